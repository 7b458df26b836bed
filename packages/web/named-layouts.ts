import type { Plugin } from 'vite';
import { withQueries } from './src/styles/layouts.ts';

/** `@media (--desk)` in a style is what src/styles/layouts.ts says it is. */
export const namedLayouts: Plugin = {
  name: 'named-layouts',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(?:\?|$)/.test(id) && code.includes('(--') ? { code: withQueries(code), map: null } : null,
};
