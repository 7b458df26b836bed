/** The album of a finished game, fetched and folded: what every page of it is made of. */
import { seenOf } from '../game/evening.ts';
import type { Seen } from '../game/seen.ts';
import { lang } from '../i18n/i18n.svelte.ts';
import { type Album, openAlbum } from '../net/album.ts';
import { insist } from '../net/insist.ts';
import { library } from '../net/library.svelte.ts';
import { type Told, toldIn } from './told.ts';

export interface Opened {
  readonly album: Album;
  readonly told: Told;
}

/** Null: there is none, or none any more. */
export async function openTold(game: string): Promise<Opened | null> {
  const album = await insist(() => openAlbum(game, lang()));
  if (!album) return null;
  const told = toldIn(album.log);
  await library.openFor(told.view);
  return { album, told };
}

/** Whoever took themselves out has no name in it, whatever they are called at the table. */
export const seenOfAlbum = ({ album, told: { view, at, rounds } }: Opened): Seen => ({
  ...seenOf({ code: '', at, view, me: null, profiles: album.profiles }),
  role: 'spectator',
  album: rounds,
});
