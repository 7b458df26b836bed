/** Seats without a person: they can be read, and neither seen nor heard. */
import { describe, expect, it } from 'vitest';
import { legal } from '../../src/legal.ts';
import { type Clue, REVISION, type Revision } from '../../src/model.ts';
import { PRESETS, type Rules } from '../../src/rules.ts';
import { standInsAwaited } from '../../src/time.ts';
import { viewFor } from '../../src/view.ts';
import { lobby, ONLY_MIME, table, type Table, typed } from '../kit/table.ts';

const NONE = { text: false, aloud: false, song: false, pantomime: false, drawing: false };
const withBot = (clues: Partial<Rules['clues']>, revision: Revision = REVISION): Table => {
  const rules = { clues: { ...NONE, ...clues }, firstStoryteller: 3 };
  const each = lobby({ seats: 3, rules, revision }).does({ type: 'join', by: 'robot', bot: true });
  return each.does({ type: 'start', by: 'ana' });
};
const telling = (each: Table, by: string | { standInFor: number }, clue: Clue) => {
  const seat = typeof by === 'string' ? 3 : by.standInFor;
  return { type: 'tell', by, card: each.hand(seat)[0] ?? 0, clue } as const;
};

describe('a drawn clue', () => {
  const drawn = (words?: string) => {
    const each = table({});
    each.tell({ kind: 'drawing', media: 'm', ...(words === undefined ? {} : { words }) });
    return viewFor(each.state, 'spectator').clue;
  };

  it('[S21] may carry a line of words, for those who cannot see it', () => {
    expect(drawn('A ship\nin a bottle')).toEqual({
      kind: 'drawing',
      media: 'm',
      words: 'A ship in a bottle',
    });
    expect(drawn()).toEqual({ kind: 'drawing', media: 'm' });
    expect(drawn(' \u200b ')).toEqual({ kind: 'drawing', media: 'm' });
  });

  it('[S21] the line is one line, and no letter', () => {
    const each = table({});
    const clue = { kind: 'drawing', media: null, words: 'a'.repeat(201) } as const;
    expect(each.refuses({ type: 'tell', by: 'ana', card: each.state.hands[0]?.[0] ?? 0, clue })).toEqual({
      code: 'clue-too-long',
      most: 200,
    });
    expect(drawn('a'.repeat(200))).toMatchObject({ words: 'a'.repeat(200) });
  });
});

describe('bots', () => {
  it('[S18] neither mime nor draw, and are not offered it', () => {
    const each = withBot({ song: true, pantomime: true, drawing: true });
    expect(legal(each.state, 3)).toMatchObject([{ kinds: ['song'] }]);
    for (const kind of ['pantomime', 'drawing'] as const)
      expect(each.refuses(telling(each, 'robot', { kind, media: null }))).toEqual({
        code: 'bots-cannot-show',
      });
    each.does(telling(each, 'robot', { kind: 'song', media: null, words: 'La\nla' }));
    expect(viewFor(each.state, 'spectator').clue).toEqual({ kind: 'song', media: null, words: 'La\nla' });
  });

  it('[S18] people may, and what they sing needs no words', () => {
    const each = table({ rules: { clues: { ...NONE, song: true, pantomime: true } } });
    expect(legal(each.state, 0)).toMatchObject([{ kinds: ['song', 'pantomime'] }]);
    each.tell({ kind: 'song', media: null, words: 'typed after all' });
    expect(viewFor(each.state, 'spectator').clue).toEqual({ kind: 'song', media: null });
  });

  it('[S18] cannot be seated where clues are only mimed or drawn, nor can such rules come to them', () => {
    for (const clues of [ONLY_MIME, { ...NONE, drawing: true }, { ...ONLY_MIME, drawing: true }]) {
      const each = lobby({ rules: { clues } });
      expect(each.refuses({ type: 'join', by: 'robot', bot: true })).toEqual({ code: 'bots-cannot-show' });
      const bots = lobby({ seats: 3 }).does({ type: 'join', by: 'robot', bot: true });
      const wish = { type: 'changeRules', by: 'ana', decks: bots.state.decks } as const;
      expect(bots.refuses({ ...wish, rules: { ...PRESETS.dixit, clues } })).toEqual({
        code: 'bots-cannot-show',
      });
    }
    for (const kind of ['text', 'aloud', 'song'] as const)
      lobby({ rules: { clues: { ...ONLY_MIME, [kind]: true } }, seats: 3 }).does({
        type: 'join',
        by: 'robot',
        bot: true,
      });
  });

  it('[L8] in a game opened before they mime', () => {
    const each = withBot({ pantomime: true, song: true }, 2);
    each.does(telling(each, 'robot', { kind: 'pantomime', media: null }));
    expect(each.phase).toBe('submit');
  });
});

describe('stand-ins', () => {
  it('[S18] neither mime nor draw', () => {
    const each = table().vanish('ana');
    const by = { standInFor: 0 };
    expect(each.refuses(telling(each, by, { kind: 'pantomime', media: null }))).toEqual({
      code: 'bots-cannot-show',
    });
    expect(each.does(telling(each, by, typed('snow'))).phase).toBe('submit');
  });

  it('[S18] where clues are only mimed or drawn an absent storyteller is skipped, and guessers are not', () => {
    const each = table({ rules: { clues: ONLY_MIME } }).vanish('ana');
    expect(each.storyteller).toBe(1);
    expect(each.scores).toEqual([0, 0, 0, 0]);
    expect(standInsAwaited(each.state)).toEqual([]);
    each.tell({ kind: 'pantomime', media: null });
    expect(standInsAwaited(each.state)).toEqual([0]);
  });

  it('[S18] there too late a storyteller is skipped, by time and by the owner', () => {
    const time = { ...PRESETS.dixit.time, tell: 10 };
    const late = table({ rules: { clues: ONLY_MIME, time } }).wait(10);
    expect([late.storyteller, late.phase]).toEqual([1, 'tell']);
    const skipped = table({ rules: { clues: ONLY_MIME } }).does({ type: 'skip', by: 'ana', seat: 0 });
    expect([skipped.storyteller, skipped.phase]).toEqual([1, 'tell']);
  });

  it('[S18] there the role passes over the absent', () => {
    const each = table({ rules: { clues: ONLY_MIME } }).vanish('boris');
    each.tell({ kind: 'pantomime', media: null });
    each
      .does({ type: 'submit', by: { standInFor: 1 }, cards: each.firstCards(1) })
      .submit(2)
      .submit(3);
    each
      .does({ type: 'vote', by: { standInFor: 1 }, number: each.numberOf(0) })
      .votes({ 2: 0, 3: 0 })
      .seen();
    expect(each.storyteller).toBe(2);
  });
});
