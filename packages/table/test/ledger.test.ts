import { describe, expect, it } from 'vitest';
import { type Asker, type Change, Ledger, type Pages } from '../src/ledger.ts';

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
