/** Names as the page's language says them. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import { listed, t } from '../i18n/i18n.svelte.ts';
import { isMine, peopleAt, seatName, type Names, type Seen } from './seen.ts';

export const NAMES: Names = { rabbit: (colour) => t(`rabbit.${colour}`), and: listed };

export const nameOf = (seen: Seen, seat: SeatIndex): string => seatName(seen, seat, NAMES);
/** "you" for my own seat, within a sentence. */
export const withinAt = (seen: Seen, seat: SeatIndex): string =>
  isMine(seen, seat) ? t('you.within') : nameOf(seen, seat);
/** The same at the head of a list of names: "You and Tom found it", but „Отгадали: вы и Том“. */
export const firstAt = (seen: Seen, seat: SeatIndex): string =>
  isMine(seen, seat) ? t('you.first') : nameOf(seen, seat);
/** "You" for my own seat. */
export const calledAt = (seen: Seen, seat: SeatIndex): string =>
  isMine(seen, seat) ? t('you') : nameOf(seen, seat);
/** Each of those who share a seat, "You" first if it is mine. */
export function namesAt(seen: Seen, seat: SeatIndex): string[] {
  const people = peopleAt(seen, seat).filter((id) => id !== seen.me);
  const names = people.flatMap((id) => seen.table.profiles[id]?.name ?? []);
  if (isMine(seen, seat)) return [t('you'), ...names];
  return names.length > 0 ? names : [nameOf(seen, seat)];
}
