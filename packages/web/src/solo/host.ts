/** Speaks for the table on this device what a server would say: the same messages in, the same messages out. */
import { USUAL_LEVEL } from '@fabula/bots/brain.ts';
import { unseenIn } from '@fabula/engine/deal.ts';
import { newGame, type Opening } from '@fabula/engine/decide.ts';
import type { Deck, State } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { checkRules, countCards } from '@fabula/engine/rules-check.ts';
import {
  type ClientMessage,
  type ClientMessageOf,
  GAME_COMMANDS,
  type GameCommandType,
  readClientMessage,
} from '@fabula/protocol/client-messages.ts';
import { cleanName } from '@fabula/protocol/names.ts';
import { sentenceFor } from '@fabula/protocol/messages/sentences.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { PROTOCOL } from '@fabula/protocol/version.ts';
import { SOLO_CODE } from './code.ts';
import { asDeck } from './decks.ts';
import { Game } from './game.ts';
import type { Room } from './room.ts';
import type { TableDoc } from './shelf.ts';
import { Displaced, ME, SoloTable, type Wish } from './table.ts';

type Heeded = Exclude<ClientMessage, { type: 'hello' }>;
type GameMessage = Extract<ClientMessage, { type: GameCommandType }>;
type TableMessage = Exclude<Heeded, GameMessage | { type: 'open' | 'enter' | 'forgetMe' }>;

const GAME: ReadonlySet<string> = new Set(GAME_COMMANDS);
const isOfGame = (message: Heeded): message is GameMessage => GAME.has(message.type);

const ALONE: Rejection = { code: 'playing-alone' };

export class SoloHost {
  readonly #room: Room;
  #table: SoloTable | null = null;
  #isEntered = false;
  #isGreeted = false;
  #isDisplaced = false;
  #language: Language = 'en';
  /** One thing after another: the last of what is being done. */
  #work: Promise<void>;

  constructor(room: Room) {
    this.#room = room;
    this.#work = this.#load().catch(room.complain);
  }

  hear(text: string): void {
    const reading = readClientMessage(text);
    if (!reading.ok) {
      const { error, id } = reading;
      this.#room.show(id === null ? { error } : { error, id });
    } else if (reading.message.type === 'hello') this.#greet(reading.message);
    else if (!this.#isGreeted) this.#refuse(reading.message.id, { code: 'hello-first' });
    else this.#heedInOrder(reading.message);
  }

  /** Resolves when everything heard so far is done. */
  settled(): Promise<void> {
    return this.#work;
  }

  #greet({ id, language }: ClientMessageOf<'hello'>): void {
    this.#isGreeted = true;
    this.#language = language;
    const now = this.#room.clock.now();
    this.#room.show({ ack: id, welcome: { player: { id: ME }, protocol: PROTOCOL, version: 'solo', now } });
  }

