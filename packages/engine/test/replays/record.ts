/**
 * Records the games of this folder: `npx tsx packages/engine/test/replays/record.ts NAME…`.
 * A recorded game is never recorded again: it is the promise that old logs stay readable.
 * A new version of the events, or a new event, gets new games beside the old ones. `v1-customs` and `v1-sung` were recorded by the last
 * code before revision 3: poems lose their lines, bots mime, the whole discard is shuffled, a cell's constraint holds alone.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { finish } from '../kit/games.ts';
import { lobby, NAMES, table, type Table, typed } from '../kit/table.ts';

const GAMES: Record<string, () => Table> = {
  'v1-dixit-3': () => finish(table({ seats: 3, seed: 'three', rules: { firstStoryteller: 'random' } })),
  'v1-dixit-6': () => {
    const each = lobby({ seats: 6, seed: 'six' });
    NAMES.forEach((by, place) => each.does({ type: 'contribute', by, entropy: `${place}f`.repeat(16) }));
    return finish(each.does({ type: 'start', by: 'ana' }).does({ type: 'claim', by: 'emil' }));
  },
  'v1-imaginarium-4': () => finish(table({ preset: 'imaginarium', seats: 4, cards: 36, seed: 'reshuffled' })),
  'v1-imaginarium-5': () =>
    finish(table({ preset: 'imaginarium', seats: 5, seed: 'five', rules: { firstStoryteller: 'random' } })),
  'v1-house': () => {
    const time = { claim: 20, tell: 60, submit: 60, vote: 60, result: 20 };
    const each = lobby({ seats: 4, seed: 'house' });
    const rules = { ...each.state.rules, time, pairs: true, rounds: 4 };
    each.does({
      type: 'changeRules',
      by: 'ana',
      rules,
      decks: [
        { id: 'a', cards: 40 },
        { id: 'b', cards: 44 },
      ],
    });
    each.does({ type: 'join', by: 'ana2', seat: 0 }).does({ type: 'ready', by: 'chen', ready: true });
    each.does({ type: 'recolour', by: 'chen', colour: 'bone' }).does({ type: 'start', by: 'ana' }).wait(40);
    const [one = 0, two = 0, three = 0] = each.guessers;
    each
      .tell(typed('«Где счастье?»'))
      .tell(typed('Ёлка — 🎄'))
      .submit(one)
      .does({ type: 'pause', by: 'ana' });
    each.does({ type: 'resume', by: 'ana' }).does({ type: 'skip', by: 'ana', seat: two }).wait(60);
    for (const seat of [two, three]) {
      each.does({ type: 'submit', by: { standInFor: seat }, cards: each.firstCards(seat) });
    }
    each.does({ type: 'kick', by: 'ana', player: 'dora' }).does({ type: 'join', by: 'gil' });
    each.does({ type: 'join', by: 'hana' }).votes({ [one]: each.storyteller });
    each
      .does({ type: 'askForTime', by: 'chen', more: true })
      .does({ type: 'handOver', by: 'chen', to: 'kim' });
    return finish(each.vanish('boris'));
  },
  'v1-pairs': () => {
    const each = lobby({ preset: 'imaginarium', seats: 3, seed: 'pairs', rules: { pairs: true, rounds: 2 } });
    each
      .does({ type: 'join', by: 'gil', seat: 1 })
      .does({ type: 'admit', by: 'boris', player: 'gil', yes: false });
    return finish(each.beside('gil', 2).does({ type: 'start', by: 'ana' }));
  },
  'c5-box': () => {
    const each = table({ seats: 4, seed: 'box', rules: { paper: true, standIns: false, cards: 32 } }).tell();
    for (const [seat, number] of [1, 2, 2, 4].entries()) each.own(seat, number);
    return finish(each.own(2, 3).own(0, 4).own(3, 1));
  },
  'v1-without-stand-ins': () => {
    const each = table({
      preset: 'imaginarium',
      seats: 5,
      seed: 'off',
      rules: { standIns: false, rounds: 3 },
    });
    each.vanish('ana').tell().vanish('emil').submit(2).submit(3).votes({ 2: 3, 3: 1 }).wait(30);
    for (const seat of each.guessers) each.send({ type: 'skip', by: each.state.owner, seat });
    each.tell();
    for (const seat of each.guessers) each.send({ type: 'skip', by: each.state.owner, seat });
    return finish(each);
  },
  swaps: () => {
    const each = table({ seats: 4, seed: 'swaps', rules: { swapOnce: true, rounds: 3 } });
    for (const by of ['ana', 'chen']) each.does({ type: 'swapHand', by });
    return finish(each);
  },
};

for (const name of parseArgs({ allowPositionals: true }).positionals) {
  const file = new URL(`${name}.json`, import.meta.url);
  const game = GAMES[name];
  if (!game) throw new Error(`no such game: ${name}`);
  if (existsSync(file)) throw new Error(`${name} has been recorded already`);
  const { log, state } = game();
  writeFileSync(file, `${JSON.stringify(log)}\n`);
  const types = new Set(log.entries.flatMap(({ events }) => events.map(({ type }) => type)));
  console.log(
    name,
    state.round,
    JSON.stringify(state.scores),
    JSON.stringify(state.phase),
    [...types].join(' '),
  );
}
