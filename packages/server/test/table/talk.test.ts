/** What was said at a table, for those who come later. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { rematch } from '@fabula/table/rematch.ts';
import { Talk } from '@fabula/table/talk.ts';
import { ask, begun, FakeGuest, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, said, seated } from '../fake-speaker.ts';

describe('what was said', () => {
  const saying = (by: string, text: string) => ({ by, text, at: 1 });
  const recalled = (talk: Talk, muted?: string[]): unknown[] => {
    const guest = new FakeGuest('p');
    talk.recall(guest, muted);
    return guest.heard.flatMap((message) =>
      'said' in message ? message.said.map(({ text }) => text) : ['?'],
    );
  };

  it('is remembered thirty lines long, without those who were forgotten', () => {
    const talk = new Talk();
    expect(recalled(talk)).toEqual([]);
    for (let line = 0; line < 40; line += 1) talk.add(saying(line % 2 === 0 ? 'a' : 'b', `${line}`));
    expect(recalled(talk)).toEqual(Array.from({ length: 30 }, (_, line) => `${line + 10}`));
    expect(recalled(talk, ['a', 'b'])).toEqual([]);
    talk.forget('a');
    expect(recalled(talk)).toEqual(Array.from({ length: 15 }, (_, line) => `${2 * line + 11}`));
    talk.clear();
    expect(recalled(talk)).toEqual([]);
  });

  it('[Q6] can be reported when five hundred lines more were said, and is gone with whoever is forgotten', () => {
    const talk = new Talk();
    const lines = (count: number, by: string, from: number): void => {
      for (let line = 0; line < count; line += 1) talk.add({ by, text: 'la', at: from + line });
    };
    talk.add({ by: 'a', text: 'rude', at: 1 });
    talk.add({ by: 'b', text: 'rude', at: 1 });
    lines(528, 'a', 10);
    expect(talk.find('a', 1)?.text).toBe('rude');
    expect(talk.remove('b', 1)).toBe(true);
    expect(talk.find('b', 1)).toBeNull();
    lines(2, 'a', 1_000);
    expect(talk.find('a', 1)).toBeNull();
    expect([talk.sayings.length, talk.find('a', 12)?.text]).toEqual([30, 'la']);
    talk.forget('a');
    expect(talk.find('a', 12)).toBeNull();
  });

  it('is known by who said it and when: what somebody says in one breath is not taken for the same', async () => {
    const { table, speakers } = await seated(fakeHouse(), PRESETS.dixit, 3);
    const [, guest = new FakeSpeaker('nobody')] = speakers;
    for (const text of ['rude', 'kind']) await said(table, guest, { type: 'say', text });
    const [rude] = table.talk.sayings;
    expect(table.takeBack('p1', rude?.at ?? 0)).toBe(true);
    expect(table.talk.sayings.map(({ text }) => text)).toEqual(['kind']);
  });

  it('is not told where chat is turned off, nor of the game before', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, { ...PRESETS.dixit, firstStoryteller: 0 }, 3);
    const [owner = new FakeGuest('nobody')] = guests;
    const newcomer = (): FakeGuest => {
      const guest = new FakeGuest('late', 'spectator');
      table.welcome(guest, 'in');
      return guest;
    };
    const told = ({ heard: messages }: FakeGuest): boolean => messages.some((message) => 'said' in message);
    table.talk.add(saying('p1', 'hello'));
    expect(told(newcomer())).toBe(true);
    await table.inOrder(() => table.amend({ type: 'choose', by: 'p0', chat: false }, null));
    expect(told(newcomer())).toBe(false);
    await table.inOrder(() => table.amend({ type: 'choose', by: 'p0', chat: true }, null));
    await ask(table, owner, { type: 'end', by: 'p0' });
    await table.inOrder(() => rematch(table, { by: 'p1', id: 'again' }));
    expect(told(newcomer())).toBe(false);
  });
});
