/** A command meets the rules: events, or the reason why not. */
import type { Command, CommandType, Move, Rejection } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { NOTHING } from './state.ts';
import {
  type CardId,
  type Deck,
  type PhaseName,
  type PlayerId,
  REVISION,
  type Revision,
  type State,
} from './model.ts';
import {
  admit,
  askForTime,
  away,
  back,
  handOver,
  join,
  kick,
  leave,
  type Seating,
  seatAgain,
  settleOwner,
} from './people.ts';
import { claim, letChanceDecide } from './phases/claim.ts';
import { changeRules, contribute, ready, recolour, start } from './phases/lobby.ts';
import { own, settleOwn } from './phases/own.ts';
import { endGame, goOn, sawResult, settleResult } from './phases/result.ts';
import { settleSubmit, submit } from './phases/submit.ts';
import { letCluesPass, settleTell, tell } from './phases/tell.ts';
import { swapHand } from './phases/swap.ts';
import { settleVote, vote } from './phases/vote.ts';
import { commitTo } from './random.ts';
import type { WrittenRules } from './rules-upgrade.ts';
import { personOf, seatOf } from './seats.ts';
import { expire, pause, resume, skip, standInRejection } from './time.ts';
import type { Turn } from './turn.ts';

export type Decision =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | { readonly ok: false; readonly rejection: Rejection };

export interface Opening {
  readonly game: string;
  readonly seed: string;
  readonly decks: readonly Deck[];
  readonly owner: PlayerId;
  /** Cards the last game at this table did not show: they are dealt first. */
  readonly fresh?: readonly CardId[];
  /** Whoever played the last game and is still there. [S19] */
  readonly seatings?: readonly Seating[];
  /** False, and an older revision: as games were opened before. [L8] */
  readonly firstStays?: boolean;
  readonly revision?: Revision;
}

/** A game's first events. The seed is secret; its commitment is shown from the beginning. */
export function newGame(
  rules: WrittenRules,
  { game, seed, decks, owner, fresh, seatings = [], firstStays = true, revision = REVISION }: Opening,
): { events: readonly Event[]; state: State } {
  const commitment = commitTo(seed);
  const rest = {
    ...(fresh ? { fresh } : {}),
    ...(firstStays ? { firstStays } : {}),
    ...(revision > 1 ? { revision } : {}),
  };
  const opened: Event = { v: 1, type: 'opened', game, rules, decks, seed, commitment, owner, ...rest };
  const turn: Turn = { state: evolve(NOTHING, opened), events: [opened], at: 0 };
  seatAgain(turn, seatings);
  return turn;
}

export function decide(state: State, command: Command): Decision {
  const turn: Turn = { state, events: [], at: command.at };
  const rejection = refusal(state, command) ?? carryOut(turn, command);
  if (rejection) return { ok: false, rejection };
  settle(turn);
  return { ok: true, events: turn.events, state: turn.state };
}

interface Place {
  /** The phases in which the command makes sense; null: all but the last. */
  readonly phases: readonly PhaseName[] | null;
  readonly ownerOnly: boolean;
  readonly restsWhilePaused: boolean;
}

const PLAYING: readonly PhaseName[] = ['claim', 'tell', 'submit', 'own', 'vote', 'result'];
const always: Place = { phases: null, ownerOnly: false, restsWhilePaused: false };
const inLobby: Place = { ...always, phases: ['lobby'] };
const ownerInLobby: Place = { ...inLobby, ownerOnly: true };
const moveIn = (...phases: PhaseName[]): Place => ({ phases, ownerOnly: false, restsWhilePaused: true });
const ownerIn = (phases: readonly PhaseName[] | null, restsWhilePaused = false): Place => ({
  phases,
  ownerOnly: true,
  restsWhilePaused,
});

