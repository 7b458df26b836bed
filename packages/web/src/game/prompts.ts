/** Ideas for a storyteller, one at a time: on this device none comes again before all have been there. */
import { keep, kept } from '../net/storage.ts';

const NAME = 'prompts';

export interface Prompt {
  readonly words: string;
  /** All have been there now. */
  readonly isLast: boolean;
}

/** `chance` is from 0 to below 1. */
export function nextPrompt(prompts: readonly string[], chance: () => number = Math.random): Prompt {
  const before = kept<string[]>(NAME) ?? [];
  const unseen = prompts.filter((prompt) => !before.includes(prompt));
  const isAnew = unseen.length === 0;
  const open = isAnew ? prompts.filter((prompt) => prompt !== before.at(-1)) : unseen;
  const words = open[Math.floor(chance() * open.length)] ?? '';
  // What was shown in another language, or by other rules, has nothing to do with these.
  keep(NAME, [...(isAnew ? before.filter((other) => !prompts.includes(other)) : before), words]);
  return { words, isLast: unseen.length === 1 };
}
