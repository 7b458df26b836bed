/** Where the table on this device is kept between visits: its register, and the log of the game on it. */
import type { Drawer } from '@fabula/table/register/record.ts';

/** Thrown by whatever would write when another page has taken the table over: nothing more is to come from here. */
export class Displaced extends Error {}

export interface Shelf extends Omit<Drawer, 'sizeOf'> {
  /** Whoever takes it last is the one who may write. The answer is the bots' luck. */
  take(): Promise<{ readonly secret: string }>;
  /** The texts of a game's log after so many events. */
  read(game: string, afterSeq: number): Promise<readonly { readonly text: string }[]>;
  append(game: string, expectedSeq: number, text: string): Promise<{ readonly ok: boolean }>;
  /** The logs of all other games go. */
  keepOnly(game: string): Promise<void>;
  clear(): Promise<void>;
}

/** Something could not be read or written; the cause says why. */
export class ShelfError extends Error {}

/** The same shelf, whose every failure says that it is the shelf's. */
export function guarded(shelf: Shelf): Shelf {
  const guard = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      throw new ShelfError('The shelf failed', { cause });
    });
  return {
    take: () => guard(shelf.take()),
    get: () => guard(shelf.get()),
    put: (text, version) => guard(shelf.put(text, version)),
    read: (game, afterSeq) => guard(shelf.read(game, afterSeq)),
    append: (game, from, text) => guard(shelf.append(game, from, text)),
    keepOnly: (game) => guard(shelf.keepOnly(game)),
    clear: () => guard(shelf.clear()),
  };
}

interface Kept {
  readonly from: number;
  readonly text: string;
}

/** Lasts as long as the page, where a browser keeps nothing. */
export class MemoryShelf implements Shelf {
  readonly #secret: string;
  readonly #logs = new Map<string, Kept[]>();
  #register: { readonly text: string; readonly version: number } | undefined;

  constructor(secret: string) {
    this.#secret = secret;
  }

  take(): Promise<{ readonly secret: string }> {
    return Promise.resolve({ secret: this.#secret });
  }

  get(): ReturnType<Drawer['get']> {
    return Promise.resolve(this.#register);
  }

  put(text: string, expectedVersion: number): ReturnType<Drawer['put']> {
    const { version = 0 } = this.#register ?? {};
    const ok = version === expectedVersion;
    if (ok) this.#register = { text, version: version + 1 };
    return Promise.resolve({ ok, version: ok ? version + 1 : version });
  }

  read(game: string, afterSeq: number): Promise<readonly Kept[]> {
    return Promise.resolve((this.#logs.get(game) ?? []).filter(({ from }) => from >= afterSeq));
  }

  append(game: string, from: number, text: string): Promise<{ readonly ok: boolean }> {
    const log = this.#logs.get(game) ?? [];
    const ok = !log.some((entry) => entry.from === from);
    if (ok) this.#logs.set(game, [...log, { from, text }]);
    return Promise.resolve({ ok });
  }

  keepOnly(game: string): Promise<void> {
    for (const other of this.#logs.keys()) if (other !== game) this.#logs.delete(other);
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.#logs.clear();
    this.#register = undefined;
    return Promise.resolve();
  }
}
