import { expect, type Browser, type Page } from '@playwright/test';
import { expectNoComplaints, glimpse, Person, playUntil, test } from './people.ts';

/** A table of three and its shared screen; the one who tells, and one who does not. */
async function telling(
  browser: Browser,
): Promise<{ teller: Person; other: Person; screen: Person; all: Person[] }> {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  const leo = await Person.arrive(browser, 'Leo');
  for (const person of [tom, leo]) await person.sitDown(code);
  const screen = await Person.arrive(browser, 'TV', { size: { width: 1920, height: 1080 } });
  await screen.page.goto(`/tv/${code}`);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await playUntil([ana], ana, '#clue');
  return { teller: ana, other: tom, screen, all: [ana, tom, leo, screen] };
}

async function draw(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const sheet = await page.locator('.paper').boundingBox();
  if (!sheet) throw new Error('There is no sheet');
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    sheet.x + x * sheet.width,
    sheet.y + y * sheet.height,
  ];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

const isShown = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const image = document.querySelector(wanted);
    return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  }, selector);

test('a phone on its side: the plate under the clue stays where it is when it is touched', async ({
  browser,
}) => {
  const { teller, all } = await telling(browser);
  const { page } = teller;
  await page.setViewportSize({ width: 844, height: 390 });
  const clue = page.locator('#clue');
  await clue.click();
  await clue.fill('a quiet night');
  const plate = page.getByRole('button', { name: 'Give the clue' });
  await expect(plate).toBeEnabled();
  const box = await plate.boundingBox();
  if (!box) throw new Error('There is no plate');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // As a finger does, it rests for a moment.
  await page.waitForTimeout(300);
  expect(Math.abs(((await plate.boundingBox())?.y ?? 0) - box.y)).toBeLessThan(4);
  await page.mouse.up();
  await expect(clue).toBeHidden();
  expectNoComplaints(all);
});

test('of two pictures one is taken: the plate says that one more is wanted, and does not put it back', async ({
  browser,
}) => {
  const { teller, other, all } = await telling(browser);
  await teller.page.locator('#clue').fill('a quiet night');
  await teller.page.getByRole('button', { name: 'Give the clue' }).click();
  const { page } = other;
  await page.getByRole('button', { name: 'Take this one (1 of 2)' }).click();
  await expect(page.getByRole('button', { name: 'Now one more' })).toBeDisabled();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('button', { name: 'Take this one (1 of 2)' })).toBeEnabled();
  expectNoComplaints(all);
});

test('a clue is drawn: a line too many is taken back, and all see the rest', async ({ browser }) => {
  const { teller, other, screen, all } = await telling(browser);
  const { page } = teller;
  await page.getByText('Drawing', { exact: true }).click();
  await draw(page, [0.2, 0.2], [0.8, 0.7]);
  await page.getByText('Red', { exact: true }).locator('..').click();
  await draw(page, [0.8, 0.2], [0.2, 0.7]);
  await draw(page, [0.1, 0.9], [0.9, 0.9]);
  await expect(page.getByRole('img', { name: 'Your drawing, 3 lines' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last line' }).click();
  await page.getByRole('button', { name: 'Give the clue' }).click();

  await isShown(other.page, '.drawing img');
  await isShown(screen.page, '.drawn');
  const source = await other.page.locator('.drawing img').getAttribute('src');
  const drawn = await other.page.request.get(source ?? '');
  expect((await drawn.text()).match(/<path/g)).toHaveLength(2);
  await other.page.getByRole('button', { name: 'Enlarge the drawing' }).click();
  await isShown(other.page, 'dialog[open] img');

  // Whoever is hurt by it tells the host of the site.
  await other.page.locator('dialog[open]').getByRole('button', { name: 'Report' }).click();
  const report = other.page.getByRole('dialog', { name: 'Report' });
  await expect(report.getByText(/^A\sdrawing by /)).toBeVisible();
  const thanks = await glimpse(other.page, '.toast', 'The host of this site will look at it');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await thanks();
  expectNoComplaints(all);
});

test('a clue is sung: recorded, sent, and heard by the others', async ({ browser }) => {
  const { teller, other, all } = await telling(browser);
  const { page } = teller;
  await other.page.evaluate(() => {
    const Silent = Audio;
    window.Audio = class extends Silent {
      constructor(source?: string) {
        super(source);
        this.addEventListener('playing', () => Object.assign(window, { heard: true }));
      }
    };
  });
  await page.getByText('Song', { exact: true }).click();
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByRole('button', { name: /^Stop, (?!20)/ }).click();
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible();
  await page.getByRole('button', { name: 'Give the clue' }).click();
  const brought = other.page.waitForResponse(/\/clues\//);
  await other.page.getByRole('button', { name: 'Listen' }).click();
  expect((await brought).headers()['content-type']).toMatch(/^audio\//);
  await other.page.waitForFunction(() => 'heard' in window);
  expectNoComplaints(all);
});
