/** A village under snow among pines, its windows lit, on ground of any shape between x = 150 and 660. Gouache. */
import { smoke } from '../kit/air.ts';
import { adjust, jitter, mix, oklch, type Colour, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { Layers, group, line, path, type Mark } from '../kit/markup.ts';
import { edge } from '../kit/materials.ts';
import { fix } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { pine } from '../kit/trees.ts';

type VillagePaint = Palette<'deep' | 'haze' | 'ice' | 'snow' | 'lav' | 'gold'>;

interface Built {
  kind: 'house' | 'spire' | 'pine';
  x: number;
  y: number;
  w: number;
  h: number;
}

/** upY: how high the ground is. */
export function snowyVillage(S: Easel, upY: (x: number) => number, c: VillagePaint): string {
  const laid = new Layers();
  const village: Built[] = [];
  const hs = (x: number, dy: number, w: number, h: number, kind: Built['kind'] = 'house') =>
    village.push({ kind, x, y: upY(x) + dy, w, h });
  hs(300, 4, 34, 26);
  hs(262, 16, 30, 22);
  hs(338, -2, 30, 30, 'spire');
  hs(372, 8, 38, 26);
  hs(412, 2, 30, 24);
  hs(446, 12, 36, 24);
  hs(484, 8, 28, 22);
  hs(228, 22, 26, 18);
  hs(330, 26, 34, 22);
  hs(404, 30, 32, 22);
  hs(520, 18, 28, 20);
  for (let i = 0; i < 34; i++) {
    const x = i < 17 ? S.rng.range(150, 262) : S.rng.range(480, 660),
      y = upY(x) + S.rng.range(-2, 26);
    village.push({ kind: 'pine', x, y, w: 0, h: S.rng.range(26, 62) });
  }
  for (const [x, dy, h] of [
    [286, 0, 58],
    [356, 0, 66],
    [392, -2, 52],
    [430, -2, 60],
    [466, 2, 50],
  ] as const)
    village.push({ kind: 'pine', x, y: upY(x) + dy, w: 0, h });
  village.sort((p, q) => p.y - q.y);
  for (const v of village) {
    if (v.kind === 'pine') {
      laid.add(
        pine(S, v.x, v.y, v.h, {
          dark: oklch(0.27, 0.06, 240),
          light: oklch(0.44, 0.07, 220),
          snow: c.ice,
          lightSide: -1,
        }),
      );
      continue;
    }
    const { x, y, w, h } = v;
    const wall = jitter(oklch(0.42, 0.06, 30), S.rng, 0.03, 18);
    const built = v.kind === 'spire' ? spire(v, wall, c) : house(S, v, wall, c);
    laid.add(group({ filter: edge(S, 2, 0.08, 3) }, built), glow(S, x, y - h * 0.3, w * 1.3, c.gold, 0.5));
  }
  for (const [x, dy, a] of [
    [310, -32, 1],
    [384, -30, 2],
    [458, -22, 3],
  ] as const)
    laid.add(
      smoke(
        S,
        [
          [x, upY(x) + dy],
          [x + 10, upY(x) + dy - 40],
          [x + 4, upY(x) + dy - 90],
          [x + 34, upY(x) + dy - 150],
          [x + 30, upY(x) + dy - 220],
        ],
        { w0: 3, w1: 22, colour: mix(c.ice, c.haze, 0.3), opacity: 0.6, seed: 10 + a },
      ),
    );
  laid.add(glow(S, 380, 560, 260, c.gold, 0.22, 0.5, 0.5));
  return laid.svg();
}

function spire({ x, y }: Built, wall: Colour, c: VillagePaint): Mark {
  return [
    path(
      polygon([
        [x - 8, y],
        [x - 8, y - 58],
        [x + 8, y - 58],
        [x + 8, y],
      ]),
      wall,
    ),
    path(
      polygon([
        [x - 11, y - 56],
        [x, y - 104],
        [x + 11, y - 56],
      ]),
      oklch(0.36, 0.07, 260),
    ),
    path(
      polygon([
        [x - 11, y - 56],
        [x, y - 104],
        [x - 1, y - 58],
      ]),
      c.snow,
    ),
    path(
      polygon([
        [x - 2.5, y - 38],
        [x - 2.5, y - 48],
        [x, y - 52],
        [x + 2.5, y - 48],
        [x + 2.5, y - 38],
      ]),
      c.gold,
    ),
    line(`M${fix(x)} ${fix(y - 104)}v-9m-3 3h6`, c.deep, 1.3),
  ];
}

function house(S: Easel, { x, y, w, h }: Built, wall: Colour, c: VillagePaint): Mark {
  const o: string[] = [];
  o.push(
    path(
      polygon([
        [x - w / 2, y + 4],
        [x - w / 2, y - h * 0.62],
        [x, y - h * 0.95],
        [x + w / 2, y - h * 0.62],
        [x + w / 2, y + 4],
      ]),
      S.linear([wall, adjust(wall, { dL: -0.08 })]),
    ),
    path(
      polygon([
        [x + w * 0.28, y - h * 0.8],
        [x + w * 0.28, y - h * 1.35],
        [x + w * 0.42, y - h * 1.35],
        [x + w * 0.42, y - h * 0.7],
      ]),
      adjust(wall, { dL: -0.06 }),
    ),
    path(
      smooth(
        [
          [x - w * 0.62, y - h * 0.5],
          [x - w * 0.3, y - h * 0.92],
          [x, y - h * 1.26],
          [x + w * 0.3, y - h * 0.95],
          [x + w * 0.62, y - h * 0.5],
          [x + w * 0.55, y - h * 0.46],
          [x + w * 0.25, y - h * 0.78],
          [x, y - h * 0.98],
          [x - w * 0.25, y - h * 0.76],
          [x - w * 0.55, y - h * 0.45],
        ],
        true,
        0.6,
      ),
      c.snow,
    ),
    path(
      smooth(
        [
          [x, y - h * 1.24],
          [x + w * 0.3, y - h * 0.95],
          [x + w * 0.62, y - h * 0.5],
          [x + w * 0.55, y - h * 0.46],
          [x + w * 0.25, y - h * 0.78],
          [x, y - h * 1.0],
        ],
        true,
        0.6,
      ),
      mix(c.haze, c.lav, 0.3),
      'opacity=".8"',
    ),
  );
  const ww = w * 0.17;
  for (const dx of [-0.24, 0.18]) {
    o.push(
      path(
        polygon([
          [x + w * dx - ww / 2, y - h * 0.18],
          [x + w * dx - ww / 2, y - h * 0.5],
          [x + w * dx + ww / 2, y - h * 0.5],
          [x + w * dx + ww / 2, y - h * 0.18],
        ]),
        jitter(c.gold, S.rng, 0.02, 8),
      ),
    );
  }
  o.push(path(smooth(blob(x + w * 0.35, y - h * 1.37, w * 0.1, 2.4, S.noise)), c.snow));
  return o;
}
