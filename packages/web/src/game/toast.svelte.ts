/** One short sentence at a time: what could not be done, what somebody says. */
import { announce } from './announce.svelte.ts';

let shown = $state<{ text: string } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const toast = (): string | null => shown?.text ?? null;

export function say(text: string): void {
  if (!text) return;
  clearTimeout(timer);
  shown = { text };
  announce(text);
  timer = setTimeout(() => (shown = null), 5000);
}

export function hush(): void {
  clearTimeout(timer);
  shown = null;
}
