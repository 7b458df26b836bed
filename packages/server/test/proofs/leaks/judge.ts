/** Holds every frame of a connection against what its viewer may know at that moment: whatever is not expressly allowed is a leak. */
import { CHARACTERS } from '@fabula/bots/characters.ts';
import { NO_WORDS } from '@fabula/bots/lines/no-words.ts';
import { REPLAY_STEPS } from '@fabula/protocol/table.ts';
import { guessesIn, type Guesses } from './guesses.ts';
import type { Connection } from './record.ts';
import { contestedIn, isOfPaper, lyingIn, type Story, type Truth, waitedFor } from './truth.ts';

export interface Secret {
  readonly text: string;
  readonly what: string;
  /** The connection that may hear it, in the answer to its own message. */
  readonly owner?: Connection;
  /** Messages between the two in a seat, which are judged by who hears them. */
  readonly within?: readonly string[];
}

export interface Finding {
  readonly connection: number;
  readonly role: string;
  readonly v: number;
  readonly what: string;
  readonly frame: string;
}

export interface Case {
  readonly story: Story;
  readonly connections: readonly Connection[];
  readonly secrets: readonly Secret[];
  /** Everything anybody said, and every name anybody took. */
  readonly words: ReadonlySet<string>;
}

export function judge({ story, connections, secrets, words }: Case): Finding[] {
  const guesses = guessesIn(connections);
  return connections.flatMap((connection, number) =>
    new Viewer(story, connection, number, secrets, words, guesses).findings(),
  );
}

type Dict = Readonly<Record<string, unknown>>;
const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (cards: unknown): unknown =>
  Array.isArray(cards) ? [...(cards as number[])].sort((one, other) => one - other) : cards;
const sameCards = (one: unknown, other: unknown): boolean => same(sorted(one), sorted(other));
const ascending = (list: unknown): boolean =>
  Array.isArray(list) && list.every((seat, place) => place === 0 || Number(list[place - 1]) < Number(seat));
const onlyKeys = (value: Dict, ...keys: string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** What a rejection may say besides its code; everything else is nobody's business. */
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  'wrong-phase': ['phase'],
  'bad-rules': ['problem'],
  'not-in-hand': ['card'],
  'wrong-number-of-cards': ['need'],
  'no-such-number': ['most'],
  'clue-too-long': ['most'],
  'clue-words': ['words', 'need'],
  'clue-not-this-way': ['ways'],
  'saying-too-long': ['most'],
  'old-client': ['oldest'],
  'no-such-deck': ['deck'],
};

/** The forms a message may have: the keys it must have, and those it may have. */
const FORMS: readonly (readonly [must: readonly string[], may: readonly string[]])[] = [
  [['ack', 'welcome'], []],
  [['v', 'view'], ['ack']],
  [['v'], ['ack', 'set']],
  [['ack'], ['code', 'secret']],
  [['reject', 'code', 'params', 'text'], []],
  [['t', 'table'], []],
  [['muted'], []],
  [['say'], []],
  [['said'], []],
  [['react'], []],
  [['whisper'], []],
  [['whispers'], []],
  [['glance'], []],
  [['played'], []],
  [['audience'], []],
  [['timeUp'], []],
  [['error'], ['id']],
  [['bye'], []],
  // A pulse.
  [[], []],
];

class Viewer {
  readonly #story: Story;
  readonly #connection: Connection;
  readonly #number: number;
  readonly #secrets: readonly Secret[];
  readonly #words: ReadonlySet<string>;
  readonly #guesses: Guesses;
  readonly #sent = new Map<string, Dict>();
  readonly #findings: Finding[] = [];
  #player = '';
  #role = 'none';
  #v = 0;
  /** Of those that share the version: the one this viewer has been told of. */
  #moment = 0;
  #frame = '';
  /** On the way in: in which role is not known yet. */
  #entering: string | null = null;
  /** What is to be judged when it is: whose private words were heard on the way in, and what the audience guessed. */
  #early: (() => void)[] = [];
  /** Somebody shows the album. */
  #isLed = false;

  constructor(
    story: Story,
    connection: Connection,
    number: number,
    secrets: readonly Secret[],
    words: ReadonlySet<string>,
    guesses: Guesses,
  ) {
    this.#story = story;
    this.#connection = connection;
    this.#number = number;
    this.#secrets = secrets;
    this.#words = words;
    this.#guesses = guesses;
  }

