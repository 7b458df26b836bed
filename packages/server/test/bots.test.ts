import type { BotMove } from '@fabula/bots/brain.ts';
import { CHARACTERS } from '@fabula/bots/characters.ts';
import { BotHouse } from '@fabula/bots/house.ts';
import type { Command } from '@fabula/engine/commands.ts';
import type { Event } from '@fabula/engine/events.ts';
import type { PhaseName } from '@fabula/engine/model.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { describe, expect, it } from 'vitest';
import { type Brains, brainsHere } from '../src/minds/brains.ts';
import { ALONE } from '@fabula/table/nodes.ts';
import type { Question } from '@fabula/table/ports.ts';
import type { Table } from '@fabula/table/table.ts';
import { rematch } from '@fabula/table/rematch.ts';
import { addBot, removeBot } from '@fabula/table/requests.ts';
import { settle } from './fake-clock.ts';
import { ask, FakeGuest, type FakeHouse, fakeHouse, opened } from './fake-house.ts';

const HERE = brainsHere(new BotHouse(undefined));
const RULES: Rules = { ...PRESETS.dixit, firstStoryteller: 0, rounds: 2 };
const HURRIED = { ...PRESETS.dixit.time, tell: 30, submit: 30, vote: 30, result: 30 };
const MINUTE = 60_000;
let wishes = 0;
const wish = (): { by: string; id: string } => ({ by: 'p0', id: `w${(wishes += 1)}` });

async function withBots(
  fake: FakeHouse,
  bots: number,
  rules: Rules = RULES,
  language: Language = 'en',
): Promise<{ table: Table; person: FakeGuest; botIds: string[] }> {
  const table = await opened(fake.tables, rules);
  await table.inOrder(() => table.amend({ type: 'choose', by: 'p0', language }, null));
  const person = new FakeGuest('p0');
  table.welcome(person, 'in');
  await ask(table, person, { type: 'join', by: 'p0' });
  for (let count = 0; count < bots; count += 1)
    expect(await table.inOrder(() => addBot(table, wish()))).toBeNull();
  return { table, person, botIds: Object.keys(table.register.bots) };
}

const start = (table: Table, person: FakeGuest): Promise<void> =>
  ask(table, person, { type: 'start', by: 'p0' });
const said = (guest: FakeGuest): string[] =>
  guest.heard.flatMap((message) => ('say' in message ? [message.say.text] : []));

/** The person's time runs out again and again, so that everybody is played for. */
async function playOut({ clock }: FakeHouse, table: Table): Promise<void> {
  for (let minute = 0; table.game.state.phase.name !== 'over'; minute += 1) {
    if (minute > 600) throw new Error(`stuck in ${table.game.state.phase.name}`);
    await clock.pass(MINUTE);
  }
}

