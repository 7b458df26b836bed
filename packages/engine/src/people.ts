/** People come, go, share and hand over seats. The game goes on: a running game never loses a seat. */
import type { CommandOf, Rejection } from './commands.ts';
import { COLOURS, type Colour, type PlayerId, type SeatIndex, type State } from './model.ts';
import { canPromiseSeat } from './phases/result.ts';
import { isUnhurried } from './numbers.ts';
import { botsCanTell } from './rules.ts';
import { asleep, peopleIn, personOf, seatsWhere } from './seats.ts';
import { deadlineFor, happen, type Turn } from './turn.ts';
import { waitingFor } from './waiting.ts';

const PEOPLE_IN_A_SEAT = 2;

export function join(turn: Turn, command: CommandOf<'join'>): Rejection | undefined {
  const { state } = turn;
  const { by: player, bot = false } = command;
  const mine = personOf(state, player)?.seat ?? null;
  if (isOut(state, player)) return { code: 'kicked' };
  if (mine !== null && !mayMoveTo(state, mine, command.seat)) return { code: 'already-seated' };
  if (bot && state.rules.paper) return { code: 'bots-have-no-hands' };
  if (bot && !botsCanTell(state.rules)) return { code: 'bots-cannot-show' };
  const place = command.seat === undefined ? freePlace(state, player) : askedPlace(state, command.seat);
  if (typeof place === 'object') return place;
  if (hasSatElsewhere(state, player, place)) return { code: 'sat-elsewhere' };
  if (place === 'next-round') {
    happen(turn, { v: 1, type: 'queued', player, bot });
  } else if (mustAsk(state, place)) {
    if (!state.asking.some((ask) => ask.player === player && ask.seat === place))
      happen(turn, { v: 1, type: 'asked', player, seat: place });
  } else {
    const colour = state.seats[place]?.colour ?? freeColour(state, command.colour);
    happen(turn, { v: 1, type: 'joined', player, bot, seat: place, colour });
  }
  wake(turn, state, player);
  return undefined;
}

/** Whoever was kicked takes part again in the next game. [S20] */
const isOut = ({ revision, kicked }: State, player: PlayerId): boolean =>
  revision >= 4 && kicked.includes(player);

/** Somebody's seat in the game before this one. */
export interface Seating {
  readonly player: PlayerId;
  readonly bot: boolean;
  readonly seat: SeatIndex;
  readonly colour: Colour;
}

/** As they sat in the game before: whoever agreed to share a seat then need not be asked again. [S19] */
export function seatAgain(turn: Turn, seatings: readonly Seating[]): void {
  for (const { player, bot, seat, colour } of seatings) {
    const { state } = turn;
    const isNext = seat === state.seats.length && seat < state.rules.seats.most;
    if (!isNext && (bot || askedPlace(state, seat) !== seat)) continue;
    if (personOf(state, player)?.seat != null || (bot && !botsCanTell(state.rules))) continue;
    const known = state.seats[seat]?.colour ?? freeColour(state, colour);
    happen(turn, { v: 1, type: 'joined', player, bot, seat, colour: known });
  }
}

type Place = SeatIndex | 'next-round' | Rejection;

/** Another hand was seen in this round: whoever changed seats within it would know both. A new seat comes with the next round. [S15] */
const hasSatElsewhere = ({ revision, vacated }: State, player: PlayerId, place: Place): boolean =>
  revision >= 2 &&
  typeof place === 'number' &&
  vacated.some((left) => left.player === player && left.seat !== place);

/** In the lobby a new seat; in a game a seat that was left, or a new one from the next round on. */
function freePlace(state: State, player: PlayerId): Place {
  const { phase, seats, rules } = state;
  if (phase.name === 'lobby') {
    return seats.length < rules.seats.most ? seats.length : { code: 'no-free-seat' };
  }
  const vacant = seatsWhere(state, (seat) => peopleIn(state, seat).length === 0);
  const [first] = vacant;
  if (first !== undefined) return vacant.find((seat) => !hasSatElsewhere(state, player, seat)) ?? first;
  if (state.arrivals.includes(player)) return { code: 'already-seated' };
  return canPromiseSeat(state) ? 'next-round' : { code: 'no-free-seat' };
}

/** A seat somebody left, or a place beside somebody where people play in pairs. [I12] */
function askedPlace(state: State, seat: SeatIndex): SeatIndex | Rejection {
  if (!state.seats[seat]) return { code: 'no-such-seat' };
  const sitting = peopleIn(state, seat);
  if (sitting.length === 0) return seat;
  const room = state.rules.pairs && sitting.length < PEOPLE_IN_A_SEAT && sitting.every(({ bot }) => !bot);
  return room ? seat : { code: 'seat-taken' };
}

/** Beside somebody one sits down when they have said yes: it shows their hand. [S16] */
const mustAsk = (state: State, seat: SeatIndex): boolean =>
  state.revision >= 2 && peopleIn(state, seat).length > 0;

/** Before the cards are dealt one may get up for a place beside somebody: when they have said yes, not earlier. */
const mayMoveTo = (state: State, mine: SeatIndex, seat: SeatIndex | undefined): boolean =>
  state.phase.name === 'lobby' && seat !== undefined && seat !== mine && mustAsk(state, seat);

