/** Together: a hundred white doves throw one single shadow on the fields, and it is a hawk. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { bounds, inside, nth, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, handPath, ribbon, wobble } from '../../../kit/shapes.ts';
import { fromAbove } from '../../../motifs/figure/crowd.ts';

const SHADE = '#1d2a18';
const flat = (k = 1): SheetOptions => ({ dx: 2 * k, dy: 3.2 * k, shadow: SHADE, shadowOpacity: 0.36 });

/** Cuts a field in two across its longer side. */
function halves(S: Easel, field: Points): [Point[], Point[]] {
  const [x0, y0, x1, y1] = bounds(field);
  const wide = x1 - x0 > (y1 - y0) * S.rng.range(0.8, 1.25);
  const [cx, cy] = [x0 + (x1 - x0) * S.rng.range(0.36, 0.64), y0 + (y1 - y0) * S.rng.range(0.36, 0.64)];
  const tilt = S.rng.gauss(0, 0.16) + (wide ? Math.PI / 2 : 0);
  const [nx, ny] = [-Math.sin(tilt), Math.cos(tilt)];
  const side = ([x, y]: Point): number => (x - cx) * nx + (y - cy) * ny;
  const [a, b]: [Point[], Point[]] = [[], []];
  field.forEach((p, i) => {
    const q = nth(field, (i + 1) % field.length);
    const [sp, sq] = [side(p), side(q)];
    (sp >= 0 ? a : b).push(p);
    if (sp >= 0 !== sq >= 0) {
      const t = sp / (sp - sq);
      const cut: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      a.push(cut);
      b.push(cut);
    }
  });
  return [a, b];
}

const shrink = (field: Points, by: number): Point[] => {
  const cx = field.reduce((sum, p) => sum + p[0], 0) / field.length;
  const cy = field.reduce((sum, p) => sum + p[1], 0) / field.length;
  return field.map(([x, y]) => {
    const d = Math.hypot(x - cx, y - cy) || 1;
    return [x - ((x - cx) / d) * by, y - ((y - cy) / d) * by];
  });
};

const GREENS = [
  '#b7c66a',
  '#8fb25c',
  '#e3cf7e',
  '#a7b95a',
  '#cdbf6a',
  '#7aa257',
  '#edddA0'.toLowerCase(),
  '#9cbf74',
];

/** A patchwork: fields with furrows, hedges between, a brook and a lane. */
function land(S: Easel): string {
  let fields: Point[][] = [trace('-40,-40 840,-60 850,1240 -50,1250')];
  for (let i = 0; i < 5; i++)
    fields = fields.flatMap((f) => {
      const [x0, y0, x1, y1] = bounds(f);
      return (x1 - x0) * (y1 - y0) < 26000 ? [f] : halves(S, f);
    });
  const groups = GREENS.map((): string[] => []);
  const furrows: string[] = [];
  const pale: string[] = [];
  fields.forEach((field, i) => {
    const inner = shrink(field, 7);
    const d = smooth(handOutline(S, inner, 4, 0.02, 14), true, 0.7);
    const tone = (i * 5 + S.rng.int(0, 2)) % GREENS.length;
    groups[tone]?.push(d);
    if (S.rng.chance(0.72)) {
      const [x0, y0, x1, y1] = bounds(inner);
      const a = S.rng.range(-0.5, 0.5) + (S.rng.chance(0.5) ? Math.PI / 2 : 0);
      const [cx, cy, reach] = [(x0 + x1) / 2, (y0 + y1) / 2, Math.hypot(x1 - x0, y1 - y0) / 2];
      const gap = S.rng.range(9, 15);
      const bow = S.rng.gauss(0, 8);
      const lines = times(Math.ceil((reach * 2) / gap), (k) => {
        const off = -reach + k * gap;
        const at = (u: number, v: number): Point => [
          cx + u * Math.cos(a) - v * Math.sin(a),
          cy + u * Math.sin(a) + v * Math.cos(a),
        ];
        return polygon(
          ribbon(
            resample(spline([at(-reach, off), at(0, off + bow), at(reach, off)], false, 8), 22),
            () => 1.5,
            S.noise,
            0.8,
          ),
        );
      });
      const list = S.rng.chance(0.5) ? furrows : pale;
      list.push(
        `<g clip-path="${S.clip(d)}">${path(lines.join(''), list === pale ? '#f3e9b8' : '#6f8d45', 'opacity=".55"')}</g>`,
      );
    }
  });
  const brook = resample(
    traceCurve('-40,930 80,900 190,930 300,1010 420,1020 540,1100 700,1110 850,1180'),
    8,
  );
  const lane = resample(traceCurve('620,-40 650,110 630,260 690,420 720,620 700,820 760,980 740,1240'), 8);
  return [
    path('M-20 -20H820V1220H-20Z', '#466b3c'),
    ...groups.map((g, i) => (g.length ? sheet(S, g, nth(GREENS, i), { ...flat(0.7), lift: 0.5 }) : '')),
    furrows.join(''),
    pale.join(''),
    sheet(S, smooth(ribbon(brook, (t) => 13 + 4 * Math.sin(t * 21), S.noise, 4)), '#4f7a3e', {
      ...flat(0.5),
      lift: 0.4,
    }),
    sheet(S, smooth(ribbon(brook, (t) => 8 + 3 * Math.sin(t * 17), S.noise, 3)), '#cfe6e2', {
      dx: -1,
      dy: -2,
      lift: 0.3,
      shadow: SHADE,
      shadowOpacity: 0.3,
    }),
    sheet(S, smooth(ribbon(lane, () => 7, S.noise, 2)), '#f2e6c6', { ...flat(0.3), lift: 0.3 }),
  ].join('');
}

