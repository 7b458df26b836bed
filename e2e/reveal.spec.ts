/** The heart of a round: votes, the storyteller's picture, the others; then it stays, and each goes on alone. */
import { expect, type Browser, type Page } from '@playwright/test';
import { boxesOf } from './boxes.ts';
import { Person, playUntil, SMALL_PHONE, test, type Manner } from './people.ts';

type Three = [ana: Person, tom: Person, leo: Person];
const NAMES = ['Ana', 'Tom', 'Leo'] as const;

/** Ana owns the table and sits first. */
async function threeAt(browser: Browser, manner: Manner = {}): Promise<{ people: Three; code: string }> {
  const people: Person[] = [];
  let code = '';
  for (const name of NAMES) {
    const person = await Person.arrive(browser, name, manner);
    if (code === '') code = await person.openTable();
    else await person.sitDown(code);
    people.push(person);
  }
  const [ana] = people as Three;
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  return { people: people as Three, code };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Everybody plays until this can be seen by all of them, or by whoever is the first. */
async function playUntilSeen(people: readonly Person[], selector: string, all: boolean): Promise<Person> {
  for (;;) {
    const seen = await Promise.all(people.map(({ page }) => page.locator(selector).first().isVisible()));
    const first = people[seen.indexOf(true)];
    if (first && (!all || seen.every(Boolean))) return first;
    await Promise.all(people.map((person) => person.doWhatIsAsked(selector)));
  }
}
/** The story has been told to everybody, and nobody has gone on. */
async function allAtTheResult(people: readonly Person[]): Promise<void> {
  await playUntilSeen(people, '.soon, .got', true);
  for (const { page } of people) {
    const skip = button(page, /^Skip$/);
    if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined);
    await expect(page.locator('.got')).toBeVisible();
  }
}
/** Who tells next: the one on the left of the storyteller. */
async function nextAfterTeller(people: Three): Promise<Person> {
  const titles = await Promise.all(
    people.map(({ page }) =>
      page
        .locator('.told .owner.me')
        .count()
        .then((found) => found > 0),
    ),
  );
  const next = people[(titles.indexOf(true) + 1) % people.length];
  if (!next) throw new Error('Nobody tells next');
  return next;
}

