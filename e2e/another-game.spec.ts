/** Another game: each goes on when they like, and nobody is taken off the last page. */
import { expect, type Browser, type Page } from '@playwright/test';
import { expectNoComplaints, glimpse, Person, test } from './people.ts';

const again = (page: Page) => page.getByRole('button', { name: 'Play again' });
const podium = (page: Page) => page.locator('.podium');

async function inMenu(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of names) await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Three at a table whose first game is over. */
async function threeAfterAGame(browser: Browser): Promise<Person[]> {
  const [ana, tom, leo] = [
    await Person.arrive(browser, 'Ana'),
    await Person.arrive(browser, 'Tom'),
    await Person.arrive(browser, 'Leo'),
  ];
  const code = await ana.openTable();
  for (const other of [tom, leo]) await other.sitDown(code);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await expect(ana.page.locator('.frame')).toBeVisible();
  await inMenu(ana.page, 'End the game', 'Sure? Press again');
  for (const { page } of [ana, tom, leo]) await expect(podium(page)).toBeVisible();
  return [ana, tom, leo];
}

test('those who want another game are counted; it begins, and whoever still looks is told and can join', async ({
  browser,
}) => {
  const people = await threeAfterAGame(browser);
  const [ana, tom, leo] = people.map(({ page }) => page);
  if (!ana || !tom || !leo) throw new Error('nobody');

  await again(tom).click();
  await expect(tom.locator('.lobby')).toBeVisible();
  for (const page of [ana, leo]) {
    await expect(page.getByText('1 of 3 want another game')).toBeVisible();
    await expect(podium(page)).toBeVisible();
  }
  await again(ana).click();
  await expect(ana.locator('.shelf li').filter({ hasText: 'Tom' })).toContainText('ready');
  await expect(ana.locator('.shelf li').filter({ hasText: 'Leo' })).not.toContainText('ready');
  await expect(leo.getByText('2 of 3 want another game')).toBeVisible();

  await ana.getByRole('button', { name: 'Begin' }).click();
  await expect(leo.getByText('The next game has begun.')).toBeVisible();
  await expect(podium(leo)).toBeVisible();
  await leo.getByRole('button', { name: 'Join it' }).click();
  await expect(leo.locator('.frame')).toBeVisible();
  await expect(leo.locator('.strip input').first()).toBeAttached();
  expectNoComplaints(people);
});

test('the owner leaves: whoever owns the table now is told, and so are the others', async ({ browser }) => {
  const people = await threeAfterAGame(browser);
  const [ana, tom, leo] = people.map(({ page }) => page);
  if (!ana || !tom || !leo) throw new Error('nobody');
  for (const page of [ana, tom, leo]) await again(page).click();
  await expect(leo.locator('.lobby')).toBeVisible();
  const toTom = await glimpse(tom, '.toast', 'The table is yours now');
  const toLeo = await glimpse(leo, '.toast', 'Tom owns the table now');
  await inMenu(ana, 'Leave the table', 'Leave for good? Press again');
  await Promise.all([toTom(), toLeo()]);

  // Whom they ask to leave stands there before it is done; and they stay out of this game.
  await inMenu(tom);
  await tom.getByText('People at the table').click();
  await tom.getByRole('button', { name: 'Remove Leo from the table' }).click();
  await expect(
    tom.getByRole('button', { name: 'Remove Leo until the next game? Press again' }),
  ).toBeVisible();
  expectNoComplaints(people);
});
