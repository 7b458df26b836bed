/** A hand on the card, painted. */
import { Drawing } from '../../kit/clay/drawing.ts';
import type { Light } from '../../kit/clay/lighting.ts';
import { standing, together, type Model } from '../../kit/clay/model.ts';
import { paintSoft, type Paints } from '../../kit/clay/paint.ts';
import { laid, type Vec } from '../../kit/clay/space.ts';
import type { Colour } from '../../kit/colour.ts';
import type { Box } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { clothPaint, skinPaint } from '../face/paints.ts';
import type { Complexion } from '../face/skin.ts';
import { hand, type HandOptions } from './hand.ts';

export interface PlacedHand extends HandOptions {
  /** The wrist on the card. */
  x: number;
  y: number;
  /** Towards the viewer, px. */
  z?: number;
  /** From wrist to finger tip, px. */
  size: number;
  /** Which way the fingers point and the back of the hand looks: x right, y down, z out of the card. */
  fingers: Vec;
  back: Vec;
  /** What it holds, modelled in the units of the hand. */
  holds?: Model;
}

export const placedHand = (o: PlacedHand): Model =>
  standing(together(hand(o), ...(o.holds ? [o.holds] : [])), {
    at: [o.x, o.y, o.z ?? 0],
    turn: laid(o.fingers, o.back),
    scale: o.size / 100,
  });

export interface HandColours {
  skin: Complexion;
  sleeve?: Colour;
}

export const handPaints = (c: HandColours, size: number): Paints => ({
  skin: skinPaint({ complexion: c.skin }, size),
  sleeve: clothPaint(c.sleeve ?? '#4a5a68', size),
});

/** One or more hands drawn together, so that they overlap and shade each other. */
export function paintedHands(
  S: Easel,
  hands: readonly PlacedHand[],
  o: { colours: HandColours; light?: Light; box?: Box; paints?: Paints },
): { svg: string; drawing: Drawing } {
  const size = Math.max(...hands.map((one) => one.size));
  const drawing = new Drawing(together(...hands.map(placedHand)), {
    light: o.light ?? { angle: -135, before: 40 },
    size,
    noise: S.noise,
    ...(o.box ? { box: o.box } : {}),
  });
  return { svg: paintSoft(S, drawing, { ...handPaints(o.colours, size), ...o.paints }), drawing };
}
