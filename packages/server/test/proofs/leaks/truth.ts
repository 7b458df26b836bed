/**
 * What was true at each version of a game, told from its finished log by the rule book alone. It shares no code with
 * the engine: whether the engine hides what it should is what this is used to judge.
 */
import type { Log } from '@fabula/engine/log.ts';

type Card = number;
type Seat = number;

export interface Truth {
  phase: string;
  round: number;
  storyteller: Seat | null;
  clue: unknown;
  /** By seat. */
  hands: Card[][];
  given: Card[][];
  /** With a real box: the numbers each has named, and the seats that have no card in the row. */
  own: number[][];
  out: Seat[];
  votes: (number | null)[];
  passed: Seat[];
  /** Seats that have seen the result. */
  seen: Seat[];
  scores: number[];
  /** Face up, with their owners: known to all only after the reveal. */
  row: { card: Card; seat: Seat }[];
  result: { outcome: unknown; points: unknown; reasons: unknown } | null;
  /** Who has swapped their hand. */
  swapped: Seat[];
  deckLeft: number;
  seats: string[];
  sitting: Record<string, Seat>;
  bots: string[];
  /** Whoever is not here. */
  absent: Record<string, 'away' | 'gone'>;
  ready: string[];
  deadline: unknown;
  paused: boolean;
  owner: string;
  contributors: string[];
  arrivals: string[];
  /** Who would like to share whose seat. */
  asking: { player: string; seat: Seat }[];
  rules: unknown;
  decks: unknown;
  commitment: string;
  ending: { why: unknown; winners: unknown } | null;
}

export interface Story {
  readonly game: string;
  /**
   * By version; before the first there was nothing. What changed for one seat alone has no version of its own: then
   * several moments share one, in order.
   */
  readonly moments: readonly (readonly Truth[])[];
  readonly secrets: readonly { readonly text: string; readonly what: string; readonly until: number }[];
}

interface Told {
  readonly [field: string]: unknown;
  readonly type: string;
}

const NOTHING: Truth = {
  phase: 'lobby',
  round: 0,
  storyteller: null,
  clue: null,
  hands: [],
  given: [],
  own: [],
  out: [],
  votes: [],
  passed: [],
  seen: [],
  scores: [],
  row: [],
  result: null,
  swapped: [],
  deckLeft: 0,
  seats: [],
  sitting: {},
  bots: [],
  absent: {},
  ready: [],
  deadline: null,
  paused: false,
  owner: '',
  contributors: [],
  arrivals: [],
  asking: [],
  rules: null,
  decks: null,
  commitment: '',
  ending: null,
};

/** A secret that is never told. */
const NEVER = Infinity;

export function storyOf({ entries }: Log): Story {
  const moments: Truth[][] = [[NOTHING]];
  const secrets: Story['secrets'][number][] = [];
  let game = '';
  for (const { events } of entries) {
    const before = moments.at(-1)?.at(-1) ?? NOTHING;
    const truth = structuredClone(before);
    for (const event of events as readonly unknown[] as readonly Told[]) {
      happen(truth, event);
      const v = moments.length;
      if (event.type === 'opened') {
        game = String(event['game']);
        secrets.push({ text: String(event['seed']), what: 'the seed', until: NEVER });
      } else if (event.type === 'started')
        secrets.push({ text: String(event['chance']), what: 'the chance', until: NEVER });
      else if (event.type === 'contributed')
        secrets.push({ text: String(event['entropy']), what: 'a share of chance', until: NEVER });
      else if (event.type === 'ended') {
        const seed = secrets.find(({ what }) => what === 'the seed');
        if (seed) secrets.splice(secrets.indexOf(seed), 1, { ...seed, until: v });
      }
    }
    if (forAll(truth) === forAll(before)) moments.at(-1)?.push(truth);
    else moments.push([truth]);
  }
  return { game, moments, secrets };
}

/** Everything that is no secret. */
function forAll(truth: Truth): string {
  const {
    hands: _,
    given: __,
    own: ______,
    votes,
    row,
    passed: ___,
    seen: ____,
    bots: _____,
    ...open
  } = truth;
  const shown = row.map(({ card, seat }) => (truth.result === null ? card : [card, seat]));
  return JSON.stringify([
    open,
    lyingIn(truth),
    shown,
    truth.result === null ? null : votes,
    waitedFor(truth),
  ]);
}

