/** What is sent: written once, however many it goes to. */
export class Letter {
  readonly text: string;
  /** As its carrier sends it, once one has packed it. */
  packed: Uint8Array | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

export const letter = (message: object): Letter => new Letter(JSON.stringify(message));
