/** What the words of a card must be. */
import type { CardWords, Language } from './format.ts';
import { stemsOf } from './stems.ts';

export const LIMITS = { altWords: 15, longWords: [60, 120], see: 80, say: 30 } as const;

const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []).length;
const foreign: Record<Language, RegExp> = { en: /\p{Script=Cyrillic}/u, ru: /\p{Script=Latin}/u };

const isWords = (value: unknown): value is CardWords => {
  if (typeof value !== 'object' || value === null) return false;
  const { alt, long, see, say } = value as Partial<Record<keyof CardWords, unknown>>;
  const isList = (list: unknown): boolean =>
    Array.isArray(list) && list.every((item) => typeof item === 'string' && item.trim() !== '');
  return typeof alt === 'string' && typeof long === 'string' && isList(see) && isList(say);
};

function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = item.toLowerCase().replaceAll('ё', 'е');
    const again = seen.has(key);
    seen.add(key);
    return again;
  });
}

/** A `say` and a `see` collide if, stemmed and without little words, one contains the other. */
export function collisions(words: CardWords, language: Language): { say: string; see: string }[] {
  const seen = words.see.map((phrase) => ({ phrase, stems: stemsOf(phrase, language) }));
  return words.say.flatMap((say) => {
    const stems = stemsOf(say, language);
    const within = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
      a.size > 0 && [...a].every((stem) => b.has(stem));
    const clash = seen.find((see) => within(see.stems, stems) || within(stems, see.stems));
    return clash ? [{ say, see: clash.phrase }] : [];
  });
}

/** A `say` of one word that the picture's description has too: it only names what everybody sees. */
export function bareNames({ alt, long, say }: CardWords, language: Language): string[] {
  const described = stemsOf(`${alt} ${long}`, language);
  return say.filter((clue) => {
    const [stem, ...others] = clue.includes(' ') ? [] : stemsOf(clue, language);
    return stem !== undefined && others.length === 0 && described.has(stem);
  });
}

/** What is wrong with a card's words in one language; nothing if they are right. */
export function judgeWords(value: unknown, language: Language): string[] {
  if (!isWords(value)) return ['must be { alt, long, see: [], say: [] } of texts'];
  const faults: string[] = [];
  const [alt, long] = [wordCount(value.alt), wordCount(value.long)];
  if (alt === 0 || alt > LIMITS.altWords) faults.push(`alt has ${alt} words, at most ${LIMITS.altWords}`);
  if (long < LIMITS.longWords[0] || long > LIMITS.longWords[1])
    faults.push(`long has ${long} words, must be ${LIMITS.longWords.join('-')}`);
  for (const list of ['see', 'say'] as const) {
    if (value[list].length < LIMITS[list])
      faults.push(`${list} has ${value[list].length}, at least ${LIMITS[list]}`);
    const twice = repeated(value[list]);
    if (twice.length) faults.push(`${list} repeats: ${twice.join(', ')}`);
  }
  const strangers = [value.alt, value.long, ...value.see, ...value.say].filter((text) =>
    foreign[language].test(text),
  );
  if (strangers.length) faults.push(`letters of another alphabet: ${strangers.slice(0, 4).join(' | ')}`);
  const bare = bareNames(value, language);
  if (bare.length) faults.push(`say only names what the description names: ${bare.join(', ')}`);
  const clashes = collisions(value, language);
  if (clashes.length)
    faults.push(
      `say meets see: ${clashes
        .map(({ say, see }) => `${say} ~ ${see}`)
        .slice(0, 12)
        .join('; ')}${clashes.length > 12 ? ` and ${clashes.length - 12} more` : ''}`,
    );
  return faults;
}
