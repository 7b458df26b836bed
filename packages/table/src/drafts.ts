/**
 * What people would play if their time ran out now. In memory only, and shown to nobody. Every node where somebody is at the
 * table is told, so whichever watches its clock has it; one that came later, or that it was too long to be told, has not, and
 * then a stand-in moves, as for anybody who has chosen nothing.
 */
import type { Move } from '@fabula/engine/commands.ts';
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import { personOf, seatOf } from '@fabula/engine/seats.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { GameChange } from './game.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';
import type { Intent } from './queue.ts';
import type { Table } from './table.ts';

export type Draft = FieldsOf<'draft'>;
type DraftedMove = NonNullable<Draft['move']>;

/** What somebody would play now. */
export interface NextMove {
  readonly player: PlayerId;
  readonly intent: Intent;
  readonly isStillMeant: () => boolean;
}

interface Held extends Draft {
  readonly player: PlayerId;
}

export class Drafts {
  readonly #table: Table;
  /** The latest last. */
  #drafts: readonly Held[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  /** Somebody here has chosen something, or nothing any more. */
  take(guest: Guest, draft: Draft): Rejection | null {
    const { game, house, code } = this.#table;
    const { player } = guest;
    if (seatOf(game.state, player) === null) return { code: 'not-seated' };
    guest.pay('drafted', JSON.stringify(draft).length);
    this.hold(player, draft);
    house.nodes.tell(code, { what: 'drafted', player, draft, game: game.id, seq: game.seq });
    return null;
  }

  /** One of each, only of those who sit here, and only for this phase. */
  hold(player: PlayerId, draft: Draft): void {
    this.drop(player);
    const held = { ...draft, player };
    if (seatOf(this.#table.game.state, player) !== null && this.#isOfNow(held))
      this.#drafts = this.#drafts.concat(held);
  }

  drop(player: PlayerId): void {
    this.#drafts = this.#drafts.filter((held) => held.player !== player);
  }

  /** Word of something newer may have been lost: of those who are here by no connection of ours nothing is sure. */
  dropElsewhere(): void {
    const here = new Set([...this.#table.guests].map(({ player }) => player));
    this.#drafts = this.#drafts.filter(({ player }) => here.has(player));
  }

  /** Of what was chosen for this very phase, for seats that are still waited for, the latest; null: nothing. */
  next(seats: readonly SeatIndex[] = waitingFor(this.#table.game.state)): NextMove | null {
    const { state } = this.#table.game;
    const isAwaited = (player: PlayerId): boolean => seats.includes(seatOf(state, player) ?? -1);
    const latest = this.#drafts.findLast((held) => isAwaited(held.player) && this.#isOfNow(held));
    if (!latest?.move) return null;
    const { player, move } = latest;
    // Whoever moves meanwhile has said what they want.
    const isStillMeant = (): boolean =>
      waitingFor(this.#table.game.state).includes(seatOf(this.#table.game.state, player) ?? -1);
    return { player, intent: { ...move, by: player }, isStillMeant };
  }

  /** The game has come to another phase: what was meant for an earlier one is of no use. */
  tidy(): void {
    this.#drafts = this.#drafts.filter((held) => this.#isOfNow(held));
  }

  #isOfNow({ game, round, move }: Held): boolean {
    const { id, state } = this.#table.game;
    return game === id && round === state.round && move?.type === state.phase.name;
  }
}

/** Whoever's time ran out is told so, and whether what they had chosen was played. Nobody else is. */
export function tellTimeUp(change: GameChange, guests: Iterable<Guest>): void {
  const isPlayed = isOfDraft(change);
  const seats = isPlayed ? [seatOf(change.before, change.command.by)] : seatsTooLate(change);
  if (seats.length === 0) return;
  const words = letter({ timeUp: { played: isPlayed } });
  for (const guest of guests) if (guest.seat !== null && seats.includes(guest.seat)) guest.send(words);
}

type OfDraft = GameChange & { readonly command: Move & { readonly by: PlayerId } };

/** A person's move that no message asked for, on whichever node it was made. */
function isOfDraft(change: GameChange): change is OfDraft {
  const { command, asker, before } = change;
  if (asker !== null || command === null || !isDraftable(command)) return false;
  return typeof command.by === 'string' && personOf(before, command.by)?.bot === false;
}

/** A move that somebody chooses, and may be about to make. */
export const isDraftable = (command: { readonly type: string }): command is DraftedMove & Move =>
  command.type === 'tell' || command.type === 'submit' || command.type === 'own' || command.type === 'vote';

function seatsTooLate({ before, command, events }: GameChange): readonly (number | null)[] {
  if (command?.type !== 'expire') return [];
  return events.flatMap((event): readonly (number | null)[] => {
    if (event.type === 'timeUp' || event.type === 'passedOver') return event.seats;
    // Whoever claimed and gave no clue; nobody, if nobody claimed.
    if (event.type === 'claimReopened') return [before.storyteller];
    return event.type === 'skipped' ? [event.seat] : [];
  });
}
