/** A bot that shows the pictures to a model. Whatever the model answers can only become a move that is legal anyway; without an answer the embedded brain decides. */
import { clueProblem } from '@fabula/engine/clue.ts';
import { type Option, optionsIn } from '@fabula/engine/options.ts';
import { type CardId, wordsIn } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { BotMove, Brain, Level } from '../brain.ts';
import { chanceFrom } from '../chance.ts';
import { embeddedBrain, type Sitter } from '../embedded.ts';
import { given } from '../random-move.ts';
import type { Endpoint } from './endpoint.ts';
import { type ClueForCard, planned } from './planner.ts';
import { scorePrompt, type Shown, tellPrompt } from './prompts.ts';
import { proposalsIn, scoresIn } from './replies.ts';

export interface Provider {
  readonly endpoint: Endpoint;
  /** The picture of a card in a format the endpoint knows; null: there is none. */
  readonly pictureOf: (card: CardId) => Promise<{ readonly type: string; readonly base64: string } | null>;
}

/** How far a bot strays from what the model scored, of 100. */
const STRAYS: Readonly<Record<Level, number>> = { gentle: 20, even: 8, sharp: 0 };

export const providerBrain = (sitter: Sitter, game: string, provider: Provider): Brain =>
  new ProviderBrain(sitter, game, provider);

class ProviderBrain implements Brain {
  readonly #sitter: Sitter;
  readonly #game: string;
  readonly #provider: Provider;
  readonly #embedded: Brain;
  readonly #heard = new Set<string>();
  readonly #played = new Set<CardId>();

  constructor(sitter: Sitter, game: string, provider: Provider) {
    this.#sitter = sitter;
    this.#game = game;
    this.#provider = provider;
    this.#embedded = embeddedBrain(sitter);
  }

  async move(view: View): Promise<BotMove | null> {
    this.#notice(view);
    return (await this.#asModelSays(view)) ?? this.#embedded.move(view);
  }

  remark(view: View): ReturnType<Brain['remark']> {
    this.#notice(view);
    return this.#embedded.remark(view);
  }

  #notice({ clue, row }: View): void {
    const words = wordsIn(clue);
    if (words !== '') this.#heard.add(words.toLowerCase());
    for (const card of row) this.#played.add(card);
  }

  async #asModelSays(view: View): Promise<BotMove | null> {
    const awaited = view.seat !== null && view.waiting.includes(view.seat);
    const [option] = awaited ? optionsIn(view) : [];
    if (!option || !this.#provider.endpoint.isOpenTo(this.#game)) return null;
    if (option.type === 'tell') return this.#tell(option, view);
    const text = wordsIn(view.clue);
    if (text === '') return null;
    if (option.type === 'submit') return this.#submit(option, text);
    return option.type === 'vote' ? this.#vote(option, view, text) : null;
  }

  async #tell({ cards, kinds, asked }: Option & { type: 'tell' }, view: View): Promise<BotMove | null> {
    const prompt = tellPrompt(await this.#shown(cards), this.#sitter.language, asked);
    const clues = await this.#provider.endpoint.ask(this.#game, prompt, (answer) => {
      const proposed = proposalsIn(answer, cards.length).flatMap(({ number, text }): ClueForCard[] => {
        const card = cards[number - 1];
        const fits = asked.every((constraint) => clueProblem(constraint, text) === null);
        return card === undefined || !fits || this.#heard.has(text.toLowerCase()) ? [] : [{ card, text }];
      });
      return proposed.length === 0 ? null : proposed;
    });
    if (!clues) return null;
    const chosen = planned(clues, view, this.#sitter, this.#played) ?? clues[0];
    const clue = chosen ? given(kinds, chosen.text) : null;
    return chosen && clue ? { type: 'tell', card: chosen.card, clue } : null;
  }

  async #submit({ choices }: Option & { type: 'submit' }, clue: string): Promise<BotMove | null> {
    const hand = [...new Set(choices.flat())];
    const scores = await this.#scores(hand, clue);
    if (!scores) return null;
    const sum = (cards: readonly CardId[]): number =>
      cards.reduce((total, card) => total + (scores[hand.indexOf(card)] ?? 0), 0);
    const [cards] = [...choices].sort((one, other) => sum(other) - sum(one));
    return cards ? { type: 'submit', cards } : null;
  }

  async #vote({ numbers }: Option & { type: 'vote' }, { row }: View, clue: string): Promise<BotMove | null> {
    const cards = numbers.map((number) => row[number - 1] ?? -1);
    const scores = await this.#scores(cards, clue);
    if (!scores) return null;
    const number = numbers[scores.indexOf(Math.max(...scores))];
    return number === undefined ? null : { type: 'vote', number };
  }

  async #scores(cards: readonly CardId[], clue: string): Promise<number[] | null> {
    const { seed, level } = this.#sitter;
    const prompt = scorePrompt(await this.#shown(cards), clue);
    const scores = await this.#provider.endpoint.ask(this.#game, prompt, (answer) =>
      scoresIn(answer, cards.length),
    );
    const error = (card: CardId | undefined): number =>
      STRAYS[level] * chanceFrom(`${seed} ${clue} ${card}`).bell();
    return scores && scores.map((score, place) => score + error(cards[place]));
  }

  #shown(cards: readonly CardId[]): Promise<Shown[]> {
    return Promise.all(
      cards.map(async (card): Promise<Shown> => {
        const picture = await this.#provider.pictureOf(card).catch(() => null);
        return picture ?? { description: this.#sitter.wordsOf(card)?.alt ?? 'nobody has described it' };
      }),
    );
  }
}
