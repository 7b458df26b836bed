/** What the people of the drill saw with their own eyes: what was acknowledged, every frame, and what each version of a game was like. */
import { createHash } from 'node:crypto';
import type { View } from '@fabula/engine/view.ts';
import { GAME_COMMANDS } from '@fabula/protocol/client-messages.ts';
import { Connection } from '../leaks/record.ts';
import type { Secret } from '../leaks/judge.ts';
import type { Line, Tap } from '../tap.ts';

const OWN: ReadonlySet<string> = new Set([
  'seat',
  'hand',
  'given',
  'own',
  'contested',
  'vote',
] satisfies (keyof View)[]);
const LOGGED: ReadonlySet<string> = new Set([...GAME_COMMANDS, 'rematch']);

/** Of one game. */
export interface Seen {
  readonly game: string;
  readonly table: TableWitness;
  readonly connections: Connection[];
  /** By version: what everybody may see of it, in short. */
  readonly versions: Map<number, string>;
}

export class Witness {
  /** The ids of acknowledged commands, and what they were. A client begins its ids with letters of its own: none comes twice. */
  readonly acknowledged = new Map<string, string>();
  /**
   * The ids of acknowledged rematches, and of those that were refused before them at the same table. One that was sent twice
   * may be refused by a node that cannot write it, though the node before had written it: then the next finds its game there
   * and has nothing to write.
   */
  readonly refusedBefore = new Map<string, readonly string[]>();
  readonly games = new Map<string, Seen>();
  readonly tables = new Set<string>();
  /** Two who saw different things under one number. */
  readonly forks = new Set<string>();
  readonly #tables: TableWitness[] = [];

  table(): TableWitness {
    const table = new TableWitness(this);
    this.#tables.push(table);
    return table;
  }

  /** When all is over. */
  read(): void {
    for (const table of this.#tables) table.read();
  }

  /** What everybody at a table may see is the same for all of them. */
  saw(table: TableWitness, view: View, v: number): void {
    const { versions } = this.seenOf(view.game, table);
    const inShort = digestOf(view);
    const before = versions.get(v);
    if (before === undefined) versions.set(v, inShort);
    else if (before !== inShort) this.forks.add(`game ${view.game}, version ${v}: two saw different things`);
  }

  seenOf(game: string, table: TableWitness): Seen {
    const found = this.games.get(game) ?? { game, table, connections: [], versions: new Map() };
    this.games.set(game, found);
    return found;
  }
}

/** One table: whose tokens must not be told there, and which words may. */
export class TableWitness {
  readonly whole: Witness;
  readonly secrets: Secret[] = [];
  readonly words = new Set<string>();
  /** Rematches that were refused since the last that was not. */
  refused: readonly string[] = [];
  readonly #recorded: Connection[] = [];

  constructor(whole: Witness) {
    this.whole = whole;
  }

  /** For each connection anew. What goes over it is only kept for now: while people come back, everybody waits for this thread. */
  tap(opened: (line: Line) => void): Tap {
    const record = new Connection();
    this.#recorded.push(record);
    return { opened, sent: (text) => record.sent(text), heard: (text) => record.heard(text) };
  }

  /** What was acknowledged, and who was told what in which game. */
  read(): void {
    for (const { exchanges } of this.#recorded.splice(0)) {
      const reading = new Reading(this);
      for (const { from, text } of exchanges)
        if (from === 'client') reading.sent(text);
        else reading.heard(text);
    }
  }
}

interface Heard {
  readonly ack?: string;
  readonly reject?: string;
  readonly code?: string;
  readonly welcome?: { readonly player: { readonly id: string; readonly token?: string } };
  readonly view?: View;
}

/** Reads what went over one connection, and keeps it game by game, as the judge of leaks wants it. */
class Reading {
  readonly #table: TableWitness;
  /** Unanswered messages. */
  readonly #asked = new Map<string, string>();
  #hello = '';
  #welcome = '';
  #enter = '';
  #game: string | null = null;
  #record = new Connection();

  constructor(table: TableWitness) {
    this.#table = table;
  }

  sent(text: string): void {
    const { id, type } = JSON.parse(text) as { id: string; type: string };
    if (type === 'hello') this.#hello = text;
    if (type === 'enter') this.#enter = text;
    this.#asked.set(id, text);
    this.#record.sent(text);
  }

  heard(text: string): void {
    const frame = JSON.parse(text) as Heard;
    if (frame.welcome) this.#welcomed(frame);
    if (frame.view && frame.view.game !== this.#game) this.#nextGame(frame);
    this.#record.heard(text);
    const asked = this.#asked.get(frame.ack ?? frame.reject ?? '');
    if (asked !== undefined && frame.ack !== undefined) this.#acknowledged(frame.ack, asked, frame.code);
    if (asked !== undefined && frame.reject !== undefined) this.#refused(frame.reject, asked);
    this.#asked.delete(frame.ack ?? frame.reject ?? '');
  }

  #refused(id: string, asked: string): void {
    const table = this.#table;
    if (typeOf(asked) === 'rematch') table.refused = [...table.refused, id];
  }

  #acknowledged(id: string, asked: string, code: string | undefined): void {
    const type = typeOf(asked);
    const table = this.#table;
    const { whole } = table;
    if (LOGGED.has(type)) whole.acknowledged.set(id, type);
    if (type === 'rematch') {
      whole.refusedBefore.set(id, table.refused);
      table.refused = [];
    }
    if (type === 'open' && code !== undefined) whole.tables.add(code);
  }

  #welcomed({ ack, welcome }: Heard): void {
    const { id = '', token } = welcome?.player ?? {};
    this.#welcome = JSON.stringify({ ack, welcome: { player: { id } } });
    if (token === undefined) return;
    const hash = createHash('sha256').update(token).digest('hex');
    this.#table.secrets.push(
      { text: token, what: 'the token of a player', owner: this.#record },
      { text: hash, what: 'the hash of a token' },
    );
  }

  /** Another game on the table: from here on it is judged by another log. Who listens, and as what, stays as it is. */
  #nextGame({ ack, view }: Heard): void {
    const { id } = JSON.parse(this.#enter) as { id: string };
    if (this.#game !== null) {
      this.#record = new Connection();
      this.#record.sent(this.#hello);
      this.#record.heard(this.#welcome);
      this.#record.sent(this.#enter);
      if (ack !== id) this.#record.heard(JSON.stringify({ ack: id }));
      for (const text of this.#asked.values()) this.#record.sent(text);
    }
    this.#game = view?.game ?? '';
    this.#table.whole.seenOf(this.#game, this.#table).connections.push(this.#record);
  }
}

const typeOf = (message: string): string => (JSON.parse(message) as { type: string }).type;

/** What parts of views read. A view shares most of them with the one before. */
const TEXTS = new WeakMap<object, string>();

/** Without what is one seat's own. */
export function digestOf(view: View): string {
  const common = Object.entries(view).filter(([part]) => !OWN.has(part));
  const sorted = common.sort(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(([part, value]) => `${part}: ${textOf(value)}`).join();
  return createHash('sha1').update(text).digest('base64').slice(0, 12);
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = TEXTS.get(value) ?? JSON.stringify(value);
  TEXTS.set(value, text);
  return text;
}
