/** Where everything stands on a postcard: inside, apart, and large enough to read, whatever was said and however many played. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eveningMarks, type EveningTold, standing } from '../src/postcard/evening.ts';
import { type Box, type Mark, type Measure, SHEET, type Words } from '../src/postcard/marks.ts';
import { type PictureTold, roundMarks, type RoundTold } from '../src/postcard/round.ts';
import { setIn, wrapped } from '../src/postcard/words.ts';
import { placesOf } from '../src/game/ranks.ts';

/** Letters of a serif, roughly: capitals and Cyrillic are wider. */
const measure: Measure = (text, _, size) =>
  [...text].reduce((sum, letter) => sum + (/[A-ZА-ЯЁшщжюмфы—]/u.test(letter) ? 0.66 : 0.47), 0) * size;

const NAMES = [
  'Li',
  'Tom',
  'Константинопольская',
  'Maximiliana Rosenber',
  'Ana and Tom',
  'Юлия и Тот самый Мюнхгаузен',
  'WWWWWWWWWWWWWWWWWWWW',
];
const POEM = Array.from({ length: 12 }, (_, line) => `The lamp is low, the town asleep ${line}`).join('\n');
const CLUES = [
  'Hush',
  'The last one to leave puts out the moon',
  POEM,
  'слово '.repeat(330),
  'Ж'.repeat(2000),
  'a\n\n\nb',
];

const name = fc.constantFrom(...NAMES);
const words = fc.oneof(fc.constantFrom(...CLUES), fc.string({ minLength: 1, maxLength: 300 }));
const clue: fc.Arbitrary<RoundTold['clue']> = fc.oneof(
  words.map((said) => ({ kind: 'text' as const, words: said, how: '', isDrawn: false })),
  fc.record({
    kind: fc.constantFrom('song' as const, 'drawing' as const, 'pantomime' as const, 'aloud' as const),
    words: fc.oneof(fc.constant(''), words),
    how: name.map((who) => `${who} поют загадку`),
    isDrawn: fc.boolean(),
  }),
);

const round: fc.Arbitrary<RoundTold> = fc
  .record({
    seats: fc.integer({ min: 3, max: 12 }),
    clue,
    names: fc.array(name, { minLength: 12, maxLength: 12 }),
    votes: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    long: fc.boolean(),
  })
  .map(({ seats, clue, names, votes, long }) => {
    const owners = seats === 3 ? [0, 1, 1, 2, 2] : Array.from({ length: seats }, (_, seat) => seat);
    const all = owners.map((owner, place): PictureTold => ({
      card: place * 7,
      number: place + 1,
      owner,
      name: names[owner] ?? '',
      voters: votes
        .slice(1, seats)
        .flatMap((vote, voter) => (vote % owners.length === place ? [voter + 1] : [])),
      earned: place % 2 === 0 ? '' : '+2',
    }));
    const [story, ...others] = all;
    if (!story) throw new Error('No picture');
    return {
      title: 'Fabula',
      when: 'Имаджинариум · 18 ноября 2026 г.',
      clue,
      teller: 0,
      by: `Раунд 14. Загадывают ${names[0] ?? ''}`,
      found: `Отгадали: ${names.slice(0, seats).join(', ')}.`,
      story,
      others,
      company: Array.from({ length: seats }, (_, seat) => ({
        seat,
        name: names[seat] ?? '',
        why: long ? `found it +3, fooled ${names.slice(0, 4).join(', ')} +12` : 'found it +3',
        points: '+12',
      })),
    };
  });

