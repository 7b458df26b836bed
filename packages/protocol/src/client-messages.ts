/** What a client may say: `{id, type, …}`, one JSON text a frame. docs/protocol.md explains each. */
import { COLOURS } from '@fabula/engine/model.ts';
import * as v from 'valibot';
import { readFast } from './read-fast.ts';
import { rulesSchema } from './rules-schema.ts';
import { BOT_LEVELS, LANGUAGES, REACTIONS, REPLAY_STEPS, ROLES } from './table.ts';

/** Longer frames are refused unread. The longest honest one is a clue of 2,000 characters. */
export const LONGEST_FRAME = 16_384;
export const LONGEST_NAME = 24;

/** Chosen by the client, new for every wish of this player, on any device. Repeating one is harmless. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[\w.-]+$/));
const player = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6}$/));
const language = v.picklist(LANGUAGES);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const colour = v.picklist(COLOURS);
const name = v.pipe(v.string(), v.maxLength(200));
const avatar = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const decks = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
  v.minLength(1),
  v.maxLength(20),
);
const saying = v.pipe(v.string(), v.maxLength(1_000));
const submitted = v.pipe(v.array(card), v.maxLength(20));
const named = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))),
  v.maxLength(20),
);
const voteNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const media = v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));
const clue = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), text: v.pipe(v.string(), v.maxLength(8_000)) }),
  v.strictObject({ kind: v.picklist(['aloud', 'song', 'pantomime']), media }),
  /** With a line of words for those who cannot see it. */
  v.strictObject({
    kind: v.literal('drawing'),
    media,
    words: v.exactOptional(v.pipe(v.string(), v.maxLength(800))),
  }),
]);

