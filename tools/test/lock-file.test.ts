/** What `npm ci` needs of the lock file, for every platform, and what it must not give away. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(packages).filter(
  ([path, { link = false }]) => path.includes('node_modules/') && !link,
);

describe('the lock file', () => {
  it('has the integrity of every package', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('has the optional packages of every platform, without which `npm ci` refuses', () => {
    const names = new Set(installed.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
    const wanted = installed.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('names no registry', () => {
    expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
