/** N18: a bunch of twelve grapes has lifted the bell tower off its church, ringer and all; a starling bends to the twelfth. Linocut, five inks. */
import { card } from '../../../finishes/finish.ts';
import { cut, formCuts, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, line as drawn, moved, path } from '../../../kit/markup.ts';
import { TAU, lerp, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handLine, ribbon } from '../../../kit/shapes.ts';
import { linoStarling } from '../../../motifs/lino-starling.ts';

const [CREAM, GREEN, TILE, VIOLET, KEY] = ['#f5ead2', '#b3c046', '#d0663a', '#5b4780', '#1a1526'] as const;
/** Where all stalks meet. */
const KNOT: Point = [262, 748];
const GRAPES: readonly (readonly [number, number, number])[] = [
  [262, 146, 72],
  [128, 218, 74],
  [374, 228, 70],
  [244, 292, 76],
  [92, 360, 70],
  [352, 382, 74],
  [212, 442, 78],
  [106, 504, 70],
  [322, 530, 74],
  [196, 596, 72],
  [280, 662, 58],
];
const LAST: readonly [number, number, number] = [440, 446, 66];
/** The bird and its branch stand a little higher than they were drawn. */
const PERCH = -54;

function paint(): Scene {
  const scene = new Scene({ seed: 1812, background: CREAM });
  noon(scene);
  town(scene);
  stalks(scene);
  bunch(scene);
  tower(scene);
  scene.add(
    moved(
      { y: PERCH },
      branch(scene.element('branch')),
      linoStarling(scene.element('starling'), {
        pale: CREAM,
        green: GREEN,
        horn: TILE,
        sheen: VIOLET,
        key: KEY,
      }),
      grip(scene.element('grip')),
    ),
  );
  return scene;
}

/** Heat over the hills. */
function noon(scene: Scene): void {
  const S = scene.element('noon');
  const hills = traceCurve('-20,1094 80,1064 180,1078 300,1050 420,1072 540,1040 660,1062 820,1030');
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 760,
      y1: 1080,
      colour: TILE,
      gap: 16,
      length: 90,
      width: 2.4,
      density: (_x, y) => ((y - 740) / 330) * 0.6,
    }),
    path(polygon([...hills, [820, 1210], [-20, 1210]]), VIOLET),
    formCuts(S, hills, { colour: CREAM, side: -1, gap: 9, length: 34, width: 2, inset: 5, lean: 0.7 }),
  );
}

/** Roofs, and the church with a square of sky where its tower was. */
function town(scene: Scene): void {
  const S = scene.element('town');
  const house = (x: number, y: number, w: number, h: number): string => {
    const roof = handLine(
      S,
      trace(
        `${x - w * 0.58},${y - h} ${x - w * 0.3},${y - h - w * 0.3} ${x + w * 0.42},${y - h - w * 0.3} ${x + w * 0.58},${y - h}`,
      ),
      1.5,
      0.03,
      6,
    );
    const wall = handLine(
      S,
      trace(`${x - w / 2},${y + 60} ${x - w / 2},${y - h} ${x + w / 2},${y - h} ${x + w / 2},${y + 60}`),
      1.5,
      0.03,
      6,
    );
    return [
      drawn(polygon([...wall]), KEY, 6),
      path(polygon(wall), CREAM),
      path(
        polygon(
          trace(
            `${x + w * 0.18},${y - h} ${x + w / 2},${y - h} ${x + w / 2},${y + 60} ${x + w * 0.24},${y + 60}`,
          ),
        ),
        VIOLET,
      ),
      path(
        polygon(
          trace(
            `${x - w * 0.2},${y - h * 0.7} ${x - w * 0.02},${y - h * 0.7} ${x - w * 0.02},${y - h * 0.3} ${x - w * 0.2},${y - h * 0.3}`,
          ),
        ),
        KEY,
      ),
      drawn(polygon(roof), KEY, 6),
      path(polygon(roof), TILE),
      path(
        times(5, (i) =>
          gouge(
            trace(
              `${x - w * 0.4 + i * w * 0.18},${y - h - 3} ${x - w * 0.36 + i * w * 0.17},${y - h - w * 0.15} ${x - w * 0.28 + i * w * 0.15},${y - h - w * 0.28}`,
            ),
            1.8,
          ),
        ).join(''),
        KEY,
      ),
    ].join('');
  };
  scene.add(
    house(40, 1154, 96, 34),
    house(430, 1150, 90, 30),
    house(520, 1164, 100, 44),
    house(618, 1154, 92, 30),
    house(330, 1174, 104, 40),
    house(712, 1174, 110, 44),
    moved({ y: 30 }, church(S.element('church'))),
    house(20, 1230, 120, 44),
    house(396, 1238, 126, 46),
    house(560, 1240, 130, 40),
    house(720, 1246, 140, 46),
  );
}

