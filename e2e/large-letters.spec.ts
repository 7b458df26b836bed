/** Letters twice as large (as set in the browser), and a page zoomed in to 400 %: whatever can be done is still to be found. */
import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';

const SCREENS = ['landing', 'lobby', 'tell', 'choose', 'vote', 'reveal', 'end', 'whole', 'replay'];

/** What lies under something else, or outside of what can be scrolled to. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input:not(.sr), textarea, select')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.closest('[aria-hidden=true], .sr') === null)
      .filter((each) => {
        each.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        const isOutside = left < -1 || left + width > innerWidth + 1;
        return width > 0 && (isOutside || there === null || !(each.contains(there) || there.contains(each)));
      })
      .map((each) => each.ariaLabel ?? each.textContent?.trim() ?? each.tagName),
  );

for (const { name, letters, size } of [
  { name: 'letters twice as large', letters: 32, size: { width: 360, height: 640 } },
  { name: 'letters twice as large', letters: 32, size: { width: 390, height: 844 } },
  { name: 'letters twice as large', letters: 32, size: { width: 1366, height: 768 } },
  { name: 'zoomed in to 400 %', letters: 16, size: { width: 320, height: 256 } },
])
  test(`${name}, ${size.width}x${size.height}: nothing is cut off`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    for (const screen of SCREENS)
      for (const lang of ['en', 'ru']) {
        await page.goto('about:blank');
        await page.goto(`${test.info().config.metadata['gallery'] as string}#s=${screen}&lang=${lang}&calm`);
        await expect(page.getByRole('button').first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => hidden(page), `${screen} ${lang}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${screen} ${lang} is too wide`).toBeLessThanOrEqual(1);
      }
    await context.close();
  });
