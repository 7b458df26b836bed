/** Me and mine: a name that is asked for once, a rabbit of one's own, and a cover that remembers. */
import { expect } from '@playwright/test';
import { expectNoComplaints, Person, playUntil, test } from './people.ts';

test('whoever opens a table is asked for a name once, and can be called otherwise at the table', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const tom = await Person.arrive(browser, 'Tom');
  const code = await ana.openTable();
  await tom.sitDown(code);
  await expect(tom.page.locator('.shelf')).toContainText('Ana');

  await ana.page.getByRole('button', { name: 'Your name and rabbit' }).click();
  const sheet = ana.page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('Anushka');
  await sheet.getByRole('radio', { name: 'Stripes' }).check({ force: true });
  await sheet.getByRole('radio', { name: 'A balloon' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(tom.page.locator('.shelf')).toContainText('Anushka');
  const avatars = await tom.page.evaluate(() => document.querySelectorAll('symbol[id^=rabbit-]').length);
  expect(avatars).toBe(7);

  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: 'Create a table' }).click();
  await expect(ana.page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ana.page.getByRole('button', { name: 'You: Anushka' })).toBeVisible();
  expectNoComplaints([ana, tom]);
});

test('the cover leads back to the table, and has the games that were played; both can be cleared', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  await ana.page.getByRole('button', { name: /Seat 2 bots/ }).click();
  await playUntil([ana], ana, '.sheet.action .got, .reveal');
  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: `Back to table ${code.slice(0, 3)} ${code.slice(3)}` }).click();
  await expect(ana.page.locator('.frame, .reveal').first()).toBeVisible();
  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: 'My games' }).click();
  const sheet = ana.page.getByRole('dialog');
  await expect(sheet).toContainText('Ana');
  await sheet.getByRole('button', { name: 'Leaf through the album' }).click();
  await expect(ana.page.locator('.album .cell').first()).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('button', { name: 'Clear the list and the albums' }).click();
  await ana.page.getByRole('button', { name: /Press again/ }).click();
  await expect(ana.page.getByRole('button', { name: 'My games' })).toHaveCount(0);
  expectNoComplaints([ana]);
});
