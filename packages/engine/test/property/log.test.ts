import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLog, fold, readLog, sealed } from '../../src/log.ts';
import { replay, verifyDeal } from '../../src/replay.ts';
import { finish, perform, plan } from '../kit/games.ts';
import { at, runs } from '../kit/play.ts';
import { table, type Table } from '../kit/table.ts';

const refused = (text: string): boolean => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return true;
  }
  const read = readLog(value);
  return !read.ok || !replay(read.log).ok;
};

describe('the log', () => {
  it('[L1] folding it gives the state, replaying accepts it, and the deal follows from the seed', () => {
    fc.assert(
      fc.property(plan(30), (game) => {
        const { log, state, entries } = perform(game, () => {});
        expect(fold(entries)).toEqual(state);
        expect(replay(log)).toEqual({ ok: true, state });
        expect(verifyDeal(log).ok).toBe(true);
      }),
      runs(),
    );
  });

  it('[L2] a log is JSON: written and read again it is the same log', () => {
    fc.assert(
      fc.property(plan(30), (game) => {
        const { log, state } = perform(game, () => {});
        const read = readLog(JSON.parse(JSON.stringify(log)));
        expect(read).toEqual({ ok: true, log });
        expect(read.ok && replay(read.log)).toEqual({ ok: true, state });
      }),
      runs(200),
    );
  });

  it('[L3] any changed byte is refused', () => {
    const game = table({ seats: 3, preset: 'imaginarium' }).round([1]).seen().round().seen();
    const text = JSON.stringify(game.log);
    expect(refused(text)).toBe(false);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (place, code) => {
        const changed = text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1);
        fc.pre(changed !== text);
        expect(refused(changed)).toBe(true);
      }),
      runs(1000),
    );
  });

  it('[L4] a changed event is refused even when the whole chain is sealed anew', () => {
    const game = finish(table({ seats: 4, rules: { rounds: 2 } }));
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (one, other, drop) => {
        const entry = 1 + (one % (game.entries.length - 1));
        const tampered = resealed(game, entry, (events) => (drop ? events.slice(1) : mutate(events, other)));
        fc.pre(tampered !== null);
        const verdict = replay(asLog(tampered ?? []));
        expect(verdict).toMatchObject({ ok: false });
        const { seq, events } = game.entries[entry] ?? { seq: 0, events: [] };
        expect(!verdict.ok && verdict.event).toBeGreaterThanOrEqual(seq);
        expect(!verdict.ok && verdict.event).toBeLessThanOrEqual(seq + events.length);
      }),
      runs(300),
    );
  });
});

type Events = Table['entries'][number]['events'];

function resealed({ entries }: Table, place: number, change: (events: Events) => Events | null) {
  const chain: Table['entries'] = [];
  for (const [index, { seq, command, events }] of entries.entries()) {
    const changed = index === place ? change(events) : events;
    if (changed === null || (index === place && JSON.stringify(changed) === JSON.stringify(events)))
      return null;
    chain.push(sealed(chain.at(-1)?.hash ?? '', seq, command, changed));
  }
  return chain;
}

/** Changes one number or word somewhere in the events. */
function mutate(events: Events, pick: number): Events | null {
  const text = JSON.stringify(events);
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return null;
  const found = at(numbers, pick);
  const changed = `${text.slice(0, found.index)}${Number(found[0]) + 1}${text.slice(found.index + found[0].length)}`;
  return JSON.parse(changed) as Events;
}
