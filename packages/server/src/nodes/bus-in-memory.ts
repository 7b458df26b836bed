/** A bus between nodes of one process, for tests. */
import type { Bus } from './bus.ts';

type Heard = (text: string) => void;

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
  readonly #listeners = new Map<string, Set<Heard>>();
  #look: () => void = () => undefined;
  /** As if the line were cut: nothing is heard, nothing is told. */
  isCut = false;

  constructor(hub: MemoryHub) {
    this.#hub = hub;
  }

  publish(channel: string, text: string): void {
    if (!this.isCut) this.#hub.tell(this, channel, text);
  }

  subscribe(channel: string, heard: Heard): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(heard));
    return () => {
      listeners.delete(heard);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
  }

  onGap(look: () => void): void {
    this.#look = look;
  }

  mend(): void {
    this.isCut = false;
    this.#look();
  }

  hear(channel: string, text: string): void {
    if (this.isCut) return;
    for (const heard of this.#listeners.get(channel) ?? []) heard(text);
  }

  close(): Promise<void> {
    this.#hub.leave(this);
    return Promise.resolve();
  }
}
