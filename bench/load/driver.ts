/** Some of the tables, in a process of its own: all of them together must not be what is slow. */
import { type Company, type HonestTables, sitDown } from '../../packages/server/test/proofs/siege/honest.ts';

export type Word = { readonly sitDown: Company } | 'begin' | 'end';

/** What a driver has seen between `begin` and `end`. */
export interface Seen {
  /** From each move to its answer, in milliseconds. */
  readonly waits: readonly number[];
  readonly refused: Readonly<Record<string, number>>;
  readonly games: number;
  /** Seconds of this process' own processor time. */
  readonly cpu: number;
}

export type Report = { readonly seated: true } | { readonly seen: Seen };

let tables: HonestTables | null = null;
let before = { refused: {} as Readonly<Record<string, number>>, games: 0, cpu: 0 };

process.on('message', (word: Word) => {
  if (word === 'begin') before = now();
  else if (word === 'end') leave();
  else
    sitDown(word.sitDown).then(
      (seated) => {
        tables = seated;
        say({ seated: true });
      },
      (error: unknown) => {
        process.stderr.write(`A table could not be opened: ${String(error)}\n`);
        process.exit(1);
      },
    );
});

const say = (report: Report): void => void process.send?.(report);

function now(): typeof before {
  tables?.waits.take();
  const { user, system } = process.cpuUsage();
  return {
    refused: tables?.refused() ?? {},
    games: tables?.gamesFinished() ?? 0,
    cpu: (user + system) / 1e6,
  };
}

function leave(): void {
  const waits = tables?.waits.take() ?? [];
  const after = now();
  const refused = Object.entries(after.refused).map(([code, count]) => [
    code,
    count - (before.refused[code] ?? 0),
  ]);
  const seen: Seen = {
    waits,
    refused: Object.fromEntries(refused) as Record<string, number>,
    games: after.games - before.games,
    cpu: after.cpu - before.cpu,
  };
  process.send?.({ seen } satisfies Report, () => {
    tables?.stop();
    process.exit(0);
  });
}
