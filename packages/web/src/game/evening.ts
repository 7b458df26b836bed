/** A game that was played here, as it was seen at its end: for its album, and for who came how far. */
import { albumOf } from '../net/albums.ts';
import type { Evening } from '../net/evenings.ts';
import { library } from '../net/library.svelte.ts';
import type { Seen } from './seen.ts';

export function seenOf({ code, view, me, profiles }: Evening): Seen {
  const table = { code, language: 'en', listed: false, chat: false, descriptions: false, profiles } as const;
  return {
    view,
    me,
    role: 'player',
    album: albumOf(view.game),
    clockAhead: 0,
    cameIn: 0,
    decks: library.choice,
    back: library.back(view.decks),
    picture: (card) => library.pictureIn(view, card),
    table: { ...table, spectators: 0, screens: 0, music: false, gamesPlayed: 0, lastGame: null, banned: [] },
  };
}
