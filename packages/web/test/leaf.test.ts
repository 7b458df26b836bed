/** The file that is kept of a game: whatever players wrote is text in it, and nothing in it runs or is fetched. */
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { escaped, type Leaf, leafOf } from '../src/album/leaf.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style></blockquote><svg onload=alert(1)>',
  '&lt;b&gt; & &#39;',
  '{@html x}${1}',
];

/** Everything in it that a player, or a deck, may have written. */
const leaf = (words: string): Leaf => {
  const table = { title: words, about: words, head: [words], rows: [[words, words]] };
  return {
    language: words,
    title: words,
    date: words,
    places: [{ place: 1, name: words, points: words }],
    chart: {
      width: 1,
      height: 1,
      lines: [{ path: words, colour: words, dashes: words, label: words, x: 1, y: 1 }],
    },
    race: table,
    prizesTitle: words,
    prizes: [{ title: words, name: words, why: words }],
    alike: table,
    roundsTitle: words,
    rounds: [
      {
        title: words,
        clue: words,
        media: { kind: 'drawing', source: `data:image/svg+xml,${words}` },
        found: words,
        pictures: [
          {
            source: `data:image/jpeg;base64,${words}`,
            alt: words,
            owner: words,
            votes: words,
            isStory: true,
          },
        ],
        points: [{ name: words, gained: words, why: words }],
      },
    ],
    foot: words,
  };
};

const tagsIn = (text: string): string[] => [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag);

describe('the file of a game', () => {
  it.each(HOSTILE)('has the same markup, whatever players wrote: %s', (words) => {
    const text = leafOf(leaf(words));
    const bare = (tags: string[]): string[] => tags.map((tag) => tag.replace(/"[^"]*"/g, '""'));
    expect(bare(tagsIn(text))).toEqual(bare(tagsIn(leafOf(leaf('x')))));
    expect(text.split(escaped(words))).toHaveLength(leafOf(leaf('xyzzy')).split('xyzzy').length);
    if (escaped(words) !== words) expect(text).not.toContain(words);
  });

  it('runs nothing, and asks nobody for anything', () => {
    const text = leafOf(leaf('x'));
    expect(text).toContain("default-src 'none'".replaceAll("'", '&#39;'));
    expect(text).not.toMatch(/<script|<link|<iframe|https?:|\son\w+=|javascript:/i);
    const odd: Leaf = {
      ...leaf('x'),
      rounds: leaf('x').rounds.map((round) => ({
        ...round,
        media: { kind: 'song', source: 'https://elsewhere.example/a.webm' },
        pictures: [{ source: 'javascript:alert(1)', alt: '', owner: 'x', votes: '', isStory: false }],
      })),
    };
    const strange = leafOf(odd);
    expect(strange).not.toMatch(/elsewhere|javascript:/);
    expect(strange).toContain('src="data:,"');
  });

  it('is sound HTML', () => {
    expect(() =>
      parse(
        leafOf(leaf('x'))
          .replace(/^<!doctype html>/, '')
          .replace(/<style>[^]*<\/style>/, ''),
      ),
    ).not.toThrow();
  });
});
