import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardWords } from '@fabula/bots/brain.ts';
import { PHRASES } from '@fabula/bots/lines/phrases.ts';
import { loadVocabulary } from '@fabula/bots/node.ts';
import { replay } from '@fabula/engine/replay.ts';
import { asLog, fold } from '@fabula/engine/log.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { SocketLike } from '@fabula/protocol/client-types.ts';
import { describe, expect, it } from 'vitest';
import { SOLO_CODE } from '../src/solo/code.ts';
import type { Sources } from '../src/solo/minds.ts';
import { Displaced } from '../src/solo/shelf.ts';
import { FakeClock, NO_SOURCES, Solo, WatchedShelf } from './solo-kit.ts';

const DREAM = join(import.meta.dirname, '../../cards/src/decks/dream');
const deck = JSON.parse(readFileSync(join(DREAM, 'deck.json'), 'utf8')) as {
  cards: { words?: { en?: string } }[];
};
const words = deck.cards.map(({ words: { en } = {} }) =>
  en === undefined ? null : (JSON.parse(readFileSync(join(DREAM, en), 'utf8')) as CardWords),
);
const vocabulary = await loadVocabulary();
const DESCRIBED: Sources = {
  words: () => Promise.resolve(words),
  vocabulary: () => Promise.resolve(vocabulary),
};

const over = ({ phase }: { phase: string }): boolean => phase === 'over';

describe('a game on this device', () => {
  it('goes from the first card to the last with five bots, and nothing of theirs is shown', async () => {
    const solo = new Solo({ sources: DESCRIBED, cards: deck.cards.length });
    await solo.sitDown(5);
    expect(await solo.say('start', {})).toMatchObject({ ack: expect.any(String) });
    await solo.playUntil(over);
    expect(solo.complaints).toEqual([]);
    expect(solo.heard.filter((message) => 'reject' in message || 'error' in message)).toEqual([]);

    const { entries } = solo.shelf;
    expect(replay(asLog(entries))).toMatchObject({ ok: true });
    const { seed } = fold(entries);
    for (const message of solo.heard) {
      const isOver = JSON.stringify(message).includes('"phase":"over"');
      if (!isOver) expect(JSON.stringify(message)).not.toContain(seed);
      expect(Object.keys(message)[0]).toMatch(/^(ack|table|t|say|v)$/);
    }
    expect(solo.looks.length).toBeGreaterThan(60);
    for (const { view, state } of solo.looks) {
      expect(view).toEqual(JSON.parse(JSON.stringify(viewFor(state, view.seat ?? 'spectator'))));
      const others = state.hands.filter((_, seat) => seat !== view.seat).flat();
      const shown = [view.hand, view.given, view.row].flat();
      if (state.phase.name === 'tell' || state.phase.name === 'submit')
        expect(shown.filter((card) => others.includes(card))).toEqual([]);
    }
  });

  it('is played by bots that see the view of their seat, and tell what the cards’ words say', async () => {
    const solo = new Solo({ sources: DESCRIBED, cards: deck.cards.length });
    await solo.sitDown(5);
    await solo.say('start', {});
    await solo.playUntil(over);
    expect(solo.minds.asked.length).toBeGreaterThan(60);
    for (const { ask, state } of solo.minds.asked) {
      expect(ask.view).toEqual(viewFor(state, ask.seat));
      const { view: _, ...rest } = ask;
      expect(Object.keys(rest).sort()).toEqual([
        'character',
        'game',
        'language',
        'level',
        'seat',
        'seed',
        'what',
      ]);
    }
    const told = solo.shelf.entries.flatMap(({ command }) =>
      command?.type === 'tell' && command.by !== 'me' && command.clue.kind === 'text'
        ? [command.clue.text]
        : [],
    );
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter((clue) => PHRASES.en.plain.includes(clue))).toEqual([]);
  });

  it.each([
    ['dixit', 2],
    ['imaginarium', 3],
  ] as const)('of %s with %i bots ends also where nobody described the cards', async (preset, bots) => {
    const solo = new Solo();
    await solo.sitDown(bots, { preset });
    await solo.say('start', {});
    await solo.playUntil(over);
    expect(solo.complaints).toEqual([]);
    expect(solo.view.ending?.winners.length).toBeGreaterThan(0);
    const said = solo.heard.flatMap((message) => ('say' in message ? [message.say] : []));
    expect(said.every(({ by }) => by.startsWith('bot-'))).toBe(true);
  });

  it('speaks to the client that speaks to the server', async () => {
    const solo = new Solo();
    const socket = socketOf(solo);
    const client = createClient({ url: '', language: 'en', connect: () => socket });
    expect(await client.open({})).toEqual({ ok: true, code: SOLO_CODE });
    expect(await client.enter({ code: SOLO_CODE, role: 'player', name: 'Ana' })).toEqual({ ok: true });
    expect(await client.send('join', {})).toEqual({ ok: true });
    expect(await client.send('addBot', {})).toEqual({ ok: true });
    expect(await client.send('start', {})).toMatchObject({ ok: false, code: 'bad-rules' });
    expect(await client.send('addBot', {})).toEqual({ ok: true });
    expect(await client.send('start', {})).toEqual({ ok: true });
    expect(client.view).toMatchObject({ phase: 'claim', seat: 0 });
    expect(client.view?.hand).toHaveLength(7);
    expect(client.table?.profiles['me']).toEqual({ name: 'Ana', avatar: 'rabbit' });
    client.close();
  });
});

