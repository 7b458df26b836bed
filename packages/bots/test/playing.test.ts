import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { table, type Wish } from '../../engine/test/kit/table.ts';
import { perform, plan } from '../../engine/test/kit/games.ts';
import { runs } from '../../engine/test/kit/play.ts';
import { decide } from '@fabula/engine/decide.ts';
import type { State } from '@fabula/engine/model.ts';
import { peopleIn } from '@fabula/engine/seats.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { LEVELS, type WordsOf } from '../src/brain.ts';
import { CHARACTERS } from '../src/characters.ts';
import { BotHouse } from '../src/house.ts';
import { brainFor, decks, sitter, vocabulary } from './kit.ts';

const SOME_WORDS: WordsOf = (card) => {
  const words = decks.en[card % decks.en.length];
  if (!words || card % 3 === 0) return undefined;
  return card % 3 === 1
    ? { alt: words.alt, see: [], say: [] }
    : { alt: '', see: words.see.slice(0, 3), say: words.say.slice(0, 1) };
};
const TABLES: readonly { words: string; wordsOf?: WordsOf }[] = [
  { words: 'a described deck' },
  { words: 'a deck nobody described', wordsOf: () => undefined },
  { words: 'a deck described in part', wordsOf: SOME_WORDS },
];

const moves = async (state: State, wishes: Parameters<typeof brainFor>[1]): Promise<Wish[]> => {
  const made: Wish[] = [];
  for (const seat of waitingFor(state)) {
    const by = peopleIn(state, seat).find(({ presence }) => presence === 'here')?.id;
    const move = by === undefined ? null : await brainFor(`${seat}`, wishes).move(viewFor(state, seat));
    if (by !== undefined && move) made.push({ ...move, by });
  }
  return made;
};

describe('a bot plays by the rules', () => {
  it.each(TABLES)('$words: every move is legal, whatever the house rules', async ({ wordsOf }) => {
    const states: State[] = [];
    fc.assert(
      fc.property(plan(30), (game) => {
        perform(game, ({ state }) => states.push(state));
      }),
      runs(20, 5),
    );
    const seen = new Set<string>();
    for (const [at, state] of states.entries()) {
      if (state.paused) continue;
      const language = LANGUAGES[at % 2] ?? 'en';
      const wishes = { language, level: LEVELS[at % 3] ?? 'even', ...(wordsOf ? { wordsOf } : {}) };
      for (const wish of await moves(state, wishes)) {
        seen.add(wish.type);
        const decision = decide(state, { ...wish, at: state.deadline ?? 1e12 });
        expect(decision.ok ? null : [wish, decision.rejection]).toBeNull();
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['submit', 'tell', 'vote']));
  });

  it('[S18] where clues are sung it sings a line that can be read; where they can only be shown it has none', async () => {
    const off = { text: false, aloud: false, song: false, pantomime: true, drawing: true };
    const told = async (clues: Partial<typeof off>, wordsOf?: WordsOf) => {
      const { state } = table({ rules: { clues: { ...off, ...clues } } });
      return brainFor('singer', wordsOf ? { wordsOf } : {}).move(viewFor(state, 0));
    };
    const words = expect.stringMatching(/./) as string;
    expect(await told({ song: true })).toMatchObject({ clue: { kind: 'song', media: null, words } });
    expect(await told({ aloud: true })).toMatchObject({ clue: { kind: 'aloud', media: null, words } });
    expect(await told({ song: true }, () => undefined)).toMatchObject({ clue: { kind: 'song', words } });
    expect(await told({ text: true, song: true })).toMatchObject({ clue: { kind: 'text', text: words } });
    expect(await told({})).toBeNull();
  });

  it('speaks only when the result is out, and not about every round', async () => {
    const lines = new Set<string | null>();
    const games: State[][] = [];
    fc.assert(
      fc.property(plan(60), (game) => {
        const states: State[] = [];
        perform(game, ({ state }) => states.push(state));
        games.push(states);
      }),
      runs(30, 10),
    );
    const secret = { hand: [], given: [], vote: null };
    for (const [at, state] of games.flat().entries()) {
      const character = CHARACTERS[at % CHARACTERS.length];
      for (const seat of state.seats.keys()) {
        const [view, speaker] = [viewFor(state, seat), character ? { character } : {}];
        const line = await brainFor(`${at}`, speaker).remark(view);
        // What it says does not follow from what only its seat was shown.
        expect(await brainFor(`${at}`, speaker).remark({ ...view, ...secret })).toBe(line);
        if (!['result', 'over'].includes(state.phase.name)) expect(line).toBeNull();
        else lines.add(line);
      }
    }
    expect(lines.has(null)).toBe(true);
    expect(lines.size).toBeGreaterThan(10);
  });

  it('a house of bots answers as its bots would, with what can be sent to a worker and back', async () => {
    const house = new BotHouse(vocabulary);
    const states: State[] = [];
    fc.assert(
      fc.property(plan(20), (game) => {
        perform(game, ({ state }) => states.push(state));
      }),
      { ...runs(1), seed: 3 },
    );
    const deck = states[0]?.decks[0];
    const cards = Array.from({ length: deck?.cards ?? 0 }, (_, card) => sitter('').wordsOf(card) ?? null);
    house.describe(structuredClone({ deck: deck?.id ?? '', language: 'en', cards }));
    const alone = brainFor('s');
    for (const state of states) {
      const ask = {
        game: 'g',
        seat: 0,
        character: 'comma',
        level: 'even',
        language: 'en',
        seed: 's',
      } as const;
      const view = viewFor(state, 0);
      const answer = await house.answer(structuredClone({ ...ask, what: 'move', view }));
      expect(structuredClone(answer)).toEqual({ what: 'move', move: await alone.move(view) });
      const said = await house.answer(structuredClone({ ...ask, what: 'remark', view }));
      expect(said).toEqual({ what: 'remark', line: await alone.remark(view) });
    }
    house.leave('g');
  });
});
