/** Last Segment: over a wrecked feast an old hand and a child's reach for the one slice of mandarin left; it gives the light. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { closedCurve, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { line as outlined, path } from '../../../kit/markup.ts';
import { lerp, nth, TAU, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { placedHand, type PlacedHand } from '../../../motifs/hands/painted.ts';
import { carved } from '../../../motifs/lino-people.ts';

const [CREAM, ORANGE, TEAL, KEY] = ['#f5e8cb', '#e88a25', '#5f8a8c', '#141c2b'] as const;
const SLICE: Point = [408, 622];

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: KEY });
  cloth(scene);
  feast(scene);
  slice(scene);
  reaching(scene, 'old hand', OLD, -46, 0.22);
  reaching(scene, 'small hand', SMALL, 130, 0.08);
  return scene;
}

/** Light goes out from the slice over the cloth in cuts, longer and rarer the farther. */
function cloth(scene: Scene): void {
  const S = scene.element('cloth');
  const rings = (from: number, to: number, n: number, ink: string, keep: number): string => {
    const cuts = times(n, () => {
      const a = S.rng.range(0, TAU);
      const t = S.rng.f() ** 0.8;
      const r = lerp(from, to, t);
      if (S.rng.f() > keep * (1.1 - t)) return '';
      const [x, y] = [SLICE[0] + Math.cos(a) * r, SLICE[1] + Math.sin(a) * r];
      return cut(x, y, a, lerp(24, 70, t), lerp(3.6, 1.4, t), S.rng, 0.03);
    });
    return path(cuts.join(''), ink);
  };
  scene.add(
    rings(150, 760, 2600, TEAL, 0.62),
    rings(96, 330, 620, CREAM, 0.9),
    rings(92, 190, 200, ORANGE, 0.8),
  );
}

const disc = (S: Easel, x: number, y: number, rx: number, ry = rx): string =>
  smooth(wobble(blob(x, y, rx, ry, S.noise, 0.02, 1, 60), S.noise, 2, 0.02));

/** A plate: a rim of cuts that is lit on the side of the slice. */
function plate(S: Easel, x: number, y: number, r: number): string {
  const towards = Math.atan2(SLICE[1] - y, SLICE[0] - x);
  const rim = times(Math.round(r * 0.9), () => {
    const a = S.rng.range(0, TAU);
    const lit = (1 + Math.cos(a - towards)) / 2;
    if (S.rng.f() > 0.25 + lit * 0.9) return '';
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return gouge(
      [
        [x + c * r * 0.78, y + s * r * 0.78],
        [x + c * r * 0.86, y + s * r * 0.86],
        [x + c * r * 0.95, y + s * r * 0.95],
      ],
      1 + 2.2 * lit,
    );
  });
  return (
    outlined(disc(S, x, y, r), KEY, 12) +
    path(disc(S, x, y, r), TEAL) +
    path(rim.join(''), CREAM) +
    outlined(disc(S, x, y, r * 0.7), KEY, 5) +
    path(disc(S, x + Math.cos(towards) * 4, y + Math.sin(towards) * 4, r * 0.66), TEAL)
  );
}

/** What is left of it. */
function feast(scene: Scene): void {
  scene.add(
    plate(scene.element('fish plate'), 196, 240, 222),
    fish(scene.element('fish')),
    plate(scene.element('plate'), 656, 930, 190),
    crumbs(scene.element('crumbs')),
    cutlery(),
    peel(scene.element('peel')),
    pips(scene.element('pips')),
  );
}

