/** What hosts copy from deploy/ fits the server: its settings, its ports, the folders of its image. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SETTINGS } from '@fabula/server/settings.ts';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type Image, readDockerfile, readIgnored } from '../src/dockerfile.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const NAMES = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
const image: Image = readDockerfile(read('Dockerfile'));
const last = image.stages.at(-1);
const ofImage = Object.assign(
  {},
  ...(last?.steps ?? []).map((step) => (step.do === 'ENV' ? step.values : {})),
) as Record<string, string>;
const folders = (last?.steps ?? []).flatMap((step) =>
  step.do === 'RUN' ? (step.command.match(/(?<=\s)\/\w+/g) ?? []) : [],
);

/** A name there is, a value the server takes, together with what the image sets. */
function expectSettings(environment: Readonly<Record<string, unknown>>): void {
  const all = { ...ofImage, ...environment };
  const given = Object.entries(all).filter(([name]) => name !== 'NODE_ENV');
  expect(given.map(([name]) => name).filter((name) => !NAMES.has(name))).toEqual([]);
  // What compose fills in: ${NAME:?what it is}
  const filled = given.map(([name, value]) => [
    name,
    String(value).replaceAll(/\$\{[^}]*\}/g, 'example.org'),
  ]);
  const reading = readSettings(Object.fromEntries(filled) as Record<string, string>, '/app');
  expect(reading).toMatchObject({ ok: true });
}

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly expose?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
  readonly [key: string]: unknown;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = (name: string): Compose => parse(read(name), { merge: true }) as Compose;
const nodesOf = ({ services }: Compose): [string, Service][] =>
  Object.entries(services).filter(([, service]) => service.image === 'fabula');

describe('the image', () => {
  it('is of Node 24, not root’s, and its settings are ours', () => {
    expect(image.stages.map(({ base }) => base.split('-')[0])).toEqual(['node:24', 'node:24', 'node:24']);
    expect(last?.steps.some((step) => step.do === 'USER' && step.uid > 0)).toBe(true);
    expectSettings({});
    expect(image.ports).toEqual([Number(ofImage['PORT'])]);
    expect(folders).toEqual(expect.arrayContaining([...image.volumes, ofImage['DATA_DIR']]));
    expect(image.healthCheck.join(' ')).toContain('/healthz');
  });

  it('refuses what it does not know, and root', () => {
    expect(() => readDockerfile('FROM node:24\nADD http://x y')).toThrow('ADD');
    expect(() => readDockerfile('FROM node:24\nUSER root')).toThrow('not root');
    expect(() => readDockerfile('FROM node:24\nCOPY --chown=1 a b')).toThrow('--from');
  });

  it('is built without tests, tools of the trade, secrets and what was built here', () => {
    const isIgnored = readIgnored(readFileSync(join(DEPLOY, '../.dockerignore'), 'utf8'));
    for (const path of [
      'data/fabula.db',
      '.git/HEAD',
      '.env',
      'packages/server/test/http.test.ts',
      'packages/web/dist/index.html',
      'packages/web/node_modules/vite/package.json',
      'node_modules/ws/package.json',
      'bench/siege.ts',
      'docs/hosting.md',
      'packages/cards/KIT.md',
    ])
      expect([path, isIgnored(path)]).toEqual([path, true]);
    for (const path of [
      'package-lock.json',
      'bench/package.json',
      'packages/server/src/main.ts',
      'packages/cards/src/decks/dream/deck.json',
      'tools/src/moderate.ts',
    ])
      expect([path, isIgnored(path)]).toEqual([path, false]);
  });
});

