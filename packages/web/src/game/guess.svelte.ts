/** My guess, while I look on: kept on this device, and said again to a table that may have forgotten it. */
import type { Answer } from '@fabula/protocol/client-types.ts';
import { untrack } from 'svelte';
import { dropDraft, keepDraft } from '../net/drafts.ts';
import { myGuess } from './audience.svelte.ts';
import type { Act, Seen } from './seen.ts';

interface Around {
  readonly seen: Seen;
  readonly act: Act;
}

export class Guess {
  /** Null: none yet. */
  number = $state<number | null>(null);
  readonly #around: () => Around;
  /** When we had come to the table so often, it was said. */
  #saidAt = 0;

  constructor(around: () => Around) {
    this.#around = around;
    const { seen } = untrack(around);
    this.number = myGuess(seen, seen.view);
    $effect(() => {
      const { cameIn } = around().seen;
      const { number } = untrack(() => this);
      if (number !== null && cameIn !== this.#saidAt) void untrack(() => this.make(number));
    });
  }

  async make(number: number): Promise<Answer> {
    const { seen, act } = this.#around();
    const { view, cameIn } = seen;
    const { game, round } = view;
    this.#saidAt = cameIn;
    const answer = await act('guess', { game, round, number });
    if (answer.ok) {
      this.number = number;
      keepDraft(view, number);
    } else if (answer.code === 'audience-only') {
      this.number = null;
      dropDraft(game);
    }
    return answer;
  }
}
