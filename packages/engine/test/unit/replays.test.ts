import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/events.ts';
import { type Log, readLog } from '../../src/log.ts';
import { replay, verifyDeal } from '../../src/replay.ts';

const folder = new URL('../replays/', import.meta.url);
const read = (file: string): Log => {
  const result = readLog(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (!result.ok) throw new Error(`${file}: ${result.why}`);
  return result.log;
};

/** How the recorded games ended, on the day they were played. */
const ENDINGS: Record<string, { round: number; scores: number[]; winners: number[] }> = {
  'v1-dixit-3.json': { round: 13, scores: [33, 24, 39], winners: [2] },
  'v1-dixit-6.json': { round: 8, scores: [19, 12, 11, 15, 13, 10], winners: [0] },
  'v1-imaginarium-4.json': { round: 9, scores: [21, 16, 18, 23], winners: [3] },
  'v1-imaginarium-5.json': { round: 13, scores: [20, 20, 18, 24, 21], winners: [3] },
  'v1-house.json': { round: 4, scores: [10, 8, 3, 8, 8], winners: [0] },
  'v1-without-stand-ins.json': { round: 3, scores: [4, 5, 8, 10, 4], winners: [3] },
};
/** The compiler sees to it that none is missing. */
const EVERY_EVENT: Record<EventType, true> = {
  opened: true,
  joined: true,
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
  told: true,
  mended: true,
  submitted: true,
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

  it('[I7] one of them shuffled the discard in mid-refill', () => {
    const refills = read('v1-imaginarium-4.json').entries.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'refilled' && event.reshuffled ? [event.reshuffled.length] : [],
      ),
    );
    expect(refills.length).toBeGreaterThan(0);
  });
});
