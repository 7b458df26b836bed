/** The names of all messages. */
import type { bookEn } from './book.en.ts';
import type { en } from './en.ts';
import type { pairEn } from './pair.en.ts';
import type { siteEn } from './site.en.ts';

/** Those that come with the first visit. */
export type FirstKey = keyof typeof en;
/** Those that teach the rules, and come with the pages that show them. */
export type BookKey = keyof typeof bookEn;
/** Those about the site one plays at, likewise. */
export type SiteKey = keyof typeof siteEn;
/** Those for two who share a seat, likewise. */
export type PairKey = keyof typeof pairEn;
export type Key = FirstKey | BookKey | SiteKey | PairKey;
export type Messages = Readonly<Record<FirstKey, string>>;
export type BookMessages = Readonly<Record<BookKey, string>>;
export type SiteMessages = Readonly<Record<SiteKey, string>>;
export type PairMessages = Readonly<Record<PairKey, string>>;
