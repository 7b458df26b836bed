import { describe, expect, it } from 'vitest';
import { LONGEST_NAME } from '../src/client-messages.ts';
import { cleanName } from '../src/names.ts';

describe('a name', () => {
  it.each([
    ['spaces', ' \u00A0\u3000 '],
    ['zero-width space', '\u200B\u200B'],
    ['Hangul filler', '\u3164'],
    ['half-width Hangul filler', '\uFFA0'],
    ['blank Braille', '\u2800'],
    ['tag characters', '\u{E0061}\u{E0062}'],
    ['joiners', '\u200D\u2060\uFEFF'],
    ['accents without a letter', '\u0301\u0301'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['private use', '\uE000'],
  ])('of nothing but %s is none', (_, text) => {
    expect(cleanName(text)).toBe('');
  });

  it.each(['Аня', 'Ł', '🦊', '1️⃣', '李', 'أمل', '👩‍👩‍👧‍👦', "O'Neill", '؟'])('%s is one', (name) => {
    expect(cleanName(`  ${name}\n`)).toBe(name);
  });

  it('is as long as people see it', () => {
    expect(cleanName('👩‍👩‍👧'.repeat(9))).toBe('👩‍👩‍👧'.repeat(9));
    expect([...cleanName('я'.repeat(100))]).toHaveLength(LONGEST_NAME);
  });

  it('carries no tower of accents', () => {
    expect(cleanName(`Z${'\u0301'.repeat(500)}oe`)).toBe(`Z${'\u0301'.repeat(8)}oe`);
  });
});