test('votes come first, then the storyteller’s picture, then whose the others were; and nothing turns away', async ({
  browser,
}) => {
  const { people } = await threeAt(browser, { lively: true });
  const [ana] = people;
  await playUntil(people, ana, 'form.bar, .soon, .wrap');
  const order = await ana.page.evaluateHandle(() => {
    const seen: string[] = [];
    const signs = {
      votes: '.cell .vote',
      story: '.cell.told .owner:not(.hidden)',
      others: '.cell:not(.told) .owner:not(.hidden)',
      points: '.found, .mine:not(.untold) .got',
    };
    const look = (): void => {
      for (const [name, sign] of Object.entries(signs))
        if (!seen.includes(name) && document.querySelector(sign)) seen.push(name);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await playUntil(people, ana, '.got');
  expect(await order.jsonValue()).toEqual(['votes', 'story', 'others', 'points']);
  // Owners stand once at each picture, what votes brought beside them; the round's total does not.
  const { page } = ana;
  await expect(page.locator('.cell')).toHaveCount(5);
  const captions = await page.locator('.cell .points').count();
  const votedFor = await page.locator('.cell:has(.vote)').count();
  expect(captions).toBeLessThanOrEqual(votedFor);
  await page.waitForTimeout(4000);
  await expect(page.locator('.cell')).toHaveCount(5);
});

test('a second tap on "Skip" does not leave the pictures', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana', { lively: true });
  await ana.page.goto('/');
  await button(ana.page, /Play now/).click();
  await playUntil([ana], ana, '.soon');
  const { x, y, width, height } = (await button(ana.page, /^Skip$/).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  for (let tap = 0; tap < 3; tap += 1) await ana.page.mouse.click(x + width / 2, y + height / 2);
  await expect(button(ana.page, 'Next round')).toBeEnabled();
});

test('each goes on alone: who is ready is seen, the next storyteller goes on for all, and whoever lingers keeps the result', async ({
  browser,
}) => {
  const { people, code } = await threeAt(browser);
  const screen = await Person.arrive(browser, 'TV', { size: { width: 1920, height: 1080 } });
  await screen.page.goto(`/tv/${code}`);
  await allAtTheResult(people);
  const next = await nextAfterTeller(people);
  const [lingers] = people.filter((person) => person !== next && person.name !== 'Ana');
  if (!lingers) throw new Error('Nobody lingers');

  // The shared screen stays with the room: pictures, everybody's name, score and reason.
  const tv = screen.page;
  await expect(tv.locator('.row li')).toHaveCount(5);
  await expect(tv.locator('.company .gain')).toHaveCount(3);
  for (const name of ['Tom', 'Leo'])
    await expect(tv.locator('.company').getByText(name, { exact: true })).toBeInViewport();

  await expect(lingers.page.locator('.standings .done')).toHaveCount(0);
  const cells = next.page.locator('.cell');
  const places = await boxesOf(cells);
  await button(next.page, 'Next round').click();
  await expect(next.page.locator('.sheet .plate')).toHaveText(/Ready/);
  await expect(next.page.getByText(/^Waiting for/).last()).toBeVisible();
  expect(await boxesOf(cells), 'whoever is ready still looks at the pictures').toEqual(places);
  for (const { page } of [lingers, next]) await expect(page.locator('.standings .done')).toHaveCount(1);
  await expect(tv.locator('.company .done')).toHaveCount(1);
  await expect(tv.locator('.row li')).toHaveCount(5);

  await expect(button(lingers.page, 'Go on for all')).toHaveCount(0);
  await button(next.page, 'Go on for all').click();
  await expect(next.page.locator('#clue')).toBeVisible();
  await expect(tv.locator('.track')).toBeVisible();
  // The sign of the music lies over no word.
  const [note, words] = await Promise.all([
    tv.locator('button svg').boundingBox(),
    tv.locator('header .caps').evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().x;
    }),
  ]);
  expect((note?.x ?? Infinity) + (note?.width ?? 0)).toBeLessThanOrEqual(words);

  await expect(lingers.page.locator('.cell')).toHaveCount(5);
  await expect(lingers.page.getByText('The next round has begun.')).toBeVisible();
  await next.page.locator('#clue').fill('a quiet night');
  await button(next.page, 'Give the clue').click();
  await expect(
    lingers.page.getByRole('status').getByText('The next round has begun, and you are waited for.'),
  ).toBeVisible();
  await expect(lingers.page.locator('.cell')).toHaveCount(5);
  await button(lingers.page, 'To the round').click();
  await expect(button(lingers.page, /^Take this one/)).toBeVisible();
});

test('everybody’s score, whom we wait for and how long it still goes are in sight in every phase', async ({
  browser,
}) => {
  const { people } = await threeAt(browser, { size: SMALL_PHONE });
  const heads: number[] = [];
  for (const phase of ['.frame', '.give', 'form.bar', '.got']) {
    const { page } = await playUntilSeen(people, phase, false);
    const head = page.locator('.frame > .head');
    await expect(head.getByText('Round 1 of 13')).toBeVisible();
    await expect(head.getByText('63 cards left')).toBeVisible();
    await expect(head.locator('.one .score')).toHaveCount(3);
    for (const score of await head.locator('.one .score').all()) await expect(score).toBeInViewport();
    await expect(head.locator('.dots').first()).toBeVisible();
    heads.push((await head.boundingBox())?.height ?? 0);
  }
  // The head is as high as it was without the scores; with what the round brought, a line of letters more at most.
  expect(Math.max(...heads.slice(0, 3))).toBeLessThanOrEqual(52);
  expect(heads[3]).toBeLessThanOrEqual(58);
});
