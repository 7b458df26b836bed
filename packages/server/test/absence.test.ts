import { optionsIn } from '@fabula/engine/options.ts';
import type { PhaseName } from '@fabula/engine/model.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import type { Table } from '@fabula/table/table.ts';
import { settle } from './fake-clock.ts';
import { ask, begun, FakeGuest, type FakeHouse, fakeHouse } from './fake-house.ts';

/** Everybody who is here makes a move they can make; false: nobody has one. */
async function everybodyMoves(table: Table, guests: readonly FakeGuest[]): Promise<boolean> {
  let moved = false;
  for (const guest of guests) {
    const { view, player } = guest;
    if (!view || view.seat === null || !view.waiting.includes(view.seat) || !table.guests.has(guest))
      continue;
    const [option] = optionsIn(view);
    if (!option) continue;
    moved = true;
    const by = player;
    if (option.type === 'claim' || option.type === 'swapHand' || option.type === 'sawResult')
      await ask(table, guest, { type: option.type, by });
    else if (option.type === 'tell')
      await ask(table, guest, {
        type: 'tell',
        by,
        card: option.cards[0] ?? -1,
        clue: { kind: 'aloud', media: null },
      });
    else if (option.type === 'submit')
      await ask(table, guest, { type: 'submit', by, cards: option.choices[0] ?? [] });
    else if (option.type === 'vote')
      await ask(table, guest, { type: 'vote', by, number: option.numbers[0] ?? 0 });
  }
  return moved;
}

const phaseOf = (table: Table): PhaseName => table.game.state.phase.name;

async function playTo(table: Table, guests: readonly FakeGuest[], phase: PhaseName): Promise<void> {
  for (let step = 0; phaseOf(table) !== phase; step += 1) {
    if (step > 40) throw new Error(`never came to ${phase}`);
    const first = guests.find(({ view }) => view?.seat != null && view.waiting.includes(view.seat));
    if (first) await everybodyMoves(table, [first]);
  }
}

const MINUTE = 60_000;

/** People who are here move at once; otherwise time passes. Fails if the round is not over within the hour. */
async function roundCompletes(
  fake: FakeHouse,
  table: Table,
  guests: readonly FakeGuest[],
  round: number,
): Promise<void> {
  const isDone = (): boolean => table.game.state.round > round || phaseOf(table) === 'over';
  for (let minute = 0; minute < 60 && !isDone(); minute += 1) {
    while (!isDone() && (await everybodyMoves(table, guests))) continue;
    if (!isDone()) await fake.clock.pass(MINUTE);
  }
  expect(isDone(), `stuck in ${phaseOf(table)} waiting for ${guests[0]?.view?.waiting.join()}`).toBe(true);
}

const MANNERS = {
  async leaves(_: FakeHouse, table: Table, guest: FakeGuest): Promise<FakeGuest[]> {
    await ask(table, guest, { type: 'leave', by: guest.player });
    table.seeOff(guest);
    return [];
  },
  async sleeps(_: FakeHouse, table: Table, guest: FakeGuest): Promise<FakeGuest[]> {
    table.seeOff(guest);
    await settle();
    return [];
  },
  async reloads({ clock }: FakeHouse, table: Table, guest: FakeGuest): Promise<FakeGuest[]> {
    table.seeOff(guest);
    await clock.pass(1_000);
    const again = new FakeGuest(guest.player);
    table.welcome(again, 'again');
    expect(table.game.state.people.find(({ id }) => id === guest.player)?.presence).toBe('here');
    return [again];
  },
};

const VARIANTS: Record<string, Rules> = {
  dixit: PRESETS.dixit,
  imaginarium: PRESETS.imaginarium,
  'dixit without stand-ins': { ...PRESETS.dixit, standIns: false },
};

describe.each(Object.keys(VARIANTS))('%s: someone is absent', (name) => {
  const rules = VARIANTS[name] ?? PRESETS.dixit;
  const phases: PhaseName[] =
    rules.firstStoryteller === 'claim'
      ? ['claim', 'tell', 'submit', 'vote', 'result']
      : ['tell', 'submit', 'vote', 'result'];
  describe.each(Object.keys(MANNERS) as (keyof typeof MANNERS)[])('and %s', (manner) => {
    it.each([3, 4, 5, 6])(
      'at a table of %i, whoever it is and whenever: the round completes',
      async (seats) => {
        for (const phase of phases) {
          for (let seat = 0; seat < seats; seat += 1) {
            const fake = fakeHouse();
            const { table, guests } = await begun(fake, rules, seats);
            await playTo(table, guests, phase);
            const { round } = table.game.state;
            const absent = guests[seat];
            if (!absent) throw new Error('nobody');
            const back = await MANNERS[manner](fake, table, absent);
            const here = [...guests.filter((guest) => guest !== absent), ...back];
            await roundCompletes(fake, table, here, round);
          }
        }
      },
    );
  });
});

describe('a table', () => {
  it('sleeps when everybody is gone, and goes on when someone is back next week', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(
      fake,
      { ...PRESETS.dixit, time: { ...PRESETS.dixit.time, submit: 90, vote: 90 } },
      4,
    );
    await playTo(table, guests, 'submit');
    for (const guest of guests) table.seeOff(guest);
    await fake.clock.pass(7 * 24 * 60 * MINUTE);
    expect(phaseOf(table)).toBe('submit');
    expect(fake.tables.size).toBe(0);

    const again = await fake.tables.find(table.code);
    if (!again) throw new Error('the table is gone');
    const guest = new FakeGuest('p0');
    again.welcome(guest, 'back');
    await settle();
    expect(again.game.state.people.find(({ id }) => id === 'p0')?.presence).toBe('here');
    await roundCompletes(fake, again, [guest], again.game.state.round);
  });

  it('gives the seat back at any moment', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 4);
    await playTo(table, guests, 'submit');
    const absent = guests.find(({ view }) => view?.seat !== view?.storyteller);
    if (!absent) throw new Error('nobody');
    table.seeOff(absent);
    await fake.clock.pass(2 * MINUTE);
    expect(table.game.state.people.find(({ id }) => id === absent.player)?.presence).toBe('gone');
    const again = new FakeGuest(absent.player);
    table.welcome(again, 'back');
    await settle();
    expect(again.view?.seat).toBe(absent.seat);
    expect(again.view?.people.find(({ id }) => id === absent.player)?.presence).toBe('here');
  });

  it('counts a deadline once, however often it is proposed', async () => {
    const fake = fakeHouse();
    const rules = { ...PRESETS.imaginarium, time: { ...PRESETS.imaginarium.time, tell: 30 } };
    const { table } = await begun(fake, rules, 3);
    const { v } = table.game;
    await fake.clock.pass(30_000);
    fake.tables.ring(table.code);
    fake.tables.ring(table.code);
    await settle();
    const entries = await fake.store.games.read(table.game.id);
    expect(entries.filter(({ text }) => text.includes('"timeUp"'))).toHaveLength(1);
    expect(table.game.v).toBeGreaterThan(v);
  });
});
