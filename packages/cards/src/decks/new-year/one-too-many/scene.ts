/** N49: twelve children in costume go round the fir, hand in hand; thirteen shadows go round with them. Gzhel. */
import { card } from '../../../finishes/finish.ts';
import {
  GOLD,
  bare,
  breath,
  cobalt,
  cobaltLine,
  dotsAlong,
  gzhel,
  loaded,
  smear,
} from '../../../finishes/gzhel.ts';
import { closedCurve, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import {
  TAU,
  between,
  lerp,
  nth,
  place,
  rectangle,
  times,
  trace,
  type Point,
  type Points,
} from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import {
  BOOTS,
  COATS,
  FACE,
  HANDS,
  HEAD,
  HEADGEAR,
  HORNED,
  SHOULDER,
  placed,
  type Costume,
} from '../../../motifs/gzhel-costumes.ts';

const TREE: Point = [400, 560];
/** Thirteen places; the first is the one where nobody is. */
const PLACES = 13;
const FREE = 66;
/** How high the one is who is not there, px. */
const STRANGER = 156;

interface Dancer {
  x: number;
  y: number;
  /** Height, px. */
  h: number;
  costume: Costume | undefined;
  coat: keyof typeof COATS;
  /** How blue the coat is at its dark side. */
  load: number;
}

const COSTUMES: readonly Costume[] = [
  'hare',
  'mushroom',
  'bear',
  'crown',
  'fox',
  'cone',
  'kokoshnik',
  'star',
  'gnome',
  'hare',
  'cockerel',
  'fox',
];

const RING: readonly Dancer[] = times(PLACES, (i) => {
  const a = ((FREE + (i * 360) / PLACES + (i ? Math.sin(i * 5) * 3 : 0)) / 360) * TAU;
  const [x, y] = [TREE[0] + 314 * Math.cos(a), TREE[1] + 10 + 168 * Math.sin(a)];
  return {
    x,
    y,
    h: lerp(104, 186, (y - 400) / 340) * (1 + 0.06 * Math.sin(i * 7)),
    costume: i ? nth(COSTUMES, i - 1) : undefined,
    coat: i % 3 ? 'bell' : 'straight',
    load: 0.55 + ((i * 5) % 4) * 0.14,
  };
});

/** The sun stands low behind the fir, on the right. */
const thrown =
  ({ x, y, h }: { x: number; y: number; h: number }) =>
  ([u, v]: Point): Point => [x + u * h - v * h * 0.74, y + v * h * 1.75];
const standing =
  ({ x, y, h }: { x: number; y: number; h: number }) =>
  ([u, v]: Point): Point => [x + u * h, y - v * h];

function paint(): Scene {
  const scene = new Scene({ seed: 4949, background: '#ffffff' });
  yard(scene);
  shadows(scene);
  const order = [...RING.keys()].slice(1).sort((a, b) => nth(RING, a).y - nth(RING, b).y);
  const behind = order.filter((i) => nth(RING, i).y < TREE[1] + 4);
  behind.forEach((i) => child(scene, i));
  fir(scene);
  order.filter((i) => !behind.includes(i)).forEach((i) => child(scene, i));
  return scene;
}

/** A fence, and what stands behind it in the white light. */
function yard(scene: Scene): void {
  const S = scene.element('yard');
  const tree = (name: string, x: number, h: number): string => {
    const T = S.element(name);
    const grow = (from: Point, angle: number, length: number, width: number): string => {
      const bend = angle + T.rng.gauss(0, 0.16);
      const mid: Point = [from[0] + Math.cos(angle) * length * 0.5, from[1] + Math.sin(angle) * length * 0.5];
      const to: Point = [mid[0] + Math.cos(bend) * length * 0.5, mid[1] + Math.sin(bend) * length * 0.5];
      const twigs =
        length < 26
          ? ''
          : times(3, (i) =>
              grow(
                between(from, to, 0.5 + i * 0.24),
                bend + (i % 2 ? 1 : -1) * T.rng.range(0.35, 0.75),
                length * T.rng.range(0.48, 0.62),
                width * 0.6,
              ),
            ).join('');
      return cobaltLine(T, [from, mid, to], width, { load: 0.3, press: (t) => 1 - 0.5 * t }) + twigs;
    };
    return grow([x, 322], -Math.PI / 2 + T.rng.gauss(0, 0.06), h, h * 0.05);
  };
  scene.add(
    breath(S, resample(rectangle(-20, -20, 820, 330), 20), 0.4, 90, 0.05),
    tree('a', 96, 150),
    tree('b', 190, 108),
    tree('c', 642, 122),
    tree('d', 736, 168),
    times(34, (i) => {
      const [x, top] = [-6 + i * 24.6 + S.rng.gauss(0, 2), 282 + S.rng.gauss(0, 3)];
      return loaded(
        S,
        [
          [x, top],
          [x + S.rng.gauss(0, 1), 304],
          [x, 332],
        ],
        8,
        {
          from: 0.34,
          to: 0.16,
          press: (t) => (t < 0.2 ? 0.4 + t * 3 : 1),
        },
      );
    }),
    cobaltLine(S, trace('-10,302 200,300 420,304 640,300 810,303'), 2.4, { load: 0.36, press: () => 1 }),
  );
}

/** Half the way to the next hand. */
const clasp = (i: number, step: 1 | -1): { at: Point; high: number } => {
  const [a, b] = [nth(RING, i), nth(RING, (i + step + PLACES) % PLACES)];
  return { at: between([a.x, a.y], [b.x, b.y], 0.5), high: ((a.h + b.h) / 2) * HANDS };
};

const thrownPoint = ([x, y]: Point, high: number): Point => [x - high * 0.74, y + high * 1.75];

function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  const one = (i: number): string => {
    const dancer = nth(RING, i);
    const { costume } = dancer;
    const cast = thrown(costume ? dancer : { ...dancer, h: STRANGER });
    const shapes = costume
      ? placed([...BOOTS, COATS[dancer.coat], HEAD, ...HEADGEAR[costume]], cast)
      : placed(HORNED, cast);
    const arms = ([-1, 1] as const).map((step) => {
      const { at, high } = clasp(i, step);
      const hand = thrownPoint(at, high);
      const root = cast([0, costume ? SHOULDER : 0.82]);
      const shoulder: Point = [root[0] + (hand[0] < root[0] ? -1 : 1) * dancer.h * 0.07, root[1]];
      const bow = between(shoulder, hand, 0.55);
      return ribbon(spline([shoulder, [bow[0], bow[1] - 6], hand], false, 8), () => dancer.h * 0.055);
    });
    const [foot, tip] = [cast([0, 0]), cast([0, costume ? 1 : 1.6])];
    const [dark, pale] = costume ? [0.6, 0.24] : [1, 0.6];
    const fill = S.linearAt([cobalt(dark), cobalt(lerp(dark, pale, 0.6)), cobalt(pale)], ...foot, ...tip);
    // Where two shadows lie over each other it is no darker.
    return [...shapes, ...arms]
      .map((shape) => path(smooth(shape), fill, 'style="mix-blend-mode:darken"'))
      .join('');
  };
  scene.add(
    group(
      { style: 'isolation:isolate;mix-blend-mode:multiply' },
      path('M-10 -10H810V1210H-10Z', '#ffffff'),
      firShadow(S),
      [...RING.keys()].slice(1).map(one),
      one(0),
    ),
  );
}

