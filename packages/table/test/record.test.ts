import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asker, Ledger } from '../src/ledger.ts';
import { evolve } from '../src/register/evolve.ts';
import { EMPTY, type Register, type RegisterCommand, type RegisterEvent } from '../src/register/model.ts';
import { type Drawer, readRegister, RegisterPages } from '../src/register/record.ts';

function drawer(): Drawer & { text: string; version: number } {
  return {
    text: '',
    version: 0,
    get() {
      return Promise.resolve(this.version === 0 ? undefined : { text: this.text, version: this.version });
    },
    put(text, expected) {
      const ok = expected === this.version;
      if (ok) [this.text, this.version] = [text, expected + 1];
      return Promise.resolve({ ok, version: this.version });
    },
    sizeOf: (text) => text.length,
  };
}

type Book = Ledger<Register, RegisterCommand, RegisterEvent>;
const book = (at: Drawer): Book => new Ledger({ nothing: EMPTY, evolve }, new RegisterPages('ABCDEF', at));
const OPENED: RegisterEvent = { type: 'opened', game: 'g', language: 'ru', listed: false, chat: true };
const write = (
  ledger: Book,
  events: readonly RegisterEvent[],
  asker: Asker | null = null,
): Promise<boolean> =>
  ledger.append({ type: 'close' }, { events, state: events.reduce(evolve, ledger.state) }, asker);

describe('a register that is kept as a record', () => {
  it('[K5] read anew, or followed from any place, comes to the same', async () => {
    const events = fc.constantFrom<RegisterEvent>(
      { type: 'banned', player: 'x' },
      { type: 'unbanned', player: 'x' },
      { type: 'muted', by: 'a', player: 'b' },
      { type: 'gamePutOn', game: 'h' },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(events, { minLength: 1, maxLength: 3 }), { maxLength: 40 }),
        fc.nat(39),
        async (entries, left) => {
          const at = drawer();
          const [one, follower] = [book(at), book(at)];
          await write(one, [OPENED]);
          for (const [place, entry] of entries.entries()) {
            if (place === left) await follower.catchUp();
            expect(await write(one, entry, { by: 'a', id: `m${place}` })).toBe(true);
          }
          const anew = book(at);
          for (const each of [anew, follower]) {
            await each.catchUp();
            expect([each.state, each.seq]).toEqual([one.state, one.seq]);
            for (let place = Math.max(0, entries.length - 16); place < entries.length; place += 1)
              expect(each.hasAnswered({ by: 'a', id: `m${place}` })).toBe(true);
          }
          expect(await write(follower, [{ type: 'closed' }])).toBe(true);
          expect(await write(one, [{ type: 'closed' }])).toBe(false);
          expect(one.state.closed).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[K4] [K5] knows whom it has answered also where the entries are gone', async () => {
    const at = drawer();
    const ledger = book(at);
    await write(ledger, [OPENED]);
    for (let count = 0; count < 40; count += 1) {
      const type = count % 2 === 0 ? 'banned' : 'unbanned';
      await write(ledger, [{ type, player: 'x' }], { by: 'a', id: `m${count}` });
    }
    const anew = book(at);
    await anew.catchUp();
    expect(anew.hasAnswered({ by: 'a', id: 'm39' })).toBe(true);
    expect(anew.hasAnswered({ by: 'a', id: 'm24' })).toBe(true);
    expect(anew.hasAnswered({ by: 'a', id: 'm3' })).toBe(false);
  });

  it('[K3] tells whoever follows it of every entry, and of nothing else', async () => {
    const at = drawer();
    const [one, follower] = [book(at), book(at)];
    await write(one, [OPENED]);
    await follower.catchUp();
    const heard: [command: string | undefined, events: number, asker: string | undefined][] = [];
    follower.applied = ({ command, events, asker }) => heard.push([command?.type, events.length, asker?.id]);
    await follower.catchUp();
    expect(heard).toEqual([]);
    await write(one, [{ type: 'banned', player: 'x' }], { by: 'a', id: 'm1' });
    await write(one, [{ type: 'unbanned', player: 'x' }, { type: 'closed' }]);
    await follower.catchUp();
    expect(heard).toEqual([
      ['close', 1, 'm1'],
      ['close', 2, undefined],
    ]);
    await follower.catchUp();
    expect(heard).toHaveLength(2);
  });

  it('[K3] tells whoever is too far behind once, of what everything added up to', async () => {
    const at = drawer();
    const [one, follower] = [book(at), book(at)];
    await write(one, [OPENED]);
    await follower.catchUp();
    const heard: unknown[] = [];
    follower.applied = ({ command, isOurs, size }) => heard.push([command, isOurs, size]);
    for (let count = 0; count < 17; count += 1) await write(one, [{ type: 'gamePutOn', game: `g${count}` }]);
    await follower.catchUp();
    expect(heard).toEqual([[null, false, 0]]);
    expect(follower.state).toEqual(one.state);
  });

  it('[K2] whoever was overtaken does not write before they have read', async () => {
    const at = drawer();
    const [one, other] = [new RegisterPages('ABCDEF', at), new RegisterPages('ABCDEF', at)];
    expect(await one.append(0, '{"entry":[1,null,[]]}', 1, EMPTY)).toMatchObject({ ok: true });
    const before = at.text;
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await other.append(0, '{"entry":[1,null,[]]}', 1, EMPTY)).toMatchObject({ ok: false });
    expect(at.text).toBe(before);
  });

  it('takes no more room after months than after a day', async () => {
    const at = drawer();
    const ledger = book(at);
    await write(ledger, [OPENED]);
    const sizes: number[] = [];
    for (let count = 0; count < 300; count += 1) {
      await write(ledger, [
        { type: 'muted', by: 'a', player: 'b' },
        { type: 'heard', by: 'a', player: 'b' },
      ]);
      sizes.push(at.text.length);
    }
    expect(at.text.length).toBeLessThan((sizes[20] ?? 0) * 1.1);
    // A register has no seals: nothing of it is kept.
    expect(at.text).not.toContain('hash');
  });

  it('of before there was a log is taken up as it is', async () => {
    const at = drawer();
    const old = {
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
    await at.put(JSON.stringify(old), 0);
    const ledger = book(at);
    await ledger.catchUp();
    const { code: _, ...kept } = old;
    expect(ledger.state).toEqual({ ...kept, closed: false, descriptions: false, quickBots: false });
    expect(await write(ledger, [{ type: 'unbanned', player: 'x' }])).toBe(true);
    expect(readRegister('ABCDEF', at.text)).toMatchObject({ ...kept, banned: [], seq: 2 });
    const strange = { ...old, bots: { 'bot-1': { character: 'nobody', level: 'even' } } };
    expect(() => readRegister('ABCDEF', JSON.stringify(strange))).toThrow('bots.bot-1.character');
    expect(() => readRegister('ABCDEF', '{}')).toThrow('The record of table ABCDEF cannot be read');
  });
});
