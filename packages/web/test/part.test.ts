/** Parts of the page that come by themselves. */
import './page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Missing } from '../src/net/missing.ts';
import { comeQuietly, Part } from '../src/net/part.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => void vi.useRealTimers());

describe('a part of the page', () => {
  it('is asked for once, and is there at once from then on', async () => {
    const ask = vi.fn(async () => 'screen');
    const part = new Part(ask);
    expect(part.here).toBeNull();
    expect(await Promise.all([part.come(), part.come()])).toEqual(['screen', 'screen']);
    expect(part.here).toBe('screen');
    await part.come();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('that was lost on the way is asked for again', async () => {
    let tries = 0;
    const part = new Part(async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('lost');
      return 'screen';
    });
    const came = part.come();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await came).toBe('screen');
    expect(part.here).toBe('screen');
  });

  it('that is not to be had is not there, and whoever asks again is answered again', async () => {
    const ask = vi.fn(() => Promise.reject(new Missing('gone')));
    const part = new Part(ask);
    await expect(part.come()).rejects.toBeInstanceOf(Missing);
    await expect(part.come()).rejects.toBeInstanceOf(Missing);
    expect(part.here).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('what will be wanted', () => {
  it('comes one after another, and what is not to be had keeps nothing from coming', async () => {
    const came: string[] = [];
    const later = (name: string): Part<string> =>
      new Part(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        came.push(name);
        return name;
      });
    const gone = new Part(() => Promise.reject(new Missing('gone')));
    const all = comeQuietly([later('vote'), gone, later('reveal')]);
    expect(came).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(came).toEqual(['vote']);
    await vi.advanceTimersByTimeAsync(60_000);
    await all;
    expect(came).toEqual(['vote', 'reveal']);
  });
});
