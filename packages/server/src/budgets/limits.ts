/** How much one address, and one player, may ask for. Nothing is remembered of those who are quiet. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Payer } from '@fabula/table/ports.ts';
import { networksOf } from './address.ts';
import type { Clock } from '../clock.ts';
import { Account } from './account.ts';
import { type Cost, Purses, type Rates, ratesOf } from './costs.ts';
import type { Settings } from '../settings.ts';

/** So many in so many milliseconds, then no more until the time is over. */
export class Allowance {
  #count = 0;
  #since = 0;

  /** `most` 0: no limit. */
  take(now: number, most: number, within: number): boolean {
    if (most === 0) return true;
    if (now - this.#since >= within) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= most;
  }

  /** Nothing is left to take. */
  isSpent(now: number, most: number, within: number): boolean {
    return this.#count >= most && !this.quiet(now, within);
  }

  quiet(now: number, within: number): boolean {
    return now - this.#since >= within;
  }
}

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Things that are counted, and in what time. */
const COUNTED = {
  opened: HOUR,
  players: HOUR,
  guesses: MINUTE,
  misses: MINUTE,
  reports: HOUR,
  clues: MINUTE,
  pictures: MINUTE,
} as const;
type Counted = keyof typeof COUNTED;
/** Nodes tell each other of these; what is counted by the minute each counts for itself. */
type Hourly = { [What in Counted]: (typeof COUNTED)[What] extends typeof HOUR ? What : never }[Counted];
type TellOf = (what: Hourly, address: string) => void;

const isHourly = (what: Counted): what is Hourly => COUNTED[what] === HOUR;

/** Everybody in it shares what it may use up. */
class Network {
  sockets = 0;
  /** Connections of any kind, those of pages and pictures too. */
  lines = 0;
  readonly share: number;
  readonly purses: Purses;
  /** Of those whose smallest network it is. */
  address: Address | null = null;
  readonly #counts: Partial<Record<Counted, Allowance>> = {};

  constructor(share: number, settings: Settings) {
    this.share = share;
    this.purses = new Purses(ratesOf('network', settings, share));
  }

