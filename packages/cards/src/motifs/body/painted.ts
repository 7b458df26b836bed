/** People on the card, painted together so that they overlap, hold and shade each other. */
import { Drawing } from '../../kit/clay/drawing.ts';
import type { Light } from '../../kit/clay/lighting.ts';
import { standing, together, type Model } from '../../kit/clay/model.ts';
import { paintSoft, type Paints } from '../../kit/clay/paint.ts';
import { facing } from '../../kit/clay/space.ts';
import type { Colour } from '../../kit/colour.ts';
import type { Box } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { clothPaint } from '../face/paints.ts';
import { facePaints, type FaceColours } from '../face/portrait.ts';
import type { Garment } from './garments.ts';
import { person, type PersonOptions } from './person.ts';

export interface PlacedPerson extends PersonOptions {
  /** Where the lowest foot stands. */
  x: number;
  y: number;
  z?: number;
  /** Height of the head, px: a grown body is about seven of them. */
  size: number;
  yaw?: number;
  pitch?: number;
  roll?: number;
  colours: FaceColours & Partial<Record<Garment, Colour>>;
}

/** Parts of one person in a group bear a name of their own: 'skin 0', 'coat 1'. */
const named = (model: Model, i: number): Model => ({
  pieces: model.pieces.map((piece) => ({ ...piece, part: `${piece.part} ${i}` })),
  marks: model.marks.map((mark) => ({ ...mark, part: `${mark.part} ${i}` })),
});

export const placedPerson = (o: PlacedPerson): Model =>
  standing(person(o), {
    at: [o.x, o.y, o.z ?? 0],
    turn: facing(o.yaw ?? 0, o.pitch ?? 6, o.roll ?? 0),
    scale: o.size / 100,
  });

const personPaints = ({ colours, size }: PlacedPerson, i: number): Paints => {
  const { skin, hair, iris, brow, lipstick, cloth, scarf, ...garments } = colours;
  const paints: Paints = {
    ...facePaints(
      {
        skin,
        ...(hair ? { hair } : {}),
        ...(iris ? { iris } : {}),
        ...(brow ? { brow } : {}),
        ...(lipstick ? { lipstick } : {}),
        ...(cloth ? { cloth } : {}),
        ...(scarf ? { scarf } : {}),
      },
      size,
    ),
    ...Object.fromEntries(
      Object.entries(garments).map(([kind, colour]) => [kind, clothPaint(colour, size * 1.8)]),
    ),
  };
  return Object.fromEntries(Object.entries(paints).map(([part, paint]) => [`${part} ${i}`, paint]));
};

export function paintedPeople(
  S: Easel,
  people: readonly PlacedPerson[],
  o: { light?: Light; box?: Box; with?: Model; paints?: Paints } = {},
): { svg: string; drawing: Drawing } {
  const models = people.map((one, i) => named(placedPerson(one), i));
  const drawing = new Drawing(together(...models, ...(o.with ? [o.with] : [])), {
    light: o.light ?? { angle: -135, before: 40 },
    size: Math.max(...people.map((one) => one.size)) * 2,
    coarse: 0.8,
    noise: S.noise,
    ...(o.box ? { box: o.box } : {}),
  });
  const paints = Object.assign({}, ...people.map(personPaints), o.paints) as Paints;
  return { svg: paintSoft(S, drawing, paints), drawing };
}
