/** npm run -s backup -- [FOLDER]: copies all data into a folder, while the server runs or not. DATA_DIR says which data. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { FILE } from '@fabula/gamelog/sqlite-file.ts';
import { askHost } from '@fabula/server/host/host-door.ts';
import { dataFolder, refuseDatabase, tell } from './data-folder.ts';

await tell(async () => {
  refuseDatabase('pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const [asked] = parseArgs({ allowPositionals: true }).positionals;
  const folder = asked === undefined ? undefined : resolve(asked);
  const answer = await askHost(dataFolder(), { do: 'backup', folder });
  if (answer === null) return withoutServer(folder);
  if (!answer.ok) throw new Error(answer.why);
  const { file, bytes } = answer;
  return { file, bytes };
});

async function withoutServer(folder: string | undefined): Promise<object> {
  const into = folder ?? process.env['BACKUP_DIR'];
  if (!into) throw new Error('usage: npm run -s backup -- FOLDER');
  if (!existsSync(join(dataFolder(), FILE))) throw new Error(`There is no data in ${dataFolder()}`);
  const store = await openSqlite(dataFolder());
  try {
    return await store.backup(resolve(into));
  } finally {
    await store.close();
  }
}
