/** The connection to one table, as something the page can watch. */
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
import { withView, type AlbumPage } from '../game/album.ts';
import { holdDealt } from '../game/dealt.ts';
import type { Seen } from '../game/seen.ts';
import * as talk from '../game/talk.svelte.ts';
import { lang, t } from '../i18n/i18n.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { SOLO_CODE } from '../solo/code.ts';
import { wantStock } from '../solo/wanted.ts';
import { library } from './library.svelte.ts';
import { forget, keep, kept } from './storage.ts';

/** How long the server may take to answer before it counts as out of reach. */
const PATIENCE = 4000;
const QUICK = 0.1;
const NOT_HERE: Answer = { ok: false, code: 'closed', params: {}, text: '' };
/** On this device nobody has to prove who they are. */
const ALONE: Credentials = { id: 'me', token: '' };

export class Session {
  /** Null: nobody was called yet. */
  status = $state<Status | null>(null);
  bye = $state<ByeReason | null>(null);
  /** Of a ban: when it is over. */
  until = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  table = $state.raw<TableView | null>(null);
  album = $state.raw<readonly AlbumPage[]>([]);
  role = $state<Role>('player');
  me = $state<PlayerId | null>(null);
  #clockAhead = $state(0);
  #client: Client | null = null;
  /** The way to the table on this device; null: tables are on the server. */
  #device: ClientOptions['connect'] | null = null;
  #contributed = '';
  readonly #onTurnedAway: (answer: Answer & { ok: false }) => void;

  /** `onTurnedAway` hears of a table that could not be entered again after the connection was lost. */
  constructor(onTurnedAway: (answer: Answer & { ok: false }) => void) {
    this.#onTurnedAway = onTurnedAway;
  }

  seen = $derived.by((): Seen | null => {
    const { view, table, me, role, album } = this;
    if (!view || !table) return null;
    return {
      view,
      table,
      me,
      role,
      album,
      clockAhead: this.#clockAhead,
      decks: library.decks,
      back: library.back(view.decks),
      picture: (card: CardId) => library.picture(card, view.decks),
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
      connect: this.#device ?? undefined,
    });
    this.#client = client;
    this.bye = null;
    this.me = client.player?.id ?? null;
    this.status = client.status;
    client.on('status', (status) => {
      this.status = status;
      this.me = client.player?.id ?? null;
      this.#clockAhead = client.clockAhead;
      if (status === 'online' && this.bye !== null) this.bye = null;
    });
    client.on('player', (player) => {
      keep('player', player);
      this.me = player.id;
    });
    client.on('view', (view) => this.#see(view));
    client.on('table', (table) => (this.table = table));
    client.on('say', (line) => talk.hear(line, this.#who(line.by)));
    client.on('said', (lines) => talk.recall(lines));
    client.on('react', (reacted) => talk.watch(reacted, this.#who(reacted.by)));
    client.on('muted', (players) => talk.mute(players));
    client.on('turnedAway', this.#onTurnedAway);
    client.on('bye', (reason, until) => {
      this.bye = reason;
      this.until = until;
      if (reason === 'forgotten' && !alone) forget('player');
    });
    return client;
  }

  #who(by: PlayerId): talk.Who {
    return { name: this.table?.profiles[by]?.name ?? t('talk.somebody'), mine: by === this.me };
  }

  #see(view: View): void {
    // Who comes to a game that has begun finds a hand on the table; nobody deals it now.
    if (this.view === null && view.phase !== 'lobby') holdDealt(view.game, view.hand);
    this.view = view;
    this.#clockAhead = this.#client?.clockAhead ?? 0;
    this.#remember(view);
    void library.open(view.decks.map(({ id }) => id));
    this.#contribute(view);
  }

  /** The album of the last game can be leafed through until the next one begins. */
  #remember(view: View): void {
    const past = view.phase !== 'lobby' && this.album.some(({ game }) => game !== view.game);
    const album = withView(past ? [] : this.album, view);
    if (album === this.album) return;
    this.album = album;
    keep(`album.${view.game}`, album);
  }

  /** This browser's share of chance: after the server has committed to its seed, before the deal. */
  #contribute(view: View): void {
    if (view.phase !== 'lobby' || this.role !== 'player' || view.seat === null) return;
    if (this.#contributed === view.game || this.me === null || view.contributors.includes(this.me)) return;
    this.#contributed = view.game;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    void this.#client?.send('contribute', { entropy });
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
    if (fields.code !== SOLO_CODE) this.#leaveDevice();
    else if (!(await this.#stayOnDevice())) return NOT_HERE;
    const client = this.#connected();
    this.role = fields.role;
    const answer = await client.enter(fields);
    // Who comes to a table has missed nothing yet.
    if (answer.ok) talk.look();
    if (answer.ok && client.view) {
      const pages = kept<readonly AlbumPage[]>(`album.${client.view.game}`);
      if (pages && this.album.length === 0) this.album = pages;
    }
    return answer;
  }

  /** Whoever this was is deleted where the tables are; false: out of reach, nothing was deleted. */
  async forgetMe(): Promise<boolean> {
    if (kept('player') !== null) {
      if (!(await this.reachesServer())) return false;
      if (!(await this.send('forgetMe', {})).ok) return false;
    }
    this.bye = 'forgotten';
    return true;
  }

  async send<Type extends Sendable>(type: Type, fields: FieldsOf<Type>): Promise<Answer> {
    return this.#connected().send(type, fields);
  }

  async exit(): Promise<void> {
    const client = this.#client;
    this.view = null;
    this.table = null;
    this.album = [];
    talk.forget();
    if (this.#device) this.#leaveDevice();
    else if (client && client.status !== 'closed') void client.exit();
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
    this.view = null;
    this.table = null;
  }
}
