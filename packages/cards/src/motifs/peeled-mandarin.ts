/** A mandarin as big as a hill, and its peel as a slide that winds round it and runs out over the snow to the reader. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { closedCurve, polygon, spline } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { noiseFrom } from '../kit/noise.ts';
import { TAU, lerp, nth, radians, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

export interface MandarinPaint {
  /** Each from the darkest to the lightest. */
  flesh: readonly Colour[];
  pith: readonly Colour[];
  rind: readonly Colour[];
  leaf: readonly Colour[];
  thread: Colour;
}

type Place = readonly [x: number, up: number, near: number];

const [PITCH, DISTANCE, LENS] = [radians(19), 6, 1420];
const [CX, CY] = [408, 690];
/** A mandarin is squat. */
const SQUAT = 0.88;
const SEGMENTS = 11;
/** How high the fruit looks for its breadth. */
const TALL = 0.9;

/** From the fruit's world (its radius is 1, it lies at 0, the reader is at +near) to the card. */
export function onCard([x, up, near]: Place): { at: Point; scale: number } {
  const scale = LENS / (DISTANCE - near * Math.cos(PITCH) - up * Math.sin(PITCH));
  return {
    at: [CX + x * scale, CY - (up * Math.cos(PITCH) - near * Math.sin(PITCH)) * scale],
    scale: scale / 250,
  };
}

/** One cross-section of the slide. */
interface Cut {
  inner: Place;
  outer: Place;
  /** Below the outer edge, where the rind shows. */
  under: Place;
  front: boolean;
  /** How much of the light the fruit takes from it. */
  shade: number;
}

/** It begins behind the top and ends on the right, heading for the reader. */
const START = -2.5;
const END = 2 * TAU;
/** Peel torn by hand: its breadth is never the same, its rim never level. */
const torn = noiseFrom(31);

function winding(t: number): Cut {
  const angle = lerp(START, END, t);
  const up = lerp(1.88, 0.2, t ** 0.9);
  const r = Math.sqrt(Math.max(0, 1 - Math.max(0, up - 1) ** 2)) + 0.02;
  const width = lerp(0.16, 0.34, Math.min(1, t * 2.4)) * (1 + 0.22 * torn.fbm(angle * 1.3, 4, 3));
  const rim = 0.05 * torn.fbm(angle * 1.1, 9, 2);
  /** The rind turns away at the sides. */
  const seen = clamp((Math.sin(angle) + 0.14) * 2.2) ** 0.6;
  const on = (radius: number, y: number): Place => [
    Math.cos(angle) * radius,
    y * SQUAT,
    Math.sin(angle) * radius,
  ];
  return {
    inner: on(r, up + 0.02),
    outer: on(r + width, up + rim),
    under: on(r + width * lerp(1, 0.86, seen), up + rim - (0.15 + 0.04 * torn.fbm(angle * 2, 2, 2)) * seen),
    front: Math.sin(angle) > -0.12,
    shade: 0.34 * clamp(0.1 - Math.sin(angle) * 1.2),
  };
}

/** Out over the snow: middle of the run, from where the winding ends. */
const RUN: readonly Place[] = [
  [1.17, 0.2, -0.04],
  [1.16, 0.14, 0.6],
  [0.86, 0.1, 1.22],
  [0.1, 0.08, 1.62],
  [-0.66, 0.08, 1.94],
  [-0.84, 0.08, 2.36],
  [-0.36, 0.08, 2.74],
  [0.34, 0.08, 3.1],
  [0.86, 0.08, 3.6],
];

function running(): Cut[] {
  const plan = spline(
    RUN.map(([x, , near]): Point => [x, near]),
    false,
    14,
  );
  return plan.map(([x, near], i) => {
    const [a, b] = [nth(plan, Math.max(0, i - 1)), nth(plan, Math.min(plan.length - 1, i + 1))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, nn] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const t = i / (plan.length - 1);
    const up = lerp(0.2 * SQUAT, 0.07, Math.min(1, t * 4));
    const half = lerp(0.17, 0.2, t) * (1 + 0.2 * Math.min(1, t * 6) * torn.fbm(t * 9, 14, 3));
    return {
      inner: [x + nx * half, up, near + nn * half],
      outer: [x - nx * half, up, near - nn * half],
      under: [x - nx * (half - 0.02), up - 0.1, near - nn * (half - 0.02)],
      front: true,
      shade: 0.3 * clamp(1 - t * 9),
    };
  });
}