describe('the brain of a seat', () => {
  it.each(['dixit', 'imaginarium'] as const)(
    'gets, to the letter, what the sockets of that seat got: every decision of a whole game of %s',
    async (preset) => {
      const asked: Question[] = [];
      const eyes = new Map<number, FakeGuest>();
      const compare = (question: Question): void => {
        const seen = eyes.get(question.seat);
        expect(JSON.stringify(question.view)).toBe(JSON.stringify(seen?.view));
        asked.push(question);
      };
      const minds: Brains = {
        ...HERE,
        move: (question) => (compare(question), HERE.move(question)),
        remark: (question) => (compare(question), HERE.remark(question)),
      };
      const fake = fakeHouse({ minds });
      const time = { ...PRESETS[preset].time, tell: 30, submit: 30, vote: 30, result: 30 };
      const { table, person, botIds } = await withBots(fake, 5, { ...PRESETS[preset], time });
      eyes.set(0, person);
      for (const [index, bot] of botIds.entries()) {
        const socket = new FakeGuest(bot);
        table.welcome(socket, `eye${index}`);
        eyes.set(index + 1, socket);
      }
      await start(table, person);
      await playOut(fake, table);
      expect(table.game.state.phase).toMatchObject({ name: 'over' });
      const phases = new Set(asked.map(({ view }) => view.phase));
      for (const phase of ['tell', 'submit', 'vote', 'result'] as const) expect(phases).toContain(phase);
      expect(new Set(asked.map(({ seat }) => seat)).size).toBe(6);
      expect(new Set(asked.map(({ seed }) => seed)).size).toBe(6);
      expect(fake.house.tally.botGuesses).toBe(0);
    },
  );

  it('thinks again when the storyteller mends the clue, not when only the card is another', async () => {
    const clues: unknown[] = [];
    const minds: Brains = {
      ...HERE,
      move: (question) => (clues.push(question.view.clue), HERE.move(question)),
    };
    const fake = fakeHouse({ minds });
    const { table, person } = await withBots(fake, 2);
    await start(table, person);
    const [one = -1, other = -1] = person.view?.hand ?? [];
    const moon = { kind: 'text', text: 'Moon' } as const;
    const sun = { kind: 'text', text: 'Sun' } as const;
    await ask(table, person, { type: 'tell', by: 'p0', card: one, clue: moon });
    await ask(table, person, { type: 'tell', by: 'p0', card: other, clue: moon });
    expect(clues).toEqual([moon, moon]);
    await ask(table, person, { type: 'tell', by: 'p0', card: other, clue: sun });
    expect(clues).toEqual([moon, moon, sun, sun]);
  });

  it('is forgotten when the game is put away, and when another begins', async () => {
    const left: string[] = [];
    const fake = fakeHouse({ minds: { ...HERE, leave: (game) => void left.push(game) } });
    const { table, person } = await withBots(fake, 2, { ...RULES, rounds: 1 });
    const first = table.game.id;
    await start(table, person);
    await ask(table, person, { type: 'end', by: 'p0' });
    expect(await table.inOrder(() => rematch(table, wish()))).toBeNull();
    expect(left).toEqual([first]);
    table.seeOff(person);
    await fake.clock.pass(10 * MINUTE);
    expect(left).toEqual([first, table.game.id]);
  });
});

describe('a bot', () => {
  it('is somebody, nobody is here twice, and stays who it is when the table is loaded again', async () => {
    const fake = fakeHouse();
    const { table, person } = await withBots(fake, 4, RULES, 'ru');
    await table.inOrder(() => addBot(table, wish(), 'sharp'));
    const bots = Object.values(table.register.bots);
    expect(new Set(bots.map(({ character }) => character)).size).toBe(5);
    expect(bots.map(({ level }) => level)).toEqual(['even', 'even', 'even', 'even', 'sharp']);
    const profiles = (): (object | undefined)[] =>
      Object.keys(table.register.bots).map((id) => {
        const tables = person.heard.flatMap((message) => ('table' in message ? [message.table] : []));
        return tables.findLast(({ profiles }) => profiles)?.profiles?.[id];
      });
    const named = (language: Language): object[] =>
      bots.map(({ character, level }) => {
        const found = CHARACTERS.find(({ id }) => id === character);
        return { name: found?.name[language], avatar: found?.avatar, level };
      });
    expect(profiles()).toEqual(named('ru'));
    await table.inOrder(() => table.amend({ type: 'choose', by: 'p0', language: 'en' }, null));
    expect(profiles()).toEqual(named('en'));

    table.seeOff(person);
    await fake.clock.pass(60 * MINUTE);
    expect(fake.tables.size).toBe(0);
    const again = await fake.tables.find(table.code);
    expect(again?.register.bots).toEqual(table.register.bots);
  });

  it('may be sent away, and another come', async () => {
    const { table, botIds } = await withBots(fakeHouse(), 5);
    for (const player of botIds)
      expect(await table.inOrder(() => removeBot(table, wish(), player))).toBeNull();
    expect(table.game.state.seats).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) await table.inOrder(() => addBot(table, wish()));
    expect(Object.keys(table.register.bots)).toHaveLength(5);
  });

  it('has its rabbit where that is free', async () => {
    const { table } = await withBots(fakeHouse(), 1, { ...RULES });
    const [bot] = Object.values(table.register.bots);
    const rabbit = CHARACTERS.find(({ id }) => id === bot?.character)?.avatar;
    const [mine, colour] = table.game.state.seats.map((seat) => seat.colour);
    expect(rabbit === mine || rabbit === colour).toBe(true);
  });

  it('does not move while the table is paused, and does when it goes on', async () => {
    const fake = fakeHouse();
    const { table, person } = await withBots(fake, 2, { ...RULES, firstStoryteller: 1 });
    await start(table, person);
    await ask(table, person, { type: 'pause', by: 'p0' });
    await fake.clock.pass(10 * MINUTE);
    expect(person.view?.phase).toBe('tell');
    await ask(table, person, { type: 'resume', by: 'p0' });
    await fake.clock.pass(MINUTE);
    expect(person.view?.phase).toBe('submit');
  });
});

