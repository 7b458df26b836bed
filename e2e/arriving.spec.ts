/** From a link to the table, over networks that lose things, keep them for long, or refuse. */
import { expect, type Browser, type Page } from '@playwright/test';
import { glimpse, Person, test } from './people.ts';

/** A page of somebody who was never here: every file comes over the network. */
async function newcomer(browser: Browser, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block', reducedMotion: 'reduce' });
  return context.newPage();
}

/** What becomes of requests: the first ones lost, or all of them lost or kept back until the network is mended. */
async function trouble(
  page: Page,
  files: RegExp,
  kind: 'first lost' | 'all lost' | 'kept back',
): Promise<{ asked: () => number; mend: () => void }> {
  let asked = 0;
  let mended = false;
  await page.route(files, async (route) => {
    asked += 1;
    if (mended || (kind === 'first lost' && asked > 1)) await route.continue();
    else if (kind !== 'kept back') await route.abort();
  });
  return { asked: () => asked, mend: () => (mended = true) };
}

const sit = (page: Page): Promise<void> => page.getByRole('button', { name: /Sit down|Сесть/ }).click();

/** At the table, and everything looks as it should. */
async function isAtTheTable(page: Page): Promise<void> {
  await expect(page.locator('.lobby')).toBeVisible();
  await expect(page.locator('.lobby')).toHaveCSS('display', 'grid');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
}

test('who takes their time over a name still finds the form, and what was typed', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.page.clock.install();
  await tom.page.goto(`/t/${code}`);
  await expect(tom.page.getByText(/^At the table: /)).toBeVisible();
  await expect(tom.page.locator('input[name=rabbit]:disabled')).toHaveCount(1);
  await tom.page.locator('#name').fill('Tom the Slow');
  await tom.page.clock.fastForward(600_000);
  await expect(tom.page.locator('#name')).toHaveValue('Tom the Slow');
  await sit(tom.page);
  await expect(ana.page.getByText('Tom the Slow')).toBeVisible();
});

test('a file that is lost on the way is asked for again', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  for (const files of [
    /assets\/en-.*\.js/,
    /assets\/table-.*\.js/i,
    /assets\/table-.*\.css/i,
    /api\/decks$/,
  ]) {
    await test.step(String(files), async () => {
      const page = await newcomer(browser);
      const { asked } = await trouble(page, files, 'first lost');
      await page.goto(`/t/${code}`);
      await sit(page);
      await isAtTheTable(page);
      await expect.poll(asked).toBeGreaterThan(1);
      await page.context().close();
    });
  }
  const leo = await newcomer(browser);
  await leo.goto(`/t/${code}`);
  await sit(leo);
  const { asked } = await trouble(leo, /assets\/Menu-/, 'first lost');
  await leo.getByRole('button', { name: 'Menu' }).click();
  await expect(leo.getByRole('dialog')).toBeVisible();
  expect(asked()).toBeGreaterThan(1);
});

for (const kind of ['all lost', 'kept back'] as const) {
  test(`before the first words: ${kind}, and the page says so and can be tried again`, async ({
    browser,
  }) => {
    const ana = await Person.arrive(browser, 'Ana');
    const code = await ana.openTable();
    for (const files of [/assets\/(index|first)-.*\.js/, /assets\/(en|ru)-.*\.js/]) {
      await test.step(String(files), async () => {
        const page = await newcomer(browser, 'ru-RU');
        const { mend } = await trouble(page, files, kind);
        await page.goto(`/t/${code}`, { waitUntil: 'commit' });
        await expect(page.getByText('Страница долго не загружается')).toBeVisible();
        mend();
        await page.getByRole('link', { name: 'Try again' }).click();
        await expect(page.locator('#name')).toBeVisible();
        await page.context().close();
      });
    }
  });

  test(`the table's own page: ${kind}, and the page says so and can be tried again`, async ({ browser }) => {
    const ana = await Person.arrive(browser, 'Ana');
    const code = await ana.openTable();
    const tom = await newcomer(browser, 'ru-RU');
    const { mend } = await trouble(tom, /assets\/table-/i, kind);
    await tom.goto(`/t/${code}`, { waitUntil: 'commit' });
    await sit(tom);
    await expect(tom.getByRole('heading', { name: 'Что-то долго' })).toBeVisible();
    mend();
    // What was lost is asked for all the while; what never ends needs a new beginning.
    if (kind === 'kept back') await tom.getByRole('button', { name: 'Обновить' }).click();
    await isAtTheTable(tom);
  });
}

for (const kind of ['hangs up', 'says nothing'] as const) {
  test(`the server ${kind}: the page says so, and tries again when it is told to`, async ({ browser }) => {
    const ana = await Person.arrive(browser, 'Ana');
    const code = await ana.openTable();
    const tom = await newcomer(browser);
    // Mended at the press itself: mended any earlier, the page might come back by its own trying.
    let mended = false;
    await tom.exposeFunction('pressed', () => (mended = true));
    await tom.addInitScript(() => {
      const { pressed } = window as unknown as { pressed: () => void };
      addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Element && target.closest('button')?.textContent?.includes('Try now'))
            pressed();
        },
        true,
      );
    });
    await tom.routeWebSocket('/ws', (socket) => {
      if (mended) socket.connectToServer();
      else if (kind === 'hangs up') void socket.close();
    });
    await tom.goto(`/t/${code}`);
    await sit(tom);
    await expect(tom.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await tom.getByRole('button', { name: 'Try now' }).click();
    await isAtTheTable(tom);
    await expect(ana.page.locator('.lobby .shelf li:not(.free)')).toHaveCount(2);
  });
}

test('the server stops: the table stays, a line says so, and it goes on by itself', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await newcomer(browser);
  let stops = (): void => undefined;
  let runs = true;
  await tom.routeWebSocket('/ws', (socket) => {
    if (!runs) return void socket.close();
    socket.connectToServer();
    stops = () => {
      runs = false;
      socket.send(JSON.stringify({ bye: 'stopping' }));
      void socket.close();
    };
  });
  await tom.goto(`/t/${code}`);
  await sit(tom);
  await isAtTheTable(tom);
  const said = tom.getByRole('status').filter({ hasText: 'A short pause' });
  stops();
  await expect(said).toBeVisible();
  await isAtTheTable(tom);
  runs = true;
  await expect(said).toBeHidden();
  await isAtTheTable(tom);
});

test('who does not want to wait for the server goes home, and can go elsewhere', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const leo = await Person.arrive(browser, 'Leo');
  const elsewhere = await leo.openTable();
  const tom = await newcomer(browser);
  let mended = false;
  await tom.routeWebSocket('/ws', (socket) => {
    if (mended) socket.connectToServer();
  });
  await tom.goto(`/t/${elsewhere}`);
  await sit(tom);
  await tom.getByRole('button', { name: 'Back to the cover' }).click();
  mended = true;
  await tom.goto(`/t/${code}`);
  await sit(tom);
  await isAtTheTable(tom);
});

test('nothing for a game alone is here and nobody can be reached: the page says so', async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto('/');
  await trouble(page, /assets\/socket-/, 'all lost');
  await page.routeWebSocket('/ws', (socket) => void socket.close());
  const said = await glimpse(page, '.toast', 'have not been saved yet');
  await page.getByRole('button', { name: /Play now/ }).click();
  await said();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeEnabled();
});
