/** The names of all messages. */
import type { albumEn } from './album.en.ts';
import type { bookEn } from './book.en.ts';
import type { boxEn } from './box.en.ts';
import type { decksEn } from './decks.en.ts';
import type { en } from './en.ts';
import type { museEn } from './muse.en.ts';
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
/** Those for a storyteller who wants an idea, likewise. */
export type MuseKey = keyof typeof museEn;
/** Those for a table with a real box, likewise. */
export type BoxKey = keyof typeof boxEn;
/** Those of a finished game's page, likewise. */
export type AlbumKey = keyof typeof albumEn;
/** Those about decks of one's own, likewise. */
export type DecksKey = keyof typeof decksEn;
export type Key = FirstKey | BookKey | SiteKey | PairKey | MuseKey | BoxKey | AlbumKey | DecksKey;
export type Messages = Readonly<Record<FirstKey, string>>;
export type BookMessages = Readonly<Record<BookKey, string>>;
export type SiteMessages = Readonly<Record<SiteKey, string>>;
export type DecksMessages = Readonly<Record<DecksKey, string>>;
export type PairMessages = Readonly<Record<PairKey, string>>;
export type MuseMessages = Readonly<Record<MuseKey, string>>;
export type BoxMessages = Readonly<Record<BoxKey, string>>;
export type AlbumMessages = Readonly<Record<AlbumKey, string>>;
