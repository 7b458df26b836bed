/** A village stands on a fox asleep in the snow; a walker comes home with a lantern. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist, smoke } from '../../../kit/air.ts';
import { brushLine, flowField, fringe, fur, strokes } from '../../../kit/brush.ts';
import { adjust, clamp, jitter, mix, oklch, type Colour, type Palette } from '../../../kit/colour.ts';
import { pathPoints, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur, edge } from '../../../kit/materials.ts';
import { fix, inside, last, lerp, nth, place, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, profile, ribbon, taper, wobble } from '../../../kit/shapes.ts';
import { moon, sky, stars, stratus } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { volume } from '../../../kit/volume.ts';

const P = {
  deep: oklch(0.22, 0.055, 262),
  night: oklch(0.3, 0.07, 255),
  blue: oklch(0.45, 0.085, 248),
  haze: oklch(0.66, 0.06, 240),
  ice: oklch(0.86, 0.03, 235),
  snow: oklch(0.95, 0.015, 230),
  lav: oklch(0.6, 0.06, 280),
  fox: oklch(0.63, 0.145, 48),
  foxL: oklch(0.82, 0.09, 68),
  foxD: oklch(0.44, 0.12, 34),
  foxX: oklch(0.27, 0.07, 345),
  gold: oklch(0.86, 0.14, 78),
  cream: oklch(0.94, 0.05, 85),
};
const BODY =
  'M14 940C-20 880 -10 786 50 710C108 638 206 590 300 572C392 556 470 560 548 580C644 604 724 660 760 740C790 808 790 876 764 930C700 962 560 968 400 968C240 968 76 970 14 940Z';
const bodyFlow = flowField([
  [730, 700, 222],
  [600, 605, 198],
  [430, 562, 181],
  [270, 590, 160],
  [130, 680, 128],
  [50, 800, 96],
  [650, 780, 205],
  [480, 680, 184],
  [330, 690, 165],
  [200, 770, 130],
  [120, 880, 82],
  [420, 800, 168],
  [300, 860, 140],
  [760, 820, 150],
  [620, 900, 190],
]);
/** How light the coat is: two lit humps and the crease between them. */
const lightOn = (S: Easel, x: number, y: number): number => {
  const wl = clamp((380 - x) / 160 + 0.5),
    n1x = (x - 210) / 230,
    n1y = (y - 810) / 230,
    n2x = (x - 560) / 260,
    n2y = (y - 800) / 230;
  const nx = lerp(n2x, n1x, wl),
    ny = lerp(n2y, n1y, wl);
  const crease = Math.exp(-(((x - 372 + (y - 700) * 0.25) / 34) ** 2)) * clamp((y - 640) / 120) * 0.35;
  return clamp(
    0.46 -
      0.3 * nx -
      0.46 * ny +
      0.2 * S.noise.fbm(x / 40, y / 60, 3) -
      0.22 * clamp((y - 820) / 140) -
      crease -
      0.5 * Math.exp(-(Math.max(0, Math.hypot((x - 560) / 190, (y - 835) / 120) - 0.75) ** 2) / 0.08),
  );
};
/** The colour of a hair of the body; frost lies on those of the back. */
const furColour =
  (S: Easel) =>
  (x: number, y: number): Colour => {
    const k = lightOn(S, x, y);
    const ty = 566 + ((x - 390) / 350) ** 2 * 170,
      fr = clamp(1.1 - (y - ty) / (90 + Math.max(0, 120 - x))) * clamp((640 - x) / 300 + 0.2);
    if (fr > 0.25 + 0.5 * (0.5 + S.noise.fbm(x / 18, y / 26, 3))) return mix(P.foxL, P.ice, 0.55);
    return k > 0.6
      ? mix(P.fox, P.foxL, clamp((k - 0.6) / 0.4))
      : k > 0.3
        ? mix(P.foxD, P.fox, (k - 0.3) / 0.3)
        : mix(P.foxX, P.foxD, clamp(k / 0.3));
  };
const HEAD: Point = [566, 836];
const atHead = (p: Points) => place(p, { x: HEAD[0], y: HEAD[1], s: 1.16, r: -0.04 });
const onHead = (d: string) => atHead(pathPoints(d, 4));
const headFlow = flowField(
  (
    [
      [-170, 46, 20],
      [-120, 6, -22],
      [-70, -30, -40],
      [-20, -60, -28],
      [60, -60, 20],
      [110, 0, 50],
      [120, 60, 35],
      [40, 90, 25],
      [-40, 80, 22],
      [-110, 60, 14],
      [-30, 10, 8],
      [40, 20, 22],
    ] as const
  ).map(([x, y, a]): readonly [number, number, number] => [...nth(atHead([[x, y]]), 0), a]),
);
const TRAIL = resample(traceCurve('640,1210 560,1160 452,1128 352,1118 266,1100', 20), 17);
const WALKER: Point = [last(TRAIL)[0] - 6, last(TRAIL)[1] - 1];