function fish(S: Easel): string {
  const spine = traceCurve('84,330 150,272 220,214 292,148', 12);
  const ribs = times(13, (k) => {
    const [x, y] = nth(spine, 5 + Math.round(k * 2.1));
    const long = (1 - Math.abs(k - 4) / 13) * 62;
    return (
      gouge(
        [
          [x + long * 0.34 - 8, y + long * 0.86],
          [x + long * 0.2, y + long * 0.44],
          [x, y],
        ],
        3.6,
        0.3,
      ) +
      gouge(
        [
          [x - long * 0.86, y - long * 0.3],
          [x - long * 0.44, y - long * 0.2],
          [x, y],
        ],
        3.6,
        0.3,
      )
    );
  });
  return (
    path(smooth(ribbon(spine, (t) => lerp(7, 3.4, t))), CREAM) +
    path(ribs.join(''), CREAM) +
    path(smooth(closedCurve('104,300 122,332 104,376 58,392 34,366 52,322 78,304')), CREAM) +
    path(smooth(blob(70, 346, 11, 11, S.noise, 0.05)), KEY) +
    path(gouge(trace('34,366 54,374 74,384'), 3), KEY) +
    path(smooth(closedCurve('284,160 300,112 342,84 326,126 372,132 330,150 296,164')), CREAM) +
    path(
      times(5, (k) =>
        gouge(
          [
            [330 + k * 3, 98 + k * 12],
            [312 + k * 2, 122 + k * 7],
            [300, 146],
          ],
          1.6,
        ),
      ).join(''),
      KEY,
    )
  );
}

const crumbs = (S: Easel): string =>
  path(
    times(30, () => {
      const [a, r] = [S.rng.range(0, TAU), S.rng.range(10, 118)];
      return smooth(
        blob(
          656 + Math.cos(a) * r,
          930 + Math.sin(a) * r,
          S.rng.range(2, 6),
          S.rng.range(2, 5),
          S.noise,
          0.4,
          2,
          8,
        ),
      );
    }).join(''),
    CREAM,
  );

/** A picked bone, and a fork laid across. */
const cutlery = (): string => {
  const bone = smooth(
    closedCurve(
      '548,884 560,866 580,870 596,888 640,896 690,892 712,872 732,876 736,894 722,904 734,918 722,934 702,928 686,912 640,916 594,908 576,916 558,906',
    ),
  );
  const handle = smooth(
    ribbon(traceCurve('640,1230 652,1150 660,1070 662,1010', 8), (t) => lerp(15, 6.5, t)),
  );
  const head = smooth(closedCurve('642,1016 632,990 630,956 694,956 692,990 682,1016 662,1028'));
  const tines = times(4, (k) =>
    smooth(
      ribbon(
        [
          [633 + k * 19.5, 964],
          [632.5 + k * 20, 930],
          [632 + k * 20.4, 878],
        ],
        (t) => lerp(5.4, 2.6, t),
      ),
    ),
  ).join('');
  const fork = handle + head + tines;
  return (
    outlined(bone, KEY, 8) +
    path(bone, CREAM) +
    path(gouge(trace('604,898 640,906 684,902'), 2.4), TEAL) +
    outlined(fork, KEY, 10) +
    path(fork, CREAM) +
    path(gouge(trace('664,1200 668,1130 668,1050'), 3), TEAL)
  );
};

/** In one piece, as children like it. */
const peel = (S: Easel): string => {
  const coil = times(60, (k): Point => {
    const t = k / 59;
    const a = 0.6 + t * TAU * 1.75;
    const r = lerp(86, 12, t);
    return [96 + Math.cos(a) * r * 1.05, 690 + Math.sin(a) * r * 0.9];
  });
  const strip = ribbon(coil, (t) => 15 * Math.min(1, t * 5, (1 - t) * 4 + 0.3), S.noise, 3);
  const inner = ribbon(
    coil.map(([x, y]): Point => [x + 2, y + 4]),
    (t) => 6.5 * Math.min(1, t * 5, (1 - t) * 4 + 0.2),
  );
  return outlined(smooth(strip), KEY, 8) + path(smooth(strip), ORANGE) + path(smooth(inner), CREAM);
};

const pips = (S: Easel): string =>
  path(
    trace('596,664 236,566 516,792 300,1042 108,890 700,600 520,250 560,214')
      .map(([x, y]) => {
        const a = S.rng.range(0, TAU);
        const at = (u: number, v: number): Point => [
          x + Math.cos(a) * u - Math.sin(a) * v,
          y + Math.sin(a) * u + Math.cos(a) * v,
        ];
        return smooth([at(-13, 0), at(-2, -6), at(9, -6), at(12, 0), at(9, 6), at(-2, 6)]);
      })
      .join(''),
    CREAM,
  );

