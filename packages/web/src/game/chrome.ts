/** What surrounds every screen of a game: the menu, the help of the phase, the talk and the track where there are, and the way out of a pause. */
import { getContext, setContext } from 'svelte';

export interface Chrome {
  menu(): void;
  help(): void;
  talk?(): void;
  track?(): void;
  resume?(): void;
}

const KEY = Symbol('chrome');
export const provideChrome = (chrome: Chrome): Chrome => setContext(KEY, chrome);
export const chrome = (): Chrome | undefined => getContext<Chrome | undefined>(KEY);