/** Whom the table waits for, clockwise. */
export function waitedFor(truth: Truth): Seat[] {
  const { phase, storyteller, passed } = truth;
  const seats = truth.seats.map((_, seat) => seat);
  const isIn = (seat: Seat, who: readonly string[]): boolean =>
    who.some((player) => truth.sitting[player] === seat);
  const people = Object.keys(truth.sitting).filter((player) => truth.absent[player] !== 'gone');
  const humans = people.filter((player) => !truth.bots.includes(player));
  if (phase === 'tell') return storyteller === null ? [] : [storyteller];
  if (phase === 'claim') return seats.filter((seat) => isIn(seat, people));
  if (phase === 'result') return seats.filter((seat) => isIn(seat, humans) && !truth.seen.includes(seat));
  if (phase === 'own')
    return isClash(truth)
      ? seats.filter((seat) => said(truth, seat))
      : seats.filter((seat) => isAsked(truth, seat));
  const acted = (seat: Seat): boolean =>
    phase === 'submit' ? (truth.given[seat]?.length ?? 0) > 0 : truth.votes[seat] != null;
  if (phase !== 'submit' && phase !== 'vote') return [];
  return seats.filter((seat) => seat !== storyteller && !acted(seat) && !passed.includes(seat));
}

export const isOfPaper = ({ rules }: Truth): boolean => (rules as { paper?: boolean } | null)?.paper === true;

const said = ({ own }: Truth, seat: Seat): boolean => (own[seat]?.length ?? 0) > 0;

const isAsked = (truth: Truth, seat: Seat): boolean =>
  !said(truth, seat) && !truth.out.includes(seat) && !truth.passed.includes(seat);

/** Everybody has named theirs, and a number is named twice. */
function isClash(truth: Truth): boolean {
  const named = truth.own.flat();
  const isComplete = !truth.seats.some((_, seat) => isAsked(truth, seat));
  return truth.phase === 'own' && isComplete && new Set(named).size < named.length;
}

/** What all may know of a real row: how many lie there, who has none in it, and whether two have named the same. */
export function lyingIn(truth: Truth): object | null {
  if (truth.phase !== 'own') return null;
  const give = (truth.rules as { give: Record<number, number> }).give[truth.seats.length] ?? 1;
  const cards = truth.seats.reduce(
    (count, _, seat) => count + (truth.out.includes(seat) ? 0 : seat === truth.storyteller ? 1 : give),
    0,
  );
  return { cards, out: truth.out, clash: isClash(truth) };
}

export const contestedIn = (truth: Truth, seat: Seat): number[] =>
  isClash(truth)
    ? (truth.own[seat] ?? []).filter((number) =>
        truth.own.some((named, other) => other !== seat && named.includes(number)),
      )
    : [];

/** Everybody puts a card on the table: those who sit there. */
function lay(truth: Truth): void {
  truth.phase = 'own';
  truth.own = truth.seats.map(() => []);
  truth.out = truth.seats.flatMap((_, seat) => (Object.values(truth.sitting).includes(seat) ? [] : [seat]));
}

/** A number named, or named better: then the cards of the row are anybody's again, and the votes nobody's. */
function name(truth: Truth, seat: Seat, numbers: number[]): void {
  if (truth.phase === 'vote') {
    const { row } = truth;
    const of = (one: Seat): { card: Card; number: number }[] =>
      row.flatMap((laid, place) => (laid.seat === one ? [{ card: laid.card, number: place + 1 }] : []));
    truth.hands = truth.hands.map((hand, one) => [...of(one).map(({ card }) => card), ...hand]);
    truth.own = truth.seats.map((_, one) => of(one).map(({ number }) => number));
    truth.out = truth.seats.flatMap((_, one) => (of(one).length === 0 ? [one] : []));
    truth.phase = 'own';
    truth.row = [];
    truth.passed = [];
    truth.given = truth.seats.map(() => []);
    truth.votes = truth.seats.map(() => null);
  }
  truth.own[seat] = numbers;
  truth.passed = truth.passed.filter((other) => other !== seat);
  if (isClash(truth)) truth.deadline = null;
}

