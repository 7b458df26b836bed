/** What plays, and what it plays. */
export type Voice = 'air' | 'bass' | 'harp' | 'wood' | 'box' | 'bell' | 'horn';

export interface Part {
  readonly voice: Voice;
  readonly bars: string;
}

/** A piece that is written out from beginning to end. */
export interface Piece {
  /** In beats a minute. */
  readonly tempo: number;
  readonly beats: number;
  readonly parts: readonly Part[];
  /** How loud each bar is, of 1. The last counts for all that follow. */
  readonly swell?: readonly number[];
  /** The bar from which it is played again and again; left out: it ends. */
  readonly again?: number;
}
