import { expect } from '@playwright/test';
import { expectNoComplaints, glimpse, Person, playUntil, test } from './people.ts';

/** What a guesser's screen shows in each phase. */
const PHASES = [
  ['telling', '#clue'],
  ['choosing', '.give'],
  ['voting', 'form.bar'],
  ['looking at the result', '.got, .all, .scored'],
] as const;

test('the page is opened anew in every phase, and the game goes on where it was', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  const leo = await Person.arrive(browser, 'Leo');
  for (const other of [tom, leo]) await other.sitDown(code);
  const people = [ana, tom, leo];
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  for (const [phase, selector] of PHASES) {
    await test.step(phase, async () => {
      await playUntil(people, leo, selector);
      await leo.comeBack();
      await expect(leo.page.locator(selector).first()).toBeVisible();
    });
  }
  expectNoComplaints(people);
});

test('the connection is lost and found: a line says so, and nothing is lost', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  await ana.page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Real = WebSocket;
    const Watched = class extends Real {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    };
    Object.assign(window, {
      WebSocket: Watched,
      cut: () => {
        Object.assign(window, {
          WebSocket: class extends Real {
            constructor() {
              super(`ws://${location.host}/nowhere`);
            }
          },
        });
        for (const socket of sockets) socket.close();
      },
      mend: () => Object.assign(window, { WebSocket: Watched }),
    });
  });
  await ana.openTable();
  await ana.page.getByRole('button', { name: /Seat 2 bots/ }).click();
  await expect(ana.page.locator('.strip input').first()).toBeAttached();
  await ana.page.evaluate(() => (window as unknown as { cut(): void }).cut());
  await expect(ana.page.getByText('Reconnecting')).toBeVisible();
  await expect(ana.page.locator('.strip input').first()).toBeAttached();
  await ana.page.evaluate(() => {
    (window as unknown as { mend(): void }).mend();
    window.dispatchEvent(new Event('online'));
  });
  await expect(ana.page.getByText('Reconnecting')).toBeHidden();
  await expect(ana.page.locator('.strip input').first()).toBeAttached();
});

test('the network says that it is gone: a line says so within seconds, though the line seems open', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  await ana.page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      override send(data: string): void {
        if (!('isGone' in window)) super.send(data);
      }
    };
  });
  await ana.openTable();
  await ana.page.evaluate(() => {
    Object.assign(window, { isGone: true });
    window.dispatchEvent(new Event('offline'));
  });
  await expect(ana.page.getByText('Reconnecting')).toBeVisible();
});

test('someone leaves: the game goes on with a stand-in, and the place can be taken again', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  const leo = await Person.arrive(browser, 'Leo');
  for (const other of [tom, leo]) await other.sitDown(code);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await playUntil([ana, tom, leo], leo, '.give, #clue');
  const said = await glimpse(tom.page, '.toast', 'Leo leaves the table');
  await leo.page.getByRole('button', { name: 'Menu' }).click();
  await leo.page.getByRole('button', { name: 'Leave the table' }).click();
  await leo.page.getByRole('button', { name: /Leave for good/ }).click();
  await expect(leo.page).toHaveURL(/\/$/);
  await said();
  await playUntil([ana, tom], ana, '.got, .all, .scored');
  await leo.page.goto(`/t/${code}`);
  await leo.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(leo.page.locator('.frame')).toBeVisible();
  await expect(leo.page.getByText('You are watching')).toBeHidden();
});

test('who only watches may sit down after all: in the lobby, or during the game', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const [tom, leo] = [await Person.arrive(browser, 'Tom'), await Person.arrive(browser, 'Leo')];
  for (const { page } of [tom, leo]) {
    await page.goto(`/t/${code}`);
    await page.getByRole('button', { name: 'Only watch' }).click();
  }
  await tom.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(tom.page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  for (const seats of [3, 4]) {
    await ana.page.getByRole('button', { name: 'Seat a bot', exact: true }).click();
    await expect(ana.page.getByText(`${seats} seats taken`)).toBeVisible();
  }
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await expect(leo.page.getByText('You are watching')).toBeVisible();
  await leo.page.getByRole('button', { name: 'Menu' }).click();
  await leo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(leo.page.getByText('You join in from the next round')).toBeVisible();
  // Nobody waits for who looks on: the result lies before him until he goes on.
  await playUntil([ana, tom, leo], leo, '.strip');
  expectNoComplaints([ana, tom, leo]);
});

