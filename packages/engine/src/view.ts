/**
 * What one viewer may know: an allow-list, part by part, and the only way out of a State.
 * Public parts are the same for seats, spectators and the shared screen; a seat also gets its own.
 */
import type { Event, EventType } from './events.ts';
import type {
  Asking,
  CardId,
  Clue,
  Colour,
  Deck,
  EndReason,
  Laid,
  PhaseName,
  PlayerId,
  SeatIndex,
  State,
  Votes,
} from './model.ts';
import { cardsLying, clashes, contested } from './numbers.ts';
import type { Constraint, Rules } from './rules.ts';
import type { Outcome, Reasons } from './score.ts';
import { constraintsInForce } from './track.ts';
import { waitingFor } from './waiting.ts';

export interface PersonSeen {
  readonly id: PlayerId;
  readonly bot: boolean;
  readonly seat: SeatIndex | null;
  readonly presence: 'here' | 'away' | 'gone';
}

export interface ResultSeen {
  readonly outcome: Outcome;
  /** Who played each card of the row. */
  readonly owners: readonly SeatIndex[];
  readonly votes: Votes;
  readonly points: readonly number[];
  readonly reasons: readonly Reasons[];
}

export interface PublicView {
  readonly game: string;
  readonly rules: Rules;
  readonly decks: readonly Deck[];
  /** The hash of the seed, shown before the first card is dealt. */
  readonly commitment: string;
  /** Whose contributions are in. */
  readonly contributors: readonly PlayerId[];
  readonly owner: PlayerId;
  readonly people: readonly PersonSeen[];
  /** The rabbits' colours, clockwise. */
  readonly seats: readonly Colour[];
  /** In the lobby: who is ready to begin. */
  readonly ready: readonly PlayerId[];
  /** Who would like to share whose seat. */
  readonly asking: readonly Asking[];
  /** Latecomers who sit down when the next round begins. */
  readonly arrivals: readonly PlayerId[];
  readonly phase: PhaseName;
  readonly round: number;
  readonly storyteller: SeatIndex | null;
  /** What the storyteller's cell, or else the whole game, asks of the clue. */
  readonly constraint: Constraint | null;
  /** What the whole game asks besides, where both can be met. [I11] */
  readonly alsoAsked: Constraint | null;
  readonly clue: Clue | null;
  /** Seats the table waits for. */
  readonly waiting: readonly SeatIndex[];
  /** With a real box, while everybody says which numbers are theirs: how many cards lie on the table, seats that have none there, and whether two say the same. */
  readonly lying: {
    readonly cards: number;
    readonly out: readonly SeatIndex[];
    readonly clash: boolean;
  } | null;
  /** The cards face up, numbered from 1. */
  readonly row: readonly CardId[];
  readonly result: ResultSeen | null;
  readonly scores: readonly number[];
  /** Seats that have swapped their hand in this game. */
  readonly swapped: readonly SeatIndex[];
  /** Cards face down. */
  readonly deckLeft: number;
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly ending: {
    readonly why: EndReason;
    readonly winners: readonly SeatIndex[];
    readonly seed: string;
  } | null;
}

export interface OwnView {
  /** The viewer's seat; null for spectators and the shared screen. */
  readonly seat: SeatIndex | null;
  readonly hand: readonly CardId[];
  /** The cards this seat has given to the round: the storyteller's card, or the submission. */
  readonly given: readonly CardId[];
  /** With a real box, until the row is known: the numbers this seat calls its own, and those of them that another does too. */
  readonly own: readonly number[];
  readonly contested: readonly number[];
  readonly vote: number | null;
}

export type View = PublicView & OwnView;

export type Viewer = SeatIndex | 'spectator';

export const PUBLIC_PARTS: { readonly [Part in keyof PublicView]: (state: State) => PublicView[Part] } = {
  game: ({ game }) => game,
  rules: ({ rules }) => rules,
  decks: ({ decks }) => decks,
  commitment: ({ commitment }) => commitment,
  contributors: ({ contributions }) => contributions.map(({ player }) => player).sort(),
  owner: ({ owner }) => owner,
  people: ({ people }) => people.map(({ id, bot, seat, presence }) => ({ id, bot, seat, presence })),
  seats: ({ seats }) => seats.map(({ colour }) => colour),
  ready: ({ phase }) => (phase.name === 'lobby' ? phase.ready : []),
  asking: ({ asking }) => asking.map(({ player, seat }) => ({ player, seat })),
  arrivals: ({ arrivals }) => arrivals,
  phase: ({ phase }) => phase.name,
  round: ({ round }) => round,
  storyteller: ({ storyteller }) => storyteller,
  constraint: (state) => constraintsInForce(state)[0] ?? null,
  alsoAsked: (state) => constraintsInForce(state)[1] ?? null,
  clue: ({ phase }) => ('story' in phase ? phase.story.clue : null),
  waiting: waitingFor,
  lying: (state) => {
    const { phase } = state;
    if (phase.name !== 'own') return null;
    return { cards: cardsLying(state, phase), out: phase.out, clash: clashes(state, phase) };
  },
  row: ({ rules, phase }) => ('row' in phase ? phase.row.map(faceOf(rules)) : []),
  result: ({ phase }) => {
    if (phase.name !== 'result') return null;
    const { outcome, row, votes, points, reasons } = phase;
    return { outcome, owners: row.map(({ seat }) => seat), votes, points, reasons };
  },
  scores: ({ scores }) => scores,
  swapped: ({ swapped }) => swapped.map(({ seat }) => seat),
  deckLeft: ({ deck }) => deck.length,
  deadline: ({ deadline }) => deadline,
  paused: ({ paused }) => paused !== null,
  ending: ({ phase, seed }) =>
    phase.name === 'over' ? { why: phase.why, winners: phase.winners, seed } : null,
};

