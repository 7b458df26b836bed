/** The nodes of one house: what they tell each other of their tables, who is there through whom, and who watches what. */
import type { Alarms } from '@fabula/gamelog/alarms.ts';
import type { GameLog } from '@fabula/gamelog/port.ts';
import { type Attendant, NODE_LIFE, type Presence } from '@fabula/gamelog/presence.ts';
import { type Neighbour, type Nodes, type Tidings, withdrawn } from '@fabula/table/nodes.ts';
import type { Guest } from '@fabula/table/ports.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { areSame, attendancesOf, byTable, type Elsewhere, elsewhere, wronglyCounted } from './attendance.ts';
import type { Bus } from '../bus/bus.ts';
import { every } from './every.ts';
import { chosenFor } from './rendezvous.ts';

/** How often a node gives a sign of life, and how often it looks whether it has missed something, in milliseconds. */
const BEAT = 1_000;
const LOOK = 3_000;
/** The node that put a table away wakes it in time; others only if it did not. */
const OVERDUE = 5_000;
const MOST_RUNG = 100;
/** Of thousands of tables, so many are seen to before it is somebody else's turn. */
const AT_ONCE = 200;
/** Registers change seldom: they are looked into every so many times. */
const REGISTERS = 10;
/** Told when who is at a table has changed. */
const PEOPLE = 'people';

interface Followed {
  readonly table: Table;
  readonly end: () => void;
  /** Through other nodes. */
  neighbours: readonly Elsewhere[];
  isWatched: boolean;
}

export interface NeighbourhoodParts {
  /** What this node is called, among all there ever were. */
  readonly node: string;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly alarms: Alarms;
  /** Fetches a table that is put away, because its time has come. */
  readonly ring: (code: string) => void;
  readonly games: Pick<GameLog, 'standing'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Words about the house may have been lost. */
  readonly missed: () => void;
  /** Called with every sign of life: the nodes that are alive. */
  readonly beat: (alive: readonly string[]) => void;
}

export class Neighbourhood implements Nodes {
  readonly areSeveral = true;
  readonly node: string;
  readonly #parts: NeighbourhoodParts;
  readonly #followed = new Map<string, Followed>();
  #alive: readonly string[];
  #callOffs: readonly (() => void)[] = [];
  /** Tables whose people are asked after as soon as those asked after before have been met. */
  readonly #toMeet = new Set<string>();
  #isMeeting = false;
  #looks = 0;
  #lastBeat = -Infinity;

  constructor(parts: NeighbourhoodParts) {
    this.#parts = parts;
    this.node = parts.node;
    this.#alive = [parts.node];
    parts.bus.onGap(() => {
      for (const { table } of this.#followed.values()) {
        table.drafts.dropElsewhere();
        table.replay.doubt();
      }
      void this.#try(() => this.#lookIntoAll());
    });
  }

