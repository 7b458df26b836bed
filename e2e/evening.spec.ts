/** What a group of friends stumbled over and nothing else looks after: phones on their side, long names, words that lie over words (docs/evening.md). */
import { expect, type Locator, type Page } from '@playwright/test';
import { boxesOf, meet, type Box } from './boxes.ts';
import { Person, PHONE, playUntil, SMALL_PHONE, test } from './people.ts';

const LYING = { width: 844, height: 390 };
const LAPTOP = { width: 1366, height: 768 };
const TELEVISION = { width: 1920, height: 1080 };

async function show(page: Page, size: { width: number; height: number }, wish: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('about:blank');
  await page.goto(`${test.info().config.metadata['gallery'] as string}#s=${wish}&calm`);
  await page.waitForFunction((wish) => document.documentElement.dataset['shown'] === wish, `s=${wish}&calm`);
  await page.evaluate(() => document.fonts.ready);
}

test('a phone on its side: pictures to vote for are large and grow when looked at, and so does the story’s in the album', async ({
  page,
}) => {
  await show(page, LYING, 'vote');
  const cards = page.getByRole('radiogroup').locator('.card');
  await expect(cards).toHaveCount(6);
  for (const { width } of await boxesOf(cards)) expect(width).toBeGreaterThan(96);
  await page.getByRole('radio').nth(2).check({ force: true });
  await expect.poll(async () => (await boxesOf(cards))[2]?.width).toBeGreaterThan(170);
  await show(page, LYING, 'album');
  const row = page.locator('.cell .card');
  await expect(row).toHaveCount(6);
  const [largest = 0, next = 0] = (await boxesOf(row))
    .map(({ width }) => width)
    .sort((one, other) => other - one);
  expect(largest).toBeGreaterThan(next * 1.8);
});

test('what the page says in passing lies over no clue', async ({ page }) => {
  for (const size of [SMALL_PHONE, PHONE, LYING, LAPTOP])
    for (const lang of ['en', 'ru']) {
      await show(page, size, `reveal&lang=${lang}`);
      await page.getByRole('button', { name: /^(Postcard|Открытка)$/ }).click();
      const toast = page.locator('.toast').filter({ hasText: /Saved|Сохранено/ });
      await expect(toast).toBeVisible();
      const [said] = await boxesOf(toast);
      const [clue] = await boxesOf(page.locator('blockquote .words'));
      if (!said || !clue) throw new Error('Nothing was said');
      expect(meet(said, clue), `${size.width} ${lang}`).toBe(false);
    }
});

test('six seats, long names: none is cut, on phones, desks and the television', async ({ page }) => {
  for (const [size, screens] of [
    [PHONE, ['lobby', 'reveal', 'scoring', 'album', 'end']],
    [LAPTOP, ['lobby', 'vote', 'reveal', 'end']],
    [TELEVISION, ['tv-tell', 'tv-vote', 'tv-reveal', 'tv-end']],
  ] as const)
    for (const screen of screens)
      for (const lang of ['en', 'ru']) {
        await show(page, size, `${screen}&lang=${lang}&long`);
        const names =
          /Maximiliana|Christopher|Bartholomew|Evangeline|Persephone|Александрина|Константин|Иннокентий|Маргарита|Апполинария/;
        const places = page.locator('b, .name').filter({ hasText: names });
        await expect(places.first()).toBeVisible();
        const cut = await places.evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
            .filter((one) => getComputedStyle(one).overflow !== 'visible')
            .map((one) => one.textContent?.trim()),
        );
        expect(cut, `${screen} ${lang} ${size.width}`).toEqual([]);
      }
});

/** Where the letters of these really are, line by line. */
const letters = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((each) =>
    each.flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()].map((line) => line.toJSON() as Box);
    }),
  );
const meetings = (some: readonly Box[], others: readonly Box[]): Box[] =>
  some.filter((one) => others.some((other) => meet(one, other)));

