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
    { inner: 4.2, arch: 0.4, outer: -2, knit: 0.8 },
    { upper: 0.5, lower: 0.45 },
    { cornerUp: -2.5, cornerOut: 0.5, pressedLips: 0.4 },
  ),
  rage: felt(
    { inner: -3.4, arch: -0.8, outer: 1.2, knit: 1 },
    { upper: 0.72, lower: 0.7 },
    { cornerUp: -1.3, cornerOut: 0.8, pressedLips: 1 },
  ),
  tenderness: felt(
    { inner: 1.4, arch: 0.8 },
    { upper: 0.48, lower: 0.4 },
    { cornerUp: 1.9, cornerOut: 1.1, cheeksUp: 0.5 },
  ),
  fear: felt(
    { inner: 4, arch: 2.4, outer: -0.4, knit: 0.7 },
    { upper: 1.32 },
    { cornerUp: -1.3, open: 3.2, cornerOut: 0.9 },
  ),
  laughter: felt(
    { inner: 0.2, arch: 1.8, outer: 0.4 },
    { upper: 0.1, lower: 1 },
    { cornerUp: 3.4, cornerOut: 3.6, open: 6.5, cheeksUp: 1 },
  ),
  wonder: felt({ inner: 2, arch: 3.4, outer: 2 }, { upper: 1.2 }, { open: 3, cornerOut: -2, cornerUp: 0.3 }),
  weariness: felt(
    { inner: 1.2, arch: -0.8, outer: -1.6 },
    { upper: 0.34, lower: 0.05 },
    { cornerUp: -1, pressedLips: 0.1 },
  ),
} satisfies Record<string, Feeling>;

export type FeelingName = keyof typeof feelings;
