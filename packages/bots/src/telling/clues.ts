/** What a storyteller could say about the cards of its hand. */
import type { CardId } from '@fabula/engine/model.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { CardWords, WordsOf } from '../brain.ts';
import { isMood } from '../lines/moods.ts';
import { keyOf } from '../listening/card-sense.ts';
import type { DeckSense } from '../listening/deck-sense.ts';
import { type Meaning, meaningOf } from '../listening/meaning.ts';
import { tokensOf } from '../listening/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { fitted } from './constraints.ts';

export interface Sayable {
  readonly card: CardId;
  /** As it was printed, and as it fits what is asked. */
  readonly said: string;
  readonly text: string;
  readonly meaning: Meaning;
  /** One of the clues written to be said; otherwise a mood that several cards share. */
  readonly written: boolean;
}

interface Printed {
  readonly said: string;
  readonly meaning: Meaning;
  readonly written: boolean;
}

const known = new WeakMap<CardWords, readonly Printed[]>();

/** What is printed about a card and could be said: its clues, and associations that are moods and do not name what is to be seen. */
function printedOn(words: CardWords, vocabulary: Vocabulary | undefined): readonly Printed[] {
  const found = known.get(words) ?? read(words, vocabulary);
  known.set(words, found);
  return found;
}

function read(
  { alt, long = '', see, say }: CardWords,
  vocabulary: Vocabulary | undefined,
): readonly Printed[] {
  const visible = new Set(meaningOf(`${alt} ${long}`, undefined).stems);
  const print = (said: string, written: boolean): Printed => ({
    said,
    meaning: meaningOf(said, vocabulary),
    written,
  });
  const moods = see.filter(isMood).map((phrase) => print(capital(phrase), false));
  return [
    ...say.map((clue) => print(clue, true)),
    ...moods.filter(({ meaning }) => !meaning.stems.some((stem) => visible.has(stem))),
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Two clues are the same if they sound the same. */
export const soundOf = (text: string): string => tokensOf(text).join(' ');

interface Situation {
  readonly wordsOf: WordsOf;
  readonly vocabulary: Vocabulary | undefined;
  readonly language: Language;
  readonly deck: DeckSense;
  readonly asked: readonly Constraint[];
  /** Sounds of the clues this bot has heard or said. */
  readonly worn: ReadonlySet<string>;
}

/** Enough to choose from. */
const ENOUGH = 6;

/**
 * Every clue that may be said now. Clues that were heard before, and clues that only obey when they are bent, only if there is
 * little else.
 */
export function sayables(hand: readonly CardId[], situation: Situation): Sayable[] {
  const all = hand.flatMap((card) => ofCard(card, situation));
  const isWorn = (text: string): boolean => situation.worn.has(soundOf(text));
  const fresh = all.filter(({ said, text }) => !isWorn(said) && !isWorn(text));
  const natural = fresh.filter(({ said, text }) => said === text);
  if (natural.length >= ENOUGH) return natural;
  return fresh.length > 0 ? fresh : all;
}

function ofCard(card: CardId, { wordsOf, vocabulary, language, deck, asked }: Situation): Sayable[] {
  const words = wordsOf(card);
  if (!words) return [];
  return printedOn(words, vocabulary).flatMap(({ said, meaning, written }, salt) => {
    // An association of this card alone would be a key to it: whoever knows the card's words would know the card.
    if (!written && deck.holders(keyOf(meaning)) < SHARED_BY) return [];
    const text = fitted(said, { asked, language, salt });
    return text === null ? [] : [{ card, said, text, meaning, written }];
  });
}

const SHARED_BY = 2;
