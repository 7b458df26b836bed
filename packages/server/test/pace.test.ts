/** How much one connection, and one table, may have written: a moment later there is more. */
import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { gather, ok, setUp, type Tabletop, until } from './tabletop.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;
const TOO_FAST = { code: 'too-fast', text: 'Slow down a little, and try again.' };

let clock: FakeClock;
let tabletop: Tabletop;
let code: string;
let owner: Client;
let other: Client;
beforeEach(async () => {
  clock = new FakeClock();
  tabletop = await setUp({}, { clock });
  const gathered = await gather(tabletop, 3, { rules: RULES });
  ({ code } = gathered);
  [owner, other] = gathered.people as [Client, Client, Client];
});
afterEach(() => tabletop.stop());

const changed = (rounds: number) => ({ rules: { ...RULES, rounds }, decks: ['tiny'] });

it('rules are changed twenty times in ten seconds, however many connections their owner has', async () => {
  const again = tabletop.client(owner.player ?? undefined);
  ok(await again.enter({ code, role: 'player' }));
  // Who may not change them uses nothing of the owner's up.
  for (let rounds = 1; rounds <= 15; rounds += 1)
    expect(await other.send('changeRules', changed(rounds))).toMatchObject({ code: 'owner-only' });
  // Sitting down was one of them, too.
  await clock.pass(10_000);
  for (let rounds = 1; rounds <= 20; rounds += 1)
    ok(await (rounds % 2 === 0 ? owner : again).send('changeRules', changed(rounds)));
  const { v } = owner;
  expect(await owner.send('changeRules', changed(21))).toMatchObject(TOO_FAST);
  expect(await again.send('changeRules', changed(21))).toMatchObject(TOO_FAST);
  expect([owner.v, owner.view?.rules.rounds]).toEqual([v, 20]);
  await clock.pass(10_000);
  ok(await owner.send('changeRules', changed(21)));
});

it('a clue is mended twenty times in ten seconds', async () => {
  ok(await owner.send('start', {}));
  await until(owner, ({ view }) => view?.phase === 'tell');
  const [card = -1] = owner.view?.hand ?? [];
  const telling = (text: string) => ({ card, clue: { kind: 'text', text } as const });
  ok(await owner.send('tell', telling('Moon')));
  expect(await other.send('tell', telling('Mine'))).toMatchObject({ code: 'storyteller-only' });
  await clock.pass(10_000);
  for (let count = 0; count < 20; count += 1) ok(await owner.send('tell', telling(`Moon ${count}`)));
  expect(await owner.send('tell', telling('Sun'))).toMatchObject(TOO_FAST);
  await clock.pass(10_000);
  ok(await owner.send('tell', telling('Sun')));
});

it('wishes about the table have the pace of talk', async () => {
  for (let count = 0; count < 10; count += 1) {
    ok(await owner.send('settings', { listed: count % 2 === 0 }));
    ok(await owner.send('mute', { player: other.player?.id ?? '', muted: count % 2 === 0 }));
  }
  expect(await owner.send('settings', { listed: false })).toMatchObject(TOO_FAST);
  expect(await owner.send('handover', {})).toMatchObject(TOO_FAST);
  await clock.pass(10_000);
  ok(await owner.send('settings', { listed: false }));
});
