import { expect, type Page } from '@playwright/test';
import { Person, tabTo, test } from './people.ts';

/** What the screen asks for, read at one moment: the others play on, so between two looks it may turn over. */
function askedOf(
  page: Page,
): Promise<'nothing more' | 'tell' | 'choose' | 'one more' | 'vote' | 'go on' | 'to wait'> {
  return page.evaluate(() => {
    const seen = (selector: string): Element | undefined =>
      [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    if (seen('.podium')) return 'nothing more';
    if (seen('#clue')) return 'tell';
    if (seen('.give .plate')?.textContent?.includes('Now one more')) return 'one more';
    const give = seen('.give .plate:not([disabled])')?.textContent;
    if (give !== undefined) return /Take|Give th(is picture|ese)|Put/.test(give) ? 'choose' : 'to wait';
    const vote = seen('form.bar .plate')?.textContent;
    if (vote !== undefined) return vote.includes('Your vote') ? 'to wait' : 'vote';
    const next = seen('.sheet .plate:not([disabled])')?.textContent;
    return /Next round|To the last page/.test(next ?? '') ? 'go on' : 'to wait';
  });
}

test('a whole game by keyboard alone', { tag: '@long' }, async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana', { size: { width: 1280, height: 800 } });
  const { page } = ana;
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Create a table/ })).toBeVisible();
  // Create a table is the plate after Play now.
  expect(await tabTo(page, '.acts .plate')).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lobby')).toBeVisible();
  expect(await tabTo(page, 'input[name=preset]')).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Short game/ })).toBeChecked();
  expect(await tabTo(page, '.foot .plate')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.frame')).toBeVisible();

  const moments = new Set<string>();
  for (let asked = await askedOf(page); asked !== 'nothing more'; asked = await askedOf(page)) {
    if (asked !== 'to wait') moments.add(asked);
    // A key is pressed only where it is meant for: whatever turned over meanwhile has another place for the focus.
    if (asked === 'tell') {
      if (await tabTo(page, '.strip input')) await page.keyboard.press('ArrowRight');
      if (!(await tabTo(page, '#clue'))) continue;
      await page.keyboard.type('a quiet night');
      await page.keyboard.press('Enter');
      await expect(page.locator('#clue')).toBeHidden();
    } else if (asked === 'choose') {
      if (!(await tabTo(page, '.strip input'))) continue;
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    } else if (asked === 'one more') {
      await page.keyboard.press('ArrowRight');
    } else if (asked === 'vote') {
      for (const digit of ['1', '2', '3', '4', '5']) await page.keyboard.press(digit);
      await page.keyboard.press('d');
      if (await tabTo(page, '.wrap input')) await page.keyboard.press('Enter');
    } else if (asked === 'go on') {
      if (await tabTo(page, '.sheet .plate:not([disabled])')) await page.keyboard.press('Enter');
    }
  }
  await expect(page.locator('.podium')).toBeVisible();
  expect([...moments].sort()).toEqual(expect.arrayContaining(['choose', 'go on', 'tell', 'vote']));
  expect(ana.complaints).toEqual([]);
});

test('focus and choice survive what others do', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.sitDown(code);
  const leo = await Person.arrive(browser, 'Leo');
  await ana.page.locator('.foot .plate').focus();
  await leo.sitDown(code);
  await expect(ana.page.locator('.lobby .shelf li:not(.free)')).toHaveCount(3);
  expect(await ana.page.evaluate(() => document.activeElement?.classList.contains('plate'))).toBe(true);
});
