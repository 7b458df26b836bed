/** Fewer pixels: halved by the mean of four, or to any other size by a cubic that is as wide as the step. */

/** What a source pixel weighs at this distance, in steps. Catmull and Rom's. */
function weight(distance: number): number {
  const x = Math.abs(distance);
  if (x >= 2) return 0;
  return x < 1 ? 1 + x * x * (1.5 * x - 2.5) : 2 + x * (-4 + x * (2.5 - 0.5 * x));
}

/** For each of `to` pixels the first of `from` that it is made of, and the weights of the run that begins there. */
function runs(from: number, to: number): { first: number; weights: Float32Array }[] {
  const step = from / to;
  return Array.from({ length: to }, (_, at) => {
    const middle = (at + 0.5) * step - 0.5;
    const first = Math.ceil(middle - 2 * step);
    const weights = Float32Array.from({ length: Math.floor(middle + 2 * step) - first + 1 }, (_one, k) =>
      weight((first + k - middle) / step),
    );
    const sum = weights.reduce((so, one) => so + one, 0);
    return { first, weights: weights.map((one) => one / sum) };
  });
}

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

function halved(plane: Float32Array, w: number, W: number, H: number): Float32Array {
  const out = new Float32Array(W * H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const j = y * 2 * w + x * 2;
      out[y * W + x] =
        ((plane[j] ?? 0) + (plane[j + 1] ?? 0) + (plane[j + w] ?? 0) + (plane[j + w + 1] ?? 0)) / 4;
    }
  return out;
}

export function shrunkPlane(plane: Float32Array, w: number, h: number, W: number, H: number): Float32Array {
  if (w === W * 2 && h === H * 2) return halved(plane, w, W, H);
  const narrow = new Float32Array(W * h);
  runs(w, W).forEach(({ first, weights }, x) => {
    for (let y = 0; y < h; y++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++)
        sum += (plane[y * w + within(first + k, w)] ?? 0) * (weights[k] ?? 0);
      narrow[y * W + x] = sum;
    }
  });
  const out = new Float32Array(W * H);
  runs(h, H).forEach(({ first, weights }, y) => {
    for (let x = 0; x < W; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++)
        sum += (narrow[within(first + k, h) * W + x] ?? 0) * (weights[k] ?? 0);
      out[y * W + x] = sum;
    }
  });
  return out;
}
