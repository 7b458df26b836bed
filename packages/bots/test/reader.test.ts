/** A player who hears descriptions, among others who give and vote at random. The same one plays in a browser: e2e/ear.spec.ts. */
import { decide, newGame } from '@fabula/engine/decide.ts';
import type { Command } from '@fabula/engine/commands.ts';
import type { State } from '@fabula/engine/model.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { viewFor, type View } from '@fabula/engine/view.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import { describe, expect, it } from 'vitest';
import type { BotMove } from '../src/brain.ts';
import { chanceFrom } from '../src/chance.ts';
import { randomMove } from '../src/random-move.ts';
import { clueFor, inOrder } from '../tools/arena/reader.ts';
import { brainFor, decks, vocabulary } from './kit.ts';

const SEATS = 4;
const READER = 0;
const described = (card: number): string => decks.en[card % decks.en.length]?.long ?? '';

function reading({ phase, hand, row, given, clue }: View, seed: string): BotMove {
  const words = clue?.kind === 'text' ? clue.text : '';
  if (phase === 'tell') {
    const place = Math.floor(chanceFrom(seed).next() * hand.length);
    const text = clueFor(hand.map(described), place);
    return { type: 'tell', card: hand[place] ?? 0, clue: { kind: 'text', text } };
  }
  if (phase === 'claim') return { type: 'claim' };
  const pictures = phase === 'submit' ? hand : row;
  const places = inOrder(words, pictures.map(described), vocabulary);
  if (phase === 'submit') return { type: 'submit', cards: [hand[places[0] ?? 0] ?? 0] };
  const open = places.filter((place) => !given.includes(row[place] ?? -1));
  return { type: 'vote', number: (open[0] ?? 0) + 1 };
}

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** Who wins. The others tell as the bots of the game do, and give and vote at random. */
async function winners(seed: string): Promise<readonly number[]> {
  const rules = { ...PRESETS.dixit, rounds: 8, firstStoryteller: 'random' } as const;
  const game = newGame(rules, {
    game: seed,
    seed,
    decks: [{ id: 'dream', cards: decks.en.length }],
    owner: 'p0',
  });
  let state: State = game.state;
  let clock = 0;
  const give = (wish: Wish): void => {
    clock += 1000;
    const decision = decide(state, { ...wish, at: clock });
    if (!decision.ok) throw new Error(JSON.stringify([wish, decision.rejection]));
    ({ state } = decision);
  };
  const random = chanceFrom(`${seed} others`);
  const brains = Array.from({ length: SEATS }, (_, seat) => brainFor(`${seed} ${seat}`));
  for (let seat = 0; seat < SEATS; seat += 1) give({ type: 'join', by: `p${seat}` });
  give({ type: 'start', by: 'p0' });
  while (state.phase.name !== 'over') {
    const [seat = 0] = waitingFor(state);
    const by = `p${seat}`;
    const view = viewFor(state, seat);
    if (state.phase.name === 'result') give({ type: 'sawResult', by });
    else if (seat === READER) give({ ...reading(view, `${seed} ${view.round}`), by });
    else {
      const move =
        view.phase === 'tell' ? await brains[seat]?.move(view) : randomMove(view, 'en', () => random.next());
      if (!move) throw new Error(`seat ${seat} gives no move in ${view.phase}`);
      give({ ...move, by });
    }
  }
  return state.phase.winners;
}

describe('somebody who hears the pictures', () => {
  it('finds what the clue is about, also where no word of it is in the description', () => {
    const pictures = [
      'A fox with a lantern walks at night.',
      'A ship sails at night.',
      'Rabbits in a field.',
    ];
    expect(inOrder('Sailing', pictures, vocabulary)[0]).toBe(1);
    expect(inOrder('Voyage across the ocean', pictures, vocabulary)[0]).toBe(1);
    expect(clueFor(pictures, 2)).toBe('rabbits field');
  });

  it('wins more often than chance against others who give and vote at random', async () => {
    const games = 60;
    let won = 0;
    for (let game = 0; game < games; game += 1) {
      const all = await winners(`reader ${game}`);
      if (all.includes(READER)) won += 1 / all.length;
    }
    const rate = (100 * won) / games;
    console.log(`won ${rate.toFixed(1)} % of ${games} games; by chance ${(100 / SEATS).toFixed(1)} %`);
    expect(rate).toBeGreaterThan((1.3 * 100) / SEATS);
  });
});
