import type { Chrome } from '../game/chrome.ts';

/** Keys that act on the page must not act while someone types, or while a dialog or another page lies over it. */
export function pageKey(event: KeyboardEvent, around?: Chrome): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (around?.isCovered?.()) return null;
  const { target } = event;
  if (
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
  )
    return null;
  const modal = document.querySelector('dialog[open]');
  if (modal && !(target instanceof Node && modal.contains(target) && modal.hasAttribute('data-pictures')))
    return null;
  return event.key;
}
