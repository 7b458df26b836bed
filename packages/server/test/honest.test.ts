/** The quickest honest people never meet a limit: with the usual settings nobody is refused, and nobody is kept waiting. */
import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, expect, it } from 'vitest';
import { FakeClock, settle } from './fake-clock.ts';
import { gather, isOver, moveOnce, ok, setUp, type Tabletop } from './tabletop.ts';

const USUAL = { MAX_MESSAGES_PER_SOCKET: '', MAX_MESSAGES_PER_ADDRESS: '', ALLOWANCE: '', THINK_MS: '1500' };
const POEM = 'Мой дядя самых честных правил, когда не в шутку занемог, он уважать себя заставил…';

let tabletop: Tabletop;
afterEach(() => tabletop.stop());

/** Everybody moves as soon as they are awaited, somebody or other changes their mind, and all talk. */
async function evening(people: readonly Client[], clock: FakeClock, apart: number): Promise<void> {
  for (let turn = 0; !people.every(isOver); turn += 1) {
    const person = people[turn % people.length];
    if (!person) throw new Error('nobody');
    const { view } = person;
    if (isOver(person)) continue;
    if (turn % 7 === 0) await person.send('react', { reaction: 'clap' });
    if (view?.phase === 'tell' && view.storyteller === view.seat) {
      const card = view.hand[0] ?? -1;
      await person.send('tell', { card, clue: { kind: 'text', text: POEM } });
      ok(await person.send('tell', { card, clue: { kind: 'text', text: `${POEM} Снова.` } }));
    } else {
      await moveOnce(person);
      const { given = [], hand = [] } = person.view ?? {};
      const hasJustGiven = view?.phase === 'submit' && view.given.length === 0 && given.length > 0;
      if (hasJustGiven) await person.send('submit', { cards: hand.slice(1, 1 + given.length) });
    }
    await clock.pass(apart);
    await settle();
  }
}

const untroubled = (): void => {
  expect(tabletop.app.counts.rests).toBe(0);
  expect([...tabletop.app.counts.rejections.keys()]).not.toContain('too-fast');
  expect([...tabletop.app.counts.byes.keys()]).toEqual([]);
};

it('six quick people, who also play again', async () => {
  const clock = new FakeClock();
  tabletop = await setUp(USUAL, { clock });
  const { people } = await gather(tabletop, 6, { rules: PRESETS.dixit, decks: ['placeholder'] });
  const owner = people[0] as Client;
  for (let games = 0; games < 3; games += 1) {
    ok(await owner.send('start', {}));
    await evening(people, clock, 50);
    if (games < 2) ok(await owner.send('rematch', {}));
  }
  untroubled();
});

it('two people and four bots', async () => {
  const clock = new FakeClock();
  tabletop = await setUp(USUAL, { clock });
  const { people } = await gather(tabletop, 2, {
    rules: { ...PRESETS.imaginarium, constraints: 'remind' },
    decks: ['placeholder'],
  });
  const owner = people[0] as Client;
  for (let bots = 0; bots < 4; bots += 1) ok(await owner.send('addBot', {}));
  ok(await owner.send('start', {}));
  await evening(people, clock, 150);
  untroubled();
});

it('a whole class of thirty behind one address', async () => {
  const clock = new FakeClock();
  tabletop = await setUp(USUAL, { clock });
  const tables = await Promise.all(
    Array.from({ length: 6 }, () => gather(tabletop, 5, { rules: PRESETS.dixit, decks: ['placeholder'] })),
  );
  for (const { people } of tables) ok(await (people[0] as Client).send('start', {}));
  await evening(
    tables.flatMap(({ people }) => people),
    clock,
    10,
  );
  untroubled();
});
