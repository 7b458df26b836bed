/** A bus between nodes of one process, for tests. */
import type { Bus } from '../src/bus/bus.ts';
import { Listeners } from '../src/bus/listeners.ts';

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

  constructor(hub: MemoryHub) {
    this.#hub = hub;
  }

  publish(channel: string, text: string): boolean {
    this.#hub.tell(this, channel, text);
    return true;
  }

  subscribe(channel: string, heard: (text: string) => void): () => void {
    return this.#listeners.add(channel, heard);
  }

  isListening(): Promise<void> {
    return Promise.resolve();
  }

  onGap(): void {
    /* Nothing is ever missed here. */
  }

  hear(channel: string, text: string): void {
    this.#listeners.tell(channel, text);
  }

  close(): Promise<void> {
    this.#hub.leave(this);
    return Promise.resolve();
  }
}

/** A bus that can be cut: nothing is heard, nothing is told. */
export class CutBus implements Bus {
  readonly #bus: Bus;
  #missed: () => void = () => undefined;
  isCut = false;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  publish(channel: string, text: string): boolean {
    return this.isCut || this.#bus.publish(channel, text);
  }

  subscribe(channel: string, heard: (text: string) => void): () => void {
    return this.#bus.subscribe(channel, (text) => {
      if (!this.isCut) heard(text);
    });
  }

  isListening(): Promise<void> {
    return this.#bus.isListening();
  }

  onGap(missed: () => void): void {
    this.#missed = missed;
    this.#bus.onGap(missed);
  }

  mend(): void {
    this.isCut = false;
    this.#missed();
  }

  close(): Promise<void> {
    return this.#bus.close();
  }
}
