/** N25: a line of new socks, and behind it a cat as large as the night, that stops there. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp, mix } from '../../../kit/colour.ts';
import { along, closedCurve, resample, smooth, spline } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { place, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { Tone } from '../../../kit/tone.ts';
import { nightCat, nightPaw } from '../../../motifs/night-cat.ts';

const MUSTARD = '#e9b440';
const NIGHT = '#060b1a';
const LINE = spline(trace('62,806 180,858 300,888 420,896 560,880 680,842 748,800'), false, 10);

function paint(): Scene {
  const scene = new Scene({ seed: 2525, background: BOARD });
  aurora(scene);
  cat(scene);
  snow(scene);
  paws(scene);
  line(scene);
  child(scene);
  scene.add(
    flakes(scene.element('snowing'), 90, (rng) => [rng.range(0, 800), rng.range(0, 1200)], { size: 2.4 }),
    strays(scene.element('strays')),
  );
  return scene;
}

/** Curtains of light over the whole sky. */
function aurora(scene: Scene): void {
  const S = scene.element('aurora');
  const tone = new Tone();
  tone.change((_v, x, y) => {
    const fold = S.noise.fbm(x * 0.006 + y * 0.0012, y * 0.0012, 3);
    const band = Math.exp(-(((fold * 1.6 + 0.1) / 0.4) ** 2));
    return clamp(0.1 + 0.85 * band * clamp(1.15 - y / 900) * clamp(0.35 + y / 240));
  });
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#0c1d40', '#1d4776', '#2b5f8c', '#142a52'], 0, 0, 0, 900)),
    scratches(S, {
      tone,
      flow: (x, y) => Math.PI / 2 + 0.35 * S.noise.n2(x * 0.004, y * 0.002),
      gap: [3.4, 9],
      length: [20, 110],
      width: 1.1,
      decay: 0.7,
      ink: (t) => mix('#2f6f93', '#c6ebee', t),
    }),
  );
}

function cat(scene: Scene): void {
  const S = scene.element('cat');
  const shoulders = closedCurve(
    '-60,1060 -60,760 -10,680 80,640 400,620 720,640 812,690 860,770 860,1060',
    8,
  );
  const tone = new Tone();
  tone.round(shoulders, { from: -90, before: 3, size: 120, light: 0.5, dark: 0.03 });
  scene.add(
    path(smooth(shoulders), NIGHT),
    scratches(S, {
      tone,
      region: shoulders,
      flow: (x, y) => Math.PI / 2 + (400 - x) * 0.0012 + 0.2 * S.noise.n2(x * 0.02, y * 0.02),
      gap: [4, 11],
      length: [12, 50],
      width: 1.1,
      decay: 0.8,
    }),
    nightCat(S.element('head'), { x: 404, y: 446, s: 0.93, r: 0.035, eye: MUSTARD, gaze: [-12, 14] }),
  );
}

/** Bright this side of the line. */
function snow(scene: Scene): void {
  const S = scene.element('snow');
  const crest = ridge(S, { y: 1004, amplitude: 26, frequency: 0.004 });
  const land = closedBelow(S, crest);
  const tone = new Tone();
  tone.fill(land, (x, y) => clamp(0.42 + (y - 1000) * 0.0024 + 0.3 * S.noise.fbm(x * 0.005, y * 0.012, 2)));
  scene.add(
    path(smooth(land, true, 0.4), S.linearAt(['#3a6da3', '#6a9ac6', '#3c6ba0'], 0, 980, 0, 1200)),
    scratches(S, {
      tone,
      region: land,
      flow: (x, y) => 0.16 * Math.sin(x * 0.009 + y * 0.01) + 0.2 * S.noise.n2(x * 0.006, y * 0.012),
      gap: [3, 8],
      length: [16, 90],
      width: 1.3,
    }),
  );
}

function paws(scene: Scene): void {
  const S = scene.element('paws');
  scene.add(
    path(smooth(closedCurve('30,1040 150,1016 270,1042 150,1058')), '#1c3c6c', 'opacity="0.8"'),
    path(smooth(closedCurve('560,1040 680,1016 800,1042 680,1060')), '#1c3c6c', 'opacity="0.8"'),
    nightPaw(S, 146, 1030, 1.05),
    nightPaw(S, 672, 1030, 1.08),
  );
}

type Knit = 'plain' | 'bands' | 'zigzag' | 'spots' | 'rib';

