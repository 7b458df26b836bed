/** N31: somebody skates an eight on the black ice, and it becomes the spectacles of what looks up from under it. Scraperboard. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, flakes, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp, mix } from '../../../kit/colour.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, nth, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { Tone } from '../../../kit/tone.ts';
import { frostWalrus } from '../../../motifs/frost-walrus.ts';

const RUST = '#d9572b';
const SHORE = 172;
/** In from the shore, twice round the eight, and away to where the skater is now. */
const TRACK = traceCurve(
  '96,176 60,260 52,360 78,450 150,492 232,444 300,448 356,492 400,546 452,606 526,640 602,612 646,548 622,474 556,436 488,452 438,500 400,550 352,604 284,640 206,616 158,552 176,482 236,440 306,446 360,494 402,548 456,608 530,646 612,618 662,552 700,486 712,430 704,392 684,372',
  14,
);
const SKATER: Point = [668, 372];

function paint(): Scene {
  const scene = new Scene({ seed: 3131, background: BOARD });
  sky(scene);
  ice(scene);
  scene.add(frostWalrus(scene.element('below'), { x: 402, y: 572, s: 1.06, r: 0.02, gaze: [14, -9] }));
  surface(scene);
  track(scene);
  shore(scene);
  skater(scene);
  scene.add(strays(scene.element('strays')));
  return scene;
}

/** A white morning. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  const tone = new Tone();
  tone.change((_v, x, y) => (y < SHORE ? clamp(0.72 + 0.3 * S.noise.fbm(x * 0.006, y * 0.02, 2)) : 0));
  scene.add(
    path(`M-10 -10H810V${SHORE}H-10Z`, S.linearAt(['#8fb6d2', '#cfe2ec'], 0, 0, 0, SHORE)),
    scratches(S, { tone, flow: () => 0.03, gap: [3, 6], length: [30, 120], width: 1.2, ink: () => ICE[4] }),
  );
}

/** Black where we look straight down, and nearer to the shore more and more of the sky. */
function ice(scene: Scene): void {
  const S = scene.element('ice');
  const tone = new Tone();
  tone.change((_v, x, y) => {
    if (y < SHORE) return 0;
    const near = clamp(1 - (y - SHORE) / 330) ** 1.6;
    return clamp(near * (0.78 + 0.5 * S.noise.fbm(x * 0.004, y * 0.03, 3)));
  });
  scene.add(
    path(
      `M-10 ${SHORE}H810V1210H-10Z`,
      S.linearAt(['#6f9fc4', '#27507f', '#0f2347', BOARD], 0, SHORE, 0, 720),
    ),
    scratches(S, { tone, flow: () => 0, gap: [3.2, 9], length: [24, 130], width: 1.2, decay: 0.6 }),
  );
}

/** What lies between us and it: bubbles in strings, two long cracks, old powder. */
function surface(scene: Scene): void {
  const S = scene.element('surface');
  const cracks = [
    '-10,700 60,720 96,780 150,800 176,870 240,900 262,980 330,1010',
    '150,800 120,850 124,920 90,980',
    '820,770 750,800 720,860 668,880 650,950',
    '720,860 750,930 744,1010 790,1080',
  ];
  const columns = [
    [92, 1060, 6],
    [180, 1120, 5],
    [690, 1100, 6],
    [596, 1150, 4],
    [742, 660, 4],
    [48, 610, 4],
  ] as const;
  const bubbles = columns.flatMap(([x, y, n]) =>
    times(n, (i): [number, number, number] => [
      x + S.rng.gauss(0, 7),
      y - i * 22,
      12 - i * 1.5 + S.rng.range(-2, 2),
    ]),
  );
  const arc = ([x, y, r]: readonly [number, number, number], from: number, to: number): Point[] =>
    times(12, (i): Point => {
      const a = from + (i / 11) * (to - from);
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.66];
    });
  scene.add(
    cracks.map((list) => path(needle(trace(list), 2.4, { attack: 0.05, decay: 0.9, curved: false }), ICE[2])),
    bubbles.map((one) => path(smooth(arc(one, 0, TAU)), mix(BOARD, ICE[1], 0.25))),
    bubbles.map((one) => path(needle(arc(one, 2.9, 5.9), 1.7, { attack: 0.3, decay: 0.4 }), ICE[3])),
    bubbles.map((one) => path(needle(arc(one, 0.4, 2.2), 0.8, { attack: 0.3, decay: 0.4 }), ICE[2])),
    flakes(S, 70, (rng) => [rng.range(0, 800), rng.range(330, 1190)], { size: 2 }),
  );
}

