import type { Alarms } from './alarms.ts';
import type { Statement, Value } from './postgres-connection.ts';
import type { Pool } from './postgres-pool.ts';
import { type Combined, Together } from './postgres-together.ts';
import type { Attendance, Attendant, Presence } from './presence.ts';
import type { Turns } from './turns.ts';

// Time is the database's: the clocks of nodes differ.
const statements = {
  beat: {
    name: 'beat',
    text: `
      INSERT INTO node (id, seen) VALUES ($1, clock_timestamp())
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax <> 0`,
  },
  // In a statement of its own, which waits for nobody: two nodes that held each other for dead would wait in a circle. Whoever
  // is locked is just saying that it lives.
  forgetDead: {
    name: 'forget dead',
    text: `
      WITH dead AS (
        SELECT id FROM node WHERE seen < clock_timestamp() - $1 * interval '1 ms' FOR UPDATE SKIP LOCKED
      ), gone AS (
        DELETE FROM presence USING dead WHERE presence.node = dead.id
      )
      DELETE FROM node USING dead WHERE node.id = dead.id`,
  },
  nodes: {
    name: 'nodes',
    text: `SELECT id FROM node WHERE seen >= clock_timestamp() - $1 * interval '1 ms' ORDER BY id`,
  },
  at: {
    name: 'at',
    text: `
      SELECT at_table, player, role, node, connections FROM presence JOIN node ON node.id = presence.node
      WHERE at_table = ANY ($1) AND seen >= clock_timestamp() - $2 * interval '1 ms'`,
  },
  leave: {
    name: 'leave',
    text: `
      WITH me AS (SELECT id FROM node WHERE id = $1 FOR UPDATE),
      gone AS (DELETE FROM presence USING me WHERE presence.node = me.id)
      DELETE FROM node USING me WHERE node.id = me.id`,
  },
  setAlarm: {
    name: 'set alarm',
    text: 'INSERT INTO alarm (at_table, at) VALUES ($1, $2) ON CONFLICT (at_table) DO UPDATE SET at = excluded.at',
  },
  noAlarm: { name: 'no alarm', text: 'DELETE FROM alarm WHERE at_table = $1' },
  due: {
    name: 'due',
    text: 'SELECT at_table, at FROM alarm WHERE at <= $1 ORDER BY at, at_table LIMIT $2',
  },
} as const satisfies Record<string, Statement>;

interface Put extends Attendant {
  readonly node: string;
  readonly connections: number;
}

// Whoever changes several of a node's rows at once holds the node first: two would lock the rows in different orders.
const come: Combined<Put> = {
  name: 'come',
  text: `
    WITH here AS (SELECT id FROM node WHERE id = $1 FOR KEY SHARE)
    INSERT INTO presence (at_table, player, role, node, connections)
    SELECT at_table, player, role, here.id, connections
    FROM here, unnest($2::text[], $3::text[], $4::text[], $5::int[]) AS came (at_table, player, role, connections)
    ON CONFLICT (at_table, player, role, node) DO UPDATE SET connections = excluded.connections`,
  values: (puts) => [...whoOf(puts), puts.map(({ connections }) => connections)],
};
const go: Combined<Put> = {
  name: 'go',
  text: `
    WITH here AS (SELECT id FROM node WHERE id = $1 FOR KEY SHARE)
    DELETE FROM presence
    USING here, unnest($2::text[], $3::text[], $4::text[]) AS gone (at_table, player, role)
    WHERE presence.at_table = gone.at_table AND presence.player = gone.player AND presence.role = gone.role
      AND presence.node = here.id`,
  values: whoOf,
};

function whoOf(puts: readonly Put[]): Value[] {
  return [
    puts[0]?.node ?? '',
    puts.map(({ table }) => table),
    puts.map(({ player }) => player),
    puts.map(({ role }) => role),
  ];
}

export function postgresPresence(pool: Pool, turns: Turns, node: string, lifeMs: number): Presence {
  const [coming, going] = [new Together<Put, []>(pool, come), new Together<Put, []>(pool, go)];
  return {
    beat: () =>
      turns.any(async () => {
        const isKnown = await pool.write(
          async (connection) => (await connection.ask<[boolean]>(statements.beat, [node]))[0]?.[0] ?? false,
          // Perhaps it was the first one: to tell everything again does no harm.
          () => Promise.resolve(false),
        );
        await pool.ask(statements.forgetDead, lifeMs);
        return isKnown;
      }),
    nodes: () =>
      turns.any(async () => (await pool.ask<[string]>(statements.nodes, lifeMs)).map(([id]) => id)),
    put: (who, connections) =>
      turns.take(`presence ${who.table} ${who.player}`, async () => {
        await (connections === 0 ? going : coming).ask({ ...who, node, connections });
      }),
    at: (tables) =>
      turns.any(async () => {
        const rows = await pool.ask<[string, string, string, string, number]>(statements.at, tables, lifeMs);
        return rows.map(([table, player, role, by, connections]): Attendance => ({
          table,
          player,
          role,
          node: by,
          connections,
        }));
      }),
    leave: () => turns.any(async () => void (await pool.ask(statements.leave, node))),
  };
}

export function postgresAlarms(pool: Pool, turns: Turns): Alarms {
  return {
    set: (table, at) =>
      turns.take(`alarm ${table}`, async () => {
        if (at === null) await pool.ask(statements.noAlarm, table);
        else await pool.ask(statements.setAlarm, table, at);
      }),
    due: (by, limit) =>
      turns.any(async () => {
        const rows = await pool.ask<[string, string]>(statements.due, by, limit);
        return rows.map(([table, at]) => ({ table, at: Number(at) }));
      }),
  };
}
