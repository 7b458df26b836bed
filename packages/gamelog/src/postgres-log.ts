import { unfit } from './port.ts';
import type { About, Entry, GameLog, GameSummary } from './port.ts';
import type { Statement } from './postgres-connection.ts';
import type { Lane, Append } from './postgres-lane.ts';
import type { Pool } from './postgres-pool.ts';
import type { Weight } from './postgres-weight.ts';
import type { Turns } from './turns.ts';

const statements = {
  // afterSeq may lie inside an entry: begin at the entry that covers it.
  read: {
    name: 'read',
    text: `
      SELECT seq, text FROM entry WHERE game = $1 AND seq > $2
        AND after >= coalesce((SELECT max(after) FROM entry WHERE game = $1 AND after <= $2), 0)
      ORDER BY after LIMIT $3`,
  },
  last: { name: 'last', text: 'SELECT seq, text FROM entry WHERE game = $1 ORDER BY after DESC LIMIT 1' },
  standing: { name: 'standing', text: 'SELECT id, seq FROM game WHERE id = ANY ($1::text[])' },
  note: {
    name: 'note',
    text: `
      UPDATE game SET people = CASE WHEN $2 THEN $3 ELSE people END, origin = CASE WHEN $4 THEN $5 ELSE origin END
      WHERE id = $1 RETURNING 1`,
  },
  about: { name: 'about', text: 'SELECT people, origin FROM game WHERE id = $1' },
  games: {
    name: 'games',
    text: 'SELECT id, seq, at, bytes, people, origin FROM game WHERE id > $1 ORDER BY id LIMIT $2',
  },
  // The game's row goes first: whoever appends meanwhile waits for it, and finds it gone.
  forget: {
    name: 'forget',
    text: `
      WITH gone AS (DELETE FROM game WHERE id = $1 AND ($2::int IS NULL OR seq = $2) RETURNING id, bytes),
      entries AS (DELETE FROM entry USING gone WHERE game = gone.id)
      SELECT bytes FROM gone`,
  },
} as const satisfies Record<string, Statement>;

type AboutRow = [people: string | null, origin: string | null];
type GameRow = [id: string, seq: number, at: string, bytes: string, ...AboutRow];

export interface LogSetup {
  readonly pool: Pool;
  readonly turns: Turns;
  readonly lane: Lane;
  readonly weight: Weight;
}

export class PostgresLog implements GameLog {
  readonly #pool: Pool;
  readonly #turns: Turns;
  readonly #lane: Lane;
  readonly #weight: Weight;

  constructor({ pool, turns, lane, weight }: LogSetup) {
    this.#pool = pool;
    this.#turns = turns;
    this.#lane = lane;
    this.#weight = weight;
  }

  append: GameLog['append'] = async (game, after, text, eventCount) => {
    const mistake = unfit(text, eventCount);
    if (mistake) throw mistake;
    const move = { game, after, seq: after + eventCount, text };
    return this.#turns.take(game, () => this.#lane.append(move));
  };

  /** A lane has written these. */
  written(moves: readonly Append[]): void {
    for (const { text } of moves) this.#weight.add(Buffer.byteLength(text));
  }

  read: GameLog['read'] = (game, afterSeq = 0, limit) =>
    this.#turns.take(game, async () => {
      const rows = await this.#pool.ask<[number, string]>(statements.read, game, afterSeq, limit ?? null);
      return rows.map(entry);
    });

  last: GameLog['last'] = (game) =>
    this.#turns.take(game, async () => {
      const [row] = await this.#pool.ask<[number, string]>(statements.last, game);
      return row && entry(row);
    });

  length: GameLog['length'] = (game) =>
    this.#turns.take(game, async () => {
      const [row] = await this.#pool.ask<[string, number]>(statements.standing, [game]);
      return row?.[1] ?? 0;
    });

  standing: GameLog['standing'] = (games) =>
    this.#turns.any(async () => {
      const rows = await this.#pool.ask<[string, number]>(statements.standing, games);
      return rows.map(([game, seq]) => ({ game, seq }));
    });

  note: GameLog['note'] = (game, { people, origin }) =>
    this.#turns.take(game, async () => {
      const names = people ? JSON.stringify(people) : null;
      const isThere = await this.#pool.ask(
        statements.note,
        game,
        String(people !== undefined),
        names,
        String(origin !== undefined),
        origin ?? null,
      );
      return isThere.length > 0;
    });

  about: GameLog['about'] = (game) =>
    this.#turns.take(game, async () => {
      const [row] = await this.#pool.ask<AboutRow>(statements.about, game);
      return row && known(row);
    });

  games: GameLog['games'] = ({ after = '', limit }) =>
    this.#turns.any(async () => {
      const rows = await this.#pool.ask<GameRow>(statements.games, after, limit);
      return rows.map(([game, seq, at, bytes, ...about]): GameSummary => ({
        game,
        seq,
        lastAt: Number(at),
        bytes: Number(bytes),
        ...known(about),
      }));
    });

  remove: GameLog['remove'] = (game, expectedSeq) =>
    this.#turns.take(game, async () => {
      const { forget, standing } = statements;
      const gone = await this.#pool.write(
        async (connection) => {
          const [row] = await connection.ask<[string]>(forget, [game, expectedSeq ?? null]);
          return row ? Number(row[0]) : null;
        },
        // If it is gone it was we, or somebody who wanted the same.
        async (connection) => ((await connection.ask(standing, [[game]])).length === 0 ? 0 : undefined),
      );
      if (gone !== null) this.#weight.add(-gone);
      return gone !== null;
    });
}

const entry = ([seq, text]: [number, string]): Entry => ({ seq, text });
const known = ([people, origin]: AboutRow): About => ({
  people: people === null ? null : (JSON.parse(people) as string[]),
  origin,
});
