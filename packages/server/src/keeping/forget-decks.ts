/** Own decks that nobody plays any more, and whose makers do not come; and what is left of those that were deleted. */
import { everyRecord } from '@fabula/gamelog/pages.ts';
import type { Rec, Store } from '@fabula/gamelog/port.ts';
import { BrokenDocument } from '@fabula/table/documents.ts';
import { CLOCK } from '../clock.ts';
import { type OwnDeck, readOwnDeck } from '../own-decks/own-deck.ts';
import { OWN_DECKS, OwnDecks } from '../own-decks/own-decks.ts';
import { PLAYERS } from '../people/players.ts';
import { type Calendar, DAY } from './calendar.ts';
import type { Survey } from './survey.ts';

/** How many were forgotten. A deck is noted whenever it is changed, and when it is played. */
export async function forgetOwnDecks(
  store: Pick<Store, 'records' | 'media'>,
  { ownDecks }: Pick<Survey, 'ownDecks'>,
  calendar: Calendar,
  keepDays: number,
): Promise<number> {
  const decks = new OwnDecks(store, CLOCK, { bytesOfPlayer: 0, bytesOfHouse: 0 });
  const isOld = (at: number): boolean => keepDays > 0 && calendar.since(at) > keepDays * DAY;
  let gone = 0;
  for await (const record of everyRecord(store.records, OWN_DECKS)) {
    const deck = readable(record);
    if (!deck || !isOld(record.at)) continue;
    const owner = deck.owner === null ? undefined : await store.records.get(PLAYERS, deck.owner);
    if (owner && !isOld(owner.at)) continue;
    if (!(await store.records.remove(OWN_DECKS, record.id, record.version))) continue;
    await decks.forgetRest(record.id, deck.owner);
    gone += 1;
  }
  // We may have been killed while one was deleted.
  for (const id of ownDecks) {
    const record = await store.records.get(OWN_DECKS, id);
    const deck = record && readable(record);
    if (!record || deck?.owner === null) await decks.forgetRest(id, null);
  }
  return gone;
}

/** Null: it is left as it is. */
function readable(record: Rec): OwnDeck | null {
  try {
    return readOwnDeck(record);
  } catch (error) {
    if (error instanceof BrokenDocument) return null;
    throw error;
  }
}