test('a tap chooses a picture to vote for, and the next one fills the screen with it', async ({ page }) => {
  await show(page, PHONE, 'vote');
  const picture = page.locator('.pick:not(.on, .mine)').first();
  const radio = picture.getByRole('radio');
  const number = await radio.getAttribute('value');
  const same = page.locator('.pick', { has: page.locator(`[value="${number}"]`) });
  const large = page.getByRole('dialog', { name: 'Enlarged picture' });
  await picture.click();
  await expect(same.getByRole('radio')).toBeChecked();
  await expect(large).toHaveCount(0);
  await same.click();
  await expect(large).toBeVisible();
  // Keys choose, and open nothing.
  await page.keyboard.press('Escape');
  await same.getByRole('radio').focus();
  await page.keyboard.press('Space');
  await expect(large).toHaveCount(0);
});

test('while votes fly nobody is asked to go on, and what will be said of them keeps its place', async ({
  page,
}) => {
  await show(page, PHONE, 'reveal-0');
  await expect(page.getByText('Who believed whom?')).toBeVisible();
  const [asked] = await boxesOf(page.getByText('Take a look, then carry on'));
  expect(asked?.width ?? 0).toBeLessThan(2);
  const was = page.locator('.was');
  await expect(was).toBeHidden();
  const [kept] = await boxesOf(was);
  const pictures = await boxesOf(page.locator('.wrap'));
  await show(page, PHONE, 'reveal');
  await expect(was).toBeVisible();
  const [said] = await boxesOf(was);
  expect(kept).toEqual(said);
  expect(await boxesOf(page.locator('.wrap')), 'the pictures have the same room').toEqual(pictures);
});

test('a phone on its side: who tells is written out below their name, and into nobody else’s', async ({
  page,
}) => {
  for (const screen of ['tell-wait', 'vote-teller'])
    for (const lang of ['en', 'ru']) {
      await show(page, LYING, `${screen}&lang=${lang}&long`);
      const row = page.locator('.sheet .row');
      const [shelf] = await boxesOf(row);
      const told = await letters(page.locator('.sheet .shelf small').filter({ hasText: /\S/ }));
      const names = await boxesOf(page.locator('.sheet .shelf .name'));
      const where = `${screen} ${lang}`;
      expect(told.length, where).toBeGreaterThan(0);
      for (const { x, width } of told) {
        expect(x, where).toBeGreaterThanOrEqual((shelf?.x ?? 0) - 1);
        expect(x + width, where).toBeLessThanOrEqual((shelf?.x ?? 0) + (shelf?.width ?? 0) + 1);
      }
      // A line of letters is lower than the room it takes.
      const inked = told.map((box) => ({ ...box, y: box.y + 4, height: box.height - 8 }));
      expect(meetings(inked, names), where).toEqual([]);
    }
});

test('twelve people on a phone: the name below a name stays below it', async ({ page }) => {
  for (const size of [SMALL_PHONE, PHONE])
    for (const lang of ['en', 'ru']) {
      await show(page, size, `lobby-pairs&lang=${lang}&long`);
      const below = page.locator('.shelf .second');
      await expect(below).toHaveCount(6);
      const boxes = await boxesOf(page.locator('.shelf li'));
      for (const [place, second] of (await below.all()).entries())
        for (const { x, width } of await letters(second)) {
          expect(x).toBeGreaterThanOrEqual((boxes[place]?.x ?? 0) - 1);
          expect(x + width).toBeLessThanOrEqual((boxes[place]?.x ?? 0) + (boxes[place]?.width ?? 0) + 1);
        }
    }
});

test('the number of seats stays where it is when the way to the shared screen has the focus', async ({
  page,
}) => {
  await show(page, LAPTOP, 'lobby');
  const heading = page.locator('#seats-head');
  const before = await boxesOf(heading);
  await page.getByRole('button', { name: 'Shared screen' }).focus();
  await page.getByRole('button', { name: 'Shared screen' }).scrollIntoViewIfNeeded();
  expect(await boxesOf(heading)).toEqual(before);
});

