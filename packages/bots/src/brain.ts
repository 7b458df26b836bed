/** What a bot is to its host: it gets the view of its seat, and says what it would do. */
import type { CommandOf } from '@fabula/engine/commands.ts';
import type { CardId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import { BOT_LEVELS, type BotLevel } from '@fabula/protocol/table.ts';

export type BotMove =
  | Omit<CommandOf<'claim'>, 'by' | 'at'>
  | Omit<CommandOf<'tell'>, 'by' | 'at'>
  | Omit<CommandOf<'submit'>, 'by' | 'at'>
  | Omit<CommandOf<'vote'>, 'by' | 'at'>;

/** One seat of one game. It remembers only what its own views have shown it. */
export interface Brain {
  /** Null: there is nothing for this seat to do. */
  move(view: View): BotMove | null | Promise<BotMove | null>;
  /** A line to say at the table: only when the round's result is out, and mostly null then too. */
  remark(view: View): string | null | Promise<string | null>;
}

/** What the authors of a deck wrote about a card, in one language. Any list may be empty. */
export interface CardWords {
  readonly alt: string;
  readonly long?: string;
  /** Associations a bot recognises the card by. */
  readonly see: readonly string[];
  /** Clues a bot may say about it. */
  readonly say: readonly string[];
}

/** The words of a card in the table's language; undefined: nobody described it. */
export type WordsOf = (card: CardId) => CardWords | undefined;

export const LEVELS = BOT_LEVELS;
export type Level = BotLevel;
export const USUAL_LEVEL: Level = 'even';

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
