/** N48: through the dusk a bear carries home on its shoulder what others put out in the street; the cub may hold a paw. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, knots, running, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, polygon, resample, spline, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { cub, lampBearer, raisedArm } from '../../../motifs/felt-walking-bears.ts';

const [DUSK, HAZE, SNOW, SPRUCE, IRON, LIGHT] = [
  '#5c6a98',
  '#8086ad',
  '#a4b0d0',
  '#2f4453',
  '#23252e',
  '#ffd27a',
] as const;
const SHADE = '#7484ab';
/** The mouth of the shade. */
const BULB: Point = [690, 262];

function paint(): Scene {
  const scene = new Scene({ seed: 4848, background: DUSK });
  distance(scene);
  halo(scene);
  firs(scene);
  snow(scene);
  light(scene);
  scene.add(shadows(scene.element('shadows')));
  lamp(scene);
  scene.add(
    raisedArm(scene.element('raised arm')),
    lampBearer(scene.element('bear')),
    cub(scene.element('cub')),
  );
  prints(scene);
  falling(scene);
  return scene;
}

/** The street it comes from: one of its lamps is wanting. */
function distance(scene: Scene): void {
  const S = scene.element('distance');
  const road = times(6, (i): Point => [22 + i * 31, 852 - i * 6]);
  scene.add(
    felt(S, closedCurve('-60,830 80,806 220,784 380,780 560,764 700,766 860,752 860,1260 -60,1260'), HAZE, {
      height: 1,
    }),
    sew(
      S,
      road
        .filter((_, i) => i !== 3)
        .map(([x, y]): Point[] => [
          [x, y],
          [x, y - 44 + x * 0.06],
        ]),
      IRON,
      { width: 3.6 },
    ),
    sew(S, [trace('115,834 116,824')], IRON, { width: 4 }),
    road.filter((_, i) => i !== 3).map(([x, y]) => glow(S, x, y - 46 + x * 0.06, 30, LIGHT, 0.55)),
    knots(
      S,
      road.filter((_, i) => i !== 3).map(([x, y]): Point => [x, y - 48 + x * 0.06]),
      LIGHT,
      5,
    ),
  );
}

/** Tier over tier, cut by hand; its foot at (x, y). */
function fir(S: Easel, x: number, y: number, h: number, colour: string): string {
  return times(4, (i) => {
    const [top, low] = [y - h + (i * h) / 5.2, y - h * 0.62 + (i * h) / 5.6];
    const w = h * (0.13 + i * 0.055);
    return felt(
      S.element('tier' + i),
      closedCurve(
        `${x},${top} ${x + w * 0.5},${(top + low) / 2} ${x + w},${low} ${x + w * 0.4},${low - 8} ${x},${low + 10} ${x - w * 0.4},${low - 8} ${x - w},${low} ${x - w * 0.5},${(top + low) / 2}`,
      ),
      adjust(colour, { dL: -0.01 * i }),
      { height: 1.3, fuzz: 1.4 },
    );
  })
    .toReversed()
    .join('');
}

function firs(scene: Scene): void {
  const S = scene.element('firs');
  scene.add(
    fir(S.element('far'), 300, 800, 200, adjust(SPRUCE, { dL: 0.16 })),
    fir(S.element('farther'), 600, 806, 170, adjust(SPRUCE, { dL: 0.2 })),
    fir(S.element('home'), 776, 960, 520, adjust(SPRUCE, { dL: 0.05 })),
  );
}

function snow(scene: Scene): void {
  const S = scene.element('snow');
  scene.add(
    felt(S, closedCurve('-60,930 100,902 280,896 460,912 640,900 860,880 860,1260 -60,1260'), SNOW, {
      height: 1.6,
    }),
    sew(S, running(S, traceCurve('-10,966 90,948 200,944'), 15, 10), SHADE, { width: 3.8 }),
    sew(S, running(S, traceCurve('-10,1170 160,1146 360,1160'), 15, 10), SHADE, { width: 3.8 }),
  );
}

/** The dusk round the lamp is not blue. */
function halo(scene: Scene): void {
  const S = scene.element('halo');
  const [x, y] = BULB;
  scene.add(
    path(
      'M0 0H800V940H0Z',
      S.radialAt(
        [
          [0, '#ffe2a0', 0.95],
          [0.2, '#ffcf86', 0.72],
          [0.5, '#e8a884', 0.36],
          [1, '#a88aa0', 0],
        ],
        x,
        y + 40,
        520,
      ),
    ),
  );
}

