/** A city square with a stone plinth, in watercolour, placed for the card it was drawn for; light from the upper right. */
import type { Colour } from '../kit/colour.ts';
import { smooth, soften } from '../kit/curves.ts';
import { path, type Mark } from '../kit/markup.ts';
import { rectangle, times } from '../kit/points.ts';
import type { Scene } from '../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../kit/shapes.ts';
import { wash } from '../finishes/watercolour.ts';
import { BRONZE } from './bronze-angler.ts';
import { layer, shadedFrom } from './watercolour-layers.ts';
import { ink, lifted, soft, stain } from './watercolour-marks.ts';

const shaded = shadedFrom(-48);

export function square(scene: Scene): void {
  const Q = scene.element('square');
  const block = (x: number, y: number, w: number, colour: Colour, roof: Colour): string => {
    const windows: Mark[] = [];
    for (let r = 0; y + 40 + r * 46 < 900; r++)
      for (let c = 0; c * 34 + 20 < w; c++)
        windows.push(
          path(
            wobblyPolygon(
              Q,
              rectangle(x + 12 + c * 34, y + 34 + r * 46, x + 27 + c * 34, y + 60 + r * 46),
              1,
            ),
            '#8a93ac',
            'opacity=".75"',
          ),
        );
    return (
      shaded(
        Q,
        `M${x} ${y + 20}H${x + w}V930H${x}Z`,
        { fill: colour, shade: '#8f86a0', depth: 20, min: 0.65, wet: 0.5 },
        windows,
      ) +
      shaded(Q, `M${x - 4} ${y + 24}L${x + 10} ${y - 26}L${x + w - 10} ${y - 28}L${x + w + 4} ${y + 22}Z`, {
        fill: roof,
        shade: '#6a6888',
        depth: 12,
        min: 0.65,
        wet: 0.5,
      })
    );
  };
  scene.add(
    block(-30, 640, 130, '#f1e3cc', '#b3aab8'),
    block(98, 690, 104, '#e9d6c2', '#a8b4c0'),
    block(590, 700, 110, '#efe0c8', '#b3a8a8'),
    block(698, 620, 140, '#e6d8cc', '#a3acbe'),
    wash(Q, soften('180,900 200,850 250,836 300,850 330,880 340,910 180,914'), '#8fae8a', {
      rough: 16,
      min: 0.4,
      region: 0.3,
    }),
    wash(Q, soften('470,910 490,850 540,830 590,846 620,910'), '#9ab894', {
      rough: 16,
      min: 0.4,
      region: 0.3,
    }),
    layer(
      Q,
      path('M-40 896C200 890 600 890 840 896V1240H-40Z', Q.linearAt(['#e6dac6', '#cbb9a6'], 0, 896, 0, 1200)),
      { min: 0.65, region: [-60, 870, 940, 370] },
    ),
    stain(Q, {
      region: [-20, 910, 840, 290],
      n: 260,
      length: (_, y) => 14 + (y - 900) * 0.14,
      width: 1.6,
      angle: 0.02,
      colour: '#a08c80',
      opacity: [0.12, 0.42],
      spread: 0.05,
    }),
    // the long shadow of plinth and flock, to the lower left
    soft(
      Q,
      soften('100,1030 440,1036 420,1080 260,1120 60,1110 -30,1090 -30,1040 60,1024'),
      '#5f567c',
      12,
      0.55,
    ),
  );
}

export function plinth(scene: Scene): void {
  const P = scene.element('plinth');
  const stone = (d: string, depth: number, fill: Colour = '#efe5d2'): string =>
    shaded(
      P,
      d,
      { fill, shade: '#7a7290', depth, min: 0.78 },
      stain(P, {
        region: [150, 800, 520, 340],
        n: 90,
        length: 16,
        width: 2,
        angle: 1.2,
        colour: '#b3a48e',
        opacity: [0.1, 0.35],
        spread: 0.8,
      }),
    );
  scene.add(
    '<g transform="translate(-66 72) scale(.88)">',
    stone('M168 1096L176 1064H618L630 1096Z', 12),
    stone('M196 1066L202 1038H592L600 1066Z', 12),
    stone('M236 1040L248 876H548L562 1040Z', 60),
    // blank plaque, laurel
    shaded(P, 'M318 926L480 924L482 1000L316 1002Z', {
      fill: '#d9ccb4',
      shade: '#6a6280',
      from: 130,
      depth: 8,
      min: 0.8,
    }),
    ink(P, 'M322 1014C350 1030 440 1030 478 1014', 3, '#8a8094', 0.7),
    times(14, (i) =>
      path(
        soften(
          `${330 + i * 10.5},${1020 + Math.sin((i / 13) * 3.1) * 8} ${336 + i * 10.5},${1013 + Math.sin((i / 13) * 3.1) * 8} ${341 + i * 10.5},${1018 + Math.sin((i / 13) * 3.1) * 8}`,
        ),
        '#9a90a0',
        'opacity=".7"',
      ),
    ),
    stone('M220 880L228 852H568L578 880Z', 10),
    stone('M234 854L238 832H558L564 854Z', 8, '#f6eedd'),
    ink(P, 'M300 842C298 852 302 862 298 874M470 842C472 856 468 866 472 884', 2.4, BRONZE, 0.6),
    // droppings, played straight
    lifted(
      P,
      times(16, () => {
        const x = P.rng.range(240, 556);
        const y = P.rng.range(836, 900);
        return smooth(
          ribbon(
            [
              [x, y],
              [x + 1, y + 8],
              [x, y + P.rng.range(10, 26)],
            ],
            (t) => 2.6 * (1 - t) + 0.5,
          ),
        );
      }),
      0.9,
      0.5,
    ),
    '</g>',
  );
}
