/** On a slow network the picture that is looked at first is not to wait for eleven others. */
let begun = $state(false);

/** The first picture that was looked at has come. */
export const hasBegun = (): boolean => begun;

export function begin(): void {
  if (!begun) requestAnimationFrame(() => setTimeout(() => (begun = true)));
}
