/** The screens of a table: those with a hand come with the table itself, each of the others when it is needed. */
import type { PhaseName } from '@fabula/engine/model.ts';
import { Part } from '../net/part.svelte.ts';
import { ownNumber } from './own-number.ts';

export const lobby = new Part(() => import('./Lobby.svelte'));
export const vote = new Part(() => import('./Vote.svelte'));
export const reveal = new Part(() => import('./Reveal.svelte'));
export const end = new Part(() => import('./End.svelte'));

const SCREENS: Partial<Record<PhaseName, Part<unknown>>> = {
  lobby,
  own: ownNumber,
  vote,
  result: reveal,
  over: end,
};

/** What the screen of a phase needs besides the table. */
export const partFor = (phase: PhaseName): Part<unknown> | null => SCREENS[phase] ?? null;
