/** For how long people cannot move when something happens: from when they would, had it not happened, until they have. */
import type { View } from '@fabula/engine/view.ts';
import type { Made, Person } from '../person.ts';
import type { Line } from '../tap.ts';

/** What becomes of somebody whose line is lost, in this order. */
export const STEPS = ['lost', 'dialled', 'opened', 'greeted', 'back', 'moved'] as const;
export type Step = (typeof STEPS)[number];
/** When each of them was done for the last time, in milliseconds after it happened. */
type Course = Partial<Record<Step, number>>;

export interface Wait {
  readonly ms: number;
  readonly course: Readonly<Course>;
  /** How often their line was lost. */
  readonly losses: number;
}

interface Struck {
  readonly kind: string;
  readonly at: number;
  readonly course: Course;
  losses: number;
}

/** How long each had to wait, by what had happened. */
export class Outages {
  readonly waits = new Map<string, Wait[]>();
  readonly #struck = new Map<Person, Struck>();

  /**
   * Something happens now, to these. Whoever still waits since something else goes on waiting for that; whoever is back at
   * the table from it, and was only not awaited yet, has waited until then.
   */
  strike(kind: string, people: Iterable<Person>): void {
    if (!this.waits.has(kind)) this.waits.set(kind, []);
    const at = performance.now();
    for (const person of people) {
      const before = this.#struck.get(person);
      if (before && (person.isMoving || person.client.status !== 'online')) continue;
      if (before?.course.back !== undefined) this.#waited(before, before.course.back);
      this.#struck.set(person, { kind, at, course: {}, losses: 0 });
    }
  }

  /** Somebody has come so far again; `back`: they see the table. */
  reached(step: 'lost' | 'greeted' | 'back', person: Person): void {
    const struck = this.#struck.get(person);
    if (!struck) return;
    struck.course[step] = performance.now() - struck.at;
    if (step === 'lost') struck.losses += 1;
  }

  /** Somebody has picked up. */
  opened(person: Person, { dialledAt }: Line): void {
    const struck = this.#struck.get(person);
    if (!struck) return;
    struck.course.dialled = dialledAt - struck.at;
    struck.course.opened = performance.now() - struck.at;
  }

  /** `awaitedSince`: when the first at the table saw that it waits for them. */
  moved(person: Person, { sawAt, wishedAt }: Made, awaitedSince: number): void {
    const struck = this.#struck.get(person);
    if (!struck) return;
    this.#struck.delete(person);
    const { at, course } = struck;
    const now = performance.now();
    const unaware = Math.max(0, sawAt - Math.max(awaitedSince, at));
    const waited = now - Math.max(wishedAt, at) + unaware;
    course.moved = now - at;
    this.#waited(struck, Math.max(waited, course.back ?? 0));
  }

  #waited({ kind, course, losses }: Struck, ms: number): void {
    this.waits.get(kind)?.push({ ms, course, losses });
  }
}

/** When a table began to wait for somebody, as the first there saw it. */
export class Awaited {
  readonly #since = new Map<string, number>();

  saw(view: View): void {
    for (const seat of view.waiting) {
      const key = keyOf(view, seat);
      if (!this.#since.has(key)) this.#since.set(key, performance.now());
    }
  }

  /** For who sees this. */
  since(view: View): number {
    return this.#since.get(keyOf(view, view.seat ?? -1)) ?? 0;
  }
}

const keyOf = ({ game, round, phase }: View, seat: number): string => `${game} ${round} ${phase} ${seat}`;
