/** The album of the game at this table, as something the page can watch. */
import type { View } from '@fabula/engine/view.ts';
import { albumOf, keepAlbum } from '../net/albums.ts';
import { withView, type AlbumPage } from './album.ts';

export class Album {
  pages = $state.raw<readonly AlbumPage[]>([]);
  #game = '';

  see(view: View): void {
    // The last game can be leafed through until the next one begins.
    const stillTheLast = view.phase === 'lobby' && this.pages.length > 0;
    if (view.game !== this.#game && !stillTheLast) {
      this.#game = view.game;
      this.pages = albumOf(view.game);
    }
    const pages = withView(this.pages, view);
    if (pages === this.pages) return;
    this.pages = pages;
    keepAlbum(view.game, pages);
  }

  close(): void {
    this.pages = [];
    this.#game = '';
  }
}
