import { describe, expect, it } from 'vitest';
import { clusterDrill } from './cluster/cluster-drill.ts';

/** The small form: one database without a standby. `npm run drill:cluster` has one. */
describe('the drill of three nodes', () => {
  it('loses, repeats and leaks nothing, whatever fails, and every game ends', async () => {
    const report = await clusterDrill({
      tables: 6,
      faults: 7,
      seed: 11,
      think: 400,
      bus: 'notify',
      hasStandby: false,
    });
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ lost: 0, duplicated: 0, forked: 0, stuck: 0, leaks: 0 });
    expect([...report.waits.keys()]).toHaveLength(7);
    expect(report.acknowledged).toBeGreaterThan(100);
    expect(report.frames).toBeGreaterThan(report.acknowledged);
  });
});
