/**
 * A parametric four-legged animal in profile, facing right. Units: about 100 from rump to chest at scale 1, feet on y = 0.
 * beastParts() gives outlines for any finish, beast() paints a lit, brushed animal.
 */
import { brushLine, fur } from '../../kit/brush.ts';
import { adjust, mix, type Colour } from '../../kit/colour.ts';
import { smooth, spline, subPaths } from '../../kit/curves.ts';
import { ellipse, group, moved, path } from '../../kit/markup.ts';
import { between, lerp, nth, place, radians, trace, type Point, type Points } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { profile, ribbon, tube } from '../../kit/shapes.ts';
import { volume } from '../../kit/volume.ts';
import { species, type Species, type SpeciesName } from './species.ts';

export type BeastPose = 'stand' | 'walk' | 'gallop' | 'sit' | 'lie' | 'graze' | 'rear';

export interface BeastColours {
  coat: Colour;
  /** Belly, muzzle, tail tip. */
  pale?: Colour;
  /** Legs, mane, ear tips. */
  dark?: Colour;
  /** Horns, antlers, hooves. */
  horn?: Colour;
  eye?: Colour;
}

export interface BeastOptions {
  kind: SpeciesName | Species;
  x: number;
  y: number;
  s?: number;
  flip?: 1 | -1;
  pose?: BeastPose;
  /** Degrees added to the neck: + lifts the head. */
  neck?: number;
  /** Degrees added to the head: + nose up. */
  nod?: number;
  asleep?: boolean;
  colours: BeastColours;
}

export interface BeastPart {
  readonly role:
    'far leg' | 'leg' | 'body' | 'head' | 'ear' | 'tail' | 'pale' | 'dark' | 'horn' | 'hoof' | 'eye' | 'nose';
  readonly d: string;
  readonly colour: Colour;
}

export interface BeastAnatomy {
  readonly parts: readonly BeastPart[];
  /** Card coordinates. */
  readonly muzzle: Point;
  readonly back: Point;
  readonly crown: Point;
  readonly folds: readonly Points[];
  readonly outline: Points;
}

interface Stance {
  rump: Point;
  withers: Point;
  neck: number;
  /** Upper, lower and foot angles for hind far, hind near, fore far, fore near; degrees, + forward. */
  legs: readonly (readonly [number, number, number])[];
  folded?: 'sit' | 'lie';
}

function stance(pose: BeastPose, k: Species): Stance {
  const top = -k.leg - k.depth * 0.5;
  const half = k.length / 2;
  const level = { rump: [-half, top] as Point, withers: [half, top - k.rise] as Point, neck: k.neckAngle };
  const hind = (swing: number): [number, number, number] => [20 + swing, -30 + swing * 0.6, 6 + swing * 0.2];
  const fore = (swing: number): [number, number, number] => [-6 + swing, 3 + swing * 0.5, 4];
  if (pose === 'walk') return { ...level, legs: [hind(-22), hind(14), fore(24), fore(-20)] };
  if (pose === 'gallop')
    return {
      ...level,
      rump: [-half, top - 8],
      withers: [half, top - k.rise - 14],
      neck: k.neckAngle - 16,
      legs: [
        [-42, -58, -50],
        [-34, -52, -40],
        [66, 40, 10],
        [52, 60, 30],
      ],
    };
  if (pose === 'rear')
    return {
      ...level,
      withers: [half * 0.45, top - k.length * 0.72],
      neck: k.neckAngle + 10,
      legs: [hind(-8), hind(8), [66, -30, -30], [84, -20, -40]],
    };
  if (pose === 'graze') return { ...level, neck: -52, legs: [hind(-6), hind(6), fore(-8), fore(10)] };
  if (pose === 'sit')
    return {
      rump: [-half * 0.62, -k.depth * 0.62],
      withers: [half * 0.42, -k.leg * 0.92 - k.depth * 0.55],
      neck: k.neckAngle + 14,
      legs: [[0, 0, 0], [0, 0, 0], fore(-2), fore(4)],
      folded: 'sit',
    };
  if (pose === 'lie')
    return {
      rump: [-half, -k.depth * 0.56],
      withers: [half, -k.depth * 0.66 - k.rise * 0.5],
      neck: k.neckAngle + 6,
      legs: [],
      folded: 'lie',
    };
  return { ...level, legs: [hind(-5), hind(5), fore(-5), fore(4)] };
}

