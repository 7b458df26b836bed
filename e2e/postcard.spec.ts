/** A round and an evening as one picture: made in the browser, saved or shared, in both languages. */
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { PHONE, test } from './people.ts';

const WORDS = {
  en: {
    round: 'Postcard',
    page: 'A postcard of this page',
    evening: 'A postcard of the evening',
    saved: /Saved: Fabula /,
  },
  ru: {
    round: 'Открытка',
    page: 'Открытка с этой страницы',
    evening: 'Открытка на память о вечере',
    saved: /Сохранено: Fabula /,
  },
} as const;

async function show(page: Page, screen: string, lang: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${test.info().config.metadata['gallery'] as string}#s=${screen}&lang=${lang}&calm`);
}

interface Looked {
  readonly width: number;
  readonly height: number;
  /** How much of each box is as light as letters, of a hundred. */
  readonly light: readonly number[];
  /** How many different colours a row of points through each box has. */
  readonly colours: readonly number[];
}
type Box = readonly [x: number, y: number, width: number, height: number];

/** The picture as anybody would see it. */
async function look(page: Page, bytes: Buffer, boxes: readonly Box[]): Promise<Looked> {
  return page.evaluate(
    async ([base64, boxes]) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const paper = canvas.getContext('2d');
      if (!paper) throw new Error('No canvas');
      paper.drawImage(image, 0, 0);
      const points = boxes.map(([x, y, width, height]) => {
        const { data } = paper.getImageData(x, y, width, height);
        return Array.from({ length: width * height }, (_, at) =>
          Array.from(data.subarray(at * 4, at * 4 + 3)),
        );
      });
      return {
        width: image.naturalWidth,
        height: image.naturalHeight,
        light: points.map((all) => (100 * all.filter((each) => Math.min(...each) > 190).length) / all.length),
        colours: points.map((all) => new Set(all.map((each) => each.map((part) => part >> 4).join())).size),
      };
    },
    [bytes.toString('base64'), boxes] as const,
  );
}

async function saved(page: Page, button: Locator): Promise<{ bytes: Buffer; download: Download }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { download, bytes: await readFile(await download.path()) };
}

/** Where the clue and the storyteller's picture are in a round; the headline and the podium of an evening. */
const ROUND: readonly Box[] = [
  [480, 130, 540, 380],
  [80, 260, 320, 300],
];
const EVENING: readonly Box[] = [
  [60, 115, 960, 80],
  [60, 260, 960, 250],
];

for (const lang of ['en', 'ru'] as const)
  test(`the result, a page of the album and the evening become pictures (${lang})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    for (const { screen, name, boxes, file } of [
      {
        screen: 'reveal',
        name: WORDS[lang].round,
        boxes: ROUND,
        file: /^Fabula \d{4}-\d\d-\d\d,? (round|раунд) 4\.jpg$/,
      },
      {
        screen: 'album',
        name: WORDS[lang].page,
        boxes: ROUND,
        file: /^Fabula \d{4}-\d\d-\d\d,? (round|раунд) 4\.jpg$/,
      },
      { screen: 'end', name: WORDS[lang].evening, boxes: EVENING, file: /^Fabula \d{4}-\d\d-\d\d\.jpg$/ },
    ]) {
      await show(page, screen, lang);
      const { download, bytes } = await saved(page, button(name));
      expect(download.suggestedFilename()).toMatch(file);
      await expect(page.getByText(WORDS[lang].saved)).toBeVisible();
      const seen = await look(page, bytes, boxes);
      expect([seen.width, seen.height]).toEqual([1080, 1350]);
      // Words in the first box, and in the second what is painted.
      expect(seen.light[0], screen).toBeGreaterThan(2);
      expect(seen.light[0], screen).toBeLessThan(40);
      expect(seen.colours[1], screen).toBeGreaterThan(40);
      expect(bytes.length).toBeLessThan(1_000_000);
    }
  });

test('where the device can share, the share sheet gets the file; pressed too late it asks for one more press', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    let presses = 0;
    navigator.canShare = () => true;
    navigator.share = (what) => {
      presses += 1;
      if (presses === 1) return Promise.reject(new DOMException('', 'NotAllowedError'));
      const [file] = what?.files ?? [];
      document.title = `${file?.type ?? ''} ${file?.name ?? ''}`;
      return Promise.resolve();
    };
  });
  await show(page, 'reveal', 'en');
  const button = page.getByRole('button', { name: 'Postcard', exact: true });
  await button.click();
  await expect(page.getByText('The postcard is ready: press once more to share it.')).toBeVisible();
  await button.click();
  await expect(page).toHaveTitle(/^image\/jpeg Fabula .* round 4\.jpg$/);
});

test('pictures that do not come are blurred, and that is said', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route(/\.webp/, (route) => route.abort());
  await show(page, 'reveal', 'en');
  const { bytes } = await saved(page, page.getByRole('button', { name: 'Postcard', exact: true }));
  await expect(page.getByText(/blurred/)).toBeVisible();
  const { light, colours } = await look(page, bytes, ROUND);
  expect(light[0]).toBeGreaterThan(2);
  // Its blur, not nothing.
  expect(colours[1]).toBeGreaterThan(4);
});