function trees(S: Easel, keepOut: Points): string {
  const spots: Point[] = [];
  for (let i = 0; i < 800 && spots.length < 74; i++) {
    const p: Point = [S.rng.range(0, 800), S.rng.range(0, 1200)];
    if (
      S.noise.n2(p[0] * 0.008, p[1] * 0.008) > 0.12 &&
      !inside(keepOut, ...p) &&
      spots.every((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) > 19)
    )
      spots.push(p);
  }
  const crown = ([x, y]: Point, k: number): string => {
    const r = (9 + ((x * 7 + y * 3) % 9)) * k;
    return smooth(wobble(blob(x, y, r, r, S.noise, 0.16, 1.6, 20), S.noise, r * 0.2, 0.1));
  };
  return (
    sheet(
      S,
      spots.map((p) => crown(p, 1)),
      '#3f6a3c',
      { ...flat(1), lift: 0.9, rough: 1.6 },
    ) +
    sheet(
      S,
      spots.map(([x, y]) => crown([x - 2, y - 3], 0.6)),
      '#6b9a52',
      { ...flat(0.2), lift: 0.25, rough: 1.4 },
    )
  );
}

/** The hawk: left wing a little folded, head in profile, an eye where one dove has left. */
function hawk(): { body: Point[]; eye: Point[]; head: Point[] } {
  const right = trace(
    '26,-96 70,-140 130,-172 206,-186 268,-166 318,-122 384,-58 330,-64 394,-8 324,-16 384,44 308,28 356,92 282,68 236,98 178,88 122,104 74,96 40,116',
  );
  const left = trace(
    '-30,-92 -72,-132 -128,-158 -196,-166 -252,-142 -296,-96 -352,-24 -302,-38 -354,26 -292,10 -336,74 -268,48 -304,112 -238,80 -196,104 -146,88 -98,106 -62,94 -38,114',
  );
  const tail = trace(
    '34,150 64,226 92,276 58,270 50,292 22,276 2,298 -18,278 -44,294 -52,270 -84,276 -60,226 -36,150',
  );
  const head = trace(
    '-26,-118 -40,-142 -62,-146 -72,-124 -94,-140 -98,-170 -80,-194 -62,-204 -46,-234 -10,-250 30,-236 50,-202 42,-130',
  );
  const outline: Point[] = [...right, ...tail, ...[...left].reverse(), ...head];
  const at = { x: 388, y: 668, s: 1.02, r: 0.3 };
  return {
    body: place(outline, at),
    eye: place(
      times(14, (i): Point => [-30 + Math.cos(i * 0.449) * 13, -198 + Math.sin(i * 0.449) * 11]),
      at,
    ),
    head: place(trace('-32,-182 -82,-158 8,-192'), at),
  };
}

