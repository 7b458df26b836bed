/** When the server starts, and once a day: forgets the tables and unfinished games nobody has touched for a long time, and players who have not come. Finished games stay. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { GameLog, Rec, Records } from '@fabula/gamelog/port.ts';
import { prune } from '@fabula/gamelog/prune.ts';
import { ClueMedia } from './clue-media.ts';
import { PLAYERS } from './players.ts';
import { type TableDoc, TABLES } from './table-doc.ts';

const PAGE = 200;
const ENDED = '"type":"ended"';

/** What is in memory now. */
export interface InUse {
  table(code: string): boolean;
  player(id: PlayerId): boolean;
}

export async function tidyUp(
  games: GameLog,
  records: Records,
  idleBefore: number,
  inUse: InUse,
): Promise<{ games: number; tables: number; players: number }> {
  const { keep, stale } = await survey(games, records, idleBefore, inUse);
  const codes = new Map(stale.map(({ game, code }) => [game, code]));
  const forgotten = await prune(
    games,
    idleBefore,
    ({ game }) => keep.has(game) || inUse.table(codes.get(game) ?? ''),
  );
  const clueMedia = new ClueMedia(records);
  for (const game of forgotten) await clueMedia.forgetGame(game);
  const gone = new Set(forgotten);
  let tables = 0;
  for (const { code, game } of stale) {
    // A move may have come in between: then its game was not forgotten, nor is its table.
    if (!gone.has(game) && (await games.length(game)) > 0) continue;
    if (await records.remove(TABLES, code)) tables += 1;
  }
  return {
    games: forgotten.length,
    tables,
    players: await forgetPlayers(games, records, idleBefore, inUse),
  };
}

/** What is known of those who have neither come nor a place in the game of any table there is. */
async function forgetPlayers(
  games: GameLog,
  records: Records,
  idleBefore: number,
  inUse: InUse,
): Promise<number> {
  const idle = new Map<PlayerId, number>();
  for await (const { id, at, version } of all(records, PLAYERS)) {
    if (at < idleBefore && !inUse.player(id)) idle.set(id, version);
  }
  for await (const { text } of all(records, TABLES)) {
    if (idle.size === 0) break;
    const { game } = JSON.parse(text) as TableDoc;
    for (const entry of await games.read(game)) for (const id of namedIn(entry.text)) idle.delete(id);
  }
  let players = 0;
  for (const [id, version] of idle) if (await records.remove(PLAYERS, id, version)) players += 1;
  return players;
}

/** Whoever an entry brings to the table. Who has left again is kept too: that is far quicker than to play the game again. */
function* namedIn(entry: string): Generator<PlayerId> {
  for (const [, id = ''] of entry.matchAll(/"(?:owner|player|to)":"([\w-]+)"/g)) yield id;
}

async function* all(records: Records, kind: string): AsyncGenerator<Rec> {
  for (let after = ''; ;) {
    const page = await records.list(kind, { after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

interface Survey {
  /** Finished games, and games of tables in use. */
  readonly keep: ReadonlySet<string>;
  /** Tables whose game on the table is to be forgotten. */
  readonly stale: readonly TableDoc[];
}

async function survey(games: GameLog, records: Records, idleBefore: number, inUse: InUse): Promise<Survey> {
  const keep = new Set<string>();
  const stale: TableDoc[] = [];
  for await (const { text, at } of all(records, TABLES)) {
    const doc = JSON.parse(text) as TableDoc;
    for (const finished of doc.games) keep.add(finished);
    if (at >= idleBefore || inUse.table(doc.code) || (await isOver(games, doc.game))) keep.add(doc.game);
    else stale.push(doc);
  }
  return { keep, stale };
}

async function isOver(games: GameLog, game: string): Promise<boolean> {
  const length = await games.length(game);
  const [last] = length === 0 ? [] : await games.read(game, length - 1);
  return last?.text.includes(ENDED) ?? false;
}
