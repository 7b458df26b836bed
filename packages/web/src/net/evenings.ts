/** The games this browser took part in, the latest first, and the table it was at last: kept on this device, and nowhere else. */
import type { PhaseName, PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import type { Seen } from '../game/seen.ts';
import { SOLO_CODE } from '../solo/code.ts';
import { dropAlbums } from './albums.ts';
import { dropShares } from './shares.ts';
import { keep, kept } from './storage.ts';
import { satAt } from './tables.ts';

const NAME = 'evenings';
const LAST = 'last';
/** As many as there are albums. */
const MOST = 12;
/** Nobody waits longer than a day. */
const WAITS = 24 * 60 * 60 * 1000;

export interface Evening {
  readonly code: string;
  readonly at: number;
  readonly view: View;
  readonly me: PlayerId | null;
  readonly profiles: Readonly<Record<PlayerId, Profile>>;
}

interface Last {
  readonly code: string;
  readonly at: number;
  /** What the table was at; left out by earlier editions. */
  readonly phase?: PhaseName;
}

export const evenings = (): readonly Evening[] => kept<Evening[]>(NAME) ?? [];

let before = '';

/** Written when a round is over, and not with every move. */
export function rememberEvening({ view, table, me, role }: Seen, now = Date.now()): void {
  if (role !== 'player' || view.seat === null) return;
  const { game, round, phase } = view;
  const moment = `${table.code} ${game} ${round} ${phase}`;
  if (moment === before) return;
  before = moment;
  keep(LAST, { code: table.code, at: now, phase } satisfies Last);
  if (phase !== 'result' && phase !== 'over') return;
  const evening: Evening = { code: table.code, at: now, view, me, profiles: table.profiles };
  keep(NAME, [evening, ...evenings().filter((other) => other.view.game !== game)].slice(0, MOST));
}

/** The code of the table one may want to go back to. Null: there is none. */
export function tableLeft(now = Date.now()): string | null {
  const last = kept<Last>(LAST);
  if (!last || !satAt(last.code) || now - last.at > WAITS) return null;
  // A game alone that is over is not taken up again.
  const isOver = evenings().find(({ code }) => code === last.code)?.view.phase === 'over';
  return last.code === SOLO_CODE && isOver ? null : last.code;
}

/** What this table was at when it was last seen here; at tables that were not, people gather most often. */
export function phaseLeft(code: string): PhaseName {
  const last = kept<Last>(LAST);
  return (last?.code === code ? last.phase : undefined) ?? 'lobby';
}

/** Nobody goes back to where they were sent away from. */
export function leaveBehind(code: string): void {
  if (kept<Last>(LAST)?.code === code) keep(LAST, null);
}

/** For whoever wants nobody to see what was played here. */
export function clearEvenings(): void {
  keep(NAME, []);
  dropAlbums();
  dropShares();
}
