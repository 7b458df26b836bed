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
import { PING, textFrame } from './frames.ts';
import { type Address, Allowance } from './limits.ts';
import type { Player } from './players.ts';
import type { Guest, Table } from './table.ts';
import { atTable } from './at-table.ts';

const MOST_UNREAD = 256 * 1024;
const MOST_WAITING = 100;
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
}

export class Session implements Guest {
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
  readonly #frames = new Allowance();
  readonly #wishes = new Allowance();
  #errors: Allowance | null = null;
  /** While something takes its time, what comes after waits here. */
  #waiting: string[] | null = null;
  #heard = 0;
  #aloneSince: number;

  constructor(desk: Desk, address: Address, wire: Wire, socket: Socket) {
    this.desk = desk;
    this.address = address;
    this.#wire = wire;
    this.#socket = socket;
    this.#aloneSince = desk.clock.now();
    this.#turn = desk.sessions.add(this);
    address.sockets += 1;
    desk.counts.sockets += 1;
  }

  get player(): PlayerId {
    return this.me?.id ?? '';
  }

  // Hearing

  receive(text: string): void {
    const { counts, settings, limits } = this.desk;
    counts.framesIn += 1;
    const now = this.desk.clock.now();
    if (text.length > LONGEST_FRAME) this.fault('too-long');
    else if (!this.#frames.take(now, settings.maxMessagesPerSocket, 1_000)) this.fault('too-fast');
    else if (!limits.maySend(this.address, now)) this.fault('too-fast');
    else if (this.#waiting === null) this.#hear(text);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text);
    else this.fault('too-fast');
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

  #hear(text: string): void {
    const reading = readClientMessage(text);
    if (reading.ok) this.#heed(reading.message);
    else this.fault(reading.error, reading.id);
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
    this.#waiting = [];
    work
      .catch((error: unknown) => {
        this.desk.log.error({ err: error }, 'a message could not be served');
        // What may have been saved all the same is not answered: whoever comes back repeats it, and is told then.
        if (!isUncertain(error)) this.refuse(id, { code: 'not-saved' });
      })
      .finally(() => {
        const waiting = this.#waiting ?? [];
        this.#waiting = null;
        while (waiting.length > 0 && this.#waiting === null && !this.gone) this.#hear(waiting.shift() ?? '');
        if (this.#waiting !== null) (this.#waiting as string[]).push(...waiting);
      });
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
      if (found) this.me = found;
      else if (!desk.limits.mayBecomePlayer(this.address)) {
        this.refuse(id, { code: 'too-many-players' });
        return;
      } else ({ player: this.me, token } = desk.players.create(language));
      if (this.gone) return;
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
    await this.desk.players.forget(me.id);
    await this.desk.clueMedia.forgetPlayer(me.id);
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

  bye(reason: ByeReason): void {
    if (this.gone) return;
    this.desk.counts.bye(reason);
    this.#socket.write(textFrame(JSON.stringify({ bye: reason })));
    this.closed();
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
    this.address.sockets -= 1;
    this.desk.counts.sockets -= 1;
    this.leaveTable();
  }
}