function happen(truth: Truth, event: Told): void {
  const seat = event['seat'] as Seat;
  if ('deadline' in event) truth.deadline = event['deadline'];
  switch (event.type) {
    case 'opened':
      truth.owner = String(event['owner']);
      truth.commitment = String(event['commitment']);
      truth.rules = event['rules'];
      truth.decks = event['decks'];
      break;
    case 'rulesChanged':
      truth.rules = event['rules'];
      truth.decks = event['decks'];
      break;
    case 'joined':
      comeIn(truth, event);
      noLongerAsks(truth, event);
      truth.arrivals = truth.arrivals.filter((player) => player !== event['player']);
      truth.sitting[String(event['player'])] = seat;
      truth.seats[seat] ??= String(event['colour']);
      break;
    case 'asked':
      comeIn(truth, event);
      noLongerAsks(truth, event);
      truth.asking.push({ player: String(event['player']), seat });
      break;
    case 'declined':
      noLongerAsks(truth, event);
      break;
    case 'recoloured':
      truth.seats[seat] = String(event['colour']);
      break;
    case 'queued':
      comeIn(truth, event);
      truth.arrivals.push(String(event['player']));
      break;
    case 'seatAdded':
      sitDownLate(truth, event);
      break;
    case 'left':
      getUp(truth, String(event['player']));
      break;
    case 'handedOver':
      truth.asking = truth.asking.filter(({ player }) => player !== event['to']);
      truth.arrivals = truth.arrivals.filter((player) => player !== event['to']);
      truth.sitting[String(event['to'])] = truth.sitting[String(event['from'])] ?? -1;
      delete truth.sitting[String(event['from'])];
      delete truth.absent[String(event['from'])];
      delete truth.absent[String(event['to'])];
      truth.ready = truth.ready.filter((player) => player !== event['from']);
      break;
    case 'ownerChanged':
      truth.owner = String(event['owner']);
      break;
    case 'contributed':
      truth.contributors = [...new Set([...truth.contributors, String(event['player'])])];
      break;
    case 'started':
      truth.hands = event['hands'] as Card[][];
      truth.deckLeft = (event['deck'] as Card[]).length;
      truth.scores = truth.seats.map(() => 0);
      truth.storyteller = event['storyteller'] as Seat | null;
      truth.round = 1;
      clearRow(truth, truth.storyteller === null ? 'claim' : 'tell');
      break;
    case 'claimed':
    case 'chosenByChance':
      truth.storyteller = seat;
      truth.phase = 'tell';
      break;
    case 'claimReopened':
      truth.storyteller = null;
      truth.phase = 'claim';
      break;
    case 'skipped':
      truth.storyteller = event['next'] as Seat;
      break;
    case 'handSwapped':
      truth.hands = truth.hands.map((hand, other) => (other === seat ? (event['drawn'] as Card[]) : hand));
      truth.swapped.push(seat);
      break;
    case 'told':
    case 'mended':
      truth.clue = event['clue'];
      if (isOfPaper(truth)) {
        if (event.type === 'told') lay(truth);
        break;
      }
      truth.phase = 'submit';
      truth.given[truth.storyteller ?? -1] = [event['card'] as Card];
      break;
    case 'owned':
      name(truth, seat, event['numbers'] as number[]);
      break;
    case 'submitted':
      truth.given[seat] = event['cards'] as Card[];
      truth.passed = truth.passed.filter((other) => other !== seat);
      break;
    case 'passedOver':
      truth.passed.push(...(event['seats'] as Seat[]));
      if (truth.phase === 'own')
        truth.own = truth.own.map((named, one) => (truth.passed.includes(one) ? [] : named));
      if (isClash(truth)) truth.deadline = null;
      break;
    case 'voided':
      truth.storyteller = event['next'] as Seat;
      clearRow(truth, 'tell');
      break;
    case 'laid':
      truth.phase = 'vote';
      truth.passed = [];
      truth.row = event['row'] as Truth['row'];
      if (isOfPaper(truth))
        truth.given = truth.seats.map((_, one) =>
          truth.row.flatMap(({ seat: owner }, place) => (owner === one ? [place] : [])),
        );
      truth.own = [];
      truth.out = [];
      truth.hands = truth.hands.map((hand) =>
        hand.filter((card) => !truth.row.some((laid) => laid.card === card)),
      );
      break;
    case 'voted':
      truth.votes[seat] = event['number'] as number;
      truth.passed = truth.passed.filter((other) => other !== seat);
      break;
    case 'scored':
      truth.phase = 'result';
      truth.result = { outcome: event['outcome'], points: event['points'], reasons: event['reasons'] };
      truth.scores = truth.scores.map((score, at) => score + ((event['points'] as number[])[at] ?? 0));
      break;
    case 'sawResult':
      truth.seen.push(seat);
      break;
    case 'refilled':
      refill(truth, event);
      break;
    case 'roundBegan':
      truth.round = event['round'] as number;
      truth.storyteller = event['storyteller'] as Seat;
      clearRow(truth, 'tell');
      break;
    case 'ended':
      clearRow(truth, 'over');
      truth.ending = { why: event['why'], winners: event['winners'] };
      truth.deadline = null;
      truth.paused = false;
      break;
    case 'wentAway':
      truth.absent[String(event['player'])] = 'away';
      break;
    case 'gone':
      truth.absent[String(event['player'])] = 'gone';
      break;
    case 'cameBack':
      delete truth.absent[String(event['player'])];
      break;
    case 'readied':
      truth.ready = truth.ready.filter((player) => player !== event['player']);
      if (event['ready'] === true) truth.ready.push(String(event['player']));
      break;
    case 'paused':
      truth.deadline = null;
      truth.paused = true;
      break;
    case 'resumed':
      truth.paused = false;
      break;
    default:
      // Whose time is up, and who has asked for more.
      break;
  }
}

