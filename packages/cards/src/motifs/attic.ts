/** An attic under a steep roof, looked along from one end; it fills the card and is lit from its floor at (420, 700). Gouache. */
import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, oklch, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { Layers, ellipse, line, path, type Mark } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { between, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';

export type AtticPaint = Palette<'soot' | 'dust' | 'dustL' | 'orange' | 'peach'>;

/** Three planes of the attic, as maps from (along 0 low..1 high, depth 0 back..1 front). */
const leftPlane = (u: number, d: number): Point =>
  between(between([214, 596], [438, 96], u), between([-470, 1230], [420, -460], u), d ** 1.6);
const rightPlane = (u: number, d: number): Point =>
  between(between([652, 596], [438, 96], u), between([1260, 1230], [420, -460], u), d ** 1.6);
const floorAt = (u: number, d: number): Point =>
  between(between([214, 596], [652, 596], u), between([-470, 1230], [1260, 1230], u), d ** 1.6);

/** How much of the sunset on the boards reaches a spot. */
const sunset = (x: number, y: number): number => clamp(1 - Math.hypot((x - 420) / 560, (y - 700) / 640));

/** Planks of the roof, beams, back gable with its round window; the grain of each slope has an easel of its own. */
export function atticRoof(S: Easel, grain: readonly [Easel, Easel], c: AtticPaint): string {
  const laid = new Layers();
  laid.add(`<rect width="800" height="1200" fill="${c.soot}"/>`);
  for (const [plane, side] of [
    [leftPlane, -1],
    [rightPlane, 1],
  ] as const) {
    for (let i = 0; i < 15; i++) {
      const quad: Point[] = [
        ...times(7, (k) => plane(i / 15, k / 6)),
        ...times(7, (k) => plane((i + 1) / 15, 1 - k / 6)),
      ];
      const [mx, my] = plane((i + 0.5) / 15, 0.35);
      laid.add(
        path(
          polygon(wobble(quad, S.noise, 2, 0.02)),
          mix(mix(c.soot, c.dust, 0.5 + S.rng.range(-0.15, 0.15)), c.orange, sunset(mx, my) * 0.34),
        ),
        line(
          polygon(
            times(7, (k) => plane(i / 15, k / 6)),
            false,
          ),
          c.soot,
          3,
          'opacity=".8"',
        ),
      );
    }
    laid.add(grainOf(grain[side < 0 ? 0 : 1], plane, c));
    for (const d of [0.06, 0.24, 0.44, 0.66, 0.9]) {
      const beam = times(9, (k) => plane(k / 8, d));
      const w = 6 + d * 26;
      const [bx, by] = plane(0.35, d);
      laid.add(
        path(
          smooth(ribbon(beam, () => w)),
          mix(c.dust, c.orange, sunset(bx, by) * 0.35),
          `filter="${form(S, { angle: side < 0 ? 40 : 140, size: w * 0.9, shade: c.soot, shadeOpacity: 0.8, light: c.peach, lightOpacity: 0.85 - d * 0.3, lightSize: 4, rough: 3, mottle: 0.3 })}"`,
        ),
      );
    }
  }
  const gable: Point[] = trace('214,596 438,96 652,596');
  laid.add(
    path(polygon(gable), mix(c.dust, c.orange, 0.3)),
    times(14, (i) => {
      const x = 230 + i * 30;
      const top = 596 - 500 * (1 - Math.abs(x - 438) / (x < 438 ? 224 : 214));
      return line(`M${x} 596L${x + S.rng.gauss(0, 1)} ${top}`, mix(c.soot, c.dust, 0.4), 3, 'opacity=".7"');
    }),
    strokes(S, {
      region: gable,
      n: 160,
      length: 70,
      width: 6,
      angle: 1.57,
      spread: 0.05,
      colour: (_, y) => mix(mix(c.dust, c.soot, 0.4), c.orange, clamp((y - 200) / 460)),
      opacity: [0.15, 0.45],
    }),
    // round window: tonight has no weather at all
    ellipse(
      438,
      300,
      56,
      56,
      mix(c.dustL, c.soot, 0.3),
      `filter="${form(S, { angle: 90, size: 10, shade: c.soot, light: c.peach, lightSize: 4, rough: 2 })}"`,
    ),
    ellipse(438, 300, 44, 44, oklch(0.3, 0.03, 265)),
    ellipse(438, 300, 44, 44, S.radialAt([oklch(0.42, 0.03, 265), oklch(0.24, 0.03, 268)], 430, 280, 60)),
    line('M438 256V344M394 300H482', mix(c.dustL, c.soot, 0.3), 6),
  );
  return laid.svg();
}

/** Floorboards. */
export function atticFloor(S: Easel, c: AtticPaint): string {
  const laid = new Layers();
  for (let i = 0; i < 17; i++) {
    const quad: Point[] = [
      ...times(8, (k) => floorAt(i / 17, k / 7)),
      ...times(8, (k) => floorAt((i + 1) / 17, 1 - k / 7)),
    ];
    const [mx, my] = floorAt((i + 0.5) / 17, 0.5);
    laid.add(
      path(
        polygon(quad),
        mix(mix(c.dust, c.soot, 0.35 + S.rng.range(-0.1, 0.15)), c.orange, sunset(mx, my) * 0.4),
      ),
      line(
        polygon(
          times(8, (k) => floorAt(i / 17, k / 7)),
          false,
        ),
        c.soot,
        3.4,
        'opacity=".85"',
      ),
    );
  }
  laid.add(
    strokes(S, {
      region: [floorAt(0, 0), floorAt(1, 0), [820, 1210], [-20, 1210]],
      n: 420,
      length: 90,
      width: 4,
      angle: (x, y) => Math.atan2(y - 420, x - 430),
      spread: 0.03,
      colour: (x, y) => mix(mix(c.soot, c.dust, 0.6), c.orange, sunset(x, y) * 0.55),
      opacity: [0.15, 0.45],
    }),
    glow(S, 430, 640, 420, c.orange, 0.55, 0.5, 0.6),
  );
  return laid.svg();
}

function grainOf(e: Easel, plane: (u: number, d: number) => Point, c: AtticPaint): Mark {
  return times(150, () => {
    const [u, d] = [e.rng.f(), e.rng.range(0, 0.9)];
    const run = times(4, (k) => plane(u, d + k * 0.03));
    const [x, y] = plane(u, d);
    return brushLine(e, run, 1.4 + d * 3, mix(mix(c.soot, c.dustL, 0.3), c.orange, sunset(x, y) * 0.5), {
      opacity: 0.4,
    });
  });
}
