/** The race as a chart: everybody's points after each round, as lines on a paper of its own size. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import type { AlbumPage } from '../game/album.ts';

export interface Line {
  readonly seat: SeatIndex;
  /** Before the first round, and after each. A seat that came later had none before. */
  readonly points: readonly number[];
}

export function linesOf(rounds: readonly Pick<AlbumPage, 'scores'>[]): Line[] {
  const seats = rounds.at(-1)?.scores.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: [0, ...rounds.map(({ scores }) => scores[seat] ?? 0)],
  }));
}

export interface Paper {
  readonly width: number;
  readonly height: number;
  /** Kept free for what stands beside the lines. */
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

export interface Chart {
  readonly lines: readonly (Line & {
    readonly path: string;
    /** Where the line ends, and where there is room for what stands at its end. */
    readonly end: { readonly x: number; readonly y: number; readonly labelY: number };
  })[];
  /** Rounds along the bottom, and points up the side. */
  readonly rounds: readonly { readonly x: number; readonly n: number }[];
  readonly levels: readonly { readonly y: number; readonly n: number }[];
}

/** Lines that lie upon each other are told apart by more than their colour. */
export const DASHES: readonly string[] = ['', '10 5', '2 5', '14 4 3 4', '6 4', '1 7'];

/** So many levels at most are drawn. */
const MOST_LEVELS = 5;
const MOST_ROUNDS = 12;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const stepFor = (most: number, count: number): number =>
  STEPS.find((step) => most / step <= count) ?? Math.ceil(most / count);

export function chartOf(lines: readonly Line[], { width, height, margin }: Paper, apart: number): Chart {
  const last = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const most = Math.max(1, ...lines.flatMap(({ points }) => points));
  const x = (round: number): number =>
    rounded(margin.left + ((width - margin.left - margin.right) * round) / last);
  const y = (points: number): number =>
    rounded(height - margin.bottom - ((height - margin.top - margin.bottom) * points) / most);
  const ends = lines.map(({ points }) => y(points.at(-1) ?? 0));
  const labels = movedApart(ends, apart, margin.top, height - margin.bottom);
  const level = stepFor(most, MOST_LEVELS);
  const every = stepFor(last, MOST_ROUNDS);
  return {
    lines: lines.map((line, place) => ({
      ...line,
      path: line.points.map((points, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(points)}`).join(''),
      end: { x: x(line.points.length - 1), y: ends[place] ?? 0, labelY: labels[place] ?? 0 },
    })),
    rounds: upTo(last, every).map((n) => ({ n, x: x(n) })),
    levels: upTo(most, level).map((n) => ({ n, y: y(n) })),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const upTo = (most: number, step: number): number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);

/** The same heights, so far apart that what stands there can be told apart; in between the two bounds. */
export function movedApart(
  heights: readonly number[],
  apart: number,
  highest: number,
  lowest: number,
): number[] {
  const order = heights.map((_, place) => place).sort((one, other) => at(heights, one) - at(heights, other));
  const moved = [...heights];
  let free = highest;
  for (const place of order) {
    moved[place] = Math.max(at(moved, place), free);
    free = at(moved, place) + apart;
  }
  free = Math.max(lowest, highest + apart * (heights.length - 1));
  for (const place of order.reverse()) {
    moved[place] = Math.min(at(moved, place), free);
    free = at(moved, place) - apart;
  }
  return moved;
}

const at = (heights: readonly number[], place: number): number => heights[place] ?? 0;
