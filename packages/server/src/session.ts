/** One connection: it says hello, goes to a table, and speaks there for one player. */
import type { Socket } from 'node:net';
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import { isUncertain } from '@fabula/gamelog/port.ts';
import {
  type ClientMessage,
  type ClientMessageOf,
  LONGEST_FRAME,
  readClientMessage,
} from '@fabula/protocol/client-messages.ts';
import { sentenceFor } from '@fabula/protocol/messages/sentences.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ByeReason, Fault } from '@fabula/protocol/server-messages.ts';
import type { Language, Role } from '@fabula/protocol/table.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from '@fabula/protocol/version.ts';
import { arrive, open } from './arrivals.ts';
import type { Desk } from './desk.ts';
import { pause } from './clock.ts';
import { type Cost, COSTS, type Payer, type Purses, pursesFor } from './costs.ts';
import { PING, textFrame } from './doors/frames.ts';
import { type Address, Allowance } from './limits.ts';
import type { Player } from './players.ts';
import type { Guest, Table } from './table.ts';
import { atTable } from './at-table.ts';

const MOST_UNREAD = 256 * 1024;
/** A pong is only sent to those who read. */
const MOST_UNREAD_FOR_PONGS = 1024;
/** Whoever is too quick is read more slowly. If that would take longer than this, they are told, and left for a while. */
const SHORT_REST = 2_000;
const LONG_REST = 8_000;
const MOST_ERRORS = 20;
const ERRORS_WITHIN = 10_000;
const MOST_WISHES = 20;
const WISHES_WITHIN = 10_000;
/** A connection that does not say hello, or stands at no table, is closed after this long. */
const SILENT = 20_000;
const IDLE = 15 * 60_000;

/** What a session needs of its WebSocket. */
export interface Wire {
  close(code: number, reason: string): void;
  terminate(): void;
  pong(data: Buffer): void;
  /** Nothing more is read until `resume`: what is under way waits with the sender. */
  pause(): void;
  resume(): void;
}

export class Session implements Guest, Payer {
  readonly desk: Desk;
  readonly address: Address;
  role: Role = 'spectator';
  seat: SeatIndex | null = null;
  me: Player | null = null;
  table: Table | null = null;
  language: Language = 'en';
  gone = false;
  readonly #wire: Wire;
  readonly #socket: Socket;
  readonly #turn: number;
  readonly #purses: Purses;
  #playerPurses: Purses | null = null;
  readonly #wishes = new Allowance();
  #errors: Allowance | null = null;
  /** What was read before the wire was paused; never more than one read brings. */
  readonly #waiting: string[] = [];
  /** Something takes its time, and what comes after waits. */
  #isBusy = false;
  #heard = 0;
  #aloneSince: number;

  constructor(desk: Desk, address: Address, wire: Wire, socket: Socket) {
    this.desk = desk;
    this.address = address;
    this.#wire = wire;
    this.#socket = socket;
    this.#aloneSince = desk.clock.now();
    this.#turn = desk.sessions.add(this);
    this.#purses = pursesFor('connection', desk.settings);
    address.open('sockets');
    desk.counts.sockets += 1;
  }

  get player(): PlayerId {
    return this.me?.id ?? '';
  }

  // Hearing

  receive(text: string): void {
    this.desk.counts.framesIn += 1;
    this.#waiting.push(text);
    this.#goOn();
  }

  /** Pings cost what messages cost. */
  pinged(data: Buffer): void {
    this.desk.counts.framesIn += 1;
    this.pay('messages', 1);
    if (this.#isBusy) return;
    if (this.#socket.writableLength <= MOST_UNREAD_FOR_PONGS) this.#wire.pong(data);
    this.#goOn();
  }

  /** Hears what waits, one after another, as fast as this connection may be heard. */
  #goOn(): void {
    while (!this.#isBusy && !this.gone) {
      const rest = this.#restNeeded();
      if (rest > 0 && rest <= SHORT_REST) return this.#takeRest(rest);
      const text = this.#waiting.shift();
      if (text !== undefined) this.#hear(text, rest > 0);
      if (rest > 0) return this.#takeRest(Math.min(rest, LONG_REST));
      if (text === undefined) return;
    }
  }

  #takeRest(ms: number): void {
    this.desk.counts.rests += 1;
    this.#hold(pause(this.desk.clock, ms));
  }