  count(what: Counted): Allowance {
    return (this.#counts[what] ??= new Allowance());
  }

  isQuiet(now: number): boolean {
    if (this.sockets > 0 || this.lines > 0) return false;
    if (!this.purses.isUntouched(now)) return false;
    return Object.entries(this.#counts).every(([what, count]) => count.quiet(now, COUNTED[what as Counted]));
  }
}

/** An address, as its networks. */
export class Address implements Payer {
  /** The name of the largest of them. */
  readonly network: string;
  /** One that belongs to the smallest. */
  readonly example: string;
  readonly #networks: readonly Network[];
  readonly #clock: Clock;

  constructor(example: string, network: string, networks: readonly Network[], clock: Clock) {
    this.example = example;
    this.network = network;
    this.#networks = networks;
    this.#clock = clock;
  }

  pay(cost: Cost, amount: number, now = this.#clock.precisely()): void {
    for (const { purses } of this.#networks) purses.spend(cost, amount, now);
  }

  waitFor(cost: Cost, now = this.#clock.precisely()): number {
    let wait = 0;
    for (const { purses } of this.#networks) wait = Math.max(wait, purses.waitFor(cost, now));
    return wait;
  }

  /** Milliseconds until more of everything may be caused. */
  rest(now: number): number {
    let rest = 0;
    for (const { purses } of this.#networks) rest = Math.max(rest, purses.rest(now));
    return rest;
  }

  /** `most` 0: no limit. What is refused is not counted: it would use up what the neighbours have. */
  take(what: Counted, most: number): boolean {
    if (most === 0) return true;
    if (this.isSpent(what, most)) return false;
    const now = this.#clock.precisely();
    for (const network of this.#networks) network.count(what).take(now, most * network.share, COUNTED[what]);
    return true;
  }

  isSpent(what: Counted, most: number): boolean {
    const now = this.#clock.precisely();
    return this.#networks.some((network) =>
      network.count(what).isSpent(now, most * network.share, COUNTED[what]),
    );
  }

  hasRoomFor(what: 'sockets' | 'lines', most: number): boolean {
    return most === 0 || this.#networks.every((network) => network[what] < most * network.share);
  }

  open(what: 'sockets' | 'lines'): void {
    for (const network of this.#networks) network[what] += 1;
  }

  close(what: 'sockets' | 'lines'): void {
    for (const network of this.#networks) network[what] -= 1;
  }
}

/** Codes that lead nowhere, and tokens that open nothing, from one address in a minute: a guesser would need lifetimes. */
const MOST_GUESSES = 30;
const MOST_REPORTS = 20;
/** Drawings and songs from one address in a minute. */
const MOST_CLUES = 60;
/** Pictures for own decks, good and bad: more than the workshop opens in that time. */
const MOST_PICTURES = 300;

export class Limits {
  readonly #networks = new Map<string, Network>();
  readonly #players = new Map<PlayerId, { readonly purses: Purses; connections: number }>();
  readonly #settings: Settings;
  readonly #clock: Clock;
  readonly #ofConnections: Rates;
  readonly #ofPlayers: Rates;
  readonly #tell: TellOf;

  /** `tell`: the other nodes. */
  constructor(settings: Settings, clock: Clock, tell: TellOf = () => undefined) {
    this.#tell = tell;
    this.#settings = settings;
    this.#clock = clock;
    this.#ofConnections = ratesOf('connection', settings);
    this.#ofPlayers = ratesOf('player', settings);
  }

  /** For a new connection. */
  accountFor(address: Address): Account {
    return new Account(this.#clock, new Purses(this.#ofConnections), address);
  }

  of(address: string): Address {
    const names = networksOf(address);
    const networks = names.map(([name, share]) => {
      const found = this.#networks.get(name) ?? new Network(share, this.#settings);
      this.#networks.set(name, found);
      return found;
    });
    const largest = names.at(-1)?.[0] ?? address;
    const [smallest] = networks;
    const found = smallest?.address ?? new Address(address, largest, networks, this.#clock);
    if (smallest) smallest.address = found;
    return found;
  }

  /** A player's own, whatever the number of connections; each is taken back by `hangUp`. */
  ofPlayer(player: PlayerId): Purses {
    const found = this.#players.get(player) ?? {
      purses: new Purses(this.#ofPlayers),
      connections: 0,
    };
    found.connections += 1;
    this.#players.set(player, found);
    return found.purses;
  }

  hangUp(player: PlayerId): void {
    const found = this.#players.get(player);
    if (found) found.connections -= 1;
  }

  mayOpen(address: Address): boolean {
    return this.#take('opened', address);
  }

  mayBecomePlayer(address: Address): boolean {
    return this.#take('players', address);
  }

  /** Another node has counted this. */
  hear(what: Hourly, address: string): void {
    this.of(address).take(what, this.#most(what));
  }

  #take(what: Counted, address: Address): boolean {
    const may = address.take(what, this.#most(what));
    if (may && isHourly(what)) this.#tell(what, address.example);
    return may;
  }

  /** 0: no limit. */
  #most(what: Counted): number {
    switch (what) {
      case 'opened':
        return this.#settings.maxTablesPerAddress;
      case 'players':
        return this.#settings.maxPlayersPerAddress;
      case 'guesses':
      case 'misses':
        return MOST_GUESSES;
      case 'reports':
        return MOST_REPORTS;
      case 'clues':
        return MOST_CLUES;
      case 'pictures':
        return MOST_PICTURES * this.#settings.allowance;
    }
  }

  /** Counts a token that opened nothing. After a restart many honest ones do: codes are counted for themselves. */
  mayGuess(address: Address): boolean {
    return this.#take('guesses', address);
  }

  /** Counts a code that led nowhere. */
  missed(address: Address): void {
    this.#take('misses', address);
  }

  /** Nothing more is looked up for this address: else the one right code among too many would still be found. */
  hasMissedTooOften(address: Address): boolean {
    return address.isSpent('misses', this.#most('misses'));
  }

  mayReport(address: Address): boolean {
    return this.#take('reports', address);
  }

  mayBring(address: Address): boolean {
    return this.#take('clues', address);
  }

  mayBringPicture(address: Address): boolean {
    return this.#take('pictures', address);
  }

  /** Forgets those nothing is counted for. */
  sweep(): void {
    const now = this.#clock.precisely();
    for (const [name, network] of this.#networks) {
      if (network.isQuiet(now)) this.#networks.delete(name);
      // One of its networks may have been forgotten.
      network.address = null;
    }
    for (const [player, { purses, connections }] of this.#players)
      if (connections === 0 && purses.isUntouched(now)) this.#players.delete(player);
  }
}
