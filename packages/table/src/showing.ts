/** From a decision to the bytes each viewer gets: what all may see is written once, what is a seat's own for that seat only. */
import type { Command } from '@fabula/engine/commands.ts';
import type { Event } from '@fabula/engine/events.ts';
import type { SeatIndex, State } from '@fabula/engine/model.ts';
import {
  OWN_PARTS,
  PUBLIC_PARTS,
  type OwnPart,
  type PublicPart,
  touchedParts,
  viewFor,
} from '@fabula/engine/view.ts';
import type { Change } from './ledger.ts';
import { Letter } from './letter.ts';
import type { Viewer } from './ports.ts';

/** Only those who came to play see a seat's cards; the same person's shared screen does not. */
export function seatFor(state: State, { player, role }: Pick<Viewer, 'player' | 'role'>): SeatIndex | null {
  if (role !== 'player') return null;
  for (const person of state.people) if (person.id === player) return person.seat;
  return null;
}

export function wholeView(state: State, v: number, viewer: Viewer, ack: string | null): Letter {
  viewer.seat = seatFor(state, viewer);
  const view = JSON.stringify(viewFor(state, viewer.seat ?? 'spectator'));
  return new Letter(`{"v":${v}${ackText(ack)},"view":${view}}`);
}

/** Ids are letters, digits, dots and dashes: nothing to escape. */
const ackText = (ack: string | null): string => (ack === null ? '' : `,"ack":"${ack}"`);

export const bareAck = (ack: string, v: number): Letter => new Letter(`{"ack":"${ack}","v":${v}}`);

/** What is to be shown of an entry. */
export interface News {
  /** What has changed for everybody, as JSON; empty: nothing. */
  readonly common: string;
  readonly touched: Touched;
}

type Shown = Pick<Change<State, Command, Event>, 'before' | 'after' | 'events' | 'asker'>;

export function newsOf({ before, after, events }: Shown): News {
  const touched = touchedBy(events);
  return { common: changedShared(before, after, touched.shared), touched };
}

/** Tells every viewer what changed for them; the patch of the one who moved is the acknowledgement too. Answers with how much was sent. */
export function announce(
  { before, after, events, asker }: Shown,
  { common, touched }: News,
  v: number,
  viewers: Iterable<Viewer>,
  mover: Viewer | null,
): number {
  const { own, seats, moverOnly } = touched;
  const only = moverOnly ? seatThatMoved(events) : null;
  let plain: Letter | null = null;
  let mine: (string | undefined)[] | null = null;
  let characters = 0;
  const send = (viewer: Viewer, letter: Letter): void => {
    characters += letter.text.length;
    viewer.send(letter);
  };
  for (const viewer of viewers) {
    const answer = viewer === mover && asker ? asker.id : null;
    if (seats && seatFor(after, viewer) !== viewer.seat) {
      send(viewer, wholeView(after, v, viewer, answer));
      continue;
    }
    const { seat } = viewer;
    let parts = common;
    if (seat !== null && own.length > 0 && (only === null || only === seat)) {
      mine ??= [];
      parts = mine[seat] ??= withOwn(common, before, after, own, seat);
    }
    if (common === '') {
      // Another card or another vote instead of the first: the version stays, and only those whose own it is hear of it.
      // A sign of it to the others would tell who changed their mind.
      if (parts !== '') send(viewer, wholeView(after, v, viewer, answer));
      else if (answer !== null) send(viewer, bareAck(answer, v));
    } else if (answer !== null || parts !== common) send(viewer, patch(v, answer, parts));
    else send(viewer, (plain ??= patch(v, null, common)));
  }
  return characters;
}

const patch = (v: number, ack: string | null, parts: string): Letter =>
  new Letter(`{"v":${v}${ackText(ack)},"set":{${parts}}}`);

function changedShared(before: State, after: State, parts: readonly PublicPart[]): string {
  let text = '';
  for (const part of parts) {
    const value: unknown = PUBLIC_PARTS[part](after);
    if (!same(PUBLIC_PARTS[part](before), value)) text = withPart(text, part, value);
  }
  return text;
}

/** What has changed for all, and for this seat. */
function withOwn(
  common: string,
  before: State,
  after: State,
  parts: readonly OwnPart[],
  seat: SeatIndex,
): string {
  let text = common;
  for (const part of parts) {
    const value: unknown = OWN_PARTS[part](after, seat);
    if (!same(OWN_PARTS[part](before, seat), value)) text = withPart(text, part, value);
  }
  return text;
}

const withPart = (text: string, part: PublicPart | OwnPart, value: unknown): string =>
  text === '' ? `"${part}":${json(value)}` : `${text},"${part}":${json(value)}`;

/** Most parts are a few numbers: cards, seats, scores. Writing these by hand takes half the time. */
function json(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  let text = '';
  for (let place = 0; place < value.length; place += 1) {
    const item: unknown = value[place];
    if (typeof item !== 'number') return JSON.stringify(value);
    text += place === 0 ? item : `,${item}`;
  }
  return `[${text}]`;
}

/** Whether two parts would read the same. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (!Array.isArray(one) || !Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (!same(one[place], other[place])) return false;
  return true;
}

interface Touched {
  readonly shared: readonly PublicPart[];
  readonly own: readonly OwnPart[];
  /** Somebody may sit elsewhere now. */
  readonly seats: boolean;
  /** Of the seats' own parts only those of the one that moved can have changed. */
  readonly moverOnly: boolean;
}

const KNOWN = new Map<string, Touched>();
const MOST_KNOWN = 500;

/** Decisions of the same kind touch the same parts: worked out once. */
function touchedBy(events: readonly Event[]): Touched {
  let kind = '';
  for (const { type } of events) kind += `${type} `;
  const known = KNOWN.get(kind);
  if (known) return known;
  const { shared, own } = touchedParts(events);
  const found: Touched = {
    shared,
    own: own.filter((part) => part !== 'seat'),
    seats: shared.includes('people'),
    moverOnly: events.length === 1 && seatThatMoved(events) !== null,
  };
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(kind, found);
  return found;
}

/** The seat of a lone submission or vote: the commonest decisions by far. */
function seatThatMoved([event]: readonly Event[]): SeatIndex | null {
  return event?.type === 'submitted' || event?.type === 'voted' ? event.seat : null;
}
