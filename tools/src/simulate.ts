/** npm run -s simulate -- --preset dixit --seats 5 --games 1000 --seed 7 --json [--log DIR]: whole games of random legal moves. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asLog } from '@fabula/engine/log.ts';
import { PRESETS, type PresetName } from '@fabula/engine/rules.ts';
import type { Outcome } from '@fabula/engine/score.ts';
import { BadInput, reasonOf } from './input.ts';
import { playRandomly } from './random-game.ts';

interface Wish {
  preset: PresetName;
  seats: number;
  games: number;
  seed: string;
  json: boolean;
  log: string | undefined;
}

function wishes(): Wish {
  const { values } = parse();
  const { preset = 'dixit', json = false, log } = values;
  if (preset !== 'dixit' && preset !== 'imaginarium')
    throw new BadInput('--preset must be dixit or imaginarium');
  return {
    preset,
    seats: whole('--seats', values.seats ?? '4', 3, 6),
    games: whole('--games', values.games ?? '100', 1, 10_000_000),
    seed: values.seed ?? '1',
    json,
    log,
  };
}

function parse() {
  const text = { type: 'string' } as const;
  const options = {
    preset: text,
    seats: text,
    games: text,
    seed: text,
    log: text,
    json: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new BadInput(reasonOf(error));
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new BadInput(`${name} must be a whole number from ${least} to ${most}`);
  }
  return number;
}

function simulate({ preset, seats, games, seed, log }: Wish) {
  const cards = { dixit: 84, imaginarium: 64 }[preset];
  const outcomes: Record<Outcome, number> = { some: 0, nobody: 0, all: 0 };
  const wins = new Array<number>(seats).fill(0);
  let [rounds, moves] = [0, 0];
  if (log !== undefined) mkdirSync(log, { recursive: true });
  const began = performance.now();
  for (let game = 1; game <= games; game += 1) {
    const played = playRandomly({
      rules: PRESETS[preset],
      seats,
      cards,
      seed: `${seed}/${game}`,
      keepLog: log !== undefined,
    });
    if (log !== undefined) {
      writeFileSync(
        join(log, `${preset}-${seats}-${game}.json`),
        `${JSON.stringify(asLog(played.entries))}\n`,
      );
    }
    rounds += played.outcomes.length;
    moves += played.moves;
    for (const outcome of played.outcomes) outcomes[outcome] += 1;
    for (const seat of played.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    showProgress(game, games);
  }
  const seconds = (performance.now() - began) / 1000;
  const share = (outcome: Outcome): number => Number((outcomes[outcome] / rounds).toFixed(4));
  return {
    preset,
    seats,
    seed,
    games,
    rounds,
    moves,
    seconds: Number(seconds.toFixed(3)),
    movesPerSecond: Math.round(moves / seconds),
    roundsPerGame: Number((rounds / games).toFixed(3)),
    shares: { some: share('some'), nobody: share('nobody'), everybody: share('all') },
    wins,
  };
}

const BAR = 30;

function showProgress(done: number, all: number): void {
  const { stderr } = process;
  const step = Math.ceil(all / 200);
  if (!stderr.isTTY || (done % step !== 0 && done !== all)) return;
  const filled = Math.round((BAR * done) / all);
  stderr.write(
    `\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${all} games${done === all ? '\n' : ''}`,
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function inWords({
  preset,
  seats,
  games,
  rounds,
  moves,
  movesPerSecond,
  roundsPerGame,
  shares,
  wins,
}: ReturnType<typeof simulate>): string {
  return [
    `${games} games of ${preset} with ${seats} seats: ${rounds} rounds (${roundsPerGame} a game), ${moves} moves, ${movesPerSecond} a second`,
    `the card was found by some ${percent(shares.some)}, nobody ${percent(shares.nobody)}, everybody ${percent(shares.everybody)}`,
    `wins by seat: ${wins.join(' ')}`,
  ].join('\n');
}

try {
  const wish = wishes();
  const summary = simulate(wish);
  process.stdout.write(`${wish.json ? JSON.stringify(summary) : inWords(summary)}\n`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
