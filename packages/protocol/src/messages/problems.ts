/** What is wrong with rules, in a sentence: for the editor of rules, the lobby, and whoever sends rules by hand. */
import type { RulesProblem } from '@fabula/engine/rules-check.ts';
import type { Language } from '../table.ts';
import { problemsEn } from './problems.en.ts';
import { problemsRu } from './problems.ru.ts';

export type ProblemSentences = {
  readonly [Problem in RulesProblem['problem']]:
    string | ((problem: Extract<RulesProblem, { problem: Problem }>) => string);
};

const LANGUAGES: Readonly<Record<Language, ProblemSentences>> = { en: problemsEn, ru: problemsRu };

export function problemText(problem: RulesProblem, language: Language): string {
  const sentence = LANGUAGES[language][problem.problem];
  return typeof sentence === 'string' ? sentence : (sentence as (problem: RulesProblem) => string)(problem);
}