const evening: fc.Arbitrary<EveningTold> = fc
  .record({
    seats: fc.integer({ min: 3, max: 12 }),
    names: fc.array(name, { minLength: 12, maxLength: 12 }),
    clue: words,
    prizes: fc.subarray([0, 1, 2]),
    pictures: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ seats, names, clue, prizes, pictures }) => ({
    title: 'Fabula',
    when: 'Свои правила · 18 сентября 2026 г.',
    headline: `Общая победа: ${names.slice(0, 3).join(', ')}`,
    places: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: names[seat] ?? '',
      score: 'клетка 24',
      rank: seat + 1,
    })),
    prizes: prizes.map((which) => ({
      title: 'Родственные души',
      shown: which === 2 ? [0, 1] : which,
      names: names.slice(0, 2).join(' и '),
      why: 'голоса совпали 17 раз',
      words: which === 2 ? '' : clue,
    })),
    pictures: Array.from({ length: pictures }, (_, card) => card + 10),
  }));

const isGround = ({ kind }: Mark): boolean => kind === 'sheet' || kind === 'hills' || kind === 'moon';
const meets = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;
/** Votes lie on their own picture, and beside each other. */
const mayMeet = (one: Mark, other: Mark): boolean =>
  one.kind === 'token' && (other.kind === 'picture' || other.kind === 'token') && one.card === other.card;
/** The frame and its ribbon stand out a little. */
const outer = (mark: Mark): Box => {
  if (mark.kind !== 'picture') return mark.box;
  const out = mark.told ? 9 : 0;
  const { x, y, width, height } = mark.box;
  return { x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out };
};
const SMALLEST: Readonly<Record<Words['face'], number>> = {
  voice: 18,
  name: 15,
  caps: 18,
  plain: 15,
  title: 26,
};

function check(marks: readonly Mark[]): void {
  for (const mark of marks) {
    const { x, y, width, height } = mark.box;
    expect(width > 0 && height > 0, mark.kind).toBe(true);
    if (isGround(mark)) continue;
    expect(
      x >= 0 && y >= 0 && x + width <= SHEET.width + 0.5 && y + height <= SHEET.height + 0.5,
      mark.kind,
    ).toBe(true);
    if (mark.kind !== 'words') continue;
    expect(mark.size, mark.lines.join(' ')).toBeGreaterThanOrEqual(SMALLEST[mark.face]);
    expect(mark.lines.length * mark.size * mark.leading).toBeLessThanOrEqual(height + 0.5);
    for (const line of mark.lines)
      expect(measure(line, mark.face, mark.size)).toBeLessThanOrEqual(width + 0.5);
  }
  const solid = marks.filter((mark) => !isGround(mark));
  for (const [place, one] of solid.entries())
    for (const other of solid.slice(place + 1)) {
      if (mayMeet(one, other) || mayMeet(other, one)) continue;
      const told = (mark: Mark): string => `${mark.kind} ${JSON.stringify(mark.box)}`;
      if (meets(outer(one), outer(other))) throw new Error(`${told(one)} lies on ${told(other)}`);
    }
}

describe('a postcard of a round', () => {
  it('nothing overlaps and everything is inside, for any round', () => {
    fc.assert(
      fc.property(round, (told) => check(roundMarks(told, measure))),
      { numRuns: 80 },
    );
  });

  it('shows every picture once, the storyteller’s larger than any other, and every vote and player', () => {
    fc.assert(
      fc.property(round, (told) => {
        const marks = roundMarks(told, measure);
        const pictures = marks.flatMap((mark) => (mark.kind === 'picture' ? [mark] : []));
        expect(new Set(pictures.map(({ card }) => card))).toEqual(
          new Set([told.story, ...told.others].map(({ card }) => card)),
        );
        expect(pictures).toHaveLength(told.others.length + 1);
        const [story] = pictures.filter((mark) => mark.told);
        for (const other of pictures.filter((mark) => !mark.told))
          expect(story?.box.width ?? 0).toBeGreaterThan(other.box.width * 1.1);
        const votes = [told.story, ...told.others].flatMap(({ voters }) => voters);
        expect(marks.filter(({ kind }) => kind === 'token')).toHaveLength(votes.length);
        const text = marks.flatMap((mark) => (mark.kind === 'words' ? mark.lines : []));
        expect(text.filter((line) => line === '+12')).toHaveLength(told.company.length);
      }),
      { numRuns: 30 },
    );
  });

  it('every vote can be told from the next', () => {
    fc.assert(
      fc.property(round, (told) => {
        const tokens = roundMarks(told, measure).flatMap((mark) => (mark.kind === 'token' ? [mark] : []));
        for (const one of tokens)
          for (const other of tokens)
            if (one !== other && one.card === other.card)
              expect(Math.abs(one.box.x - other.box.x)).toBeGreaterThan(one.box.width * 0.2);
      }),
      { numRuns: 30 },
    );
  });

  it('a short clue is set large, a poem of twelve lines keeps them', () => {
    const [told] = fc.sample(round, { numRuns: 1, seed: 4 });
    if (!told) throw new Error('No round');
    const clueOf = (said: string, company = told.company.slice(0, 3)): Words | undefined =>
      roundMarks(
        {
          ...told,
          company,
          others: told.others.slice(0, 5),
          clue: { kind: 'text', words: said, how: '', isDrawn: false },
        },
        measure,
      ).find((mark): mark is Words => mark.kind === 'words' && mark.face === 'voice');
    expect(clueOf('The last one to leave puts out the moon')?.size).toBeGreaterThan(60);
    expect(clueOf(POEM)?.lines).toEqual(POEM.split('\n'));
  });
});

