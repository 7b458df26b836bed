/** House rules in a few words, for a card in the lobby. */
import { differenceOf } from '@fabula/engine/rule-book.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { briefly } from '../src/game/brief.ts';
import { exceptionsOf } from '../src/game/sentences.ts';
import { CHANGES } from './changes.ts';
import { type Lang, LANGS, VOICES } from './voices.ts';

const none = { text: false, aloud: false, song: false, pantomime: false, drawing: false };
const { scoring } = PRESETS.dixit;
const house: Rules = {
  ...PRESETS.dixit,
  scoring: { ...scoring, all: { storyteller: 1, finder: 4 }, decoyVote: 2 },
  rounds: 4,
  clues: { ...none, pantomime: true },
};
const brief = (rules: Rules, lang: Lang = 'en'): string => briefly(differenceOf(rules).lines, VOICES[lang]);

describe('house rules in a few words', () => {
  it('each thing once, and short', () => {
    expect(brief(house)).toBe('clues only as a mime, points otherwise, 4 rounds');
    expect(brief(house, 'ru')).toBe('загадки только жестами, другие очки, 4 раунда');
  });

  it('whatever is changed is named', () => {
    for (const preset of Object.values(PRESETS))
      for (const changes of Object.values(CHANGES))
        for (const change of changes(preset))
          for (const lang of LANGS)
            expect(brief({ ...preset, ...change }, lang), JSON.stringify(change)).toMatch(/\p{L}{3}/u);
  });

  it('a game by the book has nothing to be named', () => {
    expect(brief(PRESETS.imaginarium)).toBe('');
  });

  it('what only goes with another difference is left to the whole of the rules', () => {
    const told = exceptionsOf(differenceOf({ ...house, permanent: 'story' }).lines).lines;
    expect(told.map(({ statement }) => statement.id)).not.toContain('clue.shown');
    expect(told.map(({ statement }) => statement.id)).toContain('permanent');
  });
});
