/** After the drill: every log is read from the database, replayed by the engine, and held against what people saw. */
import { evolve } from '@fabula/engine/evolve.ts';
import { asLog, type Entry } from '@fabula/engine/log.ts';
import { replay } from '@fabula/engine/replay.ts';
import { NOTHING } from '@fabula/engine/state.ts';
import { viewFor } from '@fabula/engine/view.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { exported } from '@fabula/table/game.ts';
import { readRegister } from '@fabula/table/register/record.ts';
import { newsOf } from '@fabula/table/showing.ts';
import { TABLES } from '../../../src/tables/logs.ts';
import { judge } from '../leaks/judge.ts';
import { storyOf } from '../leaks/truth.ts';
import { digestOf, type Seen, type Witness } from './witness.ts';

export interface Found {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly forked: number;
  readonly stuck: number;
  readonly leaks: number;
  readonly games: number;
  readonly frames: number;
  /** What is wrong, in words. */
  readonly complaints: readonly string[];
}

/** An entry, as it is stored. */
interface Logged {
  readonly id?: string;
  readonly entry: readonly [seq: number, command: { readonly type: string } | null, ...rest: unknown[]];
}

type Logs = Pick<Store, 'games' | 'records'>;

export async function readBack(store: Logs, witness: Witness, stuck: readonly string[]): Promise<Found> {
  witness.read();
  const reader = new Reader(store, witness);
  for (const code of witness.tables) await reader.readTable(code);
  reader.lookForTheLost();
  const { lost, duplicated, forked, leaks, games, frames, complaints } = reader;
  return {
    acknowledged: witness.acknowledged.size,
    lost,
    duplicated,
    forked: forked.size,
    stuck: stuck.length,
    leaks,
    games,
    frames,
    complaints: [...complaints, ...forked, ...stuck],
  };
}

class Reader {
  lost = 0;
  duplicated = 0;
  leaks = 0;
  games = 0;
  frames = 0;
  readonly forked: Set<string>;
  readonly complaints: string[] = [];
  readonly #store: Logs;
  readonly #witness: Witness;
  /** Where each message's id is in the logs. */
  readonly #places = new Map<string, readonly string[]>();

  constructor(store: Logs, witness: Witness) {
    this.#store = store;
    this.#witness = witness;
    this.forked = new Set(witness.forks);
  }

  async readTable(code: string): Promise<void> {
    const record = await this.#store.records.get(TABLES, code);
    if (!record) {
      this.lost += 1;
      this.complaints.push(`the table ${code} is gone`);
      return;
    }
    const { games, game } = readRegister(record.id, record.text);
    for (const id of [...games, game]) await this.#readGame(id);
  }

  async #readGame(game: string): Promise<void> {
    this.games += 1;
    const texts = await this.#store.games.read(game);
    for (const { text } of texts) this.#count(game, JSON.parse(text) as Logged);
    const entries = texts.map(exported);
    const verdict = replay(asLog(entries));
    if (!verdict.ok) {
      this.forked.add(`game ${game}, event ${verdict.event}: ${verdict.why}`);
      return;
    }
    const seen = this.#witness.games.get(game);
    if (!seen) return;
    this.#compare(entries, seen);
    this.#judge(entries, seen);
  }

  #count(game: string, { id, entry: [seq, command] }: Logged): void {
    if (id === undefined) return;
    const places = [...(this.#places.get(id) ?? []), `${command?.type ?? 'opening'} at ${seq} of ${game}`];
    this.#places.set(id, places);
    if (places.length === 1) return;
    this.duplicated += 1;
    this.complaints.push(`${id} is in the logs ${places.length} times: ${places.join(', ')}`);
  }

  /** What was shown under each number is what the log leads to. */
  #compare(entries: readonly Entry[], { game, versions }: Seen): void {
    let [state, v] = [NOTHING, 0];
    const told = new Map<number, string>();
    for (const { command, events } of entries) {
      const before = state;
      state = events.reduce(evolve, before);
      const move = { before, after: state, command, events, asker: null, size: 0, isOurs: false };
      if (newsOf(move).common !== '') v += 1;
      told.set(v, digestOf(viewFor(state, 'spectator')));
    }
    for (const [number, shown] of versions) {
      const isTrue = told.get(number) === shown;
      if (!isTrue) this.forked.add(`game ${game}: version ${number} of ${v} was not what the log says`);
    }
  }

  #judge(entries: readonly Entry[], { game, table, connections }: Seen): void {
    const { secrets, words } = table;
    for (const { exchanges } of connections)
      this.frames += exchanges.filter(({ from }) => from === 'server').length;
    const findings = judge({ story: storyOf(asLog(entries)), connections, secrets, words });
    this.leaks += findings.length;
    for (const { connection, role, v, what, frame } of findings)
      this.complaints.push(
        `game ${game}, connection ${connection} (${role}), version ${v}: ${what}\n  ${frame}`,
      );
  }

  lookForTheLost(): void {
    const { acknowledged, refusedBefore } = this.#witness;
    const isThere = (id: string): boolean => this.#places.has(id);
    for (const [id, type] of acknowledged) {
      if (isThere(id) || refusedBefore.get(id)?.some(isThere) === true) continue;
      this.lost += 1;
      this.complaints.push(`${type} ${id} was acknowledged and is in no log`);
    }
  }
}
