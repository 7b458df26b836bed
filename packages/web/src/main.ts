import './polyfills.ts';
import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { speak } from './i18n/i18n.svelte.ts';
import { styled } from './net/insist.ts';
import { library } from './net/library.svelte.ts';
import { applySettings, settings } from './settings.svelte.ts';
import { stockIfWanted } from './solo/wanted.ts';

/** By then the first screen is there, in milliseconds. */
const QUIET = 5000;

void speakFirst();

async function speakFirst(): Promise<void> {
  // The cover's pictures are asked for at once, not after the words.
  void library.list();
  const [speaks] = await Promise.all([speak(settings.lang), styled()]);
  // The page as it is offers to load it anew.
  if (!speaks) return;
  applySettings();
  const target = document.getElementById('app');
  const splash = target?.querySelector('.splash') ?? null;
  target?.replaceChildren();
  if (target) mount(App, { target, props: { splash } });
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    // The words may come after the page has loaded.
    if (document.readyState === 'complete') registerSoon();
    else addEventListener('load', registerSoon);
    stockIfWanted();
  }
}

/** The service worker fetches the whole client: on a slow network the first pictures must not wait for that. */
function registerSoon(): void {
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, QUIET);
}