describe.each(['compose.yml', 'compose.nodes.yml'])('%s', (name) => {
  const file = compose(name);

  it('sets what there is to set, and writes only where the image lets it', () => {
    expect(nodesOf(file).length).toBe(name === 'compose.yml' ? 1 : 3);
    for (const [, node] of nodesOf(file)) {
      expectSettings(node.environment ?? {});
      expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'always' });
      const mounted = [
        ...(node.volumes ?? []).map((volume) => volume.split(':')[1] ?? ''),
        ...(node.tmpfs ?? []),
      ].map((path) => path.split(':')[0]);
      const { DATA_DIR, ASSETS_DIR, BACKUP_DIR } = { ...ofImage, ...node.environment } as Record<
        string,
        string
      >;
      for (const folder of [DATA_DIR, ASSETS_DIR, BACKUP_DIR ?? '/tmp'])
        expect(mounted.some((path) => folder === path || folder?.startsWith(`${path}/`))).toBe(true);
      for (const path of (node.volumes ?? []).map((volume) => volume.split(':')[1]))
        expect(folders).toContain(path);
    }
  });

  it('has the volumes, services and ports it speaks of', () => {
    const spoken = Object.values(file.services).flatMap(({ volumes = [] }) => volumes);
    const named = new Set(spoken.map((volume) => volume.split(':')[0] ?? ''));
    const [files, volumes] = [true, false].map((isFile) =>
      [...named].filter((one) => one.startsWith('.') === isFile).sort(),
    );
    expect(volumes).toEqual(Object.keys(file.volumes).sort());
    for (const path of files ?? []) expect(read(path).length).toBeGreaterThan(0);
    const addresses = Object.values(file.services).flatMap(({ environment = {} }) => [
      ...Object.values(environment)
        .join(' ')
        .matchAll(/(?:^|[\s@/])(\w+):(\d+)(?=[\s/]|$)/g),
    ]);
    expect(addresses.length).toBeGreaterThan(0);
    for (const [, service = '', port = ''] of addresses)
      expect([service, file.services[service]?.expose]).toEqual([service, expect.arrayContaining([port])]);
    for (const { depends_on = [] } of Object.values(file.services))
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(file.services)).toContain(other);
  });

  it('asks how its nodes are, without taking the only one away because its disk is full', () => {
    const { caddy } = file.services;
    expect(caddy?.environment?.['FABULA_HEALTH']).toBe(name === 'compose.yml' ? '/healthz' : '/readyz');
    const nodes = nodesOf(file).map(([service]) => `${service}:${ofImage['PORT']}`);
    expect(caddy?.environment?.['FABULA_NODES']).toBe(nodes.join(' '));
    const asked = [...read('Caddyfile').matchAll(/(health_\w+) (\S+)/g)].map(([, ...said]) => said.join(' '));
    // A machine that stands still takes connections, and says nothing on them.
    expect(asked).toEqual(['health_uri {$FABULA_HEALTH}', 'health_interval 1s', 'health_timeout 1s']);
  });

  it('is behind a proxy, which says who comes, and keeps what must last', () => {
    for (const [, node] of nodesOf(file)) {
      expect(node.environment).toMatchObject({ TRUST_PROXY: 'true' });
      const isShared = name === 'compose.nodes.yml';
      expect('DATABASE_URL' in (node.environment ?? {})).toBe(isShared);
      if (!isShared) expect(node.volumes).toContain(`data:${ofImage['DATA_DIR']}`);
    }
    // Nothing but the door is open to the world.
    const open = Object.entries(file.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([service]) => service)).toEqual(['caddy']);
    const { postgres } = file.services;
    if (postgres) expect(postgres.volumes).toEqual(['database:/var/lib/postgresql/data']);
  });

  it('shows its figures to Prometheus, which finds every node', () => {
    interface Scraping {
      readonly scrape_configs: readonly {
        readonly dns_sd_configs: readonly { readonly names: readonly string[]; readonly port: number }[];
      }[];
    }
    const { scrape_configs } = parse(read('monitoring/prometheus.yml')) as Scraping;
    const [found] = scrape_configs[0]?.dns_sd_configs ?? [];
    for (const [service, { environment, expose, networks }] of nodesOf(file)) {
      expect([service, ...(networks?.default.aliases ?? [])]).toEqual(
        expect.arrayContaining([...(found?.names ?? [])]),
      );
      expect(environment?.['METRICS_PORT']).toBe(found?.port);
      expect(expose).toContain(String(found?.port));
    }
    const monitoring = compose('compose.monitoring.yml');
    for (const { volumes = [] } of Object.values(monitoring.services))
      for (const path of volumes.map((volume) => volume.split(':')[0] ?? ''))
        if (path.startsWith('.')) expect(read(path).length).toBeGreaterThan(0);
        else expect(Object.keys(monitoring.volumes)).toContain(path);
  });
});

