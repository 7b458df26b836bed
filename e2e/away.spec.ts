import { expect } from '@playwright/test';
import { expectNoComplaints, Person, test } from './people.ts';

test('who looks elsewhere is called when it is their turn: title, badge and a notice', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  await ana.context.grantPermissions(['notifications']);
  await ana.page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(navigator, {
      setAppBadge: async (n: number) => void badges.push(n),
      clearAppBadge: async () => void badges.push(0),
    });
    Object.assign(window, { badges });
  });
  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: 'Settings' }).click();
  await ana.page.getByText('Notify me', { exact: true }).click();
  await ana.page.keyboard.press('Escape');
  await ana.openTable();
  await ana.page.evaluate(() => navigator.serviceWorker.ready);
  await expect(ana.page).toHaveTitle('Fabula');

  // The page goes out of sight; the bots play on until they wait for this one.
  await ana.page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }),
  );
  await ana.page.getByRole('button', { name: /Seat 2 bots/ }).click();
  await expect(ana.page).toHaveTitle(/Your turn/);
  const notices = (): Promise<unknown[]> =>
    ana.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, data }) => ({ title, data: data as string }));
    });
  const called = { title: expect.stringContaining('Your turn'), data: ana.page.url() };
  await expect.poll(notices).toEqual([called]);
  const badge = (): Promise<number | undefined> =>
    ana.page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  await expect.poll(badge).toBe(1);
  expectNoComplaints([ana]);
});

test('a browser that does not let itself be used for calling: the switch says so and stays off', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  await ana.page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: 'Settings' }).click();
  await ana.page.getByText('Notify me', { exact: true }).click();
  await expect(ana.page.getByText('This browser does not allow notifications')).toBeVisible();
  await expect(ana.page.getByRole('switch', { name: 'Notify me' })).not.toBeChecked();
});
