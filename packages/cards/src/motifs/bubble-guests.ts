/** People who ride up in bubbles, each about the middle of its own, 170 tall. Lacquer. */
import { CREAM, GREEN, OCHRE, UMBER, VERMILION, goldLine, hair, type Tones } from '../finishes/lacquer.ts';
import { closedCurve, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { place, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { piece, tongue } from './lacquer-shapes.ts';

const SKIN: Tones = ['#a8744c', '#e3bd8c', '#f9e6c2'];
const BLACK: Tones = ['#0b0807', '#1f1714', '#4d4038'];
const BLUES: Tones = ['#22347a', '#4765bd', '#9db6e6'];
const INK = '#3a1a10';

interface Stand {
  x: number;
  y: number;
  s: number;
  /** Leans clockwise, radians. */
  r?: number;
}

/** Painter's tools in the coordinates of one guest. */
function hand(S: Easel, o: Stand) {
  const at = (list: string): Point[] => place(closedCurve(list), o);
  const on = (list: string): Point[] => place(trace(list), o);
  const shape = (list: string, tones: Tones, step = 4): string =>
    piece(S, at(list), { tones, step: step * o.s, rough: 0.6, cut: 2.4, light: -100 });
  const folds = (...lists: string[]): string => lists.map((one) => goldLine(S, on(one), 1.6)).join('');
  const ink = (width: number, ...lists: string[]): string =>
    path(lists.map((one) => hair(place(traceCurve(one, 6), o), width * o.s, 0.3, 0.4)).join(''), INK);
  const lock = (list: string, width: number): string =>
    tongue(S, on(list), width * o.s, { tones: UMBER, lines: 2, root: 0.4, step: 2 });
  return { shape, folds, ink, lock };
}

/** She goes up to it with open arms. */
export function willing(S: Easel, o: Stand): string {
  const { shape, folds, lock } = hand(S, o);
  // her head is thrown back, about the neck
  const up = hand(S, { ...o, x: o.x - 23 * o.s, y: o.y - 9.6 * o.s, r: (o.r ?? 0) + 0.6 });
  return group(
    {},
    lock('4,-44 22,-30 20,-4 34,20 28,44', 12),
    lock('0,-46 16,-24 10,2 22,28 12,50', 11),
    shape('12,-28 22,-48 24,-66 32,-84 38,-92 42,-86 38,-70 32,-50 24,-26', SKIN, 3),
    shape(
      '-14,-26 -4,-32 10,-32 20,-24 17,-6 20,14 34,40 58,62 66,78 44,76 34,86 14,80 0,90 -16,78 -34,82 -30,66 -20,40 -14,14 -12,-6',
      VERMILION,
      5,
    ),
    folds('-6,0 -10,30 -22,68', '2,0 2,36 -2,80', '8,0 16,36 30,78', '14,6 28,40 52,70', '-12,-4 2,0 17,-6'),
    shape('-2,-32 -3,-42 10,-42 11,-30', SKIN, 2),
    up.shape(
      '-18,-58 -16,-66 -8,-72 4,-72 12,-62 12,-50 4,-42 -6,-40 -13,-42 -15,-46 -18,-48 -16,-50 -23,-54',
      SKIN,
      3,
    ),
    up.shape('-14,-66 -6,-78 8,-78 20,-68 22,-52 14,-42 8,-50 6,-60 -4,-64', UMBER, 3),
    up.folds('-6,-74 8,-74 18,-62', '0,-70 12,-66 17,-54'),
    up.ink(2.4, '-14,-59 -10,-61 -6,-59'),
    up.ink(1.6, '-15,-46 -12,-46 -9,-47'),
    shape('-12,-28 -24,-40 -34,-58 -44,-76 -52,-84 -56,-78 -50,-66 -42,-46 -30,-28 -14,-16', SKIN, 3),
    shape('-16,-28 -4,-34 0,-20 -12,-12 -20,-20', VERMILION, 3),
  );
}

/** He has seen where they are going. */
export function unwilling(S: Easel, o: Stand): string {
  const { shape, folds, ink } = hand(S, o);
  return group(
    {},
    // far arm and leg against the wall
    shape('0,-40 24,-48 46,-56 66,-54 66,-43 50,-40 32,-28 8,-14', BLUES),
    shape('66,-56 72,-60 74,-46 72,-34 66,-38 64,-48', SKIN, 2),
    shape('0,10 28,20 46,36 60,58 50,70 36,60 18,52 -4,42', BLUES),
    shape('50,60 62,52 68,58 62,72 52,80 46,74', UMBER, 2),
    // tails of the coat fly up
    shape('14,6 36,-2 50,-6 44,8 30,18 16,22', BLUES),
    shape('-20,-40 -4,-48 14,-44 26,-26 28,-4 22,20 12,36 -6,40 -22,30 -28,8 -28,-18', BLUES, 5),
    shape('-16,-38 -8,-42 -6,-20 -12,-4 -18,-18', CREAM, 3),
    folds('6,-38 8,-10 4,30', '14,-36 18,-8 14,26', '-2,-30 -2,0 -6,30'),
    // near leg, drawn up, foot on the wall
    shape('8,8 -18,12 -40,20 -53,34 -59,56 -46,61 -36,48 -18,45 8,42', BLUES, 4),
    shape('-58,54 -44,56 -44,64 -54,74 -66,78 -70,72 -62,64', UMBER, 2),
    // head, thrown back
    shape('-8,-42 -8,-50 6,-52 8,-40', SKIN, 2),
    shape(
      '-16,-66 -12,-76 0,-82 12,-78 18,-66 14,-54 4,-48 -6,-48 -10,-52 -8,-56 -14,-56 -14,-60 -21,-64',
      SKIN,
      3,
    ),
    shape('2,-80 12,-80 20,-68 16,-54 10,-56 10,-66', UMBER, 2),
    ink(2.2, '-12,-70 -9,-73 -6,-70', '-13,-77 -9,-80 -4,-79'),
    shape('-13,-56 -9,-58 -8,-53 -11,-51', ['#2a0a08', '#2a0a08', '#2a0a08'], 1),
    // hat that has left him
    shape('34,-84 44,-104 62,-98 58,-78', BLACK, 3),
    shape('26,-84 36,-82 58,-76 66,-72 62,-68 46,-72 28,-78', BLACK, 2),
    folds('36,-88 48,-86 58,-82'),
    // near arm
    shape('-4,-44 -26,-54 -46,-58 -65,-52 -66,-42 -48,-42 -30,-30 -8,-12', BLUES, 4),
    shape('-64,-54 -72,-58 -76,-44 -74,-32 -68,-36 -64,-46', SKIN, 2),
  );
}

/** Asleep, knees drawn up, as before it was born. */
export function unaware(S: Easel, o: Stand): string {
  const { shape, folds, ink } = hand(S, o);
  return group(
    {},
    shape('-30,-36 0,-52 36,-44 58,-16 60,20 44,46 16,58 -4,50 10,36 20,10 8,-12 -16,-18', GREEN, 7),
    folds('20,-40 44,-14 46,18 30,42', '6,-42 34,-16 36,16 22,42', '-10,-38 22,-20 28,10 20,34'),
    shape('8,36 -20,28 -44,14 -54,-2 -44,-10 -26,0 -4,8 16,14 26,28', CREAM, 5),
    shape('16,34 -10,48 -32,58 -46,56 -46,46 -28,40 -8,28 8,20', CREAM, 5),
    shape('-46,56 -58,54 -64,60 -56,66 -40,64', SKIN, 2),
    shape(
      '-24,-60 -14,-72 4,-74 18,-64 20,-48 10,-36 -6,-32 -20,-36 -26,-42 -24,-46 -32,-50 -26,-54',
      SKIN,
      4,
    ),
    shape('-22,-62 -12,-80 8,-82 26,-68 26,-46 14,-36 10,-48 8,-60 -8,-64', OCHRE, 3),
    folds('-12,-74 8,-76 20,-60', '-4,-70 12,-68 20,-52'),
    ink(2.2, '-20,-52 -16,-49 -11,-51'),
    ink(1.6, '-22,-41 -19,-41 -16,-42'),
    shape('4,-28 -20,-20 -42,-8 -52,2 -46,8 -30,4 -8,-6 14,-12', GREEN, 4),
    shape('-46,-4 -56,0 -58,8 -50,10 -42,6', SKIN, 2),
  );
}

/** One who still doffs his hat to everybody. */
export function polite(S: Easel, o: Stand): string {
  const { shape, folds, ink } = hand(S, o);
  return group(
    {},
    shape('10,-30 26,-44 34,-62 42,-66 44,-58 36,-40 20,-20', OCHRE, 3),
    shape('36,-66 42,-74 50,-70 46,-60', SKIN, 2),
    shape('32,-76 40,-96 60,-88 54,-68', UMBER, 3),
    shape('24,-76 36,-76 56,-68 64,-62 58,-60 40,-66 26,-72', UMBER, 2),
    shape('-16,36 0,36 0,60 -4,80 -20,82 -22,76 -14,70', UMBER, 3),
    shape('2,36 20,36 20,58 18,80 2,82 0,76 6,70', UMBER, 3),
    shape('-18,-32 0,-38 16,-30 22,-6 26,22 28,42 0,48 -26,44 -26,20 -22,-6', OCHRE, 6),
    folds('0,-34 -2,4 -2,46', '10,-26 14,4 16,42', '-12,-26 -14,4 -16,42'),
    shape('-16,-26 -28,-8 -30,14 -22,18 -18,0 -10,-14', OCHRE, 3),
    shape('-30,12 -32,22 -24,26 -20,16', SKIN, 2),
    shape('-18,-54 -16,-64 -4,-70 10,-66 16,-54 12,-42 0,-36 -12,-38 -15,-44 -24,-48', SKIN, 3),
    shape('-14,-42 -4,-44 10,-52 16,-46 8,-30 -6,-22 -14,-30', CREAM, 3),
    shape('6,-66 16,-62 20,-50 14,-44 10,-54', CREAM, 2),
    ink(2.2, '-14,-55 -10,-57 -6,-55'),
  );
}
