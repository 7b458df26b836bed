/** A table for tests: people sit down, play by name of their seat, and every decision is kept in a log. */
import type { Command, Rejection } from '../../src/commands.ts';
import { decide, type Decision, newGame } from '../../src/decide.ts';
import type { Event, EventType } from '../../src/events.ts';
import { asLog, type Entry, GENESIS, type Log, sealed } from '../../src/log.ts';
import type { CardId, Clue, PhaseName, PlayerId, Revision, SeatIndex, State } from '../../src/model.ts';
import { cardsToGive, PRESETS, type PresetName, type Rules } from '../../src/rules.ts';
import { gives } from '../../src/numbers.ts';
import { everySeat, peopleIn } from '../../src/seats.ts';
import { nextAlarm } from '../../src/time.ts';
import { guessers } from '../../src/seats.ts';

export const NAMES = ['ana', 'boris', 'chen', 'dora', 'emil', 'fay'] as const;
export const CARDS = { dixit: 84, imaginarium: 64 } as const;
export const PRESET_NAMES = ['dixit', 'imaginarium'] as const;
export const SEAT_COUNTS = [3, 4, 5, 6] as const;
export const START = 1_000_000;
export const ALOUD: Clue = { kind: 'aloud', media: null };
/** Clues that no bot can give. */
export const ONLY_MIME = { text: false, aloud: false, song: false, pantomime: true, drawing: false };
/** With a real box. */
export const BOX = { paper: true, standIns: false } as const;
export const typed = (text: string): Clue => ({ kind: 'text', text });

export const ascending = (numbers: Iterable<number | undefined>): number[] =>
  [...numbers].map((number) => number ?? -1).sort((one, other) => one - other);

type Untimed<C> = C extends unknown ? Omit<C, 'at'> : never;
/** A command without its time: the table's clock adds it. */
export type Wish = Untimed<Command>;

export interface Setting {
  readonly preset?: PresetName;
  readonly seats?: number;
  /** House rules on top of the preset. */
  readonly rules?: Partial<Rules>;
  /** In the deck, of which the rules deal so many. */
  readonly cards?: number;
  readonly seed?: string;
  /** What the game before did not show. */
  readonly fresh?: readonly CardId[];
  /** False, and an older revision: as games were opened before. */
  readonly firstStays?: boolean;
  readonly revision?: Revision;
}

/** Nobody sits yet; the owner is ana. */
export const emptyTable = (setting: Setting = {}): Table => new Table(setting);

/** Everybody sits, and the game has not begun. */
export function lobby(setting: Setting = {}): Table {
  const table = emptyTable(setting);
  for (const by of NAMES.slice(0, setting.seats ?? 4)) table.does({ type: 'join', by });
  return table;
}

/** The game has begun. Unless the rules say otherwise, seat 0 tells first. */
export function table(setting: Setting = {}): Table {
  const rules = { firstStoryteller: 0, ...setting.rules };
  return lobby({ ...setting, rules }).does({ type: 'start', by: 'ana' });
}

export class Table {
  state: State;
  clock = START;
  /** The events of the last command. */
  last: readonly Event[] = [];
  readonly entries: Entry[] = [];

  constructor({
    preset = 'dixit',
    rules = {},
    cards = CARDS[preset],
    seed = 'seed',
    fresh,
    firstStays = true,
    revision,
  }: Setting) {
    const rematch = { ...(fresh ? { fresh } : {}), firstStays, ...(revision ? { revision } : {}) };
    const opening = { game: 'test', seed, decks: [{ id: 'paper', cards }], owner: 'ana', ...rematch };
    const { events, state } = newGame({ ...PRESETS[preset], ...rules }, opening);
    this.state = state;
    this.keep(null, events);
  }

  private keep(command: Command | null, events: readonly Event[]): void {
    const before = this.entries.at(-1);
    const seq = before ? before.seq + before.events.length : 1;
    this.entries.push(sealed(before?.hash ?? GENESIS, seq, command, events));
    this.last = events;
  }

  send(wish: Wish): Decision {
    const command = { ...wish, at: this.clock } as Command;
    const decision = decide(this.state, command);
    if (decision.ok) {
      this.state = decision.state;
      this.keep(command, decision.events);
    }
    return decision;
  }

  does(wish: Wish): this {
    const decision = this.send(wish);
    if (!decision.ok)
      throw new Error(`${JSON.stringify(wish)} was refused: ${JSON.stringify(decision.rejection)}`);
    return this;
  }

  /** Sits down beside whoever sits there, who says yes. */
  beside(player: PlayerId, seat: SeatIndex): this {
    this.does({ type: 'join', by: player, seat });
    return this.does({ type: 'admit', by: this.in(seat), player, yes: true });
  }