/** Whoever comes is here. */
function comeIn(truth: Truth, event: Told): void {
  const player = String(event['player']);
  delete truth.absent[player];
  if (event['bot'] === true) truth.bots.push(player);
}

/** A place beside somebody; whoever waits for a seat of their own may ask for one all the while. */
function noLongerAsks(truth: Truth, event: Told): void {
  truth.asking = truth.asking.filter(({ player }) => player !== event['player']);
}

function clearRow(truth: Truth, phase: string): void {
  truth.phase = phase;
  truth.seen = [];
  truth.ready = [];
  truth.clue = null;
  truth.own = [];
  truth.out = [];
  truth.given = truth.seats.map(() => []);
  truth.votes = truth.seats.map(() => null);
  truth.passed = [];
  truth.row = [];
  truth.result = null;
}

function refill(truth: Truth, event: Told): void {
  const draws = event['draws'] as Card[][];
  const reshuffled = event['reshuffled'] as Card[] | null;
  truth.hands = truth.hands.map((hand, seat) => [...hand, ...(draws[seat] ?? [])]);
  truth.deckLeft = reshuffled === null ? truth.deckLeft - draws.flat().length : reshuffled.length;
}

function sitDownLate(truth: Truth, event: Told): void {
  const player = String(event['player']);
  const hand = event['hand'] as Card[];
  truth.arrivals = truth.arrivals.filter((other) => other !== player);
  noLongerAsks(truth, event);
  truth.sitting[player] = truth.seats.length;
  truth.seats.push(String(event['colour']));
  truth.hands.push(hand);
  truth.scores.push(event['score'] as number);
  truth.deckLeft -= hand.length;
  truth.given.push([]);
  truth.votes.push(null);
}

/** Before the game a seat goes with its last person, and the others move up; later it stays. */
function getUp(truth: Truth, player: string): void {
  const seat = truth.sitting[player];
  delete truth.sitting[player];
  delete truth.absent[player];
  truth.ready = truth.ready.filter((other) => other !== player);
  truth.arrivals = truth.arrivals.filter((other) => other !== player);
  // Whoever leaves asks no more, and where nobody sits any longer there is nobody to ask.
  const isEmpty = seat !== undefined && !Object.values(truth.sitting).includes(seat);
  truth.asking = truth.asking.filter((ask) => ask.player !== player && !(isEmpty && ask.seat === seat));
  if (truth.phase !== 'lobby') return;
  truth.contributors = truth.contributors.filter((other) => other !== player);
  if (!isEmpty) return;
  truth.seats.splice(seat, 1);
  for (const ask of truth.asking) if (ask.seat > seat) ask.seat -= 1;
  for (const [other, place] of Object.entries(truth.sitting)) {
    if (place > seat) truth.sitting[other] = place - 1;
  }
}