test('the light around whoever won shines through no word of the last page', async ({ page }) => {
  for (const size of [SMALL_PHONE, PHONE, LYING, LAPTOP]) {
    await show(page, size, 'end');
    const rays = await boxesOf(page.locator('.rays line'));
    expect(rays.length).toBeGreaterThan(9);
    expect(meetings(await letters(page.locator('h2')), rays), String(size.width)).toEqual([]);
  }
});

test('two who won together stand in one light: no ray of the one crosses the other', async ({ page }) => {
  for (const [size, screen] of [
    [SMALL_PHONE, 'end'],
    [LAPTOP, 'end'],
    [TELEVISION, 'tv-end'],
  ] as const) {
    await show(page, size, screen);
    const winners = page.locator('.first');
    await expect(winners).toHaveCount(2);
    for (const [one, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const rays = await boxesOf(winners.nth(one).locator('line'));
      expect(rays.length).toBeGreaterThan(6);
      const others = [
        ...(await boxesOf(winners.nth(other).locator('.rabbit'))),
        ...(await boxesOf(winners.nth(other).locator('line'))),
      ];
      expect(meetings(rays, others), `${screen} ${size.width}`).toEqual([]);
    }
  }
});

test('time that runs out is written out, and lies over no score: also while a clue is written beside a keyboard', async ({
  page,
}) => {
  for (const size of [SMALL_PHONE, PHONE, LYING, LAPTOP])
    for (const lang of ['en', 'ru']) {
      await show(page, size, `tell-free&lang=${lang}`);
      const time = page.getByText(/^\d+\u00a0[sс]$/);
      await expect(time).toBeInViewport();
      expect(
        meetings(
          await letters(time),
          await letters(page.locator('.standings .score, .head .title, .head small')),
        ),
        `${size.width} ${lang}`,
      ).toEqual([]);
    }
  await show(page, TELEVISION, 'tv-submit');
  const large = page.locator('.corner b');
  await expect(large).toHaveText(/^\d+\u00a0s$/);
  expect(meetings(await letters(large), await letters(page.locator('header p, h1, .corner span')))).toEqual(
    [],
  );

  await show(page, PHONE, 'tell-free');
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  await page.locator('#clue').focus();
  await expect(page.locator('.head')).toBeHidden();
  await expect(page.getByText(/^\d+\u00a0[sс]$/).filter({ visible: true })).toBeInViewport();
});

test('the television: names of several lines lift the line above the rabbits, and it lies over nobody', async ({
  page,
}) => {
  for (const lang of ['en', 'ru'])
    for (const phase of ['submit', 'vote']) {
      await show(page, TELEVISION, `tv-${phase}&long&lang=${lang}`);
      const line = await page.locator('.foot-line').boundingBox();
      const below = (line?.y ?? 0) + (line?.height ?? 0);
      const rabbits = page.locator('.company .stand, .company .says, .company .dots');
      const tops = await rabbits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(Math.min(...tops), `${phase} ${lang}`).toBeGreaterThanOrEqual(below);
      const pictures = page.locator('.row li, .pile-place');
      const feet = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...feet), `${phase} ${lang}`).toBeLessThanOrEqual(line?.y ?? 0);
    }
});

test('all that one draws with lies on the sheet', async ({ page }) => {
  for (const size of [SMALL_PHONE, PHONE, LYING, LAPTOP]) {
    await show(page, size, 'tell-drawing');
    const [sheet] = await boxesOf(page.locator('.sheet.action'));
    if (!sheet) throw new Error('There is no sheet');
    const things = await boxesOf(page.locator('.paper, .tools label, .tools button'));
    expect(things).toHaveLength(8);
    for (const { x, width } of things) {
      expect(x, String(size.width)).toBeGreaterThanOrEqual(sheet.x);
      expect(x + width, String(size.width)).toBeLessThanOrEqual(sheet.x + sheet.width);
    }
  }
});

