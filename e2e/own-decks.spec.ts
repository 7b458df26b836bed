/** Decks of one's own pictures: made, played, described, kept as a file, and taken away again. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { zipOf } from '../packages/web/test/zip-kit.ts';
import { picture } from '../packages/server/test/own-decks/maker.ts';
import { boxesOf } from './boxes.ts';
import { Person, PHONE, playUntil, tabTo, test } from './people.ts';

const LAPTOP = { width: 1280, height: 800 };
/** As many as a table for three needs. */
const ENOUGH = 28;

interface Sent {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const sent = (name: string, buffer: Buffer): Sent => ({ name, mimeType: 'application/octet-stream', buffer });
const png = (number: number, width = 300, height = 450): Promise<Buffer> =>
  picture(number, width, height).png().toBuffer();
const asBuffer = async (file: File): Promise<Buffer> => Buffer.from(await file.arrayBuffer());

async function choose({ page }: Person, button: Locator, files: readonly Sent[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles([...files]);
}

/** What the browser itself notes of a file that was refused. */
const isRefusal = (complaint: string): boolean => /status of 4(?:09|15|22)/.test(complaint);
const complaintsOf = ({ complaints }: Person): string[] => complaints.filter((one) => !isRefusal(one));

/** The cards of the page, by their ids. */
const cardIn = (address: string | null): string =>
  /\/decks\/[^/]+\/([0-9a-f]+)\//.exec(address ?? '')?.[1] ?? '';

async function leafThroughAlbum(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'My games' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leaf through the album' }).click();
  return page.locator('.album .cell').first();
}

test('a deck is made by keyboard, refused files are told one by one, it is played with bots, and a card that is deleted leaves its place', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana', { size: PHONE });
  const { page } = ana;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'My decks' })).toBeVisible();
  expect(await tabTo(page, '.more .link', 'My decks')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-decks$/);
  await expect(page.getByRole('button', { name: 'Make a deck' })).toBeVisible();
  expect(await tabTo(page, '.plate', 'Make a deck')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What the deck is called')).toBeFocused();
  await page.keyboard.type('Summer at the lake');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Summer at the lake', level: 2 })).toBeVisible();

  // Several at once: the good ones stay, the others are told with their reasons.
  const cards = page.locator('.grid > li');
  await choose(ana, page.getByRole('button', { name: 'Choose pictures' }), [
    sent('one.png', await png(1)),
    sent('two.png', await png(2)),
    sent('one again.png', await picture(1, 600, 900).webp().toBuffer()),
    sent('notes.txt', Buffer.from('These are notes about the summer, and nothing to be seen.')),
    sent('broken.png', (await png(3)).subarray(0, 900)),
  ]);
  await expect(cards).toHaveCount(2);
  const refused = page.getByRole('region', { name: '3 files were not taken' });
  await expect(refused.getByRole('listitem')).toHaveText([
    /one again\.png This picture is in the deck already\./,
    /notes\.txt This is no picture\./,
    /broken\.png The file is damaged\./,
  ]);
  await refused.getByRole('button', { name: 'Clear the list' }).press('Enter');
  await expect(refused).toBeHidden();

  // A zip, with what nobody should unpack.
  const members = await Promise.all(
    Array.from({ length: ENOUGH - 2 }, async (_, n) => ({
      path: `lake/${n}.png`,
      content: await png(n + 10),
    })),
  );
  const zip = zipOf([
    ...members,
    { path: '../../escape.png', content: await png(90) },
    { path: 'bomb.png', content: Buffer.alloc(20_000_000) },
    { path: 'locked.png', content: await png(91), flags: 0x801 },
  ]);
  await choose(ana, page.getByRole('button', { name: 'Choose a zip' }), [
    sent('lake.zip', await asBuffer(zip)),
  ]);
  await expect(cards).toHaveCount(ENOUGH);
  const inZip = page.getByRole('region', { name: '3 files were not taken' });
  await expect(inZip.getByText('The file’s name leads out of its folder.')).toBeVisible();
  await expect(
    inZip.getByText('The file becomes far larger than a picture when it is unpacked.'),
  ).toBeVisible();
  await expect(inZip.getByText('The file is locked with a password.')).toBeVisible();

  // One picture: its crop is moved before it is sent, by keys.
  await choose(ana, page.getByRole('button', { name: 'Choose pictures' }), [
    sent('wide.png', await png(120, 1200, 600)),
  ]);
  const crop = page.getByRole('dialog', { name: 'What becomes the card' });
  const across = crop.getByRole('slider', { name: 'The frame, from left to right' });
  await expect(across).toHaveValue('50');
  await across.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(across).toHaveValue('65');
  await page.keyboard.press('+');
  await crop.getByRole('button', { name: 'Take this part' }).press('Enter');
  await expect(cards).toHaveCount(ENOUGH + 1);

  // While the page holds the picture, another part of it can be taken.
  const before = await cards.last().locator('img').first().getAttribute('src');
  await cards.last().getByRole('button').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Move the crop' }).press('Enter');
  await expect(across).toHaveValue('50');
  const [stage] = await boxesOf(crop.locator('.stage'));
  if (!stage) throw new Error('no picture to cut');
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2);
  await page.mouse.down();
  await page.mouse.move(stage.x + 4, stage.y + stage.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(across).toHaveValue('0');
  await crop.getByRole('button', { name: 'Take this part' }).press('Enter');
  await expect.poll(() => cards.last().locator('img').first().getAttribute('src')).not.toBe(before);
  await expect(cards).toHaveCount(ENOUGH + 1);

  // Words of one card, by keyboard; the next one comes by itself.
  await cards.first().getByRole('button').press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('What can be seen, in one line').fill('Patches of colour');
  await sheet.getByLabel(/What comes to mind/).fill('carpet, quilt\nflags');
  await sheet.getByLabel(/Clues that a\sbot may give/).fill('Grandmother’s blanket');
  await sheet.getByLabel('What can be seen, in one line').press('Enter');
  await expect(page.getByRole('dialog', { name: `Picture 2 of ${ENOUGH + 1}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`1 of ${ENOUGH + 1} has words`)).toBeVisible();

  // Played, with bots, for a round.
  await page.getByRole('button', { name: 'Create a table with it' }).press('Enter');
  await ana.beCalled();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  await expect(page.getByRole('checkbox', { name: `Summer at the lake ${ENOUGH + 1} cards` })).toBeChecked();
  await expect(page.getByText(`${ENOUGH} of ${ENOUGH + 1} pictures have no words`)).toBeVisible();
  await page.getByRole('button', { name: /Seat 2 bots/ }).click();
  await playUntil([ana], ana, '.sheet.action .got, .reveal');

  // A card that was played is deleted: its place stays in the album.
  const cell = await leafThroughAlbum(page);
  await expect(cell).toBeVisible();
  const shown = cell.locator('img').first();
  await expect(shown).toHaveAttribute('src', /\/decks\/own-/);
  const card = cardIn(await shown.getAttribute('src'));
  await page.goto('/my-decks');
  await page.getByRole('button', { name: /Summer at the lake/ }).press('Enter');
  await page.locator('.grid button', { has: page.locator(`img[src*="${card}"]`) }).press('Enter');
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete the picture' });
  await remove.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sure? Press again' }).press('Enter');
  await expect(cards).toHaveCount(ENOUGH);
  const place = await leafThroughAlbum(page);
  await expect(place.locator('img').first()).toHaveAttribute('src', new RegExp(`${card}/\\w+\\?gone$`));
  await expect(place.getByRole('button')).toHaveAccessibleName(/An empty place: this picture was taken away/);

  // All of it.
  await page.goto('/my-decks');
  await page.getByRole('button', { name: /Summer at the lake/ }).press('Enter');
  await page.getByRole('button', { name: 'Delete the deck' }).press('Enter');
  await page.getByRole('button', { name: 'Delete it with all its pictures? Press again' }).press('Enter');
  await expect(page).toHaveURL(/\/my-decks$/);
  await expect(page.getByRole('button', { name: /Summer at the lake/ })).toHaveCount(0);
  expect(complaintsOf(ana)).toEqual([]);
});

test('набор приносят из файла и сохраняют в файл; за столом описывают картинки и жалуются на них', async ({
  browser,
}) => {
  const vera = await Person.arrive(browser, 'Вера', { lang: 'ru', size: LAPTOP });
  const { page } = vera;
  const ids = Array.from({ length: ENOUGH }, (_, n) => `card-${n}`);
  const deck = {
    format: 1,
    id: 'lake',
    name: { ru: 'Лето на озере' },
    author: 'Лена',
    licence: 'CC-BY-4.0',
    cards: ids.map((id, n) => ({
      id,
      large: { width: 300, height: 450, png: `${id}/large.png` },
      ...(n === 0 ? {} : { words: { ru: `${id}/words.ru.json` } }),
    })),
  };
  const pictures = await Promise.all(
    ids.map(async (id, n) => ({ path: `lake/${id}/large.png`, content: await png(n + 200) })),
  );
  const words = ids.map((id, n) => ({
    path: `lake/${id}/words.ru.json`,
    content: JSON.stringify({ alt: `Пятна, лист ${n}`, long: '', see: [`пятно ${n}`], say: [`Лоскут ${n}`] }),
  }));
  const file = zipOf([{ path: 'lake/deck.json', content: JSON.stringify(deck) }, ...pictures, ...words]);

  await page.goto('/my-decks');
  await choose(vera, page.getByRole('button', { name: 'Принести набор из файла' }), [
    sent('lake.zip', await asBuffer(file)),
  ]);
  const cards = page.locator('.grid > li');
  await expect(page.getByRole('heading', { name: 'Лето на озере', level: 2 })).toBeVisible();
  await expect(cards).toHaveCount(ENOUGH);
  await expect(page.getByText('Лена, CC-BY-4.0')).toBeVisible();
  await expect(page.getByText(`описано ${ENOUGH - 1} из ${ENOUGH}`)).toBeVisible();

  // Out as one file, and in again, with its words.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Сохранить в файл' }).press('Enter'),
  ]);
  const saved = await readFile(await download.path());
  await page.getByRole('button', { name: 'Назад' }).press('Enter');
  await choose(vera, page.getByRole('button', { name: 'Принести набор из файла' }), [
    sent('saved.zip', saved),
  ]);
  await expect(cards).toHaveCount(ENOUGH);
  await expect(page.getByText('Лена, CC-BY-4.0')).toBeVisible();
  await expect(page.getByText(`описано ${ENOUGH - 1} из ${ENOUGH}`)).toBeVisible();

  // Called otherwise; and the table may help.
  await page.getByRole('button', { name: 'Изменить' }).press('Enter');
  await page.getByLabel('Как называется набор').fill('Лето ещё раз');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Лето ещё раз', level: 2 })).toBeVisible();
  await page.getByRole('switch', { name: /Пусть помогут за столом/ }).press('Space');
  await expect(page.getByRole('switch', { name: /Пусть помогут за столом/ })).toBeChecked();
  await page.getByRole('button', { name: 'Назад' }).press('Enter');
  await expect(page.locator('.deck .words b')).toHaveCount(2);

  // Chosen in the lobby beside the others.
  const code = await vera.openTable();
  const chip = page.getByRole('checkbox', { name: `Лето ещё раз ${ENOUGH} карт` });
  await chip.press('Space');
  await expect(chip).toBeChecked();
  // Only theirs, so that whatever is looked at later is one of them.
  const numbers = page.getByRole('checkbox', { name: /^Просто числа/ });
  await numbers.press('Space');
  await expect(numbers).toHaveCount(0);
  await expect(page.getByText(`картинок без слов на языке этого стола — 1 из ${ENOUGH}`)).toBeVisible();

  // Whoever has a seat describes what nobody has.
  const boris = await Person.arrive(browser, 'Борис', { lang: 'ru', size: PHONE });
  await boris.sitDown(code);
  await expect(boris.page.getByRole('checkbox', { name: /Лето ещё раз/ })).toBeChecked();
  await boris.page.getByRole('button', { name: 'Описать их' }).click();
  const sheet = boris.page.getByRole('dialog', { name: 'Описать картинки' });
  await sheet.getByLabel('Что видно, одной строкой').fill('Лоскутное одеяло');
  await sheet.getByLabel(/Что приходит в\sголову/).fill('одеяло, бабушка');
  await sheet.getByRole('button', { name: 'Сохранить и дальше' }).click();
  await expect(sheet.getByText('Это была последняя. Спасибо!')).toBeVisible();
  await sheet.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(boris.page.getByText('картинок без слов')).toHaveCount(0);

  // A picture that somebody brought can be reported, where it is enlarged.
  await page.getByRole('button', { name: /Посадить.*начать/ }).click();
  await playUntil([vera, boris], boris, '.sheet.action .got, .reveal');
  const complain = boris.page.getByRole('button', { name: 'Пожаловаться' });
  await expect(async () => {
    if (!(await complain.isVisible())) await boris.page.locator('.look').first().click({ timeout: 2000 });
    await expect(complain).toBeVisible({ timeout: 2000 });
  }).toPass();
  await complain.click();
  const report = boris.page.getByRole('dialog', { name: 'Жалоба' });
  await expect(report.getByText('Картинка из чьего-то набора')).toBeVisible();
  await report.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(report).toBeHidden();
  expect([...complaintsOf(vera), ...complaintsOf(boris)]).toEqual([]);
});
