/** Somebody who plays: useful moves for games that must go on, and gestures, wise or foolish, for games that may not. */
import fc from 'fast-check';
import { legal } from '../../src/legal.ts';
import type { Option } from '../../src/options.ts';
import { type Clue, COLOURS, type SeatIndex, type State } from '../../src/model.ts';
import { botsMayGive, type Constraint } from '../../src/rules.ts';
import { attended, peopleIn, personOf } from '../../src/seats.ts';
import { nextAlarm, standInsAwaited } from '../../src/time.ts';
import { viewFor } from '../../src/view.ts';
import { waitingFor } from '../../src/waiting.ts';
import type { Wish } from './table.ts';

const TIMES = Number(process.env['FABULA_RUNS'] ?? 1);

/**
 * Property tests run this many times. FABULA_RUNS multiplies it (below 1, for mutation testing, a failure is not
 * shrunk); FABULA_SEED tries other games than the usual ones.
 */
export const runs = (usual = 1000, least = 1): { numRuns: number; seed: number; endOnFailure: boolean } => ({
  numRuns: Math.max(least, Math.round(usual * TIMES)),
  seed: Number(process.env['FABULA_SEED'] ?? 84),
  endOnFailure: TIMES < 1,
});

export const at = <T>(items: readonly T[], pick: number): T => {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[pick % items.length] as T;
};

const FITTING: Readonly<Partial<Record<Constraint, string>>> = {
  'four-words': 'Зима близко,\nочень близко',
  'most-of-all': 'Больше всего я люблю снег',
};

const fittingText = (asked: readonly Constraint[], pick: number): string => {
  const text = asked.map((constraint) => FITTING[constraint]).find((fitting) => fitting !== undefined);
  return `${text ?? `clue ${pick}`}${asked.includes('question') ? '?' : ''}`;
};

export function fittingClue({ kinds, asked }: Extract<Option, { type: 'tell' }>, pick: number): Clue {
  const kind = at(kinds, pick);
  if (kind !== 'text') return { kind, media: pick % 2 === 0 ? null : 'file' };
  return { kind, text: fittingText(asked, pick) };
}

/** Of what the seat may do, what a stand-in may. */
const forStandIn = (option: Option): Option =>
  option.type === 'tell' ? { ...option, kinds: option.kinds.filter(botsMayGive) } : option;

/** One of the moves an option offers. */
export function moveOf(option: Option, by: string | { standInFor: SeatIndex }, pick: number): Wish {
  switch (option.type) {
    case 'tell':
      return {
        type: 'tell',
        by,
        card: option.cards.length === 0 ? null : at(option.cards, pick),
        clue: fittingClue(option, pick),
      };
    case 'submit':
      return { type: 'submit', by, cards: at(option.choices, pick) };
    case 'own':
      return { type: 'own', by, numbers: someOf(option, pick) };
    case 'vote':
      return { type: 'vote', by, number: at(option.numbers, pick) };
    default:
      return { type: option.type, by: typeof by === 'string' ? by : '' };
  }
}

/** So many neighbouring numbers, round and round. */
const someOf = ({ most, need }: Extract<Option, { type: 'own' }>, pick: number): number[] =>
  Array.from({ length: need }, (_, more) => ((pick + more) % most) + 1);

/** As people at one table find out: the first numbers that nobody else has named. */
function freeNumbers(
  { phase }: State,
  seat: SeatIndex,
  { most, need }: Extract<Option, { type: 'own' }>,
): number[] {
  const said =
    phase.name === 'own'
      ? phase.own.flatMap((numbers, other) => (other === seat ? [] : (numbers ?? [])))
      : [];
  const numbers = Array.from({ length: most }, (_, place) => place + 1);
  return numbers.filter((number) => !said.includes(number)).slice(0, need);
}

const hasNoWay = (option: Option): boolean => option.type === 'tell' && option.kinds.length === 0;

/** A move that takes the game on, or null if there is nobody to make one. */
export function usefulMove(state: State, pick: number): Wish | null {
  if (state.phase.name === 'over' || state.paused) return null;
  const standIns = standInsAwaited(state);
  const awaited = waitingFor(state).filter((seat) => attended(state, seat) || standIns.includes(seat));
  if (awaited.length === 0) return null;
  const seat = at(awaited, pick);
  const person = peopleIn(state, seat).find(({ presence }) => presence !== 'gone');
  const [option] = legal(state, seat);
  if (!option) return null;
  // One in four is mistaken, unless all have named theirs.
  const isSure = option.type === 'own' && (pick % 4 > 0 || viewFor(state, seat).lying?.clash === true);
  if (isSure && person) return { type: 'own', by: person.id, numbers: freeNumbers(state, seat, option) };
  return person ? moveOf(option, person.id, pick) : moveOf(forStandIn(option), { standInFor: seat }, pick);
}

