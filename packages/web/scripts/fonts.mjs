/**
 * The letters that English and Russian need, cut out of the fonts (subset-font is fetched by npm, it is too heavy for the lock
 * file), one small file a face; and the style sheet that names them. Any other Latin or Cyrillic letter, in a name or a clue,
 * comes from the whole font, when it is there to be shown: node scripts/fonts.mjs
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FEATURES = ['kern', 'liga', 'lnum'];
/** What is cut out, if anything, the rest of it, and where the rest is. No letter is in two of them. */
const SCRIPTS = [
  {
    name: 'latin',
    cut: 'U+20-7E, U+A0, U+AB, U+B7, U+BB, U+D7, U+2009, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+202F, U+2192, U+2212',
    rest: 'U+A1-AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2008, U+200A-2012, U+2015-2017, U+201A-201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  },
  {
    name: 'latin-ext',
    rest: 'U+100-130, U+132-151, U+154-19F, U+1A2-1AE, U+1B1-2BA, U+2BD-2C5, U+2C7-2D9, U+2DB, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AA, U+20AD-20B3, U+20B5-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  { name: 'vietnamese', rest: 'U+1A0-1A1, U+1AF-1B0, U+300, U+303, U+309, U+323, U+1EA0-1EF1, U+20AB' },
  {
    name: 'cyrillic',
    cut: 'U+401, U+410-44F, U+451, U+2116',
    rest: 'U+301, U+400, U+402-40F, U+450, U+452-45F, U+490-491, U+4B0-4B1',
  },
  {
    name: 'cyrillic-ext',
    rest: 'U+460-48F, U+492-4AF, U+4B2-52F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
  },
];
/** All files of a face name the same weight, also where one would serve several: a browser looks for letters in equal faces only. */
const FACES = [
  ['Alegreya', 'normal', 700, '@fontsource-variable/alegreya', 'alegreya-SCRIPT-wght-normal'],
  ['Alegreya', 'normal', 800, '@fontsource-variable/alegreya', 'alegreya-SCRIPT-wght-normal'],
  ['Alegreya', 'italic', 500, '@fontsource-variable/alegreya', 'alegreya-SCRIPT-wght-italic'],
  ['Alegreya', 'italic', 600, '@fontsource-variable/alegreya', 'alegreya-SCRIPT-wght-italic'],
  ['Alegreya SC', 'normal', 500, '@fontsource/alegreya-sc', 'alegreya-sc-SCRIPT-500-normal'],
  ['Alegreya Sans', 'normal', 400, '@fontsource/alegreya-sans', 'alegreya-sans-SCRIPT-400-normal'],
  ['Alegreya Sans', 'normal', 500, '@fontsource/alegreya-sans', 'alegreya-sans-SCRIPT-500-normal'],
  ['Alegreya Sans', 'normal', 700, '@fontsource/alegreya-sans', 'alegreya-sans-SCRIPT-700-normal'],
];

const styles = fileURLToPath(new URL('../src/styles/', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const tool = mkdtempSync(join(tmpdir(), 'fabula-fonts-'));
execFileSync('npm', ['install', '--silent', '--prefix', tool, 'subset-font@2.9.0'], { stdio: 'inherit' });
const subset = createRequire(join(tool, 'package.json'))('subset-font');
rmSync(join(styles, 'fonts'), { recursive: true, force: true });
mkdirSync(join(styles, 'fonts'));
copyFileSync(join(modules, '@fontsource-variable/alegreya/LICENSE'), join(styles, 'fonts/LICENSE'));

const rules = ['/* Written by scripts/fonts.mjs. */'];
for (const [family, style, weight, from, pattern] of FACES) {
  const face = { family, style, weight };
  for (const { name, cut, rest } of SCRIPTS) {
    const whole = `${from}/files/${pattern.replace('SCRIPT', name)}.woff2`;
    if (cut) {
      const small = `${family.toLowerCase().replaceAll(' ', '-')}-${weight}-${style}-${name}.woff2`;
      const cutOut = await subset(readFileSync(join(modules, whole)), lettersIn(cut), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        ...(whole.includes('wght') ? { variationAxes: { wght: weight } } : {}),
      });
      writeFileSync(join(styles, 'fonts', small), cutOut);
      console.log(`${(cutOut.length / 1024).toFixed(1).padStart(6)} KB  ${small}`);
      rules.push(rule(face, `./fonts/${small}`, cut));
    }
    rules.push(rule(face, whole, rest));
  }
}
writeFileSync(join(styles, 'fonts.css'), rules.join('\n'));
rmSync(tool, { recursive: true });
execFileSync('npx', ['prettier', '--write', '--log-level=warn', join(styles, 'fonts.css')], {
  stdio: 'inherit',
});

function lettersIn(ranges) {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

function rule({ family, style, weight }, file, ranges) {
  return `@font-face { font-family: '${family}'; src: url('${file}') format('woff2'); font-weight: ${weight}; font-style: ${style}; font-display: swap; unicode-range: ${ranges}; }`;
}
