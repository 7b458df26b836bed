/** What there is in the store, page by page, so that moves get in between. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { endsGame } from '@fabula/table/game.ts';
import { BrokenDocument } from '@fabula/table/documents.ts';
import { readRegister } from '@fabula/table/register/record.ts';
import { everyGame, everyMedium, everyRecord, everySize } from '@fabula/gamelog/pages.ts';
import type { GameLog, GameSummary, RecSize, Store } from '@fabula/gamelog/port.ts';
import { MEDIA } from '../tables/clue-media.ts';
import { ownDeckOf } from '../own-decks/own-decks.ts';
import { TABLES } from '../tables/logs.ts';

/** What is in use now. */
export interface InUse {
  /** Through any node. */
  table(code: string): boolean | Promise<boolean>;
  player(id: PlayerId): boolean;
  /** Games at whose table somebody is, or that somebody looks at. */
  games(): ReadonlySet<string>;
}

export interface Survey {
  readonly games: ReadonlyMap<string, GameSummary>;
  /** What the drawn and sung clues of a game take. */
  readonly media: ReadonlyMap<string, number>;
  readonly tables: readonly TableFound[];
  /** Own decks that have pictures. */
  readonly ownDecks: ReadonlySet<string>;
}

export interface TableFound {
  readonly code: string;
  /** On it now, and the one before, whose result people may still talk about. */
  readonly game: string;
  readonly before: string | null;
  readonly at: number;
}

type Kept = Pick<Store, 'games' | 'records' | 'media'>;

export async function survey({ games, records, media: bytes }: Kept): Promise<Survey> {
  const found = new Map<string, GameSummary>();
  for await (const summary of everyGame(games)) found.set(summary.game, summary);
  const media = new Map<string, number>();
  const weigh = ({ id, bytes }: RecSize): void => {
    const game = gameOf(id);
    media.set(game, (media.get(game) ?? 0) + bytes);
  };
  for await (const size of everySize(records, MEDIA)) weigh(size);
  const ownDecks = new Set<string>();
  for await (const size of everyMedium(bytes)) {
    const deck = ownDeckOf(size.id);
    if (deck === null) weigh(size);
    else ownDecks.add(deck);
  }
  const tables: TableFound[] = [];
  for await (const { id: code, text, at } of everyRecord(records, TABLES)) {
    const games = gamesOf(code, text);
    if (games) tables.push({ code, ...games, at });
  }
  return { games: found, media, tables, ownDecks };
}

/** Null: the table's record cannot be read, and is left as it is. */
export function gamesOf(code: string, text: string): Pick<TableFound, 'game' | 'before'> | null {
  try {
    const { game, games } = readRegister(code, text);
    return { game, before: games.at(-1) ?? null };
  } catch (error) {
    if (error instanceof BrokenDocument) return null;
    throw error;
  }
}

/** By its last entry: no log is read for it. */
export async function isOver(games: GameLog, game: string): Promise<boolean> {
  const last = await games.last(game);
  return last !== undefined && endsGame(last);
}

/** A document of clues is called by its game and its round, a clue by its game and its name. */
const gameOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
