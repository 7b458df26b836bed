/** `npm start`: settings, store, decks, server, and where to find it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { startApp } from './app.ts';
import type { DeckForBots } from './minds/bot-messages.ts';
import { BotThread, startBotWorker } from './minds/bot-thread.ts';
import { CLOCK } from './clock.ts';
import { Counts } from './counts.ts';
import { type DeckOnOffer, loadDecks } from './decks.ts';
import { openHostSide } from './host/host-side.ts';
import { openNodes } from './open-nodes.ts';
import { openStore, storeName } from './open-store.ts';
import { Origins } from './budgets/origins.ts';
import { readSettings, type Settings } from './settings.ts';
import { whereToFind } from './host/where.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const LONGEST_STOP = 10_000;
/** A bot that has not answered by then makes any legal move. */
const BOT_PATIENCE = 5_000;

async function main(): Promise<void> {
  // Whatever we write is ours alone: data, backups, the door for the host.
  process.umask(0o077);
  const reading = readSettings(process.env, ROOT);
  if (!reading.ok)
    return giveUp(['The settings are wrong:', ...reading.problems.map((problem) => `  ${problem}`)]);
  const { settings } = reading;
  const log = pino({ level: settings.logLevel, base: null });
  const store = await openStore(settings);
  if (typeof store === 'string') return giveUp([store]);
  const decks = await loadDecks(settings.decksDirs, settings.usualDecks, (folder, why, isLeftOut) =>
    log.warn(
      { folder, why },
      isLeftOut ? 'a deck was left out' : 'a card has no words: its deck is on offer',
    ),
  );

  const counts = new Counts();
  const { provider } = settings;
  const setup = { decks: decks.all.map((deck) => forBots(deck, settings)), provider };
  const brains = new BotThread({
    start: () => startBotWorker(setup),
    clock: CLOCK,
    log,
    counts,
    patience: BOT_PATIENCE + (provider?.timeoutMs ?? 0),
  });

  let exitCode = 0;
  const app = await startApp({
    settings,
    version: version(),
    store,
    decks,
    log,
    counts,
    brains,
    ...(storeName(settings) === 'sqlite' ? { origins: Origins.in(settings.dataDir) } : {}),
    ...(await openNodes(settings, store, log)),
    onFatal: () => {
      exitCode = 1;
      stop('the store failed');
    },
  });

  const closeHostSide =
    storeName(settings) === 'memory'
      ? () => undefined
      : await openHostSide(settings, store, app.moderator, log);

  let stopping = false;
  function stop(why: string): void {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    closeHostSide();
    app.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  }
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));

  log.info({ port: app.port, decks: decks.all.length, store: storeName(settings) }, 'listening');
  process.stdout.write(await whereToFind(settings, app.port, process.stdout.isTTY));
}

function forBots({ id, cards }: DeckOnOffer, { pictureSize, pictureTypes }: Settings): DeckForBots {
  const types = pictureTypes.map((type) => `image/${type}`);
  return {
    id,
    cards: cards.map(({ words, ...sizes }) => {
      const files = types.flatMap((type) => sizes[pictureSize].filter((file) => file.type === type));
      return { words, picture: files[0] ?? null };
    }),
  };
}

function giveUp(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

function version(): string {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

await main().catch((error: unknown) => {
  giveUp([`The server cannot start: ${error instanceof Error ? error.message : String(error)}`]);
  process.exit(1);
});
