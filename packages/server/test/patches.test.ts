import { optionsIn } from '@fabula/engine/options.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import type { Intent } from '@fabula/table/queue.ts';
import { Game } from '@fabula/table/game.ts';
import type { Table } from '@fabula/table/table.ts';
import { seatFor } from '@fabula/table/showing.ts';
import { textFrame } from '../src/people/frames.ts';
import { ask, begun, FakeGuest, fakeHouse } from './fake-house.ts';

/** What a guest has put together from patches is what a newcomer would be shown. */
function upToDate(table: Table, guests: readonly FakeGuest[]): void {
  const { state, v } = table.game;
  for (const guest of guests) {
    expect(guest.v).toBe(v);
    const fresh = JSON.parse(JSON.stringify(viewFor(state, seatFor(state, guest) ?? 'spectator'))) as unknown;
    expect(guest.view).toEqual(fresh);
  }
}

describe('patches', () => {
  it.each([
    ['dixit', 3],
    ['dixit', 6],
    ['imaginarium', 4],
  ] as const)(
    'keep every view of %s with %i seats equal to a fresh one, at every step',
    async (preset, seats) => {
      const fake = fakeHouse();
      const { table, guests } = await begun(fake, PRESETS[preset], seats);
      const watcher = new FakeGuest('watcher', 'spectator');
      const screen = new FakeGuest('p0', 'screen');
      const secondTab = new FakeGuest('p1');
      for (const guest of [watcher, screen, secondTab]) table.welcome(guest, 'w');
      const everybody = [...guests, watcher, screen, secondTab];
      for (let step = 0; table.game.state.phase.name !== 'over'; step += 1) {
        const guest = guests.find(({ view }) => view?.seat != null && view.waiting.includes(view.seat));
        if (!guest?.view) throw new Error('nobody can move');
        const [option] = optionsIn(guest.view);
        const by = guest.player;
        if (option?.type === 'tell') {
          await ask(table, guest, {
            type: 'tell',
            by,
            card: option.cards[0] ?? -1,
            clue: { kind: 'aloud', media: null },
          });
          // Mended: another card, the same words.
          await ask(table, guest, {
            type: 'tell',
            by,
            card: option.cards[1] ?? -1,
            clue: { kind: 'aloud', media: null },
          });
        } else if (option?.type === 'submit') {
          await ask(table, guest, {
            type: 'submit',
            by,
            cards: option.choices[step % option.choices.length] ?? [],
          });
        } else if (option?.type === 'vote') {
          await ask(table, guest, {
            type: 'vote',
            by,
            number: option.numbers[step % option.numbers.length] ?? 0,
          });
        } else if (option && option.type !== 'own') await ask(table, guest, { type: option.type, by });
        upToDate(table, everybody);
      }
    },
  );

  it('tell nothing, not even a version, to those who may not see what changed', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, { ...PRESETS.dixit, firstStoryteller: 0 }, 4);
    const [teller, first, second] = guests;
    if (!teller?.view || !first?.view || !second?.view) throw new Error('nobody');
    const secondTab = new FakeGuest('p1');
    table.welcome(secondTab, 'w');
    const others = [teller, second];
    const secretly = async (guest: FakeGuest, wish: Intent): Promise<void> => {
      const { v } = table.game;
      const heard = guests.filter((other) => other !== guest).map((other) => other.heard.length);
      await ask(table, guest, wish);
      expect(table.game.v).toBe(v);
      expect(guests.filter((other) => other !== guest).map((other) => other.heard.length)).toEqual(heard);
      expect(guest.heard.at(-1)).toMatchObject({ v, ack: expect.any(String) as unknown });
      upToDate(table, [...guests, secondTab]);
    };
    const [card = -1, other = -1] = teller.view.hand;
    const clue = { kind: 'text', text: 'Moon' } as const;
    await ask(table, teller, { type: 'tell', by: 'p0', card, clue });
    await secretly(teller, { type: 'tell', by: 'p0', card: other, clue });
    await ask(table, first, { type: 'submit', by: 'p1', cards: first.view.hand.slice(0, 1) });
    expect(second.heard.at(-1)).toEqual({ v: table.game.v, set: { waiting: [2, 3] } });
    await secretly(first, { type: 'submit', by: 'p1', cards: first.view.hand.slice(1, 2) });
    expect(secondTab.view?.given).toEqual(first.view.hand.slice(1, 2));
    for (const [place, guest] of guests.slice(2).entries())
      await ask(table, guest, {
        type: 'submit',
        by: `p${place + 2}`,
        cards: guest.view?.hand.slice(0, 1) ?? [],
      });
    const [option] = optionsIn(first.view);
    if (option?.type !== 'vote') throw new Error('no vote');
    for (const number of option.numbers.slice(0, 1))
      await ask(table, first, { type: 'vote', by: 'p1', number });
    await secretly(first, { type: 'vote', by: 'p1', number: option.numbers[1] ?? 0 });
    await secretly(second, { type: 'askForTime', by: 'p2', more: true });
    expect(others.every(({ v }) => v === table.game.v)).toBe(true);
    const loaded = await Game.find(fake.house, table.game.id);
    expect(loaded?.v).toBe(table.game.v);
  });

  it('show a whole view to whoever gets another seat', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 4);
    const [, leaver] = guests;
    const latecomer = new FakeGuest('late');
    if (!leaver) throw new Error('nobody');
    table.welcome(latecomer, 'in');
    expect(latecomer.view?.hand).toEqual([]);
    await ask(table, leaver, { type: 'leave', by: leaver.player });
    expect(leaver.view).toMatchObject({ seat: null, hand: [] });
    await ask(table, latecomer, { type: 'join', by: 'late' });
    expect(latecomer.view?.seat).toBe(1);
    expect(latecomer.view?.hand).toHaveLength(6);
  });

  it('stay small: at most 800 bytes a player in a round of six', async () => {
    const fake = fakeHouse();
    const rules = {
      ...PRESETS.dixit,
      firstStoryteller: 0,
      time: { ...PRESETS.dixit.time, result: 0 },
    } as const;
    const { table, guests } = await begun(fake, rules, 6);
    let bytes = 0;
    for (const guest of guests) {
      const send = guest.send.bind(guest);
      guest.send = (letter) => {
        bytes += textFrame(letter.text).length;
        send(letter);
      };
    }
    for (let move = 0; move < 11 * 4; move += 1) {
      const guest = guests.find(({ view }) => view?.seat != null && view.waiting.includes(view.seat));
      if (!guest?.view) throw new Error('nobody can move');
      const [option] = optionsIn(guest.view);
      const by = guest.player;
      const text = 'A lighthouse that forgot the sea';
      if (option?.type === 'tell')
        await ask(table, guest, {
          type: 'tell',
          by,
          card: option.cards[0] ?? -1,
          clue: { kind: 'text', text },
        });
      else if (option?.type === 'submit')
        await ask(table, guest, { type: 'submit', by, cards: option.choices[0] ?? [] });
      else if (option?.type === 'vote')
        await ask(table, guest, { type: 'vote', by, number: option.numbers[0] ?? 0 });
    }
    expect(bytes / 6 / 4).toBeLessThan(800);
  });
});
