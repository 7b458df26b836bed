/** What the people of the drill saw with their own eyes: what was acknowledged, every frame, and what each version of a game was like. */
import { createHash } from 'node:crypto';
import type { View } from '@fabula/engine/view.ts';
import { GAME_COMMANDS } from '@fabula/protocol/client-messages.ts';
import { Connection } from '../leaks/record.ts';
import type { Secret } from '../leaks/judge.ts';
import type { Line, Tap } from '../tap.ts';

const OWN: ReadonlySet<string> = new Set(['seat', 'hand', 'given', 'vote'] satisfies (keyof View)[]);
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
  readonly games = new Map<string, Seen>();
  readonly tables = new Set<string>();
  /** Two who saw different things under one number. */
  readonly forks = new Set<string>();

  table(): TableWitness {
    return new TableWitness(this);
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

  constructor(whole: Witness) {
    this.whole = whole;
  }

  /** For each connection anew. */
  tap(opened: (line: Line) => void): Tap {
    return new Listener(this, opened);
  }
}

interface Heard {
  readonly ack?: string;
  readonly reject?: string;
  readonly code?: string;
  readonly welcome?: { readonly player: { readonly id: string; readonly token?: string } };
  readonly view?: View;
}

/** Listens in on one connection, and keeps what was heard game by game, as the judge of leaks wants it. */
class Listener implements Tap {
  readonly #table: TableWitness;
  readonly opened: (line: Line) => void;
  /** Unanswered messages. */
  readonly #asked = new Map<string, string>();
  #hello = '';
  #welcome = '';
  #enter = '';
  #game: string | null = null;
  #record = new Connection();

  constructor(table: TableWitness, opened: (line: Line) => void) {
    this.#table = table;
    this.opened = opened;
  }

  sent(text: string): void {
    const { id, type } = JSON.parse(text) as { id: string; type: string };
    if (type === 'hello') this.#hello = text;
    if (type === 'enter') this.#enter = text;
    this.#asked.set(id, text);
    this.#record.sent(text);
  }

  heard(text: string): string {
    const frame = JSON.parse(text) as Heard;
    if (frame.welcome) this.#welcomed(frame);
    if (frame.view && frame.view.game !== this.#game) this.#nextGame(frame);
    this.#record.heard(text);
    const asked = this.#asked.get(frame.ack ?? '');
    if (asked !== undefined && frame.ack !== undefined) this.#acknowledged(frame.ack, asked, frame.code);
    this.#asked.delete(frame.ack ?? frame.reject ?? '');
    return text;
  }

  #acknowledged(id: string, asked: string, code: string | undefined): void {
    const { type } = JSON.parse(asked) as { type: string };
    const { whole } = this.#table;
    if (LOGGED.has(type)) whole.acknowledged.set(id, type);
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

/** Without what is one seat's own. */
export function digestOf(view: View): string {
  const common = Object.entries(view).filter(([part]) => !OWN.has(part));
  const sorted = common.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha1').update(JSON.stringify(sorted)).digest('base64').slice(0, 12);
}