  /** What comes after waits until this is done; on the way it waits with the sender. */
  #hold(work: Promise<void>): void {
    this.#isBusy = true;
    this.#wire.pause();
    void work.finally(() => {
      this.#isBusy = false;
      this.#wire.resume();
      this.#goOn();
    });
  }

  /** Milliseconds until this connection, its player and its address may cause more of everything. */
  #restNeeded(): number {
    let rest = 0;
    for (const cost of COSTS) rest = Math.max(rest, this.waitFor(cost));
    return rest;
  }

  waitFor(cost: Cost): number {
    const now = this.desk.clock.now();
    const own = Math.max(this.#purses[cost].waitFor(now), this.#playerPurses?.[cost].waitFor(now) ?? 0);
    return Math.max(own, this.address.waitFor(cost));
  }

  pay(cost: Cost, amount: number): void {
    const now = this.desk.clock.now();
    this.#purses[cost].spend(now, amount);
    this.#playerPurses?.[cost].spend(now, amount);
    this.address.pay(cost, amount);
  }

  /** A few words, or wishes about the table, at a time. */
  mayWish(): boolean {
    return this.#wishes.take(this.desk.clock.now(), MOST_WISHES, WISHES_WITHIN);
  }

  fault(error: Fault['error'], id: string | null = null): void {
    if (this.gone) return;
    this.desk.counts.badFrames += 1;
    this.#errors ??= new Allowance();
    if (!this.#errors.take(this.desk.clock.now(), MOST_ERRORS, ERRORS_WITHIN)) this.bye('too-many-errors');
    else this.say(id === null ? { error } : { error, id });
  }

  #hear(text: string, isTooMuch: boolean): void {
    this.pay('messages', 1);
    const began = this.desk.clock.precisely();
    this.#listen(text, isTooMuch);
    this.pay('work', this.desk.clock.precisely() - began);
  }

  #listen(text: string, isTooMuch: boolean): void {
    if (text.length > LONGEST_FRAME) return this.fault('too-long');
    const reading = readClientMessage(text);
    if (!reading.ok) this.fault(reading.error, reading.id);
    else if (isTooMuch) this.refuse(reading.message.id, { code: 'too-fast' });
    else this.#heed(reading.message);
  }

  #heed(message: ClientMessage): void {
    if (message.type === 'hello') this.#inOrder(this.#hello(message), message.id);
    else if (!this.me) this.refuse(message.id, { code: 'hello-first' });
    else if (message.type === 'open') this.#inOrder(open(this, this.me, message), message.id);
    else if (message.type === 'enter') this.#inOrder(arrive(this, this.me, message), message.id);
    else if (message.type === 'forgetMe') this.#inOrder(this.#forgetMe(this.me, message.id), message.id);
    else if (!this.table) this.refuse(message.id, { code: 'enter-first' });
    else if (message.type === 'exit') {
      this.leaveTable();
      this.say({ ack: message.id });
    } else if (message.type === 'look') this.table.look(this, message.id);
    else atTable(this, this.me, this.table, message);
  }

  /** What comes after waits until this is done. */
  #inOrder(work: Promise<void>, id: string): void {
    this.#hold(
      work.catch((error: unknown) => {
        this.desk.log.error({ err: error }, 'a message could not be served');
        // What may have been saved all the same is not answered: whoever comes back repeats it, and is told then.
        if (!isUncertain(error)) this.refuse(id, { code: 'not-saved' });
      }),
    );
  }

  async #hello({ id, protocol, language, player }: ClientMessageOf<'hello'>): Promise<void> {
    const { desk } = this;
    this.language = language;
    if (protocol < OLDEST_PROTOCOL) {
      this.refuse(id, { code: 'old-client', oldest: OLDEST_PROTOCOL });
      this.bye('too-old');
      return;
    }
    let token: string | undefined;
    if (!this.me) {
      const found = player ? await desk.players.recognise(player.id, player.token) : null;
      if (player && !found) {
        const again = desk.limits.mayGuess(this.address);
        this.refuse(id, { code: again ? 'unknown-player' : 'too-fast' });
        return;
      }
      const ban = found
        ? desk.bans.ofPlayer(found.id)
        : desk.bans.ofNetwork(desk.origins.of(this.address.network));
      if (ban) {
        this.refuse(id, { code: 'banned-from-site', until: ban.until });
        this.banned(ban.until);
        return;
      }
      if (found) this.me = found;
      else if (!desk.limits.mayBecomePlayer(this.address)) {
        this.refuse(id, { code: 'too-many-players' });
        return;
      } else ({ player: this.me, token } = desk.players.create(language));
      if (this.gone) return;
      this.#playerPurses = desk.limits.ofPlayer(this.me.id);
      desk.sessions.introduce(this);
    }
    this.say({
      ack: id,
      welcome: {
        player: { id: this.me.id, ...(token === undefined ? {} : { token }) },
        protocol: PROTOCOL,
        version: desk.version,
        now: desk.clock.now(),
      },
    });
  }

  async #forgetMe(me: Player, id: string): Promise<void> {
    await this.table?.giveUpSeat(me.id);
    // The player last: whoever is cut off in between can still ask for the rest.
    await this.desk.clueMedia.forgetPlayer(me.id);
    await this.desk.players.forget(me.id);
    for (const table of this.desk.tables.all) table.forget(me.id);
    this.say({ ack: id });
    this.desk.sessions.byeAll(me.id, 'forgotten');
  }

  // Speaking

  send(frame: Buffer): void {
    if (this.gone) return;
    if (this.#socket.write(frame) || this.#socket.writableLength < MOST_UNREAD) return;
    this.desk.counts.slowReaders += 1;
    this.bye('slow');
    this.cut();
  }

  say(message: object): void {
    this.send(textFrame(JSON.stringify(message)));
  }

  refuse(id: string, rejection: Rejection): void {
    const { code, ...params } = rejection;
    this.desk.counts.rejected(code);
    this.say({ reject: id, code, params, text: sentenceFor(rejection, this.language) });
  }

  /** By the host of this site. */
  banned(until: number | null): void {
    this.bye('banned-from-site', until === null ? {} : { until });
  }

  bye(reason: ByeReason, more: { readonly until?: number } = {}): void {
    if (this.gone) return;
    this.desk.counts.bye(reason);
    this.#socket.write(textFrame(JSON.stringify({ bye: reason, ...more })));
    this.closed();
    // The other side's goodbye must be read too.
    this.#wire.resume();
    this.#wire.close(1000, reason);
  }

  cut(): void {
    this.closed();
    this.#wire.terminate();
  }

  /** Asks for a sign of life, or gives up on a connection that gave none since the last time. */
  beat(now: number): void {
    const { bytesRead } = this.#socket;
    const alone = this.table ? 0 : now - this.#aloneSince;
    if (alone > (this.me ? IDLE : SILENT)) this.bye('idle');
    else if (bytesRead === this.#heard) this.cut();
    else {
      this.#heard = bytesRead;
      this.#socket.write(PING);
    }
  }

  // Coming and going

  sitAt(table: Table, role: Role): void {
    this.leaveTable();
    this.table = table;
    this.role = role;
  }

  leaveTable(): void {
    const { table } = this;
    this.table = null;
    this.seat = null;
    this.#aloneSince = this.desk.clock.now();
    table?.seeOff(this);
  }

  closed(): void {
    if (this.gone) return;
    this.gone = true;
    this.desk.sessions.remove(this, this.#turn);
    this.address.close('sockets');
    this.desk.counts.sockets -= 1;
    this.leaveTable();
  }
}