test('back leaves the table, forward returns to the same seat; a second tab shows the same', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  await ana.page.goBack();
  await expect(ana.page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await ana.page.goForward();
  await expect(ana.page.locator('.lobby')).toBeVisible();
  const second = await ana.context.newPage();
  await second.goto(`/t/${code}`);
  await expect(second.locator('.lobby .me')).toBeVisible();
});

test('there is no such table; nothing at this address; someone was asked to leave', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.page.goto('/t/ZZZZZZ');
  await expect(tom.page.getByText('There is no such table')).toBeVisible();
  await tom.page.goto('/somewhere/else');
  await expect(tom.page.getByText('There is nothing here')).toBeVisible();
  await tom.sitDown(code);
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByText('People at the table').click();
  await ana.page.getByRole('button', { name: 'Remove Tom from the table' }).click();
  await ana.page.getByRole('button', { name: /^Remove Tom.*Press again/ }).click();
  await expect(tom.page.getByText('You were asked to leave')).toBeVisible();
});

test('who wishes to be forgotten is: name and seats are gone, here and at the table', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.sitDown(code);
  await expect(ana.page.getByText('Tom')).toBeVisible();
  await tom.page.goto('/');
  await tom.page.getByRole('button', { name: 'Settings' }).click();
  await tom.page.getByRole('button', { name: /Forget me/ }).click();
  await tom.page.getByRole('button', { name: /Press again/ }).click();
  await expect(tom.page.getByText('Everything is deleted')).toBeVisible();
  await expect(tom.page.locator('#rabbit-bone')).toBeAttached();
  await expect(ana.page.getByText('Tom')).toHaveCount(0);
  expect(await tom.page.evaluate(() => localStorage.length)).toBe(0);
});

/** How often a table's screen had nothing on it, from now on. */
async function emptyScreens({ page }: Person): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const empty = { times: 0 };
    new MutationObserver(() => {
      if (document.querySelector('.screen')?.childElementCount === 0) empty.times += 1;
    }).observe(document.body, { subtree: true, childList: true });
    return empty;
  });
  return () => counted.evaluate(({ times }) => times);
}
/** A game with bots, and no service worker that keeps what it needs. */
async function playsAtOnce({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('none here'));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.strip input').first()).toBeAttached();
}

test('every screen has come before it is wanted', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  await playsAtOnce(ana);
  const fetched = (): Promise<string> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  for (const part of ['round', 'around', 'ends']) await expect.poll(fetched).toContain(`/assets/${part}-`);
  // From now on no part of the page can be had.
  await ana.context.route('**/assets/*.{js,css}', (route) => route.abort());
  const empty = await emptyScreens(ana);
  for (const screen of ['form.bar', '.got, .all, .scored', '.give', '#clue'])
    await playUntil([ana], ana, screen);
  expect(await empty()).toBe(0);
  expect(ana.complaints).toEqual([]);
});

test('a screen that is late: what was there before stays until it comes', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  let come = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => (come = resolve));
  await ana.context.route('**/assets/round-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await playsAtOnce(ana);
  const empty = await emptyScreens(ana);
  const isVoted = (): boolean => ana.frames.some((frame) => frame.includes('"phase":"vote"'));
  while (!isVoted()) await ana.doWhatIsAsked();
  await expect(page.locator('.strip input').first()).toBeAttached();
  come();
  await expect(page.locator('.wrap').first()).toBeVisible();
  expect(await empty()).toBe(0);
  expect(ana.complaints).toEqual([]);
});