const ALL = times(260, (i) => winding(i / 259));
/** The last of the winding is already part of the run. */
const WINDING = ALL.slice(0, 248);
const RUNNING = [...ALL.slice(246), ...running().slice(1)];

/** Where a rider is: 0 the top of the winding, 1 its end, 2 the end of the run. */
export function onSlide(t: number, across = 0.5): { at: Point; scale: number } {
  const cuts = t <= 1 ? ALL : RUNNING;
  const cut = nth(cuts, Math.round((t <= 1 ? t : t - 1) * (cuts.length - 1)));
  const along = (k: 0 | 1 | 2): number => lerp(cut.inner[k], cut.outer[k], across);
  return onCard([along(0), along(1), along(2)]);
}

const points = (cuts: readonly Cut[], edge: (cut: Cut) => Place): Point[] =>
  cuts.map((cut) => onCard(edge(cut)).at);

function stretch(S: Easel, cuts: readonly Cut[], o: MandarinPaint): Mark {
  const [inner, outer, under] = [
    points(cuts, (c) => c.inner),
    points(cuts, (c) => c.outer),
    points(cuts, (c) => c.under),
  ];
  const top = [...inner, ...[...outer].reverse()];
  const tone = new Tone(0.6);
  cuts.slice(1).forEach((cut, i) => {
    const before = nth(cuts, i);
    const [dx, dn] = [cut.outer[0] - cut.inner[0], cut.outer[2] - cut.inner[2]];
    const facing = (-dx * 0.8 + dn * 0.35) / Math.hypot(dx, dn);
    const quad = [before.inner, before.outer, cut.outer, cut.inner].map((p) => onCard(p).at);
    tone.fill(quad, clamp(0.76 + 0.2 * facing - cut.shade), { soft: 3 });
  });
  tone.line(inner, 9, 0.25, { soft: 9, amount: 0.55 }).line(outer, 5, 0.98, { soft: 4, amount: 0.7 });
  const flow = flowAlong([inner, outer]);
  const side = [...outer, ...[...under].reverse()];
  const far = inner.map(([x, y]): Point => [x, y + 9]);
  const skin = new Tone(0.62).line(under, 10, 0.12, { soft: 8, amount: 0.8 });
  return [
    modelled(S.element('far side'), [...inner, ...[...far].reverse()], {
      tone: new Tone(0.4),
      colours: o.rind,
      flow,
      length: 22,
      width: 3,
    }),
    modelled(S.element('side'), side, { tone: skin, colours: o.rind, flow, length: 22, width: 3 }),
    modelled(S.element('top'), top, { tone, colours: o.pith, flow, length: 34, width: 3.4, uneven: 0.16 }),
    brushLine(S, outer, 2.4, nth(o.rind, 3), { curved: false, attack: 0.06, decay: 0.06, wobble: 0.4 }),
  ];
}

/** Juice that froze as it dripped. */
function icicles(S: Easel, cuts: readonly Cut[], o: MandarinPaint): Mark {
  return times(11, () => {
    const [x, y] = onCard(nth(cuts, S.rng.int(6, cuts.length - 8)).under).at;
    const length = S.rng.range(14, 46);
    return [
      brushLine(
        S,
        [
          [x, y - 5],
          [x + 0.6, y + length * 0.5],
          [x, y + length],
        ],
        S.rng.range(3, 5),
        nth(o.rind, 2),
        {
          attack: 0.02,
          decay: 0.95,
        },
      ),
      brushLine(
        S,
        [
          [x - 1.4, y],
          [x - 0.8, y + length * 0.6],
        ],
        1,
        nth(o.flesh, 5),
        { opacity: 0.9 },
      ),
    ];
  });
}

