/**
 * What the rabbits wear on the board of the New Year, instead of what they have with them otherwise: each a hat, something round its
 * neck and a thing in its paw, no two alike in shape; their coats and what is on them stay their own.
 */
import type { Colour } from '@fabula/engine/model.ts';
import { type Fur, FURS } from './furs.ts';
import type { Pattern } from './looks.ts';
import { both, drawnIn, lop, mirrored, path, soft, upright } from './rabbits.ts';

const [SNOW, WOOD, GOLD, RED, PINE, TEAL, NIGHT, STEEL] = [
  '#fbf6ea',
  '#7a4b22',
  '#ffd35c',
  '#c0392b',
  '#1f5b3a',
  '#2b7a86',
  '#2a3566',
  '#7d8aa0',
] as const;

const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const rod = (d: string, fill: string): string =>
  `<path d="${d}" fill="none" stroke="#1c1a2e" stroke-width="9"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="4"/>`;

interface Outfit {
  readonly ears: string;
  readonly hat: string;
  readonly collar: string;
  readonly thing: string;
}

const OUTFITS: Readonly<Record<Colour, (fur: Fur) => Outfit>> = {
  // A knitted cap with its bobble, a scarf that flies, a sparkler held high.
  vermilion: (fur) => ({
    ears: both(upright(fur, -30)),
    hat:
      path('M36 60C36 36 50 24 60 24C70 24 84 36 84 60Z', TEAL) +
      path('M33 54C48 62 72 62 87 54L89 66C74 74 46 74 31 66Z', SNOW) +
      dot(60, 16, 13, SNOW),
    collar:
      path('M30 98C14 96 4 106 -14 100L-18 118C0 126 16 116 34 116Z', TEAL) +
      path('M27 96C42 108 78 108 93 96L97 112C80 126 40 126 23 112Z', TEAL) +
      soft('M2 103L8 102L6 119.500L0 119.500Z', SNOW) +
      soft('M44 103.500L50 105L48 120.500L41.500 119Z', SNOW) +
      soft('M70 105L76 103.500L78.500 119L72 120.500Z', SNOW),
    thing:
      rod('M98 130L116 64', STEEL) +
      path(
        'M118 22L123 42L138 28L130 46L140 54L128 58L138 74L121 66L117 86L111 67L98 78L105 61L94 56L106 49L96 34L112 43Z',
        GOLD,
      ) +
      dot(117, 54, 7, SNOW) +
      dot(98, 128, 8.5, fur.coat),
  }),
  // A paper crown, a ruff, a present before it.
  ochre: (fur) => ({
    ears: both(lop(fur)),
    hat: path('M36 62L29 18L46 38L60 6L74 38L91 18L84 62C70 68 50 68 36 62Z', RED) + dot(60, 51, 5, GOLD),
    collar: path(
      'M22 104C18 96 28 92 33 97C36 90 47 91 48 98C53 92 67 92 72 98C73 91 84 90 87 97C92 92 102 96 98 104C102 112 92 117 87 111C84 119 73 118 72 111C67 118 53 118 48 111C47 118 36 119 33 111C28 117 18 112 22 104Z',
      SNOW,
    ),
    thing:
      path('M26 122L94 122L94 160L26 160Z', TEAL) +
      soft('M54 123L66 123L66 159L54 159Z', GOLD) +
      path('M60 122C44 106 32 112 36 122ZM60 122C76 106 88 112 84 122Z', GOLD) +
      dot(25, 138, 8.5, fur.coat) +
      dot(95, 138, 8.5, fur.coat),
  }),
  // A fir with its lights, a chain of lamps, a bell rung on the left.
  moss: (fur) => ({
    ears: both(upright(fur, -52)),
    hat:
      path('M60 -6L78 16L71 16L86 36L79 36L94 60C76 68 44 68 26 60L41 36L34 36L49 16L42 16Z', PINE) +
      dot(60, 18, 4.4, GOLD) +
      dot(49, 38, 4.4, RED) +
      dot(71, 42, 4.4, GOLD) +
      dot(43, 56, 4.4, GOLD) +
      dot(64, 58, 4.4, RED),
    collar: [
      [28, 103, GOLD],
      [41, 110, RED],
      [60, 113, GOLD],
      [79, 110, RED],
      [92, 103, GOLD],
    ]
      .map(([x, y, fill]) => dot(Number(x), Number(y), 6.6, String(fill)))
      .join(''),
    thing:
      rod('M22 120L4 108', WOOD) +
      path('M6 104C-6 100 -20 112 -17 130L-20 142L8 152L13 141C20 130 18 110 6 104Z', GOLD) +
      dot(-8, 150, 5.5, WOOD) +
      dot(23, 122, 8.5, fur.coat),
  }),
  // A fur hat with one ear out, a fur collar, a snow shovel taller than itself.
  sky: (fur) => ({
    ears: upright(fur, -10),
    hat:
      path('M34 58C31 32 45 24 60 24C75 24 89 32 86 58Z', WOOD) +
      path(
        'M28 48C44 40 76 40 92 48L97 92C92 102 84 98 82 88L81 66C66 60 54 60 39 66L38 88C36 98 28 102 23 92Z',
        '#a0703c',
      ),
    collar: path(
      'M24 100L34 98L42 103L51 100L60 105L69 100L78 103L86 98L96 100L94 110L98 116L88 116L80 122L72 117L60 123L48 117L40 122L32 116L22 116L26 110Z',
      '#a0703c',
    ),
    thing:
      rod('M112 160L112 34', WOOD) +
      path('M94 40L130 40L136 -2C122 6 104 6 90 -2Z', RED) +
      dot(108, 122, 8.5, fur.coat),
  }),
  // A stargazer's tall cap, a bow, a lantern low at its side.
  plum: (fur) => ({
    ears: mirrored(lop(fur)),
    hat:
      path('M32 62C42 44 30 10 6 0C40 -10 66 6 74 30C78 44 82 52 88 62C70 69 50 69 32 62Z', NIGHT) +
      dot(6, 3, 8, GOLD) +
      soft('M58 22L61 30L69 31L63 37L65 45L58 41L51 45L53 37L47 31L55 30Z', GOLD) +
      path('M30 58C46 66 74 66 90 58L92 67C76 75 44 75 28 67Z', GOLD),
    collar: path('M60 108L34 94L32 124ZM60 108L86 94L88 124Z', GOLD) + dot(60, 108, 7, RED),
    thing:
      rod('M104 118C92 104 124 92 122 112', NIGHT) +
      path('M104 112L138 112L140 150L102 150Z', GOLD) +
      path('M100 112L142 112L134 102L108 102ZM100 150L142 150L140 159L102 159Z', NIGHT) +
      soft('M121 144C112 136 120 130 121 121C130 130 130 138 121 144Z', '#e8722c') +
      dot(98, 124, 8.5, fur.coat),
  }),
  // A snowman's bucket, coal for buttons, a mandarin as big as its head.
  bone: (fur) => ({
    ears: both(upright(fur, -16)),
    hat:
      path('M40 62L33 18L87 18L80 62C68 67 52 67 40 62Z', STEEL) +
      `<ellipse cx="60" cy="18" rx="28" ry="8" fill="#4d586c"/>` +
      soft('M42 34L78 34L77 41L43 41Z', '#4d586c'),
    collar:
      path(
        'M28 98C44 108 76 108 92 98L95 109C82 116 74 117 70 117L76 150L56 152L54 118C44 118 34 114 25 109Z',
        RED,
      ) + soft('M56 130L73 128L74 136L56 138Z', SNOW),
    thing:
      dot(118, 128, 24, '#e8722c') +
      path('M118 105C122 92 134 90 140 96C138 106 128 110 118 105Z', '#3d7a3a') +
      soft('M106 120C108 113 114 111 117 112C112 115 109 119 108 124Z', SNOW) +
      dot(95, 126, 8.5, fur.coat),
  }),
};

export const outfitOf = (colour: Colour): Outfit => OUTFITS[colour](FURS[colour]);

/** A whole rabbit for that board, as the inside of an SVG of the usual box. */
export function festive(colour: Colour, pattern: Pattern): string {
  const { ears, hat, collar, thing } = outfitOf(colour);
  return drawnIn(FURS[colour], pattern, { back: '', ears, over: collar + hat, front: thing });
}
