import type { Plugin } from 'vite';

/**
 * Shared screens run in the browsers of televisions: Chromium 87 knows no `:where()`, which Svelte writes. It goes where styles
 * are read, so that a rule weighs the same while one works on it, in the gallery and in what ships.
 */
export const withoutWhere: Plugin = {
  name: 'without-where',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(?:\?|$)/.test(id) && code.includes(':where(.svelte-')
      ? { code: code.replace(/:where\((\.svelte-[\w-]+)\)/g, '$1'), map: null }
      : null,
};
