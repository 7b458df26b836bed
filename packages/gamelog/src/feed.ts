import { type Entry, type OnEntry, type OnLost, StoreError } from './port.ts';

type Read = (game: string, afterSeq: number) => Promise<Entry[]>;

/**
 * Those who follow games. An adapter announces what it knows to be durable; whatever was missed, because it came
 * before the subscription or from another node, is read from the log. So an announcement may be late, repeated
 * or lost without any listener noticing, and PostgreSQL's NOTIFY is enough of a source.
 */
export class Feed {
  readonly #read: Read;
  readonly #followers = new Map<string, Set<Follower>>();

  constructor(read: Read) {
    this.#read = read;
  }

  subscribe(game: string, afterSeq: number, onEntry: OnEntry, onLost: OnLost): () => void {
    const of = this.#followers.get(game) ?? new Set();
    this.#followers.set(game, of);
    const leave = (): void => {
      follower.gone = true;
      of.delete(follower);
      if (of.size === 0 && this.#followers.get(game) === of) this.#followers.delete(game);
    };
    const follower: Follower = {
      seq: afterSeq,
      onEntry,
      onLost,
      leave,
      gone: false,
      reading: false,
      behind: false,
    };
    of.add(follower);
    void this.#catchUp(game, follower);
    return leave;
  }

  /** `afterSeq` is the seq of the entry before this one. */
  announce(game: string, afterSeq: number, seq: number, text: string): void {
    const followers = this.#followers.get(game);
    if (followers === undefined) return;
    for (const follower of followers) {
      if (follower.seq === afterSeq) hear(follower, { seq, text });
      else if (follower.seq < afterSeq) void this.#catchUp(game, follower);
    }
  }

  /** Another node has appended up to there. */
  heard(game: string, seq: number): void {
    for (const follower of this.#followers.get(game) ?? [])
      if (follower.seq < seq) void this.#catchUp(game, follower);
  }

  async #catchUp(game: string, follower: Follower): Promise<void> {
    follower.behind = true;
    if (follower.reading) return;
    follower.reading = true;
    try {
      while (follower.behind && !follower.gone) {
        follower.behind = false;
        for (const entry of await this.#read(game, follower.seq)) hear(follower, entry);
      }
    } catch (error) {
      if (follower.gone) return;
      follower.leave();
      follower.onLost(error instanceof StoreError ? error : new StoreError('io', String(error)));
    } finally {
      follower.reading = false;
    }
  }
}

interface Follower {
  /** The last event this one has heard of. */
  seq: number;
  readonly onEntry: OnEntry;
  readonly onLost: OnLost;
  readonly leave: () => void;
  gone: boolean;
  reading: boolean;
  behind: boolean;
}

function hear(follower: Follower, entry: Entry): void {
  if (follower.gone || entry.seq <= follower.seq) return;
  follower.seq = entry.seq;
  try {
    follower.onEntry(entry);
  } catch (error) {
    // A listener's mistake is the listener's: it must reach the process, not the store or the other listeners.
    queueMicrotask(() => {
      throw error;
    });
  }
}