function paint(): Scene {
  const scene = new Scene({ seed: 42, background: oklch(0.25, 0.05, 250) });
  evening(scene);
  mountains(scene);
  farPines(scene);
  snowPlain(scene);
  const bodyP = fox(scene);
  const upY = snowOnTheBack(scene, bodyP);
  village(scene, upY);
  head(scene);
  face(scene);
  tail(scene);
  foregroundSnow(scene);
  driftShadows(scene);
  footprints(scene);
  framingPines(scene);
  fallingSnow(scene);
  return scene;
}

function evening(scene: Scene): void {
  const M: Point = [205, 235];
  scene.add(
    sky(scene, [P.deep, P.night, [0.45, P.blue], [0.62, P.haze], P.haze], {
      n: 1000,
      angle: 0.05,
      meander: 0.4,
    }),
  );
  scene.add(
    stars(scene, {
      n: 260,
      box: [0, 0, 800, 520],
      colour: P.cream,
      big: 5,
      keep: (x, y) => Math.hypot(x - M[0], y - M[1]) > 130,
    }),
  );
  scene.add(
    moon(scene, M[0], M[1], 84, {
      colour: oklch(0.95, 0.04, 92),
      dark: oklch(0.78, 0.06, 85),
      halo: oklch(0.85, 0.06, 220),
      haloOpacity: 0.55,
      haloSize: 5,
    }),
  );
  scene.add(
    stratus(scene, {
      y: 300,
      h: 26,
      colour: P.blue,
      lit: P.haze,
      under: false,
      opacity: 0.7,
      x0: -80,
      x1: 420,
    }),
    stratus(scene, {
      y: 372,
      h: 30,
      colour: mix(P.blue, P.haze, 0.3),
      lit: P.ice,
      under: false,
      opacity: 0.55,
      x0: 300,
      x1: 900,
    }),
  );
}

function mountains(scene: Scene): void {
  const S = scene.element('mountains');
  for (const [y, amp, f, a, b, off] of [
    [600, 210, 0.0042, mix(P.blue, P.haze, 0.55), P.haze, 3],
    [660, 150, 0.006, mix(P.blue, P.haze, 0.3), mix(P.haze, P.ice, 0.3), 9],
  ] as const) {
    const r = ridge(S, { y, amplitude: amp, frequency: f, offset: off, octaves: 6 });
    scene.add(
      hill(S, r, {
        top: a,
        bottom: b,
        y1: y + 120,
        lit: P.ice,
        litWidth: 3,
        strokes: 260,
        flow: () => 1.0,
        length: 50,
        width: 4,
      }),
    );
  }
  scene.add(mist(S, { y: 720, h: 220, colour: P.ice, opacity: 0.75 }));
}

function farPines(scene: Scene): void {
  const S = scene.element('far pines');
  {
    const far: (readonly [number, number, number])[] = [];
    for (let i = 0; i < 60; i++) {
      const x = S.rng.range(-10, 810),
        y = 770 + S.rng.gauss(0, 8);
      far.push([y, x, S.rng.range(30, 80)]);
    }
    far.sort((a, b) => a[0] - b[0]);
    scene.add(
      far.map(([y, x, h]) =>
        pine(S, x, y, h, { dark: mix(P.blue, P.haze, 0.25), light: mix(P.haze, P.ice, 0.3), lightSide: -1 }),
      ),
    );
  }
  scene.add(mist(S, { y: 770, h: 120, colour: P.ice, opacity: 0.8, seed: 3 }));
}

function snowPlain(scene: Scene): void {
  const S = scene.element('snow plain');
  const plain = ridge(S, { y: 800, amplitude: 26, frequency: 0.005, offset: 21 });
  scene.add(
    hill(S, plain, {
      top: mix(P.ice, P.haze, 0.35),
      bottom: mix(P.snow, P.ice, 0.3),
      y1: 1100,
      lit: P.snow,
      litWidth: 4,
      strokes: 500,
      length: 90,
      width: 6,
      opacity: [0.15, 0.4],
    }),
  );
}

