/** Opening a table, and coming to one. */
import { personOf } from '@fabula/engine/seats.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import { cleanName, NAMELESS } from '@fabula/protocol/names.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import { openingFor } from '@fabula/table/opening.ts';
import { rests, takeOver } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import { isStruck, type Player } from './players.ts';
import type { Session } from './session.ts';

const USUAL_AVATAR = 'rabbit';
/** Records and the game's opening, in bytes. */
const COST_OF_A_TABLE = 4_000;
/** Of a table's places: the rest is for friends from elsewhere, whatever one stranger does. */
const SHARE_OF_A_NETWORK = 0.75;

export async function open(session: Session, me: Player, message: ClientMessageOf<'open'>): Promise<void> {
  const { desk } = session;
  const { id } = message;
  await desk.decks.fetch(message.decks ?? []);
  const opening = openingFor(session, message);
  if ('code' in opening) return session.refuse(id, opening);
  const repeated = me.doc.opened?.some(({ by }) => by === id) ?? false;
  const full = desk.tables.size >= desk.settings.maxTables || !desk.limits.mayOpen(session.address);
  if (full && !repeated) return session.refuse(id, { code: 'too-many-tables' });
  session.pay('written', COST_OF_A_TABLE);
  const written = await desk.players.save(me, { language: session.language });
  if (written === null) return session.refuse(id, { code: 'unknown-player' });
  const opened = await desk.players.opening(me, id);
  const origin = desk.origins.of(session.address.network);
  const table = await desk.tables.open(opening, { by: me.id, id }, { ...opened, origin });
  session.reply({ ack: id, code: table.code });
}

export async function arrive(session: Session, me: Player, message: ClientMessageOf<'enter'>): Promise<void> {
  const { desk } = session;
  const { id, role } = message;
  const code = message.code.toUpperCase();
  if (desk.limits.hasMissedTooOften(session.address) && !desk.tables.inUse(code)?.knows(me.id))
    return session.refuse(id, { code: 'too-fast' });
  const found = await desk.tables.find(code);
  if (!found) {
    desk.limits.missed(session.address);
    return session.refuse(id, { code: 'no-such-table' });
  }
  const no = turnedAway(session, me, found);
  if (no) return session.refuse(id, no);
  if (message.handover !== undefined && role !== 'player')
    return session.refuse(id, { code: 'watching-only' });

  const isSilent = rests(found, me.id);
  const wished = message.name === undefined || isSilent ? me.doc.name : cleanName(message.name);
  // Browsers bring the name they know; whoever was renamed is let in under the other one.
  const name = isStruck(me, wished) ? NAMELESS[session.language] : wished;
  if (name === '' && role === 'player') return session.refuse(id, { code: 'name-empty' });
  const avatar = (isSilent ? undefined : message.avatar) ?? (me.doc.avatar || USUAL_AVATAR);
  const written = await desk.players.save(me, { name, avatar, language: session.language });
  if (written === null) return session.refuse(id, { code: 'unknown-player' });
  session.pay('written', written);
  if (message.handover !== undefined && !(await handedOver(session, code, me, id, message.handover))) return;

  // The table may have been put away meanwhile; from here on nothing comes in between.
  const table = await desk.tables.find(code);
  if (session.gone) return;
  if (!table) return session.refuse(id, { code: 'no-such-table' });
  const notNow = turnedAway(session, me, table);
  if (notNow) return session.refuse(id, notNow);
  // Whoever rests has at this table the name they had, whatever they are called elsewhere. [I5]
  if (name !== '' && !(rests(table, me.id) && table.profiles.has(me.id)))
    table.introduce(me.id, { name, avatar });
  session.sitAt(table, role);
  table.welcome(session, id);
}

/** Why somebody may not come in. Those who have a place in the game may, however many look on. */
function turnedAway(
  { desk, address }: Session,
  me: Player,
  { register, guests, game }: Table,
): Rejection | null {
  if (register.closed) return { code: 'table-closed' };
  if (register.banned.includes(me.id)) return { code: 'banned' };
  const most = desk.settings.maxGuestsPerTable;
  const fromThere = [...guests].filter((guest) => guest.address.network === address.network).length;
  const isFull = guests.size >= most || fromThere >= most * SHARE_OF_A_NETWORK;
  return isFull && !personOf(game.state, me.id) ? { code: 'table-full' } : null;
}

async function handedOver(
  session: Session,
  code: string,
  me: Player,
  id: string,
  secret: string,
): Promise<boolean> {
  const table = await session.desk.tables.find(code);
  if (!table || table.isOverrun) {
    session.refuse(id, { code: table ? 'too-fast' : 'no-such-table' });
    return false;
  }
  const result = await table.inOrder(() => takeOver(table, { by: me.id, id }, secret), session);
  if (result === null || !('rejection' in result)) return true;
  session.refuse(id, result.rejection);
  return false;
}
