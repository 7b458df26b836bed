/** The bust of a gentleman without a head: coat, waistcoat, a keyhole over the heart; fills a card below 806, lit from above. Gouache. */
import { brushLine, leaf, strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, type Colour, type Palette } from '../kit/colour.ts';
import { pathPoints, polygon, smooth, spline } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { Layers, ellipse, group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper, wobble } from '../kit/shapes.ts';

type CoatPaint = Palette<
  'black' | 'deep' | 'green' | 'leaf' | 'gold' | 'moonC' | 'brass' | 'brassD' | 'coat' | 'coatL'
>;

const broadcloth = (S: Easel, c: CoatPaint, o = {}) =>
  form(S, {
    angle: -90,
    size: 30,
    soft: 24,
    shade: c.black,
    shadeOpacity: 0.75,
    light: c.gold,
    lightOpacity: 0.75,
    lightSize: 6,
    lightSoft: 4,
    rough: 3,
    roughFrequency: 0.02,
    grain: 0.6,
    mottle: 0.22,
    mottleFrequency: 0.012,
    mottleLight: c.coatL,
    ...o,
  });

/** Coat, its folds and seams. */
export function dressCoat(S: Easel, c: CoatPaint): string {
  const laid = new Layers();
  const coatD =
      'M400 1220L62 1220C62 1130 70 1030 104 962C124 924 170 904 220 886C280 866 322 852 342 806L458 806C478 852 520 866 580 886C630 904 676 924 696 962C730 1030 738 1130 738 1220Z',
    coat = wobble(pathPoints(coatD, 6), S.noise, 4, 0.015),
    coatS = smooth(coat.filter((_, i) => i % 2 === 0)),
    coatC = S.clip(coatS);
  laid.add(
    path(coatS, c.black, `opacity=".6" transform="translate(0 8) scale(1 1)" filter="${blur(S, 18)}"`),
    path(
      coatS,
      S.radialAt(
        [mix(c.coatL, c.gold, 0.25), [0.35, c.coatL], [0.7, c.coat], mix(c.coat, c.black, 0.5)],
        400,
        760,
        520,
      ),
      `filter="${broadcloth(S, c)}"`,
    ),
  );
  const fold = (p: Points, w: number, c1: Colour, opacity = 0.5, bl = 4) =>
    path(
      smooth(ribbon(spline(p), taper(w, 0.2, 0.6)).filter((_, i) => i % 2 === 0)),
      c1,
      `opacity="${opacity}" filter="${blur(S, bl)}"`,
    );
  laid.add(
    group(
      { 'clip-path': coatC },
      fold(trace('250,890 190,960 160,1060 150,1210'), 20, c.black, 0.55, 7),
      fold(trace('232,884 170,950 138,1050 124,1210'), 6, c.gold, 0.12, 5),
      fold(trace('550,890 610,960 640,1060 650,1210'), 20, c.black, 0.55, 7),
      fold(trace('568,884 630,950 662,1050 676,1210'), 6, c.gold, 0.12, 5),
      fold(trace('210,990 230,1080 222,1210'), 14, c.black, 0.4, 6),
      fold(trace('590,1000 572,1090 580,1210'), 14, c.black, 0.4, 6),
      strokes(S, {
        region: coat,
        n: 420,
        length: 110,
        width: 9,
        angle: (x) => Math.PI / 2 + (x - 400) / 900,
        colour: (x, y) =>
          mix(
            mix(c.coat, c.black, 0.3),
            c.coatL,
            clamp(0.9 - (y - 860) / 300 + 0.3 * S.noise.n2(x / 60, y / 160)) * 0.7,
          ),
        opacity: [0.08, 0.22],
        bend: 0.05,
      }),
    ),
  );
  for (const m of [1, -1])
    laid.add(
      group(
        { 'clip-path': coatC },
        brushLine(
          S,
          trace('232,890 206,960 196,1060 192,1215').map(([x, y]): Point => [400 + m * (x - 400), y]),
          2,
          c.black,
          { opacity: 0.55 },
        ),
        fold(
          trace('120,960 104,1040 96,1130 96,1220').map(([x, y]): Point => [400 + m * (x - 400), y]),
          16,
          mix(c.coatL, c.leaf, 0.4),
          0.3,
          8,
        ),
      ),
    );
  return laid.svg();
}

