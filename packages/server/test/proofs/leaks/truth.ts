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
  votes: (number | null)[];
  passed: Seat[];
  scores: number[];
  /** Face up, with their owners: known to all only after the reveal. */
  row: { card: Card; seat: Seat }[];
  result: { outcome: unknown; points: unknown; reasons: unknown } | null;
  deckLeft: number;
  seats: string[];
  sitting: Record<string, Seat>;
  owner: string;
  contributors: string[];
  arrivals: string[];
  rules: unknown;
  decks: unknown;
  commitment: string;
  ending: { why: unknown; winners: unknown } | null;
}

export interface Story {
  readonly game: string;
  /** By version; before the first there was nothing. */
  readonly truths: readonly Truth[];
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
  votes: [],
  passed: [],
  scores: [],
  row: [],
  result: null,
  deckLeft: 0,
  seats: [],
  sitting: {},
  owner: '',
  contributors: [],
  arrivals: [],
  rules: null,
  decks: null,
  commitment: '',
  ending: null,
};

/** A secret that is never told. */
const NEVER = Infinity;

export function storyOf({ entries }: Log): Story {
  const truths: Truth[] = [NOTHING];
  const secrets: Story['secrets'][number][] = [];
  let game = '';
  for (const { events } of entries) {
    const truth = structuredClone(truths.at(-1) ?? NOTHING);
    for (const event of events as readonly unknown[] as readonly Told[]) {
      happen(truth, event);
      const v = truths.length;
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
    truths.push(truth);
  }
  return { game, truths, secrets };
}

function happen(truth: Truth, event: Told): void {
  const seat = event['seat'] as Seat;
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
      truth.sitting[String(event['player'])] = seat;
      truth.seats[seat] ??= String(event['colour']);
      break;
    case 'recoloured':
      truth.seats[seat] = String(event['colour']);
      break;
    case 'queued':
      truth.arrivals.push(String(event['player']));
      break;
    case 'seatAdded':
      sitDownLate(truth, event);
      break;
    case 'left':
      getUp(truth, String(event['player']));
      break;
    case 'handedOver':
      truth.arrivals = truth.arrivals.filter((player) => player !== event['to']);
      truth.sitting[String(event['to'])] = truth.sitting[String(event['from'])] ?? -1;
      delete truth.sitting[String(event['from'])];
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
    case 'told':
    case 'mended':
      truth.phase = 'submit';
      truth.clue = event['clue'];
      truth.given[truth.storyteller ?? -1] = [event['card'] as Card];
      break;
    case 'submitted':
      truth.given[seat] = event['cards'] as Card[];
      break;
    case 'passedOver':
      truth.passed.push(...(event['seats'] as Seat[]));
      break;
    case 'voided':
      truth.storyteller = event['next'] as Seat;
      clearRow(truth, 'tell');
      break;
    case 'laid':
      truth.phase = 'vote';
      truth.passed = [];
      truth.row = event['row'] as Truth['row'];
      truth.hands = truth.hands.map((hand) =>
        hand.filter((card) => !truth.row.some((laid) => laid.card === card)),
      );
      break;
    case 'voted':
      truth.votes[seat] = event['number'] as number;
      break;
    case 'scored':
      truth.phase = 'result';
      truth.result = { outcome: event['outcome'], points: event['points'], reasons: event['reasons'] };
      truth.scores = truth.scores.map((score, at) => score + ((event['points'] as number[])[at] ?? 0));
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
      break;
    default:
      // Presence, time and readiness: nothing of these is secret.
      break;
  }
}

function clearRow(truth: Truth, phase: string): void {
  truth.phase = phase;
  truth.clue = null;
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
  truth.arrivals = truth.arrivals.filter((other) => other !== player);
  if (truth.phase !== 'lobby') return;
  truth.contributors = truth.contributors.filter((other) => other !== player);
  if (seat === undefined) return;
  if (Object.values(truth.sitting).includes(seat)) return;
  truth.seats.splice(seat, 1);
  for (const [other, place] of Object.entries(truth.sitting)) {
    if (place > seat) truth.sitting[other] = place - 1;
  }
}
