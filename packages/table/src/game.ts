/** One game: its ledger, and what is known of it besides: who has played, and how many changes everybody has seen. */
import type { Command } from '@fabula/engine/commands.ts';
import { newGame, type Opening } from '@fabula/engine/decide.ts';
import type { Event } from '@fabula/engine/events.ts';
import { evolve } from '@fabula/engine/evolve.ts';
import { NOTHING } from '@fabula/engine/state.ts';
import type { Entry } from '@fabula/engine/log.ts';
import type { PlayerId, State } from '@fabula/engine/model.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import {
  type Asker,
  type Change,
  type Decided,
  Ledger,
  type Rulebook,
  type Stored,
  type Text,
} from './ledger.ts';
import type { House, Secrets } from './ports.ts';
import { type News, newsOf } from './showing.ts';

/** A long game has some four hundred entries, of about as many bytes each. */
const MOST_ENTRIES = 10_000;
const MOST_BYTES = 8_000_000;
/** Of more people than can play a note would be longer than the game. */
const MOST_NOTED = 100;

/** One entry of a game has been applied: a move, or somebody came, left, or was too late. */
export type GameChange = Change<State, Command, Event>;

/** The engine's rules, every entry sealed to all before it. */
class Sealed implements Rulebook<State, Event> {
  readonly nothing = NOTHING;
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  evolve(state: State, event: Event): State {
    return evolve(state, event);
  }

  seal(before: string, entry: string): string {
    return this.#secrets.hash(before + entry);
  }
}

export class Game {
  readonly id: string;
  /** Who has had a place in it since it began: people, not bots. */
  readonly people = new Set<PlayerId>();
  /** How many of the log's entries everybody has seen something of: the version players see. */
  v = 0;
  /** When the last entry with a time was decided. */
  lastAt: number | null = null;
  /** What its log takes. */
  bytes = 0;
  /** The table it is on hears of every entry. */
  moved: (change: GameChange, news: News) => void = () => undefined;
  readonly #ledger: Ledger<State, Command, Event>;
  #entries = 0;

  constructor(house: Pick<House, 'logs' | 'secrets'>, id: string) {
    this.id = id;
    this.#ledger = new Ledger(new Sealed(house.secrets), house.logs.game(id));
    this.#ledger.applied = (change) => this.#applied(change);
  }

  /** A game from its log; null: there is none. */
  static async find(house: Pick<House, 'logs' | 'secrets'>, id: string): Promise<Game | null> {
    const game = new Game(house, id);
    await game.catchUp();
    return game.v === 0 ? null : game;
  }

  /** A new game, its opening on disk; or the one that was begun by the same message before. */
  static async begin(
    house: Pick<House, 'logs' | 'secrets'>,
    rules: Rules,
    opening: Omit<Opening, 'seed'>,
    asker: Asker,
    origin: string | null,
  ): Promise<Game> {
    const game = new Game(house, opening.game);
    const opened = newGame(rules, { ...opening, seed: house.secrets.newSeed() });
    const appended = game.append(null, opened, asker);
    house.logs.note(opening.game, { origin });
    await appended;
    return game;
  }

  get state(): State {
    return this.#ledger.state;
  }

  /** How many events its log holds. */
  get seq(): number {
    return this.#ledger.seq;
  }

  /** The log has become so long that only moves are added to it: nobody can make a game that takes minutes to read. */
  get isFull(): boolean {
    return this.#entries >= MOST_ENTRIES || this.bytes >= MOST_BYTES;
  }

  hasAnswered(asker: Asker): boolean {
    return this.#ledger.hasAnswered(asker);
  }

  /** False: somebody else moved first, which has been applied; it has to be decided anew. */
  append(command: Command | null, decided: Decided<State, Event>, asker: Asker | null): Promise<boolean> {
    return this.#ledger.append(command, decided, asker);
  }

  catchUp(): Promise<void> {
    return this.#ledger.catchUp();
  }

  #applied(change: GameChange): void {
    const { before, after, command } = change;
    const news = newsOf(change);
    if (news.common !== '') this.v += 1;
    this.#entries += 1;
    this.bytes += change.size;
    this.lastAt = command?.at ?? this.lastAt;
    if (before.people !== after.people || before.phase.name === 'lobby') this.#meet();
    this.moved(change, news);
  }

  #meet(): void {
    const { people, phase } = this.state;
    if (phase.name === 'lobby') return;
    for (const { id, bot } of people) if (!bot && this.people.size < MOST_NOTED) this.people.add(id);
  }
}

const readStored = (text: string): Stored<Command, Event> => JSON.parse(text) as Stored<Command, Event>;

/** Nothing comes after the end of a game. */
export const endsGame = ({ text }: Text): boolean =>
  text.includes('"type":"ended"') && readStored(text).entry[2].at(-1)?.type === 'ended';

/** The entry as the engine's log format has it, for export. */
export function exported({ text }: Text): Entry {
  const { hash = '', entry } = readStored(text);
  const [seq, command, events] = entry;
  return { seq, command, events, hash };
}