  findings(): Finding[] {
    for (const { from, text } of this.#connection.exchanges) {
      if (from === 'client') this.#remember(text);
      else this.#hear(text);
    }
    return this.#findings;
  }

  #leak(what: string): void {
    const frame = this.#frame.length > 300 ? `${this.#frame.slice(0, 300)}…` : this.#frame;
    this.#findings.push({ connection: this.#number, role: this.#role, v: this.#v, what, frame });
  }

  #must(holds: boolean, what: string): void {
    if (!holds) this.#leak(what);
  }

  #remember(text: string): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (!isDict(message) || typeof message['id'] !== 'string') return;
    this.#sent.set(message['id'], message);
    if (message['type'] === 'enter') this.#entering = message['id'];
  }

  get #truth(): Truth | undefined {
    return this.#story.moments[this.#v]?.[this.#moment];
  }

  /** The seat whose cards this viewer may see, now. */
  get #seat(): number | null {
    return this.#role === 'player' ? (this.#truth?.sitting[this.#player] ?? null) : null;
  }

  #hear(text: string): void {
    this.#frame = text;
    const frame: unknown = JSON.parse(text);
    if (!isDict(frame)) return this.#leak('a frame that is no message');
    const keys = Object.keys(frame);
    const known = FORMS.some(
      ([must, may]) =>
        must.every((key) => keys.includes(key)) &&
        keys.every((key) => must.includes(key) || may.includes(key)),
    );
    if (!known) this.#leak(`a message of the form ${keys.join()}`);
    this.#answer(frame);
    this.#newVersion(frame);
    this.#unspoken(text, keys);
    if (isDict(frame['welcome'])) this.#welcome(frame['welcome']);
    if (isDict(frame['view'])) this.#parts(frame['view'], true);
    if (isDict(frame['set'])) this.#parts(frame['set'], false);
    if ('reject' in frame) this.#rejection(frame);
    if (isDict(frame['table'])) this.#table(frame['table']);
    if (isDict(frame['say'])) {
      this.#saying(frame['say']);
      if (isOfBot(frame['say'])) this.#remark();
      else this.#mayTalk(frame['say']['by']);
    }
    if (Array.isArray(frame['said'])) for (const say of frame['said'] as Dict[]) this.#saying(say);
    if (isDict(frame['react'])) this.#reaction(frame['react']);
    if (isDict(frame['timeUp'])) this.#lateness(frame['timeUp']);
    this.#betweenTwo(frame);
    if (isDict(frame['audience'])) this.#audience(frame['audience']);
    if (this.#entering !== null) return;
    for (const look of this.#early.splice(0)) look();
    if (this.#isLed) this.#must(this.#truth?.phase === 'over', 'an album before the game is over');
    this.#isLed = false;
  }

  /** An answer names a message of this very connection. */
  #answer(frame: Dict): void {
    for (const key of ['ack', 'reject', 'id']) {
      const id = frame[key];
      if (id === undefined) continue;
      const message = typeof id === 'string' ? this.#sent.get(id) : undefined;
      if (!message) this.#leak(`the answer to somebody else's message ${JSON.stringify(id)}`);
      if (id === this.#entering) this.#entering = null;
      if (message && key === 'ack' && message['type'] === 'enter') {
        this.#role = String(message['role']);
      } else if (key === 'ack' && message?.['type'] === 'exit') this.#role = 'none';
      if ('secret' in frame) this.#must(message?.['type'] === 'handover', 'a secret nobody asked for');
      if (key === 'ack' && 'code' in frame)
        this.#must(message?.['type'] === 'open', 'a code nobody asked for');
    }
  }

  /** Versions have no gaps, and say nothing. */
  #newVersion(frame: Dict): void {
    const { v } = frame;
    if (v === undefined) return;
    if (typeof v !== 'number' || v < 1 || v >= this.#story.moments.length) {
      this.#leak(`a version that never was: ${JSON.stringify(v)}`);
      return;
    }
    const gap = !('view' in frame) && this.#v > 0 && v !== this.#v && v !== this.#v + 1;
    if (gap) this.#leak(`a gap from version ${this.#v} to ${v}`);
    if (v !== this.#v) this.#moment = 0;
    this.#v = v;
    if ('view' in frame) this.#nextMomentOf(frame['view'] as Dict);
    else if (!('set' in frame) && !('ack' in frame)) this.#leak('a sign of a hidden change');
  }

  /** A whole view may tell of a later moment of the same version, never of an earlier one. */
  #nextMomentOf(view: Dict): void {
    const moments = this.#story.moments[this.#v] ?? [];
    const seat = this.#seat;
    const isMine = ({ given, own, votes }: Truth): boolean =>
      seat === null ||
      (sameCards(view['given'], given[seat] ?? []) &&
        same(view['own'], own[seat] ?? []) &&
        view['vote'] === (votes[seat] ?? null));
    const later = moments.findIndex((truth, place) => place >= this.#moment && isMine(truth));
    if (later >= 0) this.#moment = later;
  }

  #unspoken(text: string, keys: readonly string[]): void {
    for (const { text: secret, what, until } of this.#story.secrets) {
      if (this.#v < until && text.includes(secret)) this.#leak(what);
    }
    // What somebody drafted is no secret once it is the clue: a stand-in plays what was chosen in its seat.
    const besidesTheClue = text.replaceAll(wordsOf(this.#truth?.clue), '');
    for (const { text: secret, what, owner, within = [] } of this.#secrets) {
      const isTheirs = owner === this.#connection || keys.some((key) => within.includes(key));
      if (!isTheirs && besidesTheClue.includes(secret)) this.#leak(what);
    }
  }

  #welcome(welcome: Dict): void {
    const { player } = welcome;
    this.#must(onlyKeys(welcome, 'player', 'protocol', 'version', 'now', 'pulse'), 'more than a welcome');
    if (!isDict(player)) return;
    this.#must(onlyKeys(player, 'id', 'token'), 'more than a welcome');
    this.#player = String(player['id']);
  }

  #parts(parts: Dict, whole: boolean): void {
    const truth = this.#truth;
    if (!truth) return this.#leak('a game before its time');
    for (const [part, value] of Object.entries(parts)) {
      const check = PARTS[part];
      if (!check) this.#leak(`an unknown part: ${part}`);
      else if (!check(value, truth, this.#seat, this.#story))
        this.#leak(`${part} that is not theirs to know`);
    }
    if (whole) this.#must(parts['game'] === this.#story.game, 'another game');
  }

  #rejection(frame: Dict): void {
    const params = isDict(frame['params']) ? frame['params'] : {};
    const code = String(frame['code']);
    this.#must(onlyKeys(params, ...(PARAMS[code] ?? [])), `more than the reason: ${JSON.stringify(params)}`);
    const said = new Set(['1', ...numbersIn(JSON.stringify(params))]);
    this.#must(
      numbersIn(String(frame['text'])).every((number) => said.has(number)),
      'a number in a sentence that is not in its parameters',
    );
    if (code !== 'not-in-hand') return;
    const mine = JSON.stringify(this.#sent.get(String(frame['reject'])) ?? {});
    this.#must(numbersIn(mine).includes(String(params['card'])), 'a card nobody asked about');
  }

  #table(table: Dict): void {
    for (const [part, value] of Object.entries(table)) {
      const plain = TABLE_PARTS[part]?.(value) ?? false;
      this.#must(plain, `the table's ${part}`);
    }
    if (isDict(table['replay'])) {
      const { game, by, round, step, ...more } = table['replay'];
      const isPlace = Number.isInteger(round) && REPLAY_STEPS.some((known) => known === step);
      this.#must(
        game === this.#story.game && ids([by]) && isPlace && Object.keys(more).length === 0,
        'more than where the others are in the album',
      );
      this.#isLed = true;
    }
    const profiles = isDict(table['profiles']) ? Object.values(table['profiles']) : [];
    for (const profile of profiles) {
      if (!isDict(profile)) continue;
      const { name, avatar, level, ...rest } = profile;
      const known = level === undefined ? this.#words.has(String(name)) : isBot(name, avatar, level);
      this.#must(known && Object.keys(rest).length === 0, 'a name nobody took');
    }
  }

  #saying(say: Dict): void {
    this.#must(onlyKeys(say, 'by', 'text', 'at'), 'more than was said');
    const known = isOfBot(say) ? BOT_LINES : this.#words;
    this.#must(known.has(String(say['text'])), 'words nobody said');
  }

  /** A bot talks when the cards are open. */
  #remark(): void {
    const isOpen = this.#truth !== undefined && isRevealed(this.#truth);
    this.#must(isOpen, `a bot that talks in ${this.#truth?.phase}`);
  }

  #reaction(react: Dict): void {
    this.#must(onlyKeys(react, 'by', 'reaction'), 'more than a reaction');
    this.#mayTalk(react['by']);
  }

  /** Whether one's own choice was played; of others nobody hears. */
  #lateness(timeUp: Dict): void {
    const truth = this.#truth;
    const seat = this.#seat;
    this.#must(onlyKeys(timeUp, 'played'), 'more than that time ran out');
    if (!truth || seat === null) return this.#leak("that somebody else's time ran out");
    const isPlayed = (truth.given[seat] ?? []).length > 0 || (truth.votes[seat] ?? null) !== null;
    if (timeUp['played'] === true && (truth.phase === 'submit' || truth.phase === 'vote'))
      this.#must(isPlayed, 'a move that was not made');
    return undefined;
  }

  /** What the two in a seat keep to themselves. */
  #betweenTwo({ whisper, whispers, glance, played }: Dict): void {
    for (const one of [whisper, ...(Array.isArray(whispers) ? whispers : [])]) {
      if (!isDict(one)) continue;
      this.#must(onlyKeys(one, 'by', 'text', 'at'), 'more than a whisper');
      this.#sharesSeat(one['by']);
    }
    if (isDict(glance)) {
      this.#must(onlyKeys(glance, 'by', 'game', 'round', 'at'), 'more than a glance');
      this.#sharesSeat(glance['by']);
    }
    if (isDict(played)) {
      this.#must(onlyKeys(played, 'by', 'move'), 'more than who played');
      this.#sharesSeat(played['by']);
    }
  }

  #sharesSeat(by: unknown): void {
    if (this.#entering !== null) {
      this.#early.push(() => this.#sharesSeat(by));
      return;
    }
    const seat = this.#seat;
    this.#must(
      seat !== null && this.#truth?.sitting[String(by)] === seat,
      'what is between two who share another seat',
    );
  }

  /** After the reveal, and no more than was guessed by those who do not play. */
  #audience(counted: Dict): void {
    if (this.#entering !== null) {
      this.#early.push(() => this.#audience(counted));
      return;
    }
    this.#must(onlyKeys(counted, 'game', 'round', 'votes'), 'more than what the audience guessed');
    this.#must(counted['game'] === this.#story.game, 'what the audience of another game guessed');
    const truth = this.#truth;
    const [round, votes] = [Number(counted['round']), counted['votes']];
    const isTold =
      truth !== undefined && (round < truth.round || (round === truth.round && isRevealed(truth)));
    if (!isTold) return this.#leak('what the audience guessed, before the reveal');
    const revealed = this.#story.moments.flat().find((one) => one.round === round && isRevealed(one));
    const most = this.#guesses.mostOf(round, Object.keys(revealed?.sitting ?? {}));
    const counts = Array.isArray(votes) ? (votes as unknown[]).map(Number) : [-1];
    const all = counts.reduce((sum, count) => sum + count, 0);
    this.#must(all > 0 && all <= most.all, 'guesses nobody made');
    this.#must(
      counts.every((count, place) => count >= 0 && count <= most.on(place + 1)),
      'guesses nobody made of a picture',
    );
    return undefined;
  }

  /** The storyteller comments on nothing from the telling to the reveal. [I5] */
  #mayTalk(by: unknown): void {
    const truth = this.#truth;
    if (!truth || !['submit', 'own', 'vote'].includes(truth.phase)) return;
    this.#must(truth.sitting[String(by)] !== truth.storyteller, 'the storyteller talks before the reveal');
  }
}