/** What it throws goes with it. */
function light(scene: Scene): void {
  const S = scene.element('light');
  const [x, y] = BULB;
  const cone: Points = [
    [x - 40, y],
    [x + 44, y],
    [860, 1120],
    [450, 1120],
  ];
  scene.add(
    path(
      polygon(cone),
      S.linearAt(
        [
          [0, '#fff0c0', 0.75],
          [0.45, '#ffdf9a', 0.34],
          [1, '#ffd58a', 0.1],
        ],
        x,
        y,
        x - 20,
        1120,
      ),
      `filter="${blur(S, 12)}"`,
    ),
    ellipse(
      660,
      1092,
      330,
      120,
      S.radial([
        [0, '#ffe6b0', 0.95],
        [0.45, '#ffd896', 0.62],
        [0.75, '#ffd0a0', 0.22],
        [1, '#ffd0a0', 0],
      ]),
    ),
  );
}

const shadows = (S: Easel): string =>
  path(
    polygon(closedCurve('560,1092 420,1078 220,1080 20,1104 -60,1130 60,1140 300,1120 520,1108')),
    '#3a4468',
    `opacity=".55" filter="${blur(S, 7)}"`,
  ) +
  path(
    polygon(closedCurve('730,1098 660,1090 560,1098 480,1116 560,1120 690,1108')),
    '#5a4a50',
    `opacity=".5" filter="${blur(S, 5)}"`,
  );

/** Torn out whole, with what it stood in. */
function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  const post = ribbon(
    resample(traceCurve('84,716 230,580 380,440 520,308 596,228'), 8),
    (t) => 15 - 4 * t,
    S.noise,
    1,
  );
  const neck = ribbon(
    spline(trace('590,234 620,180 656,146 688,152 702,190'), false, 10),
    () => 9,
    S.noise,
    1,
  );
  const [x, y] = BULB;
  scene.add(
    yarn(
      S,
      [traceCurve('64,742 34,798 54,858 24,918 54,974'), traceCurve('80,750 86,808 64,868 90,914')],
      '#3a3334',
      {
        width: 7,
        every: 0,
      },
    ),
    sew(S, [trace('54,974 64,990'), trace('54,974 52,994')], '#c23a2b', { width: 4 }),
    sew(S, [trace('90,914 100,928'), trace('90,914 86,932')], '#e0b64a', { width: 4 }),
    felt(S, [post, neck], IRON, { height: 1.8 }),
    felt(
      S.element('rings'),
      [closedCurve('178,606 202,630 184,648 160,624'), closedCurve('560,250 578,270 564,282 546,264')],
      '#3a3d4a',
      {
        height: 1.4,
      },
    ),
    felt(
      S.element('foot'),
      closedCurve('76,664 130,718 108,754 80,774 44,780 26,754 30,716 50,688'),
      '#8d8a88',
      {
        height: 2.2,
        fuzz: 0.5,
        wobble: 4,
      },
    ),
    sew(S, backStitch(S, traceCurve('54,706 78,728 74,760'), 8), '#5f5d5f', { width: 3 }),
    felt(
      S.element('bulb'),
      closedCurve(
        `${x - 26},${y - 10} ${x},${y - 16} ${x + 26},${y - 10} ${x + 22},${y + 16} ${x},${y + 30} ${x - 22},${y + 16}`,
      ),
      '#fff3c8',
      {
        height: 1,
        fuzz: 0.6,
        shadowOpacity: 0,
      },
    ),
    felt(
      S.element('shade'),
      closedCurve(
        `${x + 16},${y - 84} ${x + 34},${y - 66} ${x + 58},${y - 26} ${x + 66},${y - 2} ${x},${y + 4} ${x - 66},${y - 2} ${x - 52},${y - 30} ${x - 20},${y - 66}`,
        8,
      ),
      IRON,
      { height: 2 },
    ),
    glow(S, x, y + 14, 130, '#fff0c0', 0.95, 0.3),
  );
}

/** Two sorts of them, the smaller not in a straight line. */
function prints(scene: Scene): void {
  const S = scene.element('prints');
  const track = times(5, (i): Point => [26 + i * 76, 1128 - (i % 2) * 22 - i * 4]);
  scene.add(
    felt(
      S,
      track.map(([x, y]) =>
        closedCurve(`${x - 20},${y} ${x - 4},${y - 9} ${x + 20},${y - 5} ${x + 22},${y + 5} ${x},${y + 9}`),
      ),
      '#6d7da6',
      { height: 0.3, shadowOpacity: 0 },
    ),
  );
}

function falling(scene: Scene): void {
  const S = scene.element('falling');
  const at = times(46, (): Point => [S.rng.range(20, 780), S.rng.range(20, 1170)]);
  scene.add(
    knots(
      S,
      at.filter(([x, y]) => x < 220 || y < 180 || x > 730),
      '#e8ebf4',
      3.6,
    ),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.1, seed: 48, lamp: { at: [670, 560], reach: 380, gain: 0.2 } },
  paint,
});