/** What a report is about. The server records its own copy of it, never the reporter's word. */
const reported = v.variant('kind', [
  v.strictObject({ kind: v.literal('name') }),
  /** By the server's time of it. */
  v.strictObject({ kind: v.literal('message'), at: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Drawn or sung: by its name. Null: the clue on the table, as it can be read. */
  v.strictObject({ kind: v.literal('clue'), media }),
  /** Of somebody's own deck that is played here. */
  v.strictObject({
    kind: v.literal('card'),
    deck: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
    card: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  }),
]);

/** What would be played if time ran out now. */
const draftedMove = v.variant('type', [
  v.strictObject({ type: v.literal('tell'), card: v.nullable(card), clue }),
  v.strictObject({ type: v.literal('submit'), cards: submitted }),
  v.strictObject({ type: v.literal('own'), numbers: named }),
  v.strictObject({ type: v.literal('vote'), number: voteNumber }),
]);

/** What somebody looks at, has taken up or written so far, for the other in their seat. */
const glanced = v.variant('type', [
  v.strictObject({
    type: v.literal('tell'),
    card: v.nullable(card),
    clue: v.variant('kind', [
      v.strictObject({ kind: v.literal('text'), text: v.pipe(v.string(), v.maxLength(2_000)) }),
      v.strictObject({ kind: v.picklist(['aloud', 'song', 'pantomime', 'drawing']) }),
    ]),
  }),
  v.strictObject({ type: v.literal('submit'), cards: submitted }),
  v.strictObject({ type: v.literal('own'), numbers: named }),
  v.strictObject({ type: v.literal('vote'), number: voteNumber }),
]);

const game = v.pipe(v.string(), v.maxLength(40));
const round = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const message = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) => v.strictObject({ id, type: v.literal(type), ...fields });

const SCHEMAS = {
  // Arriving
  hello: message('hello', {
    protocol: v.pipe(v.number(), v.integer()),
    language,
    player: v.optional(v.strictObject({ id: player, token: v.pipe(v.string(), v.maxLength(100)) })),
  }),
  open: message('open', {
    /** Either a preset or whole rules; neither is the Dixit preset. */
    preset: v.optional(v.picklist(['dixit', 'imaginarium'])),
    rules: v.optional(rulesSchema),
    decks: v.optional(decks),
    language: v.optional(language),
    listed: v.optional(v.boolean()),
    chat: v.optional(v.boolean()),
  }),
  enter: message('enter', {
    code,
    role: v.picklist(ROLES),
    name: v.optional(name),
    avatar: v.optional(avatar),
    /** The secret of a hand-over link. */
    handover: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Clients before 0.2 say what they still show. Nothing follows from it: everybody who comes gets the whole view. */
    have: v.optional(v.strictObject({ game, v: v.pipe(v.number(), v.integer()) })),
  }),
  exit: message('exit', {}),
  look: message('look', {}),

  // The game's: people
  join: message('join', { seat: v.optional(seat), colour: v.optional(colour) }),
  admit: message('admit', { player, yes: v.boolean() }),
  leave: message('leave', {}),
  askForTime: message('askForTime', { more: v.boolean() }),
  // before it begins
  changeRules: message('changeRules', { rules: rulesSchema, decks }),
  recolour: message('recolour', { colour }),
  ready: message('ready', { ready: v.boolean() }),
  contribute: message('contribute', { entropy: v.pipe(v.string(), v.maxLength(128)) }),
  start: message('start', {}),
  // a round
  claim: message('claim', {}),
  swapHand: message('swapHand', {}),
  /** With a real box without a card: it lies on the table. */
  tell: message('tell', { card: v.nullable(card), clue }),
  submit: message('submit', { cards: submitted }),
  own: message('own', { numbers: named }),
  vote: message('vote', { number: voteNumber }),
  sawResult: message('sawResult', {}),
  goOn: message('goOn', {}),
  // the owner's
  kick: message('kick', { player }),
  letChanceDecide: message('letChanceDecide', {}),
  letCluesPass: message('letCluesPass', {}),
  skip: message('skip', { seat }),
  pause: message('pause', {}),
  resume: message('resume', {}),
  end: message('end', {}),

  // The table's
  /** Null: nothing is chosen any more. */
  draft: message('draft', { game, round, move: v.nullable(draftedMove) }),
  /** Null: at nothing any more. */
  glance: message('glance', { game, round, at: v.nullable(glanced) }),
  /** Of whoever looks on: which picture they take for the storyteller's. */
  guess: message('guess', { game, round, number: voteNumber }),
  /** A shared screen plays the music from now on, or no longer. */
  music: message('music', { plays: v.boolean() }),
  /** The album of the last game is shown to everybody; null: no longer. Whoever is named leads from now on. */
  lead: message('lead', {
    game,
    at: v.nullable(v.strictObject({ round, step: v.picklist(REPLAY_STEPS) })),
    next: v.exactOptional(player),
  }),
  rename: message('rename', { name, avatar: v.optional(avatar) }),
  settings: message('settings', {
    listed: v.optional(v.boolean()),
    chat: v.optional(v.boolean()),
    descriptions: v.optional(v.boolean()),
    quickBots: v.optional(v.boolean()),
    language: v.optional(language),
  }),
  say: message('say', { text: saying }),
  whisper: message('whisper', { text: saying }),
  react: message('react', { reaction: v.picklist(REACTIONS) }),
  mute: message('mute', { player, muted: v.boolean() }),
  report: message('report', {
    /** Left out of a card's report: whose it is the server knows. */
    player: v.exactOptional(player),
    reason: v.pipe(v.string(), v.maxLength(2_000)),
    /** Left out: the name. */
    what: v.optional(reported),
  }),
  ban: message('ban', { player }),
  unban: message('unban', { player }),
  handover: message('handover', {}),
  rematch: message('rematch', {}),
  addBot: message('addBot', { level: v.optional(v.picklist(BOT_LEVELS)) }),
  removeBot: message('removeBot', { player }),
  forgetMe: message('forgetMe', {}),
} as const;

export type ClientMessageType = keyof typeof SCHEMAS;
export type ClientMessageOf<Type extends ClientMessageType> = v.InferOutput<(typeof SCHEMAS)[Type]>;
export type ClientMessage = { [Type in ClientMessageType]: ClientMessageOf<Type> }[ClientMessageType];
/** What a message says besides its type and id. */
export type FieldsOf<Type extends ClientMessageType> = Omit<ClientMessageOf<Type>, 'id' | 'type'>;

/** Messages that are the engine's commands without `by` and `at`. */
export const GAME_COMMANDS = [
  'join',
  'admit',
  'leave',
  'askForTime',
  'changeRules',
  'recolour',
  'ready',
  'contribute',
  'start',
  'claim',
  'swapHand',
  'tell',
  'submit',
  'own',
  'vote',
  'sawResult',
  'goOn',
  'kick',
  'letChanceDecide',
  'letCluesPass',
  'skip',
  'pause',
  'resume',
  'end',
] as const satisfies readonly ClientMessageType[];
export type GameCommandType = (typeof GAME_COMMANDS)[number];

export const CLIENT_MESSAGE_TYPES = Object.keys(SCHEMAS) as ClientMessageType[];

/** `id` is given back when at least that could be read. */
export type Reading =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly error: FrameError; readonly id: string | null };
export type FrameError = 'not-json' | 'not-a-message' | 'unknown-type' | 'bad-fields';

export function readClientMessage(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: 'not-json', id: null };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, error: 'not-a-message', id: null };
  }
  const fast = readFast(value);
  return fast ? { ok: true, message: fast } : readBySchema(value);
}

/** Every message's one definition. */
export function readBySchema(value: object): Reading {
  const type: unknown = 'type' in value ? value.type : undefined;
  const known = 'id' in value && v.is(id, value.id) ? value.id : null;
  if (typeof type !== 'string') return { ok: false, error: 'not-a-message', id: known };
  if (!Object.hasOwn(SCHEMAS, type)) return { ok: false, error: 'unknown-type', id: known };
  const schema: v.GenericSchema<unknown, ClientMessage> = SCHEMAS[type as ClientMessageType];
  const reading = v.safeParse(schema, value, { abortEarly: true });
  return reading.success
    ? { ok: true, message: reading.output }
    : { ok: false, error: 'bad-fields', id: known };
}
