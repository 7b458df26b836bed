/** Rules as they were written before, read as rules of today: in old logs, old links and old pages. [L8] */
import type { ClueKind, Rules } from './rules.ts';

/** What rules said nothing of before it could be chosen. */
const BEFORE = { paper: false, ownWords: false, swapOnce: false } as const satisfies Partial<Rules>;
export type FormerRules = Omit<Rules, keyof typeof BEFORE>;

/** Song, pantomime and drawing were as good as words, or song and pantomime the only ways. */
export interface OldRules extends Omit<FormerRules, 'cards' | 'cellAlone' | 'clues' | 'unseenFirst'> {
  readonly performance: 'allowed' | 'required';
}

/** As an event, a command or a message may hold them. */
export type WrittenRules = Rules | FormerRules | OldRules;

const CLUES: Readonly<Record<OldRules['performance'], Readonly<Record<ClueKind, boolean>>>> = {
  allowed: { text: true, aloud: true, song: true, pantomime: true, drawing: true },
  required: { text: false, aloud: false, song: true, pantomime: true, drawing: false },
};

const isOfToday = (rules: Rules | FormerRules): rules is Rules =>
  Object.keys(BEFORE).every((name) => name in rules);

/** Whatever the old ones did not say is as it was then. */
export function upgraded(rules: WrittenRules): Rules {
  if (!('performance' in rules)) return isOfToday(rules) ? rules : { ...BEFORE, ...rules };
  const { performance, ...rest } = rules;
  return { ...rest, cards: null, cellAlone: true, clues: CLUES[performance], unseenFirst: true, ...BEFORE };
}