function church(S: Easel): string {
  const nave = trace('120,1220 120,1100 300,1094 300,1220');
  const stump = trace(
    '148,1104 146,1060 158,1066 168,1050 182,1064 196,1052 210,1068 224,1056 236,1066 236,1104',
  );
  return [
    drawn(polygon(nave), KEY, 6),
    path(polygon(nave), CREAM),
    path(polygon(trace('236,1096 300,1094 300,1220 246,1220')), VIOLET),
    drawn(polygon(trace('108,1104 134,1074 288,1070 314,1100')), KEY, 6),
    path(polygon(trace('108,1104 134,1074 288,1070 314,1100')), TILE),
    drawn(polygon(stump), KEY, 6),
    path(polygon(stump), CREAM),
    path(polygon(trace('206,1068 224,1056 236,1066 236,1104 206,1104')), VIOLET),
    path(smooth(closedCurve('176,1220 176,1160 196,1138 216,1160 216,1220')), KEY),
    times(4, (i) => path(cut(lerp(150, 280, i / 3), 1084, -0.6, 20, 2, S.rng), KEY)).join(''),
  ].join('');
}

/** Behind the grapes: each hangs on to the knot. */
function stalks(scene: Scene): void {
  const S = scene.element('stalks');
  scene.add(
    [...GRAPES, LAST].map(([x, y, r]) => {
      const bend: Point = [lerp(x, KNOT[0], 0.5) + (x - KNOT[0]) * 0.16, lerp(y, KNOT[1], 0.55)];
      const curve = spline([[x, y + r * 0.9], bend, KNOT], false, 10);
      return (
        path(smooth(ribbon(handLine(S, curve, 1.5, 0.02, 6), () => 7)), KEY) +
        path(smooth(ribbon(handLine(S, curve, 1, 0.02, 6), () => 3)), GREEN)
      );
    }),
  );
}

function bunch(scene: Scene): void {
  GRAPES.forEach((one, i) => scene.add(grape(scene.element(`grape ${i}`), one)));
  scene.add(grape(scene.element('twelfth'), LAST));
}

