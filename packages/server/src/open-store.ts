/** Where everything is kept, as the settings say; or why that cannot be opened, in a sentence for whoever runs the server. */
import { mkdirSync } from 'node:fs';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Store, StoreError } from '@fabula/gamelog/port.ts';
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { openSqlite, type SqliteStore } from '@fabula/gamelog/sqlite.ts';
import type { Settings } from './settings.ts';

/** As the settings call it, and the log. */
export const storeName = ({ databaseUrl, store }: Settings): string =>
  databaseUrl === null ? store : 'postgres';

export async function openStore(settings: Settings): Promise<Store | SqliteStore | string> {
  try {
    return await open(settings);
  } catch (error) {
    if (error instanceof StoreError) return problemOf(error, settings);
    throw error;
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
