/** What Russian words and set phrases mean, in English words that the vectors know: lines of `лемма, другая форма = english, english`. */
import { stemRussian } from './stems/russian.ts';
import { tokensOf } from './tokens.ts';

export interface Found {
  /** How many tokens the entry covers. */
  readonly length: number;
  readonly english: readonly string[];
}

export interface Lexicon {
  /** The longest entry that begins at this token. */
  find(tokens: readonly string[], at: number): Found | undefined;
}

const LONGEST_PHRASE = 5;
/** Diminutives and the like: a stem may lose this much, and must keep so much, to be taken for another word. */
const [MOST_CUT, LEAST_KEPT] = [3, 4];
const PREFIX = /^(?:пере|недо|раз|рас|под|при|про|пре|обо|без|бес|из|ис|вы|за|на|по|до|от|об|не|вз|вс|с|у|о)/;

type Meanings = Map<string, readonly string[]>;

function add(meanings: Meanings, key: string, english: readonly string[]): void {
  const known = meanings.get(key);
  meanings.set(key, known ? [...new Set([...known, ...english])] : english);
}

export function readLexicon(text: string): Lexicon {
  const [exact, stemmed]: [Meanings, Meanings] = [new Map(), new Map()];
  for (const line of text.split('\n')) {
    const [left, right] = line.split(' = ');
    if (left === undefined || right === undefined) continue;
    const english = right.split(',').map((word) => word.trim());
    for (const form of left.split(',')) {
      const tokens = tokensOf(form);
      add(exact, tokens.join(' '), english);
      add(stemmed, tokens.map(stemRussian).join(' '), english);
    }
  }
  return {
    find(tokens, at) {
      for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
        const part = tokens.slice(at, at + length);
        const english = exact.get(part.join(' ')) ?? stemmed.get(part.map(stemRussian).join(' '));
        if (english) return { length, english };
      }
      const english = akin(stemRussian(tokens[at] ?? ''), stemmed);
      return english && { length: 1, english };
    },
  };
}

/** An unknown word by a known one that it seems to be made of: домик by дом, помечтать by мечтать. */
function akin(stem: string, stemmed: Meanings): readonly string[] | undefined {
  for (const core of [stem, stem.replace(PREFIX, '')]) {
    for (let cut = 0; cut <= MOST_CUT && core.length - cut >= LEAST_KEPT; cut += 1) {
      const english = stemmed.get(core.slice(0, core.length - cut));
      if (english) return english;
    }
  }
  return undefined;
}
