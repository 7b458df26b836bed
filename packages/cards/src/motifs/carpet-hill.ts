/** A green hill with fields that is a carpet, its near edge lifted at (350, 590); fills a card from 228 to 918. Watercolour. */
import { brushLine } from '../kit/brush.ts';
import { mix } from '../kit/colour.ts';
import { polygon, resample, smooth, soften, traceCurve } from '../kit/curves.ts';
import { Layers, group, path } from '../kit/markup.ts';
import { nth, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handPath, ribbon } from '../kit/shapes.ts';
import { layer } from './watercolour-layers.ts';
import { glaze, soft, stain } from './watercolour-marks.ts';

const DEEP = '#38502f';
const BUTTER = '#f0d27a';

const skyline = traceCurve('-30,420 60,380 180,330 300,262 420,228 540,246 660,310 760,372 840,396', 14);
const edge = resample(
  traceCurve(
    '-40,872 40,848 110,796 180,722 250,640 312,588 362,584 404,622 446,712 500,812 560,866 640,890 850,918',
    14,
  ),
  6,
);
const rug = [...skyline, ...[...edge].reverse()];
const rugPath = polygon(rug);

/** The hill and the dark under it, which is painted with the floor (F). */
export function carpetHill(S: Easel, F: Easel): string {
  const laid = new Layers();
  // darkness under it
  laid.add(
    layer(
      F,
      path(
        handPath(
          F,
          'M-40 860C110 790 240 630 350 590C420 640 470 800 560 880C500 930 300 950 160 960C80 964 0 968 -40 968Z',
          2,
        ),
        F.linearAt(['#2c2a33', '#43352f', '#a3794c'], 250, 660, 230, 990),
      ),
      { min: 0.85, region: [-60, 600, 700, 400] },
    ),
  );
  // jute underside, catching light near the paw
  laid.add(
    glaze(
      F,
      'M170 760C240 680 310 630 360 620C400 660 440 760 490 850C440 790 400 730 362 690C300 700 230 760 170 840Z',
      '#6d5236',
      { opacity: 0.5 },
    ),
  );
  const tufts = (
    n: number,
    colours: readonly [string, string],
    op: readonly [number, number],
    len: number,
  ): string =>
    stain(S, {
      region: rug,
      n,
      length: (_, y) => len * (0.35 + 0.9 * ((y - 230) / 600)),
      width: (_, y) => 1.2 + 2.4 * ((y - 230) / 600),
      angle: (x) => (x < 420 ? -0.5 : 0.55) * 0.8 + 0.1,
      colour: (x, y) =>
        mix(
          colours[0],
          colours[1],
          Math.min(1, Math.max(0, (y - 250) / 600 + S.noise.fbm(x / 90, y / 60) * 0.8)),
        ),
      opacity: op,
      spread: 0.3,
    });
  const fields: string[] = [];
  const patch = (list: string, colour: string, opacity = 0.7): number =>
    fields.push(glaze(S, soften(list, 0.8), colour, { opacity, rough: 6, region: 0.3, min: 0.4 }));
  patch('300,268 420,236 500,250 470,300 380,318 300,310', '#ecd258', 0.9);
  patch('520,256 640,312 700,356 640,370 560,330 500,296', '#4f8038', 0.85);
  patch('150,356 280,286 300,330 230,392 120,420', '#a9b34a');
  patch('-20,430 110,376 130,440 60,520 -20,540', '#6f9440');
  patch('320,330 470,310 560,350 520,430 400,440 330,400', '#96a83c');
  patch('580,360 690,374 800,410 820,480 700,500 600,440', '#e8cc5a', 0.9);
  patch('560,470 700,520 820,520 820,640 660,640 560,560', '#7c9a3c');
  patch('30,560 150,470 270,430 300,520 180,620 20,700', '#8faa44', 0.6);
  laid.add(
    layer(
      S,
      [
        path(rugPath, S.linearAt(['#d2cf63', [0.4, '#93ad42'], '#5a8033'], 200, 240, 420, 880)),
        group(
          { 'clip-path': S.clip(rugPath) },
          fields,
          soft(
            S,
            soften('392,610 440,560 560,530 700,560 840,640 840,900 700,900 600,870 510,810 450,720'),
            DEEP,
            30,
            0.75,
          ),
          soft(S, soften('640,330 840,400 840,560 720,480'), '#4f6f38', 26, 0.5),
          // folds running up from the paw
          soft(
            S,
            [
              smooth(
                ribbon(
                  traceCurve('344,590 290,540 220,520 140,534 60,580'),
                  (t) => 26 * Math.sin(Math.PI * t) + 2,
                ),
              ),
              smooth(ribbon(traceCurve('376,590 390,520 440,450 520,420'), (t) => 24 * (1 - t) + 2)),
            ],
            DEEP,
            12,
            0.8,
          ),
          tufts(1500, ['#8d9c3c', '#3f6128'], [0.15, 0.5], 22),
          tufts(500, ['#6d8436', '#26431f'], [0.2, 0.6], 16),
        ),
      ],
      { min: 0.8, pool: 0.006, region: [-50, 200, 900, 760], rough: 3 },
    ),
  );
  return laid.svg();
}

