/** The whole server, put together: for `main`, and for tests that bring their own store and clock. */
import type { AddressInfo } from 'node:net';
import { BotHouse } from '@fabula/bots/house.ts';
import { isBeyondHope, isUncertain, type Store, StoreError } from '@fabula/gamelog/port.ts';
import type { Logger } from 'pino';
import { AlarmClock } from './tables/alarm-clock.ts';
import { toldBrains } from './minds/told-brains.ts';
import { type Brains, brainsHere } from './minds/brains.ts';
import { CLOCK, type Clock } from './clock.ts';
import { ClueMedia } from './tables/clue-media.ts';
import { Counts } from './counts.ts';
import { houseHears } from './house-hears.ts';
import type { Decks } from './decks.ts';
import { clueDesk } from './doors/clue-desk.ts';
import { ownDeckPictures } from './doors/own-deck-pictures.ts';
import { ownDeckRoutes } from './doors/own-deck-routes.ts';
import { boundsOf } from './own-decks/bounds.ts';
import { OwnDecks } from './own-decks/own-decks.ts';
import { Scribe } from './own-decks/scribe.ts';
import { Workshop } from './own-decks/workshop.ts';
import { deckRoutes } from './doors/deck-routes.ts';
import { type FrontDoor, openFrontDoor, openMetricsDoor } from './doors/http.ts';
import { albumRoutes } from './doors/album-routes.ts';
import { keepAssets } from './doors/kept-assets.ts';
import { pages } from './doors/pages.ts';
import { tableRoutes } from './doors/table-routes.ts';
import { BrokenDocument } from '@fabula/table/documents.ts';
import { ALONE } from '@fabula/table/nodes.ts';
import type { House, Waits } from '@fabula/table/ports.ts';
import { Albums } from './keeping/albums.ts';
import { Housekeeper } from './keeping/housekeeper.ts';
import { Onlookers } from './keeping/onlookers.ts';
import { Origins } from './budgets/origins.ts';
import { Limits } from './budgets/limits.ts';
import { logsIn } from './tables/logs.ts';
import { Metrics } from './metrics.ts';
import { Bans } from './moderation/bans.ts';
import { Moderator } from './moderation/moderator.ts';
import { Reports } from './moderation/reports.ts';
import { Players } from './people/players.ts';
import { Neighbourhood, type NeighbourhoodParts } from './nodes/neighbourhood.ts';
import { hearOn, type TellHouse, tellOn } from './nodes/house-tidings.ts';
import { Listings } from './nodes/listings.ts';
import { SameDecks } from './nodes/same-decks.ts';
import { sharedSecret } from './nodes/shared-secret.ts';
import { hashOf, newId, newSeed, newToken } from './people/secrets.ts';
import { Sessions } from './people/sessions.ts';
import type { Settings } from './settings.ts';
import { acceptSockets } from './doors/sockets.ts';
import { Tables } from './tables/tables.ts';

export interface Parts {
  readonly settings: Settings;
  readonly version: string;
  readonly store: Store;
  readonly decks: Decks;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly counts?: Counts;
  /** Without them the bots think in this thread, and know nothing of words. */
  readonly brains?: Brains;
  readonly random?: () => number;
  /** Without them, addresses are known by names that mean nothing after a restart. */
  readonly origins?: Origins;
  /** Other nodes of the same house: how they are told things, and who is there through them. Null: there are none. */
  readonly nodes?: Pick<NeighbourhoodParts, 'node' | 'bus' | 'presence' | 'alarms'> | null;
  /** The disk is beyond hope: stop, so that whatever watches over us starts us anew. */
  readonly onFatal?: (error: StoreError) => void;
}

export interface App {
  readonly port: number;
  readonly counts: Counts;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly moderator: Moderator;
  /** Tells everybody, finishes what was begun, and lets the store go. */
  stop(): Promise<void>;
}

/** Of one node's tables: what all of them are told fits into one word. */
const MOST_LISTED = 40;
const PUT_AWAY = 60_000;
const RELOAD = 15_000;
const POLITE = 1_000;
const SWEEP = 60_000;

