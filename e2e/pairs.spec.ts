import { expect } from '@playwright/test';
import { expectNoComplaints, Person, playUntil, test } from './people.ts';

test('two people share a rabbit: each is named to the other, and both hold the same hand', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  await ana.page.getByText('In pairs', { exact: true }).click();
  const [tom, leo, ines] = [
    await Person.arrive(browser, 'Tom'),
    await Person.arrive(browser, 'Leo'),
    await Person.arrive(browser, 'Ines'),
  ];
  const people = [ana, tom, leo, ines];
  for (const other of [tom, leo, ines]) await other.sitDown(code);
  // Tom's own place is empty then, and those after it move up: it is still Leo whom he sits beside.
  const ask = tom.page.getByRole('button', { name: 'Ask to sit beside Leo' });
  const asked = leo.page.getByText('Tom would like to share your seat');
  await ask.click();
  await expect(tom.page.getByText('Leo has been asked.')).toBeVisible();
  await expect(tom.page.locator('.shelf .me')).toHaveText(/You/);
  await asked.waitFor();
  await leo.page.getByRole('button', { name: 'No', exact: true }).click();
  await ask.click();
  await leo.page.getByRole('button', { name: 'Yes, come' }).click();
  await expect(asked).toBeHidden();
  await expect(tom.page.locator('.shelf .me')).toHaveText(/You\s*and Leo/);
  await expect(leo.page.locator('.shelf .me')).toHaveText(/You\s*and Tom/);
  await expect(ana.page.getByText('and Tom')).toBeVisible();

  await ana.page.getByRole('button', { name: 'Begin' }).click();
  const hand = (person: Person): Promise<string[]> =>
    person.page
      .locator('.strip label')
      .evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));
  for (const person of people) await expect(person.page.locator('.strip input').first()).toBeAttached();
  expect(await hand(tom)).toEqual(await hand(leo));
  expect(await hand(tom)).not.toEqual(await hand(ines));
  await playUntil(people, ana, '.got, .all, .scored');
  expectNoComplaints(people);
});
