import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/decide.ts';
import { asLog, GENESIS, sealed } from '../../src/log.ts';
import type { Seating } from '../../src/people.ts';
import { replay } from '../../src/replay.ts';
import { PRESETS, type Rules } from '../../src/rules.ts';
import { ONLY_MIME } from '../kit/table.ts';

const seating = (player: string, seat: number, colour: Seating['colour'], bot = false): Seating => ({
  player,
  seat,
  colour,
  bot,
});
const opened = (seatings: readonly Seating[], rules: Rules = PRESETS.dixit) =>
  newGame(rules, { game: 'g', seed: 's', decks: [{ id: 'd', cards: 84 }], owner: 'ana', seatings });

describe('a rematch', () => {
  it('[S19] opens with everybody in their seats, pairs together, in their colours', () => {
    const rules = { ...PRESETS.imaginarium, pairs: true };
    const { state, events } = opened(
      [seating('ana', 0, 'plum'), seating('boris', 0, 'plum'), seating('bot', 1, 'sky', true)],
      rules,
    );
    expect(state.people.map(({ id, seat, bot }) => [id, seat, bot])).toEqual([
      ['ana', 0, false],
      ['boris', 0, false],
      ['bot', 1, true],
    ]);
    expect(state.seats.map(({ colour }) => colour)).toEqual(['plum', 'sky']);
    expect(replay(asLog([sealed(GENESIS, 1, null, events)]))).toEqual({ ok: true, state });
  });

  it.each<[string, readonly Seating[], Partial<Rules>]>([
    ['where no seat is', [seating('ana', 1, 'sky')], {}],
    ['beside somebody who plays alone', [seating('ana', 0, 'sky'), seating('boris', 0, 'sky')], {}],
    ['twice', [seating('ana', 0, 'sky'), seating('ana', 1, 'plum')], {}],
    ['as a bot where none can tell', [seating('bot', 0, 'sky', true)], { clues: ONLY_MIME }],
    [
      'as the third in a seat',
      [seating('ana', 0, 'sky'), seating('boris', 0, 'sky'), seating('chen', 0, 'sky')],
      { pairs: true },
    ],
  ])('[S19] seats nobody %s, and a log that says so is refused', (_, seatings, changes) => {
    const rules = { ...PRESETS.dixit, ...changes };
    const { state, events } = opened(seatings, rules);
    const legal = state.people.filter(({ seat }) => seat !== null);
    expect(legal.length).toBeLessThan(seatings.length);
    const joined = seatings.map((one) => ({ v: 1, type: 'joined', ...one }) as const);
    const [opening] = events;
    if (!opening) throw new Error('no opening');
    expect(replay(asLog([sealed(GENESIS, 1, null, [opening, ...joined])]))).toMatchObject({ ok: false });
  });

  it('[S19] seats as many as the rules have seats for', () => {
    const all = Array.from({ length: 8 }, (_, seat) => seating(`p${seat}`, seat, 'sky'));
    const { state } = opened(all);
    expect(state.seats).toHaveLength(6);
    expect(new Set(state.seats.map(({ colour }) => colour)).size).toBe(6);
  });
});
