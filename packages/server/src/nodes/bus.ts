/** How nodes tell each other things that no log has to keep. What is told may be lost: whoever follows looks for themselves now and then. */
export interface Bus {
  /** To every other node that listens to this channel. */
  publish(channel: string, text: string): void;
  /** The answer ends it. */
  subscribe(channel: string, heard: (text: string) => void): () => void;
  /** Called whenever something may have been missed. */
  onGap(look: () => void): void;
  close(): Promise<void>;
}
