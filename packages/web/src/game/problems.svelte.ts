/** What is wrong with rules, in the page's language. */
import type { RulesProblem } from '@fabula/engine/rules-check.ts';
import { t } from '../i18n/i18n.svelte.ts';

export function problemText(problem: RulesProblem): string {
  const { problem: key, ...params } = problem;
  return t(`problem.${key}`, params);
}
