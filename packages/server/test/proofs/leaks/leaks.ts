/** Many evenings, every byte of them judged. */
import { Maker } from '../../own-decks/maker.ts';
import { setUp, type Tabletop } from '../../tabletop.ts';
import { evening, type Verdict } from './evening.ts';
import type { Finding } from './judge.ts';
import type { Tamper } from './record.ts';

export interface LeaksReport {
  readonly games: number;
  readonly viewers: number;
  readonly frames: number;
  readonly megabytes: number;
  readonly handovers: number;
  readonly 'late joins': number;
  readonly 'stand-in moves': number;
  readonly 'between two': number;
  readonly 'led through the album': number;
  readonly audience: number;
  readonly leaks: number;
  readonly seconds: number;
  readonly findings: readonly (Finding & { readonly seed: number })[];
}

export interface LeaksSize {
  readonly games: number;
  readonly seed: number;
  readonly atOnce?: number;
  /** Plants leaks: the house is laid open to it. */
  readonly tamper?: (tabletop: Tabletop) => Tamper;
  readonly report?: (line: string) => void;
}

export async function leaks({ games, seed, atOnce = 8, tamper, report }: LeaksSize): Promise<LeaksReport> {
  const began = performance.now();
  const tabletop = await setUp({
    RECONNECT_MS: '5',
    MAX_TABLES_PER_ADDRESS: '0',
    MAX_PLAYERS_PER_ADDRESS: '0',
    MAX_SOCKETS_PER_ADDRESS: '0',
  });
  const maker = new Maker(tabletop.http);
  await maker.make();
  await maker.fill(2);
  const deck = { plays: maker.plays, owner: maker.player?.id ?? '' };
  const verdicts: Verdict[] = [];
  const findings: (Finding & { seed: number })[] = [];
  let next = 0;
  const spend = async (): Promise<void> => {
    while (next < games) {
      const number = seed + next;
      next += 1;
      const verdict = await evening({ ...tabletop, deck }, number, tamper?.(tabletop));
      verdicts.push(verdict);
      findings.push(...verdict.findings.map((finding) => ({ ...finding, seed: number })));
      report?.(`game ${verdicts.length} of ${games}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, games) }, spend));
  } finally {
    await tabletop.stop();
  }
  const sum = (of: (verdict: Verdict) => number): number =>
    verdicts.reduce((total, each) => total + of(each), 0);
  return {
    games: verdicts.length,
    viewers: sum(({ viewers }) => viewers),
    frames: sum(({ frames }) => frames),
    megabytes: sum(({ bytes }) => bytes) / 1e6,
    handovers: sum(({ handovers }) => handovers),
    'late joins': sum(({ lateJoins }) => lateJoins),
    'stand-in moves': sum(({ standIns }) => standIns),
    'between two': sum(({ betweenTwo }) => betweenTwo),
    'led through the album': sum(({ led }) => led),
    audience: sum(({ audience }) => audience),
    leaks: findings.length,
    seconds: (performance.now() - began) / 1000,
    findings,
  };
}
