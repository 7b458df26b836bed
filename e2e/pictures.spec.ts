/** Which size of a picture is fetched, when, on the painted cards of the gallery. */
import { expect, type Browser, type Page } from '@playwright/test';
import { PHONE, test } from './people.ts';

/** A phone with so many pixels to a point. */
async function phone(browser: Browser, deviceScaleFactor: number): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const size = sizeIn(request.url());
    if (size !== null) asked.push(size);
  });
  return { page, asked };
}

const sizeIn = (address: string): string | null =>
  /\/(fine|large|medium|small)-[^/]*\.(?:avif|webp)$/.exec(address)?.[1] ?? null;

const open = (page: Page, screen: string): Promise<unknown> =>
  page.goto(`${test.info().config.metadata['gallery'] as string}#s=${screen}&calm`);

/** The sizes that lie in these places, the uppermost last, and all of them there to be seen. */
const sizes = (page: Page, where: string): Promise<(string | null)[]> =>
  page
    .locator(`${where} img`)
    .evaluateAll((all: HTMLImageElement[]) =>
      all.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src),
    )
    .then((addresses) => addresses.map(sizeIn));

test('the picture looked at comes alone and in the medium size, then the others, then its large one', async ({
  browser,
}) => {
  const { page, asked } = await phone(browser, 3);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/medium-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'tell');
  await expect(page.locator('.slot.looked img')).toHaveCount(1);
  await expect(page.locator('.strip input')).toHaveCount(6);
  await expect.poll(() => asked).toEqual(['medium']);
  release();
  await expect.poll(() => sizes(page, '.slot.looked')).toEqual(['medium', 'large']);
  await expect.poll(() => sizes(page, '.strip')).toEqual(Array<string>(6).fill('small'));
  expect(asked.filter((size) => size === 'large')).toEqual(['large']);

  // What is enlarged is the large one, at once; then the fine one, for here its pixels can be seen.
  expect(asked).not.toContain('fine');
  await page.getByRole('button', { name: 'Enlarge' }).first().click();
  await expect.poll(() => sizes(page, ENLARGED)).toEqual(['large', 'fine']);
  expect(asked.filter((size) => size === 'fine')).toEqual(['fine']);
});

/** On show; those beside it are not looked at. */
const ENLARGED = '.lightbox .leaf[aria-hidden=false]';

test('the fine picture comes neither to an ordinary screen nor over a connection to be spared', async ({
  browser,
}) => {
  const ordinary = await phone(browser, 1);
  const sparing = await phone(browser, 3);
  await sparing.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  for (const [{ page, asked }, last] of [
    [ordinary, 'medium'],
    [sparing, 'large'],
  ] as const) {
    await open(page, 'tell');
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await sizes(page, ENLARGED)).at(-1)).toBe(last);
    // Another is turned to and has come: what was asked for before it has been seen.
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(async () => (await sizes(page, ENLARGED)).at(-1)).toBe(last);
    expect(asked).not.toContain('fine');
  }
});

test('a large picture comes only where its pixels can be seen', async ({ browser }) => {
  const plain = await phone(browser, 1);
  await open(plain.page, 'tell');
  await expect.poll(() => sizes(plain.page, '.strip')).toHaveLength(6);
  await expect.poll(() => sizes(plain.page, '.slot.looked')).toEqual(['medium']);
  expect(plain.asked).not.toContain('large');

  const fine = await phone(browser, 3);
  await open(fine.page, 'vote');
  await expect(fine.page.locator('.cell')).toHaveCount(6);
  await expect.poll(() => sizes(fine.page, '.cell')).toEqual(Array<string>(6).fill('medium'));
  expect(fine.asked).not.toContain('large');
  // The chosen one grows.
  await fine.page.locator('.cell .pick:not(.mine)').first().click();
  await expect.poll(() => sizes(fine.page, '.cell .pick.on')).toEqual(['medium', 'large']);
  expect(fine.asked.filter((size) => size === 'large')).toEqual(['large']);
});
