/**
 * npm run -s bots:said -- --language en --seed 1 --pairs 50 --deck dream --to /tmp/said: clues that bots told in games among themselves,
 * each under its picture, twenty to a sheet (said-01.png …), and nothing else: whoever judges them knows neither the card's words nor who
 * guessed what. said.json beside the sheets has the same pairs as text. How they are judged: docs/clues.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sheetOf } from '../../cards/tools/captioned-sheet.ts';
import { chanceFrom } from '../src/chance.ts';
import { loadVocabulary } from '../src/node.ts';
import { play } from './arena/play.ts';
import { cardTexts } from './card-texts.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { language: text, seed: text, pairs: text, deck: text, to: text },
});
const { seed = '1', deck = 'dream', to = '/tmp/said' } = values;
const language = values.language === 'ru' ? 'ru' : 'en';
const wanted = Number(values.pairs ?? '50');
const [SEATS, A_SHEET] = [5, 20];

const cards = cardTexts(language, deck);
const house = {
  deck: cards,
  vocabulary: await loadVocabulary(),
  language,
  level: 'even',
  listeners: 'own',
} as const;
const told = new Map<string, { readonly card: string; readonly clue: string }>();
// Three times as many as are shown, so that those shown come from many games.
for (let game = 1; told.size < 3 * wanted; game += 1) {
  const { rounds } = await play(`said ${seed}/${game}`, SEATS, 'dixit', house);
  for (const { card, clue } of rounds) told.set(`${card} ${clue}`, { card: cards[card]?.id ?? '', clue });
}
const pairs = chanceFrom(`said ${seed}`)
  .shuffled([...told.values()])
  .slice(0, wanted);

mkdirSync(to, { recursive: true });
for (let start = 0; start < pairs.length; start += A_SHEET) {
  const name = `said-${String(start / A_SHEET + 1).padStart(2, '0')}.png`;
  await sheetOf(pairs.slice(start, start + A_SHEET), { deck, first: start + 1, target: join(to, name) });
}
const numbered = pairs.map((pair, at) => ({ number: at + 1, ...pair }));
writeFileSync(join(to, 'said.json'), `${JSON.stringify(numbered, null, 1)}\n`);
process.stdout.write(`${pairs.length} pairs of ${deck} in ${language}: ${to}\n`);
