/** The games people know by name, as whole rules. */
import { boardOf, PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { DeckListed } from '../net/decks.ts';

export const GAMES = {
  dixit: PRESETS.dixit,
  imaginarium: PRESETS.imaginarium,
  short: { ...PRESETS.dixit, rounds: 6, firstStoryteller: 'random' },
  song: {
    ...PRESETS.dixit,
    clues: { text: false, aloud: false, song: true, pantomime: true, drawing: false },
  },
  pairs: { ...PRESETS.imaginarium, pairs: true },
} as const satisfies Record<string, Rules>;
export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** The same game with cards of paper: so many are in the box. Whoever comes may sit beside somebody, up to twelve. */
export const inBox = (rules: Rules, cards = rules.cards ?? PRESETS[boardOf(rules)].cards): Rules => ({
  ...rules,
  paper: true,
  cards,
  standIns: false,
  pairs: true,
});

/** Back to cards on the screen: as the game goes by its name, or with whatever else was chosen. */
export function outOfBox(rules: Rules): Rules {
  const name = nameOfRules(rules);
  return name
    ? GAMES[name]
    : { ...rules, paper: false, standIns: true, pairs: false, cards: PRESETS[boardOf(rules)].cards };
}

const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, inner]) => [name, canonical(inner)]),
      )
    : value;

export const sameRules = (one: Rules, other: Rules): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Null: rules of one's own. */
export const nameOfRules = (rules: Rules): GameName | null =>
  GAME_NAMES.find((name) => sameRules(rules.paper ? inBox(GAMES[name], rules.cards) : GAMES[name], rules)) ??
  null;

const usualDecks = (rules: Rules, onOffer: readonly DeckListed[]): string[] =>
  onOffer.filter(({ usualFor }) => usualFor.includes(boardOf(rules))).map(({ id }) => id);

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The decks, by id, once the rules are changed: a game brings its own, unless people have chosen others. */
export function decksAfter(
  rules: Rules,
  before: { readonly rules: Rules; readonly decks: readonly string[] },
  onOffer: readonly DeckListed[],
): string[] {
  const usual = usualDecks(rules, onOffer);
  return usual.length > 0 && sameIds(before.decks, usualDecks(before.rules, onOffer))
    ? usual
    : [...before.decks];
}
