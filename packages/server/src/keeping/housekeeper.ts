/** When the house is kept in order: at the start, once a day, and whenever there is little room left. */
import type { Store } from '@fabula/gamelog/port.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { DAY } from './calendar.ts';
import { makeRoom } from './room.ts';
import type { InUse } from './survey.ts';
import { tidyUp } from './tidy.ts';

const MINUTE = 60 * 1000;
const MB = 1024 * 1024;

export interface HousekeeperParts {
  readonly store: Store;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly inUse: InUse;
  /** Of several nodes one keeps the house. */
  readonly isOurs: () => boolean;
}

export class Housekeeper {
  readonly #parts: HousekeeperParts;
  readonly #timers: NodeJS.Timeout[] = [];
  /** One thing after another. */
  #work = Promise.resolve();
  #isMakingRoom = false;
  #stopped = false;

  constructor(parts: HousekeeperParts) {
    this.#parts = parts;
  }

  /** Also at once: a server that is started anew every night would otherwise never come to it. */
  start(): void {
    this.#tidy();
    this.makeRoom();
    this.#timers.push(
      setInterval(() => this.#tidy(), DAY),
      setInterval(() => this.makeRoom(), MINUTE),
    );
    for (const timer of this.#timers) timer.unref();
  }

  /** If there is need of it. */
  makeRoom(): void {
    const { store, settings, inUse, log } = this.#parts;
    if (settings.maxDataMb === 0 || this.#isMakingRoom || !this.#parts.isOurs()) return;
    this.#isMakingRoom = true;
    void this.#do(async () => {
      const games = await makeRoom(store, settings.maxDataMb * MB, inUse);
      if (games > 0) log.warn({ games }, 'the data has reached MAX_DATA_MB: games were forgotten');
    }).finally(() => (this.#isMakingRoom = false));
  }

  /** What is under way ends when the store is closed. */
  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  #tidy(): void {
    const { store, settings, clock, inUse, log, isOurs } = this.#parts;
    if (!isOurs()) return;
    void this.#do(async () => {
      const { games, marked, players, decks } = await tidyUp(store, settings, clock.today(), inUse);
      if (games + marked + players + decks > 0) log.info({ games, marked, players, decks }, 'tidied up');
    });
  }

  #do(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (this.#stopped) return;
      await work().catch((error: unknown) => {
        if (!this.#stopped) this.#parts.log.error({ err: error }, 'tidying up failed');
      });
    });
    return this.#work;
  }
}
