/** The talk of the table we are at: what was said, what is new, which reactions are in the air. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Reacted } from '@fabula/protocol/server-messages.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { announce } from './announce.svelte.ts';
import {
  looked,
  recalled,
  shown,
  SILENCE,
  unread,
  withLine,
  withReaction,
  type Entry,
  type Line,
} from './talk.ts';
import { say } from './toast.svelte.ts';

export interface Who {
  readonly name: string;
  readonly mine: boolean;
}
export type Floating = Reacted['react'] & { readonly nth: number };

const FLOATS_FOR = 2600;

let talk = $state.raw(SILENCE);
let floating = $state.raw<readonly Floating[]>([]);
/** The sheet lies open: what comes is looked at. */
let open = false;

export const entries = (): Entry[] => shown(talk);
export const muted = (): readonly PlayerId[] => talk.muted;
export const news = (me: PlayerId | null): number => unread(talk, me);
export const inTheAir = (): Floating[] => floating.filter(({ by }) => !talk.muted.includes(by));

export function look(): void {
  talk = looked(talk);
}

/** Looks on until the answer is called. */
export function lookOn(): () => void {
  open = true;
  look();
  return () => (open = false);
}

export function hear(line: Line, { name, mine }: Who, isWhisper = false): void {
  talk = withLine(talk, line, isWhisper);
  if (open) look();
  if (mine) return;
  const words = t(isWhisper ? 'talk.whispered' : 'talk.said', { name, text: line.text });
  if (open) announce(words);
  else say(words);
}

export function watch(reacted: Reacted['react'], { name, mine }: Who): void {
  talk = withReaction(talk, reacted);
  const nth = talk.count;
  floating = [...floating.filter(({ by }) => by !== reacted.by), { ...reacted, nth }];
  setTimeout(() => (floating = floating.filter((other) => other.nth !== nth)), FLOATS_FOR);
  if (!mine) announce(t('talk.reacted', { name, what: t(`react.${reacted.reaction}`) }));
}

export function recall(lines: readonly Line[], isWhisper = false): void {
  talk = recalled(talk, lines, isWhisper);
  if (open) look();
}

export function mute(players: readonly PlayerId[]): void {
  talk = { ...talk, muted: players };
}

export function forget(): void {
  talk = SILENCE;
  floating = [];
}