describe('a postcard of an evening', () => {
  it('nothing overlaps and everything is inside, for any evening', () => {
    fc.assert(
      fc.property(evening, (told) => check(eveningMarks(told, measure))),
      { numRuns: 80 },
    );
  });

  it('everybody is there by rabbit and name, every prize, and pictures if there were any', () => {
    fc.assert(
      fc.property(evening, (told) => {
        const marks = eveningMarks(told, measure);
        const rabbits = marks.flatMap((mark) => (mark.kind === 'rabbit' ? [mark.seat] : []));
        expect(new Set(rabbits)).toEqual(new Set(told.places.map(({ seat }) => seat)));
        const text = marks.flatMap((mark) => (mark.kind === 'words' ? mark.lines.join(' ') : []));
        for (const { title } of told.prizes) expect(text).toContain(title);
        const cards = marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.card] : []));
        if (told.pictures.length > 0 && told.places.length <= 7)
          expect(cards.some((card) => told.pictures.includes(card))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('the best stands in the middle and highest', () => {
    expect(standing([1, 2, 3, 4, 5])).toEqual([4, 2, 1, 3, 5]);
  });

  it('places: whoever won is first, whatever the points; the same points, the same place', () => {
    const seats = ['vermilion', 'ochre', 'moss', 'sky'] as const;
    const won = (winners: number[]) => ({ why: 'finish', winners, seed: '' }) as const;
    expect(placesOf({ seats, scores: [24, 24, 9, 9], ending: won([1]) })).toEqual([2, 1, 3, 3]);
    expect(placesOf({ seats, scores: [24, 24, 9, 3], ending: won([0, 1]) })).toEqual([1, 1, 3, 4]);
  });
});

describe('words', () => {
  const box = { x: 0, y: 0, width: 200, height: 100 };
  const setting = { face: 'name', ink: 'text', largest: 40, smallest: 20 } as const;

  it('no word is broken while smaller letters help', () => {
    const { lines, size } = setIn(box, 'a Constantinople', setting, measure);
    expect(lines.join(' ')).toBe('a Constantinople');
    expect(size).toBeGreaterThanOrEqual(20);
  });

  it('what is left out is seen to be', () => {
    const { lines } = setIn(box, 'word '.repeat(200), setting, measure);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(setIn(box, 'a word', setting, measure).lines.join('')).not.toContain('…');
  });

  it('nothing is lost by wrapping', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 20, max: 400 }), (text, width) => {
        const wide = (part: string): number => measure(part, 'plain', 20);
        expect(wrapped(text, width, wide).join('').replaceAll(' ', '')).toBe(text.replace(/[ \n]/g, ''));
      }),
    );
  });
});
