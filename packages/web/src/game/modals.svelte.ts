/** What lies over the page, one over another: only the uppermost can be read and heard. */
let laid = $state.raw<readonly string[]>([]);

/** Null: nothing lies over the page. */
export const uppermost = (): string | null => laid.at(-1) ?? null;

/** Lies there until the answer is called. */
export function lay(id: string): () => void {
  laid = [...laid, id];
  return () => (laid = laid.filter((other) => other !== id));
}
