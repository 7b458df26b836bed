import { shelf } from './page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextPrompt } from '../src/game/prompts.ts';
import { LANGS, MESSAGES } from './voices.ts';

const drawn = (prompts: readonly string[], times: number, chance = (): number => 0): string[] =>
  Array.from({ length: times }, () => nextPrompt(prompts, chance).words);

describe('ideas for a storyteller', () => {
  beforeEach(() => shelf.removeItem('fabula.prompts'));

  it('none comes again before all have been there, also after the page was opened anew', () => {
    const prompts = Array.from({ length: 20 }, (_, place) => `idea ${place}`);
    const random = (): number => 0.999;
    expect(new Set(drawn(prompts, 20, random))).toEqual(new Set(prompts));
    expect(new Set(drawn(prompts, 20, random))).toEqual(new Set(prompts));
  });

  it('the last one says that it is the last, and does not come again at once', () => {
    const prompts = ['a', 'b', 'c'];
    expect(prompts.map(() => nextPrompt(prompts, () => 0))).toEqual([
      { words: 'a', isLast: false },
      { words: 'b', isLast: false },
      { words: 'c', isLast: true },
    ]);
    expect(nextPrompt(prompts, () => 0.999)).toEqual({ words: 'b', isLast: false });
  });

  it('those of another language are counted for themselves', () => {
    drawn(['a', 'b'], 2);
    expect(drawn(['а', 'б'], 2)).toEqual(['а', 'б']);
    expect(nextPrompt(['a', 'b'], () => 0).words).toBe('a');
  });

  it.each(LANGS)('there are about sixty, each a line that fits a phone, and none twice: %s', (lang) => {
    const prompts = `${MESSAGES[lang]['muse.prompts']}\n${MESSAGES[lang]['muse.borrowed']}`.split('\n');
    expect(prompts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(prompts).size).toBe(prompts.length);
    for (const prompt of prompts) {
      expect(prompt).toMatch(/^\p{Lu}/u);
      expect(prompt.length).toBeLessThanOrEqual(56);
      expect(prompt).not.toMatch(/[.{}]$/);
    }
  });
});
