import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asker, type Change, Ledger, type Pages } from '../src/ledger.ts';
import { evolve } from '../src/register/evolve.ts';
import { EMPTY, type Register, type RegisterCommand, type RegisterEvent } from '../src/register/model.ts';
import { type Drawer, readRegister, registerPages } from '../src/register/record.ts';

/** The plainest log: events are numbers, and the state is their sum. */
interface Add {
  readonly by: string;
  readonly number: number;
}
const SUM = {
  nothing: 0,
  evolve: (sum: number, number: number): number => sum + number,
  seal: (before: string, entry: string): string => `${before.length}:${entry.length}`,
};

const sizeOf = (text: string): number => text.length;

/** A log in memory, as several nodes see it. */
class Paper implements Pages<number> {
  readonly entries: { readonly seq: number; readonly text: string }[] = [];

  get seq(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  append(expectedSeq: number, text: string, events: number): Promise<{ ok: boolean }> {
    if (expectedSeq !== this.seq) return Promise.resolve({ ok: false });
    this.entries.push({ seq: expectedSeq + events, text });
    return Promise.resolve({ ok: true });
  }

  async *read(afterSeq: number): AsyncGenerator<{ readonly text: string }[]> {
    await Promise.resolve();
    for (const { seq, text } of this.entries) if (seq > afterSeq) yield [{ text }];
  }

  readonly sizeOf = sizeOf;
}

const sum = (pages: Pages<number>): Ledger<number, Add, number> => new Ledger(SUM, pages);
const add = (
  ledger: Ledger<number, Add, number>,
  number: number,
  asker: Asker | null = null,
): Promise<boolean> =>
  ledger.append({ by: asker?.by ?? 'x', number }, { events: [number], state: ledger.state + number }, asker);

describe('a ledger', () => {
  it('[K1] applies what was written, not before', async () => {
    let write: (answer: { ok: boolean }) => void = () => undefined;
    const pages: Pages<number> = {
      append: () => new Promise((resolve) => (write = resolve)),
      read: () => new Paper().read(0),
      sizeOf,
    };
    const ledger = sum(pages);
    const adding = add(ledger, 5);
    expect(ledger.state).toBe(0);
    write({ ok: true });
    expect(await adding).toBe(true);
    expect([ledger.state, ledger.seq]).toEqual([5, 1]);
  });

  it('[K2] applies what others wrote first, and says that it was overtaken', async () => {
    const paper = new Paper();
    const [one, other] = [sum(paper), sum(paper)];
    expect(await add(one, 5)).toBe(true);
    expect(await add(one, 7)).toBe(true);
    expect(await add(other, 1)).toBe(false);
    expect([other.state, other.seq]).toEqual([12, 2]);
    expect(await add(other, 1)).toBe(true);
    await one.catchUp();
    expect([one.state, one.seq]).toEqual([13, 3]);
    expect(await add(one, 1)).toBe(true);
  });

  it('[K3] tells of every entry once, in order, whoever wrote it', async () => {
    const paper = new Paper();
    const [one, other] = [sum(paper), sum(paper)];
    const heard: Change<number, Add, number>[] = [];
    one.applied = (change) => heard.push(change);
    await add(other, 5, { by: 'ana', id: 'a1' });
    await add(one, 1);
    await add(one, 1, { by: 'boris', id: 'b1' });
    await one.catchUp();
    expect(heard.map(({ before, after, isOurs, asker }) => [before, after, isOurs, asker?.id])).toEqual([
      [0, 5, false, 'a1'],
      [5, 6, true, 'b1'],
    ]);
    expect(heard.map(({ command, events }) => [command?.number, events])).toEqual([
      [5, [5]],
      [1, [1]],
    ]);
    expect(heard.map(({ size }) => size)).toEqual(paper.entries.map(({ text }) => text.length));
  });

  it('[K4] knows the last sixteen messages of everybody, also when it is read anew', async () => {
    const paper = new Paper();
    const ledger = sum(paper);
    for (let count = 0; count < 18; count += 1) await add(ledger, 1, { by: 'ana', id: `a${count}` });
    // On somebody else's behalf.
    await ledger.append({ by: 'bot', number: 1 }, { events: [1], state: 19 }, { by: 'boris', id: 'b' });
    const anew = sum(paper);
    await anew.catchUp();
    for (const each of [ledger, anew]) {
      expect(each.hasAnswered({ by: 'ana', id: 'a1' })).toBe(false);
      expect(each.hasAnswered({ by: 'ana', id: 'a2' })).toBe(true);
      expect(each.hasAnswered({ by: 'ana', id: 'a17' })).toBe(true);
      expect(each.hasAnswered({ by: 'boris', id: 'b' })).toBe(true);
      expect(each.hasAnswered({ by: 'boris', id: 'a17' })).toBe(false);
    }
  });

  it('[K6] finds that a log ends too early', async () => {
    const ledger = sum({
      append: () => Promise.resolve({ ok: false }),
      read: () => new Paper().read(0),
      sizeOf,
    });
    await expect(add(ledger, 1)).rejects.toThrow('ends before');
  });

  it('seals every entry to those before', async () => {
    const paper = new Paper();
    const ledger = sum(paper);
    await add(ledger, 5);
    await add(ledger, 5);
    const hashes = paper.entries.map(({ text }) => (JSON.parse(text) as { hash: string }).hash);
    expect(hashes).toEqual([
      SUM.seal('', '[1,{"by":"x","number":5},[5]]'),
      SUM.seal(hashes[0] ?? '', '[2,{"by":"x","number":5},[5]]'),
    ]);
  });
});

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
    sizeOf,
  };
}

type Book = Ledger<Register, RegisterCommand, RegisterEvent>;
const book = (at: Drawer): Book => new Ledger({ nothing: EMPTY, evolve }, registerPages('ABCDEF', at));
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
    expect(ledger.state).toEqual({ ...kept, closed: false });
    expect(await write(ledger, [{ type: 'unbanned', player: 'x' }])).toBe(true);
    expect(readRegister('ABCDEF', at.text)).toMatchObject({ ...kept, banned: [], seq: 2 });
    const strange = { ...old, bots: { 'bot-1': { character: 'nobody', level: 'even' } } };
    expect(() => readRegister('ABCDEF', JSON.stringify(strange))).toThrow('bots.bot-1.character');
  });
});
