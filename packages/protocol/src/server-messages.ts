/** What the server says. A message is known by its keys: `view`, `set`, `ack`, `reject`, `table`, … docs/protocol.md explains each. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { FieldsOf, FrameError } from './client-messages.ts';
import type { RejectionCode } from './rejections.ts';
import type { Reaction, TableView } from './table.ts';

/** Answers `hello`. The token is told once, when the player is new: keep it, it is the key to the seat. */
export interface Welcome {
  readonly ack: string;
  readonly welcome: {
    readonly player: { readonly id: PlayerId; readonly token?: string };
    readonly protocol: number;
    readonly version: string;
    /** The server's clock: deadlines are in its time. */
    readonly now: number;
    /** Something is heard at least so often, in milliseconds: a connection that is silent for longer leads nowhere. */
    readonly pulse?: number;
  };
}

/** The whole game as this viewer may see it: on entering, after a gap, and when one's seat changes. */
export interface WholeView {
  /** How many decisions everybody has seen something of: +1 with each, the same for all viewers. */
  readonly v: number;
  readonly view: View;
  readonly ack?: string;
}

/** The parts that changed. No `set`: an acknowledgement alone. */
export interface Patch {
  readonly v: number;
  readonly set?: Partial<View>;
  readonly ack?: string;
}

/** Done. Of the answers to `open` and `handover`, the code and the secret. */
export interface Ack {
  readonly ack: string;
  readonly v?: number;
  readonly code?: string;
  readonly secret?: string;
}

/** Refused, with a code for programs and a sentence for people, in their language. */
export interface Reject {
  readonly reject: string;
  readonly code: RejectionCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The parts of the table that changed; all of them on entering. `t` counts the changes. */
export interface TablePart {
  readonly t: number;
  readonly table: Partial<TableView>;
  readonly ack?: string;
}

/** Whom this viewer has muted at this table: on entering if there are any, and after each change. */
export interface Muted {
  readonly muted: readonly PlayerId[];
  readonly ack?: string;
}

export interface Said {
  readonly say: { readonly by: PlayerId; readonly text: string; readonly at: number };
}

/** On entering: what was said since the game began, the latest 30. Replaces what the client knows of it. */
export interface SaidBefore {
  readonly said: readonly Said['say'][];
  readonly ack?: string;
}

export interface Reacted {
  readonly react: { readonly by: PlayerId; readonly reaction: Reaction };
}

/** Of the two who share a seat: said by one to the other alone. Both hear it, by the connections that came to play. */
export interface Whispered {
  readonly whisper: Said['say'];
}

/** On entering: what these two whispered since the game began, the latest 30. Replaces what the client knows of it. */
export interface WhisperedBefore {
  readonly whispers: readonly Said['say'][];
}

/** What the other in this viewer's seat looks at, has taken up or written so far. Good for this phase of this round. */
export interface Glanced {
  readonly glance: FieldsOf<'glance'> & { readonly by: PlayerId };
}

/** The other in this viewer's seat has moved, for both. */
export interface Played {
  readonly played: { readonly by: PlayerId; readonly move: 'tell' | 'submit' | 'own' | 'vote' };
}

/** After the reveal: how often the audience guessed each picture of the row. For no points; not told where nobody guessed. */
export interface Audience {
  readonly audience: {
    readonly game: string;
    readonly round: number;
    /** By the numbers of the row. */
    readonly votes: readonly number[];
  };
}

/** This viewer's time ran out; whether what they had chosen by then, their `draft`, was played for them. */
export interface TimeUp {
  readonly timeUp: { readonly played: boolean };
}

/** The frame was no message; `id` is its id, if that could be read. Too many of these close the connection. */
export interface Fault {
  readonly id?: string;
  readonly error: FrameError | 'binary' | 'too-long' | 'too-fast';
}

/** The last message before the server closes the connection. */
export interface Bye {
  readonly bye: ByeReason;
  /** Of `banned-from-site`: when it is over, in milliseconds since 1970. Missing: never. */
  readonly until?: number;
}

/**
 * Come back later: `stopping` (the server restarts), `idle`, `slow` (too much was left unread).
 * Do not: `kicked`, `banned`, `too-old` (reload the page), `elsewhere` (too many connections of this player),
 * `too-many-errors`, `forgotten` (the player's data was deleted), `banned-from-site` and `table-closed` (by the host).
 */
export const BYE_REASONS = [
  'stopping',
  'idle',
  'slow',
  'kicked',
  'banned',
  'too-old',
  'elsewhere',
  'too-many-errors',
  'forgotten',
  'banned-from-site',
  'table-closed',
] as const;
export type ByeReason = (typeof BYE_REASONS)[number];
export const COME_BACK: ReadonlySet<ByeReason> = new Set(['stopping', 'idle', 'slow']);

export type ServerMessage =
  | Welcome
  | WholeView
  | Patch
  | Ack
  | Reject
  | TablePart
  | Muted
  | Said
  | SaidBefore
  | Reacted
  | Whispered
  | WhisperedBefore
  | Glanced
  | Played
  | Audience
  | TimeUp
  | Fault
  | Bye;
