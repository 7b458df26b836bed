/** npm run bench:engine: commands decided and folded a second on one core, beside boardgame.io's reducer in the same run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Command } from '@fabula/engine/commands.ts';
import { decide, newGame } from '@fabula/engine/decide.ts';
import type { State } from '@fabula/engine/model.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { playRandomly } from '@fabula/tools/random-game.ts';

const SEATS = 6;
const GAMES = 150;
const ROUNDS = 9;
const WARM_UP = 10;
const PEERS = join(process.env['FABULA_ROOT'] ?? '.', 'bench/peers');

/** A contender plays its games once and says how many commands that took. */
interface Contender {
  readonly name: string;
  play(): number;
}

function fabula(): Contender {
  const rules = { ...PRESETS.dixit, time: { ...PRESETS.dixit.time, result: 0 } };
  const games = Array.from({ length: GAMES }, (_, game) => {
    const { entries } = playRandomly({
      rules,
      seats: SEATS,
      cards: 84,
      seed: `bench ${game}`,
      keepLog: true,
    });
    return {
      seed: `bench ${game}`,
      commands: entries.flatMap(({ command }): Command[] => (command ? [command] : [])),
    };
  });
  const commands = games.reduce((total, game) => total + game.commands.length, 0);
  return {
    name: 'Fabula',
    play() {
      for (const { seed, commands } of games) {
        let { state } = newGame(rules, {
          game: seed,
          seed,
          decks: [{ id: 'simulated', cards: 84 }],
          owner: 'p0',
        });
        for (const command of commands) {
          const decision = decide(state, command);
          if (!decision.ok) throw new Error(decision.rejection.code);
          ({ state } = decision);
        }
        last = state;
      }
      return commands;
    },
  };
}

let last: State | null = null;

interface BgioState {
  G: {
    seq: number;
    hands: number[][];
    phase: string;
    st: number;
    round: number;
    played: number[];
    table: number[];
  };
}
type BgioAction = { type: 'MAKE_MOVE'; payload: { type: 'move'; args: unknown[]; playerID: string } };
type BgioReducer = (state: BgioState, action: BgioAction) => BgioState;

/** The same game on boardgame.io: the same rules in its terms, random legal moves, one whole cycle of eight rounds a game. */
async function boardgameIo(): Promise<Contender> {
  const require = createRequire(join(PEERS, 'package.json'));
  const { makeGame } = (await import(join(PEERS, 'lib/bgio-game.mjs'))) as {
    makeGame: (delta: boolean) => unknown;
  };
  const { nextMove, view } = (await import(join(PEERS, 'lib/game.mjs'))) as {
    nextMove: (views: unknown[]) => [number, unknown];
    view: (game: BgioState['G'], seat: number) => unknown;
  };
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
    CreateGameReducer: (options: { game: unknown; isClient: boolean }) => BgioReducer;
    InitializeGame: (options: { game: unknown; numPlayers: number }) => BgioState;
  };
  const game = makeGame(false);
  const reduce = CreateGameReducer({ game, isClient: false });
  const begin = InitializeGame({ game, numPlayers: SEATS });
  const actions: BgioAction[] = [];
  let state = begin;
  do {
    const [seat, move] = nextMove(Array.from({ length: SEATS }, (_, seat) => view(state.G, seat)));
    const action: BgioAction = {
      type: 'MAKE_MOVE',
      payload: { type: 'move', args: [move], playerID: String(seat) },
    };
    actions.push(action);
    state = reduce(state, action);
  } while (state.G.seq !== 0);
  return {
    name: 'boardgame.io',
    play() {
      for (let times = 0; times < 10; times += 1) {
        let state = begin;
        for (const action of actions) state = reduce(state, action);
      }
      return actions.length * 10;
    },
  };
}

function installPeers(): void {
  if (existsSync(join(PEERS, 'node_modules/boardgame.io'))) return;
  console.error('Installing the peers (bench/peers) …');
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: PEERS,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the peers could not be installed');
}

/** Commands a second of processor time: the clock on the wall would count what else the machine does. */
function measure(contender: Contender): number {
  const before = process.cpuUsage();
  const commands = contender.play();
  const { user, system } = process.cpuUsage(before);
  return (commands * 1e6) / (user + system);
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

installPeers();
const contenders = [fabula(), await boardgameIo()];
for (let times = 0; times < WARM_UP; times += 1) for (const contender of contenders) contender.play();
const speeds = contenders.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1) {
  contenders.forEach((contender, place) => speeds[place]?.push(measure(contender)));
}
const [ours = 0, theirs = 0] = speeds.map(median);
console.log(
  `Fabula        ${Math.round(ours).toLocaleString('en')} commands decided and folded a second, one core`,
);
console.log(`boardgame.io  ${Math.round(theirs).toLocaleString('en')} actions reduced a second`);
console.log(
  `ratio         ${(ours / theirs).toFixed(1)}; a state at the end of a game ${JSON.stringify(last).length.toLocaleString('en')} bytes as JSON`,
);
