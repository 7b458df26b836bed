/** What a message asks for is known to the compiler: these lines are compiled. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FILE = fileURLToPath(new URL('compiled.ts', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** Which of these lines do not compile, counted from 1. */
function refused(lines: readonly string[]): number[] {
  const head = `import type { Say } from '../src/i18n/params.ts'; declare const t: Say; declare const either: boolean;`;
  const source = ts.createSourceFile(FILE, [head, ...lines].join('\n'), ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(OPTIONS);
  const asWritten = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => (name === FILE ? source : asWritten(name, ...rest));
  const program = ts.createProgram([FILE], OPTIONS, host);
  const found = program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line);
  return [...new Set(found)];
}

describe('what a message asks for', () => {
  it('must be given, by its name, and counts are numbers', () => {
    const fine = [
      "t('close');",
      "t('line.vote', { name: 'Ana' });",
      "t('points', { n: 3 });",
      // English does not ask how many there are; Russian does.
      "t('seat.thinking', { heads: 2 });",
      // A plural within a plural.
      "t('reveal.because.nobody', { n: 0, name: 'Ana', heads: 1 });",
      // Of two, whatever one of them asks for.
      "t(either ? 'reveal.was' : 'reveal.wasMine', { n: 1, name: 'Ana' });",
    ];
    const wrong = [
      "t('line.vote');",
      "t('line.vote', {});",
      "t('line.vote', { nam: 'Ana' });",
      "t('line.vote', { name: 'Ana', more: 1 });",
      "t('points', { n: 'three' });",
      "t('close', { name: 'Ana' });",
      "t('line.telling', { name: 'Ana' });",
      "t('seat.thinking');",
      "t('reveal.because.nobody', { n: 0, name: 'Ana' });",
      "t(either ? 'reveal.was' : 'reveal.wasMine', { n: 1 });",
      "t('no.such.message');",
    ];
    const lines = wrong.map((_, i) => fine.length + i + 1);
    expect(refused([...fine, ...wrong])).toEqual(lines);
  }, 60_000);
});
