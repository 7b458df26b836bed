import { StoreError } from './port.ts';
import type { Connection, Statement } from './postgres-connection.ts';

// A game's row knows where its log ends, and is what two who append at once compare with; half of every page is left free, so
// that a row is replaced beside itself. Names are compared by bytes, whatever the language of the database.
//
// append_moves takes a batch, at most one entry a game, sorted by game: all games that go on, in this order, and then all
// that begin, in this order. So two nodes never wait for each other. It answers with the places (from 1) of those that
// came too late, and where their games stand: in a statement of its own, which sees what was waited for.
const FIRST = `
  CREATE TABLE game (
    id text COLLATE "C" PRIMARY KEY, seq int NOT NULL, at bigint NOT NULL, bytes bigint NOT NULL,
    people text, origin text
  ) WITH (fillfactor = 50);
  CREATE TABLE entry (
    game text COLLATE "C" NOT NULL, after int NOT NULL, seq int NOT NULL, text text NOT NULL,
    PRIMARY KEY (game, after)
  );
  CREATE TABLE record (
    kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    version int NOT NULL, at bigint NOT NULL, text text NOT NULL,
    PRIMARY KEY (kind, id)
  );
  CREATE TABLE medium (id text COLLATE "C" PRIMARY KEY, bytes bytea NOT NULL);
  -- Drawings and recordings are compressed already.
  ALTER TABLE medium ALTER COLUMN bytes SET STORAGE EXTERNAL;

  -- Gone after a crash and on a promoted standby, which is why writing to them is cheap.
  CREATE UNLOGGED TABLE node (id text COLLATE "C" PRIMARY KEY, seen timestamptz NOT NULL);
  CREATE UNLOGGED TABLE presence (
    at_table text COLLATE "C" NOT NULL, player text COLLATE "C" NOT NULL, role text COLLATE "C" NOT NULL,
    node text COLLATE "C" NOT NULL, connections int NOT NULL,
    PRIMARY KEY (at_table, player, role, node)
  );
  CREATE INDEX ON presence (node);
  CREATE TABLE alarm (at_table text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);
  CREATE INDEX ON alarm (at);

  CREATE FUNCTION append_moves(games text[], afters int[], seqs int[], texts text[], today bigint)
  RETURNS TABLE (place int, stands int) LANGUAGE plpgsql AS $$
  DECLARE
    written text[];
    begun text[];
  BEGIN
    WITH asked AS MATERIALIZED (
      SELECT * FROM unnest(games, afters, seqs, texts) AS a (id, after, seq, text) WHERE a.after > 0
    ), moved AS (
      UPDATE game SET seq = asked.seq, at = today, bytes = bytes + octet_length(asked.text)
      FROM asked WHERE game.id = asked.id AND game.seq = asked.after
      RETURNING asked.*
    ), placed AS (
      INSERT INTO entry (game, after, seq, text) SELECT id, after, seq, text FROM moved RETURNING game
    )
    SELECT coalesce(array_agg(game), '{}') INTO written FROM placed;
    IF 0 = ANY (afters) THEN
      WITH asked AS MATERIALIZED (
        SELECT * FROM unnest(games, afters, seqs, texts) AS a (id, after, seq, text) WHERE a.after = 0
      ), new AS (
        INSERT INTO game (id, seq, at, bytes) SELECT id, seq, today, octet_length(text) FROM asked
        ON CONFLICT DO NOTHING RETURNING id
      ), placed AS (
        INSERT INTO entry (game, after, seq, text) SELECT id, after, seq, text FROM asked JOIN new USING (id) RETURNING game
      )
      SELECT coalesce(array_agg(game), '{}') INTO begun FROM placed;
      written := written || begun;
    END IF;
    IF cardinality(written) < cardinality(games) THEN
      RETURN QUERY
        SELECT asked.place::int, coalesce(game.seq, 0) FROM unnest(games) WITH ORDINALITY AS asked (id, place)
        LEFT JOIN game ON game.id = asked.id WHERE asked.id <> ALL (written);
    END IF;
  END $$;
`;

/** By the version that is found; what is the last change's is ours. */
const CHANGES = [FIRST] as const;
const OURS = CHANGES.length;

/** Older ones lack something of what is used here; 15 is what Debian has; the tests run on 18. */
const OLDEST = 150_000;

const SETTINGS: Statement = {
  name: 'settings',
  text: `SELECT current_setting('server_version_num')::int, current_setting('server_encoding'),
    current_setting('fsync'), current_setting('synchronous_commit')`,
};
// Asked of the catalogue itself: to_regclass would remember that there was no such table before we waited for another node.
const FIND_VERSION: Statement = {
  name: 'find version',
  text: `SELECT true FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'fabula_version'`,
};
const VERSION: Statement = { name: 'version', text: 'SELECT version FROM fabula_version' };
// Names a schema of this database: several Fabulas may live in one, each in a schema of its own.
const WAIT_FOR_OTHERS: Statement = {
  name: 'wait for others',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('fabula ' || current_schema(), 0))`,
};

/** Refuses a database that would lose what it acknowledged, or cannot hold our texts. */
export async function checkSettings(connection: Connection): Promise<void> {
  type Row = [version: number, encoding: string, fsync: string, commit: string];
  const [found] = await connection.ask<Row>(SETTINGS, []);
  const [version = 0, encoding = '', fsync = '', commit = ''] = found ?? [];
  const refuse = (why: string): never => {
    throw new StoreError('unsafe', why);
  };
  if (version < OLDEST)
    refuse(`The database is PostgreSQL ${Math.floor(version / 10_000)}; it must be 15 or newer.`);
  if (encoding !== 'UTF8')
    refuse(`The database has the encoding ${encoding}; create one with ENCODING 'UTF8'.`);
  if (fsync !== 'on')
    refuse(
      'The database runs with fsync=off: a power cut would destroy it. Set fsync=on in postgresql.conf.',
    );
  if (commit === 'off')
    refuse(
      'The database runs with synchronous_commit=off: acknowledged moves would be lost. Set it to on, for the server or for our role.',
    );
}

/** Several nodes may start at once: the first makes the changes, the others find them made. */
export async function bringUpToDate(connection: Connection): Promise<void> {
  if ((await versionOf(connection)) === OURS) return;
  await connection.run('BEGIN');
  await connection.ask(WAIT_FOR_OTHERS, []);
  const found = await versionOf(connection);
  const missing = CHANGES.slice(found).join('\n');
  if (found === 0)
    await connection.run(
      'CREATE TABLE fabula_version (version int NOT NULL); INSERT INTO fabula_version VALUES (0)',
    );
  await connection.run(`${missing} UPDATE fabula_version SET version = ${OURS}; COMMIT`);
}

/** 0: there is nothing yet. */
async function versionOf(connection: Connection): Promise<number> {
  const [there] = await connection.ask<[boolean]>(FIND_VERSION, []);
  if (there?.[0] !== true) return 0;
  const [version = 0] = (await connection.ask<[number]>(VERSION, []))[0] ?? [];
  if (version > OURS)
    throw new StoreError(
      'newer',
      `The data in the database has schema ${version}; this Fabula knows ${OURS}. Start the newer Fabula that wrote it.`,
    );
  return version;
}
