/** N28: carol singers carry a real star on a pole, and where they have walked the snow has melted into a strip of spring. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch, ramp, type Colour } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { blade, closedBelow, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { modelled } from '../../../kit/modelled.ts';
import {
  TAU,
  fix,
  inside,
  lerp,
  scatter,
  times,
  trace,
  type Point,
  type Points,
} from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { sky, star4 } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { crocus, crocusPicker, starSinger, type Singer } from '../../../motifs/star-singers.ts';

const STAR: Point = [446, 300];
const GOLD = oklch(0.93, 0.11, 90);
const SNOW = [
  oklch(0.36, 0.06, 285),
  oklch(0.52, 0.065, 290),
  oklch(0.7, 0.06, 310),
  oklch(0.86, 0.06, 40),
  oklch(0.97, 0.05, 90),
];
const GRASS = [
  oklch(0.27, 0.06, 165),
  oklch(0.4, 0.09, 148),
  oklch(0.54, 0.12, 138),
  oklch(0.71, 0.15, 122),
  oklch(0.9, 0.14, 105),
];
const STRIP = closedCurve(
  '352,742 420,724 486,730 506,760 520,820 556,900 604,990 668,1090 750,1230 40,1230 110,1110 190,1010 250,920 300,830 334,780',
);
const SINGERS: Singer[] = [
  {
    x: 322,
    y: 772,
    s: 0.82,
    coat: oklch(0.55, 0.09, 330),
    hat: oklch(0.72, 0.13, 60),
    kind: 'kerchief',
    does: 'shrinks',
    lit: 1,
  },
  {
    x: 552,
    y: 778,
    s: 0.84,
    coat: oklch(0.5, 0.07, 250),
    hat: oklch(0.5, 0.12, 25),
    kind: 'brim',
    does: 'shields',
    lit: -1,
  },
  {
    x: 380,
    y: 796,
    s: 1.02,
    coat: oklch(0.46, 0.07, 275),
    hat: oklch(0.52, 0.06, 55),
    kind: 'fur',
    does: 'carries',
    lit: 1,
  },
  {
    x: 250,
    y: 846,
    s: 0.98,
    coat: oklch(0.48, 0.08, 190),
    hat: oklch(0.48, 0.05, 50),
    kind: 'fur',
    does: 'plays',
    lit: 1,
  },
];

function paint(): Scene {
  const scene = new Scene({ seed: 2828, background: SNOW[1] ?? '#000' });
  dusk(scene);
  fields(scene);
  spring(scene);
  shadows(scene);
  star(scene);
  scene.add(SINGERS.map((one, i) => starSinger(scene.element('singer' + i), one)));
  pole(scene);
  scene.add(crocusPicker(scene.element('straggler'), { x: 606, y: 920, s: 0.98 }));
  return scene;
}

/** The first stars are out, all but one. */
function dusk(scene: Scene): void {
  const S = scene.element('dusk');
  const gap: Point = [648, 132];
  const hole = times(10, (i): Point => {
    const [a, r] = [(i / 10) * TAU - 1.4, i % 2 ? 12 : 30];
    return [gap[0] + Math.cos(a) * r, gap[1] + Math.sin(a) * r];
  });
  const night = trace(
    '70,70 160,120 250,60 92,210 190,250 60,330 560,66 716,60 742,200 590,220 700,300 330,40 420,90 760,380 130,420',
  );
  scene.add(
    sky(S, [oklch(0.33, 0.06, 280), oklch(0.46, 0.075, 295), oklch(0.64, 0.08, 320), oklch(0.82, 0.08, 45)], {
      y1: 640,
      n: 700,
    }),
    night.map(([x, y]) => star4(S, x, y, S.rng.range(3, 6.5), oklch(0.96, 0.04, 90), 0.9)),
    path(polygon(wobble(hole, S.noise, 1.2, 0.05)), oklch(0.17, 0.045, 280)),
  );
}

function fields(scene: Scene): void {
  const S = scene.element('fields');
  const far = ridge(S, { y: 560, amplitude: 36, frequency: 0.005 });
  const mid = ridge(S, { y: 622, amplitude: 26, frequency: 0.004, offset: 6 });
  const near = trace('-20,716 120,690 280,668 440,660 600,668 720,690 820,714');
  const tone = new Tone(0.2).glow(430, 720, 330, 0.75, 110).glow(430, 800, 500, 0.14, 300);
  scene.add(
    path(
      polygon(closedBelow(S, far, 900)),
      S.linearAt([oklch(0.6, 0.07, 305), oklch(0.74, 0.07, 330)], 0, 540, 0, 680),
    ),
    // Where they are bound.
    [
      [640, 588],
      [662, 584],
      [688, 590],
      [716, 586],
      [92, 598],
    ].map(([x = 0, y = 0]) => [
      path(`M${x - 11} ${y}V${y - 12}L${x} ${y - 24}L${x + 11} ${y - 12}V${y}Z`, oklch(0.38, 0.06, 290)),
      path(`M${x - 13} ${y - 11}L${x} ${y - 26}L${x + 13} ${y - 11}L${x} ${y - 19}Z`, oklch(0.86, 0.04, 320)),
    ]),
    path(
      polygon(closedBelow(S, mid, 900)),
      S.linearAt([oklch(0.76, 0.06, 325), oklch(0.6, 0.06, 300)], 0, 600, 0, 760),
    ),
    times(22, (i) => {
      const x = -10 + i * 40 + S.rng.gauss(0, 12);
      const h = S.rng.range(16, 40);
      return Math.abs(x - 430) < 130
        ? ''
        : path(
            `M${fix(x - h * 0.22)} 640L${fix(x)} ${fix(636 - h)}L${fix(x + h * 0.22)} 640Z`,
            oklch(0.4, 0.06, 290),
          );
    }),
    modelled(S, closedBelow(S, traceCurve(near.map(([x, y]) => `${x},${y}`).join(' '))), {
      tone,
      colours: SNOW,
      flow: (x, y) => Math.atan2(y - 700, x - 430) * 0.1 + 0.15 * S.noise.fbm(x / 120, y / 80, 2),
      length: 60,
      width: 6,
      uneven: 0.09,
    }),
  );
}

