/** Which picture is asked for before the table is drawn, and that it is asked for once. */
import { shelf } from './page.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForFirst, lookedAtFirst } from '../src/game/first-picture.ts';
import { keepDraft } from '../src/net/drafts.ts';
import { seen } from './table.ts';

beforeEach(() => {
  for (const name of Object.keys(shelf)) shelf.removeItem(name);
});

describe('the picture that is looked at first', () => {
  it('is the first of the hand, what was being chosen, or what was given', () => {
    const telling = seen({ phase: 'tell', hand: [7, 8, 9] });
    expect(lookedAtFirst(telling)).toBe(7);
    keepDraft(telling.view, { card: 8 });
    expect(lookedAtFirst(telling)).toBe(8);
    const choosing = seen({ phase: 'submit', hand: [7, 8, 9] });
    expect(lookedAtFirst(choosing)).toBe(7);
    keepDraft(choosing.view, { looked: 9 });
    expect(lookedAtFirst(choosing)).toBe(9);
    expect(lookedAtFirst(seen({ phase: 'submit', hand: [7, 8, 9], given: [8] }))).toBe(8);
  });

  it('is none where no hand is shown', () => {
    expect(lookedAtFirst(seen({ phase: 'vote' }))).toBeUndefined();
    expect(lookedAtFirst(seen({ seat: null, hand: [] }))).toBeUndefined();
  });

  it('is asked for when its address is known, and never again', () => {
    const asked: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address);
        }
      },
    );
    const picture = (card: number) => ({
      large: `${card}/large`,
      medium: `${card}/medium`,
      small: `${card}/small`,
      thumbhash: '',
      alt: '',
      long: '',
    });
    askForFirst(seen());
    expect(asked).toEqual([]);
    askForFirst({ ...seen(), picture });
    askForFirst({ ...seen({ round: 2, hand: [5] }), picture });
    expect(asked).toEqual(['1/medium']);
  });
});
