/** The table on this device: one person, some bots, and the game between them. */
import type { Answer, Ask } from '@fabula/bots/house.ts';
import { newcomer } from '@fabula/bots/characters.ts';
import type { Helper } from '@fabula/bots/helpers.ts';
import { linesToSay } from '@fabula/bots/pace.ts';
import { randomMove } from '@fabula/bots/random-move.ts';
import { type BotDoc, profileOfBot, standIn } from '@fabula/bots/seats.ts';
import type { Command } from '@fabula/engine/commands.ts';
import { decide } from '@fabula/engine/decide.ts';
import type { PlayerId, SeatIndex, State } from '@fabula/engine/model.ts';
import { asShown } from '@fabula/engine/phases/tell.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import { type View, viewFor } from '@fabula/engine/view.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Profile, TableView } from '@fabula/protocol/table.ts';
import { SOLO_CODE } from './code.ts';
import type { Game } from './game.ts';
import type { Room } from './room.ts';
import type { TableDoc } from './shelf.ts';
import { Thinking } from './thinking.ts';

/** The person, to the engine. */
export const ME: PlayerId = 'me';

type WithoutTime<C> = C extends unknown ? Omit<C, 'at'> : never;
export type Wish = WithoutTime<Command>;

/** Thrown when another page has taken the table over: nothing more is to come from here. */
export class Displaced extends Error {}

interface Line {
  readonly by: PlayerId;
  readonly text: string;
  readonly at: number;
}

export class SoloTable {
  readonly #room: Room;
  readonly #thinking: Thinking;
  doc: TableDoc;
  game: Game;
  me: Profile = { name: '', avatar: 'rabbit' };
  /** The person looks on: only then does time go by. */
  #isOpen = false;
  #shown: TableView | null = null;
  #t = 0;
  #lines: Line[] = [];
  #reveal = '';
  #silence: () => void = () => undefined;
  readonly #rang: () => void;

  /** `rang`: it is time to call `wake`. */
  constructor(room: Room, doc: TableDoc, game: Game, rang: () => void) {
    this.#room = room;
    this.doc = doc;
    this.game = game;
    this.#rang = rang;
    this.#thinking = new Thinking(room);
  }

  // Decisions

