import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/commands.ts';
import { decide } from '../../src/decide.ts';
import { legal } from '../../src/legal.ts';
import type { Option } from '../../src/options.ts';
import type { CardId, SeatIndex, State } from '../../src/model.ts';
import { cardsThere } from '../../src/rules-check.ts';
import { peopleIn } from '../../src/seats.ts';
import { attempt, fittingClue, gesture, runs } from '../kit/play.ts';
import { perform, plan } from '../kit/games.ts';
import { ALOUD, BOX, PRESET_NAMES, SEAT_COUNTS, table, type Wish } from '../kit/table.ts';

const same = (some: readonly CardId[], others: readonly CardId[]): boolean =>
  some.length === others.length && some.every((card) => others.includes(card));

/** Every move that can be tried at all: all cards, all numbers, all pairs of cards, and more than that. */
function everyMove(state: State, by: string, seat: SeatIndex, options: readonly Option[]): [Wish, boolean][] {
  const option = <T extends Option['type']>(type: T): Extract<Option, { type: T }> | undefined =>
    options.find((each): each is Extract<Option, { type: T }> => each.type === type);
  const telling = option('tell');
  const cards = [...Array(cardsThere(state.rules, state.decks) + 1).keys()];
  const { paper } = state.rules;
  const hand = state.hands[seat] ?? [];
  const clue = telling ? fittingClue(telling, 0) : ALOUD;
  const tells = [null, ...cards].map((card): [Wish, boolean] => [
    { type: 'tell', by, card, clue },
    card === null ? paper && telling !== undefined : (telling?.cards.includes(card) ?? false),
  ]);
  const strangers = cards.filter((card) => !hand.includes(card)).slice(0, 2);
  const tries = [...hand, ...strangers];
  const handfuls = [
    [],
    ...tries.map((card) => [card]),
    ...tries.flatMap((one) => tries.map((other) => [one, other])),
    hand.slice(0, 3),
  ];
  const submits = handfuls.map((given): [Wish, boolean] => [
    { type: 'submit', by, cards: given },
    option('submit')?.choices.some((choice) => same(choice, given)) ?? false,
  ]);
  const votes = [-1, 0, 0.5, Number.NaN, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number): [Wish, boolean] => [
    { type: 'vote', by, number },
    option('vote')?.numbers.includes(number) ?? false,
  ]);
  const numbers = [-1, 0, 0.5, Number.NaN, ...Array.from({ length: 12 }, (_, place) => place + 1)];
  const sets = [
    [],
    ...numbers.map((one) => [one]),
    ...numbers.flatMap((one) => [
      [one, 1],
      [one, 2, 3],
    ]),
  ];
  const owns = sets.map((said): [Wish, boolean] => [
    { type: 'own', by, numbers: said },
    isAmong(option('own'), said),
  ]);
  const claim: [Wish, boolean] = [{ type: 'claim', by }, option('claim') !== undefined];
  const saw: [Wish, boolean] = [{ type: 'sawResult', by }, option('sawResult') !== undefined];
  const swap: [Wish, boolean] = [{ type: 'swapHand', by }, option('swapHand') !== undefined];
  return [...tells, ...submits, ...owns, ...votes, claim, saw, swap];
}

const isAmong = (option: Extract<Option, { type: 'own' }> | undefined, said: readonly number[]): boolean =>
  option !== undefined &&
  said.length === option.need &&
  new Set(said).size === said.length &&
  said.every((number) => Number.isInteger(number) && number >= 1 && number <= option.most);

/** What was answered, and whatever contradicts `legal`. */
function tryAll(state: State, at: number): { answers: Set<string>; wrong: string[] } {
  const answers = new Set<string>();
  const wrong: string[] = [];
  for (const seat of state.seats.keys()) {
    const [person] = peopleIn(state, seat);
    if (!person) continue;
    for (const [wish, allowed] of everyMove(state, person.id, seat, legal(state, seat))) {
      const decision = decide(state, { ...wish, at });
      answers.add(decision.ok ? `${wish.type} ok` : decision.rejection.code);
      if (decision.ok !== allowed) wrong.push(JSON.stringify([wish, decision]));
    }
  }
  return { answers, wrong };
}

