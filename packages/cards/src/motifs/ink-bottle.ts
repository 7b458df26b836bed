/** A squat glass ink bottle lying on its side, neck to the left, in pen and wash. Own units: lip at about (-100, 0), base at (250, 0). */
import { INK, hatch, inkLine } from '../finishes/ink.ts';
import { pathPoints, soften } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { times, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const BODY =
  'M-18 -46C-6 -74 10 -104 34 -112C90 -122 180 -122 226 -114C244 -108 250 -96 250 -78C254 -30 254 30 250 78C250 96 244 108 226 114C180 122 90 122 34 112C10 104 -6 74 -18 46Z';
const NECK =
  'M-74 -44C-56 -38 -36 -38 -18 -46C-12 -20 -12 20 -18 46C-36 38 -56 38 -74 44C-68 20 -68 -20 -74 -44Z';
const LIP =
  'M-74 -58C-84 -64 -96 -62 -100 -52C-106 -20 -106 20 -100 52C-96 62 -84 64 -74 58C-64 30 -64 -30 -74 -58Z';

export function inkBottle(S: Easel, level: string): string {
  const pen = (list: string, width: number, dry = 0): string => inkLine(S, trace(list), width, { dry });
  const outline = (d: string, width: number): string =>
    inkLine(S, pathPoints(d, 8), width, { pressure: () => 0.95, straight: true, wobble: 1 });
  return group(
    {},
    path(BODY, '#dfe6e6'),
    path(NECK, '#d2dbdc'),
    // glass gathers tone at its edges
    path('M34 -112C90 -122 180 -122 226 -114C236 -110 244 -104 247 -92C180 -104 90 -104 24 -92Z', '#b8c6cc'),
    path(
      'M250 -78C254 -30 254 30 250 78C244 100 236 110 222 112C232 60 232 -60 222 -112C240 -108 250 -96 250 -78Z',
      '#9fb0ba',
    ),
    group({ 'clip-path': S.clip(BODY + NECK) }, path(level, INK)),
    // facets
    pen('30,-66 120,-72 222,-68', 3, 0.2),
    pen('222,-112 230,-60 231,0 230,60 222,112', 3.4),
    hatch(S, trace('224,-100 250,-78 252,0 250,78 224,100 232,0'), { angle: 0.3, gap: 8, width: 1.8 }),
    // label, blank
    path(
      'M62 -44C104 -50 160 -50 196 -46C198 -14 198 20 196 50C150 54 104 54 60 50C58 20 58 -14 62 -44Z',
      '#f6efdb',
    ),
    path(
      'M72 -35C110 -40 156 -40 187 -37C188 -12 188 18 187 41C150 44 108 44 70 41C69 18 69 -12 72 -35Z',
      '#e9d9a8',
    ),
    pen('62,-44 104,-49 160,-49 196,-46 198,0 196,50 150,54 104,54 60,50 59,0 62,-44', 3.4),
    pen('72,-35 110,-39 156,-39 187,-37 188,0 187,41 150,44 108,44 70,41 70,0 72,-35', 1.8),
    // gloss
    path('M40 -98C70 -104 110 -106 140 -105C110 -98 70 -94 36 -84Z', '#ffffff'),
    path(soften('-50,-34 -30,-36 -24,-10 -34,-8'), '#ffffff'),
    path(soften('40,72 52,76 56,100 44,98'), '#8d9cb8'),
    outline(BODY, 9),
    outline(NECK, 6),
    path(LIP, '#c6d1d4'),
    path('M-100 -50C-106 -20 -106 20 -100 50C-92 40 -90 -40 -100 -50Z', INK),
    outline(LIP, 8),
    times(4, (i) => pen(`${-66 + i * 12},-30 ${-62 + i * 12},-8 ${-63 + i * 12},12`, 1.8, 0.3)),
  );
}
