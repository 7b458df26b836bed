/** What a move costs besides the sockets: reading, deciding, sealing, writing the patches. CPU microseconds, one table of six. */
import { decide } from '@fabula/engine/decide.ts';
import { optionsIn } from '@fabula/engine/legal.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { viewFor } from '@fabula/engine/view.ts';
import type { Command } from '@fabula/engine/commands.ts';
import { readClientMessage } from '@fabula/protocol/client-messages.ts';
import { Game } from '../src/game.ts';
import { newGame } from '@fabula/engine/decide.ts';
import { announce, changedForAll, type Viewer } from '../src/wire.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import { helpersAwaited } from '@fabula/bots/helpers.ts';

const rules = {
  ...PRESETS.dixit,
  deckOut: 'reshuffle',
  rounds: 1000,
  firstStoryteller: 0,
  time: { ...PRESETS.dixit.time, result: 0 },
} as const;
const players = [
  'aaaaaaaaaaaaaaaa',
  'bbbbbbbbbbbbbbbb',
  'cccccccccccccccc',
  'dddddddddddddddd',
  'eeeeeeeeeeeeeeee',
  'ffffffffffffffff',
];
const game = new Game('bench');
const opening = newGame(rules, {
  game: 'bench',
  seed: 'x'.repeat(64),
  decks: [{ id: 'd', cards: 84 }],
  owner: players[0] ?? '',
});
game.accept(opening.state, game.seal(null, opening.events, null), null, true);
const at = Date.now();
const must = (command: Command): void => {
  const decision = decide(game.state, command);
  if (!decision.ok) throw new Error(decision.rejection.code);
  game.accept(decision.state, game.seal(command, decision.events, null), null, true);
};
for (const by of players) must({ type: 'join', by, at });
must({ type: 'start', by: players[0] ?? '', at });
let bytes = 0;
const viewers: Viewer[] = players.map((player, seat) => ({
  player,
  role: 'player',
  seat,
  send: (frame) => {
    bytes += frame.length;
  },
}));

const spent: Record<string, number[]> = {
  read: [],
  decide: [],
  seal: [],
  accept: [],
  announce: [],
  alarm: [],
  all: [],
};
let last = 0n;
const lap = (part: string): void => {
  const now = process.hrtime.bigint();
  spent[part]?.push(Number(now - last));
  last = now;
};
const ROUNDS = Number(process.env['ROUNDS'] ?? 900);
let moves = 0;
let id = 0;
const cpu0 = process.cpuUsage();
for (let round = 0; round < ROUNDS; round++) {
  for (const phase of ['tell', 'submit', 'vote']) {
    for (let seat = 0; seat < 6; seat++) {
      if ((seat === game.state.storyteller) !== (phase === 'tell') || game.state.phase.name !== phase)
        continue;
      const own = viewFor(game.state, seat);
      const [option] = optionsIn(own);
      if (!option) continue;
      id += 1;
      const base = { id: `mr1.${id.toString(36)}` };
      const text = JSON.stringify(
        option.type === 'tell'
          ? {
              ...base,
              type: 'tell',
              card: option.cards[0],
              clue: { kind: 'text', text: 'A lighthouse that forgot the sea' },
            }
          : option.type === 'submit'
            ? { ...base, type: 'submit', cards: option.choices[0] }
            : {
                ...base,
                type: 'vote',
                number: option.type === 'vote' ? option.numbers[seat % option.numbers.length] : 0,
              },
      );
      const by = players[seat] ?? '';
      const start = process.hrtime.bigint();
      last = start;
      const reading = readClientMessage(text);
      if (!reading.ok) throw new Error(reading.error);
      lap('read');
      const { id: mid, ...fields } = reading.message;
      const asker = { by, id: mid };
      if (game.answeredAt(asker) !== undefined) throw new Error();
      const command = { ...fields, by, at } as Command;
      const decision = decide(game.state, command);
      if (!decision.ok) throw new Error(decision.rejection.code);
      lap('decide');
      const sealed = game.seal(command, decision.events, asker);
      lap('seal');
      const before = game.state;
      const common = changedForAll(before, decision.state, decision.events);
      game.accept(decision.state, sealed, asker, common !== '');
      lap('accept');
      announce(
        { before, after: decision.state, events: decision.events, common, v: game.v },
        viewers,
        viewers[seat] ?? null,
        mid,
      );
      lap('announce');
      nextAlarm(game.state);
      helpersAwaited(game.state);
      lap('alarm');
      spent['all']?.push(Number(process.hrtime.bigint() - start));
      moves += 1;
    }
  }
}
const cpu = process.cpuUsage(cpu0);
console.log(
  `${moves} moves, ${Math.round((bytes / moves / 6) * 11)} bytes a player a round`,
  cpu.user / moves,
);
for (const [part, times] of Object.entries(spent)) {
  const warm = times.slice(times.length >> 1).sort((a, b) => a - b);
  // The mean without the slowest twentieth: those are other processes' time.
  const most = warm.slice(0, Math.floor(warm.length * 0.95));
  console.log(
    part.padEnd(10),
    (most.reduce((sum, time) => sum + time, 0) / most.length / 1000).toFixed(2),
    'us',
  );
}
