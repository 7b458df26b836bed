/** N55: on the first of January the street sleeps where it stood, in paper hats; the kiosk is up already. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, moved, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { paperHat, SleepingHouse, type HousePaint } from '../../../motifs/sleeping-house.ts';
import { sweepingKiosk } from '../../../motifs/sweeping-kiosk.ts';

const P = {
  high: oklch(0.84, 0.05, 225),
  sky: oklch(0.93, 0.03, 60),
  low: oklch(0.95, 0.05, 75),
  snow: oklch(0.97, 0.015, 80),
  blue: oklch(0.8, 0.05, 270),
  deep: oklch(0.6, 0.075, 280),
  ink: oklch(0.33, 0.06, 330),
  yellow: oklch(0.87, 0.16, 92),
};
const GLASS = oklch(0.5, 0.06, 255);
const base = { glass: GLASS, line: P.ink, snow: P.snow };
const CREAM: HousePaint = {
  ...base,
  wall: [oklch(0.62, 0.06, 320), oklch(0.75, 0.05, 20), oklch(0.88, 0.05, 75), oklch(0.95, 0.05, 88)],
  roof: [oklch(0.42, 0.05, 280), oklch(0.54, 0.05, 260), oklch(0.68, 0.05, 240)],
  trim: oklch(0.97, 0.02, 90),
  blind: oklch(0.86, 0.07, 60),
};
const ROSE: HousePaint = {
  ...base,
  wall: [oklch(0.5, 0.09, 350), oklch(0.62, 0.1, 5), oklch(0.76, 0.1, 20), oklch(0.86, 0.08, 40)],
  roof: [oklch(0.4, 0.06, 200), oklch(0.52, 0.06, 190), oklch(0.66, 0.06, 180)],
  trim: oklch(0.95, 0.03, 60),
  blind: oklch(0.93, 0.03, 80),
};
const FROST: HousePaint = {
  ...base,
  wall: [oklch(0.48, 0.06, 280), oklch(0.6, 0.055, 250), oklch(0.75, 0.05, 225), oklch(0.86, 0.04, 200)],
  roof: [oklch(0.4, 0.08, 20), oklch(0.52, 0.1, 28), oklch(0.66, 0.1, 40)],
  trim: oklch(0.96, 0.02, 90),
  blind: oklch(0.9, 0.05, 80),
};

function paint(): Scene {
  const scene = new Scene({ seed: 5555, background: P.sky });
  morning(scene);
  const { cream, rose, frost } = houses();
  street(scene);
  scene.add(
    rose.draw(scene.element('rose')),
    cream.draw(scene.element('cream')),
    early(cream),
    frost.draw(scene.element('frost')),
  );
  drifts(scene);
  snoring(scene);
  hats(scene, cream, rose, frost);
  streamers(scene, cream, rose, frost);
  leftovers(scene);
  scene.add(softShadow(scene, 560, 1146, 130, 16, P.deep, 0.8));
  scene.add(sweepingKiosk(scene.element('kiosk'), { x: 600, y: 1146, s: 0.98 }));
  return scene;
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    sky(S, [P.high, [0.3, P.sky], [0.7, P.low], P.low], { n: 800, angle: -0.1 }),
    glow(S, 800, 420, 520, oklch(0.98, 0.06, 85), 0.9, 0.4),
  );
}

function street(scene: Scene): void {
  const S = scene.element('street');
  scene.add(
    modelled(S, rectangle(-20, 930, 820, 1220), {
      tone: new Tone(0.85)
        .fill(closedCurve('-40,960 300,950 620,960 760,990 520,1040 160,1090 -40,1110'), 0.26, {
          soft: 22,
          amount: 0.9,
        })
        .fill(rectangle(-20, 1150, 820, 1230), 0.55, { soft: 50, amount: 0.6 }),
      colours: [P.deep, mix(P.deep, P.blue, 0.6), P.blue, P.snow, oklch(0.99, 0.02, 90)],
      flow: 0.03,
      length: 80,
      width: 7,
      spread: 0.08,
    }),
  );
}

/** The rose one on the shoulder of the cream one, the cream one on the small one. */
function houses(): Record<'cream' | 'rose' | 'frost', SleepingHouse> {
  return {
    rose: new SleepingHouse({
      spine: trace('128,998 104,858 92,694 108,507 166,343 276,240'),
      breadth: trace('0,110 0.3,106 0.6,100 0.78,96 0.8,104 0.9,88 1,52'),
      eaves: 0.8,
      rows: [
        [0.14, 3, 0.09],
        [0.28, 3, 0.09],
      ],
      eyes: { t: 0.64, apart: 0.86, half: 0.25, height: 0.13, turn: 0.18 },
      mouth: { t: 0.46, half: 0.13, height: 0.06 },
      paint: ROSE,
    }),
    frost: new SleepingHouse({
      spine: trace('668,998 688,881 700,764 694,659 662,572 600,514'),
      breadth: trace('0,104 0.3,106 0.6,100 0.74,96 0.76,104 0.88,88 1,54'),
      eaves: 0.76,
      rows: [[0.16, 3, 0.12]],
      eyes: { t: 0.58, apart: 0.84, half: 0.24, height: 0.16, turn: 0.12 },
      mouth: { t: 0.38, half: 0.13, height: 0.07 },
      side: 0.2,
      paint: FROST,
    }),
    cream: new SleepingHouse({
      spine: trace('384,1017 376,869 370,729 382,588 424,448 498,331'),
      breadth: trace('0,186 0.2,190 0.45,182 0.7,156 0.78,150 0.8,162 0.9,136 1,84'),
      eaves: 0.8,
      rows: [
        [0.26, 4, 0.075],
        [0.37, 4, 0.075],
      ],
      eyes: { t: 0.64, apart: 0.8, half: 0.2, height: 0.13, turn: 0.1 },
      mouth: { t: 0.01, half: 0.22, height: 0.2 },
      paint: CREAM,
    }),
  };
}

