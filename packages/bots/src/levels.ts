/** What sets the levels apart. */
import type { Level } from './brain.ts';

export interface Skill {
  /** The share of a card's associations that come to this bot's mind. */
  readonly minds: number;
  /** How far its judgement of a card strays: the standard deviation, as an affinity. */
  readonly strays: number;
  /** How far, in its imagination, the listeners' judgement strays: all together, and each alone. */
  readonly expects: readonly [together: number, alone: number];
  /** Imagined tables a clue is tried at. */
  readonly tables: number;
}

/** Nobody gets every association: bots that know the same of a card would read each other's minds. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  gentle: { minds: 0.4, strays: 0.25, expects: [0.1, 0.2], tables: 8 },
  even: { minds: 0.6, strays: 0.12, expects: [0.1, 0.18], tables: 24 },
  sharp: { minds: 0.65, strays: 0.06, expects: [0.05, 0.05], tables: 32 },
};
