/**
 * A log and what it adds up to. Something is decided on the state, written at the place that is expected, and applied; what
 * others wrote is read and applied. There is no other way for the state to change, whoever moved.
 */
import type { PlayerId } from '@fabula/engine/model.ts';

/** Who asked, and the id of the message: kept beside the entry, so that the same message counts once. */
export interface Asker {
  readonly by: PlayerId;
  readonly id: string;
}

export interface Decided<State, Event> {
  readonly events: readonly Event[];
  /** What they lead to. */
  readonly state: State;
}

/** The rules of a log: of the game's by the engine, of the table's by its register. */
export interface Rulebook<State, Event> {
  readonly nothing: State;
  evolve(state: State, event: Event): State;
  /** Seals an entry to all before it; a log without seals has none. */
  seal?(before: string, entry: string): string;
}

/** What a log adds up to at some point, in place of all entries before. */
export interface Snapshot<State> {
  readonly state: State;
  readonly seq: number;
  /** Messages that were answered lately. */
  readonly answered: readonly Asker[];
}

/** Where a log is kept. */
export interface Pages<State> {
  /** Only if the log still ends at `expectedSeq`. `after` is what it adds up to then, for a log that is compacted. */
  append(expectedSeq: number, text: string, events: number, after: State): Promise<Written>;
  /** What comes after `afterSeq`, some at a time; where entries are gone, what they added up to. */
  read(afterSeq: number): AsyncIterable<readonly (Text | Snapshot<State>)[]>;
  /** What a text takes there, in bytes. */
  sizeOf(text: string): number;
}

export interface Text {
  readonly text: string;
}

interface Written {
  readonly ok: boolean;
  /** What it took on the disk, if that is not the text alone. */
  readonly size?: number;
}

/** One entry has been applied. */
export interface Change<State, Command, Event> {
  readonly before: State;
  readonly after: State;
  readonly command: Command | null;
  readonly events: readonly Event[];
  readonly asker: Asker | null;
  /** What it takes on the disk, in bytes. */
  readonly size: number;
  /** It was decided here; otherwise it was read. */
  readonly isOurs: boolean;
}

/** As it is stored. No `by`: the command's own. */
export interface Stored<Command, Event> {
  readonly by?: PlayerId;
  readonly id?: string;
  readonly hash?: string;
  readonly entry: readonly [seq: number, command: Command | null, events: readonly Event[]];
}

/** How many messages of a player can be repeated and still count once. */
const REMEMBERED = 16;

export class Ledger<State, Command extends object, Event> {
  state: State;
  /** How many events it holds. */
  seq = 0;
  /** Whoever shows what the ledger holds hears of every entry. */
  applied: (change: Change<State, Command, Event>) => void = () => undefined;
  readonly #rulebook: Rulebook<State, Event>;
  readonly #pages: Pages<State>;
  readonly #answered = new Map<PlayerId, readonly string[]>();
  #seal = '';

  constructor(rulebook: Rulebook<State, Event>, pages: Pages<State>) {
    this.#rulebook = rulebook;
    this.#pages = pages;
    this.state = rulebook.nothing;
  }

  /** This message was answered by an entry, not too long ago. */
  hasAnswered({ by, id }: Asker): boolean {
    return this.#answered.get(by)?.includes(id) ?? false;
  }

  /**
   * Writes what was decided, and applies it. False: somebody else has written first; that has been applied, and this has to
   * be decided anew.
   */
  async append(
    command: Command | null,
    { events, state }: Decided<State, Event>,
    asker: Asker | null,
  ): Promise<boolean> {
    const entry = JSON.stringify([this.seq + 1, command, events]);
    const seal = this.#rulebook.seal?.(this.#seal, entry);
    const text = written(entry, seal, command, asker);
    const appended = await this.#pages.append(this.seq, text, events.length, state);
    const size = appended.size ?? this.#pages.sizeOf(text);
    if (appended.ok)
      this.#apply({ command, events, asker, size, isOurs: true, before: this.state, after: state }, seal);
    else await this.#fallBehind();
    return appended.ok;
  }

  async #fallBehind(): Promise<void> {
    const { seq } = this;
    await this.catchUp();
    if (this.seq === seq) throw new Error('The log ends before what was read of it');
  }

  /** Applies whatever the log holds beyond what is known here. */
  async catchUp(): Promise<void> {
    for await (const page of this.#pages.read(this.seq)) {
      for (const found of page) {
        if ('text' in found) this.#read(found.text);
        else this.#skipTo(found);
      }
    }
  }

  #read(text: string): void {
    const { hash, entry, ...stored } = JSON.parse(text) as Stored<Command, Event>;
    const [, command, events] = entry;
    const state = events.reduce((before, event) => this.#rulebook.evolve(before, event), this.state);
    const asker = askerOf(stored, command);
    const size = this.#pages.sizeOf(text);
    this.#apply({ command, events, asker, size, isOurs: false, before: this.state, after: state }, hash);
  }

  #skipTo({ state, seq, answered }: Snapshot<State>): void {
    for (const asker of answered) this.#remember(asker);
    this.seq = seq;
    const jump = { command: null, events: [], asker: null, size: 0, isOurs: false };
    this.#apply({ ...jump, before: this.state, after: state }, '');
  }

  #apply(change: Change<State, Command, Event>, seal = ''): void {
    this.state = change.after;
    this.seq += change.events.length;
    this.#seal = seal;
    if (change.asker) this.#remember(change.asker);
    this.applied(change);
  }

  #remember({ by, id }: Asker): void {
    const before = this.#answered.get(by) ?? [];
    // A list with one more spread into it would have room for seventeen.
    this.#answered.set(by, before.slice(1 - REMEMBERED).concat(id));
  }
}

function askerOf({ by, id }: Omit<Stored<object, unknown>, 'entry'>, command: object | null): Asker | null {
  const player = by ?? (command && 'by' in command ? command.by : undefined);
  return id !== undefined && typeof player === 'string' ? { by: player, id } : null;
}

/** Of a log that is compacted: whose message an entry answered. */
export function askerIn(text: string): Asker | null {
  const { entry, ...stored } = JSON.parse(text) as Stored<object, unknown>;
  return askerOf(stored, entry[1]);
}

/** Ids are letters, digits, dots and dashes: nothing to escape. */
function written(
  entry: string,
  seal: string | undefined,
  command: object | null,
  asker: Asker | null,
): string {
  const isTheirs = asker && command && 'by' in command && command.by === asker.by;
  const by = asker && !isTheirs ? `"by":${JSON.stringify(asker.by)},` : '';
  const who = asker ? `${by}"id":"${asker.id}",` : '';
  const hash = seal === undefined ? '' : `"hash":"${seal}",`;
  return `{${who}${hash}"entry":${entry}}`;
}
