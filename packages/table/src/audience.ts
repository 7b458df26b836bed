/**
 * Whoever looks on guesses along, for no points: a second opinion, told to all after the reveal. In memory only, in no log, and
 * nothing of it is told before the votes are. Nodes tell each other who guesses what; each counts, and the fullest count is all theirs.
 */
import type { PlayerId, State } from '@fabula/engine/model.ts';
import { seatOf } from '@fabula/engine/seats.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Audience as Told } from '@fabula/protocol/server-messages.ts';
import type { GameChange } from './game.ts';
import { letter } from './letter.ts';
import type { Guesses } from './nodes.ts';
import type { Guest } from './ports.ts';
import type { Table } from './table.ts';

type Guess = FieldsOf<'guess'>;
type Counted = Told['audience'];

/** However many come and go in one round. */
const MOST = 10_000;
/** A bus carries only short words: so many guesses at once. */
const AT_ONCE = 60;

export class Audience {
  readonly #table: Table;
  /** Of this round: one of each, however many connections they have. */
  readonly #guesses = new Map<PlayerId, number>();
  /** What was counted last. */
  #counted: Counted | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Somebody here guesses, or guesses anew. */
  take(guest: Guest, guess: Guess): Rejection | null {
    const { game, house, code } = this.#table;
    const { phase } = game.state;
    const { player } = guest;
    const { round, number } = guess;
    if (phase.name !== 'vote' || !this.#isOfNow(guess)) return { code: 'wrong-phase', phase: phase.name };
    if (!this.#mayGuess(player)) return { code: 'audience-only' };
    if (number < 1 || number > phase.row.length) return { code: 'no-such-number', most: phase.row.length };
    guest.pay('drafted', JSON.stringify(guess).length);
    if (this.#guesses.get(player) === number) return null;
    const guesses = [[player, number]] as const;
    this.hold({ game: game.id, round, guesses });
    house.nodes.tell(code, { what: 'guessed', round, guesses, game: game.id, seq: game.seq });
    return null;
  }

  /** What people guess, here or through another node; of those beyond the most, the earliest go. */
  hold({ game, round, guesses }: Guesses): void {
    if (!this.#isOfNow({ game, round })) return;
    for (const [player, number] of guesses) {
      this.drop(player);
      if (this.#mayGuess(player)) this.#guesses.set(player, number);
    }
    for (const player of this.#guesses.keys()) {
      if (this.#guesses.size <= MOST) return;
      this.drop(player);
    }
  }

  drop(player: PlayerId): void {
    this.#guesses.delete(player);
  }

  #isOfNow({ game, round }: Pick<Guess, 'game' | 'round'>): boolean {
    const { id, state } = this.#table.game;
    return game === id && round === state.round && state.phase.name === 'vote';
  }

  /** Whoever has a seat votes there; whoever had one in this round knows a hand, and looks on from the next. */
  #mayGuess(player: PlayerId, state = this.#table.game.state): boolean {
    const isBanned = this.#table.register.banned.includes(player);
    const hasPlayed = state.vacated.some((left) => left.player === player);
    return seatOf(state, player) === null && !hasPlayed && !isBanned;
  }

  /** After the same has been shown: with the players' votes the guesses are counted. */
  notice({ before, after, events }: GameChange): void {
    if (before.phase.name !== 'vote' || after.phase.name === 'vote') return;
    if (events.some(({ type }) => type === 'scored')) this.#count(before, before.phase.row.length);
    this.#guesses.clear();
  }

  #count(before: State, most: number): void {
    const { game, house, code } = this.#table;
    const votes = Array.from({ length: most }, () => 0);
    for (const [player, number] of this.#guesses)
      if (this.#mayGuess(player, before)) votes[number - 1] = (votes[number - 1] ?? 0) + 1;
    const counted = { game: game.id, round: before.round, votes };
    if (this.#learn(counted)) house.nodes.tell(code, { what: 'counted', seq: game.seq, ...counted });
  }

  /** What another node has counted, when the reveal has been shown here too. */
  hear(counted: Counted): void {
    const { id, state } = this.#table.game;
    const isOpen = state.phase.name === 'result' || state.phase.name === 'over';
    const isTold = counted.round < state.round || (counted.round === state.round && isOpen);
    if (counted.game === id && isTold) this.#learn(counted);
  }

  /** A guess may not have come to every node: the fullest count is taken, everywhere the same. */
  #learn(counted: Counted): boolean {
    const known = this.#counted?.game === counted.game ? this.#counted : null;
    if (known !== null && known.round > counted.round) return false;
    if (!isFuller(counted.votes, known?.round === counted.round ? known.votes : [])) return false;
    this.#counted = counted;
    const { guests } = this.#table;
    const told = letter({ audience: counted });
    for (const guest of guests) guest.send(told);
    this.#table.spend('sent', told.text.length * guests.size);
    return true;
  }

  /** For one who comes to the result. */
  recall(guest: Guest): void {
    const { id, state } = this.#table.game;
    const counted = this.#counted;
    if (counted?.game === id && counted.round === state.round) guest.send(letter({ audience: counted }));
  }

  /** For a node that has just this moment got the table: what those here guess, and what was counted last. */
  retell(): void {
    const { game, guests, house, code } = this.#table;
    const { id, seq, state } = game;
    const here = new Set([...guests].map(({ player }) => player));
    const all = [...this.#guesses].filter(([player]) => here.has(player));
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const guesses = all.slice(from, from + AT_ONCE);
      house.nodes.tell(code, { what: 'guessed', round: state.round, guesses, game: id, seq });
    }
    if (this.#counted?.game === id) house.nodes.tell(code, { what: 'counted', seq, ...this.#counted });
  }

  /** Another game. */
  clear(): void {
    this.#guesses.clear();
    this.#counted = null;
  }
}

/** Of two that hold as many one is taken, and everywhere the same one. Where nobody guessed there is nothing to tell. */
function isFuller(one: readonly number[], other: readonly number[]): boolean {
  const [ones, others] = [totalOf(one), totalOf(other)];
  return ones > others || (ones > 0 && ones === others && one.join() > other.join());
}

const totalOf = (votes: readonly number[]): number => votes.reduce((sum, each) => sum + each, 0);
