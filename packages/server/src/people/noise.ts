/** Frames that say nothing: how many of each kind a connection may send before it is no use to listen to it. */
import { Allowance } from '../budgets/limits.ts';

const MOST = {
  /** Frames that are no messages. */
  errors: 20,
  /** Pings and pongs: browsers only answer ours, and programs send one now and then. */
  control: 100,
  /** What was under way when we said goodbye. */
  late: 20,
} as const;
type Kind = keyof typeof MOST;
const WITHIN = 10_000;

export class Noise {
  readonly #heard: Partial<Record<Kind, Allowance>> = {};

  /** False: that was one too many. */
  take(kind: Kind, now: number): boolean {
    return (this.#heard[kind] ??= new Allowance()).take(now, MOST[kind], WITHIN);
  }
}
