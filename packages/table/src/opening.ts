/** What somebody has chosen who opens a table. */
import type { Deck } from '@fabula/engine/model.ts';
import { boardOf, PRESETS, type PresetName, type Rules } from '@fabula/engine/rules.ts';
import { cardsThere, checkRules } from '@fabula/engine/rules-check.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { Speaker } from './heed.ts';
import type { Choices } from './register/model.ts';

export interface NewTable {
  readonly rules: Rules;
  readonly decks: readonly Deck[];
  readonly choices: Choices;
}

interface Opener extends Pick<Speaker, 'chosenDecks'> {
  readonly language: Language;
  /** The decks of those who choose none, by id. */
  usualDecks(board: PresetName): readonly string[];
}

/** What is not said is as usual. */
export function openingFor(speaker: Opener, message: ClientMessageOf<'open'>): NewTable | Rejection {
  const { preset = 'dixit', rules = PRESETS[preset], language = speaker.language } = message;
  const { listed = false, chat = true } = message;
  const decks = speaker.chosenDecks(message.decks ?? speaker.usualDecks(boardOf(rules)));
  if ('code' in decks) return decks;
  const problem = checkRules(rules, cardsThere(rules, decks), rules.seats.least)[0];
  return problem
    ? { code: 'bad-rules', problem }
    : { rules, decks, choices: { language, listed, chat, descriptions: false, quickBots: false } };
}
