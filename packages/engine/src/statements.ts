/**
 * What a set of rules says, statement by statement, for people to read: which sentence, and the numbers and names in it.
 * Every page that tells rules is made from this. The sentences are in the message files of the web client, and a test plays
 * what each of them says.
 */
import {
  botsCanTell,
  cardsDealt,
  cardsToGive,
  CLUE_KINDS,
  cluesAllowed,
  type ClueKind,
  type Constraint,
  growsBeyond,
  handSize,
  rowSize,
  type Rules,
} from './rules.ts';
import { type StatementId, type Topic, topicOf } from './statement-ids.ts';
import { excludes, specialCells } from './track.ts';

/** Those constraints that a program can check. */
const CHECKED = ['question', 'four-words', 'most-of-all'] as const satisfies readonly Constraint[];
type Checked = (typeof CHECKED)[number];

/** Things that every language has words for: how a clue is given, what is asked of it, and what is wrong with it. */
type Named = `way.${ClueKind}` | `asks.${Constraint}` | `fails.${Checked}`;

export interface Statement<Id extends StatementId = StatementId> {
  readonly topic: Topic;
  readonly id: Id;
  readonly numbers: Readonly<Record<string, number | readonly number[]>>;
  readonly names: readonly Named[];
  /** Goes without saying, unless one compares with a game where it is otherwise. */
  readonly quiet: boolean;
  /** Follows from other statements: its numbers alone make no other game. */
  readonly follows: boolean;
  /** Worth telling only where one knows how many play. */
  readonly counted: boolean;
}

function say(
  id: StatementId,
  numbers: Statement['numbers'] = {},
  {
    names = [],
    quiet = false,
    follows = false,
    counted = false,
  }: Partial<Pick<Statement, 'names' | 'quiet' | 'follows' | 'counted'>> = {},
): Statement {
  return { topic: topicOf(id), id, numbers, names, quiet, follows, counted };
}

/** Everything that holds with so many seats. `available`: how many cards the chosen decks have, if that is known. */
export function statementsFor(rules: Rules, seats: number, available: number | null = null): Statement[] {
  return [
    ...people(rules),
    ...cards(rules, seats),
    ...clue(rules),
    say('give', { n: cardsToGive(rules, seats) }),
    ...row(rules, seats),
    say('vote'),
    ...points(rules, seats),
    say('move'),
    say('refill'),
    say('next'),
    ...end(rules, seats, available),
    ...atTheTable(rules, seats),
  ];
}

const PEOPLE_IN_A_SEAT = 2;

function people({ seats: { least, most }, pairs, firstStoryteller: first }: Rules): Statement[] {
  return [
    least === most ? say('seats.exactly', { n: most }) : say('seats', { least, most }),
    pairs ? say('pairs', { n: most * PEOPLE_IN_A_SEAT }) : say('pairs.none', {}, { quiet: true }),
    typeof first === 'number' ? say('first.seat', { n: first + 1 }) : say(`first.${first}`),
  ];
}

function row(rules: Rules, seats: number): Statement[] {
  const count = say('row.count', { n: rowSize(rules, seats) }, { follows: true, counted: true });
  if (!rules.paper) return [say('row'), count];
  return [say('box.row'), count, say('box.own'), say('box.clash')];
}

const cards = (rules: Rules, seats: number): Statement[] => [
  ...deck(rules),
  say('hand', { n: handSize(rules, seats) }),
  say('secret'),
  ...swapping(rules),
  say('start', { n: rules.track.start }),
];

function swapping(rules: Rules): Statement[] {
  if (rules.paper) return [];
  return [rules.swapOnce ? say('swap') : say('swap.none', {}, { quiet: true })];
}

function deck({ paper, cards: n }: Rules): Statement[] {
  if (paper) return [say('box'), say('box.cards', { n: n ?? 0 })];
  return [n === null ? say('cards.all') : say('cards', { n })];
}

function clue(rules: Rules): Statement[] {
  const { permanent, constraints, track } = rules;
  const ways = cluesAllowed(rules);
  const said: Statement[] = [say('tell')];
  const hasWords = ways.some((way) => WORDED.includes(way));
  if (!hasWords) said.push(say('clue.shown'));
  else if (rules.ownWords) said.push(say('clue.own'));
  else said.push(say(permanent === null ? 'clue' : 'clue.otherwise'));
  said.push(rules.ownWords ? say('ownWords') : say('ownWords.none', {}, { quiet: true }));
  if (ways.length === CLUE_KINDS.length) said.push(say('ways.all'));
  else said.push(say('ways', {}, { names: ways.map((way) => `way.${way}` as const) }));
  if (ways.includes('pantomime')) said.push(say('mime'));
  if (rules.paper) said.push(say('box.people'));
  else if (!botsCanTell(rules)) said.push(say('noBots'));
  if (permanent === null) said.push(say('permanent.none', {}, { quiet: true }));
  else said.push(say('permanent', {}, { names: [`asks.${permanent}`] }));
  const special = specialCells(track.special);
  if (special.length === 0) said.push(say('special.none', {}, { quiet: true }));
  else said.push(say('special.intro', {}, { follows: true }));
  for (const { constraint, cells } of special)
    said.push(say('special', { cells }, { names: [`asks.${constraint}`] }));
  said.push(...both(rules));
  const asked = [...special.map(({ constraint }) => constraint), permanent];
  const checked = CHECKED.filter((constraint) => asked.includes(constraint));
  const names = constraints === 'check' ? checked.map((constraint) => `fails.${constraint}` as const) : [];
  if (checked.length > 0) said.push(say(constraints, {}, { names, follows: true }));
  return said;
}

