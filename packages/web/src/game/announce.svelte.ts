/** The one polite live region: what is said within a moment is read in one go. */
let said = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

export const announced = (): string => said;

export function announce(text: string): void {
  if (!text || waiting.includes(text)) return;
  waiting.push(text);
  timer ??= setTimeout(() => {
    const next = waiting.join(' ');
    // The same words again are news only if the region changes.
    said = next === said ? `${next}\u00a0` : next;
    waiting = [];
    timer = null;
  }, 250);
}
