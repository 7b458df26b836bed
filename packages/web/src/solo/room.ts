/** What the table on this device is given by the place it stands in: a worker of the browser, or a test. */
import type { Clock, Minds } from '@fabula/table/ports.ts';
import type { DeckOnOffer } from './decks.ts';
import type { Shelf } from './shelf.ts';

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
  readonly show: (text: string) => void;
  /** Another page has taken the table over. */
  readonly displaced: () => void;
  readonly complain: (error: unknown) => void;
  /** How long bots think, as a share of the usual time. */
  readonly pace: () => number;
}
