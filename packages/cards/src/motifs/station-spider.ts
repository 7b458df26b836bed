/** A railway station that is a spider: a glass train shed for a belly, a clock hall for a head, eight iron viaducts for legs. It faces us. */
import { mix, type Colour } from '../kit/colour.ts';
import { along, smooth, spline } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { fix, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export interface StationSpiderOptions {
  /** Between belly and head. */
  at: Point;
  /** Knee and foot of each leg, far legs first. */
  legs: readonly (readonly [knee: Point, foot: Point])[];
  c: { iron: Colour; lit: Colour; lamp: Colour; steel: Colour };
}

export function stationSpider(S: Easel, { at: [x, y], legs, c }: StationSpiderOptions): string {
  const iron = (size: number, angle = 90): string =>
    `filter="${form(S, { angle, size, shade: '#04050a', shadeOpacity: 0.85, light: c.lit, lightOpacity: 0.95, lightSize: 3.4, rough: 1.2, mottle: 0.16, mottleLight: c.steel })}"`;
  const leg = ([knee, foot]: readonly [Point, Point], i: number): string => {
    const hip: Point = [x + (foot[0] < x ? -34 : 34), y + 20];
    const mid: Point = [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 16];
    const shin: Point = [knee[0] * 0.42 + foot[0] * 0.58 + (foot[0] < x ? -12 : 12), (knee[1] + foot[1]) / 2];
    const curve = spline([hip, mid, knee, shin, foot], false, 14);
    const near = (foot[1] - 400) / 420;
    const w = (t: number): number => (8 + 7 * near) * (1 - 0.62 * t);
    const lattice = times(22, (k) => {
      const [p, q] = [along(curve, (k + 0.4) / 23), along(curve, (k + 1.3) / 23)];
      const h = w(k / 23) * (k % 2 ? 0.75 : -0.75);
      const side = (o: { x: number; y: number; angle: number }, d: number): string =>
        `${fix(o.x - Math.sin(o.angle) * d)} ${fix(o.y + Math.cos(o.angle) * d)}`;
      return line(`M${side(p, h)}L${side(q, -h)}`, c.steel, 1.3, 'opacity=".75"');
    });
    const train = i % 3 === 1 ? times(9, (k) => along(curve, 0.12 + k * 0.035)) : [];
    return (
      glow(S, foot[0], foot[1], 46, c.lit, 0.8) +
      path(smooth(ribbon(curve, w).filter((_, k) => k % 2 === 0)), c.iron, iron(7, 80)) +
      lattice.join('') +
      train.map((o) => ellipse(o.x, o.y - 1, 3, 2.4, c.lamp)).join('') +
      ellipse(knee[0], knee[1], 7 + 3 * near, 7 + 3 * near, c.iron, iron(5, 80)) +
      ellipse(foot[0], foot[1], 5, 3, c.iron)
    );
  };
  const belly = smooth([
    [x, y - 176],
    [x + 74, y - 160],
    [x + 124, y - 108],
    [x + 138, y - 44],
    [x + 112, y + 16],
    [x + 48, y + 40],
    [x - 50, y + 40],
    [x - 114, y + 16],
    [x - 138, y - 46],
    [x - 122, y - 110],
    [x - 72, y - 160],
  ]);
  const [hx, hy] = [x, y + 52];
  const shell = S.radialAt([mix(c.lit, c.iron, 0.12), mix(c.lit, c.iron, 0.55), c.iron], x, y + 10, 180);
  return [
    path(
      smooth(
        ribbon(
          [
            [x - 150, y + 66],
            [x, y + 86],
            [x + 150, y + 66],
          ],
          () => 42,
        ),
      ),
      '#000000',
      `opacity=".65" filter="${blur(S, 14)}"`,
    ),
    legs
      .slice(0, 4)
      .map((l, i) => leg(l, i))
      .join(''),
    // the train shed: iron ribs over lit glass
    path(belly, shell, iron(30, 90)),
    group(
      { 'clip-path': S.clip(belly) },
      times(13, (i) => {
        const u = (i - 6) / 6;
        return line(
          `M${fix(x + u * 14)} ${y - 178}C${fix(x + u * 150)} ${y - 150} ${fix(x + u * 158)} ${y - 30} ${fix(x + u * 112)} ${y + 46}`,
          c.iron,
          4.4 - Math.abs(u) * 1.6,
        );
      }),
      times(7, (i) =>
        line(
          `M${x - 150} ${y - 140 + i * 30}C${x - 70} ${y - 168 + i * 34} ${x + 70} ${y - 168 + i * 34} ${x + 150} ${y - 140 + i * 30}`,
          c.iron,
          2.6,
        ),
      ),
      path(
        `M${x - 96} ${y - 118}C${x - 60} ${y - 156} ${x - 10} ${y - 168} ${x + 30} ${y - 164}C${x - 20} ${y - 148} ${x - 66} ${y - 116} ${x - 84} ${y - 82}Z`,
        c.steel,
        `opacity=".5" filter="${blur(S, 4)}"`,
      ),
    ),
    legs
      .slice(4)
      .map((l, i) => leg(l, i + 4))
      .join(''),
    // the clock hall
    path(
      smooth([
        [hx, hy - 64],
        [hx + 48, hy - 46],
        [hx + 66, hy],
        [hx + 52, hy + 46],
        [hx, hy + 62],
        [hx - 52, hy + 46],
        [hx - 66, hy],
        [hx - 48, hy - 46],
      ]),
      c.iron,
      iron(16, 90),
    ),
    glow(S, hx, hy - 4, 110, c.lamp, 0.75),
    ellipse(hx, hy - 4, 39, 39, mix(c.iron, c.lit, 0.55)),
    ellipse(hx, hy - 4, 34, 34, c.lamp),
    times(12, (i) => {
      const [cx, cy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
      return line(
        `M${fix(hx + cx * 26)} ${fix(hy - 4 + cy * 26)}L${fix(hx + cx * 31)} ${fix(hy - 4 + cy * 31)}`,
        c.iron,
        i % 3 ? 2 : 3.4,
      );
    }),
    line(`M${hx} ${hy - 4}L${hx - 13} ${hy + 10}M${hx} ${hy - 4}L${hx + 1} ${hy - 29}`, c.iron, 4),
    ellipse(hx, hy - 4, 4, 4, c.iron),
    (
      [
        [-52, -12, 6.4],
        [52, -12, 6.4],
        [-46, 22, 4.6],
        [46, 22, 4.6],
        [-22, 47, 4],
        [22, 47, 4],
      ] as const
    ).map(([u, v, r]) => glow(S, hx + u, hy + v, r * 4, c.lit, 0.7) + ellipse(hx + u, hy + v, r, r, c.lamp)),
    // two gates for jaws
    [-1, 1].map((k) =>
      path(
        `M${hx + k * 8} ${hy + 56}C${hx + k * 26} ${hy + 60} ${hx + k * 32} ${hy + 82} ${hx + k * 14} ${hy + 104}C${hx + k * 12} ${hy + 88} ${hx + k * 4} ${hy + 76} ${hx + k * 4} ${hy + 60}Z`,
        c.iron,
        iron(6, 90),
      ),
    ),
  ]
    .flat()
    .join('');
}
