/** A bot knows its view and nothing else: not the state, not the other bots. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '@fabula/engine/model.ts';
import { type View, viewFor } from '@fabula/engine/view.ts';
import { perform, plan } from '../../engine/test/kit/games.ts';
import { otherwise } from '../../engine/test/kit/otherwise.ts';
import { runs } from '../../engine/test/kit/play.ts';
import { brainFor } from './kit.ts';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
};
/** As it arrives over a socket. */
const sent = (view: View): View => frozen(JSON.parse(JSON.stringify(view)) as View);
const seatsOf = ({ seats }: State): number[] => [...seats.keys()];

describe('bots are honest', () => {
  it('two states that differ only in what the seat cannot see give the same move and the same remark', async () => {
    const asked: { state: State; seat: number }[] = [];
    fc.assert(
      fc.property(plan(25), (game) => {
        perform(game, ({ state }) => {
          for (const seat of seatsOf(state)) asked.push({ state, seat });
        });
      }),
      runs(25, 5),
    );
    const moved = new Set<string>();
    for (const { state, seat } of asked.filter((_, at) => at % 3 === 0)) {
      const [here, there] = [brainFor('same'), brainFor('same')];
      const other = otherwise(state, seat);
      const move = await here.move(sent(viewFor(state, seat)));
      expect(await there.move(sent(viewFor(other, seat)))).toEqual(move);
      expect(await there.remark(sent(viewFor(other, seat)))).toEqual(
        await here.remark(sent(viewFor(state, seat))),
      );
      if (move) moved.add(move.type);
    }
    expect([...moved]).toEqual(expect.arrayContaining(['tell', 'submit', 'vote']));
  });

  it('what one seat is asked changes nothing for another', async () => {
    const views: { view: View; seat: number }[] = [];
    fc.assert(
      fc.property(plan(40), (game) => {
        perform(game, ({ state }) => {
          for (const seat of seatsOf(state)) views.push({ view: sent(viewFor(state, seat)), seat });
        });
      }),
      { ...runs(6, 6), seed: 7 },
    );
    const alone = brainFor('seat 0');
    const answers = [];
    for (const { view, seat } of views)
      if (seat === 0) answers.push([await alone.move(view), await alone.remark(view)]);
    const crowd = Array.from({ length: 6 }, (_, seat) => brainFor(`seat ${seat}`));
    const again = [];
    for (const { view, seat } of views) {
      const answer = [await crowd[seat]?.move(view), await crowd[seat]?.remark(view)];
      if (seat === 0) again.push(answer);
    }
    expect(again).toEqual(answers);
    expect(answers.length).toBeGreaterThan(20);
  });
});