describe('the pace of bots', () => {
  /** How long each bot took for each of its moves, by phase, and whoever stood in; `took` of that time its brain needed. */
  async function paces(
    took: (question: Question) => number,
    quickBots = false,
  ): Promise<Record<string, number[]>> {
    const asked = new Map<string, number>();
    const fake: FakeHouse = fakeHouse({
      minds: {
        ...HERE,
        remark: () => Promise.resolve(null),
        move: async (question) => {
          const { seat, view } = question;
          asked.set(
            `${view.round} ${MOVE_OF[view.phase]} ${botIds[seat - 1] ?? STANDING_IN}`,
            fake.clock.now(),
          );
          const late = took(question);
          if (late > 0) await new Promise<void>((resolve) => fake.clock.after(late, resolve));
          return HERE.move(question);
        },
      },
    });
    const { table, person, botIds } = await withBots(fake, 5, { ...RULES, time: HURRIED, rounds: 6 });
    await table.inOrder(() => table.amend({ type: 'choose', by: 'p0', quickBots }, null));
    await start(table, person);
    await playOut(fake, table);
    const times: Record<string, number[]> = {};
    let round = 1;
    for (const { text } of await fake.store.games.read(table.game.id)) {
      const [, command, events] = (JSON.parse(text) as { entry: [number, Command | null, Event[]] }).entry;
      const by = command && 'by' in command ? command.by : undefined;
      const who = typeof by === 'string' ? by : STANDING_IN;
      const began = asked.get(`${round} ${command?.type} ${who}`);
      const kind = who === STANDING_IN ? who : (command?.type ?? '');
      if (command && began !== undefined) (times[kind] ??= []).push(command.at - began);
      if (events.some(({ type }) => type === 'roundBegan')) round += 1;
    }
    return times;
  }
  const STANDING_IN = 'standing in';
  const MOVE_OF: Readonly<Partial<Record<PhaseName, string>>> = {
    tell: 'tell',
    submit: 'submit',
    vote: 'vote',
  };
  const mean = (times: readonly number[]): number => times.reduce((sum, one) => sum + one, 0) / times.length;

  it('is a matter of the phase: votes come sooner than cards, cards than clues, and none at once', async () => {
    const { tell = [], submit = [], vote = [] } = await paces(() => 0);
    expect([tell.length, submit.length, vote.length]).toEqual([5, 25, 25]);
    expect(mean(vote)).toBeLessThan(mean(submit));
    expect(mean(submit)).toBeLessThan(mean(tell));
    for (const [times, least, most] of [
      [tell, 2, 7],
      [submit, 1, 5],
      [vote, 0.7, 3.5],
    ] as const) {
      expect(Math.min(...times)).toBeGreaterThanOrEqual(1_000 * least);
      expect(Math.max(...times)).toBeLessThanOrEqual(1_000 * most);
      expect(new Set(times).size).toBeGreaterThan(times.length / 2);
    }
  });

  it('does not tell how long the bot had to think', async () => {
    expect(await paces(({ seat }) => 100 * seat)).toEqual(await paces(() => 0));
  });

  it('[Q7] is a tenth where the owner wants them quick, of bots but not of who stands in, and tells as little', async () => {
    const [usual, quick] = [await paces(() => 0), await paces(() => 0, true)];
    expect(await paces(({ seat }) => 5 * seat, true)).toEqual(quick);
    for (const move of ['tell', 'submit', 'vote']) {
      const [slow = [], fast = []] = [usual[move], quick[move]];
      expect(fast.length).toBe(slow.length);
      expect(Math.max(...fast)).toBeLessThan(Math.min(...slow));
      expect(new Set(fast).size).toBeGreaterThan(fast.length / 2);
    }
    const stood = quick[STANDING_IN] ?? [];
    expect(stood.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...stood)).toBeGreaterThanOrEqual(700);
  });
});

