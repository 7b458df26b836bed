/** Everything that can be set, from environment variables. The README's table is made from this list. */
import { join } from 'node:path';
import type { ProviderSettings } from '@fabula/bots/provider/endpoint.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Null: /metrics is at the front door. */
  readonly metricsPort: number | null;
  readonly dataDir: string;
  readonly store: 'sqlite' | 'memory';
  readonly publicUrl: string | null;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly decksDirs: readonly string[];
  readonly usualDecks: readonly string[];
  readonly webDir: string;
  readonly maxTables: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  readonly maxTablesPerAddress: number;
  readonly maxPlayersPerAddress: number;
  readonly maxMessagesPerSocket: number;
  readonly maxMessagesPerAddress: number;
  readonly maxGuestsPerTable: number;
  /** What one address may use up, as a multiple of the usual. */
  readonly allowance: number;
  readonly maxDataMb: number;
  readonly keepDays: number;
  readonly keepFinishedDays: number;
  readonly backupDir: string | null;
  readonly keepBackups: number;
  readonly reconnectMs: number;
  readonly thinkMs: number;
  /** A model that bots may show the pictures to. */
  readonly provider: ProviderSettings | null;
  readonly pictureSize: 'small' | 'large';
  readonly pictureTypes: readonly string[];
  readonly heartbeatSeconds: number;
  readonly commitRestMs: number;
}

export interface Setting {
  readonly name: string;
  readonly usual: string;
  readonly about: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** In the order of the README. */
export const SETTINGS = {
  PORT: ['3000', 'the port to listen on'],
  HOST: ['0.0.0.0', 'the address to listen on'],
  METRICS_PORT: ['', 'a port for `/metrics` alone, on this machine; left out: it stands beside the game'],
  DATA_DIR: ['./data', 'where games, tables and players are kept'],
  STORE: ['sqlite', '`sqlite`, or `memory`: nothing survives a restart'],
  PUBLIC_URL: [
    '',
    'the address people use, if a proxy stands in between, such as `https://play.example.org`',
  ],
  ALLOWED_ORIGINS: ['', 'other sites whose pages may connect, separated by commas; `*`: all'],
  TRUST_PROXY: ['false', '`true`: take the address of a player from `X-Forwarded-For`'],
  LOG_LEVEL: ['info', LOG_LEVELS.map((level) => `\`${level}\``).join(', ')],
  DECKS_DIR: ['', 'folders of decks besides the built-in ones, separated by commas'],
  USUAL_DECKS: [
    '',
    'the decks of a table that chooses none, by id, separated by commas; the first painted one if left out',
  ],
  WEB_DIR: ['', 'the built web client; `packages/web/dist` if left out'],
  MAX_TABLES: ['5000', 'tables in use at once'],
  MAX_SOCKETS: ['20000', 'connections at once'],
  MAX_SOCKETS_PER_ADDRESS: ['200', 'connections from one address; 0: no limit, here and below'],
  MAX_TABLES_PER_ADDRESS: ['60', 'tables opened from one address in an hour'],
  MAX_PLAYERS_PER_ADDRESS: ['300', 'new players from one address in an hour'],
  MAX_MESSAGES_PER_SOCKET: ['30', 'messages of one connection in a second'],
  MAX_MESSAGES_PER_ADDRESS: ['600', 'messages from one address in a second'],
  MAX_GUESTS_PER_TABLE: ['100', 'connections to one table'],
  ALLOWANCE: [
    '1',
    'what one address may use up of time, disk and network, as a multiple of the usual (docs/hosting.md); 0: no limit',
  ],
  MAX_DATA_MB: [
    '4096',
    'the most the data may take on disk, in MB; before it is reached games are forgotten: [how](../../docs/hosting.md#when-the-disk-fills); 0: as much as there is',
  ],
  KEEP_DAYS: [
    '180',
    'days without a move after which an unfinished game is forgotten, and without a visit a player who sits at no table that is kept; 0: never',
  ],
  KEEP_FINISHED_DAYS: ['0', 'days after which a finished game is forgotten; 0: when its room is needed'],
  BACKUP_DIR: ['', 'a folder that gets a backup every day; none: only when you ask for one'],
  KEEP_BACKUPS: ['7', 'how many of them stay'],
  RECONNECT_MS: ['4000', 'how long a lost connection goes unnoticed'],
  THINK_MS: [
    '1500',
    'the pace of bots and stand-ins: a vote takes 0.7 to 3.5 times this, a card 1 to 5, a clue 2 to 7',
  ],
  BOT_API_URL: [
    '',
    'an OpenAI-compatible endpoint that bots show the pictures to, such as `http://localhost:11434/v1`; none: they know the cards by their authors’ descriptions',
  ],
  BOT_API_KEY: ['', 'the key it asks for, if any'],
  BOT_MODEL: ['', 'the model to ask there: one that sees pictures'],
  BOT_API_TIMEOUT_MS: ['8000', 'how long a bot waits for it before it decides by itself'],
  BOT_API_CALLS_PER_GAME: ['100', 'how often the bots of one game may ask'],
  BOT_API_PICTURE_SIZE: ['small', '`small` (240 × 360 in the built-in decks) or `large` (800 × 1200)'],
  BOT_API_PICTURE_TYPES: [
    'webp,jpeg,png',
    'the formats it knows, the best first; a card with none of them is sent as its description',
  ],
  HEARTBEAT_SECONDS: ['30', 'how often a silent connection is asked whether it lives'],
  COMMIT_REST_MS: [
    '0',
    'the least time between two commits: fewer syncs under load, at the price of waiting',
  ],
} as const satisfies Record<string, readonly [usual: string, about: string]>;

type Name = keyof typeof SETTINGS;
export type Environment = Readonly<Record<string, string | undefined>>;

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readSettings(environment: Environment, root: string): ReadSettings {
  const problems: string[] = [];
  const text = (name: Name): string => {
    const value = environment[name];
    return value === undefined || value === '' ? SETTINGS[name][0] : value;
  };
  const whole = (name: Name, least: number, most: number): number => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    problems.push(`${name} must be a whole number from ${least} to ${most}, not "${text(name)}"`);
    return least;
  };
  const oneOf = <Word extends string>(name: Name, words: readonly Word[]): Word => {
    const found = words.find((word) => word === text(name));
    if (found === undefined) problems.push(`${name} must be one of ${words.join(', ')}, not "${text(name)}"`);
    return found ?? (words[0] as Word);
  };
  const list = (name: Name): string[] =>
    text(name)
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const origin = (name: Name, value: string): string => {
    if (value === '*') return value;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
    problems.push(`${name} must be an address such as https://play.example.org, not "${value}"`);
    return value;
  };

