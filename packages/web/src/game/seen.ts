/** What a screen is given: the game and the table as this viewer sees them. Nothing here decides a rule. */
import type { CardId, Clue, Colour, PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import { nextStoryteller } from '@fabula/engine/seats.ts';
import type { View } from '@fabula/engine/view.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Answer, Sendable } from '@fabula/protocol/client-types.ts';
import type { Role, TableView } from '@fabula/protocol/table.ts';
import type { Back, DeckListed, Picture } from '../net/decks.ts';
import { SOLO_CODE } from '../solo/code.ts';
import { looksOf } from '../art/looks.ts';
import type { AlbumPage } from './album.ts';
import type { Reported } from './chrome.ts';

export interface Seen {
  readonly view: View;
  readonly table: TableView;
  readonly me: PlayerId | null;
  readonly role: Role;
  readonly album: readonly AlbumPage[];
  /** The server's clock minus ours. */
  readonly clockAhead: number;
  /** How often this page came to the table: what is only remembered there has to be said again. */
  readonly cameIn: number;
  readonly decks: readonly DeckListed[];
  /** null: the plain back. */
  readonly back: Back | null;
  picture(card: CardId): Picture | null;
}

/** A screen says what its player wants; the answer tells whether it was done. */
export type Act = <Type extends Sendable>(type: Type, fields: FieldsOf<Type>) => Promise<Answer>;

export interface Names {
  /** Said of the rabbit when nobody sits there, or a name is missing. */
  readonly rabbit: (colour: Colour) => string;
  readonly and: (names: readonly string[]) => string;
}

export const peopleAt = ({ view }: Seen, seat: SeatIndex): PlayerId[] =>
  view.people.filter((person) => person.seat === seat).map(({ id }) => id);

export const colourOf = ({ view }: Seen, seat: SeatIndex): Colour => view.seats[seat] ?? 'bone';

/** How the rabbits of this table look: each as the first of those who have it chose. */
export const looksAt = (seen: Seen): ReturnType<typeof looksOf> =>
  looksOf(
    seen.view.seats.map((colour, seat) => ({
      colour,
      avatar: peopleAt(seen, seat).flatMap((id) => seen.table.profiles[id]?.avatar ?? [])[0],
    })),
  );

export function seatName(seen: Seen, seat: SeatIndex, names: Names): string {
  const people = peopleAt(seen, seat).flatMap((id) => seen.table.profiles[id]?.name ?? []);
  return people.length > 0 ? together(people) : names.rabbit(colourOf(seen, seat));
}
/** Two in one seat: in a list of seats it can be told who sits with whom. */
export const together = (names: readonly string[]): string => names.join('\u00a0& ');

/** How many share the seat: two think, one thinks. A rabbit with nobody is one. */
export const headsAt = (seen: Seen, seat: SeatIndex | null): number =>
  seat === null ? 1 : Math.max(1, peopleAt(seen, seat).length);

/** The table is on this device: nobody else can come. */
export const isAlone = ({ table }: Seen): boolean => table.code === SOLO_CODE;
/** People can hear each other here. */
export const hasTalk = (seen: Seen): boolean => seen.table.chat && !isAlone(seen);
/** Whether the bots here are quick; null: there are none, or one plays alone and has settled it for oneself. */
export const quickBots = (seen: Seen): boolean | null =>
  isAlone(seen) || !seen.view.people.some(({ bot, seat }) => bot && seat !== null)
    ? null
    : (seen.table.quickBots ?? false);
export const isOwner = ({ view, me }: Seen): boolean => me !== null && view.owner === me;
/** The owner, or anybody in a seat while the owner is not here. */
export const mayResume = (seen: Seen): boolean =>
  isOwner(seen) ||
  (seen.view.seat !== null &&
    !seen.view.people.some(({ id, presence }) => id === seen.view.owner && presence === 'here'));
export const isMine = ({ view }: Seen, seat: SeatIndex | null): boolean =>
  seat !== null && view.seat === seat;
/** A seat is promised from the next round on. */
export const isExpected = ({ view, me }: Seen): boolean => me !== null && view.arrivals.includes(me);
/** As one says it: you and the others. */
export const meFirst = (seen: Seen, seats: readonly SeatIndex[]): SeatIndex[] => [
  ...seats.filter((seat) => isMine(seen, seat)),
  ...seats.filter((seat) => !isMine(seen, seat)),
];
export const isTeller = ({ view }: Seen): boolean => view.seat !== null && view.seat === view.storyteller;

/** Several at the finish, and nobody ahead by the rules. [I8] */
export const isDraw = ({ ending, rules }: View): boolean =>
  ending?.why === 'finish' && ending.winners.length > 1 && rules.tie === 'draw';

/** From the telling to the reveal a storyteller says nothing. */
export const isResting = (seen: Seen): boolean =>
  isTeller(seen) && ['submit', 'own', 'vote'].includes(seen.view.phase);

/** Nobody is in the seat, or everybody there has been away too long: a stand-in plays it. */
export const standInAt = ({ view }: Seen, seat: SeatIndex): boolean =>
  view.people.filter((person) => person.seat === seat).every(({ presence }) => presence === 'gone');
export const botAt = ({ view }: Seen, seat: SeatIndex): boolean =>
  view.people.some((person) => person.seat === seat && person.bot);
/** Before the game: everybody in the seat wants to begin. */
export const isReadyAt = ({ view }: Seen, seat: SeatIndex): boolean =>
  view.phase === 'lobby' &&
  view.people.filter((person) => person.seat === seat).every(({ id }) => view.ready.includes(id));
export const awayAt = ({ view }: Seen, seat: SeatIndex): boolean => {
  const people = view.people.filter((person) => person.seat === seat);
  return people.length > 0 && people.every(({ presence }) => presence !== 'here');
};

/** From the telling to the reveal it is this seat's story. */
export const tellsAt = ({ view }: Seen, seat: SeatIndex): boolean =>
  view.storyteller === seat && (view.phase === 'submit' || view.phase === 'vote');
/** Whatever the phase asks for, this seat has done it. */
export const doneAt = (seen: Seen, seat: SeatIndex): boolean =>
  (['submit', 'own', 'vote', 'result'] as readonly string[]).includes(seen.view.phase) &&
  !seen.view.waiting.includes(seat) &&
  !tellsAt(seen, seat) &&
  !awayAt(seen, seat);

/** May go on for all: the owner, and whoever tells next. */
export function mayGoOn(seen: Seen): boolean {
  const { view } = seen;
  if (isOwner(seen)) return true;
  return view.seat !== null && view.seat === nextStoryteller(view, view.storyteller ?? 0);
}

/** The clue on the table, if this player gave it and there is something to see, hear or read. */
export function clueToReport({ view }: Seen, player: PlayerId, name: string): Reported | null {
  const { clue, storyteller, people } = view;
  const isTheirs = people.some(
    (person) => person.id === player && person.seat === storyteller && !person.bot,
  );
  return clue && isTheirs ? reportOf(clue, player, name) : null;
}

export function reportOf(clue: Clue, player: PlayerId, name: string): Reported | null {
  const report = (thing: Reported['thing'], media: string | null, text = ''): Reported => ({
    player,
    name,
    thing,
    text,
    what: { kind: 'clue', media },
  });
  if (clue.kind === 'text') return report('clue', null, clue.text);
  if (clue.media === null) return null;
  return report(clue.kind === 'drawing' ? 'drawing' : 'recording', clue.media);
}

/** Somebody else in that seat, of whose clue one may complain. */
export const otherAt = ({ view, me }: Seen, seat: SeatIndex | null): PlayerId | null =>
  view.people.find((person) => seat !== null && person.seat === seat && !person.bot && person.id !== me)
    ?.id ?? null;
