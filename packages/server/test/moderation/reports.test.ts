import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Records, StoreError } from '@fabula/gamelog/port.ts';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/keeping/calendar.ts';
import { tidyUp } from '../../src/keeping/tidy.ts';
import { type NewReport, Reports } from '../../src/moderation/reports.ts';
import { FakeClock } from '../fake-clock.ts';
import { otherwise } from '../fake-house.ts';

const reported = (changes: Partial<NewReport> = {}): NewReport => ({
  at: 1_000,
  by: 'reporter',
  from: 'here',
  network: null,
  player: 'rude',
  name: 'Rude',
  kind: 'name',
  text: null,
  media: null,
  said: null,
  table: 'ABCDEF',
  game: 'game',
  reason: '',
  ...changes,
});

const numbers = async (reports: Reports): Promise<number[]> =>
  (await reports.list()).map(({ number }) => number);

describe('reports', () => {
  it('go after ninety days the server has seen, in which a clock that jumps counts little', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    const terms = { keepDays: 0, keepFinishedDays: 0 };
    const nobody = { table: () => false, player: () => false, games: () => new Set<string>() };
    const tidy = (): Promise<unknown> => tidyUp(store, terms, clock.now(), nobody);
    const reports = new Reports(store.records);
    await reports.add(reported({ at: clock.now() }));
    await tidy();
    await clock.pass(200 * DAY);
    await tidy();
    expect(await numbers(reports)).toEqual([1]);
    for (let day = 0; day < 84; day += 1) {
      await clock.pass(DAY);
      await tidy();
    }
    expect(await numbers(reports)).toEqual([]);
  });

  it('are settled also if somebody else has changed one in between', async () => {
    const kept = openMemory();
    let puts = 0;
    const put: Records['put'] = async (kind, id, text, version) => {
      puts += 1;
      const found = puts === 2 ? await kept.records.get(kind, id) : undefined;
      if (found) await kept.records.put(kind, id, found.text, found.version);
      return kept.records.put(kind, id, text, version);
    };
    const reports = new Reports(otherwise(kept, { records: { put } }).records);
    await reports.add(reported());
    await reports.settle(1, 'banned');
    expect(await new Reports(kept.records).find(1)).toMatchObject({ done: 'banned' });
    expect(puts).toBe(3);
  });

  it('are numbered, found, settled, and there after a restart', async () => {
    const { records } = openMemory();
    const reports = new Reports(records);
    expect(await reports.add(reported())).toBeGreaterThan(100);
    await reports.add(reported({ kind: 'message', text: 'words', said: 5 }));
    await reports.settle(2, 'message deleted');
    const again = new Reports(records);
    expect(await again.find(2)).toEqual({
      ...reported({ kind: 'message', text: 'words', said: 5 }),
      number: 2,
      done: 'message deleted',
    });
    expect(await again.find(3)).toBeNull();
    await again.add(reported({ player: 'other' }));
    expect(await numbers(again)).toEqual([1, 2, 3]);
  });

  it('of the same thing by the same guest are one; of another thing, or by another, not', async () => {
    const reports = new Reports(openMemory().records);
    await reports.add(reported());
    expect(await reports.add(reported({ at: 2_000, reason: 'again', table: 'GHJKLM' }))).toBe(0);
    await reports.add(reported({ name: 'Ruder' }));
    await reports.add(reported({ by: 'another' }));
    await reports.add(reported({ kind: 'drawing', media: '1-a' }));
    expect(await reports.add(reported({ kind: 'drawing', media: '1-a' }))).toBe(0);
    await reports.add(reported({ kind: 'drawing', media: '2-b' }));
    expect(await numbers(reports)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are bounded, and nobody pushes out what others have reported', async () => {
    const reports = new Reports(openMemory().records, 5);
    await reports.add(reported({ from: 'there' }));
    for (let player = 0; player < 20; player += 1) await reports.add(reported({ player: `p${player}` }));
    expect(await numbers(reports)).toEqual([1, 18, 19, 20, 21]);
  });

  it('are seen beside one that cannot be read', async () => {
    const { records } = openMemory();
    await records.put('report', '000000001', '{"kind":"rumour"}', 0);
    const reports = new Reports(records);
    await reports.add(reported({ player: 'a' }));
    await reports.add(reported({ player: 'b' }));
    expect((await reports.list()).map(({ player }) => player)).toEqual(['a', 'b']);
  });

  it('that come at once each have a number of their own', async () => {
    const reports = new Reports(openMemory().records);
    await Promise.all([0, 1, 2, 3].map((player) => reports.add(reported({ player: `p${player}` }))));
    expect(await numbers(reports)).toEqual([1, 2, 3, 4]);
  });

  it('that could not be kept can be made again', async () => {
    const { records } = openMemory();
    let isFull = true;
    const reports = new Reports({
      get: (kind, id) => records.get(kind, id),
      list: (kind, page) => records.list(kind, page),
      sizes: (kind, page) => records.sizes(kind, page),
      kinds: () => records.kinds(),
      remove: (kind, id) => records.remove(kind, id),
      put: (kind, id, text, version) =>
        isFull ? Promise.reject(new StoreError('full', 'no room')) : records.put(kind, id, text, version),
    });
    await expect(reports.add(reported())).rejects.toThrow('no room');
    isFull = false;
    expect(await reports.add(reported())).toBeGreaterThan(0);
  });
});
