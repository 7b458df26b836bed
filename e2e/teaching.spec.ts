import { expect, type Browser } from '@playwright/test';
import { LANGUAGES } from '../packages/protocol/src/table.ts';
import { expectNoComplaints, Person, playUntil, SMALL_PHONE, test } from './people.ts';

/** House rules that ask something of every clue, as a link holds them. */
const ASKING = Buffer.from(JSON.stringify({ like: 'dixit', permanent: 'question', rounds: 3 })).toString(
  'base64url',
);

/** Three people at a table of these rules; the first of them owns it and tells first. */
async function atATableOf(browser: Browser, rules: string): Promise<Person[]> {
  const ana = await Person.arrive(browser, 'Ana');
  await ana.page.goto(`/rules#${rules}`);
  await ana.page.getByRole('button', { name: 'Create a table with these rules' }).click();
  await ana.beCalled();
  await expect(ana.page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  const code = ana.page.url().slice(-6);
  await expect(ana.page.locator('.pre.on')).toContainText(
    'Dixit, except: asked of every clue: a question, 3 rounds',
  );
  await expect(ana.page.locator('.pre.on')).toBeInViewport();
  const others = await Promise.all(['Tom', 'Leo'].map((name) => Person.arrive(browser, name)));
  for (const person of others) await person.sitDown(code);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await playUntil([ana], ana, '#clue');
  return [ana, ...others];
}

test('Imaginarium’s minute: the book’s round, its numbers, and everything else the book says', async ({
  browser,
}) => {
  for (const lang of LANGUAGES) {
    const reader = await Person.arrive(browser, 'Reader', { size: SMALL_PHONE, lang });
    const { page } = reader;
    await page.goto('/how');
    await page.getByRole('button', { name: /^(Imaginarium|Имаджинариум)$/ }).click();
    await expect(page).toHaveURL(/\/how\/imaginarium$/);
    await expect(page.getByText(/“Cold\swaters”|«Холодные\sводы»/)).toBeVisible();
    await page.getByRole('button', { name: /^(Begin|Начать)$/ }).click();
    await page.locator('.give .plate').click();
    const third = page.locator('.wrap input[type=radio]').nth(2);
    await third.evaluate((input: HTMLInputElement) => input.click());
    await page.locator('.sheet.action .plate').click();
    await expect(page.locator('.coach')).toContainText(/6\sfor the storyteller|рассказчику\s6/);
    // On a small phone, under the coach, six owners can be read and nothing is under the sheet.
    const sheetTop = (await page.locator('.sheet.action').boundingBox())?.y ?? 0;
    for (const owner of await page.locator('.owner').all()) {
      const box = await owner.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheetTop);
      const isWhole = await owner
        .locator('b')
        .evaluate(
          (name) => name.scrollWidth <= name.clientWidth + 1 && name.scrollHeight <= name.clientHeight + 1,
        );
      expect(isWhole).toBe(true);
      expect(box?.width).toBeGreaterThan(80);
    }
    // There is no phase to help with.
    await expect(page.getByRole('button', { name: /What is happening|Что сейчас происходит/ })).toHaveCount(
      0,
    );
    const next = page.getByRole('button', { name: /^(Next|Дальше)$/ });
    await next.click();
    await expect(page.getByText(/gives\s1\sof\stheir\spictures|отдаёт\s1\sкартинку/)).toBeVisible();
    await next.click();
    await expect(
      page.getByText(/3\spoints\sand\s1\smore\sfor\seach|3\sочка\sи\sещё\sпо\s1\sза\sкаждого/),
    ).toBeVisible();
    await next.click();
    await expect(page.getByText(/Cells\s12\sand\s22|Клетки\s12\sи\s22/)).toBeVisible();
    await expect(page.locator('.ground-plan text.number')).toHaveCount(24);
    await next.click();
    await expect(page.getByText(/64/)).toBeVisible();
    await next.click();
    await expect(page.getByText(/it\sis\sa\sdraw|это\sничья/)).toBeVisible();
    await next.click();
    await expect(page.getByText(/only\sby\syour\simagination!|лишь\sсвоей\sфантазией!/)).toBeVisible();
    expectNoComplaints([reader]);
  }
});