export async function startApp(parts: Parts): Promise<App> {
  const {
    settings,
    version,
    store,
    log,
    clock = CLOCK,
    counts = new Counts(),
    brains = brainsHere(new BotHouse(undefined)),
    random = Math.random,
    origins = new Origins(),
    nodes = null,
  } = parts;
  const players = new Players(store.records, () => clock.now());
  const clueMedia = new ClueMedia(store);
  const ownDecks = new OwnDecks(store, clock, boundsOf(settings));
  const decks = parts.decks.and(ownDecks);
  const workshop = new Workshop({ clock });
  const scribe = new Scribe({ decks: ownDecks, clock, log, provider: settings.provider });
  const reports = new Reports(store.records);
  const bans = await Bans.open(store.records, () => clock.now(), log);
  let stopping = false;
  const alarmClock = new AlarmClock(clock, (code) => tables.ring(code));
  const waits: Waits = {
    reconnect: settings.reconnectMs,
    reload: Math.max(settings.reconnectMs, RELOAD),
    think: settings.thinkMs,
    putAway: PUT_AWAY,
  };
  const storeFailed = (error: unknown): void => {
    if (!(error instanceof StoreError)) throw error;
    log.error({ err: error, fault: error.fault }, 'the store failed');
    if (error.fault === 'full') housekeeper.makeRoom();
    if (isBeyondHope(error) && !stopping) parts.onFatal?.(error);
  };
  void store.failed.then(storeFailed);
  const tellHouse: TellHouse = nodes ? tellOn(nodes.bus) : () => undefined;
  const listings = new Listings(() => tables.listed());
  const sameDecks = new SameDecks(decks.all, log);
  const neighbourhood =
    nodes &&
    new Neighbourhood({
      ...nodes,
      games: store.games,
      clock,
      log,
      ring: (code) => tables.ring(code),
      missed: () => hears({ what: 'bans' }),
      beat(alive) {
        listings.keepOnly(alive);
        sameDecks.keepOnly(alive);
        const told = listings.own().slice(0, MOST_LISTED);
        tellHouse({ what: 'listed', node: nodes.node, tables: told, decks: sameDecks.own });
      },
    });
  const isElsewhere = (code: string): Promise<boolean> =>
    neighbourhood?.isElsewhere(code) ?? Promise.resolve(false);
  const house: House = {
    logs: logsIn(store, storeFailed),
    nodes: neighbourhood ?? ALONE,
    clock,
    setAlarm: (code, at) => alarmClock.set(code, at),
    tally: counts,
    log,
    minds: toldBrains(brains, (deck, language) => ownDecks.wordsOf(deck, language), clock),
    secrets: { newId, newToken, newSeed, hash: hashOf },
    botSecret: nodes ? await sharedSecret(store.records, 'bots', newToken) : newToken(),
    waits,
    random,
    profileOf: (player) =>
      players.profileOf(player).catch((error: unknown) => {
        if (!(error instanceof BrokenDocument)) throw error;
        log.error({ err: error }, 'a player’s record cannot be read');
        return undefined;
      }),
    storeFailed,
    isOfStore: (error) => error instanceof StoreError,
    isUncertain,
    canBeLookedUp: (error) => isUncertain(error) && !isBeyondHope(error),
    abandon: (code, table) => tables.abandon(code, table),
  };
  const tables = new Tables(house, counts, neighbourhood);
  const limits = new Limits(settings, clock, (of, address) => tellHouse({ what: 'counted', of, address }));
  const sessions = new Sessions(clock, settings.heartbeatSeconds, nodes !== null);
  const metrics = new Metrics(counts, tables, store);
  const onlookers = new Onlookers(clock, (game, network) => tellHouse({ what: 'lookedAt', game, network }));
  const hears = houseHears({ bans, limits, onlookers, players, sessions, tables, log });
  const door: FrontDoor = {
    settings,
    clock,
    limits,
    metrics,
    isReady: () =>
      store.health().then(
        // A database that is full is full for all nodes, and much can be done that needs no room.
        ({ isFull }) => !stopping && (!isFull || nodes !== null),
        () => false,
      ),
    complain: (error) => log.error({ err: error }, 'a request failed'),
  };
  const now = (): number => clock.now();
  const porch = { door, players, bans };
  const ownDeckDesk = { ...porch, ownDecks, workshop, scribe, tables, origins };
  const http = await openFrontDoor(
    door,
    pages({ settings, version, decks, now }),
    deckRoutes(decks, now),
    tableRoutes({ door, version, tables, listings, isElsewhere }),
    albumRoutes({ ...porch, store, onlookers, albums: new Albums(store, players, house) }),
    clueDesk({ ...porch, media: clueMedia, tables }),
    ownDeckRoutes(ownDeckDesk),
    ownDeckPictures(ownDeckDesk),
  );
  const { server } = http;
  acceptSockets(
    server,
    {
      settings,
      version,
      clock,
      log,
      counts,
      limits,
      players,
      clueMedia,
      decks,
      ownDecks,
      tables,
      sessions,
      origins,
      bans,
      reports,
      tellHouse,
    },
    () => stopping,
  );
  const sweeper = setInterval(() => limits.sweep(), SWEEP);
  sweeper.unref();
  const housekeeper = new Housekeeper({
    store,
    settings,
    clock,
    log,
    inUse: {
      table: (code) => tables.isLoaded(code) || isElsewhere(code),
      player: (id) => sessions.isHere(id),
      games: () => new Set([...tables.games(), ...onlookers.games()]),
    },
    isOurs: () => neighbourhood?.isChosenFor('housekeeping') ?? true,
  });

  if (nodes) {
    hearOn(nodes.bus, (tidings) => {
      if (tidings.what !== 'listed') return hears(tidings);
      listings.hear(tidings);
      sameDecks.hear(tidings.node, tidings.decks);
    });
  }
  await neighbourhood?.start();
  if (settings.assetsDir !== null)
    await keepAssets(settings.webDir, settings.assetsDir, clock.today()).catch((error: unknown) =>
      log.warn({ err: error }, 'pages loaded before the next update will miss files: ASSETS_DIR'),
    );
  await http.listen({ port: settings.port, host: settings.host });
  const metricsDoor =
    settings.metricsPort === null
      ? null
      : await openMetricsDoor(metrics, settings.metricsPort, settings.metricsHost);

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(sweeper);
    housekeeper.stop();
    alarmClock.stop();
    await tables.settled();
    sessions.closeAll('stopping');
    const closed = Promise.all([http.close(), metricsDoor?.close()]);
    const cutting = setTimeout(() => {
      sessions.cutAll();
      server.closeAllConnections();
    }, POLITE);
    await closed;
    clearTimeout(cutting);
    await tables.settled();
    await neighbourhood?.stop();
    await nodes?.bus.close();
    workshop.close();
    scribe.close();
    await brains.close();
    await store.close();
  };

  housekeeper.start();
  const { port } = server.address() as AddressInfo;
  const moderator = new Moderator({
    reports,
    bans,
    clock,
    sessions,
    tables,
    players,
    clueMedia,
    ownDecks,
    tellHouse,
    nodes: { tell: (code, tidings) => house.nodes.tell(code, tidings), isElsewhere },
  });
  return { port, counts, tables, limits, moderator, stop };
}
