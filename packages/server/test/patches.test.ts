import { optionsIn } from '@fabula/engine/legal.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import type { Table } from '../src/table.ts';
import { seatFor } from '../src/wire.ts';
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
      for (const guest of [watcher, screen, secondTab]) table.welcome(guest, 'w', undefined);
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
        } else if (option) await ask(table, guest, { type: option.type, by });
        upToDate(table, everybody);
      }
    },
  );

  it('tell nothing but a version to those who may not see what changed', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, { ...PRESETS.dixit, firstStoryteller: 0 }, 4);
    const [teller, first, second] = guests;
    if (!teller?.view || !first?.view || !second) throw new Error('nobody');
    const [card = -1] = teller.view.hand;
    await ask(table, teller, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } });
    await ask(table, first, { type: 'submit', by: 'p1', cards: first.view.hand.slice(0, 1) });
    await ask(table, first, { type: 'submit', by: 'p1', cards: first.view.hand.slice(1, 2) });
    const { v } = table.game;
    expect(second.heard.at(-1)).toEqual({ v });
    expect(second.heard.at(-2)).toEqual({ v: v - 1, set: { waiting: [2, 3] } });
    expect(first.heard.at(-1)).toMatchObject({ v, set: { given: first.view.hand.slice(1, 2) } });
    expect(first.heard.at(-1)).toHaveProperty('ack');
  });

  it('show a whole view to whoever gets another seat', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 4);
    const [, leaver] = guests;
    const latecomer = new FakeGuest('late');
    if (!leaver) throw new Error('nobody');
    table.welcome(latecomer, 'in', undefined);
    expect(latecomer.view?.hand).toEqual([]);
    await ask(table, leaver, { type: 'leave', by: leaver.player });
    expect(leaver.view).toMatchObject({ seat: null, hand: [] });
    await ask(table, latecomer, { type: 'join', by: 'late' });
    expect(latecomer.view?.seat).toBe(1);
    expect(latecomer.view?.hand).toHaveLength(6);
  });

  it('do not come whole to someone who still has the current view', async () => {
    const fake = fakeHouse();
    const { table } = await begun(fake, PRESETS.imaginarium, 3);
    const again = new FakeGuest('p1');
    const { id, v } = table.game;
    again.v = v;
    table.welcome(again, 'a1', { game: id, v });
    expect(again.heard.at(-1)).toEqual({ ack: 'a1', v });
    const behind = new FakeGuest('p1');
    table.welcome(behind, 'a2', { game: id, v: v - 1 });
    expect(behind.heard.at(-1)).toHaveProperty('view');
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
      guest.send = (frame) => {
        bytes += frame.length;
        send(frame);
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
