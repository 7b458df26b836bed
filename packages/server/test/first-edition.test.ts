/** A data folder that the first edition left behind (commit e26073c): one finished game, one in the middle of a round, a lobby. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsIn } from '@fabula/engine/options.ts';
import { asLog } from '@fabula/engine/log.ts';
import { replay, verifyDeal } from '@fabula/engine/replay.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { exported } from '@fabula/table/game.ts';
import { rematch } from '@fabula/table/rematch.ts';
import type { Table } from '@fabula/table/table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClueMedia } from '../src/tables/clue-media.ts';
import { FakeGuest, fakeHouse, ask, type FakeHouse } from './fake-house.ts';

const KEPT = join(import.meta.dirname, 'fixtures/first-edition');
const about = JSON.parse(readFileSync(join(KEPT, 'about.json'), 'utf8')) as {
  finished: string;
  running: string;
  lobby: string;
  banned: string;
  media: string;
  players: Record<'finished' | 'running' | 'lobby', string[]>;
};

let folder: string;
let store: Store;
let fake: FakeHouse;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fabula-first-edition-'));
  cpSync(KEPT, folder, { recursive: true });
  store = await openSqlite(folder);
  fake = fakeHouse({ store });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function at(which: 'finished' | 'running' | 'lobby'): Promise<{ table: Table; guests: FakeGuest[] }> {
  const table = await fake.tables.find(about[which]);
  if (!table) throw new Error(`no table ${which}`);
  const guests = about.players[which].map((player) => new FakeGuest(player));
  for (const guest of guests) table.welcome(guest, 'in');
  await table.settled();
  return { table, guests };
}

/** Everybody does the first thing they may, until the game is over. */
async function playOut({ table, guests }: { table: Table; guests: FakeGuest[] }): Promise<void> {
  for (let step = 0; table.game.state.phase.name !== 'over'; step += 1) {
    if (step > 1_000) throw new Error('stuck');
    const guest = guests.find(({ view }) => view?.seat != null && view.waiting.includes(view.seat));
    const [option] = guest?.view ? optionsIn(guest.view) : [];
    if (!guest || !option) await fake.clock.pass(20_000);
    else if (option.type === 'tell') {
      const clue = { kind: 'aloud', media: null } as const;
      await ask(table, guest, { type: 'tell', by: guest.player, card: option.cards[0] ?? -1, clue });
    } else if (option.type === 'submit')
      await ask(table, guest, { type: 'submit', by: guest.player, cards: option.choices[0] ?? [] });
    else if (option.type === 'vote')
      await ask(table, guest, { type: 'vote', by: guest.player, number: option.numbers[0] ?? 0 });
    else if (option.type !== 'own') await ask(table, guest, { type: option.type, by: guest.player });
    await table.settled();
  }
}

async function logOf({ game }: Table): Promise<ReturnType<typeof asLog>> {
  return asLog((await store.games.read(game.id)).map(exported));
}

it('a finished game is there, proves its deal, and can be followed by another', async () => {
  const { table } = await at('finished');
  expect(table.game.state.phase.name).toBe('over');
  const log = await logOf(table);
  expect(replay(log)).toMatchObject({ ok: true });
  expect(verifyDeal(log)).toMatchObject({ ok: true });
  const [by = ''] = about.players.finished;
  expect(await table.inOrder(() => rematch(table, { by, id: 'again' }))).toBeNull();
  expect(table.game.state.people.map(({ id }) => id)).toEqual(about.players.finished);
});

it('a running game has its bans, mutes, bots and drawing, and is played to its end', async () => {
  const found = await at('running');
  const { register, game } = found.table;
  expect(register.banned).toEqual([about.banned]);
  expect(Object.values(register.mutes)).toHaveLength(1);
  expect(Object.values(register.bots)).toMatchObject([{ level: 'sharp' }]);
  expect(await new ClueMedia(store).find(game.id, about.media)).toMatchObject({
    by: about.players.running[0],
  });
  expect(game.state.phase.name).toBe('submit');
  await playOut(found);
  expect(replay(await logOf(found.table))).toMatchObject({ ok: true });
});

it('a lobby is set up as it was, and its game begins', async () => {
  const found = await at('lobby');
  expect(found.table.register).toMatchObject({ language: 'ru', chat: false, games: [] });
  const late = new FakeGuest('late');
  found.table.welcome(late, 'in');
  await ask(found.table, late, { type: 'join', by: 'late' });
  const [owner = late] = found.guests;
  await ask(found.table, owner, { type: 'start', by: owner.player });
  await playOut({ ...found, guests: [...found.guests, late] });
});
