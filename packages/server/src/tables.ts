/** All tables: made, found again next week, and put away while nobody looks. */
import { newGame, type Opening as GameOpening } from '@fabula/engine/decide.ts';
import type { Deck, PlayerId } from '@fabula/engine/model.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import { pagesOf } from '@fabula/gamelog/pages.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import { type Asker, Game } from './game.ts';
import type { House } from './house.ts';
import { newSeed } from './secrets.ts';
import { Table } from './table.ts';
import { writeDocument } from './documents.ts';
import { readTableDoc, type TableDoc, TABLES } from './table-doc.ts';

export interface Opening {
  readonly rules: Rules;
  readonly decks: readonly Deck[];
  readonly language: Language;
  readonly listed: boolean;
  readonly chat: boolean;
  /** Where it is opened from, as far as the house keeping needs to know. */
  readonly origin: string | null;
}

/** A code for the table, and a name for its first game. */
export interface Place {
  readonly code: string;
  readonly game: string;
}

/** A table that could not be loaded when its time came is tried again after so long. */
const AGAIN = 60_000;

export class Tables {
  readonly #house: House;
  readonly #loaded = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table | null>>();

  constructor(house: House) {
    this.#house = house;
  }

  get size(): number {
    return this.#loaded.size;
  }

  isLoaded(code: string): boolean {
    return this.#loaded.has(code) || this.#loading.has(code);
  }

  /** The table, if it is in memory. */
  inUse(code: string): Table | undefined {
    return this.#loaded.get(code);
  }

  get all(): IterableIterator<Table> {
    return this.#loaded.values();
  }

  /** Does only what is not done yet: the same opening may have been begun before, and cut off at any point. */
  async open(
    { rules, decks, origin, ...settings }: Opening,
    asker: Asker,
    { code, game }: Place,
  ): Promise<Table> {
    const { store, counts } = this.#house;
    if (!(await this.find(code))) {
      await beginGame(this.#house, game, rules, { decks, owner: asker.by }, asker, origin);
      const kept = { banned: [], bots: {}, mutes: {}, handovers: [], closed: false };
      const doc: TableDoc = { code, game, games: [], ...settings, ...kept };
      const put = await store.records.put(TABLES, code, writeDocument(doc), 0);
      if (put.ok) counts.tablesOpened += 1;
    }
    const table = await this.find(code);
    if (table?.doc.game === game || table?.doc.games.includes(game)) return table;
    throw new Error(`The code ${code} belongs to another table`);
  }

  find(code: string): Promise<Table | null> {
    const loaded = this.#loaded.get(code);
    if (loaded) return Promise.resolve(loaded);
    const loading = this.#loading.get(code);
    if (loading) return loading;
    const promise = this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, promise);
    return promise;
  }

  async #load(code: string): Promise<Table | null> {
    const { store } = this.#house;
    const record = await store.records.get(TABLES, code);
    if (!record) return null;
    const doc = readTableDoc(code, record.text);
    const game = new Game(doc.game);
    for await (const page of pagesOf(store.games, doc.game)) game.catchUp(page);
    if (game.v === 0) return null;
    return this.#keep(await this.#furnish(doc, record.version, game));
  }

  async #furnish(doc: TableDoc, version: number, game: Game): Promise<Table> {
    const profiles = new Map<PlayerId, Profile>();
    const known = [...game.state.people.filter(({ bot }) => !bot).map(({ id }) => id), ...doc.banned];
    await Promise.all(
      known.map(async (id) => {
        const profile = await this.#house.profileOf(id);
        if (profile) profiles.set(id, profile);
      }),
    );
    return new Table(this.#house, doc, version, game, profiles);
  }

  #keep(table: Table): Table {
    this.#loaded.set(table.code, table);
    return table;
  }

  /** A table's time has come; if it was put away it is fetched first. */
  ring(code: string): void {
    const table = this.#loaded.get(code);
    if (table) this.#wake(table);
    else {
      this.find(code).then(
        (found) => found && this.#wake(found),
        (error: unknown) => {
          this.#house.log.error({ err: error, table: code }, 'a table could not be loaded');
          this.#house.alarms.set(code, this.#house.clock.now() + AGAIN);
        },
      );
    }
  }

  #wake(table: Table): void {
    try {
      if (!table.wake()) return;
    } catch (error) {
      // A mistake of ours must not reach the other tables.
      table.breakDown(error);
      return;
    }
    this.#loaded.delete(table.code);
    this.#house.brains.leave(table.game.id);
    this.#house.alarms.set(table.code, table.alarm);
  }

  /** The games of all tables in memory, on them now or played there before. */
  games(): Set<string> {
    const games = new Set<string>();
    for (const { game, doc } of this.all) for (const id of [game.id, doc.game, ...doc.games]) games.add(id);
    return games;
  }

  abandon(code: string): void {
    this.#loaded.delete(code);
    this.#house.alarms.set(code, null);
  }

  async settled(): Promise<void> {
    await Promise.all([...this.all].map((table) => table.settled()));
  }
}

/** A new game's log, with its opening on disk. */
export async function beginGame(
  { store }: House,
  id: string,
  rules: Rules,
  opening: Omit<GameOpening, 'game' | 'seed'>,
  asker: Asker,
  origin: string | null,
): Promise<Game> {
  const game = new Game(id);
  const { events, state } = newGame(rules, { ...opening, game: id, seed: newSeed() });
  const sealed = game.seal(null, events, asker);
  const [appended] = await Promise.all([
    store.games.append(id, 0, sealed.text, events.length),
    store.games.note(id, { origin }),
  ]);
  if (appended.ok) game.accept(state, sealed, asker, true);
  else game.catchUp(await store.games.read(id));
  return game;
}
