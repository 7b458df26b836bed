/** A database that things happen to. */
import { startPostgres } from '../../../../gamelog/test/postgres-server.ts';

export interface Database {
  /** Where the one that takes writes is now. */
  readonly port: number;
  url(port: number): string;
  /** Ends, in one way or another, and starts again. */
  restart(way: 'politely' | 'at once' | 'killed'): Promise<void>;
  /** The primary is killed, with all it was doing, and the standby takes its place. Null: there is no standby. */
  readonly promote: (() => Promise<void>) | null;
  /** After a promotion: a new standby, which has everything. */
  rebuild(): Promise<void>;
  /** As an administrator would. */
  query(sql: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** One from npm, without a standby. */
export async function embeddedDatabase(): Promise<Database> {
  const server = await startPostgres(['-c', 'max_connections=200']);
  const urlOf = await server.schema();
  return {
    port: server.port,
    url: urlOf,
    promote: null,
    async restart() {
      await server.kill();
      await server.start();
    },
    rebuild: () => Promise.resolve(),
    query: (sql) => server.query(sql),
    stop: () => server.stop(),
  };
}
