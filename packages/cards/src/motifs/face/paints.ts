/** What heads, hands and clothes are painted with. */
import { lch, mix, type Colour } from '../../kit/colour.ts';
import type { PartPaint } from '../../kit/clay/paint.ts';
import type { Complexion } from './skin.ts';

export interface SkinColours {
  complexion: Complexion;
  iris?: Colour;
  brow?: Colour;
  /** Painted lips, 0..1 over the natural. */
  lipstick?: Colour;
}

/** size: height of the head in px, which decides how fine it is painted. */
export function skinPaint(
  { complexion: c, iris = '#4a3a2c', brow = '#2a1c1a', lipstick }: SkinColours,
  size: number,
): PartPaint {
  const [deep = '#000', shade = '#000', turn = '#000', half = '#000', bright = '#fff'] = c.tones;
  const lips = lipstick ? c.lips.map((tone) => mix(tone, lipstick, 0.5)) : c.lips;
  return {
    tones: c.tones,
    bounce: c.bounce,
    crease: mix(deep, '#4a1418', 0.3),
    line: mix(c.line, shade, 0.3),
    contour: Math.max(0.6, size * 0.003),
    dabs: {
      length: Math.max(5, size * 0.05),
      width: Math.max(0.8, size * 0.0055),
      density: Math.min(20, 3600 / size),
      contrast: 0.022,
      opacity: 0.34,
    },
    stains: [
      { name: 'blush', tones: [c.blush], opacity: 0.13, levels: [0.05, 0.2, 0.35, 0.5, 0.65] },
      { name: 'socket', tones: [mix(shade, c.blush, 0.3)], opacity: 0.08, levels: [0.05, 0.25, 0.45, 0.65] },
      { name: 'shaven', tones: [mix(turn, '#4a5668', 0.5)], opacity: 0.05, levels: [0.05, 0.2, 0.35] },
      {
        name: 'nail',
        tones: [mix(shade, c.blush, 0.25), mix(half, '#e8b0a0', 0.4), mix(bright, '#fff0ea', 0.6)],
        opacity: 0.85,
      },
      { name: 'lips', tones: lips, opacity: 0.82 },
      { name: 'mouth', tones: [mix(deep, '#3a0c12', 0.5)] },
      { name: 'teeth', tones: [mix(shade, '#cbbda8', 0.4), '#efe4d0'] },
      { name: 'eye', tones: [mix(deep, '#8a8890', 0.35), mix(turn, '#b9b4b0', 0.7), '#e9e2d4'] },
      { name: 'iris', tones: [mix(iris, '#0a0608', 0.6), iris, mix(iris, '#e8c890', 0.25)] },
      { name: 'pupil', tones: ['#120c10'] },
      { name: 'lidShade', tones: [mix(deep, '#1d1016', 0.3)], opacity: 0.55 },
      { name: 'glint', tones: ['#f6f0e4'], opacity: 0.9 },
    ],
    marks: {
      lash: mix(c.line, '#120a0c', 0.5),
      crease: mix(shade, c.line, 0.5),
      'lower lid': mix(turn, c.line, 0.4),
      brow,
      mouth: mix(mix(c.line, '#5a1820', 0.45), shade, 0.2),
      wrinkle: mix(turn, c.line, 0.22),
      nail: mix(turn, c.line, 0.3),
    },
    hairy: ['brow'],
  };
}

const shaded = (colour: Colour, air: Colour): Colour[] => [
  mix(mix(colour, '#0a0812', 0.78), air, 0.06),
  mix(mix(colour, '#120e1a', 0.55), air, 0.08),
  mix(colour, '#1c1620', 0.22),
  mix(colour, '#f0dcbc', 0.12),
  mix(colour, '#f6e6cc', 0.32),
  mix(colour, '#fbf0dc', 0.55),
];

/** Dark hair shines cool and seldom, fair hair warm and broad. */
function hairTones(colour: Colour, air: Colour): Colour[] {
  const tones = shaded(colour, air);
  const dark = Math.max(0, Math.min(1, (0.42 - lch(colour)[0]) / 0.2));
  const cool = [0, 0.04, 0.12, 0.26].map((t) => mix(colour, '#b4bfdc', t));
  return tones.map((tone, i) => (i < 2 ? tone : mix(tone, cool[i - 2] ?? tone, dark)));
}

export const hairPaint = (colour: Colour, size: number, air: Colour = '#5a6a90'): PartPaint => ({
  tones: hairTones(colour, air),
  line: mix(colour, '#0a080c', 0.75),
  contour: Math.max(0.5, size * 0.0026),
  strands: {
    density: Math.min(60, 9000 / size),
    length: size * 0.26,
    width: Math.max(0.35, size * 0.0019),
    contrast: 0.13,
    roots: 0.16,
    rooted: size * 0.014,
    opacity: 0.7,
  },
});

export const clothPaint = (colour: Colour, size: number, air: Colour = '#5a6a90'): PartPaint => ({
  tones: shaded(colour, air),
  marks: { seam: mix(colour, '#120c16', 0.55), button: mix(colour, '#120c16', 0.65) },
  bounce: mix(colour, air, 0.5),
  crease: mix(colour, '#100c18', 0.7),
  line: mix(colour, '#120c16', 0.75),
  contour: Math.max(0.6, size * 0.003),
  dabs: {
    length: Math.max(6, size * 0.07),
    width: Math.max(1, size * 0.007),
    density: 4000 / size,
    contrast: 0.04,
    opacity: 0.4,
  },
});