/** Woven border and fringe along the lifted edge. */
export function carpetEdge(S: Easel): string {
  const laid = new Layers();
  const up = (dy: number): Point[] => edge.map(([x, y]) => [x - dy * 0.1, y - dy]);
  const band = (a: number, b: number): string =>
    smooth([...up(a), ...[...up(b)].reverse()].filter((_, i) => i % 2 === 0));
  laid.add(
    group(
      { 'clip-path': S.clip(rugPath) },
      layer(S, path(band(-2, 34), BUTTER), { min: 0.7, region: [-50, 560, 900, 380] }),
      glaze(S, [band(0, 5), band(29, 33)], '#7a3f2a', { region: [-50, 560, 900, 380], opacity: 0.9 }),
    ),
  );
  const motif: string[] = [];
  for (let i = 8; i < edge.length - 6; i += 7) {
    const [x, y] = nth(edge, i);
    const [cx, cy] = [x - 1.7, y - 17 + S.rng.gauss(0, 1)];
    motif.push(
      i % 2
        ? `M${cx} ${cy - 9}L${cx + 9} ${cy}L${cx} ${cy + 9}L${cx - 9} ${cy}Z`
        : smooth(blob(cx, cy, 5, 6, S.noise, 0.2)),
    );
  }
  laid.add(glaze(S, motif, '#4f7038', { region: [-50, 560, 900, 380] }));
  laid.add(
    soft(S, 'M372 600C430 690 480 790 560 850L820 880V930H560C500 890 430 760 366 620Z', '#4b4a3c', 10, 0.55),
  );
  const thread = (x: number, y: number, dx: number, dy: number, w: number, c: string): string =>
    brushLine(
      S,
      [
        [x, y],
        [x + dx * 0.4, y + dy * 0.5],
        [x + dx, y + dy],
      ],
      w,
      c,
      { attack: 0.05, decay: 0.5 },
    );
  laid.add(
    layer(
      S,
      edge.map(([x, y]) =>
        thread(
          x,
          y - 3,
          S.rng.gauss(x < 430 ? -3 : 5, 4),
          S.rng.range(20, 38),
          1.9,
          S.rng.pick(['#f3e6c4', '#e2cf9e', '#fff6df']),
        ),
      ),
      { rough: 2, rim: 1, min: 0.9, region: [-50, 580, 900, 400] },
    ),
    layer(
      S,
      skyline.map(([x, y]) =>
        thread(
          x,
          y + 5,
          S.rng.gauss((x - 420) * 0.02, 4),
          -S.rng.range(12, 24),
          1.5,
          S.rng.pick(['#efe0b4', '#c9b878', '#fff6df']),
        ),
      ),
      { rough: 2, rim: 1, min: 0.9, region: [-50, 190, 900, 260] },
    ),
  );
  return laid.svg();
}