  refuses(wish: Wish): Rejection {
    const decision = this.send(wish);
    if (decision.ok) throw new Error(`${JSON.stringify(wish)} was not refused`);
    return decision.rejection;
  }

  /** The same table, once more: what happens to one does not happen to the other. */
  fork(): Table {
    const copy = Object.create(Table.prototype) as Table;
    return Object.assign(copy, this, { entries: [...this.entries] });
  }

  /** Puts the state where a test wants it; the log no longer tells how it came about. */
  rig(part: Partial<State>): this {
    this.state = { ...this.state, ...part };
    return this;
  }

  get log(): Log {
    return asLog(this.entries);
  }
  get phase(): PhaseName {
    return this.state.phase.name;
  }
  get storyteller(): SeatIndex {
    if (this.state.storyteller === null) throw new Error('there is no storyteller yet');
    return this.state.storyteller;
  }
  get guessers(): SeatIndex[] {
    return guessers(this.state);
  }
  get scores(): readonly number[] {
    return this.state.scores;
  }
  hand(seat: SeatIndex): readonly CardId[] {
    return this.state.hands[seat] ?? [];
  }
  in(seat: SeatIndex): PlayerId {
    const [person] = peopleIn(this.state, seat);
    if (!person) throw new Error(`nobody sits in seat ${seat}`);
    return person.id;
  }
  happened(): EventType[] {
    return this.last.map(({ type }) => type);
  }

  tell(clue: Clue = ALOUD, card = this.firstCard()): this {
    return this.does({ type: 'tell', by: this.in(this.storyteller), card, clue });
  }

  private firstCard(): CardId | null {
    return this.state.rules.paper ? null : (this.hand(this.storyteller)[0] ?? -1);
  }

  own(seat: SeatIndex, ...numbers: number[]): this {
    return this.does({ type: 'own', by: this.in(seat), numbers });
  }
  /** The cards lie in the order of the seats. */
  ownAll(): this {
    let number = 1;
    for (const seat of everySeat(this.state)) {
      const many = gives(this.state, seat);
      this.own(seat, ...Array.from({ length: many }, (_, more) => number + more));
      number += many;
    }
    return this;
  }

  /** Everybody gives what they give. */
  giveAll(): this {
    return this.state.rules.paper ? this.ownAll() : this.submitAll();
  }

  submit(seat: SeatIndex, cards: readonly CardId[] = this.firstCards(seat)): this {
    return this.does({ type: 'submit', by: this.in(seat), cards });
  }
  firstCards(seat: SeatIndex): readonly CardId[] {
    return this.hand(seat).slice(0, cardsToGive(this.state.rules, this.state.seats.length));
  }
  submitAll(): this {
    for (const seat of this.guessers) this.submit(seat);
    return this;
  }

  /** The number in the row of a card this seat played. */
  numberOf(seat: SeatIndex): number {
    const { phase } = this.state;
    if (!('row' in phase)) throw new Error('there is no row');
    return phase.row.findIndex((laid) => laid.seat === seat) + 1;
  }
  /** Seat by seat, whose card is voted for. */
  votes(choices: Readonly<Record<SeatIndex, SeatIndex>>): this {
    for (const [seat, whose] of Object.entries(choices)) {
      this.does({ type: 'vote', by: this.in(Number(seat)), number: this.numberOf(whose) });
    }
    return this;
  }

  /** From the telling to the result: these seats find the card, each other one votes for the next guesser's. */
  round(finders: readonly SeatIndex[] = []): this {
    this.tell();
    this.giveAll();
    const { guessers, storyteller } = this;
    const votes = guessers.map((seat, place) => {
      const neighbour = guessers[(place + 1) % guessers.length];
      return [seat, finders.includes(seat) ? storyteller : neighbour];
    });
    return this.votes(Object.fromEntries(votes));
  }
  seen(): this {
    const { round } = this.state;
    for (const { id, seat } of this.state.people) {
      if (seat !== null && this.phase === 'result' && this.state.round === round)
        this.does({ type: 'sawResult', by: id });
    }
    return this;
  }

  /** Seconds pass; whatever falls due on the way happens. */
  wait(seconds: number): this {
    const until = this.clock + seconds * 1000;
    for (let alarm = nextAlarm(this.state); alarm !== null && alarm <= until; alarm = nextAlarm(this.state)) {
      this.clock = Math.max(this.clock, alarm);
      this.does({ type: 'expire' });
    }
    this.clock = until;
    return this;
  }
  /** Loses the connection for longer than the grace time. */
  vanish(...players: PlayerId[]): this {
    for (const by of players) this.does({ type: 'away', by });
    return this.wait(this.state.rules.grace);
  }
}
