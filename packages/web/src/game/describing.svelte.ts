/** Whether pictures are described in words: this person asked for it, or the table's owner did, for everyone. */
import { settings } from '../settings.svelte.ts';

let forEveryone = $state(false);

export const describing = (): boolean => settings.descriptions || forEveryone;

export function describeForEveryone(wanted: boolean): void {
  forEveryone = wanted;
}