/** Ways that have words, or sounds. */
const WORDED: readonly ClueKind[] = ['text', 'aloud', 'song'];

/** What holds where a cell asks for one thing and the whole game for another. [I11] */
function both({ permanent, cellAlone, track }: Rules): Statement[] {
  if (permanent === null) return [];
  const others = specialCells(track.special).filter(({ constraint }) => constraint !== permanent);
  const apart = others.filter(({ constraint }) => excludes(constraint, permanent));
  if (others.length === 0) return [];
  if (cellAlone || apart.length === others.length) return [say('both.cell')];
  const cells = apart.flatMap((each) => each.cells);
  return [cells.length === 0 ? say('both') : say('both.except', { cells })];
}

/** Whether a sole finder gets other points with so many seats. [D12] [V2] */
const soleCounts = ({ scoring: { soleFinder } }: Rules, seats: number): boolean =>
  soleFinder.when === 'always' || (soleFinder.when === 'three-seats' && seats === 3);

function points(rules: Rules, seats: number): Statement[] {
  const { all, nobody, some, soleFinder, decoyVote, finderVote } = rules.scoring;
  const sole = soleCounts(rules, seats);
  const said: Statement[] = [
    all.storyteller === all.finder
      ? say('points.all.alike', { n: all.finder })
      : say('points.all', { teller: all.storyteller, finder: all.finder }),
    nobody.storyteller !== nobody.guesser
      ? say('points.nobody', { teller: nobody.storyteller, guesser: nobody.guesser })
      : nobody.guesser === 0 && decoyVote > 0
        ? say('points.nobody.votes')
        : say('points.nobody.alike', { n: nobody.guesser }),
  ];
  /** With three seats there is nothing between one finder and all. */
  const onlyOne = seats === 3;
  if (sole || onlyOne) {
    const one = sole ? { storyteller: soleFinder.points, finder: soleFinder.points } : some;
    const [teller, finder] = [one.storyteller + finderVote, one.finder];
    said.push(
      teller === finder ? say('points.sole.alike', { n: finder }) : say('points.sole', { teller, finder }),
    );
  }
  if (!onlyOne) {
    const id = sole ? 'points.more' : 'points.some';
    const { storyteller: teller, finder } = some;
    if (finderVote > 0) said.push(say(`${id}.votes`, { teller, each: finderVote, finder }));
    else if (teller === finder) said.push(say(`${id}.alike`, { n: teller }));
    else said.push(say(id, { teller, finder }));
  }
  return [
    ...said,
    decoyVote === 0 ? say('points.decoy.none') : say('points.decoy', { n: decoyVote }),
    ...(aimsForSome(rules, seats) ? [say('advice', {}, { follows: true })] : []),
  ];
}

/** Whether a storyteller does best if some find the card, and not all. [T1] */
export function aimsForSome(rules: Rules, seats: number): boolean {
  const { all, nobody, some, soleFinder, finderVote } = rules.scoring;
  const sole = soleCounts(rules, seats);
  const one = (sole ? soleFinder.points : some.storyteller) + finderVote;
  const two = some.storyteller + 2 * finderVote;
  const least = seats > 3 ? Math.min(one, two) : one;
  return all.storyteller < least && nobody.storyteller < least;
}

/** How many rounds there are until the last card of so many is drawn. [D16] */
const roundsOf = (rules: Rules, seats: number, inGame: number): number =>
  Math.max(1, Math.ceil((inGame - seats * handSize(rules, seats)) / rowSize(rules, seats)));

function end(rules: Rules, seats: number, available: number | null): Statement[] {
  const { rounds, deckOut, tie, track } = rules;
  const inGame = available === null ? rules.cards : cardsDealt(rules, available);
  const deckRounds = deckOut === 'ends' && inGame !== null ? roundsOf(rules, seats, inGame) : null;
  const said: Statement[] = [];
  if (deckOut === 'ends' && (deckRounds === null || rounds === null || deckRounds < rounds)) {
    said.push(say('end.deck'));
    if (deckRounds !== null) said.push(say('end.deck.rounds', { n: deckRounds }, { follows: true }));
  }
  if (track.finish !== null) said.push(say('end.finish', { n: track.finish }));
  if (rounds !== null) said.push(say(said.length > 0 ? 'end.rounds.latest' : 'end.rounds', { n: rounds }));
  if (deckOut === 'reshuffle') said.push(say('reshuffle'));
  if (track.finish === null) said.push(say('win'));
  else {
    said.push(say(`win.${tie}`, { n: track.finish }, { follows: true }));
    if (deckOut === 'ends' || rounds !== null) said.push(say('win.otherwise'));
  }
  return said;
}

function atTheTable(rules: Rules, seats: number): Statement[] {
  const { time, grace, standIns, unseenFirst, paper } = rules;
  const limits = (['claim', 'tell', 'submit', 'vote'] as const).flatMap((phase) => {
    const n = time[phase];
    const id = paper && phase === 'submit' ? 'time.own' : (`time.${phase}` as const);
    return n === null ? [] : [say(id, { n })];
  });
  const { result } = time;
  return [
    paper ? say('box.absent') : say(standIns ? 'absent.standIns' : 'absent.skipped', { n: grace }),
    say(growsBeyond(rules, seats) ? 'late' : 'late.watch'),
    ...limits,
    result === null
      ? say('result.stays')
      : result === 0
        ? say('result.goes')
        : say('result.most', { n: result }),
    ...(paper ? [] : [say(unseenFirst ? 'rematch.unseen' : 'rematch.book')]),
  ];
}
