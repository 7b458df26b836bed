/** Puts lists of Russian words with their meanings together: npx tsx packages/bots/tools/lexicon.ts FILE... writes data/lexicon.ru.txt. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const LINE = /^([а-я0-9][а-я0-9 ,-]*) = ([a-z][a-z ,-]*)$/;
const MOST_MEANINGS = 6;

const entries = new Map<string, { forms: Set<string>; english: Set<string> }>();
const listed = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || []);

const [unreadable, merged]: [string[], string[]] = [[], []];
for (const file of parseArgs({ allowPositionals: true }).positionals) {
  for (const raw of readFileSync(file, 'utf8').split('\n')) {
    const line = raw.trim().toLowerCase().replaceAll('ё', 'е');
    if (line === '') continue;
    const [, left = '', right = ''] = LINE.exec(line) ?? [];
    const forms = listed(left);
    const [lemma] = forms;
    if (lemma === undefined) {
      unreadable.push(raw);
      continue;
    }
    const known = entries.get(lemma) ?? { forms: new Set(), english: new Set() };
    if (known.forms.size > 0) merged.push(lemma);
    for (const form of forms) known.forms.add(form);
    for (const word of listed(right).slice(0, MOST_MEANINGS)) known.english.add(word);
    entries.set(lemma, known);
  }
}

const lines = [...entries.values()].map(
  ({ forms, english }) => `${[...forms].join(', ')} = ${[...english].slice(0, MOST_MEANINGS).join(', ')}`,
);
lines.sort((a, b) => a.localeCompare(b, 'ru'));
writeFileSync(new URL('../data/lexicon.ru.txt', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(
  `${lines.length} entries, ${merged.length} given twice and merged, ${unreadable.length} unreadable\n${unreadable.join('\n')}\n`,
);