const DOVE =
  'M0 -24C5 -23 7 -17 6 -11C14 -20 26 -26 42 -22C46 -18 46 -14 44 -11C34 -4 22 3 9 6C8 12 6 17 5 20L13 34C5 38 -5 38 -13 34L-5 20C-6 17 -8 12 -9 6C-22 3 -34 -4 -44 -11C-46 -14 -46 -18 -42 -22C-26 -26 -14 -20 -6 -11C-7 -17 -5 -23 0 -24Z';
const TIPS =
  'M30 -22C38 -24 44 -22 45 -17C44 -12 38 -8 28 -4C34 -12 34 -16 30 -22ZM-30 -22C-38 -24 -44 -22 -45 -17C-44 -12 -38 -8 -28 -4C-34 -12 -34 -16 -30 -22ZM-10 34C-4 37 4 37 10 34L7 28C2 30 -2 30 -7 28Z';

interface Dove {
  at: Point;
  s: number;
  turn: number;
  /** Wings drawn in, 0.5..1. */
  beat: number;
}

function flock(S: Easel): Dove[] {
  const rng = S.rng.fork();
  const out: Dove[] = [];
  for (let guard = 0; guard < 9000 && out.length < 112; guard++) {
    const a = rng.range(0, Math.PI * 2);
    const q = Math.sqrt(rng.f());
    const p: Point = [
      398 + Math.cos(a) * 330 * q + rng.gauss(0, 14),
      560 + Math.sin(a) * 430 * q + rng.gauss(0, 14),
    ];
    // a loose comma, thick in the middle
    const bend = p[0] + (p[1] - 590) * 0.12 - 400 + Math.sin((p[1] - 300) / 190) * 46;
    if (Math.abs(bend) > 300 - Math.abs(p[1] - 590) * 0.32) continue;
    if (p[0] < 52 || p[0] > 752 || p[1] < 80 || p[1] > 1070) continue;
    const s = rng.range(0.54, 0.8) * (1.06 - Math.abs(p[1] - 590) / 1900);
    if (out.some((d) => Math.hypot(d.at[0] - p[0], d.at[1] - p[1]) < 47)) continue;
    out.push({
      at: p,
      s,
      turn: 18 + Math.sin(p[1] / 150) * 16 + rng.gauss(0, 13),
      beat: rng.range(0.55, 1.05),
    });
  }
  return out;
}

function doves(S: Easel, list: readonly Dove[]): string {
  const put = (d: string, colour: string): string[] =>
    list.map(
      ({ at: [x, y], s, turn, beat }) =>
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(s * beat).toFixed(3)} ${s.toFixed(3)})">${path(handPath(S, d, 1.3, 0.06, 4), colour)}</g>`,
    );
  const air: SheetOptions = {
    dx: 1,
    dy: 2,
    lift: 0.5,
    shadow: '#14204a',
    shadowOpacity: 0.3,
    rough: 1.4,
    rim: 0.2,
  };
  return (
    sheet(S, put(DOVE, '#fdfbf2'), '#fdfbf2', air) +
    sheet(S, put(TIPS, '#d5d8dc'), '#d5d8dc', { ...air, lift: 0.15, rim: 0 })
  );
}

