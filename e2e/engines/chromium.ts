/** Chromium, by Playwright. */
import { existsSync } from 'node:fs';
import { chromium, test, type Browser, type Page } from '@playwright/test';
import type { Engine, Point, Running, Size, Tab } from './engine.ts';

const path = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const CHROMIUM: Engine = {
  name: 'Chromium',
  missing: () => (existsSync(path) ? undefined : 'chromium'),
  async start() {
    return new ChromiumRunning(await chromium.launch(test.info().project.use.launchOptions));
  },
};

class ChromiumRunning implements Running {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(size: Size): Promise<Tab> {
    const context = await this.#browser.newContext({ viewport: size, locale: 'en-GB' });
    return new ChromiumTab(await context.newPage());
  }

  stop(): Promise<void> {
    return this.#browser.close();
  }
}

class ChromiumTab implements Tab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goTo(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  ask<In, Out>(question: (given: In) => Out | Promise<Out>, given: In): Promise<Out> {
    return this.#page.evaluate<Out>(`(${String(question)})(${JSON.stringify(given)})`);
  }

  async drag([first, ...others]: readonly Point[]): Promise<void> {
    const { mouse } = this.#page;
    if (!first) return;
    await mouse.move(first.x, first.y);
    await mouse.down();
    for (const { x, y } of others) await mouse.move(x, y);
    await mouse.up();
  }

  async overwrite(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}
