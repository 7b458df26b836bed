/** Who listens to which channel of a bus. */
type Heard = (text: string) => void;

export class Listeners {
  readonly #by = new Map<string, Set<Heard>>();

  /** The answer ends it. */
  add(channel: string, heard: Heard): () => void {
    const listeners = this.#by.get(channel) ?? new Set();
    this.#by.set(channel, listeners.add(heard));
    return () => {
      listeners.delete(heard);
      if (listeners.size === 0 && this.#by.get(channel) === listeners) this.#by.delete(channel);
    };
  }

  tell(channel: string, text: string): void {
    for (const heard of this.#by.get(channel) ?? []) heard(text);
  }
}
