/** N60: a snow angel is a hole clean through to a summer sky; two boots stand by it, and a dog that will not let go of a scarf. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { running, satinFill, sew } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { lerp, place, times, trace, type Placement, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { bracedDog } from '../../../motifs/felt-braced-dog.ts';

const [SKY, SNOW, SHADE, YELLOW, RED] = ['#2f7cc4', '#f1f1f0', '#b7c4d8', '#e9b21f', '#c3271f'] as const;
const ANGEL: Placement = { x: 396, y: 456, s: 1.08, r: -0.06 };
const WING =
  '0,-330 44,-318 66,-280 60,-236 42,-206 58,-196 112,-236 182,-288 240,-322 266,-300 264,-264 296,-242 286,-202 310,-172 292,-132 302,-94 274,-62 268,-24 234,-4 188,-30 140,-70 98,-100 78,-92 90,-20 130,80 174,186 212,262 194,300 152,294 120,322 70,312 30,334';

const loop = (points: readonly Point[]): Point[] => closedCurve(points.map((p) => p.join(',')).join(' '));
const put = (list: string, at: Placement): Point[] => loop(place(trace(list), at));
const angel = (o: Placement): Point[] => {
  const right = trace(WING);
  const left = right
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [-x, y]);
  return loop(place([...right, [0, 326], ...left], o));
};

function paint(): Scene {
  const scene = new Scene({ seed: 6060, background: SKY });
  below(scene);
  flock(scene);
  field(scene);
  prints(scene);
  boots(scene);
  dog(scene);
  return scene;
}

/** The sky, and clouds that lie far down in it. */
function below(scene: Scene): void {
  const S = scene.element('below');
  const clouds = [
    '120,330 150,290 210,286 240,310 290,312 300,344 250,366 180,362 130,360',
    '560,376 596,360 630,372 640,392 604,404 566,398',
    '286,570 326,540 372,550 410,532 450,552 476,580 440,606 384,614 326,604',
  ];
  scene.add(
    wool(S, trace('30,60 770,60 770,860 30,860'), '#3f8bd0', { n: 7000, length: 46, opacity: 0.3 }),
    clouds.map((list, i) => cloud(S.element(`cloud ${i}`), list)),
  );
}

function cloud(S: Easel, list: string): string {
  const outline = closedCurve(list);
  return (
    felt(S, outline, '#dfe9f2', { height: 0.8, fuzz: 2, shadowOpacity: 0.16 }) +
    wool(S, outline, '#ffffff', { n: 900, length: 30, opacity: 0.5 })
  );
}

const FLOCK: readonly (readonly [x: number, y: number, s: number, turn: number, beat: number])[] = [
  [628, 214, 0.74, 0.86, 0],
  [516, 286, 0.86, 0.82, 1],
  [398, 372, 0.94, 0.8, 0],
  [196, 236, 0.66, 0.9, 1],
  [462, 540, 0.84, 0.74, 1],
];

/** Geese from above, on their way. */
function flock(scene: Scene): void {
  FLOCK.forEach(([x, y, s, r, beat], i) =>
    scene.add(goose(scene.element(`goose ${i}`), { x, y, s, r }, beat)),
  );
}

function goose(S: Easel, at: Placement, beat: number): string {
  const both = (list: string): Point[][] =>
    [1, -1].map((k) =>
      loop(
        place(
          trace(list).map(([x, y]): Point => [x * k, y]),
          at,
        ),
      ),
    );
  const [wing, tip] = beat
    ? [
        '8,-14 34,-34 66,-40 96,-28 116,-4 112,6 88,-8 60,-4 34,8 10,22',
        '84,-34 100,-26 118,-2 112,8 92,-8 78,-8',
      ]
    : [
        '8,-14 36,-22 68,-18 94,2 108,34 102,42 82,20 58,10 34,14 10,22',
        '80,-12 96,4 110,34 103,44 86,22 72,12',
      ];
  return (
    felt(S, both(wing), '#cfd3d4', { height: 1.1, fuzz: 0.6 }) +
    felt(S.element('tips'), both(tip), '#3a3f48', { height: 0.5, fuzz: 0.6, shadowOpacity: 0.2 }) +
    both('16,2 40,-10 66,-8')
      .map((row) => sew(S, running(S, row.slice(0, 12), 7, 5), '#8d9499', { width: 2 }))
      .join('') +
    felt(
      S.element('body'),
      put('0,-84 4,-72 5,-40 12,-16 13,14 8,36 12,50 0,46 -12,50 -8,36 -13,14 -12,-16 -5,-40 -4,-72', at),
      '#f6f4ec',
      { height: 1.4, fuzz: 0.6 },
    ) +
    satinFill(S.element('bill'), put('-3,-76 0,-94 3,-76', at), '#e0872a', 0, 2.4)
  );
}

