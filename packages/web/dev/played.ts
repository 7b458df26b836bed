/** A whole game, played by the rules from the same seed each time: its log is what a server would tell of it. */
import type { Command } from '@fabula/engine/commands.ts';
import { decide, newGame } from '@fabula/engine/decide.ts';
import { asLog, type Entry, GENESIS, type Log, sealed } from '@fabula/engine/log.ts';
import type { CardId, Clue, Deck, State } from '@fabula/engine/model.ts';
import { PRESETS, type PresetName } from '@fabula/engine/rules.ts';

export interface Played {
  readonly preset?: PresetName;
  readonly people: readonly string[];
  readonly decks: readonly Deck[];
  /** One for each round. */
  readonly clues: readonly Clue[];
}

const AT = Date.UTC(2026, 10, 19, 19, 30);
const SEED = '5eed'.repeat(16);

export function played({ preset = 'dixit', people, decks, clues }: Played): Log {
  const [owner = ''] = people;
  const rules = { ...PRESETS[preset], firstStoryteller: 1, rounds: clues.length };
  const opened = newGame(rules, { game: 'gallery', seed: SEED, decks, owner });
  const entries: Entry[] = [sealed(GENESIS, 1, null, opened.events)];
  let { state }: { state: State } = opened;
  const dice = diceFrom(7);

  const must = (command: Command): void => {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
    entries.push(sealed(entries.at(-1)?.hash ?? '', state.seq + 1, command, decision.events));
    ({ state } = decision);
  };
  let at = AT;
  const time = (): number => (at += 20_000);
  const personAt = (seat: number): string => people[seat] ?? '';

  for (const by of people) must({ type: 'join', by, at: time() });
  for (const [i, by] of people.entries())
    must({ type: 'contribute', by, entropy: `${i}`.repeat(16), at: time() });
  must({ type: 'start', by: owner, at: time() });
  for (let round = 0; state.phase.name !== 'over'; round += 1) {
    const teller = state.storyteller ?? 0;
    const clue = clues[round] ?? { kind: 'text', text: '…' };
    const taken: CardId[] = [];
    const give = (seat: number): CardId => {
      const hand = state.hands[seat] ?? [];
      const card = hand.find((one) => !taken.some((other) => other % 11 === one % 11)) ?? hand[0] ?? -1;
      taken.push(card);
      return card;
    };
    must({ type: 'tell', by: personAt(teller), card: give(teller), clue, at: time() });
    for (const [seat, by] of people.entries())
      if (seat !== teller) must({ type: 'submit', by, cards: [give(seat)], at: time() });
    for (const [seat, by] of people.entries()) {
      if (state.phase.name !== 'vote' || seat === teller) continue;
      const others = state.phase.row.flatMap((laid, place) => (laid.seat === seat ? [] : [place + 1]));
      const story = state.phase.row.findIndex((laid) => laid.seat === teller) + 1;
      const number = dice(5) < 2 ? story : (others[dice(others.length)] ?? story);
      must({ type: 'vote', by, number, at: time() });
    }
    must({ type: 'goOn', by: owner, at: time() });
  }
  return asLog(entries);
}

/** The same throws each time. */
function diceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
