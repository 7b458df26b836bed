import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { isLang, speak } from '../src/i18n/i18n.svelte.ts';
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

void speak(settings.lang).then(async () => {
  const pictures = await fetch('/dev/samples/pictures.json').then((answer) => answer.json());
  const target = document.getElementById('app');
  if (target) mount(Gallery, { target, props: { screen: asked.get('s') ?? '', pictures } });
});
