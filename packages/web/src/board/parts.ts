/** What most moments of a table do without comes by itself. */
import { Part } from '../net/part.svelte.ts';

export const lightbox = new Part(() => import('./Lightbox.svelte'));
export const drawing = new Part(() =>
  Promise.all([import('./DrawingPad.svelte'), import('./DrawingWords.svelte')]),
);
export const recorder = new Part(() => import('./SongRecorder.svelte'));
export const track = new Part(() => import('./Track.svelte'));
