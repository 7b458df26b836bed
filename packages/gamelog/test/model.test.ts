import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openMemory } from '../src/memory.ts';
import type { Store } from '../src/port.ts';
import { openPostgres } from '../src/postgres.ts';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';
import { startPostgres } from './postgres-server.ts';

/** Something to ask of a store, with names made unique to one run by `run`. Returns what can be compared. */
interface Ask {
  (store: Store, run: string, heads: Map<string, number>): Promise<unknown>;
  /** It is about many games or records. */
  isList?: boolean;
}
const list = (ask: Ask): Ask => Object.assign(ask, { isList: true });

const word = fc.constantFrom('a', 'b', 'c');
const text = fc.jsonValue().map((value) => JSON.stringify(value));
const near = fc.constantFrom(0, 0, 0, 0, 0, -1, 1);
const limit = fc.integer({ min: 1, max: 4 });

// `heads` is what a well-informed player believes; `off` makes some of them wrong.
const asks: fc.Arbitrary<Ask> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ word, text, off: near, count: fc.integer({ min: 1, max: 3 }) })
      .map(({ word, text, off, count }): Ask => async (store, run, heads) => {
        const game = run + word;
        const expected = Math.max(0, (heads.get(game) ?? 0) + off);
        const appended = await store.games.append(game, expected, text, count);
        heads.set(game, appended.ok ? expected + count : appended.seq);
        return appended;
      }),
  },
  fc.tuple(word, fc.nat(9), fc.option(fc.nat(3), { nil: undefined })).map(
    ([word, after, limit]): Ask =>
      (store, run) =>
        store.games.read(run + word, after, limit),
  ),
  word.map(
    (word): Ask =>
      (store, run) =>
        store.games.last(run + word),
  ),
  fc
    .tuple(
      word,
      fc.record(
        { people: fc.constantFrom(null, [], ['p1'], ['p1', 'p2']), origin: fc.constantFrom(null, 'x', 'y') },
        { requiredKeys: [] },
      ),
    )
    .map(
      ([word, about]): Ask =>
        (store, run) =>
          store.games.note(run + word, about),
    ),
  word.map(
    (word): Ask =>
      (store, run) =>
        store.games.about(run + word),
  ),
  word.map(
    (word): Ask =>
      (store, run) =>
        store.games.length(run + word),
  ),
  fc
    .tuple(word, limit)
    .map(([word, limit]): Ask =>
      list(async (store, run) =>
        (await store.games.games({ after: run + word, limit })).filter(({ game }) => game.startsWith(run)),
      ),
    ),
  fc.tuple(word, fc.option(fc.nat(4), { nil: undefined })).map(
    ([word, expected]): Ask =>
      (store, run) =>
        store.games.remove(run + word, expected),
  ),
  fc.tuple(word, word, text, fc.nat(3)).map(
    ([kind, id, text, version]): Ask =>
      (store, run) =>
        store.records.put(run + kind, id, text, version),
  ),
  fc.tuple(word, word).map(
    ([kind, id]): Ask =>
      (store, run) =>
        store.records.get(run + kind, id),
  ),
  fc.tuple(word, word, fc.option(fc.nat(2), { nil: undefined })).map(
    ([kind, id, expected]): Ask =>
      (store, run) =>
        store.records.remove(run + kind, id, expected),
  ),
  fc
    .tuple(word, word, limit)
    .map(([kind, after, limit]): Ask =>
      list((store, run) => store.records.list(run + kind, { after, limit })),
    ),
  fc
    .tuple(word, word, limit)
    .map(([kind, after, limit]): Ask =>
      list((store, run) => store.records.sizes(run + kind, { after, limit })),
    ),
);

/** Turns of the event loop; what is asked in one turn is asked at once and may share a transaction. */
const turns = fc.array(fc.array(asks, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 });

let clock = 0;
const now = (): number => clock;

async function answersAsMemoryDoes(store: Store, runs: number, isInOrder: boolean): Promise<void> {
  const memory = openMemory(now);
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(turns, async (turns) => {
      const run = `run${String(++ran).padStart(6, '0')}-`;
      const heads = [new Map<string, number>(), new Map<string, number>()] as const;
      for (const turn of turns) {
        clock++;
        // Asks about one game or record keep their order on every store; a list among them only where all do.
        const steps = isInOrder || !turn.some(({ isList }) => isList) ? [turn] : turn.map((ask) => [ask]);
        for (const step of steps) {
          const told = await Promise.all(step.map((ask) => ask(store, run, heads[0])));
          expect(told).toEqual(await Promise.all(step.map((ask) => ask(memory, run, heads[1]))));
        }
      }
    }),
    { numRuns: runs },
  );
}

it('SQLite answers as memory does, whatever is asked in whatever order', async () => {
  const store = await openSqlite(directory(), { now });
  await answersAsMemoryDoes(store, 400, true);
  await store.close();
});

it('PostgreSQL answers as memory does, whatever is asked', async () => {
  const server = await startPostgres();
  const store = await openPostgres((await server.schema())(), { now });
  await answersAsMemoryDoes(store, 150, false);
  await store.close();
  await server.stop();
});
