/** Ways to use a server up, each as hard as one address can, for as long as it is let. */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { PRESETS } from '@fabula/engine/rules.ts';
import { MOST_PICTURE_BYTES, type NewOwnDeck } from '@fabula/protocol/own-decks.ts';
import { picture } from '../../own-decks/maker.ts';
import { pause } from '../chance.ts';
import { breakOff, line, upgradeRequest } from '../lines.ts';
import { badFiles } from '../pictures/bad-files.ts';
import { deafSocket, frame, type Heard, refused, type Target, Voice } from './wire.ts';

export interface Siege extends Target {
  /** Codes of other people's tables. */
  readonly victims: readonly string[];
  readonly isOver: () => boolean;
}

type Abuse = (siege: Siege) => Promise<void>;

const TELLING = {
  ...PRESETS.dixit,
  firstStoryteller: 0,
  time: { ...PRESETS.dixit.time, result: null },
} as const;
const LONG = 'ж'.repeat(1_980);

// Tables of one's own

/** The first of them tells. */
async function ownTable(siege: Target, rules: object = TELLING, isBegun = true): Promise<Voice[]> {
  const voices: Voice[] = [];
  let code = '';
  for (let place = 0; place < 3; place += 1) {
    const voice = await Voice.open(siege);
    if (!voice) break;
    voices.push(voice);
    if (place === 0) ({ code } = (await voice.ask({ type: 'open', rules })) as { code: string });
    voice.code = code;
    await voice.ask({ type: 'enter', code, role: 'player', name: `Siege ${place}` });
    await voice.ask({ type: 'join' });
  }
  if (isBegun) await voices[0]?.ask({ type: 'start' });
  return voices;
}

async function ownTables(siege: Target, count: number, rules?: object, isBegun = true): Promise<Voice[][]> {
  return Promise.all(Array.from({ length: count }, () => ownTable(siege, rules, isBegun)));
}

/** Two in one seat, who tell. */
async function ownPair(siege: Target): Promise<Voice[]> {
  const [first] = await ownTable(siege, { ...TELLING, pairs: true }, false);
  const beside = await Voice.open(siege);
  if (!first || !beside) return [];
  await beside.ask({ type: 'enter', code: first.code, role: 'player', name: 'Beside' });
  await beside.ask({ type: 'join', seat: 0 });
  await first.ask({ type: 'admit', player: beside.player, yes: true });
  await first.ask({ type: 'start' });
  return [first, beside];
}

/** Somebody's table where the row lies open, and those who look on there. */
async function ownAudience(siege: Target, count: number): Promise<Voice[]> {
  const [teller, ...others] = await ownTable(siege);
  if (!teller) return [];
  await teller.ask(tell(teller, 'Moon'));
  for (const other of others) {
    const hand = other.view['hand'] as number[] | undefined;
    await other.ask({ type: 'submit', cards: hand?.slice(0, 2) ?? [] });
  }
  const audience = await Promise.all(Array.from({ length: count }, () => Voice.open(siege)));
  const there = audience.filter((voice) => voice !== null);
  for (const voice of there)
    await voice.ask({ type: 'enter', code: teller.code, role: 'spectator', name: 'Looks on' });
  return there;
}

/** Whatever `message` gives, over and over, as fast as it is read. */
async function shout(
  { isOver }: Siege,
  voices: readonly Voice[],
  message: (voice: Voice, count: number) => Heard,
): Promise<void> {
  for (let count = 0; !isOver();) {
    for (const voice of voices)
      for (let burst = 0; burst < 20 && voice.say(message(voice, count)); burst += 1) count += 1;
    await pause(2);
  }
}

const cardOf = ({ view }: Voice): number => (view['hand'] as number[] | undefined)?.[0] ?? 0;
const tell = (voice: Voice, text: string): Heard => ({
  type: 'tell',
  card: cardOf(voice),
  clue: { kind: 'text', text },
});

const HOSTILE = [
  '\u200B',
  '\uFE0F',
  'α  ;',
  '\u0301\u0316',
  "a'-",
  '?!',
  '🦊\u200D',
  '\u202E',
  '((((',
  '1\uFE0F\u20E3',
  'больше всего ',
];
const hostile = (count: number, size: number): string => {
  const alphabet = HOSTILE[count % HOSTILE.length] ?? '';
  return alphabet.repeat(Math.floor(size / alphabet.length));
};

// Requests by hand

