/** A file is shared where the device can, and saved where it cannot. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOut } from '../src/net/share.ts';

const file = new File(['x'], 'Fabula.jpg', { type: 'image/jpeg' });
const saved: string[] = [];

function device(canShare: boolean, share: () => Promise<void> = () => Promise.resolve()): void {
  vi.stubGlobal('navigator', { canShare: () => canShare, share });
}
const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers();
  const link = { href: '', download: '', click: () => saved.push(link.download), remove: () => undefined };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file', () => {
  it('goes to the share sheet', async () => {
    device(true);
    expect(await handOut(file, false)).toBe('shared');
    expect(saved).toEqual([]);
  });

  it('is saved under its name where files cannot be shared', async () => {
    device(false);
    expect(await handOut(file, false)).toBe('saved');
    vi.stubGlobal('navigator', {});
    expect(await handOut(file, false)).toBe('saved');
    expect(saved).toEqual(['Fabula.jpg', 'Fabula.jpg']);
  });

  it('is not saved if one closes the share sheet', async () => {
    device(true, refusing('AbortError'));
    expect(await handOut(file, false)).toBe('no');
    expect(saved).toEqual([]);
  });

  it('waits for another press if the first is too long ago, and is saved if that does not help', async () => {
    device(true, refusing('NotAllowedError'));
    expect(await handOut(file, false)).toBe('later');
    expect(saved).toEqual([]);
    expect(await handOut(file, true)).toBe('saved');
    expect(saved).toEqual(['Fabula.jpg']);
  });
});
