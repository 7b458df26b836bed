/** Rules while they are edited. */
import type { Constraint, Rules } from '@fabula/engine/rules.ts';

type Loose<T> = { -readonly [K in keyof T]: T[K] extends object ? Loose<T[K]> : T[K] };
export type Draft = Loose<Rules>;

export const draftOf = (rules: Rules): Draft => JSON.parse(JSON.stringify(rules)) as Draft;

/** What every part of the editor is given. */
export interface PartProps {
  draft: Draft;
  /** Numbers that are out of bounds, by the names `checkRules` gives them. */
  bad: ReadonlySet<string>;
}

export const CONSTRAINTS: readonly Constraint[] = [
  'question',
  'four-words',
  'person',
  'most-of-all',
  'new-year',
  'story',
];