const agents = new Map<string, Agent>();

interface Body {
  readonly bytes: Buffer;
  readonly authorization?: string;
}

/** The status of an answer; -1: none came. */
const fetchFrom = async (siege: Target, path: string, body?: Body): Promise<number> =>
  (await answerFrom(siege, path, body)).status;

function answerFrom(siege: Target, path: string, body?: Body): Promise<{ status: number; text: string }> {
  const { port, from } = siege;
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 100 });
  agents.set(from, agent);
  return new Promise((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: from,
        agent,
        method: body ? 'POST' : 'GET',
        headers:
          body?.authorization === undefined
            ? { 'accept-encoding': 'identity' }
            : { authorization: body.authorization },
      },
      (answer) => {
        let text = '';
        answer.on(
          'data',
          (part: Buffer) => (text = text.length < 1_000 ? text + part.toString('latin1') : text),
        );
        answer.on('close', () => resolve({ status: answer.statusCode ?? -1, text }));
      },
    );
    asked.on('error', () => resolve({ status: -1, text: '' }));
    asked.end(body?.bytes);
  });
}

/** The same over and over, until the connection is cut. */
async function pour({ isOver }: Siege, socket: Socket, bytes: string | Buffer): Promise<void> {
  while (!socket.destroyed && !isOver()) {
    if (socket.writableLength < 256 * 1024) socket.write(bytes);
    await pause(2);
  }
  socket.destroy();
}

async function fetchAll(siege: Siege, path: (count: number) => string): Promise<void> {
  let count = 0;
  const one = async (): Promise<void> => {
    while (!siege.isOver()) {
      const status = await fetchFrom(siege, path((count += 1)));
      if (status !== 200) refused(siege, status);
      if (status === 429 || status === -1) await pause(20);
    }
  };
  await Promise.all(Array.from({ length: 100 }, one));
}

