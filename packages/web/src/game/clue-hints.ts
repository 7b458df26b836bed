/** What stands under the field where a clue is written: what it may be, what it lacks. */
import type { ClueProblem } from '@fabula/engine/clue.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import { message, type Message } from '../i18n/params.ts';

/** These ask what a clue is about, and leave open what it is. */
const ABOUT: readonly Constraint[] = ['person', 'new-year'];

export const tipFor = (asked: readonly Constraint[]): 'tell.may' | 'tell.from' =>
  asked.every((constraint) => ABOUT.includes(constraint)) ? 'tell.may' : 'tell.from';

/** `checked`: such a clue is refused; otherwise people are only reminded. */
export function lackOf(problem: ClueProblem, checked: boolean): Message {
  switch (problem.code) {
    case 'clue-words':
      return message(checked ? 'tell.words' : 'tell.pass.words', { n: problem.words, of: problem.need });
    case 'clue-not-a-question':
      return message(checked ? 'tell.question' : 'tell.pass.question');
    case 'clue-beginning':
      return message(checked ? 'tell.beginning' : 'tell.pass.beginning');
  }
}
