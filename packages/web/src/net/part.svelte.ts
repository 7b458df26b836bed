/** Parts of the page that come by themselves. Once one is there, it is there at once wherever it is shown: nothing flashes. */
import { idle } from './idle.ts';
import { insist } from './insist.ts';

export class Part<Its> {
  #here = $state.raw<Its | null>(null);
  #coming: Promise<Its> | null = null;
  readonly #ask: () => Promise<Its>;

  constructor(ask: () => Promise<Its>) {
    this.#ask = ask;
  }

  /** Null: it has not come yet. */
  get here(): Its | null {
    return this.#here;
  }

  /** Resolves when it is there; rejects if it never will be. */
  come(): Promise<Its> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  async #fetch(): Promise<Its> {
    try {
      return (this.#here = await insist(this.#ask));
    } catch (error) {
      this.#coming = null;
      throw error;
    }
  }
}

/** One after another, whenever the page has nothing else to do. */
export async function comeQuietly(parts: readonly Part<unknown>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    await part.come().catch(() => undefined);
  }
}
