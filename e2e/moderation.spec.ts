import { expect, type Locator } from '@playwright/test';
import { askHost, type HostAnswer, type HostAsk } from '../packages/server/src/host/host-door.ts';
import { BuiltServer } from '../packages/server/test/proofs/built-server.ts';
import { expectNoComplaints, glimpse, Person, SMALL_PHONE, test as atTable } from './people.ts';

/** A server with a folder of its own, and so with a door for its host. */
const test = atTable.extend<{ server: BuiltServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  server: async ({}, use) => {
    const server = await BuiltServer.prepare({ USUAL_DECKS: 'placeholder' });
    await server.start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => use(server.http),
});

const dialog = ({ page }: Person, name: string): Locator => page.getByRole('dialog', { name });
const THANKS = 'Thank you. The host of this site will look at it.';

async function send(person: Person, thing: string, reason: string): Promise<void> {
  const sheet = dialog(person, 'Report');
  await expect(sheet.getByText(thing)).toBeVisible();
  await sheet.getByLabel('What is wrong with it?').fill(reason);
  const thanks = await glimpse(person.page, '.toast', THANKS);
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await thanks();
  await expect(sheet).toBeHidden();
}

test('a message and a name are reported; the host deletes, bans, and closes the table', async ({
  browser,
  server,
}) => {
  const host = async (ask: HostAsk): Promise<HostAnswer | null> => askHost(server.directory, ask);
  const ana = await Person.arrive(browser, 'Ana', { size: SMALL_PHONE });
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.sitDown(code);
  await tom.page.getByRole('button', { name: /^Chat/ }).click();
  await dialog(tom, 'Chat').getByLabel('Say something to the table').fill('Something rude');
  await tom.page.keyboard.press('Enter');

  // From where one mutes: behind the name in the talk, and in the list of people.
  await expect(ana.page.getByRole('button', { name: 'Chat, 1 new message' })).toBeVisible();
  await ana.page.getByRole('button', { name: /^Chat/ }).click();
  await dialog(ana, 'Chat').getByRole('button', { name: 'Tom: mute or report' }).click();
  await dialog(ana, 'Chat').getByRole('button', { name: 'Report', exact: true }).click();
  await send(ana, 'Tom wrote: “Something rude”', 'That hurts');
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: 'Mute or report' }).click();
  await dialog(ana, 'People at the table').getByRole('button', { name: 'Report the name' }).click();
  await send(ana, 'The name “Tom”', '');

  expect(await host({ do: 'reports' })).toMatchObject({
    reports: [
      { number: 1, kind: 'message', text: 'Something rude', reason: 'That hurts', name: 'Tom', table: code },
      { number: 2, kind: 'name', name: 'Tom', reason: '' },
    ],
  });

  // Deleted: the words from every screen, the name from every list.
  await expect(dialog(tom, 'Chat').getByText('Something rude')).toBeVisible();
  expect(await host({ do: 'delete', number: 1 })).toEqual({ ok: true, done: 'message deleted' });
  await expect(dialog(tom, 'Chat').getByText('Something rude')).toHaveCount(0);
  await tom.page.keyboard.press('Escape');
  expect(await host({ do: 'delete', number: 2 })).toEqual({ ok: true, done: 'name replaced' });
  await expect(ana.page.getByText('Guest', { exact: true }).first()).toBeVisible();
  await expect(ana.page.getByText('Tom', { exact: true })).toHaveCount(0);

  // Banned: a page says so, and until when, also to the page opened anew.
  await host({ do: 'ban', who: '2', days: 7, network: false });
  const barred = (): Locator => tom.page.getByRole('heading', { name: 'The door is closed' });
  await expect(barred()).toBeVisible();
  await expect(tom.page.getByText(/^It opens again: \d+\s\w+\s\d{4}$/)).toBeVisible();
  await tom.comeBack();
  await expect(barred()).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'The door is closed' })).toHaveCount(0);

  // Closed: everybody is told, and the link leads to the same page.
  await host({ do: 'close', table: code });
  const closed = (): Locator => ana.page.getByRole('heading', { name: 'This table is closed' });
  await expect(closed()).toBeVisible();
  await ana.comeBack();
  await expect(closed()).toBeVisible();
  await ana.page.getByRole('button', { name: 'Back to the cover' }).click();
  await expect(ana.page.getByRole('button', { name: 'Create a table' })).toBeVisible();
  expectNoComplaints([ana, tom]);
});

test('what is kept of whom can be read from the cover and beside “Forget me”, with the numbers of this server', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana', { size: SMALL_PHONE });
  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: 'Privacy' }).click();
  await expect(ana.page).toHaveURL(/\/privacy$/);
  await expect(ana.page.getByRole('heading', { name: 'What is kept of you' })).toBeVisible();
  await expect(ana.page.getByText('after 180 days without a visit')).toBeVisible();
  await expect(ana.page.getByText('may take 4096 MB')).toBeVisible();
  await expect(ana.page.getByText('Nothing is passed on to others.')).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'Reports and bans' })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Back' }).click();
  await ana.page.getByRole('button', { name: 'Settings' }).click();
  await expect(ana.page.getByText('Forget me')).toBeVisible();
  await ana.page.getByRole('button', { name: 'What is kept of you' }).click();
  await expect(ana.page).toHaveURL(/\/privacy$/);

  const vera = await Person.arrive(browser, 'Вера', { lang: 'ru' });
  await vera.page.goto('/privacy');
  await expect(vera.page.getByRole('heading', { name: 'Что о вас хранится' })).toBeVisible();
  await expect(vera.page.getByText(/не\sзаходить\s180\sдней/)).toBeVisible();
  expectNoComplaints([ana, vera]);
});
