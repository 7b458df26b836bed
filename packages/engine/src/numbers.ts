/** With a real box: which numbers of the row on the table are whose, as far as people have said. [C2] [C3] [C4] */
import type { CardId, Laid, OwnPhase, SeatIndex, State, Story } from './model.ts';
import { cardsToGive } from './rules.ts';
import { peopleIn, seatsWhere } from './seats.ts';

/** How many cards a seat gives to the row. */
export const gives = (state: State, seat: SeatIndex): number =>
  seat === state.storyteller ? 1 : cardsToGive(state.rules, state.seats.length);

const inRow = (state: State, { out }: OwnPhase): SeatIndex[] =>
  seatsWhere(state, (seat) => !out.includes(seat));

/** How many cards lie on the table. */
export const cardsLying = (state: State, phase: OwnPhase): number =>
  inRow(state, phase).reduce((count, seat) => count + gives(state, seat), 0);

/** Seats that have not said yet, and are still waited for. */
export const unsaid = (state: State, phase: OwnPhase): SeatIndex[] =>
  inRow(state, phase).filter((seat) => phase.own[seat] == null && !phase.passed.includes(seat));

export const nobodySaid = (state: State, phase: OwnPhase): boolean =>
  unsaid(state, phase).length === inRow(state, phase).length;

/** Everybody has said, and two say the same number. Before that nobody is told: it would say whose a number is. [C4] */
export function clashes(state: State, phase: OwnPhase): boolean {
  const said = phase.own.flatMap((numbers) => numbers ?? []);
  return new Set(said).size < said.length && unsaid(state, phase).length === 0;
}

/** Those of this seat's numbers that another names too. */
export const contested = (state: State, phase: OwnPhase, seat: SeatIndex): number[] =>
  clashes(state, phase)
    ? (phase.own[seat] ?? []).filter((number) =>
        phase.own.some((numbers, other) => other !== seat && numbers?.includes(number) === true),
      )
    : [];

/** What a seat has said, while it is asked and while people vote. */
export function ownNumbers({ phase }: State, seat: SeatIndex): readonly number[] {
  if (phase.name === 'own') return phase.own[seat] ?? [];
  return phase.name === 'vote' ? numbersIn(phase.row, seat) : [];
}

const numbersIn = (row: readonly Laid[], seat: SeatIndex): number[] =>
  row.flatMap((laid, place) => (laid.seat === seat ? [place + 1] : []));

/**
 * The row as it lies there. What nobody has named is of those who were passed over, in the order of their seats; null: the
 * storyteller's card cannot be told from another's, or nobody else has one in it. [C5]
 */
export function rowNamed(state: State, phase: OwnPhase): Laid[] | null {
  const seats = inRow(state, phase);
  const silent = seats.filter((seat) => phase.own[seat] == null);
  const storyteller = state.storyteller ?? 0;
  if (silent.includes(storyteller) && silent.length > 1) return null;
  if (seats.every((seat) => seat === storyteller || silent.includes(seat))) return null;
  const said = new Set(phase.own.flatMap((numbers) => numbers ?? []));
  const numbers = Array.from({ length: cardsLying(state, phase) }, (_, place) => place + 1);
  const left = numbers.filter((number) => !said.has(number));
  const row: Laid[] = [];
  for (const seat of seats) {
    const own = phase.own[seat] ?? left.splice(0, gives(state, seat));
    own.forEach((number, place) => {
      row[number - 1] = { card: state.hands[seat]?.[place] ?? phase.story.card, seat };
    });
  }
  return row;
}

/** Somebody mends theirs after all: what the others have said holds, and the row is to be agreed on again. [C6] */
export const saidOf = (seats: number, row: readonly Laid[]): Pick<OwnPhase, 'own' | 'out'> => {
  const own = Array.from({ length: seats }, (_, seat) => numbersIn(row, seat));
  return {
    own: own.map((numbers) => (numbers.length === 0 ? null : numbers)),
    out: own.flatMap((numbers, seat) => (numbers.length === 0 ? [seat] : [])),
  };
};

/** The cards that stood for the row, back where they were. */
export const takenBack = ({ hands }: State, row: readonly Laid[]): (readonly CardId[])[] =>
  hands.map((hand, seat) => [...row.filter((laid) => laid.seat === seat).map(({ card }) => card), ...hand]);

/** The clue is given, and the row is being laid: where nobody sits now, nobody puts a card. */
export const asking = (state: State, story: Story): OwnPhase => ({
  name: 'own',
  story,
  out: seatsWhere(state, (seat) => peopleIn(state, seat).length === 0),
  own: state.seats.map(() => null),
  passed: [],
  overdue: [],
});

/** While two say the same number nobody is hurried. */
export const isUnhurried = (state: State): boolean =>
  state.phase.name === 'own' && clashes(state, state.phase);

export const unhurried = (state: State): State => (isUnhurried(state) ? { ...state, deadline: null } : state);
