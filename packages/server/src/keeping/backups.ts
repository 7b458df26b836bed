/** Every day, and whenever the host asks: a copy of everything, in a folder of the host's choice. */
import { type Backup, backupsIn, dropOldBackups } from '@fabula/gamelog/backup.ts';
import type { Logger } from 'pino';
import { DAY } from './calendar.ts';

const HOUR = 60 * 60 * 1000;

export interface BackupParts {
  readonly make: (folder: string) => Promise<Backup>;
  /** Null: only when asked for one, and told where. */
  readonly folder: string | null;
  /** How many stay there. */
  readonly keep: number;
  readonly today: () => number;
  readonly log: Logger;
}

export class Backups {
  readonly #parts: BackupParts;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: BackupParts) {
    this.#parts = parts;
  }

  /** Looks now, and every hour: a server that is started anew every night has a backup a day too. */
  async start(): Promise<void> {
    const { folder } = this.#parts;
    if (folder === null) return;
    this.#timer = setInterval(() => void this.#makeIfDue(folder), HOUR);
    this.#timer.unref();
    await this.#makeIfDue(folder);
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  async make(folder: string | null): Promise<Backup> {
    const { make, keep, folder: usual } = this.#parts;
    const where = folder ?? usual;
    if (where === null) throw new Error('Say into which folder: there is no BACKUP_DIR');
    const backup = await make(where);
    if (where === usual) await dropOldBackups(where, keep);
    return backup;
  }

  async #makeIfDue(folder: string): Promise<void> {
    const { log, today } = this.#parts;
    try {
      const made = await backupsIn(folder);
      // One that seems to be from tomorrow was made while the clock was wrong.
      const isDue = !made.some(({ at }) => at <= today() && today() - at < DAY - HOUR / 2);
      if (!isDue || this.#stopped) return;
      const { file, bytes } = await this.make(folder);
      log.info({ file, bytes }, 'a backup was made');
    } catch (error) {
      if (!this.#stopped) log.error({ err: error }, 'no backup was made');
    }
  }
}
