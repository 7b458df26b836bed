import { expect, type Locator } from '@playwright/test';
import { expectNoComplaints, glimpse, Person, SMALL_PHONE, test } from './people.ts';

const button = ({ page }: Person): Locator => page.getByRole('button', { name: /^Chat/ });
const sheet = ({ page }: Person): Locator => page.getByRole('dialog', { name: 'Chat' });
const lines = (person: Person): Locator => sheet(person).locator('.said li');

async function openTalk(person: Person): Promise<void> {
  await button(person).click();
  await expect(sheet(person)).toBeVisible();
}
async function say(person: Person, text: string): Promise<void> {
  await sheet(person).getByLabel('Say something to the table').fill(text);
  await person.page.keyboard.press('Enter');
}
/** What a screen reader is told. */
const isTold = async ({ page }: Person, text: string): Promise<void> =>
  expect(page.getByRole('log', { name: 'What is happening at the table' }).last()).toContainText(text);

test('people say and react, one mutes the other, and the storyteller rests', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'Ana', { size: SMALL_PHONE });
  const code = await ana.openTable();
  const tom = await Person.arrive(browser, 'Tom');
  await tom.sitDown(code);
  const tv = await Person.arrive(browser, 'The television');
  await tv.page.goto(`/tv/${code}`);
  await expect(tv.page.locator('.tv .shelf li:not(.free)')).toHaveCount(2);

  // A line: shown for a moment, counted, and in the list.
  await openTalk(tom);
  await expect(sheet(tom).getByText('Nothing has been said yet.')).toBeVisible();
  const toast = await glimpse(ana.page, '.toast', 'Tom: “Is it late?”');
  await say(tom, 'Is it late?');
  await expect(lines(tom)).toHaveText([/You\s*Is it late\?/]);
  await expect(sheet(tom)).toBeVisible();
  await toast();
  await isTold(ana, 'Tom: “Is it late?”');
  await expect(button(ana)).toHaveAccessibleName('Chat, 1 new message');
  await openTalk(ana);
  await expect(lines(ana)).toHaveText([/Tom\s*Is it late\?/]);
  await say(ana, 'Not yet');
  await expect(lines(tom)).toHaveCount(2);
  await isTold(tom, '“Not yet”');
  await ana.page.keyboard.press('Escape');
  await expect(sheet(ana)).toBeHidden();
  await expect(button(ana)).toBeFocused();
  await expect(button(ana)).toHaveAccessibleName('Chat');

  // A reaction: at Tom's place, wherever a shelf is looked at.
  const floats = await Promise.all([
    glimpse(ana.page, '.shelf li:has(.reaction)', 'Tom'),
    glimpse(tom.page, '.shelf li:has(.reaction)', 'You'),
    glimpse(tv.page, '.shelf li:has(.reaction)', 'Tom'),
  ]);
  await sheet(tom).getByRole('button', { name: 'Bravo' }).click();
  await Promise.all(floats.map((seen) => seen()));
  await expect(sheet(tom)).toBeHidden();
  await isTold(ana, 'Tom: Bravo');
  await expect(tv.page.locator('.reaction')).toHaveCount(0);

  // Muted: gone at once, and heard no more, until heard again.
  await openTalk(ana);
  await sheet(ana).getByRole('button', { name: 'Tom: mute or report' }).first().click();
  await sheet(ana).getByRole('button', { name: 'Mute Tom' }).click();
  await expect(lines(ana)).toHaveText([/You\s*Not yet/]);
  await openTalk(tom);
  await say(tom, 'Can you hear me?');
  await expect(lines(tom)).toHaveCount(4);
  await say(ana, 'Silence');
  await expect(lines(ana)).toHaveText([/Not yet/, /Silence/]);
  await sheet(ana).getByRole('button', { name: 'Unmute' }).click();
  await say(tom, 'And now?');
  await expect(lines(ana).last()).toHaveText(/Tom\s*And now\?/);
  await ana.page.keyboard.press('Escape');
  await tom.page.keyboard.press('Escape');

  // From the telling to the reveal the storyteller says nothing, and is told why.
  await ana.page.locator('.foot .plate').click();
  let teller: Person | null = null;
  while (teller === null)
    for (const person of [ana, tom]) {
      await person.doWhatIsAsked();
      if (await person.page.getByText(/Now the others choose|You don’t vote/).isVisible()) teller = person;
    }
  await openTalk(teller);
  await expect(sheet(teller).getByText('not a word until the pictures are revealed')).toBeVisible();
  await expect(sheet(teller).getByLabel('Say something to the table')).toBeDisabled();
  await expect(sheet(teller).getByRole('button', { name: 'Bravo' })).toBeDisabled();
  await teller.page.keyboard.press('Escape');

  // Who only watches has a name too, also for those who come after they have left.
  const ines = await Person.arrive(browser, 'Ines');
  await ines.page.goto(`/t/${code}`);
  await ines.page.locator('#name').fill('Ines');
  await ines.page.getByRole('button', { name: 'Only watch' }).click();
  await openTalk(ines);
  await say(ines, 'I only look');
  await expect(lines(ines).last()).toHaveText(/You\s*I only look/);
  await ines.leaveForGood();
  const late = await Person.arrive(browser, 'Late');
  await late.page.goto(`/t/${code}`);
  await late.page.getByRole('button', { name: 'Only watch' }).click();
  await openTalk(late);
  await expect(lines(late).last()).toHaveText(/Ines\s*I only look/);

  // Whoever owns the table switches the talk off for everyone.
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: 'Turn chat off' }).click();
  await expect(button(tom)).toHaveCount(0);
  await ana.page.getByRole('button', { name: 'Turn chat on' }).click();
  await expect(button(tom)).toHaveCount(1);
  expectNoComplaints([ana, tom, tv]);
});
