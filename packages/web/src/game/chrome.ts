/** What surrounds every screen of a game: the menu, the help of the phase, and the talk, where there is one. */
import { getContext, setContext } from 'svelte';

export interface Chrome {
  menu(): void;
  help(): void;
  talk?(): void;
}

const KEY = Symbol('chrome');
export const provideChrome = (chrome: Chrome): Chrome => setContext(KEY, chrome);
export const chrome = (): Chrome | undefined => getContext<Chrome | undefined>(KEY);
