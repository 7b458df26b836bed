/**
 * Many connections send what nobody should, while people play. The server must live, answer every frame with a message or
 * a close, stay within its memory, and let no table notice: the games end, and the rules accept their logs.
 */
import type { Socket } from 'node:net';
import { readLog } from '@fabula/engine/log.ts';
import { replay } from '@fabula/engine/replay.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import type { Credentials } from '@fabula/protocol/client-types.ts';
import { WebSocket } from 'ws';
import { BuiltServer } from '../built-server.ts';
import { between, dice, pause, pick, type Roll } from '../chance.ts';
import { gather, ok } from '../gather.ts';
import { BREAKS, breakOff, line, upgradeRequest } from '../lines.ts';
import { Person } from '../person.ts';
import type { Line, Tap } from '../tap.ts';
import { badFrame, brokenBytes, type World } from './frames.ts';

export interface FuzzSize {
  readonly frames: number;
  readonly seed: number;
  readonly attackers?: number;
  readonly tables?: number;
  readonly report?: (line: string) => void;
}

export interface FuzzReport {
  readonly frames: number;
  readonly answered: number;
  readonly closes: number;
  /** Connections that were reset or left half-way, at some stage of some request. */
  readonly 'broken off': number;
  readonly unanswered: number;
  readonly games: number;
  readonly 'logs accepted': number;
  /** MB at the beginning, at each quarter, and at the end. */
  readonly 'RSS MB': string;
  readonly seconds: number;
  readonly complaints: readonly string[];
}

const REPLAYED = 8;
const OVERHEARD = 64;
const BATCH = 60;
/** Only there to end what hangs. */
const GIVE_UP = 60_000;
/** Growth of the second half that is no plateau any more. */
const MOST_GROWTH = 1.25;
const WORTH_JUDGING = 100_000;

/** Everybody has an address of their own, as a proxy would say, with its own limits. */
const from = (network: number, number: number, host = 0): Record<string, string> => ({
  'X-Forwarded-For': `${network}.0.${host}.${number + 1}`,
});

class Battle {
  readonly server: BuiltServer;
  readonly codes: string[] = [];
  readonly overheard: string[] = [];
  readonly players: string[] = [];
  readonly complaints: string[] = [];
  readonly memory: number[] = [];
  sent = 0;
  answered = 0;
  closes = 0;
  brokenOff = 0;
  unanswered = 0;
  games = 0;
  accepted = 0;
  readonly #frames: number;
  readonly #report: FuzzSize['report'];

  constructor(server: BuiltServer, frames: number, report: FuzzSize['report']) {
    this.server = server;
    this.#frames = frames;
    this.#report = report;
  }

  get over(): boolean {
    return this.sent >= this.#frames || !this.server.alive;
  }

  get world(): World {
    return this;
  }

