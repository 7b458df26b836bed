/** Sleeves: a tube of cloth round the forearm, cut off at the cuff, with folds that lie where the cloth is pushed together. */
import { here, type Piece } from '../../kit/clay/model.ts';
import { rope, type Clay } from '../../kit/clay/solids.ts';
import { dot, turned, type Turn, type Vec } from '../../kit/clay/space.ts';
import { noiseFrom } from '../../kit/noise.ts';

export interface SleeveOptions {
  readonly kind?: 'shirt' | 'coat' | 'knit' | 'wide' | 'rolled';
  /** Where it begins, from the wrist towards the elbow. */
  readonly from?: number;
  readonly part?: string;
}

const shapes = {
  shirt: { radii: [13.6, 14, 13.8, 17, 18, 18.5], folds: 1.3, cuff: 11 },
  coat: { radii: [18.5, 19, 19.5, 20, 21, 22], folds: 0.8, cuff: 0 },
  knit: { radii: [14, 14.6, 15.6, 17.5, 18, 18.5], folds: 0.7, cuff: 9 },
  wide: { radii: [28, 25, 22.5, 20.5, 19.5, 19.5], folds: 2, cuff: 0 },
  rolled: { radii: [18.5, 19.2, 18, 17.6, 18, 18.6], folds: 1.5, cuff: 9 },
} as const;

export function sleeve(arm: Turn, length: number, o: SleeveOptions): Piece {
  const { kind = 'shirt', from = 12 } = o;
  const { radii, folds, cuff } = shapes[kind];
  const long = Math.max(length - from + 6, 24);
  const at = (t: number): Vec => turned(arm, [0, from + long * t, 0]);
  const steps = [0, 0.14, 0.3, 0.5, 0.75, 1];
  const body = rope(steps.map(at), radii);
  const noise = noiseFrom(7);
  const [xAxis, yAxis, zAxis] = arm;
  const clay: Clay = (x, y, z) => {
    const d = body(x, y, z);
    if (d > 14) return d;
    const p: Vec = [x, y, z];
    const along = dot(yAxis, p) - from;
    const round = Math.atan2(dot(zAxis, p), dot(xAxis, p));
    const free = Math.max(0, Math.min(1, (along - cuff) / 8));
    // Rings of slack, slanting round the arm and never quite closing.
    const slant = along * 0.34 + Math.sin(round + 0.7) * 1.9 + 1.6 * noise.n2(along / 16, round * 1.3);
    const slack = folds * free * (Math.sin(slant) * (0.55 + 0.45 * Math.sin(round * 1.5 + 1)));
    const rib = kind === 'knit' && along < cuff ? 0.35 * Math.sin(round * 22) : 0;
    const hem = cuff > 0 && Math.abs(along - cuff) < 1.4 ? -0.5 : 0;
    const flute = kind === 'wide' ? 1.6 * Math.sin(round * 5 + 1.2) * Math.max(0, 1 - along / 26) : 0;
    const shell = d - slack - rib - hem - flute;
    // Open at the wrist: a mouth is cut into the end.
    const mouth = -(shell + 2.2) - Math.max(0, along - 7) * 2;
    return Math.max(shell * 0.8, -along, mouth);
  };
  const centre = at(0.5);
  return { part: o.part ?? 'sleeve', clay, frame: here, centre, reach: long / 2 + 32 };
}
