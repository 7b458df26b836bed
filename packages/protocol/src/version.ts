/** Grows when an old client would misunderstand a new server. Added fields and messages do not count: unknown ones are ignored. */
export const PROTOCOL = 1;
export const OLDEST_PROTOCOL = 1;
