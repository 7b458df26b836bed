/** A disk that stands still while people go on: what waits is bounded, what the table needs is not refused, and nobody slips in. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { afterEach, expect, it } from 'vitest';
import { settle } from './fake-clock.ts';
import { begun, fakeHouse, otherwise } from './fake-house.ts';
import { raw } from './raw-socket.ts';
import { gather, ok, setUp, type Tabletop, until } from './tabletop.ts';

const MOST = 500;

/** Appends wait while it is held; the answer of `hold` comes with the first of them. */
function holdable(): { store: Store; hold: () => Promise<void>; release: () => void } {
  const memory = openMemory();
  let held: Promise<void> | null = null;
  let letGo: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const store = otherwise(memory, {
    games: {
      append: async (...entry) => {
        arrived();
        await held;
        return memory.games.append(...entry);
      },
    },
  });
  return {
    store,
    hold: () => {
      held = new Promise((resolve) => (letGo = resolve));
      return new Promise((resolve) => (arrived = resolve));
    },
    release: () => {
      held = null;
      letGo();
    },
  };
}

let tabletop: Tabletop | null = null;
afterEach(() => tabletop?.stop());

it('whoever asks too much is told so; what was taken is done, in order', async () => {
  const { store, hold, release } = holdable();
  tabletop = await setUp({}, { store });
  const { code, people } = await gather(tabletop, 3);
  const [, person] = people;
  const socket = await raw(tabletop.url);
  socket.say({ id: 'h', type: 'hello', protocol: 1, language: 'en', player: person?.player });
  await socket.until('welcome');
  socket.say({ id: 'e', type: 'enter', code, role: 'player' });
  await socket.until('view');
  const held = hold();
  socket.say({ id: 'first', type: 'ready', ready: false });
  socket.say({ id: 'held', type: 'ready', ready: true });
  await held;
  const [taken, more] = [MOST, 20];
  for (let count = 0; count < taken + more; count += 1) socket.say({ id: `r${count}`, type: 'claim' });
  for (let count = taken; count < taken + more; count += 1)
    expect(await socket.until('reject')).toMatchObject({ reject: `r${count}`, code: 'too-fast' });
  socket.say({ id: 'b', type: 'say', text: 'hello?' });
  expect(await socket.until('reject')).toMatchObject({ reject: 'b', code: 'too-fast' });
  release();
  for (let count = 0; count < taken; count += 1)
    expect(await socket.until('reject')).toMatchObject({ reject: `r${count}`, code: 'wrong-phase' });
  socket.say({ id: 'a', type: 'ready', ready: true });
  expect(await socket.until('ack')).toMatchObject({ ack: 'a' });
  socket.close();
});

it('the clock and the stand-ins of the table still come to their turn', async () => {
  const { store, hold, release } = holdable();
  const fake = fakeHouse({ store });
  const time = { ...PRESETS.dixit.time, tell: 60 };
  const { table, guests } = await begun(fake, { ...PRESETS.dixit, firstStoryteller: 0, time }, 3);
  const [, guest] = guests;
  if (!guest) throw new Error('nobody');
  void hold();
  for (let count = 0; count <= MOST; count += 1) {
    const intent = { type: 'askForTime', by: guest.player, more: count % 2 === 0 } as const;
    table.propose({ game: table.game, intent, asker: { by: guest.player, id: `t${count}` }, guest });
  }
  expect(table.isOverrun).toBe(true);
  await fake.clock.pass(61_000);
  release();
  await table.settled();
  await settle();
  expect(table.isOverrun).toBe(false);
  await fake.clock.pass(20_000);
  expect(table.game.state.phase.name).toBe('submit');
});

it('nobody sits down beside somebody while the cards are being dealt', async () => {
  const { store, hold, release } = holdable();
  tabletop = await setUp({}, { store });
  const { code, people } = await gather(tabletop, 3, { rules: { ...PRESETS.imaginarium, pairs: true } });
  const [owner] = people;
  const stranger = tabletop.client();
  ok(await stranger.enter({ code, role: 'player', name: 'Stranger' }));
  if (!owner) throw new Error('nobody');
  const dealing = hold();
  const started = owner.send('start', {});
  await dealing;
  const joined = stranger.send('join', { seat: 0 });
  // Whoever looks is answered at once: the server has heard what was said before.
  ok(await stranger.enter({ code, role: 'player' }));
  release();
  ok(await started);
  ok(await joined);
  await until(stranger, ({ view }) => view?.phase === 'tell');
  expect(stranger.view).toMatchObject({ seat: null, hand: [] });
});
