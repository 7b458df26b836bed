/** For Stryker: the tests of tables and of keeping the house that need neither a disk nor the built server. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const PACKAGES = fileURLToPath(new URL('packages', import.meta.url));

export default defineConfig({
  // Stryker works on a copy of the sources: packages must find each other there, not by the links in node_modules.
  resolve: { alias: [{ find: /^@fabula\/(\w+)\/(.+\.ts)$/, replacement: `${PACKAGES}/$1/src/$2` }] },
  test: {
    include: [
      'packages/table/test/{ledger,record,register}.test.ts',
      'packages/server/test/{accounts,bots,cut-off,parts,patches,purse,rematch,sessions,trouble}.test.ts',
      'packages/server/test/keeping/{backups,calendar,forget-decks,housekeeper,onlookers,room,tidy}.test.ts',
      'packages/server/test/table/*.test.ts',
    ],
    // What hangs has failed.
    testTimeout: 10_000,
  },
});
