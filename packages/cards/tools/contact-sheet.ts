/** Pictures laid out in a grid, as one WebP. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

export interface SheetLayout {
  columns: number;
  width?: number;
  gap?: number;
}

export async function contactSheet(
  files: readonly string[],
  target: string,
  { columns, width = 260, gap = 16 }: SheetLayout,
): Promise<void> {
  const height = Math.round(width * 1.5);
  const rows = Math.ceil(files.length / columns);
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(width, height).toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  );
  mkdirSync(dirname(target), { recursive: true });
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#201d1b',
    },
  })
    .composite(tiles)
    .webp({ quality: 62, effort: 6 })
    .toFile(target);
}
