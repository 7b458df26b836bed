/** A connection to a table that heals itself: reconnects, enters again, repeats what was not answered, and keeps the view up to date. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { ClientMessageType, FieldsOf } from './client-messages.ts';
import {
  type Answer,
  type Client,
  type ClientEvents,
  type ClientOptions,
  type Credentials,
  PASSED_ON,
  type Sendable,
  type Status,
} from './client-types.ts';
import { type Caller, Line, USUAL_BACKOFF, withGlobalWebSocket } from './line.ts';
import { COME_BACK, type ServerMessage } from './server-messages.ts';
import type { Language, TableView } from './table.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from './version.ts';

interface Wish {
  readonly message: { readonly id: string; readonly type: ClientMessageType };
  readonly answered: (answer: Answer) => void;
}

/** How long a woken client waits for any sign of life, in milliseconds. */
const SILENCE = 4_000;
/** What is refused with these is not refused for good. */
const FOR_NOW: ReadonlySet<string> = new Set(['not-saved', 'too-fast']);
/** When the server was told too much at once: how long until it is told again. */
const BREATH = 1_000;

export function createClient(options: ClientOptions): Client {
  return new TableClient(options);
}

class TableClient implements Client, Caller {
  status: Status = 'connecting';
  player: Credentials | null;
  view: View | null = null;
  v = 0;
  table: TableView | null = null;
  muted: readonly PlayerId[] = [];
  clockAhead = 0;

  readonly #line: Line;
  #language: Language;
  #place: Omit<FieldsOf<'enter'>, 'have'> | null = null;
  #looking = false;
  #reentry = '';
  #greeting = '';
  #breath: ReturnType<typeof setTimeout> | null = null;
  readonly #wishes = new Map<string, Wish>();
  readonly #listeners: { [Name in keyof ClientEvents]?: Set<ClientEvents[Name]> } = {};
  readonly #prefix = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  #count = 0;

