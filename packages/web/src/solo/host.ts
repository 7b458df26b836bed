/** Speaks for the table on this device what a server would say: the same messages in, the same messages out. */
import { personOf } from '@fabula/engine/seats.ts';
import {
  type ClientMessage,
  type ClientMessageOf,
  readClientMessage,
} from '@fabula/protocol/client-messages.ts';
import { cleanName } from '@fabula/protocol/names.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import { PROTOCOL } from '@fabula/protocol/version.ts';
import { Game } from '@fabula/table/game.ts';
import { type AtTable, heed } from '@fabula/table/heed.ts';
import { openingFor } from '@fabula/table/opening.ts';
import type { House } from '@fabula/table/ports.ts';
import { Table } from '@fabula/table/table.ts';
import { SOLO_CODE } from './code.ts';
import { houseFor } from './house.ts';
import { ALONE, ME, Person } from './person.ts';
import type { Room } from './room.ts';
import { Displaced, ShelfError } from './shelf.ts';

type Heeded = Exclude<ClientMessage, { type: 'hello' }>;

/** Needs somebody else. */
const FOR_SEVERAL: ReadonlySet<ClientMessage['type']> = new Set([
  'say',
  'react',
  'whisper',
  'glance',
  'lead',
  'mute',
  'ban',
  'unban',
  'handover',
  'report',
]);

export class SoloHost {
  readonly #room: Room;
  readonly #me: Person;
  #house: House | null = null;
  /** There while the person looks on: only then does time go by. */
  #table: Table | null = null;
  #isGreeted = false;
  #isDisplaced = false;
  #callOff: () => void = () => undefined;
  /** One thing after another: the last of what is being done. */
  #work: Promise<void>;

  constructor(room: Room) {
    this.#room = room;
    this.#me = new Person(room.show);
    this.#work = this.#moveIn().catch(room.complain);
  }

  hear(text: string): void {
    const reading = readClientMessage(text);
    if (!reading.ok) {
      const { error, id } = reading;
      this.#me.reply(id === null ? { error } : { error, id });
    } else if (reading.message.type === 'hello') this.#greet(reading.message);
    else if (!this.#isGreeted) this.#me.refuse(reading.message.id, { code: 'hello-first' });
    else this.#heedInOrder(reading.message);
  }

  /** Resolves when everything heard so far is done. */
  async settled(): Promise<void> {
    await this.#work;
    await this.#table?.settled();
  }

  #greet({ id, language }: ClientMessageOf<'hello'>): void {
    this.#isGreeted = true;
    this.#me.language = language;
    const now = this.#room.clock.now();
    this.#me.reply({ ack: id, welcome: { player: { id: ME }, protocol: PROTOCOL, version: 'solo', now } });
  }

