/** Any combination of rules may be tried; this names what is wrong with one that cannot be played. */
import { COLOURS, type Deck, type Revision } from './model.ts';
import {
  cardsDealt,
  cardsNeeded,
  cardsToGive,
  type ClueKind,
  cluesAllowed,
  type Constraint,
  handSize,
  type Rules,
} from './rules.ts';

export type RulesProblem =
  | { problem: 'too-few-seats'; seats: number; least: number }
  | { problem: 'too-many-seats'; seats: number; most: number }
  | { problem: 'too-few-cards'; cards: number; seats: number; need: number }
  | { problem: 'deals-too-few-cards'; cards: number; seats: number; need: number }
  | { problem: 'no-way-to-tell' }
  | { problem: 'no-way-in-words'; asked: AsksForWords }
  | { problem: 'gives-more-than-hand'; seats: number; give: number; hand: number }
  | { problem: 'never-ends' }
  | { problem: 'box-too-small'; cards: number; seats: number; need: number }
  | { problem: 'box-without-stand-ins' }
  | { problem: 'finish-not-after-start'; start: number; finish: number }
  | { problem: 'special-cell-off-track'; cell: number }
  | { problem: 'no-such-first-seat'; seat: number; seats: number }
  | { problem: 'not-a-whole-number'; rule: string; least: number; most: number };

export const countCards = (decks: readonly Deck[]): number =>
  decks.reduce((cards, deck) => cards + deck.cards, 0);

/** How many cards there are to be dealt: of the chosen decks, or in the box on the table. [C7] */
export const cardsThere = ({ paper, cards }: Rules, decks: readonly Deck[]): number =>
  paper ? (cards ?? 0) : countCards(decks);

/** These ask for words of a certain number, kind or beginning. A cell may ask a mime for them, as a joke; a whole game may not. */
const ASK_FOR_WORDS = ['question', 'four-words', 'most-of-all'] as const satisfies readonly Constraint[];
type AsksForWords = (typeof ASK_FOR_WORDS)[number];

const DAY = 24 * 60 * 60;
const MOST_CARDS = 10_000;

/** Every number of the rules, by name, with its bounds. */
function* numbers(rules: Rules): Generator<[string, number | null, number, number]> {
  for (const seats of [3, 4, 5, 6] as const) {
    yield [`hand.${seats}`, rules.hand[seats], 1, 20];
    yield [`give.${seats}`, rules.give[seats], 1, 5];
  }
  const { all, nobody, some, soleFinder, decoyVote, finderVote } = rules.scoring;
  yield ['scoring.all.storyteller', all.storyteller, 0, 20];
  yield ['scoring.all.finder', all.finder, 0, 20];
  yield ['scoring.nobody.storyteller', nobody.storyteller, 0, 20];
  yield ['scoring.nobody.guesser', nobody.guesser, 0, 20];
  yield ['scoring.some.storyteller', some.storyteller, 0, 20];
  yield ['scoring.some.finder', some.finder, 0, 20];
  yield ['scoring.soleFinder.points', soleFinder.points, 0, 20];
  yield ['scoring.decoyVote', decoyVote, 0, 20];
  yield ['scoring.finderVote', finderVote, 0, 20];
  yield ['seats.least', rules.seats.least, 3, COLOURS.length];
  yield ['seats.most', rules.seats.most, 3, COLOURS.length];
  yield ['track.start', rules.track.start, 0, 1000];
  yield ['track.finish', rules.track.finish, 1, 1000];
  yield ['cards', rules.cards, 1, MOST_CARDS];
  yield ['rounds', rules.rounds, 1, 1000];
  yield ['grace', rules.grace, 0, 7 * DAY];
  for (const phase of ['claim', 'tell', 'submit', 'vote'] as const) {
    yield [`time.${phase}`, rules.time[phase], 5, 7 * DAY];
  }
  yield ['time.result', rules.time.result, 0, 7 * DAY];
}

/** What is wrong with these rules, for this many seats and cards; an empty list is a game that can start. */
export function checkRules(rules: Rules, cards: number, seats: number): RulesProblem[] {
  const problems: RulesProblem[] = [];
  for (const [rule, value, least, most] of numbers(rules)) {
    if (value === null) continue;
    if (!Number.isInteger(value) || value < least || value > most) {
      problems.push({ problem: 'not-a-whole-number', rule, least, most });
    }
  }
  const { least, most } = rules.seats;
  if (seats < least) problems.push({ problem: 'too-few-seats', seats, least });
  if (seats > most) problems.push({ problem: 'too-many-seats', seats, most });

  const { start, finish, special } = rules.track;
  if (finish !== null && finish <= start) problems.push({ problem: 'finish-not-after-start', start, finish });
  for (const cell of Object.keys(special).map(Number)) {
    const onTrack = Number.isInteger(cell) && cell >= start && (finish === null || cell < finish);
    if (!onTrack) problems.push({ problem: 'special-cell-off-track', cell });
  }
  if (rules.deckOut === 'reshuffle' && !canEnd(rules, seats)) problems.push({ problem: 'never-ends' });

  const first = rules.firstStoryteller;
  if (typeof first === 'number' && !(Number.isInteger(first) && first >= 0 && first < seats)) {
    problems.push({ problem: 'no-such-first-seat', seat: first, seats });
  }
  const [hand, give] = [handSize(rules, seats), cardsToGive(rules, seats)];
  if (give > hand) problems.push({ problem: 'gives-more-than-hand', seats, give, hand });
  if (rules.paper && rules.standIns) problems.push({ problem: 'box-without-stand-ins' });
  const need = cardsNeeded(rules, seats);
  if (rules.paper && cards < need) problems.push({ problem: 'box-too-small', cards, seats, need });
  else if (cards < need) problems.push({ problem: 'too-few-cards', cards, seats, need });
  else if (cardsDealt(rules, cards) < need)
    problems.push({ problem: 'deals-too-few-cards', cards: cardsDealt(rules, cards), seats, need });
  const ways = cluesAllowed(rules);
  const asked = ASK_FOR_WORDS.find((constraint) => constraint === rules.permanent);
  if (ways.length === 0) problems.push({ problem: 'no-way-to-tell' });
  else if (asked && !ways.some(hasWords)) problems.push({ problem: 'no-way-in-words', asked });
  return problems;
}

const hasWords = (way: ClueKind): boolean => way === 'text' || way === 'aloud';

/** What kept a game from being opened or begun in its day. [L8] */
export const problemsThen = (
  problems: readonly RulesProblem[],
  revision: Revision,
): readonly RulesProblem[] =>
  revision >= 4 ? problems : problems.filter(({ problem }) => problem !== 'no-way-in-words');

/** With an endless deck, something else must end the game: a number of rounds, or points that lead to the finish. */
function canEnd(rules: Rules, seats: number): boolean {
  if (rules.rounds !== null) return true;
  const { all, nobody, some, soleFinder, decoyVote, finderVote } = rules.scoring;
  const { when, points } = soleFinder;
  const soleCounts = when === 'always' || (when === 'three-seats' && seats === 3);
  const someoneAlwaysMoves =
    all.storyteller + all.finder > 0 &&
    nobody.storyteller + nobody.guesser + decoyVote > 0 &&
    some.storyteller + some.finder + finderVote > 0 &&
    (!soleCounts || points + finderVote + decoyVote > 0);
  return rules.track.finish !== null && someoneAlwaysMoves;
}