function fox(scene: Scene): Point[] {
  const S = scene.element('the fox');
  const bodyP = wobble(pathPoints(BODY, 5), S.noise, 8, 0.012);
  scene.add(softShadow(S, 420, 962, 440, 62, P.deep, 0.7));
  scene.add(path(smooth(bodyP), S.linearAt([P.fox, [0.6, P.foxD], P.foxX], 200, 560, 420, 960)));
  scene.add(
    group(
      {},
      fringe(S, bodyP, { n: 700, length: 22, width: 2.6, colour: furColour(S), flow: bodyFlow, out: 0.35 }),
      fringe(
        S,
        bodyP.filter(([x]) => x > 690),
        { n: 160, length: 20, width: 2.4, colour: furColour(S), flow: 1.2, out: 0.75 },
      ),
      fur(S, {
        region: bodyP,
        n: 6500,
        length: 36,
        width: 2.3,
        flow: bodyFlow,
        colour: furColour(S),
        opacity: [0.45, 0.95],
        order: ([x, y]) => x + y * 0.2,
        curl: 0.35,
      }),
    ),
  );
  return bodyP;
}

/** Snow lying on the back. */
function snowOnTheBack(scene: Scene, bodyP: Point[]): (x: number) => number {
  const S = scene.element('snow lying on the back');
  const top = bodyP
    .filter(([_x, y]) => y < 800)
    .sort((p, q) => p[0] - q[0])
    .filter(([x]) => x > 120 && x < 690);
  const upY = (x: number) => heightAt(top, x);
  const capT: Point[] = [],
    capB: Point[] = [];
  for (let x = 130; x <= 690; x += 6) {
    const t = (x - 130) / 560,
      y = upY(x);
    capT.push([x, y - 12 * Math.sin(Math.PI * t) ** 0.5 + 3 * S.noise.n1(x * 0.03)]);
    capB.push([
      x - 20,
      y +
        (34 + 62 * (0.5 + S.noise.fbm(x * 0.01 + 4, 5.7, 4)) + 26 * S.noise.n1(x * 0.07)) *
          Math.sin(Math.PI * t) ** 0.6,
    ]);
  }
  const cap = capT.concat(capB.slice().reverse()),
    capD = smooth(cap);
  const snowC = (x: number, y: number) =>
    mix(P.snow, mix(P.haze, P.lav, 0.4), clamp((y - upY(clamp(x, 130, 690))) / 70 + clamp((x - 420) / 600)));
  scene.add(
    group(
      { filter: edge(S, 8, 0.06, 6) },
      path(capD, mix(P.ice, P.lav, 0.35), 'transform="translate(2 7)" opacity=".8"'),
      path(capD, P.ice),
    ),
    group(
      { 'clip-path': S.clip(capD) },
      strokes(S, {
        region: cap,
        n: 420,
        length: 40,
        width: 4.5,
        angle: (x, y) => bodyFlow(x, y) + Math.PI,
        colour: snowC,
        opacity: [0.3, 0.7],
        dL: 0.015,
      }),
    ),
  );
  scene.add(
    fur(S, {
      region: capB
        .map(([x, y]): Point => [x, y - 3])
        .concat(
          capB
            .slice()
            .reverse()
            .map(([x, y]): Point => [x, y + 14]),
        ),
      n: 420,
      length: 26,
      width: 2,
      flow: bodyFlow,
      colour: (x, y) => mix(furColour(S)(x, y), P.ice, 0.35),
      opacity: [0.5, 0.9],
    }),
  );
  return upY;
}

interface Built {
  kind: 'house' | 'spire' | 'pine';
  x: number;
  y: number;
  w: number;
  h: number;
}

