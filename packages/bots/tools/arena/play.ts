/** Whole games among bots, and what is to be seen in them. */
import type { Command } from '@fabula/engine/commands.ts';
import { decide, newGame } from '@fabula/engine/decide.ts';
import { PRESETS, type PresetName } from '@fabula/engine/rules.ts';
import type { Outcome } from '@fabula/engine/score.ts';
import type { CardId, State } from '@fabula/engine/model.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import type { Brain } from '../../src/brain.ts';
import { type House, seatedBrain } from './seats.ts';

export interface Round {
  readonly outcome: Outcome;
  /** What the clue was given for. */
  readonly card: CardId;
  readonly clue: string;
  /** Votes in all, votes on the storyteller's card. */
  readonly votes: number;
  readonly found: number;
}

export interface Played {
  readonly rounds: readonly Round[];
  /** Milliseconds that each decision of a bot took. */
  readonly times: readonly number[];
}

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

export async function play(seed: string, seats: number, preset: PresetName, house: House): Promise<Played> {
  const decks = [{ id: 'arena', cards: house.deck.length }];
  let { state } = newGame(PRESETS[preset], { game: seed, seed, decks, owner: 'p0' });
  const [rounds, times]: [Round[], number[]] = [[], []];
  let clock = 0;
  const give = (wish: Wish): void => {
    clock += 1000;
    const decision = decide(state, { ...wish, at: clock });
    if (!decision.ok) throw new Error(`refused: ${JSON.stringify([wish, decision.rejection])}`);
    ({ state } = decision);
    if (decision.events.some(({ type }) => type === 'scored')) rounds.push(roundIn(state));
  };
  const brains = Array.from({ length: seats }, (_, seat) => seatedBrain(`${seed} ${seat}`, house));
  for (let seat = 0; seat < seats; seat += 1) give({ type: 'join', by: `p${seat}` });
  give({ type: 'start', by: 'p0' });
  while (state.phase.name !== 'over') {
    const [seat = 0] = waitingFor(state);
    const by = `p${seat}`;
    if (state.phase.name === 'result') give({ type: 'sawResult', by });
    else give({ ...(await timed(brains[seat], state, seat, times)), by });
  }
  return { rounds, times };
}

async function timed(brain: Brain | undefined, state: State, seat: number, times: number[]) {
  const view = viewFor(state, seat);
  const began = performance.now();
  const move = await brain?.move(view);
  times.push(performance.now() - began);
  if (!move) throw new Error(`seat ${seat} gives no move in ${view.phase}`);
  return move;
}

function roundIn({ phase, storyteller }: State): Round {
  if (phase.name !== 'result') throw new Error('the points are counted, but there is no result');
  const { outcome, row, votes, story } = phase;
  const card = row.find(({ seat }) => seat === storyteller)?.card;
  if (card === undefined) throw new Error('no card of the storyteller lies in the row');
  const given = votes.filter((vote) => vote !== null);
  return {
    outcome,
    card,
    clue: story.clue.kind === 'text' ? story.clue.text : `(${story.clue.kind})`,
    votes: given.length,
    found: given.filter((vote) => row[vote - 1]?.seat === storyteller).length,
  };
}