/** Somebody else is up. */
function early(house: SleepingHouse): Mark {
  const [x, y] = house.body.at(0.262, -0.06);
  return moved(
    { x, y },
    path('M-17 0H17V-24H-17Z', GLASS),
    path('M-10 0C-14 -8 -12 -16 -10 -19L-9 -29L-3 -23H3L9 -29L10 -19C12 -14 13 -8 10 0Z', P.ink),
    ellipse(-4, -16, 2, 2.4, P.yellow),
    ellipse(4, -16, 2, 2.4, P.yellow),
  );
}

/** Nobody has shovelled. */
function drifts(scene: Scene): void {
  const S = scene.element('drifts');
  scene.add(
    [
      '-30,1030 20,1000 90,1004 160,996 214,1012 236,1034 120,1044 -30,1050',
      '176,1034 214,1012 280,1010 340,1018 346,1034 300,1044 210,1046',
      '442,1034 462,1012 530,1006 590,1014 640,1002 720,1004 790,990 840,1010 840,1050 600,1052 470,1046',
    ].map((list, i) => {
      const shape = closedCurve(list);
      return modelled(S.element('drift' + i), shape, {
        tone: new Tone(0.4).round(shape, { from: -40, before: 26, size: 26, light: 0.95, dark: 0.1 }),
        colours: [P.deep, P.blue, P.snow],
        flow: 0.05,
        length: 34,
        width: 5,
      });
    }),
  );
}

/** What they breathe out. */
function snoring(scene: Scene): void {
  const S = scene.element('snoring');
  const puff = (list: string, w1: number): string =>
    smoke(S, trace(list), { w0: 5, w1, colour: '#fffaf2', opacity: 0.85 });
  scene.add(puff('126,580 160,566 184,578 214,556', 20), puff('716,762 744,748 764,758 790,736', 20));
}

function hats(
  scene: Scene,
  ...[cream, rose, frost]: readonly [SleepingHouse, SleepingHouse, SleepingHouse]
): void {
  const S = scene.element('hats');
  const onTop = (
    house: SleepingHouse,
    across: number,
    s: number,
    lean: number,
  ): { x: number; y: number; s: number; r: number } => {
    const [x, y] = house.body.at(0.985, across);
    return { x, y, s, r: (house.body.angle(0.97) * 180) / Math.PI + 90 + lean };
  };
  scene.add(
    paperHat(S, onTop(rose, -0.15, 1.1, -14), P.yellow, oklch(0.62, 0.15, 25)),
    paperCrown(S, onTop(cream, 0.1, 1.35, 6)),
    paperBoat(S, onTop(frost, 0.05, 1.25, 22)),
  );
}

/** Gold paper, from a cracker. */
function paperCrown(S: Easel, at: { x: number; y: number; s: number; r: number }): Mark {
  const crown = 'M-56 8L-62 -44L-38 -16L-26 -58L-6 -18L10 -62L24 -16L46 -50L56 8C20 20 -20 20 -56 8Z';
  return moved(
    at,
    path(crown, P.yellow),
    group(
      { 'clip-path': S.clip(crown) },
      path('M-70 30V-60L-16 -60L-22 30Z', oklch(0.66, 0.13, 65), 'opacity=".55"'),
      path('M-60 -4C-20 10 20 10 60 -4V6C20 20 -20 20 -60 6Z', oklch(0.6, 0.16, 25)),
    ),
  );
}

