/** A table's sense of time: whose connection was lost, which deadline is next, when a bot has thought enough, when to put the table away. */
import type { Mover } from '@fabula/engine/commands.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import { type View, viewFor } from '@fabula/engine/view.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import { type Helper, helpersAwaited, randomMove } from './helpers.ts';
import type { Wish } from './decisions.ts';
import type { Guest, Table } from './table.ts';

/** A table whose next alarm is nearer than this stays in memory. */
const NEAR = 10 * 60 * 1000;

export class Watch {
  readonly #table: Table;
  /** When each connection that was lost will be noticed. */
  readonly #leaving = new Map<PlayerId, number>();
  #expiring = false;
  #helping = false;
  #helpAt: number | null = null;
  #putAwayAt: number | null;
  #wakeAt: number | null = null;

  constructor(table: Table) {
    this.#table = table;
    const { clock, waits } = table.house;
    this.#putAwayAt = clock.now() + waits.putAway;
    this.expectEverybody(waits.reload);
  }

  /** Nobody is here yet when a table is loaded: whoever was before has a moment to come back. */
  expectEverybody(wait: number): void {
    const { house, game } = this.#table;
    for (const { id, bot, presence } of game.state.people) {
      if (!bot && presence === 'here' && !this.#table.isHere(id))
        this.#leaving.set(id, house.clock.now() + wait);
    }
    this.schedule();
  }

  guestCame({ player, role }: Guest): void {
    this.#putAwayAt = null;
    if (role === 'player') {
      this.#leaving.delete(player);
      const person = personOf(this.#table.game.state, player);
      if (person && person.presence !== 'here') this.#wish({ type: 'back', by: player });
    }
    this.schedule();
  }

  guestLeft({ player, role }: Guest): void {
    const { house, guests, game } = this.#table;
    const now = house.clock.now();
    if (role === 'player' && !this.#table.isHere(player) && personOf(game.state, player)) {
      this.#leaving.set(player, now + house.waits.reconnect);
    }
    if (guests.size === 0) this.#putAwayAt = now + house.waits.putAway;
    this.schedule();
  }

  #wish(wish: Wish, done?: (rejection: Rejection | null) => void): void {
    this.#table.ask({ wish, asker: null, guest: null, ...(done ? { done } : {}) });
  }

  /** Sets the table's one alarm to whatever comes first. */
  schedule(): void {
    const { house, game, code, isBroken } = this.#table;
    if (isBroken) return;
    const needed = !this.#helping && helpersAwaited(game.state).length > 0;
    if (!needed) this.#helpAt = null;
    else this.#helpAt ??= house.clock.now() + this.#thinkingTime();
    let at = this.#expiring ? Infinity : (nextAlarm(game.state) ?? Infinity);
    if (this.#helpAt !== null) at = Math.min(at, this.#helpAt);
    if (this.#putAwayAt !== null) at = Math.min(at, this.#putAwayAt);
    for (const time of this.#leaving.values()) at = Math.min(at, time);
    const wakeAt = at === Infinity ? null : at;
    if (wakeAt === this.#wakeAt) return;
    this.#wakeAt = wakeAt;
    house.alarms.set(code, wakeAt);
  }

  /** Does whatever is due. True: nothing keeps the table in memory any more. */
  wake(): boolean {
    this.#wakeAt = null;
    const now = this.#table.house.clock.now();
    this.#noticeLosses(now);
    this.#noticeDeadline(now);
    if (this.#helpAt !== null && this.#helpAt <= now) this.#help();
    if (this.#putAwayAt !== null && this.#putAwayAt <= now) {
      if (this.#canBePutAway(now)) return true;
      this.#putAwayAt = now + this.#table.house.waits.putAway;
    }
    this.schedule();
    return false;
  }

  #noticeLosses(now: number): void {
    for (const [player, time] of this.#leaving) {
      if (time > now) continue;
      this.#leaving.delete(player);
      this.#wish({ type: 'away', by: player });
    }
  }

  #noticeDeadline(now: number): void {
    const { alarm } = this.#table;
    if (alarm === null || alarm > now || this.#expiring) return;
    this.#expiring = true;
    this.#wish({ type: 'expire' }, () => {
      this.#expiring = false;
      this.schedule();
    });
  }

  #canBePutAway(now: number): boolean {
    const { atRest, alarm } = this.#table;
    const nothingNear = alarm === null || alarm > now + NEAR;
    return atRest && nothingNear && this.#leaving.size === 0 && this.#helpAt === null && !this.#helping;
  }

  #thinkingTime(): number {
    const { waits, random } = this.#table.house;
    const [least, most] = waits.think;
    // People come first when the first storyteller is looked for.
    const patience = this.#table.game.state.phase.name === 'claim' ? 8 : 1;
    return patience * (least + Math.floor(random() * (most - least)));
  }

  /** One of the helpers the table waits for makes its move. */
  #help(): void {
    this.#helpAt = null;
    const { house, game } = this.#table;
    const helpers = helpersAwaited(game.state);
    const helper = helpers[Math.floor(house.random() * helpers.length)];
    if (!helper) return;
    this.#helping = true;
    const finished = (): void => {
      this.#helping = false;
      this.schedule();
    };
    this.#move(helper, finished).catch((error: unknown) => {
      house.log.error({ error, table: this.#table.code }, 'a bot broke down');
      finished();
    });
  }

  async #move({ seat, by }: Helper, finished: () => void): Promise<void> {
    const { house, game, doc } = this.#table;
    const view = viewFor(game.state, seat);
    const move = await house.wit(view, doc.language, house.random);
    house.counts.botMoves += 1;
    if (!move) return this.#anyMove(view, by, finished);
    this.#wish({ ...move, by } as Wish, (rejection) => {
      // The table may have moved on meanwhile. Otherwise the bot is mistaken, and the table must not wait for it.
      const mistaken = rejection !== null && this.#table.game.state === game.state;
      if (mistaken) this.#anyMove(view, by, finished);
      else finished();
    });
  }

  #anyMove(view: View, by: Mover, finished: () => void): void {
    const { house, doc } = this.#table;
    house.log.warn({ table: this.#table.code, phase: view.phase }, 'a bot did not know what to do');
    const move = randomMove(view, doc.language, house.random);
    if (move) this.#wish({ ...move, by } as Wish, finished);
    else finished();
  }
}