/** A socket whose other end is the table. */
const socketOf = (solo: Solo): SocketLike => ({
  readyState: 1,
  send: (text) => solo.hear(text),
  close: () => undefined,
  addEventListener: (kind: string, listener: (event: { readonly data: unknown }) => void) => {
    if (kind === 'open') queueMicrotask(() => listener({ data: null }));
    if (kind === 'message') solo.listener = (data) => listener({ data });
  },
});

describe('bots on this device', () => {
  it('are all different, of the level asked for, and can be sent away', async () => {
    const solo = new Solo();
    await solo.sitDown(0);
    for (const level of ['gentle', 'sharp', 'even', 'even', 'even'] as const)
      await solo.say('addBot', { level });
    const profiles = Object.entries(solo.table.profiles).filter(([id]) => id !== 'me');
    expect(new Set(profiles.map(([, { name }]) => name)).size).toBe(5);
    const levels = profiles.map(([, profile]) => profile.level ?? '');
    expect(levels.join(' ')).toBe('gentle sharp even even even');
    expect(await solo.say('addBot', {})).toMatchObject({ code: 'no-free-seat' });
    const player = profiles[0]?.[0] ?? '';
    expect(await solo.say('removeBot', { player })).toMatchObject({ ack: expect.any(String) });
    expect(solo.view.people).toHaveLength(5);
    expect(solo.table.profiles[player]).toBeUndefined();
    expect(await solo.say('removeBot', { player: 'me' })).toMatchObject({ code: 'not-a-bot' });
  });

  it('take their time, each its own', async () => {
    const solo = new Solo();
    await solo.sitDown(3, { rules: { ...PRESETS.dixit, firstStoryteller: 0 } });
    await solo.say('start', {});
    await solo.goOn();
    expect(solo.view).toMatchObject({ phase: 'submit', waiting: [1, 2, 3] });
    const began = solo.clock.now();
    const times: number[] = [];
    for (let left = 3; left > 0; left -= 1) {
      solo.clock.next();
      await solo.settled();
      times.push(solo.clock.now() - began);
    }
    expect(solo.view.phase).toBe('vote');
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1_500);
    expect(new Set(times).size).toBe(3);
  });

  it('stand in for a person whose time is up', async () => {
    const solo = new Solo();
    const time = { claim: null, tell: 60, submit: 60, vote: 60, result: 30 };
    await solo.sitDown(3, { rules: { ...PRESETS.dixit, time, firstStoryteller: 0 } });
    await solo.say('start', {});
    while (solo.view.phase === 'tell') {
      solo.clock.next();
      await solo.settled();
    }
    expect(solo.view).toMatchObject({ phase: 'submit', storyteller: 0 });
  });

  it('do not wait for ever for their words', async () => {
    let learnt = (): void => undefined;
    const vocabulary = new Promise<undefined>((resolve) => (learnt = () => resolve(undefined)));
    const solo = new Solo({ sources: { ...NO_SOURCES, vocabulary: () => vocabulary } });
    await solo.sitDown(3, { rules: { ...PRESETS.dixit, firstStoryteller: 0 } });
    await solo.say('start', {});
    await solo.goOn();
    expect(solo.clock.isQuiet).toBe(true);
    learnt();
    await new Promise((resolve) => setImmediate(resolve));
    await solo.settled();
    expect(solo.clock.isQuiet).toBe(false);
  });
});

