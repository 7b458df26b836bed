/** The lid of the New Year's box: the clock rises behind the hills like a moon, and its cards fall with the snow to a hare who has come out with a lantern. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { form } from '../../../kit/materials.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, handPath } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { flyingCard } from '../../../motifs/flying-card.ts';
import { storyteller } from '../../../motifs/hare-storyteller.ts';
import {
  drift,
  FIRE,
  firs,
  garland,
  hut,
  INK,
  skyline,
  SNOW,
  snowfall,
  tracks,
} from '../../../motifs/winter-valley.ts';

const night = oklch(0.2, 0.065, 272);
const blue = oklch(0.34, 0.095, 265);
const dusk = oklch(0.48, 0.1, 290);
const rose = oklch(0.66, 0.11, 28);
const DIAL: Point = [770, 300];
const R = 210;

function paint(): Scene {
  const scene = new Scene({ seed: 3112, background: night, w: 1200, h: 630 });
  scene.add(
    sky(scene.element('sky'), [night, [0.4, blue], [0.7, dusk], rose], { n: 700, y1: 500 }),
    stars(scene.element('stars'), { n: 160, box: [0, 0, 1200, 330], colour: SNOW, big: 7 }),
  );
  clock(scene);
  land(scene);
  cards(scene);
  hare(scene);
  scene.add(snowfall(scene.element('snowfall'), 190, 3.4));
  return scene;
}

const away = (r: number, hour: number): Point => [
  DIAL[0] + Math.sin((hour / 12) * TAU) * r,
  DIAL[1] - Math.cos((hour / 12) * TAU) * r,
];

/** One minute to twelve. */
function clock(scene: Scene): void {
  const S = scene.element('clock');
  const hand = (hour: number, long: number, wide: number): string =>
    path(
      polygon([
        away(-30, hour),
        away(wide, hour + 3),
        away(long * 0.7, hour + 0.1),
        away(long, hour),
        away(long * 0.7, hour - 0.1),
        away(wide, hour - 3),
      ]),
      INK,
    );
  scene.add(
    glow(S, ...DIAL, 470, FIRE, 0.75),
    path(
      smooth(blob(...DIAL, R, R, S.noise, 0.012, 1.4, 60)),
      oklch(0.55, 0.1, 70),
      `filter="${form(S, { angle: -60, size: 14, shade: INK, light: FIRE, lightSize: 4 })}"`,
    ),
    path(
      smooth(blob(...DIAL, R - 17, R - 17, S.noise, 0.012, 1.4, 60)),
      S.radialAt([oklch(0.97, 0.05, 92), oklch(0.86, 0.1, 82)], DIAL[0] - 40, DIAL[1] - 60, R * 1.25),
    ),
    times(12, (i) => {
      const long = i % 3 === 0;
      const [a, b] = [away(R - 30, i), away(R - (long ? 66 : 52), i)];
      const side = long ? 7 : 4.5;
      const turn = (i / 12) * TAU;
      const across: Point = [Math.cos(turn) * side, Math.sin(turn) * side];
      return path(
        handPath(
          S,
          `M${a[0] - across[0]} ${a[1] - across[1]}L${a[0] + across[0]} ${a[1] + across[1]}L${b[0] + across[0]} ${b[1] + across[1]}L${b[0] - across[0]} ${b[1] - across[1]}Z`,
          0.7,
        ),
        oklch(0.42, 0.09, 55),
      );
    }),
    hand(11.98, 112, 12),
    hand(11.8, 166, 8),
    ellipse(...DIAL, 14, 14, oklch(0.55, 0.1, 70)),
  );
}

function land(scene: Scene): void {
  const S = scene.element('land');
  const far = skyline(S, trace('-20,410 160,372 330,408 520,436 740,420 920,444 1080,396 1220,420'), 12);
  const near = skyline(S, trace('-20,520 200,500 420,540 640,556 860,530 1040,492 1220,510'), 8);
  scene.add(
    firs(
      S.element('wood'),
      far,
      [
        [40, 92],
        [76, 66],
        [1000, 76],
        [1120, 104],
        [1160, 80],
      ],
      0.3,
    ),
    drift(S.element('far'), far, mix(dusk, SNOW, 0.5), mix(blue, dusk, 0.3), 150),
    (
      [
        [560, 452, 0.9],
        [646, 458, 0.72],
        [930, 458, 0.85],
      ] as const
    ).map(([x, y, s], i) => hut(S.element(`hut ${i}`), x, y, s)),
    drift(S.element('near'), near, mix(blue, SNOW, 0.5), mix(night, blue, 0.7), 190),
    firs(S.element('trees'), near, [
      [36, 190],
      [96, 130],
      [1104, 150],
      [1164, 210],
    ]),
    garland(S.element('lights'), [1104, 350], [560, 420], 46, 5),
    tracks(trace('700,640 620,600 520,586 420,590'), 10, 5),
  );
}

function cards(scene: Scene): void {
  const S = scene.element('cards');
  scene.add(
    flyingCard(S, 'new-year/frost-jungle', 560, 150, 150, -17, 4),
    flyingCard(S, 'new-year/last-window', 1020, 170, 158, 14, -4),
    flyingCard(S, 'new-year/melt', 1090, 392, 146, 22, 5),
    flyingCard(S, 'new-year/fir-goes-home', 470, 352, 140, -9, -5),
  );
}

function hare(scene: Scene): void {
  const S = scene.element('hare');
  scene.add(
    softShadow(S, 262, 606, 120, 18, INK, 0.8),
    storyteller(S, {
      x: 258,
      y: 602,
      s: 0.98,
      c: {
        fur: oklch(0.9, 0.02, 80),
        pale: oklch(0.97, 0.02, 90),
        inner: oklch(0.72, 0.09, 35),
        coat: oklch(0.42, 0.14, 25),
        trim: SNOW,
        scarf: oklch(0.45, 0.1, 165),
        brass: oklch(0.5, 0.09, 75),
        fire: FIRE,
        light: oklch(0.93, 0.1, 85),
        shade: oklch(0.25, 0.07, 270),
      },
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.18, contrast: 0.08, saturation: 1.06 },
  paint,
});
