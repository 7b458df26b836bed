import { putConflict, StoreError, unfit } from './port.ts';
import type { Media, Put, Rec, Records, RecSize } from './port.ts';
import type { Statement } from './postgres-connection.ts';
import type { Pool } from './postgres-pool.ts';
import { type Combined, Together } from './postgres-together.ts';
import type { Weight } from './postgres-weight.ts';
import type { Turns } from './turns.ts';

const statements = {
  get: { name: 'get', text: 'SELECT id, version, text, at FROM record WHERE kind = $1 AND id = $2' },
  first: {
    name: 'first',
    text: 'INSERT INTO record (kind, id, version, text, at) VALUES ($1, $2, 1, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
  },
  put: {
    name: 'put',
    text: `
      UPDATE record SET version = version + 1, text = $3, at = $4 WHERE kind = $1 AND id = $2 AND version = $5
      RETURNING 1`,
  },
  version: { name: 'version of', text: 'SELECT version FROM record WHERE kind = $1 AND id = $2' },
  drop: {
    name: 'drop',
    text: `
      DELETE FROM record WHERE kind = $1 AND id = $2 AND ($3::int IS NULL OR version = $3)
      RETURNING octet_length(text)`,
  },
  list: {
    name: 'list',
    text: 'SELECT id, version, text, at FROM record WHERE kind = $1 AND id > $2 ORDER BY id LIMIT $3',
  },
  sizes: {
    name: 'sizes',
    text: 'SELECT id, octet_length(text) FROM record WHERE kind = $1 AND id > $2 ORDER BY id LIMIT $3',
  },
  kinds: { name: 'kinds', text: 'SELECT DISTINCT kind FROM record ORDER BY kind' },
  keep: {
    name: 'keep',
    text: 'INSERT INTO medium (id, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
  },
  medium: { name: 'medium', text: 'SELECT bytes FROM medium WHERE id = $1' },
  dropMedium: { name: 'drop medium', text: 'DELETE FROM medium WHERE id = $1 RETURNING octet_length(bytes)' },
  mediaSizes: {
    name: 'media sizes',
    text: 'SELECT id, octet_length(bytes) FROM medium WHERE id > $1 ORDER BY id LIMIT $2',
  },
} as const satisfies Record<string, Statement>;

const some: Combined<readonly [kind: string, id: string]> = {
  name: 'some',
  text: `
    SELECT place::int, record.id, version, text, at
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (kind, id, place)
    JOIN record ON record.kind = asked.kind AND record.id = asked.id`,
  values: (asked) => [asked.map(([kind]) => kind), asked.map(([, id]) => id)],
};

type RecordRow = [id: string, version: number, text: string, at: string];

export interface RecordsSetup {
  readonly pool: Pool;
  readonly turns: Turns;
  readonly weight: Weight;
  readonly now: () => number;
}

export function postgresRecords({ pool, turns, weight, now }: RecordsSetup): Records {
  const inTurn = <T>(kind: string, id: string, work: () => Promise<T>): Promise<T> =>
    turns.take(`${kind} ${id}`, work);

  const reading = new Together<readonly [string, string], RecordRow>(pool, some);

  async function put(kind: string, id: string, text: string, expectedVersion: number): Promise<Put> {
    const at = now();
    const written: Put = { ok: true, version: expectedVersion + 1 };
    return pool.write<Put>(
      async (connection) => {
        const done =
          expectedVersion === 0
            ? await connection.ask(statements.first, [kind, id, text, at])
            : await connection.ask(statements.put, [kind, id, text, at, expectedVersion]);
        if (done.length > 0) return written;
        const [found] = await connection.ask<[number]>(statements.version, [kind, id]);
        return putConflict(found?.[0] ?? 0);
      },
      async (connection) => {
        const [found] = await connection.ask<RecordRow>(statements.get, [kind, id]);
        const version = found?.[1] ?? 0;
        if (version === expectedVersion) return undefined;
        if (version === written.version) return found?.[2] === text ? written : putConflict(version);
        // Ours may be below what others have put on top of it.
        if (version > written.version) throw new StoreError('unknown', `${kind} ${id} was put by others too`);
        return putConflict(version);
      },
    );
  }

  return {
    get: (kind, id) =>
      inTurn(kind, id, async () => {
        const row = await reading.ask([kind, id]);
        return row && record(row);
      }),
    put: async (kind, id, text, expectedVersion) => {
      const mistake = unfit(text, 1);
      if (mistake) throw mistake;
      const answer = await inTurn(kind, id, () => put(kind, id, text, expectedVersion));
      if (answer.ok && expectedVersion === 0) weight.add(Buffer.byteLength(text));
      return answer;
    },
    remove: (kind, id, expectedVersion) =>
      inTurn(kind, id, async () => {
        const gone = await pool.write(
          async (connection) => {
            const [row] = await connection.ask<[number]>(statements.drop, [
              kind,
              id,
              expectedVersion ?? null,
            ]);
            return row ? row[0] : null;
          },
          async (connection) =>
            (await connection.ask(statements.version, [kind, id])).length === 0 ? 0 : undefined,
        );
        weight.add(-(gone ?? 0));
        return gone !== null;
      }),
    list: (kind, { after = '', limit }) =>
      turns.any(async () => (await pool.ask<RecordRow>(statements.list, kind, after, limit)).map(record)),
    sizes: (kind, { after = '', limit }) =>
      turns.any(async () =>
        (await pool.ask<[string, number]>(statements.sizes, kind, after, limit)).map(size),
      ),
    kinds: () => turns.any(async () => (await pool.ask<[string]>(statements.kinds)).map(([kind]) => kind)),
  };
}

export function postgresMedia({ pool, turns, weight }: Omit<RecordsSetup, 'now'>): Media {
  return {
    put: (id, bytes) =>
      turns.take(`medium ${id}`, async () => {
        const isNew = await pool.ask(statements.keep, id, bytes);
        if (isNew.length > 0) weight.add(bytes.length);
      }),
    get: (id) =>
      turns.take(`medium ${id}`, async () => (await pool.ask<[Uint8Array]>(statements.medium, id))[0]?.[0]),
    remove: (id) =>
      turns.take(`medium ${id}`, async () => {
        const gone = await pool.write(
          async (connection) => (await connection.ask<[number]>(statements.dropMedium, [id]))[0]?.[0] ?? null,
          async (connection) =>
            (await connection.ask(statements.medium, [id])).length === 0 ? 0 : undefined,
        );
        weight.add(-(gone ?? 0));
        return gone !== null;
      }),
    sizes: ({ after = '', limit }) =>
      turns.any(async () =>
        (await pool.ask<[string, number]>(statements.mediaSizes, after, limit)).map(size),
      ),
  };
}

const record = ([id, version, text, at]: RecordRow): Rec => ({ id, version, text, at: Number(at) });
const size = ([id, bytes]: [string, number]): RecSize => ({ id, bytes });
