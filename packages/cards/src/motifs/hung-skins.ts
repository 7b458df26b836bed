/** Coats in a cloakroom: fleeces with the sheep's face for a hood, and a wolfskin that is plainly a coat, open on its lining. The hook is at (0, 0). */
import { strokes } from '../kit/brush.ts';
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { group, line, moved, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { TAU, inside, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

const ring = (x: number, y: number, rx: number, ry: number, n = 10): Point[] =>
  times(n, (i): Point => [x + Math.cos((i / n) * TAU) * rx, y + Math.sin((i / n) * TAU) * ry]);

const mirrored = (points: Points): Point[] => points.map(([x, y]): Point => [-x, y]);

/** A wooden hanger's shoulders and its wire. */
const hanger = (half: number): string =>
  path(smooth(ribbon(traceCurve('0,34 0,14 10,4 8,-10 -4,-12'), () => 3)), '#e8c47a') +
  path(
    smooth(
      ribbon(
        spline([
          [-half, 74],
          [-half * 0.5, 50],
          [0, 34],
          [half * 0.5, 50],
          [half, 74],
        ]),
        () => 8,
      ),
    ),
    '#a8743e',
  );

/** Wool as curls on a loose lattice, lit from the upper right. */
function wool(S: Easel, region: Points, tone: Colour, r: number): string {
  const out: string[] = [];
  const ys = region.map(([, y]) => y);
  const xs = region.map(([x]) => x);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let y = y0, k = 0; y <= y1 + r; y += r * 1.25, k++)
    for (let x = x0 + (k % 2) * r * 0.8; x <= x1 + r; x += r * 1.6) {
      const [u, v] = [x + S.rng.gauss(0, 2), y + S.rng.gauss(0, 2)];
      if (!inside(region, u, v)) continue;
      const lit = ((u - x0) / (x1 - x0) - 0.55) * 0.16 - ((v - y0) / (y1 - y0) - 0.4) * 0.14;
      const q = r * S.rng.range(0.85, 1.12);
      out.push(
        path(smooth(ring(u - 1.5, v + 3, q, q, 9)), adjust(tone, { dL: lit - 0.17 })),
        path(smooth(ring(u, v, q * 0.9, q * 0.86, 9)), adjust(tone, { dL: lit })),
        line(
          `M${(u - q * 0.5).toFixed(1)} ${(v + q * 0.2).toFixed(1)}c${(q * 0.1).toFixed(1)} ${(-q * 0.7).toFixed(1)} ${(q * 0.9).toFixed(1)} ${(-q * 0.6).toFixed(1)} ${(q * 0.8).toFixed(1)} ${(q * 0.1).toFixed(1)}`,
          adjust(tone, { dL: lit - 0.12 }),
          1.6,
          'fill="none"',
        ),
      );
    }
  return out.join('');
}

export function fleeceCoat(
  S: Easel,
  o: { x: number; y: number; s?: number; r?: number; tone: Colour; face?: Colour },
): string {
  const { tone, face = '#352a2e' } = o;
  const dense = (list: string): Point[] => spline(trace(list), true, 5);
  const body = dense(
    '-50,48 -94,68 -108,112 -100,240 -114,390 -122,470 -60,490 0,482 60,490 122,470 114,390 100,240 108,112 94,68 50,48 0,40',
  );
  const sleeve = dense('-92,76 -130,122 -148,230 -152,318 -114,326 -104,240 -84,150');
  const hoof = trace('-153,318 -112,322 -114,350 -130,360 -150,350');
  const all = smooth(body) + smooth(sleeve) + smooth(mirrored(sleeve));
  const ear = trace('-30,84 -58,82 -88,98 -96,116 -70,118 -36,104');
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.r ?? 0 },
    path(all, '#14060c', `opacity=".55" transform="translate(-16 22)" filter="${blur(S, 9)}"`),
    hanger(80),
    [hoof, mirrored(hoof)].map(
      (d) =>
        path(smooth(d, true, 0.7), face) + path(smooth(ring((d[0]?.[0] ?? 0) * 0.87, 321, 18, 5)), '#120a0c'),
    ),
    path(smooth(sleeve) + smooth(mirrored(sleeve)), adjust(tone, { dL: -0.26 })),
    wool(S, sleeve, adjust(tone, { dL: -0.07 }), 12),
    wool(S, mirrored(sleeve), adjust(tone, { dL: -0.02 }), 12),
    path(smooth(body), adjust(tone, { dL: -0.26 })),
    wool(S, body, tone, 14),
    // the front edge, with toggles
    path(smooth(ribbon(traceCurve('4,180 2,300 6,478'), () => 3)), adjust(tone, { dL: -0.34 })),
    [230, 300, 370].map(
      (y) => path(smooth(ring(4, y, 9, 6)), '#5a3824') + path(smooth(ring(3, y - 2, 6, 3)), '#a8743e'),
    ),
    // the hood: a sleeping face
    path(smooth(ear) + smooth(mirrored(ear)), mix(face, '#000000', 0.15)),
    path(soften('-60,96 -42,94 -76,112 -84,110'), '#8a5a58'),
    path(soften('60,96 42,94 76,112 84,110'), '#8a5a58'),
    path(soften('-31,66 -36,108 -26,156 -14,184 0,190 14,184 26,156 36,108 31,66 0,52'), face),
    path(soften('4,70 24,76 28,108 20,150 10,178 14,130'), mix(face, '#c8a890', 0.22)),
    wool(
      S,
      spline(trace('-36,78 -30,48 0,36 30,48 36,78 14,92 -14,92'), true, 5),
      adjust(tone, { dL: 0.02 }),
      11,
    ),
    line('M-27 122c5 6 12 6 16 0M11 122c5 6 12 6 16 0', '#e9dcc0', 3, 'fill="none" stroke-linecap="round"'),
    line('M-7 172l4 5M7 172l-4 5M0 180v6', '#c8a890', 2.4, 'stroke-linecap="round"'),
  );
}

