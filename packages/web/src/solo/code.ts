/** The table on this device goes by this code. No server gives one with an O, an L or a nought in it. */
export const SOLO_CODE = 'SOLO00';
/** Its address: always there, with the game that was left standing or a new one. */
export const SOLO_ADDRESS = '/solo';
