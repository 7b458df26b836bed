import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/events.ts';
import type { PlayerId } from '../../src/model.ts';
import type { PresetName } from '../../src/rules.ts';
import { asleep } from '../../src/seats.ts';
import { nextAlarm, standInsAwaited } from '../../src/time.ts';
import { usefulMove } from '../kit/play.ts';
import { NAMES, PRESET_NAMES, SEAT_COUNTS, table, type Table } from '../kit/table.ts';

const noLimits = { claim: null, tell: null, submit: null, vote: null, result: null };

/** One table for every place in a round where somebody may go missing. */
function moments(preset: PresetName, seats: number, standIns: boolean): Record<string, Table> {
  const rules = { standIns, time: noLimits };
  const claim = table({ preset, seats, rules: { ...rules, firstStoryteller: 'claim' } });
  const claimed = claim.fork().does({ type: 'claim', by: 'boris' });
  const tell = table({ preset, seats, rules });
  const submit = tell.fork().tell();
  const submitSome = submit.fork().submit(1);
  const vote = submit.fork().submitAll();
  const voteSome = vote.fork().votes({ 2: 0 });
  const result = vote.fork();
  for (const seat of result.guessers) result.votes({ [seat]: 0 });
  const resultSome = result.fork().does({ type: 'sawResult', by: 'chen' });
  return { claim, claimed, tell, submit, submitSome, vote, voteSome, result, resultSome };
}

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

const WAYS = {
  'lose the connection': (each: Table, absent: readonly PlayerId[]) => each.vanish(...absent),
  leave: (each: Table, absent: readonly PlayerId[]) => {
    for (const by of absent) each.does({ type: 'leave', by });
    return each;
  },
} as const;

/** Whoever is there plays, and stand-ins for the others, until the round is over. Says how it ended. */
function playRound(each: Table): EventType | 'asleep' | 'stuck' {
  const done = (): EventType | undefined =>
    each.happened().find((type) => type === 'roundBegan' || type === 'ended' || type === 'voided');
  for (let move = 0; move < 40; move += 1) {
    const how = done();
    if (how) return how;
    if (asleep(each.state)) return 'asleep';
    const wish = usefulMove(each.state, move);
    if (!wish) return 'stuck';
    each.does(wish);
  }
  return 'stuck';
}

const cases = PRESET_NAMES.flatMap((preset) =>
  SEAT_COUNTS.flatMap((seats) => [true, false].map((standIns) => ({ preset, seats, standIns }))),
);

describe.each(cases)('$preset, $seats seats, stand-ins $standIns', ({ preset, seats, standIns }) => {
  const names = NAMES.slice(0, seats);
  describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('any of them %s', (way) => {
    it.each(Object.entries(moments(preset, seats, standIns)))('[S4] never stuck: %s', (_, moment) => {
      for (const absent of subsets<PlayerId>(names)) {
        const each = WAYS[way](moment.fork(), absent);
        const how = playRound(each);
        if (absent.length < seats) {
          const alone = absent.length === seats - 1 && !standIns;
          const expected = alone ? ['roundBegan', 'ended', 'voided'] : ['roundBegan', 'ended'];
          expect(expected, `without ${absent.join()}`).toContain(how);
        } else {
          expect(how === 'asleep' || each.phase === 'tell', 'everyone is absent').toBe(true);
        }
      }
    });
  });

  it.each(Object.entries(moments(preset, seats, standIns)))('[S5] sleeps and wakes: %s', (_, moment) => {
    const each = moment.fork().vanish(...names);
    expect(asleep(each.state)).toBe(true);
    expect(standInsAwaited(each.state)).toEqual([]);
    expect(nextAlarm(each.state)).toBeNull();
    expect(each.refuses({ type: 'expire' })).toEqual({ code: 'not-due' });
    for (const name of names) each.does({ type: 'back', by: name });
    expect(['roundBegan', 'ended']).toContain(playRound(each));
  });
});