const WHATS = [
  ...Array<'useful'>(24).fill('useful'),
  ...([
    'move',
    'move',
    'again',
    'wrong',
    'wrong',
    'standIn',
    'pass time',
    'expire',
    'expire',
    'end',
  ] as const),
  ...(['away', 'away', 'back', 'back', 'join', 'join', 'leave', 'kick', 'handOver', 'ownerless'] as const),
  ...(['pause', 'resume', 'resume', 'skip', 'askForTime', 'letChanceDecide', 'sawResult', 'goOn'] as const),
  'letCluesPass' as const,
  ...(['swapHand', 'swapHand'] as const),
] as const;
type What = (typeof WHATS)[number];

export interface Gesture {
  readonly what: What;
  readonly who: number;
  readonly pick: number;
}

export const gesture: fc.Arbitrary<Gesture> = fc.record({
  what: fc.constantFrom(...WHATS),
  who: fc.nat(11),
  pick: fc.nat(9999),
});

const STRANGERS = ['gil', 'hana', 'ivo', 'jana', 'kim'];

/** What somebody at (or near) this table tries to do; nobody has asked whether they may. */
export function attempt(state: State, { what, who, pick }: Gesture): Wish {
  const ids = state.people.map(({ id }) => id);
  const anyone = at([...ids, at(STRANGERS, pick)], who);
  const { owner } = state;
  const seat = state.seats.length === 0 ? 0 : who % state.seats.length;
  switch (what) {
    case 'useful':
      return usefulMove(state, pick) ?? { type: 'expire' };
    case 'move':
    case 'again': {
      const own = personOf(state, anyone)?.seat ?? 0;
      const options = legal(state, own);
      return options[0] ? moveOf(options[0], anyone, pick) : { type: 'vote', by: anyone, number: pick % 8 };
    }
    case 'standIn': {
      const options = legal(state, seat).map(forStandIn);
      return options[0] && !hasNoWay(options[0])
        ? moveOf(options[0], { standInFor: seat }, pick)
        : { type: 'submit', by: { standInFor: seat }, cards: [pick % 84] };
    }
    case 'wrong':
      return wrong(anyone, pick);
    case 'pass time':
    case 'expire':
      return { type: 'expire' };
    case 'end':
      return pick % 40 === 0 ? { type: 'end', by: owner } : { type: 'end', by: anyone };
    case 'join':
      return pick % 3 === 0
        ? { type: 'join', by: at(STRANGERS, pick), seat: seat + (pick % 2) }
        : { type: 'join', by: anyone, bot: pick % 5 === 0 };
    case 'kick':
      return { type: 'kick', by: pick % 2 === 0 ? owner : anyone, player: at([...ids, 'nobody'], pick) };
    case 'handOver':
      return { type: 'handOver', by: anyone, to: at([...STRANGERS, ...ids], pick) };
    case 'ownerless':
      return { type: 'away', by: owner };
    case 'pause':
    case 'resume':
    case 'letChanceDecide':
    case 'letCluesPass':
    case 'goOn':
      return { type: what, by: pick % 3 === 0 ? anyone : owner };
    case 'skip':
      return { type: 'skip', by: pick % 3 === 0 ? anyone : owner, seat };
    case 'askForTime':
      return { type: 'askForTime', by: anyone, more: pick % 2 === 0 };
    default:
      return { type: what, by: anyone };
  }
}

function wrong(by: string, pick: number): Wish {
  const tries: Wish[] = [
    { type: 'tell', by, card: pick % 84, clue: { kind: 'text', text: pick % 2 === 0 ? '' : 'x' } },
    { type: 'submit', by, cards: [pick % 84, (pick * 7) % 84].slice(pick % 3) },
    { type: 'own', by, numbers: [pick % 9, (pick * 7) % 9].slice(pick % 2) },
    { type: 'vote', by, number: (pick % 9) - 1 },
    { type: 'start', by },
    { type: 'recolour', by, colour: at(COLOURS, pick) },
    { type: 'contribute', by, entropy: 'abc' },
    { type: 'ready', by, ready: pick % 2 === 0 },
  ];
  return at(tries, pick);
}

/** How far the clock moves before a gesture, in milliseconds. */
export function delay(state: State, { what, pick }: Gesture, now: number): number {
  if (what === 'pass time') return pick * 10;
  const alarm = nextAlarm(state);
  return what === 'expire' && alarm !== null ? Math.max(0, alarm - now) : pick % 50;
}
