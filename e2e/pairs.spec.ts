import { expect } from '@playwright/test';
import { expectNoComplaints, glimpse, Person, playUntil, SMALL_PHONE, test } from './people.ts';

test('two people share a rabbit: each is named to the other, and both hold the same hand', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  await ana.page.getByText('In pairs', { exact: true }).click();
  const [tom, leo, ines] = [
    await Person.arrive(browser, 'Tom'),
    await Person.arrive(browser, 'Leo'),
    await Person.arrive(browser, 'Ines'),
  ];
  const people = [ana, tom, leo, ines];
  for (const other of [tom, leo, ines]) await other.sitDown(code);
  // Tom's own place is empty then, and those after it move up: it is still Leo whom he sits beside.
  // One way leads there, however many have room.
  await expect(tom.page.getByRole('button', { name: 'Ask to sit beside' })).toHaveCount(0);
  await tom.page.getByRole('button', { name: 'Sit beside somebody' }).click();
  const sheet = tom.page.getByRole('dialog', { name: 'Sit beside somebody' });
  const ask = sheet.getByRole('button', { name: 'Ask to sit beside Leo' });
  const asked = leo.page.getByText('Tom would like to share your seat');
  await ask.click();
  await expect(sheet.getByText('Leo has been asked.')).toBeVisible();
  await expect(tom.page.locator('.shelf .me')).toHaveText(/You/);
  await asked.waitFor();
  await leo.page.getByRole('button', { name: 'No', exact: true }).click();
  await ask.click();
  await leo.page.getByRole('button', { name: 'Yes, come' }).click();
  await expect(sheet).toBeHidden();
  await expect(ana.page.getByText('4 at the table')).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(tom.page.locator('.shelf .me')).toHaveText(/You\s*and Leo/);
  await expect(leo.page.locator('.shelf .me')).toHaveText(/You\s*and Tom/);
  await expect(ana.page.getByText('and Tom')).toBeVisible();

  await ana.page.getByRole('button', { name: 'Begin' }).click();
  const hand = (person: Person): Promise<string[]> =>
    person.page
      .locator('.strip label')
      .evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));
  for (const person of people) await expect(person.page.locator('.strip input').first()).toBeAttached();
  expect(await hand(tom)).toEqual(await hand(leo));
  expect(await hand(tom)).not.toEqual(await hand(ines));
  await playUntil(people, ana, '.got, .all, .scored');
  expectNoComplaints(people);
});

/** Somebody who sits down, and does nothing more. */
const sitQuietly = ({ page }: Person, code: string, name: string): Promise<void> =>
  page.evaluate(
    ([code, name]) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const say = (type: string, fields: object): void =>
          socket.send(JSON.stringify({ id: type, type, ...fields }));
        const next: Record<string, () => void> = {
          hello: () => say('enter', { code, role: 'player', name }),
          enter: () => say('join', {}),
          join: resolve,
        };
        socket.addEventListener('open', () => say('hello', { protocol: 1, language: 'en' }));
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const { ack = '' } = JSON.parse(data) as { ack?: string };
          next[ack]?.();
        });
      }),
    [code, name] as const,
  );

test('the seventh is led beside somebody: the two see each other choose, whisper, and either plays', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  const code = await ana.openTable();
  const leo = await Person.arrive(browser, 'Лео', { lang: 'ru' });
  await leo.sitDown(code);
  for (const name of ['Ines', 'Max', 'Olga', 'Kim']) await sitQuietly(ana, code, name);

  // No seat is left, and these rules know no pairs yet: the owner hears of it, and allows them.
  const tom = await Person.arrive(browser, 'Tom', { size: SMALL_PHONE });
  await tom.sitDown(code);
  await expect(tom.page.getByText('Ana can let two people share a rabbit')).toBeVisible();
  await expect(ana.page.getByText('there is none for Tom')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Let two share' }).click();

  // He sees who has room, and asks; nobody is sat beside unasked.
  const room = tom.page.getByRole('list', { name: 'Who has room' });
  await expect(room.getByRole('button')).toHaveCount(6);
  const ask = room.getByRole('button', { name: 'Ask to sit beside Лео' });
  await ask.click();
  await leo.page.getByText('Tom хочет сесть рядом с вами').waitFor();
  await leo.page.getByRole('button', { name: 'Нет', exact: true }).click();
  await expect(tom.page.getByText('Лео would rather play alone')).toBeVisible();
  await ask.click();
  await leo.page.getByRole('button', { name: 'Да, садитесь' }).click();
  await expect(tom.page.locator('.shelf .me')).toHaveText(/You\s*and Лео/);

  // They tell first. Each sees what the other looks at, and writes.
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await leo.page.getByRole('button', { name: 'У меня есть!' }).click();
  const [DRAFT, WHISPER] = ['the lamp under the sea', 'Trust me, the third one'];
  const picture = (person: Person) => person.page.locator('.strip label').nth(2);
  // Before the telling the hand lies there too.
  await tom.page.locator('#clue').waitFor();
  await picture(tom).click();
  await expect(picture(leo)).toContainText('Tom смотрит на эту');
  await tom.page.locator('#clue').fill(DRAFT);
  await expect(leo.page.getByText(`Tom пишет: «${DRAFT}»`)).toBeVisible();
  await leo.page.getByRole('button', { name: 'Взять себе' }).click();
  await expect(leo.page.locator('#clue')).toHaveValue(DRAFT);

  await tom.page.getByRole('button', { name: /^Chat/ }).click();
  const chat = tom.page.getByRole('dialog', { name: 'Chat' });
  await chat.getByText('To Лео', { exact: true }).click();
  await chat.getByLabel('Whisper to Лео').fill(WHISPER);
  await tom.page.keyboard.press('Enter');
  await expect(chat.locator('.said li')).toContainText(WHISPER);
  await tom.page.keyboard.press('Escape');
  await leo.page.getByRole('button', { name: /^Чат/ }).click();
  await expect(leo.page.locator('.said li')).toHaveText([new RegExp(`Tom\\s*${WHISPER}\\s*шёпотом`)]);
  await leo.page.keyboard.press('Escape');

  // Whoever presses first plays for both, and the other is told who it was.
  await leo.page.locator('#clue').fill('a quiet night');
  const told = await glimpse(tom.page, '.toast', 'Лео gave the clue for you both');
  await leo.page.getByRole('button', { name: 'Загадать', exact: true }).click();
  await told();
  await expect(tom.page.getByRole('button', { name: 'Change the clue or the picture' })).toBeVisible();
  // The storyteller rests, but not for the other one.
  await tom.page.getByRole('button', { name: /^Chat/ }).click();
  await expect(chat.getByLabel('Whisper to Лео')).toBeEnabled();
  await expect(ana.page.getByText('“a quiet night”', { exact: true })).toBeVisible();
  for (const secret of [DRAFT, WHISPER]) expect(ana.frames.join('\n')).not.toContain(secret);
  expect(tom.frames.join('\n')).toContain(WHISPER);
  expectNoComplaints([ana, leo, tom]);
});
