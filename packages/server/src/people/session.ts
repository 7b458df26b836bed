/** One connection: it says hello, goes to a table, and speaks there for one player. */
import type { Socket } from 'node:net';
import type { Deck, PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import type { PresetName } from '@fabula/engine/rules.ts';
import { isUncertain, StoreError } from '@fabula/gamelog/port.ts';
import {
  type ClientMessage,
  type ClientMessageOf,
  LONGEST_FRAME,
  readClientMessage,
} from '@fabula/protocol/client-messages.ts';
import { sentenceFor } from '@fabula/protocol/messages/sentences.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ByeReason, Fault } from '@fabula/protocol/server-messages.ts';
import type { Language, Profile, Role } from '@fabula/protocol/table.ts';
import { BrokenDocument } from '@fabula/table/documents.ts';
import { heed, type Speaker } from '@fabula/table/heed.ts';
import { type Letter, letter } from '@fabula/table/letter.ts';
import type { Result } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import { arrive, open } from './arrivals.ts';
import type { Desk } from './desk.ts';
import type { Account } from '../budgets/account.ts';
import type { Cost } from '../budgets/costs.ts';
import { Ear, type Listener, type Wire } from './ear.ts';
import { forgetMe } from './forget-me.ts';
import { hello, rename } from './hello.ts';
import { PING, PULSE, textFrame } from './frames.ts';
import { Noise } from './noise.ts';
import { type Address, Allowance } from '../budgets/limits.ts';
import type { Player } from './players.ts';
import { report } from '../moderation/reporting.ts';

const MOST_UNREAD = 256 * 1024;
/** A pong is only sent to those who read. */
const MOST_UNREAD_FOR_PONGS = 1024;
/** Of our time, in milliseconds: what came in the same read as one frame too many is taken apart all the same. */
const COST_OF_A_FLOOD = 5;
const MOST_REQUESTS = 20;
const REQUESTS_WITHIN = 10_000;
/** A connection that does not say hello, or stands at no table, is closed after this long. */
const SILENT = 20_000;
const IDLE = 15 * 60_000;

export class Session implements Listener, Speaker {
  readonly desk: Desk;
  readonly address: Address;
  role: Role = 'spectator';
  seat: SeatIndex | null = null;
  playsMusic = false;
  me: Player | null = null;
  table: Table | null = null;
  language: Language = 'en';
  gone = false;
  readonly #wire: Wire;
  readonly #socket: Socket;
  readonly #turn: number;
  readonly #account: Account;
  readonly #ear: Ear;
  #requests: Allowance | null = null;
  #noise: Noise | null = null;
  #heard = 0;
  #aloneSince: number;

  constructor(desk: Desk, address: Address, wire: Wire, socket: Socket) {
    this.desk = desk;
    this.address = address;
    this.#wire = wire;
    this.#socket = socket;
    this.#aloneSince = desk.clock.now();
    this.#turn = desk.sessions.add(this);
    this.#account = desk.limits.accountFor(address);
    this.#ear = new Ear(wire, this.#account, desk, this);
    address.open('sockets');
    desk.counts.sockets += 1;
  }

  get player(): PlayerId {
    return this.me?.id ?? '';
  }

  // Hearing

  receive(text: string): void {
    this.desk.counts.framesIn += 1;
    this.#ear.receive(text);
  }

  pinged(data: Buffer): void {
    if (this.#bears('control') && this.#socket.writableLength <= MOST_UNREAD_FOR_PONGS) this.#wire.pong(data);
  }

  /** The answer to our ping, or to nothing. */
  ponged(): void {
    this.#bears('control');
  }

  /** Something came after the goodbye. */
  heardLate(): void {
    if (!this.#socket.destroyed) this.#bears('late');
  }

  #bears(noise: 'control' | 'late'): boolean {
    this.desk.counts.framesIn += 1;
    this.pay('messages', 1);
    this.#noise ??= new Noise();
    if (this.#noise.take(noise, this.desk.clock.now())) return true;
    this.pay('work', COST_OF_A_FLOOD);
    // A goodbye alone would be waited for, and everything before it read.
    this.bye('too-many-errors');
    this.cut();
    return false;
  }

  pay(cost: Cost, amount: number): void {
    this.#account.pay(cost, amount);
  }

  waitFor(cost: Cost): number {
    return this.#account.waitFor(cost);
  }

  // At a table

  /** A few words, or requests about the table, at a time. */
  mayAsk(request: ClientMessage['type']): boolean {
    if (request === 'report') return this.desk.limits.mayReport(this.address);
    this.#requests ??= new Allowance();
    return this.#requests.take(this.desk.clock.now(), MOST_REQUESTS, REQUESTS_WITHIN);
  }

  acknowledge(id: string, more: object = {}): void {
    this.reply({ ack: id, ...more });
  }

  usualDecks(board: PresetName): readonly string[] {
    return this.desk.decks.usualFor(board);
  }

  chosenDecks(ids: readonly string[]): readonly Deck[] | Rejection {
    const chosen = this.desk.decks.chosen(ids);
    return chosen.ok ? chosen.decks : { code: 'no-such-deck', deck: chosen.deck };
  }

  async rename(message: ClientMessageOf<'rename'>): Promise<Profile | Rejection> {
    return this.me ? rename(this, this.me, message) : { code: 'hello-first' };
  }

  report(message: ClientMessageOf<'report'>, table: Table): Promise<Result> {
    return report(this, table, message);
  }

  fault(error: Fault['error'], id: string | null = null): void {
    if (this.gone) return;
    this.desk.counts.badFrames += 1;
    this.#noise ??= new Noise();
    if (!this.#noise.take('errors', this.desk.clock.now())) this.bye('too-many-errors');
    else this.reply(id === null ? { error } : { error, id });
  }

  hear(text: string, isTooMuch: boolean): void {
    if (text.length > LONGEST_FRAME) return this.fault('too-long');
    const reading = readClientMessage(text);
    if (!reading.ok) this.fault(reading.error, reading.id);
    else if (isTooMuch) this.refuse(reading.message.id, { code: 'too-fast' });
    else this.#heed(reading.message);
  }

  #heed(message: ClientMessage): void {
    if (message.type === 'hello') this.#hold(hello(this, message), message.id);
    else if (!this.me) this.refuse(message.id, { code: 'hello-first' });
    else if (message.type === 'open') this.#hold(open(this, this.me, message), message.id);
    else if (message.type === 'enter') this.#hold(arrive(this, this.me, message), message.id);
    else if (message.type === 'forgetMe') this.#hold(forgetMe(this, this.me, message.id), message.id);
    else if (!this.table) this.refuse(message.id, { code: 'enter-first' });
    else if (message.type === 'exit') {
      this.leaveTable();
      this.reply({ ack: message.id });
    } else if (message.type === 'look') this.table.showGame(this, message.id);
    else if (message.type === 'changeRules') this.#changeRules(message);
    else heed(this, this.table, message);
  }

  /** Players' decks are looked for first. */
  #changeRules(message: ClientMessageOf<'changeRules'>): void {
    const change = (): void => {
      if (this.table) heed(this, this.table, message);
    };
    const fetching = this.desk.decks.fetch(message.decks);
    if (fetching) this.#hold(fetching.then(change), message.id);
    else change();
  }

  /** What the connection says after this waits until it is done. */
  #hold(work: Promise<void>, id: string): void {
    this.#ear.hold(
      work.catch((error: unknown) => {
        this.desk.log.error({ err: error }, 'a message could not be served');
        // What may have been saved all the same is not answered: whoever comes back repeats it, and is told then.
        if (error instanceof BrokenDocument) this.refuse(id, { code: 'no-such-table' });
        else if (error instanceof StoreError && !isUncertain(error)) this.refuse(id, { code: 'not-saved' });
        else this.bye('stopping');
      }),
    );
  }

  /** From now on it speaks for this player. */
  speakFor(player: Player): void {
    this.me = player;
    this.#account.player = this.desk.limits.ofPlayer(player.id);
    this.desk.sessions.introduce(this);
  }

  // Speaking

  send(letter: Letter): void {
    if (this.gone) return;
    letter.packed ??= textFrame(letter.text);
    if (this.#socket.write(letter.packed) || this.#socket.writableLength < MOST_UNREAD) return;
    this.desk.counts.slowReaders += 1;
    this.bye('slow');
    this.cut();
  }

  reply(message: object): void {
    this.send(letter(message));
  }

  refuse(id: string, rejection: Rejection): void {
    const { code, ...params } = rejection;
    this.desk.counts.rejected(code);
    this.reply({ reject: id, code, params, text: sentenceFor(rejection, this.language) });
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

  pulse(): void {
    // Whoever does not read has enough to read.
    if (this.#socket.writableLength === 0) this.#socket.write(PULSE);
  }

  // Coming and going

  sitAt(table: Table, role: Role): void {
    this.leaveTable();
    this.table = table;
    this.role = role;
    this.playsMusic = false;
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
    this.#ear.isClosed = true;
    this.desk.sessions.remove(this, this.#turn);
    this.address.close('sockets');
    if (this.me) this.desk.limits.hangUp(this.me.id);
    this.desk.counts.sockets -= 1;
    this.leaveTable();
  }
}
