/**
 * When the server starts, and once a day: forgets games that nobody has moved in for a long time, and players who have not
 * come. What is to go is marked, and goes a day later if nothing has changed; and only a part of everything goes at once:
 * a clock that is wrong for an hour, or a mistake of ours, must not cost what people have played.
 */
import type { PlayerId } from '@fabula/engine/model.ts';
import { everyRecord, everySize, pagesOf } from '@fabula/gamelog/pages.ts';
import type { GameSummary, Store } from '@fabula/gamelog/port.ts';
import { REPORTS } from '../moderation/reports.ts';
import { PLAYERS } from '../people/players.ts';
import { TABLES } from '../tables/logs.ts';
import { Calendar, DAY } from './calendar.ts';
import { forgetOwnDecks } from './forget-decks.ts';
import { goneAlbums } from './albums.ts';
import { BESIDES, forgetGame, forgetWhatBelongsTo } from './forget.ts';
import { gamesOf, type InUse, isOver, type Survey, survey } from './survey.ts';

/** In days; 0: for ever. */
export interface Terms {
  readonly keepDays: number;
  readonly keepFinishedDays: number;
}

export interface Forgotten {
  readonly games: number;
  readonly players: number;
  readonly decks: number;
  /** Games that will go next time. */
  readonly marked: number;
}

/** Whoever is marked stays at least so long: a server that is started anew every night has come round by then. */
const NOTICE = 20 * 60 * 60 * 1000;
const MARKED = 'marked';
/** Of all games so many may go in a run. */
const [LEAST, PART] = [200, 0.1];
/** Where a game was opened from is of use while somebody may still fill the disk. */
const KEEP_ORIGIN = 30 * DAY;

/** What was reported is settled by then, or never. */
const KEEP_REPORTS = 90 * DAY;

type Kept = Pick<Store, 'games' | 'records' | 'media'>;

export async function tidyUp(store: Kept, terms: Terms, today: number, inUse: InUse): Promise<Forgotten> {
  const found = await survey(store);
  const calendar = await Calendar.turn(store.records, today, newestOf(found, today));
  await forgetOrigins(store, found, calendar);
  await forgetStrays(store, found);
  await forgetReports(store, calendar);
  const { games, marked } = await forgetOldGames(store, found, calendar, terms, inUse);
  await forgetEmptyTables(store, found, calendar, terms, inUse);
  const players = await forgetPlayers(store, calendar, terms, inUse);
  const decks = await forgetOwnDecks(store, found, calendar, terms.keepDays);
  return { games, marked, players, decks };
}

function newestOf({ games, tables }: Survey, today: number): number {
  let newest = 0;
  const look = (at: number): void => {
    if (at <= today) newest = Math.max(newest, at);
  };
  for (const { lastAt } of games.values()) look(lastAt);
  for (const { at } of tables) look(at);
  return newest;
}

async function forgetOldGames(
  store: Kept,
  found: Survey,
  calendar: Calendar,
  terms: Terms,
  inUse: InUse,
): Promise<{ games: number; marked: number }> {
  const marks = new Map<string, number>();
  for await (const { id, text } of everyRecord(store.records, MARKED)) marks.set(id, Number(text));
  const most = Math.max(LEAST, Math.floor(PART * found.games.size));
  const lookedAt = inUse.games();
  const unwanted = await goneAlbums(store);
  let [gone, marked] = [0, 0];
  for (const summary of found.games.values()) {
    // What its own people want gone is not kept for whoever looks at it.
    if (unwanted.has(summary.game)) {
      if (await forgetGame(store, found, inUse, summary)) gone += 1;
      continue;
    }
    if (lookedAt.has(summary.game) || !(await isOld(store, summary, calendar, terms))) continue;
    const markedAt = marks.get(summary.game);
    if (markedAt === undefined) {
      await store.records.put(MARKED, summary.game, String(calendar.today), 0);
      marked += 1;
    } else if (calendar.today - markedAt < NOTICE || gone >= most) marked += 1;
    else if (await forgetGame(store, found, inUse, summary)) {
      gone += 1;
      continue;
    }
    marks.delete(summary.game);
  }
  // Gone, moved in, or not old after all.
  for (const game of marks.keys()) await store.records.remove(MARKED, game);
  return { games: gone, marked };
}