const GREYS = { base: '#4a4a55', light: '#83838e', pale: '#bdb8b2', dark: '#24232b' };

/** Hair over a region, and a ragged fringe round it. */
function fur(S: Easel, region: Points, n: number, angle: number, light: Colour): string {
  const hair = (count: number, colour: Colour, opacity: [number, number]): string =>
    strokes(S, {
      region,
      n: count,
      length: 30,
      width: 4.6,
      angle: (x) => angle - x * 0.002 + S.noise.n2(x / 30, 3) * 0.3,
      colour,
      dL: 0.05,
      opacity,
    });
  const ragged = region
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => {
      const l = S.rng.range(12, 24);
      const out = Math.sign(x) * S.rng.range(2, 8);
      return smooth(
        ribbon(
          [
            [x - out * 0.5, y - l * 0.4],
            [x + out * 0.4, y + l * 0.2],
            [x + out, y + l],
          ],
          (t) => 4 * (1 - t) + 0.4,
        ),
      );
    });
  return (
    path(ragged.join(''), GREYS.dark) +
    path(smooth(region), GREYS.base) +
    hair(n, light, [0.4, 0.85]) +
    hair(Math.round(n * 0.6), GREYS.dark, [0.4, 0.8])
  );
}

export function wolfCoat(S: Easel, o: { x: number; y: number; s?: number; r?: number }): string {
  const dense = (list: string): Point[] => spline(trace(list), true, 5);
  const body = dense(
    '-56,50 -108,74 -126,116 -116,240 -128,400 -148,548 -100,572 -52,560 52,560 100,572 148,548 128,400 116,240 126,116 108,74 56,50 0,42',
  );
  const sleeve = dense('-104,78 -148,128 -170,240 -178,350 -172,392 -132,398 -124,340 -118,240 -96,160');
  const tail = dense(
    '-14,530 -26,610 -40,672 -72,716 -108,728 -126,750 -104,778 -58,774 -18,732 4,668 16,600 22,540',
  );
  const open = soften('-4,220 -24,290 -48,400 -78,566 0,552 78,566 48,400 24,290 4,220', 0.8);
  const head = dense(
    '-54,60 -62,96 -50,128 -34,150 -26,190 -14,214 0,220 14,214 26,190 34,150 50,128 62,96 54,60 28,40 0,34 -28,40',
  );
  const claws = (x: number, y: number): string =>
    times(3, (k) =>
      path(
        smooth(trace('-4,0 4,0 3,12 -2,20').map(([u, v]): Point => [x + u + (k - 1) * 13, y + v])),
        '#efe4cc',
      ),
    ).join('');
  const ear = trace('-34,50 -70,32 -106,44 -122,76 -98,80 -58,84');
  const innerEar = trace('-56,58 -80,50 -104,64 -84,72 -60,72');
  const all = [body, sleeve, mirrored(sleeve), tail].map((p) => smooth(p)).join('');
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.r ?? 0 },
    path(all, '#0a0408', `opacity=".65" transform="translate(-26 30)" filter="${blur(S, 12)}"`),
    hanger(100),
    fur(S, tail, 150, 1.57, GREYS.light),
    strokes(S, {
      region: trace('-126,750 -106,728 -84,728 -84,776 -106,778'),
      n: 46,
      length: 24,
      width: 4,
      angle: 2.9,
      colour: GREYS.pale,
      dL: 0.05,
      opacity: [0.7, 0.95],
    }),
    fur(S, sleeve, 130, 1.6, GREYS.light),
    fur(S, mirrored(sleeve), 130, 1.5, GREYS.pale),
    // empty cuffs
    [-152, 152].map((x) => path(smooth(ring(x, 394, 21, 7)), '#7c1626') + claws(x, 396)),
    fur(S, body, 420, 1.57, GREYS.light),
    strokes(S, {
      region: dense('70,80 118,100 112,240 122,400 138,540 100,556 84,400 76,240'),
      n: 170,
      length: 28,
      width: 3.6,
      angle: 1.5,
      colour: GREYS.pale,
      dL: 0.05,
      opacity: [0.4, 0.85],
    }),
    // open down the front, on scarlet satin
    path(open, '#5c0d1c'),
    group(
      { 'clip-path': S.clip(open) },
      path(open, '#b3202f', 'transform="translate(6 8)"'),
      times(9, (i) =>
        line(
          `M${-90 + i * 24} 620C${-60 + i * 17} 460 ${-20 + i * 6} 300 0 150`,
          i % 2 ? '#d8434a' : '#7c1626',
          i % 2 ? 5 : 7,
          'fill="none" opacity=".7"',
        ),
      ),
      path(soften('-4,150 -40,400 -90,580 -60,580 -20,400 0,260'), '#3c0712', 'opacity=".6"'),
    ),
    [-1, 1].map((k) =>
      strokes(S, {
        region: [
          [k * 2, 150],
          [k * 22, 260],
          [k * 46, 400],
          [k * 78, 564],
          [k * 90, 560],
          [k * 60, 400],
          [k * 34, 260],
          [k * 12, 150],
        ],
        n: 90,
        length: 20,
        width: 3.6,
        angle: 1.57 + k * 0.5,
        colour: k > 0 ? GREYS.pale : GREYS.light,
        dL: 0.05,
        opacity: [0.6, 0.95],
      }),
    ),
    [250, 330, 410].map(
      (y) =>
        path(smooth(ring(46 + (y - 250) * 0.16, y, 11, 11)), '#6d4a14') +
        path(smooth(ring(45 + (y - 250) * 0.16, y - 2, 9, 9)), '#e8bc5a'),
    ),
    // the hood hangs forward, limp, its eyes sewn shut
    group(
      { transform: 'translate(4 44) rotate(7)' },
      path(smooth(ear) + smooth(mirrored(ear)), GREYS.dark),
      path(smooth(innerEar) + smooth(mirrored(innerEar)), '#8a5f5c'),
      path(smooth(head), '#0a0408', `opacity=".6" transform="translate(-6 14)" filter="${blur(S, 6)}"`),
      fur(S, head, 150, 1.57, GREYS.light),
      [-1, 1].map((k) =>
        strokes(S, {
          region: trace('58,98 46,124 30,150 22,190 14,170 20,130 40,112').map(([x, y]): Point => [k * x, y]),
          n: 60,
          length: 16,
          width: 3,
          angle: 1.57 + k * 0.25,
          colour: '#d0cac2',
          dL: 0.05,
          opacity: [0.6, 0.95],
        }),
      ),
      line(
        'M-44 100c6 10 22 11 30 2M44 100c-6 10 -22 11 -30 2',
        '#0e0d11',
        5,
        'fill="none" stroke-linecap="round"',
      ),
      path(soften('-16,196 0,190 16,196 12,214 0,222 -12,214'), '#0e0d11'),
      path(soften('2,196 10,197 8,204 2,203'), '#77757e'),
    ),
  );
}
