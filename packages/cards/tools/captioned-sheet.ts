/** Pictures with a clue under each, as one PNG. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { cardFolder } from './folders.ts';

interface Told {
  readonly card: string;
  readonly clue: string;
}

interface Sheet {
  readonly deck: string;
  /** The number of the first pair. */
  readonly first: number;
  readonly target: string;
}

const [COLUMNS, WIDTH, HEIGHT, CAPTION, GAP] = [5, 270, 405, 58, 10];
const A_LINE = 24;

export async function sheetOf(pairs: readonly Told[], { deck, first, target }: Sheet): Promise<void> {
  const [across, down] = [WIDTH + GAP, HEIGHT + CAPTION + GAP];
  const tiles = await Promise.all(
    pairs.map(async ({ card, clue }, at): Promise<OverlayOptions[]> => {
      const [left, top] = [GAP + (at % COLUMNS) * across, GAP + Math.floor(at / COLUMNS) * down];
      const picture = join(cardFolder(deck, card), 'medium.webp');
      return [
        { input: await sharp(picture).resize(WIDTH, HEIGHT).toBuffer(), left, top },
        { input: Buffer.from(captionOf(`${first + at}. ${clue}`)), left, top: top + HEIGHT },
      ];
    }),
  );
  const rows = Math.ceil(pairs.length / COLUMNS);
  const size = { width: GAP + COLUMNS * across, height: GAP + rows * down };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles.flat())
    .png({ palette: true })
    .toFile(target);
}

function captionOf(text: string): string {
  const lines = brokenInto(text).map(
    (line, at) =>
      `<text x="2" y="${22 + at * 23}" font-family="DejaVu Sans" font-size="18">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${CAPTION}">${lines.join('')}</svg>`;
}

function brokenInto(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < A_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