/** Two sheets of snow, one on the other, cut through. */
function field(scene: Scene): void {
  const S = scene.element('field');
  const sheet = trace('-60,-60 860,-60 860,1260 -60,1260');
  const lower = angel({ ...ANGEL, x: 401, y: 466 });
  const upper = angel(ANGEL);
  scene.add(
    felt(S.element('lower'), sheet, '#c9d4e4', {
      height: 1,
      holes: [lower],
      shadow: '#0d3263',
      shadowOpacity: 0.7,
    }),
    felt(S.element('upper'), sheet, SNOW, {
      height: 2.4,
      holes: [upper],
      shadow: '#2c4a78',
      shadowOpacity: 0.45,
    }),
  );
  const banks = [
    '-20,96 120,70 260,84',
    '560,64 690,84 820,70',
    '-20,880 60,870 120,884',
    '640,1146 730,1130 820,1140',
    '-20,1170 120,1150 250,1164',
  ];
  scene.add(banks.map((list) => sew(S, running(S, traceCurve(list), 15, 11), SHADE, { width: 3.4 })));
}

/** Two boots came, and four paws. */
function prints(scene: Scene): void {
  const S = scene.element('prints');
  const way = traceCurve('40,1200 90,1130 120,1080 150,1030');
  const paws = traceCurve('330,1230 400,1170 500,1110 590,1060');
  const shade = '#c3cddc';
  scene.add(
    times(4, (i) => {
      const [x, y] = way[Math.floor((i / 4) * (way.length - 1))] ?? [0, 0];
      const side = i % 2 ? 20 : -20;
      return felt(
        S.element(`step ${i}`),
        put('-11,-22 0,-28 11,-22 12,0 10,22 0,28 -10,22 -12,0', {
          x: x + side,
          y: y + i * 2,
          r: 0.5,
          s: 0.9,
        }),
        shade,
        { height: 0.3, fuzz: 0.4, shadowOpacity: 0.12 },
      );
    }),
    times(9, (i) => {
      const [x, y] = paws[Math.floor((i / 9) * (paws.length - 1))] ?? [0, 0];
      return felt(
        S.element(`paw ${i}`),
        put('-9,-10 0,-13 9,-10 10,2 5,11 -5,11 -10,2', { x: x + (i % 2 ? 9 : -9), y: y + (i % 2 ? 8 : -8) }),
        shade,
        { height: 0.3, fuzz: 0.4, shadowOpacity: 0.12 },
      );
    }),
  );
}

/** One stands, one has fallen over. */
function boots(scene: Scene): void {
  const one = (name: string, at: Placement): void => {
    const S = scene.element(name);
    scene.add(
      felt(S, put('-24,-98 22,-100 24,-44 36,-32 70,-22 78,-2 70,8 -22,10 -28,-20', at), YELLOW, {
        height: 2.6,
        fuzz: 0.6,
      }),
      felt(S.element('sole'), put('-26,2 20,4 76,0 78,12 30,18 -26,14', at), '#5a4326', {
        height: 1,
        fuzz: 0.3,
      }),
      felt(S.element('inside'), put('-22,-98 0,-106 22,-100 18,-90 0,-87 -18,-90', at), '#3a2a1c', {
        height: 0.6,
        fuzz: 0.8,
      }),
      sew(
        S,
        running(S, spline(place(trace('-24,-76 0,-73 24,-77'), at), false, 8), 8, 5),
        adjust(YELLOW, { dL: -0.16 }),
        { width: 3 },
      ),
    );
  };
  const S = scene.element('their shadow');
  scene.add(
    wool(S, closedCurve('150,1000 210,990 270,1004 330,1030 300,1046 220,1030 160,1020'), '#93a6c4', {
      n: 1100,
      length: 26,
      opacity: 0.4,
    }),
  );
  one('boot', { x: 196, y: 1000, s: 0.86 });
  one('other boot', { x: 118, y: 930, s: 0.86, r: -1.5 });
}

