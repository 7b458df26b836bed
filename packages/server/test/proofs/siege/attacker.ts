/** One stranger, in a process of its own and of the lowest priority: on a real network they have a machine of their own. */
import { setPriority } from 'node:os';
import { pause } from '../chance.ts';
import { ABUSES, type Siege } from './abuses.ts';

export interface Order {
  readonly abuse: string;
  readonly port: number;
  readonly from: string;
  readonly victims: readonly string[];
  readonly milliseconds: number;
}

/** Whoever is kept waiting by the server stops so long after the end. */
const LATEST = 1_000;

process.on('message', (order: Order) => {
  setPriority(19);
  const abuse = ABUSES[order.abuse];
  if (!abuse) throw new Error(`There is no abuse "${order.abuse}"`);
  const end = Date.now() + order.milliseconds;
  const siege: Siege = { ...order, refusals: new Map(), isOver: () => Date.now() >= end };
  Promise.race([abuse(siege), pause(order.milliseconds + LATEST)]).then(
    () => process.send?.({ refusals: Object.fromEntries(siege.refusals) }, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${order.abuse}: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
