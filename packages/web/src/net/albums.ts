/** The albums of the latest games, kept on this device. The oldest make room for newer ones, and for anything else that must be kept. */
import type { AlbumPage } from '../game/album.ts';
import { forget, keep, kept, keptNames, letGoFirst } from './storage.ts';

const MOST = 12;
const LIST = 'albums';
const PREFIX = 'album.';

/** The latest first; those of earlier editions, which kept no list, last. */
function games(): string[] {
  const stored = keptNames().flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  const listed = (kept<readonly string[]>(LIST) ?? []).filter((game) => stored.includes(game));
  return [...listed, ...stored.filter((game) => !listed.includes(game))];
}
letGoFirst(() =>
  games()
    .reverse()
    .map((game) => PREFIX + game),
);

export const albumOf = (game: string): readonly AlbumPage[] =>
  kept<readonly AlbumPage[]>(PREFIX + game) ?? [];

export function keepAlbum(game: string, pages: readonly AlbumPage[]): void {
  const latest = [game, ...games().filter((other) => other !== game)];
  for (const old of latest.slice(MOST)) forget(PREFIX + old);
  keep(LIST, latest.slice(0, MOST));
  keep(PREFIX + game, pages);
}

export function dropAlbums(): void {
  for (const game of games()) forget(PREFIX + game);
  keep(LIST, []);
}