/** Bottom left: a farmyard, hens running for the barn. */
function farm(S: Easel): string {
  const p = (d: string, c: string, k = 0.6, small = 0.3): string =>
    sheet(S, handPath(S, d, 1.4, 0.04, 5), c, { ...flat(k), lift: k, small });
  const hen = (x: number, y: number, r: number, c: string): string =>
    sheet(
      S,
      moved(
        { x, y, r, s: 0.86 },
        path(
          handPath(
            S,
            'M0 -14C6 -13 7 -7 6 -4C14 -8 20 -4 22 2C16 4 10 5 7 8L4 18L-4 18L-7 8C-10 5 -16 4 -22 2C-20 -4 -14 -8 -6 -4C-7 -7 -6 -13 0 -14Z',
            0.6,
            0.06,
            3,
          ),
          c,
        ),
      ),
      c,
      { ...flat(0.6), small: 0.5 },
    ) +
    sheet(S, moved({ x, y, r, s: 0.86 }, path('M-2 -17L2 -17L1 -10L-1 -10Z', '#d8503c')), '#d8503c', {
      ...flat(0.2),
      lift: 0.2,
      small: 0.5,
    });
  return [
    p(
      'M20 1040C70 1016 190 1020 240 1046C256 1090 240 1160 210 1184C140 1204 60 1200 24 1170C8 1130 8 1080 20 1040Z',
      '#e6d2a0',
      0.5,
    ),
    // barn with a ridge, lit on one slope
    p('M34 1052L140 1034L150 1108L46 1126Z', '#a9634a', 1.2),
    p('M34 1052L140 1034L145 1070L40 1088Z', '#c27e5e', 0.3),
    p('M164 1048L214 1040L220 1082L172 1090Z', '#8a6a4c', 1),
    p('M164 1048L214 1040L217 1060L168 1068Z', '#a8845e', 0.3),
    hen(186, 1116, -70, '#fbf3e0'),
    hen(214, 1142, -110, '#c98a52'),
    hen(160, 1146, -30, '#fbf3e0'),
    hen(126, 1166, 20, '#8a5638'),
    hen(186, 1172, -60, '#fbf3e0'),
    // dropped grain
    sheet(
      S,
      times(18, () => smooth(blob(S.rng.range(140, 230), S.rng.range(1120, 1180), 1.8, 1.3, S.noise))),
      '#caa04e',
      { lift: 0.1, small: 0.1, rim: 0 },
    ),
  ].join('');
}

/** Bottom right: a boy with a slingshot, aiming at the shadow and not at the sky. */
function boy(S: Easel): string {
  const band: SheetOptions = { ...flat(0.8), lift: 0.8, small: 0.5, rough: 1 };
  const [x, y, f, k] = [628, 1062, -2.2, 1.2];
  const at = (u: number, v: number): Point => [
    x + (u * Math.cos(f) - v * Math.sin(f)) * k,
    y + (u * Math.sin(f) + v * Math.cos(f)) * k,
  ];
  const limb = (points: Points, w: number): string =>
    polygon(ribbon(resample(spline(points, false, 6), 3), () => w * k, S.noise, 0.5));
  return (
    sheet(
      S,
      [limb([at(2, -19), at(20, -22), at(42, -7)], 4.4), limb([at(2, 19), at(14, 22), at(22, 5)], 4.4)],
      '#7a3d31',
      band,
    ) +
    sheet(
      S,
      fromAbove(S, { x, y, s: k, facing: f, coat: '#8c4a3c', hat: '#e3c070', brim: 14 }),
      '#000',
      band,
    ) +
    sheet(
      S,
      [
        limb([at(44, -6), at(52, -6)], 2),
        limb([at(52, -6), at(60, -13), at(66, -12)], 1.8),
        limb([at(52, -6), at(60, 1), at(66, 0)], 1.8),
        limb([at(66, -12), at(24, 4)], 0.7),
        limb([at(66, 0), at(24, 5)], 0.7),
      ],
      '#4a2c1c',
      band,
    )
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 65, background: '#466b3c' });
  const el = (name: string): Easel => scene.element(name);
  const shadow = hawk();
  const yard: Point[] = trace('0,1000 270,1000 270,1200 0,1200');
  scene.add(land(el('land')), trees(el('trees'), yard), farm(el('farm')), boy(el('boy')));
  const S = el('shadow');
  const d = polygon(handOutline(S, shadow.body, 3, 0.03, 7));
  const soft = S.filter('<feGaussianBlur stdDeviation="1.6"/>', 0.1);
  scene.add(
    `<g style="mix-blend-mode:multiply" filter="${soft}"><path d="${d}${smooth(shadow.eye)}" fill="#3f59c4" fill-rule="evenodd"/></g>`,
    `<g opacity=".42" filter="${soft}"><path d="${d}${smooth(shadow.eye)}" fill="#1f36a8" fill-rule="evenodd"/></g>`,
  );
  const list = flock(el('flock')).filter(({ at }) =>
    shadow.head.every((h) => Math.hypot(at[0] - h[0], at[1] - h[1]) > 76),
  );
  scene.add(doves(el('doves'), [...list, { at: [716, 92], s: 0.92, turn: 62, beat: 1 }]));
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 65, light: [-0.5, -0.85] }, paint });
