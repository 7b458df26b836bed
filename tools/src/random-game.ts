/** One whole game of random legal moves, the same for the same seed. */
import type { Command } from '@fabula/engine/commands.ts';
import { decide, newGame } from '@fabula/engine/decide.ts';
import type { Event } from '@fabula/engine/events.ts';
import { legal } from '@fabula/engine/legal.ts';
import type { Option } from '@fabula/engine/options.ts';
import { type Entry, GENESIS, sealed } from '@fabula/engine/log.ts';
import type { SeatIndex, State } from '@fabula/engine/model.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import type { Outcome } from '@fabula/engine/score.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';

interface Setup {
  rules: Rules;
  seats: number;
  cards: number;
  seed: string;
  keepLog: boolean;
}

interface Played {
  entries: Entry[];
  outcomes: Outcome[];
  winners: readonly SeatIndex[];
  moves: number;
}

export function playRandomly({ rules, seats, cards, seed, keepLog }: Setup): Played {
  const roll = mulberry(seed);
  const entries: Entry[] = [];
  const outcomes: Outcome[] = [];
  const record = (command: Command | null, before: State | null, events: readonly Event[]): void => {
    if (keepLog)
      entries.push(sealed(entries.at(-1)?.hash ?? GENESIS, (before?.seq ?? 0) + 1, command, events));
    for (const event of events) if (event.type === 'scored') outcomes.push(event.outcome);
  };

  const opening = newGame(rules, { game: seed, seed, decks: [{ id: 'simulated', cards }], owner: 'p0' });
  record(null, null, opening.events);
  let { state } = opening;
  let moves = 0;
  let clock = 0;
  const give = (wish: Wish): void => {
    clock += 1000;
    const command: Command = { ...wish, at: clock };
    const decision = decide(state, command);
    if (!decision.ok)
      throw new Error(`a legal move was refused: ${JSON.stringify([command, decision.rejection])}`);
    record(command, state, decision.events);
    ({ state } = decision);
  };

  for (let seat = 0; seat < seats; seat += 1) give({ type: 'join', by: `p${seat}` });
  give({ type: 'start', by: 'p0' });
  while (state.phase.name !== 'over') {
    const seat = pick(waitingFor(state), roll);
    const move = moveOf(pick(legal(state, seat), roll), `p${seat}`, roll);
    give(move);
    if (move.type !== 'sawResult') moves += 1;
  }
  return { entries, outcomes, winners: state.phase.winners, moves };
}

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

const CLUES = {
  question: 'Where does it go?',
  'four-words': 'Exactly four plain words',
  'most-of-all': 'Most of all I love rain',
  person: 'Someone at this table',
  'new-year': 'Midnight',
  story: 'Once upon a time',
};

function moveOf(option: Option, by: string, roll: Roll): Wish {
  switch (option.type) {
    case 'claim':
    case 'swapHand':
    case 'sawResult':
      return { type: option.type, by };
    case 'tell': {
      // Presets ask for one thing at most.
      const text = option.asked[0] ? CLUES[option.asked[0]] : 'A clue';
      return { type: 'tell', by, card: pick(option.cards, roll), clue: { kind: 'text', text } };
    }
    case 'submit':
      return { type: 'submit', by, cards: pick(option.choices, roll) };
    case 'own':
      throw new Error('nobody plays a real box at random');
    case 'vote':
      return { type: 'vote', by, number: pick(option.numbers, roll) };
  }
}

type Roll = () => number;

function pick<T>(items: readonly T[], roll: Roll): T {
  const item = items[Math.floor(roll() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from: the game is stuck');
  return item;
}

/** Mulberry32 over an FNV-1a hash of the seed: quick, and the same everywhere. */
function mulberry(seed: string): Roll {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