/** Who may do what, and when. */
const PLACES: { readonly [Type in CommandType]: Place } = {
  join: always,
  admit: always,
  leave: always,
  handOver: always,
  away: always,
  back: always,
  askForTime: always,
  expire: always,
  changeRules: ownerInLobby,
  start: ownerInLobby,
  recolour: inLobby,
  ready: inLobby,
  contribute: inLobby,
  claim: moveIn('claim'),
  swapHand: moveIn('claim', 'tell'),
  tell: moveIn('tell', 'submit', 'own'),
  submit: moveIn('submit'),
  own: moveIn('own', 'vote'),
  vote: moveIn('vote'),
  sawResult: moveIn('result'),
  goOn: moveIn('result'),
  kick: ownerIn(null),
  letChanceDecide: ownerIn(['claim'], true),
  letCluesPass: ownerIn(PLAYING),
  skip: ownerIn(['tell', 'submit', 'own', 'vote'], true),
  pause: ownerIn(PLAYING),
  resume: { ...always, phases: PLAYING },
  end: ownerIn(PLAYING),
};

function refusal(state: State, command: Command): Rejection | undefined {
  const { phase } = state;
  if (phase.name === 'over') return { code: 'game-over' };
  const { phases, ownerOnly, restsWhilePaused } = PLACES[command.type];
  if (phases && !phases.includes(phase.name)) return { code: 'wrong-phase', phase: phase.name };
  if (command.type !== 'expire' && command.type !== 'join') {
    const { by } = command;
    if (typeof by === 'string' && !personOf(state, by)) return { code: 'not-at-the-table' };
    if (ownerOnly && by !== state.owner) return { code: 'owner-only' };
  }
  return state.paused && restsWhilePaused ? { code: 'paused' } : undefined;
}

function carryOut(turn: Turn, command: Command): Rejection | undefined {
  switch (command.type) {
    case 'join':
      return join(turn, command);
    case 'admit':
      return admit(turn, command);
    case 'leave':
      return leave(turn, command);
    case 'kick':
      return kick(turn, command);
    case 'handOver':
      return handOver(turn, command);
    case 'away':
      return away(turn, command);
    case 'back':
      return back(turn, command);
    case 'askForTime':
      return askForTime(turn, command);
    case 'changeRules':
      return changeRules(turn, command);
    case 'recolour':
      return recolour(turn, command);
    case 'ready':
      return ready(turn, command);
    case 'contribute':
      return contribute(turn, command);
    case 'start':
      return start(turn);
    case 'claim':
      return claim(turn, command);
    case 'swapHand':
      return swapHand(turn, command);
    case 'letChanceDecide':
      return letChanceDecide(turn);
    case 'letCluesPass':
      return letCluesPass(turn);
    case 'tell':
    case 'submit':
    case 'own':
    case 'vote':
      return move(turn, command);
    case 'sawResult':
      return sawResult(turn, command);
    case 'goOn':
      return goOn(turn, command);
    case 'skip':
      return skip(turn, command);
    case 'pause':
      return pause(turn);
    case 'resume':
      return resume(turn, command);
    case 'end':
      return endGame(turn, 'owner');
    case 'expire':
      return expire(turn);
  }
}

function move(turn: Turn, command: Move): Rejection | undefined {
  const { state } = turn;
  const seat = seatOf(state, command.by);
  if (seat === null) return { code: 'not-seated' };
  if (typeof command.by !== 'string') {
    const rejection = standInRejection(state, seat);
    if (rejection) return rejection;
  }
  switch (command.type) {
    case 'tell':
      return tell(turn, seat, command);
    case 'submit':
      return submit(turn, seat, command);
    case 'own':
      return own(turn, seat, command);
    case 'vote':
      return vote(turn, seat, command);
  }
}

/** What follows by itself, until nothing does: the row is laid, votes are counted, absent seats are passed over. */
function settle(turn: Turn): void {
  for (let before = -1; before !== turn.state.seq;) {
    before = turn.state.seq;
    const { phase, paused } = turn.state;
    if (phase.name === 'over') return;
    settleOwner(turn);
    if (paused) continue;
    if (phase.name === 'tell') settleTell(turn);
    else if (phase.name === 'submit') settleSubmit(turn, phase);
    else if (phase.name === 'own') settleOwn(turn, phase);
    else if (phase.name === 'vote') settleVote(turn, phase);
    else if (phase.name === 'result') settleResult(turn, phase);
  }
}