export function waistcoat(S: Easel, c: CoatPaint): string {
  const laid = new Layers();
  const vest = 'M352 830L448 830L470 960L452 1220L348 1220L330 960Z';
  laid.add(
    path(
      vest,
      S.linearAt([oklch(0.46, 0.09, 150), c.green, c.deep], 400, 820, 400, 1210),
      `filter="${broadcloth(S, c, { size: 16, lightSize: 3, lightOpacity: 0.3 })}"`,
    ),
  );
  const vC = S.clip(vest),
    vp: string[] = [];
  for (let r = 0; r < 11; r++)
    for (let k = 0; k < 6; k++) {
      const x = 338 + k * 25 + (r % 2) * 12,
        y = 880 + r * 32;
      vp.push(
        path(leaf(x, y, -0.8, 13, 3.4), c.brass, 'opacity=".34"'),
        path(leaf(x, y, -2.3, 13, 3.4), c.brass, 'opacity=".34"'),
        line(`M${x} ${y}v9`, c.brass, 1, 'opacity=".34"'),
      );
    }
  laid.add(group({ 'clip-path': vC }, vp, line('M400 1040V1220', c.black, 2.4, 'opacity=".7"')));
  for (const y of [1078, 1138, 1198])
    laid.add(
      ellipse(
        410,
        y,
        8,
        8,
        c.brass,
        `filter="${form(S, { angle: -90, size: 5, shade: c.brassD, light: c.moonC, lightOpacity: 0.95, lightSize: 2, rough: 0.8 })}"`,
      ),
    );
  return laid.svg();
}

/** A lit keyhole over the heart. */
export function keyhole(S: Easel, c: CoatPaint): string {
  const laid = new Layers();
  const kx = 400,
    ky = 968;
  laid.add(
    glow(S, kx, ky, 120, c.gold, 0.75, 0.4),
    path(
      smooth([
        [kx, ky - 50],
        [kx + 30, ky - 36],
        [kx + 32, ky],
        [kx + 24, ky + 36],
        [kx, ky + 54],
        [kx - 24, ky + 36],
        [kx - 32, ky],
        [kx - 30, ky - 36],
      ]),
      c.brass,
      `filter="${form(S, { angle: -90, size: 14, shade: c.brassD, shadeOpacity: 0.8, light: c.moonC, lightOpacity: 0.95, lightSize: 3, rough: 1.4, mottle: 0.3, mottleFrequency: 0.03 })}"`,
    ),
    path(
      `M${kx} ${ky - 24}a14 14 0 0 1 8 25l7 30h-30l7 -30a14 14 0 0 1 8 -25Z`,
      S.linear([c.moonC, c.gold]),
      '',
    ),
    line(`M${kx} ${ky - 24}a14 14 0 0 1 8 25l7 30h-30l7 -30a14 14 0 0 1 8 -25Z`, c.brassD, 1.8),
    glow(S, kx, ky - 2, 56, c.moonC, 0.8, 0.4),
  );
  for (const [x, y] of trace('0,-41 0,45 -25,-4 25,-4'))
    laid.add(ellipse(kx + x, ky + y, 2.4, 2.4, c.brassD));
  return laid.svg();
}

export function lapels(S: Easel, c: CoatPaint): string {
  const laid = new Layers();
  const lap = (m: number) => {
    const X = (p: Points) => p.map(([x, y]: Point): Point => [400 + m * (x - 400), y]);
    const L1 = X(
      trace(
        '352,812 312,846 262,894 240,944 284,950 262,994 296,1080 346,1220 362,1220 346,1060 334,960 344,880',
      ),
    );
    const d = smooth(L1, true, 0.55);
    laid.add(
      path(d, c.black, `opacity=".6" transform="translate(${-6 * m} 10)" filter="${blur(S, 7)}"`),
      path(
        d,
        S.radialAt([mix(c.coatL, c.gold, 0.4), [0.4, c.coatL], c.coat], 400, 780, 380),
        `filter="${broadcloth(S, c, { size: 12, lightSize: 4, lightOpacity: 0.85 })}"`,
      ),
      line(
        polygon(X(trace('318,858 274,902 256,936 296,944 276,992 306,1072 348,1190')), false),
        c.brass,
        1.8,
        'stroke-dasharray="6 5" opacity=".6"',
      ),
    );
  };
  lap(1);
  lap(-1);
  return laid.svg();
}
