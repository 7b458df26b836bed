/**
 * What nodes tell each other about the whole house: whom it keeps out, whom it forgets, which tables anybody may find, which
 * albums are looked at, and what an address has used up of what it may have in an hour.
 */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Bus } from '../bus/bus.ts';

/** A table that is open to all. */
export interface Listing {
  readonly code: string;
  readonly language: string;
  readonly phase: string;
  readonly seated: number;
  readonly seats: number;
  readonly most: number;
}

export type HouseTidings =
  | { readonly what: 'bans' }
  | { readonly what: 'forgotten'; readonly player: PlayerId }
  | { readonly what: 'struck'; readonly player: PlayerId }
  | { readonly what: 'lookedAt'; readonly game: string; readonly network: string }
  | { readonly what: 'counted'; readonly of: 'opened' | 'players' | 'reports'; readonly address: string }
  | {
      readonly what: 'listed';
      readonly node: string;
      readonly tables: readonly Listing[];
      /** Which it has, in short. */
      readonly decks?: string;
    };

export type TellHouse = (tidings: HouseTidings) => void;

const CHANNEL = 'house';

export const tellOn =
  (bus: Bus): TellHouse =>
  (tidings) =>
    bus.publish(CHANNEL, JSON.stringify(tidings));

export const hearOn = (bus: Bus, heard: TellHouse): (() => void) =>
  bus.subscribe(CHANNEL, (text) => heard(JSON.parse(text) as HouseTidings));
