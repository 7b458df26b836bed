/** Any legal move, all equally likely: what stands in when a bot knows nothing, or gives no move. */
import { clueProblem, isQuestion } from '@fabula/engine/clue.ts';
import { type Option, optionsIn } from '@fabula/engine/options.ts';
import type { Clue } from '@fabula/engine/model.ts';
import type { ClueKind, Constraint } from '@fabula/engine/rules.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { BotMove } from './brain.ts';
import { PHRASES } from './lines/phrases.ts';

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

export function randomMove(view: View, language: Language, random: () => number): BotMove | null {
  const [option] = optionsIn(view);
  return option ? moveFor(option, language, random) : null;
}

function moveFor(option: Option, language: Language, random: () => number): BotMove | null {
  switch (option.type) {
    case 'claim':
      return { type: 'claim' };
    case 'tell': {
      const card = pick(option.cards, random);
      const clue = anyClue(option, language, random);
      return card === undefined || !clue ? null : { type: 'tell', card, clue };
    }
    case 'submit': {
      const cards = pick(option.choices, random);
      return cards ? { type: 'submit', cards } : null;
    }
    case 'vote': {
      const number = pick(option.numbers, random);
      return number === undefined ? null : { type: 'vote', number };
    }
    default:
      return null;
  }
}

/** A clue that says nothing of the card, but obeys what is asked. */
export const anyClue = (
  { kinds, asked }: Option & { type: 'tell' },
  language: Language,
  random: () => number,
): Clue | null => given(kinds, pick(phrasesFor(asked, language), random) ?? '…');

const WAYS = ['text', 'song', 'aloud'] as const;

/** As words where they are allowed, otherwise sung or said: people read what they cannot hear. Null: there is no other way than to show it. [S18] */
export function given(kinds: readonly ClueKind[], words: string): Clue | null {
  const kind = WAYS.find((way) => kinds.includes(way));
  if (kind === undefined) return null;
  return kind === 'text' ? { kind, text: words } : { kind, media: null, words };
}

/** Where two constraints hold, a phrase of the one that meets the other too. */
export function phrasesFor(asked: readonly Constraint[], language: Language): readonly string[] {
  const { plain, asked: fitting } = PHRASES[language];
  const isAsked = asked.includes('question');
  const others = asked.filter((constraint) => constraint !== 'question' || asked.length === 1);
  const phrases = others.flatMap((constraint) => fitting[constraint]);
  const turned = phrases.map((phrase) =>
    isAsked && !isQuestion(phrase) ? `${phrase.replace(/\.$/, '')}?` : phrase,
  );
  const fit = turned.filter((phrase) => asked.every((constraint) => !clueProblem(constraint, phrase)));
  return asked.length === 0 ? plain : fit;
}