const step = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];

function legLine(
  root: Point,
  angles: readonly [number, number, number],
  reach: number,
  ground: boolean,
): Point[] {
  const lengths = [0.4, 0.38, 0.22].map((k) => k * reach);
  const joints: Point[] = [root];
  angles.forEach((a, i) => joints.push(step(nth(joints, i), a, nth(lengths, i))));
  const fy = nth(joints, 3)[1];
  if (!ground) return joints;
  return joints.map(([x, y], i): Point => [x, y - (fy * i) / 3]);
}

/** Shapes of a head in its own units, turned and placed. */
const headShape = (d: string, at: Point, size: number, turn: number): string =>
  subPaths(d, 1.2)
    .map((run) =>
      smooth(
        place(
          run.filter((_, i) => i % 2 === 0),
          { x: at[0], y: at[1], s: size, r: radians(-turn) },
        ),
        true,
        0.9,
      ),
    )
    .join('');

export function beastParts(o: BeastOptions): BeastAnatomy {
  const { s = 1, flip = 1, pose = 'stand', asleep = false, colours: c } = o;
  const k: Species = typeof o.kind === 'string' ? species[o.kind] : o.kind;
  const st = stance(pose, k);
  const [rump, withers] = [st.rump, st.withers];
  const dark = c.dark ?? adjust(c.coat, { dL: -0.12 });
  const pale = c.pale ?? adjust(c.coat, { dL: 0.16, kC: 0.6 });
  const horn = c.horn ?? '#6b5a48';
  const parts: BeastPart[] = [];
  const add = (role: BeastPart['role'], d: string, colour: Colour): void =>
    void parts.push({ role, d, colour });

  const sag = pose === 'sit' ? -4 : k.sag;
  const middle: Point = [lerp(rump[0], withers[0], 0.5), lerp(rump[1], withers[1], 0.5) + sag];
  const body = tube(
    [
      [rump[0] - 3, rump[1] + 2],
      between(rump, middle, 0.4),
      middle,
      withers,
      [withers[0] + k.depth * 0.22, withers[1] + k.depth * 0.16],
    ],
    profile([
      [0, k.depth * 0.16],
      [0.12, k.depth * 0.42],
      [0.5, k.depth * 0.46],
      [0.85, k.depth * 0.5],
      [1, k.depth * 0.28],
    ]),
    profile([
      [0, k.depth * 0.18],
      [0.12, k.depth * 0.42],
      [0.34, k.depth * (k.depth < 40 ? 0.3 : 0.46)],
      [0.55, k.depth * 0.47],
      [0.82, k.depth * 0.6],
      [1, k.depth * 0.34],
    ]),
  );
  const outline = body.outline.filter((_, i) => i % 5 === 0);

  const neckAngle = st.neck + (o.neck ?? 0);
  const neckRoot: Point = [withers[0] + k.depth * 0.08, withers[1]];
  const throat = step(neckRoot, 90 + neckAngle, k.neckLength * 0.55);
  const poll = step(throat, 90 + neckAngle * 0.82, k.neckLength * 0.5);
  const neck = smooth(
    ribbon(
      spline([[neckRoot[0] - k.depth * 0.3, neckRoot[1] + k.depth * 0.1], neckRoot, throat, poll], false, 6),
      (t) => lerp(k.depth * 0.5, k.neckWidth, t ** 0.8),
    ),
  );
  const turn = k.headAngle + neckAngle * 0.25 + (pose === 'graze' ? -34 : 0) + (o.nod ?? 0);

  const hoof = (line: Points): string => {
    const [x, y] = nth(line, 3);
    return k.markings.includes('hooves')
      ? smooth(
          [
            [x - k.legWidth * 0.8, y - 4],
            [x + k.legWidth * 0.9, y - 4],
            [x + k.legWidth * 1.3, y + 1],
            [x - k.legWidth, y + 1],
          ],
          true,
          0.6,
        )
      : smooth([
          [x - k.legWidth, y - 4],
          [x + k.legWidth * 0.9, y - 4.6],
          [x + k.legWidth * 1.9, y - 1],
          [x + k.legWidth * 1.8, y + 1],
          [x - k.legWidth, y + 1],
        ]);
  };
  const legOf = (
    root: Point,
    angles: readonly [number, number, number],
    hind: boolean,
    far: boolean,
  ): void => {
    const lifted = pose === 'gallop' || (pose === 'rear' && !hind);
    const line = legLine(root, angles, lifted ? k.leg * 1.12 : -root[1], !lifted);
    const thick = hind ? 1.7 : 1.2;
    const d = smooth(
      ribbon(
        spline(line, false, 6),
        profile([
          [0, k.legWidth * thick * 1.25],
          [0.3, k.legWidth * thick],
          [0.6, k.legWidth * 0.72],
          [0.9, k.legWidth * 0.62],
          [1, k.legWidth * 0.8],
        ]),
      ),
    );
    const tone = k.markings.includes('dark legs') ? mix(c.coat, dark, 0.65) : c.coat;
    add(far ? 'far leg' : 'leg', d, far ? adjust(tone, { dL: -0.07 }) : tone);
    add(
      far ? 'far leg' : 'hoof',
      hoof(line),
      k.markings.includes('hooves') ? horn : far ? adjust(tone, { dL: -0.08 }) : tone,
    );
  };
  const hindRoot = (dx: number): Point => [rump[0] + k.depth * 0.2 + dx, rump[1] + k.depth * 0.1];
  const foreRoot = (dx: number): Point => [withers[0] - k.depth * 0.02 + dx, withers[1] + k.depth * 0.22];
  const [hf, hn, ff, fn] = st.legs;
  if (hf && !st.folded) legOf(hindRoot(5), hf, true, true);
  if (ff) legOf(foreRoot(6), ff, false, true);

  add('tail', tailPath(k, rump, pose), k.tail === 'brush' ? c.coat : k.tail === 'hair' ? dark : c.coat);
  add('body', smooth(outline), c.coat);
  add('body', neck, c.coat);
  if (st.folded === 'lie') {
    const [w, d] = [k.legWidth, k.depth];
    add(
      'leg',
      smooth([
        [withers[0] - d * 0.1, -d * 0.4],
        [withers[0] + d * 0.5, -w * 1.6],
        [withers[0] + k.leg * 0.75, -w * 1.7],
        [withers[0] + k.leg * 0.82, 0],
        [withers[0] - d * 0.2, 0],
      ]),
      c.coat,
    );
    add(
      'leg',
      smooth([
        [rump[0] - d * 0.1, -d * 0.5],
        [rump[0] + d * 0.5, -d * 0.62],
        [rump[0] + d * 0.85, -d * 0.2],
        [rump[0] + d * 1.15, -w * 0.4],
        [rump[0] + d * 1.1, 1],
        [rump[0] - d * 0.1, 1],
      ]),
      adjust(c.coat, { dL: 0.015 }),
    );
  }
  if (st.folded === 'sit')
    add(
      'leg',
      smooth([
        [rump[0] - k.depth * 0.25, -k.depth * 0.5],
        [rump[0] + k.depth * 0.3, -k.depth * 0.86],
        [rump[0] + k.depth * 0.78, -k.depth * 0.5],
        [rump[0] + k.depth * 0.82, -k.legWidth],
        [rump[0] + k.depth * 1.2, -k.legWidth * 0.8],
        [rump[0] + k.depth * 1.22, 1],
        [rump[0] - k.depth * 0.1, 1],
      ]),
      adjust(c.coat, { dL: 0.015 }),
    );
  if (hn && !st.folded) legOf(hindRoot(0), hn, true, false);
  if (fn) legOf(foreRoot(0), fn, false, false);
  if (k.markings.includes('pale belly'))
    add(
      'pale',
      smooth([
        body.at(0.2, 0.75),
        body.at(0.5, 0.7),
        body.at(0.85, 0.72),
        body.at(0.98, 0.4),
        body.at(0.86, 1),
        body.at(0.5, 1.02),
        body.at(0.22, 1),
      ]),
      pale,
    );
  if (k.markings.includes('mane'))
    add(
      'dark',
      smooth([
        [withers[0] - k.depth * 0.3, withers[1] - k.depth * 0.42],
        [throat[0] - k.neckWidth * 1.1, throat[1] - k.neckWidth * 0.6],
        [poll[0] - k.neckWidth * 0.6, poll[1] - k.neckWidth * 1.1],
        [poll[0] + 3, poll[1] - k.neckWidth * 0.7],
        [throat[0] - 1, throat[1] + k.neckWidth * 0.2],
        [withers[0], withers[1] - k.depth * 0.1],
      ]),
      dark,
    );

  const H = (d: string): string => headShape(d, poll, k.headSize, turn);
  const colourOf = { coat: c.coat, pale, dark, horn } as const;
  for (const piece of k.head) add(piece.role, H(piece.d), colourOf[piece.colour]);
  add('nose', H(k.nose), k.noseColour ?? '#241a1a');
  add('eye', H(asleep ? k.eyeShut : k.eye), c.eye ?? '#18120f');

  const card = (p: Point): Point => nth(place([p], { x: o.x, y: o.y, sx: s * flip, sy: s }), 0);
  const onHead = (p: Point): Point =>
    nth(place([p], { x: poll[0], y: poll[1], s: k.headSize, r: radians(-turn) }), 0);
  return {
    parts,
    muzzle: card(onHead(k.muzzle)),
    back: card(body.at(0.5, -1)),
    crown: card(onHead([0, -12])),
    outline,
    folds: st.folded
      ? []
      : [
          [body.at(0.2, -0.3), body.at(0.27, 0.2), body.at(0.22, 0.75)],
          [body.at(0.8, -0.4), body.at(0.74, 0.1), body.at(0.78, 0.7)],
        ],
  };
}

