/** Finished games that somebody has asked for lately: they are not taken from under anybody's eyes. */
import type { Clock } from '../clock.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** Other nodes are told again after so long: whoever turns the pages of an album asks for it many times. */
const TOLD = 10 * MINUTE;
/** Whoever keeps more from going than people look at in an evening keeps the latest of them. */
const MOST_OF_A_NETWORK = 20;
const MOST_NETWORKS = 1_000;
const MOST_TOLD = 1_000;

export class Onlookers {
  readonly #clock: Clock;
  /** By network: when each game was asked for, the latest last. */
  readonly #looks = new Map<string, Map<string, number>>();
  readonly #toldAt = new Map<string, number>();

  readonly #tell: (game: string, network: string) => void;

  /** `tell`: the other nodes. */
  constructor(clock: Clock, tell: (game: string, network: string) => void = () => undefined) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Somebody there looks at it now. */
  note(game: string, network: string): void {
    const toldAt = this.#toldAt.get(game) ?? -Infinity;
    this.hear(game, network);
    if (this.#clock.now() - toldAt < TOLD) return;
    putLast(this.#toldAt, game, this.#clock.now(), MOST_TOLD);
    this.#tell(game, network);
  }

  /** The same, through another node. */
  hear(game: string, network: string): void {
    const looks = this.#looks.get(network) ?? new Map<string, number>();
    putLast(looks, game, this.#clock.now(), MOST_OF_A_NETWORK);
    putLast(this.#looks, network, looks, MOST_NETWORKS);
  }

  games(): ReadonlySet<string> {
    const since = this.#clock.now() - HOUR;
    const games = new Set<string>();
    for (const [network, looks] of this.#looks) {
      for (const [game, at] of looks) if (at < since) looks.delete(game);
      if (looks.size === 0) this.#looks.delete(network);
      for (const game of looks.keys()) games.add(game);
    }
    return games;
  }
}

/** If there are too many then, the first goes. */
function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}
