/** The bot that comes with the game: it knows what the decks' authors wrote about the cards, and needs nothing else. */
import { type Option, optionsIn } from '@fabula/engine/options.ts';
import { type CardId, wordsIn } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { BotMove, Brain, Level, WordsOf } from './brain.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { Character } from './characters.ts';
import { SKILLS } from './levels.ts';
import { type DeckSense, deckSense } from './listening/deck-sense.ts';
import { type Ear, earOf } from './listening/ear.ts';
import { meaningOf } from './listening/meaning.ts';
import { anyClue, given, randomMove } from './random-move.ts';
import { remarkOn } from './remarks.ts';
import { sayables, soundOf } from './telling/clues.ts';
import { bestClue } from './telling/tell.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Sitter {
  readonly character: Character;
  readonly level: Level;
  readonly language: Language;
  readonly wordsOf: WordsOf;
  /** Without it a bot understands only words that the decks' authors used too. */
  readonly vocabulary: Vocabulary | undefined;
  /** A secret of the host, different for every seat of every game. */
  readonly seed: string;
}

export const embeddedBrain = (sitter: Sitter): Brain => new EmbeddedBrain(sitter);

class EmbeddedBrain implements Brain {
  readonly #sitter: Sitter;
  /** All it remembers: how clues sounded, cards that have lain open, and its own remarks. */
  readonly #worn = new Set<string>();
  readonly #played = new Set<CardId>();
  readonly #remarks = new Map<string, string | null>();
  #knowledge: { readonly cards: number; readonly deck: DeckSense; readonly ear: Ear } | null = null;

  constructor(sitter: Sitter) {
    this.#sitter = sitter;
  }

  move(view: View): BotMove | null {
    this.#notice(view);
    const { seed, language } = this.#sitter;
    if (view.seat === null || !view.waiting.includes(view.seat)) return null;
    const [option] = optionsIn(view);
    if (!option) return null;
    const chance = chanceFrom(`${seed} ${view.phase} ${view.round}`);
    const { deck, ear } = this.#know(view);
    if (deck.cards.size === 0) return randomMove(view, language, chance.next);
    switch (option.type) {
      case 'tell':
        return this.#tell(option, view, deck, chance);
      case 'submit':
        return submission(option, this.#hearing(view, ear));
      case 'vote':
        return vote(option, view, this.#hearing(view, ear));
      default:
        return randomMove(view, language, chance.next);
    }
  }

  /** Asked again about the same round it answers the same. */
  remark(view: View): string | null {
    this.#notice(view);
    const when = `${view.phase} ${view.round}`;
    const before = this.#remarks.get(when);
    if (before !== undefined || (view.phase !== 'result' && view.phase !== 'over')) return before ?? null;
    const said = new Set([...this.#remarks.values()].filter((line) => line !== null));
    const described = this.#know(view).deck.cards.size > 0;
    const line = remarkOn(view, { ...this.#sitter, described, said });
    this.#remarks.set(when, line);
    return line;
  }

  #know({ decks }: View): { readonly deck: DeckSense; readonly ear: Ear } {
    const cards = decks.reduce((sum, deck) => sum + deck.cards, 0);
    if (this.#knowledge?.cards === cards) return this.#knowledge;
    const { wordsOf, vocabulary, seed, level } = this.#sitter;
    const deck = deckSense(cards, wordsOf, vocabulary);
    this.#knowledge = { cards, deck, ear: earOf(seed, SKILLS[level], deck) };
    return this.#knowledge;
  }

  #notice({ clue, row }: View): void {
    const words = wordsIn(clue);
    if (words !== '') this.#worn.add(soundOf(words));
    for (const card of row) this.#played.add(card);
  }

  #hearing({ clue, phase, round }: View, ear: Ear): Hearing {
    const meaning = meaningOf(wordsIn(clue), this.#sitter.vocabulary);
    return (cards) => ear.hear(meaning, cards, `${phase} ${round}`);
  }

  #tell(option: Option & { type: 'tell' }, view: View, deck: DeckSense, chance: Chance): BotMove | null {
    const { language, level, character } = this.#sitter;
    const anyCard = chance.pick(option.cards);
    if (anyCard === undefined) return null;
    const anyhow = anyClue(option, language, chance.next);
    if (!anyhow) return null;
    const blind: BotMove = { type: 'tell', card: anyCard, clue: anyhow };
    const clues = sayables(option.cards, { ...this.#sitter, deck, asked: option.asked, worn: this.#worn });
    const unseen = [...deck.cards.keys()].filter(
      (card) => !view.hand.includes(card) && !this.#played.has(card),
    );
    const found = bestClue(clues, {
      rules: view.rules,
      seats: view.seats.length,
      unseen,
      deck,
      chance,
      taste: character.taste,
      skill: SKILLS[level],
    });
    const clue = found && given(option.kinds, found.text);
    if (!clue) return blind;
    this.#worn.add(soundOf(found.text)).add(soundOf(found.said));
    return { type: 'tell', card: found.card, clue };
  }
}

type Hearing = (cards: readonly CardId[]) => number[];

function submission({ choices }: Option & { type: 'submit' }, hearing: Hearing): BotMove | null {
  const hand = [...new Set(choices.flat())];
  const fits = hearing(hand);
  const fitOf = (cards: readonly CardId[]): number =>
    cards.reduce((sum, card) => sum + (fits[hand.indexOf(card)] ?? 0), 0);
  const cards = greatest(choices, fitOf);
  return cards ? { type: 'submit', cards } : null;
}

function vote({ numbers }: Option & { type: 'vote' }, { row }: View, hearing: Hearing): BotMove | null {
  const cards = numbers.map((number) => row[number - 1] ?? -1);
  const fits = hearing(cards);
  const number = greatest(numbers, (one) => fits[numbers.indexOf(one)] ?? 0);
  return number === undefined ? null : { type: 'vote', number };
}

function greatest<T>(items: readonly T[], judge: (item: T) => number): T | undefined {
  let [best, most]: [T | undefined, number] = [undefined, -Infinity];
  for (const item of items) {
    const fit = judge(item);
    if (fit > most) [best, most] = [item, fit];
  }
  return best;
}