const isRevealed = ({ phase }: Truth): boolean => phase === 'result' || phase === 'over';

/** As they stand in a frame. */
const wordsOf = (clue: unknown): string =>
  isDict(clue) && 'text' in clue ? JSON.stringify(clue['text']) : 'no words';

const isOfBot = ({ by }: Dict): boolean => String(by).startsWith('bot-');

const isBot = (name: unknown, avatar: unknown, level: unknown): boolean =>
  ['gentle', 'even', 'sharp'].includes(String(level)) &&
  CHARACTERS.some((one) => Object.values(one.name).includes(String(name)) && one.avatar === avatar);

const BOT_LINES: ReadonlySet<string> = new Set([
  ...Object.values(NO_WORDS).flat(),
  ...CHARACTERS.flatMap(({ lines }) => Object.values(lines).flatMap((one) => Object.values(one).flat())),
]);

type PartCheck = (value: unknown, truth: Truth, seat: number | null, story: Story) => boolean;

const ids = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && /^[\w-]{1,40}$/.test(id));

/** Who has still to act follows from who has acted, and stands in the order of the seats: it tells nothing about when. */
const waiting = (value: unknown, truth: Truth): boolean => ascending(value) && same(value, waitedFor(truth));

/** Who played what and who voted for what: after the reveal only. */
function result(value: unknown, truth: Truth): boolean {
  if (truth.result === null) return value === null;
  const owners = truth.row.map(({ seat }) => seat);
  const { outcome, points, reasons } = truth.result;
  return same(value, { outcome, owners, votes: truth.votes, points, reasons });
}