  /** A command of the game. It counts when it is on the shelf, and only then is anything shown. */
  async ask(wish: Wish, id: string | null): Promise<Rejection | null> {
    if (this.game.hasAnswered(id)) return null;
    const kept = wish.type === 'tell' ? { ...wish, clue: asShown(this.game.state, wish) } : wish;
    const command = { ...kept, at: this.#room.clock.now() };
    const decision = decide(this.game.state, command);
    if (!decision.ok) return decision.rejection;
    if (decision.events.length === 0) return null;
    await this.#append(command, decision.events, id);
    this.show();
    this.tend();
    return null;
  }

  async #append(command: Command, events: Parameters<Game['next']>[1], id: string | null): Promise<void> {
    const entry = this.game.next(command, events, id);
    if (!(await this.#room.shelf.append(entry))) throw new Displaced();
    this.game.accept(entry);
  }

  async save(doc: TableDoc): Promise<void> {
    if (!(await this.#room.shelf.save(doc))) throw new Displaced();
    this.doc = doc;
    this.showTable();
  }

  // Coming and going

  /** While nobody looked on, no time went by. */
  async open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const { state, lastAt } = this.game;
    if (state.deadline === null || lastAt === null) return;
    for (const command of [
      { type: 'pause', by: ME, at: lastAt },
      { type: 'resume', by: ME, at: this.#room.clock.now() },
    ] as const) {
      const decision = decide(this.game.state, command);
      if (decision.ok) await this.#append(command, decision.events, null);
    }
  }

  close(): void {
    this.#isOpen = false;
    this.#silence();
  }

  // What the person sees

  get view(): View {
    return viewFor(this.game.state, this.#mySeat() ?? 'spectator');
  }

  #mySeat(): SeatIndex | null {
    return personOf(this.game.state, ME)?.seat ?? null;
  }

  show(): void {
    this.showTable();
    const { game, view } = this;
    this.#room.show({ v: game.v, view });
  }

  /** The parts of the table that have changed; `all` of them for a page that has just come. */
  showTable(all = false): void {
    const now = this.#tableView();
    const before = all ? null : this.#shown;
    this.#shown = now;
    const parts = (Object.keys(now) as (keyof TableView)[]).filter(
      (part) => !before || JSON.stringify(now[part]) !== JSON.stringify(before[part]),
    );
    if (parts.length === 0) return;
    this.#t += 1;
    this.#room.show({ t: this.#t, table: Object.fromEntries(parts.map((part) => [part, now[part]])) });
  }

  #tableView(): TableView {
    const { language, chat, games, bots } = this.doc;
    const seated = this.game.state.people.flatMap(({ id }): [PlayerId, Profile][] => {
      const bot = bots[id];
      return bot ? [[id, profileOfBot(bot, language)]] : [];
    });
    return {
      code: SOLO_CODE,
      language,
      listed: false,
      chat,
      profiles: { [ME]: this.me, ...Object.fromEntries(seated) },
      spectators: 0,
      screens: 0,
      gamesPlayed: games.length,
      lastGame: games.at(-1) ?? null,
      banned: [],
    };
  }

  // Bots and time

  /** A character nobody at the table is, with its place in the table's document. */
  invite(level: BotDoc['level']): { readonly id: PlayerId; readonly bot: BotDoc } {
    const present = Object.values(this.seatedBots()).map(({ character }) => character);
    const { id: character } = newcomer(present, this.#room.random);
    return { id: `bot-${this.#room.secret().slice(0, 12)}`, bot: { character, level } };
  }

  /** Those who have left are forgotten. */
  seatedBots(): Record<PlayerId, BotDoc> {
    return Object.fromEntries(
      Object.entries(this.doc.bots).filter(([id]) => personOf(this.game.state, id) !== undefined),
    );
  }

  /** Sets the table's one alarm: the engine's, a bot's that has thought enough, a line to be said. */
  tend(): void {
    this.#silence();
    if (!this.#isOpen) return;
    const { state } = this.game;
    this.#noticeReveal(state);
    const at = Math.min(
      nextAlarm(state) ?? Infinity,
      this.#botsAreReady ? this.#thinking.tend(state) : Infinity,
      ...this.#lines.map((line) => line.at),
    );
    if (at === Infinity) return;
    this.#silence = this.#room.clock.ring(Math.max(0, at - this.#room.clock.now()), this.#rang);
  }

  /** Does whatever is due. */
  async wake(): Promise<void> {
    if (!this.#isOpen) return;
    const alarm = nextAlarm(this.game.state);
    if (alarm !== null && alarm <= this.#room.clock.now()) await this.ask({ type: 'expire' }, null);
    for (let next = this.#nextHelper(); next; next = this.#nextHelper()) await this.#move(next);
    this.#speak();
    this.tend();
  }

  #nextHelper(): Helper | undefined {
    return this.#isOpen && this.#botsAreReady ? this.#thinking.next(this.game.state) : undefined;
  }

  /** While they still learn to read the person goes first. */
  get #botsAreReady(): boolean {
    return this.#room.minds.isReady(this.doc.language);
  }

  /** A bot that gives no move, or an illegal one, makes any legal one: the table must not wait for it. */
  async #move({ seat, by }: Helper): Promise<void> {
    const question = this.#ask('move', seat, by);
    const answer = await this.#room.minds.answer(question).catch(this.#complained);
    const move = answer?.what === 'move' ? answer.move : null;
    const refused = !move || (await this.ask({ ...move, by } as Wish, null)) !== null;
    const any = refused ? randomMove(question.view, this.doc.language, this.#room.random) : null;
    if (any) await this.ask({ ...any, by } as Wish, null);
  }

  readonly #complained = (error: unknown): null => {
    this.#room.complain(error);
    return null;
  };

  /** What is put before a bot: the view of its seat, and who it is. */
  #ask(what: Ask['what'], seat: SeatIndex, by: Helper['by']): Ask {
    const { doc, game } = this;
    const { character, level } = (typeof by === 'string' && doc.bots[by]) || standIn(doc.bots, seat);
    const seed = `${doc.secret} ${doc.game} ${seat}`;
    const { language } = doc;
    return { what, game: doc.game, seat, character, level, language, seed, view: viewFor(game.state, seat) };
  }

  #noticeReveal(state: State): void {
    const reveal = `${state.game} ${state.round} ${state.phase.name}`;
    if (reveal === this.#reveal) return;
    this.#reveal = reveal;
    this.#lines = [];
    const isOut = state.phase.name === 'result' || state.phase.name === 'over';
    if (isOut && this.doc.chat) this.#thinkOfLines(state, reveal).catch(this.#complained);
  }

  /** When the cards are open, one or two of the bots may have something to say. */
  async #thinkOfLines({ people }: State, reveal: string): Promise<void> {
    const asks = people.flatMap(({ id, bot, seat }) =>
      bot && seat !== null ? [{ id, ask: this.#ask('remark', seat, id) }] : [],
    );
    const answers = await Promise.all(
      asks.map(async ({ id, ask }) => ({ by: id, text: lineIn(await this.#room.minds.answer(ask)) })),
    );
    if (reveal !== this.#reveal) return;
    this.#lines = linesToSay(answers, this.#room.random).map(({ by, text, after }) => ({
      by,
      text,
      at: this.#thinking.after(after),
    }));
    if (this.#lines.length > 0) this.tend();
  }

  #speak(): void {
    const now = this.#room.clock.now();
    for (const { by, text, at } of this.#lines) if (at <= now) this.#room.show({ say: { by, text, at } });
    this.#lines = this.#lines.filter(({ at }) => at > now);
  }
}

const lineIn = (answer: Answer): string | null => (answer.what === 'remark' ? answer.line : null);
