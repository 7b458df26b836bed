/** A model is pieces of clay, each in a frame of its own; what a piece is made of is its `part`. */
import type { Clay } from './solids.ts';
import { inward, length3, minus, mirrored, noTurn, outward, within, type Frame, type Vec } from './space.ts';

/** A stain on a piece, in its own units: above 0 it is coloured. Something like a distance, so that its edge is clean. */
export type Stain = (x: number, y: number, z: number) => number;

export interface Piece {
  /** 'skin', 'hair', 'coat': what it is painted as. */
  readonly part: string;
  /** In the piece's own units. */
  readonly clay: Clay;
  readonly frame: Frame;
  /** A ball that holds the piece, in its own units. */
  readonly centre: Vec;
  readonly reach: number;
  /** A long thin piece: the line it lies along and how far it reaches from it. Much is then not asked in vain. */
  readonly spine?: { readonly line: readonly Vec[]; readonly reach: number };
  readonly stains?: Readonly<Record<string, Stain>>;
  /** Which way hair or threads run at a point, in own units. */
  readonly grain?: (x: number, y: number, z: number) => Vec;
}

/** A line drawn on a model: brow, wrinkle, seam. In the model's own units, on its surface. */
export interface Mark {
  readonly kind: string;
  /** The part it is drawn on. */
  readonly part: string;
  readonly line: readonly Vec[];
  /** Breadth in the model's units. */
  readonly width: number;
  /** Share of the width along the line, t from 0 to 1. */
  readonly swell?: (t: number) => number;
  readonly frame: Frame;
}

export interface Model {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
}

export const here: Frame = { at: [0, 0, 0], turn: noTurn, scale: 1 };

/** A ball that holds all points, `pad` wider: `centre` and `reach` of a piece. */
export function ballAround(points: readonly Vec[], pad: number): { centre: Vec; reach: number } {
  const mid = (k: 0 | 1 | 2): number => {
    const values = points.map((p) => p[k]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const centre: Vec = [mid(0), mid(1), mid(2)];
  return { centre, reach: Math.max(...points.map((p) => length3(minus(p, centre)))) + pad };
}

/** The same model standing in `frame`. */
export const standing = (model: Model, frame: Frame): Model => ({
  pieces: model.pieces.map((piece) => ({ ...piece, frame: within(frame, piece.frame) })),
  marks: model.marks.map((mark) => ({ ...mark, frame: within(frame, mark.frame) })),
});

export const together = (...models: readonly Model[]): Model => ({
  pieces: models.flatMap((model) => model.pieces),
  marks: models.flatMap((model) => model.marks),
});

/** The model's mirror image, left for right. Only for models whose pieces share one frame. */
export const mirroredModel = (model: Model): Model => ({
  pieces: model.pieces.map(({ clay, centre, stains, grain, spine, ...piece }) => ({
    ...piece,
    ...(spine ? { spine: { ...spine, line: spine.line.map(mirrored) } } : {}),
    clay: (x, y, z) => clay(-x, y, z),
    centre: mirrored(centre),
    ...(stains
      ? {
          stains: Object.fromEntries(
            Object.entries(stains).map(([name, stain]): [string, Stain] => [
              name,
              (x, y, z) => stain(-x, y, z),
            ]),
          ),
        }
      : {}),
    ...(grain ? { grain: (x, y, z) => mirrored(grain(-x, y, z)) } : {}),
  })),
  marks: model.marks.map((mark) => ({ ...mark, line: mark.line.map(mirrored) })),
});

/** The piece as clay in card px. */
export function inCard({ clay, frame }: Piece): Clay {
  const { at, turn, scale } = frame;
  const k = 1 / scale;
  const [ax, ay, az] = turn[0];
  const [bx, by, bz] = turn[1];
  const [cx, cy, cz] = turn[2];
  const [ox, oy, oz] = at;
  return (x, y, z) => {
    const u = (x - ox) * k;
    const v = (y - oy) * k;
    const w = (z - oz) * k;
    return scale * clay(ax * u + ay * v + az * w, bx * u + by * v + bz * w, cx * u + cy * v + cz * w);
  };
}

/** The ball round a piece, in card px. */
export const ballOf = ({ frame, centre, reach }: Piece): { at: Vec; r: number } => ({
  at: outward(frame, centre),
  r: reach * frame.scale,
});

export const ownPoint = (piece: Piece, p: Vec): Vec => inward(piece.frame, p);
