/** What the storyteller and whoever asks for help are told. */
import { clueProblem } from '@fabula/engine/clue.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { lackOf, tipFor } from '../src/game/clue-hints.ts';
import { helpFor } from '../src/game/help.ts';
import { sentencesOf } from '../src/game/sentences.ts';
import { seen } from './table.ts';
import { type Lang, LANGS, VOICES } from './voices.ts';

const NO_WAY = { text: false, aloud: false, song: false, pantomime: false, drawing: false };

describe('under the field where a clue is written', () => {
  const lacks = (checked: boolean, lang: Lang): string[] =>
    (['question', 'four-words', 'most-of-all'] as const).map((constraint) => {
      const problem = clueProblem(constraint, 'Snow');
      if (!problem) throw new Error('nothing is wrong with it');
      return VOICES[lang].word(lackOf(problem, checked));
    });

  it('what is refused needs something, what is only reminded of may pass', () => {
    expect(lacks(true, 'en')[0]).toBe('It must be a question.');
    expect(lacks(false, 'en')[0]).toBe('Not a question, but it may pass.');
    expect(lacks(false, 'ru')[1]).toBe('1 слово вместо 4, но загадку примут.');
    for (const must of lacks(false, 'en')) expect(must).not.toMatch(/must|needs/);
  });

  it.each(LANGS)('every sentence ends: another may follow (%s)', (lang) => {
    for (const said of [...lacks(true, lang), ...lacks(false, lang)]) expect(said).toMatch(/\.$/);
  });

  it('a clue about something may still be anything; of four words it may still be borrowed', () => {
    expect(tipFor([])).toBe('tell.may');
    expect(tipFor(['new-year'])).toBe('tell.may');
    expect(tipFor(['person', 'four-words'])).toBe('tell.from');
  });
});

describe('help', () => {
  const words = (change: Parameters<typeof seen>[0]): string => {
    const { lines, seats } = helpFor(seen(change).view);
    return sentencesOf(lines, seats, VOICES.en).join(' ');
  };

  it('in the lobby it speaks of every number of players, whoever is there already', () => {
    const said = words({ phase: 'lobby', seats: ['moss'] });
    expect(said).toContain('With 3 players: everyone holds 7 pictures.');
    expect(said).toContain('With 4 to 6 players: everyone holds 6 pictures.');
  });

  it('what a clue must be is told while it is thought of and while it is fresh, and not afterwards', () => {
    const asked = (phase: 'tell' | 'submit' | 'vote' | 'result' | 'over') =>
      helpFor(seen({ phase, constraint: 'question' }).view).asked.length;
    expect((['tell', 'submit', 'vote', 'result', 'over'] as const).map(asked)).toEqual([1, 1, 0, 0, 0]);
  });

  it('a clue is not said to be anything where the rules say what it must be, or that it is mimed', () => {
    const told = (rules: Partial<Rules>): string =>
      words({ phase: 'tell', rules: { ...PRESETS.dixit, ...rules } });
    expect(told({})).toContain('A clue may be anything');
    expect(told({ permanent: 'question' })).toMatch(
      /must be: a question\. Within that a clue may be anything/,
    );
    const mimed = told({ clues: { ...NO_WAY, pantomime: true } });
    expect(mimed).toContain(
      'Show whatever the picture makes you think of. The clue is given as a mime, and in',
    );
    expect(mimed).not.toMatch(/anything|sounds/);
  });

  it('cells on which both cannot be are named', () => {
    const { track } = PRESETS.imaginarium;
    const told = (special: Rules['track']['special']): string =>
      words({
        phase: 'tell',
        rules: { ...PRESETS.dixit, permanent: 'four-words', track: { ...track, special } },
      });
    expect(told({ 3: 'most-of-all', 5: 'question', 9: 'most-of-all' })).toMatch(
      /On cells 3 and 9 both cannot be/,
    );
    expect(told({ 5: 'question' })).toMatch(/must be both: .* every clue must be\.(?! On cell)/);
    expect(told({ 3: 'most-of-all' })).toMatch(/On a special cell only what the cell asks counts/);
  });

  it('where nobody finds it, the votes that still count are named', () => {
    expect(words({ phase: 'vote', rules: PRESETS.imaginarium })).toContain(
      'nobody gets anything for that; only the votes on their pictures count (below)',
    );
  });
});
