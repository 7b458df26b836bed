/** What was being chosen, written or drawn is there again when the page is opened anew. */
import { expect } from '@playwright/test';
import { expectNoComplaints, Person, playUntil, test } from './people.ts';

test('a reload keeps the clue, the picture, the vote and the drawing', async ({ browser }) => {
  const [ana, tom] = [await Person.arrive(browser, 'Ana'), await Person.arrive(browser, 'Tom')];
  const code = await ana.openTable();
  await tom.sitDown(code);
  await ana.page.getByRole('button', { name: /Seat (a bot|\d bots) and begin/ }).click();
  const chosen = (person: Person) => person.page.locator('.strip input:checked');
  const choose = async (person: Person, place: number): Promise<void> => {
    await person.page
      .locator('.strip input')
      .nth(place)
      .evaluate((input: HTMLInputElement) => input.click());
    await expect(person.page.locator('.strip input').nth(place)).toBeChecked();
  };

  await playUntil([ana, tom], ana, '#clue');
  await ana.page.locator('#clue').fill('a clue in the mak');
  await choose(ana, 3);
  const told = await chosen(ana).getAttribute('value');
  await ana.comeBack();
  await expect(ana.page.locator('#clue')).toHaveValue('a clue in the mak');
  await expect(chosen(ana)).toHaveValue(told ?? '');

  const { page } = ana;
  await page.locator('label', { hasText: 'Drawing' }).click();
  const paper = await page.locator('.paper').boundingBox();
  await page.mouse.move((paper?.x ?? 0) + 20, (paper?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((paper?.x ?? 0) + 90, (paper?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.paper path')).toHaveCount(1);
  await ana.comeBack();
  await expect(ana.page.locator('.paper path')).toHaveCount(1);
  await ana.page.locator('label', { hasText: 'Words' }).click();

  await playUntil([ana, tom], tom, '.give .plate');
  await choose(tom, 4);
  const given = await chosen(tom).getAttribute('value');
  await tom.comeBack();
  await expect(chosen(tom)).toHaveValue(given ?? '');

  await playUntil([ana, tom], tom, '.wrap input[type=radio]');
  const row = () => tom.page.locator('.wrap input[type=radio]:not([disabled])');
  await row()
    .last()
    .evaluate((input: HTMLInputElement) => input.click());
  await expect(row().last()).toBeChecked();
  await tom.comeBack();
  await expect(row().last()).toBeChecked();
  expectNoComplaints([ana, tom]);
});
