/** The finale: from the last place up, and nothing says who won before they stand on their books. */
import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './people.ts';

/** Tom won; Leo and Yuki share a place. The page is Mira’s. */
const OTHERS = ['Place 6: Ines', 'Place 4: Yuki', 'Place 4: Leo', 'Place 3: Ana'];
const headings = (second: string): string[] => [
  'Who came furthest?',
  ...OTHERS,
  `Place 2: ${second}`,
  'And in first place…',
  'Tom won',
];

interface Watched {
  /** What stood over the podium, one after the other. */
  readonly headings: string[];
  /** Under which of them the winner's name was on the page. */
  readonly named: string[];
  /** Whether another game could be asked for when it was first offered. */
  again?: 'not yet' | 'at once';
}

/** Keeps what is only there for a moment; time passes as fast as it is asked to. */
async function open(page: Page, screen: string, calm = false): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const watched: Watched = { headings: [], named: [] };
    Object.assign(window, { watched });
    new MutationObserver(() => {
      const heading = document.querySelector('.end h2, .tv h1')?.textContent ?? '';
      if (heading !== '' && heading !== watched.headings.at(-1)) watched.headings.push(heading);
      if (document.body.innerHTML.includes('Tom') && !watched.named.includes(heading))
        watched.named.push(heading);
      const plate = document.querySelector<HTMLButtonElement>('.end .plate.foil');
      if (plate) watched.again ??= plate.disabled ? 'not yet' : 'at once';
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const gallery = test.info().config.metadata['gallery'] as string;
  await page.goto(`${gallery}#s=${screen}${calm ? '&calm' : ''}`);
  await expect(page.locator('.podium')).toBeVisible();
}
const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);
const prizes = (page: Page) => page.locator('.awards');
async function watchToTheEnd(page: Page): Promise<Watched> {
  while (!(await prizes(page).isVisible())) await page.clock.runFor(200);
  return watchedOn(page);
}

for (const [name, screen, calm, size, second] of [
  ['on a phone', 'end-play', false, PHONE, 'You'],
  ['with less motion', 'end-play', true, PHONE, 'You'],
  ['on the shared screen', 'tv-end-play', false, { width: 1920, height: 1080 }, 'Mira'],
] as const)
  test(`one after another, whoever won last, and then the prizes: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, screen, calm);
    await expect(prizes(page)).toHaveCount(0);
    const { headings: told, named } = await watchToTheEnd(page);
    expect(told).toEqual(headings(second));
    expect(named).toEqual(['Tom won']);
    await expect(page.getByRole('list', { name: 'How far everyone came' }).getByRole('listitem')).toHaveCount(
      6,
    );
    // Paper drifts, or lies still.
    await expect(page.locator('.leaves.still')).toHaveCount(calm ? 1 : 0);
  });

for (const [name, skip] of [
  ['a tap', (page: Page) => page.locator('.podium').click()],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
] as const)
  test(`${name} skips to its end, and a second one does not leave the page`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, 'end-play');
    await page.clock.runFor(1000);
    await skip(page);
    await expect(prizes(page)).toBeVisible();
    const { headings: told, again } = await watchedOn(page);
    expect(told.at(-1)).toBe('Tom won');
    expect(again).toBe('not yet');
    await page.clock.runFor(1000);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeEnabled();
  });

test('a draw: all who won come together', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, 'end-draw');
  const first = page.locator('.podium .first.here');
  await expect(first).toHaveCount(0);
  const { headings: told } = await watchToTheEnd(page);
  await expect(first).toHaveCount(2);
  expect(told.slice(-2)).toEqual([
    'And in first place…',
    expect.stringMatching(/^A draw: (?=.*you)(?=.*Tom)/),
  ]);
});

test('on a phone on its side everybody’s name stands above what there is to do', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, 'end');
  const foot = (await page.locator('.foot').boundingBox()) ?? { y: 0 };
  for (const name of await page.locator('.podium b').all()) {
    const box = (await name.boundingBox()) ?? { y: 390, height: 0 };
    expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
  }
});
