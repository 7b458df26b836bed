/** A head on the card, painted: the short way from a person's traits to a picture. */
import { Drawing } from '../../kit/clay/drawing.ts';
import type { Light } from '../../kit/clay/lighting.ts';
import { standing, type Model } from '../../kit/clay/model.ts';
import { paintSoft, type Paints } from '../../kit/clay/paint.ts';
import { dot, facing, unit, type Frame, type Turn, type Vec } from '../../kit/clay/space.ts';
import { mix, type Colour } from '../../kit/colour.ts';
import type { Box, Point } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { bonesOf, type Age, type Bones, type People, type Sex } from './bones.ts';
import type { Gaze } from './features.ts';
import { head, type HeadOptions } from './head.ts';
import { clothPaint, hairPaint, skinPaint } from './paints.ts';
import type { Complexion } from './skin.ts';

export interface FaceColours {
  skin: Complexion;
  hair?: Colour;
  iris?: Colour;
  brow?: Colour;
  lipstick?: Colour;
  cloth?: Colour;
  scarf?: Colour;
}

export interface PortraitOptions extends Omit<HeadOptions, 'bones' | 'gaze'> {
  /** Middle of the head on the card. */
  x: number;
  y: number;
  /** Height from crown to chin, px. */
  size: number;
  /** Degrees: turned to the right of the card (90 = profile), nodding down, leaning clockwise. */
  yaw?: number;
  pitch?: number;
  roll?: number;
  age?: Age;
  sex?: Sex;
  people?: People;
  /** What is this person's own, added to the measures. */
  own?: Partial<Record<keyof Bones, number>>;
  /** A point on the card the eyes look at, taken to lie a head's height before the picture. */
  looksAt?: Point;
  light?: Light;
  colours: FaceColours;
  /** What of it is drawn; give it when only a part is on the card. */
  box?: Box;
}

/** The shift of the pupils of a head turned so, that looks at a point. */
export function gazeAt(turn: Turn, from: Point, to: Point, size: number): Gaze {
  const way: Vec = unit([to[0] - from[0], to[1] - from[1], size]);
  const clamp = (v: number): number => Math.max(-1, Math.min(1, v));
  const ahead = Math.max(0.35, dot(turn[2], way));
  return [clamp((dot(turn[0], way) / ahead) * 0.9), clamp((dot(turn[1], way) / ahead) * 0.9)];
}

export const facePaints = (c: FaceColours, size: number): Paints => ({
  skin: skinPaint(
    {
      complexion: c.skin,
      brow: c.brow ?? mix(c.hair ?? '#2a1c1a', '#1a1214', 0.45),
      ...(c.iris ? { iris: c.iris } : {}),
      ...(c.lipstick ? { lipstick: c.lipstick } : {}),
    },
    size,
  ),
  hair: hairPaint(c.hair ?? '#2a1c1a', size),
  cloth: clothPaint(c.cloth ?? '#4a5a68', size),
  scarf: clothPaint(c.scarf ?? '#a8492f', size),
});

/** The model of a portrait, placed on the card. */
export function portraitModel(o: PortraitOptions): Model {
  const turn = facing(o.yaw ?? 0, o.pitch ?? 0, o.roll ?? 0);
  const frame: Frame = { at: [o.x, o.y, 0], turn, scale: o.size / 100 };
  const { age, sex, people, own } = o;
  const bones = bonesOf({
    ...(age ? { age } : {}),
    ...(sex ? { sex } : {}),
    ...(people ? { people } : {}),
    ...(own ? { own } : {}),
  });
  const gaze: Gaze = o.looksAt ? gazeAt(turn, [o.x, o.y], o.looksAt, o.size) : [0, 0];
  return standing(head({ ...o, bones, gaze }), frame);
}

export function portrait(S: Easel, o: PortraitOptions): { svg: string; drawing: Drawing } {
  const drawing = new Drawing(portraitModel(o), {
    light: o.light ?? { angle: -135, before: 40 },
    size: o.size,
    noise: S.noise,
    ...(o.box ? { box: o.box } : {}),
  });
  return { svg: paintSoft(S, drawing, facePaints(o.colours, o.size)), drawing };
}
