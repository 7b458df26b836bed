/** What sets the levels apart. */
import type { Level } from './brain.ts';

export interface Skill {
  /** The share of a card's associations that come to this bot's mind. */
  readonly minds: number;
  /** How far its judgement of a card strays: the standard deviation, as an affinity. */
  readonly strays: number;
  /** Simulated tables a clue is tried at. */
  readonly tables: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  gentle: { minds: 0.4, strays: 0.25, tables: 8 },
  even: { minds: 0.6, strays: 0.14, tables: 24 },
  sharp: { minds: 0.9, strays: 0.01, tables: 32 },
};
