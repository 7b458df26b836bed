/** The New Year's edition: Imaginarium with its deck, on its board. */
import { expect, type Locator } from '@playwright/test';
import { DESK, expectNoComplaints, Person, PHONE, playToTheEnd, playUntil, test } from './people.ts';

const TV = { width: 1920, height: 1080 };
const CELLS = Array.from({ length: 23 }, (_, i) => i + 1);

/** The picture has come, every cell can be told, and everybody has a piece in festive dress and a name. */
async function expectWholeBoard(board: Locator, names: readonly string[]): Promise<void> {
  const landscape = board.locator('picture img');
  await expect(landscape).toBeVisible();
  await expect
    .poll(() => landscape.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(900);
  await expect(board.locator('.runner .bounce')).toHaveCount(names.length);
  await expect(board.locator('.plates')).toHaveCSS('opacity', '1');
  for (const name of names) await expect(board.locator('.name', { hasText: name }).first()).toBeVisible();
  // On a cell where somebody stands its number is written beside the name.
  const told = await board
    .locator('.number, .name .cell')
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent)));
  expect(told).toEqual(expect.arrayContaining([...CELLS, 24]));
}

test(
  'a whole game of Imaginarium with the New Year deck on its board: phone, desk and television',
  { tag: '@long' },
  async ({ browser }) => {
    // Four browsers play a whole game.
    test.slow();
    const ana = await Person.arrive(browser, 'Ana', { size: DESK });
    const code = await ana.openTable();
    const timur = await Person.arrive(browser, 'Тимур', { size: PHONE, lang: 'ru' });
    const leo = await Person.arrive(browser, 'Leo', { size: PHONE });
    for (const other of [timur, leo]) await other.sitDown(code);
    const tv = await Person.arrive(browser, 'TV', { size: TV });
    await tv.page.goto(`/tv/${code}`);

    // This server's host has chosen plain numbers for every game; the owner of the table chooses otherwise.
    await ana.page.getByText('Imaginarium', { exact: true }).click();
    await expect(ana.page.getByRole('radio', { name: /Imaginarium/ })).toBeChecked();
    await ana.page.locator('.deck', { hasText: 'New Year' }).click();
    await expect(ana.page.getByRole('checkbox', { name: /^New Year/ })).toBeChecked();
    await ana.page.locator('.deck', { hasText: 'Plain numbers' }).click();
    await expect(ana.page.getByRole('checkbox', { name: /^Plain numbers/ })).toHaveCount(0);
    await expect(timur.page.getByText('Новый год').first()).toBeVisible();
    await ana.page.getByRole('button', { name: 'Begin' }).click();

    const people = [ana, timur, leo];
    const names = ['Ana', 'Тимур', 'Leo'];
    await expectWholeBoard(tv.page.locator('.track.scene'), names);
    await expect(tv.page.locator('.legend li')).toHaveCount(5);

    // After a round everybody sees it, each as it fits.
    await playUntil(people, ana, '.track.wave');
    await expectWholeBoard(ana.page.locator('.track.wave'), ['You', 'Тимур', 'Leo']);
    await timur.page.getByRole('button', { name: 'Дорожка' }).click();
    await expectWholeBoard(timur.page.locator('.track.winding'), ['Ana', 'Вы', 'Leo']);
    await timur.page.getByRole('button', { name: 'Картинки' }).click();

    await playToTheEnd(people);
    for (const person of people) await expect(person.page.locator('.podium li')).toHaveCount(3);
    await expect(ana.page.getByText('cell 24').first()).toBeVisible();
    expectNoComplaints([...people, tv]);
  },
);
