/** Before the game: people sit down, agree on rules and decks, add to the seed, and begin. [D1] [D2] [D3] */
import type { CommandOf, Rejection } from '../commands.ts';
import { deal } from '../deal.ts';
import type { SeatIndex, State } from '../model.ts';
import { dice, mixChance } from '../random.ts';
import { botsCanTell } from '../rules.ts';
import { cardsThere, checkRules, problemsThen } from '../rules-check.ts';
import { upgraded } from '../rules-upgrade.ts';
import { everySeat, personOf } from '../seats.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';

export function changeRules(turn: Turn, command: CommandOf<'changeRules'>): Rejection | undefined {
  const { decks } = command;
  const rules = upgraded(command.rules);
  const seats = Math.max(turn.state.seats.length, rules.seats.least);
  const problem = problemsThen(checkRules(rules, cardsThere(rules, decks), seats), turn.state.revision)[0];
  if (problem) return { code: 'bad-rules', problem };
  const hasBots = turn.state.people.some(({ bot }) => bot);
  if (hasBots && rules.paper) return { code: 'bots-have-no-hands' };
  if (hasBots && !botsCanTell(rules)) return { code: 'bots-cannot-show' };
  happen(turn, { v: 1, type: 'rulesChanged', rules, decks });
  return undefined;
}

export function recolour(turn: Turn, { by, colour }: CommandOf<'recolour'>): Rejection | undefined {
  const seat = personOf(turn.state, by)?.seat ?? null;
  if (seat === null) return { code: 'not-seated' };
  if (turn.state.seats[seat]?.colour === colour) return undefined;
  if (turn.state.seats.some((other) => other.colour === colour)) return { code: 'colour-taken' };
  happen(turn, { v: 1, type: 'recoloured', seat, colour });
  return undefined;
}

export function ready(turn: Turn, { by, ready }: CommandOf<'ready'>): Rejection | undefined {
  const { phase } = turn.state;
  if (personOf(turn.state, by)?.seat == null) return { code: 'not-seated' };
  if (phase.name === 'lobby' && phase.ready.includes(by) === ready) return undefined;
  happen(turn, { v: 1, type: 'readied', player: by, ready });
  return undefined;
}

const ENTROPY = /^[0-9a-f]{16,128}$/;

/** A player's own share of chance: after the seed was committed to, before the deal. The first one counts. */
export function contribute(turn: Turn, { by, entropy }: CommandOf<'contribute'>): Rejection | undefined {
  const { revision, contributions } = turn.state;
  if (!ENTROPY.test(entropy)) return { code: 'bad-entropy' };
  if (revision >= 2 && contributions.some(({ player }) => player === by)) return undefined;
  happen(turn, { v: 1, type: 'contributed', player: by, entropy });
  return undefined;
}

export function start(turn: Turn): Rejection | undefined {
  const { state } = turn;
  const problem = problemsThen(
    checkRules(state.rules, cardsThere(state.rules, state.decks), state.seats.length),
    state.revision,
  )[0];
  if (problem) return { code: 'bad-rules', problem };
  const chance = mixChance(state.seed, state.contributions);
  const storyteller = firstStoryteller(state, chance);
  const deadline = deadlineFor(
    turn,
    storyteller === null ? 'claim' : 'tell',
    storyteller === null ? everySeat(state) : [storyteller],
  );
  happen(turn, { v: 1, type: 'started', chance, ...deal(state, chance), storyteller, deadline });
  return undefined;
}

/** Null: whoever claims it. [D5] [I2] */
export function firstStoryteller(state: State, chance: string): SeatIndex | null {
  const first = state.rules.firstStoryteller;
  if (first === 'claim') return null;
  return first === 'random' ? dice(chance, state.seq + 1, 'first')(state.seats.length) : first;
}
