import { form, type FormOptions } from './materials.ts';
import type { Easel } from './scene.ts';

/** Gives the filter attribute of one part: how deep its shade is, and what differs from the figure's usual. */
export type Volume = (size?: number, part?: FormOptions) => string;

export interface VolumeOptions extends FormOptions {
  /** -1 if the figure is drawn mirrored, so that the light still comes from the same side of the card. */
  flip?: number;
  /** Rotation of the figure in degrees, for the same reason. */
  turn?: number;
}

/** Form shading shared by the parts of one figure: const vol = volume(S, {…}); path(d, coat, vol(12)). */
export function volume(S: Easel, { flip = 1, turn = 0, ...usual }: VolumeOptions): Volume {
  const from = (usual.angle ?? -60) - turn;
  const angle = flip > 0 ? from : 180 - from;
  return (size = usual.size ?? 8, part = {}) =>
    `filter="${form(S, { ...usual, angle, size, soft: size * 0.75, ...part })}"`;
}
