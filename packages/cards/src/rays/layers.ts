/** What the rays find out about every pixel, in memory that the threads share. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  /** Light that falls on the forms: red, green, blue. */
  readonly light: Float32Array;
  /** Colour of the forms. */
  readonly colour: Float32Array;
  /** Light that is not the forms' to reflect: glow, highlights, mirrors, sky, air. */
  readonly own: Float32Array;
  /** Normals, and how far away. */
  readonly normal: Float32Array;
  readonly depth: Float32Array;
  /** Which thing; nothing is -1. */
  readonly thing: Int32Array;
}

const shared = (n: number): Float32Array => new Float32Array(new SharedArrayBuffer(n * 4));

export const emptyLayers = (width: number, height: number): Layers => {
  const n = width * height;
  return {
    width,
    height,
    light: shared(n * 3),
    colour: shared(n * 3),
    own: shared(n * 3),
    normal: shared(n * 3),
    depth: shared(n),
    thing: new Int32Array(new SharedArrayBuffer(n * 4)),
  };
};
