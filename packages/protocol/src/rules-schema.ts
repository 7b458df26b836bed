/** The shape of rules that come over the wire. Whether they can be played is for the engine's checkRules to say. */
import type { ClueKind, Constraint, Rules } from '@fabula/engine/rules.ts';
import { type FormerRules, type OldRules, upgraded } from '@fabula/engine/rules-upgrade.ts';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger());
const limit = v.nullable(count);
const constraint = v.picklist([
  'question',
  'four-words',
  'person',
  'most-of-all',
  'new-year',
  'story',
] satisfies Constraint[]);
const bySeats = v.strictObject({ 3: count, 4: count, 5: count, 6: count });
const SPECIAL_CELLS = 200;
const cell = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,3})$/));
const special = v.pipe(
  v.record(cell, constraint),
  v.check((cells) => Object.keys(cells).length <= SPECIAL_CELLS),
);

const common = {
  seats: v.strictObject({ least: count, most: count }),
  hand: bySeats,
  give: bySeats,
  scoring: v.strictObject({
    all: v.strictObject({ storyteller: count, finder: count }),
    nobody: v.strictObject({ storyteller: count, guesser: count }),
    some: v.strictObject({ storyteller: count, finder: count }),
    soleFinder: v.strictObject({ when: v.picklist(['three-seats', 'always', 'never']), points: count }),
    decoyVote: count,
    finderVote: count,
  }),
  track: v.strictObject({ start: count, finish: limit, special }),
  deckOut: v.picklist(['ends', 'reshuffle']),
  rounds: limit,
  tie: v.picklist(['draw', 'furthest']),
  firstStoryteller: v.union([v.picklist(['claim', 'random']), count]),
  constraints: v.picklist(['check', 'remind']),
  permanent: v.nullable(constraint),
  pairs: v.boolean(),
  time: v.strictObject({ claim: limit, tell: limit, submit: limit, vote: limit, result: limit }),
  grace: count,
  standIns: v.boolean(),
  lateSeats: v.boolean(),
};
const clues = v.strictObject({
  text: v.boolean(),
  aloud: v.boolean(),
  song: v.boolean(),
  pantomime: v.boolean(),
  drawing: v.boolean(),
} satisfies Record<ClueKind, unknown>);

/** A page that was loaded before writes rules as they were then. */
const oldRulesSchema: v.GenericSchema<unknown, OldRules> = v.strictObject({
  ...common,
  performance: v.picklist(['allowed', 'required']),
});

const former = { ...common, cards: limit, cellAlone: v.boolean(), clues, unseenFirst: v.boolean() };
const formerRulesSchema: v.GenericSchema<unknown, FormerRules> = v.strictObject(former);

export const rulesSchema: v.GenericSchema<unknown, Rules> = v.pipe(
  v.union([
    v.strictObject({ ...former, ownWords: v.boolean(), swapOnce: v.boolean() }),
    formerRulesSchema,
    oldRulesSchema,
  ]),
  v.transform(upgraded),
);

/** Rules of any age, from anywhere; null: they are none. */
export function readRules(value: unknown): Rules | null {
  const reading = v.safeParse(rulesSchema, value, { abortEarly: true });
  return reading.success ? reading.output : null;
}
