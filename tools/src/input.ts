/** Reading a JSON file that a person may have written by hand. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Bad input: one clear line, exit 2, nothing on standard output. */
export class BadInput extends Error {}

export function inputFile(usage: string): unknown {
  const [file] = positionals();
  if (file === undefined) throw new BadInput(`usage: ${usage}`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${reasonOf(error)}`);
  }
  return parse(text.replace(/^\uFEFF/, ''), file);
}

function positionals(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (error) {
    throw new BadInput(reasonOf(error));
  }
}

function parse(text: string, file: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file} is not JSON: ${reasonOf(error)}`);
  }
  const repeated = repeatedKey(text);
  if (repeated)
    throw new BadInput(`${file}, line ${repeated.line}: "${repeated.key}" appears twice in one object`);
  return value;
}

/** JSON.parse keeps the last of two equal keys without a word: a second vote of one seat would vanish. */
function repeatedKey(text: string): { key: string; line: number } | null {
  const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;
  const objects: (Set<string> | null)[] = [];
  let expectKey = false;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const open = objects.at(-1);
    if (token === '{' || token === '[') {
      objects.push(token === '{' ? new Set() : null);
      expectKey = token === '{';
    } else if (token === '}' || token === ']') {
      objects.pop();
      expectKey = false;
    } else if (token === ',') {
      expectKey = open instanceof Set;
    } else if (expectKey && open) {
      const key = JSON.parse(token) as string;
      if (open.has(key)) return { key, line: text.slice(0, match.index).split('\n').length };
      open.add(key);
      expectKey = false;
    }
  }
  return null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command-line tool; only a whole answer reaches standard output. */
export const main = (tool: () => unknown): void => mainText(() => JSON.stringify(tool()));

export function mainText(tool: () => string): void {
  try {
    process.stdout.write(`${tool()}\n`);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    process.exitCode = 2;
  }
}
