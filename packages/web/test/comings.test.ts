import type { PersonSeen, View } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import { comings } from '../src/game/comings.ts';
import { seen } from './table.ts';

const PEOPLE = seen().view.people;
const without = (gone: string): PersonSeen[] => PEOPLE.filter(({ id }) => id !== gone);
const as = (presence: PersonSeen['presence']): PersonSeen[] =>
  PEOPLE.map((person) => (person.id === 'leo' ? { ...person, presence } : person));
const between = (before: Partial<View>, now: Partial<View>) => comings(seen(before), seen(now));

describe('who came and went', () => {
  it('somebody leaves, somebody sits down', () => {
    expect(between({}, { people: without('tom') })).toEqual([{ name: 'Tom', what: 'left' }]);
    expect(between({ people: without('yuki') }, {})).toEqual([{ name: 'Yuki', what: 'came' }]);
  });

  it('somebody is gone, and back again; a moment away is no news', () => {
    expect(between({ people: as('away') }, { people: as('gone') })).toEqual([{ name: 'Leo', what: 'gone' }]);
    expect(between({ people: as('gone') }, {})).toEqual([{ name: 'Leo', what: 'back' }]);
    expect(between({}, { people: as('away') })).toEqual([]);
    expect(between({ people: as('away') }, {})).toEqual([]);
  });

  it('nothing is said of me, of bots, of those who watch, in the lobby, or of another game', () => {
    expect(between({}, { people: without('ana') })).toEqual([]);
    const bot = { id: 'tom', bot: true, seat: 1, presence: 'here' } as const;
    expect(between({ people: [...without('tom'), bot] }, { people: without('tom') })).toEqual([]);
    const watching = { id: 'tom', bot: false, seat: null, presence: 'here' } as const;
    expect(between({ people: [...without('tom'), watching] }, { people: without('tom') })).toEqual([]);
    expect(between({ phase: 'lobby' }, { people: without('tom') })).toEqual([]);
    expect(between({}, { phase: 'lobby', people: without('tom') })).toEqual([]);
    expect(between({}, { game: 'another', people: without('tom') })).toEqual([]);
  });
});
