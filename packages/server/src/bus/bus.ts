/** How nodes tell each other things that no log has to keep. What is told may be lost: whoever follows looks for themselves now and then. */
export interface Bus {
  /** To every other node that listens to this channel. False: nobody will hear it, since it is too long, or too much waits. */
  publish(channel: string, text: string): boolean;
  /** The answer ends it. */
  subscribe(channel: string, heard: (text: string) => void): () => void;
  /** Resolves when whatever is told from now on is heard on every channel subscribed to so far. */
  isListening(): Promise<void>;
  /** Called whenever something may have been missed. */
  onGap(missed: () => void): void;
  close(): Promise<void>;
}
