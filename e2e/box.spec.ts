/** A real box on a real table: phones for the clue, everybody's own number, the votes and the track; the television as the board. */
import { expect, type Page } from '@playwright/test';
import { DESK, expectNoComplaints, Person, PHONE, test } from './people.ts';
import { violations } from './violations.ts';

/** What axe has to say of this page, and what is wider than it. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(isWide ? ['wider than the page'] : []), ...(await violations(page))];
}

const plate = ({ page }: Person) => page.locator('.sheet.action .plate');
const card = ({ page }: Person, number: number) =>
  page.getByRole('button', { name: new RegExp(`^(Number|Номер) ${number}$`) });

/** Says with a finger which number is theirs. */
async function says(person: Person, number: number): Promise<void> {
  await card(person, number).click();
  await plate(person).click();
}

async function votes(person: Person, number: number): Promise<void> {
  await person.page
    .locator('.wrap input[type=radio]')
    .nth(number - 1)
    .evaluate((input: HTMLInputElement) => input.click());
  await plate(person).click();
}

/** What the server has told this person of everybody's numbers, until now. */
const numbersTold = ({ frames }: Person): string[] =>
  frames.flatMap((frame) => frame.match(/"(own|contested)":\[\d[^\]]*\]|"owners":[^\]]*\]/g) ?? []);

test('a game with cards of paper: four people in two languages, one by keyboard, before a television', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana', { size: PHONE });
  const timur = await Person.arrive(browser, 'Тимур', { size: PHONE, lang: 'ru' });
  const leo = await Person.arrive(browser, 'Leo', { size: DESK });
  const yuki = await Person.arrive(browser, 'Юки', { size: { width: 820, height: 1180 }, lang: 'ru' });
  const people = [ana, timur, leo, yuki];

  const code = await ana.openTable();
  await ana.page.getByRole('switch', { name: /With a real box/ }).press('Space');
  const cards = ana.page.getByLabel('Cards in the box', { exact: true });
  await expect(cards).toHaveValue('84');
  // Two rounds: a hand of six for each of four, and four for each row.
  await cards.fill('32');
  await expect(ana.page.getByText('32 cards, until the deck ends')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Seat a bot' })).toHaveCount(0);
  await expect(ana.page.getByRole('heading', { name: 'Decks' })).toHaveCount(0);
  expect(await faultsOf(ana.page)).toEqual([]);
  for (const other of [timur, leo, yuki]) await other.sitDown(code);
  await expect(timur.page.getByText('Ваши карты на вашем столе')).toBeVisible();
  await expect(timur.page.getByRole('switch', { name: /С настоящей коробкой/ })).toBeDisabled();

  const tv = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'ru-RU' });
  await tv.goto(`/tv/${code}`);
  await ana.page.getByRole('button', { name: 'Begin' }).click();

  // The first storyteller; nobody holds a picture here.
  await timur.page.getByRole('button', { name: 'У меня есть!' }).click();
  await expect(timur.page.getByText('Положите картинку на стол рубашкой вверх')).toBeVisible();
  await expect(timur.page.locator('.strip')).toHaveCount(0);
  await timur.page.locator('#clue').fill('Тишина перед снегом');
  await timur.page.getByRole('button', { name: 'Загадать' }).click();

  // Everybody says which number is theirs; Leo with the keyboard alone.
  for (const person of people) await expect(card(person, 4)).toBeVisible();
  await expect(card(ana, 5)).toHaveCount(0);
  expect(await faultsOf(timur.page)).toEqual([]);
  expect(await faultsOf(leo.page)).toEqual([]);
  await says(timur, 3);
  await says(ana, 3);
  await leo.page.keyboard.press('1');
  await leo.page.keyboard.press('2');
  await expect(card(leo, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(leo, 1)).toHaveAttribute('aria-pressed', 'false');
  await leo.page.keyboard.press('Enter');
  await expect(plate(leo)).toHaveText('You said: 2');
  // Nobody is told of the two that are alike before all have said.
  expect(numbersTold(ana).join()).not.toContain('contested');
  expect(numbersTold(leo)).toEqual(['"own":[2]']);
  await says(yuki, 4);
  await expect(ana.page.getByText('Somebody else says 3 too')).toBeVisible();
  await expect(timur.page.getByText('Номер 3 назвал кто-то ещё')).toBeVisible();
  await expect(leo.page.getByText('Two of you say the same number')).toBeVisible();
  await expect(tv.getByText('Один номер назвали дважды')).toBeVisible();
  expect(numbersTold(yuki)).toEqual(['"own":[4]']);
  expect(await faultsOf(ana.page)).toEqual([]);
  await says(ana, 1);

  // The vote, for numbers. Somebody looks again whether theirs is right, and it is.
  await expect(leo.page.locator('.wrap input[type=radio]')).toHaveCount(4);
  await expect(timur.page.getByText('Вы не голосуете')).toBeVisible();
  await yuki.page.getByRole('button', { name: 'У меня другой номер' }).click();
  await yuki.page.getByRole('button', { name: 'Оставить как есть' }).click();
  expect(await faultsOf(yuki.page)).toEqual([]);
  await votes(ana, 3);
  await leo.page.locator('.wrap input[type=radio]').first().focus();
  await leo.page.keyboard.press('4');
  await leo.page.keyboard.press('Enter');
  await expect(plate(leo)).toHaveText('Your vote: 4');
  // Who changes a number makes everybody vote once more.
  await timur.page.getByRole('button', { name: 'У меня другой номер' }).click();
  await card(timur, 2).click();
  await plate(timur).click();
  await expect(leo.page.getByText('Somebody else says 2 too')).toBeVisible();
  await leo.page.keyboard.press('3');
  await leo.page.keyboard.press('Enter');
  await expect(plate(ana)).toHaveText('Pick a picture');
  for (const person of people)
    expect(numbersTold(person).filter((told) => told.startsWith('"owners"'))).toEqual([]);
  await votes(ana, 2);
  await votes(yuki, 2);
  await leo.page.locator('.wrap input[type=radio]').first().focus();
  await leo.page.keyboard.press('4');
  await leo.page.keyboard.press('Enter');

  // The result: whose number was whose, points, the track; hands are filled by hand.
  await ana.page.getByRole('button', { name: 'Skip' }).click();
  await expect(ana.page.getByText('It was Тимур’s, number 2.')).toBeVisible();
  await expect(ana.page.getByText('Draw from the box until you hold 6 cards again.')).toBeVisible();
  await expect(tv.locator('.owner b')).toHaveText(['Ana', 'Тимур', 'Leo', 'Юки']);
  expect(await faultsOf(ana.page)).toEqual([]);

  const goOn = async (person: Person): Promise<void> => {
    const skip = person.page.getByRole('button', { name: /^(Skip|Пропустить)$/ });
    if (await skip.isVisible()) await skip.click();
    await person.page
      .getByRole('button', { name: /^(Next round|To the last page|Дальше|К эпилогу)$/ })
      .click();
  };
  for (const person of people) await goOn(person);

  // Round two: the left neighbour tells aloud, on the last cards of the box.
  await leo.page.getByText('Aloud', { exact: true }).click();
  await plate(leo).click();
  for (const [place, person] of people.entries()) {
    await expect(card(person, 1)).toBeVisible();
    await says(person, place + 1);
  }
  await expect(plate(ana)).toHaveText('Pick a picture');
  await votes(ana, 3);
  await votes(timur, 3);
  await votes(yuki, 1);
  for (const person of people) await goOn(person);
  for (const person of people) await expect(person.page.locator('.podium li')).toHaveCount(4);
  await expect(tv.locator('.podium li')).toHaveCount(4);
  await ana.page.getByRole('button', { name: 'Leaf through the album' }).click();
  await expect(ana.page.locator('.album .cell')).toHaveCount(4);
  expectNoComplaints(people);
});

