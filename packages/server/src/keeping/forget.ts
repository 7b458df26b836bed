/** A game goes with all that belongs to it. */
import type { Store } from '@fabula/gamelog/port.ts';
import { ClueMedia } from '../tables/clue-media.ts';
import { BOTS, TABLES } from '../tables/logs.ts';
import { ALBUMS } from './albums.ts';
import type { InUse, Survey } from './survey.ts';

/** False: somebody has come or moved meanwhile. Its table goes too, if it is the game on it; what was played there before stays. */
export async function forgetGame(
  store: Pick<Store, 'games' | 'records' | 'media'>,
  { tables }: Pick<Survey, 'tables'>,
  inUse: InUse,
  { game, seq }: { readonly game: string; readonly seq: number },
): Promise<boolean> {
  const { games, records } = store;
  const on = tables.filter((table) => table.game === game);
  const lookedAtFrom = [...on, ...tables.filter(({ before }) => before === game)];
  for (const { code } of lookedAtFrom) if (await inUse.table(code)) return false;
  if (inUse.games().has(game)) return false;
  if (!(await games.remove(game, seq))) return false;
  await forgetWhatBelongsTo(store, game);
  for (const { code } of on) await records.remove(TABLES, code);
  return true;
}

/** Also of a game that is gone already, if we were killed in between. */
export async function forgetWhatBelongsTo(
  { records, media }: Pick<Store, 'records' | 'media'>,
  game: string,
): Promise<void> {
  await new ClueMedia({ records, media }).forgetGame(game);
  for (const kind of BESIDES) await records.remove(kind, game);
}

/** Records that are called by their game. */
export const BESIDES = [ALBUMS, BOTS] as const;
