/** What nobody should send: broken, oversized, misplaced, repeated and forged frames, made at random from proper ones. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { CLIENT_MESSAGE_TYPES, LONGEST_FRAME } from '@fabula/protocol/client-messages.ts';
import { LANGUAGES, REPLAY_STEPS } from '@fabula/protocol/table.ts';
import { between, pick, type Roll } from '../chance.ts';

export interface World {
  /** Codes of tables where people play. */
  readonly codes: readonly string[];
  /** Public ids of those people. */
  readonly players: readonly string[];
  /** Frames they sent a moment ago. */
  readonly overheard: readonly string[];
}

type Message = Record<string, unknown>;

/** `broken`: not a message, to be answered with an error. `misplaced`: a message, to be answered one way or the other. */
export interface BadFrame {
  readonly data: string | Buffer;
  readonly kind: 'broken' | 'mutated' | 'misplaced' | 'replayed' | 'forged' | 'oversized' | 'binary';
}

const USUAL = 0.02;

export function badFrame(world: World, roll: Roll): BadFrame {
  const dice = roll();
  if (dice < 0.06) return { kind: 'broken', data: broken(world, roll) };
  if (dice < 0.16) return { kind: 'mutated', data: JSON.stringify(mutated(proper(world, roll), roll)) };
  if (dice < 0.7) return { kind: 'misplaced', data: JSON.stringify(proper(world, roll)) };
  if (dice < 0.9 && world.overheard.length > 0)
    return { kind: 'replayed', data: pick(world.overheard, roll) };
  if (dice < 1 - USUAL) return { kind: 'forged', data: JSON.stringify(forged(world, roll)) };
  return roll() < 0.5
    ? { kind: 'oversized', data: oversized(roll) }
    : { kind: 'binary', data: Buffer.from(text(between(0, 200, roll), roll)) };
}

let count = 0;
const anyId = (roll: Roll): string => {
  count += 1;
  return roll() < 0.1 ? `f${between(0, 50, roll)}` : `z${count.toString(36)}`;
};

const LASTING = CLIENT_MESSAGE_TYPES.filter((type) => type !== 'forgetMe');

/** A message as the protocol has it, with fields that make sense somewhere. */
function proper(world: World, roll: Roll): Message {
  // Who has asked to be forgotten is disconnected: mostly something else, or there would be little but that.
  const types = roll() < 0.05 ? CLIENT_MESSAGE_TYPES : LASTING;
  const type = pick(types, roll);
  return { id: anyId(roll), type, ...fields(type, world, roll) };
}

function fields(type: string, { codes, players }: World, roll: Roll): Message {
  const player = players.length > 0 ? pick(players, roll) : 'nobody';
  const card = between(0, 90, roll);
  const rules = pick([PRESETS.dixit, PRESETS.imaginarium], roll);
  switch (type) {
    case 'hello':
      return { protocol: pick([1, 2, 99], roll), language: pick(LANGUAGES, roll) };
    case 'open':
      return roll() < 0.5 ? { rules, listed: true } : { preset: 'dixit', chat: false };
    case 'enter': {
      const code = codes.length > 0 && roll() < 0.9 ? pick(codes, roll) : 'AAAAAA';
      return { code, role: pick(['player', 'spectator', 'screen'], roll), name: text(9, roll) };
    }
    case 'join':
      return roll() < 0.5 ? {} : { seat: between(0, 6, roll), colour: 'moss' };
    case 'askForTime':
      return { more: roll() < 0.5 };
    case 'changeRules':
      return { rules, decks: ['placeholder'] };
    case 'recolour':
      return { colour: 'plum' };
    case 'ready':
      return { ready: roll() < 0.5 };
    case 'contribute':
      return { entropy: 'ab'.repeat(between(0, 64, roll)) };
    case 'tell':
      return { card, clue: { kind: 'text', text: text(between(0, 40, roll), roll) } };
    case 'submit':
      return { cards: Array.from({ length: between(0, 3, roll) }, () => between(0, 90, roll)) };
    case 'own':
      return { numbers: Array.from({ length: between(0, 3, roll) }, () => between(0, 12, roll)) };
    case 'vote':
      return { number: between(0, 12, roll) };
    case 'draft': {
      const kind = pick(['tell', 'submit', 'own', 'vote'], roll);
      const move =
        roll() < 0.2 ? null : { type: kind, ...fields(kind, { codes, players, overheard: [] }, roll) };
      return { game: text(between(0, 30, roll), roll), round: between(0, 9, roll), move };
    }
    case 'guess':
      return {
        game: text(between(0, 30, roll), roll),
        round: between(0, 9, roll),
        number: between(0, 12, roll),
      };
    case 'glance': {
      const at = pick(
        [
          null,
          { type: 'tell', card, clue: { kind: 'text', text: text(between(0, 60, roll), roll) } },
          { type: 'tell', card: null, clue: { kind: 'drawing' } },
          { type: 'submit', cards: [card] },
          { type: 'vote', number: between(0, 12, roll) },
        ],
        roll,
      );
      return { game: text(between(0, 30, roll), roll), round: between(0, 9, roll), at };
    }
    case 'lead': {
      const at = { round: between(0, 9, roll), step: pick(REPLAY_STEPS, roll) };
      const next = roll() < 0.3 ? { next: player } : {};
      return { game: text(between(0, 30, roll), roll), at: roll() < 0.2 ? null : at, ...next };
    }
    case 'admit':
      return { player, yes: roll() < 0.5 };
    case 'kick':
    case 'ban':
    case 'unban':
    case 'removeBot':
      return { player };
    case 'skip':
      return { seat: between(0, 6, roll) };
    case 'rename':
      return { name: text(between(0, 30, roll), roll) };
    case 'settings':
      return { listed: roll() < 0.5, language: 'ru' };
    case 'say':
    case 'whisper':
      return { text: text(between(0, 250, roll), roll) };
    case 'react':
      return { reaction: pick(['laugh', 'wow'], roll) };
    case 'mute':
      return { player, muted: roll() < 0.5 };
    case 'report':
      return {
        player,
        reason: text(20, roll),
        ...pick(
          [
            {},
            { what: { kind: 'name' } },
            { what: { kind: 'message', at: Math.floor(roll() * 1e12) } },
            { what: { kind: 'clue', media: null } },
          ],
          roll,
        ),
      };
    default:
      return {};
  }
}

