import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BotHouse } from '@fabula/bots/house.ts';
import { newGame, decide } from '@fabula/engine/decide.ts';
import type { State } from '@fabula/engine/model.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import type { FromBots, ToBots } from '../src/minds/bot-messages.ts';
import { BotThread, startBotWorker, type Thread } from '../src/minds/bot-thread.ts';
import type { Question } from '@fabula/table/ports.ts';
import { CLOCK } from '../src/clock.ts';
import { Counts } from '../src/counts.ts';
import { FakeClock } from './fake-clock.ts';
import { QUIET } from './quiet.ts';

function telling(): State {
  const rules = { ...PRESETS.dixit, firstStoryteller: 0 } as const;
  let { state } = newGame(rules, { game: 'g', seed: '00', decks: [{ id: 'd', cards: 84 }], owner: 'p0' });
  const wishes = [
    ...['p0', 'p1', 'p2', 'p3'].map((by) => ({ type: 'join', by, at: 1 }) as const),
    { type: 'start', by: 'p0', at: 2 } as const,
  ];
  for (const wish of wishes) {
    const decision = decide(state, wish);
    if (!decision.ok) throw new Error(decision.rejection.code);
    ({ state } = decision);
  }
  return state;
}

const question: Question = {
  game: 'g',
  seat: 0,
  character: 'moth',
  level: 'even',
  language: 'en',
  seed: 's',
  view: viewFor(telling(), 0),
};

/** A thread that does with each message what the test says. */
class FakeThread implements Thread {
  readonly heard: ToBots[] = [];
  ended = false;
  #listeners: { event: string; listener: (value: never) => void }[] = [];

  postMessage(message: ToBots): void {
    this.heard.push(structuredClone(message));
  }

  on(event: string, listener: (value: never) => void): void {
    this.#listeners.push({ event, listener });
  }

  emit(event: 'message' | 'error' | 'exit', value?: unknown): void {
    for (const one of this.#listeners) if (one.event === event) one.listener(value as never);
  }

  answer(id: number): void {
    const message: FromBots = { what: 'answer', id, answer: { what: 'move', move: { type: 'claim' } } };
    this.emit('message', message);
  }

  terminate(): Promise<void> {
    this.ended = true;
    this.emit('exit');
    return Promise.resolve();
  }
}

const PATIENCE = 5_000;

function setUp(): { threads: FakeThread[]; clock: FakeClock; counts: Counts; brains: BotThread } {
  const threads: FakeThread[] = [];
  const clock = new FakeClock();
  const counts = new Counts();
  const start = (): Thread => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  };
  return {
    threads,
    clock,
    counts,
    brains: new BotThread({ start, clock, log: QUIET, counts, patience: PATIENCE }),
  };
}