/** Whoever sits in the seat says yes or no. */
export function admit(turn: Turn, { by, player, yes }: CommandOf<'admit'>): Rejection | undefined {
  const { state } = turn;
  const mine = personOf(state, by)?.seat ?? null;
  const ask = state.asking.find((one) => one.player === player && one.seat === mine);
  if (!ask) return { code: 'nobody-asked' };
  if (!yes) {
    happen(turn, { v: 1, type: 'declined', player });
    return undefined;
  }
  const place = askedPlace(state, ask.seat);
  if (typeof place === 'object') return place;
  if (hasSatElsewhere(state, player, ask.seat)) return { code: 'sat-elsewhere' };
  if (personOf(state, player)?.seat != null) {
    if (state.phase.name !== 'lobby') return { code: 'already-seated' };
    depart(turn, player, false);
  }
  // Seats that move up keep their people.
  const seat = personOf(turn.state, by)?.seat ?? ask.seat;
  const colour = turn.state.seats[seat]?.colour ?? freeColour(turn.state, undefined);
  happen(turn, { v: 1, type: 'joined', player, bot: false, seat, colour });
  wake(turn, state, player);
  return undefined;
}

function freeColour(state: State, wish: Colour | undefined): Colour {
  const free = COLOURS.filter((colour) => state.seats.every((seat) => seat.colour !== colour));
  return free.find((colour) => colour === wish) ?? free[0] ?? COLOURS[0];
}

export function leave(turn: Turn, { by }: CommandOf<'leave'>): undefined {
  depart(turn, by, false);
}

export function kick(turn: Turn, { player }: CommandOf<'kick'>): Rejection | undefined {
  if (!personOf(turn.state, player)) return { code: 'no-such-player' };
  depart(turn, player, true);
  return undefined;
}

function depart(turn: Turn, player: PlayerId, kicked: boolean): void {
  const { seats } = turn.state;
  const seat = personOf(turn.state, player)?.seat ?? null;
  happen(turn, { v: 1, type: 'left', player, kicked });
  if (seat !== null && turn.state.seats.length < seats.length) keepFirst(turn, seat, seats.length);
}

/** In the lobby the seats after the one that was left move up. Whoever is named to tell first stays so; chance follows the one who left. [D5] */
function keepFirst(turn: Turn, left: SeatIndex, seats: number): void {
  const { rules, decks, firstStays } = turn.state;
  const first = rules.firstStoryteller;
  if (!firstStays || typeof first !== 'number' || first >= seats || left > first) return;
  const firstStoryteller = left === first ? 'random' : first - 1;
  happen(turn, { v: 1, type: 'rulesChanged', rules: { ...rules, firstStoryteller }, decks });
}

export function handOver(turn: Turn, { by, to }: CommandOf<'handOver'>): Rejection | undefined {
  if (personOf(turn.state, by)?.seat == null) return { code: 'not-seated' };
  if (personOf(turn.state, to)?.seat != null) return { code: 'already-seated' };
  if (isOut(turn.state, to)) return { code: 'kicked' };
  const before = turn.state;
  const seat = personOf(before, by)?.seat;
  if (seat != null && hasSatElsewhere(before, to, seat)) return { code: 'sat-elsewhere' };
  happen(turn, { v: 1, type: 'handedOver', from: by, to });
  wake(turn, before, to);
  return undefined;
}

/** The connection is lost: the seat keeps its place, and the grace time begins. */
export function away(turn: Turn, { by, at }: CommandOf<'away'>): undefined {
  if (personOf(turn.state, by)?.presence !== 'here') return;
  happen(turn, { v: 1, type: 'wentAway', player: by, graceEnds: at + turn.state.rules.grace * 1000 });
}

/** Back at any moment. */
export function back(turn: Turn, { by }: CommandOf<'back'>): undefined {
  const { state } = turn;
  if (personOf(state, by)?.presence === 'here') return;
  happen(turn, { v: 1, type: 'cameBack', player: by, deadline: wakingDeadline(turn, state) });
}

/** Somebody new at a table that slept: their coming counts as a return. */
function wake(turn: Turn, before: State, player: PlayerId): void {
  if (!asleep(before) || asleep(turn.state)) return;
  const deadline = wakingDeadline(turn, before);
  if (deadline !== before.deadline) happen(turn, { v: 1, type: 'cameBack', player, deadline });
}

/** If the whole table slept, the phase's time begins anew. */
function wakingDeadline(turn: Turn, before: State): number | null {
  const { name } = before.phase;
  const timed = name !== 'lobby' && name !== 'over' && before.paused === null && !isUnhurried(before);
  return timed && asleep(before)
    ? deadlineFor(turn, name === 'own' ? 'submit' : name, waitingFor(turn.state))
    : before.deadline;
}

export function askForTime(turn: Turn, { by, more }: CommandOf<'askForTime'>): undefined {
  if (personOf(turn.state, by)?.moreTime === more) return;
  happen(turn, { v: 1, type: 'askedForTime', player: by, more });
}

/** The owner's role moves on by itself: to whoever is here, in the order people came. */
export function settleOwner(turn: Turn): void {
  const { state } = turn;
  const owner = personOf(state, state.owner);
  if (owner && owner.presence !== 'gone') return;
  const heir = state.people.find(({ bot, presence }) => !bot && presence === 'here');
  if (heir) happen(turn, { v: 1, type: 'ownerChanged', owner: heir.id });
}
