/** One short sentence at a time, for what could not be done. */
let shown = $state<{ text: string } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const toast = (): string | null => shown?.text ?? null;

export function say(text: string): void {
  if (!text) return;
  clearTimeout(timer);
  shown = { text };
  timer = setTimeout(() => (shown = null), 5000);
}

export function hush(): void {
  clearTimeout(timer);
  shown = null;
}
