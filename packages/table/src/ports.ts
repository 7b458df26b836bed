/** What a table is given by the house it stands in, a server or a browser, and what it asks of those who come. */
import type { BotMove } from '@fabula/bots/brain.ts';
import type { Ask } from '@fabula/bots/house.ts';
import type { SeatedBots } from '@fabula/bots/seats.ts';
import type { Deck, PlayerId, SeatIndex, State } from '@fabula/engine/model.ts';
import type { About } from '@fabula/gamelog/port.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Language, Profile, Role } from '@fabula/protocol/table.ts';
import type { Letter } from './letter.ts';
import type { Pages } from './ledger.ts';
import type { Nodes } from './nodes.ts';
import type { Register } from './register/model.ts';

/** Time comes from outside, so that tests need not wait for it. */
export interface Clock {
  /** Milliseconds since 1970. Never goes back. */
  now(): number;
  /** Calls once, after so many milliseconds; the answer calls it off. */
  after(ms: number, wake: () => void): () => void;
}

/** Bytes to the disk, bytes to everybody who hears of it, and bytes of what is held: for when time runs out, or for the reveal. */
export type TableCost = 'written' | 'sent' | 'drafted';

/** Somebody on whose account the table works. */
export interface Payer {
  pay(cost: TableCost, amount: number): void;
  /** Milliseconds until they may cause more of it; 0: now. */
  waitFor(cost: TableCost): number;
}

/** Someone who looks at a table through one connection. */
export interface Viewer {
  readonly player: PlayerId;
  readonly role: Role;
  /** The seat whose cards this connection was last shown. */
  seat: SeatIndex | null;
  send(letter: Letter): void;
}

/** Someone at the table, by one connection. */
export interface Guest extends Viewer, Payer {
  /** Everybody from the same network, and what it is called. */
  readonly address: Payer & { readonly network: string };
  /** A shared screen that plays the music. */
  playsMusic: boolean;
  refuse(id: string, rejection: Rejection): void;
  bye(reason: ByeReason): void;
}

/** What is put before a bot: the view of its seat, and who it is to be. */
export type Question = Omit<Ask, 'what'>;

/** Where bots think. They get a seat's view and nothing else. */
export interface Minds {
  /** A bot has sat down: whoever thinks slowly at first may begin to read. */
  prepare(decks: readonly Deck[], language: Language): void;
  /** Null: nothing came of it; any legal move will have to do. */
  move(question: Question): Promise<BotMove | null>;
  remark(question: Question): Promise<string | null>;
  /** The game is put away: its bots need not be remembered. */
  leave(game: string): void;
}

/** Where logs are kept. */
export interface Logs {
  game(id: string): Pages<State>;
  register(code: string): Pages<Register>;
  /** Notes what is known of a game besides its log; nobody waits for it. */
  note(game: string, about: Partial<About>): void;
  /** The same for its bots, which their table forgets, when it is over. */
  noteBots(game: string, bots: SeatedBots): void;
  originOf(game: string): Promise<string | null>;
}

export interface Waits {
  /** A lost connection that is back this soon was never noticed, in milliseconds. */
  readonly reconnect: number;
  /** The same for everybody, when the house has just opened. */
  readonly reload: number;
  /** What a bot's pace is counted in. */
  readonly think: number;
  /** A table nobody looks at is put away after this long. */
  readonly putAway: number;
}

/** Plain numbers, counted where things happen. */
export interface Tally {
  moves: number;
  commitSeconds: number;
  sayings: number;
  gamesStarted: number;
  gamesFinished: number;
  botMoves: number;
  botGuesses: number;
  botSeconds: number;
}

export interface Complaints {
  error(about: object, what: string): void;
  warn(about: object, what: string): void;
}

export interface Secrets {
  /** A public name of something: a bot, a game. It opens nothing. */
  readonly newId: () => string;
  /** What opens a seat. */
  readonly newToken: () => string;
  /** What decides the cards. */
  readonly newSeed: () => string;
  /** SHA-256, in hexadecimal digits. */
  readonly hash: (text: string) => string;
}

export interface House {
  readonly logs: Logs;
  readonly nodes: Nodes;
  readonly clock: Clock;
  /** Each table has at most one time at which it wants to be woken; null: none. */
  readonly setAlarm: (code: string, at: number | null) => void;
  readonly tally: Tally;
  readonly log: Complaints;
  readonly minds: Minds;
  readonly secrets: Secrets;
  /** The bots' luck comes from it. */
  readonly botSecret: string;
  readonly waits: Waits;
  readonly random: () => number;
  readonly profileOf: (player: PlayerId) => Promise<Profile | undefined>;
  /** The disk failed; the house decides whether it can go on. */
  readonly storeFailed: (error: unknown) => void;
  /** Whether a failure is of the disk; anything else is a mistake of ours. */
  readonly isOfStore: (error: unknown) => boolean;
  /** Whether what was asked may be on disk all the same. */
  readonly isUncertain: (error: unknown) => boolean;
  /** Of what is uncertain: whether reading the log would tell. */
  readonly canBeLookedUp: (error: unknown) => boolean;
  /** Forgets what is in memory of a table, not what is on disk. */
  readonly abandon: (code: string, table: object) => void;
}
