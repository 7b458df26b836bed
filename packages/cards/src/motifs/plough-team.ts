/** A man behind a plough and the heavy horse that draws it, going left; about 190 px long at s 1, (x, y) is where the share enters the ground. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { along, smooth, soften, spline } from '../kit/curves.ts';
import { group, moved, path } from '../kit/markup.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, profile, ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';
import { figure } from './figure/figure.ts';

export interface PloughColours {
  horse: Colour;
  mane: Colour;
  coat: Colour;
  wood: Colour;
  soil: Colour;
  shade: Colour;
  light: Colour;
}

export interface PloughOptions {
  x: number;
  y: number;
  s: number;
  /** Degrees the ground rises to the left. */
  rise: number;
  /** Light from, degrees on the card. */
  angle: number;
  c: PloughColours;
}

/** A limb through joints; `girth` gives its half breadth along the way. */
const limb = (joints: string, girth: string): string =>
  smooth(ribbon(spline(trace(joints), false, 6), profile(trace(girth))));

/** Leans into the collar, neck arched, hooves hidden in their feather. */
function heavyHorse(S: Easel, c: PloughColours, angle: number, rise: number): string {
  const vol = volume(S, {
    angle,
    turn: rise,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.5,
    lightSize: 4,
    rough: 1,
    roughFrequency: 0.06,
    grain: 0.25,
    mottle: 0.08,
  });
  const fore = '0,8.5 0.35,5 0.62,3.4 0.8,4.4 1,5.6';
  const hind = '0,12 0.32,8.5 0.58,3.8 0.78,4.6 1,5.6';
  const body = soften(
    '-52,-85 -58,-83 -66,-74 -73,-64 -75,-58 -71,-54 -65,-56 -57,-62 -51,-60 -46,-48 -43,-36 -34,-27 -14,-24 8,-26 24,-33 34,-36 45,-44 48,-58 42,-70 30,-76 14,-74 -4,-71 -18,-75 -28,-84 -40,-91',
  );
  return [
    path(limb('-30,-40 -25,-22 -17,-9 -14,-2', fore), mix(c.horse, c.shade, 0.55)),
    path(limb('36,-46 44,-34 55,-20 58,-8 62,-2', hind), mix(c.horse, c.shade, 0.55)),
    path(soften('44,-70 52,-66 56,-50 54,-34 50,-24 49,-40 46,-56'), c.mane),
    group(
      {},
      `<g ${vol(11)}>`,
      path(body, c.horse),
      path(limb('-36,-44 -45,-27 -42,-9 -46,-2', fore), c.horse),
      path(limb('36,-54 28,-36 42,-21 36,-8 33,-2', hind), c.horse),
      path(soften('-53,-84 -55,-95 -49,-89'), c.horse),
      '</g>',
    ),
    path(soften('-52,-88 -42,-93 -28,-87 -18,-77 -26,-66 -31,-76 -40,-82 -47,-76 -50,-84'), c.mane),
    path(soften('-34,-84 -27,-82 -33,-56 -42,-38 -48,-42 -41,-60'), mix(c.wood, c.shade, 0.35)),
  ].join('');
}

export function ploughTeam(S: Easel, o: PloughOptions): string {
  const { c } = o;
  const man = figure(S.element('man'), {
    x: 58,
    y: 6,
    s: 0.8,
    flip: -1,
    view: 'side',
    pose: 'push',
    build: 'stout',
    garment: 'jacket',
    hat: 'none',
    hair: 'short',
    colours: { coat: c.coat, trousers: mix(c.coat, c.shade, 0.6), skin: '#b98464', hair: '#e6ddd0' },
    angle: o.angle - o.rise,
    shade: c.shade,
    light: c.light,
  });
  const rope = (list: string): string =>
    brushLine(S, trace(list), 0.9, c.shade, { attack: 0.05, decay: 0.1 });
  return moved(
    { x: o.x, y: o.y, s: o.s, r: o.rise },
    furrow(S.element('furrow'), c),
    rope('-112,-74 -40,-52 26,-46'),
    moved({ x: -72, y: 0 }, heavyHorse(S.element('horse'), c, o.angle, o.rise)),
    rope('-110,-42 -70,-34 -26,-13'),
    plough(S.element('plough'), c, man.hands),
    man.svg,
  );
}

/** The ground just opened: a damp trench, the slice laid over beside it, crumbs. */
function furrow(S: Easel, c: PloughColours): string {
  const trench = spline(trace('-14,4 30,8 90,6 170,-6 260,-26'), false, 8);
  const slice = spline(trace('-4,12 30,19 90,18 170,6 260,-14'), false, 8);
  const crumbs = times(46, () => {
    const { x, y } = along(slice, S.rng.f() ** 1.6);
    const r = S.rng.range(0.9, 2.8);
    return path(
      smooth(blob(x + S.rng.gauss(0, 4), y + S.rng.gauss(5, 3), r * 1.4, r, S.noise, 0.4, 1.4, 8)),
      mix(c.soil, c.light, S.rng.range(0, 0.28)),
    );
  });
  return [
    path(smooth(ribbon(trench, (t) => 5.5 * (1 - t) ** 0.7 + 0.4, S.noise, 1.2)), c.shade, 'opacity="0.8"'),
    path(smooth(ribbon(slice, (t) => 6.5 * (1 - t) ** 0.8 + 0.3, S.noise, 2)), c.soil),
    brushLine(
      S,
      slice.map(([x, y]): Point => [x + 2, y - 3.5]),
      1.2,
      mix(c.soil, c.light, 0.4),
      { decay: 0.9 },
    ),
    ...crumbs,
  ].join('');
}

/** A beam, a curved breast that turns the slice over, two stilts up to the hands. */
function plough(S: Easel, c: PloughColours, hands: readonly Point[]): string {
  const [far = [28, -50], near = [28, -50]] = hands;
  const stilt = (to: Point, colour: Colour): string =>
    brushLine(
      S,
      [
        [-6, -6],
        [(to[0] - 6) / 2 + 3, to[1] * 0.42],
        [to[0] - 2, to[1] + 1],
      ],
      1.9,
      colour,
      {
        attack: 0.05,
        decay: 0.15,
      },
    );
  return [
    stilt(far, mix(c.wood, c.shade, 0.5)),
    brushLine(S, trace('-30,-13 -14,-12 4,-6'), 2.4, c.wood, { attack: 0.1, decay: 0.1 }),
    path(soften('-16,6 -9,-8 2,-11 14,-6 24,5 14,4 4,2 -4,6'), mix(c.shade, '#6a7488', 0.25)),
    path(soften('-8,-6 2,-9.5 12,-5 3,-5.5 -5,-2'), mix(c.light, '#8a8c98', 0.5)),
    stilt(near, c.wood),
  ].join('');
}
