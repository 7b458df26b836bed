import { expect } from '@playwright/test';
import { DESK, expectNoComplaints, Person, PHONE, playToTheEnd, SMALL_PHONE, test } from './people.ts';

test('a whole game of Dixit with four seats, on phones and desks, in two languages, and once more', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana', { size: DESK });
  const code = await ana.openTable();
  const others = await Promise.all([
    Person.arrive(browser, 'Тимур', { size: PHONE, lang: 'ru' }),
    Person.arrive(browser, 'Leo', { size: SMALL_PHONE }),
    Person.arrive(browser, 'Yuki', { size: { width: 820, height: 1180 } }),
  ]);
  for (const other of others) await other.sitDown(code);
  const people = [ana, ...others];
  await expect(ana.page.locator('.lobby .shelf li:not(.free)')).toHaveCount(4);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  const lastPlate = await ana.page.evaluateHandle(() => ({
    atFirstSight: new Promise<string>((resolve) => {
      const look = (): void => {
        const plate = document.querySelector<HTMLButtonElement>('.end .plate');
        if (plate) resolve(plate.disabled ? 'not yet' : 'at once');
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }),
  }));
  await playToTheEnd(people);

  // It lies where "Next round" was: a second tap must not take the last page away from everybody.
  expect(await lastPlate.evaluate(({ atFirstSight }) => atFirstSight)).toBe('not yet');
  for (const person of people) {
    await expect(person.page.locator('.podium li')).toHaveCount(4);
    expect([...person.phases()]).toEqual(expect.arrayContaining(['tell', 'submit', 'vote', 'result']));
  }
  await expect(others[0].page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(others[0].page.getByRole('heading', { name: 'Эпилог' })).toBeVisible();

  await ana.page.getByRole('button', { name: 'Leaf through the album' }).click();
  await expect(ana.page.getByText('15 of 15')).toBeVisible();
  await ana.page.keyboard.press('Escape');

  for (const person of people)
    await person.page.getByRole('button', { name: /^(Play again|Сыграть ещё)$/ }).click();
  for (const person of people)
    await expect(person.page.locator('.lobby .shelf li:not(.free)')).toHaveCount(4);
  expectNoComplaints(people);
});

test(
  'a whole game of Dixit with three seats: two pictures each, five in the row',
  { tag: '@long' },
  async ({ browser }) => {
    const ana = await Person.arrive(browser, 'Ana');
    const code = await ana.openTable();
    const others = [await Person.arrive(browser, 'Tom', { size: DESK }), await Person.arrive(browser, 'Leo')];
    for (const other of others) await other.sitDown(code);
    await ana.page.getByRole('button', { name: 'Begin' }).click();
    const people = [ana, ...others];
    await playToTheEnd(people);
    for (const person of people) await expect(person.page.locator('.podium li')).toHaveCount(3);
    await ana.page.getByRole('button', { name: 'Leaf through the album' }).click();
    await expect(ana.page.locator('.album .cell')).toHaveCount(5);
    expectNoComplaints(people);
  },
);

test('a game of Imaginarium with bots: to cell 24', { tag: '@long' }, async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana', { lively: true });
  await ana.openTable();
  await ana.page.getByText('Imaginarium', { exact: true }).click();
  await expect(ana.page.getByRole('radio', { name: /Imaginarium/ })).toBeChecked();
  await ana.page.getByRole('button', { name: 'Seat 2 bots and begin' }).click();
  await playToTheEnd([ana]);
  await expect(ana.page.getByText('cell 24').first()).toBeVisible();
  expectNoComplaints([ana]);
});

test('Imaginarium on the board of the book: who tells from cell 3 asks a question', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const others = [await Person.arrive(browser, 'Tom'), await Person.arrive(browser, 'Leo')];
  for (const other of others) await other.sitDown(code);
  const people = [ana, ...others];
  await ana.page.getByText('Imaginarium', { exact: true }).click();
  await expect(ana.page.getByRole('radio', { name: /Imaginarium/ })).toBeChecked();
  await ana.page.getByRole('button', { name: 'Begin' }).click();

  // Who guesses votes for the other guesser: a point each, so the third to tell has two, and stands on cell 3.
  for (const person of people) person.favours = people.filter((other) => other !== person);
  const asked = (): Person | undefined =>
    people.find((person) => person.phases().has('constraint: A question'));
  const isRound = (n: number): Promise<boolean> =>
    ana.page.getByRole('heading', { name: `Round ${n}` }).isVisible();
  while (!asked() && !(await isRound(4))) {
    await Promise.all(people.map((person) => person.doWhatIsAsked()));
  }
  expect(asked()).toBeDefined();
  for (const { page } of people) await expect(page.getByText('Who is still awake?').first()).toBeVisible();
  expectNoComplaints(people);
});

test('a first visitor reaches a decision in one tap', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.frame')).toBeVisible();
  await expect(page.locator('.strip input')).toHaveCount(6);
  await expect(page.locator('.line')).not.toBeEmpty();
});