describe('legal', () => {
  const cases = PRESET_NAMES.flatMap((preset) => SEAT_COUNTS.map((seats) => ({ preset, seats })));
  it.each(cases)(
    '[L6] $preset, $seats seats: exactly what is legal is accepted, in every phase',
    (setting) => {
      const telling = table(setting);
      const box = table({ ...setting, rules: BOX });
      const named = box.fork().tell().ownAll();
      const rounds = [
        [table({ ...setting, rules: { firstStoryteller: 'claim' } }), 'claim ok'],
        [telling, 'tell ok'],
        [telling, 'no-swaps'],
        [table({ ...setting, rules: { swapOnce: true } }), 'swapHand ok'],
        [telling.fork().tell(), 'submit ok'],
        [telling.fork().tell().submit(1), 'too-late-to-mend'],
        [telling.fork().tell().submitAll(), 'own-card'],
        [telling.fork().tell().submitAll().votes({ 1: 0 }), 'vote ok'],
        [telling.fork().round([1]), 'sawResult ok'],
        [telling.fork().does({ type: 'pause', by: 'ana' }), 'paused'],
        [box, 'card-on-the-table'],
        [box.fork().tell(), 'own ok'],
        [named, 'own ok'],
        [named, 'own-card'],
      ] as const;
      for (const [{ state, clock }, answer] of rounds) {
        const { answers, wrong } = tryAll(state, clock);
        expect(wrong).toEqual([]);
        expect(answers).toContain(answer);
      }
    },
  );

  it('[L6] is sound and complete: what it names is accepted, everything else is refused with a reason', () => {
    fc.assert(
      fc.property(plan(30), (game) => {
        let looks = 0;
        perform(game, ({ state, clock }) => {
          looks += 1;
          if (looks % 4 === 0) expect(tryAll(state, clock).wrong).toEqual([]);
        });
      }),
      runs(200),
    );
  });

  it('[L6] has a move for every seat the table waits for, and none while it rests', () => {
    fc.assert(
      fc.property(plan(60), (game) => {
        perform(game, ({ state }) => {
          for (const seat of state.seats.keys()) {
            const options = legal(state, seat);
            if (state.paused || state.phase.name === 'over') expect(options).toEqual([]);
            for (const option of options) {
              if (option.type === 'tell') expect(option.cards.length > 0 || state.rules.paper).toBe(true);
              if (option.type === 'own') expect(option.most).toBeGreaterThanOrEqual(option.need);
              if (option.type === 'submit') expect(option.choices.length).toBeGreaterThan(0);
              if (option.type === 'vote') expect(option.numbers.length).toBeGreaterThan(0);
            }
          }
        });
      }),
      runs(200),
    );
  });
});

describe('a refused command', () => {
  it('[L7] changes nothing: neither the state, nor what the next command leads to', () => {
    fc.assert(
      fc.property(plan(40), gesture, (game, next) => {
        perform(game, ({ state, clock }) => {
          const before = JSON.stringify(state);
          const decision = decide(state, { ...attempt(state, next), at: clock });
          expect(JSON.stringify(state)).toBe(before);
          if (decision.ok) expect(decision.state.seq).toBe(state.seq + decision.events.length);
          else expect(decision.rejection.code).toMatch(/^[a-z-]+$/);
        });
      }),
      runs(300),
    );
  });

  it('[L7] and deciding twice gives the same answer', () => {
    fc.assert(
      fc.property(plan(40), gesture, (game, next) => {
        const { state, clock } = perform(game, () => {});
        const command = { ...attempt(state, next), at: clock } as Command;
        expect(decide(state, command)).toEqual(decide(state, command));
      }),
      runs(200),
    );
  });
});
