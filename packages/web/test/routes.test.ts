import { describe, expect, it, vi } from 'vitest';
import { codeIn, linkToSeat, read } from '../src/routes.ts';

const at = (path: string): ReturnType<typeof read> => read(new URL(path, 'https://play.example'));

describe('addresses', () => {
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'landing' });
    expect(at('/how')).toEqual({ page: 'how', game: 'dixit' });
    expect(at('/how/imaginarium')).toEqual({ page: 'how', game: 'imaginarium' });
    expect(at('/rules#imaginarium')).toEqual({ page: 'rules', rules: 'imaginarium' });
    expect(at('/new#abc')).toEqual({ page: 'new', rules: 'abc' });
    expect(at('/t/k7mqxt')).toEqual({ page: 'table', code: 'K7MQXT', seat: null });
    expect(at('/tv/K7MQXT')).toEqual({ page: 'screen', code: 'K7MQXT' });
    expect(at('/privacy')).toEqual({ page: 'privacy' });
    expect(at('/album/aB3_-x')).toEqual({ page: 'album', game: 'aB3_-x' });
    expect(at('/album')).toEqual({ page: 'nothing' });
    expect(at('/album/%00')).toEqual({ page: 'nothing' });
    expect(at('/my-decks')).toEqual({ page: 'decks', deck: null });
    const deck = `own-${'a1'.repeat(11)}`;
    expect(at(`/my-decks/${deck}`)).toEqual({ page: 'decks', deck });
    expect(at('/my-decks/dream')).toEqual({ page: 'decks', deck: null });
    expect(at('/t/K7')).toEqual({ page: 'nothing' });
    expect(at('/t/КМТХАВ')).toEqual({ page: 'table', code: 'KMTXAB', seat: null });
    expect(at('/t/%E0%A4%A')).toEqual({ page: 'nothing' });
  });

  it('that hand over a seat keep the secret where no server sees it', () => {
    vi.stubGlobal('location', { origin: 'https://play.example' });
    const link = new URL(linkToSeat('K7MQXT', 'se-cret_1'));
    vi.unstubAllGlobals();
    expect(link.pathname + link.search).toBe('/t/K7MQXT');
    expect(read(link)).toEqual({ page: 'table', code: 'K7MQXT', seat: 'se-cret_1' });
  });

  it('a code is understood as people type it', () => {
    for (const typed of [
      'k7m qxt',
      ' K7M-QXT ',
      'К7М QХТ',
      'https://play.example/t/K7MQXT#seat=1',
      'play.example/tv/k7mqxt',
    ])
      expect(codeIn(typed), typed).toBe('K7MQXT');
    expect(codeIn('КМТХАВ')).toBe('KMTXAB');
    expect(codeIn('32нера')).toBe('32HEPA');
    for (const wrong of ['', 'K7M', 'K7MQXTA', 'ЖЖЖЖЖЖ', 'https://play.example/how'])
      expect(codeIn(wrong), wrong).toBeNull();
  });
});
