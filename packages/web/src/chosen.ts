/** Which preferences somebody chose, among all there are. */

/** What is stored. Earlier editions stored everything on the first visit: of that, only what is unusual was a choice. */
export function chosenIn<All extends object>(stored: Partial<All> | null, usual: All): Partial<All> {
  if (stored === null) return {};
  const isEverything = Object.keys(usual).every((name) => name in stored);
  return isEverything ? changed(usual, stored) : stored;
}

/** What differs, as it is now. */
export function changed<All extends object>(before: All, now: Partial<All>): Partial<All> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => before[name as keyof All] !== value),
  ) as Partial<All>;
}
