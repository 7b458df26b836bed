/** What happens to a house of several nodes, one thing after another. */
import { between, pause, pick, type Roll } from '../chance.ts';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';
import type { Node } from './nodes.ts';

export interface Scene {
  readonly nodes: readonly Node[];
  /** Those through which somebody is there: what happens to the others nobody notices. */
  readonly peopled: () => readonly Node[];
  readonly database: Database;
  readonly bus: Bus;
  readonly roll: Roll;
  /** Now it happens: to those who are there through this node, or to everybody. */
  readonly strike: (kind: FaultKind, at: Node | null) => void;
}

const PAUSE = 10_000;

/** Each ends when everything is as it was before, but for what people have to do themselves. */
export const FAULTS = {
  'node killed': async (scene) => {
    const node = pick(scene.peopled(), scene.roll);
    scene.strike('node killed', node);
    await node.server.kill('SIGKILL');
    await pause(between(0, 2_000, scene.roll));
    await node.server.start();
  },

  'node stopped': async (scene) => {
    const node = pick(scene.peopled(), scene.roll);
    scene.strike('node stopped', node);
    await node.server.kill('SIGTERM');
    await pause(between(0, 2_000, scene.roll));
    await node.server.start();
  },

  'node paused': async (scene) => {
    const node = pick(scene.peopled(), scene.roll);
    scene.strike('node paused', node);
    node.server.signal('SIGSTOP');
    await pause(PAUSE);
    node.server.signal('SIGCONT');
  },

  /** Either connections break, or whatever is said vanishes and they only seem to live. */
  'node cut off': async (scene) => {
    const node = pick(scene.peopled(), scene.roll);
    const isSilent = scene.roll() < 0.5;
    scene.strike('node cut off', node);
    for (const line of node.lines) {
      line.isDown = true;
      if (isSilent) line.losesAsks = line.losesAnswers = true;
      else line.cut();
    }
    await pause(between(500, 8_000, scene.roll));
    for (const line of node.lines) {
      line.cut();
      line.isDown = line.losesAsks = line.losesAnswers = false;
    }
  },

  'network slow': async (scene) => {
    const node = pick(scene.peopled(), scene.roll);
    const delayMs = between(20, 200, scene.roll);
    scene.strike('network slow', node);
    for (const line of node.lines) line.delayMs = delayMs;
    await pause(between(2_000, 5_000, scene.roll));
    for (const line of node.lines) line.delayMs = 0;
  },

  'database restarted': async (scene) => {
    scene.strike('database restarted', null);
    await scene.database.restart(pick(['politely', 'at once', 'killed'], scene.roll));
  },

  /** The old primary is fenced first: no line leads to it any more, and it is dead before the standby is promoted. */
  'primary killed': async ({ nodes, database, strike }) => {
    strike('primary killed', null);
    for (const { toDatabase } of nodes) {
      toDatabase.isDown = true;
      toDatabase.cut();
    }
    await database.promote?.();
    for (const { toDatabase } of nodes) {
      toDatabase.to = database.port;
      toDatabase.isDown = false;
    }
    await database.rebuild();
  },

  'bus gone': async ({ bus, roll, strike }) => {
    strike('bus gone', null);
    await bus.goAway(between(500, 5_000, roll));
  },
} as const satisfies Record<string, (scene: Scene) => Promise<void>>;

export type FaultKind = keyof typeof FAULTS;

export const possibleWith = ({ promote }: Database): FaultKind[] =>
  (Object.keys(FAULTS) as FaultKind[]).filter((kind) => promote !== null || kind !== 'primary killed');

/** So many of them: each kind about as often as any other, in an order nobody could have expected. */
export function inAnyOrder(kinds: readonly FaultKind[], count: number, roll: Roll): FaultKind[] {
  const all = Array.from({ length: count }, (_, place) => kinds[place % kinds.length] ?? 'node killed');
  return all
    .map((kind) => ({ kind, place: roll() }))
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind);
}
