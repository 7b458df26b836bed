/** Where things are on a page, and whether they lie over each other. */
import type { Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON() as Box));
export const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
