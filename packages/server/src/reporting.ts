/** Somebody says that a player misbehaves: the host finds it in the log. */
import { plainText } from '@fabula/engine/text.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import { LONGEST_REASON } from '@fabula/protocol/table.ts';
import type { Result } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Session } from './session.ts';

export function report(session: Session, table: Table, message: ClientMessageOf<'report'>): Result {
  const { player } = message;
  const by = session.player;
  if (player === by) return { rejection: { code: 'not-yourself' } };
  if (!table.knows(player)) return { rejection: { code: 'no-such-player' } };
  const reason = plainText(message.reason).slice(0, LONGEST_REASON);
  const { counts, log } = session.desk;
  counts.reports += 1;
  log.warn(
    { report: { by, player, table: table.code, game: table.game.id, reason } },
    'a player was reported',
  );
  return null;
}
