/** Where the focus lands when what had it is gone: on the heading that says what to do now. Only one is on a page. */
const HEADING = '[data-heading]';

export const isHeading = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(HEADING);

/** Nothing has the focus but, perhaps, the heading: keys are for the page. */
export const isAtRest = (target: EventTarget | null): boolean =>
  target === document.body || isHeading(target);

/** Whoever is somewhere stays there. */
export function land(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}

/** Which way an arrow points in a row of pictures: forth, back, or nowhere. */
export function wayOf(key: string): 1 | -1 | 0 {
  if (key === 'ArrowDown' || key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'))
    return 1;
  return key.startsWith('Arrow') ? -1 : 0;
}
