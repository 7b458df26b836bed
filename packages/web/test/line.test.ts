import type { View } from '@fabula/engine/view.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { lineFor, needNote } from '../src/game/line.ts';
import { NAMES, seen } from './table.ts';

const said = (change: Partial<View>, me: string | null = 'ana') => {
  const { key, params, mine } = lineFor(seen(change, me), NAMES);
  return [key, params, mine];
};

describe('one line says what I do, or whom we wait for', () => {
  it('in the lobby: how many are missing, then that the owner may begin', () => {
    const lobby = { phase: 'lobby', storyteller: null } as const;
    expect(said({ ...lobby, seats: ['moss'] })).toEqual(['line.needed', { n: 2 }, false]);
    expect(said(lobby)).toEqual(['line.canStart', { n: 4 }, true]);
    const { people } = seen().view;
    const beside = people.map((person) => ({ ...person, id: `beside ${person.id}` }));
    expect(said({ ...lobby, people: [...people, ...beside] })).toEqual(['line.canStart', { n: 8 }, true]);
    expect(said(lobby, 'tom')).toEqual(['line.ownerStarts', { name: 'Ana' }, false]);
  });

  it('in the lobby bots are offered only where they can play', () => {
    const mime = { text: false, aloud: false, song: false, pantomime: true, drawing: false };
    expect(needNote(PRESETS.dixit)).toBe('lobby.needNote');
    expect(needNote({ ...PRESETS.dixit, clues: mime })).toBe('lobby.needPeople');
  });

  it('telling: it is my turn, or the storyteller is named', () => {
    expect(said({ storyteller: 0 })).toEqual(['line.tell', {}, true]);
    expect(said({ storyteller: 1 })).toEqual(['line.telling', { name: 'Tom', heads: 1 }, false]);
  });

  it('telling: whoever lost the connection is waited for, and is not said to be thinking', () => {
    const people = (presence: 'away' | 'gone') =>
      seen().view.people.map((person) => (person.seat === 1 ? { ...person, presence } : person));
    expect(said({ people: people('away') })).toEqual(['line.tellerAway', { name: 'Tom', heads: 1 }, false]);
    // Somebody plays for them.
    expect(said({ people: people('gone') })[0]).toBe('line.telling');
  });

  it('a pair that tells is two', () => {
    const { view } = seen();
    const people = view.people.map((person) => (person.id === 'leo' ? { ...person, seat: 1 } : person));
    expect(said({ people })).toEqual(['line.telling', { name: 'Tom\u00a0& Leo', heads: 2 }, false]);
  });

  it('choosing: what to give, then those we wait for, without me', () => {
    expect(said({ phase: 'submit', waiting: [0, 2] })).toEqual(['line.choose', { name: 'Tom', n: 1 }, true]);
    expect(said({ phase: 'submit', waiting: [2, 3] })).toEqual(['line.wait', { names: 'Leo & Yuki' }, false]);
    expect(said({ phase: 'submit', waiting: [0, 2], storyteller: 0 })).toEqual([
      'line.wait',
      { names: 'Leo' },
      false,
    ]);
  });

  it('with three seats two pictures are asked for', () => {
    const three = { phase: 'submit', waiting: [0], seats: ['moss', 'sky', 'bone'] } as const;
    expect(said(three)).toEqual(['line.choose', { name: 'Tom', n: 2 }, true]);
  });

  it('voting: the storyteller only waits, and so does a spectator', () => {
    expect(said({ phase: 'vote', waiting: [0] })).toEqual(['line.vote', { name: 'Tom' }, true]);
    expect(said({ phase: 'vote', waiting: [2], storyteller: 0 })[0]).toBe('line.wait');
    expect(said({ phase: 'vote', waiting: [2], seat: null }, null)[0]).toBe('line.wait');
  });

  it('a seat nobody sits in is called by its rabbit', () => {
    const { view } = seen();
    const people = view.people.filter(({ id }) => id !== 'tom');
    expect(said({ people })).toEqual(['line.telling', { name: 'ochre', heads: 1 }, false]);
  });

  it('claiming, pausing, ending', () => {
    expect(said({ phase: 'claim', storyteller: null })).toEqual(['line.claim', {}, true]);
    expect(said({ paused: true })[0]).toBe('line.paused');
    expect(said({ phase: 'over', rules: PRESETS.dixit })[0]).toBe('line.over');
  });
});
