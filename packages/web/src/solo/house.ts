/** The house in which the table on this device stands: a shelf for its logs, no disk that others share, nobody to count for. */
import { digest } from '@fabula/engine/log.ts';
import { ALONE } from '@fabula/table/nodes.ts';
import type { House } from '@fabula/table/ports.ts';
import { RegisterPages } from '@fabula/table/register/record.ts';
import type { Room } from './room.ts';
import { guarded, ShelfError } from './shelf.ts';

/** The unit of the bots' pace, in milliseconds. */
const USUAL_PACE = 1_500;
/** Nobody is ever cut off from their own device. */
const NEVER = 365 * 24 * 60 * 60 * 1000;

/** A browser keeps two bytes a character. */
const sizeOf = (text: string): number => 2 * text.length;

interface Keeper {
  readonly setAlarm: (at: number | null) => void;
  readonly failed: (error: unknown) => void;
  /** The table broke down: it is loaded anew when somebody enters. */
  readonly abandon: () => void;
}

export function houseFor(room: Room, botSecret: string, { setAlarm, failed, abandon }: Keeper): House {
  const shelf = guarded(room.shelf);
  const { clock, minds, random, secret } = room;
  return {
    logs: {
      game: (id) => ({
        append: (expectedSeq, text) => shelf.append(id, expectedSeq, text),
        async *read(afterSeq) {
          yield await shelf.read(id, afterSeq);
        },
        sizeOf,
      }),
      register: (code) =>
        new RegisterPages(code, {
          get: () => shelf.get(),
          put: (text, version) => shelf.put(text, version),
          sizeOf,
        }),
      note: () => undefined,
      noteBots: () => undefined,
      originOf: () => Promise.resolve(null),
    },
    nodes: ALONE,
    clock,
    setAlarm: (_, at) => setAlarm(at),
    tally: {
      moves: 0,
      commitSeconds: 0,
      sayings: 0,
      gamesStarted: 0,
      gamesFinished: 0,
      botMoves: 0,
      botGuesses: 0,
      botSeconds: 0,
    },
    log: { error: (about) => room.complain(about), warn: () => undefined },
    minds,
    secrets: {
      newId: () => secret().slice(0, 16),
      newToken: secret,
      newSeed: secret,
      hash: digest,
    },
    botSecret,
    waits: {
      reconnect: NEVER,
      reload: NEVER,
      putAway: NEVER,
      get think() {
        return USUAL_PACE * room.pace();
      },
    },
    random,
    profileOf: () => Promise.resolve(undefined),
    storeFailed: failed,
    isOfStore: (error) => error instanceof ShelfError,
    isUncertain: () => false,
    canBeLookedUp: () => false,
    abandon,
  };
}