export const OWN_PARTS: {
  readonly [Part in keyof OwnView]: (state: State, seat: SeatIndex) => OwnView[Part];
} = {
  seat: (_, seat) => seat,
  hand: ({ rules, hands }, seat) => (rules.paper ? [] : (hands[seat] ?? [])),
  given: ({ rules, phase, storyteller }, seat) => {
    if ('row' in phase)
      return phase.row.map(faceOf(rules)).filter((_, place) => phase.row[place]?.seat === seat);
    if (phase.name !== 'submit') return [];
    return seat === storyteller ? [phase.story.card] : (phase.submissions[seat] ?? []);
  },
  own: ({ phase }, seat) => (phase.name === 'own' ? (phase.own[seat] ?? []) : []),
  contested: (state, seat) => (state.phase.name === 'own' ? contested(state, state.phase, seat) : []),
  vote: ({ phase }, seat) => ('votes' in phase ? (phase.votes[seat] ?? null) : null),
};

/** With a real box nobody here knows a picture: a card of the row is its place. [C1] */
const faceOf =
  ({ paper }: Rules) =>
  ({ card }: Laid, place: number): CardId =>
    paper ? place : card;

const NO_SEAT: OwnView = { seat: null, hand: [], given: [], own: [], contested: [], vote: null };

export type PublicPart = keyof PublicView;
export type OwnPart = keyof OwnView;

const ALL_PUBLIC = Object.keys(PUBLIC_PARTS) as PublicPart[];
const ALL_OWN = Object.keys(OWN_PARTS) as OwnPart[];

export function viewFor(state: State, viewer: Viewer): View {
  const view: Record<string, unknown> = {};
  for (const part of ALL_PUBLIC) view[part] = PUBLIC_PARTS[part](state);
  if (viewer === 'spectator') return { ...(view as unknown as PublicView), ...NO_SEAT };
  for (const part of ALL_OWN) view[part] = OWN_PARTS[part](state, viewer);
  return view as unknown as View;
}

/** Which parts an event can change. Whatever is not named here stays as it was. */
const TOUCHED: { readonly [Type in EventType]: readonly (PublicPart | OwnPart)[] } = {
  opened: [...ALL_PUBLIC, ...ALL_OWN],
  joined: ['people', 'seats', 'asking', 'arrivals', 'waiting'],
  asked: ['people', 'asking'],
  declined: ['asking'],
  queued: ['people', 'arrivals'],
  seatAdded: ['people', 'seats', 'asking', 'arrivals', 'scores', 'deckLeft', 'seat', 'hand'],
  left: ['people', 'seats', 'asking', 'arrivals', 'ready', 'contributors', 'waiting', 'seat'],
  handedOver: ['people', 'asking', 'arrivals', 'ready', 'waiting'],
  ownerChanged: ['owner'],
  wentAway: ['people', 'waiting'],
  gone: ['people', 'waiting'],
  cameBack: ['people', 'waiting', 'deadline'],
  askedForTime: [],
  rulesChanged: ['rules', 'decks'],
  recoloured: ['seats'],
  readied: ['ready'],
  contributed: ['contributors'],
  started: [
    'ready',
    'phase',
    'round',
    'storyteller',
    'constraint',
    'alsoAsked',
    'waiting',
    'scores',
    'deckLeft',
    'deadline',
    'hand',
  ],
  claimed: ['phase', 'storyteller', 'constraint', 'alsoAsked', 'waiting', 'deadline'],
  claimReopened: ['phase', 'storyteller', 'constraint', 'alsoAsked', 'waiting', 'deadline'],
  chosenByChance: ['phase', 'storyteller', 'constraint', 'alsoAsked', 'waiting', 'deadline'],
  skipped: ['storyteller', 'constraint', 'alsoAsked', 'waiting', 'deadline'],
  voided: ['phase', 'storyteller', 'constraint', 'alsoAsked', 'clue', 'waiting', 'deadline', 'given'],
  handSwapped: ['swapped', 'hand'],
  told: ['phase', 'clue', 'waiting', 'lying', 'deadline', 'given'],
  mended: ['clue', 'given'],
  submitted: ['waiting', 'given'],
  owned: ['phase', 'waiting', 'lying', 'row', 'deadline', 'given', 'own', 'contested', 'vote'],
  laid: ['phase', 'waiting', 'row', 'deadline', 'hand', 'given'],
  voted: ['waiting', 'vote'],
  passedOver: ['waiting', 'lying', 'deadline', 'own', 'contested'],
  scored: ['phase', 'waiting', 'result', 'scores', 'deadline', 'constraint', 'alsoAsked'],
  sawResult: ['waiting'],
  refilled: ['deckLeft', 'hand'],
  roundBegan: [
    'phase',
    'round',
    'storyteller',
    'constraint',
    'alsoAsked',
    'clue',
    'waiting',
    'row',
    'result',
    'deadline',
    'given',
    'vote',
  ],
  ended: [
    'phase',
    'clue',
    'waiting',
    'lying',
    'row',
    'result',
    'deadline',
    'paused',
    'ending',
    'given',
    'own',
    'contested',
    'vote',
  ],
  timeUp: ['deadline'],
  paused: ['paused', 'deadline'],
  resumed: ['paused', 'deadline'],
};

/** The parts of a view that these events may have changed: what a patch must carry. */
export function touchedParts(events: readonly Event[]): { shared: PublicPart[]; own: OwnPart[] } {
  const touched = new Set(events.flatMap((event) => TOUCHED[event.type]));
  return {
    shared: ALL_PUBLIC.filter((part) => touched.has(part)),
    own: ALL_OWN.filter((part) => touched.has(part)),
  };
}
