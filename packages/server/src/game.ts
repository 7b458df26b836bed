/** One game in memory: its state, its place in the log, and the commands it has answered. */
import { hash } from 'node:crypto';
import type { Command } from '@fabula/engine/commands.ts';
import type { Event } from '@fabula/engine/events.ts';
import { evolve, NOTHING } from '@fabula/engine/evolve.ts';
import { type Entry, GENESIS } from '@fabula/engine/log.ts';
import type { PlayerId, State } from '@fabula/engine/model.ts';
import type { Entry as StoredEntry } from '@fabula/gamelog/port.ts';
import { changedForAll } from './wire.ts';

/** A long game has some four hundred entries, of about as many characters each. */
const MOST_ENTRIES = 10_000;
const MOST_CHARACTERS = 8_000_000;

/** How many commands a player can repeat and still get the first answer. */
const REMEMBERED = 16;

/** Who asked, and the id of the message: stored beside the entry, outside of its seal. */
export interface Asker {
  readonly by: PlayerId;
  readonly id: string;
}

/** An entry as it is stored: the sealed text once, for the hash and for the disk. No `by`: the command's own. */
interface Stored {
  readonly by?: PlayerId;
  readonly id?: string;
  readonly hash: string;
  readonly entry: readonly [seq: number, command: Command | null, events: readonly Event[]];
}

export interface Sealed {
  readonly text: string;
  readonly seal: string;
}

/** Of more people than can play a note would be longer than the game. */
const MOST_NOTED = 100;

export class Game {
  readonly id: string;
  /** Who has had a place in it since it began: people, not bots. */
  readonly people = new Set<PlayerId>();
  state: State = NOTHING;
  /** How many of the log's entries everybody has seen something of: the version players see. */
  v = 0;
  #entries = 0;
  #characters = 0;
  #seal = GENESIS;
  readonly #answered = new Map<PlayerId, { readonly ids: string[]; readonly vs: number[] }>();

  constructor(id: string) {
    this.id = id;
  }

  /** The next entry's text. Nothing changes until it is accepted. */
  seal(command: Command | null, events: readonly Event[], asker: Asker | null): Sealed {
    const entry = JSON.stringify([this.state.seq + 1, command, events]);
    const seal = hash('sha256', this.#seal + entry);
    const by = asker && !isBy(command, asker.by) ? `"by":${JSON.stringify(asker.by)},` : '';
    // An id is letters, digits, dots and dashes: nothing to escape.
    const who = asker ? `${by}"id":"${asker.id}",` : '';
    return { text: `{${who}"hash":"${seal}","entry":${entry}}`, seal };
  }

  /** The log has become so long that only moves are added to it: nobody can make a game that takes minutes to read. */
  get isFull(): boolean {
    return this.#entries >= MOST_ENTRIES || this.#characters >= MOST_CHARACTERS;
  }

  /** `isShown`: it changes something for everybody. */
  accept(state: State, { text, seal }: Sealed, asker: Asker | null, isShown: boolean): void {
    const { people, phase } = this.state;
    this.state = state;
    if (people !== state.people || phase.name === 'lobby') this.#meet();
    if (isShown) this.v += 1;
    this.#entries += 1;
    this.#characters += text.length;
    this.#seal = seal;
    if (asker) this.#remember(asker, this.v);
  }

  /** Folds what the log holds beyond what we know. */
  catchUp(entries: readonly StoredEntry[]): void {
    for (const { text } of entries) {
      const stored = readStored(text);
      const [, command, events] = stored.entry;
      const before = this.state;
      const state = events.reduce(evolve, before);
      const by = stored.by ?? (command && 'by' in command ? command.by : undefined);
      const asker = stored.id !== undefined && typeof by === 'string' ? { by, id: stored.id } : null;
      const sealed = { text, seal: stored.hash };
      this.accept(state, sealed, asker, changedForAll(before, state, events) !== '');
    }
  }

  /** The version at which this command was accepted, if it was, and not too long ago. */
  answeredAt({ by, id }: Asker): number | undefined {
    const answered = this.#answered.get(by);
    const place = answered ? answered.ids.indexOf(id) : -1;
    return place < 0 ? undefined : answered?.vs[place];
  }

  #meet(): void {
    const { people, phase } = this.state;
    if (phase.name === 'lobby') return;
    for (const { id, bot } of people) if (!bot && this.people.size < MOST_NOTED) this.people.add(id);
  }

  #remember({ by, id }: Asker, v: number): void {
    const answered = this.#answered.get(by);
    if (!answered) {
      this.#answered.set(by, { ids: [id], vs: [v] });
      return;
    }
    if (answered.ids.length === REMEMBERED) {
      answered.ids.shift();
      answered.vs.shift();
    }
    answered.ids.push(id);
    answered.vs.push(v);
  }
}

const isBy = (command: Command | null, player: PlayerId): boolean =>
  command !== null && 'by' in command && command.by === player;

const readStored = (text: string): Stored => JSON.parse(text) as Stored;

/** Nothing comes after the end of a game. */
export const endsGame = ({ text }: StoredEntry): boolean =>
  text.includes('"type":"ended"') && readStored(text).entry[2].at(-1)?.type === 'ended';

/** The entry as the engine's log format has it, for export. */
export function exported({ text }: StoredEntry): Entry {
  const { hash: seal, entry } = readStored(text);
  const [seq, command, events] = entry;
  return { seq, command, events, hash: seal };
}
