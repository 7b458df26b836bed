/** A table's sense of time: whose connection was lost, which deadline is next, when to put the table away. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import type { Guest } from './ports.ts';
import { type Intent, isUnsaved, type Queue } from './queue.ts';
import { Remarks } from './remarks.ts';
import type { Table } from './table.ts';
import { Thinking } from './thinking.ts';

/** A table whose game is due sooner than this stays in memory. */
const NEAR = 10 * 60 * 1000;
/** A disk that was full is not tried again before so much time has passed. */
const AGAIN = 5_000;

export class Watch {
  readonly #table: Table;
  /** When each connection that was lost will be noticed. */
  readonly #leaving = new Map<PlayerId, number>();
  readonly #thinking: Thinking;
  readonly #remarks: Remarks;
  #expiring = false;
  /** The disk refused something of ours: when it is tried again. */
  #againAt: number | null = null;
  #putAwayAt: number | null;
  #wakeAt: number | null = null;

  constructor(table: Table, queue: Queue) {
    this.#table = table;
    this.#thinking = new Thinking(table, queue);
    this.#remarks = new Remarks(table, () => this.schedule());
    const { clock, waits } = table.house;
    this.#putAwayAt = clock.now() + waits.putAway;
  }

  /** Nobody is here yet when a table is loaded: whoever was before has a moment to come back. */
  expectEverybody(wait: number): void {
    const { house, game } = this.#table;
    for (const { id, bot, presence } of game.state.people) {
      if (!bot && presence === 'here' && !this.#table.isHere(id) && !this.#leaving.has(id))
        this.#leaving.set(id, house.clock.now() + wait);
    }
    this.schedule();
  }

  /** A connection may come or go while something about its player is on its way to the disk: then the one belies the other. */
  peopleChanged(): void {
    const { house, game, replay } = this.#table;
    replay.peopleChanged();
    for (const { id, bot, presence } of game.state.people) {
      if (bot || !this.#table.isHere(id)) continue;
      this.#leaving.delete(id);
      if (presence !== 'here') this.#propose({ type: 'back', by: id });
    }
    this.expectEverybody(house.waits.reconnect);
  }

  guestCame({ player, role }: Guest): void {
    this.#putAwayAt = null;
    this.#table.replay.peopleChanged();
    if (role === 'player') {
      this.#leaving.delete(player);
      const person = personOf(this.#table.game.state, player);
      if (person && person.presence !== 'here') this.#propose({ type: 'back', by: player });
    }
    this.schedule();
  }

  guestLeft({ player, role }: Guest): void {
    const { house, guests, game, replay } = this.#table;
    const now = house.clock.now();
    replay.peopleChanged();
    if (role === 'player' && !this.#table.isHere(player) && personOf(game.state, player)) {
      this.#leaving.set(player, now + house.waits.reconnect);
    }
    if (guests.size === 0) this.#putAwayAt = now + house.waits.putAway;
    this.schedule();
  }

  #propose(intent: Intent, done?: () => void): void {
    const { house } = this.#table;
    this.#table.propose({
      game: this.#table.game,
      intent,
      asker: null,
      guest: null,
      done: (outcome) => {
        if (isUnsaved(outcome)) this.#againAt = house.clock.now() + AGAIN;
        done?.();
        this.schedule();
      },
    });
  }

  /** The game has come to another phase. */
  phaseChanged(): void {
    this.#table.drafts.tidy();
    this.#table.partners.tidy();
    this.#table.replay.tidy();
    this.#remarks.notice();
  }

  /** Nothing more is to come from here. */
  stop(): void {
    this.#thinking.stop();
  }

  /** Sets the table's one alarm to whatever comes first. */
  schedule(): void {
    const { house, code, gameDueAt, isRetired } = this.#table;
    if (isRetired) return;
    let at = this.#putAwayAt ?? Infinity;
    this.#thinking.tend();
    if (house.nodes.watches(code)) {
      const due = this.#expiring ? Infinity : (gameDueAt ?? Infinity);
      at = Math.min(at, this.#againAt ?? due, this.#remarks.nextAt, ...this.#leaving.values());
    }
    const wakeAt = at === Infinity ? null : at;
    if (wakeAt === this.#wakeAt) return;
    this.#wakeAt = wakeAt;
    house.setAlarm(code, wakeAt);
  }

  /** Does whatever is due. True: nothing keeps the table in memory any more. */
  wake(): boolean {
    this.#wakeAt = null;
    const { house, code } = this.#table;
    const now = house.clock.now();
    if (house.nodes.watches(code)) this.#doWhatIsDue(now);
    if (this.#putAwayAt !== null && this.#putAwayAt <= now) {
      if (this.#canBePutAway(now)) return true;
      this.#putAwayAt = now + house.waits.putAway;
    }
    this.schedule();
    return false;
  }

  /** What only one node does for a table. */
  #doWhatIsDue(now: number): void {
    if (this.#againAt !== null && this.#againAt <= now) {
      this.#againAt = null;
      this.peopleChanged();
    }
    this.#noticeLosses(now);
    this.#noticeDeadline(now);
    this.#remarks.wake(now);
  }

  #noticeLosses(now: number): void {
    for (const [player, time] of this.#leaving) {
      if (time > now) continue;
      this.#leaving.delete(player);
      this.#propose({ type: 'away', by: player });
    }
  }

  #noticeDeadline(now: number): void {
    const { gameDueAt } = this.#table;
    if (gameDueAt === null || gameDueAt > now || this.#expiring || this.#againAt !== null) return;
    this.#expiring = true;
    this.#timeUp();
  }

  /** What people had chosen by then is played, one after another; then it is too late for the others. */
  #timeUp(): void {
    const { game, drafts, house } = this.#table;
    const { deadline } = game.state;
    const draft = deadline !== null && deadline <= house.clock.now() ? drafts.next() : null;
    if (!draft) {
      this.#propose({ type: 'expire' }, () => {
        this.#expiring = false;
      });
      return;
    }
    this.#table.propose({
      game,
      intent: draft.intent,
      asker: null,
      guest: null,
      isDroppedWhenOvertaken: true,
      isStillMeant: draft.isStillMeant,
      done: (outcome) => {
        if (isUnsaved(outcome)) {
          this.#expiring = false;
          this.#againAt = house.clock.now() + AGAIN;
          return this.schedule();
        }
        // While the table is paused there is no deadline: the draft is still there when the game goes on.
        if (outcome !== 'overtaken' && outcome?.code !== 'paused') drafts.drop(draft.player);
        this.#timeUp();
      },
    });
  }

  #canBePutAway(now: number): boolean {
    const { isAtRest, gameDueAt, house, code } = this.#table;
    const nothingNear = gameDueAt === null || gameDueAt > now + NEAR;
    const nothingToDo = this.#leaving.size === 0 && this.#againAt === null && this.#thinking.isIdle;
    // Where another node watches it, nothing is left to do here.
    return isAtRest && ((nothingNear && nothingToDo) || !house.nodes.watches(code));
  }
}