describe('decks on this device', () => {
  it('are those that go with the game, unless others are chosen', async () => {
    const decksOf = async (fields: Parameters<Solo['sitDown']>[1]): Promise<string[]> => {
      const solo = new Solo();
      await solo.sitDown(0, fields);
      return solo.view.decks.map(({ id }) => id);
    };
    expect(await decksOf({})).toEqual(['dream']);
    expect(await decksOf({ preset: 'imaginarium' })).toEqual(['new-year']);
    expect(await decksOf({ rules: { ...PRESETS.imaginarium, pairs: true } })).toEqual(['new-year']);
    expect(await decksOf({ preset: 'imaginarium', decks: ['plain'] })).toEqual(['plain']);
    expect(await decksOf({ decks: ['dream', 'new-year'] })).toEqual(['dream', 'new-year']);
  });
});

describe('what is refused on this device', () => {
  it('is refused as a server would, with a code and a sentence', async () => {
    const solo = new Solo();
    solo.hear('nonsense');
    solo.hear('{"id":"a","type":"fly"}');
    expect(solo.heard).toEqual([{ error: 'not-json' }, { error: 'unknown-type', id: 'a' }]);
    expect(await solo.say('claim', {})).toMatchObject({ code: 'hello-first' });
    await solo.arrive();
    expect(await solo.say('claim', {})).toMatchObject({ code: 'enter-first' });
    expect(await solo.enter()).toMatchObject({ code: 'no-such-table' });
    expect(await solo.say('open', { decks: ['other'] })).toMatchObject({
      code: 'no-such-deck',
      params: { deck: 'other' },
    });
    await solo.sitDown(3, { rules: { ...PRESETS.dixit, firstStoryteller: 0 } });
    expect(solo.view.decks).toEqual([{ id: 'dream', cards: 84 }]);
    expect(await solo.say('vote', { number: 1 })).toMatchObject({
      code: 'wrong-phase',
      text: expect.stringMatching(/\.$/),
    });
    await solo.say('start', {});
    const stranger = Array.from({ length: 84 }, (_, card) => card).find(
      (card) => !solo.view.hand.includes(card),
    );
    const clue = { kind: 'text', text: 'x' } as const;
    expect(await solo.say('tell', { card: stranger ?? 0, clue })).toMatchObject({ code: 'not-in-hand' });
    expect(await solo.say('rematch', {})).toMatchObject({ code: 'game-not-over' });
    await solo.playUntil(({ phase, storyteller }) => phase === 'vote' && storyteller !== 0);
    const mine = solo.view.row.findIndex((card) => solo.view.given.includes(card)) + 1;
    expect(await solo.say('vote', { number: mine })).toMatchObject({ code: 'own-card' });
  });

  it('what makes no sense alone says so', async () => {
    const solo = new Solo();
    await solo.sitDown(2);
    const [bot = ''] = Object.keys(solo.table.profiles).filter((id) => id !== 'me');
    const alone = { code: 'playing-alone' };
    expect(await solo.say('handover', {})).toMatchObject(alone);
    expect(await solo.say('say', { text: 'hello?' })).toMatchObject(alone);
    const drawn = { kind: 'drawing', media: 'abc' } as const;
    expect(await solo.say('tell', { card: 0, clue: drawn })).toMatchObject(alone);
    expect(await solo.say('react', { reaction: 'wow' })).toMatchObject(alone);
    expect(await solo.say('ban', { player: bot })).toMatchObject(alone);
    expect(await solo.say('report', { player: bot, reason: 'too clever' })).toMatchObject(alone);
    expect(await solo.say('settings', { listed: true })).toMatchObject(alone);
    expect(await solo.say('open', { listed: true })).toMatchObject(alone);
    for (const role of ['screen', 'spectator'] as const)
      expect(await solo.say('enter', { code: SOLO_CODE, role })).toMatchObject(alone);
  });

  it('the same message twice counts once', async () => {
    const solo = new Solo();
    await solo.sitDown(0);
    await solo.say('addBot', {}, 'twice');
    expect(await solo.say('addBot', {}, 'twice')).toMatchObject({ ack: 'twice' });
    expect(solo.view.people).toHaveLength(2);
  });
});

