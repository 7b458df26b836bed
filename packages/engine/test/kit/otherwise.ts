/** Two states that a viewer cannot tell apart. */
import type { CardId, Laid, OwnPhase, SeatIndex, State } from '../../src/model.ts';
import { unsaid } from '../../src/numbers.ts';
import { cardsToGive } from '../../src/rules.ts';
import type { Viewer } from '../../src/view.ts';

/** The same state with everything changed that this viewer may not know. */
export function otherwise(state: State, viewer: Viewer): State {
  const { phase, storyteller } = state;
  const own = viewer === 'spectator' ? -1 : viewer;
  const mine = state.rules.paper ? [] : (state.hands[own] ?? []);

  // All cards the viewer has not seen change places. A card that is face up stays where it is.
  const faceUp = new Set<CardId>([...mine, ...state.discard]);
  if ('row' in phase) for (const { card } of phase.row) faceUp.add(card);
  const hidden = [...state.hands.flatMap((hand, seat) => (seat === own ? [] : hand)), ...state.deck];
  const moved = new Map(hidden.map((card, place) => [card, hidden[(place + 1) % hidden.length] ?? card]));
  const move = (card: CardId): CardId => moved.get(card) ?? card;
  const hands = state.hands.map((hand, seat) => (seat === own ? hand : hand.map(move).reverse()));

  const changed: State = {
    ...state,
    hands,
    deck: state.deck.map(move),
    discard: [...state.discard].reverse(),
    seed: phase.name === 'over' ? state.seed : `${state.seed} or another`,
    chance: `${state.chance} or another`,
    seq: state.seq + 1,
    contributions: state.contributions.map(({ player }) => ({ player, entropy: 'f'.repeat(32) })),
    people: state.people.map((person) => ({
      ...person,
      graceEnds: person.graceEnds === null ? null : person.graceEnds + 1,
      moreTime: !person.moreTime,
    })),
  };
  const give = cardsToGive(state.rules, state.seats.length);
  switch (phase.name) {
    case 'claim':
      return { ...changed, phase: { ...phase, reopened: phase.reopened + 1 } };
    case 'tell':
      return { ...changed, phase: { ...phase, claimed: !phase.claimed, overdue: [0] } };
    case 'submit': {
      const submissions = phase.submissions.map((cards, seat) =>
        seat === own || cards === null ? cards : (hands[seat] ?? []).slice(0, give),
      );
      const card = own === storyteller ? phase.story.card : (hands[storyteller ?? 0]?.at(-1) ?? 0);
      return {
        ...changed,
        phase: { ...phase, submissions, story: { ...phase.story, card }, overdue: [0] },
      };
    }
    case 'own': {
      const story = { ...phase.story, card: phase.story.card + 1 };
      const said = unsaid(state, phase).length > 0 ? allAlike(state, own) : turnNumbers(state, own);
      return { ...changed, phase: { ...phase, story, own: said, overdue: [0] } };
    }
    case 'vote': {
      const row = turnOwners(phase.row, own);
      const votes = phase.votes.map((vote, seat) =>
        seat === own || vote === null ? vote : (vote % row.length) + 1,
      );
      const story = own === storyteller ? phase.story : { ...phase.story, card: row[0]?.card ?? 0 };
      return { ...changed, phase: { ...phase, row, votes, story, overdue: [0] } };
    }
    default:
      return changed;
  }
}

const saidIn = ({ phase }: State): OwnPhase['own'] => (phase.name === 'own' ? phase.own : []);

/** Before all have named theirs: everybody else has named the same. */
const allAlike = (state: State, viewer: SeatIndex): OwnPhase['own'] =>
  saidIn(state).map((numbers, seat) =>
    seat === viewer ? numbers : numbers && numbers.map((_, more) => more + 1),
  );

/** Afterwards: the guessers who have named theirs change numbers among themselves. */
function turnNumbers(state: State, viewer: SeatIndex): OwnPhase['own'] {
  const own = saidIn(state);
  const said = [...own.keys()].filter((seat) => own[seat] && seat !== viewer && seat !== state.storyteller);
  return own.map((numbers, seat) => {
    const place = said.indexOf(seat);
    return place < 0 ? numbers : (own[said[(place + 1) % said.length] ?? seat] ?? null);
  });
}

/** The cards of the row that are not the viewer's change their owners among themselves. */
function turnOwners(row: readonly Laid[], own: SeatIndex): Laid[] {
  const others = row.filter(({ seat }) => seat !== own).map(({ seat }) => seat);
  let next = 1;
  return row.map(({ card, seat }) =>
    seat === own ? { card, seat } : { card, seat: others[next++ % others.length] ?? seat },
  );
}