function tailPath(k: Species, rump: Point, pose: BeastPose): string {
  const [x, y] = [rump[0] - k.depth * 0.1, rump[1] - k.depth * 0.16];
  const L = k.tailLength;
  const low = pose === 'sit' || pose === 'lie';
  const lines: Record<Species['tail'], Points> = {
    brush: low
      ? [
          [x, y + 8],
          [x - L * 0.3, -6],
          [x - L * 0.1, -4],
          [x + L * 0.4, -5],
        ]
      : [
          [x, y],
          [x - L * 0.4, y + L * 0.2],
          [x - L * 0.7, y + L * 0.55],
          [x - L * 0.9, y + L * 0.6],
        ],
    thin: low
      ? [
          [x, y + 8],
          [x - L * 0.4, -5],
          [x - L * 0.8, -4],
          [x - L, -L * 0.16],
        ]
      : [
          [x, y],
          [x - L * 0.34, y + L * 0.1],
          [x - L * 0.5, y - L * 0.3],
          [x - L * 0.36, y - L * 0.7],
        ],
    hair: [
      [x, y],
      [x - L * 0.22, y + L * 0.1],
      [x - L * 0.3, y + L * 0.5],
      [x - L * 0.24, y + L],
    ],
    tuft: [
      [x, y],
      [x - L * 0.16, y + L * 0.2],
      [x - L * 0.16, y + L * 0.6],
      [x - L * 0.22, y + L],
    ],
    stub: [
      [x + 2, y + 2],
      [x - L * 0.5, y - 2],
      [x - L, y - L * 0.3],
    ],
  };
  const widths: Record<Species['tail'], (t: number) => number> = {
    brush: profile([
      [0, 4],
      [0.4, L * 0.15],
      [0.75, L * 0.15],
      [1, 1],
    ]),
    thin: profile(trace('0,4.4 0.7,3.4 1,2')),
    hair: profile(trace('0,4 0.3,7 0.8,6 1,1.4')),
    tuft: profile(trace('0,3 0.7,2 0.85,5 1,1')),
    stub: profile([
      [0, L * 0.32],
      [0.6, L * 0.36],
      [1, L * 0.12],
    ]),
  };
  return smooth(ribbon(spline(lines[k.tail], false, 8), widths[k.tail]));
}

