/** Something is told step by step, by the clock: it can be skipped to its end, and is told once. */
export interface Telling {
  /** To the end of the story, and never further. */
  skip(): void;
  stop(): void;
}

/** `begins`: when each step begins, in milliseconds. The first is there already; `onstep` is called for every later one that is reached. */
export function tellBy(begins: readonly number[], onstep: (step: number) => void): Telling {
  let told = 0;
  const reach = (step: number): void => {
    if (step <= told) return;
    told = step;
    onstep(step);
  };
  const timers = begins.map((begin, step) => setTimeout(() => reach(step), begin));
  const stop = (): void => timers.forEach(clearTimeout);
  return {
    stop,
    skip: () => {
      stop();
      reach(begins.length - 1);
    },
  };
}
