/** The head of the sleeping fox of fox-asleep.ts, on its tail at (566, 836). Gouache. */
import { brushLine, flowField, fringe, fur } from '../kit/brush.ts';
import { clamp, mix, oklch } from '../kit/colour.ts';
import { pathPoints, smooth } from '../kit/curves.ts';
import { Layers, group, path } from '../kit/markup.ts';
import { blur, edge } from '../kit/materials.ts';
import { inside, lerp, nth, place, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';
import type { FoxPaint } from './fox-asleep.ts';

const HEAD: Point = [566, 836];
const atHead = (p: Points) => place(p, { x: HEAD[0], y: HEAD[1], s: 1.16, r: -0.04 });
const onHead = (d: string) => atHead(pathPoints(d, 4));
const headFlow = flowField(
  (
    [
      [-170, 46, 20],
      [-120, 6, -22],
      [-70, -30, -40],
      [-20, -60, -28],
      [60, -60, 20],
      [110, 0, 50],
      [120, 60, 35],
      [40, 90, 25],
      [-40, 80, 22],
      [-110, 60, 14],
      [-30, 10, 8],
      [40, 20, 22],
    ] as const
  ).map(([x, y, a]): readonly [number, number, number] => [...nth(atHead([[x, y]]), 0), a]),
);

export function foxHead(S: Easel, c: FoxPaint): string {
  const laid = new Layers();
  const ear = (d: string, inner: string) => {
    const e = onHead(d);
    laid.add(
      path(smooth(e), mix(c.foxX, c.deep, 0.4)),
      fur(S, {
        region: e,
        n: 320,
        length: 22,
        width: 1.9,
        flow: -1.6,
        colour: (_x, y) =>
          mix(mix(c.foxX, c.deep, 0.5), mix(c.foxD, c.fox, 0.4), clamp((y - (HEAD[1] - 165)) / 110)),
        opacity: [0.5, 0.9],
      }),
    );
    const i = onHead(inner);
    laid.add(
      path(smooth(i), mix(c.foxX, c.lav, 0.35)),
      fur(S, {
        region: i,
        n: 160,
        length: 26,
        width: 1.5,
        flow: -1.7,
        colour: () => mix(mix(c.cream, c.lav, 0.45), c.foxX, clamp(S.rng.f() * 0.7)),
        opacity: [0.4, 0.8],
      }),
      fringe(S, e, { n: 90, length: 12, width: 1.6, colour: mix(c.foxX, c.foxD, 0.5), flow: -1.6, out: 0.4 }),
    );
  };
  ear(
    'M-34 -58C-36 -92 -28 -128 -6 -156C14 -134 30 -100 34 -66Z',
    'M-20 -64C-20 -92 -16 -116 -6 -136C4 -116 10 -92 12 -68Z',
  );
  const headD =
    'M-176 42C-170 26 -140 8 -112 -8C-92 -22 -74 -50 -38 -66C-4 -80 48 -80 84 -58C118 -38 136 0 132 36C150 52 146 66 134 78C120 104 84 112 48 110C4 118 -40 106 -76 88C-104 80 -140 78 -160 66C-172 62 -180 52 -176 42Z';
  const head = wobble(onHead(headD), S.noise, 4, 0.03);
  const white = onHead(
    'M-150 60C-120 50 -92 36 -66 32C-40 30 -14 44 8 34C40 22 70 40 100 30C140 30 160 60 140 80C110 120 40 120 -10 118C-60 110 -140 86 -166 66Z',
  );
  const muz = onHead('M-178 40C-168 20 -130 0 -108 -10C-96 8 -108 28 -130 40C-146 48 -164 56 -172 58Z');
  const headC = (x: number, y: number) => {
    const u = (x - HEAD[0]) / 150,
      v = (y - HEAD[1]) / 110,
      n = S.noise.fbm(x / 22, y / 22, 3);
    const k = clamp(0.6 - 0.22 * u - 0.42 * v + 0.22 * n);
    const wx = x + 6 * n,
      wy = y + 8 * n;
    if (inside(white, wx, wy))
      return k > 0.34
        ? mix(c.ice, c.snow, clamp((k - 0.34) * 2))
        : mix(mix(c.lav, c.foxX, 0.15), c.ice, clamp(k / 0.34));
    if (inside(muz, wx, wy)) return mix(c.fox, c.foxD, clamp(0.3 + 0.8 * n + (wy - HEAD[1] - 10) / 60));
    return k > 0.5 ? mix(c.fox, c.foxL, clamp((k - 0.5) / 0.35)) : mix(c.foxD, c.fox, clamp((k - 0.2) / 0.3));
  };
  laid.add(
    path(
      smooth(head.map(([x, y]): Point => [x - 4, y + 12])),
      c.foxX,
      `opacity=".55" filter="${blur(S, 12)}"`,
    ),
    path(smooth(head), c.foxD),
    group(
      { 'clip-path': S.clip(smooth(head)) },
      path(smooth(white), mix(c.ice, c.lav, 0.3), `filter="${edge(S, 16, 0.05, 3)}"`),
    ),
  );
  laid.add(
    fringe(S, head, {
      n: 420,
      length: (x) => (x > HEAD[0] + 30 ? 26 : 9),
      width: (x) => (x > HEAD[0] + 30 ? 2.6 : 1.6),
      colour: headC,
      flow: headFlow,
      out: 0.25,
    }),
    fur(S, {
      region: head,
      n: 3400,
      length: (x, _y) => lerp(9, 26, clamp((x - HEAD[0] + 190) / 260)),
      width: (x) => lerp(1.1, 2.1, clamp((x - HEAD[0] + 190) / 260)),
      flow: headFlow,
      colour: headC,
      opacity: [0.5, 0.95],
      order: ([x]) => -x * -1,
      curl: 0.25,
    }),
  );
  ear(
    'M44 -62C50 -100 68 -134 98 -156C114 -122 120 -78 108 -34C90 -50 66 -60 44 -62Z',
    'M62 -64C68 -94 80 -118 96 -134C102 -108 104 -78 98 -52C86 -58 74 -62 62 -64Z',
  );
  laid.add(
    fur(S, {
      region: onHead('M30 -66C60 -76 90 -66 116 -36C110 -20 60 -40 30 -50Z'),
      n: 220,
      length: 22,
      width: 2,
      flow: headFlow,
      colour: headC,
      opacity: [0.6, 1],
    }),
  );
  laid.add(
    fur(S, {
      region: onHead('M-52 -58C-20 -84 30 -90 66 -74L60 -50C20 -66 -20 -60 -44 -44Z'),
      n: 340,
      length: 24,
      width: 2.1,
      flow: headFlow,
      colour: headC,
      opacity: [0.6, 1],
    }),
  );
  return laid.svg();
}

/** Closed eye, nose, whiskers. */
export function foxFace(S: Easel, c: FoxPaint): string {
  const laid = new Layers();
  const eye = atHead(trace('-66,6 -52,16 -34,19 -16,12 -4,-2'));
  laid.add(brushLine(S, eye, 4.2, oklch(0.18, 0.04, 20), { attack: 0.3, decay: 0.3 }));
  for (const [i, dx, dy] of [
    [1, -7, 9],
    [2, -2, 11],
    [3, 5, 10],
  ] as const)
    laid.add(
      brushLine(
        S,
        [
          nth(eye, i),
          [nth(eye, i)[0] + dx * 0.6, nth(eye, i)[1] + dy * 0.7],
          [nth(eye, i)[0] + dx, nth(eye, i)[1] + dy],
        ],
        1.5,
        oklch(0.18, 0.04, 20),
        { attack: 0.05, decay: 0.8, curved: false },
      ),
    );
  laid.add(
    brushLine(S, atHead(trace('-66,6 -84,14 -108,20')), 3, c.foxX, { opacity: 0.5 }),
    brushLine(S, atHead(trace('-62,-14 -44,-20 -22,-20 -4,-28')), 2.4, c.foxL, { opacity: 0.6 }),
    brushLine(S, atHead(trace('-168,27 -140,10 -112,-6 -90,-24 -66,-46')), 3.6, mix(c.foxL, c.ice, 0.5), {
      opacity: 0.75,
      attack: 0.2,
      decay: 0.4,
    }),
    fur(S, {
      region: onHead(
        'M-172 30C-150 8 -120 -6 -96 -22C-84 -34 -74 -46 -60 -54L-50 -40C-70 -24 -90 -4 -110 4C-130 14 -150 30 -164 40Z',
      ),
      n: 260,
      length: 14,
      width: 1.3,
      flow: headFlow,
      colour: () => mix(c.foxL, c.ice, 0.4 * S.rng.f()),
      opacity: [0.35, 0.8],
    }),
  );
  laid.add(
    path(
      smooth(
        onHead(
          'M-186 36C-186 29 -176 25 -166 27C-158 29 -156 35 -160 42C-164 50 -170 55 -174 55C-180 52 -186 44 -186 36Z',
        ),
      ),
      oklch(0.17, 0.03, 280),
    ),
    path(smooth(onHead('M-180 33C-176 29 -170 28 -167 31C-169 34 -176 35 -180 33Z')), c.ice, 'opacity=".8"'),
    brushLine(S, atHead(trace('-168,56 -150,66 -118,70 -92,64')), 2, c.foxX, { opacity: 0.8 }),
  );
  for (const [x, y, L] of [
    [-128, 44, 1],
    [-122, 50, 1.1],
    [-130, 54, 0.9],
  ] as const)
    laid.add(
      brushLine(
        S,
        atHead([
          [x, y],
          [x + 26 * L, y + 10],
          [x + 56 * L, y + 28],
        ]),
        0.9,
        c.snow,
        { opacity: 0.7, attack: 0.05, decay: 0.9 },
      ),
    );
  return laid.svg();
}
