/** What happens to a house of several nodes, one thing after another. */
import { between, pause, pick, type Roll } from '../chance.ts';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';
import type { Node } from './nodes.ts';

export interface Scene {
  readonly nodes: readonly Node[];
  /** Those through which somebody is there: what happens to the others nobody notices. */
  readonly peopled: () => Promise<readonly Node[]>;
  readonly database: Database;
  readonly bus: Bus;
  readonly roll: Roll;
  /** Now it happens: to those who are there through this node, or to everybody. */
  readonly strike: (kind: FaultKind, at: Node | null) => Promise<void>;
}

const PAUSE = 10_000;

/** Each ends when everything is as it was before, but for what people have to do themselves. */
export const FAULTS = {
  'node killed': async (scene) => {
    const node = pick(await scene.peopled(), scene.roll);
    await scene.strike('node killed', node);
    await node.server.kill('SIGKILL');
    await pause(between(0, 2_000, scene.roll));
    await node.server.start();
  },

  'node stopped': async (scene) => {
    const node = pick(await scene.peopled(), scene.roll);
    await scene.strike('node stopped', node);
    await node.server.kill('SIGTERM');
    await pause(between(0, 2_000, scene.roll));
    await node.server.start();
  },

  'node paused': async (scene) => {
    const node = pick(await scene.peopled(), scene.roll);
    await scene.strike('node paused', node);
    node.server.signal('SIGSTOP');
    await pause(PAUSE);
    node.server.signal('SIGCONT');
  },

  /** Either connections break, or whatever is said vanishes and they only seem to live. */
  'node cut off': async (scene) => {
    const node = pick(await scene.peopled(), scene.roll);
    const isSilent = scene.roll() < 0.5;
    await scene.strike('node cut off', node);
    const silence = { losesAsks: isSilent, losesAnswers: isSilent };
    for (const cable of node.cables) {
      await cable.alter({ isDown: true, ...silence });
      if (!isSilent) await cable.cut();
    }
    await pause(between(500, 8_000, scene.roll));
    for (const cable of node.cables) {
      await cable.cut();
      await cable.alter({ isDown: false, losesAsks: false, losesAnswers: false });
    }
  },

  'network slow': async (scene) => {
    const node = pick(await scene.peopled(), scene.roll);
    const delayMs = between(20, 200, scene.roll);
    await scene.strike('network slow', node);
    for (const cable of node.cables) await cable.alter({ delayMs });
    await pause(between(2_000, 5_000, scene.roll));
    for (const cable of node.cables) await cable.alter({ delayMs: 0 });
  },

  'database restarted': async (scene) => {
    await scene.strike('database restarted', null);
    await scene.database.restart(pick(['politely', 'at once', 'killed'], scene.roll));
  },

  /** The old primary is fenced first: no line leads to it any more, and it is dead before the standby is promoted. */
  'primary killed': async ({ nodes, database, strike }) => {
    await strike('primary killed', null);
    for (const { toDatabase } of nodes) {
      await toDatabase.alter({ isDown: true });
      await toDatabase.cut();
    }
    await database.promote?.();
    for (const { toDatabase } of nodes) await toDatabase.alter({ to: database.port, isDown: false });
    await database.rebuild();
  },

  'bus gone': async ({ bus, roll, strike }) => {
    await strike('bus gone', null);
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
