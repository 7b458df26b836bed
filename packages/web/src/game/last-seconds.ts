/** Time that runs out is spoken twice: soon enough to finish, and to hurry. Seconds before the end. */
const SPOKEN_AT = [30, 10];

/** Whether to say so now. `before` is what was left a moment ago; null: somebody has just come, and is not told what they can read. */
export const isToBeSaid = (before: number | null, left: number): boolean =>
  before !== null && left > 0 && SPOKEN_AT.some((at) => before > at && left <= at);
