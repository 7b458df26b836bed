/** How long ago something was, in days the server has seen; and what it finds when it looks. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { describe, expect, it } from 'vitest';
import { Calendar, DAY } from '../../src/keeping/calendar.ts';
import { forgetGame } from '../../src/keeping/forget.ts';
import { isOver, survey } from '../../src/keeping/survey.ts';
import { ClueMedia } from '../../src/tables/clue-media.ts';
import { fakeHouse, opened } from '../fake-house.ts';

const BEGIN = 1_700_000_000_000;

describe('the calendar', () => {
  it('counts a week of a longer gap, and every day after it', async () => {
    const { records } = openMemory();
    await Calendar.turn(records, BEGIN, BEGIN);
    const later = BEGIN + 100 * DAY;
    const after = await Calendar.turn(records, later, BEGIN);
    expect(after.since(BEGIN) / DAY).toBe(7);
    const last = await Calendar.turn(records, later + 5 * DAY, later);
    expect([last.since(BEGIN), last.since(later), last.since(later - DAY)].map((ms) => ms / DAY)).toEqual([
      12, 5, 6,
    ]);
  });

  it('believes no date from the future: what is kept says when the server was last seen', async () => {
    const { records } = openMemory();
    await Calendar.turn(records, BEGIN + 1_000 * DAY, BEGIN);
    const back = await Calendar.turn(records, BEGIN + 30 * DAY, BEGIN);
    expect(back.since(BEGIN) / DAY).toBe(7);
  });

  it('keeps a hundred gaps, by its name in the house', async () => {
    const { records } = openMemory();
    let today = BEGIN;
    for (let gap = 0; gap < 130; gap += 1) {
      today += 10 * DAY;
      await Calendar.turn(records, today, today - 10 * DAY);
    }
    const kept = JSON.parse((await records.get('house', 'calendar'))?.text ?? '{}') as { gaps: unknown[] };
    expect(kept.gaps).toHaveLength(101);
  });
});

describe('a look at what there is', () => {
  it('finds games, what their clues weigh, and tables that can be read', async () => {
    const { store, tables } = fakeHouse();
    const { code, game } = await opened(tables, PRESETS.dixit);
    const media = new ClueMedia(store);
    for (const round of [1, 2])
      await media.keep(game.id, round, 'p0', null, { type: 'audio/webm', bytes: Buffer.alloc(3_000) });
    await store.records.put('table', 'BROKEN', 'no JSON', 0);
    const found = await survey(store);
    expect([...found.games.keys()]).toEqual([game.id]);
    expect(found.tables).toMatchObject([{ code, game: game.id }]);
    const sizes = [
      ...(await store.records.sizes('clue-media', { limit: 9 })),
      ...(await store.media.sizes({ limit: 9 })),
    ];
    expect(sizes).toHaveLength(4);
    expect(found.media.get(game.id)).toBe(sizes.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(await isOver(store.games, game.id)).toBe(false);
    expect(await isOver(store.games, 'nowhere')).toBe(false);
  });

  it('forgets no game that somebody has moved in since', async () => {
    const { store, tables } = fakeHouse();
    const { code, game } = await opened(tables, PRESETS.dixit);
    const found = await survey(store);
    const nobody = { table: () => false, player: () => false, games: () => new Set<string>() };
    const seq = await store.games.length(game.id);
    expect(await forgetGame(store, found, nobody, { game: game.id, seq: seq - 1 })).toBe(false);
    expect(await store.records.get('table', code)).toBeDefined();
    expect(await forgetGame(store, found, nobody, { game: game.id, seq })).toBe(true);
    expect(await store.records.get('table', code)).toBeUndefined();
  });
});
