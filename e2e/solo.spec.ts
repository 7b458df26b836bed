import { expect, type Page } from '@playwright/test';
import { OwnServer } from './own-server.ts';
import { glimpse, Person, playToTheEnd, test } from './people.ts';

/** The first visit, with a network: the bots are told to be quick, and something is done. Then the server is gone, and the network with it. */
async function visitOnceThenGoOffline(
  person: Person,
  doSomething: (page: Page) => Promise<void>,
): Promise<void> {
  const server = await OwnServer.start();
  try {
    const { page } = person;
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('switch', { name: /Quick bots/ })
      .evaluate((input: HTMLInputElement) => input.click());
    await page.keyboard.press('Escape');
    await doSomething(page);
    await expect.poll(() => stillMissing(page), { timeout: 240_000, intervals: [500] }).toEqual([]);
  } finally {
    await server.stop();
  }
  await person.context.setOffline(true);
  await person.page.reload();
}

/** What a game without a server would lack. */
const stillMissing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = async (address: string): Promise<Response | undefined> =>
      caches.match(address, { ignoreVary: true });
    const words = await kept('/api/decks/dream/words/en');
    const deck = await kept('/api/decks/dream');
    if (!deck || !words) return ['the deck'];
    const { cards } = (await deck.json()) as {
      cards: Record<'small' | 'medium' | 'large', string>[];
    };
    const files = cards.flatMap(({ small, medium, large }) => [small, medium, large]);
    const found = await Promise.all(files.map(kept));
    const names = await caches.keys();
    const later = await (await caches.open('vocabulary')).keys();
    return [
      ...files.filter((_, place) => !found[place]),
      ...(later.length > 0 ? [] : ['the vocabulary']),
      ...(names.some((name) => name.startsWith('shell-')) ? [] : ['the shell']),
    ];
  });

async function inMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/** The round, and the pictures that lie open, all of them there to be seen. */
const onTheTable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map(
      ({ src, naturalWidth }) => `${src.replace(/(large|medium|small)$/, '')} ${naturalWidth > 0}`,
    );
    return [document.querySelector('h1')?.textContent ?? '', ...new Set(pictures.sort())];
  });

/** Only what the missing network complains about. */
const ofItsOwn = ({ complaints }: Person): string[] =>
  complaints.filter((complaint) => !/Failed to load resource|net::ERR_|WebSocket connection/.test(complaint));

test(
  'a whole game with five bots, offline, on a phone, with the page opened anew on the way',
  { tag: '@long' },
  async ({ browser }) => {
    const ana = await Person.arrive(browser, 'Ana');
    const { page } = ana;
    await visitOnceThenGoOffline(ana, async () => {
      await page.getByRole('button', { name: 'Play offline' }).click();
      await expect(page).toHaveURL(/\/solo$/);
    });

    await expect(page.getByText('This table is on your device only')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
    for (let seats = 2; seats <= 6; seats += 1) {
      await page.getByRole('button', { name: 'Seat a bot', exact: true }).click();
      await expect(page.locator('.lobby .shelf li:not(.free)')).toHaveCount(seats);
    }
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('.strip input')).toHaveCount(6);

    while (!(await page.getByRole('heading', { name: 'Round 2' }).isVisible())) await ana.doWhatIsAsked();
    await inMenu(page, 'Pause the game');
    const before = await onTheTable(page);
    await page.reload();
    await expect.poll(() => onTheTable(page)).toEqual(before);
    await inMenu(page, 'Resume');

    await playToTheEnd([ana]);
    await expect(page.locator('.podium li')).toHaveCount(6);
    expect([...ana.phases()]).toEqual(expect.arrayContaining(['tell', 'submit', 'vote', 'result']));

    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.locator('.lobby .shelf li:not(.free)')).toHaveCount(6);
    expect(ofItsOwn(ana)).toEqual([]);
    await ana.leaveForGood();
  },
);

test('play now without a network: small pictures in place of missing larger ones, and one window at a time', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  // As the browser does when the app is installed.
  await visitOnceThenGoOffline(ana, () => page.evaluate(() => void dispatchEvent(new Event('appinstalled'))));
  await page.evaluate(async () => {
    const cache = await caches.open('pictures');
    const larger = (await cache.keys()).filter(({ url }) => !url.endsWith('/small'));
    await Promise.all(larger.map((request) => cache.delete(request)));
  });

  const said = await glimpse(page, '.toast', 'Fabula cannot be reached');
  await page.getByRole('button', { name: /Create a table/ }).click();
  await ana.beCalled();
  await said();
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page).toHaveURL(/\/solo$/);
  await expect(page.locator('.strip input')).toHaveCount(6);
  await expect
    .poll(() =>
      page
        .locator('.frame img')
        .evaluateAll((all: HTMLImageElement[]) => all.every((i) => i.naturalWidth > 0)),
    )
    .toBe(true);

  // The menu offers nothing that needs other people.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: /Leave/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Shared screen|Invite|Hand/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A second window takes the table over; the first one notices when something is to be written down.
  const second = await ana.context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.strip input')).toHaveCount(6);
  while (!(await page.locator('.notice').isVisible())) await ana.doWhatIsAsked();
  await expect(page.getByText('You play in another window')).toBeVisible();
  await expect(second.locator('.strip input')).toHaveCount(6);
  expect(ofItsOwn(ana)).toEqual([]);
  await ana.leaveForGood();
});

test('who neither plays alone nor has the app is not given what that needs', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isStock = (path: string): boolean => /stock-|vectors-|words/.test(path);
  await page.clock.fastForward(600_000);
  await page.evaluate(() => fetch('/api/about'));
  expect(asked).toContain('/api/about');
  expect(asked.filter(isStock)).toEqual([]);

  // The same, once they have played alone.
  await page.getByRole('button', { name: 'Play offline' }).click();
  await expect.poll(() => asked.some(isStock)).toBe(true);
});