function village(scene: Scene, upY: (x: number) => number): void {
  const S = scene.element('village');
  const village: Built[] = [];
  const hs = (x: number, dy: number, w: number, h: number, kind: Built['kind'] = 'house') =>
    village.push({ kind, x, y: upY(x) + dy, w, h });
  hs(300, 4, 34, 26);
  hs(262, 16, 30, 22);
  hs(338, -2, 30, 30, 'spire');
  hs(372, 8, 38, 26);
  hs(412, 2, 30, 24);
  hs(446, 12, 36, 24);
  hs(484, 8, 28, 22);
  hs(228, 22, 26, 18);
  hs(330, 26, 34, 22);
  hs(404, 30, 32, 22);
  hs(520, 18, 28, 20);
  for (let i = 0; i < 34; i++) {
    const x = i < 17 ? S.rng.range(150, 262) : S.rng.range(480, 660),
      y = upY(x) + S.rng.range(-2, 26);
    village.push({ kind: 'pine', x, y, w: 0, h: S.rng.range(26, 62) });
  }
  for (const [x, dy, h] of [
    [286, 0, 58],
    [356, 0, 66],
    [392, -2, 52],
    [430, -2, 60],
    [466, 2, 50],
  ] as const)
    village.push({ kind: 'pine', x, y: upY(x) + dy, w: 0, h });
  village.sort((p, q) => p.y - q.y);
  for (const v of village) {
    if (v.kind === 'pine') {
      scene.add(
        pine(S, v.x, v.y, v.h, {
          dark: oklch(0.27, 0.06, 240),
          light: oklch(0.44, 0.07, 220),
          snow: P.ice,
          lightSide: -1,
        }),
      );
      continue;
    }
    const { x, y, w, h } = v,
      wall = jitter(oklch(0.42, 0.06, 30), S.rng, 0.03, 18),
      o: string[] = [];
    if (v.kind === 'spire') {
      o.push(
        path(
          polygon([
            [x - 8, y],
            [x - 8, y - 58],
            [x + 8, y - 58],
            [x + 8, y],
          ]),
          wall,
        ),
        path(
          polygon([
            [x - 11, y - 56],
            [x, y - 104],
            [x + 11, y - 56],
          ]),
          oklch(0.36, 0.07, 260),
        ),
        path(
          polygon([
            [x - 11, y - 56],
            [x, y - 104],
            [x - 1, y - 58],
          ]),
          P.snow,
        ),
        path(
          polygon([
            [x - 2.5, y - 38],
            [x - 2.5, y - 48],
            [x, y - 52],
            [x + 2.5, y - 48],
            [x + 2.5, y - 38],
          ]),
          P.gold,
        ),
        line(`M${fix(x)} ${fix(y - 104)}v-9m-3 3h6`, P.deep, 1.3),
      );
    } else {
      o.push(
        path(
          polygon([
            [x - w / 2, y + 4],
            [x - w / 2, y - h * 0.62],
            [x, y - h * 0.95],
            [x + w / 2, y - h * 0.62],
            [x + w / 2, y + 4],
          ]),
          S.linear([wall, adjust(wall, { dL: -0.08 })]),
        ),
        path(
          polygon([
            [x + w * 0.28, y - h * 0.8],
            [x + w * 0.28, y - h * 1.35],
            [x + w * 0.42, y - h * 1.35],
            [x + w * 0.42, y - h * 0.7],
          ]),
          adjust(wall, { dL: -0.06 }),
        ),
        path(
          smooth(
            [
              [x - w * 0.62, y - h * 0.5],
              [x - w * 0.3, y - h * 0.92],
              [x, y - h * 1.26],
              [x + w * 0.3, y - h * 0.95],
              [x + w * 0.62, y - h * 0.5],
              [x + w * 0.55, y - h * 0.46],
              [x + w * 0.25, y - h * 0.78],
              [x, y - h * 0.98],
              [x - w * 0.25, y - h * 0.76],
              [x - w * 0.55, y - h * 0.45],
            ],
            true,
            0.6,
          ),
          P.snow,
        ),
        path(
          smooth(
            [
              [x, y - h * 1.24],
              [x + w * 0.3, y - h * 0.95],
              [x + w * 0.62, y - h * 0.5],
              [x + w * 0.55, y - h * 0.46],
              [x + w * 0.25, y - h * 0.78],
              [x, y - h * 1.0],
            ],
            true,
            0.6,
          ),
          mix(P.haze, P.lav, 0.3),
          'opacity=".8"',
        ),
      );
      const ww = w * 0.17;
      for (const dx of [-0.24, 0.18]) {
        o.push(
          path(
            polygon([
              [x + w * dx - ww / 2, y - h * 0.18],
              [x + w * dx - ww / 2, y - h * 0.5],
              [x + w * dx + ww / 2, y - h * 0.5],
              [x + w * dx + ww / 2, y - h * 0.18],
            ]),
            jitter(P.gold, S.rng, 0.02, 8),
          ),
        );
      }
      o.push(path(smooth(blob(x + w * 0.35, y - h * 1.37, w * 0.1, 2.4, S.noise)), P.snow));
    }
    scene.add(
      group({ filter: edge(S, 2, 0.08, 3) }, o.join('')),
      glow(S, x, y - h * 0.3, w * 1.3, P.gold, 0.5),
    );
  }
  for (const [x, dy, a] of [
    [310, -32, 1],
    [384, -30, 2],
    [458, -22, 3],
  ] as const)
    scene.add(
      smoke(
        S,
        [
          [x, upY(x) + dy],
          [x + 10, upY(x) + dy - 40],
          [x + 4, upY(x) + dy - 90],
          [x + 34, upY(x) + dy - 150],
          [x + 30, upY(x) + dy - 220],
        ],
        { w0: 3, w1: 22, colour: mix(P.ice, P.haze, 0.3), opacity: 0.6, seed: 10 + a },
      ),
    );
  scene.add(glow(S, 380, 560, 260, P.gold, 0.22, 0.5, 0.5));
}

