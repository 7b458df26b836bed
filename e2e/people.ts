/** People at a table, each in a browser of their own, who do what their screen asks of them. */
import { expect, test as alone, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '../packages/protocol/src/table.ts';

/** A test after which everybody goes home: pages left open would play and load on beside the next one. */
export const test = alone.extend<{ goingHome: undefined }>({
  goingHome: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

export interface Manner {
  readonly size?: { width: number; height: number };
  readonly lang?: Language;
  /** Animations run. */
  readonly lively?: boolean;
}

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };

/** Words of the buttons, in both languages. */
const GIVE_CLUE = /^(Give the clue|Загадать)$/;
const NEXT = /^(Next round|To the last page|To the round|Дальше|К эпилогу|К раунду)$/;

export class Person {
  readonly complaints: string[] = [];
  readonly frames: string[] = [];
  readonly #seen = new Set<string>();

  readonly context: BrowserContext;
  page: Page;
  readonly name: string;
  /** Votes for a picture of one of these who guesses too; of nobody: at random. */
  favours: readonly Person[] = [];

  private constructor(context: BrowserContext, page: Page, name: string) {
    this.context = context;
    this.page = page;
    this.name = name;
    this.#listen(page);
  }

  static async arrive(browser: Browser, name: string, manner: Manner = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: manner.size ?? PHONE,
      locale: manner.lang === 'ru' ? 'ru-RU' : 'en-GB',
      reducedMotion: manner.lively ? 'no-preference' : 'reduce',
    });
    return new Person(context, await context.newPage(), name);
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))),
    );
  }

  /** The same person, the page opened anew. */
  async comeBack(): Promise<void> {
    const address = this.page.url();
    await this.page.close();
    this.page = await this.context.newPage();
    this.#listen(this.page);
    await this.page.goto(address);
  }

  async openTable(): Promise<string> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: /Create a table|Создать стол/ }).click();
    await this.beCalled();
    await expect(this.page).toHaveURL(/\/t\/[A-Z0-9]{6}$/);
    await expect(this.page.getByRole('img', { name: /QR/ })).toBeVisible();
    return this.page.url().slice(-6);
  }

  /** Whoever opens a table for the first time is asked for a name. */
  async beCalled(): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    await sheet.getByRole('textbox').fill(this.name);
    await sheet.getByRole('button', { name: /^(Done|Готово)$/ }).click();
  }

  async sitDown(code: string): Promise<void> {
    await this.page.goto(`/t/${code}`);
    await this.page.locator('#name').fill(this.name);
    await this.page.getByRole('button', { name: /Sit down|Сесть за стол/ }).click();
    await expect(this.page.locator('.lobby, .frame')).toBeVisible();
  }

  get isOver(): Promise<boolean> {
    return this.page.locator('.podium').isVisible();
  }

  phases(): ReadonlySet<string> {
    return this.#seen;
  }

  /** One look at the screen, and what it asks for, if anything; but nothing where `wanted` can be seen. */
  async doWhatIsAsked(wanted?: string): Promise<void> {
    const { page } = this;
    // Looked for after the phase is known: a phase does not pass without this person, so it is not missed.
    const isWanted = async (): Promise<boolean> =>
      wanted !== undefined && page.locator(wanted).first().isVisible();
    const sheet = page.locator('.sheet.action');
    if (!(await sheet.isVisible().catch(() => false))) return;
    const clue = page.locator('#clue');
    if (await clue.isVisible()) {
      if (await isWanted()) return;
      this.#seen.add('tell');
      const asked = (await page.locator('.asked b').allTextContents()).join();
      if (asked) this.#seen.add(`constraint: ${asked}`);
      await clue.fill(clueFor(asked), { timeout: 2000 }).catch(() => undefined);
      return this.#press(page.getByRole('button', { name: GIVE_CLUE }));
    }
    const claim = page.getByRole('button', { name: /I have one!|У меня есть!/ });
    if (await claim.isVisible()) return this.#press(claim);
    const grid = page.locator('.wrap input[type=radio]');
    if ((await grid.count()) > 0) {
      if (await isWanted()) return;
      this.#seen.add('vote');
      const plate = sheet.locator('.plate');
      if (/Your vote|Ваш голос/.test((await plate.textContent({ timeout: 1000 }).catch(() => '')) ?? ''))
        return;
      const places = await this.#mayVoteFor();
      const place = places[Math.floor(Math.random() * places.length)];
      if (place === undefined) return;
      await grid
        .nth(place)
        .evaluate((input: HTMLInputElement) => input.click(), undefined, { timeout: 1000 })
        .catch(() => undefined);
      return this.#press(plate);
    }
    const give = page.locator('.give .plate');
    if (await give.isVisible()) {
      if (await isWanted()) return;
      this.#seen.add('submit');
      const words = (await give.textContent({ timeout: 1000 }).catch(() => '')) ?? '';
      if (/^\s*(Given|Картинк[аи] отдан[аы]|Give this one instead|Заменить на эту)/.test(words)) return;
      if (/Now one more|Теперь ещё одну/.test(words)) {
        await page
          .locator('.strip input:not(:checked)')
          .last()
          .evaluate((input: HTMLInputElement) => input.click(), undefined, { timeout: 1000 })
          .catch(() => undefined);
        return;
      }
      if (
        (await page.locator('.strip .dot').count()) > 0 &&
        /Take this one|Взять эту/.test(words) &&
        /1/.test(words)
      )
        return;
      return this.#press(give);
    }
    if (wanted?.includes('.got')) return;
    const skip = page.getByRole('button', { name: /^(Skip|Пропустить)$/ });
    // Whoever waits for the reveal does not skip it.
    if (wanted !== '.soon' && (await skip.isVisible())) return this.#press(skip);
    const next = page.getByRole('button', { name: NEXT });
    if (await next.isVisible()) {
      this.#seen.add('result');
      return this.#press(next);
    }
  }

  /** Places in the row. */
  async #mayVoteFor(): Promise<number[]> {
    if (this.favours.length === 0) return this.#inTheRow(':not([disabled])');
    return (await Promise.all(this.favours.map((other) => other.#inTheRow('[disabled]')))).flat();
  }

  #inTheRow(kind: string): Promise<number[]> {
    return this.page
      .locator('.wrap input[type=radio]')
      .evaluateAll((all, kind) => all.flatMap((input, place) => (input.matches(kind) ? [place] : [])), kind);
  }

  async #press(button: ReturnType<Page['locator']>): Promise<void> {
    // The screen may turn over at this very moment: then there is nothing to press any more.
    if (await button.isEnabled({ timeout: 1000 }).catch(() => false)) {
      await button.click({ timeout: 1500 }).catch(() => undefined);
    }
  }

  async leaveForGood(): Promise<void> {
    await this.context.close();
  }
}

