/** One table of the drill: its people play game after game, whatever happens, and talk meanwhile. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { USUAL_BACKOFF } from '@fabula/protocol/line.ts';
import type { Answer } from '@fabula/protocol/client-types.ts';
import { REACTIONS } from '@fabula/protocol/table.ts';
import { between, pause, pick, type Roll } from '../chance.ts';
import { NAMES } from '../gather.ts';
import { type Made, Person } from '../person.ts';
import type { Line } from '../tap.ts';
import { Awaited, type Outages } from './outages.ts';
import type { TableWitness, Witness } from './witness.ts';

export interface Evening {
  readonly url: string;
  readonly witness: Witness;
  readonly outages: Outages;
  /** Nobody thinks longer than this, in milliseconds. */
  readonly think: number;
  isOver: boolean;
}

const WORDS = ['what a row!', 'hm…', 'ну и карты', 'I would never'];
/** Somebody says something about so often, in milliseconds. */
const BETWEEN_WORDS = 8_000;
/** What was refused because of the store, or because too much came at once, is asked again after about so long. */
const AGAIN = 300;
const FOR_NOW: ReadonlySet<string> = new Set(['not-saved', 'too-fast']);

export class Gathering {
  readonly people: Person[] = [];
  /** When something last went on here. */
  lastAt = performance.now();
  isDone = false;
  code = '';
  readonly #evening: Evening;
  readonly #roll: Roll;
  readonly #witness: TableWitness;
  readonly #awaited = new Awaited();
  readonly #lines = new Map<Person, Line>();
  readonly #hasBot: boolean;
  readonly #onlookers: Person[] = [];

  constructor(evening: Evening, place: number, roll: Roll) {
    this.#evening = evening;
    this.#roll = roll;
    this.#witness = evening.witness.table();
    for (const word of [...NAMES, ...WORDS, 'Onlooker']) this.#witness.words.add(word);
    this.#hasBot = place % 3 === 0;
    const players = 3 + (place % 3);
    for (let each = 0; each < players; each += 1) this.people.push(this.#person());
  }

  /** The port somebody's line comes from. */
  portOf(person: Person): number {
    return this.#lines.get(person)?.port ?? 0;
  }

  /** One game after another, until the evening is over and the last game is too. */
  async spend(): Promise<void> {
    await this.#gather();
    const onlooker = this.#roll() < 0.3 ? await this.#onlooker() : null;
    void this.#talk();
    for (;;) {
      await this.#begin();
      for (const person of this.people) person.play();
      await this.#allSee(({ view }) => view?.phase === 'over');
      if (this.#evening.isOver) break;
      for (const person of this.people) person.rest();
      await this.#insist(() => this.#first.client.send('rematch', {}));
      await this.#allSee(({ view }) => view?.phase !== 'over');
    }
    if (onlooker) await onlooker.until(({ view }) => view?.phase === 'over');
    this.isDone = true;
  }

  hurry(): void {
    for (const person of this.people) person.hurry();
  }

  leave(): void {
    for (const { client } of [...this.people, ...this.#onlookers]) client.close();
  }

  /** Where it stands, for whoever wonders why it does. */
  get standing(): string {
    const seen = this.people.map(({ client, seat }) => {
      const { view, v, status } = client;
      return `seat ${seat} ${status} v${v} ${view?.phase} waits for ${view?.waiting.join() ?? ''}`;
    });
    return `table ${this.code}: ${seen.join('; ')}`;
  }

  get #first(): Person {
    const [first] = this.people;
    if (!first) throw new Error('nobody');
    return first;
  }

  #person(): Person {
    const { url, think, outages, witness } = this.#evening;
    const person: Person = new Person({
      url,
      think,
      roll: this.#roll,
      backoff: USUAL_BACKOFF,
      tap: () =>
        this.#witness.tap((line) => {
          this.#lines.set(person, line);
          outages.opened(person, line);
        }),
      moved: (made) => this.#moved(person, made),
    });
    let isLost = false;
    person.client.on('status', (status) => {
      isLost ||= status === 'offline';
      if (status === 'offline') outages.reached('lost', person);
      if (status === 'online') outages.reached('greeted', person);
    });
    person.client.on('view', (view, v) => {
      this.lastAt = performance.now();
      this.#awaited.saw(view);
      witness.saw(this.#witness, view, v);
      if (isLost && person.client.status === 'online') outages.reached('back', person);
      isLost = false;
    });
    return person;
  }

  #moved(person: Person, made: Made): void {
    if (made.answer.ok) this.#evening.outages.moved(person, made, this.#awaited.since(made.view));
  }

  async #gather(): Promise<void> {
    const opened = await this.#insist(() => this.#first.client.open({ rules: anyRules(this.#roll) }));
    if (!opened.ok) throw new Error(`the table could not be opened: ${opened.text}`);
    this.code = opened.code ?? '';
    for (const [place, { client }] of this.people.entries()) {
      const name = NAMES[place] ?? '';
      await this.#insist(() => client.enter({ code: this.code, role: 'player', name }));
      await this.#insist(() => client.send('join', {}));
    }
    if (this.#hasBot) await this.#insist(() => this.#first.client.send('addBot', { level: 'even' }));
  }

  async #onlooker(): Promise<Person> {
    const onlooker = this.#person();
    this.#onlookers.push(onlooker);
    onlooker.client.on('view', () => this.#guess(onlooker));
    await this.#insist(() => onlooker.client.enter({ code: this.code, role: 'spectator', name: 'Onlooker' }));
    return onlooker;
  }

  /** Along with the players, and as often as one of them votes. */
  #guess({ client, view }: Person): void {
    if (view?.phase !== 'vote') return;
    const number = between(1, view.row.length, this.#roll);
    void client.send('guess', { game: view.game, round: view.round, number });
  }

  async #begin(): Promise<void> {
    for (const [place, { client, view }] of this.people.entries()) {
      // Whoever was not connected at the moment of the rematch has to sit down again.
      if (view?.seat === null) await this.#insist(() => client.send('join', {}));
      await this.#insist(() => client.send('contribute', { entropy: String(place).repeat(32) }));
      await this.#insist(() => client.send('ready', { ready: true }));
    }
    const owner = this.people.find(({ client, view }) => view?.owner === client.player?.id) ?? this.#first;
    const answer = await this.#insist(() => owner.client.send('start', {}));
    if (!answer.ok) throw new Error(`the game could not begin: ${answer.code} ${answer.text}`);
  }

  /** What cannot be done just now is asked for again, as a person would. */
  async #insist(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask();
      if (answer.ok || !FOR_NOW.has(answer.code)) return answer;
      await pause(AGAIN * (0.5 + this.#roll()));
    }
  }

  async #allSee(isSo: (person: Person) => boolean): Promise<void> {
    await Promise.all(this.people.map((person) => person.until(isSo)));
  }

  async #talk(): Promise<void> {
    while (!this.isDone) {
      await pause(BETWEEN_WORDS * (0.5 + this.#roll()));
      const { client } = pick(this.people, this.#roll);
      if (client.status === 'closed') return;
      if (this.#roll() < 0.5) await client.send('say', { text: pick(WORDS, this.#roll) });
      else await client.send('react', { reaction: pick(REACTIONS, this.#roll) });
    }
  }
}

function anyRules(roll: Roll): Rules {
  const preset = pick([PRESETS.dixit, PRESETS.imaginarium], roll);
  return { ...preset, rounds: between(3, 6, roll) };
}
