/** One table: decisions one after another, each on disk before anybody hears of it. */
import type { Command, Rejection as GameRejection } from '@fabula/engine/commands.ts';
import { decide, type Decision } from '@fabula/engine/decide.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import { type Appended, StoreError } from '@fabula/gamelog/port.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import type { Asker, Game, Sealed } from './game.ts';
import type { House } from './house.ts';
import { Notices } from './notices.ts';
import { type TableDoc, TABLES } from './table-doc.ts';
import { Watch } from './watch.ts';
import { announce, bareAck, seatFor, type Viewer, wholeView } from './wire.ts';

type WithoutTime<C> = C extends unknown ? Omit<C, 'at'> : never;
export type Wish = WithoutTime<Command>;

/** Someone at the table, by one connection. */
export interface Guest extends Viewer {
  refuse(id: string, rejection: Rejection): void;
  bye(reason: ByeReason): void;
}

export interface Ask {
  readonly wish: Wish;
  readonly asker: Asker | null;
  readonly guest: Guest | null;
  /** For those who are not guests: called when it is decided, and on disk. */
  readonly done?: (rejection: Rejection | null) => void;
}

const TALK_REMEMBERED = 32;

type Job = Ask | (() => Promise<void>);

export class Table {
  readonly house: House;
  readonly guests = new Set<Guest>();
  readonly profiles: Map<PlayerId, Profile>;
  game: Game;
  doc: TableDoc;
  #docVersion: number;
  #queue: Job[] = [];
  #busy = false;
  readonly #notices = new Notices(this);
  readonly #said: string[] = [];

  readonly #watch: Watch;

  constructor(house: House, doc: TableDoc, docVersion: number, game: Game, profiles: Map<PlayerId, Profile>) {
    this.house = house;
    this.doc = doc;
    this.#docVersion = docVersion;
    this.game = game;
    this.profiles = profiles;
    this.#watch = new Watch(this);
  }

  get code(): string {
    return this.doc.code;
  }

  /** Nothing is being decided, and nothing waits to be. */
  get atRest(): boolean {
    return !this.#busy && this.#queue.length === 0;
  }

  get alarm(): number | null {
    return nextAlarm(this.game.state);
  }

  // Decisions