function clueFor(asked: string): string {
  if (/question|Вопрос/i.test(asked)) return 'Who is still awake?';
  if (/four|четыре/i.test(asked)) return 'one two three four';
  if (/love|люблю/i.test(asked)) return 'Most of all I love rain';
  return 'a quiet night';
}

/** Everyone does what is asked until the last page lies open before all of them. */
export async function playToTheEnd(people: readonly Person[]): Promise<void> {
  for (;;) {
    const over = await Promise.all(people.map((person) => person.isOver));
    if (over.every(Boolean)) return;
    await Promise.all(people.map((person) => person.doWhatIsAsked()));
  }
}

/** Plays until this person's screen shows what is looked for. */
export async function playUntil(people: readonly Person[], person: Person, selector: string): Promise<void> {
  for (;;) {
    if (await person.page.locator(selector).first().isVisible()) return;
    await Promise.all(
      people.map((other) => (other === person ? other.doWhatIsAsked(selector) : other.doWhatIsAsked())),
    );
  }
}

/** What is only there for a moment: asked for before it comes, it is not missed. The answer waits for it. */
export async function glimpse(page: Page, selector: string, words: string): Promise<() => Promise<void>> {
  const seen = await page.evaluateHandle(
    ([selector, words]) => ({
      it: new Promise<void>((resolve) => {
        const look = (): void => {
          const all = [...document.querySelectorAll(selector)];
          if (all.some(({ textContent }) => textContent?.includes(words))) resolve();
        };
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
    }),
    [selector, words] as const,
  );
  return () => seen.evaluate(({ it }) => it);
}

/** Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, selector: string, words = ''): Promise<boolean> {
  const isThere = ([selector, words]: readonly [string, string]): boolean => {
    const { activeElement } = document;
    return activeElement?.matches(selector) === true && (activeElement.textContent ?? '').includes(words);
  };
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate(isThere, [selector, words] as const)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

export function expectNoComplaints(people: readonly Person[]): void {
  for (const { name, complaints } of people) expect(complaints, `${name}'s console`).toEqual([]);
}
