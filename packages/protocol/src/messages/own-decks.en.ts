import type { DeckSentences } from './own-decks.ts';
import { counted } from './plural.ts';

const cards = (count: number): string => counted(count, 'card', 'cards');
const decks = (count: number): string => counted(count, 'deck', 'decks');
const MB = 1024 * 1024;

export const deckSentencesEn: DeckSentences = {
  'not-a-picture': 'This is no picture.',
  'unknown-kind': 'Pictures of this kind cannot be used. JPEG, PNG, WebP, AVIF and GIF can.',
  'picture-too-big': ({ most }) => `The file is too big: at most ${most / MB} MB.`,
  'picture-too-large': ({ most }) => `The picture has too many pixels: at most ${most} megapixels.`,
  'picture-too-small': ({ least: [width, height] }) =>
    `The picture is too small: the part that becomes the card needs ${width} × ${height} pixels.`,
  'picture-corrupt': 'The file is damaged.',
  'picture-moves': 'The picture moves. Only still ones can be cards.',
  'picture-took-too-long': 'This picture takes too much work to open.',
  'picture-twice': 'This picture is in the deck already.',
  'deck-full': ({ most }) => `The deck is full: it can have ${cards(most)}.`,
  'decks-full': ({ most }) => `You can have ${decks(most)} here. Delete one to make another.`,
  'quota-full': ({ most }) =>
    `Your decks may take ${most} MB here, and that is used up. Delete some pictures.`,
  'house-full': 'This server has no room for more pictures.',
  'too-busy': 'Many pictures are being worked on. It goes on in a moment.',
  'too-fast': 'That was too much at once. Try again a little later.',
  'too-many-players': 'Too many new players have come from your network. Try again in an hour.',
  'length-missing': 'The file came without its length.',
  'bad-crop': 'That part lies outside the picture.',
  'bad-form': 'Something is missing there, or too long.',
  'unknown-player': 'This server does not know you any more.',
  'banned-from-site': 'You are kept out of this site.',
  'wrong-origin': 'This page may not bring anything here.',
  'not-yours': 'Only whoever made the deck can do that.',
  'no-such-deck': 'There is no such deck any more.',
  'no-such-card': 'There is no such card any more.',
  'words-taken': 'Somebody has already described this card.',
  'no-model': 'This server has no model that could describe pictures.',
  'already-writing': 'The descriptions of a deck are being written already.',
  'own-decks-off': 'There are no decks of players’ own on this server.',
  'not-saved': 'It could not be saved. Try again a little later.',
};
