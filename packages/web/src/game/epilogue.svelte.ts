/** The last page of a game stays open for whoever looks at it: each goes on to the next game when they like. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Seen } from './seen.ts';

export class Epilogue {
  #last = $state.raw<Seen | null>(null);

  see(seen: Seen): void {
    if (seen.view.phase === 'over') this.#last = seen;
  }

  /** The last page, if the table has gone on to another game meanwhile. */
  besides({ view, table }: Seen): Seen | null {
    const last = this.#last;
    return last?.table.code === table.code && last.view.game !== view.game ? last : null;
  }

  close(): void {
    this.#last = null;
  }
}

export interface Wanting {
  readonly want: readonly PlayerId[];
  readonly people: readonly PlayerId[];
}

/** Who wants the next game, of the people who have a seat in it. */
export function wanting({ view }: Seen): Wanting {
  const people = view.people.flatMap(({ id, bot, seat }) => (bot || seat === null ? [] : [id]));
  return { people, want: people.filter((id) => view.ready.includes(id)) };
}
