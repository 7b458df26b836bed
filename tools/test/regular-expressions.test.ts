/** Every regular expression takes time in proportion to the text: none may step back over what it has read, or begin again and again. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['engine', 'protocol', 'gamelog', 'server', 'bots', 'web'].map(
  (name) => `packages/${name}/src`,
);

interface Found {
  readonly where: string;
  readonly text: string;
}

function expressionsIn(file: string): Found[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const script = file.endsWith('.svelte') ? scriptOf(code) : code;
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ where: file, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Markup before and after a component's script is left out. */
function scriptOf(component: string): string {
  const from = component.indexOf('>', component.indexOf('<script')) + 1;
  return component.slice(from, component.indexOf('</script>'));
}

const slownessOf = (text: string): string[] => {
  const end = text.lastIndexOf('/');
  const { reports } = analyse({ source: text.slice(1, end), flags: text.slice(end + 1) });
  return reports.map(({ type }) => type);
};

describe('regular expressions', () => {
  const files = execFileSync('git', ['ls-files', ...SOURCES], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|js|svelte)$/.test(file));
  const all = files.flatMap(expressionsIn);

  it('are found', () => {
    expect(all.length).toBeGreaterThan(50);
  });

  it('are linear', () => {
    expect(all.filter(({ text }) => slownessOf(text).length > 0)).toEqual([]);
  });

  it('would be noticed if they were not', () => {
    expect(slownessOf(String.raw`/\s+$/`)).not.toEqual([]);
    expect(slownessOf('/(?:a|a)*b/')).not.toEqual([]);
  });
});
