/** WebKit, by the classic WebDriver: a driver with a browser of its own for everybody, on one screen that nobody sees. */
import type { Engine, Point, Running, Size, Tab } from './engine.ts';
import { dragging, overwriting } from './actions.ts';
import { freePort, missingOf, Program } from './programs.ts';

const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

export const WEBKIT: Engine = {
  name: 'WebKit',
  missing: () => missingOf([DRIVER, SCREEN]),
  async start() {
    const screen = new Program(SCREEN, [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '2000x2000x24',
      '-nolisten',
      'tcp',
    ]);
    return new WebKitRunning(screen, `:${await screen.says(/^(\d+)\n/)}`);
  },
};

class WebKitRunning implements Running {
  readonly #screen: Program;
  readonly #display: string;
  readonly #tabs = new Set<WebKitTab>();

  constructor(screen: Program, display: string) {
    this.#screen = screen;
    this.#display = display;
  }

  async open(size: Size): Promise<Tab> {
    const port = await freePort();
    const driver = new Program(DRIVER, [`--port=${port}`], { DISPLAY: this.#display, NO_AT_BRIDGE: '1' });
    const tab = new WebKitTab(driver, port, (gone) => this.#tabs.delete(gone));
    this.#tabs.add(tab);
    await tab.begin(size);
    return tab;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#tabs].map((tab) => tab.close()));
    await this.#screen.stop();
  }
}

class WebKitTab implements Tab {
  readonly #driver: Program;
  readonly #address: string;
  readonly #onclose: (tab: WebKitTab) => void;
  #session = '';
  /** How many questions were asked of the page. */
  #asked = 0;

  constructor(driver: Program, port: number, onclose: (tab: WebKitTab) => void) {
    this.#driver = driver;
    this.#address = `http://127.0.0.1:${port}/session`;
    this.#onclose = onclose;
  }

  async begin(size: Size): Promise<void> {
    const { sessionId } = await this.#firstAnswer();
    this.#session = `/${sessionId}`;
    // The window has a bar, so it is made larger by that.
    await this.#call('POST', '/window/rect', { x: 0, y: 0, ...size });
    const inner = await this.ask(() => ({ width: innerWidth, height: innerHeight }), null);
    const larger = { width: size.width, height: 2 * size.height - inner.height };
    await this.#call('POST', '/window/rect', { x: 0, y: 0, ...larger });
  }

  /** A driver that was just started does not listen at once. */
  async #firstAnswer(): Promise<{ sessionId: string }> {
    for (let tries = 0; tries < 200; tries += 1) {
      const status = await fetch(this.#address.replace(/session$/, 'status')).catch(() => undefined);
      if (status?.ok) return this.#call('POST', '', { capabilities: { alwaysMatch: {} } });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${DRIVER} does not answer`);
  }

  // The caller says what comes back.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  async #call<T>(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>): Promise<T> {
    const response = await fetch(`${this.#address}${this.#session}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async goTo(url: string): Promise<void> {
    await this.#call('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.#call('POST', '/refresh', {});
  }

  async ask<In, Out>(question: (given: In) => Out | Promise<Out>, given: In): Promise<Out> {
    // Asked again, the page gives the same answer and does nothing twice.
    const script = `
      const [given, number, answer] = arguments;
      if (window.asked?.number !== number)
        window.asked = { number, told: (async () => (${String(question)})(JSON.parse(given)))() };
      window.asked.told.then(
        (value) => answer(JSON.stringify({ value })),
        (error) => answer(JSON.stringify({ error: String(error) })),
      );`;
    this.#asked += 1;
    const args = [JSON.stringify(given ?? null), this.#asked];
    const answer = await this.#understood(() =>
      this.#call<string>('POST', '/execute/async', { script, args }),
    );
    const { value, error } = JSON.parse(answer) as { value: Out; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Now and then the driver loses what the page said. */
  async #understood(say: () => Promise<string>): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await say();
      } catch (error) {
        if (tries === 3 || !String(error).includes('Could not parse script result')) throw error;
      }
    }
  }

  async drag(points: readonly Point[]): Promise<void> {
    await this.#call('POST', '/actions', { actions: dragging(points) });
  }

  async overwrite(text: string): Promise<void> {
    await this.#call('POST', '/actions', { actions: overwriting(text) });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#call<string>('GET', '/screenshot'), 'base64');
  }

  async close(): Promise<void> {
    this.#onclose(this);
    await this.#driver.stop();
  }
}
