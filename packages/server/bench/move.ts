/** What a move costs besides the sockets: reading, deciding, sealing and applying, writing the patches. Microseconds, one table of six. */
import { hash } from 'node:crypto';
import { helpersAwaited } from '@fabula/bots/helpers.ts';
import type { Command } from '@fabula/engine/commands.ts';
import { decide } from '@fabula/engine/decide.ts';
import { optionsIn } from '@fabula/engine/options.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { nextAlarm } from '@fabula/engine/time.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { readClientMessage } from '@fabula/protocol/client-messages.ts';
import { Game } from '@fabula/table/game.ts';
import type { House, Viewer } from '@fabula/table/ports.ts';
import { announce } from '@fabula/table/showing.ts';
import { textFrame } from '../src/people/frames.ts';

const rules = {
  ...PRESETS.dixit,
  deckOut: 'reshuffle',
  rounds: 1000,
  firstStoryteller: 0,
  time: { ...PRESETS.dixit.time, result: 0 },
} as const;
const players = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(16));
const [owner = ''] = players;

/** Writing takes no time here: what is measured is ours. */
const pages = {
  append: () => Promise.resolve({ ok: true }),
  // eslint-disable-next-line @typescript-eslint/no-empty-function
  async *read(): AsyncGenerator<never> {},
  sizeOf: (text: string) => Buffer.byteLength(text),
};
const logs: House['logs'] = {
  game: () => pages,
  register: () => pages,
  note: () => undefined,
  noteBots: () => undefined,
  originOf: () => Promise.resolve(null),
};
const secrets: House['secrets'] = {
  newId: () => 'id',
  newToken: () => 'token',
  newSeed: () => 'x'.repeat(64),
  hash: (text) => hash('sha256', text),
};
const at = Date.now();
const opening = { game: 'bench', decks: [{ id: 'd', cards: 84 }], owner };
const game = await Game.begin({ logs, secrets }, rules, opening, { by: owner, id: 'open' }, null);

async function must(command: Command): Promise<void> {
  const decision = decide(game.state, command);
  if (!decision.ok) throw new Error(decision.rejection.code);
  await game.append(command, decision, null);
}
for (const by of players) await must({ type: 'join', by, at });
await must({ type: 'start', by: owner, at });

let bytes = 0;
const viewers: Viewer[] = players.map((player, seat) => ({
  player,
  role: 'player',
  seat,
  send: (letter) => {
    bytes += (letter.packed ??= textFrame(letter.text)).length;
  },
}));
let mover: Viewer | null = null;
game.moved = (move, news) => {
  announce(move, news, game.v, viewers, mover);
  nextAlarm(move.after);
  helpersAwaited(move.after);
};

const ROUNDS = Number(process.env['ROUNDS'] ?? 900);
const spent: number[] = [];
const began = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const phase of ['tell', 'submit', 'vote'] as const) {
    for (let seat = 0; seat < 6; seat += 1) {
      const { state } = game;
      if ((seat === state.storyteller) !== (phase === 'tell') || state.phase.name !== phase) continue;
      const text = messageFor(seat, spent.length);
      const by = players[seat] ?? '';
      const start = process.hrtime.bigint();
      const reading = readClientMessage(text);
      if (!reading.ok) throw new Error(reading.error);
      const { id, ...fields } = reading.message;
      const asker = { by, id };
      if (game.hasAnswered(asker)) throw new Error('twice');
      const command = { ...fields, by, at } as Command;
      const decision = decide(state, command);
      if (!decision.ok) throw new Error(decision.rejection.code);
      mover = viewers[seat] ?? null;
      await game.append(command, decision, asker);
      spent.push(Number(process.hrtime.bigint() - start));
    }
  }
}

function messageFor(seat: number, count: number): string {
  const [option] = optionsIn(viewFor(game.state, seat));
  const id = `mr1.${count.toString(36)}`;
  if (option?.type === 'tell') {
    const clue = { kind: 'text', text: 'A lighthouse that forgot the sea' };
    return JSON.stringify({ id, type: 'tell', card: option.cards[0], clue });
  }
  if (option?.type === 'submit') return JSON.stringify({ id, type: 'submit', cards: option.choices[0] });
  if (option?.type !== 'vote') throw new Error('nothing to do');
  return JSON.stringify({ id, type: 'vote', number: option.numbers[seat % option.numbers.length] });
}

const { user } = process.cpuUsage(began);
const warm = spent.slice(spent.length >> 1).sort((one, other) => one - other);
// The mean without the slowest twentieth: those are other processes' time.
const most = warm.slice(0, Math.floor(warm.length * 0.95));
const mean = most.reduce((sum, time) => sum + time, 0) / most.length / 1000;
console.log(
  `${spent.length} moves, ${Math.round((bytes / spent.length / 6) * 11)} bytes a player a round, ${mean.toFixed(2)} us a move, ${(user / spent.length).toFixed(1)} us of CPU`,
);
