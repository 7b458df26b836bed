/** A head whose face is gone: smooth from the brow to the chin, with ears, neck and hair as anybody. */
import { here, standing, type Model } from '../kit/clay/model.ts';
import { bone, egg, pressed } from '../kit/clay/solids.ts';
import { facing } from '../kit/clay/space.ts';
import { bonesOf } from './face/bones.ts';
import { bustPieces } from './face/bust.ts';
import { hairPieces, type Hair } from './face/hair.ts';
import { mass, neckFoot } from './face/skull.ts';

export interface FacelessOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  readonly hair: Hair;
}

export function faceless(o: FacelessOptions): Model {
  const bones = bonesOf({ sex: 'man' });
  const skull = pressed(12, mass(bones), egg([0, 13, 9], [29, 42, 34]));
  const clay = pressed(6, skull, bone([0, 20, -12], neckFoot(bones), 16, 17));
  const model: Model = {
    pieces: [
      { part: 'skin', clay, frame: here, centre: [0, 16, -8], reach: 76 },
      ...hairPieces(o.hair, bones),
      ...bustPieces(bones, 'open collar', 1.15),
    ],
    marks: [],
  };
  return standing(model, {
    at: [o.x, o.y, 0],
    turn: facing(o.yaw ?? 0, o.pitch ?? 0, o.roll ?? 0),
    scale: o.size / 100,
  });
}
