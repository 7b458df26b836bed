// A browser for the end-to-end tests: one that is here, else Debian's, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const found = () => {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [CHROMIUM_PATH, ...inPath, ...PLACES].find((path) => path && existsSync(path));
};

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const quiet = { stdio: ['ignore', 'ignore', 'ignore'] };
const debian = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], quiet).status === 0;

/** The browser's path; undefined: there is none, and one line has said what to install. */
export async function browser() {
  const here = found() ?? (await playwrights());
  if (here) return here;
  console.log('No browser found: installing one …');
  if (debian()) {
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
  } else
    run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], quiet);
  const installed = found() ?? (await playwrights());
  if (!installed)
    console.log('The end-to-end tests need a browser: install Chromium, or set CHROMIUM_PATH to one.');
  return installed;
}
