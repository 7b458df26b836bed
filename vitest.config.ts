import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What the web client watches (*.svelte.ts) can be tested like everything else.
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    // Several files test the server as it ships; it is built once, before them.
    globalSetup: 'packages/server/test/build.ts',
    pool: 'threads',
    // On two cores the usual number would be one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A slow machine is no reason to fail: the limit is only there to end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
