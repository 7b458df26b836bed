/** A brass birdcage with the moon on its swing and its gate open, from (272, 250) to (571, 728). Gouache. */
import { mix, oklch, type Colour, type Palette } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { Layers, flat, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { TAU, lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { moon } from '../kit/sky.ts';

type CagePaint = Palette<'brass' | 'brassD' | 'gold' | 'moonC'>;

const CX = 400;
/** The middle of the moon. */
const MOON_Y = 528;
const CAGE_FOOT = 728;
const CAGE_TOP = 316;
const CAGE_REACH = 128;
const EYE = 560;
const squash = (y: number) => (0.2 * (y - EYE)) / 170;
const bar = (th: number) => {
  const p: Point[] = [],
    c0 = Math.cos(th),
    s0 = Math.sin(th);
  for (let i = 0; i <= 24; i++) {
    const t = i / 24,
      y = lerp(CAGE_FOOT, CAGE_TOP, t);
    const r =
      y > 470
        ? CAGE_REACH * (1 + 0.05 * Math.sin(((CAGE_FOOT - y) / (CAGE_FOOT - 470)) * Math.PI))
        : CAGE_REACH * Math.sqrt(Math.max(0, 1 - ((470 - y) / (470 - CAGE_TOP)) ** 2));
    p.push([CX + r * c0, y + r * s0 * squash(y)]);
  }
  return p;
};
const BARS = 18;
const bars = times(BARS, (i) => (i / BARS) * TAU + 0.17);
const ring = (y: number, r: number, half: number) => {
  const p: Point[] = [];
  const [a, b] = half > 0 ? [0, Math.PI] : [Math.PI, TAU];
  for (let i = 0; i <= 30; i++) {
    const t = lerp(a, b, i / 30);
    p.push([CX + r * Math.cos(t), y + r * Math.sin(t) * squash(y)]);
  }
  return p;
};
const rod = (c: CagePaint, p: Points, w: number, front: boolean) =>
  path(smooth(ribbon(p, () => w)), front ? c.brassD : mix(c.brassD, c.brass, 0.4)) +
  line(
    polygon(
      p.map(([x, y]: Point): Point => [x + (x < CX ? w * 0.35 : -w * 0.35), y]),
      false,
    ),
    front ? c.gold : c.moonC,
    w * 0.8,
    `opacity="${front ? 0.8 : 0.75}"`,
  );

/** The far bars, and the moon inside them. */
export function cageBack(S: Easel, c: CagePaint): string {
  const laid = new Layers();
  for (const th of bars.filter((t) => Math.sin(t) < 0)) laid.add(rod(c, bar(th), 1.9, false));
  for (const [y, r] of [
    [CAGE_FOOT, CAGE_REACH],
    [610, CAGE_REACH * 1.05],
    [470, CAGE_REACH],
  ] as const)
    laid.add(rod(c, ring(y, r, -1), y === CAGE_FOOT ? 3 : 2.2, false));
  laid.add(
    moon(S, CX, MOON_Y, 78, {
      colour: c.moonC,
      dark: oklch(0.72, 0.1, 88),
      halo: oklch(0.93, 0.1, 105),
      haloOpacity: 0.42,
      haloSize: 3.4,
    }),
  );
  return laid.svg();
}

/** A swing holding the moon, and the near bars round an open doorway. */
export function cageFront(c: CagePaint): string {
  const laid = new Layers();
  laid.add(
    line(
      `M${CX - 40} ${MOON_Y + 64}L${CX - 4} 340M${CX + 40} ${MOON_Y + 64}L${CX + 4} 340`,
      c.brassD,
      1.6,
      'opacity=".8"',
    ),
    path(
      smooth(
        ribbon(
          [
            [CX - 54, MOON_Y + 78],
            [CX, MOON_Y + 85],
            [CX + 54, MOON_Y + 78],
          ],
          () => 4,
        ),
      ),
      oklch(0.42, 0.08, 55),
    ),
  );
  const door = (t: number) => {
    const d = ((t % TAU) + TAU) % TAU;
    return d > 0.62 && d < 1.35;
  };
  for (const th of bars.filter((t) => Math.sin(t) >= 0)) {
    const p = bar(th);
    if (door(th)) {
      const hi = p.filter(([, y]) => y < 520),
        lo = p.filter(([, y]) => y > 664);
      if (hi.length > 2) laid.add(rod(c, hi, 2.3, true));
      if (lo.length > 2) laid.add(rod(c, lo, 2.3, true));
    } else laid.add(rod(c, p, 2.3, true));
  }
  for (const [y, r] of [
    [470, CAGE_REACH],
    [610, CAGE_REACH * 1.05],
    [CAGE_FOOT, CAGE_REACH],
  ] as const) {
    const p = ring(y, r, 1);
    if (y === 610) {
      const q1 = p.filter((_, i) => (i / 30) * Math.PI < 0.62),
        q2 = p.filter((_, i) => (i / 30) * Math.PI > 1.46);
      if (q1.length > 2) laid.add(rod(c, q1, 2.6, true));
      laid.add(rod(c, q2, 2.6, true));
    } else laid.add(rod(c, p, y === CAGE_FOOT ? 4.5 : 2.8, true));
  }
  {
    const post = (th: number) => bar(th).filter(([, y]) => y > 530 && y < 676),
      a1 = post(1.42),
      a2 = post(0.6);
    const tl = nth(a1, a1.length - 1),
      tr = nth(a2, a2.length - 1),
      bl = nth(a1, 0),
      br = nth(a2, 0);
    laid.add(
      rod(c, a1, 2.8, true),
      rod(c, a2, 2.8, true),
      rod(
        c,
        spline(
          [
            tl,
            [lerp(tl[0], tr[0], 0.25), nth(tl, 1) - 16],
            [lerp(tl[0], tr[0], 0.5), nth(tl, 1) - 22],
            [lerp(tl[0], tr[0], 0.78), nth(tl, 1) - 15],
            tr,
          ],
          false,
          8,
        ),
        2.6,
        true,
      ),
      rod(c, spline([bl, [lerp(bl[0], br[0], 0.5), nth(bl, 1) + 2], br], false, 8), 2.6, true),
    );
  }
  return laid.svg();
}

/** The gate, open on the right. */
export function cageGate(c: CagePaint): string {
  const hx = CX + CAGE_REACH * 0.82,
    gate = (u: number, v: number): Point => [
      hx + u * 66,
      lerp(672, 540, v) + u * (v < 0.5 ? 20 : -2) - Math.sin(u * Math.PI) * (v > 0.5 ? 22 : 0),
    ];
  const o: string[] = [];
  for (let i = 0; i <= 4; i++) {
    const u = i / 4;
    o.push(
      rod(
        c,
        [gate(u, 0), gate(u, 0.5), gate(u, 1)].map(([x, y]): Point => [x, y]),
        i === 0 || i === 4 ? 2.4 : 1.7,
        true,
      ),
    );
  }
  o.push(
    rod(
      c,
      times(9, (i) => gate(i / 8, 1)),
      2.4,
      true,
    ),
    rod(
      c,
      times(9, (i) => gate(i / 8, 0)),
      2.4,
      true,
    ),
    rod(
      c,
      times(9, (i) => gate(i / 8, 0.3)),
      1.5,
      true,
    ),
  );
  return o.join('');
}

export function cageFinial(S: Easel, c: CagePaint): string {
  const laid = new Layers();
  laid.add(
    path(
      smooth([
        [CX - 26, CAGE_TOP + 6],
        [CX - 12, CAGE_TOP - 8],
        [CX - 5, CAGE_TOP - 24],
        [CX, CAGE_TOP - 34],
        [CX + 5, CAGE_TOP - 24],
        [CX + 12, CAGE_TOP - 8],
        [CX + 26, CAGE_TOP + 6],
        [CX, CAGE_TOP + 12],
      ]),
      c.brass,
      `filter="${form(S, { angle: 90, size: 6, shade: c.brassD, light: c.moonC, lightOpacity: 0.9, lightSize: 2, rough: 1 })}"`,
    ),
    `<circle cx="${CX}" cy="${CAGE_TOP - 50}" r="16" fill="none" stroke="${c.brassD}" stroke-width="5"/><circle cx="${CX}" cy="${CAGE_TOP - 50}" r="16" fill="none" stroke="${c.gold}" stroke-width="1.8" opacity=".8"/>`,
  );
  laid.add(glow(S, CX, MOON_Y, 240, oklch(0.93, 0.1, 105), 0.14, 0.5));
  return laid.svg();
}

/** The foot of the cage, and its shadow on what it stands on. */
export function cageFoot(S: Easel, shadow: Colour, c: CagePaint): string {
  return flat([
    path(
      smooth(ring(CAGE_FOOT, CAGE_REACH, 1).concat(ring(CAGE_FOOT + 9, CAGE_REACH, 1).reverse())),
      shadow,
      `opacity=".6" filter="${blur(S, 4)}"`,
    ),
    rod(c, ring(CAGE_FOOT, CAGE_REACH, 1), 4.5, true),
  ]);
}
