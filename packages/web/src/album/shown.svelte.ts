/** The album that is shown at a table, as long as a page is there. Whoever takes themselves out of it meanwhile is out with the next round. */
import { untrack } from 'svelte';
import { lang } from '../i18n/i18n.svelte.ts';
import { isUnchanged } from '../net/album.ts';
import { type Opened, openTold } from './opened.ts';

export class ShownAlbum {
  #opened = $state.raw<Opened | null>(null);
  #isMissing = $state(false);
  #asked = 0;

  /** `turn`: what it was leafed to. */
  constructor(game: () => string, turn: () => unknown) {
    $effect(() => {
      turn();
      const shown = game();
      untrack(() => void this.#look(shown));
    });
  }

  /** Null: it is not there yet, or there is none. */
  get opened(): Opened | null {
    return this.#opened;
  }

  get isMissing(): boolean {
    return this.#isMissing;
  }

  async #look(game: string): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const before = this.#opened?.told.view.game === game ? this.#opened : null;
    // What cannot be asked now is asked with the next round.
    const isSame = before && (await isUnchanged(game, before.album, lang()).catch(() => true));
    const opened = isSame === true ? before : await openTold(game).catch(() => null);
    if (turn !== this.#asked) return;
    this.#opened = opened;
    this.#isMissing = opened === null || opened.told.rounds.length === 0;
  }
}
