/** What a feeling does to a face. Brows and lids first, then the mouth: a small mouth says enough. */
import type { Lids } from './relief.ts';
import type { Play } from './skull.ts';

export interface Brows {
  /** Raised (positive up) at the nose, in the arch and at the temple, head units. */
  readonly inner: number;
  readonly arch: number;
  readonly outer: number;
  /** Drawn together, 0..1: a crease stands between them. */
  readonly knit: number;
}

export interface Feeling {
  readonly brows: Brows;
  readonly lids: Lids;
  readonly play: Play;
}

const still: Feeling = {
  brows: { inner: 0, arch: 0, outer: 0, knit: 0 },
  lids: { upper: 0.86, lower: 0 },
  play: { cornerOut: 0, cornerUp: 0, open: 0, cheeksUp: 0, pressedLips: 0 },
};

const felt = (brows: Partial<Brows>, lids: Partial<Lids>, play: Partial<Play>): Feeling => ({
  brows: { ...still.brows, ...brows },
  lids: { ...still.lids, ...lids },
  play: { ...still.play, ...play },
});

export const feelings = {
  calm: felt({}, {}, { cornerUp: 0.25 }),
  asleep: felt({ arch: -0.3 }, { upper: 0 }, { cornerUp: 0.2 }),
  grief: felt(
    { inner: 3.2, arch: 0.2, outer: -1.4, knit: 0.5 },
    { upper: 0.55, lower: 0.3 },
    { cornerUp: -1.7, cornerOut: 0.3, pressedLips: 0.3 },
  ),
  rage: felt(
    { inner: -2.6, arch: -0.6, outer: 0.6, knit: 1 },
    { upper: 0.7, lower: 0.6 },
    { cornerUp: -0.7, cornerOut: 0.5, pressedLips: 0.9 },
  ),
  tenderness: felt(
    { inner: 1, arch: 0.5 },
    { upper: 0.5, lower: 0.35 },
    { cornerUp: 1.3, cornerOut: 0.8, cheeksUp: 0.4 },
  ),
  fear: felt(
    { inner: 3, arch: 2, outer: 0.2, knit: 0.5 },
    { upper: 1.22 },
    { cornerUp: -0.7, open: 2.4, cornerOut: 0.4 },
  ),
  laughter: felt(
    { inner: 0.4, arch: 1.2, outer: 0.6 },
    { upper: 0.22, lower: 0.9 },
    { cornerUp: 2.6, cornerOut: 3.2, open: 5, cheeksUp: 1 },
  ),
  wonder: felt({ inner: 1.6, arch: 2.6, outer: 1.4 }, { upper: 1.12 }, { open: 2, cornerOut: -1.2 }),
  weariness: felt({ inner: 0.8, arch: -0.4, outer: -0.9 }, { upper: 0.42, lower: 0.1 }, { cornerUp: -0.7 }),
} satisfies Record<string, Feeling>;

export type FeelingName = keyof typeof feelings;