/** Near us it is April already. */
function spring(scene: Scene): void {
  const S = scene.element('spring');
  const strip = wobble(wobble(STRIP, S.noise, 34, 0.012), S.noise, 9, 0.05);
  const tone = new Tone(0.42)
    .glow(430, 760, 130, 0.6, 90)
    .glow(420, 900, 180, 0.22, 150)
    .change((v, _, y) => v - 0.24 * clamp((y - 950) / 300));
  const inks = ramp(GRASS);
  const size = (y: number): number => lerp(0.4, 1.5, clamp((y - 730) / 480));
  const melt = strip.map(([x, y]): Point => [x + (x < 420 ? -1 : 1) * 9 * size(y), y + 4]);
  scene.add(
    path(polygon(melt), oklch(0.44, 0.07, 270), 'opacity=".75"'),
    modelled(S, strip, {
      tone,
      colours: GRASS,
      flow: (x, y) => Math.atan2(y - 500, x - 430) + 0.2 * S.noise.fbm(x / 60, y / 60, 2),
      length: 30,
      width: 5,
      uneven: 0.16,
      dh: 9,
    }),
    scatter(strip, 1300, S.rng)
      .toSorted((a, b) => a[1] - b[1])
      .map(([x, y]) =>
        path(
          blade(
            x,
            y,
            S.rng.range(12, 26) * size(y),
            S.rng.gauss(0, 6) * size(y),
            (t) => 1.9 * size(y) * (1 - t),
          ),
          inks(clamp(tone.at(x, y) + S.rng.gauss(0, 0.16))),
          'opacity=".85"',
        ),
      ),
    footprints(S, strip, size),
  );
}

/** A crocus in every footprint. */
function footprints(S: Easel, strip: Points, size: (y: number) => number): Mark {
  const petals = [
    oklch(0.62, 0.17, 305),
    oklch(0.8, 0.1, 310),
    oklch(0.88, 0.15, 90),
    oklch(0.96, 0.02, 300),
  ];
  const tracks = [
    '370,800 330,880 270,980 180,1100 120,1180',
    '440,790 430,880 400,980 360,1090 320,1200',
    '500,800 530,890 570,990 620,1100 660,1190',
  ];
  return tracks
    .flatMap((list) => {
      const track = traceCurve(list, 20);
      return times(11, (i): Point => {
        const [x, y] = track[
          Math.min(track.length - 1, Math.round((i / 10) ** 0.75 * (track.length - 1)))
        ] ?? [0, 0];
        return [x + (i % 2 ? 16 : -16) * size(y), y];
      });
    })
    .filter(([x, y]) => inside(strip, x, y) && y > 830)
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => [
      ellipse(x, y, 17 * size(y), 7.5 * size(y), oklch(0.24, 0.05, 155), 'opacity=".65"'),
      times(S.rng.int(1, 3), (i) =>
        crocus(
          S,
          x + (i - 1) * 10 * size(y),
          y + (i % 2) * 3,
          size(y) * S.rng.range(0.75, 1.1),
          S.rng.pick(petals),
        ),
      ),
    ]);
}

/** Everybody's points at us. */
function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  const cast = (x: number, y: number, w: number, length: number): string => {
    const [dx, dy] = [(x - 436) * 0.9, 150];
    const k = length / Math.hypot(dx, dy);
    const [ex, ey] = [x + dx * k, y + dy * k];
    return smooth(
      trace(
        `${x - w},${y} ${x + w},${y} ${fix(ex + w * 1.5)},${fix(ey)} ${fix(ex)},${fix(ey + w * 0.8)} ${fix(ex - w * 1.5)},${fix(ey)}`,
      ),
      true,
      0.5,
    );
  };
  scene.add(
    group(
      { style: 'mix-blend-mode:multiply', filter: blur(S, 4), opacity: 0.7 },
      path(
        [...SINGERS.map(({ x, y, s = 1 }) => cast(x, y - 4, 26 * s, 270 * s)), cast(612, 916, 16, 150)].join(
          '',
        ),
        oklch(0.42, 0.09, 265),
      ),
    ),
  );
}