const STRANGE: readonly ((roll: Roll) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 2 ** 53,
  () => 0.5,
  () => '',
  () => [],
  () => ({}),
  () => '__proto__',
  () => ({ __proto__: { admin: true }, constructor: { prototype: {} } }),
  () => '\u202e\u0000\ud800',
  () => '../../etc/passwd',
  () => "'; DROP TABLE entry; --",
  () => '<img src=x onerror=alert(1)>',
  (roll) => 'x'.repeat(between(1, 3_000, roll)),
  (roll) => Array.from({ length: between(1, 400, roll) }, (_, place) => place),
  (roll) => nested(between(1, 300, roll)),
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** One to three fields are missing, strange, or too many. */
function mutated(message: Message, roll: Roll): Message {
  let changed: Message = { ...message };
  for (let times = between(1, 3, roll); times > 0; times -= 1) {
    const names = Object.keys(changed);
    const name = names.length > 0 ? pick(names, roll) : 'id';
    const dice = roll();
    if (dice < 0.25) {
      const { [name]: _, ...rest } = changed;
      changed = rest;
    } else if (dice < 0.75) changed = { ...changed, [name]: pick(STRANGE, roll)(roll) };
    else
      changed = {
        ...changed,
        [pick(['by', 'at', 'seat', 'x', 'constructor'], roll)]: pick(STRANGE, roll)(roll),
      };
  }
  return changed;
}

/** Somebody pretends to be somebody else. */
function forged(world: World, roll: Roll): Message {
  const { players } = world;
  const victim = players.length > 0 ? pick(players, roll) : 'nobody';
  const dice = roll();
  const id = anyId(roll);
  if (dice < 0.3) {
    const player = { id: victim, token: text(43, roll) };
    return { id, type: 'hello', protocol: 1, language: 'en', player };
  }
  const base = proper(world, roll);
  if (dice < 0.5) return { ...base, by: victim };
  if (dice < 0.7) return { ...base, by: { standInFor: between(0, 5, roll) } };
  if (dice < 0.8) return { ...base, at: 0 };
  if (dice < 0.9) return { id, type: 'expire' };
  return { id, type: pick(['away', 'back', 'handOver'], roll), by: victim, to: victim };
}

function broken(world: World, roll: Roll): string {
  const dice = roll();
  const whole = JSON.stringify(proper(world, roll));
  if (dice < 0.3) return whole.slice(0, between(0, whole.length - 1, roll));
  if (dice < 0.5) return text(between(0, 80, roll), roll);
  if (dice < 0.6) return pick(['null', '1', '"hello"', '[]', '{}', '[{}]', 'true', ''], roll);
  if (dice < 0.7) return '['.repeat(between(1, 8_000, roll));
  if (dice < 0.8) return `{"id":"a","id":"b",${whole.slice(1)}${whole}`;
  const place = between(0, whole.length - 1, roll);
  return whole.slice(0, place) + text(1, roll) + whole.slice(place + 1);
}

/** Longer than is read; sometimes longer than is even received. */
const oversized = (roll: Roll): string =>
  JSON.stringify({
    id: 'big',
    type: 'say',
    text: 'y'.repeat(LONGEST_FRAME + between(1, roll() < 0.5 ? 1_000 : 100_000, roll)),
  });

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789-_{}[]":,\\ жщ\u202e\u0007🐇'.split('');
const text = (length: number, roll: Roll): string =>
  Array.from({ length }, () => pick(LETTERS, roll)).join('');

/** Bytes that break the WebSocket protocol itself. */
export function brokenBytes(roll: Roll): Buffer {
  const dice = roll();
  if (dice < 0.2) return Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]); // not masked
  if (dice < 0.4) return Buffer.from([0x8b, 0x80, 0, 0, 0, 0]); // no such opcode
  if (dice < 0.6) return Buffer.from([0xf1, 0x80, 0, 0, 0, 0]); // reserved bits
  if (dice < 0.8)
    return Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]); // endless
  return Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]); // not UTF-8
}
