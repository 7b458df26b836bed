/** What the rabbits of the table before us wear. Away from tables they are as they always were. */
import { untrack } from 'svelte';
import type { Colour } from '@fabula/engine/model.ts';
import { type Look, usualLook } from './looks.ts';

type Worn = Readonly<Partial<Record<Colour, Look>>>;

let worn = $state.raw<Worn>({});

export const lookOf = (colour: Colour): Look => worn[colour] ?? usualLook(colour);

/** Drawn anew only when something has changed. Whoever dresses them does not look at what others put on them. */
export function dress(looks: Worn): void {
  if (JSON.stringify(looks) !== JSON.stringify(untrack(() => worn))) worn = looks;
}
