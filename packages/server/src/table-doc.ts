/** What is kept of a table besides its games. Names are not: they belong to players, who may have them deleted. */
import type { SeatedBots } from '@fabula/bots/seats.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';

export interface Handover {
  /** SHA-256 of the secret in the link. */
  readonly hash: string;
  readonly from: PlayerId;
  readonly until: number;
}

export interface TableDoc {
  readonly code: string;
  /** The game on the table now. */
  readonly game: string;
  /** Those played before, the oldest first. */
  readonly games: readonly string[];
  readonly language: Language;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly banned: readonly PlayerId[];
  readonly bots: SeatedBots;
  /** By viewer: whom they do not want to hear. */
  readonly mutes: Readonly<Record<PlayerId, readonly PlayerId[]>>;
  readonly handovers: readonly Handover[];
}

export const TABLES = 'table';