describe('what bots say', () => {
  const talkative: Brains = { ...HERE, remark: ({ seat }) => Promise.resolve(`I am ${seat}`) };

  async function evening(
    minds: Brains,
    before: (table: Table, botIds: readonly string[]) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<{ person: FakeGuest; phases: PhaseName[]; rounds: Map<number, number> }> {
    const fake = fakeHouse({ minds });
    const { table, person, botIds } = await withBots(fake, 5, { ...RULES, time: HURRIED, rounds: 6 });
    await before(table, botIds);
    await start(table, person);
    const phases: PhaseName[] = [];
    const rounds = new Map<number, number>();
    const send = person.send.bind(person);
    person.send = (frame) => {
      const before = said(person).length;
      send(frame);
      const { phase, round } = table.game.state;
      if (said(person).length === before) return;
      phases.push(phase.name);
      if (phase.name === 'result') rounds.set(round, (rounds.get(round) ?? 0) + 1);
    };
    await playOut(fake, table);
    await fake.clock.pass(MINUTE);
    return { person, phases, rounds };
  }

  it('is a line or two a round, when the cards are open and never before', async () => {
    const { phases, rounds } = await evening(talkative);
    expect(new Set(phases)).toEqual(new Set(['result', 'over']));
    expect(rounds.size).toBe(6);
    for (const lines of rounds.values()) expect(lines === 1 || lines === 2).toBe(true);
  });

  it('is their own lines, in the language of the table', async () => {
    const { person } = await evening(HERE, (table) =>
      table.inOrder(() => table.amend({ type: 'choose', by: 'p0', language: 'ru' }, null)),
    );
    expect(said(person).length).toBeGreaterThan(0);
    for (const text of said(person)) expect(text).toMatch(/\p{Script=Cyrillic}/u);
  });

  it('is nothing where there is no chat, and is not heard by whoever muted them', async () => {
    const silent = await evening(talkative, (table) =>
      table.inOrder(() => table.amend({ type: 'choose', by: 'p0', chat: false }, null)),
    );
    expect(said(silent.person)).toEqual([]);
    const muted = await evening(talkative, async (table, botIds) => {
      for (const player of botIds)
        await table.inOrder(() => table.amend({ type: 'mute', by: 'p0', player, muted: true }, null));
    });
    expect(said(muted.person)).toEqual([]);
  });

  it('is not said when the table has moved on meanwhile', async () => {
    let tell: (line: string) => void = () => undefined;
    const minds: Brains = {
      ...HERE,
      remark: () => new Promise((resolve) => (tell = resolve)),
    };
    const fake = fakeHouse({ minds });
    const { table, person } = await withBots(fake, 2, { ...RULES, time: { ...RULES.time, result: 30 } });
    await start(table, person);
    const card = person.view?.hand[0] ?? -1;
    await ask(table, person, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } });
    await fake.clock.pass(MINUTE / 2);
    expect(person.view?.phase).toBe('result');
    await ask(table, person, { type: 'sawResult', by: 'p0' });
    expect(person.view?.phase).toBe('tell');
    tell('too late');
    await settle();
    await fake.clock.pass(MINUTE);
    expect(said(person)).toEqual([]);
  });

  it('is not said at a later reveal, where another node watched meanwhile', async () => {
    let isOurs = true;
    const fake = fakeHouse({ minds: talkative, nodes: { ...ALONE, watches: () => isOurs } });
    const { table, person } = await withBots(fake, 2);
    await start(table, person);
    const card = person.view?.hand[0] ?? -1;
    await ask(table, person, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } });
    while (person.view?.phase !== 'result') await fake.clock.pass(100);
    isOurs = false;
    await ask(table, person, { type: 'sawResult', by: 'p0' });
    await ask(table, person, { type: 'end', by: 'p0' });
    expect(person.view.phase).toBe('over');
    isOurs = true;
    table.neighboursChanged();
    await fake.clock.pass(MINUTE);
    expect(said(person)).toEqual([]);
  });
});

it('a stand-in is a brain too, and one that is not at the table', async () => {
  const asked: Question[] = [];
  const fake = fakeHouse({
    minds: {
      ...HERE,
      move: (question): Promise<BotMove | null> => (asked.push(question), HERE.move(question)),
    },
  });
  const { table, person } = await withBots(fake, 4, {
    ...RULES,
    firstStoryteller: 0,
    time: { ...RULES.time, tell: 30 },
  });
  await start(table, person);
  await fake.clock.pass(38_000);
  const present = Object.values(table.register.bots).map(({ character }) => character);
  expect(asked[0]).toMatchObject({ seat: 0, level: 'even', view: { phase: 'tell' } });
  expect(present).not.toContain(asked[0]?.character);
  expect(table.game.state.phase.name).not.toBe('tell');
});
