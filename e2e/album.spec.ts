/** The album of a finished game by its address: read, replayed and proved, kept as a file, and left. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { readLog } from '../packages/engine/src/log.ts';
import { optionsIn } from '../packages/engine/src/options.ts';
import { createClient } from '../packages/protocol/src/client.ts';
import type { Client, Credentials } from '../packages/protocol/src/client-types.ts';
import type { Language } from '../packages/protocol/src/table.ts';
import { DESK, expectNoComplaints, type Manner, Person, PHONE, test } from './people.ts';

/** A clue that would run, if anything let it. */
const HOSTILE = '<img src=x onerror="document.title=1">&"\'<script>document.title=2</script>';

const WORDS = {
  en: {
    replay: 'Step by step',
    next: 'One step on',
    votes: 'The votes',
    pictures: 'The pictures on the table',
    track: 'Along the track',
    round: /Round 2 of/,
    fair: 'Deal it anew',
    yes: 'They were. Everything is as it was dealt.',
    mine: 'The one from your browser is among them, unchanged.',
    save: 'Save as a file',
    out: 'Take me out of it',
    sure: 'Sure? Press again',
    isOut: 'You are not in this album any more.',
    hushed: 'Whoever gave this clue has taken its words out.',
    delete: 'Delete it for everybody',
    gone: 'There is no such album',
    race: 'Points after each round',
    show: 'Show to everybody',
    showing: /Ana is showing/,
    mineNow: 'Everybody sees this page: you are showing it.',
    apart: 'Ana is showing; you are leafing by yourself.',
    follow: 'Follow again',
    hand: 'Hand over',
    tomIsShowing: /Tom is showing/,
    look: 'Follow along',
    again: 'Play again',
    stop: 'Stop showing',
    over: 'The showing is over: leaf as you like.',
    one: /Round 1 of/,
  },
  ru: {
    replay: 'Шаг за шагом',
    next: 'На шаг вперёд',
    votes: 'Голоса',
    pictures: 'Картинки на столе',
    track: 'На дорожке',
    round: /Раунд 2 из/,
    fair: 'Раздать заново',
    yes: 'Да. Всё совпало с тем, что было за столом.',
    mine: 'Среди них и число вашего браузера, без изменений.',
    save: 'Сохранить файлом',
    out: 'Убрать меня отсюда',
    sure: 'Точно? Нажмите ещё раз',
    isOut: 'Вас в этом альбоме больше нет.',
    hushed: 'Слов этой загадки в альбоме больше нет: таково желание автора.',
    delete: 'Удалить для всех',
    gone: 'Такого альбома нет',
    race: 'Очки после каждого раунда',
    show: 'Показать всем',
    showing: /Ana показывает/,
    mineNow: 'Эту страницу видят все: показываете вы.',
    apart: 'Ana показывает, а вы листаете сами.',
    follow: 'Снова вместе',
    hand: 'Передать показ',
    tomIsShowing: /Tom показывает/,
    look: 'Смотреть вместе',
    again: 'Сыграть ещё',
    stop: 'Закончить показ',
    over: 'Показ закончен: листайте, как хочется.',
    one: /Раунд 1 из/,
  },
} as const satisfies Record<Language, object>;

interface Evening {
  readonly code: string;
  readonly game: string;
  /** Who played, the owner of the table first. */
  readonly players: readonly [Credentials, Credentials, Credentials];
  /** What the owner's browser knows. */
  readonly share: { readonly commitment: string; readonly contribution: object };
}

const ENTROPY = 'c0ffee00'.repeat(4);

