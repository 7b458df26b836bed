/** With a real box: which number is mine. It is said in a phase of its own, and mended while all vote. */
import { Part } from '../net/part.svelte.ts';

export const ownNumber = new Part(() => import('./Own.svelte'));