const SOCK =
  '-21,0 0,-3 21,0 20,34 21,66 26,80 50,92 66,102 68,116 54,124 24,122 -4,118 -20,104 -24,84 -21,50';

/** Hung by its cuff at (0, 0). */
function sock(S: Easel, knit: Knit): string {
  const outline = closedCurve(SOCK);
  const clip = S.clip(smooth(outline));
  const rows = (each: (y: number, i: number) => string, from: number, to: number, step: number): string =>
    times(Math.floor((to - from) / step), (i) => each(from + i * step, i)).join('');
  const stitches = (y: number): string =>
    times(9, (i) =>
      needle(
        [
          [-26 + i * 6, y],
          [-23 + i * 6, y + 3.4],
          [-20 + i * 6, y],
        ],
        0.8,
        { attack: 0.1, decay: 0.1 },
      ),
    ).join('');
  const marks: Record<Knit, string> = {
    plain: path(
      rows((y) => stitches(y), 14, 80, 8),
      ICE[4],
    ),
    bands: path(
      rows(
        (y) =>
          needle(
            [
              [-28, y],
              [0, y + 1.5],
              [28, y],
            ],
            3.6,
            { attack: 0.01, decay: 0.01 },
          ),
        20,
        90,
        15,
      ),
      NIGHT,
    ),
    zigzag: path(
      rows(
        (y) =>
          times(6, (i) =>
            needle(
              [
                [-26 + i * 10, y + (i % 2) * 9],
                [-16 + i * 10, y + ((i + 1) % 2) * 9],
              ],
              2,
              { attack: 0.01, decay: 0.01, curved: false },
            ),
          ).join(''),
        22,
        84,
        17,
      ),
      NIGHT,
    ),
    spots: path(
      rows(
        (y, i) =>
          times(4, (k) =>
            smooth(
              closedCurve(
                `${-20 + k * 14 + (i % 2) * 7 - 3},${y} ${-20 + k * 14 + (i % 2) * 7},${y - 4} ${-17 + k * 14 + (i % 2) * 7},${y} ${-20 + k * 14 + (i % 2) * 7},${y + 4}`,
                3,
              ),
            ),
          ).join(''),
        24,
        116,
        15,
      ),
      NIGHT,
    ),
    rib: path(
      times(8, (i) =>
        needle(
          [
            [-19 + i * 5.6, 14],
            [-18 + i * 5.6, 50],
            [-20 + i * 5.6, 90],
          ],
          1.1,
        ),
      ).join(''),
      NIGHT,
    ),
  };
  const heel = smooth(closedCurve('-26,84 -6,86 0,104 -8,122 -30,116'));
  const toe = smooth(closedCurve('48,86 40,104 46,128 80,126 76,94'));
  return (
    path(smooth(outline), MUSTARD) +
    group(
      { 'clip-path': clip },
      marks[knit],
      path(heel + toe, mix(MUSTARD, '#fff6dc', 0.75)),
      path('M-30 -6H30V11H-30Z', mix(MUSTARD, '#fff6dc', 0.75)),
      path(
        times(9, (i) =>
          needle(
            [
              [-20 + i * 5, -2],
              [-20 + i * 5, 11],
            ],
            0.7,
            { curved: false },
          ),
        ).join(''),
        NIGHT,
      ),
      path(
        smooth(closedCurve('8,-4 24,-4 26,60 34,80 74,98 74,130 30,126 58,118 40,100 14,84 12,40')),
        '#3a2a20',
        'opacity="0.28"',
      ),
    ) +
    `<path d="${smooth(outline)}" fill="none" stroke="${NIGHT}" stroke-width="2.6"/>`
  );
}

const HUNG: readonly (readonly [at: number, size: number, turn: number, flip: 1 | -1, knit: Knit])[] = [
  [0.085, 0.74, 5, 1, 'rib'],
  [0.185, 0.84, -4, 1, 'zigzag'],
  [0.3, 0.7, 3, 1, 'bands'],
  [0.53, 0.94, -5, 1, 'spots'],
  [0.66, 0.76, 4, 1, 'plain'],
  [0.775, 0.84, -3, 1, 'zigzag'],
  [0.9, 0.68, 14, 1, 'bands'],
];

