/** What stands under the field where a clue is written: what it may be, what it lacks. */
import type { ClueProblem } from '@fabula/engine/clue.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Params } from '../i18n/format.ts';
import type { FirstKey } from '../i18n/keys.ts';

/** These ask what a clue is about, and leave open what it is. */
const ABOUT: readonly Constraint[] = ['person', 'new-year'];

export const tipFor = (asked: readonly Constraint[]): FirstKey =>
  asked.every((constraint) => ABOUT.includes(constraint)) ? 'tell.may' : 'tell.from';

const WORDS = {
  'clue-words': 'words',
  'clue-not-a-question': 'question',
  'clue-beginning': 'beginning',
} as const satisfies Record<ClueProblem['code'], string>;

/** `checked`: such a clue is refused; otherwise people are only reminded. */
export function lackOf(problem: ClueProblem, checked: boolean): { key: FirstKey; params: Params } {
  const what = WORDS[problem.code];
  const params = problem.code === 'clue-words' ? { n: problem.words, of: problem.need } : {};
  return { key: checked ? `tell.${what}` : `tell.pass.${what}`, params };
}