  ask(ask: Ask): void {
    if (this.#busy || this.#queue.length > 0) this.#queue.push(ask);
    else this.#decide(ask);
  }

  /** Work on the table itself, between two decisions. */
  inTurn(work: () => Promise<void>): void {
    this.#queue.push(work);
    this.#goOn();
  }

  /** The same, with an answer. A disk that fails is the house's concern and the asker's. */
  turn<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.inTurn(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          if (error instanceof StoreError) this.house.storeFailed(error);
          else this.house.log.error({ err: error, table: this.code }, 'a wish could not be fulfilled');
        }
      });
    });
  }

  /** Whether this was said before: talk is not in the log, so only the latest is remembered. */
  heard({ by, id }: Asker): boolean {
    const words = `${by} ${id}`;
    if (this.#said.includes(words)) return true;
    this.#said.push(words);
    if (this.#said.length > TALK_REMEMBERED) this.#said.shift();
    return false;
  }

  /** The same for what several commands make up; each is decided, and on disk, before the next. */
  async askNow(wish: Wish, asker: Asker | null): Promise<Rejection | null> {
    const command = this.#timed(wish);
    const decision = decide(this.game.state, command);
    if (!decision.ok) return decision.rejection;
    if (decision.events.length === 0) return null;
    const sealed = this.game.seal(command, decision.events, asker);
    const appended = await this.#append(sealed, decision.events.length);
    if (!appended.ok) {
      await this.#catchUp();
      return this.askNow(wish, asker);
    }
    this.#accepted(decision, sealed.seal, asker, null);
    return null;
  }

  #goOn(): void {
    while (!this.#busy) {
      const job = this.#queue.shift();
      if (!job) return;
      if (typeof job !== 'function') {
        this.#decide(job);
        continue;
      }
      void this.#work(job);
    }
  }

  async #work(job: () => Promise<void>): Promise<void> {
    this.#busy = true;
    await job().catch((error: unknown) => this.#broken(error));
    this.#busy = false;
    this.#goOn();
  }

  #timed(wish: Wish): Command {
    return { ...wish, at: this.house.clock.now() };
  }

  #decide(ask: Ask): void {
    const { asker, guest } = ask;
    const { game } = this;
    if (asker && game.answeredAt(asker) !== undefined) {
      guest?.send(bareAck(asker.id, game.v));
      ask.done?.(null);
      return;
    }
    const command = this.#timed(ask.wish);
    const decision = decide(game.state, command);
    if (!decision.ok) {
      this.#refuse(ask, decision.rejection);
      return;
    }
    if (decision.events.length === 0) {
      if (asker) guest?.send(bareAck(asker.id, game.v));
      ask.done?.(null);
      return;
    }
    const sealed = game.seal(command, decision.events, asker);
    this.#busy = true;
    void this.#commit(ask, decision, sealed);
  }

  async #commit(ask: Ask, decision: Decision & { ok: true }, sealed: Sealed): Promise<void> {
    try {
      const appended = await this.#append(sealed, decision.events.length);
      if (appended.ok) {
        this.#accepted(decision, sealed.seal, ask.asker, ask.guest);
        ask.done?.(null);
      } else this.#retry(ask);
    } catch (error) {
      this.#broken(error);
      this.#refuse(ask, { code: 'not-saved' });
    }
    this.#busy = false;
    this.#goOn();
  }

  #append({ text }: Sealed, events: number): Promise<Appended> {
    const { store } = this.house;
    return store.games.append(this.game.id, this.game.state.seq, text, events);
  }

  #accepted(decision: Decision & { ok: true }, seal: string, asker: Asker | null, guest: Guest | null): void {
    const { game } = this;
    const before = game.state;
    game.accept(decision.state, seal, asker);
    this.house.counts.moves += 1;
    const change = { before, after: decision.state, events: decision.events, v: game.v };
    if (before.people !== decision.state.people) this.showTable();
    announce(change, this.guests, guest, asker?.id ?? null);
    for (const event of decision.events) {
      if (event.type === 'left' && event.kicked) this.sendAway(event.player, 'kicked');
      else if (event.type === 'started') this.house.counts.gamesStarted += 1;
      else if (event.type === 'ended') this.house.counts.gamesFinished += 1;
    }
    this.#watch.schedule();
  }

  /** Another node moved first: read what it did, and decide again. */
  #retry(ask: Ask): void {
    this.#queue.unshift(ask);
    this.#queue.unshift(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    const { game } = this;
    game.catchUp(await this.house.store.games.read(game.id, game.state.seq));
    this.#showEverything();
  }

  #refuse({ asker, guest, done }: Ask, rejection: GameRejection | Rejection): void {
    if (asker && guest) guest.refuse(asker.id, rejection);
    done?.(rejection);
  }

  /** Whatever broke, the log is right: the table is loaded anew for those who come back. */
  #broken(error: unknown): void {
    if (error instanceof StoreError) {
      this.house.storeFailed(error);
      return;
    }
    this.house.log.error({ err: error, table: this.code }, 'a table broke down');
    this.house.abandon(this.code);
    for (const guest of this.guests) guest.bye('stopping');
  }

  // Guests

  /** `have`: what the connection still shows from before; if that is current it gets no whole view. */
  welcome(guest: Guest, ack: string, have: { readonly game: string; readonly v: number } | undefined): void {
    const { game } = this;
    this.guests.add(guest);
    this.#notices.welcome(guest);
    if (have?.game === game.id && have.v === game.v) {
      guest.seat = seatFor(game.state, guest);
      guest.send(bareAck(ack, game.v));
    } else guest.send(wholeView(game.state, game.v, guest, ack));
    this.#watch.guestCame(guest);
  }

  look(guest: Guest, ack: string): void {
    guest.send(wholeView(this.game.state, this.game.v, guest, ack));
  }

  seeOff(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    this.showTable();
    this.#watch.guestLeft(guest);
  }

  /** Somebody looks on as this player. */
  isHere(player: PlayerId): boolean {
    for (const guest of this.guests) if (guest.player === player && guest.role === 'player') return true;
    return false;
  }

  giveUpSeat(player: PlayerId): Promise<unknown> {
    return this.turn(async () =>
      personOf(this.game.state, player) ? this.askNow({ type: 'leave', by: player }, null) : null,
    );
  }

  /** Nothing of a player's own stays here: the log knows only the public id. */
  forget(player: PlayerId): void {
    if (this.profiles.delete(player)) this.showTable();
  }

  sendAway(player: PlayerId, reason: ByeReason): void {
    for (const guest of this.guests) if (guest.player === player) guest.bye(reason);
  }

  /** Another game on the same table. */
  putOn(game: Game): void {
    this.game = game;
    this.#showEverything();
  }

  /** Whoever has a place in the game but no connection has a moment to come back. */
  expectEverybody(): void {
    this.#watch.expectEverybody(this.house.waits.reconnect);
  }

  #showEverything(): void {
    this.showTable();
    for (const guest of this.guests) guest.send(wholeView(this.game.state, this.game.v, guest, null));
    this.#watch.schedule();
  }

  /** Tells everybody what has changed about the table. */
  showTable(): void {
    this.#notices.tell();
  }

  /** Saves the table's own document. False: another node changed it meanwhile. */
  async save(doc: TableDoc): Promise<void> {
    const put = await this.house.store.records.put(TABLES, this.code, JSON.stringify(doc), this.#docVersion);
    if (put.ok) {
      this.#docVersion = put.version;
      this.doc = doc;
      this.showTable();
      return;
    }
    const found = await this.house.store.records.get(TABLES, this.code);
    if (!found) throw new StoreError('io', 'A table has vanished');
    this.#docVersion = found.version;
    await this.save(doc);
  }

  /** Does whatever is due. True: nothing keeps the table in memory any more. */
  wake(): boolean {
    return this.#watch.wake();
  }

  /** Resolves when everything asked so far is decided and on disk. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.inTurn(() => {
        resolve();
        return Promise.resolve();
      });
    });
  }
}
