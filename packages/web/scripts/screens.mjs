/**
 * Pictures of the gallery's screens. `npm run screens` refreshes docs/screens; for a closer look:
 * node scripts/screens.mjs OUT screen[,screen] size[,size] [lang[,lang]] [theme[,theme]]
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';

const DOCS = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
/** What the documentation shows: each screen once, sizes, languages and themes spread over them. */
const SHOWN = [
  [
    'landing,join,lobby,tell,choose,vote,compare,reveal,scoring,end,album,whole,replay,replay-leads,how,decks,deck-crop',
    '390x844',
    'en',
    'night',
  ],
  ['tell,vote,reveal,end,deck-going', '390x844', 'ru', 'day'],
  ['lobby,tell,vote,reveal,scoring,whole,rules,settings,deck', '1440x900', 'en', 'night'],
  ['whole', '1440x900', 'ru', 'day'],
  ['vote', '820x1180', 'ru', 'night'],
  ['box-own,box-vote', '390x844', 'en', 'night'],
  ['box-clash', '390x844', 'ru', 'day'],
  ['box-lobby', '1440x900', 'ru', 'day'],
  ['tv-box-reveal', '1920x1080', 'en', 'night'],
  ['choose', '360x640', 'en', 'day'],
  ['tv-lobby,tv-vote,tv-reveal,tv-new-year', '1920x1080', 'en', 'night'],
  ['new-year', '390x844,1440x900', 'en', 'night'],
  ['reveal-audience', '390x844', 'ru', 'night'],
  ['tv-audience', '854x480', 'en', 'night'],
];

const [out, screens = 'landing', sizes = '390x844', langs = 'en', themes = 'night'] = parseArgs({
  allowPositionals: true,
}).positionals;
const wanted = out === undefined ? SHOWN : [[screens, sizes, langs, themes]];
const folder = out ?? DOCS;
mkdirSync(folder, { recursive: true });

const vite = await createServer({
  configFile: fileURLToPath(new URL('../dev/vite.config.ts', import.meta.url)),
  server: { port: 0 },
});
await vite.listen();
const address = `${vite.resolvedUrls.local[0]}gallery.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const [screens, sizes, langs, themes] of wanted)
  for (const screen of screens.split(','))
    for (const size of sizes.split(','))
      for (const lang of langs.split(','))
        for (const theme of themes.split(',')) await take(screen, size, lang, theme);
await browser.close();
await vite.close();

async function take(screen, size, lang, theme) {
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
  page.setDefaultTimeout(300_000);
  page.on('pageerror', (error) => console.log('error:', error.message));
  await page.goto(`${address}#s=${screen}&lang=${lang}&theme=${theme}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 1) console.log(`${screen} ${size} ${lang}: ${wide}px too wide`);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${folder}/${screen}-${size}-${lang}-${theme}.webp`);
  await page.close();
}
