/** Where a visit can be, and which of the server's words lead where. */
import type { Answer } from '@fabula/protocol/client-types.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Role } from '@fabula/protocol/table.ts';
import type { Company } from './net/tables.ts';

/** Why there is no table to be at. */
export type Refusal = 'gone' | 'full' | 'banned' | 'closed' | 'old' | 'errors';
export type Dismissal =
  'kicked' | 'banned' | 'old' | 'elsewhere' | 'errors' | 'forgotten' | 'barred' | 'closed';

export type Place =
  /** No table: the cover, or a page to read. */
  | { readonly at: 'cover' }
  /** Before a table: a name and a rabbit are chosen. */
  | { readonly at: 'door'; readonly code: string; readonly company: Company | null; readonly trouble: string }
  | { readonly at: 'entering'; readonly code: string; readonly role: Role }
  /** Bots sit down: the lobby need not be seen. */
  | { readonly at: 'dealing'; readonly code: string; readonly role: 'player' }
  | { readonly at: 'table'; readonly code: string; readonly role: Role }
  | { readonly at: 'turnedAway'; readonly code: string; readonly role: Role; readonly why: Refusal }
  /** By the server, wherever the page was; `until`: when a ban is over. */
  | { readonly at: 'dismissed'; readonly why: Dismissal; readonly until: number | null };

export const REFUSALS: Partial<Record<(Answer & { ok: false })['code'], Refusal>> = {
  'no-such-table': 'gone',
  'table-full': 'full',
  banned: 'banned',
  'table-closed': 'closed',
  'old-client': 'old',
};
/** Null: the connection comes back by itself. */
export const DISMISSALS: Readonly<Record<ByeReason, Dismissal | null>> = {
  stopping: null,
  idle: null,
  slow: null,
  kicked: 'kicked',
  banned: 'banned',
  'too-old': 'old',
  elsewhere: 'elsewhere',
  'too-many-errors': 'errors',
  forgotten: 'forgotten',
  'banned-from-site': 'barred',
  'table-closed': 'closed',
};

/** The table does not want them, or is no more. */
export const isForGood = (why: Dismissal): boolean =>
  why === 'kicked' || why === 'banned' || why === 'barred' || why === 'closed';

export const isForScreen = (place: Place): boolean => 'role' in place && place.role === 'screen';
