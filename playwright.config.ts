import { defineConfig } from '@playwright/test';

/** Real browsers at one table. Build first: npm run build -w packages/web && npm run build -w packages/server */
const PORT = Number(process.env['E2E_PORT'] ?? 3210);
const GALLERY = Number(process.env['E2E_GALLERY_PORT'] ?? 5199);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Whole games that a newcomer need not wait for; .ci/run plays them too.
  ...(process.env['LONG'] === 'true' ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // A slow machine is no reason to fail: these limits are only there to end what hangs.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  // One for each core of a small machine; CI, which has the time, plays them one after another.
  workers: process.env['CI'] === 'true' ? 1 : 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    actionTimeout: 120_000,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that hums.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  metadata: { gallery: `http://127.0.0.1:${GALLERY}/gallery.html` },
  webServer: [
    {
      command: 'node packages/server/dist/main.js',
      url: `http://127.0.0.1:${PORT}/readyz`,
      timeout: 300_000,
      env: {
        PORT: String(PORT),
        HOST: '127.0.0.1',
        STORE: 'memory',
        USUAL_DECKS: 'placeholder',
        LOG_LEVEL: 'warn',
        THINK_MS: '50',
        MAX_TABLES_PER_ADDRESS: '0',
        MAX_PLAYERS_PER_ADDRESS: '0',
        MAX_SOCKETS_PER_ADDRESS: '0',
        MAX_MESSAGES_PER_ADDRESS: '0',
        MAX_MESSAGES_PER_SOCKET: '0',
      },
    },
    {
      command: `npx vite build --config dev/vite.config.ts && npx vite preview --config dev/vite.config.ts --host 127.0.0.1 --port ${GALLERY} --strictPort`,
      cwd: 'packages/web',
      url: `http://127.0.0.1:${GALLERY}/gallery.html`,
      timeout: 300_000,
    },
  ],
});
