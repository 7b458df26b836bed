/** Everything that can be set, from environment variables: one list, from which the README's table is made too. */
import { join } from 'node:path';
import type { ProviderSettings } from '@fabula/bots/provider/endpoint.ts';
import * as v from 'valibot';
import {
  text,
  orNone,
  list,
  whole,
  oneOf,
  addressOrNone,
  originOrNone,
  origins,
  yesOrNo,
  busOrNone,
  databaseOrNone,
  port,
  portOrNone,
  count,
  days,
  LOG_LEVELS,
} from './settings-forms.ts';

interface Setting<Form extends v.GenericSchema<string, unknown>> {
  readonly name: string;
  /** Also where the variable is empty. */
  readonly usual: string;
  readonly about: string;
  readonly form: Form;
}

const setting = <Form extends v.GenericSchema<string, unknown>>(
  name: string,
  usual: string,
  about: string,
  form: Form,
): Setting<Form> => ({ name, usual, about, form });

/** In the order of the README. */
export const SETTINGS = {
  port: setting('PORT', '3000', 'the port to listen on', port),
  host: setting('HOST', '0.0.0.0', 'the address to listen on', text),
  metricsPort: setting(
    'METRICS_PORT',
    '',
    'a port for `/metrics` alone; left out: it stands beside the game, for this machine only',
    portOrNone,
  ),
  metricsHost: setting(
    'METRICS_HOST',
    '127.0.0.1',
    'the address that port listens on; another one only in a network of your own, such as that of containers',
    text,
  ),
  dataDir: setting('DATA_DIR', './data', 'where games, tables and players are kept', text),
  store: setting(
    'STORE',
    'sqlite',
    '`sqlite`, or `memory`: nothing survives a restart',
    oneOf(['sqlite', 'memory']),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'a PostgreSQL database that keeps them instead, such as `postgres://user:password@host/fabula`: [how](../../docs/hosting.md#on-postgresql); `DATA_DIR` then holds only this machine’s own door',
    databaseOrNone,
  ),
  busUrl: setting(
    'BUS_URL',
    '',
    'a NATS server by which many nodes tell each other things, such as `nats://host:4222`; without it PostgreSQL does that, well enough for five',
    busOrNone,
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'the address people use, if a proxy stands in between, such as `https://play.example.org`',
    originOrNone,
  ),
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    '',
    'other sites whose pages may connect, separated by commas; `*`: all',
    origins,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'false',
    '`true`: take the address of a player from `X-Forwarded-For`',
    yesOrNo,
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    LOG_LEVELS.map((level) => `\`${level}\``).join(', '),
    oneOf(LOG_LEVELS),
  ),
  hostDecks: setting(
    'DECKS_DIR',
    '',
    'folders of decks besides the built-in ones, separated by commas',
    list,
  ),
  usualDecks: setting(
    'USUAL_DECKS',
    '',
    'the decks of a table that chooses none, by id, separated by commas; the painted one that was made for its game if left out, or the first',
    list,
  ),
  ownWeb: setting('WEB_DIR', '', 'the built web client; `packages/web/dist` if left out', orNone),
  assetsDir: setting(
    'ASSETS_DIR',
    '',
    'a folder that keeps the files of earlier builds of the web client for pages loaded before an update: [how](../../docs/hosting.md#rolling-update); nodes may share it; none: only this build’s are served',
    orNone,
  ),
  maxTables: setting('MAX_TABLES', '5000', 'tables in use at once', whole(1, 1_000_000)),
  maxSockets: setting('MAX_SOCKETS', '20000', 'connections at once', whole(1, 1_000_000)),
  maxSocketsPerAddress: setting(
    'MAX_SOCKETS_PER_ADDRESS',
    '200',
    'connections from one address; 0: no limit, here and below',
    count,
  ),
  maxTablesPerAddress: setting(
    'MAX_TABLES_PER_ADDRESS',
    '60',
    'tables opened from one address in an hour',
    count,
  ),
  maxPlayersPerAddress: setting(
    'MAX_PLAYERS_PER_ADDRESS',
    '300',
    'new players from one address in an hour',
    count,
  ),
  maxMessagesPerSocket: setting(
    'MAX_MESSAGES_PER_SOCKET',
    '30',
    'messages of one connection in a second',
    count,
  ),
  maxMessagesPerAddress: setting(
    'MAX_MESSAGES_PER_ADDRESS',
    '600',
    'messages from one address in a second',
    count,
  ),
  maxGuestsPerTable: setting('MAX_GUESTS_PER_TABLE', '100', 'connections to one table', whole(12, 100_000)),
  allowance: setting(
    'ALLOWANCE',
    '1',
    'what one address may use up of time, disk and network, as a multiple of the usual (docs/hosting.md); 0: no limit',
    whole(0, 1_000),
  ),
  maxDataMb: setting(
    'MAX_DATA_MB',
    '4096',
    'the most the data may take on disk, in MB; before it is reached games are forgotten: [how](../../docs/hosting.md#when-the-disk-fills); 0: as much as there is',
    whole(0, 10_000_000),
  ),
  ownDecksMb: setting(
    'OWN_DECKS_MB',
    '200',
    'the most the decks of one player’s own pictures may take, in MB; all of them together get a quarter of `MAX_DATA_MB`; 0: nobody makes any',
    whole(0, 1_000_000),
  ),
  keepDays: setting(
    'KEEP_DAYS',
    '180',
    'days without a move after which an unfinished game is forgotten, and without a visit a player who sits at no table that is kept; 0: never',
    days,
  ),
  keepFinishedDays: setting(
    'KEEP_FINISHED_DAYS',
    '0',
    'days after which a finished game is forgotten, and its album with it; 0: when its room is needed',
    days,
  ),
  backupDir: setting(
    'BACKUP_DIR',
    '',
    'a folder that gets a backup every day; none: only when you ask for one',
    orNone,
  ),
  keepBackups: setting('KEEP_BACKUPS', '7', 'how many of them stay', whole(1, 10_000)),
  reconnectMs: setting(
    'RECONNECT_MS',
    '4000',
    'how long a lost connection goes unnoticed',
    whole(0, 3_600_000),
  ),
  thinkMs: setting(
    'THINK_MS',
    '1500',
    'the pace of bots and stand-ins: a vote takes 0.7 to 3.5 times this, a card 1 to 5, a clue 2 to 7',
    whole(0, 600_000),
  ),
  botApiUrl: setting(
    'BOT_API_URL',
    '',
    'an OpenAI-compatible endpoint that bots show the pictures to, such as `http://localhost:11434/v1`; none: they know the cards by their authors’ descriptions',
    addressOrNone,
  ),
  botApiKey: setting('BOT_API_KEY', '', 'the key it asks for, if any', text),
  botModel: setting('BOT_MODEL', '', 'the model to ask there: one that sees pictures', text),
  botApiTimeoutMs: setting(
    'BOT_API_TIMEOUT_MS',
    '8000',
    'how long a bot waits for it before it decides by itself',
    whole(100, 120_000),
  ),
  botApiCallsPerGame: setting(
    'BOT_API_CALLS_PER_GAME',
    '100',
    'how often the bots of one game may ask',
    count,
  ),
  pictureSize: setting(
    'BOT_API_PICTURE_SIZE',
    'small',
    '`small` (240 × 360 in the built-in decks) or `large` (800 × 1200)',
    oneOf(['small', 'large']),
  ),
  pictureTypes: setting(
    'BOT_API_PICTURE_TYPES',
    'webp,jpeg,png',
    'the formats it knows, the best first; a card with none of them is sent as its description',
    list,
  ),
  heartbeatSeconds: setting(
    'HEARTBEAT_SECONDS',
    '30',
    'how often a silent connection is asked whether it lives',
    whole(5, 3_600),
  ),
  commitRestMs: setting(
    'COMMIT_REST_MS',
    '0',
    'the least time between two commits: fewer syncs under load, at the price of waiting',
    whole(0, 1_000),
  ),
} as const;

