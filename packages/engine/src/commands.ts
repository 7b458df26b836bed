/** What someone wants to do. `at` is the table's clock in milliseconds: the engine has none of its own. */
import type { CardId, Clue, Colour, Deck, PhaseName, PlayerId, SeatIndex } from './model.ts';
import type { ClueKind } from './rules.ts';
import type { RulesProblem } from './rules-check.ts';
import type { WrittenRules } from './rules-upgrade.ts';

/** A stand-in moves for a seat nobody attends; everybody else speaks for themselves. */
export type Mover = PlayerId | { readonly standInFor: SeatIndex };

type Wish =
  // People come and go
  | { type: 'join'; by: PlayerId; bot?: boolean; seat?: SeatIndex; colour?: Colour }
  | { type: 'admit'; by: PlayerId; player: PlayerId; yes: boolean }
  | { type: 'leave'; by: PlayerId }
  | { type: 'handOver'; by: PlayerId; to: PlayerId }
  | { type: 'away'; by: PlayerId }
  | { type: 'back'; by: PlayerId }
  | { type: 'askForTime'; by: PlayerId; more: boolean }
  // Before the game
  | { type: 'changeRules'; by: PlayerId; rules: WrittenRules; decks: readonly Deck[] }
  | { type: 'recolour'; by: PlayerId; colour: Colour }
  | { type: 'ready'; by: PlayerId; ready: boolean }
  | { type: 'contribute'; by: PlayerId; entropy: string }
  | { type: 'start'; by: PlayerId }
  // A round
  | { type: 'claim'; by: PlayerId }
  | { type: 'swapHand'; by: PlayerId }
  /** With a real box no card: it lies on the table. */
  | { type: 'tell'; by: Mover; card: CardId | null; clue: Clue }
  | { type: 'submit'; by: Mover; cards: readonly CardId[] }
  | { type: 'own'; by: Mover; numbers: readonly number[] }
  | { type: 'vote'; by: Mover; number: number }
  | { type: 'sawResult'; by: PlayerId }
  | { type: 'goOn'; by: PlayerId }
  // The owner's
  | { type: 'kick'; by: PlayerId; player: PlayerId }
  | { type: 'letChanceDecide'; by: PlayerId }
  | { type: 'letCluesPass'; by: PlayerId }
  | { type: 'skip'; by: PlayerId; seat: SeatIndex }
  | { type: 'pause'; by: PlayerId }
  | { type: 'resume'; by: PlayerId }
  | { type: 'end'; by: PlayerId }
  // The clock's
  | { type: 'expire' };

export type Command = Readonly<Wish & { at: number }>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
/** The moves a stand-in can make too. */
export type Move = CommandOf<'tell' | 'submit' | 'own' | 'vote'>;

/** Why a command was refused. Every code has a sentence for players in the message files. */
export type Rejection =
  | { code: 'wrong-phase'; phase: PhaseName }
  | { code: 'game-over' }
  | { code: 'paused' }
  | { code: 'not-paused' }
  | { code: 'not-at-the-table' }
  | { code: 'not-seated' }
  | { code: 'already-seated' }
  | { code: 'owner-only' }
  | { code: 'no-such-player' }
  | { code: 'no-such-seat' }
  | { code: 'seat-taken' }
  | { code: 'no-free-seat' }
  | { code: 'sat-elsewhere' }
  | { code: 'kicked' }
  | { code: 'nobody-asked' }
  | { code: 'colour-taken' }
  | { code: 'bad-rules'; problem: RulesProblem }
  | { code: 'bad-entropy' }
  | { code: 'seat-attended' }
  | { code: 'table-asleep' }
  | { code: 'storyteller-only' }
  | { code: 'storyteller-cannot' }
  | { code: 'owner-or-next-storyteller' }
  | { code: 'too-late-to-mend' }
  | { code: 'not-in-hand'; card: CardId | null }
  | { code: 'card-on-the-table' }
  | { code: 'wrong-number-of-cards'; need: number }
  | { code: 'same-card-twice' }
  | { code: 'no-such-number'; most: number }
  | { code: 'own-card' }
  | { code: 'same-number-twice' }
  | { code: 'no-card-in-this-row' }
  | { code: 'clue-empty' }
  | { code: 'clue-too-long'; most: number }
  | { code: 'clue-not-this-way'; ways: readonly ClueKind[] }
  | { code: 'bots-cannot-show' }
  | { code: 'bots-have-no-hands' }
  | { code: 'clue-not-a-question' }
  | { code: 'clue-words'; words: number; need: number }
  | { code: 'clue-beginning' }
  | { code: 'no-swaps' }
  | { code: 'swapped-already' }
  | { code: 'too-few-to-swap' }
  | { code: 'not-due' };
export type RejectionCode = Rejection['code'];
