/** What may lie over the screen of a phase. */
const PAGES = ['album', 'replay', 'rules', 'editor', 'how', 'decks'] as const;
type Sheet = 'menu' | 'help' | 'settings' | 'talk' | 'track' | 'people' | 'report' | 'me' | 'beside';
export type Over = (typeof PAGES)[number] | Sheet;

/** Those that take the whole of it. */
export const isPage = (what: unknown): what is (typeof PAGES)[number] =>
  (PAGES as readonly unknown[]).includes(what);
