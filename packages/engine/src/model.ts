/** The words of the table, as types. A game is its log of events; a State is that log folded. */
import type { ClueKind, Rules } from './rules.ts';
import type { Outcome, Reasons } from './score.ts';

export const EVENT_VERSION = 1;

/**
 * How the engine decides. A log is checked by deciding its commands again, so a game goes on as it was opened: under 1 one
 * could sit down anywhere at once, and add to the seed again and again; since 2 one cannot. Since 3 a poem keeps its lines, bots
 * neither mime nor draw, and the round just played rests when the discard is shuffled. Since 4 rules that ask every clue for words
 * need a way to give one in words, whoever was kicked stays out, and a result without a time limit stays, even where nobody sits
 * who could look. Since 5 passing over a seat whose time is up already does nothing. [L8]
 */
export type Revision = 1 | 2 | 3 | 4 | 5;
export const REVISION: Revision = 5;

/** A card is its place, from 0, among the cards of the chosen decks. */
export type CardId = number;
/** Seats count from 0, clockwise. */
export type SeatIndex = number;
/** A player's public name to the engine; it opens nothing. */
export type PlayerId = string;

/** The six rabbits. [D3] */
export const COLOURS = ['vermilion', 'ochre', 'moss', 'sky', 'plum', 'bone'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Deck {
  readonly id: string;
  readonly cards: number;
}

/** Someone at the table: in a seat, or (the owner only) showing the table without playing. */
export interface Person {
  readonly id: PlayerId;
  readonly bot: boolean;
  readonly seat: SeatIndex | null;
  /** away: the connection is lost and the grace time runs; gone: it has run out. */
  readonly presence: 'here' | 'away' | 'gone';
  readonly graceEnds: number | null;
  /** Asked for double time. */
  readonly moreTime: boolean;
}

export interface Seat {
  readonly colour: Colour;
}

/** Everything but typed words is given in the room, or as a recording or picture that `media` names. */
export type Clue =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: Exclude<ClueKind, 'text'>;
      readonly media: string | null;
      /** What a bot says or sings: nobody could hear it [S18]. What was drawn, for those who cannot see it [S21]. */
      readonly words?: string;
    };

/** What there is to read of a clue. */
export const wordsIn = (clue: Clue | null): string =>
  clue === null ? '' : clue.kind === 'text' ? clue.text : (clue.words ?? '');

/** The storyteller's card and clue. */
export interface Story {
  readonly card: CardId;
  readonly clue: Clue;
}

/** A card of the row, and the seat that played it. */
export interface Laid {
  readonly card: CardId;
  readonly seat: SeatIndex;
}

/** A vote is a number of the row, counted from 1; null: none was given. */
export type Votes = readonly (number | null)[];

export interface LobbyPhase {
  readonly name: 'lobby';
  readonly ready: readonly PlayerId[];
}
export interface ClaimPhase {
  readonly name: 'claim';
  /** How often nobody claimed in time. */
  readonly reopened: number;
}
export interface TellPhase {
  readonly name: 'tell';
  /** The storyteller claimed the role: if the clue does not come in time, the claim reopens. */
  readonly claimed: boolean;
  /** Seats whose time is up: a stand-in may move for them, and they may still move. */
  readonly overdue: readonly SeatIndex[];
}
export interface SubmitPhase {
  readonly name: 'submit';
  readonly story: Story;
  /** By seat; the cards stay in the hand until the row is laid. */
  readonly submissions: readonly (readonly CardId[] | null)[];
  readonly passed: readonly SeatIndex[];
  readonly overdue: readonly SeatIndex[];
}
/** With a real box the row lies on a real table, and everybody says which of it is theirs. [C2] */
export interface OwnPhase {
  readonly name: 'own';
  readonly story: Story;
  /** Seats where nobody sat when the clue was given: no card of the row is theirs. */
  readonly out: readonly SeatIndex[];
  /** By seat: the numbers of its cards. */
  readonly own: readonly (readonly number[] | null)[];
  readonly passed: readonly SeatIndex[];
  readonly overdue: readonly SeatIndex[];
}
export interface VotePhase {
  readonly name: 'vote';
  readonly story: Story;
  readonly row: readonly Laid[];
  readonly votes: Votes;
  readonly passed: readonly SeatIndex[];
  readonly overdue: readonly SeatIndex[];
}
export interface ResultPhase {
  readonly name: 'result';
  readonly story: Story;
  readonly row: readonly Laid[];
  readonly votes: Votes;
  readonly outcome: Outcome;
  readonly points: readonly number[];
  readonly reasons: readonly Reasons[];
  readonly ready: readonly SeatIndex[];
}
export interface OverPhase {
  readonly name: 'over';
  readonly why: EndReason;
  readonly winners: readonly SeatIndex[];
}
export type Phase =
  LobbyPhase | ClaimPhase | TellPhase | SubmitPhase | OwnPhase | VotePhase | ResultPhase | OverPhase;
export type PhaseName = Phase['name'];
export type EndReason = 'deck' | 'finish' | 'rounds' | 'owner';

export interface Contribution {
  readonly player: PlayerId;
  readonly entropy: string;
}

/** Somebody who sat in this seat when the round began, or since, and has left it. */
export interface Vacated {
  readonly player: PlayerId;
  readonly seat: SeatIndex;
}

/** Somebody who would like to share this seat. Whoever sits there answers. [S16] */
export interface Asking {
  readonly player: PlayerId;
  readonly seat: SeatIndex;
}

export interface Swapped {
  readonly seat: SeatIndex;
  readonly hand: readonly CardId[];
}

export interface State {
  readonly version: typeof EVENT_VERSION;
  readonly revision: Revision;
  readonly game: string;
  /** How many events have been folded. */
  readonly seq: number;
  readonly rules: Rules;
  readonly decks: readonly Deck[];
  /** The server's secret, and the hash of it that was shown before the game. */
  readonly seed: string;
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
  /** Before the start: cards to be dealt first, because the last game at this table did not show them. */
  readonly fresh: readonly CardId[];
  /** Whoever is named to tell first stays named when others leave the lobby. [D5] */
  readonly firstStays: boolean;
  /** Seed and contributions together: every shuffle comes from it. Empty before the start. */
  readonly chance: string;
  readonly owner: PlayerId;
  readonly people: readonly Person[];
  readonly seats: readonly Seat[];
  /** Seats left in this round: whoever has seen one hand sits down at no other before the next. [S15] */
  readonly vacated: readonly Vacated[];
  readonly asking: readonly Asking[];
  /** Asked to leave by the owner: they take no seat in this game any more. [S20] */
  readonly kicked: readonly PlayerId[];
  /** Latecomers who get a new seat when the next round begins. */
  readonly arrivals: readonly PlayerId[];
  /** 0 before the first round. */
  readonly round: number;
  readonly storyteller: SeatIndex | null;
  readonly hands: readonly (readonly CardId[])[];
  /** Face down; the last one is on top. */
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Which seats have swapped their hand, and what they put under the deck. [S22] */
  readonly swapped: readonly Swapped[];
  /** The deck was made of the discard: its cards have been seen. */
  readonly reshuffled: boolean;
  readonly scores: readonly number[];
  /** When the phase's time is up, in milliseconds; null: no limit. */
  readonly deadline: number | null;
  /** While paused: the time that was left. */
  readonly paused: { readonly left: number | null } | null;
  readonly phase: Phase;
}
