import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DESK, expectNoComplaints, Person, PHONE, playToTheEnd, test } from './people.ts';
import { violations } from './violations.ts';

const DREAM = join(import.meta.dirname, '../packages/cards/src/decks/dream');
const read = (path: string): unknown => JSON.parse(readFileSync(join(DREAM, path), 'utf8'));
const { cards } = read('deck.json') as { cards: { words?: { en?: string } }[] };

/** Everything that the authors of the deck wrote and a bot may say: clues, and associations with a capital letter. */
const sayable = new Set(
  cards.flatMap(({ words }) => {
    if (words?.en === undefined) return [];
    const { see, say } = read(words.en) as { see: string[]; say: string[] };
    return [...say, ...see.map((mood) => mood.slice(0, 1).toUpperCase() + mood.slice(1))];
  }),
);

interface Heard {
  readonly view?: { readonly phase?: string };
  readonly set?: { readonly phase?: string; readonly clue?: { readonly text?: string } | null };
  readonly say?: { readonly text: string };
}

test(
  'a whole game of six seats on a phone, one person and five bots',
  { tag: '@long' },
  async ({ browser }) => {
    const ana = await Person.arrive(browser, 'Ana', { size: PHONE });
    const { page } = ana;
    await ana.openTable();
    await page.getByText('Dream', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /Dream/ })).toBeChecked();
    await page.getByText('Plain numbers', { exact: true }).click();
    // Nobody is offered plain numbers where there is a painted deck.
    await expect(page.getByText('Plain numbers', { exact: true })).toBeHidden();

    const seat = page.getByRole('button', { name: 'Seat a bot', exact: true });
    const seated = page.locator('.lobby .shelf li:not(.free)');
    for (const [place, level] of ['gentle', 'average', 'average', 'sharp', 'sharp'].entries()) {
      await page.getByLabel('The next bot is').selectOption(level);
      await seat.click();
      await expect(seated).toHaveCount(place + 2);
    }
    await expect(seat).toBeHidden();
    const bots = page.getByRole('button', { name: /^Send .+ away$/ });
    await expect(bots).toHaveCount(5);
    await expect(page.getByText('bot, sharp')).toHaveCount(2);
    await bots.first().click();
    await expect(seated).toHaveCount(5);
    await seat.click();
    await expect(seated).toHaveCount(6);
    const names = await bots.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(5);

    await page.getByRole('button', { name: 'Begin' }).click();
    await playToTheEnd([ana]);
    await expect(page.locator('.podium li')).toHaveCount(6);
    expect([...ana.phases()]).toEqual(expect.arrayContaining(['tell', 'submit', 'vote', 'result']));

    const clues: string[] = [];
    let phase = '';
    for (const frame of ana.frames) {
      const { view, set, say } = JSON.parse(frame) as Heard;
      phase = view?.phase ?? set?.phase ?? phase;
      if (set?.clue?.text !== undefined) clues.push(set.clue.text);
      if (say) expect(['result', 'over'], say.text).toContain(phase);
    }
    const ofBots = clues.filter((clue) => clue !== 'a quiet night');
    expect(ofBots.length).toBeGreaterThanOrEqual(4);
    expect(ofBots.filter((clue) => !sayable.has(clue))).toEqual([]);
    expectNoComplaints([ana]);
  },
);

for (const { lang, add, quick, menu } of [
  { lang: 'en', add: 'Seat a bot', quick: /Quick bots/, menu: 'Menu' },
  { lang: 'ru', add: 'Посадить бота', quick: /Быстрые боты/, menu: 'Меню' },
] as const) {
  test(`[R1] [Q7] ${lang}: the owner has the bots quick, from the lobby and in the game, and nobody else`, async ({
    browser,
  }) => {
    const ana = await Person.arrive(browser, 'Ana', { size: PHONE, lang });
    const bo = await Person.arrive(browser, 'Bo', { size: DESK, lang });
    const { page } = ana;
    const code = await ana.openTable();
    const isQuick = (person: Person): boolean | undefined =>
      person.frames
        .map((frame) => (JSON.parse(frame) as { table?: { quickBots?: boolean } }).table?.quickBots)
        .findLast((known) => known !== undefined);
    const lever = page.getByRole('switch', { name: quick });
    // Nobody is asked about bots that are not there.
    await expect(page.getByRole('button', { name: add })).toBeVisible();
    await expect(lever).toHaveCount(0);
    await page.getByRole('button', { name: add }).click();
    await expect(lever).not.toBeChecked();
    await bo.sitDown(code);
    await expect(bo.page.locator('.lobby .shelf li:not(.free)')).toHaveCount(3);
    await expect(bo.page.getByRole('switch', { name: quick })).toHaveCount(0);

    await lever.focus();
    await page.keyboard.press('Space');
    await expect(lever).toBeChecked();
    await expect.poll(() => isQuick(bo)).toBe(true);
    await ana.comeBack();
    await expect(ana.page.getByRole('switch', { name: quick })).toBeChecked();
    expect(await violations(ana.page)).toEqual([]);

    await ana.page.getByRole('button', { name: /^(Begin|Начать)$/ }).click();
    await bo.page.getByRole('button', { name: menu }).first().click();
    await expect(bo.page.getByRole('dialog').getByRole('button', { name: quick })).toHaveCount(0);
    await ana.page.getByRole('button', { name: menu }).first().click();
    const item = ana.page.getByRole('dialog').getByRole('button', { name: quick });
    await expect(item).toHaveAttribute('aria-pressed', 'true');
    await item.click();
    await expect(item).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => isQuick(bo)).toBe(false);
    expectNoComplaints([ana, bo]);
  });
}
