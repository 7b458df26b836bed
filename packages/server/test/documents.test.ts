import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BrokenDocument, readDocument, writeDocument } from '../src/documents.ts';
import { readTableDoc } from '../src/table-doc.ts';
import { gather, ok, setUp } from './tabletop.ts';

const form = v.object({ name: v.string() });
const read = (text: string): unknown => readDocument('somebody', text, form);

describe('a document', () => {
  it('is read as it was written, with or without a version', () => {
    expect(read(writeDocument({ name: 'Ana' }))).toEqual({ name: 'Ana' });
    expect(read('{"name":"Ana"}')).toEqual({ name: 'Ana' });
    expect(writeDocument({ name: 'Ana' })).toBe('{"version":1,"name":"Ana"}');
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['of another form', '{"name":7}'],
    ['of a newer version', '{"version":2,"name":"Ana"}'],
    ['of no version there is', '{"version":"x","name":"Ana"}'],
  ])('that is %s is refused, and says whose it is', (_, text) => {
    expect(() => read(text)).toThrow(BrokenDocument);
    expect(() => read(text)).toThrow(/^The record of somebody cannot be read/);
  });

  it('of a table is read whole', () => {
    const doc = {
      code: 'ABCDEF',
      game: 'g',
      games: ['f'],
      language: 'ru',
      listed: true,
      chat: false,
      banned: ['x'],
      bots: { 'bot-1': { character: 'moth', level: 'even' } },
      mutes: { a: ['b'] },
      handovers: [{ hash: 'h', from: 'a', until: 1 }],
    };
    // Written before the host could close one.
    expect(readTableDoc('ABCDEF', writeDocument(doc))).toEqual({ ...doc, closed: false });
    const strange = { ...doc, bots: { 'bot-1': { character: 'nobody', level: 'even' } } };
    expect(() => readTableDoc('ABCDEF', writeDocument(strange))).toThrow('bots.bot-1.character');
  });
});

describe('a record that was tampered with', () => {
  it('opens nothing, and the other tables go on', async () => {
    const tabletop = await setUp();
    await tabletop.store.records.put('table', 'BROKEN', '{"code":"BROKEN"}', 0);
    const { code, people } = await gather(tabletop, 3);
    const stranger = tabletop.client();
    expect(await stranger.enter({ code: 'BROKEN', role: 'spectator' })).toMatchObject({ code: 'not-saved' });
    ok(await stranger.enter({ code, role: 'spectator' }));
    const [owner] = people;
    if (owner) ok(await owner.send('start', {}));
    await tabletop.stop();
  });
});
