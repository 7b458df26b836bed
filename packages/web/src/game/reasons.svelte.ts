/** Why a seat got its points, in words. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import { listed, t } from '../i18n/i18n.svelte.ts';
import type { AlbumPage } from './album.ts';
import { firstAt, nameOf, withinAt } from './names.svelte.ts';
import { headsAt, isMine, type Seen } from './seen.ts';
import { votersFor } from './votes.ts';

/** The answer of the round: whose picture it was. */
export function answerOf(seen: Seen, page: AlbumPage): string {
  return t(page.storyteller === seen.view.seat ? 'reveal.wasMine' : 'reveal.was', {
    name: nameOf(seen, page.storyteller),
    n: page.result.owners.indexOf(page.storyteller) + 1,
  });
}

/** And who found it. */
export function findersOf(seen: Seen, page: AlbumPage): string {
  const finders = votersFor(page, page.storyteller).map((seat, i) =>
    i === 0 ? firstAt(seen, seat) : withinAt(seen, seat),
  );
  return finders.length > 0 ? t('reveal.found', { names: listed(finders) }) : t('reveal.nobody');
}

/** What the round brought the storyteller and each who found the picture. */
export function because(seen: Seen, { storyteller, result }: AlbumPage): string {
  const finder = result.reasons.find(({ found }) => found !== undefined);
  return t(`reveal.because.${result.outcome}`, {
    name: withinAt(seen, storyteller),
    // "You" takes the verb of many, also when it is one.
    heads: isMine(seen, storyteller) ? 2 : headsAt(seen, storyteller),
    n: result.points[storyteller] ?? 0,
    finder: finder?.found ?? 0,
  });
}

export const gained = (points: number): string => (points > 0 ? `+${points}` : '0');

export function reasonOf(
  page: Pick<AlbumPage, 'result' | 'storyteller'>,
  seat: SeatIndex,
  called: (seat: SeatIndex) => string,
  mine: SeatIndex | null = null,
  /** How many were fooled, not who: their votes lie at the picture. */
  isBrief = false,
): string {
  const { result, storyteller } = page;
  const why = result.reasons[seat] ?? {};
  const parts: string[] = [];
  const plus = (points: number | undefined): string => (points ? `\u00a0+${points}` : '');
  if (seat === storyteller) {
    const finders = votersFor(page, seat).length;
    if (result.outcome === 'all') return t('why.all') + plus(why.told);
    if (result.outcome === 'nobody') return t('why.nobody') + plus(why.told);
    parts.push(t('why.told') + plus(why.told));
    if (why.finders) parts.push(t('why.finders', { n: finders }) + plus(why.finders));
    return parts.join(', ');
  }
  const vote = result.votes[seat] ?? null;
  const voted = vote === null ? null : (result.owners[vote - 1] ?? null);
  if (voted === storyteller) parts.push(t('why.found') + plus(why.found));
  if (why.nobody) parts.push(t('why.nobodyFound') + plus(why.nobody));
  const fooled = votersFor(page, seat);
  if (fooled.length > 0)
    parts.push(
      t('why.fooled', { names: isBrief ? String(fooled.length) : listed(fooled.map(called)) }) +
        plus(why.fooled),
    );
  if (parts.length === 0) {
    parts.push(
      voted === null
        ? t('why.noVote')
        : voted === mine
          ? t('why.fellMine')
          : t('why.fell', { name: called(voted) }),
    );
  }
  return parts.join(', ');
}
