/** The back of the cards: two hares run round the moon as if it were a little planet. It looks the same upside down. */
import { card } from '../../../finishes/finish.ts';
import { gouache, type GouacheGrade } from '../../../finishes/gouache.ts';
import { halfTurned } from '../../../finishes/half-turned.ts';
import { strokes } from '../../../kit/brush.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, moved, path, type Mark } from '../../../kit/markup.ts';
import { times, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handPath } from '../../../kit/shapes.ts';
import { moon, star4, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { leapingHare } from '../../../motifs/hare-leaping.ts';
import { townRow } from '../../../motifs/town.ts';

const ink = oklch(0.17, 0.055, 270);
const night = oklch(0.25, 0.075, 268);
const blue = oklch(0.36, 0.095, 263);
const haze = oklch(0.5, 0.095, 258);
const gold = oklch(0.8, 0.115, 84);
const goldDark = oklch(0.52, 0.09, 72);
const cream = oklch(0.94, 0.045, 90);
const MOON: Point = [400, 600];
const R = 132;

const twice = (...half: Mark[]): Mark => [half, group({ transform: 'rotate(180 400 600)' }, half)];

function paint(): Scene {
  const scene = new Scene({ seed: 7, background: ink });
  // a sky that turns round the moon
  const air = scene.element('air');
  const depth = (x: number, y: number): string => {
    const d = Math.hypot((x - MOON[0]) * 1.15, y - MOON[1]) + 46 * air.noise.fbm(x / 130, y / 130, 3);
    return d < 300
      ? mix(haze, blue, Math.max(0, d - 130) / 170)
      : d < 520
        ? mix(blue, night, (d - 300) / 220)
        : mix(night, ink, Math.min(1, (d - 520) / 200));
  };
  scene.add(
    ellipse(400, 600, 900, 900, night),
    ellipse(400, 600, 420, 480, blue),
    strokes(air, {
      region: [0, 0, 800, 1200],
      n: 2200,
      length: 120,
      width: 11,
      angle: (x, y) =>
        Math.atan2(y - MOON[1], x - MOON[0]) + Math.PI / 2 + 0.25 * air.noise.fbm(x / 200, y / 200, 2),
      colour: depth,
      opacity: [0.35, 0.8],
      dL: 0.014,
      dh: 5,
      bend: 0.1,
    }),
  );
  const far = scene.element('stars');
  const clear = (x: number, y: number): boolean =>
    Math.hypot(x - 400, y - 600) > 330 && y < 590 && x > 74 && x < 726 && y > 190;
  scene.add(
    twice(
      stars(far, {
        n: 120,
        box: [60, 60, 680, 540],
        colour: cream,
        big: 0,
        fade: false,
        size: [0.9, 2.4],
        keep: clear,
      }),
      (
        [
          [152, 330, 13],
          [640, 286, 10],
          [236, 236, 8],
          [118, 520, 9],
          [688, 452, 8],
        ] as const
      ).map(([x, y, r]) => star4(far, x, y, r, cream)),
    ),
  );
  // the sleeping country, at either end
  const land = scene.element('land');
  const back = ridge(land, { y: 1040, amplitude: 60, frequency: 0.006, offset: 4 });
  const front = ridge(land, { y: 1098, amplitude: 40, frequency: 0.0052, offset: 11 });
  const wood = (
    skyline: readonly Point[],
    n: number,
    x0: number,
    step: number,
    tall: number,
    side: -1 | 1,
  ): string[] =>
    times(n, (i) => {
      const x = x0 + i * step + land.rng.range(-9, 9);
      const h = tall * land.rng.range(0.6, 1.15);
      return pine(land, x, heightAt(skyline, x) + 6, h, {
        dark: ink,
        light: mix(blue, haze, 0.35),
        lightSide: side,
      });
    });
  scene.add(
    twice(
      hill(land, back, { top: mix(blue, night, 0.3), bottom: night, lit: haze, litWidth: 4, strokes: 120 }),
      townRow(land.element('town'), {
        x0: 452,
        x1: 640,
        y: 1086,
        w: [24, 36],
        h: [14, 30],
        roofHeight: [20, 28],
        detail: 0.5,
        lights: 0.55,
        spires: 0.16,
        base: 40,
        colours: {
          wall: oklch(0.25, 0.06, 278),
          roof: oklch(0.2, 0.07, 282),
          rim: haze,
          win: gold,
          haze: blue,
        },
        rimSide: () => -1,
      }),
      hill(land, front, { top: oklch(0.165, 0.055, 272), bottom: ink, lit: blue, litWidth: 3, strokes: 160 }),
      wood(front, 5, 664, 22, 132, -1),
      wood(front, 7, 58, 25, 118, 1),
    ),
  );
  // the moon and its two runners
  const disc = scene.element('moon');
  const runner = scene.element('hare');
  scene.add(
    moon(disc, MOON[0], MOON[1], R, {
      colour: oklch(0.93, 0.065, 92),
      dark: oklch(0.78, 0.1, 82),
      halo: oklch(0.8, 0.1, 86),
      haloOpacity: 0.5,
      haloSize: 3.2,
    }),
    twice(
      moved(
        { x: 412, y: 600 - R - 92, s: 1.16, r: -3 },
        leapingHare(runner, {
          c: {
            fur: oklch(0.88, 0.03, 82),
            pale: cream,
            inner: oklch(0.74, 0.08, 45),
            light: oklch(0.97, 0.07, 92),
            shade: oklch(0.42, 0.075, 266),
            eye: oklch(0.16, 0.05, 270),
          },
        }),
      ),
    ),
    glow(disc, 400, 600, 300, gold, 0.16),
  );
  // the frame
  const rim = scene.element('frame');
  const board = (inset: number, corner: number): string => {
    const [l, t, r, b] = [inset, inset, 800 - inset, 1200 - inset];
    return handPath(
      rim,
      `M${l + corner} ${t}L${r - corner} ${t}Q${r} ${t} ${r} ${t + corner}L${r} ${b - corner}Q${r} ${b} ${r - corner} ${b}L${l + corner} ${b}Q${l} ${b} ${l} ${b - corner}L${l} ${t + corner}Q${l} ${t} ${l + corner} ${t}Z`,
      1.6,
      0.02,
      8,
    );
  };
  const gilt = rim.linearAt([goldDark, gold, oklch(0.88, 0.1, 90), gold, goldDark], 0, 1200, 800, 0);
  scene.add(
    path(`M-10 -10H810V1210H-10Z${board(40, 30)}`, ink, 'fill-rule="evenodd"'),
    path(board(30, 34) + board(37, 28), gilt, 'fill-rule="evenodd"'),
    path(board(46, 24) + board(48.5, 22), gilt, 'fill-rule="evenodd" opacity=".6"'),
  );
  return scene;
}

export default card<GouacheGrade>({
  finish: halfTurned(gouache),
  grade: { radius: 4, vignette: 0.12, contrast: 0.08 },
  paint,
});
