/** Who plays in the next bar, and what: the same bar of the same evening is always the same. */
import { EVENING, FORM, type Strophe } from './evening.ts';
import { ANSWER, FANFARE, PROCESSION, ROLL, SUSPENSE } from './moments.ts';
import { barsOf, type Sounding } from './notation.ts';
import type { Piece, Voice } from './parts.ts';

/** The evening as it is played in a phase. */
interface Arrangement {
  readonly plays: readonly Voice[];
  /** How often there is a tune, of 1. */
  readonly sings: number;
}

const ARRANGEMENTS = {
  /** Before the game, and when a result lies open: a room, and now and then a tune. */
  waiting: { plays: ['air', 'box'], sings: 0.6 },
  /** Somebody looks for words. */
  telling: { plays: ['air', 'bass', 'box'], sings: 0.4 },
  choosing: { plays: ['air', 'bass', 'harp', 'box'], sings: 0.5 },
  /** Time has a pulse. */
  voting: { plays: ['air', 'bass', 'harp', 'wood', 'box'], sings: 0.35 },
} as const satisfies Record<string, Arrangement>;

const PIECES = {
  suspense: SUSPENSE,
  answer: ANSWER,
  procession: PROCESSION,
  roll: ROLL,
  fanfare: FANFARE,
} as const satisfies Record<string, Piece>;

export type Theme = keyof typeof ARRANGEMENTS | keyof typeof PIECES;
export const THEMES: readonly Theme[] = [
  'waiting',
  'telling',
  'choosing',
  'voting',
  'suspense',
  'answer',
  'procession',
  'roll',
  'fanfare',
];

const isArrangement = (theme: Theme): theme is keyof typeof ARRANGEMENTS => theme in ARRANGEMENTS;
/** Both are the evening: the next bar is played otherwise, and nothing breaks off. */
export const goesOn = (one: Theme, other: Theme): boolean => isArrangement(one) && isArrangement(other);

export interface Note extends Sounding {
  readonly voice: Voice;
  /** Of 1. */
  readonly loud: number;
}

export interface Bar {
  readonly notes: readonly Note[];
  /** In seconds. */
  readonly length: number;
  readonly beat: number;
}

/** Null: the piece is over. */
export function barAt(theme: Theme, bar: number, seed: number): Bar | null {
  if (isArrangement(theme)) return measured(EVENING, notesOfEvening(ARRANGEMENTS[theme], bar, seed));
  const piece: Piece = PIECES[theme];
  const length = Math.max(...piece.parts.map(({ bars }) => barsOf(bars).length));
  const place = inPiece(bar, length, piece.again);
  if (place === null) return null;
  const loud = piece.swell?.[Math.min(bar, piece.swell.length - 1)] ?? 1;
  return measured(
    piece,
    piece.parts.flatMap(({ voice, bars }) => voiced(voice, barsOf(bars)[place] ?? [], loud)),
  );
}

const measured = ({ tempo, beats }: Pick<Piece, 'tempo' | 'beats'>, notes: readonly Note[]): Bar => ({
  notes,
  beat: 60 / tempo,
  length: (60 / tempo) * beats,
});

const voiced = (voice: Voice, sounding: readonly Sounding[], loud: number): Note[] =>
  sounding.map((one) => ({ ...one, voice, loud }));

function inPiece(bar: number, length: number, again: number | undefined): number | null {
  if (bar < length) return bar;
  return again === undefined ? null : again + ((bar - again) % (length - again));
}

// The evening

const lengthOf = ({ ground }: Strophe): number => barsOf(ground[0]?.bars ?? '').length;
const FORM_BARS = FORM.reduce((sum, strophe) => sum + lengthOf(strophe), 0);

/** Which strophe a bar is in, how often the form was played before, and the bar's place in the strophe. */
function whereIs(bar: number): { strophe: Strophe; nth: number; round: number; within: number } {
  let within = bar % FORM_BARS;
  const round = Math.floor(bar / FORM_BARS);
  for (const [nth, strophe] of FORM.entries()) {
    if (within < lengthOf(strophe)) return { strophe, nth, round, within };
    within -= lengthOf(strophe);
  }
  throw new Error('The form is shorter than itself');
}

function notesOfEvening({ plays, sings }: Arrangement, bar: number, seed: number): Note[] {
  const { strophe, nth, round, within } = whereIs(bar);
  const notes = strophe.ground
    .filter(({ voice }) => plays.includes(voice))
    .flatMap(({ voice, bars }) => voiced(voice, barsOf(bars)[within] ?? [], 1));
  const couplet = Math.floor(within / 2);
  const ways = strophe.tunes[couplet] ?? [];
  const isSung = chance(seed, round, nth, couplet) < sings;
  if (ways.length === 0 || !isSung || !plays.includes('box')) return notes;
  // In turn: never twice the same way.
  const turn = round * FORM.length + nth;
  const way = ways[(turn + couplet + seed) % ways.length] ?? '';
  return [...notes, ...voiced('box', barsOf(way)[within % 2] ?? [], 1)];
}

/** Between 0 and 1, and always the same for the same numbers. */
function chance(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 2 ** 32;
}