/** Folded from yesterday's paper. */
function paperBoat(S: Easel, at: { x: number; y: number; s: number; r: number }): Mark {
  const [page, fold, print] = [oklch(0.93, 0.03, 85), oklch(0.74, 0.04, 320), oklch(0.45, 0.03, 300)];
  const brim = 'M-66 -16C-36 2 36 2 68 -18L44 18C20 26 -20 26 -44 18Z';
  return moved(
    at,
    path('M-34 -4L2 -66L38 -4Z', page),
    path('M-34 -4L2 -66L4 -2Z', fold),
    path(brim, page),
    group(
      { 'clip-path': S.clip(brim) },
      path('M-70 -20L-8 -6L-14 30H-70Z', fold, 'opacity=".7"'),
      times(5, (i) =>
        brushLine(S, trace(`-58,${-4 + i * 5} 0,${7 + i * 5} 58,${-5 + i * 5}`), 1.2, print, {
          opacity: 0.7,
        }),
      ),
    ),
  );
}

/** Paper serpentine, thrown from one to the next. */
function streamers(
  scene: Scene,
  ...[cream, rose, frost]: readonly [SleepingHouse, SleepingHouse, SleepingHouse]
): void {
  const S = scene.element('streamers');
  const band = (points: Points, width: number, colour: string): void => {
    const curve = spline(points, false, 14);
    scene.add(
      path(
        polygon(
          ribbon(
            curve.map(([x, y]): Point => [x + 3, y + 5]),
            () => width,
          ),
        ),
        P.ink,
        'opacity=".25"',
      ),
      path(polygon(ribbon(curve, (t) => width * (0.55 + 0.45 * Math.cos(t * 34)))), colour),
    );
  };
  band(
    [
      rose.body.at(0.9, -1.02),
      rose.body.at(0.83, -0.7),
      rose.body.at(0.72, 0.2),
      [262, 500],
      cream.body.at(0.76, -0.4),
      cream.body.at(0.77, 0.5),
      cream.body.at(0.62, 0.98),
      [600, 760],
      frost.body.at(0.5, 0.4),
      frost.body.at(0.36, 0.9),
      [792, 900],
    ],
    6,
    P.yellow,
  );
  band(
    [
      cream.body.at(0.8, -0.8),
      cream.body.at(0.56, -0.96),
      cream.body.at(0.4, -0.7),
      [250, 880],
      [226, 960],
      [262, 1010],
    ],
    5,
    oklch(0.68, 0.14, 25),
  );
  band([frost.body.at(0.76, 0.9), [770, 760], [748, 850], [774, 960]], 4.5, P.yellow);
  const rng = S.stream('confetti');
  const colours = [P.yellow, oklch(0.65, 0.15, 25), oklch(0.6, 0.1, 250), oklch(0.7, 0.1, 160), P.yellow];
  scene.add(
    times(150, () => {
      const [x, y] = [rng.range(10, 790), 985 + 190 * rng.f() ** 0.8];
      return path(
        smooth(blob(x, y, rng.range(2.5, 5), rng.range(1.4, 2.6), S.noise, 0.2)),
        rng.pick(colours),
      );
    }),
  );
}

/** What the broom has got together, and what it has not got to yet. */
function leftovers(scene: Scene): void {
  const S = scene.element('leftovers');
  const rng = S.stream('heap');
  const colours = [P.yellow, oklch(0.65, 0.15, 25), oklch(0.6, 0.1, 250), oklch(0.7, 0.1, 160), P.snow];
  const curl = (x: number, y: number, r: number, colour: string): Mark =>
    times(3, (i) => ellipse(x + i * r * 0.5, y, r, r * 0.7, 'none', `stroke="${colour}" stroke-width="4"`));
  scene.add(
    softShadow(S, 400, 1150, 90, 14, P.deep, 0.7),
    times(150, () => {
      const u = rng.gauss(0, 0.4);
      const top = 48 * Math.max(0, 1 - u * u * 1.6);
      return path(
        smooth(blob(398 + u * 66, 1148 - top * rng.f(), rng.range(4, 8), rng.range(2.4, 4.4), S.noise, 0.3)),
        rng.pick(colours),
      );
    }),
    curl(380, 1120, 13, P.yellow),
    curl(416, 1136, 10, oklch(0.65, 0.15, 25)),
    // a bottle, a shoe that danced
    moved(
      { x: 150, y: 1120, r: 82 },
      path('M-12 0C-14 -30 -12 -46 -5 -62V-84H5V-62C12 -46 14 -30 12 0Z', oklch(0.4, 0.07, 150)),
      path('M-12 -8H12V-34H-12Z', P.yellow),
      path('M-5 -70H5V-86H-5Z', oklch(0.8, 0.1, 85)),
    ),
    moved(
      { x: 268, y: 1170 },
      path(
        'M-26 0C-22 -8 -6 -10 6 -20C14 -24 22 -22 24 -14L22 4L18 4L16 -8C8 -2 -4 4 -26 2Z',
        oklch(0.5, 0.15, 20),
      ),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.08 }, paint });