  const provider = (): ProviderSettings | null => {
    const [url, key, model] = [text('BOT_API_URL'), text('BOT_API_KEY'), text('BOT_MODEL')];
    const timeoutMs = whole('BOT_API_TIMEOUT_MS', 100, 120_000);
    const callsPerGame = whole('BOT_API_CALLS_PER_GAME', 0, 1_000_000);
    if (url === '') return null;
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      problems.push(`BOT_API_URL must be an address such as http://localhost:11434/v1, not "${url}"`);
    if (model === '') problems.push('BOT_API_URL needs BOT_MODEL too');
    return { url, key, model, timeoutMs, callsPerGame };
  };

  const settings: Settings = {
    port: whole('PORT', 0, 65_535),
    host: text('HOST'),
    metricsPort: text('METRICS_PORT') === '' ? null : whole('METRICS_PORT', 0, 65_535),
    dataDir: text('DATA_DIR'),
    store: oneOf('STORE', ['sqlite', 'memory']),
    publicUrl: text('PUBLIC_URL') === '' ? null : origin('PUBLIC_URL', text('PUBLIC_URL')),
    allowedOrigins: list('ALLOWED_ORIGINS').map((value) => origin('ALLOWED_ORIGINS', value)),
    trustProxy: oneOf('TRUST_PROXY', ['false', 'true']) === 'true',
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS),
    decksDirs: [join(root, 'packages/cards/src/decks'), ...list('DECKS_DIR')],
    usualDecks: list('USUAL_DECKS'),
    webDir: text('WEB_DIR') === '' ? join(root, 'packages/web/dist') : text('WEB_DIR'),
    maxTables: whole('MAX_TABLES', 1, 1_000_000),
    maxSockets: whole('MAX_SOCKETS', 1, 1_000_000),
    maxSocketsPerAddress: whole('MAX_SOCKETS_PER_ADDRESS', 0, 1_000_000),
    maxTablesPerAddress: whole('MAX_TABLES_PER_ADDRESS', 0, 1_000_000),
    maxPlayersPerAddress: whole('MAX_PLAYERS_PER_ADDRESS', 0, 1_000_000),
    maxMessagesPerSocket: whole('MAX_MESSAGES_PER_SOCKET', 0, 1_000_000),
    maxMessagesPerAddress: whole('MAX_MESSAGES_PER_ADDRESS', 0, 1_000_000),
    maxGuestsPerTable: whole('MAX_GUESTS_PER_TABLE', 12, 100_000),
    allowance: whole('ALLOWANCE', 0, 1_000),
    maxDataMb: whole('MAX_DATA_MB', 0, 10_000_000),
    keepFinishedDays: whole('KEEP_FINISHED_DAYS', 0, 36_500),
    backupDir: text('BACKUP_DIR') === '' ? null : text('BACKUP_DIR'),
    keepBackups: whole('KEEP_BACKUPS', 1, 10_000),
    keepDays: whole('KEEP_DAYS', 0, 36_500),
    reconnectMs: whole('RECONNECT_MS', 0, 3_600_000),
    thinkMs: whole('THINK_MS', 0, 600_000),
    provider: provider(),
    pictureSize: oneOf('BOT_API_PICTURE_SIZE', ['small', 'large']),
    pictureTypes: list('BOT_API_PICTURE_TYPES'),
    heartbeatSeconds: whole('HEARTBEAT_SECONDS', 5, 3_600),
    commitRestMs: whole('COMMIT_REST_MS', 0, 1_000),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}
