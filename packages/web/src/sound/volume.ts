/** How loud a position of the slider is: as ears count, and as the score was written at its usual place. */
export const USUAL_VOLUME = 0.7;

export const gainOf = (volume: number): number => (volume / USUAL_VOLUME) ** 2;
