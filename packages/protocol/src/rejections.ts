/** Why a message was refused. Each code has a sentence in every message file. */
import type { Rejection as GameRejection } from '@fabula/engine/commands.ts';

export type TableRejection =
  | { code: 'hello-first' }
  | { code: 'old-client'; oldest: number }
  | { code: 'unknown-player' }
  | { code: 'no-such-table' }
  | { code: 'no-such-deck'; deck: string }
  | { code: 'enter-first' }
  | { code: 'banned' }
  | { code: 'banned-from-site'; until: number | null }
  | { code: 'table-closed' }
  | { code: 'table-full' }
  | { code: 'too-many-tables' }
  | { code: 'too-many-players' }
  | { code: 'too-fast' }
  | { code: 'log-full' }
  | { code: 'watching-only' }
  | { code: 'screens-only' }
  | { code: 'audience-only' }
  | { code: 'name-empty' }
  | { code: 'name-struck' }
  | { code: 'saying-empty' }
  | { code: 'saying-too-long'; most: number }
  | { code: 'chat-off' }
  | { code: 'storyteller-rests' }
  | { code: 'no-partner' }
  | { code: 'partner-was-first' }
  | { code: 'handover-void' }
  | { code: 'game-not-over' }
  | { code: 'somebody-leads' }
  | { code: 'not-a-bot' }
  | { code: 'not-yourself' }
  | { code: 'no-longer-there' }
  | { code: 'playing-alone' }
  | { code: 'not-saved' };

export type Rejection = GameRejection | TableRejection;
export type RejectionCode = Rejection['code'];
export type RejectionOf<Code extends RejectionCode> = Extract<Rejection, { code: Code }>;
/** What a rejection says besides its code. */
export type ParamsOf<Code extends RejectionCode> = Omit<RejectionOf<Code>, 'code'>;
