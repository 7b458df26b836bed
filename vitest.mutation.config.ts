/** For Stryker: the engine's tests alone, with few runs of each property, since they run once for every mutant. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/engine/test/**/*.test.ts'],
    exclude: ['packages/engine/test/spec.test.ts', 'packages/engine/test/property/never-stuck.test.ts'],
    env: { FABULA_RUNS: '0.02' },
    testTimeout: 60_000,
  },
});
