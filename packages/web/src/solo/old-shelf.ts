/** What the first edition kept of the table on this device, in today's words. */
import type { SeatedBots } from '@fabula/bots/seats.ts';
import type { Entry } from '@fabula/engine/log.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { writeDocument } from '@fabula/table/documents.ts';
import { SOLO_CODE } from './code.ts';

export interface SoloDoc {
  readonly game: string;
  readonly games: readonly string[];
  readonly language: Language;
  readonly chat: boolean;
  readonly secret: string;
  readonly bots: SeatedBots;
}

export interface SoloEntry extends Entry {
  readonly id: string | null;
}

/** Who it was that asked on this device. */
const ME = 'me';

export function recordOfDoc({ game, games, language, chat, bots }: SoloDoc): string {
  const empty = { listed: false, banned: [], mutes: {}, handovers: [] };
  return writeDocument({ code: SOLO_CODE, game, games, language, chat, bots, ...empty });
}

export function textOfEntry({ seq, command, events, hash, id }: SoloEntry): string {
  const asker = id === null ? {} : { by: ME, id };
  return JSON.stringify({ ...asker, hash, entry: [seq, command, events] });
}
