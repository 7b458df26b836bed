/** The other one in my seat: what they look at, and what they played for us both. */
import type { CardId, PlayerId } from '@fabula/engine/model.ts';
import type { Glanced, Played } from '@fabula/protocol/server-messages.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { otherAt, type Seen } from './seen.ts';
import { lastGlance, lastMove } from './told-by-partner.svelte.ts';

type At = NonNullable<Glanced['glance']['at']>;

/** Null: nobody shares my seat. */
export const partnerOf = (seen: Seen): PlayerId | null => otherAt(seen, seen.view.seat);
export const nameOfPartner = (seen: Seen): string =>
  seen.table.profiles[partnerOf(seen) ?? '']?.name ?? t('talk.somebody');

/** Said by whoever sits there now, and of this round. */
const isOfNow = (seen: Seen, told: { by: PlayerId; game: string; round: number }): boolean =>
  told.by === partnerOf(seen) && told.game === seen.view.game && told.round === seen.view.round;

/** What they look at in this phase. */
export function glanceIn<Type extends At['type']>(
  seen: Seen,
  type: Type,
): Extract<At, { type: Type }> | null {
  const glance = lastGlance();
  if (!glance || !isOfNow(seen, glance) || seen.view.phase !== type) return null;
  const isOf = (at: At | null): at is Extract<At, { type: Type }> => at?.type === type;
  return isOf(glance.at) ? glance.at : null;
}

/** The pictures of our hand that they look at or have taken up, and how to say so. */
export function eyesOn(seen: Seen): ReadonlyMap<CardId, string> {
  const telling = glanceIn(seen, 'tell');
  const cards = glanceIn(seen, 'submit')?.cards ?? (telling && telling.card !== null ? [telling.card] : []);
  return new Map(cards.map((card) => [card, t('pair.looks', { name: nameOfPartner(seen) })]));
}

/** Whether it was they who made this move for us both. */
export function playedByPartner(seen: Seen, move: Played['played']['move']): boolean {
  const last = lastMove();
  return last !== null && last.move === move && isOfNow(seen, last);
}
