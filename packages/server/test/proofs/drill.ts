/**
 * The drill: tables are played while the server is killed again and again. What players saw acknowledged is then looked
 * for in the log on the disk: each command exactly once, every log accepted by the rules, every game at its end.
 */
import { asLog } from '@fabula/engine/log.ts';
import { replay } from '@fabula/engine/replay.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { GAME_COMMANDS } from '@fabula/protocol/client-messages.ts';
import { exported } from '@fabula/table/game.ts';
import { readRegister } from '@fabula/table/register/record.ts';
import { TABLES } from '../../src/tables/logs.ts';
import { BuiltServer } from './built-server.ts';
import { between, dice, pause, type Roll } from './chance.ts';
import { Person } from './person.ts';
import { gather } from './gather.ts';
import type { Tap } from './tap.ts';

export interface DrillSize {
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
  readonly report?: (line: string) => void;
}

export interface DrillReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly finished: number;
  readonly games: number;
  readonly kills: number;
  readonly seconds: number;
  /** What is wrong, in words; empty if nothing is. */
  readonly complaints: readonly string[];
}

const LOGGED: ReadonlySet<string> = new Set([...GAME_COMMANDS, 'rematch']);

/** What the players saw with their own eyes. */
class Ledger {
  readonly #asked = new Map<string, string>();
  /** The ids of acknowledged commands. A client begins its ids with letters of its own: none comes twice. */
  readonly acknowledged = new Map<string, string>();
  readonly tables = new Set<string>();

  readonly tap: Tap = {
    sent: (text) => {
      const { id, type } = JSON.parse(text) as { id: string; type: string };
      this.#asked.set(id, type);
    },
    heard: (text) => {
      const { ack, code } = JSON.parse(text) as { ack?: string; code?: string };
      const type = ack === undefined ? undefined : this.#asked.get(ack);
      if (ack !== undefined && type !== undefined && LOGGED.has(type)) this.acknowledged.set(ack, type);
      if (type === 'open' && code !== undefined) this.tables.add(code);
      return text;
    },
  };
}

export async function drill({ tables, kills, seed, report }: DrillSize): Promise<DrillReport> {
  const began = performance.now();
  const roll = dice(seed);
  const ledger = new Ledger();
  const server = await BuiltServer.prepare();
  await server.start();
  const people: Person[] = [];
  try {
    const evening = { over: false };
    const played = Array.from({ length: tables }, (_, table) =>
      playTable(server.url, table, ledger.tap, dice(seed + table), people, evening),
    );
    const killing = killAndRestart(server, kills, roll, report).finally(() => (evening.over = true));
    await Promise.all([...played, killing]);
    await server.kill();
    const found = await readBack(server.directory, ledger);
    return { ...found, kills, seconds: (performance.now() - began) / 1000 };
  } finally {
    for (const { client } of people) client.close();
    await server.remove();
  }
}

async function killAndRestart(
  server: BuiltServer,
  kills: number,
  roll: Roll,
  report: DrillSize['report'],
): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(between(50, 1_500, roll));
    await server.kill('SIGKILL');
    await pause(between(0, 100, roll));
    await server.start();
    report?.(`kill ${kill} of ${kills}`);
  }
}

/** One game after another, until the killing is over and the last game is too. */
async function playTable(
  url: string,
  table: number,
  tap: Tap,
  roll: Roll,
  everybody: Person[],
  evening: { readonly over: boolean },
): Promise<void> {
  const preset = table % 2 === 0 ? 'dixit' : 'imaginarium';
  const seats = 3 + (Math.floor(table / 2) % 4);
  const people = Array.from({ length: seats }, () => new Person({ url, roll, tap: () => tap, think: 30 }));
  everybody.push(...people);
  // At every third table lie cards of paper.
  const rules = { ...PRESETS[preset], paper: true, standIns: false };
  await gather(people, table % 3 === 2 ? { rules } : { preset });
  for (;;) {
    await beginGame(people);
    for (const person of people) person.play();
    await Promise.all(people.map((person) => person.until(({ view }) => view?.phase === 'over')));
    if (evening.over) return;
    for (const person of people) person.rest();
    await people[0]?.client.send('rematch', {});
    await Promise.all(people.map((person) => person.until(({ view }) => view?.phase !== 'over')));
  }
}

async function beginGame(people: readonly Person[]): Promise<void> {
  for (const [place, { client, view }] of people.entries()) {
    // Whoever was not connected at the moment of the rematch has to sit down again.
    if (view?.seat === null) await client.send('join', {});
    await client.send('contribute', { entropy: String(place).repeat(32) });
    await client.send('ready', { ready: true });
  }
  const owner = people.find(({ client, view }) => view?.owner === client.player?.id) ?? people[0];
  const answer = await owner?.client.send('start', {});
  if (answer?.ok === false) throw new Error(`the game could not begin: ${answer.text}`);
}

async function readBack(directory: string, ledger: Ledger): Promise<Omit<DrillReport, 'kills' | 'seconds'>> {
  const complaints: string[] = [];
  const store = await openSqlite(directory);
  const times = new Map<string, number>();
  let [games, finished, duplicated] = [0, 0, 0];
  for (const code of ledger.tables) {
    const record = await store.records.get(TABLES, code);
    if (!record) {
      complaints.push(`the table ${code} is gone`);
      continue;
    }
    const register = readRegister(record.id, record.text);
    for (const game of [...register.games, register.game]) {
      games += 1;
      const entries = await store.games.read(game);
      const verdict = replay(asLog(entries.map(exported)));
      if (!verdict.ok) complaints.push(`game ${game}, event ${verdict.event}: ${verdict.why}`);
      else if (verdict.state.phase.name === 'over') finished += 1;
      else complaints.push(`game ${game} stands still in the phase ${verdict.state.phase.name}`);
      for (const { text } of entries) {
        const { id } = JSON.parse(text) as { id?: string };
        if (id === undefined) continue;
        const before = times.get(id) ?? 0;
        times.set(id, before + 1);
        if (before > 0) {
          duplicated += 1;
          complaints.push(`${id} is in the logs ${before + 1} times`);
        }
      }
    }
  }
  await store.close();
  let lost = 0;
  for (const [id, type] of ledger.acknowledged) {
    if (times.has(id)) continue;
    lost += 1;
    complaints.push(`${type} ${id} was acknowledged and is in no log`);
  }
  return { acknowledged: ledger.acknowledged.size, lost, duplicated, finished, games, complaints };
}
