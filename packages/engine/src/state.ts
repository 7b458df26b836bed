/** A game's state is never changed: what happens to it makes the next one. */
import { EVENT_VERSION, type State } from './model.ts';

/** The state before anything has happened. */
export const NOTHING: State = {
  version: EVENT_VERSION,
  revision: 1,
  game: '',
  seq: 0,
  rules: {} as State['rules'],
  decks: [],
  seed: '',
  commitment: '',
  contributions: [],
  fresh: [],
  firstStays: false,
  chance: '',
  owner: '',
  people: [],
  seats: [],
  vacated: [],
  asking: [],
  arrivals: [],
  round: 0,
  storyteller: null,
  hands: [],
  deck: [],
  discard: [],
  reshuffled: false,
  scores: [],
  deadline: null,
  paused: null,
  phase: { name: 'lobby', ready: [] },
};

/** The state one event later. Its parts are named because a spread of so many takes ten times as long, at every event of every game. */
export function next(state: State, changes: Partial<Omit<State, 'seq'>>): State {
  const copy: State = {
    version: state.version,
    revision: state.revision,
    game: state.game,
    seq: state.seq + 1,
    rules: state.rules,
    decks: state.decks,
    seed: state.seed,
    commitment: state.commitment,
    contributions: state.contributions,
    fresh: state.fresh,
    firstStays: state.firstStays,
    chance: state.chance,
    owner: state.owner,
    people: state.people,
    seats: state.seats,
    vacated: state.vacated,
    asking: state.asking,
    arrivals: state.arrivals,
    round: state.round,
    storyteller: state.storyteller,
    hands: state.hands,
    deck: state.deck,
    discard: state.discard,
    reshuffled: state.reshuffled,
    scores: state.scores,
    deadline: state.deadline,
    paused: state.paused,
    phase: state.phase,
  };
  return Object.assign(copy, changes);
}
