import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { isLang, speak } from '../src/i18n/i18n.svelte.ts';
import type { Picture } from '../src/net/decks.ts';
import { settings } from '../src/settings.svelte.ts';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
settings.lang = isLang(lang) ? lang : 'en';
settings.theme = asked.get('theme') === 'day' ? 'day' : 'night';
settings.sound = false;
settings.lessMotion = asked.has('calm');
document.documentElement.dataset['theme'] = settings.theme;
document.documentElement.dataset['motion'] = settings.lessMotion ? 'less' : 'full';

/** Ten cards of the Dream deck, as the server would tell of them. */
const SHOWN = [
  'fox-hill',
  'whale-kite',
  'sky-mender',
  'desert-door',
  'teacup-stair',
  'cage-head',
  'key-tree',
];
const MORE = ['walrus-nest', 'night-fishing', 'high-season', 'orange'];
const large = import.meta.glob<string>('../../cards/src/decks/dream/*/large.webp', {
  query: '?url',
  import: 'default',
});
const small = import.meta.glob<string>('../../cards/src/decks/dream/*/small.webp', {
  query: '?url',
  import: 'default',
});
const drawn = import.meta.glob<{ thumbhash: string }>('../../cards/src/decks/dream/*/picture.json', {
  import: 'default',
});
const words = import.meta.glob<{ alt: string; long: string }>('../../cards/src/decks/dream/*/words.*.json', {
  import: 'default',
});

async function picture(slug: string): Promise<Picture> {
  const at = (file: string): string => `../../cards/src/decks/dream/${slug}/${file}`;
  const said = { en: await words[at('words.en.json')]?.(), ru: await words[at('words.ru.json')]?.() };
  return {
    large: (await large[at('large.webp')]?.()) ?? '',
    small: (await small[at('small.webp')]?.()) ?? '',
    thumbhash: (await drawn[at('picture.json')]?.())?.thumbhash ?? '',
    alt: { en: said.en?.alt ?? '', ru: said.ru?.alt ?? '' },
    long: { en: said.en?.long ?? '', ru: said.ru?.long ?? '' },
  };
}

const pictures = (): Promise<readonly Picture[]> => Promise.all([...SHOWN, ...MORE].map(picture));

async function show(): Promise<void> {
  await speak(settings.lang);
  const target = document.getElementById('app');
  if (target) mount(Gallery, { target, props: { screen: asked.get('s') ?? '', pictures: await pictures() } });
}
void show();
