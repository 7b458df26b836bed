import { expect, test, type Page } from '@playwright/test';
import { SCREENS, TV_SCREENS } from '../packages/web/dev/screens.ts';
import { violations } from './violations.ts';

/** Another screen of the gallery: mounted, its fonts and pictures there. Pictures out of sight come when they are scrolled to. */
async function show(page: Page, wish: string): Promise<void> {
  await page.goto(`${test.info().config.metadata['gallery'] as string}#${wish}&calm`);
  await page.waitForFunction((wish) => document.documentElement.dataset['shown'] === wish, `${wish}&calm`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(near.map((image) => image.decode().catch(() => null)));
  });
}

for (const [lang, size, theme, other] of [
  ['en', { width: 390, height: 844 }, 'night', 'day'],
  ['ru', { width: 1440, height: 900 }, 'day', 'night'],
] as const) {
  test(`no violation on any screen (${lang}, ${size.width})`, async ({ page }) => {
    await page.setViewportSize(size);
    const found: string[] = [];
    for (const screen of [...SCREENS, ...TV_SCREENS]) {
      await show(page, `s=${screen}&theme=${theme}&lang=${lang}`);
      const here = await violations(page);
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), other);
      here.push(...(await violations(page, 'color-contrast')).map((what) => `${other}: ${what}`));
      found.push(...here.map((what) => `${screen}: ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test('targets are 44 pixels, and nothing is wider than the page, also zoomed to 400 %', async ({ page }) => {
  const found: string[] = [];
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    for (const screen of SCREENS) {
      await show(page, `s=${screen}`);
      const wrong = await page.evaluate((checkTargets) => {
        const out: string[] = [];
        if (document.documentElement.scrollWidth > innerWidth + 1)
          out.push(`too wide: ${document.documentElement.scrollWidth}`);
        if (!checkTargets) return out;
        for (const control of document.querySelectorAll<HTMLElement>(
          'button, label:has(input), select, input:not(.sr)',
        )) {
          const { width, height } = control.getBoundingClientRect();
          const hidden =
            control.tabIndex === -1 ||
            width === 0 ||
            control.closest('[inert], [hidden]') ||
            (control instanceof HTMLInputElement && control.closest('.flip'));
          if (!hidden && (width < 43.5 || height < 39.5))
            out.push(`${control.className || control.tagName} ${width.toFixed(0)}x${height.toFixed(0)}`);
        }
        return [...new Set(out)];
      }, size.width === 360);
      found.push(...wrong.map((what) => `${screen} ${size.width}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});
