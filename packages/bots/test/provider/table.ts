/** A table in each of the phases a model is asked in, and the bot that sits at it. */
import { decide, newGame } from '@fabula/engine/decide.ts';
import type { Command } from '@fabula/engine/commands.ts';
import type { CardId, SeatIndex, State } from '@fabula/engine/model.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { BotMove } from '../../src/brain.ts';
import { CHARACTERS, type Character } from '../../src/characters.ts';
import type { Sitter } from '../../src/embedded.ts';

export function told(state: State, command: Command): State {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
  return decision.state;
}

const SEATS = ['p0', 'p1', 'p2', 'p3'];

/** Seat 0 tells. */
export function telling(rules: Partial<Rules> = {}): State {
  const whole = { ...PRESETS.dixit, firstStoryteller: 0, ...rules } as const;
  let { state } = newGame(whole, {
    game: 'g',
    seed: 'ab'.repeat(32),
    decks: [{ id: 'd', cards: 84 }],
    owner: 'p0',
  });
  for (const by of SEATS) state = told(state, { type: 'join', by, at: 1 });
  return told(state, { type: 'start', by: 'p0', at: 2 });
}

export function submitting(clue: string): State {
  const state = telling();
  const card = state.hands[0]?.[0] ?? -1;
  return told(state, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: clue }, at: 3 });
}

export function voting(clue: string): State {
  let state = submitting(clue);
  for (const seat of [1, 2, 3]) {
    const cards = state.hands[seat]?.slice(0, 1) ?? [];
    state = told(state, { type: 'submit', by: `p${seat}`, cards, at: 4 });
  }
  return state;
}

/** Whether the table would accept it. */
export const isLegal = (state: State, seat: SeatIndex, move: BotMove | null): boolean =>
  move !== null && decide(state, { ...move, by: `p${seat}`, at: 5 }).ok;

export const SITTER: Sitter = {
  character: CHARACTERS[0] as Character,
  level: 'sharp',
  language: 'en',
  seed: 'seed',
  vocabulary: undefined,
  wordsOf: (card: CardId) => ({
    alt: `picture ${card}`,
    see: [`thing ${card}`, `mood ${card % 7}`, `colour ${card % 3}`],
    say: [`echo ${card}`, `rumour ${card % 5}`],
  }),
};
