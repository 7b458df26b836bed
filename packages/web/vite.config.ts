import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGES } from '../protocol/src/table.ts';
import { namedLayouts } from './named-layouts.ts';
import { withoutWhere } from './without-where.ts';

/** Fonts with every letter there is (scripts/fonts.mjs): most people never need one. */
const WHOLE_FONT = /-(?:latin|cyrillic)-(?:wght|\d+)-(?:normal|italic)-[\w-]+\.woff2$/;

/** Comes with the table that is played on it. */
const BOARD = /\/new-year-(?:wide|map)-[\w-]+\.(?:avif|webp)$/;

/** The service worker knows by name every file of this edition; the bots' vocabulary, whole fonts and boards it fetches later. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const named = (pattern: RegExp): string[] =>
      Object.keys(bundle)
        .filter((name) => pattern.test(name))
        .map((name) => `/${name}`)
        .sort();
    const files = named(/\.(js|css|woff2)$/).filter((name) => !WHOLE_FONT.test(name));
    const edition = createHash('sha256').update(files.join()).digest('hex').slice(0, 10);
    const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8')
      .replace('self.FILES', JSON.stringify(files))
      .replace(
        'self.VOCABULARY',
        JSON.stringify([...named(/\.(bin|txt)$/), ...named(WHOLE_FONT), ...named(BOARD)]),
      )
      .replace('self.EDITION', JSON.stringify(edition));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
};

/** The styles of the first screens are in the page: it is painted before anything else has come. */
const stylesInPage: Plugin = {
  name: 'styles-in-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    // Cleared, or Vite would have other files fetch the styles once more.
    const styles = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined;
    for (const name of styles ?? []) {
      const file = bundle[name];
      if (file?.type !== 'asset') continue;
      const link = new RegExp(`<link rel="stylesheet"[^>]*${name}">`);
      page.source = String(page.source).replace(link, () => `<style>${String(file.source).trim()}</style>`);
      delete bundle[name];
    }
    styles?.clear();
  },
};

/** What the server tells browsers to fetch beside the page: the code of a table, and the messages of each language. */
const preloads: Plugin = {
  name: 'preloads',
  enforce: 'post',
  generateBundle(_, bundle) {
    const linksOf = (pattern: RegExp): string[] =>
      Object.keys(bundle)
        .filter((name) => pattern.test(name))
        .map(
          (name) =>
            `</${name}>; ${name.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`,
        );
    const source = JSON.stringify({
      table: linksOf(/^assets\/(?:table|rabbits|rolldown-runtime)-[\w-]+\.(js|css)$/),
      ...Object.fromEntries(
        LANGUAGES.map((language) => [language, linksOf(new RegExp(`^assets/${language}-[\\w-]+\\.js$`))]),
      ),
    });
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
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
  plugins: [namedLayouts, withoutWhere, svelte(), stylesInPage, preloads, serviceWorker, compressed],
  build: {
    target: 'chrome87',
    cssTarget: 'chrome87',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file costs a way there and back: one for what every page needs, one for a table.
    rolldownOptions: {
      // Svelte does not say so of itself: what nobody imports of these may be left out.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]svelte[\\/]src[\\/](?:reactivity|legacy)[\\/]/, sideEffects: false },
          {
            test: /[\\/]svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]elements[\\/]custom-element\.js$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'table', test: /[\\/]screens[\\/]Table\.svelte$/, priority: 2 },
            { name: 'rabbits', test: /[\\/]RabbitSymbols\.svelte$/, priority: 2 },
            { name: 'round', test: /[\\/](?:Vote|Reveal|Lightbox)\.svelte$/, priority: 1 },
            {
              name: 'around',
              test: /[\\/](?:TableOver|DrawingPad|DrawingWords|SongRecorder)\.svelte$/,
              priority: 1,
            },
            { name: 'ends', test: /[\\/]screens[\\/](?:Lobby|End)\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/decks': server,
      '/ws': { target: server, ws: true },
    },
  },
});
