import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/events.ts';
import { evolve } from '../../src/evolve.ts';
import { NOTHING } from '../../src/state.ts';
import { type Log, readLog } from '../../src/log.ts';
import { replay, verifyDeal } from '../../src/replay.ts';
import { OWN_PARTS, PUBLIC_PARTS, touchedParts, viewFor } from '../../src/view.ts';

const folder = new URL('../replays/', import.meta.url);
const read = (file: string): Log => {
  const result = readLog(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (!result.ok) throw new Error(`${file}: ${result.why}`);
  return result.log;
};

/** How the recorded games ended, on the day they were played. */
const ENDINGS: Record<string, { round: number; scores: number[]; winners: number[] }> = {
  'v1-dixit-3.json': { round: 13, scores: [37, 37, 25], winners: [0, 1] },
  'v1-dixit-6.json': { round: 8, scores: [12, 16, 21, 15, 20, 15], winners: [2] },
  'v1-imaginarium-4.json': { round: 10, scores: [22, 20, 24, 21], winners: [2] },
  'v1-imaginarium-5.json': { round: 11, scores: [22, 17, 20, 19, 26], winners: [4] },
  'v1-house.json': { round: 4, scores: [3, 14, 14, 7, 6], winners: [1, 2] },
  'v1-customs.json': { round: 5, scores: [25, 13, 0, 7, 7], winners: [0] },
  'v1-sung.json': { round: 3, scores: [0, 9, 9, 6], winners: [1, 2] },
  'v1-pairs.json': { round: 2, scores: [7, 0, 7], winners: [0, 2] },
  'c5-box.json': { round: 2, scores: [4, 4, 1, 7], winners: [3] },
  'swaps.json': { round: 3, scores: [5, 8, 11, 0], winners: [2] },
  'v1-without-stand-ins.json': { round: 3, scores: [4, 9, 4, 10, 4], winners: [3] },
};
/** The compiler sees to it that none is missing. */
const EVERY_EVENT: Record<EventType, true> = {
  opened: true,
  joined: true,
  asked: true,
  declined: true,
  queued: true,
  seatAdded: true,
  left: true,
  handedOver: true,
  ownerChanged: true,
  wentAway: true,
  gone: true,
  cameBack: true,
  askedForTime: true,
  rulesChanged: true,
  recoloured: true,
  readied: true,
  contributed: true,
  started: true,
  claimed: true,
  claimReopened: true,
  chosenByChance: true,
  skipped: true,
  handSwapped: true,
  told: true,
  mended: true,
  submitted: true,
  owned: true,
  voided: true,
  laid: true,
  voted: true,
  passedOver: true,
  scored: true,
  sawResult: true,
  refilled: true,
  roundBegan: true,
  ended: true,
  timeUp: true,
  paused: true,
  resumed: true,
};
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

describe('recorded games', () => {
  it('[L8] every recorded game is known', () => {
    expect(files.sort()).toEqual(Object.keys(ENDINGS).sort());
  });

  it.each(files)('[L8] %s still plays as it was played', (file) => {
    const log = read(file);
    const verdict = replay(log);
    expect(verdict.ok).toBe(true);
    const { round, scores, phase } = verdict.ok ? verdict.state : { round: 0, scores: [], phase: null };
    expect({ round, scores, winners: phase?.name === 'over' ? phase.winners : null }).toEqual(ENDINGS[file]);
    expect(verifyDeal(log).ok).toBe(true);
  });

  it('[L8] together they hold every kind of event there is', () => {
    const kinds = new Set<EventType>(
      files.flatMap((file) => read(file).entries.flatMap(({ events }) => events.map(({ type }) => type))),
    );
    expect([...kinds].sort()).toEqual(Object.keys(EVERY_EVENT).sort());
  });

  it.each(files)('[P1] %s: patch by patch, every viewer sees the whole view', (file) => {
    let state = NOTHING;
    for (const { events } of read(file).entries) {
      const before = state;
      state = events.reduce(evolve, state);
      const { shared, own } = touchedParts(events);
      for (const viewer of ['spectator', ...before.seats.keys()] as const) {
        const patched: Record<string, unknown> = { ...viewFor(before, viewer) };
        for (const part of shared) patched[part] = PUBLIC_PARTS[part](state);
        if (viewer !== 'spectator') for (const part of own) patched[part] = OWN_PARTS[part](state, viewer);
        const view = viewFor(state, viewer);
        if (JSON.stringify(patched) !== JSON.stringify(view)) expect(patched).toEqual(view);
      }
    }
    expect(state.phase.name).toBe('over');
  });

  it('[I7] one of them shuffled the discard in mid-refill', () => {
    const refills = read('v1-imaginarium-4.json').entries.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'refilled' && event.reshuffled ? [event.reshuffled.length] : [],
      ),
    );
    expect(refills.length).toBeGreaterThan(0);
  });
});
