/** A clue made to fit what the cell, or the whole game, asks. [I9] [I11] */
import { clueProblem, isQuestion, words, WORDS_ASKED } from '@fabula/engine/clue.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { FRAMES } from '../lines/frames.ts';

interface Wanted {
  readonly asked: readonly Constraint[];
  readonly language: Language;
  /** Chooses among turns of phrase. */
  readonly salt: number;
}

/** The clue as it may be said; null: it cannot be made to fit. */
export function fitted(said: string, { asked, language, salt }: Wanted): string | null {
  const text = IN_TURN.filter((constraint) => asked.includes(constraint)).reduce(
    (clue: string | null, constraint) => clue && turned(clue, constraint, language, salt),
    said,
  );
  return text === null || asked.some((constraint) => clueProblem(constraint, text)) ? null : text;
}

/** Where two are asked for: what frames a clue comes before what counts its words, and a question mark stands last. */
const IN_TURN: readonly Constraint[] = [
  'person',
  'new-year',
  'story',
  'most-of-all',
  'four-words',
  'question',
];

function turned(said: string, asked: Constraint, language: Language, salt: number): string | null {
  const frames = FRAMES[language];
  switch (asked) {
    case 'question':
      return isQuestion(said) ? said : `${bare(said)}?`;
    case 'four-words': {
      const missing = WORDS_ASKED - words(said).length;
      if (missing === 0) return said;
      const tail = chosen(frames.tails[missing] ?? [], salt);
      return tail === null ? null : `${bare(said)}, ${tail}`;
    }
    default: {
      const frame = chosen(frames[asked], salt);
      return frame && frame.replace('…', quoted(said)).replace(/([?!])\./, '$1');
    }
  }
}

const chosen = (items: readonly string[], salt: number): string | null => items[salt % items.length] ?? null;

/** Within quotation marks a question stays one. */
const quoted = (text: string): string => (/[?!]$/.test(text) ? text : bare(text));

/** Without the mark it ends with. */
const bare = (text: string): string => text.replace(/(?<![\s.…!?,;:])[\s.…!?,;:]+$/u, '');
