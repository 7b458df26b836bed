/** What this person prefers on this device. */
import { isLang, preferredLang, speak, type Lang } from './i18n/i18n.svelte.ts';
import { keep, kept } from './net/storage.ts';
import { changed, chosenIn } from './chosen.ts';
import { USUAL_VOLUME } from './sound/volume.ts';

export type Theme = 'night' | 'day' | 'auto';

interface Settings {
  theme: Theme;
  lang: Lang;
  sound: boolean;
  /** The score, while one is at a table. */
  music: boolean;
  /** From 0 to 1. */
  musicVolume: number;
  vibration: boolean;
  lessMotion: boolean;
  /** Descriptions under every picture looked at. */
  descriptions: boolean;
  moreTime: boolean;
  notifications: boolean;
  /** Whoever tells is shown how plain their clue is. */
  sense: boolean;
  /** Alone on this device bots hardly think. */
  quickBots: boolean;
}

const asked = matchMedia('(prefers-reduced-motion: reduce)');
const light = matchMedia('(prefers-color-scheme: light)');

const DEFAULTS: Settings = {
  theme: 'night',
  lang: preferredLang(),
  sound: true,
  music: false,
  musicVolume: USUAL_VOLUME,
  vibration: true,
  lessMotion: asked.matches,
  descriptions: false,
  moreTime: false,
  notifications: false,
  sense: false,
  quickBots: false,
};

/** Only what somebody chose is kept: everything else follows the device, or a newer edition. */
let chosen = chosenIn(kept<Partial<Settings>>('settings'), DEFAULTS);
export const settings = $state<Settings>({ ...DEFAULTS, ...chosen });
if (!isLang(settings.lang)) settings.lang = preferredLang();

export const dayTheme = (): boolean =>
  settings.theme === 'day' || (settings.theme === 'auto' && light.matches);

/** Shows the preferences on the page, and keeps them. Call once. */
export function applySettings(): void {
  const root = document.documentElement;
  const paint = (): void => {
    root.dataset['theme'] = dayTheme() ? 'day' : 'night';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', dayTheme() ? '#f4ead5' : '#12162f');
  };
  light.addEventListener('change', paint);
  $effect.root(() => {
    $effect(paint);
    $effect(() => {
      root.dataset['motion'] = settings.lessMotion ? 'less' : 'full';
    });
    $effect(() => void speak(settings.lang));
    let before = $state.snapshot(settings);
    $effect(() => {
      const now = $state.snapshot(settings);
      const changes = changed(before, now);
      before = now;
      if (Object.keys(changes).length === 0) return;
      chosen = { ...chosen, ...changes };
      keep('settings', chosen);
    });
  });
}

export const calm = (): boolean => settings.lessMotion;
