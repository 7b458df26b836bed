import type { Appended, Entry, GameLog, GameSummary, Media, Page, Rec, Records, RecSize } from './port.ts';

const PAGE = 200;
/** Of those that are mostly few. */
const PAGE_OF_FEW = 50;

/** A log from `afterSeq` on, some entries at a time: others get their turn in between, and it need not fit into memory. */
export async function* pagesOf(
  games: Pick<GameLog, 'read'>,
  game: string,
  afterSeq = 0,
  size = PAGE,
): AsyncGenerator<readonly Entry[], void, void> {
  for (let seq = afterSeq; ;) {
    const page = await games.read(game, seq, size);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    if (page.length < size) return;
    seq = last.seq;
  }
}

/** The log of one game, for whoever follows only that. */
export class GamePages {
  readonly #games: GameLog;
  readonly #game: string;

  constructor(games: GameLog, game: string) {
    this.#games = games;
    this.#game = game;
  }

  append(expectedSeq: number, text: string, events: number): Promise<Appended> {
    return this.#games.append(this.#game, expectedSeq, text, events);
  }

  read(afterSeq: number): AsyncIterable<readonly Entry[]> {
    return pagesOf(this.#games, this.#game, afterSeq);
  }

  sizeOf(text: string): number {
    return sizeOf(text);
  }
}

/** What a text takes here, in bytes. */
export const sizeOf = (text: string): number => Buffer.byteLength(text);

/** Whatever the store holds, page by page, so that moves get in between. */
export const everyGame = (games: GameLog): AsyncGenerator<GameSummary> =>
  all(
    (page) => games.games(page),
    ({ game }) => game,
  );
export const everyRecord = (records: Records, kind: string): AsyncGenerator<Rec> =>
  all(
    (page) => records.list(kind, page),
    ({ id }) => id,
  );
export const everyMedium = (media: Media): AsyncGenerator<RecSize> =>
  all(
    (page) => media.sizes(page),
    ({ id }) => id,
  );
/** Without the texts, which may be long. */
export const everySize = (records: Records, kind: string): AsyncGenerator<RecSize> =>
  all(
    (page) => records.sizes(kind, page),
    ({ id }) => id,
  );

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

/** Of what is listed, whatever is called like this and then something. */
export async function under<T extends { readonly id: string }>(
  list: (page: Page) => Promise<T[]>,
  prefix: string,
): Promise<T[]> {
  const found: T[] = [];
  for (let after = prefix; ;) {
    const page = await list({ after, limit: PAGE_OF_FEW });
    const ours = page.filter(({ id }) => id.startsWith(prefix));
    found.push(...ours);
    const last = page.at(-1);
    if (!last || ours.length < PAGE_OF_FEW) return found;
    after = last.id;
  }
}
