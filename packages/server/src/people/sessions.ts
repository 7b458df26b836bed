/** All connections: how many a player has, and whether each is still alive. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Clock } from '../clock.ts';
import type { Session } from './session.ts';

/** Short, so that few are asked at once: at 18,000 connections and half a minute, sixty. */
const TICK = 100;
/** Turns that are so far apart are spread evenly, however many connections come. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Where another node could take over, everybody hears something about so often, in milliseconds: silence means that this one stands still. */
const PULSE = 1_500;
/** Tabs and devices of one player. */
const MOST_OF_ONE_PLAYER = 12;

export class Sessions {
  /** Null: nothing is said without a reason. */
  readonly pulse: number | null;
  readonly #clock: Clock;
  /** Connections are asked for a sign of life in turn, a few at a time, by one timer. */
  readonly #turns: Set<Session>[];
  /** The newest last. Nearly everybody has one connection: a set each would take as much as the session. */
  readonly #players = new Map<PlayerId, readonly Session[]>();
  #turn = 0;
  /** The last newcomer's turn, from 0 to 1. */
  #newest = 0;
  #size = 0;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, heartbeatSeconds: number, areNodesSeveral: boolean) {
    this.#clock = clock;
    this.pulse = areNodesSeveral ? PULSE : null;
    this.#turns = Array.from({ length: (heartbeatSeconds * 1_000) / TICK }, () => new Set());
  }

  get size(): number {
    return this.#size;
  }

  /** The answer is for `remove`. */
  add(session: Session): number {
    this.#size += 1;
    if (!this.#callOff) this.#sleep();
    this.#newest += GOLDEN;
    this.#newest %= 1;
    const turn = Math.floor(this.#newest * this.#turns.length);
    this.#turns[turn]?.add(session);
    return turn;
  }

  remove(session: Session, turn: number): void {
    if (this.#turns[turn]?.delete(session)) this.#size -= 1;
    const others = this.of(session.player).filter((other) => other !== session);
    if (others.length > 0) this.#players.set(session.player, others);
    else this.#players.delete(session.player);
  }

  /** The connection has said whose it is. The oldest of too many makes room. */
  introduce(session: Session): void {
    const all = this.of(session.player).concat(session);
    this.#players.set(session.player, all);
    if (all.length > MOST_OF_ONE_PLAYER) all[0]?.bye('elsewhere');
  }

  isHere(player: PlayerId): boolean {
    return this.#players.has(player);
  }

  /** Of those who have said hello. */
  get all(): Session[] {
    return [...this.#players.values()].flat();
  }

  of(player: PlayerId): readonly Session[] {
    return this.#players.get(player) ?? [];
  }

  byeAll(player: PlayerId, reason: ByeReason): void {
    for (const session of this.of(player)) session.bye(reason);
  }

  /** The server stops: everybody is told. */
  closeAll(reason: ByeReason): void {
    this.#callOff?.();
    for (const turn of this.#turns) for (const session of turn) session.bye(reason);
  }

  /** After the polite way: whatever is still open is cut. */
  cutAll(): void {
    for (const turn of this.#turns) for (const session of turn) session.cut();
  }

  #sleep(): void {
    this.#callOff = this.#clock.after(TICK, () => this.#beat());
  }

  #beat(): void {
    this.#callOff = null;
    if (this.#size > 0) this.#sleep();
    this.#turn = (this.#turn + 1) % this.#turns.length;
    const now = this.#clock.now();
    for (const session of this.#turns[this.#turn] ?? []) session.beat(now);
    if (this.pulse === null) return;
    const turns = this.pulse / TICK;
    for (let turn = this.#turn % turns; turn < this.#turns.length; turn += turns)
      for (const session of this.#turns[turn] ?? []) session.pulse();
  }
}
