/** Icons, and the social preview from the painted lid of the box (npm run cards:box): node scripts/icons.mjs (with the gallery running) */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const home = new URL('../public/', import.meta.url).pathname;
const svg = readFileSync(`${home}icon.svg`, 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const size of [180, 192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)}</body>`,
  );
  await page.screenshot({ path: `${home}icon-${size}.png` });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(`${process.env.GALLERY ?? 'http://127.0.0.1:5173/dev/gallery.html'}#s=social`);
await page.waitForLoadState('networkidle');
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(400);
await page.screenshot({ path: `${home}social.jpg`, quality: 86 });
await browser.close();
