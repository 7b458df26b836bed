/** The one polite live region: what is said within a moment is read in one go. */
let said = $state('');
let waiting: { readonly about: string; readonly words: () => string }[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

export const announced = (): string => said;

/** What was said is not so any more: nobody who looks for it later finds it. Nothing is read out. */
export function retract(text: string): void {
  if (text !== '' && said.includes(text)) said = '';
}

/** Of several words about the same thing the latest are read: what has passed meanwhile is not spoken of. */
export function announce(text: string | (() => string), about = String(text)): void {
  if (text === '') return;
  const words = typeof text === 'string' ? (): string => text : text;
  waiting = [...waiting.filter((other) => other.about !== about), { about, words }];
  timer ??= setTimeout(speak, 250);
}

function speak(): void {
  timer = null;
  const next = waiting
    .map(({ words }) => words())
    .filter(Boolean)
    .join(' ');
  waiting = [];
  // The same words again are news only if the region changes.
  if (next !== '') said = next === said ? `${next}\u00a0` : next;
}

/** What was said of a table that was left is nobody's news any more. */
export function fallSilent(): void {
  waiting = [];
  said = '';
}
