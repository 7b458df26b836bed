/** The nodes of one house: what they tell each other of their tables, who is there through whom, and who minds what. */
import type { GameLog } from '@fabula/gamelog/port.ts';
import type { Neighbour, Nodes, Tidings } from '@fabula/table/nodes.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Bus } from './bus.ts';
import type { Lease, Presence } from './presence.ts';
import { chosenFor } from './rendezvous.ts';

/** How often a node gives a sign of life, and how often it looks whether it has missed something, in milliseconds. */
const BEAT = 1_000;
const LOOK = 3_000;
/** Registers change seldom: they are looked into every so many times. */
const REGISTERS = 10;

interface Followed {
  readonly table: Table;
  readonly end: () => void;
  /** Through other nodes. */
  neighbours: readonly Lease[];
  isMinded: boolean;
}

export interface NeighbourhoodParts {
  /** What this node is called, among all there ever were. */
  readonly node: string;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly games: Pick<GameLog, 'standing'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called with every sign of life: the nodes that are alive. */
  readonly beat: (alive: readonly string[]) => void;
}

export class Neighbourhood implements Nodes {
  readonly node: string;
  readonly #parts: NeighbourhoodParts;
  readonly #followed = new Map<string, Followed>();
  #alive: readonly string[];
  #callOffs: readonly (() => void)[] = [];
  #looks = 0;

  constructor(parts: NeighbourhoodParts) {
    this.#parts = parts;
    this.node = parts.node;
    this.#alive = [parts.node];
    parts.bus.onGap(() => this.#lookForAll());
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#callOffs = [this.#every(BEAT, () => this.#beat()), this.#every(LOOK, () => this.#look())];
  }

  async stop(): Promise<void> {
    for (const callOff of this.#callOffs) callOff();
    await this.#try(() => this.#parts.presence.retire(this.node));
    for (const code of [...this.#followed.keys()]) this.unfollow(code);
  }

  // Tables that are in memory here

  follow(table: Table): void {
    const { code } = table;
    const end = this.#parts.bus.subscribe(code, (text) => this.#hear(table, text));
    this.#followed.set(code, { table, end, neighbours: [], isMinded: true });
    void this.#try(() => this.#meet([code]));
    table.following.askWhatWasSaid();
  }

  unfollow(code: string): void {
    this.#followed.get(code)?.end();
    this.#followed.delete(code);
  }

  tell(code: string, tidings: Tidings): void {
    this.#parts.bus.publish(code, JSON.stringify(tidings));
  }

  came(code: string, { player, role }: Neighbour): void {
    void this.#try(async () => {
      await this.#parts.presence.come({ code, player, role, node: this.node });
      this.#parts.bus.publish(code, PEOPLE);
    });
    this.#choose(code);
  }

  left(code: string, { player, role }: Neighbour): void {
    void this.#try(async () => {
      await this.#parts.presence.leave({ code, player, role, node: this.node });
      this.#parts.bus.publish(code, PEOPLE);
    });
    this.#choose(code);
  }

  neighbours(code: string): readonly Neighbour[] {
    return this.#followed.get(code)?.neighbours ?? [];
  }

  minds(code: string): boolean {
    return this.#followed.get(code)?.isMinded ?? true;
  }

  /** Somebody is at this table through another node; it need not be in memory here. */
  async isElsewhere(code: string): Promise<boolean> {
    const leases = await this.#parts.presence.at([code]);
    return leases.some(({ node }) => node !== this.node);
  }

  /** Whether this node does something that one of all should do. */
  isChosenFor(what: string): boolean {
    return chosenFor(what, this.#alive) === this.node;
  }

  #hear(table: Table, text: string): void {
    if (text === PEOPLE) void this.#try(() => this.#meet([table.code]));
    else table.following.hear(JSON.parse(text) as Tidings);
  }

  // Who is there through whom

  async #meet(codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return;
    const leases = await this.#parts.presence.at(codes);
    for (const code of codes) {
      const followed = this.#followed.get(code);
      if (!followed) continue;
      followed.neighbours = leases.filter((lease) => lease.code === code && lease.node !== this.node);
      this.#choose(code);
      await followed.table.following.meetNeighbours();
    }
  }

  /** Somebody's table is minded where somebody is. Where nobody is, whoever still has it in memory does no harm. */
  #choose(code: string): void {
    const followed = this.#followed.get(code);
    if (!followed) return;
    const nodes = new Set(followed.neighbours.map(({ node }) => node));
    if (followed.table.guests.size > 0) nodes.add(this.node);
    followed.isMinded = nodes.size === 0 || chosenFor(code, nodes) === this.node;
  }

  // Signs of life

  async #beat(): Promise<void> {
    const alive = await this.#parts.presence.beat(this.node);
    this.#parts.beat(alive);
    if (alive.join() === this.#alive.join()) return;
    this.#alive = alive;
    await this.#meet([...this.#followed.keys()]);
  }

  /** What was told may have been lost: the logs know. */
  async #look(): Promise<void> {
    const tables = [...this.#followed.values()].map(({ table }) => table);
    if (tables.length === 0) return;
    this.#looks += 1;
    if (this.#looks % REGISTERS === 0) return this.#lookForAll();
    const standing = await this.#parts.games.standing(tables.map(({ game }) => game.id));
    const seqs = new Map(standing.map(({ game, seq }) => [game, seq]));
    for (const table of tables) {
      const seq = seqs.get(table.game.id);
      if (seq === undefined || seq > table.game.seq) table.following.catchUp();
    }
  }

  #lookForAll(): void {
    for (const { table } of this.#followed.values()) table.following.catchUp();
    void this.#try(() => this.#meet([...this.#followed.keys()]));
  }

  #every(ms: number, work: () => Promise<void>): () => void {
    const { clock } = this.#parts;
    let isOver = false;
    let callOff = clock.after(ms, ring);
    const again = (): void => {
      if (!isOver) callOff = clock.after(ms, ring);
    };
    const attempt = (): Promise<void> => this.#try(work);
    function ring(): void {
      void attempt().then(again);
    }
    return () => {
      isOver = true;
      callOff();
    };
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

/** Who is at a table has changed. */
const PEOPLE = 'people';
