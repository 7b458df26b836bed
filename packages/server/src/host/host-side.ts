/** What whoever runs the server has of it besides the game: backups, moderation, and a door to ask by. */
import type { Store } from '@fabula/gamelog/port.ts';
import type { SqliteStore } from '@fabula/gamelog/sqlite.ts';
import type { Logger } from 'pino';
import { CLOCK } from '../clock.ts';
import { type HostAsk, type HostCommands, openHostDoor } from './host-door.ts';
import { hostCommands } from './moderation-commands.ts';
import type { Moderator } from '../moderation/moderator.ts';
import type { Settings } from '../settings.ts';
import { Backups } from '../keeping/backups.ts';

const IN_POSTGRES =
  'The data is in PostgreSQL, and is backed up by its own means: pg_dump (docs/hosting.md#on-postgresql)';

/** Returns the way to close it. */
export async function openHostSide(
  { dataDir, backupDir, keepBackups }: Settings,
  store: Store | SqliteStore,
  moderator: Moderator,
  log: Logger,
): Promise<() => void> {
  const backups = new Backups({
    make: (folder) =>
      'backup' in store ? store.backup(folder) : Promise.reject<never>(new Error(IN_POSTGRES)),
    folder: backupDir,
    keep: keepBackups,
    today: () => CLOCK.today(),
    log,
  });
  const commands: HostCommands = {
    ...hostCommands(moderator),
    backup: ({ folder }: HostAsk) => backups.make(typeof folder === 'string' ? folder : null),
  };
  const door = await openHostDoor(dataDir, commands).catch((error: unknown) => {
    // A path may be too long for a socket.
    log.warn(
      { err: error },
      'there is no door for the host: `npm run backup` and `npm run moderate` will not work while the server runs',
    );
    return null;
  });
  void backups.start();
  return () => {
    door?.close();
    backups.stop();
  };
}
