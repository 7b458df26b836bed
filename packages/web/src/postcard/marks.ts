/** A picture to share, as marks on a sheet: where everything stands is decided here in numbers, and only then painted. */
import type { CardId, SeatIndex } from '@fabula/engine/model.ts';
import type { ClueKind } from '@fabula/engine/rules.ts';

/** Upright, as messengers show it whole. */
export const SHEET = { width: 1080, height: 1350 } as const;
export const MARGIN = 56;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The game's own voice; names; small capitals; what is explained; the name of the game. */
export type Face = 'voice' | 'name' | 'caps' | 'plain' | 'title';
export type Ink = 'text' | 'second' | 'gold' | 'foil' | 'ink' | 'ink-second' | 'ink-gold';

export interface Words {
  readonly kind: 'words';
  readonly box: Box;
  readonly lines: readonly string[];
  readonly face: Face;
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  readonly ink: Ink;
  readonly align: 'start' | 'middle' | 'end';
}

/** Whatever is not words. A token lies on a picture's lower edge; a sheet, hills and the moon lie under everything. */
export type Thing =
  | {
      readonly kind: 'picture';
      readonly box: Box;
      readonly card: CardId;
      readonly number: number | null;
      readonly told: boolean;
    }
  | { readonly kind: 'token'; readonly box: Box; readonly seat: SeatIndex; readonly card: CardId }
  | { readonly kind: 'rabbit'; readonly box: Box; readonly seat: SeatIndex }
  | { readonly kind: 'books'; readonly box: Box; readonly seat: SeatIndex; readonly count: number }
  | { readonly kind: 'drawing'; readonly box: Box }
  | { readonly kind: 'sign'; readonly box: Box; readonly of: ClueKind }
  | { readonly kind: 'fleuron'; readonly box: Box }
  | { readonly kind: 'sheet'; readonly box: Box }
  | { readonly kind: 'rule'; readonly box: Box }
  | { readonly kind: 'moon'; readonly box: Box }
  | { readonly kind: 'hills'; readonly box: Box };

export type Mark = Words | Thing;

/** How wide these words are in this face, in pixels. */
export type Measure = (text: string, face: Face, size: number) => number;

export const CARD_RATIO = 1.5;
/** A rabbit with what it holds. */
export const RABBIT_RATIO = 170 / 160;

export const bottomOf = ({ y, height }: Box): number => y + height;
export const rightOf = ({ x, width }: Box): number => x + width;