/** The blade has cut white, and thrown up powder; a glint lies in each round. */
function track(scene: Scene): void {
  const S = scene.element('track');
  const glints = ['196,532 244,470', '212,560 254,504', '452,528 494,476', '468,548 506,500'];
  const beside = (dx: number, dy: number): Point[] => TRACK.map(([x, y]): Point => [x + dx, y + dy]);
  const even = { attack: 0.04, decay: 0.02, curved: false };
  scene.add(
    path(needle(beside(5, 6), 2.6, even), BOARD, 'opacity="0.8"'),
    path(needle(beside(-3, -8), 0.9, even), ICE[3]),
    path(needle(TRACK, 3.7, even), ICE[4]),
    glints.map((list) =>
      path(needle(trace(list), 2.6, { attack: 0.3, decay: 0.5 }), ICE[2], 'opacity="0.7"'),
    ),
    flakes(
      S,
      900,
      (rng) => {
        const [x, y] = nth(TRACK, rng.int(0, TRACK.length - 1));
        return [x + rng.gauss(0, 6), y + rng.gauss(2, 6)];
      },
      { size: 3.4, colour: ICE[4] },
    ),
  );
}

function shore(scene: Scene): void {
  const S = scene.element('shore');
  const bank = traceCurve('-20,160 60,150 150,158 260,146 380,154 520,142 640,150 740,140 830,150');
  const firs = times(17, (i) => {
    const x = 10 + i * 50 + S.rng.gauss(0, 14);
    const h = S.rng.range(34, 84);
    return polygon(
      trace(
        `${x - h * 0.24},154 ${x - h * 0.1},${154 - h * 0.4} ${x - h * 0.16},${154 - h * 0.42} ${x},${154 - h} ${x + h * 0.15},${154 - h * 0.42} ${x + h * 0.1},${154 - h * 0.4} ${x + h * 0.24},154`,
      ),
    );
  });
  scene.add(
    path(firs.join(''), '#16345c'),
    path(polygon([...bank, [830, 190], [620, 184], [380, 192], [160, 182], [-20, 190]]), ICE[4]),
    path(
      needle(trace('-10,190 160,184 380,193 620,186 810,191'), 3, { attack: 0.01, decay: 0.01 }),
      '#3d6d9c',
    ),
  );
}

/** On one leg, arms out, looking where she is going. */
function skater(scene: Scene): void {
  const S = scene.element('skater');
  const put = (list: string): Point[] => place(trace(list), { x: SKATER[0], y: SKATER[1], s: 1.26 });
  const shape = (list: string): Point[] => resample(spline(put(list), true, 8), 2);
  const tone = new Tone();
  const lit = (list: string, colour: string): string => {
    const outline = shape(list);
    tone.round(outline, { from: -100, before: 26, size: 16, light: 1, dark: 0.06 });
    return (
      path(smooth(outline), colour) +
      scratches(S, { tone, region: outline, flow: () => 1.2, gap: [2.4, 5], length: [5, 20], width: 1.1 })
    );
  };
  const flat = (list: string, colour: string): string => path(smooth(shape(list)), colour);
  const NAVY = '#0a1734';
  scene.add(
    group({ opacity: 0.6 }, flat('-80,8 -30,2 20,4 40,10 -10,14 -60,14', '#0b1a38')),
    flat('-6,-48 6,-44 4,-18 4,-4 -4,-4 -8,-24', NAVY),
    flat('-10,-50 -30,-58 -56,-60 -76,-70 -80,-62 -58,-50 -30,-44 -8,-40', NAVY),
    path(needle(put('-90,-84 -84,-70 -76,-52'), 2.2, { attack: 0.1, decay: 0.1 }), ICE[4]),
    path(needle(put('-12,0 2,1 16,-2'), 2.4, { attack: 0.1, decay: 0.2 }), ICE[4]),
    lit('-20,-42 -14,-66 4,-90 20,-104 32,-96 28,-78 16,-58 8,-40 -6,-34', NAVY),
    lit('-26,-48 -14,-62 10,-52 14,-38 -2,-26 -24,-30 -36,-38', '#12305c'),
    flat('24,-96 40,-92 60,-94 74,-102 77,-97 62,-86 40,-82 22,-84', NAVY),
    flat('10,-96 -8,-98 -26,-106 -40,-118 -44,-112 -30,-98 -10,-88 8,-84', NAVY),
    flat('74,-103 80,-107 84,-101 78,-96', ICE[4]),
    flat('-40,-119 -46,-122 -50,-115 -44,-110', ICE[4]),
    flat('26,-104 28,-118 38,-126 48,-122 51,-112 53,-108 50,-106 46,-98 36,-96', '#e6c0a2'),
    flat('24,-110 22,-124 34,-136 48,-132 52,-122 42,-121 34,-116 28,-106', RUST),
    flat('18,-104 34,-100 44,-97 40,-90 26,-92 14,-98', RUST),
    path(needle(put('18,-98 0,-104 -18,-100 -34,-110 -52,-106'), 5.4, { attack: 0.1, decay: 0.25 }), RUST),
  );
}

export default card({ finish: frost, grade: { vignette: 0.18 }, paint });