/** Light from the upper left goes through it and gathers below; two pips hang in it. */
function grape(S: Easel, [x, y, r]: readonly [number, number, number]): string {
  const [squash, lean] = [S.rng.range(0.98, 1.12), S.rng.gauss(0, 0.3)];
  const round = (k: number): Point[] =>
    place(
      times(22, (i): Point => {
        const a = (i / 22) * TAU;
        return [Math.cos(a) * r * k, Math.sin(a) * r * k * squash];
      }),
      { x, y, r: lean },
    );
  const own = (list: string, turned: number): string =>
    smooth(
      closedCurve(
        place(trace(list), { x, y, s: r / 74, r: turned })
          .map((p) => p.join(','))
          .join(' '),
      ),
    );
  const [pips, glint] = [lean * 1.6 + S.rng.gauss(0, 0.3), S.rng.gauss(0, 0.14)];
  const skin = smooth(round(1));
  const turn = (a: number, k: number): Point => [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 1.04];
  const shade = times(26, (i) => {
    const a = -0.5 + (i / 25) * 2.5;
    const deep = 0.16 + 0.3 * Math.sin((i / 25) * Math.PI) * S.rng.range(0.75, 1.15);
    return gouge([turn(a, 1.02 - deep), turn(a + 0.03, 1.02 - deep * 0.5), turn(a, 1.03)], r * 0.07, 0.02);
  });
  const light = times(13, (i) => {
    const a = 0.3 + (i / 12) * 1.2;
    return gouge([turn(a + 0.04, 0.52), turn(a, 0.62), turn(a, 0.72 + S.rng.range(0, 0.06))], r * 0.035, 0.3);
  });
  return [
    path(smooth(round(1.075)), KEY),
    path(skin, GREEN),
    group({ 'clip-path': S.clip(skin) }, path(shade.join(''), VIOLET)),
    path(light.join(''), CREAM),
    path(
      own('-12,-10 -4,0 -6,16 -14,28 -22,18 -20,2', pips) +
        (S.rng.chance(0.7) ? own('12,-10 20,2 22,18 14,28 6,16 4,0', pips) : ''),
      TILE,
    ),
    path(own('-44,-20 -40,-40 -22,-54 -12,-50 -24,-38 -32,-18 -38,-10', glint), CREAM),
    path(
      gouge([turn(-1.8 + glint, 0.78), turn(-1.55 + glint, 0.8), turn(-1.3 + glint, 0.78)], r * 0.06, 0.4),
      CREAM,
    ),
  ].join('');
}

/** It has come away a little crooked; the ringer is still on the rope. */
function tower(scene: Scene): void {
  const S = scene.element('tower');
  const at = { x: KNOT[0], y: KNOT[1], r: 0.07, s: 0.92 };
  const put = (list: string): Point[] => place(trace(list), at);
  const flat = (list: string, ink: string): string =>
    drawn(polygon(put(list)), KEY, 7) + path(polygon(put(list)), ink);
  const round = (list: string, ink: string): string => {
    const d = smooth(
      closedCurve(
        put(list)
          .map((p) => p.join(','))
          .join(' '),
      ),
    );
    return drawn(d, KEY, 7) + path(d, ink);
  };
  const wall = '-54,66 54,66 56,180 44,172 36,190 20,178 8,196 -10,180 -22,194 -36,176 -48,186 -56,178';
  const rope: Points = spline(put('2,130 5,180 3,214 7,262'), false, 10);
  scene.add(
    path(smooth(ribbon(resample(rope, 4), () => 3)), KEY),
    flat(wall, CREAM),
    path(polygon(put('20,68 54,66 56,180 44,172 36,190 24,182')), VIOLET),
    path(
      times(9, () =>
        cut(...(put(`${S.rng.range(-48, 10)},${S.rng.range(76, 168)}`)[0] ?? [0, 0]), 0.07, 14, 1.6, S.rng),
      ).join(''),
      TILE,
    ),
    path(
      smooth(
        closedCurve(
          put('-28,160 -28,112 -16,92 0,86 16,92 28,112 28,160 0,162')
            .map((p) => p.join(','))
            .join(' '),
        ),
      ),
      KEY,
    ),
    round('-22,150 -15,136 -12,114 0,104 12,114 15,136 22,150 0,154', TILE),
    flat('-66,54 66,54 64,70 -64,70', CREAM),
    round('-58,54 -54,30 -34,8 0,-6 34,8 54,30 58,54 0,58', TILE),
    path(
      ['-30,46 -26,24 -10,6', '-8,48 -6,24 0,4', '14,48 14,26 8,6']
        .map((list) => gouge(spline(put(list), false, 6), 2.6))
        .join(''),
      CREAM,
    ),
    ...[
      '-58,214 -46,210 -44,222 -56,226',
      '38,212 50,208 54,220 42,224',
      '-44,252 -36,246 -30,254 -38,262',
    ].map((list) => flat(list, CREAM)),
    ringer((list) =>
      put(
        trace(list)
          .map(([x, y]) => `${5 + (x - 5) * 0.86},${222 + (y - 196) * 0.82}`)
          .join(' '),
      ),
    ),
  );
}

