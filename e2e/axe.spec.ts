import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { SCREENS, TV_SCREENS } from '../packages/web/dev/screens.ts';

const gallery = (): string => test.info().config.metadata['gallery'] as string;

/** Something is on the page, its fonts and pictures are there, and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('#app *').length > 20);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => null)));
  });
}

for (const [theme, lang, size] of [
  ['night', 'en', { width: 390, height: 844 }],
  ['day', 'ru', { width: 1440, height: 900 }],
] as const) {
  test(`no violation on any screen (${theme}, ${lang}, ${size.width})`, async ({ page }) => {
    await page.setViewportSize(size);
    const found: string[] = [];
    for (const screen of [...SCREENS, ...TV_SCREENS]) {
      await page.goto(`${gallery()}?s=${screen}&theme=${theme}&lang=${lang}&calm`);
      await settled(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      for (const { id, nodes } of violations)
        found.push(
          `${screen}: ${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
        );
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
      await page.goto(`${gallery()}?s=${screen}&calm`);
      await settled(page);
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
