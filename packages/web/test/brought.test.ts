import { describe, expect, it } from 'vitest';
import { type Armful, type Brought, type Found, sortedOut, wordsIn } from '../src/own/brought.ts';
import { type ZipMember, zipOf } from './zip-kit.ts';

const found = (path: string, content: string): Found => ({
  path,
  file: new File([content], path.slice(path.lastIndexOf('/') + 1)),
});
const zipped = (members: readonly ZipMember[]): Promise<Armful> =>
  sortedOut([{ path: 'deck.zip', file: zipOf(members) }]);
const names = ({ pictures }: Armful): string[] => pictures.map(({ name }) => name);

async function contentOf(picture: Brought | undefined): Promise<string> {
  const content = await picture?.read();
  return content instanceof Blob ? content.text() : JSON.stringify(content);
}

const WORDS = { alt: 'A fox on a hill', long: 'Long', see: ['fox', 'hill'], say: ['Warm'] };
const picture = (id: string) => ({ width: 800, height: 1200, webp: `${id}/large.webp` });
const DECK = {
  format: 1,
  id: 'own-abc',
  name: { ru: 'Лето' },
  author: 'Лена',
  licence: 'CC0-1.0',
  cards: [
    { id: 'fox', large: picture('fox'), words: { ru: 'fox/words.ru.json' } },
    { id: 'lost', large: picture('lost') },
  ],
};
const asZip = (folder: string, deck: object = DECK): ZipMember[] => [
  { path: `${folder}deck.json`, content: JSON.stringify(deck) },
  { path: `${folder}fox/large.webp`, content: 'the fox' },
  { path: `${folder}fox/small.webp`, content: 'a small fox' },
  { path: `${folder}fox/words.ru.json`, content: JSON.stringify(WORDS) },
];

describe('what is brought', () => {
  it('are pictures, those of folders and those of zips, without what systems leave there', async () => {
    const armful = await sortedOut([
      found('one.jpg', 'one'),
      found('sea/two.png', 'two'),
      found('sea/.DS_Store', 'x'),
      found('sea/Thumbs.db', 'x'),
      {
        path: 'more.zip',
        file: zipOf([
          { path: 'three.png', content: 'three' },
          { path: '__MACOSX/._three.png', content: 'x' },
          { path: '../four.png', content: 'four' },
        ]),
      },
      { path: 'broken.zip', file: new File([Buffer.from('PK\x03\x04'), Buffer.alloc(99)], 'broken.zip') },
    ]);
    expect(names(armful)).toEqual(['one.jpg', 'two.png', 'three.png', 'four.png']);
    expect(armful.faults).toEqual([{ name: 'broken.zip', fault: { code: 'zip-damaged' } }]);
    expect(await armful.pictures[3]?.read()).toEqual({ code: 'entry-path' });
    expect(await contentOf(armful.pictures[1])).toBe('two');
  });

  it.each(['', 'summer/'])(
    'is a deck with its words, its author and its licence, in folder "%s"',
    async (folder) => {
      const armful = await zipped(asZip(folder));
      expect(armful.about).toEqual({ name: 'Лето', author: 'Лена', licence: 'CC0-1.0', language: 'ru' });
      expect(names(armful)).toEqual(['fox', 'lost']);
      const [fox, lost] = armful.pictures;
      expect(await contentOf(fox)).toBe('the fox');
      expect(await fox?.words()).toEqual({ ru: WORDS });
      expect(await lost?.read()).toEqual({ code: 'entry-missing' });
      expect(await lost?.words()).toEqual({});
    },
  );

  it('is no deck if its description is damaged, or leads out of it', async () => {
    const outside = { ...DECK, cards: [{ id: 'x', large: { ...picture('x'), webp: '../../secret' } }] };
    for (const deck of [{}, { ...DECK, format: 2 }, outside])
      expect(await zipped(asZip('', deck))).toMatchObject({
        pictures: [],
        faults: [{ name: 'deck.json', fault: { code: 'deck-damaged' } }],
      });
  });

  it('has words only as the server takes them', () => {
    expect(wordsIn({ alt: ' A fox ', see: ['a', '', 7, 'b'.repeat(81)], say: 'no list' })).toEqual({
      alt: 'A fox',
      long: '',
      see: ['a'],
      say: [],
    });
    expect(wordsIn({ ...WORDS, see: Array.from({ length: 90 }, (_, n) => `n${n}`) })?.see).toHaveLength(60);
    for (const nothing of [null, [], 'words', {}, { alt: '' }]) expect(wordsIn(nothing)).toBeNull();
  });
});
