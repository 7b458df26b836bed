/** Places beside somebody, and what the two in a seat see of each other. */
import './page.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import type { View } from '@fabula/engine/view.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFull, isToBeLed, roomBeside, roomLeft, seekers } from '../src/game/beside.ts';
import { eyesOn, glanceIn, playedByPartner } from '../src/game/partner.ts';
import { forget, note, see } from '../src/game/told-by-partner.svelte.ts';
import { openPair, speak } from '../src/i18n/i18n.svelte.ts';
import { seen } from './table.ts';

const PAIRS = { ...PRESETS.dixit, pairs: true };
const FULL = { ...PAIRS, seats: { least: 3, most: 4 } };
const beside: View['people'] = [
  { id: 'ana', bot: false, seat: 0, presence: 'here' },
  { id: 'tom', bot: false, seat: 0, presence: 'here' },
  { id: 'leo', bot: false, seat: 1, presence: 'here' },
  { id: 'bot-1', bot: true, seat: 2, presence: 'here' },
  { id: 'yuki', bot: false, seat: 3, presence: 'away' },
];

describe('places beside somebody [I12]', () => {
  it('are with whoever sits alone and is there to be asked', () => {
    expect(roomBeside(seen({ rules: PAIRS, people: beside, seat: null }, 'late'))).toEqual([1]);
    expect(roomBeside(seen({ rules: PAIRS, people: beside, seat: 1 }, 'leo'))).toEqual([]);
    expect(roomBeside(seen({ people: beside, seat: null }, 'late'))).toEqual([]);
    expect(roomBeside(seen({ rules: PAIRS, phase: 'over', seat: null }, 'late'))).toEqual([]);
  });

  it('are what those are led to who get no seat of their own', () => {
    const late = (change: Partial<View>): boolean =>
      isToBeLed(seen({ phase: 'lobby', rules: FULL, seat: null, ...change }, 'late'));
    expect(late({})).toBe(true);
    expect(late({ seat: 0 })).toBe(false);
    expect(late({ rules: PAIRS })).toBe(false);
    expect(late({ rules: { ...FULL, pairs: false } })).toBe(false);
    expect(late({ phase: 'vote' })).toBe(true);
    // A seat of one's own is promised, or stands empty.
    expect(late({ phase: 'vote', rules: PAIRS })).toBe(false);
    expect(late({ phase: 'vote', arrivals: ['late'] })).toBe(false);
    expect(isFull(seen({ phase: 'vote', rules: FULL, people: beside.slice(0, 4) }))).toBe(false);
  });

  it('are counted, so that the lobby says how many more may come', () => {
    expect(roomLeft(seen({ rules: FULL }))).toBe(4);
    expect(roomLeft(seen({ rules: PAIRS }))).toBe(8);
    expect(roomLeft(seen({ rules: FULL, people: beside }))).toBe(2);
    expect(roomLeft(seen())).toBe(2);
  });

  it('are looked for by those who stand; a server that does not say who they are names none', () => {
    const here = seen();
    expect(seekers(here)).toEqual([]);
    expect(seekers({ ...here, table: { ...here.table, standing: ['ana', 'late'] } })).toEqual(['late']);
  });
});

describe('the other one in my seat', () => {
  const two = (change: Partial<View> = {}) => seen({ people: beside, phase: 'submit', ...change });
  const glance = { by: 'tom', game: 'g', round: 1, at: { type: 'submit', cards: [2] } } as const;
  beforeEach(async () => {
    await speak('en');
    await openPair();
    forget();
  });

  it('is seen to look, in this phase of this round, while they sit there', () => {
    see({ ...glance, at: { type: 'submit', cards: [2] } });
    expect([...eyesOn(two())]).toEqual([[2, 'Tom is looking at this one']]);
    expect(glanceIn(two({ phase: 'vote' }), 'vote')).toBeNull();
    expect(eyesOn(two({ round: 2 })).size).toBe(0);
    expect(eyesOn(two({ game: 'h' })).size).toBe(0);
    expect(eyesOn(two({ people: beside.filter(({ id }) => id !== 'tom') })).size).toBe(0);
    see({ ...glance, at: null });
    expect(eyesOn(two()).size).toBe(0);
  });

  it('is named when they played for both, until the next round', () => {
    note({ by: 'tom', move: 'submit' }, two().view);
    expect(playedByPartner(two(), 'submit')).toBe(true);
    expect(playedByPartner(two(), 'vote')).toBe(false);
    expect(playedByPartner(two({ round: 2 }), 'submit')).toBe(false);
  });
});