test('rules by link: read, printed, shared, and a table opened with them', async ({ browser }) => {
  const reader = await Person.arrive(browser, 'Reader');
  const { page } = reader;
  await page.goto(`/rules#${ASKING}`);
  await expect(page.getByText('Dixit, except:')).toBeVisible();
  const differs = page.locator('.differs');
  await expect(differs).toContainText('The game ends after 3 rounds.');
  await expect(differs).toContainText('What every clue of the game must be: a question.');
  await expect(page.getByRole('table')).toContainText('Lena');
  expect(await page.locator('main input, main select').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(differs).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // Another link in the same window, and one that is broken.
  await page.goto('/rules#imaginarium');
  await expect(page.getByRole('heading', { name: 'Imaginarium' })).toBeVisible();
  await page.goto('/rules#nonsense');
  await expect(page.getByText('Perhaps there is a slip in the address.')).toBeVisible();
  expectNoComplaints([reader]);
});

test('a clue that breaks its rule: the owner lets it pass; a poem keeps its lines', async ({ browser }) => {
  const [ana, tom, leo] = (await atATableOf(browser, ASKING)) as [Person, Person, Person];
  const { page } = ana;
  const clue = page.locator('#clue');
  await clue.fill('The lamp is low,');
  await expect(page.getByText('It must be a question.')).toBeVisible();
  const give = page.getByRole('button', { name: 'Give the clue' });
  await expect(give).toBeDisabled();
  await page.getByRole('button', { name: 'Let such clues pass in this game' }).click();
  await expect(give).toBeEnabled();
  await expect(page.getByText('Not a question, but it may pass.')).toBeVisible();
  // A phone's Enter would send it: the button beside the line breaks it.
  await page.getByRole('button', { name: 'New line' }).click();
  await clue.pressSequentially('the town asleep');
  await clue.press('Enter');
  await clue.pressSequentially('and nobody about.');
  await give.click();
  for (const person of [tom, leo]) {
    const words = person.page.locator('.clue .words');
    await expect(words).toContainText('The lamp is low,');
    const lines = await words.evaluate((element) => (element as HTMLElement).innerText.split('\n'));
    expect(lines).toHaveLength(3);
  }
  // Whoever reads the rules now sees that they have changed.
  await tom.page.getByRole('button', { name: 'Menu' }).click();
  await tom.page.getByRole('button', { name: 'The rules of this table' }).click();
  await expect(tom.page.getByText(/no clue is refused/).first()).toBeVisible();
  await expect(tom.page.getByText('For 3 players')).toBeVisible();
  // The browser's Back closes the page and does not leave the table; the page's own arrow leaves nothing behind.
  await tom.page.goBack();
  await expect(tom.page.locator('.frame')).toBeVisible();
  await tom.page.getByRole('button', { name: 'Menu' }).click();
  await tom.page.getByRole('button', { name: 'The rules of this table' }).click();
  await tom.page.getByRole('button', { name: 'Back' }).click();
  await expect(tom.page.locator('.frame')).toBeVisible();
  await expect(tom.page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
  expectNoComplaints([ana, tom, leo]);
});

test('the track and what is left of the deck can be seen at any time', async ({ browser }) => {
  const [ana, tom] = (await atATableOf(browser, ASKING)) as [Person, Person, Person];
  await expect(tom.page.getByText('63 cards left')).toBeVisible();
  await tom.page.getByRole('button', { name: /^Round 1 of 3: see the track\. The score: / }).click();
  await expect(tom.page.getByRole('img', { name: /The score track: / })).toBeVisible();
  expectNoComplaints([ana, tom]);
});

test('a long poem can be read to its end, and help tells what the rules in force pay', async ({
  browser,
}) => {
  const [ana, tom, leo] = (await atATableOf(browser, ASKING)) as [Person, Person, Person];
  const lines = Array.from(
    { length: 8 },
    (_, line) => `${line}. Белеет парус одинокий в тумане моря голубом`,
  );
  await ana.page.locator('#clue').fill(`${lines.join('\n')}, что ищет он?`);
  await ana.page.getByRole('button', { name: 'Give the clue' }).click();
  const words = tom.page.locator('.clue .words');
  const isWhole = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await tom.page.setViewportSize(size);
    await expect(async () => {
      const button = await tom.page.getByRole('button', { name: 'Show all' }).isVisible();
      expect((await isWhole()) || button).toBe(true);
    }).toPass();
  }
  await tom.page.setViewportSize({ width: 390, height: 844 });
  await tom.page.getByRole('button', { name: 'Show all' }).click();
  await expect(tom.page.getByRole('button', { name: 'Show less' })).toBeVisible();
  await playUntil([tom, leo], tom, '.wrap input[type=radio]');
  await tom.page.getByRole('button', { name: 'What is happening' }).click();
  const help = tom.page.getByRole('dialog');
  await expect(help).toContainText('If only one finds the storyteller’s picture');
  await expect(help).toContainText('that player and the storyteller get 4 points each');
  expectNoComplaints([ana, tom, leo]);
});

test('a poem of twelve lines lies over nothing on the television', async ({ browser }) => {
  const { page } = await Person.arrive(browser, 'TV', { size: { width: 1920, height: 1080 } });
  const gallery = test.info().config.metadata['gallery'] as string;
  const boxOf = async (what: string) => {
    const box = await page.locator(what).first().boundingBox();
    if (!box) throw new Error(`There is no ${what}`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  for (const lang of LANGUAGES)
    for (const screen of ['tv-poem', 'tv-poem-reveal']) {
      const wish = `s=${screen}&lang=${lang}&calm`;
      await page.goto(`${gallery}#${wish}`);
      await page.waitForFunction((shown) => document.documentElement.dataset['shown'] === shown, wish);
      await page.evaluate(() => document.fonts.ready);
      const poem = await boxOf('header h1');
      expect(poem.height).toBeGreaterThan(100);
      expect((await boxOf('.row li')).y).toBeGreaterThan(poem.bottom);
      expect((await boxOf('.foot-line')).y).toBeGreaterThan((await boxOf('.row')).bottom - 1);
    }
});
