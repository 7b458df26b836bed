/** For how long people cannot move when something happens: from when they would, had it not happened, until they have. */
import type { View } from '@fabula/engine/view.ts';
import type { Made, Person } from '../person.ts';

interface Struck {
  readonly kind: string;
  readonly at: number;
  /** How long until they were back at the table, if they had lost it. */
  back: number;
}

/** How long each had to wait, by what had happened. */
export class Outages {
  readonly waits = new Map<string, number[]>();
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
      if (before && before.back > 0) this.waits.get(before.kind)?.push(before.back);
      this.#struck.set(person, { kind, at, back: 0 });
    }
  }

  /** Somebody's line was lost, and they see the table again. */
  isBack(person: Person): void {
    const struck = this.#struck.get(person);
    if (struck) struck.back = performance.now() - struck.at;
  }

  /** `awaitedSince`: when the first at the table saw that it waits for them. */
  moved(person: Person, { sawAt, wishedAt }: Made, awaitedSince: number): void {
    const struck = this.#struck.get(person);
    if (!struck) return;
    this.#struck.delete(person);
    const { kind, at, back } = struck;
    const unaware = Math.max(0, sawAt - Math.max(awaitedSince, at));
    const waited = performance.now() - Math.max(wishedAt, at) + unaware;
    this.waits.get(kind)?.push(Math.max(waited, back));
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
