/**
 * The jointed figure: people seen small, from behind, in profile or under hats.
 * figureParts() gives outlines for any finish; figure() paints them as lit volumes; silhouette() is one path.
 */
import { brushLine } from '../../kit/brush.ts';
import { adjust, mix, type Colour } from '../../kit/colour.ts';
import { group, moved, path } from '../../kit/markup.ts';
import { place, type Point, type Points } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { volume } from '../../kit/volume.ts';
import {
  bootPath,
  garmentFolds,
  garmentPath,
  gripOf,
  handPath,
  legPath,
  sleevePath,
  type Garment,
} from './clothes.ts';
import { crownOf, headParts, type Hair, type Hat } from './head.ts';
import { builds, poses, skeleton, type Build, type Pose, type PoseName, type View } from './skeleton.ts';

export interface FigureColours {
  coat: Colour;
  trousers?: Colour;
  boots?: Colour;
  skin?: Colour;
  hair?: Colour;
  hat?: Colour;
  band?: Colour;
  /** With it a scarf is worn. */
  scarf?: Colour;
  /** With it an apron is worn. */
  apron?: Colour;
}

export interface FigureOptions {
  x: number;
  y: number;
  /** Scale: 1 is 120 px tall. */
  s?: number;
  /** -1 faces left. */
  flip?: 1 | -1;
  view?: View;
  pose?: PoseName | Pose;
  build?: keyof typeof builds | Build;
  garment?: Garment;
  hat?: Hat;
  hair?: Hair;
  face?: boolean;
  /** Hem and scarf blown back, px. */
  wind?: number;
  colours: FigureColours;
}

export type PartRole =
  | 'leg'
  | 'boot'
  | 'sleeve'
  | 'hand'
  | 'garment'
  | 'apron'
  | 'scarf'
  | 'skin'
  | 'hair'
  | 'hat'
  | 'band'
  | 'feature'
  | 'blush';

export interface FigurePart {
  readonly role: PartRole;
  /** On the far side: paint it a little darker. */
  readonly far: boolean;
  /** In the figure's own units; place with moved({x, y, s, flip}). */
  readonly d: string;
  readonly colour: Colour;
}

export interface FigureAnatomy {
  readonly parts: readonly FigurePart[];
  readonly folds: readonly Points[];
  /** Card coordinates: far or left hand, near or right hand. */
  readonly hands: readonly [Point, Point];
  readonly head: Point;
  readonly crown: Point;
  readonly hip: Point;
  readonly feet: readonly [Point, Point];
}

const scarfPath = (neck: Point, view: View, wind: number): string => {
  const [x, y] = neck;
  const tail =
    view === 'side'
      ? `M${x - 5} ${y}C${x - 12 - wind} ${y + 2} ${x - 16 - wind * 1.6} ${y + 8} ${x - 22 - wind * 2} ${y + 5 - wind * 0.2}C${x - 22 - wind * 2} ${y + 10} ${x - 14 - wind} ${y + 16} ${x - 4} ${y + 6}Z`
      : `M${x + 3} ${y + 2}C${x + 6} ${y + 10} ${x + 5} ${y + 18} ${x + 7} ${y + 26}C${x + 10} ${y + 26} ${x + 12} ${y + 25} ${x + 13} ${y + 24}C${x + 10} ${y + 16} ${x + 11} ${y + 8} ${x + 9} ${y + 1}Z`;
  return `M${x - 9} ${y - 3}C${x - 4} ${y + 1} ${x + 5} ${y + 1} ${x + 9} ${y - 3}C${x + 11} ${y} ${x + 10} ${y + 4} ${x + 8} ${y + 5}C${x + 3} ${y + 8} ${x - 4} ${y + 8} ${x - 9} ${y + 4}C${x - 11} ${y + 2} ${x - 10} ${y - 1} ${x - 9} ${y - 3}Z${tail}`;
};

