/** Rules as they were written before, read as rules of today: in old logs, old links and old pages. [L8] */
import type { ClueKind, Rules } from './rules.ts';

/** Before anybody played with a box of their own. */
export type RulesBeforePaper = Omit<Rules, 'paper'>;

/** Song, pantomime and drawing were as good as words, or song and pantomime the only ways. */
export interface OldRules extends Omit<RulesBeforePaper, 'cards' | 'cellAlone' | 'clues' | 'unseenFirst'> {
  readonly performance: 'allowed' | 'required';
}

/** As an event, a command or a message may hold them. */
export type WrittenRules = Rules | RulesBeforePaper | OldRules;

const CLUES: Readonly<Record<OldRules['performance'], Readonly<Record<ClueKind, boolean>>>> = {
  allowed: { text: true, aloud: true, song: true, pantomime: true, drawing: true },
  required: { text: false, aloud: false, song: true, pantomime: true, drawing: false },
};

/** Whatever the old ones did not say is as it was then. */
export function upgraded(rules: WrittenRules): Rules {
  if (!('performance' in rules)) return 'paper' in rules ? rules : { ...rules, paper: false };
  const { performance, ...rest } = rules;
  const then = { cards: null, cellAlone: true, clues: CLUES[performance], unseenFirst: true };
  return { ...rest, ...then, paper: false };
}
