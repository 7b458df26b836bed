/** Which decks a table has that chooses none. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Decks, type DeckOnOffer, loadDecks, PLACEHOLDER } from '../src/decks.ts';

const painted = (id: string, game: DeckOnOffer['game'], cards = 84): DeckOnOffer => {
  const file = [{ type: 'image/webp', path: `/${id}.webp` }];
  const picture = { large: file, medium: file, small: file };
  return {
    ...PLACEHOLDER,
    id,
    game,
    cards: PLACEHOLDER.cards.slice(0, cards).map((card) => ({ ...card, ...picture })),
  };
};

describe('a table that chooses no deck', () => {
  const dream = painted('dream', null);
  const newYear = painted('new-year', 'imaginarium', 64);

  it('has the one that was made for its game, and otherwise one for any', () => {
    const decks = new Decks([newYear, dream, PLACEHOLDER]);
    expect(decks.usualFor('imaginarium')).toEqual(['new-year']);
    expect(decks.usualFor('dixit')).toEqual(['dream']);
    expect(new Decks([dream, PLACEHOLDER]).usualFor('imaginarium')).toEqual(['dream']);
    expect(new Decks([newYear, PLACEHOLDER]).usualFor('dixit')).toEqual(['new-year']);
  });

  it('has none with too few cards for a game of six', () => {
    const small = painted('small', 'imaginarium', 41);
    expect(new Decks([small, dream]).usualFor('imaginarium')).toEqual(['dream']);
    expect(new Decks([small, PLACEHOLDER]).usualFor('imaginarium')).toEqual(['placeholder']);
  });

  it('has what the host has chosen, whatever it plays', () => {
    const decks = new Decks([dream, newYear, PLACEHOLDER], ['placeholder', 'gone']);
    expect(decks.usualFor('dixit')).toEqual(['placeholder']);
    expect(decks.usualFor('imaginarium')).toEqual(['placeholder']);
  });

  it('of those that come with the game: Dream for Dixit, New Year for Imaginarium', async () => {
    const ours = await loadDecks([join(import.meta.dirname, '../../cards/src/decks')], [], (folder, why) => {
      throw new Error(`${folder} ${why}`);
    });
    expect(ours.usualFor('dixit')).toEqual(['dream']);
    expect(ours.usualFor('imaginarium')).toEqual(['new-year']);
    expect(ours.get('new-year')?.name).toEqual({ en: 'New Year', ru: 'Новый год' });
  });
});
