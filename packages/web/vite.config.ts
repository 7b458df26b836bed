import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

/** A style sheet in the head holds up the whole page: in its place behind the splash, the splash is seen and can say that it takes long. */
const splashFirst: Plugin = {
  name: 'splash-first',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      return sheets
        .reduce((rest, sheet) => rest.replace(sheet, ''), html)
        .replace('<noscript>', `${sheets.join('')}<noscript>`);
    },
  },
};

/** The service worker knows by name every file of this edition, and the bots' vocabulary, which it fetches later. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const named = (pattern: RegExp): string[] =>
      Object.keys(bundle)
        .filter((name) => pattern.test(name))
        .map((name) => `/${name}`)
        .sort();
    const files = named(/\.(js|css|woff2)$/);
    const edition = createHash('sha256').update(files.join()).digest('hex').slice(0, 10);
    const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8')
      .replace('self.FILES', JSON.stringify(files))
      .replace('self.VOCABULARY', JSON.stringify(named(/\.(bin|txt)$/)))
      .replace('self.EDITION', JSON.stringify(edition));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
};

/** Every text file also compressed, for servers that send it so. Last of all: Vite still mends the files before. */
const compressed: Plugin = {
  name: 'compressed',
  enforce: 'post',
  writeBundle({ dir = 'dist' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html|txt)$/.test(file))) {
      const text = readFileSync(join(dir, name));
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

const server = process.env['FABULA_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [svelte(), withoutWhere, splashFirst, serviceWorker, compressed],
  build: {
    target: 'chrome87',
    cssTarget: 'chrome87',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': server,
      '/decks': server,
      '/ws': { target: server, ws: true },
    },
  },
});
