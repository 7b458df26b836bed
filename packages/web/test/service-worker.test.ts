/** The service worker after a deploy: a tab of the edition before goes on, and a new one gets the new page. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8');
const HOME = 'https://play.example';
const urlOf = (asked: string | { url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, HOME).href;

/** The browser's caches: they outlive the worker. */
class Shelves {
  readonly all = new Map<string, Map<string, string>>();
  /** What the server has now. */
  served: Record<string, string> = {};
  isReachable = true;
  fetch = async (asked: string | { url: string }) => {
    if (!this.isReachable) throw new TypeError('offline');
    const body = this.served[new URL(urlOf(asked)).pathname];
    return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (asked: string | { url: string }, { cacheName = '' } = {}) => {
    const caches = [...this.all].filter(([name]) => cacheName === '' || name === cacheName);
    const found = caches.map(([, cache]) => cache.get(urlOf(asked))).find((body) => body !== undefined);
    return found === undefined ? undefined : new Response(found);
  };
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, cache);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) cache.set(urlOf(path), await (await this.fetch(path)).text());
      },
      put: async (asked: string | { url: string }, answer: Response) =>
        void cache.set(urlOf(asked), await answer.text()),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => cache.delete(url),
      match: async (asked: string | { url: string }) => {
        const body = cache.get(urlOf(asked));
        return body === undefined ? undefined : new Response(body);
      },
    };
  };
}

class Edition {
  readonly #listeners = new Map<string, (event: object) => void>();
  constructor(shelves: Shelves, edition: string) {
    const files = [`/assets/menu-${edition}.js`];
    const words = [`/assets/words-${edition}.bin`];
    shelves.served = {
      '/': `page ${edition}`,
      [files[0] ?? '']: `menu ${edition}`,
      [words[0] ?? '']: `words ${edition}`,
    };
    runInNewContext(SOURCE, {
      self: {
        FILES: files,
        VOCABULARY: words,
        EDITION: edition,
        location: { origin: HOME },
        skipWaiting: () => undefined,
        clients: { claim: () => undefined },
        addEventListener: (name: string, hear: (event: object) => void) => this.#listeners.set(name, hear),
      },
      caches: shelves,
      fetch: shelves.fetch,
      URL,
      Response,
      setTimeout,
      Date,
    });
  }
  async #happens(name: string, event: object = {}): Promise<void> {
    let waited: Promise<unknown> = Promise.resolve();
    this.#listeners.get(name)?.({ ...event, waitUntil: (it: Promise<unknown>) => (waited = it) });
    await waited;
  }
  async begin(): Promise<this> {
    await this.#happens('install');
    await this.#happens('activate');
    return this;
  }
  async ask(path: string, mode = 'no-cors'): Promise<string> {
    let answer: Promise<Response> | undefined;
    const waited: Promise<unknown>[] = [];
    this.#listeners.get('fetch')?.({
      request: { url: HOME + path, method: 'GET', mode },
      respondWith: (it: Promise<Response>) => (answer = it),
      waitUntil: (it: Promise<unknown>) => waited.push(it),
    });
    const given = await answer;
    await Promise.all(waited);
    return given?.ok ? given.text() : `${given?.status}`;
  }
}

describe('after a deploy', () => {
  it('a tab of the edition before still gets its own files, for one deploy', async () => {
    const shelves = new Shelves();
    const first = await new Edition(shelves, 'one').begin();
    expect(await first.ask('/assets/words-one.bin')).toBe('words one');
    const second = await new Edition(shelves, 'two').begin();
    expect(await second.ask('/assets/menu-one.js')).toBe('menu one');
    expect(await second.ask('/assets/words-one.bin')).toBe('words one');
    expect(await second.ask('/assets/menu-two.js')).toBe('menu two');
    const third = await new Edition(shelves, 'three').begin();
    expect(await third.ask('/assets/menu-two.js')).toBe('menu two');
    expect(await third.ask('/assets/menu-one.js')).toBe('404');
    expect(await third.ask('/assets/words-one.bin')).toBe('404');
    expect([...shelves.all.keys()].filter((name) => name.startsWith('shell-'))).toEqual([
      'shell-two',
      'shell-three',
    ]);
  });

  it('without a network the page is that of the new edition', async () => {
    const shelves = new Shelves();
    await new Edition(shelves, 'one').begin();
    const second = await new Edition(shelves, 'two').begin();
    shelves.isReachable = false;
    expect(await second.ask('/', 'navigate')).toBe('page two');
  });
});

describe('decks that players made', () => {
  it('are not kept here: whoever deletes one wants it gone', async () => {
    const shelves = new Shelves();
    const worker = await new Edition(shelves, 'one').begin();
    const deck = `own-${'a'.repeat(22)}`;
    for (const path of [`/decks/${deck}/0123456789ab/large`, `/api/decks/${deck}`])
      expect(await worker.ask(path), path).toBe('undefined');
    shelves.served['/decks/dream/fox-hill/large'] = 'a fox';
    expect(await worker.ask('/decks/dream/fox-hill/large')).toBe('a fox');
  });
});
