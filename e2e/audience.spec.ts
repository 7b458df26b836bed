/** Whoever looks on votes along, for no points; what they guessed is told after the reveal, and not before. */
import { expect } from '@playwright/test';
import { DESK, expectNoComplaints, Person, playUntil, SMALL_PHONE, tabTo, test } from './people.ts';
import { violations } from './violations.ts';

const guessed = (person: Person): string[] =>
  person.frames.filter((frame) => frame.startsWith('{"audience":'));

test('an audience of two votes along, by keyboard too: one opinion, in both languages and on the television', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const [tom, leo] = [
    await Person.arrive(browser, 'Tom'),
    await Person.arrive(browser, 'Лео', { lang: 'ru' }),
  ];
  for (const other of [tom, leo]) await other.sitDown(code);
  const players = [ana, tom, leo];

  const eve = await Person.arrive(browser, 'Eve', { size: DESK });
  const ivan = await Person.arrive(browser, 'Иван', { lang: 'ru', size: SMALL_PHONE });
  for (const [one, watch] of [
    [eve, 'Only watch'],
    [ivan, 'Только смотреть'],
  ] as const) {
    await one.page.goto(`/t/${code}`);
    await one.page.getByRole('button', { name: watch }).click();
  }
  const screen = await Person.arrive(browser, 'TV', { size: { width: 1920, height: 1080 } });
  await screen.page.goto(`/tv/${code}`);
  const everybody = [...players, eve, ivan, screen];

  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await playUntil(players, eve, '.wrap input[type=radio]');
  await expect(ivan.page.locator('.wrap input[type=radio]')).toHaveCount(5);
  // Nobody's own picture is shown to whoever looks on: all five may be chosen.
  await expect(eve.page.locator('.wrap input[type=radio][disabled]')).toHaveCount(0);
  await expect(eve.page.getByText('You vote with the audience')).toBeVisible();
  for (const one of [eve, ivan]) expect(await violations(one.page), one.name).toEqual([]);

  // Eve has no mouse: a number, and Enter; then she changes her mind with the arrows.
  await eve.page.keyboard.press('2');
  await eve.page.keyboard.press('Enter');
  const plate = eve.page.locator('form.bar .plate');
  await expect(plate).toHaveText('Your vote: 2');
  await expect(eve.page.getByText('You can still change it until every vote is in.')).toBeVisible();
  await eve.page.keyboard.press('ArrowRight');
  expect(await tabTo(eve.page, 'form.bar .plate', 'Vote for 3 instead')).toBe(true);
  await eve.page.keyboard.press('Enter');
  await expect(plate).toHaveText('Your vote: 3');

  // Ivan taps. The page opened anew still knows, and the table too.
  await ivan.page.locator('.wrap label').nth(2).click();
  await ivan.page.getByRole('button', { name: 'Голосую за 3' }).click();
  await expect(ivan.page.getByRole('button', { name: 'Ваш голос: 3' })).toBeVisible();
  await ivan.comeBack();
  await ivan.page.getByRole('button', { name: 'Только смотреть' }).click();
  await expect(ivan.page.getByRole('button', { name: 'Ваш голос: 3' })).toBeVisible();

  // Whoever plays votes for points alone; nobody has heard of the guesses.
  for (const one of everybody) expect(guessed(one), one.name).toEqual([]);
  await expect(screen.page.locator('.audience')).toHaveCount(0);

  await playUntil(players, ana, '.soon, .got');
  const teller = Number(
    (await ana.page.locator('.was span').first().textContent())?.match(/number (\d)/)?.[1] ?? NaN,
  );
  const found = teller === 3 ? 2 : 0;
  await expect(eve.page.locator('.told .owner')).toBeVisible();
  for (const one of everybody) await expect.poll(() => guessed(one).length, one.name).toBeGreaterThan(0);
  for (const one of everybody) expect(guessed(one)[0], one.name).toContain('"votes":[0,0,2,0,0]');

  const en = `${found} of 2 in the audience found it`;
  const ru = `Зрители: отгадали ${found} из 2`;
  await expect(eve.page.locator('.all').getByText(en)).toBeVisible();
  await expect(ivan.page.locator('.was').getByText(ru)).toBeVisible();
  await expect(screen.page.locator('header .caps')).toContainText(en);
  // At the picture, for all; at one's own guess it says so.
  for (const { page } of [eve, ivan]) {
    await expect(page.locator('.cell .audience')).toHaveCount(1);
    await expect(page.locator('.cell').filter({ has: page.locator('.audience.mine') })).toHaveCount(1);
  }
  await expect(eve.page.locator('.cell .audience')).toContainText(
    /2\speople\sin\sthe\saudience chose this one\. So did you/,
  );
  await expect(ivan.page.locator('.cell .audience')).toContainText(/Выбрали зрители: 2\. И вы тоже/);
  await expect(screen.page.locator('.row .audience')).toHaveText(/^2/);
  for (const one of [eve, ivan, screen]) expect(await violations(one.page), one.name).toEqual([]);

  // On the scoring page of a phone too, and nobody has a point for it.
  await ivan.page.getByRole('button', { name: 'Дорожка' }).click();
  await expect(ivan.page.locator('.scored').getByText(ru)).toBeInViewport();
  await expect(screen.page.locator('.company .gain')).toHaveCount(3);
  expectNoComplaints(everybody);
});
