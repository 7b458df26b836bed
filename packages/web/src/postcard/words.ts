/** Words that find their size: as large as there is room for, in lines of one length, and cut only when nothing else helps. */
import type { Box, Face, Ink, Measure, Words } from './marks.ts';

export interface Setting {
  readonly face: Face;
  readonly ink: Ink;
  readonly largest: number;
  readonly smallest: number;
  readonly leading?: number;
  readonly align?: Words['align'];
  /** Where in the box they stand, if they are less high. */
  readonly stand?: 'top' | 'middle' | 'bottom';
  readonly most?: number;
}

type Wide = (text: string) => number;
const CUT = '…';
/** A line break of the poet is kept if the letters stay this large. */
const POEM_SIZE = 24;

/** A word that is wider than the line, in pieces. */
function pieces(word: string, width: number, wide: Wide): string[] {
  if (wide(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && wide(part + letter) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return part === '' ? parts : [...parts, part];
}

export function wrapped(text: string, width: number, wide: Wide): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(/ +/).flatMap((each) => pieces(each, width, wide))) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (current === '' || wide(longer) <= width) current = longer;
      else {
        lines.push(current);
        current = word;
      }
    }
    return [...lines, current];
  });
}

/** The same number of lines, none much shorter than the others. */
function balanced(text: string, width: number, wide: Wide): string[] {
  const lines = wrapped(text, width, wide);
  if (lines.length === 1 || text.includes('\n')) return lines;
  const longest = Math.max(...text.split(/ +/).map(wide));
  let [low, high] = [Math.min(longest, width), width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (wrapped(text, middle, wide).length === lines.length) high = middle;
    else low = middle;
  }
  return wrapped(text, high, wide);
}

/** The end is left out, and one sees that it is. */
function cut(line: string, width: number, wide: Wide, always = false): string {
  if (!always && wide(line) <= width) return line;
  let letters = [...line];
  while (letters.length > 0 && wide(letters.join('').trimEnd() + CUT) > width) letters = letters.slice(0, -1);
  return letters.join('').trimEnd() + CUT;
}

/** Words in a box: the mark's own box is as high as its lines. */
export function setIn(box: Box, text: string, setting: Setting, measure: Measure): Words {
  const { face, ink, largest, smallest, leading = 1.18, align = 'start', stand = 'top' } = setting;
  const wideAt =
    (size: number): Wide =>
    (words) =>
      measure(words, face, size);
  const most = setting.most ?? Infinity;
  const room = (size: number): number => Math.min(most, Math.floor(box.height / (size * leading) + 1e-6));
  const poem = text.split('\n').length;
  const fits = (size: number): boolean => wrapped(text, box.width, wideAt(size)).length <= room(size);
  const isWhole = (size: number): boolean =>
    text.split(/[ \n]+/).every((word) => measure(word, face, size) <= box.width);
  const keepsLines = (size: number): boolean =>
    poem <= room(size) && wrapped(text, box.width, wideAt(size)).length === poem;
  const sizes = Array.from({ length: Math.max(1, largest - smallest + 1) }, (_, i) => largest - i);
  const size =
    (poem > 1 ? sizes.find((each) => each >= POEM_SIZE && keepsLines(each)) : undefined) ??
    sizes.find((each) => isWhole(each) && fits(each)) ??
    sizes.find(fits) ??
    smallest;
  const wide = wideAt(size);
  const all = balanced(text, box.width, wide);
  const count = Math.min(all.length, Math.max(1, room(size)));
  const lines = all.slice(0, count).map((line, place) => {
    const isEnd = place === count - 1 && count < all.length;
    return cut(line, box.width, wide, isEnd);
  });
  const height = Math.min(box.height, lines.length * size * leading);
  const spare = box.height - height;
  const y = box.y + (stand === 'top' ? 0 : stand === 'middle' ? spare / 2 : spare);
  return { kind: 'words', box: { ...box, y, height }, lines, face, size, leading, ink, align };
}

/** One line, made smaller and at last cut. */
export const lineIn = (box: Box, text: string, setting: Setting, measure: Measure): Words =>
  setIn(box, text.replaceAll('\n', ' '), { stand: 'middle', leading: 1.1, ...setting, most: 1 }, measure);
