/** What the music has to know of this page, and the page of the music. Small: the score itself comes when it is wanted. */
import type { Scene } from '../game/finale.ts';
import type { Step } from '../game/reveal.ts';
import type { Told } from './programme.ts';

let told = $state.raw<Told | null>(null);
let scored = $state(false);

export const toldNow = (): Told | null => told;

/** For an effect: what it returns takes it back. */
const cue = (now: Told): (() => void) => {
  told = now;
  return () => (told = null);
};
export const cueReveal = (step: Step): (() => void) => cue({ what: 'reveal', step });
export const cueFinale = (scene: Scene): (() => void) => cue({ what: 'finale', scene });

/** The music can be heard on this page. */
export const isScored = (): boolean => scored;
export function score(plays: boolean): void {
  scored = plays;
}
