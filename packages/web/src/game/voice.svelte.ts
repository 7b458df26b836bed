/** The page's language, as a voice that reads the rules out. */
import { either, listed, t, worded } from '../i18n/i18n.svelte.ts';
import type { Voice } from './sentences.ts';

export const VOICE: Voice = { say: t, word: worded, and: listed, or: either };
