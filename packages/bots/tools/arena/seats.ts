/** Who sits at the arena's tables: bots as they are, or bots that tell as they do and listen with another ear. */
import type { CardId } from '@fabula/engine/model.ts';
import { optionsIn } from '@fabula/engine/options.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { BotMove, Brain, Level } from '../../src/brain.ts';
import { chanceFrom } from '../../src/chance.ts';
import { CHARACTERS } from '../../src/characters.ts';
import { embeddedBrain } from '../../src/embedded.ts';
import type { Vocabulary } from '../../src/vocabulary.ts';
import type { CardText } from '../card-texts.ts';
import { otherEar } from './other-ear.ts';

export const LISTENERS = ['other', 'own'] as const;
export type Listeners = (typeof LISTENERS)[number];

export interface House {
  readonly deck: readonly CardText[];
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  readonly level: Level;
  readonly listeners: Listeners;
}

export function seatedBrain(seed: string, { deck, vocabulary, language, level, listeners }: House): Brain {
  const character = chanceFrom(`${seed} character`).pick(CHARACTERS);
  if (!character) throw new Error('nobody wants to play');
  const brain = embeddedBrain({
    character,
    level,
    language,
    vocabulary,
    seed,
    wordsOf: (card) => deck[card],
  });
  if (listeners === 'own') return brain;
  const ear = otherEar(seed, deck, vocabulary);
  const hear = ({ clue, phase, round }: View, cards: readonly CardId[]): number[] =>
    ear.hear(clue?.kind === 'text' ? clue.text : '', cards, `${phase} ${round}`);
  return { move: (view) => heard(view, hear) ?? brain.move(view), remark: () => null };
}

/** The move of a guesser; null: this seat does not guess now. */
function heard(view: View, hear: (view: View, cards: readonly CardId[]) => number[]): BotMove | null {
  const [option] = optionsIn(view);
  if (option?.type === 'submit') {
    const fits = hear(view, view.hand);
    const fitOf = (cards: readonly CardId[]): number =>
      cards.reduce((sum, card) => sum + (fits[view.hand.indexOf(card)] ?? 0), 0);
    const [cards] = [...option.choices].sort((a, b) => fitOf(b) - fitOf(a));
    return cards ? { type: 'submit', cards } : null;
  }
  if (option?.type === 'vote') {
    const fits = hear(view, view.row);
    const [number] = [...option.numbers].sort((a, b) => (fits[b - 1] ?? 0) - (fits[a - 1] ?? 0));
    return number === undefined ? null : { type: 'vote', number };
  }
  return null;
}
