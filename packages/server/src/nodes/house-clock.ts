/**
 * What time it is in a house of several nodes: what their database says. Deadlines stand in logs that all of them read, and a
 * machine may be set wrong, or have slept.
 */
import type { Logger } from 'pino';
import { CLOCK, type Clock } from '../clock.ts';
import { every } from './every.ts';

const ASKED_EVERY = 60_000;
/** Less is no reason to set a clock. */
const SLACK = 500;

/** `ask`: what time it is there. */
export async function houseClock(
  ask: () => Promise<number>,
  log: Pick<Logger, 'warn'>,
  own = CLOCK,
): Promise<Clock> {
  let ahead = 0;
  async function set(): Promise<void> {
    const asked = own.now();
    const there = await ask();
    const onTheWay = (own.now() - asked) / 2;
    const found = Math.round(there - asked - onTheWay);
    if (Math.abs(found - ahead) <= SLACK + onTheWay) return;
    ahead = found;
    log.warn({ ms: ahead }, 'this machine’s clock is not the database’s, which counts');
  }
  await set();
  every(own, ASKED_EVERY, () => set().catch(() => undefined));
  return { ...own, now: () => own.now() + ahead };
}
