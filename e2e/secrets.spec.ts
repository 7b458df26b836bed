import { expect } from '@playwright/test';
import { DESK, expectNoComplaints, Person, playToTheEnd, test } from './people.ts';

interface Frame {
  readonly view?: Record<string, unknown>;
  readonly set?: Record<string, unknown>;
}

test('a spectator and the shared screen see no secret, neither on the page nor in the frames', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  await ana.page.getByText('Short game', { exact: true }).click();
  const tom = await Person.arrive(browser, 'Tom');
  const leo = await Person.arrive(browser, 'Leo');
  for (const other of [tom, leo]) await other.sitDown(code);

  const watcher = await Person.arrive(browser, 'Ines', { size: DESK });
  await watcher.page.goto(`/t/${code}`);
  await watcher.page.getByRole('button', { name: 'Only watch' }).click();
  const screen = await Person.arrive(browser, 'TV', { size: { width: 1920, height: 1080 } });
  await screen.page.goto(`/tv/${code}`);
  await expect(screen.page.locator('.tv')).toBeVisible();

  await ana.page.getByRole('button', { name: 'Begin' }).click();
  const watched = await screen.page.evaluateHandle(() => {
    const moments = new Set<string>();
    const look = (): void => {
      const row = document.querySelector('.tv .row li') ? 'row' : 'none';
      const owners = document.querySelector('.tv :is(.owner b, .votes .vote)') ? 'open' : 'closed';
      const line = document.querySelector('.tv .foot-line')?.textContent ?? '';
      moments.add(`${row} ${owners}${line.includes('Which picture') ? ' voting' : ''}`);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return moments;
  });
  await playToTheEnd([ana, tom, leo]);

  const moments = await watched.evaluate((all) => [...all]);
  expect(moments).toContain('row closed voting');
  expect(moments.filter((moment) => /open voting/.test(moment))).toEqual([]);
  for (const { name, frames } of [watcher, screen]) {
    const views = frames
      .map((frame) => JSON.parse(frame) as Frame)
      .flatMap(({ view, set }) => [view ?? [], set ?? []].flat());
    expect(views.length, name).toBeGreaterThan(20);
    let phase = '';
    for (const part of views) {
      if (typeof part['phase'] === 'string') phase = part['phase'];
      expect(part['hand'] ?? [], `${name}: hands`).toEqual([]);
      expect(part['given'] ?? [], `${name}: what was given`).toEqual([]);
      expect(part['vote'] ?? null, `${name}: votes`).toBeNull();
      expect(part['seat'] ?? null).toBeNull();
      if (phase !== 'result') expect(part['result'] ?? null, `${name} in ${phase}`).toBeNull();
      if (phase !== 'over') expect(part['ending'] ?? null).toBeNull();
    }
  }
  await expect(watcher.page.locator('.strip')).toHaveCount(0);
  expectNoComplaints([watcher, screen, ana, tom, leo]);
});
