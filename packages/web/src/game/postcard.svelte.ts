/** Asks for a postcard and hands it out; what happens meanwhile is said. */
import { t } from '../i18n/i18n.svelte.ts';
import { handOut } from '../net/share.ts';
import type { Made } from '../postcard/make.ts';
import type { AlbumPage } from './album.ts';
import type { Seen } from './seen.ts';
import { hush, say } from './toast.svelte.ts';

export class Postcard {
  busy = $state(false);
  /** Made, but the browser wanted another press before it would share it. */
  #waiting: { readonly of: string; readonly made: Made } | null = null;

  /** Of this page of the album; without one, of the whole game. */
  async send(seen: Seen, page: AlbumPage | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#hand(seen, page);
    } catch {
      say(t('postcard.failed'));
    }
    this.busy = false;
  }

  async #hand(seen: Seen, page: AlbumPage | null): Promise<void> {
    const of = `${seen.view.game} ${page?.round ?? ''}`;
    const ready = this.#waiting?.of === of ? this.#waiting.made : null;
    this.#waiting = null;
    if (!ready) say(t('postcard.making'));
    const made = ready ?? (await this.#make(seen, page));
    const outcome = await handOut(made.file, ready !== null);
    hush();
    if (outcome === 'later') {
      this.#waiting = { of, made };
      say(t('postcard.ready'));
    }
    if (outcome === 'saved')
      say(
        [
          ...(made.isWhole ? [] : [t('postcard.blurred')]),
          t('postcard.saved', { name: made.file.name }),
        ].join(' '),
      );
  }

  async #make(seen: Seen, page: AlbumPage | null): Promise<Made> {
    const { roundPostcard, eveningPostcard } = await import('../postcard/make.ts');
    if (page) return roundPostcard(seen, page);
    return eveningPostcard(
      seen,
      seen.album.filter(({ game }) => game === seen.view.game),
    );
  }
}
