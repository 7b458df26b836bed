/** Random games: any preset, any house rules that can be played, any number of seats. */
import fc from 'fast-check';
import type { Constraint, Rules } from '../../src/rules.ts';
import { cardsNeeded, PRESETS } from '../../src/rules.ts';
import { checkRules } from '../../src/rules-check.ts';
import { attempt, delay, gesture, type Gesture, usefulMove } from './play.ts';
import { CARDS, lobby, NAMES, PRESET_NAMES, SEAT_COUNTS, type Setting, type Table } from './table.ts';

export interface Plan extends Setting {
  readonly seats: number;
  readonly gestures: readonly Gesture[];
}

const CONSTRAINTS: Constraint[] = ['question', 'four-words', 'person', 'most-of-all', 'new-year', 'story'];
const seconds = (least: number): fc.Arbitrary<number | null> =>
  fc.oneof(fc.constant(null), fc.integer({ min: least, max: 40 }));
const points = fc.integer({ min: 0, max: 5 });

const houseRules: fc.Arbitrary<Partial<Rules>> = fc.record(
  {
    hand: fc.record({ 3: fc.nat(3), 4: fc.nat(3), 5: fc.nat(3), 6: fc.nat(3) }).map((more) => ({
      3: 4 + more[3],
      4: 4 + more[4],
      5: 4 + more[5],
      6: 4 + more[6],
    })),
    give: fc.constantFrom({ 3: 2, 4: 1, 5: 1, 6: 1 }, { 3: 1, 4: 2, 5: 1, 6: 1 }, { 3: 3, 4: 1, 5: 2, 6: 1 }),
    scoring: fc.record({
      all: fc.record({ storyteller: points, finder: points }),
      nobody: fc.record({ storyteller: points, guesser: points }),
      some: fc.record({ storyteller: points, finder: points }),
      soleFinder: fc.record({
        when: fc.constantFrom('three-seats' as const, 'always' as const, 'never' as const),
        points,
      }),
      decoyVote: points,
      finderVote: points,
    }),
    track: fc.constantFrom(
      PRESETS.dixit.track,
      PRESETS.imaginarium.track,
      { start: 0, finish: 30, special: {} },
      { start: 2, finish: 9, special: { 3: 'four-words' as const } },
    ),
    deckOut: fc.constantFrom('ends' as const, 'reshuffle' as const),
    rounds: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 5 })),
    tie: fc.constantFrom('draw' as const, 'furthest' as const),
    firstStoryteller: fc.constantFrom('claim' as const, 'random' as const, 0, 2),
    constraints: fc.constantFrom('check' as const, 'remind' as const),
    permanent: fc.constantFrom(null, ...CONSTRAINTS),
    cellAlone: fc.boolean(),
    clues: fc
      .record({
        text: fc.boolean(),
        aloud: fc.boolean(),
        song: fc.boolean(),
        pantomime: fc.boolean(),
        drawing: fc.boolean(),
      })
      .map((clues) => (Object.values(clues).some(Boolean) ? clues : { ...clues, pantomime: true })),
    cards: fc.oneof(fc.constant(null), fc.integer({ min: 20, max: 90 })),
    ownWords: fc.boolean(),
    swapOnce: fc.boolean(),
    unseenFirst: fc.boolean(),
    pairs: fc.boolean(),
    time: fc.record({
      claim: seconds(5),
      tell: seconds(5),
      submit: seconds(5),
      vote: seconds(5),
      result: seconds(0),
    }),
    grace: fc.nat(60),
    standIns: fc.boolean(),
    lateSeats: fc.boolean(),
    paper: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A box has a number of cards, and nobody plays for the absent. */
const asPlayable = (rules: Partial<Rules>, cards: number): Partial<Rules> =>
  rules.paper === true ? { ...rules, standIns: false, cards: rules.cards ?? cards } : rules;

/** Half of the games are by the book, half by house rules; some with hardly enough cards. */
export const anySetting: fc.Arbitrary<Setting & { seats: number }> = fc
  .record({
    preset: fc.constantFrom(...PRESET_NAMES),
    seats: fc.constantFrom(...SEAT_COUNTS),
    rules: fc.oneof(fc.constant({}), houseRules),
    spare: fc.oneof(fc.constant(null), fc.nat(20)),
    seed: fc.string({ maxLength: 4 }),
    decks: fc.constantFrom(1, 1, 2),
    unseen: fc.oneof(
      fc.constant<number[]>([]),
      fc.uniqueArray(fc.nat(150), { minLength: 20, maxLength: 120, size: 'max' }),
    ),
  })
  .map(({ preset, seats, rules, spare, seed, decks, unseen }) => {
    const need = cardsNeeded({ ...PRESETS[preset], ...rules }, seats);
    const cards = Math.max(need, spare === null ? CARDS[preset] : need + spare) * decks;
    const fresh = unseen.filter((card) => card < cards);
    return {
      preset,
      seats,
      rules: asPlayable(rules, cards),
      cards,
      seed,
      ...(fresh.length > 0 ? { fresh } : {}),
    };
  })
  .filter(
    ({ preset, seats, rules, cards }) =>
      checkRules({ ...PRESETS[preset], ...rules }, cards, seats).length === 0,
  );

export const plan = (most: number): fc.Arbitrary<Plan> =>
  fc
    .tuple(anySetting, fc.array(gesture, { maxLength: most, size: 'max' }))
    .map(([setting, gestures]) => ({ ...setting, gestures }));

/** Plays a plan, and looks at the table before the first gesture and after each. */
export function perform({ gestures, ...setting }: Plan, look: (table: Table) => void): Table {
  const table = lobby(setting);
  table.does({ type: 'start', by: NAMES[0] });
  look(table);
  for (const each of gestures) {
    table.clock += delay(table.state, each, table.clock);
    table.send(attempt(table.state, each));
    look(table);
  }
  return table;
}

/** Everybody comes back, newcomers take the empty seats, and all play on, sensibly, to the end. */
export function finish(table: Table, most = 5000): Table {
  for (const { id, presence } of table.state.people) {
    if (table.phase !== 'over' && presence !== 'here') table.does({ type: 'back', by: id });
  }
  if (table.phase !== 'over')
    table.state.seats.forEach((_, seat) => table.send({ type: 'join', by: `late${seat}`, seat }));
  if (table.state.paused) table.does({ type: 'resume', by: table.state.owner });
  for (let move = 0; move < most && table.phase !== 'over'; move += 1) {
    const wish = usefulMove(table.state, move * 7919 + (move >> 3));
    if (wish) table.does(wish);
    else table.wait(60);
  }
  return table;
}
