/** A drawing as it is sent: lines of whole numbers. What is shown is an SVG made of them, and of nothing else. */

/** The paper's size; every point is a whole number on it. */
export const PAPER = { width: 800, height: 600 } as const;
export const PAPER_COLOUR = '#f7efdc';
export const INKS = ['#1d1a2f', '#b23a2a', '#d08a1c', '#3f7352', '#2f6c9c'] as const;
export const NIBS = [6, 16, 40] as const;

/** Which ink, which nib, then x and y of point after point. */
export type Line = readonly number[];
export interface Drawing {
  readonly lines: readonly Line[];
}

export const MOST_DRAWING_BYTES = 64 * 1024;
/** As recorded by the browser: WebM or Ogg with Opus, or MP4. */
export const MOST_SONG_BYTES = 256 * 1024;
export const LONGEST_SONG_SECONDS = 20;

/** The drawing a text holds; null if it holds anything else. */
export function readDrawing(text: string): Drawing | null {
  const lines = linesIn(text);
  return Array.isArray(lines) && lines.length > 0 && lines.every(isLine) ? { lines } : null;
}

function linesIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'lines' in value ? value.lines : null;
  } catch {
    return null;
  }
}

function isLine(line: unknown): line is Line {
  if (!Array.isArray(line) || line.length < 4 || line.length % 2 !== 0) return false;
  return line.every((number: unknown, place) => isWithin(number, limitAt(place)));
}

function limitAt(place: number): number {
  if (place === 0) return INKS.length - 1;
  if (place === 1) return NIBS.length - 1;
  return place % 2 === 0 ? PAPER.width : PAPER.height;
}

const isWithin = (number: unknown, most: number): boolean =>
  Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most;

/** Rounded through the middle of each two points, so that few points make a smooth line. */
export function pathOf([, , ...points]: Line): string {
  const at = (place: number): number => points[place] ?? 0;
  const last = points.length - 2;
  let path = `M${at(0)} ${at(1)}`;
  for (let i = 2; i < last; i += 2) {
    path += `Q${at(i)} ${at(i + 1)} ${(at(i) + at(i + 2)) / 2} ${(at(i + 1) + at(i + 3)) / 2}`;
  }
  return `${path}L${at(last)} ${at(last + 1)}`;
}

export const inkOf = ([ink = 0]: Line): string => INKS[ink] ?? INKS[0];
export const nibOf = ([, nib = 0]: Line): number => NIBS[nib] ?? NIBS[0];

export function svgOf({ lines }: Drawing): string {
  const { width, height } = PAPER;
  const paths = lines.map(
    (line) => `<path stroke="${inkOf(line)}" stroke-width="${nibOf(line)}" d="${pathOf(line)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${PAPER_COLOUR}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  );
}
