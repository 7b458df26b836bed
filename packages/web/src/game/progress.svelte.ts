/** How long the game still goes, in words. */
import { t } from '../i18n/i18n.svelte.ts';
import type { Progress } from './progress.ts';

export const roundOf = ({ round, of }: Progress): string =>
  of === null ? t('round', { n: round }) : t('round.of', { n: round, of });

export const leftWords = ({ isLast, left }: Progress): string | undefined =>
  isLast ? t('left.last') : left === null ? undefined : t(`left.${left.what}`, { n: left.n });
