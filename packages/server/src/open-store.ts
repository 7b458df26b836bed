/** Where everything is kept, as the settings say; or why that cannot be opened, in a sentence for whoever runs the server. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Store, StoreError } from '@fabula/gamelog/port.ts';
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { openSqlite, type SqliteStore } from '@fabula/gamelog/sqlite.ts';
import type { Settings } from './settings.ts';

/** The system's own: root may write there, says Linux, but makes no folder. */
const NOTHING_IS_MADE_IN = /^\/(?:proc|sys)(?:\/|$)/;

/** As the settings call it, and the log. */
export const storeName = ({ databaseUrl, store }: Settings): string =>
  databaseUrl === null ? store : 'postgres';

export async function openStore(settings: Settings): Promise<Store | SqliteStore | string> {
  const problem = storeName(settings) === 'memory' ? null : problemWith(settings);
  if (problem !== null) return problem;
  try {
    return await open(settings);
  } catch (error) {
    if (error instanceof StoreError) return problemOf(error, settings);
    throw error;
  }
}

/** What is wrong with the folder itself, before anything is made in it. */
function problemWith({ databaseUrl, dataDir }: Settings): string | null {
  // Where nothing can be made, Node tries for ever to make the folders above (/proc).
  let above = dataDir;
  while (!statSync(above, { throwIfNoEntry: false }) && dirname(above) !== above) above = dirname(above);
  if (above !== dataDir && !mayMakeIn(above))
    return `DATA_DIR ${dataDir} is not there, and cannot be made in ${above}.`;
  const isEmptied = sizeOf(join(dataDir, 'fabula.db')) === 0 && sizeOf(join(dataDir, 'fabula.key')) !== null;
  if (databaseUrl !== null || !isEmptied) return null;
  return `fabula.db in ${dataDir} is empty, but a Fabula has kept data there before (fabula.key). Restore a backup; or remove fabula.db to begin anew.`;
}

const sizeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.size ?? null;

function mayMakeIn(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return !NOTHING_IS_MADE_IN.test(folder);
  } catch {
    return false;
  }
}

async function open({ store, databaseUrl, dataDir, maxDataMb, commitRestMs }: Settings): Promise<Store> {
  if (databaseUrl !== null) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return openPostgres(databaseUrl);
  }
  if (store === 'memory') return openMemory();
  const limit = maxDataMb === 0 ? {} : { maxBytes: maxDataMb * 1024 * 1024 };
  return openSqlite(dataDir, { ...limit, restMs: commitRestMs });
}

function problemOf({ fault, message }: StoreError, { databaseUrl, dataDir }: Settings): string {
  if (databaseUrl !== null) return message;
  if (fault === 'locked')
    return `Another process already uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`;
  if (fault === 'newer')
    return `${dataDir} was written by a newer Fabula. Update, or set DATA_DIR to another folder.`;
  return `The data in ${dataDir} cannot be opened: ${message}`;
}