const firShadow = (S: Easel): string => {
  const outline = trace(
    '-0.1,0 -0.34,0.02 -0.2,0.18 -0.27,0.2 -0.15,0.4 -0.2,0.42 -0.1,0.62 -0.13,0.64 0,0.98 0.13,0.64 0.1,0.62 0.2,0.42 0.15,0.4 0.27,0.2 0.2,0.18 0.34,0.02 0.1,0',
  );
  return smear(S, resample(outline.map(thrown({ x: TREE[0], y: TREE[1], h: 300 })), 6), {
    angle: 113,
    from: 0.36,
    to: 0.12,
    bristle: 0.2,
  });
};

/** Boughs laid on with the loaded brush from the top down, snow left white between them. */
function fir(scene: Scene): void {
  const S = scene.element('fir');
  const [x, y] = TREE;
  const half = (t: number): number => lerp(10, 176, t ** 0.9);
  const whole: Point[] = [
    ...times(12, (i): Point => [x + half(i / 11) * (i % 2 ? 0.7 : 0.86), y - 478 + i * 42]),
    ...times(12, (i): Point => [x - half(1 - i / 11) * (i % 2 ? 0.86 : 0.7), y - 16 - i * 42]),
  ];
  scene.add(bare(smooth(whole, true, 0.4)));
  times(92, (i) => {
    const t = (i / 91) ** 0.8;
    const u = (((i * 0.618) % 1) * 2 - 1) * 1.02;
    const [top, reach, drop] = [y - 480 + t * 400, half(t) * 1.06 + 8, lerp(56, 96, t)];
    scene.add(
      loaded(
        S,
        [
          [x + u * reach * 0.34, top],
          [x + u * reach * 0.7, top + drop * 0.5],
          [x + u * reach * S.rng.range(0.94, 1.06), top + drop * (1.05 - 0.34 * Math.abs(u))],
        ],
        lerp(8, 15, t),
        { from: lerp(0.98, 0.7, S.rng.f()), to: 0.3, side: u < 0 ? -1 : 1, thin: 0.3 },
      ),
    );
  });
  const garlands = [
    '366,244 392,262 424,250',
    '334,326 388,366 452,338',
    '306,424 390,468 482,428',
    '276,512 384,552 508,516',
  ];
  scene.add(
    garlands.map((way) => {
      const line = traceCurve(way);
      return bareDots(line) + dotsAlong(S, line, 21, 5, 1);
    }),
    path(
      smooth(
        times(10, (i): Point => {
          const [a, r] = [(i / 10) * TAU - Math.PI / 2, i % 2 ? 12 : 32];
          return [x + Math.cos(a) * r, y - 492 + Math.sin(a) * r];
        }),
        true,
        0.2,
      ),
      GOLD,
    ),
  );
}

