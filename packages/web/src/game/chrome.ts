/** What surrounds every screen of a game: the menu and the help of the phase. */
import { getContext, setContext } from 'svelte';

export interface Chrome {
  menu(): void;
  help(): void;
}

const KEY = Symbol('chrome');
export const provideChrome = (chrome: Chrome): Chrome => setContext(KEY, chrome);
export const chrome = (): Chrome | undefined => getContext<Chrome | undefined>(KEY);
