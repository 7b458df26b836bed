/** A game goes with all that belongs to it. */
import type { Store } from '@fabula/gamelog/port.ts';
import { ClueMedia } from '../tables/clue-media.ts';
import { TABLES } from '../tables/logs.ts';
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
  await new ClueMedia(store).forgetGame(game);
  for (const { code } of on) await records.remove(TABLES, code);
  return true;
}
