/** What has happened. Chance is in here with its outcome, so replaying needs no random numbers. */
import type { CardId, Clue, Colour, Deck, EndReason, Laid, PlayerId, Revision, SeatIndex } from './model.ts';
import type { WrittenRules } from './rules-upgrade.ts';
import type { Outcome, Reasons } from './score.ts';

type Happening =
  | {
      type: 'opened';
      game: string;
      rules: WrittenRules;
      decks: readonly Deck[];
      seed: string;
      commitment: string;
      owner: PlayerId;
      /** Cards the last game at this table did not show. */
      fresh?: readonly CardId[];
      /** Older logs have it not: there a seat's number named whoever sat in it at the start. */
      firstStays?: true;
      /** Without it: 1. */
      revision?: Revision;
    }
  // People come and go
  | { type: 'joined'; player: PlayerId; bot: boolean; seat: SeatIndex; colour: Colour }
  | { type: 'asked'; player: PlayerId; seat: SeatIndex }
  | { type: 'declined'; player: PlayerId }
  | { type: 'queued'; player: PlayerId; bot: boolean }
  | { type: 'seatAdded'; player: PlayerId; colour: Colour; hand: readonly CardId[]; score: number }
  | { type: 'left'; player: PlayerId; kicked: boolean }
  | { type: 'handedOver'; from: PlayerId; to: PlayerId }
  | { type: 'ownerChanged'; owner: PlayerId }
  | { type: 'wentAway'; player: PlayerId; graceEnds: number }
  | { type: 'gone'; player: PlayerId }
  | { type: 'cameBack'; player: PlayerId; deadline: number | null }
  | { type: 'askedForTime'; player: PlayerId; more: boolean }
  // Before the game
  | { type: 'rulesChanged'; rules: WrittenRules; decks: readonly Deck[] }
  | { type: 'recoloured'; seat: SeatIndex; colour: Colour }
  | { type: 'readied'; player: PlayerId; ready: boolean }
  | { type: 'contributed'; player: PlayerId; entropy: string }
  | {
      type: 'started';
      chance: string;
      hands: readonly (readonly CardId[])[];
      deck: readonly CardId[];
      storyteller: SeatIndex | null;
      deadline: number | null;
    }
  // A round
  | { type: 'claimed'; seat: SeatIndex; deadline: number | null }
  | { type: 'claimReopened'; deadline: number | null }
  | { type: 'chosenByChance'; seat: SeatIndex; deadline: number | null }
  | { type: 'skipped'; seat: SeatIndex; next: SeatIndex; deadline: number | null }
  /** The seat's hand lies under the deck now. */
  | { type: 'handSwapped'; seat: SeatIndex; drawn: readonly CardId[] }
  | { type: 'told'; card: CardId; clue: Clue; deadline: number | null }
  | { type: 'mended'; card: CardId; clue: Clue }
  | { type: 'submitted'; seat: SeatIndex; cards: readonly CardId[] }
  | { type: 'owned'; seat: SeatIndex; numbers: readonly number[] }
  | { type: 'voided'; next: SeatIndex; deadline: number | null }
  | { type: 'laid'; row: readonly Laid[]; deadline: number | null }
  | { type: 'voted'; seat: SeatIndex; number: number }
  | { type: 'passedOver'; seats: readonly SeatIndex[] }
  | {
      type: 'scored';
      outcome: Outcome;
      points: readonly number[];
      reasons: readonly Reasons[];
      deadline: number | null;
    }
  | { type: 'sawResult'; seat: SeatIndex }
  | {
      type: 'refilled';
      draws: readonly (readonly CardId[])[];
      /** What is left of the new deck, if the discard was shuffled into one on the way. */
      reshuffled: readonly CardId[] | null;
    }
  | { type: 'roundBegan'; round: number; storyteller: SeatIndex; deadline: number | null }
  | { type: 'ended'; why: EndReason; winners: readonly SeatIndex[] }
  // Time
  | { type: 'timeUp'; seats: readonly SeatIndex[]; deadline: number | null }
  | { type: 'paused'; left: number | null }
  | { type: 'resumed'; deadline: number | null };

export type Event = Readonly<Happening & { v: 1 }>;
export type EventType = Event['type'];
