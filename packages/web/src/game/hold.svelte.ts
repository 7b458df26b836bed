/** The screen of the next phase may still be on its way: for a while what was shown before stays, so that nothing flashes. */

/** In milliseconds: by then whoever waits is to be told so. */
const PATIENCE = 1000;

/** What there is to show now, or what there was until its screen came. */
export function hold<Its>(now: () => Its, isMissing: () => boolean): () => Its {
  let shown = $state.raw(now());
  let isLate = $state(false);
  $effect(() => {
    if (!isMissing()) return undefined;
    const timer = setTimeout(() => (isLate = true), PATIENCE);
    return () => {
      clearTimeout(timer);
      isLate = false;
    };
  });
  $effect.pre(() => {
    if (!isMissing() || isLate) shown = now();
  });
  return () => shown;
}
