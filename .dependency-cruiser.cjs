/** Layers: an arrow may only point the way docs/architecture.md draws it. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only: ${allowed.join(', ')}`,
  from: { path: `^packages/${from}/src` },
  to: {
    path: '^packages/',
    pathNot: [`^packages/${from}/`, ...allowed.map((layer) => `^packages/${layer}/`)],
  },
});

/** The rooms of the server: whoever is in one may go only to these others. What lies in the hall (`src/*.ts`) is for all. */
const room = (name, ...allowed) => ({
  name: `room-${name}`,
  severity: 'error',
  comment: `${name}/ may import only: ${allowed.join(', ') || 'no other room'}`,
  from: { path: `^packages/server/src/${name}/` },
  to: {
    path: '^packages/server/src/[^/]+/',
    pathNot: [name, ...allowed].map((other) => `^packages/server/src/${other}/`),
  },
});

/** Programs and threads: nobody imports them. */
const STARTED = [
  '^packages/server/src/(main|minds/bot-worker(-tsx)?|own-decks/workbench(-tsx)?)\\.m?[jt]s$',
  '^packages/gamelog/src/backup-copier(-tsx)?\\.m?[jt]s$',
];

module.exports = {
  forbidden: [
    room('budgets'),
    room('bus'),
    room('nodes', 'bus'),
    room('minds'),
    room('own-decks'),
    room('tables', 'nodes'),
    room('people', 'budgets', 'tables', 'own-decks', 'moderation', 'nodes'),
    room('moderation', 'people', 'tables', 'own-decks', 'nodes'),
    room('keeping', 'people', 'tables', 'own-decks', 'moderation'),
    room('doors', 'budgets', 'people', 'tables', 'own-decks', 'moderation', 'keeping', 'nodes'),
    room('host', 'moderation', 'keeping'),
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { couldNotResolve: true },
    },
    only('engine-imports-nothing', 'engine', []),
    only('protocol-knows-the-engine', 'protocol', ['engine']),
    only('gamelog-knows-no-game', 'gamelog', []),
    only('bots-are-players', 'bots', ['engine', 'cards', 'protocol']),
    only('cards-are-data', 'cards', []),
    only('table-knows-no-house', 'table', ['engine', 'protocol', 'bots', 'gamelog']),
    only('server-does-not-draw', 'server', ['engine', 'protocol', 'gamelog', 'bots', 'cards', 'table']),
    only('web-talks-protocol', 'web', ['engine', 'protocol', 'bots', 'cards', 'table']),
    {
      name: 'table-is-at-home-anywhere',
      severity: 'error',
      comment: 'No Node, no browser: the same table on a server and on a phone.',
      from: { path: '^packages/table/src' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/valibot' },
    },
    {
      name: 'table-knows-no-disk',
      severity: 'error',
      from: { path: '^packages/table/src' },
      to: { path: '^packages/gamelog/', pathNot: '^packages/gamelog/src/port.ts' },
    },
    {
      name: 'table-knows-the-port-by-its-types',
      severity: 'error',
      from: { path: '^packages/table/src' },
      to: { path: '^packages/gamelog/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'No clock, no disk, no network: the engine runs in any browser.',
      from: { path: '^packages/engine/src' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/@noble/hashes' },
    },
    {
      name: 'nothing-lies-about',
      severity: 'error',
      comment:
        'Whatever is in src is used by something besides tests; knip takes what a package exports for used.',
      from: { pathNot: '/test/' },
      module: {
        path: '^packages/(engine|protocol|gamelog|table|bots|server)/src/',
        pathNot: STARTED,
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      from: { path: '^packages/[^/]+/src' },
      to: { path: '/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|bench/peers/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