/** The stretches of the winding before or behind the fruit, from the top; those behind reach a little under those before. */
function stretches(front: boolean): readonly (readonly Cut[])[] {
  const out: [from: number, to: number][] = [];
  WINDING.forEach((cut, i) => {
    if (cut.front !== front) return;
    const known = out.at(-1);
    if (known?.[1] === i) known[1] = i + 1;
    else out.push([i, i + 1]);
  });
  const spare = front ? 0 : 3;
  return out.map(([from, to]) => WINDING.slice(Math.max(0, from - spare), to + spare));
}

/** The bare fruit: lobes that meet at the top, seen a little from above, lit from the upper left. */
function flesh(S: Easel, o: MandarinPaint): Mark {
  const { at: centre } = onCard([0, SQUAT, 0]);
  const { at: right } = onCard([1, SQUAT, 0]);
  const R = right[0] - centre[0] + 6;
  const outline = times(120, (i): Point => {
    const a = (i / 120) * TAU;
    const lobe = 1 + 0.012 * Math.cos(a * SEGMENTS);
    return [centre[0] + Math.cos(a) * R * lobe, centre[1] + Math.sin(a) * R * TALL * lobe];
  });
  /** Which lobe, and how far from its ridge (0) to the crease (1). */
  const lobeAt = (x: number, y: number): { crease: number; lit: number } => {
    const [u, v] = [(x - centre[0]) / R, (y - centre[1]) / (R * TALL)];
    const w = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    const [up, near] = [
      -v * Math.cos(PITCH) + w * Math.sin(PITCH),
      w * Math.cos(PITCH) + v * Math.sin(PITCH),
    ];
    const k = (Math.atan2(near, u) / TAU) * SEGMENTS + 0.3;
    const off = Math.abs(k - Math.round(k)) * 2;
    const side = (k - Math.round(k)) * 2;
    const polar = Math.sqrt(Math.max(0, 1 - up * up));
    const lit = -u * 0.62 - v * 0.62 + w * 0.5;
    return { crease: clamp(off) ** 5 * clamp(polar * 3), lit: lit + side * 0.2 * clamp(polar * 2) };
  };
  const tone = new Tone(0);
  tone.change((_, x, y) => {
    const { crease, lit } = lobeAt(x, y);
    return clamp(0.34 + 0.56 * lit - crease * 0.42);
  }, outline);
  for (const cuts of stretches(true)) {
    const low = points(cuts, (c) => c.under).map(([x, y]): Point => [x + 8, y + 26]);
    tone.line(low, 26, 0.08, { soft: 22, amount: 0.62, within: outline });
  }
  const meridian = (k: number, from: number, to: number): Points =>
    times(14, (i) => {
      const polar = lerp(from, to, i / 13);
      const a = ((k - 0.3) / SEGMENTS) * TAU;
      return onCard([
        Math.cos(a) * Math.sin(polar),
        (1 + Math.cos(polar)) * SQUAT,
        Math.sin(a) * Math.sin(polar),
      ]).at;
    });
  const rng = S.stream('threads');
  const lines = times(SEGMENTS, (k) => meridian(k, 0.06, 2.6));
  return [
    modelled(S.element('flesh'), outline, {
      tone,
      colours: o.flesh,
      flow: flowAlong(lines),
      length: 30,
      width: 4.2,
      uneven: 0.13,
      over: [
        times(46, () => {
          const k = 0.5 + rng.int(0, 5) + rng.range(-0.42, 0.42);
          const from = rng.range(0.15, 1.9);
          const bend = rng.range(-0.16, 0.16);
          const line = meridian(k, from, from + rng.range(0.25, 0.6));
          const moved = meridian(k + bend, from, from + 0.5);
          return brushLine(S, [nth(line, 0), nth(line, 6), nth(moved, 13)], rng.range(0.8, 2.2), o.thread, {
            opacity: rng.range(0.25, 0.7),
          });
        }),
        lines.map((l) =>
          brushLine(S, l, 2.6, mix(o.thread, nth(o.flesh, 4), 0.3), { opacity: 0.75, decay: 0.3 }),
        ),
      ],
    }),
  ];
}