/** He has not let go: both arms up, his head back between them, cassock swinging. */
const ringer = (put: (list: string) => Point[]): string => {
  const soft = (list: string): string =>
    smooth(
      closedCurve(
        put(list)
          .map((p) => p.join(','))
          .join(' '),
      ),
    );
  const crease = (list: string): string => path(gouge(spline(put(list), false, 6), 2.6), VIOLET);
  const skin = (list: string): string => drawn(soft(list), KEY, 6) + path(soft(list), TILE);
  return [
    skin('-8,262 -8,244 4,236 16,242 18,260 8,274 -4,274'),
    path(soft('-12,268 -10,252 -2,258 8,262 18,256 22,266 14,282 -6,282'), KEY),
    path(soft('-18,290 -28,262 -22,232 -6,210 4,216 -8,236 -12,258 -2,284'), KEY),
    path(soft('28,290 38,262 32,232 16,210 6,216 18,236 22,258 12,284'), KEY),
    path(soft('-20,276 6,268 30,276 38,312 62,356 42,374 12,376 -10,362 -16,316'), KEY),
    path(soft('42,366 56,360 70,380 58,388 48,380') + soft('12,372 26,372 32,394 20,396 10,384'), KEY),
    skin('-4,204 2,196 10,198 10,208 4,214 -3,212'),
    skin('6,212 12,204 19,207 18,218 10,222'),
    crease('2,292 8,326 4,360') + crease('20,292 34,326 44,358'),
  ].join('');
};

/** A vine, and a leaf it has kept. */
function branch(S: Easel): string {
  const wood = resample(traceCurve('840,1020 740,1034 640,1012 560,1030 500,1008 470,1020'), 6);
  const leaf = closedCurve(
    '500,1010 462,996 440,1008 436,1034 406,1036 402,1064 424,1078 420,1104 450,1112 472,1096 498,1104 516,1084 512,1056 528,1040 516,1020',
  );
  const veins = [
    '500,1014 470,1046 430,1074',
    '484,1030 474,1064 462,1098',
    '494,1024 508,1056 500,1088',
    '480,1034 456,1030 440,1034',
  ];
  const grain = times(13, (i) => {
    const [x, y] = wood[Math.floor(((i + 0.5) / 13) * wood.length)] ?? [0, 0];
    return cut(x, y + (i % 3) * 7 - 9, 3.1 + S.rng.gauss(0, 0.06), 42, 1.7, S.rng);
  });
  return [
    path(smooth(ribbon(wood, (t) => 21 - 9 * t)), KEY),
    path(grain.join(''), TILE),
    drawn(smooth(leaf), KEY, 8),
    path(smooth(leaf), GREEN),
    path(veins.map((list) => gouge(spline(trace(list), false, 6), 3)).join(''), KEY),
  ].join('');
}

/** The first dent in the twelfth. */
const grip = (S: Easel): string =>
  path(
    gouge(trace('446,424 462,436 484,440'), 4, 0.4) +
      gouge(trace('428,436 440,446 452,450'), 2.6, 0.4) +
      times(5, (i) => {
        const a = -2.2 + i * 0.34;
        return cut(452 + Math.cos(a) * 44, 420 + Math.sin(a) * 40, a, 18, 2.2, S.rng);
      }).join(''),
    KEY,
  );

export default card({
  finish: linocut,
  grade: { inks: [CREAM, GREEN, TILE, VIOLET, KEY], salt: 0.3, shift: trace('0,0 2,-1 -2,1 1,1 0,0') },
  paint,
});
