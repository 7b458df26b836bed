/** A finish for pictures that must look the same upside down: even the grain of the paper is turned. */
import { mapPlanes, px, smoothstep } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

/** Rows above and below the middle over which the upper half passes into its own half turn. */
const SEAM = 40;

export const halfTurned = <Grade>(finish: Finish<Grade>): Finish<Grade> => ({
  name: `${finish.name}, half turned`,
  version: finish.version,
  async develop(shot, grade, wish) {
    const picture = await finish.develop(shot, grade, wish);
    const { width, height } = picture;
    const seam = SEAM * wish.scale;
    return mapPlanes(picture, (plane) =>
      plane.map((value, i) => {
        const row = Math.floor(i / width);
        const turned = px(plane, plane.length - 1 - i);
        return value + (turned - value) * smoothstep(height / 2 - seam, height / 2 + seam, row + 0.5);
      }),
    );
  },
});