function people(value: unknown, truth: Truth): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (person: unknown) =>
        isDict(person) &&
        onlyKeys(person, 'id', 'bot', 'seat', 'presence') &&
        ids([person['id']]) &&
        typeof person['bot'] === 'boolean' &&
        ['here', 'away', 'gone'].includes(String(person['presence'])) &&
        person['seat'] === (truth.sitting[String(person['id'])] ?? null),
    )
  );
}

function ending(value: unknown, truth: Truth, story: Story): boolean {
  if (truth.ending === null) return value === null;
  const seed = story.secrets.find(({ what }) => what === 'the seed')?.text;
  return same(value, { ...truth.ending, seed });
}

const A_TIME = 1_600_000_000_000;
const CONSTRAINTS = ['question', 'four-words', 'person', 'most-of-all', 'new-year', 'story'];

/** Every part of a view, and what it may hold for the viewer in this seat. */
const constraint: PartCheck = (value) =>
  value === null || (typeof value === 'string' && CONSTRAINTS.includes(value));

const PARTS: Readonly<Record<string, PartCheck>> = {
  game: (value, _, __, { game }) => value === game,
  rules: (value, { rules }) => same(value, rules),
  decks: (value, { decks }) => same(value, decks),
  commitment: (value, { commitment }) => value === commitment,
  contributors: (value, { contributors }) =>
    Array.isArray(value) && value.every((player) => contributors.includes(String(player))),
  owner: (value, { owner }) => value === owner,
  people,
  seats: (value, { seats }) => same(value, seats),
  ready: ids,
  arrivals: (value, { arrivals }) => same(value, arrivals),
  asking: (value, { asking }) => same(value, asking),
  phase: (value, { phase }) => value === phase,
  round: (value, { round }) => value === round,
  storyteller: (value, { storyteller }) => value === storyteller,
  constraint,
  alsoAsked: constraint,
  clue: (value, { clue }) => same(value, clue),
  waiting,
  lying: (value, truth) => same(value, lyingIn(truth)),
  row: (value, truth) =>
    same(
      value,
      truth.row.map(({ card }, place) => (isOfPaper(truth) ? place : card)),
    ),
  result,
  scores: (value, { scores }) => same(value, scores),
  swapped: (value, { swapped }) => same(value, swapped),
  deckLeft: (value, { deckLeft }) => value === deckLeft,
  deadline: (value) => value === null || (typeof value === 'number' && value > A_TIME),
  paused: (value) => typeof value === 'boolean',
  ending: (value, truth, _, story) => ending(value, truth, story),
  seat: (value, _, seat) => value === seat,
  hand: (value, truth, seat) =>
    sameCards(value, seat === null || isOfPaper(truth) ? [] : (truth.hands[seat] ?? [])),
  given: (value, { given }, seat) => sameCards(value, seat === null ? [] : (given[seat] ?? [])),
  own: (value, { phase, own }, seat) =>
    same(value, seat === null || phase !== 'own' ? [] : (own[seat] ?? [])),
  contested: (value, truth, seat) => same(value, seat === null ? [] : contestedIn(truth, seat)),
  vote: (value, { votes }, seat) => value === (seat === null ? null : (votes[seat] ?? null)),
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) < 200;

const TABLE_PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  code: (value) => /^[A-Z2-9]{6}$/.test(String(value)),
  language: (value) => value === 'en' || value === 'ru',
  listed: (value) => typeof value === 'boolean',
  chat: (value) => typeof value === 'boolean',
  descriptions: (value) => typeof value === 'boolean',
  quickBots: (value) => typeof value === 'boolean',
  profiles: (value) => isDict(value) && ids(Object.keys(value)) && Object.values(value).every(isDict),
  standing: ids,
  spectators: isCount,
  screens: isCount,
  music: (value) => typeof value === 'boolean',
  gamesPlayed: isCount,
  lastGame: (value) => value === null || isText(value),
  replay: (value) => value === null || isDict(value),
  banned: ids,
};
