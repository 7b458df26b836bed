import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '../packages/protocol/src/table.ts';
import { OwnServer } from './own-server.ts';
import { expectNoComplaints, glimpse, type Manner, Person, PHONE, playUntil, tabTo, test } from './people.ts';
import { violations } from './violations.ts';

const BEGIN = /^(Begin|Начать)$/;
const INSPIRE = /^(Inspire me|Подкиньте идею)$/;
const SENSE = /^(Too plain\?|Не слишком просто\?)$/;
const ANOTHER = /^(Another|Ещё одну)$/;

interface Telling {
  readonly teller: Person;
  readonly all: Person[];
  /** What the storyteller's page has sent since. */
  readonly sent: string[];
}

/** A table of three, one of whom tells. */
async function telling(browser: Browser, manner: Manner): Promise<Telling> {
  const ana = await Person.arrive(browser, 'Ana', manner);
  const sent: string[] = [];
  ana.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const code = await ana.openTable();
  const others = [await Person.arrive(browser, 'Tom', manner), await Person.arrive(browser, 'Leo', manner)];
  for (const person of others) await person.sitDown(code);
  await ana.page.getByRole('button', { name: BEGIN }).click();
  await playUntil([ana], ana, '#clue');
  return { teller: ana, all: [ana, ...others], sent };
}

const read = (page: Page): Promise<string> => page.locator('.sr[aria-live=polite]').first().innerText();

for (const [lang, size] of [
  ['en', PHONE],
  ['ru', { width: 1440, height: 900 }],
] as const satisfies readonly (readonly [Language, Manner['size']])[]) {
  test(`ideas come one by one, are read out, and nobody else hears of them (${lang})`, async ({
    browser,
  }) => {
    const { teller, all, sent } = await telling(browser, { lang, size });
    const { page } = teller;
    await page.locator('#clue').fill('a quiet night');
    await page.waitForTimeout(600);
    sent.length = 0;
    const prompt = page.locator('.prompt .it');
    const seen = new Set<string>();
    await page.getByRole('button', { name: INSPIRE }).click();
    for (let tap = 0; tap < 20; tap += 1) {
      const words = await prompt.innerText();
      expect(seen.has(words), words).toBe(false);
      seen.add(words);
      await page.getByRole('button', { name: ANOTHER }).click();
      await expect(prompt).not.toHaveText(words);
    }
    await expect.poll(() => read(page)).toContain(await prompt.innerText());
    // What was written is still there, and the table has heard of nothing.
    await expect(page.locator('#clue')).toHaveValue('a quiet night');
    expect(sent.filter((text) => !/"type":"(?:ping|pong)"/.test(text))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(all);
  });
}

test('an idea by keyboard: the focus stays, and Enter brings the next', async ({ browser }) => {
  const { teller, all } = await telling(browser, { size: { width: 1280, height: 800 } });
  const { page } = teller;
  expect(await tabTo(page, '.help button', 'Inspire me')).toBe(true);
  await page.keyboard.press('Enter');
  const prompt = page.locator('.prompt .it');
  const first = await prompt.innerText();
  await page.keyboard.press('Space');
  await expect(prompt).not.toHaveText(first);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await tabTo(page, '#clue')).toBe(true);
  await page.keyboard.type('a quiet night');
  await page.keyboard.press('Enter');
  await expect(page.locator('#clue')).toBeHidden();
  expectNoComplaints(all);
});

/** Where on the scale the mark stands, in percent from the left. */
const markAt = (page: Page): Promise<number> =>
  page.locator('.scale b').evaluate((mark) => {
    const [around, box] = [mark.parentElement?.getBoundingClientRect(), mark.getBoundingClientRect()];
    return around ? (100 * (box.left + box.width / 2 - around.left)) / around.width : NaN;
  });

/** The chosen picture in words of those who made it: nothing is plainer. */
const described = async (page: Page): Promise<string> => {
  const said = await page.locator('.thumb.looked .sr').last().innerText();
  return page.evaluate(async (said) => {
    const answer = await fetch(`/api/decks/dream/words/${document.documentElement.lang}`);
    const cards = (await answer.json()) as { alt: string; see: string[] }[];
    const card = cards.find(({ alt }) => said.replace(/\s+/g, ' ').includes(alt.replace(/\s+/g, ' ')));
    return card?.see.slice(0, 2).join(', ') ?? '';
  }, said);
};

/** Says something plain and something that has nothing to do with the picture. */
async function comparePlainness(page: Page, nothingToDo: string): Promise<void> {
  const clue = page.locator('#clue');
  await clue.fill(await described(page));
  await expect(page.locator('.scale')).toBeVisible();
  await page.waitForTimeout(1500);
  const plain = await markAt(page);
  await clue.fill(nothingToDo);
  await expect.poll(() => markAt(page)).toBeLessThan(plain - 5);
}

test('how plain a clue is, alone, and without a network too: what the bots know lies here already (ru)', async ({
  browser,
}) => {
  const server = await OwnServer.start();
  const ana = await Person.arrive(browser, 'Аня', { lang: 'ru' });
  const { page } = ana;
  try {
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'Играть без сети' }).click();
    for (let bots = 2; bots <= 3; bots += 1) {
      await page.getByRole('button', { name: 'Посадить бота', exact: true }).click();
      await expect(page.locator('.lobby .shelf li:not(.free)')).toHaveCount(bots);
    }
    await page.getByRole('button', { name: BEGIN }).click();
    await playUntil([ana], ana, '#clue');
    await page.getByRole('button', { name: SENSE }).click();
    await comparePlainness(page, 'бухгалтерский отчёт за третий квартал');
    expect(await violations(page)).toEqual([]);
    await page.locator('#clue').fill('щщщщщщ');
    await expect(page.locator('.sense')).toContainText('Таких слов в словаре нет');
    const kept = (): Promise<number> =>
      page.evaluate(async () => (await (await caches.open('vocabulary')).keys()).length);
    await expect.poll(kept).toBe(2);
  } finally {
    await server.stop();
  }
  // Remembered on the device, and nothing need come.
  await ana.context.setOffline(true);
  await page.reload();
  await playUntil([ana], ana, '#clue');
  await comparePlainness(page, 'бухгалтерский отчёт за третий квартал');
  await ana.leaveForGood();
});

