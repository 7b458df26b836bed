/** All tables: made, found again next week, and put away while nobody looks. */
import { Game } from '@fabula/table/game.ts';
import type { Asker } from '@fabula/table/ledger.ts';
import type { NewTable } from '@fabula/table/opening.ts';
import type { House } from '@fabula/table/ports.ts';
import type { Choices } from '@fabula/table/register/model.ts';
import { Table } from '@fabula/table/table.ts';
import type { Counts } from '../counts.ts';
import type { Listing } from '../nodes/house-tidings.ts';

/** A code for the table, and a name for its first game. */
export interface Placement {
  readonly code: string;
  readonly game: string;
  /** Where it is opened from, as far as the house keeping needs to know. */
  readonly origin: string | null;
}

/** Other nodes, which may have the same tables in memory. */
interface Followers {
  follow(table: Table): void;
  unfollow(code: string, alarm: number | null): void;
}

/** A table that could not be loaded when its time came is tried again after so long. */
const AGAIN = 60_000;

export class Tables {
  readonly #house: House;
  readonly #counts: Counts;
  readonly #loaded = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table | null>>();
  readonly #neighbourhood: Followers | null;

  constructor(house: House, counts: Counts, neighbourhood: Followers | null = null) {
    this.#house = house;
    this.#counts = counts;
    this.#neighbourhood = neighbourhood;
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
  async open({ rules, decks, choices }: NewTable, asker: Asker, place: Placement): Promise<Table> {
    const { code, game: id, origin } = place;
    const found = await this.find(code);
    const table =
      found ??
      (await this.#make(code, choices, asker, () =>
        Game.begin(this.#house, rules, { game: id, decks, owner: asker.by }, asker, origin),
      ));
    if (table.register.game === id || table.register.games.includes(id)) return table;
    throw new Error(`The code ${code} belongs to another table`);
  }

  async #make(code: string, choices: Choices, asker: Asker, begin: () => Promise<Game>): Promise<Table> {
    const table = await Table.open(this.#house, code, await begin(), choices, asker);
    if (!table) throw new Error(`The code ${code} belongs to another table`);
    this.#counts.tablesOpened += 1;
    return this.#keep(table);
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
    const table = await Table.find(this.#house, code);
    return table && this.#keep(table);
  }

  /** Of two that were loaded at once the first is the one. */
  #keep(table: Table): Table {
    const before = this.#loaded.get(table.code);
    if (before) table.putAway();
    else {
      this.#loaded.set(table.code, table);
      this.#neighbourhood?.follow(table);
    }
    return before ?? table;
  }

  /** A table's time has come; if it was put away it is fetched first. */
  ring(code: string): void {
    const table = this.#loaded.get(code);
    if (table) this.#wake(table);
    else {
      this.find(code).then(
        (found) => {
          if (found) this.#wake(found);
          // There is no such table any more: nobody need be woken for it again.
          else this.#neighbourhood?.unfollow(code, null);
        },
        (error: unknown) => {
          this.#house.log.error({ err: error, table: code }, 'a table could not be loaded');
          this.#house.setAlarm(code, this.#house.clock.now() + AGAIN);
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
    table.putAway();
    this.#drop(table.code, table.gameDueAt);
    this.#house.minds.leave(table.game.id);
    this.#house.setAlarm(table.code, table.gameDueAt);
  }

  /** Those that anybody may find. */
  listed(): Listing[] {
    return [...this.all]
      .filter(({ register, guests }) => register.listed && guests.size > 0)
      .map(({ code, register, game }) => {
        const { phase, people, rules, seats } = game.state;
        const seated = people.filter(({ seat }) => seat !== null).length;
        const { language } = register;
        return { code, language, phase: phase.name, seated, seats: seats.length, most: rules.seats.most };
      });
  }

  /** The games people at a table look at: the one on it, and the one before, whose result they may still talk about. */
  games(): Set<string> {
    const games = new Set<string>();
    for (const { game, register } of this.all)
      for (const id of [game.id, register.game, ...register.games.slice(-1)]) games.add(id);
    return games;
  }

  #drop(code: string, alarm: number | null): void {
    this.#loaded.delete(code);
    this.#neighbourhood?.unfollow(code, alarm);
  }

  abandon(code: string, table: object): void {
    if (this.#loaded.get(code) !== table) return;
    this.#drop(code, null);
    this.#house.setAlarm(code, null);
  }

  async settled(): Promise<void> {
    await Promise.allSettled([...this.all].map((table) => table.settled()));
  }
}
