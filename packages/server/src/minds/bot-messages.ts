/** What goes between the server and the thread its bots think in. */
import type { Answer, Ask, DeckWords } from '@fabula/bots/house.ts';
import type { ProviderSettings } from '@fabula/bots/provider/endpoint.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { PictureFile } from '../decks.ts';

/** Where the thread finds what it is to know of a deck: it reads the files when a game with that deck begins. */
export interface DeckForBots {
  readonly id: string;
  readonly cards: readonly CardForBots[];
}

export interface CardForBots {
  /** Files of CardWords, by language. */
  readonly words: Readonly<Partial<Record<string, string>>>;
  /** Null: none in a format that the provider knows. */
  readonly picture: PictureFile | null;
}

export interface BotSetup {
  readonly decks: readonly DeckForBots[];
  /** Null: the bots have only what comes with the game. */
  readonly provider: ProviderSettings | null;
}

export type ToBots =
  | { readonly what: 'prepare'; readonly decks: readonly Deck[]; readonly language: Language }
  | { readonly what: 'ask'; readonly id: number; readonly ask: Ask }
  | { readonly what: 'describe'; readonly words: DeckWords }
  | { readonly what: 'leave'; readonly game: string };

export type FromBots =
  | { readonly what: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly what: 'failed'; readonly id: number; readonly why: string }
  | { readonly what: 'warning'; readonly text: string };
