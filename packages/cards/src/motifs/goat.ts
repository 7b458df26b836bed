/** A white goat trotting to the left, about 280 wide at s = 1; (x, y) is the ground under its middle. Its mouth is at mouth(). */
import { brushLine } from '../kit/brush.ts';
import { smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { group, moved, path } from '../kit/markup.ts';
import { lerp, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';
import { ink, lifted, soft, stain } from './watercolour-marks.ts';

export interface GoatOptions {
  x: number;
  y: number;
  s?: number;
  /** Where the light comes from, degrees. */
  from?: number;
}

/** Where the goat holds things, on the card. */
export const goatMouth = ({ x, y, s = 1 }: GoatOptions): Point => [x - 158 * s, y - 186 * s];

export function goat(S: Easel, o: GoatOptions): string {
  const { x, y, s = 1, from = 190 } = o;
  const [COAT, SHADE, HOOF] = ['#fbf3e4', '#8d86a0', '#3a3038'];
  const leg = (list: string, near: boolean): string => {
    const points = trace(list);
    const [hx, hy] = points[points.length - 1] ?? [0, 0];
    const d = smooth(
      ribbon(
        spline(points, false, 8),
        (t) => lerp(near ? 19 : 16, 5.5, Math.min(1, t * 1.5)) + (t > 0.86 ? 1.5 : 0),
      ),
    );
    return (
      shaded(S, d, { fill: near ? COAT : '#cfc6cc', shade: SHADE, from, depth: 10, min: 0.85 }) +
      path(`M${hx - 8} ${hy - 6}L${hx + 6} ${hy - 6}L${hx + 7} ${hy + 6}L${hx - 13} ${hy + 7}Z`, HOOF)
    );
  };
  const hair = (list: string, n: number, angle: number, length: number, colour = '#857d92'): string =>
    stain(S, {
      region: spline(trace(list), true, 8),
      n,
      length,
      width: 1.2,
      angle,
      colour,
      opacity: [0.15, 0.5],
      spread: 0.35,
      bend: 0.4,
    });
  const body =
    '-96,-176 -70,-172 -30,-166 20,-170 66,-172 96,-158 106,-130 98,-104 76,-92 30,-84 -20,-78 -56,-80 -84,-96 -98,-124';
  const neck =
    '-122,-236 -98,-232 -80,-208 -60,-178 -52,-140 -70,-104 -96,-110 -108,-140 -116,-176 -126,-206';
  const head =
    '-100,-242 -118,-250 -138,-236 -156,-212 -166,-192 -164,-180 -150,-178 -134,-186 -116,-196 -100,-206 -92,-224';
  return moved(
    { x, y, s },
    // far legs
    leg('64,-112 78,-78 104,-60 124,-36', false),
    leg('-58,-108 -72,-70 -104,-62 -112,-34', false),
    // tail
    shaded(S, soften('92,-158 112,-176 126,-196 132,-180 122,-158 104,-144'), {
      fill: COAT,
      shade: SHADE,
      from,
      depth: 8,
      min: 0.9,
    }),
    shaded(
      S,
      soften(body),
      { fill: COAT, shade: SHADE, from, depth: 34, min: 0.86, crisp: 0.3 },
      hair(body, 260, 0.5, 22),
      soft(S, soften('-20,-84 60,-88 100,-110 100,-80 0,-70'), '#6f6a8c', 8, 0.6),
    ),
    // belly and chest hair
    times(34, (i) => {
      const t = i / 34;
      const [bx, by] = [lerp(-92, 74, t), -92 + 14 * Math.sin(t * 3) - 8];
      return brushLine(
        S,
        [
          [bx, by - 6],
          [bx + 3, by + 10],
          [bx + S.rng.range(2, 10), by + S.rng.range(16, 34)],
        ],
        3,
        t > 0.4 ? '#c9c0c8' : '#efe6da',
        { decay: 0.8 },
      );
    }),
    leg('82,-128 92,-84 74,-44 92,-2', true),
    leg('-74,-118 -92,-74 -118,-64 -150,-30', true),
    leg('-64,-110 -60,-66 -44,-36 -46,-2', true),
    shaded(S, soften('62,-160 100,-150 108,-120 96,-92 70,-96 58,-124'), {
      fill: COAT,
      shade: SHADE,
      from,
      depth: 14,
      min: 0.9,
      crisp: 0.25,
      rim: 0.6,
      rimStrength: 0.2,
    }),
    // neck and head
    shaded(
      S,
      soften(neck),
      { fill: COAT, shade: SHADE, from, depth: 22, min: 0.9, crisp: 0.3 },
      hair(neck, 130, 1.2, 24),
    ),
    times(16, () => {
      const [bx, by] = [S.rng.range(-112, -80), S.rng.range(-150, -112)];
      return brushLine(
        S,
        [
          [bx, by],
          [bx - 2, by + 16],
          [bx + S.rng.range(-4, 8), by + S.rng.range(24, 44)],
        ],
        3,
        '#efe6da',
        { decay: 0.8 },
      );
    }),
    // far horn, head, near horn
    shaded(
      S,
      smooth(ribbon(traceCurve('-112,-244 -112,-272 -96,-296 -70,-306', 8), (t) => 8 * (1 - t) + 1)),
      {
        fill: '#9a8a78',
        shade: '#453a44',
        from,
        depth: 5,
      },
    ),
    shaded(
      S,
      soften(head),
      { fill: COAT, shade: SHADE, from, depth: 18, min: 0.9, crisp: 0.35 },
      hair(head, 40, 2.3, 14),
    ),
    shaded(
      S,
      smooth(ribbon(traceCurve('-108,-242 -104,-272 -84,-292 -54,-296 -34,-284', 8), (t) => 9 * (1 - t) + 1)),
      { fill: '#b5a48c', shade: '#4e424a', from, depth: 6 },
      times(9, (i) => {
        const [hx, hy] = [lerp(-110, -56, i / 9) + 4, -252 - 44 * Math.sin((i / 9) * 1.5)];
        return ink(
          S,
          `M${hx - 4} ${hy + 8}C${hx} ${hy} ${hx + 6} ${hy - 4} ${hx + 10} ${hy - 4}`,
          1.6,
          '#4e424a',
        );
      }),
    ),
    // ear, eye, nose, mouth
    shaded(S, soften('-98,-228 -78,-238 -56,-232 -62,-220 -80,-214 -96,-216'), {
      fill: '#efe2d4',
      shade: SHADE,
      from,
      depth: 8,
    }),
    path('M-134 -220C-128 -226 -118 -225 -115 -219C-121 -214 -130 -214 -134 -220Z', '#e0b64c'),
    path('M-130 -220L-119 -221L-119 -218L-130 -217Z', '#1d1820'),
    ink(S, 'M-137 -222C-130 -230 -118 -229 -112 -221', 2, '#4a404c'),
    path('M-166 -194C-163 -197 -158 -196 -157 -192C-160 -189 -165 -189 -166 -194Z', '#d59a94'),
    ink(S, 'M-165 -184C-154 -183 -146 -187 -138 -193', 2, '#5a4c56'),
    // beard
    times(9, () =>
      brushLine(
        S,
        [
          [S.rng.range(-146, -128), -184],
          [-140 + S.rng.gauss(0, 5), -166],
          [-130 + S.rng.gauss(0, 8), -140 + S.rng.gauss(0, 8)],
        ],
        3,
        '#e6dccf',
        { decay: 0.8 },
      ),
    ),
    group(
      {},
      lifted(
        S,
        smooth(ribbon(traceCurve('-126,-240 -146,-218 -158,-200'), (t) => 2.5 * Math.sin(Math.PI * t))),
        0.8,
        1,
      ),
    ),
  );
}