  async start(): Promise<void> {
    await this.#beat();
    const { clock } = this.#parts;
    this.#callOffs = [
      every(clock, BEAT, () => this.#try(() => this.#beat())),
      every(clock, LOOK, () => this.#try(() => this.#look())),
    ];
  }

  async stop(): Promise<void> {
    for (const callOff of this.#callOffs) callOff();
    await this.#try(() => this.#parts.presence.leave());
    // At once: of thousands, one after another, the last would not be set before the process is cut.
    await Promise.all(
      [...this.#followed].map(([code, { table, end }]) => {
        end();
        return this.#try(() => this.#parts.alarms.set(code, table.gameDueAt));
      }),
    );
  }

  // Tables that are in memory here

  follow(table: Table): void {
    const { code } = table;
    const end = this.#parts.bus.subscribe(code, (text) => this.#hear(table, text));
    this.#followed.set(code, { table, end, neighbours: [], isWatched: true });
    this.#meetSoon(code);
    // Somebody may have moved after its logs were read and before this node heard of moves.
    void this.#try(async () => {
      await this.#parts.bus.isListening();
      table.following.catchUp();
    });
    table.following.askWhatWasSaid();
  }

  /** It is put away; `alarm`: when something is due there, should this node not live to see it. */
  unfollow(code: string, alarm: number | null = null): void {
    this.#followed.get(code)?.end();
    this.#followed.delete(code);
    void this.#try(() => this.#parts.alarms.set(code, alarm));
  }

  tell(code: string, tidings: Tidings): void {
    const { bus } = this.#parts;
    if (bus.publish(code, JSON.stringify(tidings))) return;
    const instead = withdrawn(tidings);
    if (instead) bus.publish(code, JSON.stringify(instead));
  }

  cameOrLeft(table: string, { player, role }: Pick<Guest, 'player' | 'role'>): void {
    this.#choose(table);
    void this.#try(async () => {
      await this.#put({ table, player, role });
      if (role === 'screen') await this.#put({ table, player, role: 'music' });
      this.#parts.bus.publish(table, PEOPLE);
    });
  }

  async #put(who: Attendant): Promise<void> {
    const here = [...(this.#followed.get(who.table)?.table.guests ?? [])].flatMap(attendancesOf);
    const theirs = here.filter(({ player, role }) => player === who.player && role === who.role);
    await this.#parts.presence.put(who, theirs.length);
  }

  neighbours(code: string): readonly Neighbour[] {
    return this.#followed.get(code)?.neighbours ?? [];
  }

  /** A node that has stood still, or could not say that it lives, watches over nothing: others have taken over by then. */
  watches(code: string): boolean {
    return this.#isBelieved && (this.#followed.get(code)?.isWatched ?? true);
  }

  /** The others believe that this node lives. */
  get #isBelieved(): boolean {
    return this.#parts.clock.now() - this.#lastBeat < NODE_LIFE;
  }

  /** Somebody is at this table through another node; it need not be in memory here. */
  async isElsewhere(code: string): Promise<boolean> {
    const here = await this.#parts.presence.at([code]);
    return here.some(({ node }) => node !== this.node);
  }

  /** Whether this node does something that one of all should do. */
  isChosenFor(what: string): boolean {
    return this.#isBelieved && chosenFor(what, this.#alive) === this.node;
  }

  #hear(table: Table, text: string): void {
    if (text === PEOPLE) this.#meetSoon(table.code);
    else void this.#try(async () => table.following.hear(JSON.parse(text) as Tidings));
  }

  // Who is there through whom

  /** When hundreds come at once, because a node has died, the database is not asked hundreds of times. */
  #meetSoon(code: string): void {
    this.#toMeet.add(code);
    if (this.#isMeeting) return;
    this.#isMeeting = true;
    void this.#meetThose().finally(() => (this.#isMeeting = false));
  }

  async #meetThose(): Promise<void> {
    while (this.#toMeet.size > 0) {
      const codes = [...this.#toMeet].slice(0, AT_ONCE);
      for (const code of codes) this.#toMeet.delete(code);
      await this.#try(() => this.#meet(codes));
    }
  }

  /**
   * Answers with those of which something else was written than is so. Where everybody is as before nothing need be shown or
   * planned anew; `anew`: the table may have stood still meanwhile.
   */
  async #meet(codes: readonly string[], anew = false): Promise<readonly string[]> {
    const here = byTable(await this.#parts.presence.at(codes));
    const found = codes.flatMap((code) => this.#followed.get(code) ?? []);
    const mended = new Set<string>();
    const changed: Table[] = [];
    for (const followed of found) {
      const { code, guests } = followed.table;
      const there = here.get(code) ?? [];
      // A write that was lost is noticed here: what is said of this node's people must be so.
      for (const who of wronglyCounted(guests, there, this.node)) {
        await this.#put({ table: code, ...who });
        mended.add(code);
      }
      const { neighbours: before, isWatched } = followed;
      followed.neighbours = elsewhere(there, this.node);
      this.#choose(code);
      if (anew || isWatched !== followed.isWatched || !areSame(before, followed.neighbours))
        changed.push(followed.table);
    }
    for (const table of changed) await this.#try(async () => table.neighboursChanged());
    for (const { table } of found) await this.#try(() => table.following.meetStrangers());
    return [...mended];
  }

  /** A table is watched where somebody is. Where nobody is, whoever still has it in memory does no harm. */
  #choose(code: string): void {
    const followed = this.#followed.get(code);
    if (!followed) return;
    const nodes = new Set(followed.neighbours.map(({ node }) => node));
    if (followed.table.guests.size > 0) nodes.add(this.node);
    followed.isWatched = nodes.size === 0 || chosenFor(code, nodes) === this.node;
  }

  // Signs of life

  async #beat(): Promise<void> {
    const { presence, beat } = this.#parts;
    const wasBelieved = this.#isBelieved;
    const saidAt = this.#parts.clock.now();
    const isKnown = await presence.beat();
    const alive = await presence.nodes();
    this.#lastBeat = saidAt;
    beat(alive);
    // Not waited for: however many there are, the next sign of life comes in time.
    if (!isKnown || !wasBelieved) void this.#try(() => this.#meetAll(true));
    if (alive.join() === this.#alive.join()) return;
    this.#alive = alive;
    void this.#try(() => this.#meetAll());
  }

  /** Whoever is here is put again, if the others do not know this node, or not any more. */
  async #meetAll(anew = false): Promise<void> {
    await this.#someAtATime(async (codes) => {
      for (const code of await this.#meet(codes, anew)) this.#parts.bus.publish(code, PEOPLE);
    });
  }

  async #someAtATime(see: (codes: readonly string[]) => Promise<void>): Promise<void> {
    const codes = [...this.#followed.keys()];
    for (let from = 0; from < codes.length; from += AT_ONCE) await see(codes.slice(from, from + AT_ONCE));
  }

  /** Tables whose node did not live to see their time. */
  async #ringOverdue(): Promise<void> {
    const { alarms, clock, ring } = this.#parts;
    for (const { table } of await alarms.due(clock.now() - OVERDUE, MOST_RUNG))
      if (!this.#followed.has(table) && this.isChosenFor(table)) ring(table);
  }

  /** What was told may have been lost: the logs know. */
  async #look(): Promise<void> {
    await this.#ringOverdue();
    this.#looks += 1;
    if (this.#looks % REGISTERS === 0) return this.#lookIntoAll();
    await this.#someAtATime(async (codes) => {
      await this.#meet(codes);
      await this.#lookIntoGames(codes);
    });
  }

  async #lookIntoGames(codes: readonly string[]): Promise<void> {
    const tables = codes.flatMap((code) => this.#followed.get(code)?.table ?? []);
    const standing = await this.#parts.games.standing(tables.map(({ game }) => game.id));
    const seqs = new Map(standing.map(({ game, seq }) => [game, seq]));
    for (const table of tables) {
      const seq = seqs.get(table.game.id);
      if (seq === undefined || seq > table.game.seq) table.following.catchUp();
    }
  }

  async #lookIntoAll(): Promise<void> {
    this.#parts.missed();
    await this.#someAtATime(async (codes) => {
      for (const code of codes) this.#followed.get(code)?.table.following.catchUp();
      await this.#meet(codes);
    });
  }

  /** A database that is away comes back; until then everything stays as it is known. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the other nodes could not be asked');
    }
  }
}
