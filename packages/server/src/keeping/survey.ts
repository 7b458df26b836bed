/** What there is in the store, page by page, so that moves get in between. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { GameLog, GameSummary, Page, Rec, Records } from '@fabula/gamelog/port.ts';
import { MEDIA } from '../clue-media.ts';
import { endsGame } from '../game.ts';
import { type TableDoc, TABLES } from '../table-doc.ts';

const PAGE = 200;

/** What is in use now. */
export interface InUse {
  table(code: string): boolean;
  player(id: PlayerId): boolean;
  /** Games at whose table somebody is, or that somebody looks at. */
  games(): ReadonlySet<string>;
}

export interface Survey {
  readonly games: ReadonlyMap<string, GameSummary>;
  /** What the drawn and sung clues of a game take. */
  readonly media: ReadonlyMap<string, number>;
  readonly tables: readonly (TableDoc & { readonly at: number })[];
}

export async function survey(games: GameLog, records: Records): Promise<Survey> {
  const found = new Map<string, GameSummary>();
  for await (const summary of all((page) => games.games(page), nameOf)) found.set(summary.game, summary);
  const media = new Map<string, number>();
  for await (const { id, bytes } of all((page) => records.sizes(MEDIA, page), idOf)) {
    const game = gameOf(id);
    media.set(game, (media.get(game) ?? 0) + bytes);
  }
  const tables: Survey['tables'][number][] = [];
  for await (const { text, at } of every(records, TABLES))
    tables.push({ ...(JSON.parse(text) as TableDoc), at });
  return { games: found, media, tables };
}

export const every = (records: Records, kind: string): AsyncGenerator<Rec> =>
  all((page) => records.list(kind, page), idOf);

/** By its last entry: no log is read for it. */
export async function isOver(games: GameLog, game: string): Promise<boolean> {
  const last = await games.last(game);
  return last !== undefined && endsGame(last);
}

const nameOf = ({ game }: GameSummary): string => game;
const idOf = ({ id }: { readonly id: string }): string => id;
/** A record of clues is called by its game and its round. */
const gameOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

async function* all<T>(
  read: (page: Page) => Promise<T[]>,
  name: (item: T) => string,
): AsyncGenerator<T, void, void> {
  for (let after = ''; ;) {
    const page = await read({ after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = name(last);
  }
}
