/** What everyone at a table knows of it besides the game: names, settings, who watches. */
import type { PlayerId } from '@fabula/engine/model.ts';

export type Language = 'en' | 'ru';

export interface Profile {
  readonly name: string;
  /** One of the client's drawn avatars, by name. */
  readonly avatar: string;
}

export interface TableView {
  /** Six unambiguous characters. */
  readonly code: string;
  readonly language: Language;
  /** Listed on the landing page; private otherwise. */
  readonly listed: boolean;
  readonly chat: boolean;
  /** Names of everybody who sits, waits or watches, by public id. */
  readonly profiles: Readonly<Record<PlayerId, Profile>>;
  readonly spectators: number;
  readonly screens: number;
  /** Games played at this table before this one. */
  readonly gamesPlayed: number;
}

export type Role = 'player' | 'spectator' | 'screen';
