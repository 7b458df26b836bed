/** A page without a browser: import it before anything that expects one. */
import { vi } from 'vitest';

/** As localStorage, with room for so many characters. */
class Shelf {
  room = Infinity;
  [name: string]: unknown;
  getItem(name: string): string | null {
    const value = Object.hasOwn(this, name) ? this[name] : null;
    return typeof value === 'string' ? value : null;
  }
  setItem(name: string, text: string): void {
    const others = Object.entries(this).flatMap(([other, kept]) =>
      typeof kept === 'string' && other !== name ? [kept.length] : [],
    );
    if (others.reduce((sum, length) => sum + length, text.length) > this.room)
      throw new DOMException('full', 'QuotaExceededError');
    this[name] = text;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}
export const shelf = new Shelf();
Object.defineProperty(shelf, 'room', { enumerable: false });

let address = new URL('https://play.example/');
const listeners = new Map<string, (() => void)[]>();

/** What the back button does. */
export function goTo(path: string): void {
  address = new URL(path, address);
  for (const hear of listeners.get('popstate') ?? []) hear();
}

vi.stubGlobal('localStorage', shelf);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
vi.stubGlobal('document', { documentElement: {}, querySelectorAll: () => [] });
vi.stubGlobal('addEventListener', (name: string, hear: () => void) =>
  listeners.set(name, [...(listeners.get(name) ?? []), hear]),
);
vi.stubGlobal('location', {
  get href() {
    return address.href;
  },
  protocol: 'https:',
  host: 'play.example',
});
const move = (_state: unknown, _title: string, path: string): void => {
  address = new URL(path, address);
};
vi.stubGlobal('history', { pushState: move, replaceState: move });
