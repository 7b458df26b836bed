/** A parlour floor seen from above, and what swims under it: herringbone in perspective over a carp curled round the middle of the card. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { jitter, mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, polygon, smooth, spline } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { bounds, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon, tube } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

export interface FloorPaint {
  /** Darkest to lightest. */
  wood: readonly Colour[];
  fish: readonly Colour[];
  eye: Colour;
  joint: Colour;
}

/** The floor's far edge on the card, the horizon it runs to, and how long a unit of depth is. */
const [HORIZON, DROP, DEPTH] = [-110, 1310, 900];
const [BREADTH, RATIO] = [44, 4];

/** From the floor (x to the right, z away, both in px of the near edge) to the card. */
export function onFloor(x: number, z: number): Point {
  const d = 1 + z / DEPTH;
  return [400 + x / d, HORIZON + DROP / d];
}

interface Plank {
  corners: Points;
  lengthwise: boolean;
}

/** Herringbone: a stair of planks lying and standing, repeated sideways, the whole turned by an eighth. */
function planks(far: number): Plank[] {
  const out: Plank[] = [];
  const turned = (i: number, j: number): Point => {
    const [x, z] = [(i - j) * BREADTH * Math.SQRT1_2, (i + j) * BREADTH * Math.SQRT1_2];
    return onFloor(x, z);
  };
  const add = (i: number, j: number, w: number, h: number): void => {
    const z = (i + j) * BREADTH * Math.SQRT1_2;
    if (z < -420 || z > far + 200) return;
    const corners = [turned(i, j), turned(i + w, j), turned(i + w, j + h), turned(i, j + h)];
    const [left, , right] = bounds(corners);
    if (right > -30 && left < 830) out.push({ corners, lengthwise: w > h });
  };
  for (let k = -60; k < 90; k++)
    for (let b = -14; b < 15; b++) {
      add(k + 2 * RATIO * b, k, RATIO, 1);
      add(k - 1 + 2 * RATIO * b, k, 1, RATIO);
    }
  return out;
}

const SPINE = trace(
  '286,760 214,776 156,826 138,906 190,992 306,1056 452,1078 596,1052 694,976 734,866 724,752 690,664',
);
const BODY = tube(
  SPINE,
  profile(trace('0,16 0.04,40 0.12,68 0.26,92 0.42,92 0.6,68 0.78,38 0.92,19 1,20')),
  profile(trace('0,16 0.04,36 0.12,58 0.26,74 0.42,72 0.6,54 0.78,32 0.92,17 1,18')),
);
const TAIL = closedCurve(
  '690,690 664,640 620,590 604,548 640,566 676,596 690,606 706,578 738,544 764,530 752,578 728,630 710,690',
);
const fin = (list: string): Points =>
  closedCurve(
    trace(list)
      .map(([t, across]) => BODY.at(t, across).join(','))
      .join(' '),
  );
const FINS: readonly Points[] = [
  fin('0.3,0.8 0.32,1.5 0.38,1.7 0.46,1.55 0.54,1.5 0.6,1.2 0.58,0.8 0.44,0.7'),
  fin('0.2,-0.7 0.23,-1.4 0.3,-1.9 0.33,-1.7 0.31,-1.2 0.27,-0.8'),
  fin('0.56,-0.8 0.6,-1.6 0.66,-1.9 0.67,-1.4 0.64,-0.8'),
];

function fish(S: Easel, o: FloorPaint): Mark {
  const light = { from: -70, before: 38 };
  const tone = new Tone(0.2).round(BODY.outline, { ...light, size: 80, light: 0.8, dark: 0.02 }).line(
    times(30, (i) => BODY.at(0.05 + i / 34, -0.2)),
    16,
    0.8,
    { soft: 22, amount: 0.4 },
  );
  const flow = (x: number, y: number): number => {
    const near = BODY.spine.reduce(
      (best, [u, v], i) => {
        const q = (u - x) ** 2 + (v - y) ** 2;
        return q < best.q ? { q, i } : best;
      },
      { q: 1e9, i: 0 },
    );
    return BODY.angle(near.i / BODY.spine.length);
  };
  const finTone = new Tone(0.34);
  return [
    [TAIL, ...FINS].map((shape, i) =>
      modelled(S.element('fin' + i), shape, {
        tone: finTone,
        colours: o.fish,
        flow: 1.2 + i,
        length: 20,
        width: 3,
      }),
    ),
    rays(S.element('rays'), o),
    modelled(S.element('body'), BODY.outline, { tone, colours: o.fish, flow, length: 26, width: 4 }),
    scales(tone, o),
    // gill, mouth, barbels
    brushLine(
      S,
      times(9, (i) => BODY.at(0.165 - 0.03 * Math.sin((i / 8) * 3.1), -0.9 + i * 0.22)),
      3.4,
      nth(o.fish, 0),
      {
        opacity: 0.8,
      },
    ),
    brushLine(S, [BODY.at(0, -0.1), BODY.at(0.028, -0.5), BODY.at(0.044, -0.66)], 3, nth(o.fish, 0)),
    brushLine(S, trace('272,772 262,800 274,822'), 3.2, nth(o.fish, 2), { decay: 0.9 }),
    brushLine(S, trace('252,792 236,818 244,846'), 3.2, nth(o.fish, 2), { decay: 0.9 }),
    eye(S, o),
  ];
}