async function isOld(
  { games }: Kept,
  { game, lastAt }: GameSummary,
  calendar: Calendar,
  { keepDays, keepFinishedDays }: Terms,
): Promise<boolean> {
  const isOlderThan = (days: number): boolean => days > 0 && calendar.since(lastAt) > days * DAY;
  if (!isOlderThan(keepDays) && !isOlderThan(keepFinishedDays)) return false;
  return isOlderThan((await isOver(games, game)) ? keepFinishedDays : keepDays);
}

/** What is left of a table if we were killed while its game was forgotten. */
async function forgetEmptyTables(
  { games, records }: Kept,
  { tables }: Survey,
  calendar: Calendar,
  { keepDays }: Terms,
  inUse: InUse,
): Promise<void> {
  for (const { code, game, at } of tables) {
    if (keepDays === 0 || calendar.since(at) <= keepDays * DAY || (await inUse.table(code))) continue;
    if ((await games.length(game)) === 0) await records.remove(TABLES, code);
  }
}

/** What is known of those who have neither come nor a place in the game of any table there is. */
async function forgetPlayers(
  store: Kept,
  calendar: Calendar,
  { keepDays }: Terms,
  inUse: InUse,
): Promise<number> {
  if (keepDays === 0) return 0;
  const idle = new Map<PlayerId, number>();
  for await (const { id, at, version } of everyRecord(store.records, PLAYERS)) {
    if (calendar.since(at) > keepDays * DAY && !inUse.player(id)) idle.set(id, version);
  }
  for await (const { id: code, text } of everyRecord(store.records, TABLES)) {
    if (idle.size === 0) break;
    const games = gamesOf(code, text);
    for (const id of games ? await peopleOf(store, games.game) : []) idle.delete(id);
  }
  let players = 0;
  for (const [id, version] of idle) if (await store.records.remove(PLAYERS, id, version)) players += 1;
  return players;
}

/** As noted; for a game that has not begun, or did before anybody noted it, whoever its log names. */
async function peopleOf({ games }: Kept, game: string): Promise<readonly PlayerId[]> {
  const about = await games.about(game);
  if (!about) return [];
  if (about.people) return about.people;
  const named = new Set<PlayerId>();
  let hasBegun = false;
  for await (const page of pagesOf(games, game)) {
    for (const { text } of page) {
      for (const id of namedIn(text)) named.add(id);
      hasBegun ||= text.includes(BEGAN);
    }
  }
  const people = [...named];
  if (hasBegun) await games.note(game, { people });
  return people;
}

const BEGAN = '"type":"started"';

/** Whoever an entry brings to the table. Who has left again is kept too: that is far quicker than to play the game again. */
function* namedIn(entry: string): Generator<PlayerId> {
  for (const [, id = ''] of entry.matchAll(/"(?:owner|player|to)":"([\w-]+)"(?!,"bot":true)/g)) yield id;
}

async function forgetOrigins({ games }: Kept, found: Survey, calendar: Calendar): Promise<void> {
  for (const { game, origin, lastAt } of found.games.values())
    if (origin !== null && calendar.since(lastAt) > KEEP_ORIGIN) await games.note(game, { origin: null });
}

async function forgetReports({ records }: Kept, calendar: Calendar): Promise<void> {
  for await (const { id, at } of everyRecord(records, REPORTS))
    if (calendar.since(at) > KEEP_REPORTS) await records.remove(REPORTS, id);
}

/** What is left of what belongs to a game if we were killed while it was forgotten. */
async function forgetStrays(store: Kept, found: Survey): Promise<void> {
  const strays = new Set(found.media.keys());
  for (const kind of BESIDES) for await (const { id } of everySize(store.records, kind)) strays.add(id);
  for (const game of strays) {
    // It may have begun while we looked.
    if (!found.games.has(game) && (await store.games.length(game)) === 0)
      await forgetWhatBelongsTo(store, game);
  }
}
