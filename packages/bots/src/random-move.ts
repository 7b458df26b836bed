/** Any legal move, all equally likely: what stands in when a bot knows nothing, or gives no move. */
import { type Option, optionsIn } from '@fabula/engine/legal.ts';
import type { Clue } from '@fabula/engine/model.ts';
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
      return card === undefined ? null : { type: 'tell', card, clue: anyClue(option, language, random) };
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
export function anyClue(
  { kinds, asked }: Option & { type: 'tell' },
  language: Language,
  random: () => number,
): Clue {
  if (!kinds.includes('text')) return { kind: 'pantomime', media: null };
  const { plain, asked: fitting } = PHRASES[language];
  return { kind: 'text', text: pick((asked && fitting[asked]) || plain, random) ?? '…' };
}
