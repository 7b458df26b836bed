import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';
import { BREAKS } from './lines.ts';

describe('frames nobody should send', () => {
  it('are all answered, and disturb no table', async () => {
    const report = await fuzz({ frames: 10_000, seed: 3, attackers: 8, tables: 2 });
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ unanswered: 0, 'logs accepted': report.games });
    expect(report.answered).toBeGreaterThanOrEqual(10_000);
    expect(report['broken off']).toBeGreaterThanOrEqual(BREAKS);
  });
});
