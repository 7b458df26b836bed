/** The people of a table, changed: what comings and goings do to a state. */
import type { Person, PlayerId, SeatIndex, State } from './model.ts';

export const newcomer = (id: PlayerId, bot: boolean, seat: SeatIndex | null): Person => ({
  id,
  bot,
  seat,
  presence: 'here',
  graceEnds: null,
  moreTime: false,
});

export const withPerson = (people: readonly Person[], person: Person): Person[] =>
  people.filter(({ id }) => id !== person.id).concat(person);

export const change = (people: readonly Person[], player: PlayerId, part: Partial<Person>): Person[] =>
  people.map((person) => (person.id === player ? { ...person, ...part } : person));

export const notBy = (asking: State['asking'], player: PlayerId): State['asking'] =>
  asking.some((ask) => ask.player === player) ? asking.filter((ask) => ask.player !== player) : asking;

/** Who has left which seat in this round, when this player leaves theirs. In the lobby there is no hand to have seen. */
export function vacatedBy({ people, phase, vacated }: State, player: PlayerId): State['vacated'] {
  const seat = people.find(({ id }) => id === player)?.seat ?? null;
  if (seat === null || phase.name === 'lobby') return vacated;
  return [...vacated.filter((other) => other.player !== player || other.seat !== seat), { player, seat }];
}

/** In the lobby an empty seat is taken away; in a game it stays, for a stand-in or a latecomer. */
export function leave(state: State, player: PlayerId): State {
  const seat = state.people.find(({ id }) => id === player)?.seat ?? null;
  const people = state.people.filter(({ id }) => id !== player);
  const arrivals = state.arrivals.filter((arrival) => arrival !== player);
  const isEmpty = seat !== null && !people.some((person) => person.seat === seat);
  // Whoever asked for a seat that is empty now has nobody left to ask.
  const asking = notBy(state.asking, player).filter((ask) => !isEmpty || ask.seat !== seat);
  const { phase } = state;
  if (phase.name !== 'lobby')
    return { ...state, people, arrivals, asking, vacated: vacatedBy(state, player) };
  const ready = phase.ready.filter((other) => other !== player);
  const contributions = state.contributions.filter((contribution) => contribution.player !== player);
  const lobby: State = { ...state, contributions, people, asking, phase: { ...phase, ready } };
  if (!isEmpty) return lobby;
  return {
    ...lobby,
    seats: state.seats.filter((_, index) => index !== seat),
    asking: asking.map((ask) => (ask.seat > seat ? { ...ask, seat: ask.seat - 1 } : ask)),
    people: people.map((person) =>
      person.seat !== null && person.seat > seat ? { ...person, seat: person.seat - 1 } : person,
    ),
  };
}
