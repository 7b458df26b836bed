/** The house may have several nodes: what they tell each other of a table, and what a table wants to know of them. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Reacted, Said } from '@fabula/protocol/server-messages.ts';
import type { Profile, Role } from '@fabula/protocol/table.ts';

/** Somebody who is at a table through another node. */
export interface Neighbour {
  readonly player: PlayerId;
  readonly role: Role;
}

/** Somebody said something, when the game was so far. */
export interface Shown {
  readonly what: 'shown';
  readonly by: PlayerId;
  readonly message: Said | Reacted;
  readonly game: string;
  readonly seq: number;
}

/** What has happened at a table, for those who are there through other nodes. What is in a log is only pointed at. */
export type Tidings =
  | { readonly what: 'moved'; readonly game: string; readonly seq: number }
  | { readonly what: 'amended'; readonly seq: number }
  | Shown
  | { readonly what: 'asked' }
  | { readonly what: 'wasSaid'; readonly sayings: readonly Said['say'][] }
  | { readonly what: 'takenBack'; readonly by: PlayerId; readonly at: number }
  | { readonly what: 'named'; readonly player: PlayerId; readonly profile: Profile };

export interface Nodes {
  /** What is known here may be behind: nobody is refused before the log was asked. */
  readonly areSeveral: boolean;
  /** Tells the others who have this table. */
  tell(code: string, tidings: Tidings): void;
  /** Somebody came to a table here, or left it. */
  cameOrLeft(code: string, guest: Neighbour): void;
  /** Who is there through others, as far as is known. */
  neighbours(code: string): readonly Neighbour[];
  /** One of those where somebody is at the table watches its clock and its bots. Two that both believe it do no harm. */
  watches(code: string): boolean;
}

const nothing = (): void => undefined;

/** A house with one node, or a device. */
export const ALONE: Nodes = {
  areSeveral: false,
  tell: nothing,
  cameOrLeft: nothing,
  neighbours: () => [],
  watches: () => true,
};
