/** The names of all messages. */
import type { bookEn } from './book.en.ts';
import type { en } from './en.ts';

/** Those that come with the first visit. */
export type FirstKey = keyof typeof en;
/** Those that teach the rules, and come with the pages that show them. */
export type BookKey = keyof typeof bookEn;
export type Key = FirstKey | BookKey;
export type Messages = Readonly<Record<FirstKey, string>>;
export type BookMessages = Readonly<Record<BookKey, string>>;
