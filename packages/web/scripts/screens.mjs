/** Takes pictures of gallery screens: node scripts/screens.mjs OUT screen[,screen] size[,size] [lang[,lang]] [theme[,theme]] */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const [out = '/tmp/screens', screens = 'landing', sizes = '390x844', langs = 'en', themes = 'night'] =
  process.argv.slice(2);
const address = process.env.GALLERY ?? 'http://127.0.0.1:5173/dev/gallery.html';
mkdirSync(out, { recursive: true });
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
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
  page.on('pageerror', (error) => console.log('error:', error.message));
  for (const screen of screens.split(',')) {
    for (const lang of langs.split(',')) {
      for (const theme of themes.split(',')) {
        const extra = process.env.EXTRA ?? '';
        await page.goto(`${address}?s=${screen}&lang=${lang}&theme=${theme}&${extra}`);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(Number(process.env.WAIT ?? 900));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 1) console.log(`${screen} ${size} ${lang}: ${wide}px too wide`);
        await page.screenshot({ path: `${out}/${screen}-${size}-${lang}-${theme}.png` });
      }
    }
  }
  await page.close();
}
await browser.close();
