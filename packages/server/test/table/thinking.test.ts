/** The bots of a table: asked when it waits for them, heard when their time has come, and never in the way. */
import type { BotMove } from '@fabula/bots/brain.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import type { Minds, Question } from '@fabula/table/ports.ts';
import type { Table } from '@fabula/table/table.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, fakeHouse, otherwise } from '../fake-house.ts';
import { FakeSpeaker, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;
const MINUTE = 60_000;

/** What a bot was asked, to be answered by hand. */
interface Asked {
  readonly question: Question;
  readonly answer: (move: BotMove | null) => void;
  readonly fail: (error: Error) => void;
}

interface Evening {
  readonly fake: FakeHouse;
  readonly table: Table;
  readonly owner: FakeSpeaker;
  readonly speakers: FakeSpeaker[];
  readonly asked: Asked[];
  readonly lines: { msg: string; table?: string; phase?: string; err?: { message: string } }[];
  /** The last question of somebody. */
  last(): Asked;
}

/** So many people and a bot, whose brain is the test's; the first of them has told a story. */
async function told(
  people: number,
  overrides: Parameters<typeof fakeHouse>[0] = {},
  rules: Rules = RULES,
): Promise<Evening> {
  const asked: Asked[] = [];
  const lines: Evening['lines'] = [];
  const minds: Minds = {
    move: (question) => new Promise((answer, fail) => asked.push({ question, answer, fail })),
    remark: () => Promise.resolve(null),
    prepare: () => undefined,
    leave: () => undefined,
  };
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Evening['lines'][number]) },
  );
  const fake = fakeHouse({ minds, log, ...overrides });
  const { table, speakers } = await seated(fake, rules, people);
  const [owner = new FakeSpeaker('nobody')] = speakers;
  expect(await said(table, owner, { type: 'addBot', level: 'sharp' })).toBeNull();
  await said(table, owner, { type: 'start' });
  await tell(table, owner, 'Moon');
  return {
    fake,
    table,
    owner,
    speakers,
    asked,
    lines,
    last() {
      const one = asked.at(-1);
      if (!one) throw new Error('nobody was asked');
      return one;
    },
  };
}

const tell = (table: Table, owner: FakeSpeaker, text: string): Promise<string | null> =>
  said(table, owner, { type: 'tell', card: owner.view?.hand[0] ?? -1, clue: { kind: 'text', text } });
const given = ({ question }: Asked): BotMove => ({ type: 'submit', cards: [question.view.hand[0] ?? -1] });
const botOf = (table: Table): string => Object.keys(table.register.bots)[0] ?? '';
const hasGiven = ({ table, owner }: Evening): boolean => {
  const seat = table.game.state.people.find(({ id }) => id === botOf(table))?.seat ?? -1;
  return !(owner.view?.waiting.includes(seat) ?? true);
};

