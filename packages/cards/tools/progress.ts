/** A progress bar on a terminal, plain lines elsewhere. */
export class Progress {
  private done = 0;
  private readonly total: number;
  private readonly live = process.stdout.isTTY;

  constructor(total: number) {
    this.total = total;
  }

  start(what: string): void {
    if (!this.live) return;
    const filled = Math.round((this.done / this.total) * 24);
    process.stdout.write(
      `\r\x1b[K[${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${this.done}/${this.total} ${what}`,
    );
  }

  finish(what: string, outcome: string): void {
    this.done++;
    process.stdout.write(`${this.live ? '\r\x1b[K' : ''}${what}: ${outcome}\n`);
  }
}
