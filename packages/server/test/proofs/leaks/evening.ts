/** One random game with everything that happens at tables: lost lines, other devices, seats that change hands, watchers, meddlers. */
import { type Log, readLog } from '@fabula/engine/log.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { Client, Credentials } from '@fabula/protocol/client-types.ts';
import { REACTIONS, REPLAY_STEPS, type Role } from '@fabula/protocol/table.ts';
import { createHash } from 'node:crypto';
import { between, dice, pause, pick, type Roll } from '../chance.ts';
import { gather, NAMES, ok } from '../gather.ts';
import { Person } from '../person.ts';
import { type Finding, judge, type Secret } from './judge.ts';
import { Connection, type Tamper } from './record.ts';
import { storyOf } from './truth.ts';

export interface Place {
  readonly url: string;
  readonly http: string;
  /** Somebody's own, who is at no table: nobody is to learn whose. */
  readonly deck: { readonly plays: string; readonly owner: string };
}

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly frames: number;
  readonly bytes: number;
  readonly viewers: number;
  /** What happened besides playing. */
  readonly handovers: number;
  readonly lateJoins: number;
  readonly standIns: number;
  /** Whispers and glances that were heard by whoever they were for. */
  readonly betweenTwo: number;
  /** How often somebody was shown where the others are in the album. */
  readonly led: number;
  /** Viewers who were told what the audience guessed, each time. */
  readonly audience: number;
}

const WORDS = ['what a row!', 'hm…', 'ну и карты', 'I would never'];
/** How that begins which people are about to say: nobody's to hear. */
const DRAFTED = 'a clue that was never given';
/** What one of two in a seat says, and writes, for the other. */
const WHISPERED = 'between the two of us';
const GLANCED = 'what shall we say of it';
const SETTLE = 10;
/** So often people try to show the album, when the game is over. */
const LEAVES = 12;
/** Long enough for much to happen in between. */
const THINK = 40;
/** So many things happen at once. */
const MEDDLERS = 3;

export async function evening(place: Place, seed: number, tamper?: Tamper): Promise<Verdict> {
  const night = new Evening(place, dice(seed), tamper);
  try {
    return await night.spend();
  } finally {
    night.leave();
  }
}

