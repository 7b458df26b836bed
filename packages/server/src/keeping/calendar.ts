/**
 * How long ago something was, in days the server has seen. A clock that is wrong must not make everything look old: what
 * it says is believed only as far as it moves on evenly. After a gap (the server was off, or its clock was set) at most a
 * week is counted; if the clock goes back, so does what was left out because of it.
 */
import type { Records } from '@fabula/gamelog/port.ts';
import * as v from 'valibot';
import { readDocument, writeDocument } from '@fabula/table/documents.ts';

export const DAY = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 7 * DAY;

const MOST_GAPS = 100;

/** Where it is kept. */
const HOUSE = 'house';
const CALENDAR = 'calendar';

const gap = v.object({
  /** When the server had last been seen before it. */
  at: v.number(),
  /** How much of it does not count. */
  ms: v.number(),
});
type Gap = Readonly<v.InferOutput<typeof gap>>;

const form = v.object({
  /** When it was last looked at. */
  seen: v.optional(v.number(), 0),
  gaps: v.optional(v.array(gap), []),
});

export class Calendar {
  readonly today: number;
  readonly #gaps: readonly Gap[];

  private constructor(today: number, gaps: readonly Gap[]) {
    this.today = today;
    this.#gaps = gaps;
  }

  /** `newest`: the latest date on anything that is kept, and not in the future. */
  static async turn(records: Records, today: number, newest: number): Promise<Calendar> {
    const record = await records.get(HOUSE, CALENDAR);
    const { seen, gaps: before } = readDocument('the calendar', record?.text ?? '{}', form);
    const last = Math.max(newest, seen <= today ? seen : 0);
    const gaps = before.filter(({ at, ms }) => at + ms <= today).slice(-MOST_GAPS);
    const passed = last === 0 ? 0 : today - last;
    if (passed > MOST_AT_ONCE) gaps.push({ at: last, ms: passed - MOST_AT_ONCE });
    await records.put(HOUSE, CALENDAR, writeDocument({ seen: today, gaps }), record?.version ?? 0);
    return new Calendar(today, gaps);
  }

  since(at: number): number {
    return this.#gaps.reduce((sum, gap) => (gap.at >= at ? sum - gap.ms : sum), this.today - at);
  }
}
