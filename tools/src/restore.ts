/** npm run -s restore -- BACKUP.db: puts a backup into DATA_DIR, where there must be no data. The server must not run. */
import { parseArgs } from 'node:util';
import { restore } from '@fabula/gamelog/restore.ts';
import { dataFolder, refuseDatabase, tell } from './data-folder.ts';

await tell(async () => {
  refuseDatabase('pg_restore --exit-on-error --dbname="$DATABASE_URL" FILE');
  const [backup] = parseArgs({ allowPositionals: true }).positionals;
  if (backup === undefined) throw new Error('usage: npm run -s restore -- BACKUP.db');
  const data = dataFolder();
  const problem = await restore(backup, data);
  if (problem !== null) throw new Error(problem);
  return { restored: data };
});