class Evening {
  readonly #place: Place;
  readonly #roll: Roll;
  readonly #tamper: Tamper | undefined;
  readonly #connections: Connection[] = [];
  readonly #secrets: Secret[] = [
    { text: DRAFTED, what: 'a draft' },
    { text: WHISPERED, what: 'a whisper', within: ['whisper', 'whispers'] },
    { text: GLANCED, what: 'a glance', within: ['glance'] },
  ];
  readonly #words = new Set<string>([...NAMES, ...WORDS]);
  /** Everybody who ever came. */
  readonly #all: Person[] = [];
  /** Those who play, and whose lines may be cut. */
  #players: Person[] = [];
  #watchers: Person[] = [];
  #code = '';
  #complaints: string[] = [];

  constructor(place: Place, roll: Roll, tamper: Tamper | undefined) {
    this.#place = place;
    this.#roll = roll;
    this.#tamper = tamper;
    this.#secrets.push({ text: place.deck.owner, what: 'whose deck it is' });
  }

  async spend(): Promise<Verdict> {
    const roll = this.#roll;
    const seats = between(3, 6, roll);
    this.#players = Array.from({ length: seats }, () => this.#person());
    const [owner] = this.#players;
    this.#code = await gather(this.#players, {
      rules: anyRules(roll),
      listed: roll() < 0.5,
      ...(roll() < 0.3 ? { decks: ['placeholder', this.#place.deck.plays] } : {}),
    });
    const observer = await this.#newcomer('spectator');
    await this.#sitBeside(pick(this.#players, roll));
    if (roll() < 0.3) await owner?.client.send('addBot', {});
    for (const { client } of this.#players) {
      await client.send('contribute', { entropy: hex(roll) });
    }
    ok(await owner?.client.send('start', {}));
    for (const person of this.#players) person.play();
    let over = false;
    const ended = observer.until(({ view }) => view?.phase === 'over').finally(() => (over = true));
    const meddling = Array.from({ length: MEDDLERS }, () => this.#meddle(() => over));
    await Promise.all([ended, ...meddling]);
    await this.#leafTogether();
    await pause(SETTLE);
    return this.#judge(observer.view?.game ?? '');
  }

  leave(): void {
    for (const { client } of this.#all) client.close();
  }

  #person(player?: Credentials): Person {
    const connect = (): Connection => {
      const connection = new Connection(this.#tamper);
      this.#connections.push(connection);
      // What opens a seat may be told to this connection alone.
      const hear = connection.heard.bind(connection);
      connection.heard = (text) => {
        this.#noteSecrets(text, connection);
        return hear(text);
      };
      return connection;
    };
    const person = new Person({ url: this.#place.url, roll: this.#roll, tap: connect, player, think: THINK });
    this.#all.push(person);
    return person;
  }

  #noteSecrets(text: string, owner: Connection): void {
    const { welcome, secret } = JSON.parse(text) as {
      welcome?: { player: { token?: string } };
      secret?: string;
    };
    const token = welcome?.player.token;
    if (token !== undefined) {
      this.#secrets.push({ text: token, what: 'the token of a player', owner });
      this.#secrets.push({
        text: createHash('sha256').update(token).digest('hex'),
        what: 'the hash of a token',
      });
    }
    if (secret !== undefined) this.#secrets.push({ text: secret, what: 'the secret of a hand-over', owner });
  }

  /** Somebody comes in; in the role of a player they do not sit yet. */
  async #newcomer(role: Role, player?: Credentials, handover?: string): Promise<Person> {
    const person = this.#person(player);
    const name = `Guest ${this.#all.length}`;
    this.#words.add(name);
    await person.client.enter({
      code: this.#code,
      role,
      name,
      ...(handover === undefined ? {} : { handover }),
    });
    return person;
  }

  async #meddle(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(between(0, 3, this.#roll));
      if (!isOver()) await this.#meddleOnce();
    }
  }

  async #meddleOnce(): Promise<void> {
    const roll = this.#roll;
    const someone = pick([...this.#players, ...this.#watchers], roll);
    const dice = roll();
    if (dice < 0.12) someone.cutLine();
    else if (dice < 0.22) await this.#reload(pick(this.#players, roll), 0);
    else if (dice < 0.3) await this.#reload(pick(this.#players, roll), between(10, 60, roll));
    else if (dice < 0.36) await this.#handOver(pick(this.#players, roll));
    else if (dice < 0.42) await this.#joinLate();
    else if (dice < 0.45 && this.#players.length > 2) await this.#getUp(pick(this.#players, roll));
    else if (dice < 0.55) await this.#watch(someone);
    else if (dice < 0.62) await this.#talk(someone);
    else if (dice < 0.68) await this.#rule();
    else if (dice < 0.72) await this.#readTheLog(someone);
    else if (dice < 0.73) await this.#readTheDeck(someone);
    else if (dice < 0.76) await this.#sitBeside(pick(this.#players, roll));
    else if (dice < 0.86) await confide(pick([someone, ...this.#players.filter(hasPartner)], roll), roll);
    else if (dice < 0.93) await guess(pick([someone, ...this.#watchers], roll), roll);
    else await probe(someone, roll);
  }

  /** The page is loaded again, at once or after a nap: the client remembers nothing but who it is. */
  async #reload(person: Person, nap: number): Promise<void> {
    const player = person.client.player ?? undefined;
    if (this.#players.length < 2 || player === undefined) return;
    person.client.close();
    if (nap > 0) await pause(nap);
    const again = await this.#newcomer('player', player);
    again.play();
    this.#players = this.#players.map((other) => (other === person ? again : other));
  }

  async #handOver(person: Person): Promise<void> {
    const answer = await person.client.send('handover', {});
    if (!answer.ok || answer.secret === undefined) return;
    const heir = await this.#newcomer('player', undefined, answer.secret);
    heir.play();
    // The one who gave the seat away looks on: nothing of it is theirs to see any more.
    this.#players = [...this.#players.filter((other) => other !== person), heir];
    this.#watchers.push(person);
  }

  async #joinLate(): Promise<void> {
    const person = await this.#newcomer('player');
    const answer = await person.client.send('join', {});
    if (answer.ok) {
      person.play();
      this.#players.push(person);
    } else this.#watchers.push(person);
  }

  /** Somebody asks to share a seat, and may: from then on the two know the same. */
  async #sitBeside(host: Person): Promise<void> {
    const { view, seat } = host;
    const { player } = host.client;
    if (!view?.rules.pairs || seat === null || !player) return;
    if (view.people.filter((person) => person.seat === seat).length > 1) return;
    const person = await this.#newcomer('player');
    const asked = await person.client.send('join', { seat });
    const yes = this.#roll() < 0.8;
    const id = person.client.player?.id ?? '';
    const answered = asked.ok && (await host.client.send('admit', { player: id, yes }));
    person.play();
    (answered && answered.ok && yes ? this.#players : this.#watchers).push(person);
  }

  async #getUp(person: Person): Promise<void> {
    // Out of the list first: others get up at the same time, and somebody must stay.
    this.#players = this.#players.filter((other) => other !== person);
    await person.client.send('leave', {});
    this.#watchers.push(person);
  }

  /** A spectator, a shared screen, or the same person on a second device. */
  async #watch(someone: Person): Promise<void> {
    if (this.#watchers.length > 8) {
      const [first, ...others] = this.#watchers;
      first?.client.close();
      this.#watchers = others;
    }
    const role = pick(['spectator', 'screen', 'player'] as const, this.#roll);
    const known = this.#roll() < 0.6 ? (someone.client.player ?? undefined) : undefined;
    const watcher = await this.#newcomer(role, known);
    // Whoever is there for a seat moves when it is awaited: without time limits the table waits for them.
    watcher.play();
    this.#watchers.push(watcher);
  }

  async #talk({ client }: Person): Promise<void> {
    if (this.#roll() < 0.5) await client.send('say', { text: pick(WORDS, this.#roll) });
    else await client.send('react', { reaction: pick(REACTIONS, this.#roll) });
  }

  /** Everybody would like to show the album; whoever comes meanwhile is told where the others are. */
  async #leafTogether(): Promise<void> {
    const roll = this.#roll;
    const people = [...this.#players, ...this.#watchers];
    for (let turn = 0; turn < LEAVES; turn += 1) await leaf(pick(people, roll), roll, people);
    for (const role of ['player', 'spectator', 'screen'] as const) await this.#newcomer(role);
  }

  /** What an owner may do, done by whoever is: others are refused. */
  async #rule(): Promise<void> {
    const ruler = this.#all.find(
      ({ client, view }) => client.status === 'online' && view?.owner === client.player?.id,
    );
    if (!ruler?.view) return;
    // Another owner may have paused the game, and left.
    if (ruler.view.paused) await ruler.client.send('resume', {});
    const dice = this.#roll();
    const [waited = 0] = ruler.view.waiting;
    if (dice < 0.4) await ruler.client.send('skip', { seat: waited });
    else if (dice < 0.6) await ruler.client.send('letChanceDecide', {});
    else if (dice < 0.7) await ruler.client.send('letCluesPass', {});
    else {
      await ruler.client.send('pause', {});
      await pause(5);
      await ruler.client.send('resume', {});
    }
  }

  /** A running game's log and album are for nobody, whoever asks. */
  async #readTheLog({ client, view }: Person): Promise<void> {
    if (!view) return;
    const { id = '', token = '' } = client.player ?? {};
    const headers = { authorization: `Bearer ${id}.${token}` };
    const ask = (what: string): Promise<Response> =>
      fetch(`${this.#place.http}/api/games/${view.game}/${what}`, { headers });
    const [album, response] = [await ask('album'), await ask('log')];
    const text = await response.text();
    if (response.status === 404) {
      if (album.status !== 404) this.#complaints.push('the album of a running game was shown');
      return;
    }
    const log = readLog(JSON.parse(text));
    const over = log.ok && log.log.entries.at(-1)?.events.at(-1)?.type === 'ended';
    if (!over) this.#complaints.push('the log of a running game was shown');
  }

  /** What is told of somebody's own deck is what is on its cards. */
  async #readTheDeck({ client }: Person): Promise<void> {
    const { http, deck } = this.#place;
    const { id = '', token = '' } = client.player ?? {};
    const paths = ['decks', `decks/${deck.plays}`, 'own-decks', `own-decks/${deck.plays}`];
    for (const path of paths) {
      const headers = { authorization: `Bearer ${id}.${token}` };
      const text = await (await fetch(`${http}/api/${path}`, { headers })).text();
      if (text.includes(deck.owner)) this.#complaints.push(`${path} says whose deck it is`);
      const isNamed = text.includes(deck.plays) && path !== `decks/${deck.plays}`;
      if (isNamed) this.#complaints.push(`${path} names a deck that is nobody's business`);
    }
  }

  /** What the album tells besides the log are names, and nothing that opens anything. */
  async #readTheAlbum(game: string): Promise<void> {
    const text = await (await fetch(`${this.#place.http}/api/games/${game}/album`)).text();
    for (const { text: secret, what } of this.#secrets)
      if (text.includes(secret)) this.#complaints.push(`the album says ${what}`);
  }

  async #judge(game: string): Promise<Verdict> {
    await this.#readTheAlbum(game);
    const response = await fetch(`${this.#place.http}/api/games/${game}/log`);
    const log = readLog(await response.json());
    if (!log.ok) throw new Error(log.why);
    const frames = this.#connections.flatMap(({ exchanges }) =>
      exchanges.flatMap(({ from, text }) => (from === 'server' ? [text] : [])),
    );
    const findings = judge({
      story: storyOf(log.log),
      connections: this.#connections,
      secrets: this.#secrets,
      words: this.#words,
    });
    const others = this.#complaints.map((what) => ({ connection: -1, role: 'http', v: 0, what, frame: '' }));
    return {
      findings: [...findings, ...others],
      frames: frames.length,
      bytes: frames.reduce((total, text) => total + Buffer.byteLength(text), 0),
      viewers: this.#connections.length,
      betweenTwo: frames.filter((text) => /^\{"(whispers?|glance|played)":/.test(text)).length,
      led: frames.filter((text) => text.includes('"replay":{')).length,
      audience: frames.filter((text) => text.startsWith('{"audience":')).length,
      ...happenings(log.log),
    };
  }
}

function happenings({ entries }: Log): Pick<Verdict, 'handovers' | 'lateJoins' | 'standIns'> {
  const events = entries.flatMap((entry) => entry.events);
  const started = events.findIndex(({ type }) => type === 'started');
  const late = events.slice(started).filter(({ type }) => type === 'joined' || type === 'seatAdded');
  const standIns = entries.filter(
    ({ command }) => command && 'by' in command && typeof command.by === 'object',
  );
  return {
    handovers: events.filter(({ type }) => type === 'handedOver').length,
    lateJoins: late.length,
    standIns: standIns.length,
  };
}

const hex = (roll: Roll): string =>
  Array.from({ length: 32 }, () => between(0, 15, roll).toString(16)).join('');

function anyRules(roll: Roll): Rules {
  const preset = pick([PRESETS.dixit, PRESETS.imaginarium], roll);
  const clues = { ...preset.clues, text: roll() < 0.8, aloud: roll() < 0.5, drawing: roll() < 0.5 };
  const permanent = pick([null, null, 'question', 'four-words'] as const, roll);
  const paper = roll() < 0.25;
  return {
    ...preset,
    paper,
    rounds: roll() < 0.1 ? preset.rounds : between(2, 5, roll),
    firstStoryteller: pick(['claim', 'random', 1] as const, roll),
    pairs: roll() < 0.7,
    time: { ...preset.time, result: pick([0, 30, null] as const, roll) },
    grace: 0,
    standIns: !paper && roll() < 0.8,
    constraints: pick(['check', 'remind'] as const, roll),
    // What asks for words needs a way to give them.
    permanent: clues.text || clues.aloud ? permanent : null,
    cellAlone: roll() < 0.3,
    clues,
    cards: pick([preset.cards, paper ? 70 : null, 60] as const, roll),
    ownWords: roll() < 0.3,
    swapOnce: roll() < 0.3,
    unseenFirst: roll() < 0.7,
  };
}

/** Another card of one's own instead of the one given, or another number. */
async function changeMind(client: Client, roll: Roll): Promise<void> {
  const { view } = client;
  if (view?.phase === 'own' || (view?.phase === 'vote' && view.rules.paper && roll() < 0.2)) {
    const said = Math.max(view.own.length, view.given.length, 1);
    const first = between(1, 4, roll);
    await client.send('own', { numbers: Array.from({ length: said }, (_, more) => first + more) });
  }
  if (view?.phase !== 'submit' || view.given.length === 0) return;
  const from = between(0, view.hand.length - view.given.length, roll);
  await client.send('submit', { cards: view.hand.slice(from, from + view.given.length) });
}

/** What one would play if time ran out, which it does not here; but a stand-in may come, and plays it. */
async function draft(client: Client, roll: Roll): Promise<void> {
  const { view } = client;
  if (!view) return;
  const [card = 0] = view.hand;
  // To each their own: one of them may be played, the others stay unsaid.
  const text = `${DRAFTED} by ${client.player?.id ?? ''} in round ${view.round}`;
  const move = pick(
    [
      { type: 'tell', card, clue: { kind: 'text', text } },
      { type: 'submit', cards: [card] },
      { type: 'own', numbers: [] },
      { type: 'vote', number: 1 },
    ] as const,
    roll,
  );
  await client.send('draft', {
    game: view.game,
    round: view.round,
    move:
      move.type === 'submit'
        ? { ...move, cards: [card] }
        : move.type === 'own'
          ? { ...move, numbers: [2] }
          : move,
  });
}

const hasPartner = ({ view, seat }: Person): boolean =>
  seat !== null && view !== null && view.people.filter((person) => person.seat === seat).length > 1;

/** To whoever shares the seat; those who sit alone are refused. */
async function confide({ client }: Person, roll: Roll): Promise<void> {
  const { view } = client;
  if (!view) return;
  await client.send('whisper', { text: WHISPERED });
  const [card = 0] = view.hand;
  const at = pick(
    [
      { type: 'tell', card, clue: { kind: 'text', text: GLANCED } },
      { type: 'tell', card: null, clue: { kind: 'drawing' } },
      { type: 'submit', cards: [] },
      { type: 'vote', number: 1 },
    ] as const,
    roll,
  );
  await client.send('glance', {
    game: view.game,
    round: view.round,
    at: at.type === 'submit' ? { ...at, cards: [card] } : at,
  });
}

/** To a step of the album, at the head of all; in a running game that is refused. */
async function leaf({ client }: Person, roll: Roll, people: readonly Person[] = []): Promise<void> {
  const { view } = client;
  if (!view) return;
  const next = people.length > 0 && roll() < 0.3 ? pick(people, roll).client.player?.id : undefined;
  await client.send('lead', {
    game: view.game,
    at: roll() < 0.15 ? null : { round: between(1, 5, roll), step: pick(REPLAY_STEPS, roll) },
    ...(next === undefined ? {} : { next }),
  });
}

/** Whoever looks on guesses along; whoever plays, or is too early or too late, is refused. */
async function guess({ client }: Person, roll: Roll): Promise<void> {
  const { view } = client;
  if (!view) return;
  const number = between(roll() < 0.9 ? 1 : 0, view.row.length, roll);
  await client.send('guess', { game: view.game, round: view.round, number });
}

/** Things a curious or hostile person might send, to see what comes back. */
async function probe(someone: Person, roll: Roll): Promise<void> {
  const { client } = someone;
  const card = between(0, 83, roll);
  const dice = between(0, 14, roll);
  if (dice === 14) await client.send('swapHand', {});
  else if (dice > 11) await leaf(someone, roll);
  else if (dice > 9) await draft(client, roll);
  else if (dice > 7) await changeMind(client, roll);
  else if (dice === 0) await client.send('submit', { cards: [card] });
  else if (dice === 1) await client.send('submit', { cards: [card, between(0, 83, roll)] });
  else if (dice === 2) await client.send('vote', { number: between(0, 12, roll) });
  else if (dice === 3) await client.send('tell', { card, clue: { kind: 'text', text: pick(WORDS, roll) } });
  else if (dice === 4) await client.send('claim', {});
  else if (dice === 5) await client.send('skip', { seat: between(0, 6, roll) });
  else if (dice === 6) await client.send('start', {});
  else await client.send('kick', { player: 'nobody' });
}
