import { brushLine } from '../kit/brush.ts';
import { adjust, type Colour, type Palette } from '../kit/colour.ts';
import { ellipse, group, line, moved, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

/** crane in flight, heading +x, ~170 wide */
export interface CraneOptions {
  x: number;
  y: number;
  s?: number;
  r?: number;
  flip?: number;
  c: Palette<'beak' | 'dark' | 'red' | 'shade' | 'white'>;
  angle?: number;
  opacity?: number;
}

export function crane(
  S: Easel,
  { x, y, s = 1, r = 0, flip = 1, c, angle = 215, opacity = 1 }: CraneOptions,
): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 9,
    shade: c.shade,
    shadeOpacity: 0.6,
    light: '#ffffff',
    lightOpacity: 0.9,
    lightSize: 2.4,
    rough: 2,
    roughFrequency: 0.05,
    grain: 0.6,
    mottle: 0.12,
  });
  const o: string[] = [];
  o.push(line('M-30 5C-46 8 -62 9 -84 8M-28 7C-46 12 -62 13 -82 13', c.dark, 1.5));
  o.push(
    path(
      'M17 -5C20 -26 32 -50 52 -70C52 -60 51 -54 49 -48C53 -52 58 -56 62 -58C58 -46 52 -34 44 -22C38 -12 28 -4 20 -2Z',
      adjust(c.white, { dL: -0.06 }),
      vol(6),
    ),
    path(
      'M52 -70C52 -60 51 -54 49 -48C53 -52 58 -56 62 -58C60 -52 57 -46 54 -41C50 -46 48 -52 47 -62Z',
      c.dark,
      'opacity=".85"',
    ),
  );
  o.push(
    path(
      'M-38 6C-24 -6 0 -9 16 -7C32 -5 46 -12 62 -17C67 -20 73 -20 77 -17L94 -11L77 -12C70 -11 62 -7 52 -3C40 4 26 11 6 12C-12 14 -30 12 -38 6Z',
      c.white,
      vol(),
    ),
    path('M66 -19C70 -21 75 -20 77 -17C73 -16 69 -16 66 -19Z', c.red),
    path('M77 -17L94 -11L77 -12.4Z', c.beak),
    ellipse(74, -15.4, 1.2, 1.2, c.dark),
    path('M44 -8C52 -11 60 -14 66 -15C62 -10 54 -5 46 -1Z', c.dark, 'opacity=".75"'),
    path('M-38 6C-46 4 -52 6 -56 10C-50 12 -42 12 -34 10Z', c.dark, 'opacity=".85"'),
  );
  o.push(
    path(
      'M16 -5C10 -26 -2 -52 -28 -80C-26 -70 -27 -64 -28 -58C-33 -62 -40 -68 -48 -70C-43 -60 -41 -54 -42 -48C-47 -50 -52 -52 -58 -52C-52 -44 -46 -36 -42 -28C-34 -14 -22 -2 -8 2Z',
      c.white,
      vol(10),
    ),
    path(
      'M-28 -80C-26 -70 -27 -64 -28 -58C-33 -62 -40 -68 -48 -70C-43 -60 -41 -54 -42 -48C-47 -50 -52 -52 -58 -52C-54 -46 -50 -41 -46 -36C-38 -40 -26 -46 -20 -68C-22 -72 -25 -76 -28 -80Z',
      c.dark,
      'opacity=".85"',
    ),
  );
  for (const q of [
    trace('-14,-10 -24,-28 -34,-40'),
    trace('-4,-14 -14,-34 -26,-50'),
    trace('4,-16 -4,-36 -16,-58'),
  ])
    o.push(brushLine(S, q, 0.9, c.shade, { opacity: 0.5 }));
  return group({ opacity }, moved({ x, y, s, r, flip }, o));
}
/** small songbird flying left with wings up; optional key in the beak */
export interface SongbirdOptions {
  x: number;
  y: number;
  s?: number;
  r?: number;
  flip?: number;
  c: Palette<'beak' | 'belly' | 'body' | 'light' | 'mask' | 'shade' | 'wing'>;
  angle?: number;
  /** Colours of a key carried in the beak. */
  key?: { dark: Colour; light: Colour };
}