/** Strung between two posts; the last sock hangs by a corner. */
function line(scene: Scene): void {
  const S = scene.element('line');
  const post = (x: number, y0: number, y1: number, lean: number): string => {
    const shape = rectangle(x - 8, y0, x + 8, y1).map(([u, v]): Point => [
      u + ((v - y1) / (y1 - y0)) * lean,
      v,
    ]);
    return (
      path(smooth(shape, true, 0.02), NIGHT) +
      path(
        times(3, (i) =>
          needle(
            [
              [x - 5 + i * 3 - lean * 0.9, y0 + 8],
              [x - 5 + i * 3 - lean * 0.4, (y0 + y1) / 2],
              [x - 5 + i * 3, y1 - 10],
            ],
            0.9,
          ),
        ).join(''),
        ICE[3],
      )
    );
  };
  scene.add(
    post(56, 770, 1090, 8),
    post(754, 762, 1096, -8),
    path(needle(LINE, 4, { attack: 0.01, decay: 0.01, curved: false }), NIGHT),
    path(needle(LINE, 1.7, { attack: 0.01, decay: 0.01, curved: false }), ICE[4]),
    HUNG.map(([t, s, turn, flip, knit], i) => {
      const { x, y } = along(LINE, t);
      const slipped = i === HUNG.length - 1;
      const peg = (dx: number): string =>
        path(
          needle(
            [
              [x + dx, y - 12],
              [x + dx, y],
              [x + dx, y + 12],
            ],
            4.4,
            { attack: 0.05, decay: 0.05 },
          ),
          NIGHT,
        ) +
        path(
          needle(
            [
              [x + dx, y - 11],
              [x + dx, y],
              [x + dx, y + 11],
            ],
            2.6,
            { attack: 0.05, decay: 0.05 },
          ),
          ICE[3],
        );
      return (
        moved(
          { x: slipped ? x + 4 : x, y: y + (slipped ? 10 : 0), s, r: slipped ? 24 : turn, flip },
          sock(S.element('sock ' + i), knit),
        ) +
        peg(-10 * s * flip) +
        (slipped ? '' : peg(11 * s * flip))
      );
    }),
  );
}

/** One sock on, the other on the line. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const foot: Point = [along(LINE, 0.45).x - 40, 1116];
  const put = (list: string): Point[] => place(trace(list), { x: foot[0], y: foot[1], s: 1.08 });
  const shape = (list: string): Point[] => resample(spline(put(list), true, 8), 3);
  const coat = shape('-32,-66 -28,-100 -18,-124 0,-130 18,-124 28,-100 34,-66 46,-30 0,-22 -46,-30');
  const arm = shape('10,-120 24,-124 36,-150 42,-200 52,-198 49,-146 40,-110 26,-94');
  const hat = shape('-23,-134 -23,-158 -12,-174 0,-178 12,-174 23,-158 23,-134 0,-130');
  const tone = new Tone();
  const part = (outline: Point[], bend: number): string => {
    tone.round(outline, { from: -50, before: 24, size: 26, light: 1, dark: 0.12 });
    return (
      path(smooth(outline), '#0d1c3e') +
      scratches(S, {
        tone,
        region: outline,
        flow: (u) => 1.57 + (foot[0] - u) * bend,
        gap: [2.6, 6],
        length: [6, 30],
        width: 1.1,
      })
    );
  };
  const leg = (list: string, w: number, colour: string, decay = 0.05): string =>
    path(needle(put(list), w, { attack: 0.05, decay }), colour);
  scene.add(
    path(smooth(shape('-50,2 0,-8 60,2 130,16 0,18')), '#2a5486', 'opacity="0.8"'),
    leg('-14,-34 -15,-14 -16,2', 7, MUSTARD) + leg('-17,0 -22,4 -29,5', 5.6, MUSTARD, 0.3),
    leg('14,-34 15,-14 15,2', 5.6, '#e8c3a6') + leg('16,1 20,5 27,6', 4.6, '#e8c3a6', 0.3),
    part(coat, 0.008),
    path(needle(put('0,-122 1,-80 0,-26'), 1), NIGHT),
    part(arm, 0.002),
    path(smooth(shape('40,-200 46,-213 55,-200 48,-192')), '#e8c3a6'),
    part(hat, 0.01),
    path(smooth(shape('-25,-138 0,-132 25,-138 24,-126 0,-120 -24,-126')), ICE[4]),
    path(smooth(shape('-10,-182 0,-193 10,-182 0,-173')), ICE[4]),
  );
}

export default card({ finish: frost, grade: { vignette: 0.2 }, paint });