test('how plain a clue is, at a table of others, by keyboard: only its storyteller sees it, and nothing is sent (en)', async ({
  browser,
}) => {
  const server = await OwnServer.start();
  try {
    const ana = await Person.arrive(browser, 'Ana', { size: { width: 1440, height: 900 } });
    const { page } = ana;
    const [asked, sent]: [string[], string[]] = [[], []];
    page.context().on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    // Somebody who saves: they are told how much would come, and asked.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(server.address);
    await page.getByRole('button', { name: /Play now/ }).click();
    await playUntil([ana], ana, '#clue');
    expect(asked.filter((address) => /vectors-/.test(address))).toEqual([]);
    sent.length = 0;
    expect(await tabTo(page, '.help button', 'Too plain?')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('.sense')).toContainText(/about 5.MB/);
    expect(asked.filter((address) => /vectors-/.test(address))).toEqual([]);
    expect(await tabTo(page, '.sense button', 'Fetch')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('.sense')).toContainText('Only you see it');
    expect(asked.some((address) => /vectors-/.test(address))).toBe(true);
    await comparePlainness(page, 'quarterly accounting report');
    await expect.poll(() => read(page)).toMatch(/will see it/);
    expect(await violations(page)).toEqual([]);
    expect(sent.filter((text) => !/"type":"(?:ping|pong)"/.test(text))).toEqual([]);
    // It hinders nothing, and whoever has enough of it hides it.
    expect(await tabTo(page, '.sense .off')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('.sense')).toHaveCount(0);
    expect(await tabTo(page, '#clue')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('#clue')).toBeHidden();
    expectNoComplaints([ana]);
  } finally {
    await server.stop();
  }
});

test('of pictures that nobody put into words nothing can be told, and the page says so', async ({
  browser,
}) => {
  const { teller, all } = await telling(browser, {});
  const { page } = teller;
  await page.getByRole('button', { name: SENSE }).click();
  await page.locator('#clue').fill('a quiet night');
  await expect(page.locator('.sense')).toContainText('Nobody has put these pictures into words');
  await page.getByRole('button', { name: 'Give the clue' }).click();
  await expect(page.locator('#clue')).toBeHidden();
  expectNoComplaints(all);
});

const SWAP = /^(Swap all my pictures|Обменять все мои картинки)$/;

const CHANGE = /^(Change|Изменить)$/;
const PLAY_BY_THESE = /^(Play by these rules|Играть по этим правилам)$/;

/** In the lobby: these switches of the house rules are turned on. */
async function houseRules(page: Page, switches: readonly RegExp[]): Promise<void> {
  await page.getByRole('button', { name: CHANGE }).first().click();
  for (const name of switches)
    await page
      .getByRole('switch', { name, includeHidden: true })
      .evaluate((input: HTMLInputElement) => input.click());
  await page.getByRole('button', { name: PLAY_BY_THESE }).click();
  await expect(page.locator('.lobby')).toBeVisible();
}

for (const [lang, size] of [
  ['en', { width: 1280, height: 800 }],
  ['ru', PHONE],
] as const satisfies readonly (readonly [Language, Manner['size']])[]) {
  test(`house rules: a hand is swapped once, the others see that and no more; no names, no quotations (${lang})`, async ({
    browser,
  }) => {
    const ana = await Person.arrive(browser, 'Ana', { lang, size });
    const code = await ana.openTable();
    const others = [
      await Person.arrive(browser, 'Tom', { lang }),
      await Person.arrive(browser, 'Leo', { lang }),
    ];
    for (const person of others) await person.sitDown(code);
    const { page } = ana;
    await houseRules(page, [/A bad hand|Неудачные карты/, /No names|Без имён/]);
    await page.getByRole('button', { name: BEGIN }).click();
    await playUntil([ana], ana, '#clue');
    const hand = (): Promise<string[]> =>
      page.locator('.strip img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
    const before = await hand();
    await expect(page.getByText(/No names, no quotations|Без имён и цитат/).first()).toBeVisible();
    for (const { page: theirs } of others)
      await expect(theirs.getByText(/No names, no quotations|Без имён и цитат/).first()).toBeVisible();
    const told = await glimpse((others[0] ?? ana).page, '.toast', 'Ana');
    expect(await tabTo(page, '.swap button')).toBe(true);
    await page.keyboard.press('Enter');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Swap them|Обменять)$/ }).press('Enter');
    await told();
    await expect(page.getByRole('button', { name: SWAP })).toHaveCount(0);
    await expect.poll(async () => (await hand()).filter((card) => before.includes(card))).toEqual([]);
    expect(await hand()).toHaveLength(before.length);
    await page.locator('#clue').fill('a quiet night');
    await page.keyboard.press('Enter');
    await expect(page.locator('#clue')).toBeHidden();
    for (const { page: theirs } of others)
      await expect(theirs.getByRole('button', { name: SWAP })).toHaveCount(0);
    expectNoComplaints([ana, ...others]);
  });
}
