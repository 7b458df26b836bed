/** When the server starts, and once a day: forgets the tables and unfinished games nobody has touched for a long time. Finished games stay. */
import type { GameLog, Records } from '@fabula/gamelog/port.ts';
import { prune } from '@fabula/gamelog/prune.ts';
import { ClueMedia } from './clue-media.ts';
import { type TableDoc, TABLES } from './table-doc.ts';

const PAGE = 200;
const ENDED = '"type":"ended"';

export async function tidyUp(
  games: GameLog,
  records: Records,
  idleBefore: number,
  isInUse: (code: string) => boolean,
): Promise<{ games: number; tables: number }> {
  const { keep, stale } = await survey(games, records, idleBefore, isInUse);
  const forgotten = await prune(games, idleBefore, ({ game }) => keep.has(game));
  const clueMedia = new ClueMedia(records);
  for (const game of forgotten) await clueMedia.forgetGame(game);
  const gone = new Set(forgotten);
  let tables = 0;
  for (const { code, game } of stale) {
    // A move may have come in between: then its game was not forgotten, nor is its table.
    if (!gone.has(game) && (await games.length(game)) > 0) continue;
    if (await records.remove(TABLES, code)) tables += 1;
  }
  return { games: forgotten.length, tables };
}

interface Survey {
  /** Finished games, and games of tables in use. */
  readonly keep: ReadonlySet<string>;
  /** Tables whose game on the table is to be forgotten. */
  readonly stale: readonly TableDoc[];
}

async function survey(
  games: GameLog,
  records: Records,
  idleBefore: number,
  isInUse: (code: string) => boolean,
): Promise<Survey> {
  const keep = new Set<string>();
  const stale: TableDoc[] = [];
  for (let after = ''; ;) {
    const page = await records.list(TABLES, { after, limit: PAGE });
    for (const { text, at } of page) {
      const doc = JSON.parse(text) as TableDoc;
      for (const finished of doc.games) keep.add(finished);
      if (at >= idleBefore || isInUse(doc.code) || (await isOver(games, doc.game))) keep.add(doc.game);
      else stale.push(doc);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return { keep, stale };
    after = last.id;
  }
}

async function isOver(games: GameLog, game: string): Promise<boolean> {
  const length = await games.length(game);
  const [last] = length === 0 ? [] : await games.read(game, length - 1);
  return last?.text.includes(ENDED) ?? false;
}
