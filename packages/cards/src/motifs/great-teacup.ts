/** A teacup as large as a hill, on its saucer, full of tea; from (58, 700) to (740, 1190), lit from the upper left. Gouache. */
import { strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { softShadow } from '../kit/light.ts';
import { Layers, ellipse, flat, group, line, path } from '../kit/markup.ts';
import { blur, chalk, edge, form } from '../kit/materials.ts';
import type { Point } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

type TeacupPaint = Palette<
  'blue' | 'cream' | 'ivory' | 'moss' | 'rose' | 'sageD' | 'tea' | 'teaD' | 'teaL' | 'warm'
>;

/** The middle of the cup, its rim, the level of the tea. */
export const CX = 396;
export const RIM = 762;
export const TEA = RIM + 13;
const RIM_DEPTH = 62;
const RX = 256;
/** The outline of the cup. */
export const CUP = `M${CX - RX} ${RIM}C${CX - RX + 6} ${RIM + 120} ${CX - 205} ${RIM + 246} ${CX - 108} ${RIM + 300}C${CX - 96} ${RIM + 308} ${CX - 92} ${RIM + 322} ${CX - 96} ${RIM + 338}C${CX - 50} ${RIM + 356} ${CX + 50} ${RIM + 356} ${CX + 96} ${RIM + 338}C${CX + 92} ${RIM + 322} ${CX + 96} ${RIM + 308} ${CX + 108} ${RIM + 300}C${CX + 205} ${RIM + 246} ${CX + RX - 6} ${RIM + 120} ${CX + RX} ${RIM}C${CX + RX} ${RIM + 34} ${CX + 140} ${RIM + RIM_DEPTH} ${CX} ${RIM + RIM_DEPTH}C${CX - 140} ${RIM + RIM_DEPTH} ${CX - RX} ${RIM + 34} ${CX - RX} ${RIM}Z`;
const INSIDE = `M${CX - RX} ${RIM}C${CX - RX} ${RIM - 34} ${CX - 140} ${RIM - RIM_DEPTH} ${CX} ${RIM - RIM_DEPTH}C${CX + 140} ${RIM - RIM_DEPTH} ${CX + RX} ${RIM - 34} ${CX + RX} ${RIM}C${CX + RX} ${RIM + 34} ${CX + 140} ${RIM + RIM_DEPTH} ${CX} ${RIM + RIM_DEPTH}C${CX - 140} ${RIM + RIM_DEPTH} ${CX - RX} ${RIM + 34} ${CX - RX} ${RIM}Z`;
/** A spot of the printed band: u -1..1 along it, v 0..1 down it. */
export const onBand = (u: number, v: number): Point => {
  const x = CX + u * (RX - 10 - v * 40),
    y = RIM + 74 + v * 130 + Math.sqrt(Math.max(0, 1 - u * u)) * RIM_DEPTH * (1 - v * 0.25) - 6;
  return [x, y];
};

const porcelain = (S: Easel, P: TeacupPaint, o = {}) =>
  form(S, {
    angle: 215,
    size: 26,
    soft: 22,
    shade: mix(P.sageD, P.warm, 0.35),
    shadeOpacity: 0.7,
    light: '#fffdf2',
    lightOpacity: 0.9,
    lightSize: 7,
    rough: 2,
    roughFrequency: 0.02,
    grain: 0.6,
    mottle: 0.18,
    mottleFrequency: 0.01,
    mottleDark: mix(P.rose, P.ivory, 0.3),
    bounce: P.teaL,
    bounceOpacity: 0.2,
    bounceSize: 8,
    ...o,
  });

export function saucer(S: Easel, P: TeacupPaint): string {
  const laid = new Layers();
  const sy = 1092,
    shC = mix(P.moss, P.warm, 0.35);
  laid.add(softShadow(S, CX + 40, sy + 34, 400, 70, P.moss, 0.7));
  laid.add(
    path(
      `M${CX - 338} ${sy}C${CX - 330} ${sy + 62} ${CX - 150} ${sy + 98} ${CX} ${sy + 98}C${CX + 150} ${sy + 98} ${CX + 330} ${sy + 62} ${CX + 338} ${sy}C${CX + 330} ${sy - 60} ${CX + 150} ${sy - 84} ${CX} ${sy - 84}C${CX - 150} ${sy - 84} ${CX - 330} ${sy - 60} ${CX - 338} ${sy}Z`,
      P.ivory,
      `filter="${porcelain(S, P, { size: 20 })}"`,
    ),
    ellipse(
      CX,
      sy - 4,
      318,
      76,
      'none',
      `stroke="${P.blue}" stroke-width="4" opacity=".65" filter="${chalk(S, { fx: 0.07, lo: 0.25, hi: 0.5 })}"`,
    ),
    ellipse(CX, sy - 2, 296, 68, 'none', `stroke="${P.blue}" stroke-width="1.6" opacity=".5"`),
    ellipse(CX, sy + 6, 190, 44, S.radial(fading(shC, 0.75, [0.75, 0.45], 0))),
    ellipse(CX + 20, sy - 10, 150, 32, mix(P.ivory, P.sageD, 0.3), 'opacity=".6"'),
  );
  return laid.svg();
}

export function teacup(S: Easel, P: TeacupPaint): string {
  const hnd = ribbon(
    spline([
      [CX + 226, RIM + 64],
      [CX + 292, RIM + 24],
      [CX + 344, RIM + 60],
      [CX + 332, RIM + 130],
      [CX + 264, RIM + 186],
      [CX + 170, RIM + 206],
    ]),
    (t) => 15 - 5 * Math.sin(Math.PI * t),
  );
  return flat([
    path(
      smooth(hnd.filter((_, i) => i % 2 === 0)),
      P.ivory,
      `filter="${porcelain(S, P, { size: 9, soft: 7, lightSize: 4 })}"`,
    ),
    path(CUP, P.ivory, `filter="${porcelain(S, P, { size: 70, soft: 48 })}"`),
  ]);
}

export function teacupHighlight(S: Easel): string {
  return path(
    smooth([
      [CX - 222, RIM + 60],
      [CX - 214, RIM + 140],
      [CX - 176, RIM + 220],
      [CX - 150, RIM + 250],
      [CX - 176, RIM + 206],
      [CX - 200, RIM + 130],
      [CX - 206, RIM + 64],
    ]),
    '#fffef6',
    `opacity=".8" filter="${blur(S, 4)}"`,
  );
}

/** The inside and the tea; what stands in the tea is clipped by `inCup`. */
export function teaInCup(S: Easel, P: TeacupPaint): { svg: string; inCup: string } {
  const laid = new Layers();
  const inCup = S.clip(INSIDE),
    tx = RX - 14,
    tyr = RIM_DEPTH - 8;
  laid.add(
    path(
      INSIDE,
      S.linearAt(
        [mix(P.ivory, P.warm, 0.45), mix(P.ivory, P.warm, 0.15), P.cream],
        CX - RX,
        RIM,
        CX + RX,
        RIM,
      ),
    ),
    group(
      { 'clip-path': inCup },
      ellipse(CX, TEA, tx, tyr, S.radialAt([P.teaL, [0.45, P.tea], P.teaD], CX - 90, TEA - 6, 300, '')),
      group(
        {
          'clip-path': S.clip(
            `M${CX - tx} ${TEA}a${tx} ${tyr} 0 1 0 ${2 * tx} 0a${tx} ${tyr} 0 1 0 ${-2 * tx} 0Z`,
          ),
        },
        strokes(S, {
          region: [CX - tx, TEA - tyr, 2 * tx, 2 * tyr],
          n: 260,
          length: 60,
          width: 3,
          angle: 0,
          colour: (x, y) =>
            mix(
              P.teaL,
              P.teaD,
              clamp(Math.hypot((x - CX + 80) / 300, (y - TEA + 8) / 70) + 0.15 * S.noise.n2(x / 30, y / 8)),
            ),
          opacity: [0.2, 0.5],
          spread: 0.03,
        }),
        [1, 1.45, 2, 2.7].map(
          (k, i) =>
            `<ellipse cx="${CX}" cy="${TEA + 4}" rx="${84 * k}" ry="${20 * k}" fill="none" stroke="${P.teaL}" stroke-width="${2.4 - i * 0.45}" opacity="${0.7 - i * 0.14}" filter="${edge(S, 5, 0.04, 4)}"/>`,
        ),
      ),
      ellipse(CX, TEA, tx, tyr, 'none', `stroke="${P.teaL}" stroke-width="2" opacity=".8"`),
    ),
  );
  laid.add(
    line(
      `M${CX + RX} ${RIM}C${CX + RX} ${RIM - 34} ${CX + 140} ${RIM - RIM_DEPTH} ${CX} ${RIM - RIM_DEPTH}C${CX - 140} ${RIM - RIM_DEPTH} ${CX - RX} ${RIM - 34} ${CX - RX} ${RIM}`,
      oklch(0.975, 0.02, 92),
      6,
    ),
  );
  return { svg: laid.svg(), inCup };
}

export function teacupLip(): string {
  return flat([
    line(
      `M${CX - RX} ${RIM}C${CX - RX} ${RIM + 34} ${CX - 140} ${RIM + RIM_DEPTH} ${CX} ${RIM + RIM_DEPTH}C${CX + 140} ${RIM + RIM_DEPTH} ${CX + RX} ${RIM + 34} ${CX + RX} ${RIM}`,
      oklch(0.975, 0.02, 92),
      7,
      '',
    ),
    line(
      `M${CX - RX + 3} ${RIM + 6}C${CX - RX + 6} ${RIM + 38} ${CX - 140} ${RIM + RIM_DEPTH + 5} ${CX} ${RIM + RIM_DEPTH + 5}C${CX + 140} ${RIM + RIM_DEPTH + 5} ${CX + RX - 6} ${RIM + 38} ${CX + RX - 3} ${RIM + 6}`,
      oklch(0.72, 0.1, 78),
      2.4,
      'opacity=".8"',
    ),
  ]);
}