export interface PaintedBeastOptions extends BeastOptions {
  angle?: number;
  shade?: Colour;
  light?: Colour;
  /** Hairs over the body; 0 for none. */
  hairs?: number;
}

/** A lit animal with brushed fur. */
export function beast(S: Easel, o: PaintedBeastOptions): BeastAnatomy & { svg: string } {
  const anatomy = beastParts(o);
  const {
    x,
    y,
    s = 1,
    flip = 1,
    angle = -50,
    shade = '#141226',
    light = '#fff0d8',
    hairs = 260,
    colours: c,
  } = o;
  const vol = volume(S, {
    flip,
    angle,
    shade,
    shadeOpacity: 0.65,
    light,
    lightOpacity: 0.7,
    lightSize: 2.2,
    rough: 2.4,
    roughFrequency: 0.09,
    grain: 0.5,
    mottle: 0.2,
    mottleFrequency: 0.05,
  });
  const draw = (roles: readonly BeastPart['role'][]): string[] =>
    anatomy.parts.filter((p) => roles.includes(p.role)).map((p) => path(p.d, p.colour));
  const woolly = typeof o.kind === 'string' && (o.kind === 'sheep' || o.kind === 'lamb');
  const coat = hairs
    ? fur(S, {
        region: anatomy.outline,
        n: hairs,
        length: woolly ? 6 : 7,
        width: 0.8,
        curl: woolly ? 3 : 0.3,
        flow: (_, v) => 3 + v * 0.002,
        colour: (_, v) => mix(c.coat, v < -40 ? light : shade, 0.18),
        opacity: [0.25, 0.6],
      })
    : '';
  const svg = moved(
    { x, y, s, flip },
    group(
      {},
      anatomy.parts.filter((p) => p.role === 'far leg').map((p) => path(p.d, p.colour, vol(4))),
    ),
    anatomy.parts.filter((p) => p.role === 'tail').map((p) => path(p.d, p.colour, vol(5))),
    `<g ${vol(14)}>${draw(['body', 'head', 'leg', 'hoof']).join('')}</g>`,
    coat,
    anatomy.folds.map((fold) => brushLine(S, fold, 1, shade, { opacity: 0.35 })),
    anatomy.parts.filter((p) => p.role === 'pale').map((p) => path(p.d, p.colour, 'opacity=".6"')),
    anatomy.parts.filter((p) => p.role === 'dark').map((p) => path(p.d, p.colour, vol(4, { rough: 4 }))),
    anatomy.parts
      .filter((p) => p.role === 'ear' || p.role === 'horn')
      .map((p) => path(p.d, p.colour, vol(3))),
    draw(['nose', 'eye']),
  );
  return { ...anatomy, svg };
}

/** Flat parts for other finishes; recolour may map a part to an ink. */
export const flatBeast = (
  o: BeastOptions,
  recolour: (part: BeastPart) => Colour | null = (part) => part.colour,
): string =>
  moved(
    { x: o.x, y: o.y, s: o.s ?? 1, flip: o.flip ?? 1 },
    beastParts(o).parts.map((part) => {
      const colour = recolour(part);
      return colour ? path(part.d, colour) : '';
    }),
  );

/** A soft eye glint for large heads. */
export const glint = (at: Point, size: number): string => ellipse(at[0], at[1], size, size, '#ffffff');
