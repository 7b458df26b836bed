/** The track as it is drawn: where every cell lies, where every rabbit stands, where every name is written. */
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Runner } from '../game/runners.ts';
import { OVER_THE_HILLS, OVER_THE_SNOW, type Path, type Point, smooth, wave, winding } from './path.ts';
import { type Box, type Plate, platesFor } from './plates.ts';

export type TrackLayout = 'scene' | 'wave' | 'winding';
export interface TrackAsked {
  readonly layout: TrackLayout;
  /** Of the page it is drawn on. */
  readonly boxWide: number;
  readonly boxTall: number;
  readonly start: number;
  readonly finish: number | null;
  readonly special: Readonly<Record<number, Constraint>>;
  readonly runners: readonly Runner[];
}
export interface Standing extends Runner {
  readonly x: number;
  readonly y: number;
}
export interface TrackPlan {
  readonly wide: number;
  readonly tall: number;
  readonly path: Path;
  readonly last: number;
  /** Half the width of a stone; the height of a rabbit, of a name, of a number. */
  readonly stone: number;
  readonly high: number;
  readonly lettering: number;
  readonly numeral: number;
  /** Half the width of the finish. */
  readonly moon: number;
  readonly stones: readonly { readonly cell: number; readonly at: Point }[];
  readonly standing: readonly Standing[];
  readonly plates: readonly Plate[];
  readonly place: (cell: number) => Point;
  /** Who stands on this cell, in the order of their plate. */
  readonly on: (cell: number) => readonly Runner[];
}

const EDGE = 46;
/** A coin with its number beside the icon is so much wider than a stone. */
export const COIN = 1.4;

export function planOf({ layout, boxWide, boxTall, start, finish, special, runners }: TrackAsked): TrackPlan {
  const wide = layout === 'scene' ? 1920 : Math.max(300, boxWide);
  const tall = layout === 'scene' ? 1080 : layout === 'wave' ? 150 : Math.max(180, boxTall);
  /** Without a finish the path goes on: thirty cells as on the printed board, or five beyond the first rabbit. */
  const last =
    finish ?? Math.max(start + 30, Math.ceil((Math.max(...runners.map(({ to }) => to), 0) + 2) / 5) * 5);
  const count = last - start + 1;
  const step = Math.ceil(count / (layout === 'wave' ? 42 : 62));
  const roomy = layout === 'winding' && wide > 640;
  const path = smooth(pointsOf(layout, wide, tall, count, step, roomy, finish));
  const spacing = path.length / Math.max(1, (count - 1) / step);
  const stone = Math.min(
    layout === 'scene' ? (finish === null ? 40 : 52) : layout === 'wave' ? 17 : roomy ? 34 : 24,
    spacing * 0.39,
  );
  const high = Math.max(layout === 'scene' ? 96 : layout === 'wave' ? 50 : 52, stone * 3);
  const letters = layout === 'scene' ? (finish === null ? 30 : 34) : roomy ? 19 : layout === 'wave' ? 16 : 15;
  // A television is read from afar: as large as a stone holds.
  const numeral = layout === 'scene' ? stone * 0.94 : Math.max(stone * 0.7, Math.min(15, stone * 0.95));
  const moon = layout === 'scene' ? 86 : layout === 'wave' ? 20 : 30;
  const place = (cell: number): Point => path.at((Math.min(cell, last) - start) / Math.max(1, count - 1));
  const stones = Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, i) => start + i * step)
    .map((cell) => ({ cell, at: place(cell) }))
    .sort((one, other) => one.at[1] - other.at[1]);
  const on = (cell: number): readonly Runner[] => runners.filter(({ to }) => Math.min(to, last) === cell);

  /** Those who share a cell stand side by side. */
  const standing = runners
    .map((runner): Standing => {
      const together = on(Math.min(runner.to, last));
      const turn = together.indexOf(runner);
      const spread =
        together.length === 1
          ? 0
          : (turn - (together.length - 1) / 2) * high * Math.min(0.62, 1.7 / together.length);
      const [x, y] = place(runner.to);
      const up = together.length > 2 && turn % 2 === 1 ? -high * 0.2 : 0;
      const inside = Math.max(high * 0.52, Math.min(wide - high * 0.52, x + spread));
      return { ...runner, x: inside, y: y + up };
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
  const held = [...new Set(runners.map(({ to }) => Math.min(to, last)))];
  const { plates, lettering } = platesFor(
    held.map((cell) => {
      const [x, y] = place(cell);
      const here = on(cell);
      return { cell, x, y, names: here.map(({ name }) => name), ours: here.some(({ mine }) => mine) };
    }),
    {
      wide,
      tall,
      lettering: letters,
      stone,
      high,
      bodies: standing.map(({ x, y }): Box => [
        x - high * 0.34,
        y - high * 0.92,
        x + high * 0.34,
        y + high * 0.05,
      ]),
      stones: stones.flatMap(({ cell, at: [x, y] }) => {
        if (cell === finish) return [[x - moon, y - moon, x + moon, y + moon] satisfies Box];
        const half = special[cell] && layout !== 'wave' ? stone * COIN : stone;
        const slab: Box = [x - half, y - stone * 0.62, x + half, y + stone * 0.78];
        // On a wave the number stands under the coin.
        const under: Box = [x - 10, y, x + 10, y + stone * 0.62 + 15];
        return special[cell] && layout === 'wave' && !held.includes(cell) ? [slab, under] : [slab];
      }),
    },
  );
  return {
    wide,
    tall,
    path,
    last,
    stone,
    high,
    lettering,
    numeral,
    moon,
    stones,
    standing,
    plates,
    place,
    on,
  };
}

function pointsOf(
  layout: TrackLayout,
  wide: number,
  tall: number,
  count: number,
  step: number,
  roomy: boolean,
  finish: number | null,
): readonly Point[] {
  if (layout === 'scene') return finish === null ? OVER_THE_HILLS : OVER_THE_SNOW;
  if (layout === 'wave') return wave(wide, tall, 40);
  const above = finish === null ? 64 : 74;
  /** A winding path leaves room between its lines for a rabbit and its name. */
  const lines = Math.max(
    count > 30 ? 4 : 3,
    Math.min(
      Math.round(Math.sqrt((count / step) * (tall / Math.max(1, wide)) * 0.9)),
      Math.floor((tall - above - EDGE) / 68) + 1,
    ),
  );
  /** Its bends swing out, the more the wider the page. */
  return winding(wide, tall, lines, roomy ? EDGE + wide / 32 : EDGE, EDGE, above);
}
