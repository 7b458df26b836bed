/** Finished games: told to whoever knows their address, and taken away by those who played them. */
import { readLog } from '@fabula/engine/log.ts';
import { replay, verifyDeal } from '@fabula/engine/replay.ts';
import type { AlbumAnswer } from '@fabula/protocol/albums.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClueMedia } from '../src/tables/clue-media.ts';
import { otherwise } from './fake-house.ts';
import { gather, isOver, NAMES, ok, playUntil, setUp, type Tabletop } from './tabletop.ts';

const DRAWING = JSON.stringify({ lines: [[0, 1, 10, 10, 20, 20, 30, 10]] });
const SAID = 'a clue that only Yura would give';

let tabletop: Tabletop;
beforeAll(async () => {
  tabletop = await setUp();
});
afterAll(() => tabletop.stop());

const idOf = ({ player }: Client): string => player?.id ?? '';
const signed = ({ player }: Client): Record<string, string> => ({
  authorization: `Bearer ${idOf({ player } as Client)}.${player?.token ?? ''}`,
});
const fetched = (path: string): Promise<Response> => fetch(`${tabletop.http}/api/games/${path}`);
const dropped = (path: string, by: Client, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${tabletop.http}/api/games/${path}`, { method: 'DELETE', headers: { ...signed(by), ...headers } });
const told = async (game: string, language = 'en'): Promise<AlbumAnswer> =>
  (await (await fetched(`${game}/album?language=${language}`)).json()) as AlbumAnswer;
const namesIn = ({ profiles }: AlbumAnswer): string[] => Object.values(profiles).map(({ name }) => name);

interface Evening {
  readonly code: string;
  readonly game: string;
  readonly people: readonly [Client, Client, Client];
  readonly all: readonly Client[];
}

/** Three who tell once each: the first in words, the second by drawing. */
async function evening(finish = true, bots = 0): Promise<Evening> {
  const { code, people } = await gather(tabletop, 3, { preset: 'dixit' });
  const [first, second, third] = people as [Client, Client, Client];
  for (let bot = 0; bot < bots; bot += 1) ok(await first.send('addBot', {}));
  ok(await first.send('start', {}));
  const game = first.view?.game ?? '';
  await playUntil(people, ({ view }) => view?.phase === 'tell');
  await tellBy(people, first, async () => ({ kind: 'text', text: SAID }));
  await tellBy(people, second, async () => {
    const answer = await fetch(`${tabletop.http}/api/tables/${code}/clue`, {
      method: 'POST',
      headers: signed(second),
      body: DRAWING,
    });
    const { media } = (await answer.json()) as { media: string };
    return { kind: 'drawing', media };
  });
  if (finish) {
    ok(await first.send('end', {}));
    await playUntil(people, isOver);
  }
  return { code, game, people: [first, second, third], all: people };
}

type Given =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'drawing'; readonly media: string };

/** Plays on until this one tells, and has told. */
async function tellBy(people: readonly Client[], teller: Client, clue: () => Promise<Given>): Promise<void> {
  await playUntil(people, ({ view }) => view?.phase === 'tell' && view.storyteller === teller.view?.seat);
  const card = teller.view?.hand[0] ?? -1;
  ok(await teller.send('tell', { card, clue: await clue() }));
  await playUntil(people, ({ view }) => view?.phase === 'result');
}

describe('an album', () => {
  it('is told when the game is over, and not before', async () => {
    const { game, people } = await evening(false);
    for (const path of [`${game}/log`, `${game}/album`, 'none/album', 'a%00b/album'])
      expect((await fetched(path)).status, path).toBe(404);
    expect((await dropped(`${game}/album`, people[0])).status).toBe(404);
    expect((await dropped(`${game}/album/mine`, people[0])).status).toBe(404);
    ok(await people[0].send('end', {}));
    expect((await fetched(`${game}/log`)).status).toBe(200);
    expect(namesIn(await told(game)).sort()).toEqual(NAMES.slice(0, 3).toSorted());
  });

  it('calls bots by their names, in the language of whoever reads', async () => {
    const { game } = await evening(true, 1);
    const [english, russian] = [await told(game), await told(game, 'ru')];
    const botIn = ({ profiles }: AlbumAnswer): string =>
      Object.values(profiles).find(({ level }) => level !== undefined)?.name ?? '';
    expect(botIn(english)).toMatch(/^[A-Z][a-z]+$/);
    expect(botIn(russian)).toMatch(/^[А-Я][а-я]+$/);
  });

  it('is at an address that no search engine is to show', async () => {
    const robots = async (path: string): Promise<string | null> =>
      (await fetch(`${tabletop.http}${path}`)).headers.get('x-robots-tag');
    expect(await robots('/album/AbcdEFGH12345678')).toBe('noindex');
    expect(await robots('/')).toBeNull();
  });

  it('of somebody who was forgotten has no name of theirs', async () => {
    const { game, people } = await evening();
    ok(await people[2].send('forgetMe', {}));
    expect(namesIn(await told(game)).sort()).toEqual(NAMES.slice(0, 2).toSorted());
  });
});

describe('whoever takes themselves out', () => {
  it('leaves no name, no word and no drawing, and the deal can still be proved', async () => {
    const { game, people } = await evening();
    const [first, second] = people;
    const text = (): Promise<string> => fetched(`${game}/log`).then((answer) => answer.text());
    const whole = await text();
    expect(whole).toContain(SAID);
    const media = /"media":"([\w-]+)"/.exec(whole)?.[1] ?? '';
    expect((await fetched(`${game}/clues/${media}`)).status).toBe(200);

    expect((await dropped(`${game}/album/mine`, first)).status).toBe(204);
    expect((await dropped(`${game}/album/mine`, second)).status).toBe(204);
    expect((await dropped(`${game}/album/mine`, first)).status).toBe(204);
    const left = await text();
    expect(left).not.toContain(SAID);
    expect(left).not.toContain(media);
    expect((await fetched(`${game}/clues/${media}`)).status).toBe(404);
    const album = await told(game);
    expect(namesIn(album)).toEqual([NAMES[2]]);
    expect([...album.without].sort()).toEqual([idOf(first), idOf(second)].sort());

    const log = readLog(JSON.parse(left));
    if (!log.ok) throw new Error(log.why);
    expect(verifyDeal(log.log)).toMatchObject({ ok: true });
    expect(replay(log.log)).toMatchObject({ ok: false });
    const before = readLog(JSON.parse(whole));
    if (!before.ok) throw new Error(before.why);
    expect(replay(before.log)).toMatchObject({ ok: true });
  });

  it('once more writes nothing', async () => {
    const { game, people } = await evening();
    const version = async (): Promise<number | undefined> =>
      (await tabletop.store.records.get('album', game))?.version;
    await dropped(`${game}/album/mine`, people[2]);
    await dropped(`${game}/album`, people[2]);
    const before = await version();
    await dropped(`${game}/album/mine`, people[2]);
    await dropped(`${game}/album`, people[2]);
    expect(await version()).toBe(before);
  });

  it('takes nothing out of other games, nor anybody else’s', async () => {
    const [one, other] = [await evening(), await evening()];
    expect((await dropped(`${other.game}/album/mine`, one.people[0])).status).toBe(403);
    expect((await dropped(`${other.game}/album`, one.people[0])).status).toBe(403);
    expect((await dropped(`${one.game}/album/mine`, one.people[2])).status).toBe(204);
    const text = await (await fetched(`${one.game}/log`)).text();
    expect(text).toContain(SAID);
    expect((await told(other.game)).without).toEqual([]);
  });

  it('of one game is heard in the others they played', async () => {
    const { game, people } = await evening();
    const log = await (await fetched(`${game}/log`)).text();
    const media = /"media":"([\w-]+)"/.exec(log)?.[1] ?? '';
    const { records } = tabletop.store;
    const later = new ClueMedia(tabletop.store);
    const medium = { type: 'audio/ogg', bytes: Buffer.from('OggS') };
    const other = await later.keep('another-game', 1, idOf(people[1]), null, medium);
    expect((await dropped(`${game}/album/mine`, people[1])).status).toBe(204);
    expect((await fetched(`${game}/clues/${media}`)).status).toBe(404);
    expect((await fetched(`another-game/clues/${other}`)).status).toBe(200);
    await later.forgetGame('another-game');
    expect(await records.get('clue-media', 'another-game.1')).toBeUndefined();
  });

  it('has to say who they are, and not from somebody else’s page', async () => {
    const { game, people } = await evening();
    const [first] = people;
    const stranger = { player: { id: idOf(first), token: 'x' } } as Client;
    expect((await dropped(`${game}/album`, stranger)).status).toBe(401);
    expect((await dropped(`${game}/album`, first, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await fetched(`${game}/album`)).status).toBe(200);
  });
});

describe('all of it', () => {
  const answerTo = async (game: string, by: Client): Promise<unknown> =>
    (await dropped(`${game}/album`, by)).json();

  it('goes when whoever owned the table says so', async () => {
    const { game, people } = await evening();
    const log = await (await fetched(`${game}/log`)).text();
    const drawing = `${game}/clues/${/"media":"([\w-]+)"/.exec(log)?.[1]}`;
    expect((await fetched(drawing)).status).toBe(200);
    expect(await answerTo(game, people[0])).toEqual({ gone: true, asked: 1, of: 3 });
    for (const path of [`${game}/log`, `${game}/album`, drawing])
      expect((await fetched(path)).status).toBe(404);
    expect((await dropped(`${game}/album`, people[0])).status).toBe(404);
  });

  it('goes when all who played to the end ask, of those who still can', async () => {
    const { game, people } = await evening(true, 1);
    const [first, second, third] = people;
    expect(await answerTo(game, second)).toEqual({ gone: false, asked: 1, of: 3 });
    expect(await answerTo(game, second)).toEqual({ gone: false, asked: 1, of: 3 });
    expect((await told(game)).asked).toEqual([idOf(second)]);
    ok(await first.send('forgetMe', {}));
    expect(await answerTo(game, third)).toEqual({ gone: true, asked: 2, of: 2 });
    expect((await fetched(`${game}/album`)).status).toBe(404);
  });

  it('is not asked about by those who left before the end, though they may take themselves out', async () => {
    const { game, people } = await evening(false);
    const [first, second, third] = people;
    ok(await third.send('leave', {}));
    ok(await first.send('end', {}));
    await playUntil([first, second], isOver);
    const answer = await dropped(`${game}/album`, third);
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'not-at-the-table' }]);
    expect((await told(game)).asked).toEqual([]);
    expect((await dropped(`${game}/album/mine`, third)).status).toBe(204);
  });

  it('is gone through every node at once', async () => {
    const { game, people } = await evening();
    const other = await setUp({}, { store: tabletop.store });
    const address = `${other.http}/api/games/${game}/album`;
    expect((await fetch(address)).status).toBe(200);
    await answerTo(game, people[0]);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(address.replace('/album', '/log'))).status).toBe(404);
  });

  it('is not gone before that is on disk', async () => {
    const memory = openMemory();
    let isFull = false;
    const store = otherwise(memory, {
      records: {
        put: (kind, ...rest) =>
          isFull && kind === 'album'
            ? Promise.reject(new StoreError('full', 'no room'))
            : memory.records.put(kind, ...rest),
      },
    });
    const [usual, crowded] = [tabletop, await setUp({}, { store })];
    tabletop = crowded;
    const { game, people } = await evening();
    isFull = true;
    expect((await dropped(`${game}/album`, people[0])).status).toBe(507);
    expect((await fetched(`${game}/album`)).status).toBe(200);
    tabletop = usual;
    await crowded.stop();
  });
});
