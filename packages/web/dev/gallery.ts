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

/** Without the sample pictures: plain painted cards. */
function plain(): Picture[] {
  return Array.from({ length: 11 }, (_, card) => {
    const hue = (card * 137) % 360;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600" fill="hsl(${hue} 45% 30%)"/><circle cx="${120 + ((card * 53) % 160)}" cy="${160 + ((card * 89) % 240)}" r="${60 + ((card * 31) % 60)}" fill="hsl(${(hue + 150) % 360} 55% 65%)"/></svg>`;
    const address = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    const words = { en: `Painted card ${card + 1}`, ru: `Картина ${card + 1}` };
    return { large: address, small: address, thumbhash: '', alt: words, long: words };
  });
}

async function pictures(): Promise<readonly Picture[]> {
  try {
    const answer = await fetch('/dev/samples/pictures.json');
    return answer.headers.get('content-type')?.includes('json') === true
      ? ((await answer.json()) as Picture[])
      : plain();
  } catch {
    return plain();
  }
}

async function show(): Promise<void> {
  await speak(settings.lang);
  const target = document.getElementById('app');
  if (target) mount(Gallery, { target, props: { screen: asked.get('s') ?? '', pictures: await pictures() } });
}
void show();
