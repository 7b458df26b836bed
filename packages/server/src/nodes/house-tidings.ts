/** What nodes tell each other about the whole house: whom it keeps out, whom it forgets, which tables anybody may find. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Bus } from './bus.ts';

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
  | { readonly what: 'listed'; readonly node: string; readonly tables: readonly Listing[] };

export type TellHouse = (tidings: HouseTidings) => void;

const CHANNEL = 'house';

export const tellOn =
  (bus: Bus): TellHouse =>
  (tidings) =>
    bus.publish(CHANNEL, JSON.stringify(tidings));

export const hearOn = (bus: Bus, heard: TellHouse): (() => void) =>
  bus.subscribe(CHANNEL, (text) => heard(JSON.parse(text) as HouseTidings));
