/** Pictures that get new places slide there from where they lay. */
import { settings } from '../settings.svelte.ts';

export type Places = ReadonlyMap<HTMLElement, DOMRect>;

export const placesOf = (cells: readonly HTMLElement[]): Places =>
  new Map(cells.map((cell) => [cell, cell.getBoundingClientRect()]));

export function slideFrom(before: Places, timing: KeyframeAnimationOptions): void {
  if (settings.lessMotion) return;
  for (const [cell, was] of before) {
    const is = cell.getBoundingClientRect();
    if (is.width === 0 || (was.x === is.x && was.y === is.y && was.width === is.width)) continue;
    const from = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / is.width})`;
    cell.animate(
      [
        { transformOrigin: '0 0', transform: from },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      timing,
    );
  }
}