  #refuse(id: string, rejection: Rejection): void {
    const { code, ...params } = rejection;
    this.#room.show({ reject: id, code, params, text: sentenceFor(rejection, this.#language) });
  }

  #inOrder(work: () => Promise<void>, failed: () => void): void {
    this.#work = this.#work.then(async () => {
      if (this.#isDisplaced) return;
      await work().catch((error: unknown) => this.#fail(error, failed));
    });
  }

  #fail(error: unknown, failed: () => void): void {
    if (error instanceof Displaced) {
      this.#isDisplaced = true;
      this.#table?.close();
      this.#room.displaced();
      return;
    }
    this.#room.complain(error);
    failed();
  }

  #heedInOrder(message: Heeded): void {
    const work = async (): Promise<void> => {
      const { id } = message;
      const rejection = await this.#heed(message);
      if (rejection) this.#refuse(id, rejection);
      else this.#room.show({ ack: id, ...(message.type === 'open' ? { code: SOLO_CODE } : {}) });
      if (!rejection && message.type === 'forgetMe') this.#room.show({ bye: 'forgotten' });
    };
    this.#inOrder(work, () => this.#refuse(message.id, { code: 'not-saved' }));
  }

  async #heed(message: Heeded): Promise<Rejection | null> {
    if (message.type === 'open') return this.#open(message);
    if (message.type === 'enter') return this.#enter(message);
    if (message.type === 'forgetMe') return this.#clear();
    const table = this.#isEntered ? this.#table : null;
    if (!table) return { code: 'enter-first' };
    return isOfGame(message) ? this.#play(table, message) : this.#fulfil(table, message);
  }

  // The table

  /** A finished game is not taken up again. */
  async #load(): Promise<void> {
    const kept = await this.#room.shelf.take();
    if (!kept) return;
    const game = Game.from(kept.entries);
    if (game.state.phase.name === 'over' || !personOf(game.state, ME)) await this.#room.shelf.clear();
    else this.#putOn(kept.doc, game);
  }

  #putOn(doc: TableDoc, game: Game): SoloTable {
    const me = this.#table?.me;
    this.#table?.close();
    const table = new SoloTable(this.#room, doc, game, () => this.#ring(table));
    if (me) table.me = me;
    this.#table = table;
    return table;
  }

  #ring(table: SoloTable): void {
    this.#inOrder(
      async () => {
        if (table === this.#table) await table.wake();
      },
      () => undefined,
    );
  }

  async #open(message: ClientMessageOf<'open'>): Promise<Rejection | null> {
    const { preset = 'dixit', rules = PRESETS[preset], language = this.#language, chat = true } = message;
    if (message.listed === true) return ALONE;
    const decks = await this.#chosen(message.decks);
    if ('code' in decks) return decks;
    const problem = checkRules(rules, countCards(decks), rules.seats.least)[0];
    if (problem) return { code: 'bad-rules', problem };
    const secret = this.#room.secret();
    await this.#begin(rules, { decks }, { games: [], language, chat, secret, bots: {} }, message.id);
    this.#isEntered = false;
    return null;
  }

  async #chosen(ids: readonly string[] | undefined): Promise<readonly Deck[] | Rejection> {
    const onOffer = await this.#room.decks();
    if (!ids) return onOffer.filter(({ usual }) => usual).map(asDeck);
    const missing = ids.find((id) => !onOffer.some((deck) => deck.id === id));
    if (missing !== undefined) return { code: 'no-such-deck', deck: missing };
    return onOffer.filter(({ id }) => ids.includes(id)).map(asDeck);
  }

  async #begin(
    rules: Rules,
    cards: Pick<Opening, 'decks' | 'fresh'>,
    settings: Omit<TableDoc, 'game'>,
    id: string,
  ): Promise<SoloTable> {
    const doc: TableDoc = { game: this.#room.secret().slice(0, 16), ...settings };
    const game = new Game();
    const { events } = newGame(rules, { game: doc.game, seed: this.#room.secret(), owner: ME, ...cards });
    const opening = game.next(null, events, id);
    if (!(await this.#room.shelf.begin(doc, opening))) throw new Displaced();
    game.accept(opening);
    return this.#putOn(doc, game);
  }

  async #enter(message: ClientMessageOf<'enter'>): Promise<Rejection | null> {
    const table = this.#table;
    if (!table || message.code !== SOLO_CODE) return { code: 'no-such-table' };
    if (message.role !== 'player' || message.handover !== undefined) return ALONE;
    const name = message.name === undefined ? table.me.name : cleanName(message.name);
    if (name === '') return { code: 'name-empty' };
    table.me = { name, avatar: message.avatar ?? table.me.avatar };
    this.#isEntered = true;
    await table.open();
    table.showTable(true);
    table.show();
    this.#prepare(table);
    return null;
  }

  /** Bots move when they know their words. */
  #prepare(table: SoloTable): void {
    const { doc, game } = table;
    const prepared = this.#room.minds.prepare(doc.language, game.state.decks);
    prepared.then(() => this.#ring(table)).catch(this.#room.complain);
  }

  async #play(table: SoloTable, message: GameMessage): Promise<Rejection | null> {
    const { id, ...fields } = message;
    // What was drawn or sung would have to be brought to a server.
    if (message.type === 'tell' && message.clue.kind !== 'text' && message.clue.media !== null) return ALONE;
    let wish = { ...fields, by: ME } as Wish;
    if (message.type === 'changeRules') {
      const decks = await this.#chosen(message.decks);
      if ('code' in decks) return decks;
      wish = { type: 'changeRules', by: ME, rules: message.rules, decks };
    }
    const rejection = await table.ask(wish, id);
    if (!rejection && !personOf(table.game.state, ME)) await this.#clear();
    return rejection;
  }

  /** Who leaves a table for one leaves nobody behind. */
  async #clear(): Promise<null> {
    const table = this.#table;
    table?.close();
    this.#table = null;
    this.#isEntered = false;
    if (!(await this.#room.shelf.clear())) throw new Displaced();
    if (table) await this.#room.minds.forget(table.doc.game);
    return null;
  }

  // Wishes about the table

  async #fulfil(table: SoloTable, message: TableMessage): Promise<Rejection | null> {
    switch (message.type) {
      case 'look':
        table.show();
        return null;
      case 'exit':
        this.#isEntered = false;
        table.close();
        return null;
      case 'rename': {
        const name = cleanName(message.name);
        if (name === '') return { code: 'name-empty' };
        table.me = { name, avatar: message.avatar ?? table.me.avatar };
        table.showTable();
        return null;
      }
      case 'settings':
        return this.#settle(table, message);
      case 'addBot':
        return this.#addBot(table, message);
      case 'removeBot': {
        const { id, player } = message;
        if (table.game.hasAnswered(id)) return null;
        if (!personOf(table.game.state, player)?.bot) return { code: 'not-a-bot' };
        return table.ask({ type: 'kick', by: ME, player }, id);
      }
      case 'rematch':
        return this.#rematch(table, message.id);
      default:
        return ALONE;
    }
  }

  async #settle(table: SoloTable, message: ClientMessageOf<'settings'>): Promise<Rejection | null> {
    if (message.listed === true) return ALONE;
    const { chat = table.doc.chat, language = table.doc.language } = message;
    await table.save({ ...table.doc, chat, language });
    await this.#room.minds.forget(table.doc.game);
    this.#prepare(table);
    return null;
  }

  async #addBot(
    table: SoloTable,
    { id, level = USUAL_LEVEL }: ClientMessageOf<'addBot'>,
  ): Promise<Rejection | null> {
    if (table.game.hasAnswered(id)) return null;
    const { id: player, bot } = table.invite(level);
    // Its name comes first: whoever sits down is known by it at once.
    await table.save({ ...table.doc, bots: { ...table.seatedBots(), [player]: bot } });
    return table.ask({ type: 'join', by: player, bot: true }, id);
  }

  /** Another game: the same seats, the same bots. */
  async #rematch(table: SoloTable, id: string): Promise<Rejection | null> {
    if (table.game.hasAnswered(id)) return null;
    const { phase, rules, decks, people, seats } = table.game.state;
    if (phase.name !== 'over') return { code: 'game-not-over' };
    const { game, games, ...settings } = table.doc;
    await this.#room.minds.forget(game);
    const cards = { decks, fresh: unseenIn(table.game.state) };
    const next = await this.#begin(rules, cards, { ...settings, games: [...games, game] }, id);
    await next.open();
    next.showTable(true);
    next.show();
    for (const { id: by, bot, colour } of inSeatOrder(people, seats))
      await next.ask({ type: 'join', by, bot, ...(colour ? { colour } : {}) }, null);
    return null;
  }
}

const inSeatOrder = (people: State['people'], seats: State['seats']) =>
  people
    .flatMap(({ id, bot, seat }) => (seat === null ? [] : [{ id, bot, seat, colour: seats[seat]?.colour }]))
    .sort((one, other) => one.seat - other.seat);
