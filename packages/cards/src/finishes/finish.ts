/** A finish is a way of making a picture: drawing helpers, exported beside it, and the pixel pass it owns. */
import type { Scene } from '../kit/scene.ts';
import type { Raster } from '../pixels/raster.ts';

/** fast skips the costly part of a pass, for composition rounds. */
export type Pace = 'full' | 'fast';

/** What a shot of 1600x2400 is turned into. */
export interface Wish {
  readonly pace: Pace;
  /** Pixels to each pixel of the large picture, whose grain and brush it keeps: 1 is the large picture itself. */
  readonly scale: number;
}

export interface Finish<Grade> {
  readonly name: string;
  /** Raised by hand when the pass begins to give different pixels: cards of this finish are then drawn again. */
  readonly version: number;
  /** Turns the 1600x2400 shot of a scene, which it may spoil, into the picture: 800x1200 at a scale of 1. */
  develop(shot: Raster, grade: Partial<Grade>, wish: Wish): Promise<Raster> | Raster;
}

export interface CardScene {
  /** Name and version of the finish. */
  readonly finish: string;
  /** Grade settings, for the hash that tells whether a card must be redrawn. */
  readonly grade: object;
  /** What else the picture is made from, for the same hash. */
  readonly source?: string;
  paint(): Scene;
  /** A picture to lay under the scene: rays draw it (src/rays). */
  plate?(pace: Pace): Promise<Raster>;
  develop(shot: Raster, wish: Wish): Promise<Raster> | Raster;
}

/** What a scene module exports by default. */
export const card = <Grade extends object>(o: {
  finish: Finish<Grade>;
  grade?: Partial<Grade>;
  paint: () => Scene;
}): CardScene => ({
  finish: `${o.finish.name} ${o.finish.version}`,
  grade: o.grade ?? {},
  paint: o.paint,
  develop: (shot, wish) => o.finish.develop(shot, o.grade ?? {}, wish),
});
