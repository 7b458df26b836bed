/**
 * npm run -s store:copy -- FROM TO: copies all data from one store to another that is empty, and compares the two. A store is a
 * data folder (SQLite) or postgres://… No server may run on either.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CopyClock, copyStore, differenceOf, isEmpty, type Told } from '@fabula/gamelog/copy-store.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { FILE } from '@fabula/gamelog/sqlite-file.ts';
import { tell } from './data-folder.ts';

const isDatabase = (place: string): boolean => /^postgres(ql)?:/.test(place);

const open = (place: string, now?: () => number): Promise<Store> =>
  isDatabase(place)
    ? openPostgres(place, now ? { now } : {})
    : openSqlite(resolve(place), now ? { now } : {});

await tell(async () => {
  const [from, to] = parseArgs({ allowPositionals: true }).positionals;
  if (from === undefined || to === undefined)
    throw new Error(
      'usage: npm run -s store:copy -- FROM TO, each a data folder or postgres://user:password@host/name',
    );
  if (!isDatabase(from) && !existsSync(join(from, FILE))) throw new Error(`There is no data in ${from}`);
  const source = await open(from);
  try {
    return await copyTo(to, source);
  } finally {
    await source.close();
  }
});

async function copyTo(to: string, source: Store): Promise<object> {
  const clock: CopyClock = { at: 0 };
  const target = await open(to, () => clock.at);
  try {
    if (!(await isEmpty(target))) throw new Error('There is data in the target already: nothing was changed');
    const copied = await copyStore(source, target, clock, progress);
    progress(copied, true);
    const difference = await differenceOf(source, target);
    if (difference !== null)
      throw new Error(
        `The copy is not the same (does a server run?). Empty the target and try again: ${difference}`,
      );
    return copied;
  } finally {
    await target.close();
  }
}

function progress({ games, entries, records, media }: Parameters<Told>[0], isAll = false): void {
  const { stderr } = process;
  if (!stderr.isTTY) return;
  stderr.write(`\r${games} games, ${entries} entries, ${records} records, ${media} drawings and recordings`);
  if (isAll) stderr.write('; comparing …\n');
}
