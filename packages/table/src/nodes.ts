/** The house may have several nodes: what they tell each other of a table, and what a table wants to know of them. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Reacted, Said } from '@fabula/protocol/server-messages.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Profile, Replay, Role } from '@fabula/protocol/table.ts';
import type { Guest } from './ports.ts';

/** Somebody who is at a table through another node. A screen that plays the music is there for that besides. */
export interface Neighbour {
  readonly player: PlayerId;
  readonly role: Role | 'music';
}

/** How far the game was then: it is heard when the game is as far here. */
export interface InStep {
  readonly game: string;
  readonly seq: number;
}

/** Somebody said something. */
export interface Words extends InStep {
  readonly what: 'shown';
  readonly by: PlayerId;
  readonly message: Said | Reacted;
}

/** One of the two in a seat whispered to the other. */
interface Whisper extends InStep {
  readonly what: 'whispered';
  readonly to: PlayerId;
  readonly saying: Said['say'];
}

/** What somebody looks at. */
interface Glance extends InStep {
  readonly what: 'glanced';
  readonly player: PlayerId;
  readonly glance: FieldsOf<'glance'>;
}

/** Somebody shows the album, leads on, or stops. */
export interface Led extends InStep {
  readonly what: 'led';
  readonly by: PlayerId;
  readonly at: number;
  readonly replay: Replay | null;
}

/** What somebody would play if time ran out. */
interface Drafted extends InStep {
  readonly what: 'drafted';
  readonly player: PlayerId;
  readonly draft: FieldsOf<'draft'>;
}

/** What people of the audience take for the storyteller's picture. */
export interface Guesses {
  readonly game: string;
  readonly round: number;
  readonly guesses: readonly (readonly [player: PlayerId, number: number])[];
}

interface Guessed extends InStep, Guesses {
  readonly what: 'guessed';
}

/** How often each picture was guessed, when all votes were in. */
interface Counted extends InStep {
  readonly what: 'counted';
  readonly round: number;
  readonly votes: readonly number[];
}

/** What has happened at a table, for those who are there through other nodes. What is in a log is only pointed at. */
export type Tidings =
  | ({ readonly what: 'moved' } & InStep)
  | { readonly what: 'amended'; readonly seq: number }
  | Words
  | Whisper
  | Glance
  | Led
  | { readonly what: 'asked' }
  | ({ readonly what: 'wasSaid'; readonly sayings: readonly Said['say'][] } & InStep)
  | { readonly what: 'takenBack'; readonly by: PlayerId; readonly at: number }
  | Drafted
  | Guessed
  | Counted
  | { readonly what: 'named'; readonly player: PlayerId; readonly profile: Profile };

/** Of what could not be told: that what was told before it does not hold any more. Null: nothing was. */
export function withdrawn(tidings: Tidings): Tidings | null {
  switch (tidings.what) {
    case 'drafted':
      return { ...tidings, draft: { ...tidings.draft, move: null } };
    case 'glanced':
      return { ...tidings, glance: { ...tidings.glance, at: null } };
    default:
      return null;
  }
}

export interface Nodes {
  /** What is known here may be behind: nobody is refused before the log was asked. */
  readonly areSeveral: boolean;
  /** Tells the others who have this table. */
  tell(code: string, tidings: Tidings): void;
  /** Somebody came to a table here, left it, or is there for something else than before. */
  cameOrLeft(code: string, guest: Pick<Guest, 'player' | 'role'>): void;
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
