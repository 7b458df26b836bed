/** Line icons on a 24 grid, and the icons of special cells, drawn around 0 in a box of 24. */
import type { Constraint } from '@fabula/engine/rules.ts';

export const ICONS = {
  menu: '<path d="M4 7h16M4 12h16M4 17h10"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.400 9.600c.2-1.600 1.300-2.400 2.700-2.400 1.500 0 2.600.9 2.600 2.300 0 2-2.600 2.100-2.600 4.100M12.100 16.800v.1"/>',
  check: '<path d="M5 12.800l4.400 4.400L19.400 7"/>',
  share: '<path d="M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9.500h14V11h-1"/>',
  copy: '<rect x="8.500" y="8.500" width="11" height="12" rx="1.500"/><path d="M15.500 8.500v-5h-11v12h4"/>',
  back: '<path d="M14.500 5 7.500 12l7 7"/>',
  forth: '<path d="M9.500 5 16.500 12l-7 7"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  expand: '<path d="M14 4.500h5.500V10M10 19.500H4.500V14M19.500 4.500 13.500 10.500M4.500 19.500l6-6"/>',
  compare:
    '<rect x="3.500" y="5" width="7" height="14" rx="1"/><rect x="13.500" y="5" width="7" height="14" rx="1"/>',
  text: '<path d="M20 3.500C12 4.500 7.500 9.500 6 17.500M6 17.500c5 .5 10-2 11.500-6.500l-3 .3 4.300-3.300C19.600 6.500 20 5 20 3.500M6 17.500 4 20.500"/>',
  aloud:
    '<path d="M5 14.500V9.500h3.200L13 5.500v13l-4.800-4zM16.300 9.200c1.500 1.600 1.500 4 0 5.600M18.800 6.800c2.900 3 2.900 7.400 0 10.400"/>',
  song: '<path d="M9 17.500V5.500l10-2v12"/><ellipse cx="6.600" cy="17.500" rx="2.400" ry="2"/><ellipse cx="16.600" cy="15.500" rx="2.400" ry="2"/>',
  pantomime:
    '<path d="M5 5.500c4 1.400 10 1.400 14 0v6c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9z"/><path d="M8.500 10.500h2M13.500 10.500h2M9 14.500c1.800 1.500 4.200 1.500 6 0"/>',
  drawing:
    '<path d="M19.800 4.200c-4 1.600-7.600 5-9.600 8.200l1.400 1.400c3.200-2 6.600-5.600 8.200-9.600zM9.300 13.600c-2.300-.1-3.300 1.400-3.500 3.400-.1 1.200-.8 2-1.800 2.300 2.900 1.200 6.900.4 6.600-3.700"/>',
  ear: '<path d="M7 9.500a5 5 0 0 1 10 0c0 4-3.500 4.500-3.500 7.800 0 1.900-1.200 3.200-2.900 3.200-1.500 0-2.600-1-2.600-2.500M9.800 9.700a2.300 2.300 0 0 1 4.500 0c0 1.700-1.800 2-1.800 3.500"/>',
  arrow: '<path d="M4.500 12h15M13.500 6l6 6-6 6"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  book: '<path d="M12 6.500C9.500 4.500 6.500 4 3.500 4.500v13.500c3-.5 6 0 8.500 2 2.500-2 5.500-2.500 8.500-2V4.500c-3-.5-6 0-8.500 2zM12 6.500V20"/>',
  gear: '<circle cx="12" cy="12" r="3.200"/><path d="M12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2.100 2.100M15.900 15.900 18 18M18 6l-2.100 2.100M8.100 15.900 6 18"/>',
  door: '<path d="M6 20.500V4h9v16.500M3.500 20.500h17M12 12v.6"/>',
  screen: '<rect x="3" y="5" width="18" height="11.500" rx="1.200"/><path d="M8.500 20.500h7M12 16.500v4"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5.200l3.300 2"/>',
  eye: '<path d="M2.500 12C6 6.500 18 6.500 21.500 12 18 17.500 6 17.500 2.500 12z"/><circle cx="12" cy="12" r="3"/>',
  lines: '<path d="M4.500 7h15M4.500 12h15M4.500 17h9"/>',
  pause: '<path d="M9 5.500v13M15 5.500v13"/>',
  play: '<path d="M8 5.500v13l10.500-6.500z"/>',
  crown: '<path d="M4 8.500l4 3.500 4-6.500 4 6.500 4-3.500-1.600 9.500H5.600z"/>',
  pencil: '<path d="M4.500 19.500l1-4L16 5l3 3L8.500 18.500zM14 7l3 3"/>',
} as const;
export type IconName = keyof typeof ICONS;

const INK = '#1c1a2e';

export const CELL_ICONS: Readonly<Record<Constraint, string>> = {
  question: `<path d="M-4.800 -4.300C-4.600 -8 -2 -9.600 .4 -9.600C3.500 -9.600 5.400 -7.600 5.400 -5C5.400 -.8 .6 -.9 .3 3.400" fill="none" stroke="${INK}" stroke-width="3.200" stroke-linecap="round"/><circle cx=".2" cy="8.300" r="2.200" fill="${INK}"/>`,
  'four-words': `<g fill="${INK}"><rect x="-13" y="-5" width="5" height="10" rx="1.200"/><rect x="-6" y="-5" width="5" height="10" rx="1.200"/><rect x="1" y="-5" width="5" height="10" rx="1.200"/><rect x="8" y="-5" width="5" height="10" rx="1.200"/></g>`,
  person: `<g fill="${INK}"><circle cx="0" cy="-4.600" r="4.200"/><path d="M-8 8C-8 1.500 -4.500 .8 0 .8S8 1.500 8 8Z"/></g>`,
  'most-of-all': `<path d="M0 8C-9 1.500 -9.500 -3 -8 -5.500C-6 -8.500 -1.500 -7.500 0 -3.800C1.500 -7.500 6 -8.500 8 -5.500C9.500 -3 9 1.500 0 8Z" fill="${INK}"/>`,
  'new-year': `<g stroke="${INK}" stroke-width="2" stroke-linecap="round" fill="none"><path d="M0 -9V9M-7.800 -4.500L7.800 4.500M-7.800 4.500L7.800 -4.500"/><path d="M-2.600 -7.500L0 -5.200L2.600 -7.500M-2.600 7.500L0 5.200L2.600 7.500" stroke-width="1.600"/></g>`,
  story: `<path d="M0 -4.500C-2.500 -6.500 -6 -7 -9.500 -6.500V6C-6 5.500 -2.500 6 0 8C2.500 6 6 5.500 9.500 6V-6.500C6 -7 2.500 -6.500 0 -4.500ZM0 -4.500V8" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`,
};
