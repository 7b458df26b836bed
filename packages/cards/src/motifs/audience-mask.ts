/** The mask everybody wears: a smooth long face with empty eyes, modelled in clay. A hundred units high; the middle is at 0. */
import { here, type Model, type Stain } from '../kit/clay/model.ts';
import { bone, common, egg, halfSpace, hollowed, paired, pressed, type Clay } from '../kit/clay/solids.ts';

function maskClay(): Clay {
  const oval = pressed(14, egg([0, -12, -14], [35, 38, 34]), egg([0, 20, -12], [25, 33, 28]));
  const brow = paired(bone([5, -15, 18], [22, -14, 11], 3.4, 2));
  const nose = pressed(3, bone([0, -12, 17], [0, 10, 24], 2.6, 4.2), paired(egg([3.6, 12, 19], [3, 2.6, 4])));
  const cheeks = paired(egg([16, 6, 8], [9, 10, 7]));
  const lips = pressed(2, egg([0, 27.2, 15.5], [7, 2, 3.2]), egg([0, 31, 15.2], [5.6, 2.4, 3.4]));
  const chin = egg([0, 44, 7], [8, 6, 6]);
  const face = pressed(5, pressed(7, pressed(9, oval, cheeks, chin), brow), nose, lips);
  const sockets = paired(egg([14.5, -7, 22], [9.4, 5.6, 9]));
  const slit = paired(egg([14.5, -6.6, 14], [7, 2.7, 16]));
  const mouth = egg([0, 29.1, 20], [5.6, 0.9, 6]);
  const carved = hollowed(0.8, hollowed(4, face, sockets), slit, mouth);
  return common(2, carved, halfSpace([0, 0, -10], [0, 0, -1]));
}

/** Behind the slits it is dark. */
const hole: Stain = (x, y) => {
  const eye = 1 - Math.hypot((Math.abs(x) - 14.5) / 7.6, (y + 6.6) / 3.1);
  const mouth = 1 - Math.hypot(x / 5.8, (y - 29.1) / 1.2);
  return Math.max(eye, mouth);
};

export const audienceMask = (): Model => ({
  pieces: [{ part: 'mask', clay: maskClay(), frame: here, centre: [0, 0, -4], reach: 62, stains: { hole } }],
  marks: [],
});
