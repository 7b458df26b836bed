/** Asks again and again for what the page cannot do without: a bad network loses a file here and there. */
import { Missing } from './missing.ts';

/** Between the tries, in milliseconds, the last one repeated. */
const WAITS = [300, 1_000, 3_000, 10_000] as const;

/** Resolves when it is there; until then whoever waits has something to show (screens/Waiting.svelte). Rejects if it is `Missing`. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Missing) throw error;
      await pause(tries);
      if (await isOutdated()) throw new Missing('This page comes from an older edition', { cause: error });
      await styled();
    }
  }
}

/** What the server has is another edition, without this one's files. A browser does not say why a part of the page did not come. */
async function isOutdated(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  try {
    const answer = await fetch('/sw.js', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

const pause = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(tries, WAITS.length - 1)]));

/** Style sheets that did not come. Vite asks for the one of a part only once, the browser for that of the page. */
const lost = new Set(
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !isThere(link)),
);
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

/** Browsers have nothing, or something that must not be read, in the place of one that did not come. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Resolves when none is missing. */
export async function styled(): Promise<void> {
  for (let tries = 0; lost.size > 0; tries += 1) {
    if (tries > 0) await pause(tries - 1);
    await Promise.all([...lost].map(askedAgain));
  }
}

function askedAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  return new Promise((resolve) => {
    const another = document.createElement('link');
    another.rel = 'stylesheet';
    another.href = link.href;
    another.addEventListener('load', () => resolve());
    another.addEventListener('error', () => resolve());
    link.replaceWith(another);
  });
}