function head(scene: Scene): void {
  const S = scene.element('head');
  const ear = (d: string, inner: string) => {
    const e = onHead(d);
    scene.add(
      path(smooth(e), mix(P.foxX, P.deep, 0.4)),
      fur(S, {
        region: e,
        n: 320,
        length: 22,
        width: 1.9,
        flow: -1.6,
        colour: (_x, y) =>
          mix(mix(P.foxX, P.deep, 0.5), mix(P.foxD, P.fox, 0.4), clamp((y - (HEAD[1] - 165)) / 110)),
        opacity: [0.5, 0.9],
      }),
    );
    const i = onHead(inner);
    scene.add(
      path(smooth(i), mix(P.foxX, P.lav, 0.35)),
      fur(S, {
        region: i,
        n: 160,
        length: 26,
        width: 1.5,
        flow: -1.7,
        colour: () => mix(mix(P.cream, P.lav, 0.45), P.foxX, clamp(S.rng.f() * 0.7)),
        opacity: [0.4, 0.8],
      }),
      fringe(S, e, { n: 90, length: 12, width: 1.6, colour: mix(P.foxX, P.foxD, 0.5), flow: -1.6, out: 0.4 }),
    );
  };
  ear(
    'M-34 -58C-36 -92 -28 -128 -6 -156C14 -134 30 -100 34 -66Z',
    'M-20 -64C-20 -92 -16 -116 -6 -136C4 -116 10 -92 12 -68Z',
  );
  const headD =
    'M-176 42C-170 26 -140 8 -112 -8C-92 -22 -74 -50 -38 -66C-4 -80 48 -80 84 -58C118 -38 136 0 132 36C150 52 146 66 134 78C120 104 84 112 48 110C4 118 -40 106 -76 88C-104 80 -140 78 -160 66C-172 62 -180 52 -176 42Z';
  const head = wobble(onHead(headD), S.noise, 4, 0.03);
  const white = onHead(
    'M-150 60C-120 50 -92 36 -66 32C-40 30 -14 44 8 34C40 22 70 40 100 30C140 30 160 60 140 80C110 120 40 120 -10 118C-60 110 -140 86 -166 66Z',
  );
  const muz = onHead('M-178 40C-168 20 -130 0 -108 -10C-96 8 -108 28 -130 40C-146 48 -164 56 -172 58Z');
  const headC = (x: number, y: number) => {
    const u = (x - HEAD[0]) / 150,
      v = (y - HEAD[1]) / 110,
      n = S.noise.fbm(x / 22, y / 22, 3);
    const k = clamp(0.6 - 0.22 * u - 0.42 * v + 0.22 * n);
    const wx = x + 6 * n,
      wy = y + 8 * n;
    if (inside(white, wx, wy))
      return k > 0.34
        ? mix(P.ice, P.snow, clamp((k - 0.34) * 2))
        : mix(mix(P.lav, P.foxX, 0.15), P.ice, clamp(k / 0.34));
    if (inside(muz, wx, wy)) return mix(P.fox, P.foxD, clamp(0.3 + 0.8 * n + (wy - HEAD[1] - 10) / 60));
    return k > 0.5 ? mix(P.fox, P.foxL, clamp((k - 0.5) / 0.35)) : mix(P.foxD, P.fox, clamp((k - 0.2) / 0.3));
  };
  scene.add(
    path(
      smooth(head.map(([x, y]): Point => [x - 4, y + 12])),
      P.foxX,
      `opacity=".55" filter="${blur(S, 12)}"`,
    ),
    path(smooth(head), P.foxD),
    group(
      { 'clip-path': S.clip(smooth(head)) },
      path(smooth(white), mix(P.ice, P.lav, 0.3), `filter="${edge(S, 16, 0.05, 3)}"`),
    ),
  );
  scene.add(
    fringe(S, head, {
      n: 420,
      length: (x) => (x > HEAD[0] + 30 ? 26 : 9),
      width: (x) => (x > HEAD[0] + 30 ? 2.6 : 1.6),
      colour: headC,
      flow: headFlow,
      out: 0.25,
    }),
    fur(S, {
      region: head,
      n: 3400,
      length: (x, _y) => lerp(9, 26, clamp((x - HEAD[0] + 190) / 260)),
      width: (x) => lerp(1.1, 2.1, clamp((x - HEAD[0] + 190) / 260)),
      flow: headFlow,
      colour: headC,
      opacity: [0.5, 0.95],
      order: ([x]) => -x * -1,
      curl: 0.25,
    }),
  );
  ear(
    'M44 -62C50 -100 68 -134 98 -156C114 -122 120 -78 108 -34C90 -50 66 -60 44 -62Z',
    'M62 -64C68 -94 80 -118 96 -134C102 -108 104 -78 98 -52C86 -58 74 -62 62 -64Z',
  );
  scene.add(
    fur(S, {
      region: onHead('M30 -66C60 -76 90 -66 116 -36C110 -20 60 -40 30 -50Z'),
      n: 220,
      length: 22,
      width: 2,
      flow: headFlow,
      colour: headC,
      opacity: [0.6, 1],
    }),
  );
  scene.add(
    fur(S, {
      region: onHead('M-52 -58C-20 -84 30 -90 66 -74L60 -50C20 -66 -20 -60 -44 -44Z'),
      n: 340,
      length: 24,
      width: 2.1,
      flow: headFlow,
      colour: headC,
      opacity: [0.6, 1],
    }),
  );
}