export const ABUSES: Readonly<Record<string, Abuse>> = {
  'resets at every stage': async (siege) => {
    for (let count = 0; !siege.isOver(); count += 1)
      await Promise.all(Array.from({ length: 8 }, () => breakOff(siege, count)));
  },

  'unread pings': async (siege) => {
    const sockets = (await Promise.all(Array.from({ length: 100 }, () => deafSocket(siege)))).filter(
      (socket) => socket !== null,
    );
    const pings = Buffer.concat(Array.from({ length: 200 }, () => frame(9, Buffer.alloc(125))));
    while (!siege.isOver()) {
      for (const socket of sockets) if (socket.writableLength < 256 * 1024) socket.write(pings);
      await pause(2);
    }
    for (const socket of sockets) socket.destroy();
  },

  'unasked pongs': async (siege) => {
    const pongs = Buffer.concat(Array.from({ length: 10_000 }, () => frame(10, Buffer.alloc(0))));
    const flood = async (): Promise<void> => {
      while (!siege.isOver()) {
        const socket = await deafSocket(siege);
        if (socket) await pour(siege, socket, pongs);
        else refused(siege, 'no socket');
        await pause(2);
      }
    };
    await Promise.all(Array.from({ length: 20 }, flood));
  },

  'bodies nobody wants': async (siege) => {
    const bytes = '1\r\nx\r\n'.repeat(10_000);
    const flood = async (_: unknown, place: number): Promise<void> => {
      while (!siege.isOver()) {
        const socket = line(siege);
        const method = place % 2 === 0 ? 'GET' : 'POST';
        socket.write(`${method} /healthz HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n\r\n`);
        await pour(siege, socket, bytes);
      }
    };
    await Promise.all(Array.from({ length: 20 }, flood));
  },

  'one-byte fragments': async (siege) => {
    const piece = frame(0, Buffer.from(' '), false);
    const pieces = Buffer.concat(Array.from({ length: 60 }, () => piece));
    while (!siege.isOver()) {
      const sockets = await Promise.all(Array.from({ length: 50 }, () => deafSocket(siege)));
      for (const socket of sockets) {
        socket?.write(frame(1, Buffer.from('{'), false));
        for (let count = 0; count < 20; count += 1) socket?.write(pieces);
      }
      await pause(50);
      for (const socket of sockets) socket?.destroy();
    }
  },

  'half-open and idle connections': async (siege) => {
    const held: Socket[] = [];
    while (!siege.isOver()) {
      for (let count = 0; count < 50; count += 1) {
        const socket = line(siege);
        socket.write(count % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: f\r\n' : upgradeRequest());
        held.push(socket);
      }
      while (held.length > 5_000) held.shift()?.destroy();
      await pause(20);
    }
    for (const socket of held) socket.destroy();
  },

  'hostile texts': async (siege) => {
    const rules = { ...TELLING, permanent: 'question' };
    const voices = (await ownTables(siege, 10, rules)).flat();
    return shout(siege, voices, (voice, count) => {
      const kind = count % 4;
      if (kind === 0) return tell(voice, hostile(count, 2_000));
      if (kind === 1) return { type: 'say', text: hostile(count, 1_000) };
      if (kind === 2) return { type: 'rename', name: hostile(count, 80) };
      return { type: 'report', player: voice.player, reason: hostile(count, 2_000) };
    });
  },

  contributions: async (siege) => {
    const voices = (await ownTables(siege, 20, TELLING, false)).flat();
    return shout(siege, voices, (_, count) =>
      count % 3 === 0
        ? { type: count % 2 === 0 ? 'leave' : 'join' }
        : { type: 'contribute', entropy: randomBytes(64).toString('hex') },
    );
  },

  drafts: async (siege) => {
    const voices = (await ownTables(siege, 20)).flat();
    return shout(siege, voices, (voice) => ({
      type: 'draft',
      game: voice.view['game'],
      round: 1,
      move: tell(voice, LONG),
    }));
  },

  'glances and whispers': async (siege) => {
    const voices = (await Promise.all(Array.from({ length: 20 }, () => ownPair(siege)))).flat();
    return shout(siege, voices, (voice, count) =>
      count % 2 === 0
        ? { type: 'whisper', text: hostile(count, 1_000) }
        : {
            type: 'glance',
            game: voice.view['game'],
            round: 1,
            at: { type: 'tell', card: cardOf(voice), clue: { kind: 'text', text: `${count} ${LONG}` } },
          },
    );
  },

  'albums that are shown': async (siege) => {
    const tables = await ownTables(siege, 20);
    for (const [owner] of tables) owner?.say({ type: 'end' });
    return shout(siege, tables.flat(), (voice, count) => ({
      type: 'lead',
      game: voice.view['game'],
      at: { round: 1 + (count % 5), step: count % 2 === 0 ? 'votes' : 'points' },
      ...(count % 3 === 0 ? { next: voice.player } : {}),
    }));
  },

  'an audience that never makes up its mind': async (siege) => {
    const voices = (await Promise.all(Array.from({ length: 10 }, () => ownAudience(siege, 8)))).flat();
    return shout(siege, voices, ({ view }, count) => ({
      type: 'guess',
      game: view['game'],
      round: view['round'],
      number: 1 + (count % 5),
    }));
  },

  'mended clues': async (siege) => {
    const tellers = (await ownTables(siege, 55)).flatMap(([teller]) => teller ?? []);
    return shout(siege, tellers, (voice, count) => tell(voice, `${count} ${LONG}`));
  },

  'numbers named anew': async (siege) => {
    const tables = await ownTables(siege, 10, { ...TELLING, paper: true, standIns: false });
    for (const [first] of tables)
      await first?.ask({ type: 'tell', card: null, clue: { kind: 'aloud', media: null } });
    const say = (_: Voice, count: number): Heard => ({ type: 'own', numbers: [1 + (count % 5)] });
    const firsts = tables.flatMap(([first]) => (first ? [first] : []));
    await shout(siege, firsts, say);
  },

  'rule changes': async (siege) => {
    const owners = (await ownTables(siege, 50, TELLING, false)).flatMap(([owner]) => owner ?? []);
    const special = Object.fromEntries(Array.from({ length: 200 }, (_, cell) => [cell + 2, 'question']));
    const rules = { ...TELLING, track: { start: 1, finish: 300, special } };
    return shout(siege, owners, (_, count) => ({
      type: 'changeRules',
      rules: { ...rules, rounds: 1 + (count % 100) },
      decks: ['dream'],
    }));
  },

  mutes: async (siege) => {
    const voices = (await ownTables(siege, 30)).flat();
    const players = voices.map(({ player }) => player);
    return shout(siege, voices, (_, count) => ({
      type: 'mute',
      player: players[count % players.length],
      muted: count % 2 === 0,
    }));
  },

  renames: async (siege) => {
    const voices = (await ownTables(siege, 30)).flat();
    return shout(siege, voices, (_, count) => ({ type: 'rename', name: `Name ${count}` }));
  },

  'coming and going': async (siege) => {
    const voices = (await Promise.all(Array.from({ length: 100 }, () => Voice.open(siege)))).filter(
      (voice) => voice !== null,
    );
    return shout(siege, voices, (_, count) =>
      count % 2 === 0
        ? {
            type: 'enter',
            code: siege.victims[count % siege.victims.length],
            role: 'spectator',
            name: `G${count}`,
          }
        : { type: 'exit' },
    );
  },

  'hopping between seats': async (siege) => {
    const voices = (await ownTables(siege, 30)).flat();
    return shout(siege, voices, (_, count) =>
      count % 2 === 0 ? { type: 'leave' } : { type: 'join', seat: count % 3 },
    );
  },

  'bots that play for nobody': async (siege) => {
    const time = { claim: 5, tell: 5, submit: 5, vote: 5, result: 0 };
    const rules = {
      ...PRESETS.imaginarium,
      firstStoryteller: 'random',
      time,
      track: { ...PRESETS.imaginarium.track, finish: null },
      rounds: 100,
    };
    const owners: Voice[] = [];
    for (let table = 0; table < 60 && !siege.isOver(); table += 1) {
      const owner = await Voice.open(siege);
      if (!owner) break;
      const { code } = await owner.ask({ type: 'open', rules });
      await owner.ask({ type: 'enter', code, role: 'player', name: 'Nobody' });
      await owner.ask({ type: 'join' });
      for (let bot = 0; bot < 5; bot += 1) await owner.ask({ type: 'addBot' });
      await owner.ask({ type: 'start' });
      owners.push(owner);
    }
    while (!siege.isOver()) await pause(100);
  },

  uploads: async (siege) => {
    const tellers = (await ownTables(siege, 10)).flatMap(([teller]) => teller ?? []);
    const song = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(250_000)]);
    const one = async (teller: Voice): Promise<void> => {
      const body = { bytes: song, authorization: `Bearer ${teller.player}.${teller.token}` };
      while (!siege.isOver()) {
        const status = await fetchFrom(siege, `/api/tables/${teller.code}/clue`, body);
        if (status === 201) continue;
        refused(siege, status);
        await pause(20);
      }
    };
    await Promise.all(tellers.map(one));
  },

  /** Good ones and bad ones, to many decks of many players. */
  pictures: async (siege) => {
    const kinds = await badFiles(MOST_PICTURE_BYTES);
    const form = Buffer.from(JSON.stringify({ name: 'S', author: '', licence: '', language: 'en' }));
    let count = 0;
    const one = async (): Promise<void> => {
      const { text } = await answerFrom(siege, '/api/own-decks', { bytes: form });
      const { deck, player } = JSON.parse(text || '{}') as Partial<NewOwnDeck>;
      const authorization = `Bearer ${player?.id}.${player?.token}`;
      while (!siege.isOver()) {
        count += 1;
        const good = await picture(count, 800, 1_200).jpeg().toBuffer();
        const bytes = count % 2 === 0 ? good : (kinds[count % kinds.length]?.bytes ?? good);
        const status = await fetchFrom(siege, `/api/own-decks/${deck}/cards`, { bytes, authorization });
        if (status === 201) continue;
        refused(siege, status);
        await pause(20);
      }
    };
    await Promise.all(Array.from({ length: 12 }, one));
  },

  'reading words': (siege) =>
    fetchAll(siege, (count) => `/api/decks/dream/words/${count % 2 === 0 ? 'en' : 'ru'}`),
  'reading pictures': (siege) => fetchAll(siege, () => '/decks/dream/spill/large'),
  'reading logs': async (siege) => {
    const [teller] = await ownTable(siege);
    const game = String(teller?.view['game']);
    return fetchAll(siege, () => `/api/games/${game}/log`);
  },
  'guessing codes': (siege) =>
    fetchAll(siege, () => `/api/tables/${randomBytes(3).toString('hex').toUpperCase()}`),

  'stale clients': async (siege) => {
    const voices = (await ownTables(siege, 20)).flat();
    while (!siege.isOver()) {
      // The server was asked to stand still meanwhile: all this comes at once when it goes on.
      for (const voice of voices) for (let count = 0; count < 60; count += 1) voice.say({ type: 'look' });
      await pause(1_000);
    }
  },
};
