/** What is said about a round is said to whoever reads it: "you" where it is you, in the middle of a sentence too. */
import './page.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import { describe, expect, it } from 'vitest';
import { because as reason, findersOf, reasonOf } from '../src/game/reasons.svelte.ts';
import { nameOf } from '../src/game/names.svelte.ts';
import { listed, speak } from '../src/i18n/i18n.svelte.ts';
import { seen } from './table.ts';

const OWNERS = [0, 1, 2, 3];
/** Tom, in seat 1, tells; his picture is number 2. */
const round = (votes: readonly (number | null)[]) => ({
  game: 'g',
  round: 1,
  storyteller: 1,
  clue: { kind: 'text' as const, text: 'a quiet night' },
  row: OWNERS,
  result: {
    ...score(
      PRESETS.dixit.scoring,
      1,
      OWNERS.map((seat) => ({ card: seat, seat })),
      votes,
    ),
    owners: OWNERS,
    votes,
  },
  seats: seen().view.seats,
  scores: [0, 0, 0, 0],
});
const SOME = round([2, null, 2, 1]);
const NOBODY = round([3, null, 1, 1]);
const ALL = round([2, null, 2, 2]);
/** Letters, whatever binds them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const because = (...round: Parameters<typeof reason>): string => plain(reason(...round));
const [ANA, TOM] = [seen({ seat: 0 }), seen({ seat: 1 })];

describe('the reason of a round', () => {
  it('calls the storyteller by name, and "you" on their own page', async () => {
    await speak('en');
    expect(because(ANA, SOME)).toBe('Some found it, not all: Tom gets 3 points, each finder 3.');
    expect(because(TOM, SOME)).toBe('Some found it, not all: you get 3 points, each finder 3.');
    expect(because(ANA, NOBODY)).toBe('Nobody found it: too obscure, so Tom gets nothing.');
    expect(because(TOM, NOBODY)).toBe('Nobody found it: too obscure, so you get nothing.');
    expect(because(TOM, ALL)).toBe('Everyone found it: too easy, so you get nothing.');
  });
});

describe('who found it', () => {
  it('is a capital letter where the sentence begins, and none where it does not', async () => {
    await speak('en');
    expect(findersOf(ANA, SOME)).toBe('You and Leo found it.');
    expect(findersOf(seen({ seat: 2 }), SOME)).toBe('Ana and you found it.');
    await speak('ru');
    expect(findersOf(ANA, SOME)).toBe('Отгадали: вы и Leo.');
  });
});

describe('two in one seat', () => {
  it('are told apart from their neighbours in a list', async () => {
    await speak('en');
    const { view } = seen();
    const people = view.people.map((person) => (person.id === 'yuki' ? { ...person, seat: 2 } : person));
    const table = seen({ people });
    expect(plain(listed([1, 2].map((seat) => nameOf(table, seat))))).toBe('Tom and Leo & Yuki');
  });
});

describe('where there is little room', () => {
  it('it is said how many were fooled, not who', async () => {
    await speak('en');
    const name = (seat: number): string => nameOf(ANA, seat);
    expect(plain(reasonOf(NOBODY, 0, name))).toBe('nobody found it +2, fooled Leo and Yuki +2');
    expect(plain(reasonOf(NOBODY, 0, name, null, true))).toBe('nobody found it +2, fooled 2 +2');
  });
});
