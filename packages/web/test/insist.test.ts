import './page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDeck } from '../src/net/decks.ts';
import { insist } from '../src/net/insist.ts';
import { library } from '../src/net/library.svelte.ts';
import { Missing } from '../src/net/missing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('what the page cannot do without', () => {
  it('is asked for again when it was lost on the way', async () => {
    let tries = 0;
    const came = insist(async () => {
      tries += 1;
      if (tries < 5) throw new TypeError('lost');
      return 'here';
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await came).toBe('here');
    expect(tries).toBe(5);
  });

  it('is given up when there is no such thing', async () => {
    const fetched = vi.fn(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    const came = insist(() => openDeck('gone')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await came).toBeInstanceOf(Missing);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['lists this very file', false],
    ['is of another edition', true],
  ])('a part of the page that does not come, where the server %s', async (_, isOutdated) => {
    vi.stubEnv('PROD', true);
    const listed = isOutdated
      ? '/assets/another.js'
      : new URL('../src/net/insist.ts', import.meta.url).pathname;
    vi.stubGlobal('fetch', async () => new Response(`FILES = ["${listed}"]`));
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    let given = 'nothing yet';
    void insist(load).catch(() => (given = 'never'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given).toBe(isOutdated ? 'never' : 'nothing yet');
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(isOutdated ? 1 : 4);
  });

  it('a deck that is gone leaves its cards blank, and nothing breaks', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address === '/api/decks'
        ? Response.json([{ id: 'x', name: 'x', cards: 3 }])
        : new Response('', { status: 404 }),
    );
    await library.open([{ id: 'x', cards: 3 }]);
    expect(library.picture(0, [{ id: 'x', cards: 3 }])).toBeNull();
  });
});