test('the ways to give a clue stand beside each other', async ({ page }) => {
  for (const size of [SMALL_PHONE, PHONE, LYING, LAPTOP])
    for (const lang of ['en', 'ru']) {
      await show(page, size, `tell&lang=${lang}`);
      const kinds = await boxesOf(page.locator('label:has(input[name=kind])'));
      expect(kinds).toHaveLength(5);
      expect(new Set(kinds.map(({ y }) => y)).size, `${size.width} ${lang}`).toBe(1);
    }
});

test('a free seat is called so in one word', async ({ page }) => {
  for (const lang of ['en', 'ru']) {
    await show(page, SMALL_PHONE, `lobby&lang=${lang}`);
    const words = page.locator('.free .name');
    await expect(words).toHaveText(lang === 'en' ? 'Free' : 'Свободно');
    const [line, more] = await letters(words);
    expect(more).toBeUndefined();
    expect((line?.x ?? Infinity) + (line?.width ?? 0)).toBeLessThanOrEqual(SMALL_PHONE.width);
  }
});

test('what the line says is not said again below it', async ({ page }) => {
  for (const size of [PHONE, LAPTOP])
    for (const screen of ['tell-wait', 'tell-spectator']) {
      await show(page, size, screen);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ana is thinking of a clue');
      await expect(page.getByRole('region', { name: 'What to do' })).not.toContainText('Ana is');
    }
});

test('help names keys where there may be some, and none on a phone', async ({ browser }) => {
  const keys = 'kbd, .keys';
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const touched = await phone.newPage();
  // A phone has no pointer but a finger; a headless browser says it has a mouse too.
  await touched.addInitScript(() => {
    const real = matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('any-pointer: fine') ? 'not all' : query);
  });
  await show(touched, PHONE, 'help');
  await expect(touched.getByRole('dialog')).toBeVisible();
  await expect(touched.locator(keys)).toHaveCount(0);
  const page = await (await browser.newContext()).newPage();
  await show(page, LAPTOP, 'help');
  await expect(page.locator(keys)).toBeVisible();
});

test('the television says what the special cells ask for', async ({ page }) => {
  for (const [lang, words] of [
    ['en', ['A question', 'Exactly four words', 'About someone here']],
    ['ru', ['Вопрос', 'Ровно четыре слова', 'О ком-то из нас']],
  ] as const) {
    await show(page, TELEVISION, `tv-tell&lang=${lang}`);
    for (const each of words) await expect(page.getByText(each, { exact: false }).last()).toBeVisible();
  }
});

test('pictures that are voted on and compared are described, and no name hides the description', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('fabula.settings', JSON.stringify({ descriptions: true })),
  );
  await show(page, LAPTOP, 'vote');
  await expect(page.getByRole('radio').first()).toHaveAccessibleDescription(/.{40,}/);
  await show(page, LAPTOP, 'compare');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('note')).toHaveCount(2);
  for (const side of await dialog.locator('.side').all())
    await expect(side).toHaveAccessibleName(/\d.*.{20,}/);
});

test('a vote without a network: the page says that it is looking for the table, the plate that it waits, and it counts once', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      override send(data: string): void {
        if (!('isGone' in window)) super.send(data);
      }
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await playUntil([ana], ana, '.wrap input[type=radio]:not([disabled])');
  await page.evaluate(() => Object.assign(window, { isGone: true }));
  const grid = page.getByRole('radiogroup', { name: 'The pictures on the table' });
  await grid.getByRole('radio', { disabled: false }).first().check({ force: true });
  const plate = page.getByRole('button', { name: /^Vote for/ });
  await plate.click();
  await expect(plate).toHaveAttribute('aria-busy', 'true');
  await expect(plate.locator('.late')).toBeVisible();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isGone'));
  await expect(page.getByText('Reconnecting')).toBeHidden();
  await expect(
    page.locator('.soon, .mine:not(.untold) .got').or(page.getByRole('button', { name: /^Your vote/ })),
  ).toBeVisible();
});
