import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Shared screens run in the browsers of televisions: Chromium 87 knows no `:where()`, which Svelte writes. */
const withoutWhere: Plugin = {
  name: 'without-where',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = String(file.source).replace(/:where\((\.svelte-[\w-]+)\)/g, '$1');
    }
  },
};

const server = process.env['FABULA_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), withoutWhere],
  build: {
    target: 'chrome87',
    cssTarget: 'chrome87',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/decks': server,
      '/ws': { target: server, ws: true },
    },
  },
});
