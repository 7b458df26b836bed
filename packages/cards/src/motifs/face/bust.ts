/** Cloth on the shoulders of a portrait, so that no neck ends in the air. */
import { smoothstep } from '../../pixels/raster.ts';
import { here, type Piece } from '../../kit/clay/model.ts';
import type { Clay } from '../../kit/clay/solids.ts';
import { plus } from '../../kit/clay/space.ts';
import { noiseFrom } from '../../kit/noise.ts';
import type { Bones } from './bones.ts';
import { bustClay, neckFoot } from './skull.ts';

export type Neckline = 'round' | 'deep' | 'high' | 'open collar' | 'shawl';

/** Skin and cloth of the shoulders; cut off below with whatever frames the portrait. */
export function bustPieces(b: Bones, neckline: Neckline, broad = 1, seed = 4): Piece[] {
  const foot = neckFoot(b);
  const y0 = foot[1];
  const body = bustClay(b, broad);
  const noise = noiseFrom(seed);
  const rim: Record<Neckline, (x: number, z: number) => number> = {
    round: (x) => y0 + 9 - 12 * smoothstep(8, 30, Math.abs(x)),
    deep: (x) => y0 + 34 - Math.abs(x) * 1.35,
    high: () => y0 - 20,
    'open collar': (x) => y0 + 24 - Math.abs(x) * 1.5,
    shawl: (x) => y0 + 20 - Math.abs(x) * 0.9,
  };
  const loose = { round: 3, deep: 2.6, high: 4, 'open collar': 4, shawl: 8 }[neckline];
  const top = rim[neckline];
  const folds = (x: number, y: number): number => {
    const pull = Math.atan2(y - y0 + 6, Math.abs(x) - 60);
    const f = Math.sin(pull * (neckline === 'shawl' ? 16 : 9) + 2 * noise.n2(x / 40, y / 30));
    return (neckline === 'shawl' ? 2.4 : 1.2) * f * smoothstep(0, 40, y - y0 + 10);
  };
  const clay: Clay = (x, y, z) => {
    let d = body(x, y, z);
    if (d > 40) return d - 16;
    if (neckline === 'high') d = Math.min(d, Math.hypot(x, z + 22) - b.neck - 2 - Math.max(0, y - y0) * 0.4);
    const edge = (top(x, z) - y) * 0.7;
    const front = z > -26 ? edge : Math.max(edge, (y0 - 12 - y) * 0.7);
    const lapel =
      neckline === 'open collar' || neckline === 'shawl'
        ? 3.4 * Math.exp(-(((y - top(x, z) - 5) / 6) ** 2))
        : 0.8;
    return Math.max((d - loose - lapel - folds(x, y)) * 0.8, front);
  };
  const centre = plus(foot, [0, 50, 0]);
  return [
    { part: 'skin', clay: body, frame: here, centre, reach: 105 },
    { part: 'cloth', clay, frame: here, centre, reach: 112 },
  ];
}
