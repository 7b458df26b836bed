/**
 * Grows when an old client would misunderstand a new server. Added fields and messages do not count: unknown ones are ignored.
 * While nodes are updated one by one, both editions meet clients of both. So the oldest follows an edition later: then
 * only who skips one has to load the page anew.
 */
export const PROTOCOL = 1;
/** The oldest that the other side may speak: of clients, who are told to load the page anew; of servers, whom clients leave for another. */
export const OLDEST_PROTOCOL = 1;
