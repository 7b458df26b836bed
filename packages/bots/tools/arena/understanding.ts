/** The ears of every level, on clues that were written from the pictures alone. */
import type { Language } from '@fabula/protocol/table.ts';
import { LEVELS } from '../../src/brain.ts';
import { SKILLS, type Skill } from '../../src/levels.ts';
import { deckSense } from '../../src/listening/deck-sense.ts';
import { earOf } from '../../src/listening/ear.ts';
import { meaningOf } from '../../src/listening/meaning.ts';
import type { Vocabulary } from '../../src/vocabulary.ts';
import type { CardText } from '../card-texts.ts';
import { type Hearing, humanClues, topOfSix, votesInRounds } from './heldout.ts';

/** All that is known of a card, and no error. */
const PLAIN: Skill = { minds: 1, strays: 0, expects: [0, 0], tables: 0 };

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Null: nobody has written clues from these pictures. `cluesOf`: only of these cards, if any are named; they lie among all of the deck all the same. */
export function understanding(
  language: Language,
  deck: readonly CardText[],
  vocabulary: Vocabulary,
  cluesOf: readonly string[] = [],
) {
  const cards = deck.length;
  const sense = deckSense(cards, (card) => deck[card], vocabulary);
  const ear =
    (skill: Skill, seed: string): Hearing =>
    (clue, shown, occasion) =>
      earOf(seed, skill, sense).hear(meaningOf(clue, vocabulary), shown, occasion);
  const clues = humanClues(language, deck).filter(
    ({ card }) => cluesOf.length === 0 || cluesOf.includes(deck[card]?.id ?? ''),
  );
  if (clues.length === 0) return null;
  const tunedOn = clues.filter((_, at) => at % 2 === 0);
  const heldOut = clues.filter((_, at) => at % 2 === 1);
  const halves = (skill: Skill) => ({
    tunedOn: percent(topOfSix(tunedOn, cards, ear(skill, 'a'))),
    heldOut: percent(topOfSix(heldOut, cards, ear(skill, 'a'))),
    all: percent(topOfSix(clues, cards, ear(skill, 'a'))),
  });
  const strangers = clues.filter(({ card, clue }) =>
    meaningOf(clue, undefined).stems.every((stem) => sense.cards.get(card)?.stems.has(stem) !== true),
  );
  const rounds = (seats: number, skill: Skill): number =>
    percent(votesInRounds(heldOut, { cards, seats, rounds: 2, hearOf: (seat) => ear(skill, `${seat}`) }));
  return {
    clues: clues.length,
    topOfSix: {
      plain: halves(PLAIN),
      ...Object.fromEntries(LEVELS.map((level) => [level, halves(SKILLS[level])])),
    } as Record<string, ReturnType<typeof halves>>,
    noStemInCommon: {
      clues: strangers.length,
      topOfSix: percent(topOfSix(strangers, cards, ear(PLAIN, 'a'))),
    },
    votesInRounds: Object.fromEntries(
      LEVELS.flatMap((level) =>
        [4, 5, 6].map((seats) => [`${level} ${seats}`, rounds(seats, SKILLS[level])]),
      ),
    ) as Record<string, number>,
  };
}
