import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amendment, decide, opened, type Scene } from '../src/register/decide.ts';
import { evolve } from '../src/register/evolve.ts';
import { EMPTY, type Register } from '../src/register/model.ts';

const DAY = 24 * 60 * 60 * 1000;
const BOT = { character: 'moth', level: 'even' } as const;
const OPEN: Register = { ...EMPTY, game: 'g1' };

/** p0 owns the game; p0, p1 and bot-1 sit; p2 looks on. */
const scene = (changes: Partial<Scene> = {}): Scene => ({
  owner: 'p0',
  isOver: false,
  now: 1_000,
  knows: (player) => ['p0', 'p1', 'p2'].includes(player),
  isSeated: (player) => ['p0', 'p1', 'bot-1'].includes(player),
  hasPlace: (player) => ['p0', 'p1', 'bot-1'].includes(player),
  ...changes,
});

function after(register: Register, command: Amendment, at: Scene = scene()): Register {
  const decision = decide(register, command, at);
  if (!decision.ok) throw new Error(decision.rejection.code);
  return decision.state;
}

const refusal = (register: Register, command: Amendment, at: Scene = scene()): string => {
  const decision = decide(register, command, at);
  return decision.ok ? 'accepted' : decision.rejection.code;
};

describe('the register', () => {
  it('[R1] is set up by the owner and nobody else; what is not said stays', () => {
    const chosen = after(OPEN, { type: 'choose', by: 'p0', language: 'ru', listed: true });
    expect(chosen).toEqual({ ...OPEN, language: 'ru', listed: true });
    expect(after(chosen, { type: 'choose', by: 'p0', chat: false })).toEqual({ ...chosen, chat: false });
    expect(after(chosen, { type: 'choose', by: 'p0', listed: false })).toEqual({ ...chosen, listed: false });
    expect(refusal(OPEN, { type: 'choose', by: 'p1', chat: false })).toBe('owner-only');
    const choices = {
      language: 'ru',
      listed: true,
      chat: false,
      descriptions: true,
      quickBots: true,
    } as const;
    expect(opened({ type: 'open', by: 'p0', game: 'g', ...choices }).state).toEqual({
      ...EMPTY,
      game: 'g',
      ...choices,
    });
    expect(after(OPEN, { type: 'choose', by: 'p0', descriptions: true })).toEqual({
      ...OPEN,
      descriptions: true,
    });
    expect(after(OPEN, { type: 'choose', by: 'p0', quickBots: true })).toEqual({ ...OPEN, quickBots: true });
    expect(refusal(OPEN, { type: 'choose', by: 'p1', quickBots: true })).toBe('owner-only');
  });

  it('[R1] entries of before there were descriptions for everyone, or quick bots, say nothing of them', () => {
    const before = { language: 'ru', listed: true, chat: false } as const;
    expect(evolve(EMPTY, { type: 'opened', game: 'g', ...before })).toMatchObject({
      descriptions: false,
      quickBots: false,
    });
    const described = { ...OPEN, descriptions: true, quickBots: true };
    expect(evolve(described, { type: 'chosen', ...before })).toEqual({ ...described, ...before });
  });

  it('[R2] has bans by the owner, not of oneself, not of strangers', () => {
    const banned = after(OPEN, { type: 'ban', by: 'p0', player: 'p2' });
    expect(banned.banned).toEqual(['p2']);
    expect(after(banned, { type: 'unban', by: 'p0', player: 'p2' }).banned).toEqual([]);
    expect(refusal(OPEN, { type: 'ban', by: 'p0', player: 'p0' })).toBe('not-yourself');
    expect(refusal(OPEN, { type: 'ban', by: 'p0', player: 'nobody' })).toBe('no-such-player');
    expect(refusal(OPEN, { type: 'ban', by: 'p1', player: 'p2' })).toBe('owner-only');
    expect(refusal(banned, { type: 'unban', by: 'p1', player: 'p2' })).toBe('owner-only');
  });

  it('[R3] has mutes of everybody’s own', () => {
    const muted = after(OPEN, { type: 'mute', by: 'p1', player: 'p2', muted: true });
    expect(muted.mutes).toEqual({ p1: ['p2'] });
    const both = after(muted, { type: 'mute', by: 'p2', player: 'p1', muted: true });
    expect(both.mutes).toEqual({ p1: ['p2'], p2: ['p1'] });
    expect(after(both, { type: 'mute', by: 'p1', player: 'p2', muted: false }).mutes).toEqual({ p2: ['p1'] });
    expect(refusal(OPEN, { type: 'mute', by: 'p1', player: 'p1', muted: true })).toBe('not-yourself');
    expect(refusal(OPEN, { type: 'mute', by: 'p1', player: 'nobody', muted: true })).toBe('no-such-player');
    expect(refusal(OPEN, { type: 'mute', by: 'p1', player: 'nobody', muted: false })).toBe('accepted');
  });

  it('[R4] has one offer of a seat at a time, which ends when it is taken or a day has passed', () => {
    const offer = (hash: string) => ({ type: 'offerSeat', by: 'p1', hash, until: 1_000 + DAY }) as const;
    const first = after(OPEN, offer('h1'));
    expect(first.handovers).toEqual([{ hash: 'h1', from: 'p1', until: 1_000 + DAY }]);
    const second = after(first, offer('h2'));
    expect(second.handovers.map(({ hash }) => hash)).toEqual(['h2']);
    const take = { type: 'takeSeat', by: 'p9', hash: 'h2' } as const;
    expect(refusal(first, take)).toBe('handover-void');
    const taken = after(second, take);
    expect(taken.handovers).toEqual([]);
    expect(refusal(taken, take)).toBe('handover-void');
    expect(refusal(second, take, scene({ now: 1_000 + DAY }))).toBe('handover-void');
    expect(refusal(OPEN, { ...offer('h'), by: 'p2' })).toBe('not-seated');
    const two = after(second, { ...offer('h4'), by: 'p0' });
    expect(after(two, take).handovers.map(({ hash }) => hash)).toEqual(['h4']);
    const later = scene({ now: 1_000 + DAY });
    const next = after(second, { type: 'offerSeat', by: 'p0', hash: 'h3', until: 2 * DAY }, later);
    expect(next.handovers.map(({ hash }) => hash)).toEqual(['h3']);
  });

  it('[R5] has the bots the owner invited, without those who are no longer there', () => {
    const invite = (bot: string) => ({ type: 'inviteBot', by: 'p0', bot, ...BOT }) as const;
    const first = after(OPEN, invite('bot-1'));
    expect(first.bots).toEqual({ 'bot-1': BOT });
    const gone = after(first, invite('bot-2'));
    expect(Object.keys(gone.bots)).toEqual(['bot-1', 'bot-2']);
    expect(Object.keys(after(gone, invite('bot-3')).bots)).toEqual(['bot-1', 'bot-3']);
    expect(refusal(OPEN, { ...invite('bot-1'), by: 'p1' })).toBe('owner-only');
  });

  it('[R6] puts another game on the table when one is over, for whoever has a place in it', () => {
    const over = scene({ isOver: true });
    const again = (after_: string, game: string) =>
      ({ type: 'playAgain', by: 'p1', after: after_, game }) as const;
    const second = after(OPEN, again('g1', 'g2'), over);
    expect(second).toMatchObject({ game: 'g2', games: ['g1'] });
    expect(refusal(second, again('g1', 'g3'), over)).toBe('game-not-over');
    expect(after(second, again('g2', 'g3'), over)).toMatchObject({ game: 'g3', games: ['g1', 'g2'] });
    expect(refusal(OPEN, again('g1', 'g2'))).toBe('game-not-over');
    expect(refusal(OPEN, { ...again('g1', 'g2'), by: 'p2' }, over)).toBe('not-at-the-table');
  });

  it('[R7] is closed by the host, and opened again', () => {
    const closed = after(OPEN, { type: 'close' });
    expect(closed.closed).toBe(true);
    expect(decide(closed, { type: 'close' }, scene())).toMatchObject({ ok: true, events: [] });
    expect(after(closed, { type: 'reopen' })).toEqual(OPEN);
    expect(decide(OPEN, { type: 'reopen' }, scene())).toMatchObject({ ok: true, events: [] });
  });

  it('[R8] keeps no list without end', () => {
    const everybody = scene({ knows: () => true, isSeated: () => true });
    let register = OPEN;
    for (let place = 0; place < 250; place += 1) {
      const player = `x${place}`;
      register = after(register, { type: 'ban', by: 'p0', player }, everybody);
      register = after(register, { type: 'mute', by: 'p0', player, muted: true }, everybody);
      register = after(register, { type: 'mute', by: player, player: 'p0', muted: true }, everybody);
      register = after(register, { type: 'offerSeat', by: player, hash: player, until: DAY }, everybody);
    }
    expect(register.banned).toHaveLength(200);
    expect(register.banned.at(-1)).toBe('x249');
    expect(register.banned).not.toContain('x49');
    expect(Object.keys(register.mutes)).toHaveLength(100);
    expect(register.handovers.map(({ hash }) => hash)).toEqual(
      Array.from({ length: 12 }, (_, place) => `x${238 + place}`),
    );
    expect(register.mutes['p0']).toHaveLength(30);
    let muting = OPEN;
    for (let place = 0; place < 250; place += 1)
      muting = after(muting, { type: 'mute', by: 'p1', player: `x${place}`, muted: true }, everybody);
    expect(muting.mutes['p1']).toHaveLength(30);
    expect(muting.mutes['p1']?.[0]).toBe('x220');
  });

  it('[R8] goes on without those who only looked in, before anybody who plays hears again whom they muted', () => {
    const everybody = scene({ knows: () => true, hasPlace: (player) => player.startsWith('p') });
    let register = OPEN;
    for (const by of ['p1', 'p2', ...Array.from({ length: 250 }, (_, place) => `x${place}`), 'p3'])
      for (const player of ['q1', 'q2'])
        register = after(register, { type: 'mute', by, player, muted: true }, everybody);
    const muting = Object.keys(register.mutes);
    expect([muting.length, ...muting.slice(0, 3), muting.at(-1)]).toEqual([100, 'p1', 'p2', 'x153', 'p3']);
    expect(register.mutes['p1']).toEqual(['q1', 'q2']);
  });

  it.each<[string, Amendment, Register]>([
    ['what is chosen already', { type: 'choose', by: 'p0', chat: true, language: 'en' }, OPEN],
    ['a ban there is', { type: 'ban', by: 'p0', player: 'p2' }, { ...OPEN, banned: ['p2'] }],
    ['no ban to lift', { type: 'unban', by: 'p0', player: 'p2' }, OPEN],
    [
      'a mute there is',
      { type: 'mute', by: 'p1', player: 'p2', muted: true },
      { ...OPEN, mutes: { p1: ['p2'] } },
    ],
    ['no mute to lift', { type: 'mute', by: 'p1', player: 'p2', muted: false }, OPEN],
  ])('[R9] writes nothing for %s', (_, command, register) => {
    expect(decide(register, command, scene())).toEqual({ ok: true, events: [], state: register });
  });
});