  constructor({ url, language, player, connect, backoff }: ClientOptions) {
    this.#language = language;
    this.player = player ?? null;
    this.#line = new Line(
      { url, connect: connect ?? withGlobalWebSocket, backoff: backoff ?? USUAL_BACKOFF },
      this,
    );
    this.#line.dial();
  }

  open(fields: FieldsOf<'open'>): Promise<Answer> {
    return this.#wish('open', fields);
  }

  enter(fields: Omit<FieldsOf<'enter'>, 'have'>): Promise<Answer> {
    if (fields.code !== this.#place?.code || fields.role !== this.#place.role) this.#forgetTable();
    const { handover: _once, ...place } = fields;
    this.#place = place;
    return this.#wish('enter', fields);
  }

  exit(): Promise<Answer> {
    this.#place = null;
    this.#forgetTable();
    return this.#wish('exit', {});
  }

  send<Type extends Sendable>(type: Type, fields: FieldsOf<Type>): Promise<Answer> {
    return this.#wish(type, fields);
  }

  on<Name extends keyof ClientEvents>(name: Name, listener: ClientEvents[Name]): () => void {
    const listeners: Set<ClientEvents[Name]> = this.#listeners[name] ?? new Set();
    Object.assign(this.#listeners, { [name]: listeners });
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  speak(language: Language): void {
    this.#language = language;
    if (this.status === 'online') this.#hello();
  }

  wake(): void {
    if (this.status !== 'online') return this.#line.dialAnew();
    // A phone that slept does not know that its connection is dead: greet, and hang up if nothing comes back.
    this.#hello();
    this.#line.doubt(SILENCE);
  }

  close(): void {
    this.#end();
    this.#line.close();
  }

  #end(): void {
    this.#line.end();
    if (this.#breath !== null) clearTimeout(this.#breath);
    this.#become('closed');
    const unanswered = [...this.#wishes.values()];
    this.#wishes.clear();
    for (const { answered } of unanswered) answered({ ok: false, code: 'closed', params: {}, text: '' });
  }

  #wish(type: ClientMessageType, fields: object): Promise<Answer> {
    if (this.status === 'closed') {
      return Promise.resolve({ ok: false, code: 'closed', params: {}, text: '' });
    }
    const id = this.#newId();
    return new Promise((answered) => {
      const message = { id, type, ...fields };
      this.#wishes.set(id, { message, answered });
      if (this.status === 'online') this.#line.ask(message);
    });
  }

  #newId(): string {
    this.#count += 1;
    return this.#prefix + this.#count.toString(36);
  }

  lineOpened(): void {
    this.#looking = false;
    this.#hello();
  }

  lineLost(): void {
    this.#become('offline');
  }

  #hello(): void {
    const { player } = this;
    this.#greeting = this.#newId();
    const base = { id: this.#greeting, type: 'hello', protocol: PROTOCOL, language: this.#language };
    this.#line.say(player ? { ...base, player } : base);
  }

  /** Where we were, then what was not answered, in the order it was wished. */
  #resume(): void {
    const entering = [...this.#wishes.values()].some(({ message }) => message.type === 'enter');
    if (this.#place && !entering) {
      this.#reentry = this.#newId();
      this.#line.say({ id: this.#reentry, type: 'enter', ...this.#place });
    }
    for (const { message } of this.#wishes.values()) this.#line.ask(message);
  }

  heard(message: ServerMessage): void {
    if ('welcome' in message) this.#welcomed(message.welcome);
    else if ('view' in message) this.#see(message.view, message.v, null);
    else if ('table' in message) this.#tableChanged(message.table);
    else if ('muted' in message) {
      this.muted = message.muted;
      this.#tell('muted', this.muted);
    } else if ('reject' in message) this.#refused(message);
    else if ('error' in message) this.#misheard(message);
    else if ('bye' in message) {
      this.#tell('bye', message.bye, message.until ?? null);
      if (!COME_BACK.has(message.bye)) this.#end();
    } else if ('v' in message && message.v !== undefined)
      this.#patched(message.v, 'set' in message ? message.set : undefined);
    else for (const name of PASSED_ON) if (name in message) this.#passOn(name, Reflect.get(message, name));
    if ('ack' in message && message.ack !== undefined) this.#acknowledged(message.ack, message);
    // Something was heard, but not what was asked for: it may have been under way before the line died.
    if (this.#wishes.size > 0 || this.#greeting !== '') this.#line.expect();
  }

  #welcomed({ player, now, protocol, pulse }: Extract<ServerMessage, { welcome: unknown }>['welcome']): void {
    this.clockAhead = now - Date.now();
    this.#line.hasPulse = pulse !== undefined;
    if (player.token !== undefined) {
      this.player = { id: player.id, token: player.token };
      this.#tell('player', this.player);
    }
    // A node that has not been updated yet: the next time we may be led to one that has.
    if (protocol < OLDEST_PROTOCOL) return this.#line.hangUp();
    if (this.status === 'online') return;
    this.#line.proved();
    this.#become('online');
    this.#resume();
  }

  #see(view: View, v: number, changed: readonly (keyof View)[] | null): void {
    this.#looking = false;
    this.view = view;
    this.v = v;
    this.#tell('view', view, v, changed);
  }

  #patched(v: number, set: Partial<View> | undefined): void {
    if (!this.view || v <= this.v) return;
    if (v === this.v + 1) {
      this.#see(set ? { ...this.view, ...set } : this.view, v, Object.keys(set ?? {}) as (keyof View)[]);
    } else if (!this.#looking) {
      this.#looking = true;
      this.#line.say({ id: this.#newId(), type: 'look' });
    }
  }

  #tableChanged(parts: Partial<TableView>): void {
    this.table = { ...this.table, ...parts } as TableView;
    this.#tell('table', this.table);
  }

  #refused({ reject, code, params, text }: Extract<ServerMessage, { reject: unknown }>): void {
    // We are not back at our table yet, since that had to be asked again: so is this.
    if (code === 'enter-first' && this.#place) return this.#resumeSoon();
    const wish = this.#wishes.get(reject);
    this.#wishes.delete(reject);
    wish?.answered({ ok: false, code, params, text });
    if (wish?.message.type === 'enter') this.#place = null;
    if (reject === this.#reentry && FOR_NOW.has(code)) this.#resumeSoon();
    else if (reject === this.#reentry) {
      this.#place = null;
      this.#tell('turnedAway', { ok: false, code, params, text });
    }
    if (code === 'unknown-player') {
      this.player = null;
      this.#hello();
    } else if (reject === this.#greeting && code !== 'old-client' && code !== 'banned-from-site') {
      // Not now (too many of us, or too fast): a little later. To those two the server says bye itself.
      this.#line.hangUp();
    }
    return undefined;
  }

  #misheard({ error, id = '' }: Extract<ServerMessage, { error: unknown }>): void {
    const wish = this.#wishes.get(id);
    this.#wishes.delete(id);
    wish?.answered({ ok: false, code: 'bad-message', params: { error }, text: '' });
    this.#tell('fault', error);
    // The frame was dropped unread: nobody knows which it was.
    if (error === 'too-fast') this.#resumeSoon();
  }

  #resumeSoon(): void {
    this.#breath ??= setTimeout(() => {
      this.#breath = null;
      if (this.status === 'online') this.#resume();
    }, BREATH);
  }

  #acknowledged(id: string, message: ServerMessage): void {
    const wish = this.#wishes.get(id);
    this.#wishes.delete(id);
    // A welcome proves little: it is the first thing, and short.
    if (id === this.#greeting) this.#greeting = '';
    else this.#line.answered();
    const { code, secret } = message as { code?: string; secret?: string };
    wish?.answered({
      ok: true,
      ...(code === undefined ? {} : { code }),
      ...(secret === undefined ? {} : { secret }),
    });
  }

  #forgetTable(): void {
    this.view = null;
    this.v = 0;
    this.table = null;
    this.muted = [];
  }

  #become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.#tell('status', status);
  }

  #passOn(name: (typeof PASSED_ON)[number], words: unknown): void {
    for (const listener of this.#listeners[name] ?? []) (listener as (words: unknown) => void)(words);
  }

  #tell<Name extends keyof ClientEvents>(name: Name, ...words: Parameters<ClientEvents[Name]>): void {
    const listeners: Set<ClientEvents[Name]> | undefined = this.#listeners[name];
    if (!listeners) return;
    for (const listener of listeners) (listener as (...args: typeof words) => void)(...words);
  }
}
