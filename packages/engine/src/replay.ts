/** Checks a whole log: the seals, every event against the rules, and the deal against the seed. */
import { decide, newGame } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { NOTHING } from './state.ts';
import { type Entry, GENESIS, type Log, sealOf } from './log.ts';
import type { PlayerId, State } from './model.ts';
import { chosenByChance } from './phases/claim.ts';
import { deal } from './deal.ts';
import { firstStoryteller } from './phases/lobby.ts';
import { drawnBySwap } from './phases/swap.ts';
import { refill } from './refill.ts';
import { rowNamed } from './numbers.ts';
import { shuffledRow } from './phases/submit.ts';
import { commitTo, mixChance } from './random.ts';
import { upgraded } from './rules-upgrade.ts';

export type Verdict = { ok: true; state: State } | { ok: false; event: number; why: string };

/** Plays the log again. A log that was tampered with is refused with the first offending event. */
export function replay(log: Log): Verdict {
  let state = NOTHING;
  let seal = GENESIS;
  for (const entry of log.entries) {
    const event = state.seq + 1;
    if (entry.seq !== event)
      return { ok: false, event, why: `the entry counts from ${entry.seq} instead of ${event}` };
    if (entry.hash !== sealOf(seal, entry.seq, entry.command, entry.events)) {
      return { ok: false, event, why: 'the seal is broken: the entry, or one before it, was changed' };
    }
    const verdict = follows(state, entry);
    if (!verdict.ok) return verdict;
    ({ state } = verdict);
    seal = entry.hash;
  }
  return { ok: true, state };
}

/** Whether an entry's events are what the rules make of its command. */
function follows(state: State, { command, events }: Entry): Verdict {
  const first = state.seq + 1;
  const decision = command === null ? reopened(state, events) : decide(state, command);
  if (!decision)
    return { ok: false, event: first, why: 'a log begins with the opening of a table, and only once' };
  if (!decision.ok)
    return { ok: false, event: first, why: `the rules refuse it: ${decision.rejection.code}` };
  const differs = decision.events.findIndex((event, place) => !same(event, inTodaysWords(events[place])));
  if (differs >= 0) return { ok: false, event: first + differs, why: 'the rules give another event' };
  if (events.length > decision.events.length) {
    return { ok: false, event: first + decision.events.length, why: 'the rules give no such event' };
  }
  return { ok: true, state: decision.state };
}

/** Rules that were written in an older way say the same. [L8] */
const inTodaysWords = (event: Event | undefined): Event | undefined =>
  event?.type === 'rulesChanged' ? { ...event, rules: upgraded(event.rules) } : event;

function reopened(state: State, events: readonly Event[]): ReturnType<typeof decide> | null {
  const [opened, ...others] = events;
  if (state.seq !== 0 || opened?.type !== 'opened') return null;
  const { firstStays = false, revision = 1 } = opened;
  const seatings = others.filter((event) => event.type === 'joined');
  return { ok: true, ...newGame(opened.rules, { ...opened, seatings, firstStays, revision }) };
}

/** What a player remembers of the lobby: the commitment that was shown, and the share of chance that was sent. */
export interface Remembered {
  readonly commitment?: string;
  readonly contribution?: { readonly player: PlayerId; readonly entropy: string };
}

export type DealVerdict = { ok: true; shuffles: number } | { ok: false; event: number; why: string };

/** Deals the whole game again from the revealed seed and compares. */
export function verifyDeal(log: Log, remembered: Remembered = {}): DealVerdict {
  let state = NOTHING;
  let shuffles = 0;
  for (const event of log.entries.flatMap(({ events }) => events)) {
    const why = unfair(state, event, remembered);
    if (why !== null) return { ok: false, event: state.seq + 1, why };
    if (event.type === 'started' || (event.type === 'laid' && !state.rules.paper)) shuffles += 1;
    if (event.type === 'refilled' && event.reshuffled) shuffles += 1;
    state = evolve(state, event);
  }
  return { ok: true, shuffles };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function unfair(state: State, event: Event, remembered: Remembered): string | null {
  switch (event.type) {
    case 'opened': {
      if (event.commitment !== commitTo(event.seed)) return 'the seed is not the one that was committed to';
      const shown = remembered.commitment ?? event.commitment;
      return shown === event.commitment ? null : 'another commitment was shown before the game';
    }
    case 'started': {
      const mine = remembered.contribution;
      const kept = mine === undefined || state.contributions.some((contribution) => same(contribution, mine));
      if (!kept) return 'a contribution to the seed is missing';
      if (event.chance !== mixChance(state.seed, state.contributions))
        return 'the seed was not mixed as promised';
      if (event.storyteller !== firstStoryteller(state, event.chance))
        return 'chance chose another storyteller';
      const { hands, deck } = deal(state, event.chance);
      return same([hands, deck], [event.hands, event.deck]) ? null : 'the deal does not follow from the seed';
    }
    case 'chosenByChance':
      return event.seat === chosenByChance(state) ? null : 'chance chose another storyteller';
    case 'laid': {
      const { phase } = state;
      if (phase.name === 'own')
        return same(rowNamed(state, phase), event.row) ? null : 'the row is not as it was named';
      const row = phase.name === 'submit' ? shuffledRow(state, phase) : [];
      return same(row, event.row) ? null : 'the row does not follow from the seed';
    }
    case 'handSwapped':
      return same(drawnBySwap(state, event.seat), event.drawn)
        ? null
        : 'the swapped hand does not follow from the deck';
    case 'refilled': {
      const { draws, reshuffled } = refill(state);
      return same([draws, reshuffled], [event.draws, event.reshuffled])
        ? null
        : 'the refill does not follow from the deck';
    }
    default:
      return null;
  }
}
