/** What the table on this device is given by the place it stands in: a worker of the browser, or a test. */
import type { ServerMessage } from '@fabula/protocol/server-messages.ts';
import type { DeckOnOffer } from './decks.ts';
import type { Minds } from './minds.ts';
import type { Shelf } from './shelf.ts';

export interface Clock {
  now(): number;
  /** Rings once, after so many milliseconds; the answer takes it back. */
  ring(after: number, bell: () => void): () => void;
}

export interface Room {
  readonly shelf: Shelf;
  readonly clock: Clock;
  readonly minds: Minds;
  readonly decks: () => Promise<readonly DeckOnOffer[]>;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** A name or a secret nobody can guess. */
  readonly secret: () => string;
  /** To the person's page: nothing else leaves the room. */
  readonly show: (message: ServerMessage) => void;
  /** Another page has taken the table over. */
  readonly displaced: () => void;
  readonly complain: (error: unknown) => void;
  /** How long bots think, as a share of the usual time. */
  readonly pace: () => number;
}