type Chosen = {
  readonly [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key]['form']>;
};

export interface Settings extends Chosen {
  /** The built-in decks first. */
  readonly decksDirs: readonly string[];
  readonly webDir: string;
  /** A model that bots may show the pictures to. */
  readonly provider: ProviderSettings | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readSettings(environment: Environment, root: string): ReadSettings {
  const problems: string[] = [];
  const values = Object.entries(SETTINGS).map(([key, { name, usual, form }]) => {
    const value = environment[name] || usual;
    const read = v.safeParse(form, value);
    // What is wrong with an address of a database may be next to its password.
    const given = name === 'DATABASE_URL' || name === 'BUS_URL' ? '' : `, not "${value}"`;
    if (!read.success) problems.push(`${name} ${read.issues[0].message}${given}`);
    return [key, read.output];
  });
  const chosen = Object.fromEntries(values) as Chosen;
  if (chosen.botApiUrl && !chosen.botModel) problems.push('BOT_API_URL needs BOT_MODEL too');
  if (chosen.databaseUrl && chosen.store === 'memory')
    problems.push('DATABASE_URL and STORE=memory cannot both be');
  if (chosen.databaseUrl && chosen.backupDir)
    problems.push('BACKUP_DIR is for data in DATA_DIR: back up DATABASE_URL with pg_dump (docs/hosting.md)');
  if (chosen.busUrl && !chosen.databaseUrl)
    problems.push('BUS_URL is for several nodes: it needs DATABASE_URL too');
  if (problems.length > 0) return { ok: false, problems };
  const decksDirs = [join(root, 'packages/cards/src/decks'), ...chosen.hostDecks];
  const webDir = chosen.ownWeb ?? join(root, 'packages/web/dist');
  return { ok: true, settings: { ...chosen, decksDirs, webDir, provider: providerOf(chosen) } };
}

function providerOf(chosen: Chosen): ProviderSettings | null {
  const { botApiUrl: url, botApiKey: key, botModel: model } = chosen;
  const { botApiTimeoutMs: timeoutMs, botApiCallsPerGame: callsPerGame } = chosen;
  return url === null ? null : { url, key, model, timeoutMs, callsPerGame };
}
