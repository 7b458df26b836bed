/** A table to look at in tests. */
import { PRESETS } from '@fabula/engine/rules.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Names, Seen } from '../src/game/seen.ts';

export const NAMES: Names = { rabbit: (colour) => colour, and: (names) => names.join(' & ') };

export function seen(change: Partial<View> = {}, me: string | null = 'ana'): Seen {
  const ids = ['ana', 'tom', 'leo', 'yuki'];
  const view: View = {
    game: 'g',
    rules: PRESETS.dixit,
    decks: [],
    commitment: '',
    contributors: [],
    owner: 'ana',
    people: ids.map((id, seat) => ({ id, bot: false, seat, presence: 'here' })),
    seats: ['vermilion', 'ochre', 'moss', 'sky'],
    ready: [],
    asking: [],
    arrivals: [],
    phase: 'tell',
    round: 1,
    storyteller: 1,
    constraint: null,
    alsoAsked: null,
    clue: null,
    waiting: [],
    lying: null,
    row: [],
    result: null,
    scores: [0, 0, 0, 0],
    swapped: [],
    deckLeft: 60,
    deadline: null,
    paused: false,
    ending: null,
    seat: 0,
    hand: [1, 2, 3],
    given: [],
    own: [],
    contested: [],
    vote: null,
    ...change,
  };
  const name = (id: string): string => id[0]?.toUpperCase() + id.slice(1);
  return {
    view,
    me,
    role: 'player',
    album: [],
    clockAhead: 0,
    cameIn: 1,
    decks: [],
    back: null,
    picture: () => null,
    table: {
      code: 'K7MQXT',
      language: 'en',
      listed: false,
      chat: true,
      descriptions: false,
      profiles: Object.fromEntries(ids.map((id) => [id, { name: name(id), avatar: 'rabbit' }])),
      spectators: 0,
      screens: 0,
      music: false,
      gamesPlayed: 0,
      lastGame: null,
      banned: [],
    },
  };
}
