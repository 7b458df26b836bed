/** The client's public face: what the web client, bots and benches use. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { ClientMessageType, FieldsOf } from './client-messages.ts';
import type { RejectionCode } from './rejections.ts';
import type {
  Audience,
  Fault,
  ByeReason,
  Glanced,
  Played,
  Reacted,
  Said,
  TimeUp,
} from './server-messages.ts';
import type { Language, TableView } from './table.ts';

/** Keep it (localStorage): it is what makes a player the same player tomorrow. */
export interface Credentials {
  readonly id: PlayerId;
  readonly token: string;
}

/** connecting: the first time; online: welcomed; offline: lost, trying again; closed: by close() or a final bye. */
export type Status = 'connecting' | 'online' | 'offline' | 'closed';

/** Answers are values: a promise of `send` never rejects. It stays open while offline; the wish is sent again, with the same id. */
export type Answer =
  | { readonly ok: true; readonly code?: string; readonly secret?: string }
  | {
      readonly ok: false;
      readonly code: RejectionCode | 'closed' | 'bad-message';
      readonly params: Readonly<Record<string, unknown>>;
      /** A sentence in the player's language, from the server. */
      readonly text: string;
    };

export interface ClientEvents {
  /** The game after a change; `v` is its version. `changed` names the parts that differ, null: all may. */
  view: (view: View, v: number, changed: readonly (keyof View)[] | null) => void;
  table: (table: TableView) => void;
  muted: (players: readonly PlayerId[]) => void;
  say: (say: Said['say']) => void;
  /** On entering: what was said before. Replaces what was known of it. */
  said: (sayings: readonly Said['say'][]) => void;
  react: (react: Reacted['react']) => void;
  /** Of the two in one's own seat: to be heard by nobody else. */
  whisper: (whisper: Said['say']) => void;
  /** On entering: what was whispered before. Replaces what was known of it. */
  whispers: (whispers: readonly Said['say'][]) => void;
  /** What the other in one's own seat looks at. */
  glance: (glance: Glanced['glance']) => void;
  /** The other in one's own seat has moved, for both. */
  played: (played: Played['played']) => void;
  /** After the reveal: what the audience guessed. It may be mended a moment later. */
  audience: (counted: Audience['audience']) => void;
  /** One's own time ran out. */
  timeUp: (timeUp: TimeUp['timeUp']) => void;
  status: (status: Status) => void;
  /** New credentials to keep: this player was just created. */
  player: (player: Credentials) => void;
  /** The server closes the connection; the client comes back by itself where that makes sense. */
  bye: (reason: ByeReason, until: number | null) => void;
  /** After a lost connection the table could not be entered again: it is gone, or the door is closed. */
  turnedAway: (answer: Answer & { ok: false }) => void;
  /** The server could not read a frame. */
  fault: (error: Fault['error']) => void;
}

/** What a client needs of a WebSocket: the browser's, Node's (22+), or that of `ws`. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface ClientOptions {
  /** ws://host/ws */
  readonly url: string;
  readonly language: Language;
  /** From an earlier visit; without it a new player is made. */
  readonly player?: Credentials | undefined;
  /** How to open a socket; the global WebSocket if left out. */
  readonly connect?: ((url: string) => SocketLike) | undefined;
  /** The waits between attempts, in milliseconds, the last one repeated; each is lengthened at random by up to a half. */
  readonly backoff?: readonly number[] | undefined;
}

export interface Client {
  readonly status: Status;
  readonly player: Credentials | null;
  /** Null before the first `enter` and after `exit`. */
  readonly view: View | null;
  readonly v: number;
  readonly table: TableView | null;
  readonly muted: readonly PlayerId[];
  /** The server's clock minus ours, in milliseconds: add it to Date.now() to compare with a deadline. */
  readonly clockAhead: number;

  /** Makes a table; the answer carries its code. */
  open(fields: FieldsOf<'open'>): Promise<Answer>;
  /** Goes to a table and stays there: after a lost connection the client enters again by itself. */
  enter(fields: Omit<FieldsOf<'enter'>, 'have'>): Promise<Answer>;
  exit(): Promise<Answer>;
  /** Everything else: `send('vote', { number: 3 })`. */
  send<Type extends Sendable>(type: Type, fields: FieldsOf<Type>): Promise<Answer>;

  on<Name extends keyof ClientEvents>(name: Name, listener: ClientEvents[Name]): () => void;
  /** Another language for the sentences of rejections. */
  speak(language: Language): void;
  /** When the page becomes visible, or the network is back: tries at once instead of waiting, and doubts a connection that seems alive. */
  wake(): void;
  close(): void;
}

export type Sendable = Exclude<ClientMessageType, 'hello' | 'open' | 'enter' | 'exit' | 'look'>;

/** What is told as it was said, by the name of its one key. */
export const PASSED_ON = [
  'say',
  'said',
  'react',
  'whisper',
  'whispers',
  'glance',
  'played',
  'audience',
  'timeUp',
] as const satisfies readonly (keyof ClientEvents)[];
