/** One alarm clock for all tables: each table has at most one time at which it wants to be woken. */
import type { Clock } from './clock.ts';

interface Alarm {
  readonly key: string;
  readonly at: number;
}

/** setTimeout's own limit is 24 days; sleeping in shorter stretches is as good. */
const LONGEST_SLEEP = 24 * 60 * 60 * 1000;
const MOST_STALE = 100;

export class Alarms {
  readonly #clock: Clock;
  readonly #ring: (key: string) => void;
  readonly #times = new Map<string, number>();
  /** A binary heap, earliest first. An alarm that was changed or called off stays in it until its time comes, or they are too many. */
  #heap: Alarm[] = [];
  #asleepUntil = Infinity;
  #callOff: (() => void) | null = null;
  #stopped = false;

  constructor(clock: Clock, ring: (key: string) => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Null calls the alarm off. */
  set(key: string, at: number | null): void {
    if (at === null) {
      this.#times.delete(key);
      return;
    }
    if (this.#stopped || this.#times.get(key) === at) return;
    this.#times.set(key, at);
    push(this.#heap, { key, at });
    if (this.#heap.length > MOST_STALE + 2 * this.#times.size) this.#clearOut();
    if (at < this.#asleepUntil) this.#sleep();
  }

  get size(): number {
    return this.#times.size;
  }

  /** How many are kept, those that will not ring included. */
  get held(): number {
    return this.#heap.length;
  }

  /** For good: whatever is set from now on does not ring. */
  stop(): void {
    this.#stopped = true;
    this.#callOff?.();
    this.#callOff = null;
    this.#times.clear();
    this.#heap = [];
  }

  /** A game with a week for each move would otherwise keep a week of alarms that will not ring. */
  #clearOut(): void {
    this.#heap = [];
    for (const [key, at] of this.#times) push(this.#heap, { key, at });
  }

  #sleep(): void {
    this.#callOff?.();
    this.#callOff = null;
    const first = this.#heap[0];
    if (!first) {
      this.#asleepUntil = Infinity;
      return;
    }
    const now = this.#clock.now();
    const wait = Math.min(Math.max(0, first.at - now), LONGEST_SLEEP);
    this.#asleepUntil = now + wait;
    this.#callOff = this.#clock.after(wait, () => this.#wake());
  }

  #wake(): void {
    this.#callOff = null;
    this.#asleepUntil = Infinity;
    const now = this.#clock.now();
    const due: string[] = [];
    for (let first = this.#heap[0]; first && first.at <= now; first = this.#heap[0]) {
      pop(this.#heap);
      if (this.#times.get(first.key) !== first.at) continue;
      this.#times.delete(first.key);
      due.push(first.key);
    }
    this.#sleep();
    for (const key of due) this.#ring(key);
  }
}

function push(heap: Alarm[], alarm: Alarm): void {
  let place = heap.length;
  heap.push(alarm);
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (!parent || parent.at <= alarm.at) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = alarm;
}

function pop(heap: Alarm[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let place = 0;
  for (;;) {
    let below = 2 * place + 1;
    let child = heap[below];
    const right = heap[below + 1];
    if (child && right && right.at < child.at) {
      child = right;
      below += 1;
    }
    if (!child || child.at >= last.at) break;
    heap[place] = child;
    place = below;
  }
  heap[place] = last;
}
