import './polyfills.ts';
import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { speak } from './i18n/i18n.svelte.ts';
import { library } from './net/library.svelte.ts';
import { applySettings, settings } from './settings.svelte.ts';

void speakFirst();

async function speakFirst(): Promise<void> {
  // The cover's pictures are asked for at once, not after the words.
  void library.list();
  await speak(settings.lang);
  applySettings();
  const target = document.getElementById('app');
  target?.replaceChildren();
  if (target) mount(App, { target });
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
  }
}
