/** What is told of a finished game besides its log, as it goes over HTTP (docs/protocol.md). */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Profile } from './table.ts';

export interface AlbumAnswer {
  /** Of whoever had a place in it. Those who were forgotten, or took themselves out, are missing. */
  readonly profiles: Readonly<Record<PlayerId, Profile>>;
  /** Who took out their name, their words and their recordings. */
  readonly without: readonly PlayerId[];
  /** Who wants all of it to go. */
  readonly asked: readonly PlayerId[];
}

export interface LetGoAnswer {
  readonly gone: boolean;
  /** How many of its players have asked, of those who still can. */
  readonly asked: number;
  readonly of: number;
}
