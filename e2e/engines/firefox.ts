/** Firefox, by WebDriver BiDi: one browser, and a container for everybody. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { dragging, overwriting } from './actions.ts';
import type { Engine, Point, Running, Size, Tab } from './engine.ts';
import { missingOf, Program } from './programs.ts';

const PROGRAM = 'firefox-esr';

/** Nothing is fetched or shown that a player did not ask for, and animations run. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
  'ui.prefersReducedMotion': 0,
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  missing: () => missingOf([PROGRAM]),
  async start() {
    const profile = await mkdtemp(join(tmpdir(), 'fabula-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    const program = new Program(PROGRAM, [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
    ]);
    const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await Bidi.connect(`${address}/session`);
    await bidi.call('session.new', { capabilities: {} });
    return new FirefoxRunning(bidi, program, profile);
  },
};

type Answer = Record<string, unknown>;

/** Commands and their answers, by number. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer;
      const id = Number(answer['id']);
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    });
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer({ type: 'error', message: 'Firefox is gone' });
      this.#waiting.clear();
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Bidi(socket);
  }

  async call(method: string, params: Answer): Promise<Answer> {
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer['type'] !== 'success') throw new Error(`${method}: ${String(answer['message'])}`);
    return answer['result'] as Answer;
  }
}

class FirefoxRunning implements Running {
  readonly #bidi: Bidi;
  readonly #program: Program;
  readonly #profile: string;

  constructor(bidi: Bidi, program: Program, profile: string) {
    this.#bidi = bidi;
    this.#program = program;
    this.#profile = profile;
  }

  async open(viewport: Size): Promise<Tab> {
    const { userContext } = await this.#bidi.call('browser.createUserContext', {});
    const { context } = await this.#bidi.call('browsingContext.create', { type: 'window', userContext });
    await this.#bidi.call('browsingContext.setViewport', { context, viewport });
    return new FirefoxTab(this.#bidi, String(context), String(userContext));
  }

  async stop(): Promise<void> {
    await this.#program.stop();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class FirefoxTab implements Tab {
  readonly #bidi: Bidi;
  readonly #context: string;
  readonly #userContext: string;

  constructor(bidi: Bidi, context: string, userContext: string) {
    this.#bidi = bidi;
    this.#context = context;
    this.#userContext = userContext;
  }

  #call(method: string, params: Answer = {}): Promise<Answer> {
    return this.#bidi.call(method, { context: this.#context, ...params });
  }

  async goTo(url: string): Promise<void> {
    await this.#call('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#call('browsingContext.reload', { wait: 'complete' });
  }

  async ask<In, Out>(question: (given: In) => Out | Promise<Out>, given: In): Promise<Out> {
    const { type, result, exceptionDetails } = await this.#bidi.call('script.callFunction', {
      target: { context: this.#context },
      functionDeclaration: `async (given) => JSON.stringify([await (${String(question)})(JSON.parse(given))])`,
      arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
      awaitPromise: true,
    });
    if (type !== 'success') throw new Error(String((exceptionDetails as Answer)['text']));
    return (JSON.parse(String((result as Answer)['value'])) as [Out])[0];
  }

  async drag(points: readonly Point[]): Promise<void> {
    await this.#call('input.performActions', { actions: dragging(points) });
  }

  async overwrite(text: string): Promise<void> {
    await this.#call('input.performActions', { actions: overwriting(text) });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#call('browsingContext.captureScreenshot');
    return Buffer.from(String(data), 'base64');
  }

  async close(): Promise<void> {
    await this.#bidi.call('browser.removeUserContext', { userContext: this.#userContext });
  }
}
