/** The connection to one table, as something the page can watch. */
import { QUICK } from '@fabula/bots/pace.ts';
import type { CardId, PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type {
  Answer,
  Client,
  ClientOptions,
  Credentials,
  Sendable,
  Status,
} from '@fabula/protocol/client-types.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Role, TableView } from '@fabula/protocol/table.ts';
import { Album } from '../game/album.svelte.ts';
import { holdDealt } from '../game/dealt.ts';
import * as audience from '../game/audience.svelte.ts';
import * as partner from '../game/told-by-partner.svelte.ts';
import type { Seen } from '../game/seen.ts';
import { say } from '../game/toast.svelte.ts';
import * as talk from '../game/talk.svelte.ts';
import { lang, openBox, t } from '../i18n/i18n.svelte.ts';
import { insist } from './insist.ts';
import { settings } from '../settings.svelte.ts';
import { SOLO_CODE } from '../solo/code.ts';
import { wantStock } from '../solo/wanted.ts';
import { type Here, hearPeople } from './hear-people.ts';
import { library } from './library.svelte.ts';
import { keepShare } from './shares.ts';
import { forget, keep, kept } from './storage.ts';

/** How long the server may take to answer before it counts as out of reach. */
const PATIENCE = 4000;
const NOT_HERE: Answer = { ok: false, code: 'closed', params: {}, text: '' };
/** On this device nobody has to prove who they are. */
const ALONE: Credentials = { id: 'me', token: '' };

export interface SessionOptions {
  /** A table could not be entered again after the connection was lost. */
  readonly onTurnedAway: (answer: Answer & { ok: false }) => void;
  /** The server says goodbye. */
  readonly onBye: (reason: ByeReason, until: number | null) => void;
  /** How to open a socket to the server; the browser's own if left out. */
  readonly connect?: ClientOptions['connect'];
}

export class Session {
  /** Null: nobody was called yet. */
  status = $state<Status | null>(null);
  /** The server is about to stop, and comes back. */
  stopping = $state(false);
  view = $state.raw<View | null>(null);
  table = $state.raw<TableView | null>(null);
  role = $state<Role>('player');
  me = $state<PlayerId | null>(null);
  readonly #album = new Album();
  #clockAhead = $state(0);
  #cameIn = $state(0);
  #client: Client | null = null;
  /** The way to the table on this device; null: tables are on the server. */
  #device: ClientOptions['connect'] | null = null;
  /** The table we are at, or on the way to: what comes from any other is not for this page any more. */
  #at: string | null = null;
  /** Until so many goodbyes are answered, what comes is of a table that was left. */
  #goodbyes = 0;
  /** How often we came and went: who is late finds another number. */
  #moves = 0;
  /** The table on this device is being told that its player goes. */
  #closingDown: Promise<void> | null = null;
  #contributed = '';
  #askedForTime = '';
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  seen = $derived.by((): Seen | null => {
    const { view, table, me, role } = this;
    if (!view || !table) return null;
    return {
      view,
      table,
      me,
      role,
      album: this.#album.pages,
      clockAhead: this.#clockAhead,
      cameIn: this.#cameIn,
      decks: library.choice,
      back: library.back(view.decks),
      picture: (card: CardId) => library.pictureIn(view, card),
    };
  });

  #connected(): Client {
    if (this.#client && this.#client.status !== 'closed') return this.#client;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const alone = this.isOnDevice;
    const client = createClient({
      url: `${scheme}://${location.host}/ws`,
      language: lang(),
      player: alone ? ALONE : (kept<Credentials>('player') ?? undefined),
      connect: this.#device ?? this.#options.connect,
    });
    this.#client = client;
    this.stopping = false;
    this.me = client.player?.id ?? null;
    this.status = client.status;
    client.on('status', (status) => {
      this.status = status;
      this.me = client.player?.id ?? null;
      this.#clockAhead = client.clockAhead;
      if (status === 'online') this.stopping = false;
    });
    client.on('player', (player) => {
      keep('player', player);
      this.me = player.id;
    });
    const here: Here =
      (hear) =>
      (...words) => {
        if (this.#client === client && this.#at !== null && this.#goodbyes === 0) hear(...words);
      };
    client.on(
      'view',
      here((view, _, changed) => {
        if (changed === null) this.#cameIn += 1;
        this.#see(view);
      }),
    );
    client.on(
      'timeUp',
      here(({ played }) => {
        say(t(played ? 'time.played' : this.view?.rules.standIns === true ? 'time.standIn' : 'time.passed'));
      }),
    );
    client.on(
      'table',
      here((table) => void (this.table = table)),
    );
    hearPeople(client, here, this);
    client.on('turnedAway', here(this.#options.onTurnedAway));
    client.on('bye', (reason, until) => {
      if (reason === 'forgotten' && !alone) forget('player');
      this.stopping = reason === 'stopping';
      this.#options.onBye(reason, until);
    });
    return client;
  }

  #see(view: View): void {
    // Who comes to a game that has begun finds a hand on the table; nobody deals it now.
    if (this.view === null && view.phase !== 'lobby') holdDealt(view.game, view.hand);
    this.view = view;
    this.#clockAhead = this.#client?.clockAhead ?? 0;
    this.#album.see(view);
    void library.openFor(view);
    if (view.rules.paper) void insist(openBox).catch(() => undefined);
    this.#contribute(view);
    this.#askForTime(view);
  }

  /** This browser's share of chance: after the server has committed to its seed, before the deal. */
  #contribute(view: View): void {
    if (view.phase !== 'lobby' || this.role !== 'player' || view.seat === null) return;
    const { game, commitment } = view;
    const player = this.me;
    if (this.#contributed === game || player === null || view.contributors.includes(player)) return;
    this.#contributed = game;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    void this.#client?.send('contribute', { entropy }).then(({ ok }) => {
      if (ok) keepShare({ game, commitment, contribution: { player, entropy } });
    });
  }

  /** Only who has a seat can ask; in each game anew. */
  #askForTime(view: View): void {
    if (!settings.moreTime || this.role !== 'player' || view.seat === null) return;
    if (this.#askedForTime === view.game) return;
    this.#askedForTime = view.game;
    void this.#client?.send('askForTime', { more: true });
  }

  get isOnDevice(): boolean {
    return this.#device !== null;
  }

  /** Whether there is a server to play on. */
  async reachesServer(): Promise<boolean> {
    this.#leaveDevice();
    if (!navigator.onLine) return false;
    const client = this.#connected();
    if (client.status === 'online') return true;
    if (client.status === 'offline') client.wake();
    return new Promise((resolve) => {
      const answer = (): void => {
        unheard();
        clearTimeout(timer);
        resolve(client.status === 'online');
      };
      const unheard = client.on('status', answer);
      const timer = setTimeout(answer, PATIENCE);
    });
  }

  /** Whether that can be: what hosts the table may not have come. */
  async #stayOnDevice(): Promise<boolean> {
    if (this.#device) return true;
    const solo = await import('../solo/socket.ts').catch(() => null);
    if (!solo) return false;
    this.close();
    this.#device = () => solo.openOnDevice(() => (settings.quickBots ? QUICK : 1));
    return true;
  }

  #leaveDevice(): void {
    if (!this.#device) return;
    this.close();
    this.#device = null;
  }

  async open(fields: FieldsOf<'open'>): Promise<Answer> {
    const answer = await this.#connected().open(fields);
    if (answer.ok && this.isOnDevice) wantStock();
    return answer;
  }

  async enter(fields: Omit<FieldsOf<'enter'>, 'have'>): Promise<Answer> {
    const { code, role } = fields;
    const move = (this.#moves += 1);
    if (code !== SOLO_CODE) this.#leaveDevice();
    else {
      await this.#closingDown;
      if (!(await this.#stayOnDevice()) || move !== this.#moves) return NOT_HERE;
    }
    this.#at = code;
    const client = this.#connected();
    this.role = role;
    const answer = await client.enter(fields);
    // Who comes to a table has missed nothing yet.
    if (answer.ok && move === this.#moves) talk.look();
    return answer;
  }

  /** Whoever this was is deleted where the tables are; false: out of reach, nothing was deleted. */
  async forgetMe(): Promise<boolean> {
    if (kept('player') !== null) {
      if (!(await this.reachesServer())) return false;
      if (!(await this.send('forgetMe', {})).ok) return false;
    }
    this.#options.onBye('forgotten', null);
    return true;
  }

  async send<Type extends Sendable>(type: Type, fields: FieldsOf<Type>): Promise<Answer> {
    return this.#connected().send(type, fields);
  }

  /** Away from the table; whoever has a seat keeps it. */
  exit(): void {
    this.#moves += 1;
    this.#forgetTable();
    const client = this.#client;
    if (this.#device) this.#leaveDevice();
    else if (client && client.status !== 'closed') void this.#goodbye(client.exit());
  }

  /** The seat is given up. The page does not wait: the server hears of it when it can be reached. */
  leave(): void {
    this.#moves += 1;
    this.#forgetTable();
    const client = this.#client;
    if (!client || client.status === 'closed') return;
    const left = this.#goodbye(client.send('leave', {})).then(() => {
      if (this.#at !== null || this.#client !== client) return;
      if (this.#device) this.#leaveDevice();
      else void this.#goodbye(client.exit());
    });
    if (this.#device) this.#closingDown = left;
  }

  async #goodbye(answer: Promise<Answer>): Promise<void> {
    this.#goodbyes += 1;
    await answer;
    this.#goodbyes -= 1;
  }

  #forgetTable(): void {
    this.#at = null;
    this.view = null;
    this.table = null;
    this.#album.close();
    talk.forget();
    partner.forget();
    audience.forget();
  }

  speak(): void {
    this.#client?.speak(lang());
  }
  wake(): void {
    this.#client?.wake();
  }
  close(): void {
    this.#client?.close();
    this.#client = null;
    this.#forgetTable();
  }
}