/** What is left of the rind on top, with the stalk and one leaf. */
function cap(S: Easel, o: MandarinPaint): Mark {
  const edge = times(60, (i): Point => {
    const a = (i / 60) * TAU;
    const polar = 0.56 + 0.12 * torn.fbm(Math.cos(a) * 1.6 + 3, Math.sin(a) * 1.6, 3);
    return onCard([
      Math.cos(a) * Math.sin(polar) * 1.03,
      (1 + Math.cos(polar) * 1.03) * SQUAT,
      Math.sin(a) * Math.sin(polar) * 1.03,
    ]).at;
  });
  const { at } = onCard([0, 2.02 * SQUAT, 0]);
  const top = times(21, (i): Point => {
    const a = Math.PI + (i / 20) * Math.PI;
    return [at[0] + Math.cos(a) * 128, at[1] + 44 + Math.sin(a) * 50];
  });
  const outline = [...top, ...edge.slice(1, 30)];
  const lip = edge.slice(0, 31).map(([x, y]): Point => [x, y + 7]);
  const tone = new Tone(0.5)
    .round(outline, { from: -130, before: 50, size: 50, dark: 0.2 })
    .glow(at[0] - 54, at[1] + 26, 46, 0.4, 16);
  const leaf = closedCurve(
    `${at[0] + 4},${at[1] - 4} ${at[0] + 40},${at[1] - 44} ${at[0] + 96},${at[1] - 58} ${at[0] + 150},${at[1] - 34} ${at[0] + 104},${at[1] - 18} ${at[0] + 50},${at[1] - 6}`,
  );
  return [
    path(polygon([...lip, ...edge.slice(0, 31).reverse()]), nth(o.pith, 2)),
    modelled(S, outline, {
      tone,
      colours: o.rind,
      flow: flowAlong([outline]),
      length: 20,
      width: 3,
      over: times(90, () => {
        const [x, y] = [at[0] + S.rng.range(-128, 128), at[1] + S.rng.range(0, 84)];
        return ellipse(x, y, 2, 1.3, nth(o.rind, 1), 'opacity=".55"');
      }),
    }),
    ellipse(at[0], at[1] + 4, 20, 7, nth(o.leaf, 0)),
    brushLine(S, [at, [at[0] + 2, at[1] - 12], [at[0] + 10, at[1] - 26]], 5, nth(o.leaf, 0), { decay: 0.1 }),
    modelled(S.element('leaf'), leaf, {
      tone: new Tone(0.3).round(leaf, { from: -110, before: 30, size: 26, dark: 0.1 }),
      colours: o.leaf,
      flow: -0.35,
      length: 22,
      width: 3,
    }),
    brushLine(S, [at, [at[0] + 60, at[1] - 34], [at[0] + 140, at[1] - 36]], 1.8, nth(o.leaf, 0), {
      opacity: 0.7,
    }),
  ];
}

/** Its shape on the snow. */
const slideOutline = (): Point[] => [
  ...points(RUNNING, (c) => c.inner),
  ...points(RUNNING, (c) => c.under).reverse(),
];

export function peeledMandarin(S: Easel, o: MandarinPaint): { behind: string; fruit: string; run: string } {
  const draw = (cuts: readonly Cut[], name: string): Mark => stretch(S.element(name), cuts, o);
  return {
    behind: group(
      {},
      stretches(false).map((cuts, i) => draw(cuts, 'back' + i)),
    ),
    run: group(
      {},
      path(polygon(slideOutline().map(([x, y]): Point => [x + 10, y + 14])), '#5d6aa8', 'opacity=".45"'),
      draw(RUNNING, 'run'),
    ),
    fruit: group(
      {},
      flesh(S.element('fruit'), o),
      stretches(true).map((cuts, i) => [icicles(S.element('icicles' + i), cuts, o), draw(cuts, 'front' + i)]),
      cap(S.element('cap'), o),
    ),
  };
}
