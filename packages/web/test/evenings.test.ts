/** The games that were played on this device, and the table to go back to. */
import { shelf } from './page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { albumOf, keepAlbum } from '../src/net/albums.ts';
import { clearEvenings, evenings, phaseLeft, rememberEvening, tableLeft } from '../src/net/evenings.ts';
import { forgetTable, rememberTable } from '../src/net/tables.ts';
import { SOLO_CODE } from '../src/solo/code.ts';
import { seen } from './table.ts';

const CODE = 'K7MQXT';
const DAY = 24 * 60 * 60 * 1000;
const games = (): string[] => evenings().map(({ view }) => view.game);
const alone = (change: Parameters<typeof seen>[0]) => {
  const all = seen(change);
  return { ...all, table: { ...all.table, code: SOLO_CODE } };
};

beforeEach(() => {
  for (const name of Object.keys(shelf)) shelf.removeItem(name);
});

describe('an evening', () => {
  it('is kept when a round is over, once a game, the latest first and twelve at most', () => {
    rememberEvening(seen({ game: 'a', phase: 'tell' }));
    expect(games()).toEqual([]);
    for (const game of 'abcdefghijklmn') rememberEvening(seen({ game, phase: 'result' }));
    rememberEvening(seen({ game: 'm', phase: 'over', scores: [30, 9, 8, 7] }));
    expect(games()).toEqual([...'mnlkjihgfedc']);
    expect(evenings()[0]?.view.scores).toEqual([30, 9, 8, 7]);
  });

  it('of those who only watch is not', () => {
    rememberEvening(seen({ game: 'w', phase: 'over', seat: null }));
    expect(games()).toEqual([]);
  });

  it('can be cleared, with its album', () => {
    rememberEvening(seen({ game: 'c', phase: 'over' }));
    keepAlbum('c', []);
    keepAlbum('d', []);
    clearEvenings();
    expect(games()).toEqual([]);
    expect(albumOf('c')).toEqual([]);
    expect(Object.keys(shelf).filter((name) => name.startsWith('fabula.album.'))).toEqual([]);
  });
});

describe('the table to go back to', () => {
  it('is the last one, for a day, while one has a seat there', () => {
    rememberTable(CODE);
    rememberEvening(seen({ game: 'x', phase: 'lobby' }), 1_000);
    expect(tableLeft(2_000)).toBe(CODE);
    expect(tableLeft(2_000 + DAY)).toBeNull();
    forgetTable(CODE);
    expect(tableLeft(2_000)).toBeNull();
  });

  it('was left in some phase; a table that is not known is one where people gather', () => {
    rememberEvening(seen({ game: 'p', phase: 'vote' }));
    expect(phaseLeft(CODE)).toBe('vote');
    expect(phaseLeft('ABCDEF')).toBe('lobby');
    shelf.setItem('fabula.last', JSON.stringify({ code: CODE, at: 1 }));
    expect(phaseLeft(CODE)).toBe('lobby');
  });

  it('may be on this device, until that game is over', () => {
    rememberTable(SOLO_CODE);
    rememberEvening(alone({ game: 's', phase: 'result' }), 1_000);
    expect(tableLeft(2_000)).toBe(SOLO_CODE);
    rememberEvening(alone({ game: 's', phase: 'over' }), 3_000);
    expect(tableLeft(4_000)).toBeNull();
  });
});
