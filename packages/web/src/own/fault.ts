/** Why something that was brought is not taken. */
import { deckSentenceFor } from '@fabula/protocol/messages/own-decks.ts';
import type { Refused } from '../net/own-decks.ts';
import { lang, t } from '../i18n/i18n.svelte.ts';

/** What the page finds out by itself, before anything is sent. */
export type FoundHere =
  | 'zip-damaged'
  | 'zip-too-many'
  | 'zip-too-big'
  | 'entry-damaged'
  | 'entry-locked'
  | 'entry-packing'
  | 'entry-bomb'
  | 'entry-path'
  | 'entry-missing'
  | 'deck-damaged'
  | 'unreadable';
export type Fault = Refused | { readonly code: FoundHere };

const HERE: ReadonlySet<string> = new Set<FoundHere | 'unreached'>([
  'zip-damaged',
  'zip-too-many',
  'zip-too-big',
  'entry-damaged',
  'entry-locked',
  'entry-packing',
  'entry-bomb',
  'entry-path',
  'entry-missing',
  'deck-damaged',
  'unreadable',
  'unreached',
]);
const isFoundHere = (fault: Fault): fault is { readonly code: FoundHere | 'unreached' } =>
  HERE.has(fault.code);

/** In the reader's language. */
export const faultText = (fault: Fault): string =>
  isFoundHere(fault) ? t(`fault.${fault.code}`) : deckSentenceFor(fault, lang());
