/** Rules in a link, and back: the name of a game, or the game they are like and the parts that differ. */
import { differenceOf } from '@fabula/engine/rule-book.ts';
import { checkRules, type RulesProblem } from '@fabula/engine/rules-check.ts';
import { PRESETS, type PresetName, type Rules } from '@fabula/engine/rules.ts';
import { readRules } from '@fabula/protocol/rules-schema.ts';

/** No honest link is longer. */
const LONGEST = 8_000;
/** Whether the decks have enough of them is another question. */
const MANY_CARDS = 10_000;

export function rulesToText(rules: Rules): string {
  const { like } = differenceOf(rules);
  const differs = Object.entries(rules).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(PRESETS[like][name as keyof Rules]),
  );
  if (differs.length === 0) return like;
  const bytes = new TextEncoder().encode(JSON.stringify({ like, ...Object.fromEntries(differs) }));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replaceAll('=', '');
}

/** Null: the link is broken, or nobody could play by what it says. One from before holds whole rules, as they were written then. */
export function rulesFromText(text: string): Rules | null {
  if (isPreset(text)) return PRESETS[text];
  const read = text.length > LONGEST ? null : recordIn(text);
  if (!read) return null;
  const { like = 'dixit', ...parts } = read;
  const base = 'performance' in parts ? {} : isPreset(like) ? PRESETS[like] : {};
  const rules = readRules({ ...base, ...parts });
  return rules && checkRules(rules, MANY_CARDS, rules.seats.least).some(isHopeless) ? null : rules;
}

/** Numbers that nothing can be said about, and no way to give a clue. Others are a matter of the seats and the decks. */
const isHopeless = ({ problem }: RulesProblem): boolean =>
  problem === 'not-a-whole-number' || problem === 'no-way-to-tell' || problem === 'too-many-seats';

const isPreset = (name: unknown): name is PresetName =>
  typeof name === 'string' && Object.hasOwn(PRESETS, name);

function recordIn(text: string): Record<string, unknown> | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
