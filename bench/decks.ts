/** npm run bench:decks -- [--photos 200] [--megapixels 12] [--rounds 10] [--tables 20]: bad files and good photos are brought while people play. */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { pictures } from '../packages/server/test/proofs/pictures/pictures.ts';
import { conclude, options } from './options.ts';

const [MOST_SECONDS, MOST_P99, MOST_MEMORY] = [120, 100, 64];

await buildServer();
const size = options({ photos: 200, megapixels: 12, rounds: 10, tables: 20, think: 4_000, rest: 10_000 });
const { bad, good, memory, processes, p99, moves } = await pictures(size);
const [before, after] = memory;
const [quiet, meanwhile] = p99;
console.log(
  `bad files refused ${bad.files - bad.wrong.length} of ${bad.files}, in ${bad.seconds.toFixed(0)} s`,
);
console.log(
  `memory of the server ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after; processes left ${processes}`,
);
console.log(
  `${good.cards} of ${good.files} photos of ${size.megapixels} megapixels became cards in ${good.seconds.toFixed(1)} s`,
);
console.log(
  `p99 of ${moves} moves at ${size.tables} tables meanwhile ${meanwhile.toFixed(1)} ms, before ${quiet.toFixed(1)} ms`,
);
conclude([
  ...bad.wrong,
  ...good.wrong,
  ...(good.cards < good.files ? [`only ${good.cards} cards`] : []),
  ...(processes > 0 ? ['the workbench is still there'] : []),
  ...(good.seconds > MOST_SECONDS ? [`it took more than ${MOST_SECONDS} s`] : []),
  ...(meanwhile > MOST_P99 ? [`p99 was above ${MOST_P99} ms`] : []),
  ...(after > before + MOST_MEMORY ? [`memory rose by ${(after - before).toFixed(0)} MB`] : []),
]);