export function songbird(
  S: Easel,
  { x, y, s = 1, r = 0, flip = 1, c, angle = -60, key }: SongbirdOptions,
): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 8,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.85,
    lightSize: 2.2,
    rough: 1.8,
    roughFrequency: 0.07,
    grain: 0.55,
    mottle: 0.25,
    mottleFrequency: 0.05,
  });
  const o: string[] = [];
  o.push(
    path(
      'M2 -8C4 -28 14 -48 32 -60C32 -50 30 -42 26 -34C32 -36 36 -36 40 -36C34 -24 26 -12 16 -4Z',
      adjust(c.wing, { dL: -0.06 }),
      vol(5),
    ),
    path('M30 2C44 4 58 10 74 10C68 14 62 16 54 16C60 19 66 22 70 26C56 26 42 22 30 14Z', c.wing, vol(4)),
  );
  o.push(
    path(
      'M-44 -6C-44 -16 -34 -22 -25 -20C-18 -18 -12 -16 -4 -15C12 -14 26 -6 38 4C40 10 34 16 26 18C10 24 -10 22 -22 16C-30 12 -34 6 -36 2C-42 2 -44 -2 -44 -6Z',
      c.body,
      vol(),
    ),
    path('M-34 4C-28 12 -16 18 0 18C-8 12 -20 8 -28 -2Z', c.belly, 'opacity=".85"'),
    path('M-43 -9L-57 -5L-43 -1.6Z', c.beak),
    path('M-45 -10C-44 -14 -41 -17 -37 -18C-36 -12 -38 -6 -42 -4Z', c.mask, 'opacity=".8"'),
    ellipse(-35.4, -11, 2.3, 2.5, '#120d0d'),
    ellipse(-36, -11.9, 0.8, 0.8, '#fff'),
  );
  o.push(
    path(
      'M-8 -8C2 -30 20 -50 50 -62C48 -52 46 -46 40 -38C46 -40 50 -40 56 -40C50 -30 46 -26 40 -22C44 -22 48 -21 50 -19C40 -8 24 0 8 2Z',
      c.wing,
      vol(9),
    ),
  );
  for (const q of [trace('8,-6 22,-22 40,-38'), trace('12,-4 26,-14 42,-22')])
    o.push(brushLine(S, q, 1, c.shade, { opacity: 0.5 }));
  if (key)
    o.push(
      group(
        { transform: 'translate(-56 -4) rotate(14)' },
        line('M0 0L1 10', c.shade, 1),
        `<circle cx="1" cy="18" r="9" fill="none" stroke="${key.dark}" stroke-width="5"/><circle cx="1" cy="18" r="9" fill="none" stroke="${key.light}" stroke-width="2.4"/>`,
        path('M-1.8 27h5.6v34h-5.6Z M3.8 46h9v5h-9Z M3.8 55h11v5h-11Z', key.dark),
        path('M-0.8 27h2.4v34h-2.4Z M3.8 46h8v2h-8Z M3.8 55h10v2h-10Z', key.light),
      ),
    );
  return moved({ x, y, s, r, flip }, o);
}
export interface PerchedOptions extends Standing {
  c: Palette<'beak' | 'belly' | 'body' | 'light' | 'shade' | 'wing'>;
  angle?: number;
}

export function perched(S: Easel, { x, y, s = 1, flip = 1, c, angle = 180 }: PerchedOptions): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 8,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 2.2,
    rough: 1.8,
    roughFrequency: 0.07,
    grain: 0.55,
    mottle: 0.25,
    mottleFrequency: 0.05,
  });
  return moved(
    { x, y, s, flip },
    line('M-2 -4L-4 3M5 -4L4 3', c.beak, 1.6),
    path('M10 -12C20 -4 26 8 30 24C24 22 20 18 16 14C17 20 17 24 16 28C10 18 6 6 4 -6Z', c.wing, vol(4)),
    path(
      'M-18 -40C-18 -50 -10 -55 -2 -53C5 -51 8 -45 9 -38C15 -30 17 -18 13 -9C9 -1 -3 1 -9 -4C-15 -9 -17 -20 -15 -30C-17 -33 -18 -36 -18 -40Z',
      c.body,
      vol(),
    ),
    path('M-14 -30C-17 -20 -15 -9 -9 -4C-4 -2 0 -3 3 -5C-4 -12 -8 -20 -8 -30Z', c.belly, 'opacity=".85"'),
    path('M-17.5 -43L-29 -39L-17 -36Z', c.beak),
    ellipse(-11, -43, 2.2, 2.4, '#120d0d'),
    ellipse(-11.6, -43.8, 0.8, 0.8, '#fff'),
    path('M6 -34C14 -28 18 -14 15 -2C9 -6 2 -18 2 -28Z', c.wing, vol(4)),
  );
}
export interface MothOptions {
  x: number;
  y: number;
  s?: number;
  r?: number;
  c: Palette<'body' | 'light' | 'shade' | 'spot' | 'wing'>;
}

export function moth(S: Easel, { x, y, s = 1, r = 0, c }: MothOptions): string {
  const f = form(S, {
    angle: -90,
    size: 4,
    shade: c.shade,
    shadeOpacity: 0.5,
    light: c.light,
    lightOpacity: 0.8,
    lightSize: 1.6,
    rough: 1.4,
    roughFrequency: 0.08,
    mottle: 0.3,
    mottleFrequency: 0.06,
  });
  const w = 'M0 -2C8 -18 24 -24 34 -18C36 -8 26 2 14 3C22 4 26 10 22 18C14 20 4 12 0 3Z';
  const wings = [path(w, c.wing, `filter="${f}"`), path(w, c.wing, `transform="scale(-1 1)" filter="${f}"`)];
  const eyespots = [20, -20].map((u) => ellipse(u, -11, 4, 3.4, c.spot) + ellipse(u, -11, 1.8, 1.6, c.shade));
  const feelers = line('M-1 -6C-4 -12 -8 -15 -12 -16M1 -6C4 -12 8 -15 12 -16', c.body, 1);
  return moved({ x, y, s, r }, wings, eyespots, ellipse(0, 1, 2.6, 8, c.body), feelers);
}
