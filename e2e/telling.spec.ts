import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '../packages/protocol/src/table.ts';
import { expectNoComplaints, type Manner, Person, PHONE, playUntil, tabTo, test } from './people.ts';
import { violations } from './violations.ts';

const BEGIN = /^(Begin|Начать)$/;
const INSPIRE = /^(Inspire me|Подкиньте идею)$/;
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
