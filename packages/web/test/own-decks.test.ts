import './page.ts';
import { describe, expect, it } from 'vitest';
import { type OwnDecksAnswer, LEAST_PICTURE } from '@fabula/protocol/own-decks.ts';
import { asListed, asTheyAre, isAmong } from '../src/own/at-table.ts';
import { closenessOf, middle, mostClose, moved, seenFrom } from '../src/own/crop.ts';
import { megabytes } from '../src/own/shown.ts';
import { formOf, wordsOf } from '../src/own/words-form.ts';

const SHAPE = 2 / 3;

describe('the part of a picture that becomes a card', () => {
  it('is as large as can be, in the middle, of a card’s shape', () => {
    for (const size of [
      { width: 1200, height: 600 },
      { width: 600, height: 2400 },
      { width: 800, height: 1200 },
    ]) {
      const crop = middle(size);
      expect((crop.width * size.width) / (crop.height * size.height)).toBeCloseTo(SHAPE);
      expect(Math.max(crop.width, crop.height)).toBeCloseTo(1);
      expect([crop.x, crop.y]).toEqual([(1 - crop.width) / 2, (1 - crop.height) / 2]);
    }
  });

  it('is moved, and never leaves the picture', () => {
    const crop = middle({ width: 1200, height: 600 });
    expect(moved(crop, 5, 5)).toEqual({ ...crop, x: 1 - crop.width, y: 0 });
    expect(moved(crop, -5, -5)).toEqual({ ...crop, x: 0, y: 0 });
  });

  it('comes closer around its own middle, as far as there are pixels enough', () => {
    const size = { width: 1200, height: 1800 };
    const closer = seenFrom(middle(size), size, 2);
    expect(closer).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
    expect(closenessOf(closer, size)).toBeCloseTo(2);
    expect(seenFrom(closer, size, 1)).toEqual(middle(size));
    const most = seenFrom(middle(size), size, 99);
    expect(most.width * size.width).toBeGreaterThanOrEqual(LEAST_PICTURE.width - 1e-9);
    expect(mostClose(size)).toBe(5);
    expect(mostClose({ width: 100, height: 100 })).toBe(1);
    // At an edge it stays inside.
    const edge = moved(closer, 1, 1);
    const wide = seenFrom(edge, size, 1.25);
    expect(wide.x + wide.width).toBeCloseTo(1);
  });
});

describe('own decks at a table', () => {
  const id = `own-${'a'.repeat(22)}`;
  const mine = (plays: string, cards: number): OwnDecksAnswer => ({
    decks: [{ deck: id, plays, name: 'Summer', bytes: 1, listed: false, cards, cover: [] }],
    quota: { decks: 20, cards: 500, bytes: 1 },
  });

  it('are offered once they have cards', () => {
    expect(asListed(mine(id, 0))).toEqual([]);
    expect(asListed(mine(`${id}-2`, 3))).toEqual([{ id: `${id}-2`, name: 'Summer', cards: 3, usualFor: [] }]);
    expect([isAmong(mine(id, 1), `${id}-7`), isAmong(mine(id, 1), 'dream')]).toEqual([true, false]);
  });

  it('are chosen anew when they have become others', () => {
    const chosen = [
      { id: 'dream', cards: 96 },
      { id, cards: 12 },
    ];
    expect(asTheyAre(chosen, mine(id, 12))).toBeNull();
    expect(asTheyAre(chosen, mine(id, 13))).toEqual(['dream', id]);
    expect(asTheyAre(chosen, mine(`${id}-2`, 11))).toEqual(['dream', `${id}-2`]);
    // Nobody can choose an empty one: the game keeps what it has.
    expect(asTheyAre(chosen, mine(id, 0))).toBeNull();
  });
});

describe('words of a card in a form', () => {
  it('are lists by line or comma, each thing once', () => {
    const form = { alt: ' A fox ', long: '', see: 'fox, hill\nfox;; snow ', say: '' };
    expect(wordsOf(form)).toEqual({ alt: 'A fox', long: '', see: ['fox', 'hill', 'snow'], say: [] });
    expect(wordsOf({ ...form, alt: ' ' })).toBeNull();
  });

  it('stand there as they were', () => {
    const words = { alt: 'A', long: 'L', see: ['a', 'b'], say: ['c'] };
    expect(wordsOf(formOf(words))).toEqual(words);
    expect(formOf()).toEqual({ alt: '', long: '', see: '', say: '' });
  });
});

describe('the room that decks take', () => {
  it('is told in tenths at first, and never as nothing where there is something', () => {
    const MB = 1024 * 1024;
    expect([0, 900, 1.24 * MB, 9.2 * MB, 61.7 * MB].map(megabytes)).toEqual(['0', '0.1', '1.2', '9.2', '62']);
  });
});
