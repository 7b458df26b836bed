/** Somebody in the audience from the front, without the face: hair, collar, shoulders in evening dress. The face is 100 high, its middle at (x, y). */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface PlaygoerOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What the distance turns colours into, and how much, 0..1. */
  readonly air: Colour;
  readonly far: number;
}

const HAIR: Readonly<Record<string, string>> = {
  short: '-36,2 -38,-26 -26,-54 0,-62 26,-54 38,-26 36,2',
  parted: '-37,6 -39,-30 -22,-58 6,-62 30,-50 38,-24 36,6',
  bob: '-38,30 -43,-10 -32,-52 0,-64 32,-52 43,-10 38,30 20,40 -20,40',
  high: '-37,4 -39,-28 -26,-54 -18,-72 0,-82 18,-72 26,-54 39,-28 37,4',
  bun: '-37,4 -39,-28 -24,-56 -13,-62 -17,-76 0,-86 17,-76 13,-62 24,-56 39,-28 37,4',
  curls:
    '-36,22 -42,12 -39,0 -44,-10 -41,-24 -43,-36 -34,-46 -31,-57 -19,-60 -11,-69 1,-65 13,-69 21,-60 32,-57 35,-45 43,-36 40,-23 44,-10 39,1 42,12 36,22',
};
const KINDS = Object.keys(HAIR);
const MEN = new Set(['short', 'parted']);
const TONES: readonly Colour[] = ['#1c1113', '#2a1814', '#3a2219', '#211a1c', '#3d332f', '#160f12'];
const GOWNS: readonly Colour[] = ['#35131d', '#1b2230', '#2c1a10', '#20281f', '#3a1a14', '#191018'];

export function playgoer(S: Easel, { x, y, size, air, far }: PlaygoerOptions): string {
  const k = size / 100;
  const rng = S.rng.fork();
  const hazed = (c: Colour): Colour => mix(c, air, far);
  const put = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * k, y + v * k]);
  const kind = rng.pick(KINDS);
  const man = MEN.has(kind);
  const cloth = man ? rng.pick(['#171216', '#1b1418', '#14131a']) : rng.pick(GOWNS);
  const body = put(
    man
      ? '-17,30 17,30 20,52 58,66 80,96 90,210 -90,210 -80,96 -58,66 -20,52'
      : '-13,30 13,30 16,54 48,70 66,96 78,210 -78,210 -66,96 -48,70 -16,54',
  );
  const front = man
    ? path(smooth(put('-15,50 0,58 15,50 12,90 0,120 -12,90'), true, 0.6), hazed('#b9a993')) +
      path(smooth(put('-11,57 -2,60 -2,64 -11,68')), hazed('#120c0e')) +
      path(smooth(put('11,57 2,60 2,64 11,68')), hazed('#120c0e'))
    : path(
        smooth(put('-12,40 12,40 15,56 34,72 26,86 0,92 -26,86 -34,72 -15,56')),
        S.linear([hazed('#2a1513'), hazed('#4a2b24'), hazed('#7d523f')]),
      ) + pearls(put, rng.chance(0.4), hazed);
  const locks = times(size > 60 ? 16 : 5, (i) => {
    const u = -34 + (68 * (i + rng.f())) / (size > 60 ? 16 : 5);
    const root = rng.range(-62, -56) + Math.abs(u) * 0.3;
    const list = `${u * 0.55},${root} ${u * 0.9},${root + 12} ${u * 1.12},${root + 34}`;
    return brushLine(
      S,
      put(list),
      rng.range(0.3, 0.8) * k,
      hazed(rng.pick(['#4a3028', '#0e0809', '#38241f'])),
      { opacity: 0.45 },
    );
  });
  const lit = (line: Points): string => brushLine(S, line, 1.5 * k, hazed('#6a3a30'), { opacity: 0.55 });
  return [
    path(smooth(body), S.linear([hazed(cloth), hazed(mix(cloth, '#5a2c26', 0.35)), hazed(cloth)])),
    front,
    lit(put(man ? '-56,68 -38,60 -22,54' : '-46,72 -30,62 -18,56')),
    lit(put(man ? '22,54 38,60 56,68' : '18,56 30,62 46,72')),
    path(smooth(put(nthHair(kind))), hazed(rng.pick(TONES))),
    ...locks,
  ].join('');
}

const nthHair = (kind: string): string => HAIR[kind] ?? '';

const pearls = (put: (list: string) => Point[], worn: boolean, hazed: (c: Colour) => Colour): string =>
  worn
    ? times(9, (i) => {
        const a = Math.PI * (0.12 + 0.76 * (i / 8));
        const [cx, cy] = [Math.cos(a) * 21, 50 + Math.sin(a) * 17];
        return path(
          smooth(put(times(6, (j) => `${cx + 1.7 * Math.cos(j)},${cy + 1.7 * Math.sin(j)}`).join(' '))),
          hazed('#cdbca0'),
        );
      }).join('')
    : '';