/** It is lit from within; every vesicle shows. */
function slice(scene: Scene): void {
  const S = scene.element('slice');
  const [x, y] = SLICE;
  const at = (list: string): Point[] =>
    trace(list).map(([u, v]): Point => [x + (u * 0.8 + v * 0.6) * 1.05, y + (-u * 0.6 + v * 0.8) * 1.05]);
  const skin = spline(
    at('-84,-34 -76,-2 -54,26 -20,42 20,42 54,24 76,-6 82,-38 62,-30 34,-16 0,-12 -34,-16 -62,-28'),
    true,
    8,
  );
  const pulp = spline(at('-72,-22 -64,0 -46,20 -18,32 18,32 46,18 64,-4 70,-26 36,-7 0,-3 -36,-7'), true, 8);
  const cells = times(12, (k): Points => {
    const a = 0.34 + (k / 11) * 2.46;
    const [c, v] = [Math.cos(a), Math.sin(a)];
    return at(`${-c * 58},${-22 + v * 46} ${-c * 50},${-18 + v * 36} ${-c * 40},${-12 + v * 24}`);
  });
  const halo = times(54, (k): string => {
    const a = (k / 54) * TAU + S.rng.gauss(0, 0.03);
    const [r0, r1] = [S.rng.range(92, 104), S.rng.range(118, 168)];
    return gouge(
      [
        [x + Math.cos(a) * r1, y + Math.sin(a) * r1],
        [x + Math.cos(a) * (r0 + 16), y + Math.sin(a) * (r0 + 16)],
        [x + Math.cos(a) * r0, y + Math.sin(a) * r0],
      ],
      S.rng.range(3, 5.4),
    );
  });
  scene.add(
    path(halo.join(''), CREAM),
    path(smooth(wobble(blob(x, y, 92, 84, S.noise, 0.3, 1.6), S.noise, 12, 0.05)), CREAM),
    outlined(smooth(skin), KEY, 6),
    path(smooth(skin), ORANGE),
    path(smooth(pulp), ORANGE),
    path(cells.map((cell) => gouge(cell, 2.6, 0.3)).join(''), CREAM),
    outlined(smooth(pulp), CREAM, 2.6),
  );
}

const OLD: PlacedHand = {
  x: 672,
  y: 286,
  size: 336,
  pose: 'reach',
  age: 'old',
  side: 'right',
  fingers: [-0.6, 0.8, 0.05],
  back: [0.1, 0.12, 1],
  arm: 150,
  sleeve: { kind: 'coat', from: 42 },
};
const SMALL: PlacedHand = {
  x: 226,
  y: 906,
  size: 226,
  pose: 'reach',
  age: 'child',
  side: 'right',
  fingers: [0.56, -0.82, 0.05],
  back: [0.05, 0.1, 1],
  arm: 190,
  sleeve: { kind: 'knit', from: 34 },
};

/** Lit by the slice alone. */
function reaching(scene: Scene, name: string, o: PlacedHand, from: number, hatch: number): void {
  const S = scene.element(name);
  const drawing = new Drawing(placedHand(o), {
    light: { angle: from + 180, before: 30 },
    size: o.size,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  const skin: FlatPaint = {
    line: KEY,
    contour: 4,
    inks: [KEY, ORANGE, CREAM],
    levels: [0.14, 0.42],
    marks: { wrinkle: KEY, nail: KEY },
  };
  const sleeve: FlatPaint = { line: KEY, contour: 4, inks: [KEY, TEAL, CREAM], levels: [0.3, 0.82] };
  scene.add(
    outlined(drawing.outline(), KEY, 12),
    paintFlat(S, drawing, { skin, sleeve }),
    carved(drawing, { part: 'skin', below: 0.36 + hatch, above: 0.2, gap: 9 }, KEY, 1.5),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [CREAM, ORANGE, TEAL, KEY], salt: 0.35, shift: trace('0,0 2,-1 -2,1 0,0') },
  paint,
});
