/** Those who look on and guess along: what they took for the storyteller's picture, told after the reveal. */
import type { Audience } from '@fabula/protocol/server-messages.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { draftFor } from '../net/drafts.ts';
import type { AlbumPage } from './album.ts';
import type { Seen } from './seen.ts';

type Counted = Audience['audience'];

/** Of the game on the table, one of each round: whoever looks at a result for long still finds its own. */
let counted = $state.raw<readonly Counted[]>([]);

export function hear(told: Counted): void {
  counted = [...counted.filter(({ game, round }) => game === told.game && round !== told.round), told];
}

export function forget(): void {
  counted = [];
}

/** How many took this picture for the storyteller's; 0 also where nobody looked on. */
export const guessesOn = (page: AlbumPage, number: number): number => votesOf(page)[number - 1] ?? 0;

const votesOf = (page: AlbumPage): readonly number[] =>
  counted.find(({ game, round }) => game === page.game && round === page.round)?.votes ?? [];

/** How many of them found it; empty: nobody guessed. */
export function audienceWords(page: AlbumPage): string {
  const all = votesOf(page).reduce((sum, votes) => sum + votes, 0);
  const n = guessesOn(page, page.result.owners.indexOf(page.storyteller) + 1);
  return all === 0 ? '' : t('audience.found', { n, all });
}

/** What I guessed, if I looked on: this device remembers. */
export const myGuess = ({ view }: Seen, { game, round }: Pick<AlbumPage, 'game' | 'round'>): number | null =>
  view.seat === null ? draftFor<number>({ game, round, phase: 'vote' }) : null;
