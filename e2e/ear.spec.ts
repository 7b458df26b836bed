/** A whole game by the accessibility tree alone: roles and names, as a screen reader finds them. No CSS, no test ids, nothing that is only seen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { loadVocabulary } from '../packages/bots/src/node.ts';
import { clueFor, inOrder } from '../packages/bots/tools/arena/reader.ts';
import { Person, test } from './people.ts';

/** Out of a result. */
const ONWARD = /^(Next round|To the last page|To the round)$/;
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, disabled: false });
/** What the heading says there is to do. */
const asked = (page: Page): Promise<string> =>
  page
    .getByRole('heading', { level: 2 })
    .first()
    .textContent({ timeout: 1_000 })
    .then((text) => text?.trim() ?? '')
    .catch(() => '');
/** As with a keyboard: there, and Space. */
async function pick(choice: Locator | undefined): Promise<void> {
  await choice?.focus({ timeout: 5_000 });
  await choice?.press('Space', { timeout: 5_000 });
}
/** The pictures of a group that can be chosen, as they are read out. */
async function heard(group: Locator): Promise<{ radio: Locator; words: string }[]> {
  const radios = await group.getByRole('radio', { disabled: false }).all();
  return Promise.all(
    radios.map(async (radio) => {
      // They may be gone by now: whoever was asked then reads again what is asked.
      const words = await radio.ariaSnapshot({ timeout: 5_000 });
      return { radio, words: words.replace(/^- radio/, '') };
    }),
  );
}

test('a whole game is played by ear: roles and names alone', { tag: '@long' }, async ({ browser }) => {
  const vocabulary = await loadVocabulary();
  const ana = await Person.arrive(browser, 'Ana');
  const { page } = ana;
  await page.goto('/');
  await button(page, /^Create a table/).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await button(page, 'Done').click();
  const dream = page.getByRole('checkbox', { name: /^Dream/ });
  await pick(dream);
  await expect(dream).toBeChecked();
  const plain = page.getByRole('checkbox', { name: /^Plain numbers/ });
  await pick(plain);
  // Nobody is offered plain numbers where there is a painted deck.
  await expect(plain).toHaveCount(0);
  await pick(page.getByRole('radio', { name: /^Short game/ }));
  await expect(page.getByRole('radio', { name: /^Short game/ })).toBeChecked();
  await button(page, /^Seat 2 bots and begin$/).click();

  const hand = page.getByRole('radiogroup', { name: 'Your pictures' });
  const row = page.getByRole('radiogroup', { name: 'The pictures on the table' });
  const podium = page.getByRole('list', { name: 'How far everyone came' });
  const done = new Set<string>();
  const clue = async (): Promise<string> =>
    (await page.getByRole('blockquote').first().textContent({ timeout: 1_000 })) ?? '';
  while (!(await podium.isVisible())) {
    const line = await asked(page);
    try {
      if (line.startsWith('You are the storyteller')) {
        const pictures = await heard(hand);
        const words = clueFor(
          pictures.map((picture) => picture.words),
          0,
        );
        await pick(pictures[0]?.radio);
        await page.getByRole('textbox', { name: 'Clue' }).fill(words, { timeout: 5_000 });
        await button(page, 'Give the clue').click({ timeout: 5_000 });
        done.add('told');
      } else if (/^Which .*of your pictures/.test(line)) {
        const pictures = await heard(hand);
        const places = inOrder(
          await clue(),
          pictures.map(({ words }) => words),
          vocabulary,
        );
        for (const place of places.slice(0, 2)) {
          await pick(pictures[place]?.radio);
          await button(page, /^Take this one/).click({ timeout: 5_000 });
        }
        await button(page, 'Give these 2').click({ timeout: 5_000 });
        done.add('gave');
      } else if (line.startsWith('Which picture is')) {
        const pictures = await heard(row);
        const [best = 0] = inOrder(
          await clue(),
          pictures.map(({ words }) => words),
          vocabulary,
        );
        await pick(pictures[best]?.radio);
        await button(page, /^Vote for \d$/).click({ timeout: 5_000 });
        done.add('voted');
      } else if (await button(page, ONWARD).isVisible()) {
        await button(page, ONWARD).click({ timeout: 5_000 });
        done.add('went on');
      } else await page.waitForTimeout(200);
    } catch (error) {
      // The others play on: what was asked for may be over. Anything else is found when the same is asked again.
      if (!(error instanceof Error) || !/Timeout/.test(error.message)) throw error;
    }
  }
  expect([...done].sort()).toEqual(['gave', 'told', 'voted', 'went on']);
  // Read by rank, mine among them, when all have come.
  await expect(button(page, 'Play again')).toBeVisible();
  await expect(page.getByRole('log')).toContainText(/Place 1: .*Place [1-3]: .*Place [1-3]: /);
  const places = await podium.getByRole('listitem').allTextContents();
  expect(places[0]?.trim()).toMatch(/^Place 1:/);
  expect(places.join()).toContain('You');
  expect(ana.complaints).toEqual([]);
});
