import { expect } from '@playwright/test';
import { Person, test } from './people.ts';

test('who takes their time over a name still finds the form, and what was typed', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.page.clock.install();
  await tom.page.goto(`/t/${code}`);
  await tom.page.locator('#name').fill('Tom the Slow');
  await tom.page.clock.fastForward(600_000);
  await expect(tom.page.locator('#name')).toHaveValue('Tom the Slow');
  await tom.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ana.page.getByText('Tom the Slow')).toBeVisible();
});