/** Three rounds of three people, over the wire: the owner of the table tells a clue that is not a kind one. */
async function evening(): Promise<Evening> {
  const { baseURL = '' } = test.info().project.use;
  const people = ['Ana', 'Tom', 'Leo'].map((name) => ({
    name,
    client: createClient({
      url: `${baseURL.replace('http', 'ws')}/ws`,
      language: 'en',
      connect: (url) => new WebSocket(url),
    }),
  }));
  const clients = people.map(({ client }) => client);
  const [first] = clients;
  const opened = await first?.open({ preset: 'dixit' });
  if (!first || !opened?.ok) throw new Error('no table');
  for (const { name, client } of people) {
    await client.enter({ code: opened.code ?? '', role: 'player', name, avatar: 'rabbit' });
    await client.send('join', {});
  }
  await first.send('contribute', { entropy: ENTROPY });
  await first.send('start', {});
  while (first.view?.round !== 4) {
    for (const client of clients) await move(client, client === first ? HOSTILE : 'a quiet night');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await first.send('end', {});
  const { view } = first;
  const [ana, tom, leo] = clients.map(({ player }) => player);
  for (const client of clients) client.close();
  if (!ana || !tom || !leo) throw new Error('nobody');
  return {
    code: opened.code ?? '',
    game: view.game,
    players: [ana, tom, leo],
    share: { commitment: view.commitment, contribution: { player: ana.id, entropy: ENTROPY } },
  };
}

/** What the table waits for, if it waits for this one. */
async function move(client: Client, text: string): Promise<void> {
  const { view } = client;
  if (!view || view.seat === null || !view.waiting.includes(view.seat)) return;
  const [option] = optionsIn(view);
  switch (option?.type) {
    case 'tell':
      await client.send('tell', { card: option.cards[0] ?? -1, clue: { kind: 'text', text } });
      return;
    case 'submit':
      await client.send('submit', { cards: [...(option.choices[0] ?? [])] });
      return;
    case 'vote':
      await client.send('vote', { number: option.numbers[0] ?? 0 });
      return;
    case 'claim':
    case 'swapHand':
    case 'sawResult':
      await client.send(option.type, {});
      return;
    case 'own':
    case undefined:
  }
}

/** By the keyboard alone: forwards with Tab until this has the focus, and Enter. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true }).first();
  await wanted.waitFor();
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}`);
}

for (const lang of ['en', 'ru'] as const)
  test(`a finished game has a page: it is replayed, proved, kept and left, by the keyboard (${lang})`, async ({
    browser,
  }, testInfo) => {
    const words = WORDS[lang];
    const { game, players, share } = await evening();
    const [owner] = players;
    const ana = await Person.arrive(browser, 'Ana', { lang, size: DESK });
    const { page: tab, complaints } = ana;
    await tab.goto('/');
    // The browser she played in.
    await tab.evaluate(
      ([player, shares]) => {
        localStorage.setItem('fabula.player', player);
        localStorage.setItem('fabula.shares', shares);
      },
      [JSON.stringify(owner), JSON.stringify([{ game, ...share }])] as const,
    );
    await tab.goto(`/album/${game}`);
    const title = await tab.title();

    // Everybody who played, every round, and a clue that is nothing but words.
    await expect(tab.locator('.podium li')).toHaveCount(3);
    const rounds = await tab.locator('article').count();
    expect(rounds).toBeGreaterThan(1);
    await expect(tab.locator('article').filter({ hasText: HOSTILE })).toHaveCount(1);
    await expect(tab.getByRole('table', { name: words.race }).getByRole('row')).toHaveCount(rounds + 1);
    expect(await tab.locator('article .sheet li').count()).toBe(3 * rounds);

    // Step by step, with the arrows.
    await pressByKeys(tab, words.replay);
    await expect(tab.locator('.replay')).toContainText(words.pictures);
    await tab.keyboard.press('ArrowRight');
    await expect(tab.locator('.replay nav')).toContainText(words.votes);
    await tab.keyboard.press('ArrowDown');
    await expect(tab.locator('.replay')).toContainText(words.round);
    for (let step = 0; step < 5; step += 1) await tab.keyboard.press('ArrowRight');
    await expect(tab.locator('.replay nav')).toContainText(words.track);
    await tab.keyboard.press('ArrowLeft');
    await tab.keyboard.press('End');
    await tab.keyboard.press('ArrowLeft');
    await tab.keyboard.press('Escape');
    await expect(tab.locator('.podium')).toBeVisible();

    // The proof.
    await pressByKeys(tab, words.fair);
    await expect(tab.getByText(words.yes).first()).toBeVisible();
    await expect(tab.getByText(words.mine)).toBeVisible();

    // The file, opened without a server.
    const [file] = await Promise.all([tab.waitForEvent('download'), pressByKeys(tab, words.save)]);
    expect(file.suggestedFilename()).toMatch(/^Fabula \d{4}-\d\d-\d\d\.html$/);
    const path = testInfo.outputPath('album.html');
    await file.saveAs(path);
    const text = await readFile(path, 'utf8');
    expect(text).not.toMatch(/<script|https?:/i);
    const alone = await ana.context.newPage();
    const asked: string[] = [];
    alone.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) asked.push(request.url());
    });
    await alone.goto(pathToFileURL(path).href);
    await expect(alone.locator('html')).toHaveAttribute('lang', lang);
    await expect(alone.locator('article')).toHaveCount(rounds);
    await expect(alone.getByText(HOSTILE)).toBeVisible();
    await alone.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await expect
      .poll(() => alone.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)))
      .toBe(true);
    expect(await alone.title()).not.toMatch(/^[12]$/);
    expect(asked).toEqual([]);
    await alone.close();

    // A stranger reads it, and can take nothing out.
    const stranger = await Person.arrive(browser, 'Eve', { lang });
    await stranger.page.goto(tab.url());
    await expect(stranger.page.locator('article')).toHaveCount(rounds);
    await expect(stranger.page.getByRole('button', { name: words.out })).toHaveCount(0);
    await expect(stranger.page.getByText('Ana', { exact: true }).first()).toBeVisible();

    // Whoever told it takes their words out, and then all of it goes.
    await pressByKeys(tab, words.out);
    await pressByKeys(tab, words.sure);
    await expect(tab.getByText(words.isOut).first()).toBeVisible();
    await expect(tab.getByText(words.hushed).first()).toBeVisible();
    await expect(tab.getByText(HOSTILE)).toHaveCount(0);
    await stranger.page.reload();
    await expect(stranger.page.getByText(words.hushed).first()).toBeVisible();
    await expect(stranger.page.getByText('Ana', { exact: true })).toHaveCount(0);
    await pressByKeys(tab, words.fair);
    await expect(tab.getByText(words.yes).first()).toBeVisible();
    await pressByKeys(tab, words.delete);
    await pressByKeys(tab, words.sure);
    await expect(tab.getByRole('heading', { name: words.gone })).toBeVisible();
    stranger.complaints.length = 0;
    await stranger.page.reload();
    await expect(stranger.page.getByRole('heading', { name: words.gone })).toBeVisible();

    expect(await tab.title()).toBe(title);
    // What is not there any more is all that browsers complain of.
    expect(complaints.filter((what) => !what.includes('404'))).toEqual([]);
  });

/** Back at the table, in a browser of their own. */
async function backAt(
  browser: Browser,
  code: string,
  player: Credentials,
  manner: Manner & { readonly name: string },
): Promise<Person> {
  const person = await Person.arrive(browser, manner.name, manner);
  await person.page.goto('/privacy');
  await person.page.evaluate(
    ([known, me, tables]) => {
      localStorage.setItem('fabula.player', known);
      localStorage.setItem('fabula.me', me);
      localStorage.setItem('fabula.tables', tables);
    },
    [
      JSON.stringify(player),
      JSON.stringify({ name: manner.name, colour: 'moss', look: null, asked: true }),
      JSON.stringify([code]),
    ] as const,
  );
  await person.page.goto(`/t/${code}`);
  return person;
}

for (const lang of ['en', 'ru'] as const)
  test(`one shows the album to all at the table, by the keyboard, and the room sees it large (${lang})`, async ({
    browser,
  }) => {
    const words = WORDS[lang];
    const { code, game, players } = await evening();
    const [asAna, asTom, asLeo] = players;
    const ana = await backAt(browser, code, asAna, { name: 'Ana', lang, size: DESK });
    const tom = await backAt(browser, code, asTom, { name: 'Tom', lang, size: PHONE });
    const room = await Person.arrive(browser, 'TV', { lang, size: { width: 1920, height: 1080 } });
    await room.page.goto(`/tv/${code}`);
    await expect(room.page.locator('.tv .podium')).toBeVisible();
    const replayOf = ({ page }: Person) => page.locator('.replay');
    const foot = (person: Person) => replayOf(person).locator('.foot');

    // Whoever has the last page before them looks along at once.
    await expect(tom.page.getByRole('button', { name: words.again })).toBeVisible();
    await pressByKeys(ana.page, words.replay);
    await expect(replayOf(ana)).toContainText(words.pictures);
    await pressByKeys(ana.page, words.show);
    await expect(foot(ana)).toContainText(words.mineNow);
    await expect(room.page.locator('.tv header')).toContainText(words.showing);
    await expect(room.page.locator('.tv .row .vote')).toHaveCount(0);
    await expect(foot(tom)).toContainText(words.showing);

    // Tom would like another game already: he is asked, and comes along.
    await tom.page.keyboard.press('Escape');
    await pressByKeys(tom.page, words.again);
    await expect(tom.page.locator('.lobby')).toBeVisible();
    await expect(room.page.locator('.tv header')).toContainText(words.showing);
    await pressByKeys(tom.page, words.look);
    await expect(foot(tom)).toContainText(words.showing);

    // Everybody follows.
    await ana.page.keyboard.press('ArrowRight');
    await expect(foot(tom)).toContainText(words.votes);
    await expect(room.page.locator('.tv .row .vote')).not.toHaveCount(0);
    await ana.page.keyboard.press('ArrowDown');
    await expect(replayOf(tom)).toContainText(words.round);
    for (let step = 0; step < 5; step += 1) await ana.page.keyboard.press('ArrowRight');
    await expect(foot(tom)).toContainText(words.track);
    await expect(room.page.locator('.tv h1')).toContainText(words.track);

    // Tom leafs by himself, and follows again.
    await tom.page.keyboard.press('ArrowUp');
    await expect(replayOf(tom)).toContainText(words.one);
    await expect(foot(tom)).toContainText(words.apart);
    await ana.page.keyboard.press('ArrowLeft');
    await ana.page.keyboard.press('ArrowRight');
    await expect(replayOf(tom)).toContainText(words.one);
    await pressByKeys(tom.page, words.follow);
    await expect(replayOf(tom)).toContainText(words.round);
    await expect(foot(tom)).toContainText(words.track);

    // Ana hands over, and takes herself out: neither her name nor her words are there any more when Tom leafs to them.
    await pressByKeys(ana.page, words.hand);
    await pressByKeys(ana.page, 'Tom');
    await expect(foot(tom)).toContainText(words.mineNow);
    await expect(foot(ana)).toContainText(words.tomIsShowing);
    const authorization = `Bearer ${asAna.id}.${asAna.token}`;
    const taken = await ana.page.request.delete(`/api/games/${game}/album/mine`, {
      headers: { authorization },
    });
    expect(taken.status()).toBe(204);
    const hers = await roundOf(game, asAna);
    await tom.page.keyboard.press('Home');
    for (let round = 1; round < hers; round += 1) await tom.page.keyboard.press('ArrowDown');
    for (const { page } of [ana, tom, room]) {
      await expect(page.getByText(words.hushed)).toBeVisible();
      await expect(page.getByText(HOSTILE)).toHaveCount(0);
    }

    // Whoever comes lands where the others are.
    const leo = await backAt(browser, code, asLeo, { name: 'Leo', lang, size: PHONE });
    await pressByKeys(leo.page, words.look);
    await expect(leo.page.getByText(words.hushed)).toBeVisible();
    await expect(foot(leo)).toContainText(words.tomIsShowing);

    // He who leads is gone: nobody waits for him, and somebody else shows it, and stops.
    await tom.page.close();
    await expect(foot(ana)).toContainText(words.show);
    await pressByKeys(ana.page, words.show);
    await expect(foot(leo)).toContainText(words.showing);
    await pressByKeys(ana.page, words.stop);
    await expect(leo.page.getByText(words.over).first()).toBeVisible();
    await expect(room.page.locator('.tv header')).not.toContainText(words.showing);
    expectNoComplaints([ana, tom, leo, room]);
  });

/** Which round she told. */
async function roundOf(game: string, { id }: Credentials): Promise<number> {
  const { baseURL = '' } = test.info().project.use;
  const read = readLog(await (await fetch(`${baseURL}/api/games/${game}/log`)).json());
  if (!read.ok) throw new Error(read.why);
  const told = read.log.entries.flatMap(({ command }) => (command?.type === 'tell' ? [command.by] : []));
  return told.indexOf(id) + 1;
}

test('a page of the album of a game that is over leads there', async ({ page }) => {
  await page.goto(`${test.info().config.metadata['gallery'] as string}#s=album`);
  const link = page.getByRole('link', { name: 'The whole game on one page' });
  await expect(link).toHaveAttribute('href', '/album/gallery');
});
