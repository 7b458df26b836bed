/** The bot that comes with the game: it knows what the deck's authors wrote about the cards, and needs nothing else. */
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { BotMove, Brain, Level, WordsOf } from './brain.ts';
import { chanceFrom } from './chance.ts';
import type { Character } from './characters.ts';
import { randomMove } from './random-move.ts';
import { remarkOn } from './remarks.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Sitter {
  readonly character: Character;
  readonly level: Level;
  readonly language: Language;
  readonly wordsOf: WordsOf;
  /** Without it a bot understands only words that the deck's authors used too. */
  readonly vocabulary: Vocabulary | undefined;
  /** A secret of the host, different for every seat of every game. */
  readonly seed: string;
}

export function embeddedBrain(sitter: Sitter): Brain {
  const { language, seed, wordsOf } = sitter;
  return {
    move(view: View): BotMove | null {
      return randomMove(view, language, chanceFrom(`${seed} ${view.phase} ${view.round}`).next);
    },
    remark(view: View): string | null {
      return remarkOn(view, { ...sitter, described: wordsOf(view.row[0] ?? 0) !== undefined });
    },
  };
}
