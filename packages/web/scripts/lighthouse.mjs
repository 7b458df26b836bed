/**
 * Lighthouse (fetched by npx, it is too heavy for the lock file) on the built client as the server serves it: the landing page,
 * the join page and a table in play, on its usual phone and slow network, or with DESK=1 at its desk. Each page three times;
 * the median is printed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const RUNS = Number(process.env.RUNS ?? 3);
/** Lighthouse's own 4 suits a machine with a speed of 1300 or more, as it measures it; a busy one is slow enough already. */
const SLOWER = Number(process.env.SLOWER ?? 4);
const DESK = process.env.DESK === '1';
const TOOL = 'lighthouse@12.8';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fabula-lighthouse-'));
const PORT = process.env.PORT ?? '4180';
const address = `http://127.0.0.1:${PORT}`;
const CHROME_PATH = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
  cwd: root,
  env: { ...process.env, PORT, HOST: '127.0.0.1', STORE: 'memory', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answers(`${address}/readyz`);
  await report('landing', `${address}/`);
  await report('join', await atTable('friend', /Create a table/, '.lobby'));
  await report('table', await atTable('player', /Play now/, '.strip input'), 'player');
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}

async function report(name, url, profile) {
  const runs = Array.from({ length: RUNS }, () => measure(url, profile));
  const scores = CATEGORIES.map((each) => median(runs.map((run) => run.categories[each].score * 100)));
  const figure = (audit) => median(runs.map(({ audits }) => audits[audit].numericValue));
  console.log(
    `${name.padEnd(8)} ${CATEGORIES.map((each, i) => `${each} ${scores[i].toFixed(0)}`).join(', ')};`,
    `first paint ${(figure('first-contentful-paint') / 1000).toFixed(2)} s,`,
    `largest ${(figure('largest-contentful-paint') / 1000).toFixed(2)} s,`,
    `blocked ${figure('total-blocking-time').toFixed(0)} ms, shift ${figure('cumulative-layout-shift').toFixed(3)};`,
    `speed of this machine ${median(runs.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)},`,
    `load average ${loadavg()[0].toFixed(1)}`,
  );
  for (const fault of faults(runs[0])) console.log(`         ${fault}`);
}

/** Somebody presses this button and is at a table; the profile remembers them, but nothing that was loaded. */
async function atTable(profile, button, sign) {
  const context = await chromium.launchPersistentContext(join(folder, profile), {
    locale: 'en-GB',
    executablePath: CHROME_PATH,
    args: FLAGS,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: button }).click();
  // Whoever opens a table is asked for a name first.
  if (profile === 'friend') await page.getByRole('button', { name: 'Done' }).click();
  await page.locator(sign).first().waitFor({ state: 'attached' });
  const url = page.url();
  // Nothing may still be on its way when everything is thrown away.
  await page.goto('about:blank');
  const cleaner = await context.newCDPSession(page);
  await cleaner.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await cleaner.send('Storage.clearDataForOrigin', { origin: address, storageTypes });
  await context.close();
  return url;
}

function measure(url, profile) {
  const path = join(folder, 'report.json');
  const flags = ['--headless=new', ...FLAGS];
  if (profile !== undefined) {
    // A copy, so that every run finds it as it was left.
    cpSync(join(folder, profile), join(folder, 'copy'), { recursive: true });
    flags.push(`--user-data-dir=${join(folder, 'copy')}`);
  }
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      TOOL,
      url,
      `--chrome-flags=${flags.join(' ')}`,
      ...(profile === undefined ? [] : ['--disable-storage-reset']),
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${CATEGORIES.join()}`,
      DESK ? '--preset=desktop' : `--throttling.cpuSlowdownMultiplier=${SLOWER}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH } },
  );
  rmSync(join(folder, 'copy'), { recursive: true, force: true });
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** What costs points. */
function faults({ categories, audits }) {
  return CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${name}: ${audits[id].title} (${audits[id].displayValue ?? audits[id].score})`),
  );
}

async function answers(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
