import type { GameLog, GameSummary } from './port.ts';

/**
 * Forgets the games whose last move is older than `idleBefore`, except those `keep` says to keep, and returns the names
 * of the forgotten. A game somebody moves in meanwhile stays. Goes page by page, so that moves get in between.
 */
export async function prune(
  games: GameLog,
  idleBefore: number,
  keep: (game: GameSummary) => boolean = () => false,
): Promise<string[]> {
  const limit = 200;
  const forgotten: string[] = [];
  let after = '';
  for (;;) {
    const page = await games.games({ after, limit });
    const idle = page.filter((summary) => summary.lastAt < idleBefore && !keep(summary));
    const gone = await Promise.all(idle.map(({ game, seq }) => games.remove(game, seq)));
    forgotten.push(...idle.filter((_, i) => gone[i]).map(({ game }) => game));
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return forgotten;
    after = last.game;
  }
}