function face(scene: Scene): void {
  const S = scene.element('face');
  const eye = atHead(trace('-66,6 -52,16 -34,19 -16,12 -4,-2'));
  scene.add(brushLine(S, eye, 4.2, oklch(0.18, 0.04, 20), { attack: 0.3, decay: 0.3 }));
  for (const [i, dx, dy] of [
    [1, -7, 9],
    [2, -2, 11],
    [3, 5, 10],
  ] as const)
    scene.add(
      brushLine(
        S,
        [
          nth(eye, i),
          [nth(eye, i)[0] + dx * 0.6, nth(eye, i)[1] + dy * 0.7],
          [nth(eye, i)[0] + dx, nth(eye, i)[1] + dy],
        ],
        1.5,
        oklch(0.18, 0.04, 20),
        { attack: 0.05, decay: 0.8, curved: false },
      ),
    );
  scene.add(
    brushLine(S, atHead(trace('-66,6 -84,14 -108,20')), 3, P.foxX, { opacity: 0.5 }),
    brushLine(S, atHead(trace('-62,-14 -44,-20 -22,-20 -4,-28')), 2.4, P.foxL, { opacity: 0.6 }),
    brushLine(S, atHead(trace('-168,27 -140,10 -112,-6 -90,-24 -66,-46')), 3.6, mix(P.foxL, P.ice, 0.5), {
      opacity: 0.75,
      attack: 0.2,
      decay: 0.4,
    }),
    fur(S, {
      region: onHead(
        'M-172 30C-150 8 -120 -6 -96 -22C-84 -34 -74 -46 -60 -54L-50 -40C-70 -24 -90 -4 -110 4C-130 14 -150 30 -164 40Z',
      ),
      n: 260,
      length: 14,
      width: 1.3,
      flow: headFlow,
      colour: () => mix(P.foxL, P.ice, 0.4 * S.rng.f()),
      opacity: [0.35, 0.8],
    }),
  );
  scene.add(
    path(
      smooth(
        onHead(
          'M-186 36C-186 29 -176 25 -166 27C-158 29 -156 35 -160 42C-164 50 -170 55 -174 55C-180 52 -186 44 -186 36Z',
        ),
      ),
      oklch(0.17, 0.03, 280),
    ),
    path(smooth(onHead('M-180 33C-176 29 -170 28 -167 31C-169 34 -176 35 -180 33Z')), P.ice, 'opacity=".8"'),
    brushLine(S, atHead(trace('-168,56 -150,66 -118,70 -92,64')), 2, P.foxX, { opacity: 0.8 }),
  );
  for (const [x, y, L] of [
    [-128, 44, 1],
    [-122, 50, 1.1],
    [-130, 54, 0.9],
  ] as const)
    scene.add(
      brushLine(
        S,
        atHead([
          [x, y],
          [x + 26 * L, y + 10],
          [x + 56 * L, y + 28],
        ]),
        0.9,
        P.snow,
        { opacity: 0.7, attack: 0.05, decay: 0.9 },
      ),
    );
}

