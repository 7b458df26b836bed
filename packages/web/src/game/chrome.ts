/** What surrounds every screen of a game: the menu or the way out, the help of the phase, the talk and the track where there are, and the way out of a pause. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import { getContext, setContext } from 'svelte';

/** Something that the host of this site should see. */
export interface Reported {
  /** Null: the server knows whose it is. */
  readonly player: PlayerId | null;
  readonly name: string;
  readonly thing: 'name' | 'message' | 'clue' | 'drawing' | 'recording' | 'card';
  /** What can be read of it. */
  readonly text: string;
  readonly what: NonNullable<FieldsOf<'report'>['what']>;
}

export interface Chrome {
  menu?(): void;
  /** Where there is no menu: out of here. */
  close?(): void;
  /** Where there is a phase to help with. */
  help?(): void;
  talk?(): void;
  track?(): void;
  /** Decks of one's own. */
  decks?(): void;
  /** Who has room beside them. */
  beside?(): void;
  /** Another name, or another rabbit. */
  me?(): void;
  resume?(): void;
  report?(reported: Reported): void;
  /** A page lies over the screen: keys are not for it. */
  isCovered?(): boolean;
}

const KEY = Symbol('chrome');
export const provideChrome = (chrome: Chrome): Chrome => setContext(KEY, chrome);
export const chrome = (): Chrome | undefined => getContext<Chrome | undefined>(KEY);
