/** Sample pictures for the gallery, resized into a folder that git ignores: node scripts/samples.mjs FOLDER */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgbaToThumbHash } from 'thumbhash';

const from = process.argv[2] ?? '/work/shared/art/samples';
const to = new URL('../dev/samples/', import.meta.url).pathname;
mkdirSync(to, { recursive: true });
const pictures = [];
for (const file of readdirSync(from).filter((name) => name.endsWith('.webp') && !name.startsWith('sheet'))) {
  const name = file.replace('.webp', '');
  const png = join(to, `${name}.pam`);
  execFileSync('dwebp', ['-quiet', join(from, file), '-scale', '64', '96', '-pam', '-o', png]);
  const pam = readFileSync(png);
  const start = pam.indexOf('ENDHDR\n') + 7;
  const hash = rgbaToThumbHash(64, 96, pam.subarray(start));
  for (const [size, wide] of [
    ['large', 800],
    ['small', 240],
  ]) {
    execFileSync('dwebp', ['-quiet', join(from, file), '-o', join(to, 'x.png')]);
    execFileSync('cwebp', [
      '-quiet',
      '-q',
      '80',
      '-resize',
      String(wide),
      '0',
      join(to, 'x.png'),
      '-o',
      join(to, `${name}-${size}.webp`),
    ]);
  }
  const words = name.replace(/^[A-Z]*\d+-/, '').replaceAll('-', ' ');
  pictures.push({
    large: `/dev/samples/${name}-large.webp`,
    small: `/dev/samples/${name}-small.webp`,
    thumbhash: Buffer.from(hash).toString('base64'),
    alt: { en: `A picture: ${words}`, ru: `Картина: ${words}` },
    long: {
      en: `A sample picture called ${words}. Its real description comes with the deck.`,
      ru: `Образец картины: ${words}.`,
    },
  });
}
writeFileSync(join(to, 'pictures.json'), JSON.stringify(pictures));
