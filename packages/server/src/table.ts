/** One table: the game on it, the people around it, and what they are shown. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import { writeDocument } from './documents.ts';
import { type Accepted, type Ask, Decisions, type Wish } from './decisions.ts';
import type { Cost, Payer } from './costs.ts';
import type { Asker, Game, Sealed } from './game.ts';
import type { House } from './house.ts';
import { Notices } from './notices.ts';
import { Purse, type Rate } from './purse.ts';
import { type TableDoc, TABLES } from './table-doc.ts';
import { Talk } from './talk.ts';
import { Watch } from './watch.ts';
import { announce, changedForAll, type Viewer, wholeView } from './wire.ts';

/** Someone at the table, by one connection. */
export interface Guest extends Viewer, Payer {
  readonly address: Payer & { readonly network: string };
  refuse(id: string, rejection: Rejection): void;
  bye(reason: ByeReason): void;
}

const TALK_REMEMBERED = 32;
/** What one player may change that nobody waits for: rules, a clue that was told, a card that was given. */
const ASIDES: Rate = { burst: 20, perSecond: 0.5 };

export class Table {
  readonly house: House;
  readonly guests = new Set<Guest>();
  readonly profiles: Map<PlayerId, Profile>;
  game: Game;
  doc: TableDoc;
  #docVersion: number;
  /** The log knows better than what is in memory: nothing more is to come from here. */
  isBroken = false;
  readonly #decisions = new Decisions(this);
  readonly #notices = new Notices(this);
  readonly #said: string[] = [];
  readonly #asides = new Map<PlayerId, Purse>();
  /** On whose account the table works just now; null: its patron's. */
  payer: Payer | null = null;
  /** Whose coming brought the table into memory: what its clock and its bots cause is on their account. */
  patron: Payer | null = null;
  /** In memory only, and for reports: also of those who have left again. */
  readonly cameFrom = new Map<PlayerId, string>();
  readonly talk = new Talk();
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
    return this.#decisions.atRest;
  }

  /** People have to try again later. */
  get isOverrun(): boolean {
    return this.#decisions.isOverrun;
  }

  get alarm(): number | null {
    return nextAlarm(this.game.state);
  }

  // Decisions

  ask(ask: Ask): void {
    this.#decisions.ask(ask);
  }

  /** Work on the table itself, between two decisions, on somebody's account. */
  turn<T>(work: () => Promise<T>, payer: Payer | null = null): Promise<T> {
    return this.#decisions.turn(work, payer);
  }

  /** For such work: a command decided within it, and on disk when the promise resolves. */
  askNow(wish: Wish, asker: Asker | null): Promise<Rejection | null> {
    return this.#decisions.askNow(wish, asker);
  }

  /** Whether this was said before: talk is not in the log, so only the latest is remembered. */
  heard({ by, id }: Asker): boolean {
    const words = `${by} ${id}`;
    if (this.#said.includes(words)) return true;
    this.#said.push(words);
    if (this.#said.length > TALK_REMEMBERED) this.#said.shift();
    return false;
  }

  /** A few at a time, and fewer than the log has room for. */
  refusesAside(player: PlayerId): Rejection | null {
    if (this.game.isFull) return { code: 'log-full' };
    const now = this.house.clock.now();
    const purse = this.#asides.get(player) ?? new Purse(ASIDES);
    this.#asides.set(player, purse);
    if (purse.waitFor(now) > 0) return { code: 'too-fast' };
    purse.spend(now, 1);
    return null;
  }

  spend(cost: Cost, amount: number, payer = this.payer ?? this.patron): void {
    payer?.pay(cost, amount);
  }

  /** A decision is on disk: it counts, and everybody hears of it. */
  accept({ state, events }: Accepted, sealed: Sealed, asker: Asker | null, guest: Guest | null): void {
    const { game } = this;
    const before = game.state;
    const common = changedForAll(before, state, events);
    const met = game.people.size;
    game.accept(state, sealed, asker, common !== '');
    if (game.people.size > met) this.#notePeople();
    this.house.counts.moves += 1;
    const change = { before, after: state, events, common, v: game.v };
    if (before.people !== state.people) this.showTable();
    this.spend('sent', announce(change, this.guests, guest, asker?.id ?? null));
    for (const event of events) {
      if (event.type === 'left' && event.kicked) this.sendAway(event.player, 'kicked');
      else if (event.type === 'started') this.house.counts.gamesStarted += 1;
      else if (event.type === 'ended') this.house.counts.gamesFinished += 1;
    }
    if (before.people !== state.people) this.#watch.peopleChanged();
    if (before.phase.name !== state.phase.name) this.#watch.phaseChanged();
    this.#watch.schedule();
  }

  /** Nobody waits for it. */
  #notePeople(): void {
    const { store, storeFailed } = this.house;
    store.games.note(this.game.id, { people: [...this.game.people] }).catch(storeFailed);
  }

  /** Another node moved first: what it did is read, and shown. */
  async catchUp(): Promise<void> {
    const { game } = this;
    const entries = await this.house.store.games.read(game.id, game.state.seq);
    if (entries.length === 0) throw new Error(`The log of ${game.id} ends before what was read of it`);
    game.catchUp(entries);
    this.#showEverything();
  }

  /** Whatever broke, the log is right: the table is loaded anew for those who come back. */
  breakDown(error: unknown): void {
    if (this.isBroken) return;
    this.house.log.error({ err: error, table: this.code }, 'a table broke down');
    this.isBroken = true;
    this.house.abandon(this.code);
    for (const guest of this.guests) guest.bye('stopping');
  }

  // Guests

  welcome(guest: Guest, ack: string): void {
    this.guests.add(guest);
    this.patron ??= guest.address;
    this.cameFrom.set(guest.player, guest.address.network);
    this.#notices.welcome(guest);
    if (this.doc.chat) this.talk.recall(guest, this.doc.mutes[guest.player]);
    this.look(guest, ack);
    this.#watch.guestCame(guest);
  }

  look(guest: Guest, ack: string): void {
    const frame = wholeView(this.game.state, this.game.v, guest, ack);
    guest.send(frame);
    guest.pay('sent', frame.length);
  }

  seeOff(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    this.#notices.tellSoon();
    this.#watch.guestLeft(guest);
  }

  /** Somebody looks on as this player. */
  isHere(player: PlayerId): boolean {
    for (const guest of this.guests) if (guest.player === player && guest.role === 'player') return true;
    return false;
  }

  /** Somebody who sits here, looks on, or did not long ago. */
  knows(player: PlayerId): boolean {
    if (this.profiles.has(player) || personOf(this.game.state, player)) return true;
    for (const guest of this.guests) if (guest.player === player) return true;
    return false;
  }

  giveUpSeat(player: PlayerId): Promise<unknown> {
    return this.turn(async () =>
      personOf(this.game.state, player) ? this.askNow({ type: 'leave', by: player }, null) : null,
    );
  }

  /** Nothing of a player's own stays here: the log knows only the public id. */
  forget(player: PlayerId): void {
    this.talk.forget(player);
    this.cameFrom.delete(player);
    if (this.profiles.delete(player)) this.showTable();
  }

  /** The host takes a message back. False: it is not there any more. */
  takeBack(by: PlayerId, at: number): boolean {
    if (!this.talk.remove(by, at)) return false;
    for (const guest of this.guests) this.talk.retell(guest, this.doc.mutes[guest.player]);
    return true;
  }

  /** Somebody has another name; those who are not here keep none. */
  rename(player: PlayerId, profile: Profile): void {
    if (!this.profiles.has(player)) return;
    this.profiles.set(player, profile);
    this.showTable();
  }

  /** By the host. */
  async close(): Promise<void> {
    await this.save({ ...this.doc, closed: true });
    for (const guest of this.guests) guest.bye('table-closed');
  }

  sendAway(player: PlayerId, reason: ByeReason): void {
    for (const guest of this.guests) if (guest.player === player) guest.bye(reason);
  }

  /** Another game on the same table. */
  putOn(game: Game): void {
    this.house.brains.leave(this.game.id);
    this.game = game;
    this.talk.clear();
    this.#asides.clear();
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

  /** Saves the table's own document; the last of several nodes wins. */
  async save(doc: TableDoc): Promise<void> {
    const text = writeDocument(doc);
    this.spend('written', text.length);
    const put = await this.house.store.records.put(TABLES, this.code, text, this.#docVersion);
    if (put.ok) {
      this.#docVersion = put.version;
      this.doc = doc;
      this.showTable();
      return;
    }
    const found = await this.house.store.records.get(TABLES, this.code);
    if (!found) throw new Error(`The table ${this.code} has vanished`);
    this.#docVersion = found.version;
    await this.save(doc);
  }

  /** Does whatever is due. True: nothing keeps the table in memory any more. */
  wake(): boolean {
    return this.#watch.wake();
  }

  /** Resolves when everything asked so far is decided and on disk. */
  settled(): Promise<void> {
    return this.turn(() => Promise.resolve());
  }
}
