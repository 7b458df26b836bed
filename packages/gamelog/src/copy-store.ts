/** Everything of one store into another, and a look whether it is all there. */
import { everyGame, everyMedium, everyRecord, pagesOf } from './pages.ts';
import type { Entry, GameLog, GameSummary, Store } from './port.ts';

export interface Copied {
  games: number;
  entries: number;
  records: number;
  media: number;
}

/** Where it is, for whoever waits. */
export type Told = (copied: Readonly<Copied>) => void;

/** The clock of the store that is copied to: what is written has the age it had. */
export interface CopyClock {
  at: number;
}

/** So many games at once: a store writes what comes together in one go. */
const AT_ONCE = 200;

export async function isEmpty({ games, records, media }: Store): Promise<boolean> {
  const one = { limit: 1 };
  const kept = [await games.games(one), await records.kinds(), await media.sizes(one)];
  return kept.every(({ length }) => length === 0);
}

/** Versions of records begin again at 1: nobody remembers them who is not running. */
export async function copyStore(from: Store, to: Store, clock: CopyClock, told: Told): Promise<Copied> {
  const copied: Copied = { games: 0, entries: 0, records: 0, media: 0 };
  for await (const games of inGroups(everyGame(from.games), AT_ONCE)) {
    const lasts = await Promise.all(
      games.map((summary) => copyAllButLast(from.games, to.games, summary, copied)),
    );
    // A game is as old as its last entry.
    for (const [place, summary] of games.entries()) {
      const { game, lastAt, people, origin } = summary;
      clock.at = lastAt;
      await append(to.games, game, lasts[place]);
      copied.entries += 1;
      if (people !== null || origin !== null) await to.games.note(game, { people, origin });
    }
    copied.games += games.length;
    told(copied);
  }
  for (const kind of await from.records.kinds()) {
    for await (const { id, text, at } of everyRecord(from.records, kind)) {
      clock.at = at;
      const put = await to.records.put(kind, id, text, 0);
      if (!put.ok) throw new Error(`Somebody else writes to the target: ${kind} ${id} is there already`);
      copied.records += 1;
      if (copied.records % AT_ONCE === 0) told(copied);
    }
  }
  for await (const { id } of everyMedium(from.media)) {
    const bytes = await from.media.get(id);
    if (bytes) await to.media.put(id, bytes);
    copied.media += 1;
    told(copied);
  }
  return copied;
}

interface Place {
  readonly after: number;
  readonly entry: Entry;
}

async function copyAllButLast(
  from: GameLog,
  to: GameLog,
  { game }: GameSummary,
  copied: Copied,
): Promise<Place | undefined> {
  let held: Place | undefined;
  for await (const page of pagesOf(from, game)) {
    for (const entry of page) {
      if (held) {
        await append(to, game, held);
        copied.entries += 1;
      }
      held = { after: held?.entry.seq ?? 0, entry };
    }
  }
  return held;
}

async function append(to: GameLog, game: string, place: Place | undefined): Promise<void> {
  if (!place) throw new Error(`The game ${game} was forgotten meanwhile: stop the server first`);
  const { after, entry } = place;
  const appended = await to.append(game, after, entry.text, entry.seq - after);
  if (!appended.ok) throw new Error(`Somebody else writes to the target: ${game} stands at ${appended.seq}`);
}

/** What differs first, in words; null: nothing. Versions of records do not count. */
export async function differenceOf(one: Store, other: Store): Promise<string | null> {
  return (
    (await differs(everyGame(one.games), everyGame(other.games), sameGame)) ??
    (await logsDiffer(one.games, other.games)) ??
    (await recordsDiffer(one, other)) ??
    (await mediaDiffer(one, other))
  );
}

const sameGame = (game: GameSummary): string =>
  `the game ${game.game}: ${JSON.stringify([game.seq, game.lastAt, game.bytes, game.people, game.origin])}`;

async function logsDiffer(one: GameLog, other: GameLog): Promise<string | null> {
  for await (const { game } of everyGame(one)) {
    const found = await differs(
      entriesOf(one, game),
      entriesOf(other, game),
      (entry) => `${game} ${entry.seq} ${entry.text}`,
    );
    if (found !== null) return found;
  }
  return null;
}

async function* entriesOf(log: GameLog, game: string): AsyncGenerator<Entry> {
  for await (const page of pagesOf(log, game)) yield* page;
}

async function recordsDiffer({ records: one }: Store, { records: other }: Store): Promise<string | null> {
  for (const kind of new Set([...(await one.kinds()), ...(await other.kinds())])) {
    const found = await differs(
      everyRecord(one, kind),
      everyRecord(other, kind),
      ({ id, at, text }) => `${kind} ${id} ${at} ${text}`,
    );
    if (found !== null) return found;
  }
  return null;
}

async function mediaDiffer({ media: one }: Store, { media: other }: Store): Promise<string | null> {
  const sizes = await differs(
    everyMedium(one),
    everyMedium(other),
    ({ id, bytes }) => `${id} of ${bytes} bytes`,
  );
  if (sizes !== null) return sizes;
  for await (const { id } of everyMedium(one)) {
    const [here, there] = [await one.get(id), await other.get(id)];
    if (!here || !there || Buffer.compare(here, there) !== 0) return `the drawing or recording ${id}`;
  }
  return null;
}

const LONGEST = 200;

/** Both in the same order. */
async function differs<T>(
  one: AsyncGenerator<T>,
  other: AsyncGenerator<T>,
  words: (item: T) => string,
): Promise<string | null> {
  for (;;) {
    const [here, there] = await Promise.all([one.next(), other.next()]);
    if (here.done === true && there.done === true) return null;
    const [mine, theirs] = [here, there].map(({ done, value }) => (done === true ? 'nothing' : words(value)));
    if (mine !== theirs) return `${mine?.slice(0, LONGEST)} became ${theirs?.slice(0, LONGEST)}`;
  }
}

async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    if (group.push(item) < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
