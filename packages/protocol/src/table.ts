/** What everyone at a table knows of it besides the game: names, settings, who watches. */
import type { PlayerId } from '@fabula/engine/model.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** From a bot that is easy to beat to one that reads the table well. */
export const BOT_LEVELS = ['gentle', 'even', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export interface Profile {
  readonly name: string;
  /** One of the client's drawn avatars, by name. */
  readonly avatar: string;
  /** How well a bot plays; people have none. */
  readonly level?: BotLevel;
}

/** What is shown of a round that is told once more, one after the other. The last: everybody on the track. */
export const REPLAY_STEPS = ['pictures', 'votes', 'story', 'owners', 'points', 'track'] as const;
export type ReplayStep = (typeof REPLAY_STEPS)[number];

/** The album of the last game, shown to everybody by one of them, step by step. Its words and names are in no message. */
export interface Replay {
  readonly by: PlayerId;
  readonly game: string;
  readonly round: number;
  readonly step: ReplayStep;
}

export interface TableView {
  /** Six unambiguous characters. */
  readonly code: string;
  readonly language: Language;
  /** Listed on the landing page; private otherwise. */
  readonly listed: boolean;
  readonly chat: boolean;
  /** Pictures are described in words for everyone here, not only for those who asked for it. */
  readonly descriptions: boolean;
  /** Bots hardly think here; earlier servers leave it out. */
  readonly quickBots?: boolean;
  /** Names of everybody who sits, waits or watches, or has lately said something, by public id. Whoever had their data deleted is missing. */
  readonly profiles: Readonly<Record<PlayerId, Profile>>;
  /** Who came to play and has no seat; earlier servers leave it out. */
  readonly standing?: readonly PlayerId[];
  readonly spectators: number;
  readonly screens: number;
  /** One of the screens plays the music: nobody else has to. */
  readonly music: boolean;
  /** Games played at this table before this one. */
  readonly gamesPlayed: number;
  /** The game before this one: its log is at /api/games/ID/log. */
  readonly lastGame: string | null;
  /** Null: nobody shows the album. Earlier servers leave it out. */
  readonly replay?: Replay | null;
  /** Kept out by the owner. */
  readonly banned: readonly PlayerId[];
}

export const ROLES = ['player', 'spectator', 'screen'] as const;
export type Role = (typeof ROLES)[number];

export const LONGEST_SAYING = 200;
export const LONGEST_REASON = 500;
export const REACTIONS = ['laugh', 'wow', 'love', 'clap', 'think', 'sad', 'fire', 'sleepy'] as const;
export type Reaction = (typeof REACTIONS)[number];