/** Tail, sweeping round the front to the nose. */
function tail(scene: Scene): void {
  const S = scene.element('tail');
  const tc = traceCurve('-70,880 -10,948 90,992 220,1010 350,1004 470,984 560,966 640,972', 14),
    tw = profile(trace('0,50 0.2,66 0.45,72 0.7,64 0.88,40 1,4'));
  const tail = wobble(ribbon(tc, tw), S.noise, 8, 0.02);
  const tn = tc.length - 1,
    near = (x: number, y: number): readonly [number, number, number] => {
      let b = 1e9,
        j = 0;
      tc.forEach((q, i) => {
        const d = (q[0] - x) ** 2 + (q[1] - y) ** 2;
        if (d < b) {
          b = d;
          j = i;
        }
      });
      const q = nth(tc, j),
        q2 = nth(tc, Math.min(tn, j + 1)),
        q0 = nth(tc, Math.max(0, j - 1)),
        a = Math.atan2(q2[1] - q0[1], q2[0] - q0[0]);
      const side = ((x - q[0]) * -Math.sin(a) + (y - q[1]) * Math.cos(a)) / tw(j / tn);
      return [j / tn, side, a];
    };
  const tFlow = (x: number, y: number) => {
    const [, s, a] = near(x, y);
    return a + s * 0.35;
  };
  const tailC = (x: number, y: number) => {
    const [t, s] = near(x, y),
      n = S.noise.fbm(x / 24, y / 24, 3),
      w = t + 0.05 * n;
    const k = clamp(0.66 - 0.55 * s + 0.25 * n);
    if (w > 0.72)
      return k > 0.5 ? mix(P.ice, P.snow, (k - 0.5) * 2) : mix(mix(P.lav, P.foxX, 0.25), P.ice, k * 2);
    return k > 0.55
      ? mix(P.fox, P.foxL, clamp((k - 0.55) / 0.4))
      : k > 0.28
        ? mix(P.foxD, P.fox, (k - 0.28) / 0.27)
        : mix(P.foxX, P.foxD, k / 0.28);
  };
  scene.add(
    path(smooth(tail.map(([x, y]): Point => [x + 6, y - 8])), P.foxX, `opacity=".6" filter="${blur(S, 10)}"`),
    path(
      smooth(tail),
      S.linearAt(
        [P.foxD, [0.66, P.foxD], [0.78, mix(P.ice, P.lav, 0.45)], mix(P.ice, P.lav, 0.3)],
        -70,
        0,
        640,
        0,
      ),
    ),
    fringe(S, tail, { n: 520, length: 24, width: 2.4, colour: tailC, flow: tFlow, out: 0.3 }),
    fur(S, {
      region: tail,
      n: 2600,
      length: 34,
      width: 2.2,
      flow: tFlow,
      colour: tailC,
      opacity: [0.5, 0.95],
      order: ([x, y]) => -near(x, y)[0],
    }),
  );
}

/** Foreground snow, path, walker. */
function foregroundSnow(scene: Scene): void {
  const S = scene.element('foreground snow');
  const fg = ridge(S, { y: 1066, amplitude: 26, frequency: 0.004, offset: 51, tilt: -0.04 });
  scene.add(
    hill(S, fg, {
      top: P.snow,
      bottom: mix(P.haze, P.lav, 0.45),
      y1: 1230,
      strokes: 460,
      length: 110,
      width: 7,
      opacity: [0.2, 0.5],
    }),
  );
}

function driftShadows(scene: Scene): void {
  const S = scene.element('drift shadows');
  for (let i = 0; i < 7; i++) {
    const y = 1085 + i * 17,
      x = S.rng.range(40, 700);
    scene.add(
      path(
        smooth(
          ribbon(
            spline([
              [x - 150, y + 6],
              [x - 40, y - 6],
              [x + 60, y + 4],
              [x + 190, y - 8],
            ]),
            taper(8, 0.3, 0.5),
          ),
        ),
        mix(P.haze, P.lav, 0.3),
        `opacity=".4" filter="${blur(S, 3)}"`,
      ),
    );
  }
}

/** Footprints climbing from the corner. */
function footprints(scene: Scene): void {
  const S = scene.element('footprints climbing from the');
  TRAIL.slice(0, -1).forEach(([x, y], i) => {
    const k = lerp(1.2, 0.7, i / TRAIL.length),
      sd = i % 2 ? 5 : -5;
    scene.add(
      path(
        smooth(blob(x + sd * 0.4, y + sd * k, 5.4 * k, 2.9 * k, S.noise, 0.2, 1, 12, -0.3)),
        mix(P.blue, P.lav, 0.4),
        'opacity=".75"',
      ),
      path(
        smooth(blob(x + sd * 0.4 + 1, y + sd * k + 2.6 * k, 5 * k, 1.4 * k, S.noise, 0.2, 1, 10, -0.3)),
        '#fff',
        'opacity=".55"',
      ),
    );
  });
  const [wx, wy] = WALKER;
  scene.add(
    glow(S, wx - 22, wy - 4, 120, P.gold, 0.6, 0.4, 0.36),
    path(
      smooth(
        ribbon(
          [
            [wx + 4, wy],
            [wx + 50, wy + 10],
            [wx + 110, wy + 26],
          ],
          taper(9, 0.05, 0.9),
        ),
      ),
      mix(P.blue, P.lav, 0.3),
      `opacity=".5" filter="${blur(S, 2)}"`,
    ),
  );
  scene.add(walker(S, wx, wy, 0.92, P));
}

