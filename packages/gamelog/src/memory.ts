import { conflict, putConflict, StoreError, unfit } from './port.ts';
import type {
  About,
  Appended,
  Entry,
  GameLog,
  GameSummary,
  Media,
  Page,
  Put,
  Rec,
  Records,
  RecSize,
  Standing,
  Store,
} from './port.ts';

interface Game {
  readonly entries: Entry[];
  lastAt: number;
  about: About;
}

const UNKNOWN: About = { people: null, origin: null };

/** The store of tests and of play without a disk. It is also the model the other adapters are compared with. */
export function openMemory(now: () => number = Date.now): Store {
  const state = { closed: false };
  const open = (): void => {
    if (state.closed) throw new StoreError('closed', 'The store is closed');
  };
  const games = new MemoryLog(open, now);
  const records = new MemoryRecords(open, now);
  const media = new MemoryMedia(open);
  return {
    games,
    records,
    media,
    health: async () => {
      open();
      return { isFull: false, bytes: games.bytes + records.bytes + media.bytes };
    },
    failed: new Promise(() => undefined),
    close() {
      state.closed = true;
      return Promise.resolve();
    },
  };
}

class MemoryLog implements GameLog {
  readonly #games = new Map<string, Game>();
  readonly #open: () => void;
  readonly #now: () => number;

  constructor(open: () => void, now: () => number) {
    this.#open = open;
    this.#now = now;
  }

  get bytes(): number {
    return [...this.#games.values()].reduce((sum, game) => sum + bytesOf(game.entries), 0);
  }

  async append(game: string, expectedSeq: number, text: string, eventCount: number): Promise<Appended> {
    this.#open();
    const mistake = unfit(text, eventCount);
    if (mistake) throw mistake;
    const head = this.#head(game);
    if (head !== expectedSeq) return conflict(head);
    const seq = expectedSeq + eventCount;
    const log = this.#games.get(game) ?? { entries: [], lastAt: 0, about: UNKNOWN };
    this.#games.set(game, log);
    log.entries.push({ seq, text });
    log.lastAt = this.#now();
    return { ok: true };
  }

  async read(game: string, afterSeq = 0, limit = Infinity): Promise<Entry[]> {
    this.#open();
    return (this.#games.get(game)?.entries ?? []).filter(({ seq }) => seq > afterSeq).slice(0, limit);
  }

  async last(game: string): Promise<Entry | undefined> {
    this.#open();
    return this.#games.get(game)?.entries.at(-1);
  }

  async length(game: string): Promise<number> {
    this.#open();
    return this.#head(game);
  }

  async note(game: string, about: Partial<About>): Promise<boolean> {
    this.#open();
    const found = this.#games.get(game);
    if (found) found.about = { ...found.about, ...about };
    return found !== undefined;
  }

  async about(game: string): Promise<About | undefined> {
    this.#open();
    return this.#games.get(game)?.about;
  }

  async games(page: Page): Promise<GameSummary[]> {
    this.#open();
    return pageOf(this.#games, page).map(([game, { lastAt, entries, about }]) => ({
      game,
      seq: this.#head(game),
      lastAt,
      bytes: bytesOf(entries),
      ...about,
    }));
  }

  async standing(games: readonly string[]): Promise<Standing[]> {
    this.#open();
    return games.filter((game) => this.#games.has(game)).map((game) => ({ game, seq: this.#head(game) }));
  }

  async remove(game: string, expectedSeq?: number): Promise<boolean> {
    this.#open();
    if (expectedSeq !== undefined && expectedSeq !== this.#head(game)) return false;
    return this.#games.delete(game);
  }

  #head(game: string): number {
    return this.#games.get(game)?.entries.at(-1)?.seq ?? 0;
  }
}

class MemoryRecords implements Records {
  readonly #kinds = new Map<string, Map<string, Rec>>();
  readonly #open: () => void;
  readonly #now: () => number;

  constructor(open: () => void, now: () => number) {
    this.#open = open;
    this.#now = now;
  }

  get bytes(): number {
    return [...this.#kinds.values()].reduce((sum, kind) => sum + bytesOf([...kind.values()]), 0);
  }

  async get(kind: string, id: string): Promise<Rec | undefined> {
    this.#open();
    return this.#kind(kind).get(id);
  }

  async put(kind: string, id: string, text: string, expectedVersion: number): Promise<Put> {
    this.#open();
    const mistake = unfit(text, 1);
    if (mistake) throw mistake;
    const found = this.#kind(kind).get(id)?.version ?? 0;
    if (found !== expectedVersion) return putConflict(found);
    const version = found + 1;
    this.#kind(kind).set(id, { id, version, text, at: this.#now() });
    return { ok: true, version };
  }

  async remove(kind: string, id: string, expectedVersion?: number): Promise<boolean> {
    this.#open();
    const version = this.#kind(kind).get(id)?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== version) return false;
    return this.#kind(kind).delete(id);
  }

  async list(kind: string, page: Page): Promise<Rec[]> {
    this.#open();
    return pageOf(this.#kind(kind), page).map(([, record]) => record);
  }

  async sizes(kind: string, page: Page): Promise<RecSize[]> {
    return (await this.list(kind, page)).map((record) => ({ id: record.id, bytes: bytesOf([record]) }));
  }

  async kinds(): Promise<string[]> {
    this.#open();
    return [...this.#kinds].flatMap(([kind, of]) => (of.size > 0 ? [kind] : [])).sort();
  }

  #kind(kind: string): Map<string, Rec> {
    const found = this.#kinds.get(kind) ?? new Map<string, Rec>();
    this.#kinds.set(kind, found);
    return found;
  }
}

class MemoryMedia implements Media {
  readonly #kept = new Map<string, Uint8Array>();
  readonly #open: () => void;

  constructor(open: () => void) {
    this.#open = open;
  }

  get bytes(): number {
    return [...this.#kept.values()].reduce((sum, { length }) => sum + length, 0);
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    this.#open();
    if (!this.#kept.has(id)) this.#kept.set(id, bytes);
  }

  async get(id: string): Promise<Uint8Array | undefined> {
    this.#open();
    return this.#kept.get(id);
  }

  async remove(id: string): Promise<boolean> {
    this.#open();
    return this.#kept.delete(id);
  }

  async sizes(page: Page): Promise<RecSize[]> {
    this.#open();
    return pageOf(this.#kept, page).map(([id, { length }]) => ({ id, bytes: length }));
  }
}

const bytesOf = (texts: readonly { readonly text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

function pageOf<T>(map: ReadonlyMap<string, T>, { after = '', limit }: Page): [string, T][] {
  const rest = [...map].filter(([name]) => name > after);
  return rest.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, limit);
}