const player = fc.constantFrom('p0', 'p1', 'p2', 'p3');
const commands: fc.Arbitrary<Amendment> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), by: player, chat: fc.boolean() }),
  fc.record({ type: fc.constantFrom('ban' as const, 'unban' as const), by: player, player }),
  fc.record({ type: fc.constant('mute' as const), by: player, player, muted: fc.boolean() }),
  fc.record({
    type: fc.constant('offerSeat' as const),
    by: player,
    hash: fc.constantFrom('a', 'b'),
    until: fc.nat(3_000),
  }),
  fc.record({ type: fc.constant('takeSeat' as const), by: player, hash: fc.constantFrom('a', 'b') }),
  fc.record({
    type: fc.constant('inviteBot' as const),
    by: player,
    bot: fc.constantFrom('bot-1', 'bot-2'),
    character: fc.constant(BOT.character),
    level: fc.constant(BOT.level),
  }),
  fc.record({
    type: fc.constant('playAgain' as const),
    by: player,
    after: fc.constantFrom('g1', 'g2'),
    game: fc.constantFrom('g2', 'g3'),
  }),
);

describe('whatever is asked of the register', () => {
  it('[R9] a refused command changes nothing; an accepted one is what its events add up to', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), fc.boolean(), (asked, isOver) => {
        let register = OPEN;
        for (const command of asked) {
          const before = JSON.stringify(register);
          const decision = decide(register, command, scene({ isOver }));
          expect(JSON.stringify(register)).toBe(before);
          if (!decision.ok) continue;
          expect(decision.events.reduce(evolve, register)).toEqual(decision.state);
          if (decision.events.length === 0) expect(JSON.stringify(decision.state)).toBe(before);
          register = decision.state;
        }
      }),
    );
  });

  it('[R10] it knows public ids, hashes and choices only', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (asked) => {
        let register = OPEN;
        for (const command of asked) {
          const decision = decide(register, command, scene({ isOver: true }));
          if (decision.ok) register = decision.state;
        }
        expect(Object.keys(register).sort()).toEqual(Object.keys(EMPTY).sort());
        expect(JSON.stringify(register)).not.toMatch(/name|token|secret|presence/);
      }),
    );
  });
});
