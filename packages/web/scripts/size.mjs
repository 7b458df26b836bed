/** The first visit's JavaScript, compressed, and its budget; and whether every file can be read by Chromium 87. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';

const BUDGET = 62 * 1024;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const seen = new Set();
function walk(name) {
  if (seen.has(name)) return;
  seen.add(name);
  const code = readFileSync(new URL(`assets/${name}`, dist), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) walk(next);
}
for (const [, name] of html.matchAll(/assets\/([\w.-]+\.js)/g)) walk(name);
const names = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'));
// One language comes with the first visit; count the larger.
const packed = (name) => gzipSync(readFileSync(new URL(`assets/${name}`, dist)), { level: 9 }).length;
const langs = names.filter((name) => /^[a-z]{2}-/.test(name)).map((name) => [name, packed(name)]);
const [language] = langs.sort(([, one], [, other]) => other - one);
const first = [...seen].map((name) => [name, packed(name)]);
if (language) first.push(language);
const total = first.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of first) console.log(`${(size / 1024).toFixed(1).padStart(6)} KB  ${name}`);
console.log(`${(total / 1024).toFixed(1).padStart(6)} KB  first visit, of ${BUDGET / 1024} KB`);
let wrong = total > BUDGET ? 1 : 0;

/** Class fields and private methods are known to Chromium 87; static blocks, top-level await and `#x in y` are not. */
function tooNew(node) {
  if (!node || typeof node !== 'object') return null;
  if (node.type === 'StaticBlock') return 'static block';
  if (node.type === 'BinaryExpression' && node.left?.type === 'PrivateIdentifier') return '#x in y';
  if (node.type === 'Literal' && node.regex && /[dv]/.test(node.regex.flags))
    return `regular expression flag ${node.regex.flags}`;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'type') continue;
    const found = Array.isArray(value) ? value.map(tooNew).find(Boolean) : tooNew(value);
    if (found) return found;
  }
  return null;
}
for (const name of names) {
  const tree = parse(readFileSync(new URL(`assets/${name}`, dist), 'utf8'), {
    ecmaVersion: 2022,
    sourceType: 'module',
    allowAwaitOutsideFunction: false,
  });
  const found =
    tooNew(tree) ??
    tree.body
      .map((node) =>
        node.type === 'ExpressionStatement' && node.expression.type === 'AwaitExpression'
          ? 'top-level await'
          : null,
      )
      .find(Boolean);
  if (found) {
    console.error(`${name}: ${found} is too new for Chromium 87`);
    wrong = 1;
  }
}
for (const name of readdirSync(new URL('assets/', dist)).filter((file) => file.endsWith('.css'))) {
  const css = readFileSync(new URL(`assets/${name}`, dist), 'utf8');
  if (/:where\(|@layer|color-mix\(/.test(css)) {
    console.error(`${name}: too new for Chromium 87`);
    wrong = 1;
  }
}
process.exitCode = wrong;
