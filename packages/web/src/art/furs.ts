/** The six coats. */
import type { Colour } from '@fabula/engine/model.ts';

export interface Fur {
  readonly coat: string;
  readonly light: string;
  readonly dark: string;
}

export const FURS: Readonly<Record<Colour, Fur>> = {
  vermilion: { coat: '#d9532f', light: '#f0a083', dark: '#a83a1c' },
  ochre: { coat: '#e8b33f', light: '#f8de9c', dark: '#bd8520' },
  moss: { coat: '#6fa05a', light: '#b4d29f', dark: '#4d7b3c' },
  sky: { coat: '#6bbad6', light: '#bfe3ef', dark: '#4590ae' },
  plum: { coat: '#a766a0', light: '#d9b1d2', dark: '#7d4376' },
  bone: { coat: '#f1e8d6', light: '#ffffff', dark: '#cdbd9c' },
};
