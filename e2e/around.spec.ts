/** What lies around the turn itself: looking closer, comparing, handing over, not waiting, rules of one's own. */
import { expect, type Browser, type Page } from '@playwright/test';
import { expectNoComplaints, Person, test } from './people.ts';

const button = (page: Page, name: string | RegExp): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name });
const news = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('log', { name: 'What is happening at the table' }).last();
const inHand = (page: Page, n: number): ReturnType<Page['getByRole']> =>
  page.getByRole('radiogroup', { name: 'Your pictures' }).getByRole('radio', { name: `Picture ${n}.` });

/** Three at a table; the first one has given the clue. */
async function told(browser: Browser): Promise<[Person, Person, Person]> {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const [tom, leo] = [await Person.arrive(browser, 'Tom'), await Person.arrive(browser, 'Leo')];
  for (const other of [tom, leo]) await other.sitDown(code);
  await button(ana.page, 'Begin').click();
  await button(ana.page, 'I have one!').click();
  await ana.page.getByRole('textbox', { name: 'Clue' }).fill('a quiet night');
  await button(ana.page, 'Give the clue').click();
  return [ana, tom, leo];
}

/** With three seats everybody gives two. */
async function give({ page }: Person): Promise<void> {
  await button(page, 'Take this one (1 of 2)').click();
  await inHand(page, 2).check({ force: true });
  await button(page, 'Take this one (2 of 2)').click();
  await button(page, 'Give these 2').click();
}

test('a picture of the hand is looked at large, and so is the one after it', async ({ browser }) => {
  const [ana, tom, leo] = await told(browser);
  const { page } = tom;
  // With the clue the page turns over, and with the page what was large.
  await expect(button(page, 'Take this one (1 of 2)')).toBeVisible();
  await button(page, 'Enlarge').click();
  const large = page.getByRole('dialog', { name: 'Enlarged picture' });
  await expect(large.getByText('1 of 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('2 of 7')).toBeVisible();
  await large.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(large).toBeHidden();
  await expect(inHand(page, 2)).toBeChecked();
  expectNoComplaints([ana, tom, leo]);
});

test('two pictures of the row are compared, and the one that was found is voted for', async ({ browser }) => {
  const all = await told(browser);
  const [, tom, leo] = all;
  for (const person of [tom, leo]) await give(person);
  const { page } = tom;
  await button(page, 'Compare').click();
  const compared = page.getByRole('dialog', { name: 'Compare' });
  const numbers = compared.getByRole('group', { name: 'Which picture' });
  await expect(numbers.getByRole('button')).toHaveCount(5);
  // Five lie there, two are Tom's: of the other three two are side by side, and the third takes the place of one.
  const row = page.getByRole('radiogroup', { name: 'The pictures on the table' });
  const open = await row
    .getByRole('radio', { includeHidden: true })
    .evaluateAll((all: HTMLInputElement[]) =>
      all.flatMap(({ disabled, value }) => (disabled ? [] : [value])),
    );
  expect(open).toHaveLength(3);
  const [, , third = ''] = open;
  await numbers.getByRole('button', { name: third, exact: true }).click();
  await expect(button(page, `Picture ${third}: swap it for another`)).toBeVisible();
  await compared.getByRole('button', { name: 'Close' }).click();
  await button(page, `Vote for ${third}`).click();
  await expect(button(page, `Your vote: ${third}`)).toBeVisible();
  expectNoComplaints(all);
});

test('every phase is heard: the focus lands on what to do, and the clue and the answer are announced', async ({
  browser,
}) => {
  const all = await told(browser);
  const [ana, tom, leo] = all;
  await expect(news(tom.page)).toContainText('The clue: “a quiet night”');
  await give(tom);
  await give(leo);
  for (const { page } of [tom, leo]) {
    await expect(page.getByRole('heading', { name: /Which picture is .+’s\?/ })).toBeFocused();
    await expect(news(page)).toContainText('The clue: “a quiet night”');
    await page.getByRole('radio', { disabled: false }).first().check({ force: true });
    await button(page, /^Vote for \d$/).click();
  }
  for (const { page } of all) await expect(news(page)).toContainText(/It was (yours|.+’s), number \d/);
  for (const { page } of all) await button(page, 'Next round').click();
  await expect(tom.page.getByRole('heading', { name: /You are the storyteller/ })).toBeFocused();
  await expect(ana.page.getByRole('heading', { name: 'Tom is thinking of a clue' })).toBeFocused();
  // From there arrows look through the pictures at once.
  await tom.page.keyboard.press('ArrowRight');
  await expect(inHand(tom.page, 2)).toBeChecked();
  expectNoComplaints(all);
});

test('a seat is handed over by a link: the hand goes with it, and the first device is out', async ({
  browser,
}) => {
  const all = await told(browser);
  const [, tom] = all;
  await tom.page.evaluate(() =>
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => void Object.assign(window, { shared: url }),
    }),
  );
  const pictures = (page: Page): Promise<string[]> =>
    page
      .getByRole('radiogroup', { name: 'Your pictures' })
      .getByRole('radio')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const held = await pictures(tom.page);
  await button(tom.page, 'Menu').click();
  await button(tom.page, 'Hand my seat to someone').click();
  const link = await tom.page.waitForFunction(() => (window as { shared?: string }).shared);
  const ida = await Person.arrive(browser, 'Ida');
  await ida.page.goto((await link.jsonValue()) ?? '');
  await expect(button(ida.page, 'Take this one (1 of 2)')).toBeVisible();
  expect(await pictures(ida.page)).toEqual(held);
  await expect(button(tom.page, /Take this one/)).toBeHidden();
  expectNoComplaints([...all, ida]);
});

test('the owner does not wait for somebody who went away', async ({ browser }) => {
  const [ana, tom, leo] = await told(browser);
  await give(leo);
  await tom.leaveForGood();
  await button(ana.page, 'Menu').click();
  await button(ana.page, 'Do not wait for Tom').click();
  await expect(leo.page.getByRole('radiogroup', { name: 'The pictures on the table' })).toBeVisible();
  expectNoComplaints([ana, leo]);
});

test('house rules: three rounds, which all at the table can read, and the game counts them', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.sitDown(code);
  await button(page, 'Change').click();
  await expect(page.getByRole('heading', { name: 'Change the rules' })).toBeVisible();
  await page.getByRole('button', { name: 'Rounds', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
  await expect(page.getByRole('status')).toContainText('3 rounds');
  await button(page, 'Play by these rules').click();
  await expect(tom.page.getByText(/3 rounds/).first()).toBeVisible();
  await button(page, 'Seat a bot and begin').click();
  for (const person of [ana, tom])
    await expect(person.page.getByRole('heading', { name: 'Round 1 of 3' })).toBeVisible();
  expectNoComplaints([ana, tom]);
});