describe('kubernetes.yaml', () => {
  interface Thing {
    readonly kind: string;
    readonly metadata: { readonly name: string };
    readonly stringData?: Record<string, string>;
    readonly spec: {
      readonly selector: Record<string, string> & { readonly matchLabels?: Record<string, string> };
      readonly ports?: readonly { readonly targetPort: string }[];
      readonly template: {
        readonly metadata: { readonly labels: Record<string, string> };
        readonly spec: Pod;
      };
    };
  }
  interface Pod {
    readonly volumes: readonly {
      readonly name: string;
      readonly persistentVolumeClaim?: { readonly claimName: string };
    }[];
    readonly containers: readonly {
      readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
      readonly env?: readonly { readonly name: string; readonly value: string }[];
      readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
      readonly [probe: `${string}Probe`]: {
        readonly httpGet?: { readonly path: string; readonly port: string };
      };
    }[];
  }
  const documents = parseAllDocuments(read('kubernetes.yaml'));
  const things = documents.map((document) => document.toJS() as Thing);
  const the = (kind: string, name: string): Thing | undefined =>
    things.find((thing) => thing.kind === kind && thing.metadata.name === name);
  const [fabula] = the('Deployment', 'fabula')?.spec.template.spec.containers ?? [];

  it('is YAML, and sets what there is to set', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const given = Object.fromEntries((fabula?.env ?? []).map(({ name, value }) => [name, value]));
    expectSettings({ ...the('Secret', 'fabula-database')?.stringData, ...given });
    const port = (name: string): number | undefined =>
      fabula?.ports.find((one) => one.name === name)?.containerPort;
    expect(port('http')).toBe(Number(ofImage['PORT']));
    expect(port('metrics')).toBe(Number(given['METRICS_PORT']));
    for (const folder of [ofImage['DATA_DIR'], given['ASSETS_DIR']])
      expect(fabula?.volumeMounts.map(({ mountPath }) => mountPath)).toContain(folder);
  });

  it('starts nothing anew because a database is away, and sends nobody to a node without one', () => {
    expect(fabula?.livenessProbe?.httpGet?.path).toBe('/healthz');
    expect(fabula?.readinessProbe?.httpGet?.path).toBe('/readyz');
  });

  it('is run as nobody who may do anything, and goes when the proxies have noticed', () => {
    expect(the('Deployment', 'fabula')?.spec.template.spec).toMatchObject({
      securityContext: { runAsNonRoot: true },
      containers: [
        {
          securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
          lifecycle: { preStop: { sleep: {} } },
          env: expect.arrayContaining([{ name: 'TRUST_PROXY', value: 'true' }]) as unknown,
        },
      ],
    });
  });

  it('lets nobody but its nodes reach the bus', () => {
    const labels = (name: string): unknown => the('Deployment', name)?.spec.template.metadata.labels;
    expect(the('NetworkPolicy', 'nats')?.spec).toEqual({
      podSelector: { matchLabels: labels('nats') },
      ingress: [{ from: [{ podSelector: { matchLabels: labels('fabula') } }] }],
    });
  });

  it('has the volumes, claims, labels and ports it speaks of', () => {
    for (const { spec } of things.filter(({ kind }) => kind === 'Deployment')) {
      const { volumes, containers } = spec.template.spec;
      const mounts = containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name));
      expect(mounts.sort()).toEqual(volumes.map(({ name }) => name).sort());
      for (const { persistentVolumeClaim: claim } of volumes)
        if (claim) expect(the('PersistentVolumeClaim', claim.claimName)).toBeDefined();
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    }
    for (const { spec, metadata } of things.filter(({ kind }) => kind === 'Service')) {
      const behind = the('Deployment', metadata.name)?.spec.template;
      expect(behind?.metadata.labels).toEqual(spec.selector);
      const ports = behind?.spec.containers.flatMap((container) => container.ports.map(({ name }) => name));
      for (const { targetPort } of spec.ports ?? []) expect(ports).toContain(targetPort);
    }
  });
});