/** Dark framing pines. */
function framingPines(scene: Scene): void {
  const S = scene.element('dark framing pines');
  for (const [x, y, h, l] of [
    [-6, 1230, 330, 0.01],
    [70, 1240, 220, 0],
    [800, 1236, 420, -0.01],
    [726, 1250, 250, 0],
    [764, 1260, 170, 0],
  ] as const)
    scene.add(
      pine(S, x, y, h, {
        dark: oklch(0.19, 0.05, 255),
        light: oklch(0.33, 0.065, 240),
        snow: mix(P.haze, P.blue, 0.15),
        lightSide: -1,
        lean: l,
        density: 1.15,
      }),
    );
}

function fallingSnow(scene: Scene): void {
  const S = scene.element('falling snow');
  for (let i = 0; i < 230; i++) {
    const r = 0.7 + 2.4 * S.rng.f() ** 3,
      x = S.rng.range(0, 800),
      y = S.rng.range(0, 1200);
    scene.add(
      path(smooth(blob(x, y, r, r, S.noise, 0.3, 1, 8)), P.snow, `opacity="${fix(S.rng.range(0.35, 0.9))}"`),
    );
  }
  for (let i = 0; i < 12; i++) {
    const r = S.rng.range(4, 8),
      x = S.rng.range(0, 800),
      y = S.rng.range(100, 1200);
    scene.add(ellipse(x, y, r, r, P.snow, `opacity=".35" filter="${blur(S, 2.4)}"`));
  }
}
/** A hooded walker with a lantern, seen from behind. */
function walker(S: Easel, x: number, y: number, s: number, P: Palette<'gold' | 'cream'>): string {
  const vol = volume(S, {
    angle: 190,
    size: 8,
    soft: 5,
    shade: oklch(0.2, 0.05, 270),
    shadeOpacity: 0.7,
    light: P.gold,
    lightOpacity: 0.95,
    lightSize: 2.4,
    lightSoft: 1.2,
    rough: 1.6,
    roughFrequency: 0.08,
    grain: 0.5,
    mottle: 0.15,
  });
  const c = oklch(0.44, 0.13, 22);
  return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s})">${[
    path(
      'M-7 -12C-9 -8 -10 -3 -12 0C-8 2 -3 1 -1 -1C0 -5 0 -9 0 -12Z M3 -12C4 -8 6 -4 6 -1C9 1 13 1 14 -1C12 -5 11 -9 10 -12Z',
      oklch(0.22, 0.04, 280),
    ),
    path(
      'M-2 -66C-12 -60 -14 -44 -17 -28C-19 -18 -20 -12 -20 -8C-10 -4 8 -4 19 -8C18 -24 15 -46 10 -60C7 -66 2 -69 -2 -66Z',
      c,
      vol(),
    ),
    path(
      smooth(ribbon(traceCurve('-4,-54 -14,-46 -24,-42'), (t) => 5 - t * 1.6)),
      adjust(c, { dL: 0.03 }),
      vol(3),
    ),
    path(
      'M-13 -62C-16 -76 -8 -88 2 -90C10 -92 14 -84 14 -74C15 -66 12 -58 8 -55C0 -52 -9 -54 -13 -62Z',
      c,
      vol(6),
    ),
    path('M8 -90C14 -94 20 -92 23 -86C18 -88 14 -86 12 -82Z', c),
    path('M-12 -62C-15 -72 -11 -80 -5 -83C-8 -76 -8 -66 -6 -58Z', oklch(0.78, 0.08, 55)),
    line('M-25 -43L-26 -36', oklch(0.2, 0.03, 60), 1.4),
    path('M-31 -36L-21 -36L-20 -22L-32 -22Z', P.gold),
    line('M-32 -36h12M-33 -22h14M-26 -40v4', oklch(0.22, 0.04, 60), 2),
  ].join('')}${glow(S, -26, -29, 70, P.gold, 0.95, 0.35)}${glow(S, -26, -29, 20, P.cream, 0.9, 0.5)}</g>`;
}

export default card({
  finish: gouache,
  grade: { seed: 31, vignette: 0.22, tintShadows: [-2, 2, 8], tintLights: [4, 2, -2], brush: 9, radius: 4 },
  paint,
});
