import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The gallery as files, for the tests: nothing is compiled while they look at it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: { assetsInlineLimit: 0, rolldownOptions: { input: 'gallery.html' } },
});
