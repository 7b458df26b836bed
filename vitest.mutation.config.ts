/** For Stryker: the engine's unit tests and a few runs of the properties of views, since they run once for every mutant. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/engine/test/unit/**/*.test.ts', 'packages/engine/test/property/views.test.ts'],
    env: { FABULA_RUNS: '0.02' },
    testTimeout: 60_000,
  },
});
