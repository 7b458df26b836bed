import { describe, expect, it } from 'vitest';
import { drill } from './drill.ts';

describe('the drill', () => {
  it('loses and repeats nothing when the server is killed, and every game ends', async () => {
    const report = await drill({ tables: 8, kills: 3, seed: 7 });
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ lost: 0, duplicated: 0, finished: report.games, kills: 3 });
    expect(report.acknowledged).toBeGreaterThan(100);
  });
});