  count(frames: number): void {
    this.sent += frames;
    const quarter = Math.floor((4 * this.sent) / this.#frames);
    if (quarter < this.memory.length || !this.server.alive) return;
    this.memory.push(this.server.memory());
    this.#report?.(`${this.sent} frames, ${this.memory.at(-1)?.toFixed(0)} MB`);
  }

  overhear(text: string): void {
    this.overheard.push(text);
    if (this.overheard.length > OVERHEARD) this.overheard.shift();
  }
}

export async function fuzz(size: FuzzSize): Promise<FuzzReport> {
  const { frames, seed, attackers = 32, tables = 6, report } = size;
  const began = performance.now();
  const server = await BuiltServer.prepare({ TRUST_PROXY: 'true', MAX_TABLES_PER_ADDRESS: '60' });
  await server.start();
  const battle = new Battle(server, frames, report);
  try {
    battle.memory.push(server.memory());
    await Promise.all([
      ...Array.from({ length: tables }, (_, table) => playOn(battle, table, dice(seed + table))),
      ...Array.from({ length: attackers }, (_, number) =>
        attack(battle, number, dice(seed + 1_000 + number)),
      ),
      ...Array.from({ length: 2 }, (_, number) => breakFrames(battle, dice(seed + 2_000 + number))),
      breakConnections(battle),
      breakForms(battle, dice(seed + 3_000)),
    ]);
    judge(battle);
  } finally {
    await server.remove();
  }
  return {
    frames: battle.sent,
    answered: battle.answered,
    closes: battle.closes,
    'broken off': battle.brokenOff,
    unanswered: battle.unanswered,
    games: battle.games,
    'logs accepted': battle.accepted,
    'RSS MB': battle.memory.map((megabytes) => megabytes.toFixed(0)).join(' '),
    seconds: (performance.now() - began) / 1000,
    complaints: battle.complaints,
  };
}

function judge({ complaints, unanswered, server, memory, games, accepted, sent }: Battle): void {
  if (!server.alive) complaints.push('the server died');
  if (unanswered > 0) complaints.push(`${unanswered} frames were not answered`);
  if (games !== accepted) complaints.push(`of ${games} games only ${accepted} logs are accepted`);
  const [, , middle = 0] = memory;
  const end = memory.at(-1) ?? 0;
  if (sent >= WORTH_JUDGING && end > middle * MOST_GROWTH)
    complaints.push(`the memory grows: ${memory.map(Math.round).join(', ')} MB`);
}

// Those who play

/** People of one table, one game after another. What they said a moment ago they say again now and then. */
async function playOn(battle: Battle, table: number, roll: Roll): Promise<void> {
  const preset = table % 2 === 0 ? PRESETS.dixit : PRESETS.imaginarium;
  // A stranger who knows the code may take a free seat: that is no disturbance, so there are none.
  const rules = { ...preset, lateSeats: false, time: { ...preset.time, result: 0 } };
  do {
    const lines = new Map<Line, string[]>();
    // Before the game begins a stranger who overhears the code could sit down: nothing is overheard yet.
    const game = { begun: false, number: battle.games };
    const people = Array.from({ length: 3 + (table % 4) }, () => {
      const tap = (): Tap => repeating(battle, lines, game);
      const headers = from(192, table, game.number % 250);
      return new Person({ url: battle.server.url, roll, tap, headers, think: 150 });
    });
    try {
      const code = await gather(people, { rules });
      battle.players.push(...people.map(({ client }) => client.player?.id ?? ''));
      ok(await people[0]?.client.send('start', {}));
      game.begun = true;
      battle.codes.push(code);
      for (const person of people) person.play();
      let over = false;
      const ended = Promise.all(people.map((person) => person.until(({ view }) => view?.phase === 'over')));
      const repeated = sayAgain(lines, roll, () => over);
      await ended.finally(() => (over = true));
      await repeated;
      battle.codes.splice(battle.codes.indexOf(code), 1);
      battle.games += 1;
      const response = await fetch(`${battle.server.http}/api/games/${people[0]?.view?.game}/log`);
      const log = readLog(await response.json());
      const verdict = log.ok ? replay(log.log) : log;
      if (verdict.ok) battle.accepted += 1;
      else battle.complaints.push(`a log is not accepted: ${verdict.why}`);
    } finally {
      for (const { client } of people) client.close();
      battle.players.splice(0, people.length);
    }
  } while (!battle.over);
}

function repeating(battle: Battle, lines: Map<Line, string[]>, game: { readonly begun: boolean }): Tap {
  let said: string[] = [];
  return {
    opened: (line) => lines.set(line, (said = [])),
    sent: (text) => {
      if (!game.begun) return;
      battle.overhear(text);
      said.push(text);
      if (said.length > REPLAYED) said.shift();
    },
    closed: (line) => lines.delete(line),
  };
}

async function sayAgain(lines: Map<Line, string[]>, roll: Roll, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(20);
    for (const [line, said] of lines) {
      const text = roll() < 0.2 && said.length > 0 ? pick(said, roll) : null;
      if (text !== null && line.readyState === WebSocket.OPEN) line.send(text);
    }
  }
}

// Those who do not

async function attack(battle: Battle, number: number, roll: Roll): Promise<void> {
  let me: Credentials | null = null;
  while (!battle.over) {
    const attacker: Attacker = await Attacker.connect(battle, number);
    if (roll() < 0.95) me = await attacker.introduce(me, roll);
    while (attacker.connected && !battle.over) await attacker.fire(between(1, BATCH, roll), roll);
    attacker.close();
  }
}

/** A connection that counts its answers. */
class Attacker {
  readonly #battle: Battle;
  readonly #socket: WebSocket;
  #due = 0;
  #known: Credentials | null = null;
  #settled: (() => void) | null = null;

  static connect(battle: Battle, number: number): Promise<Attacker> {
    return new Promise((resolve, reject) => {
      const headers = from(10, number);
      const socket = new WebSocket(battle.server.url, { perMessageDeflate: false, headers });
      socket.once('open', () => resolve(new Attacker(battle, socket)));
      socket.once('error', reject);
    });
  }

  private constructor(battle: Battle, socket: WebSocket) {
    this.#battle = battle;
    this.#socket = socket;
    socket.removeAllListeners('error');
    socket.on('error', () => undefined);
    socket.on('message', (bytes: Buffer) => this.#hear(bytes.toString()));
    socket.on('close', () => {
      // The rest was answered by the close.
      battle.closes += 1;
      battle.answered += this.#due;
      this.#settle();
    });
  }

  get connected(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Says hello properly, and mostly goes to a table where people play. */
  async introduce(me: Credentials | null, roll: Roll): Promise<Credentials | null> {
    this.#known = me;
    const player = me ? { player: me } : {};
    await this.#say([JSON.stringify({ id: 'hi', type: 'hello', protocol: 1, language: 'en', ...player })]);
    const { codes } = this.#battle;
    if (codes.length > 0 && roll() < 0.8 && this.connected) {
      const role = pick(['player', 'spectator', 'screen'], roll);
      await this.#say([
        JSON.stringify({ id: 'in', type: 'enter', code: pick(codes, roll), role, name: 'Mallory' }),
      ]);
    }
    return this.#known;
  }

