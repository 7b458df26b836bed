/** What every connection shares: the tables, the players, and the limits. */
import type { ClueMedia } from '../tables/clue-media.ts';
import type { Clock } from '../clock.ts';
import type { Counts } from '../counts.ts';
import type { Decks } from '../decks.ts';
import type { OwnDecks } from '../own-decks/own-decks.ts';
import type { Origins } from '../budgets/origins.ts';
import type { Limits } from '../budgets/limits.ts';
import type { Bans } from '../moderation/bans.ts';
import type { Reports } from '../moderation/reports.ts';
import type { Logger } from 'pino';
import type { TellHouse } from '../nodes/house-tidings.ts';
import type { Players } from './players.ts';
import type { Sessions } from './sessions.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../tables/tables.ts';

export interface Desk {
  readonly settings: Settings;
  readonly version: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly counts: Counts;
  readonly limits: Limits;
  readonly players: Players;
  readonly clueMedia: ClueMedia;
  readonly decks: Decks;
  readonly ownDecks: OwnDecks;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly origins: Origins;
  readonly bans: Bans;
  readonly reports: Reports;
  readonly tellHouse: TellHouse;
}
