import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeatIndex, State } from '../../src/model.ts';
import { cardsToGive } from '../../src/rules.ts';
import { OWN_PARTS, PUBLIC_PARTS, touchedParts, type View, type Viewer, viewFor } from '../../src/view.ts';
import { perform, plan } from '../kit/games.ts';
import { otherwise } from '../kit/otherwise.ts';
import { runs } from '../kit/play.ts';
import { PRESET_NAMES, SEAT_COUNTS, table, type Table } from '../kit/table.ts';

const viewers = ({ seats }: State): Viewer[] => ['spectator', ...seats.keys()];
const shown = (state: State, viewer: Viewer): string => JSON.stringify(viewFor(state, viewer));

describe('no viewer learns what they may not', () => {
  it('[D4] [D10] change anything hidden from a viewer, and the view is the same, byte for byte', () => {
    const phases = new Set<string>();
    fc.assert(
      fc.property(plan(40), (game) => {
        perform(game, ({ state }) => {
          phases.add(state.phase.name);
          for (const viewer of viewers(state)) {
            const other = otherwise(state, viewer);
            expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
            if (shown(other, viewer) !== shown(state, viewer))
              expect(viewFor(other, viewer)).toEqual(viewFor(state, viewer));
            expect(shown(other, viewer) === shown(state, viewer)).toBe(true);
          }
        });
      }),
      runs(120, 10),
    );
    expect([...phases].sort()).toEqual(expect.arrayContaining(['result', 'submit', 'tell', 'vote']));
  });

  const orders = (seats: number): SeatIndex[][] => {
    const ascending = Array.from({ length: seats }, (_, seat) => seat);
    return [ascending, [...ascending].reverse(), [...ascending.slice(2), 0, 1]];
  };
  const cases = PRESET_NAMES.flatMap((preset) => SEAT_COUNTS.map((seats) => ({ preset, seats })));

  it.each(cases)(
    '[D4] $preset, $seats seats: who was quick to submit does not show in the row',
    (setting) => {
      const tables = orders(setting.seats).map((order, pace) => {
        const each = table(setting).tell();
        order.forEach((seat, place) => {
          each.clock += place * pace * 997;
          if (seat !== each.storyteller) {
            if (place === order.length - 1) each.clock = 9_000_000;
            each.submit(seat);
          }
        });
        each.clock = 9_000_000;
        return each;
      });
      sameForAll(tables, 'vote');
    },
  );

  it.each(cases)(
    '[D10] $preset, $seats seats: who was quick to vote does not show in the result',
    (setting) => {
      const tables = orders(setting.seats).map((order, pace) => {
        const each = table({ ...setting, rules: { time: noLimits } })
          .tell()
          .submitAll();
        order.forEach((seat, place) => {
          each.clock += place * pace * 997;
          if (seat !== each.storyteller) each.votes({ [seat]: seat % 2 === 1 ? 0 : 1 });
        });
        return each;
      });
      sameForAll(tables, 'result');
    },
  );

  it.each(cases)(
    '[D4] $preset, $seats seats: what the others submit does not show while cards are awaited',
    (setting) => {
      for (const viewer of Array.from({ length: setting.seats }, (_, seat) => seat)) {
        const choices = ([0, 2] as const).map((from) => {
          const each = table(setting).tell(
            undefined,
            viewer === 0 ? table(setting).hand(0)[0] : table(setting).hand(0)[from],
          );
          const give = cardsToGive(each.state.rules, setting.seats);
          const last = viewer === setting.seats - 1 ? setting.seats - 2 : setting.seats - 1;
          for (const seat of each.guessers.filter((guesser) => guesser !== last)) {
            const start = seat === viewer ? 0 : from;
            each.submit(seat, each.hand(seat).slice(start, start + give));
          }
          expect(each.phase).toBe('submit');
          return each.state;
        });
        const [one, other] = choices as [State, State];
        expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
        expect(shown(one, viewer)).toBe(shown(other, viewer));
      }
    },
  );

  it.each(cases)(
    '[D10] $preset, $seats seats: what the others vote does not show while votes are awaited',
    (setting) => {
      for (const viewer of Array.from({ length: setting.seats }, (_, seat) => seat)) {
        const choices = ['story', 'decoy'].map((choice) => {
          const each = table(setting).tell().submitAll();
          const last = viewer === setting.seats - 1 ? setting.seats - 2 : setting.seats - 1;
          for (const seat of each.guessers.filter((guesser) => guesser !== last)) {
            const decoy = each.guessers.find((guesser) => guesser !== seat) ?? 0;
            each.votes({ [seat]: seat === viewer || choice === 'story' ? 0 : decoy });
          }
          expect(each.phase).toBe('vote');
          return each.state;
        });
        const [one, other] = choices as [State, State];
        expect(shown(one, viewer)).toBe(shown(other, viewer));
      }
    },
  );
});

const noLimits = { claim: null, tell: null, submit: null, vote: null, result: null };

function sameForAll(tables: readonly Table[], phase: string): void {
  const [first] = tables;
  if (!first) throw new Error('no table');
  for (const each of tables) {
    expect(each.phase).toBe(phase);
    for (const viewer of viewers(each.state))
      expect(shown(each.state, viewer)).toBe(shown(first.state, viewer));
  }
}

describe('patches', () => {
  it('[P1] the parts that events touch, put into the old view, give the new view', () => {
    fc.assert(
      fc.property(plan(60), (game) => {
        let before: State | null = null;
        perform(game, ({ state, last }) => {
          if (before && before.seq !== state.seq) {
            const { shared, own } = touchedParts(last);
            for (const viewer of viewers(before)) {
              const patched: Record<string, unknown> = { ...viewFor(before, viewer) };
              for (const part of shared) patched[part] = PUBLIC_PARTS[part](state);
              if (viewer !== 'spectator')
                for (const part of own) patched[part] = OWN_PARTS[part](state, viewer);
              const view: View = viewFor(state, viewer);
              if (JSON.stringify(patched) !== JSON.stringify(view)) expect(patched).toEqual(view);
            }
          }
          before = state;
        });
      }),
      runs(400),
    );
  });
});
