/** npm run cards:sheet -- [deck]: contact sheets of twelve -> docs/cards/sheet-NN.webp, of other decks than Dream DECK-NN.webp; prints which card is where. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './contact-sheet.ts';
import { cardFolder, repositoryFolder } from './folders.ts';
import { inOrder } from './plan.ts';

const [deck = 'dream'] = parseArgs({ allowPositionals: true }).positionals;
const name = deck === 'dream' ? 'sheet' : deck;
const drawn = inOrder(deck).filter((slug) => existsSync(join(cardFolder(deck, slug), 'large.webp')));
for (let i = 0, n = 1; i < drawn.length; i += 12, n++) {
  const twelve = drawn.slice(i, i + 12);
  const target = join(repositoryFolder, 'docs/cards', `${name}-${String(n).padStart(2, '0')}.webp`);
  await contactSheet(
    twelve.map((slug) => join(cardFolder(deck, slug), 'large.webp')),
    target,
    { columns: 4 },
  );
  console.log(`${target}\n  ${twelve.join(', ')}`);
}
if (drawn.length === 0) console.log('no drawn cards yet');