/** It has slid as far as the edge, and has the end of the scarf; what has the other end is too far down to see. */
function dog(scene: Scene): void {
  const S = scene.element('dog');
  const slide = ['560,1010 640,1022 710,1020', '590,1030 660,1044 740,1040', '452,992 470,998 500,1000'];
  scene.add(
    wool(S, closedCurve('380,990 480,976 600,990 700,1010 770,1046 720,1066 600,1050 460,1020'), '#93a6c4', {
      n: 3600,
      length: 30,
      opacity: 0.36,
    }),
    sew(
      S,
      slide.map((list) => traceCurve(list)),
      adjust(SHADE, { dL: -0.05 }),
      { width: 6, twist: false },
    ),
    bracedDog(S, {
      x: 548,
      y: 1000,
      s: 1.22,
      r: 0.13,
      bite: (mouth) => scarf(scene.element('scarf'), mouth),
    }),
    cloud(S.element('cloud'), '292,590 322,572 352,584 384,568 420,582 446,604 410,624 350,630 304,620'),
    [
      '336,1000 344,982 362,974 380,984 398,982 410,996 402,1010 366,1012',
      '404,1016 412,1004 428,1006 434,1018 418,1026',
    ].map((list, i) =>
      felt(S.element(`heap ${i}`), closedCurve(list), SNOW, { height: 1.6, fuzz: 0.8, shadow: '#2c4a78' }),
    ),
  );
}

/** Taut, and smaller and smaller. */
function scarf(S: Easel, [x, y]: Point): string {
  const end: Point = [356, 606];
  const at = (t: number, across: number): Point => {
    const [dx, dy] = [end[0] - x, end[1] - y];
    const l = Math.hypot(dx, dy);
    const half = lerp(23, 7, t ** 0.8) * across;
    return [lerp(x, end[0], t) - (dy / l) * half, lerp(y, end[1], t) + (dx / l) * half];
  };
  const piece = (from: number, to: number): Point[] => [
    ...times(6, (i) => at(lerp(from, to, i / 5), 1)),
    ...times(6, (i) => at(lerp(to, from, i / 5), -1)),
  ];
  const bands = [0.1, 0.34, 0.54, 0.7, 0.83];
  const tail = loop([
    [x - 26, y - 2],
    [x + 14, y + 4],
    [x + 20, y + 40],
    [x + 12, y + 76],
    [x - 28, y + 72],
    [x - 32, y + 36],
  ]);
  return [
    felt(S, piece(0, 1), RED, { height: 1, fuzz: 0.8, shadowOpacity: 0.3 }),
    bands
      .map((t) =>
        felt(S.element(`band ${t}`), piece(t, t + 0.09 * (1 - t)), '#f0e3cc', {
          height: 0.4,
          fuzz: 0.5,
          shadowOpacity: 0.1,
        }),
      )
      .join(''),
    felt(S.element('tail'), tail, RED, { height: 1.4, fuzz: 0.8 }),
    felt(
      S.element('tail band'),
      loop([
        [x - 32, y + 40],
        [x + 20, y + 45],
        [x + 18, y + 57],
        [x - 31, y + 53],
      ]),
      '#f0e3cc',
      { height: 0.5, fuzz: 0.5, shadowOpacity: 0.1 },
    ),
    sew(
      S,
      times(8, (i): Point[] => [
        [x - 29 + i * 5.6, y + 70],
        [x - 30 + i * 5.8 + S.rng.gauss(0, 2), y + 94 + S.rng.gauss(0, 3)],
      ]),
      RED,
      { width: 3.6 },
    ),
  ].join('');
}

export default card({ finish: felted, grade: { rake: 0.1, seed: 60 }, paint });
