import { describe, expect, it } from 'vitest';
import { changed, chosenIn } from '../src/chosen.ts';

const USUAL = { theme: 'night', lang: 'en', lessMotion: false };

describe('preferences', () => {
  it('only what was chosen is kept: what the device says later still counts', () => {
    expect(changed(USUAL, USUAL)).toEqual({});
    expect(changed(USUAL, { ...USUAL, theme: 'day' })).toEqual({ theme: 'day' });
    const chosen = chosenIn({ theme: 'day' }, USUAL);
    expect({ ...USUAL, lang: 'ru', lessMotion: true, ...chosen }).toEqual({
      theme: 'day',
      lang: 'ru',
      lessMotion: true,
    });
  });

  it('a choice may be the usual one, and stays when the usual one changes', () => {
    expect(chosenIn({ lessMotion: false }, { ...USUAL, lessMotion: true })).toEqual({ lessMotion: false });
  });

  it('what an earlier edition kept on the first visit was not chosen', () => {
    expect(chosenIn({ ...USUAL, theme: 'day' }, USUAL)).toEqual({ theme: 'day' });
    expect(chosenIn(null, USUAL)).toEqual({});
  });
});