describe('a bot', () => {
  it('is asked as who it is, with its seat’s view; it moves when its time has come', async () => {
    const began = performance.now();
    const at = await told(3);
    const { asked, table, fake } = at;
    expect(asked).toHaveLength(1);
    const { character, level } = table.register.bots[botOf(table)] ?? {};
    expect(at.last().question).toMatchObject({
      character,
      level,
      language: 'en',
      seat: 3,
      game: table.game.id,
    });
    expect(at.last().question.view.hand).toHaveLength(6);
    at.last().answer(given(at.last()));
    await fake.clock.pass(999);
    expect(hasGiven(at)).toBe(false);
    await fake.clock.pass(4_001);
    expect(hasGiven(at)).toBe(true);
    const { botMoves, botGuesses, botSeconds } = fake.house.tally;
    expect([botMoves, botGuesses]).toEqual([1, 0]);
    expect(botSeconds).toBeGreaterThan(0);
    expect(botSeconds).toBeLessThan((performance.now() - began) / 1_000);
    expect(at.lines).toEqual([]);
  });

  it('that sits in for somebody is nobody who is at the table', async () => {
    const at = await told(4);
    const [, gone] = at.speakers;
    if (gone) at.table.seeOff(gone);
    await at.fake.clock.pass(2 * MINUTE);
    const { question } = at.last();
    expect(question.seat).toBe(1);
    expect(question.character).not.toBe(at.table.register.bots[botOf(at.table)]?.character);
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(MINUTE);
    expect(at.owner.view?.waiting).not.toContain(1);
  });

  it('is asked anew when the clue is another, and what it thought of before is let go', async () => {
    const at = await told(3);
    const first = at.last();
    await tell(at.table, at.owner, 'Sun');
    expect(at.asked).toHaveLength(2);
    first.answer(given(first));
    await at.fake.clock.pass(MINUTE);
    expect(hasGiven(at)).toBe(false);
    expect(at.fake.house.tally.botMoves).toBe(0);
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(MINUTE);
    expect(hasGiven(at)).toBe(true);
  });

  it('is not asked twice for the same, whatever else happens', async () => {
    const at = await told(3);
    await said(at.table, at.owner, { type: 'settings', listed: true });
    for (const speaker of at.speakers.slice(1))
      await said(at.table, speaker, { type: 'submit', cards: [speaker.view?.hand[0] ?? -1] });
    expect(at.asked).toHaveLength(1);
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(10_000);
    expect(at.asked.map(({ question }) => question.view.phase)).toEqual(['submit', 'vote']);
  });

  it('whose seat was passed over is asked for the vote, and its card comes too late', async () => {
    const at = await told(4, {}, { ...RULES, standIns: false });
    const first = at.last();
    for (const speaker of at.speakers.slice(1))
      await said(at.table, speaker, { type: 'submit', cards: [speaker.view?.hand[0] ?? -1] });
    expect(await said(at.table, at.owner, { type: 'skip', seat: 4 })).toBeNull();
    expect(at.owner.view?.phase).toBe('vote');
    first.answer(given(first));
    await at.fake.clock.pass(MINUTE);
    expect(at.fake.house.tally.botGuesses).toBe(0);
  });

  it('that sits in for somebody who moves after all has nothing to say any more', async () => {
    const at = await told(4);
    const [, slow] = at.speakers;
    if (!slow) throw new Error('nobody');
    expect(await said(at.table, at.owner, { type: 'skip', seat: 1 })).toBeNull();
    expect(at.asked.map(({ question }) => question.seat)).toEqual([4, 1]);
    const standIn = at.last();
    const [, own = -1] = slow.view?.hand ?? [];
    expect(await said(at.table, slow, { type: 'submit', cards: [own] })).toBeNull();
    standIn.answer(given(standIn));
    await at.fake.clock.pass(MINUTE);
    expect(slow.view?.given).toEqual([own]);
    expect(at.fake.house.tally.botMoves).toBe(0);
  });

  it.each<[string, (one: Asked) => void, string[]]>([
    [
      'breaks down',
      ({ fail }) => fail(new Error('no idea')),
      ['a bot broke down', 'a bot did not know what to do'],
    ],
    ['has no answer', ({ answer }) => answer(null), ['a bot did not know what to do']],
    [
      'is mistaken',
      ({ answer }) => answer({ type: 'submit', cards: [-1] }),
      ['a bot did not know what to do'],
    ],
  ])('that %s moves all the same, and the log says so', async (_, answer, messages) => {
    const at = await told(3);
    answer(at.last());
    await at.fake.clock.pass(5_000);
    expect(hasGiven(at)).toBe(true);
    expect([at.fake.house.tally.botMoves, at.fake.house.tally.botGuesses]).toEqual([1, 1]);
    expect(at.lines.map(({ msg }) => msg)).toEqual(messages);
    expect(at.lines.at(-1)).toMatchObject({ table: at.table.code, phase: 'submit' });
    if (messages.length > 1)
      expect(at.lines[0]).toMatchObject({ table: at.table.code, err: { message: 'no idea' } });
  });

  it('waits with its move for a disk that is full, and does not guess for that', async () => {
    const memory = openMemory();
    let isFull = false;
    const store = otherwise(memory, {
      games: {
        append: (...entry) =>
          isFull ? Promise.reject(new StoreError('full', 'no room')) : memory.games.append(...entry),
      },
    });
    const at = await told(3, { store, storeFailed: () => undefined });
    isFull = true;
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(5_000);
    expect(hasGiven(at)).toBe(false);
    expect(at.fake.house.tally.botGuesses).toBe(0);
    isFull = false;
    // It thinks anew.
    expect(at.asked.length).toBeGreaterThan(1);
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(5_000);
    expect(hasGiven(at)).toBe(true);
  });

  it('[K7] that was overtaken by another node is asked anew', async () => {
    const store = openMemory();
    const at = await told(3, { store });
    const same = await fakeHouse({ store }).tables.find(at.table.code);
    if (!same) throw new Error('no table');
    const elsewhere = new FakeSpeaker('p1');
    same.welcome(elsewhere, 'in');
    await said(same, elsewhere, { type: 'askForTime', more: true });
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(5_000);
    expect(hasGiven(at)).toBe(false);
    expect(at.fake.house.tally.botGuesses).toBe(0);
    expect(at.asked).toHaveLength(2);
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(5_000);
    expect(hasGiven(at)).toBe(true);
  });

  it('whose account is overdrawn waits until something may be written', async () => {
    const at = await told(3);
    let owed = 30_000;
    at.owner.waitFor = ((cost: string) => (cost === 'written' ? owed : 0)) as () => number;
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(20_000);
    expect(hasGiven(at)).toBe(false);
    owed = 0;
    await at.fake.clock.pass(20_000);
    expect(hasGiven(at)).toBe(true);
  });

  it('does nothing more at a table that broke down: no timer is left', async () => {
    const at = await told(3);
    at.last().answer(given(at.last()));
    await settle();
    expect(at.fake.clock.waiting).toBeGreaterThan(0);
    at.table.breakDown(new Error('a mistake of ours'));
    await at.fake.clock.pass(MINUTE);
    expect([at.fake.house.tally.botMoves, at.fake.clock.waiting]).toEqual([0, 0]);
  });

  it('is let alone while the table is paused', async () => {
    const at = await told(3);
    await said(at.table, at.owner, { type: 'pause' });
    at.last().answer(given(at.last()));
    await at.fake.clock.pass(MINUTE);
    expect(at.fake.house.tally.botMoves).toBe(0);
    await said(at.table, at.owner, { type: 'resume' });
    expect(at.asked).toHaveLength(2);
  });
});
