import { mount, unmount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { hush } from '../src/game/toast.svelte.ts';
import {
  isLang,
  openAlbumWords,
  openBook,
  openDecks,
  openMuse,
  openBox,
  openPair,
  openSite,
  speak,
} from '../src/i18n/i18n.svelte.ts';
import type { Picture } from '../src/net/decks.ts';
import { settings } from '../src/settings.svelte.ts';
import Gallery from './Gallery.svelte';

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
/** As many of the New Year deck. */
const WINTER = [
  'frost-jungle',
  'last-window',
  'melt',
  'fir-goes-home',
  'figure-eights',
  'plait',
  'deep-pocket',
  'by-april',
  'steam-heat',
  'long-winter',
  'night-duty',
];
const files = import.meta.glob<string>(
  [
    '../../cards/src/decks/{dream,new-year}/*/fine.avif',
    '../../cards/src/decks/dream/*/{large,medium,small}.webp',
    '../../cards/src/decks/new-year/*/{large,medium,small}.webp',
  ],
  { query: '?url', import: 'default', eager: true },
);
const drawn = import.meta.glob<{ thumbhash: string }>(
  '../../cards/src/decks/{dream,new-year}/*/picture.json',
  {
    import: 'default',
    eager: true,
  },
);
const words = import.meta.glob<{ alt: string; long: string }>(
  '../../cards/src/decks/{dream,new-year}/*/words.*.json',
  { import: 'default', eager: true },
);

function picture(deck: string, slug: string): Picture {
  const at = (file: string): string => `../../cards/src/decks/${deck}/${slug}/${file}`;
  const said = { en: words[at('words.en.json')], ru: words[at('words.ru.json')] };
  return {
    fine: files[at('fine.avif')] ?? '',
    large: files[at('large.webp')] ?? '',
    medium: files[at('medium.webp')] ?? '',
    small: files[at('small.webp')] ?? '',
    thumbhash: drawn[at('picture.json')]?.thumbhash ?? '',
    alt: { en: said.en?.alt ?? '', ru: said.ru?.alt ?? '' },
    long: { en: said.en?.long ?? '', ru: said.ru?.long ?? '' },
  };
}

const target = document.getElementById('app') ?? document.body;
const pictures = [...SHOWN, ...MORE].map((slug) => picture('dream', slug));
const winter = WINTER.map((slug) => picture('new-year', slug));
let shown: ReturnType<typeof mount> | null = null;

/** The address says what to show, behind its #: s=vote&theme=day&lang=ru&calm&long. Another one needs no new page. */
async function show(): Promise<void> {
  const wish = location.hash.slice(1);
  const asked = new URLSearchParams(wish);
  const lang = asked.get('lang');
  settings.lang = isLang(lang) ? lang : 'en';
  settings.theme = asked.get('theme') === 'day' ? 'day' : 'night';
  settings.sound = false;
  settings.lessMotion = asked.has('calm');
  const { dataset } = document.documentElement;
  dataset['theme'] = settings.theme;
  dataset['motion'] = settings.lessMotion ? 'less' : 'full';
  await speak(settings.lang);
  await Promise.all([
    openBook(),
    openSite(),
    openPair(),
    openMuse(),
    openBox(),
    openAlbumWords(),
    openDecks(),
  ]);
  if (shown) await unmount(shown);
  // What was said on the screen before.
  hush();
  const screen = asked.get('s') ?? '';
  shown = mount(Gallery, {
    target,
    props: { screen, pictures: screen.includes('new-year') ? winter : pictures, isLong: asked.has('long') },
  });
  dataset['shown'] = wish;
}
let latest = show();
addEventListener('hashchange', () => {
  latest = latest.then(show);
});