test('the owner goes on without a phone that sleeps, and says which round was the last', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const tom = await Person.arrive(browser, 'Том', { lang: 'ru' });
  const leo = await Person.arrive(browser, 'Leo');
  const code = await ana.openTable();
  await ana.page.getByRole('switch', { name: /With a real box/ }).press('Space');
  for (const other of [tom, leo]) await other.sitDown(code);
  await expect(ana.page.locator('.lobby .shelf li:not(.free)')).toHaveCount(3);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await ana.page.getByRole('button', { name: 'I have one!' }).click();
  await ana.page.getByText('Aloud', { exact: true }).click();
  await plate(ana).click();
  // Three seats: two cards each, and five in the row.
  await expect(card(tom, 5)).toBeVisible();
  await leo.context.setOffline(true);
  await leo.page.close();
  await says(ana, 5);
  await card(tom, 1).click();
  await expect(plate(tom)).toBeDisabled();
  await card(tom, 3).click();
  await plate(tom).click();
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: 'Do not wait for Leo' }).click();
  await expect(tom.page.locator('.wrap input[type=radio]')).toHaveCount(5);
  await votes(tom, 5);
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: 'Do not wait for Leo' }).click();
  for (const [{ page }, skip] of [
    [ana, 'Skip'],
    [tom, 'Пропустить'],
  ] as const)
    await page.getByRole('button', { name: skip }).click();
  await ana.page.getByRole('button', { name: 'That was the last round' }).click();
  await ana.page.getByRole('button', { name: 'Yes, the game ends here' }).click();
  await tom.page.getByRole('button', { name: 'К эпилогу' }).click();
  await expect(tom.page.locator('.podium li')).toHaveCount(3);
  expectNoComplaints([ana, tom]);
});