/** The bones of the fins. */
function rays(S: Easel, o: FloorPaint): Mark {
  const ray = (from: Point, to: Point): Mark =>
    brushLine(S, [from, to], 1.6, nth(o.fish, 3), { opacity: 0.6 });
  return [
    times(9, (i) => ray(BODY.at(0.33 + i * 0.027, 0.8), BODY.at(0.34 + i * 0.03, 1.5))),
    times(4, (i) => ray(BODY.at(0.22 + i * 0.016, -0.8), BODY.at(0.25 + i * 0.02, -1.45))),
    [
      '694,680 660,622 622,572',
      '698,676 676,626 648,588',
      '704,676 716,620 744,560',
      '706,680 730,620 756,552',
    ].map((l) => brushLine(S, trace(l), 1.8, nth(o.fish, 3), { opacity: 0.6 })),
  ];
}

function scales(tone: Tone, o: FloorPaint): Mark {
  const at = ramp(o.fish);
  const out: string[] = [];
  for (let i = 0; i < 44; i++)
    for (let j = 0; j < 9; j++) {
      const t = 0.2 + (i / 44) * 0.74;
      const across = -0.84 + (j + (i % 2) * 0.5) * 0.2;
      if (Math.abs(across) > 0.88) continue;
      const arc = [
        BODY.at(t - 0.004, across - 0.1),
        BODY.at(t + 0.016, across),
        BODY.at(t - 0.004, across + 0.1),
      ];
      const [x, y] = nth(arc, 1);
      out.push(
        line(
          smooth(spline(arc, false, 4), false),
          at(Math.min(1, tone.at(x, y) + 0.26)),
          1.8,
          'opacity=".55"',
        ),
      );
    }
  return group({}, out);
}

function eye(S: Easel, o: FloorPaint): Mark {
  const [x, y] = BODY.at(0.082, -0.28);
  return [
    ellipse(x, y, 32, 30, o.eye, `opacity=".5" filter="${blur(S, 9)}"`),
    ellipse(x, y, 21, 20, nth(o.fish, 0)),
    ellipse(x, y, 18, 17, o.eye),
    ellipse(x + 4, y - 3, 10, 10, '#0c1014'),
    ellipse(x + 8, y - 8, 3.4, 3.4, '#fffbe6'),
  ];
}

/** Wood, the swimmer through it, then the joints and the shine of the varnish over both. */
export function parquetLake(
  S: Easel,
  o: FloorPaint & { light: Tone; far: number; hole: { x: number; y: number; rx: number; ry: number } },
): Mark {
  const wood = ramp(o.wood);
  const rng = S.stream('planks');
  const all = planks(o.far).map((plank) => {
    const { corners } = plank;
    const middle = (k: 0 | 1): number => corners.reduce((sum, p) => sum + p[k], 0) / 4;
    const [x, y] = [middle(0), middle(1)];
    return { ...plank, x, y, gone: Math.hypot((x - o.hole.x) / o.hole.rx, (y - o.hole.y) / o.hole.ry) < 1 };
  });
  const gap = all.filter(({ gone }) => gone).map(({ corners }) => polygon(corners));
  const laidPlanks = all
    .filter(({ gone }) => !gone)
    .map(({ corners, lengthwise, x, y }) => {
      const lit = o.light.at(x, y) + (lengthwise ? 0.05 : -0.05) + rng.gauss(0, 0.025);
      return { corners, d: polygon(corners), colour: jitter(wood(lit), rng, 0.008, 3), lit };
    });
  const grainLines = laidPlanks.map(({ corners, lit }) => {
    const [a, b, c, d] = [nth(corners, 0), nth(corners, 1), nth(corners, 2), nth(corners, 3)];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(d[0] - a[0], d[1] - a[1]);
    const [p, q, r, s] = long ? [a, b, d, c] : [a, d, b, c];
    return times(2, () => {
      const k = rng.range(0.15, 0.85);
      const from: Point = [p[0] + (r[0] - p[0]) * k, p[1] + (r[1] - p[1]) * k];
      const to: Point = [q[0] + (s[0] - q[0]) * k, q[1] + (s[1] - q[1]) * k];
      return path(polygon(ribbon([from, to], () => 0.8)), wood(lit - 0.16), 'opacity=".4"');
    });
  });
  const swimmer = S.element('fish');
  return group(
    {},
    laidPlanks.map(({ d, colour }) => path(d, colour, `stroke="${colour}" stroke-width="1"`)),
    group(
      { opacity: 0.86, filter: blur(S, 1.1) },
      path(
        polygon(BODY.outline),
        o.joint,
        `opacity=".75" transform="translate(14 26)" filter="${blur(S, 20)}"`,
      ),
      fish(swimmer, o),
    ),
    group(
      { opacity: 0.24 },
      laidPlanks.map(({ d, colour }) => path(d, colour)),
    ),
    grainLines,
    laidPlanks.map(({ d, lit }) => line(d, mix(o.joint, wood(lit), 0.35), 1.5, 'opacity=".6"')),
    openWater(S.element('water'), gap.join(''), o),
  );
}

/** Where planks have been taken up: the thickness of the floor, and water with lamplight on it. */
function openWater(
  S: Easel,
  gap: string,
  o: FloorPaint & { hole: { x: number; y: number; rx: number; ry: number } },
): Mark {
  const { x, y } = o.hole;
  return group(
    { 'clip-path': S.clip(gap) },
    path(gap, nth(o.wood, 1)),
    group(
      { transform: 'translate(0 13)' },
      path(gap, nth(o.fish, 0)),
      path(
        gap,
        S.radialAt(
          [
            [0, nth(o.fish, 3), 0.9],
            [1, nth(o.fish, 0), 0],
          ],
          x + 30,
          y - 20,
          90,
        ),
      ),
    ),
    [16, 30, 48, 70].map((r, i) =>
      ellipse(
        x,
        y + 14,
        r,
        r * 0.5,
        'none',
        `stroke="${nth(o.fish, 4)}" stroke-width="${2.4 - i * 0.4}" opacity="${0.8 - i * 0.15}"`,
      ),
    ),
  );
}