  fire(frames: number, roll: Roll): Promise<void> {
    const { world } = this.#battle;
    return this.#say(Array.from({ length: frames }, () => badFrame(world, roll).data));
  }

  async #say(frames: readonly (string | Buffer)[]): Promise<void> {
    const settled = new Promise<void>((resolve) => (this.#settled = resolve));
    this.#due += frames.length;
    this.#battle.count(frames.length);
    for (const frame of frames) this.#socket.send(frame);
    const late = setTimeout(() => this.#giveUp(), GIVE_UP);
    await settled;
    clearTimeout(late);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    const { welcome, code } = message as { welcome?: { player: Credentials }; code?: string };
    if (welcome?.player.token !== undefined) this.#known = welcome.player;
    if (code === 'unknown-player') this.#known = null;
    if (!('ack' in message || 'reject' in message || 'error' in message)) return;
    this.#due -= 1;
    this.#battle.answered += 1;
    if (this.#due === 0) this.#settle();
  }

  #settle(): void {
    this.#due = 0;
    this.#settled?.();
    this.#settled = null;
  }

  #giveUp(): void {
    this.#battle.unanswered += this.#due;
    this.#settle();
    this.close();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Beneath the messages: bytes that are no frames. Each is answered by a close. */
async function breakFrames(battle: Battle, roll: Roll): Promise<void> {
  while (!battle.over) {
    const socket = line({ port: battle.server.port, from: '127.0.0.1' });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await upgrade(socket);
    socket.write(brokenBytes(roll));
    battle.count(1);
    const late = setTimeout(() => {
      battle.unanswered += 1;
      socket.destroy();
    }, GIVE_UP);
    await closed;
    clearTimeout(late);
    battle.closes += 1;
    battle.answered += 1;
    await pause(5);
  }
}

/** Beneath the bytes: every kind of request, broken off in every way, at least once and over and over. Nobody waits for an answer. */
async function breakConnections(battle: Battle): Promise<void> {
  const whence = { port: battle.server.port, from: '127.0.66.1' };
  while (!battle.over || (battle.server.alive && battle.brokenOff < BREAKS)) {
    await breakOff(whence, battle.brokenOff);
    battle.brokenOff += 1;
  }
}

function upgrade(socket: Socket): Promise<void> {
  socket.write(upgradeRequest());
  return new Promise((resolve) => {
    socket.once('data', () => {
      // From here on the server's own bytes are of no interest; its end of the line is.
      socket.resume();
      resolve();
    });
  });
}

const ID = `own-${'a'.repeat(22)}`;
const PATHS = [
  '',
  `/${ID}`,
  `/${ID}/cards`,
  `/${ID}/cards/0123456789ab`,
  `/${ID}/words`,
  `/${ID}/file`,
  '/own-',
  '/..%2f',
  `/${ID}-2/cards/x/words/xx`,
];
const FORMS = [
  '',
  '{',
  '[]',
  'null',
  '{"name":1}',
  '{"__proto__":{"a":1}}',
  `"${'x'.repeat(9_000)}"`,
  '\u0000',
  '{"alt":"\ud800"}',
];
const SIGNS = [
  '',
  'Bearer',
  'Bearer a.b',
  `Bearer ${'x'.repeat(64)}.${'y'.repeat(64)}`,
  'Basic YTpi',
  'Bearer ../..',
];

/** What nobody should send to where decks are made: each answer is a refusal, and names its reason. */
async function breakForms(battle: Battle, roll: Roll): Promise<void> {
  for (let count = 0; !battle.over; count += 1) {
    const method = pick(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'], roll);
    const path = `/api/own-decks${pick(PATHS, roll)}${roll() < 0.2 ? '?crop=1,,NaN,-1&table=__proto__' : ''}`;
    const isEmpty = method === 'GET' || method === 'DELETE' || method === 'OPTIONS';
    const response = await fetch(`${battle.server.http}${path}`, {
      method,
      headers: { authorization: pick(SIGNS, roll), ...from(172, count % 250) },
      ...(isEmpty ? {} : { body: pick(FORMS, roll) }),
    }).catch(() => null);
    const text = await response?.text();
    if (response && (response.status < 400 || response.status >= 500))
      battle.complaints.push(`${method} ${path}: ${response.status} ${text?.slice(0, 80)}`);
    await pause(5);
  }
}