/** White in the middle, and it spits. */
function star(scene: Scene): void {
  const S = scene.element('star');
  const [x, y] = STAR;
  const ray = (a: number, from: number, to: number, w: number, colour: Colour): string =>
    brushLine(
      S,
      times(4, (k): Point => [
        x + Math.cos(a) * lerp(from, to, k / 3),
        y + Math.sin(a) * lerp(from, to, k / 3),
      ]),
      w,
      colour,
      { attack: 0.02, decay: 0.97, wobble: 0.8 },
    );
  const points = times(16, (i): Point => {
    const [a, r] = [(i / 16) * TAU + 0.2, i % 2 ? S.rng.range(52, 62) : S.rng.range(96, 150)];
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  scene.add(
    glow(S, x, y, 560, oklch(0.82, 0.12, 70), 0.75, 0.3),
    glow(S, x, y, 300, GOLD, 0.8, 0.35),
    times(90, () => {
      const a = S.rng.range(0, TAU);
      return ray(
        a,
        S.rng.range(60, 110),
        S.rng.range(120, 290) * S.rng.range(0.7, 1.05),
        S.rng.range(0.9, 2.6),
        mix(GOLD, '#ffffff', S.rng.f()),
      );
    }),
    path(polygon(wobble(points, S.noise, 3, 0.03)), oklch(0.95, 0.1, 92)),
    times(70, (i) =>
      ray(
        (i / 70) * TAU + S.rng.gauss(0, 0.05),
        S.rng.range(10, 40),
        S.rng.range(60, 120),
        S.rng.range(2, 5),
        S.rng.pick(['#ffffff', oklch(0.97, 0.07, 95), oklch(0.9, 0.14, 80)]),
      ),
    ),
    path(smooth(blob(x, y, 56, 54, S.noise, 0.12)), '#fffdf0'),
    glow(S, x, y, 150, '#ffffff', 0.95, 0.5),
    strokes(S, {
      region: [x - 34, y - 32, 68, 64],
      n: 24,
      length: 26,
      width: 3,
      angle: (u, v) => Math.atan2(v - y, u - x) + 1.57,
      colour: () => oklch(0.96, 0.08, 95),
      opacity: [0.3, 0.7],
    }),
    times(20, () => {
      const [u, v] = [x + S.rng.gauss(0, 70), y + 90 + S.rng.f() ** 1.4 * 300];
      const q = S.rng.range(1.2, 3.4);
      return ellipse(u, v, q, q * 1.8, mix(GOLD, '#ffffff', 0.4), 'opacity=".9"');
    }),
  );
}

/** Tied on with somebody's scarf; the mittens have begun to smoke. */
function pole(scene: Scene): void {
  const S = scene.element('pole');
  const wood = traceCurve('438,744 441,640 444,520 446,420 446,352', 14);
  scene.add(
    path(
      smooth(ribbon(wood, (t) => lerp(6.4, 4.6, t))),
      S.linearAt([oklch(0.98, 0.08, 90), oklch(0.6, 0.1, 60), oklch(0.3, 0.05, 50)], 0, 350, 0, 720),
    ),
    cel(
      S,
      '434,372 446,366 460,371 459,384 446,389 434,384',
      oklch(0.56, 0.16, 25),
      laid('446,362 466,366 464,390 448,390', oklch(0.88, 0.13, 70), 0.8),
    ),
    cel(
      S,
      '452,380 474,386 494,402 518,404 534,420 524,426 506,416 484,416 464,398',
      oklch(0.5, 0.15, 25),
      laid('500,396 540,410 536,432 506,424', oklch(0.22, 0.04, 30), 0.9),
    ),
    cel(S, '440,382 448,384 452,410 444,430 450,448 440,452 434,430 440,408', oklch(0.44, 0.14, 22)),
    [
      [440, 668],
      [438, 706],
    ].map(([x = 0, y = 0], i) =>
      cel(
        S,
        `${x - 13},${y - 10} ${x + 2},${y - 15} ${x + 14},${y - 8} ${x + 12},${y + 9} ${x - 4},${y + 14} ${x - 14},${y + 5}`,
        oklch(0.48, 0.15, 28),
        laid(
          `${x},${y - 18} ${x + 18},${y - 12} ${x + 14},${y + 12} ${x + 4},${y + 10}`,
          oklch(0.82, 0.13, 60),
          i ? 0.7 : 0.95,
        ),
      ),
    ),
    smoke(S, trace('446,656 458,630 450,600 468,566 462,530'), {
      w0: 4,
      w1: 16,
      colour: oklch(0.95, 0.02, 300),
      opacity: 0.8,
    }),
    smoke(S.element('two'), trace('446,698 470,672 464,640 484,606 478,570'), {
      w0: 4,
      w1: 15,
      colour: oklch(0.95, 0.02, 300),
      opacity: 0.75,
      seed: 4,
    }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.2, saturation: 1.05 }, paint });
