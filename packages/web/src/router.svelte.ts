/** Where the page is. */
import { read, type Route } from './routes.ts';

let current = $state.raw<Route>(read(new URL(location.href)));
export const route = (): Route => current;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = read(new URL(location.href));
}

// A link to other rules changes nothing but what follows the #.
addEventListener('hashchange', () => (current = read(new URL(location.href))));
addEventListener('popstate', () => (current = read(new URL(location.href))));
