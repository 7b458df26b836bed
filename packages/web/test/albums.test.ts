/** The albums on this device: none is lost to a reload, old ones make room, and a full device says so once. */
import { shelf } from './page.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Album } from '../src/game/album.svelte.ts';
import { albumOf, keepAlbum } from '../src/net/albums.ts';
import { forgetAll, keep, kept, whenFull } from '../src/net/storage.ts';
import { seen } from './table.ts';

const result = {
  outcome: 'some',
  owners: [1, 0, 2, 3],
  votes: [2, null, 1, 1],
  points: [1, 3, 3, 3],
} as unknown as NonNullable<ReturnType<typeof seen>['view']['result']>;
const shown = (round: number, game = 'g') =>
  seen({ game, round, phase: 'result', clue: { kind: 'text', text: `clue ${round}` }, result }).view;

beforeEach(() => {
  shelf.room = Infinity;
  forgetAll();
});

describe('albums', () => {
  it('a reload while a result lies open keeps the rounds before', () => {
    const before = new Album();
    for (const round of [1, 2, 3]) before.see(shown(round));
    const after = new Album();
    after.see(shown(3));
    expect(after.pages.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(albumOf('g').map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  it('the last game can be leafed through in the lobby, until the next one begins', () => {
    const album = new Album();
    album.see(shown(1));
    album.see(seen({ game: 'h', phase: 'lobby' }).view);
    expect(album.pages).toHaveLength(1);
    album.see(seen({ game: 'h', phase: 'tell' }).view);
    expect(album.pages).toEqual([]);
  });

  it('those of the latest twelve games are kept, also of those an earlier edition kept', () => {
    for (let game = 0; game < 20; game += 1) shelf.setItem(`fabula.album.old${game}`, '[]');
    const album = new Album();
    album.see(shown(1, 'new'));
    const names = Object.keys(shelf).filter((name) => name.startsWith('fabula.album.'));
    expect(names).toHaveLength(12);
    expect(names).toContain('fabula.album.new');
    for (let game = 1; game <= 12; game += 1) new Album().see(shown(1, `later${game}`));
    expect(albumOf('new')).toEqual([]);
    expect(albumOf('later1')).toHaveLength(1);
  });

  it('where there is no room the oldest go first, and what matters more is kept', () => {
    const tell = vi.fn();
    whenFull(tell);
    for (const game of ['first', 'second']) keepAlbum(game, new Array(40).fill(shown(1)) as never);
    shelf.room = Object.values(shelf).join('').length + 10;
    keep('player', { id: 'ana', token: 'x'.repeat(40) });
    expect(shelf.getItem('fabula.album.first')).toBeNull();
    expect(shelf.getItem('fabula.album.second')).not.toBeNull();
    expect(shelf.getItem('fabula.player')).toContain('ana');
    expect(tell).not.toHaveBeenCalled();
  });

  it('no room at all: it lasts as long as the page, and the player is told once', () => {
    const tell = vi.fn();
    whenFull(tell);
    keep('me', { name: 'Ana' });
    shelf.room = 20;
    keep('me', { name: 'Ana of the long name' });
    keep('tables', ['K7MQXT', 'ABCDEF', 'GHJKMN']);
    expect(kept('me')).toEqual({ name: 'Ana of the long name' });
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
