/** Appends as fast as it can and prints `game after seq` for each acknowledgement, until somebody kills it. */
import { writeSync } from 'node:fs';
import { openSqlite } from '../src/sqlite.ts';

const store = await openSqlite(process.argv[2] ?? '');

async function play(game: string, events: number, filling: string): Promise<never> {
  for (let after = await store.games.length(game); ; after += events) {
    const seq = after + events;
    const line = `${game} ${after} ${seq}`;
    const appended = await store.games.append(game, after, JSON.stringify({ line, filling }), events);
    if (!appended.ok) throw new Error(`${game} stands at ${appended.seq}, not ${after}`);
    // Written at once, so that whatever was acknowledged before the kill is in the pipe.
    writeSync(1, `${line}\n`);
  }
}

// The few big ones make it checkpoint often enough to be killed in the middle of one.
const fillings = ['', '', '', 'x'.repeat(30_000)];
await Promise.all(Array.from({ length: 12 }, (_, i) => play(`game${i}`, 1 + (i % 3), fillings[i % 4] ?? '')));
