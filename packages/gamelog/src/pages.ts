import type { Entry, GameLog } from './port.ts';

const PAGE = 200;

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