describe('a game that was left standing', () => {
  it('goes on where it was, on the same shelf', async () => {
    const shelf = new WatchedShelf();
    const clock = new FakeClock();
    const before = new Solo({ shelf, clock });
    await before.sitDown(4);
    await before.say('start', {});
    await before.playUntil(({ round, phase }) => round === 3 && phase === 'vote');
    await before.say('exit', {});
    expect(clock.isQuiet).toBe(true);

    const after = new Solo({ shelf, clock });
    await after.arrive();
    expect(await after.enter()).toMatchObject({ ack: expect.any(String) });
    expect(after.view).toEqual(before.view);
    expect(after.table).toEqual(before.table);
    await after.playUntil(over);
  });

  it('has the time it had: none goes by while nobody looks on', async () => {
    const shelf = new WatchedShelf();
    const clock = new FakeClock();
    const before = new Solo({ shelf, clock });
    const time = { claim: null, tell: 60, submit: 60, vote: 60, result: 30 };
    await before.sitDown(3, { rules: { ...PRESETS.dixit, time, firstStoryteller: 0 } });
    await before.say('start', {});
    expect(before.view.deadline).toBe(clock.now() + 60_000);
    await before.say('exit', {});
    clock.pass(3_600_000);

    const after = new Solo({ shelf, clock });
    await after.arrive();
    await after.enter();
    expect(after.view).toMatchObject({ phase: 'tell', paused: false, deadline: clock.now() + 60_000 });
  });

  it('is dropped when it is over, and when it is left', async () => {
    const solo = new Solo();
    await solo.sitDown(2);
    await solo.say('start', {});
    await solo.say('end', {});
    expect(solo.view.phase).toBe('over');
    const next = new Solo({ shelf: solo.shelf });
    await next.arrive();
    expect(await next.enter()).toMatchObject({ code: 'no-such-table' });
    await next.sitDown(2);
    await next.say('start', {});
    await next.say('leave', {});
    expect(next.clock.isQuiet).toBe(true);
    expect(await next.shelf.get()).toBeUndefined();
    expect(await next.enter()).toMatchObject({ code: 'no-such-table' });
  });

  it('once more: the same seats, the same bots, another game', async () => {
    const solo = new Solo();
    await solo.sitDown(3);
    await solo.say('start', {});
    const { people, seats, game } = solo.view;
    const { profiles } = solo.table;
    await solo.say('end', {});
    await solo.say('rematch', {});
    expect(solo.view).toMatchObject({ phase: 'lobby', people, seats, seat: 0 });
    expect(solo.view.game).not.toBe(game);
    expect(solo.table).toMatchObject({ gamesPlayed: 1, lastGame: game, profiles });
    await solo.say('start', {});
    await solo.playUntil(over);
  });

  it('belongs to the page that took it last', async () => {
    const shelf = new WatchedShelf();
    const solo = new Solo({ shelf });
    await solo.sitDown(2);
    const before = solo.looks.length;
    shelf.append = () => Promise.reject(new Displaced());
    solo.hear('{"id":"late","type":"start"}');
    await solo.settled();
    expect(solo.displaced).toBe(true);
    expect(solo.looks).toHaveLength(before);
    expect(solo.clock.isQuiet).toBe(true);
  });

  it('that cannot be written down does not change', async () => {
    const shelf = new WatchedShelf();
    const solo = new Solo({ shelf });
    await solo.sitDown(2);
    let isFull = true;
    const append = shelf.append.bind(shelf);
    shelf.append = (...entry) => (isFull ? Promise.reject(new Error('the disk is full')) : append(...entry));
    expect(await solo.say('start', {})).toMatchObject({ code: 'not-saved' });
    expect(solo.view.phase).toBe('lobby');
    isFull = false;
    await solo.say('start', {});
    expect(solo.view.phase).toBe('claim');
  });
});