describe('the thread of the bots', () => {
  it('starts to read when a bot sits down', () => {
    const { threads, brains, counts } = setUp();
    const { decks } = question.view;
    brains.prepare(decks, 'ru');
    brains.prepare(decks, 'ru');
    const prepare = { what: 'prepare', decks, language: 'ru' };
    expect(threads[0]?.heard).toEqual([prepare, prepare]);
    expect(counts.botThreadStarts).toBe(1);
  });

  it('starts when somebody is asked, once, and is told only what a seat sees', async () => {
    const { threads, brains, counts } = setUp();
    expect(threads).toHaveLength(0);
    const moves = [brains.move(question), brains.move(question)];
    threads[0]?.answer(2);
    threads[0]?.answer(1);
    expect(await Promise.all(moves)).toEqual([{ type: 'claim' }, { type: 'claim' }]);
    expect(threads[0]?.heard[0]).toEqual({ what: 'ask', id: 1, ask: { ...question, what: 'move' } });
    expect(counts.botThreadStarts).toBe(1);
  });

  it.each(['error', 'exit'] as const)(
    'dies (%s): nobody waits for it, and another one starts',
    async (event) => {
      const { threads, brains, clock } = setUp();
      const move = brains.move(question);
      threads[0]?.emit(event, new Error('out of memory'));
      expect(await move).toBeNull();
      expect(await brains.move(question)).toBeNull();
      expect(threads).toHaveLength(1);
      await clock.pass(1_000);
      const next = brains.move(question);
      threads[1]?.answer(2);
      expect(await next).toEqual({ type: 'claim' });
    },
  );

  it('takes long to start: nobody waits for it, but it may go on', async () => {
    const { threads, brains, clock } = setUp();
    const first = brains.move(question);
    await clock.pass(PATIENCE);
    expect(await first).toBeNull();
    expect(threads[0]?.ended).toBe(false);
    await clock.pass(30_000 - PATIENCE - 1);
    const second = brains.move(question);
    await clock.pass(PATIENCE);
    expect(await second).toBeNull();
    expect(threads[0]?.ended).toBe(true);
  });

  it('is stuck: after five seconds it is ended, and another one starts', async () => {
    const { threads, brains, clock } = setUp();
    const begun = brains.move(question);
    threads[0]?.answer(1);
    await begun;
    const moves = [brains.move(question), brains.remark(question)];
    await clock.pass(PATIENCE - 1);
    expect(threads[0]?.ended).toBe(false);
    await clock.pass(1);
    expect(await Promise.all(moves)).toEqual([null, null]);
    expect(threads[0]?.ended).toBe(true);
    const next = brains.move(question);
    threads[0]?.answer(4);
    threads[1]?.answer(4);
    expect(await next).toEqual({ type: 'claim' });
    expect(clock.waiting).toBe(0);
  });

  it('has much to do: who waits too long is not kept waiting, but it goes on', async () => {
    const { threads, brains, clock } = setUp();
    const [first, second] = [brains.move(question), brains.move(question)];
    await clock.pass(PATIENCE - 1);
    threads[0]?.answer(1);
    await clock.pass(1);
    expect([await first, await second]).toEqual([{ type: 'claim' }, null]);
    threads[0]?.answer(2);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.ended).toBe(false);
  });

  it('says that a bot broke down: any move will do', async () => {
    const { threads, brains } = setUp();
    const move = brains.move(question);
    threads[0]?.emit('message', { what: 'failed', id: 1, why: 'Error' } satisfies FromBots);
    expect(await move).toBeNull();
  });

  it('is closed: nobody waits, and nothing starts again', async () => {
    const { threads, brains, clock } = setUp();
    const move = brains.move(question);
    await brains.close();
    await clock.pass(10_000);
    expect([await move, await brains.move(question)]).toEqual([null, null]);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.ended).toBe(true);
    expect(clock.waiting).toBe(0);
  });
});

it('a real thread shows a model the pictures, and does what it says', async () => {
  const bodies: string[] = [];
  const model = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      const content = JSON.stringify({ clues: [{ card: 4, clue: 'Somebody else’s dream' }] });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  const path = join(import.meta.dirname, '../../cards/src/decks/dream/key-tree/small.webp');
  const cards = Array.from({ length: 84 }, () => ({ words: {}, picture: { type: 'image/webp', path } }));
  const provider = {
    url: `http://127.0.0.1:${port}/v1`,
    key: '',
    model: 'm',
    timeoutMs: 60_000,
    callsPerGame: 1,
  };
  const brains = new BotThread({
    start: () => startBotWorker({ decks: [{ id: 'd', cards }], provider }),
    clock: CLOCK,
    log: QUIET,
    counts: new Counts(),
    patience: 120_000,
  });
  expect(await brains.move(question)).toEqual({
    type: 'tell',
    card: question.view.hand[3],
    clue: { kind: 'text', text: 'Somebody else’s dream' },
  });
  expect(bodies[0]?.split(`data:image/webp;base64,${await readFile(path, 'base64')}`)).toHaveLength(7);
  expect(await brains.move(question)).toMatchObject({ type: 'tell' });
  expect(bodies).toHaveLength(1);
  await brains.close();
  model.close();
});

it('a real thread answers as a bot in this thread would, and is told when a game is over', async () => {
  const counts = new Counts();
  const brains = new BotThread({
    start: () => startBotWorker({ decks: [], provider: null }),
    clock: CLOCK,
    log: QUIET,
    counts,
    patience: 60_000,
  });
  const here = await new BotHouse(undefined).answer({ ...question, what: 'move' });
  expect(await brains.move(question)).toEqual(here.what === 'move' && here.move);
  brains.leave('g');
  expect(await brains.move(question)).toEqual(here.what === 'move' && here.move);
  expect(counts.botThreadStarts).toBe(1);
  await brains.close();
});

it('a real thread has little room for young objects, however much the process was given', async () => {
  const thread = startBotWorker({ decks: [], provider: null });
  expect(thread.resourceLimits).toMatchObject({ maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 256 });
  await thread.terminate();
});
