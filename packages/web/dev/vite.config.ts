import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { namedLayouts } from '../named-layouts.ts';
import { withoutWhere } from '../without-where.ts';

/** The gallery as files, for the tests: nothing is compiled while they look at it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  plugins: [namedLayouts, withoutWhere, svelte({ configFile: '../svelte.config.js' })],
  build: { assetsInlineLimit: 0, rolldownOptions: { input: 'gallery.html' } },
});
