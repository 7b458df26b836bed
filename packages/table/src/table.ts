/** One table: the game on it, the people around it, and what they are shown. Whatever is shown follows from what was applied to its two ledgers. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import { Asides } from './asides.ts';
import { Audience } from './audience.ts';
import { carryOut } from './carry-out.ts';
import { Company, namesOf } from './company.ts';
import { Drafts, tellTimeUp } from './drafts.ts';
import { Following } from './following.ts';
import { Game, type GameChange } from './game.ts';
import type { Asker } from './ledger.ts';
import { Notices } from './notices.ts';
import { Partners } from './partners.ts';
import type { Guest, House, Payer, TableCost } from './ports.ts';
import { type Intent, type Proposal, Queue } from './queue.ts';
import { type Amendment, decide, opened } from './register/decide.ts';
import { ledgerOf, type RegisterChange, type RegisterLedger } from './register/ledger.ts';
import type { Choices, Register } from './register/model.ts';
import { LedReplay } from './replay.ts';
import { sceneAt } from './scene.ts';
import { announce, type News, wholeView } from './showing.ts';
import { Watch } from './watch.ts';

export class Table extends Company {
  game: Game;
  /** It was put away, or broke down: nothing more is to come from here, and it is loaded anew from its logs. */
  isRetired = false;
  /** On whose account the table works just now; null: its patron's. */
  payer: Payer | null = null;
  /** Whose coming brought the table into memory: what its clock and its bots cause is on their account. */
  patron: Payer | null = null;
  /** Whose move is on its way to the disk: what they are shown of it is the answer too. */
  mover: Guest | null = null;
  readonly asides: Asides;
  readonly drafts = new Drafts(this);
  readonly audience = new Audience(this);
  readonly partners = new Partners(this);
  readonly replay = new LedReplay(this);
  readonly #ledger: RegisterLedger;
  readonly #queue = new Queue(this);
  readonly #notices = new Notices(this);
  readonly #watch: Watch;
  readonly following = new Following(this);
  /** Begun here: its register will put it on the table. */
  next: Game | null = null;
  /** How many of the game's people are noted in its log's margin. */
  #noted: number;

  /** A table from its ledgers; null: there is none. */
  static async find(house: House, code: string): Promise<Table | null> {
    const ledger = ledgerOf(house.logs, code);
    await ledger.catchUp();
    const game = ledger.seq === 0 ? null : await Game.find(house, ledger.state.game);
    if (!game) return null;
    const people = game.state.people.flatMap(({ id, bot }) => (bot ? [] : [id]));
    const names = await namesOf(house, new Set([...people, ...ledger.state.banned]));
    const table = new Table(house, code, ledger, game);
    for (const [player, profile] of names) table.profiles.set(player, profile);
    return table;
  }

  /** A new table with this game on it. Null: the code belongs to another one. */
  static async open(
    house: House,
    code: string,
    game: Game,
    choices: Choices,
    asker: Asker,
  ): Promise<Table | null> {
    const ledger = ledgerOf(house.logs, code);
    const command = { type: 'open', by: asker.by, game: game.id, ...choices } as const;
    const isNew = await ledger.append(command, opened(command), asker);
    return isNew || ledger.state.game === game.id ? new Table(house, code, ledger, game) : null;
  }

  private constructor(house: House, code: string, ledger: RegisterLedger, game: Game) {
    super(house, code);
    this.#ledger = ledger;
    this.game = game;
    this.#noted = game.people.size;
    this.asides = new Asides(house.clock);
    this.#watch = new Watch(this, this.#queue);
    game.moved = (change, news) => this.#moved(change, news);
    ledger.applied = (change) => this.#registered(change);
    this.expectEverybody(house.waits.reload);
  }

  /** What the table is besides its game. */
  get register(): Register {
    return this.#ledger.state;
  }

  /** Nothing is being decided, and nothing waits to be. */
  get isAtRest(): boolean {
    return this.#queue.isAtRest;
  }

  /** People have to try again later. */
  get isOverrun(): boolean {
    return this.#queue.isOverrun;
  }

  /** When the game itself is next due; the table's one alarm may be earlier. */
  get gameDueAt(): number | null {
    return nextAlarm(this.game.state);
  }

  // Decisions

  propose(proposal: Proposal): void {
    this.#queue.propose(proposal);
  }

  /** Work on the table itself, between two decisions, on somebody's account. */
  inOrder<T>(work: () => Promise<T>, payer: Payer | null = null): Promise<T> {
    return this.#queue.inOrder(work, payer);
  }

  /** For such work: a command of the game decided within it, and on disk when the promise resolves. */
  proposeNow(intent: Intent, asker: Asker | null, at?: number): Promise<Rejection | null> {
    return this.#queue.proposeNow(intent, asker, at);
  }

  /** For such work: a command about the table itself, and on disk when the promise resolves. */
  amend(command: Amendment, asker: Asker | null): Promise<Rejection | null> {
    return carryOut(this, asker, () => ({
      hasAnswered: (message) => this.#ledger.hasAnswered(message),
      decision: decide(this.register, command, sceneAt(this)),
      write: (decided) => this.#ledger.append(command, decided, asker),
    }));
  }

  hasAnswered(asker: Asker): boolean {
    return this.game.hasAnswered(asker) || this.#ledger.hasAnswered(asker);
  }

  // What was applied is shown

  #moved(change: GameChange, news: News): void {
    const { before, after, events, isOurs } = change;
    const { game, house } = this;
    house.tally.moves += 1;
    if (isOurs) {
      this.spend('written', change.size);
      house.nodes.tell(this.code, { what: 'moved', game: game.id, seq: game.seq });
      if (after.phase.name === 'over') house.logs.noteBots(game.id, this.register.bots);
    }
    if (game.people.size > this.#noted) {
      this.#noted = game.people.size;
      house.logs.note(game.id, { people: [...game.people] });
    }
    const havePeopleChanged = before.people !== after.people;
    if (havePeopleChanged) this.showTable();
    this.spend('sent', announce(change, news, game.v, this.guests, isOurs ? this.mover : null));
    tellTimeUp(change, this.guests);
    this.partners.notice(change);
    this.audience.notice(change);
    for (const event of events) {
      if (event.type === 'left' && event.kicked) this.sendAway(event.player, 'kicked');
      else if (event.type === 'started') house.tally.gamesStarted += 1;
      else if (event.type === 'ended') house.tally.gamesFinished += 1;
    }
    if (havePeopleChanged) this.#watch.peopleChanged();
    if (before.phase.name !== after.phase.name) this.#watch.phaseChanged();
    this.#watch.schedule();
  }

  #registered({ before, after, isOurs, size }: RegisterChange): void {
    if (isOurs) {
      this.spend('written', size);
      this.house.nodes.tell(this.code, { what: 'amended', seq: this.registerSeq });
    }
    for (const player of after.banned) if (!before.banned.includes(player)) this.sendAway(player, 'banned');
    if (after.closed && !before.closed) this.sendAllAway('table-closed');
    if (after.mutes !== before.mutes) this.showMutes(before.mutes);
    if (before.language !== after.language) this.house.minds.leave(this.game.id);
    if (after.game === this.game.id) this.showTable();
    else if (this.next?.id === after.game) this.#putOn(this.next);
    // Another node has put another game on the table.
    else this.following.catchUp();
  }

  #putOn(game: Game): void {
    this.house.minds.leave(this.game.id);
    this.game.moved = () => undefined;
    this.game = game;
    this.#noted = 0;
    this.next = null;
    game.moved = (change, news) => this.#moved(change, news);
    this.talk.clear();
    this.drafts.tidy();
    this.partners.clear();
    this.replay.tidy();
    this.audience.clear();
    this.showTable();
    for (const guest of this.guests) guest.send(wholeView(game.state, game.v, guest, null));
    this.expectEverybody(this.house.waits.reconnect);
  }

  showTable(): void {
    this.#notices.tell();
  }

  spend(cost: TableCost, amount: number, payer = this.payer ?? this.patron): void {
    payer?.pay(cost, amount);
  }

  /** Whatever broke, the log is right: the table is loaded anew for those who come back. */
  breakDown(error: unknown): void {
    if (this.isRetired) return;
    this.house.log.error({ err: error, table: this.code }, 'a table broke down');
    this.putAway();
    this.house.abandon(this.code, this);
    this.sendAllAway('stopping');
  }

  /** Out of the memory; what is on disk stays. */
  putAway(): void {
    this.isRetired = true;
    this.#watch.stop();
  }

  // Guests

  welcome(guest: Guest, ack: string): void {
    this.guests.add(guest);
    this.patron ??= guest.address;
    this.cameFrom.set(guest.player, guest.address.network);
    this.forgetPassersBy((player) => this.register.banned.includes(player) || this.#hasPlace(player));
    this.#notices.welcome(guest);
    if (this.register.chat) this.talk.recall(guest, this.register.mutes[guest.player]);
    this.partners.recall(guest);
    this.audience.recall(guest);
    this.showGame(guest, ack);
    this.house.nodes.cameOrLeft(this.code, guest);
    this.#watch.guestCame(guest);
  }

  /** The whole view of the game, for one who has just come or asks to look again. */
  showGame(guest: Guest, ack: string): void {
    const view = wholeView(this.game.state, this.game.v, guest, ack);
    guest.send(view);
    guest.pay('sent', view.text.length);
  }

  seeOff(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    this.house.nodes.cameOrLeft(this.code, guest);
    this.#notices.tellSoon();
    this.#watch.guestLeft(guest);
  }

  /** Everybody knows whether a screen plays the music: then nobody else has to. */
  hearMusic(guest: Guest, plays: boolean): void {
    if (guest.playsMusic === plays) return;
    guest.playsMusic = plays;
    this.house.nodes.cameOrLeft(this.code, guest);
    this.#notices.tellSoon();
  }

  /** Somebody who sits here, looks on, or did not long ago. */
  knows(player: PlayerId): boolean {
    return this.hasSeen(player) || this.#hasPlace(player);
  }

  #hasPlace(player: PlayerId): boolean {
    return personOf(this.game.state, player) !== undefined;
  }

  // Other nodes

  get registerSeq(): number {
    return this.#ledger.seq;
  }

  /** For work in order: applies whatever others have written. */
  async catchUp(): Promise<void> {
    await this.#ledger.catchUp();
    const { game: id } = this.register;
    if (id === this.game.id) return this.game.catchUp();
    const game = await Game.find(this.house, id);
    if (!game) throw new Error(`There is no game ${id} to put on the table`);
    this.#putOn(game);
  }

  /** Others are here through other nodes than before, or another one watches the table. */
  neighboursChanged(): void {
    this.showTable();
    this.#watch.peopleChanged();
  }

  /** Whoever has a place in the game but no connection has a moment to come back. */
  expectEverybody(wait: number): void {
    this.#watch.expectEverybody(wait);
  }

  /** Does whatever is due. True: nothing keeps the table in memory any more. */
  wake(): boolean {
    return this.#watch.wake();
  }

  /** Resolves when everything asked so far is decided and on disk. */
  settled(): Promise<void> {
    return this.inOrder(() => Promise.resolve());
  }
}
