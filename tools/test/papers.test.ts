/** What hosts and packagers look for, held to what the packages say of themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const packageAt = (path: string): Package => JSON.parse(read(path)) as Package;
const PACKAGES = ['package.json', 'tools/package.json', 'bench/package.json'].concat(
  ['bots', 'cards', 'engine', 'gamelog', 'protocol', 'server', 'web'].map(
    (name) => `packages/${name}/package.json`,
  ),
);
/** Of the client's tools these end up in what it ships. */
const IN_THE_CLIENT = [
  'svelte',
  'lean-qr',
  'thumbhash',
  '@fontsource-variable/alegreya',
  '@fontsource/alegreya-sans',
  '@fontsource/alegreya-sc',
];

describe('the papers', () => {
  it('NOTICE names every library that is shipped', () => {
    const shipped = PACKAGES.filter((path) => path.startsWith('packages/')).flatMap((path) =>
      Object.keys(packageAt(path).dependencies ?? {}).filter((name) => !name.startsWith('@fabula/')),
    );
    expect(shipped.length).toBeGreaterThan(5);
    const notice = read('NOTICE');
    expect([...shipped, ...IN_THE_CLIENT].filter((name) => !notice.includes(name))).toEqual([]);
  });

  it('every package says its licence: art where there is art, and the lock file agrees', () => {
    const art = ['fabula', '@fabula/bots', '@fabula/cards', '@fabula/web'];
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Readonly<Record<string, { readonly license?: string }>>;
    };
    for (const path of PACKAGES) {
      const { name, license } = packageAt(path);
      expect({ name, license }).toEqual({ name, license: art.includes(name) ? 'MIT AND CC-BY-4.0' : 'MIT' });
      const folder = dirname(path) === '.' ? '' : dirname(path);
      expect({ name, license: packages[folder]?.license }).toEqual({ name, license });
    }
  });

  it('the changelog has the version that is built, and what is to come', () => {
    const { version } = packageAt('package.json');
    const changelog = read('CHANGELOG.md');
    expect(changelog).toContain(`\n## [${version}] - `);
    expect(changelog).toContain('\n## [Unreleased]\n');
  });

  it('links between the papers lead somewhere', () => {
    const pages = ['README.md', 'SECURITY.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...docs()];
    const lost = pages.flatMap((page) =>
      linksIn(read(page))
        .filter(([file]) => !existsSync(join(root, dirname(page), file || '.')))
        .map(([file]) => `${page}: ${file}`),
    );
    expect(lost).toEqual([]);
  });

  it('and so do those to a heading', () => {
    const pages = ['README.md', 'SECURITY.md', ...docs()];
    const lost = pages.flatMap((page) =>
      linksIn(read(page))
        .filter(([file, heading]) => heading !== '' && (file === '' || file.endsWith('.md')))
        .filter(([file, heading]) => {
          const target = file === '' ? page : join(dirname(page), file);
          return !headingsOf(read(target)).includes(heading);
        })
        .map(([file, heading]) => `${page}: ${file}#${heading}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('deploy/fabula.service', () => {
  const unit = read('deploy/fabula.service');
  const value = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('gives the server longer to stop than it takes by itself', () => {
    const longest = /LONGEST_STOP = ([\d_]+)/.exec(read('packages/server/src/main.ts'))?.[1] ?? '';
    const seconds = Number(longest.replaceAll('_', '')) / 1_000;
    expect(seconds).toBeGreaterThan(0);
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(seconds);
  });

  it('sets only what the server knows', () => {
    const settings = read('packages/server/src/settings.ts');
    const names = [...unit.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((setting) => setting.split('=')[0] ?? '')
      .filter((name) => name !== 'NODE_ENV');
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !settings.includes(`  ${name}: [`))).toEqual([]);
  });

  it('lets V8 compile, and little else', () => {
    expect(value('MemoryDenyWriteExecute')).toBe('no');
    expect(value('ProtectSystem')).toBe('strict');
    expect(value('NoNewPrivileges')).toBe('yes');
    expect(value('CapabilityBoundingSet')).toBe('');
  });
});

function docs(): string[] {
  return readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`);
}

/** Links to files of this repository, with the heading they lead to. */
const linksIn = (text: string): (readonly [file: string, heading: string])[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => [link.split('#')[0] ?? '', link.split('#')[1] ?? ''] as const);

/** As the places that show Markdown name them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
