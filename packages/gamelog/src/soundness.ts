import Database from 'libsql';
import { SCHEMA } from './sqlite-file.ts';

/** What is wrong with a copy of the data that nobody uses, in words; null: nothing. What its write-ahead log holds is carried over first. */
export function faultOf(file: string): string | null {
  const db = new Database(file);
  const rows = (sql: string): unknown[] => db.prepare(sql).raw(true).all([]).flat();
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.exec('PRAGMA journal_mode = DELETE');
    const [schema = 0] = rows('PRAGMA user_version') as number[];
    if (schema === 0) return 'it holds no data of Fabula';
    if (schema > SCHEMA)
      return `it was written by a newer Fabula (schema ${schema}; this one knows ${SCHEMA})`;
    const [found] = rows('PRAGMA integrity_check(1)');
    return found === 'ok' ? null : `it is damaged (${String(found)})`;
  } catch (error) {
    return `it is damaged (${error instanceof Error ? error.message : String(error)})`;
  } finally {
    db.close();
  }
}
