/** A round's clue, as it is quoted later. */
import { t } from '../i18n/i18n.svelte.ts';
import type { AlbumPage } from './album.ts';

export function clueWords(pages: readonly AlbumPage[], round: number): string {
  const clue = pages.find((page) => page.round === round)?.clue;
  if (!clue) return '';
  return clue.kind === 'text' ? t('quoted', { text: clue.text }) : t(`kind.${clue.kind}`);
}
