/** What bots say when the cards are open, and about what. */
import { describe, expect, it } from 'vitest';
import type { View } from '@fabula/engine/view.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { table } from '../../engine/test/kit/table.ts';
import { type Character, CHARACTERS, type Occasion, OCCASIONS } from '../src/characters.ts';
import { brainFor } from './kit.ts';

/** Six seats, the first tells; the cards of the row lie in the order of the seats. */
const OWNERS = [0, 1, 2, 3, 4, 5];
const STORY = 1;

interface Told {
  readonly outcome: NonNullable<View['result']>['outcome'];
  /** Of the seats after the storyteller's. */
  readonly votes: readonly (number | null)[];
  readonly round?: number;
  readonly points?: readonly number[];
  readonly scores?: readonly number[];
}

function seenBy(seat: number, { outcome, votes, round = 5, points, scores }: Told): View {
  const nothing = OWNERS.map(() => 0);
  const { state } = table({ seats: 6 });
  return {
    ...viewFor(state, seat),
    phase: 'result',
    round,
    storyteller: 0,
    row: OWNERS,
    scores: scores ?? OWNERS.map(() => 9),
    result: {
      outcome,
      owners: OWNERS,
      votes: [null, ...votes],
      points: points ?? nothing,
      reasons: OWNERS.map(() => ({})),
    },
  };
}

const over = (winners: readonly number[]): View => ({
  ...seenBy(2, { outcome: 'some', votes: [] }),
  phase: 'over',
  result: null,
  ending: { why: 'finish', winners, seed: '' },
});

/** What somebody ever says about it; it takes some evenings until everybody has spoken. */
async function saidOf(
  view: View,
  character: Character,
  language: (typeof LANGUAGES)[number],
): Promise<Set<string>> {
  const said = new Set<string>();
  for (let evening = 0; evening < 60; evening += 1) {
    const line = await brainFor(`evening ${evening}`, { character, language }).remark(view);
    if (line !== null) said.add(line);
  }
  return said;
}

const SOME = { outcome: 'some', votes: [STORY, STORY, 5, 4, 6] } as const;
const CASES: Readonly<Record<Occasion, View>> = {
  'told-some': seenBy(0, SOME),
  'told-all': seenBy(0, { outcome: 'all', votes: [1, 1, 1, 1, 1] }),
  'told-nobody': seenBy(0, { outcome: 'nobody', votes: [3, 4, 5, 6, 2] }),
  found: seenBy(2, { outcome: 'some', votes: [STORY, STORY, 6, 4, 5] }),
  'found-alone': seenBy(2, { outcome: 'some', votes: [5, STORY, 5, 4, 4] }),
  missed: seenBy(2, { outcome: 'some', votes: [STORY, 5, STORY, 4, 5] }),
  'missed-alone': seenBy(2, { outcome: 'some', votes: [STORY, 5, STORY, STORY, STORY] }),
  'nobody-found': seenBy(2, { outcome: 'nobody', votes: [4, 5, 6, 2, 2] }),
  fooled: seenBy(2, { outcome: 'some', votes: [3, STORY, 5, 4, 4] }),
  'fooled-many': seenBy(2, { outcome: 'some', votes: [3, STORY, 3, 4, 4] }),
  leading: seenBy(2, { ...SOME, points: [3, 0, 5, 0, 0, 0], scores: [9, 8, 12, 10, 7, 7] }),
  won: over([2]),
  lost: over([1]),
};

describe('a remark', () => {
  it.each(OCCASIONS)('%s: everybody has something of their own to say about it', async (occasion) => {
    for (const language of LANGUAGES) {
      const [one, other] = CHARACTERS;
      if (!one || !other) throw new Error('nobody is there');
      for (const character of [one, other]) {
        const said = await saidOf(CASES[occasion], character, language);
        const own = character.lines[language][occasion];
        expect([...said].filter((line) => !own.includes(line))).toEqual([]);
        expect(said.size).toBeGreaterThan(own.length / 2);
      }
    }
  });

  it('of leading waits until there is something to lead by, and is not made again by who led before', async () => {
    const [character] = CHARACTERS;
    if (!character) throw new Error('nobody is there');
    const leads = { ...SOME, points: [3, 0, 5, 0, 0, 0] };
    for (const told of [
      { ...leads, round: 1, scores: [3, 0, 5, 0, 0, 0] },
      { ...leads, scores: [9, 8, 20, 10, 7, 7] },
      { ...leads, scores: [9, 8, 12, 12, 7, 7] },
    ]) {
      const said = await saidOf(seenBy(2, told), character, 'en');
      expect([...said].filter((line) => character.lines.en.leading.includes(line))).toEqual([]);
    }
  });
});
