/** What this browser saw of games before their cards were dealt, and what it added: to compare with what is told when they are over. */
import type { Remembered } from '@fabula/engine/replay.ts';
import { keep, kept } from './storage.ts';

const NAME = 'shares';
/** As many as there are albums. */
const MOST = 12;

type Share = Remembered & { readonly game: string };

const shares = (): readonly Share[] => kept<Share[]>(NAME) ?? [];

export const shareIn = (game: string): Remembered => shares().find((share) => share.game === game) ?? {};

export function keepShare(share: Share): void {
  keep(NAME, [share, ...shares().filter(({ game }) => game !== share.game)].slice(0, MOST));
}

export const dropShares = (): void => keep(NAME, []);
