/** The games people know by name, as whole rules. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';

export const GAMES = {
  dixit: PRESETS.dixit,
  imaginarium: PRESETS.imaginarium,
  short: { ...PRESETS.dixit, rounds: 6, firstStoryteller: 'random' },
  song: { ...PRESETS.dixit, performance: 'required' },
  pairs: { ...PRESETS.imaginarium, pairs: true },
} as const satisfies Record<string, Rules>;
export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

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
  GAME_NAMES.find((name) => sameRules(GAMES[name], rules)) ?? null;

/** Rules in a link, and back. */
export function rulesToText(rules: Rules): string {
  const bytes = new TextEncoder().encode(JSON.stringify(rules));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replaceAll('=', '');
}

export function rulesFromText(text: string): Rules | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Rules>;
    const rules = { ...PRESETS.dixit, ...read };
    return hasShapeOf(PRESETS.dixit, rules) ? rules : null;
  } catch {
    return null;
  }
}

/** A link may be older than the rules, or broken: every part must be there, of its kind. */
function hasShapeOf(pattern: unknown, value: unknown): boolean {
  if (pattern === null || typeof pattern !== 'object') {
    return pattern === null || value === null || typeof value === typeof pattern || typeof value === 'number';
  }
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(pattern).every(
    ([name, inner]) => name in value && hasShapeOf(inner, (value as Record<string, unknown>)[name]),
  );
}