  async #moveIn(): Promise<void> {
    const { secret } = await this.#room.shelf.take();
    this.#house = houseFor(this.#room, secret, {
      setAlarm: (at) => this.#setAlarm(at),
      failed: (error) => this.#fail(error),
      abandon: () => this.#getUp(),
    });
  }

  #heedInOrder(message: Heeded): void {
    this.#work = this.#work.then(async () => {
      if (this.#isDisplaced) return;
      const rejection = await this.#heed(message).catch((error: unknown): Rejection | null => {
        this.#fail(error);
        return this.#isDisplaced ? null : { code: 'not-saved' };
      });
      if (rejection) this.#me.refuse(message.id, rejection);
    });
  }

  #fail(failure: unknown): void {
    const error = failure instanceof ShelfError ? failure.cause : failure;
    if (!(error instanceof Displaced)) return this.#room.complain(error);
    if (this.#isDisplaced) return;
    this.#isDisplaced = true;
    this.#getUp();
    this.#room.displaced();
  }

  /** Null: it has been answered, or will be. */
  async #heed(message: Heeded): Promise<Rejection | null> {
    if (message.type === 'open' || message.type === 'changeRules') this.#me.decks = await this.#room.decks();
    switch (message.type) {
      case 'open':
        return this.#open(message);
      case 'enter':
        return this.#enter(message);
      case 'forgetMe':
        await this.#clear();
        this.#me.acknowledge(message.id);
        this.#me.bye('forgotten');
        return null;
      case 'exit':
        this.#getUp();
        this.#me.acknowledge(message.id);
        return null;
      default:
        return this.#table ? this.#heedAt(this.#table, message) : { code: 'enter-first' };
    }
  }

  async #heedAt(table: Table, message: AtTable | ClientMessageOf<'look'>): Promise<Rejection | null> {
    if (message.type === 'look') {
      table.showGame(this.#me, message.id);
      return null;
    }
    if (FOR_SEVERAL.has(message.type)) return ALONE;
    if (message.type === 'settings' && message.listed === true) return ALONE;
    // What was drawn or sung would have to be brought to a server.
    if (message.type === 'tell' && message.clue.kind !== 'text' && message.clue.media !== null) return ALONE;
    heed(this.#me, table, message);
    if (message.type === 'rematch' || message.type === 'leave') await this.#tidyUpAfter(table);
    return null;
  }

  /** Who leaves a table for one leaves nobody behind; of the games before nothing is kept. */
  async #tidyUpAfter(table: Table): Promise<void> {
    await table.settled();
    if (personOf(table.game.state, ME)) await this.#room.shelf.keepOnly(table.register.game);
    else await this.#clear();
  }

  // The table

  async #open(message: ClientMessageOf<'open'>): Promise<Rejection | null> {
    const { id } = message;
    if (message.listed === true || !this.#house) return ALONE;
    const opening = openingFor(this.#me, message);
    if ('code' in opening) return opening;
    await this.#clear();
    const asker = { by: ME, id };
    const { rules, decks, choices } = opening;
    const first = { game: this.#house.secrets.newId(), decks, owner: ME };
    const game = await Game.begin(this.#house, rules, first, asker, null);
    const table = await Table.open(this.#house, SOLO_CODE, game, choices, asker);
    table?.putAway();
    this.#me.acknowledge(id, { code: SOLO_CODE });
    return null;
  }

  async #enter(message: ClientMessageOf<'enter'>): Promise<Rejection | null> {
    const isHere = message.code === SOLO_CODE && this.#house;
    if (isHere && (message.role !== 'player' || message.handover !== undefined)) return ALONE;
    const table = isHere ? (this.#table ?? (await this.#takeUp(this.#house))) : null;
    if (!table) return { code: 'no-such-table' };
    const { profile } = this.#me;
    const name = message.name === undefined ? profile.name : cleanName(message.name);
    if (name === '') return { code: 'name-empty' };
    this.#me.profile = { name, avatar: message.avatar ?? profile.avatar };
    table.profiles.set(ME, this.#me.profile);
    this.#table = table;
    table.guests.delete(this.#me);
    table.welcome(this.#me, message.id);
    this.#room.minds.prepare(table.game.state.decks, table.register.language);
    return null;
  }

  /** A finished game is not taken up again. While nobody looked on, no time went by. */
  async #takeUp(house: House | null): Promise<Table | null> {
    const table = house && (await Table.find(house, SOLO_CODE));
    if (!table) return null;
    const { state, lastAt } = table.game;
    if (state.phase.name === 'over' || !personOf(state, ME)) {
      table.putAway();
      await this.#clear();
      return null;
    }
    if (state.deadline !== null && lastAt !== null)
      await table.inOrder(async () => {
        await table.proposeNow({ type: 'pause', by: ME }, null, lastAt);
        await table.proposeNow({ type: 'resume', by: ME }, null);
      });
    return table;
  }

  #getUp(): void {
    this.#table?.putAway();
    this.#table = null;
    this.#callOff();
  }

  async #clear(): Promise<void> {
    const game = this.#table?.game.id;
    this.#getUp();
    if (game !== undefined) this.#room.minds.leave(game);
    await this.#room.shelf.clear();
  }

  #setAlarm(at: number | null): void {
    this.#callOff();
    if (at === null) return;
    const { clock } = this.#room;
    this.#callOff = clock.after(Math.max(0, at - clock.now()), () => this.#table?.wake());
  }
}
