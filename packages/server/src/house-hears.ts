/** What another node has done to somebody is done here too. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { giveUpSeat } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Logger } from 'pino';
import type { Limits } from './budgets/limits.ts';
import type { Onlookers } from './keeping/onlookers.ts';
import type { Bans } from './moderation/bans.ts';
import type { HouseTidings } from './nodes/house-tidings.ts';
import type { Players } from './people/players.ts';
import type { Sessions } from './people/sessions.ts';
import type { Tables } from './tables/tables.ts';

interface Rooms {
  readonly bans: Bans;
  readonly limits: Limits;
  readonly onlookers: Onlookers;
  readonly players: Players;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly log: Logger;
}

type Told = Exclude<HouseTidings, { what: 'listed' }>;

export function houseHears(rooms: Rooms): (tidings: Told) => void {
  return (tidings) => {
    hear(rooms, tidings).catch((error: unknown) => {
      rooms.log.error({ err: error, what: tidings.what }, 'what another node told could not be done');
    });
  };
}

async function hear(
  { bans, limits, onlookers, players, sessions, tables }: Rooms,
  tidings: Told,
): Promise<void> {
  switch (tidings.what) {
    case 'bans': {
      await bans.reload();
      for (const session of sessions.all) {
        const ban = bans.ofPlayer(session.player);
        if (ban) session.banned(ban.until);
      }
      return;
    }
    case 'forgotten': {
      const { player } = tidings;
      sessions.byeAll(player, 'forgotten');
      // Each for itself: one that cannot write just now must not remember what all others forget.
      await Promise.all([...tables.all].map((table) => forgottenAt(table, player)));
      return;
    }
    case 'struck': {
      const { player } = tidings;
      for (const { me } of sessions.of(player)) if (me) await players.reload(me);
      const profile = await players.profileOf(player);
      for (const table of tables.all) if (profile) table.rename(player, profile);
      return;
    }
    case 'lookedAt':
      onlookers.hear(tidings.game, tidings.network);
      return;
    case 'counted':
      limits.hear(tidings.of, tidings.address);
      return;
  }
}

async function forgottenAt(table: Table, player: PlayerId): Promise<void> {
  try {
    if (table.knows(player)) await giveUpSeat(table, player);
  } finally {
    table.forget(player);
  }
}
