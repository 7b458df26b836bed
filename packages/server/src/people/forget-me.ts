/** A player wants to be forgotten, with everything that is theirs. */
import { giveUpSeat } from '@fabula/table/requests.ts';
import type { Player } from './players.ts';
import type { Session } from './session.ts';

export async function forgetMe(session: Session, me: Player, id: string): Promise<void> {
  const { tables, clueMedia, ownDecks, players, sessions, tellHouse } = session.desk;
  for (const table of tables.all) if (table.knows(me.id)) await giveUpSeat(table, me.id);
  // The player last: whoever is cut off in between can still ask for the rest.
  await clueMedia.forgetPlayer(me.id);
  await ownDecks.forgetPlayer(me.id);
  await players.forget(me.id);
  for (const table of tables.all) table.forget(me.id);
  session.reply({ ack: id });
  tellHouse({ what: 'forgotten', player: me.id });
  sessions.byeAll(me.id, 'forgotten');
}
