/** A bus between nodes of one process, for tests. */
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

export class MemoryHub {
  readonly #ends = new Set<MemoryBus>();

  /** One node's end of it. */
  join(): MemoryBus {
    const end = new MemoryBus(this);
    this.#ends.add(end);
    return end;
  }

  leave(end: MemoryBus): void {
    this.#ends.delete(end);
  }

  tell(from: MemoryBus, channel: string, text: string): void {
    for (const end of this.#ends) if (end !== from) queueMicrotask(() => end.hear(channel, text));
  }
}

export class MemoryBus implements Bus {
  readonly #hub: MemoryHub;
  readonly #listeners = new Listeners();
  #look: () => void = () => undefined;
  /** As if the line were cut: nothing is heard, nothing is told. */
  isCut = false;

  constructor(hub: MemoryHub) {
    this.#hub = hub;
  }

  publish(channel: string, text: string): void {
    if (!this.isCut) this.#hub.tell(this, channel, text);
  }

  subscribe(channel: string, heard: (text: string) => void): () => void {
    return this.#listeners.add(channel, heard);
  }

  onGap(look: () => void): void {
    this.#look = look;
  }

  mend(): void {
    this.isCut = false;
    this.#look();
  }

  hear(channel: string, text: string): void {
    if (!this.isCut) this.#listeners.tell(channel, text);
  }

  close(): Promise<void> {
    this.#hub.leave(this);
    return Promise.resolve();
  }
}
