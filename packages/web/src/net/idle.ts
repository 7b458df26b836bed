/** A page that never rests must not keep us waiting for ever. */
const LONGEST_WAIT = 100;

export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, LONGEST_WAIT);
  });
