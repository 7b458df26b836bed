/** Stones that people tripped over on their way to a table, at it, and away from it. */
import { expect, type Page } from '@playwright/test';
import { DESK, Person, playUntil, test } from './people.ts';

/** What the page says to the server, by type. */
function saidBy({ page }: Person): string[] {
  const said: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) =>
      said.push((JSON.parse(String(payload)) as { type: string }).type),
    ),
  );
  return said;
}
const times = (said: readonly string[], type: string): number => said.filter((one) => one === type).length;

/** How often something new was to be heard in a live region until now. */
async function listenTo(page: Page, region: string): Promise<() => Promise<number>> {
  const heard = await page.locator(region).evaluateHandle((log) => {
    const counted = { news: 0 };
    new MutationObserver(() => (counted.news += 1)).observe(log, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return counted;
  });
  return () => heard.evaluate(({ news }) => news);
}

/** A table of one person and two bots. */
async function atATable(person: Person): Promise<void> {
  await person.openTable();
  await person.page.getByRole('button', { name: /Seat 2 bots/ }).click();
  await expect(person.page.locator('.frame')).toBeVisible();
}

test('a code of Russian letters finds the table; what is no code is told', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  await page.goto('/');
  await page.locator('#code').fill('K7M');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('six Latin letters');
  await page.locator('#code').fill('кмт хав');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/t\/KMTXAB$/);
});

test('tapped again and again, two bots sit down and one clue is given', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const said = saidBy(ana);
  const { page } = ana;
  await ana.openTable();
  await page.getByRole('button', { name: /Seat 2 bots/ }).evaluate((plate: HTMLElement) => {
    for (let tap = 0; tap < 3; tap += 1) plate.click();
  });
  await expect(page.locator('.frame')).toBeVisible();
  expect(times(said, 'addBot')).toBe(2);
  expect(times(said, 'start')).toBe(1);
  await playUntil([ana], ana, '#clue');
  await page.locator('#clue').fill('a quiet night');
  await page.locator('#clue').evaluate((field) => {
    for (let tap = 0; tap < 3; tap += 1)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(page.locator('#clue')).toBeHidden();
  expect(times(said, 'tell')).toBe(1);
  expect(ana.complaints).toEqual([]);
});

test('D reads the picture aloud every time, in the hand and enlarged, and the focus comes back', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana', { size: { width: 1280, height: 800 } });
  const { page } = ana;
  await atATable(ana);
  await playUntil([ana], ana, '.strip input');
  await page.locator('.strip input').first().focus();
  const news = await listenTo(page, '#app > [role=log]');
  for (const presses of [1, 2, 3]) {
    await page.keyboard.press('d');
    await expect.poll(news).toBeGreaterThanOrEqual(presses);
  }
  const enlarge = page.getByRole('button', { name: 'Enlarge' }).first();
  await enlarge.click();
  const inDialog = await listenTo(page, 'dialog[open] [role=log]');
  for (const presses of [1, 2]) {
    await page.keyboard.press('d');
    await expect.poll(inDialog).toBeGreaterThanOrEqual(presses);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('what was chosen to vote for is still chosen after a look at the album; its keys do not vote', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const said = saidBy(ana);
  const { page } = ana;
  await atATable(ana);
  await playUntil([ana], ana, '.wrap input[type=radio]');
  const chosen = page.locator('.wrap input[type=radio]:not([disabled])').last();
  await chosen.evaluate((input: HTMLInputElement) => input.click());
  await expect(chosen).toBeChecked();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Album' }).click();
  await expect(page.locator('.album')).toBeVisible();
  await expect(page.locator('.frame')).toBeHidden();
  await page.locator('body').press('Enter');
  await page.goBack();
  await expect(page.locator('.frame')).toBeVisible();
  await expect(chosen).toBeChecked();
  expect(times(said, 'vote')).toBe(0);
});

test('decks chosen before the table has answered are all chosen, and the last one stays', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana', { size: DESK });
  const { page } = ana;
  const held: (() => void)[] = [];
  await page.routeWebSocket('/ws', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const { type } = JSON.parse(String(frame)) as { type: string };
      if (type === 'changeRules') held.push(() => server.send(frame));
      else server.send(frame);
    });
  });
  await ana.openTable();
  const deck = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} `) });
  await deck('Dream').press('Space');
  await deck('New Year').press('Space');
  await deck('Plain numbers').press('Space');
  await expect(deck('Plain numbers')).toHaveCount(0);
  await expect.poll(() => held.length).toBe(3);
  for (const letGo of held.splice(0)) letGo();
  await page.reload();
  await expect(deck('Dream')).toBeChecked();
  await expect(deck('Plain numbers')).toHaveCount(0);
  await expect(deck('New Year')).toBeChecked();

  await deck('New Year').press('Space');
  await deck('Dream').press('Space');
  await expect(deck('Dream')).toBeChecked();
  await expect(deck('New Year')).not.toBeChecked();
});

test('what is refused while a picture is looked at can be read and heard there', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  // Everything goes on to the server, but votes are refused, as in the moment after time is up.
  await page.routeWebSocket('/ws', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const { id, type } = JSON.parse(String(frame)) as { id: string; type: string };
      if (type !== 'vote') server.send(frame);
      else socket.send(JSON.stringify({ reject: id, code: 'wrong-phase', params: {}, text: 'Too late' }));
    });
  });
  await atATable(ana);
  await playUntil([ana], ana, '.wrap input[type=radio]');
  await page
    .locator('.wrap input[type=radio]:not([disabled])')
    .last()
    .evaluate((input: HTMLInputElement) => input.click());
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: /^Vote for/ }).click();
  await expect(box.locator('.toast')).toHaveText(/Too late/);
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(box.getByRole('log')).toHaveText(/Too late/);
});

test('a tap that skips the reveal opens no picture', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana', { lively: true });
  const { page } = ana;
  await atATable(ana);
  await playUntil([ana], ana, '.soon, .got');
  await expect(page.locator('.soon')).toBeVisible();
  await page.locator('.cell .look').first().click();
  await expect(page.locator('.got')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('.cell .look').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('a microphone that is lent too late is given back', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  await page.addInitScript(() => {
    const lent = { give: (): void => undefined, stopped: 0 };
    Object.assign(window, { lent });
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((resolve) => {
        lent.give = () => {
          const stream = new MediaStream();
          stream.getTracks = () => [{ stop: () => (lent.stopped += 1) } as unknown as MediaStreamTrack];
          resolve(stream);
        };
      });
  });
  await atATable(ana);
  await playUntil([ana], ana, '#clue');
  await page.locator('label', { hasText: 'Song' }).click();
  await page.getByRole('button', { name: /Record/ }).click();
  await page.locator('label', { hasText: 'Words' }).click();
  const stopped = await page.evaluate(async () => {
    const { lent } = window as unknown as { lent: { give: () => void; stopped: number } };
    lent.give();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return lent.stopped;
  });
  expect(stopped).toBe(1);
  expect(ana.complaints).toEqual([]);
});

test('the minute that teaches has no menu, and a way out', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  await page.goto('/how');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.frame')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await expect(page.locator('.frame').getByRole('button', { name: 'Help' })).toHaveCount(0);
  await page.locator('.frame').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
});