/** Everything a finish needs to draw a figure in its own manner. */
export function figureParts(o: FigureOptions): FigureAnatomy {
  const {
    view = 'back',
    s = 1,
    flip = 1,
    garment = 'coat',
    hat = 'none',
    hair = 'short',
    face = false,
    wind = 0,
    colours: c,
  } = o;
  const pose = typeof o.pose === 'object' ? o.pose : poses[o.pose ?? 'stand'];
  const build = typeof o.build === 'object' ? o.build : builds[o.build ?? 'adult'];
  const sk = skeleton(pose, view, build, typeof o.pose !== 'object');
  const trousers = c.trousers ?? adjust(c.coat, { dL: -0.14, kC: 0.5 });
  const boots = c.boots ?? '#2a2020';
  const skin = c.skin ?? '#e3b48f';
  const part = (role: PartRole, d: string, colour: Colour, far = false): FigurePart => ({
    role,
    far,
    d,
    colour,
  });
  const arm = (i: 0 | 1, far: boolean): FigurePart[] => [
    part('hand', handPath(sk.arms[i]), skin, far),
    part('sleeve', sleevePath(sk.arms[i], sk.breadth * (view === 'side' ? 1 : 0.92)), c.coat, far),
  ];
  const leg = (i: 0 | 1, far: boolean): FigurePart[] => [
    part('leg', legPath(sk.legs[i], sk.breadth), trousers, far),
    part('boot', bootPath(sk.legs[i], view, i === 0 ? -1 : 1), boots, far),
  ];
  const head = headParts(sk, { view, hat, hair, face }).map((p) =>
    part(
      p.role,
      p.d,
      {
        skin,
        hair: c.hair ?? '#4a3226',
        hat: c.hat ?? c.coat,
        band: c.band ?? adjust(c.hat ?? c.coat, { dL: -0.1 }),
        feature: '#2a1a18',
        blush: mix(skin, '#c8503c', 0.4),
      }[p.role],
    ),
  );
  const body = [part('garment', garmentPath(sk, view, garment, wind), c.coat)];
  if (c.apron && view !== 'back')
    body.push(
      part(
        'apron',
        garmentPath(
          {
            ...sk,
            breadth: sk.breadth * 0.7,
            neck: [sk.neck[0] + (view === 'side' ? 3 : 0), sk.neck[1] + 12],
          },
          view,
          'dress',
          wind,
        ),
        c.apron,
      ),
    );
  const scarf = c.scarf ? [part('scarf', scarfPath([sk.neck[0], sk.neck[1] - 1], view, wind), c.scarf)] : [];
  const side = view === 'side';
  const parts = side
    ? [...arm(0, true), ...leg(0, true), ...leg(1, false), ...body, ...head, ...scarf, ...arm(1, false)]
    : [...leg(0, false), ...leg(1, false), ...body, ...arm(0, false), ...arm(1, false), ...head, ...scarf];
  const card = (p: Point): Point => place([p], { x: o.x, y: o.y, sx: s * flip, sy: s })[0] ?? p;
  return {
    parts,
    folds: garmentFolds(sk, garment),
    hands: [card(gripOf(sk.arms[0])), card(gripOf(sk.arms[1]))],
    head: card(sk.head),
    crown: card(crownOf(sk)),
    hip: card(sk.hip),
    feet: [card(sk.legs[0].end), card(sk.legs[1].end)],
  };
}

export interface PaintedFigureOptions extends FigureOptions {
  /** Degrees the light comes from. */
  angle?: number;
  shade?: Colour;
  light?: Colour;
}

const depth: Record<PartRole, number> = {
  leg: 4,
  boot: 3,
  sleeve: 5,
  hand: 2,
  garment: 12,
  apron: 8,
  scarf: 4,
  skin: 5,
  hair: 4,
  hat: 6,
  band: 2,
  feature: 0,
  blush: 0,
};

/** The figure as lit gouache volumes, with the places other things attach to. */
export function figure(S: Easel, o: PaintedFigureOptions): FigureAnatomy & { svg: string } {
  const anatomy = figureParts(o);
  const { x, y, s = 1, flip = 1, angle = -40, shade = '#141226', light = '#fff0d8' } = o;
  const vol = volume(S, {
    flip,
    angle,
    shade,
    shadeOpacity: 0.7,
    light,
    lightOpacity: 0.7,
    lightSize: 2.2,
    lightSoft: 1.1,
    rough: 1.6,
    roughFrequency: 0.08,
    grain: 0.5,
    mottle: 0.18,
    mottleFrequency: 0.05,
  });
  const marks = anatomy.parts.map(({ role, far, d, colour }) => {
    const tone = far ? adjust(colour, { dL: -0.06 }) : colour;
    if (role === 'blush') return path(d, tone, 'opacity=".5"');
    return depth[role] ? path(d, tone, vol(depth[role])) : path(d, tone);
  });
  const garmentAt = anatomy.parts.findIndex((part) => part.role === 'garment');
  const folds = anatomy.folds.map((fold) => brushLine(S, fold, 0.9, shade, { opacity: 0.4 }));
  return {
    ...anatomy,
    svg: moved({ x, y, s, flip }, marks.slice(0, garmentAt + 1), folds, marks.slice(garmentAt + 1)),
  };
}

/** Flat parts without filters: for crowds, cut paper, linocut, woodblock. recolour may turn a part into an ink of the finish. */
export function flatFigure(
  o: FigureOptions,
  recolour: (part: FigurePart) => Colour | null = (part) => part.colour,
): string {
  const { x, y, s = 1, flip = 1 } = o;
  return moved(
    { x, y, s, flip },
    figureParts(o).parts.map((part) => {
      const colour = recolour(part);
      return colour ? path(part.d, colour) : '';
    }),
  );
}

/** One colour, for shadows, puppets and distance. */
export const silhouette = (o: Omit<FigureOptions, 'colours'>, colour: Colour): string =>
  group(
    {},
    flatFigure({ ...o, colours: { coat: colour } }, (part) =>
      part.role === 'feature' || part.role === 'blush' ? null : colour,
    ),
  );
