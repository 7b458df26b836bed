/** The connection to one table, as something the page can watch. */
import type { CardId, PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Answer, Client, Credentials, Sendable, Status } from '@fabula/protocol/client-types.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Role, TableView } from '@fabula/protocol/table.ts';
import { withView, type AlbumPage } from '../game/album.ts';
import type { Seen } from '../game/seen.ts';
import { lang } from '../i18n/i18n.svelte.ts';
import { library } from './library.svelte.ts';
import { forget, keep, kept } from './storage.ts';

export class Session {
  status = $state<Status>('connecting');
  bye = $state<ByeReason | null>(null);
  view = $state.raw<View | null>(null);
  table = $state.raw<TableView | null>(null);
  album = $state.raw<readonly AlbumPage[]>([]);
  role = $state<Role>('player');
  me = $state<PlayerId | null>(null);
  #clockAhead = $state(0);
  #client: Client | null = null;
  #contributed = '';

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
    const client = createClient({
      url: `${scheme}://${location.host}/ws`,
      language: lang(),
      player: kept<Credentials>('player') ?? undefined,
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
    client.on('bye', (reason) => {
      this.bye = reason;
      if (reason === 'forgotten') forget('player');
    });
    return client;
  }

  #see(view: View): void {
    this.view = view;
    this.#clockAhead = this.#client?.clockAhead ?? 0;
    const album = withView(
      this.album.filter(({ game }) => game === view.game),
      view,
    );
    if (album !== this.album && (album.length > 0 || this.album.length > 0)) {
      if (view.phase !== 'lobby' || album.length > 0) this.album = album;
      keep(`album.${view.game}`, album);
    }
    void library.open(view.decks.map(({ id }) => id));
    this.#contribute(view);
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

  async open(fields: FieldsOf<'open'>): Promise<Answer> {
    return this.#connected().open(fields);
  }

  async enter(fields: Omit<FieldsOf<'enter'>, 'have'>): Promise<Answer> {
    const client = this.#connected();
    this.role = fields.role;
    const answer = await client.enter(fields);
    if (answer.ok && client.view) {
      const pages = kept<readonly AlbumPage[]>(`album.${client.view.game}`);
      if (pages && this.album.length === 0) this.album = pages;
    }
    return answer;
  }

  async send<Type extends Sendable>(type: Type, fields: FieldsOf<Type>): Promise<Answer> {
    return this.#connected().send(type, fields);
  }

  async exit(): Promise<void> {
    const client = this.#client;
    this.view = null;
    this.table = null;
    this.album = [];
    if (client && client.status !== 'closed') void client.exit();
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