const bareDots = (line: Points): string =>
  path(
    resample(line, 21)
      .map((at) => smooth(place(trace('-8,0 0,-8 8,0 0,8'), { x: at[0], y: at[1] })))
      .join(''),
    '#ffffff',
  );

function child(scene: Scene, i: number): void {
  const S = scene.element('child ' + i);
  const one = nth(RING, i);
  if (!one.costume) return;
  const put = standing(one);
  const facing = one.y < TREE[1] + 10;
  const width = one.h / 62;
  const outlined = (shape: Points, load: number, angle: number): string =>
    bare(shape) +
    (load ? smear(S, shape, { angle, from: load, to: load * 0.25, bristle: 0.25 }) : '') +
    cobaltLine(S, [...shape, nth(shape, 0)], width, { straight: true, press: () => 1 });
  const arms = ([-1, 1] as const).map((step) => {
    const { at, high } = clasp(i, step);
    const shoulder = put([(at[0] < one.x ? -1 : 1) * 0.1, SHOULDER]);
    const hand: Point = [at[0], at[1] - high];
    const bow = between(shoulder, hand, 0.5);
    const line = resample(spline([shoulder, [bow[0], bow[1] + one.h * 0.03], hand], false, 8), 3);
    const sleeve = ribbon(line, (t) => one.h * lerp(0.06, 0.045, t));
    const mitten = place(trace('-1,0 -0.7,-0.8 0,-1 0.7,-0.8 1,0 0.7,0.8 0,1 -0.7,0.8'), {
      x: hand[0],
      y: hand[1],
      s: one.h * 0.055,
    });
    return outlined(sleeve, one.load, 90) + outlined(mitten, 1, 90);
  });
  const [boots, coat, head, gear] = [
    placed(BOOTS, put),
    COATS[one.coat].map(put),
    HEAD.map(put),
    placed(HEADGEAR[one.costume], put),
  ];
  const hem = [put([-0.2, 0.12]), put([0, 0.1]), put([0.2, 0.12])];
  const worn = gear.map((shape) => outlined(shape, one.costume === 'hare' ? 0.24 : 0.8, 60));
  const behindHead = one.costume === 'kokoshnik' && facing;
  scene.add(
    boots.map((boot) => outlined(boot, 1, 90)),
    arms,
    outlined(coat, one.load, 20),
    cobaltLine(S, hem, width, { press: () => 1 }),
    dotsAlong(S, [put([-0.17, 0.18]), put([0, 0.165]), put([0.17, 0.18])], one.h * 0.06, one.h * 0.014, 0.9),
    behindHead ? worn : '',
    outlined(head, facing ? 0 : one.costume === 'hare' ? 0.2 : 0.6, 30),
    facing
      ? [
          FACE.eyes
            .map(put)
            .map(([x, y]) =>
              path(smooth(place(trace('-1,0 0,-1.2 1,0 0,1.2'), { x, y, s: one.h * 0.017 })), cobalt(1)),
            ),
          cobaltLine(S, FACE.mouth.map(put), width * 0.8),
        ]
      : i === PLACES - 1
        ? noticing(S, put, one.h)
        : '',
    behindHead ? '' : worn,
  );
}

/** The head turned aside and down: whose hand is this? */
function noticing(S: Easel, put: (p: Point) => Point, h: number): string {
  const face = closedCurve('-150,690 -140,764 -100,800 -60,780 -44,700 -60,620 -96,590 -132,630').map(
    ([u, v]): Point => put([u / 1000, v / 1000]),
  );
  return [
    bare(face),
    trace('-0.118,0.71 -0.07,0.71')
      .map(put)
      .map(([x, y]) =>
        path(smooth(place(trace('-1,0 0,-1.3 1,0 0,1.3'), { x, y, s: h * 0.017 })), cobalt(1)),
      ),
    cobaltLine(S, trace('-0.112,0.636 -0.094,0.648 -0.078,0.636').map(put), h / 80),
  ]
    .flat()
    .join('');
}

export default card({ finish: gzhel, paint });
