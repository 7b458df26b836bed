/** An iron spiral stair from (396, 786) up to 90, the eye at 300: seen from above below it and from below above it. Gouache. */
import { clamp, jitter, mix, oklch, type Palette } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { ellipse, flat, line, path } from '../kit/markup.ts';
import { TAU, fix, nth, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

type StairPaint = Palette<'cream' | 'ink' | 'moss' | 'mustard' | 'sageD'>;

/** One tread of the stair: number, height, angle, and whether it faces us. */
interface Step {
  i: number;
  y: number;
  a: number;
  z: number;
}

const CX = 396;
const EYE = 300;
const squash = (y: number) => (0.27 * (y - EYE)) / 470;
const TREADS = 74;
const TURN = TAU / 14;
const RISE = 9.1;
const FOOT = 786;
const FIRST_ANGLE = 0.6;
const REACH = 78;
const onStair = (r: number, a: number, y: number): Point => [
  CX + r * Math.cos(a),
  y + r * Math.sin(a) * squash(y) * 1.0,
];
const front = (s: Step) => s.z > 0;
const tread = (S: Easel, P: StairPaint, s: Step): string => {
  const { y, a } = s,
    th = 6,
    arc: Point[] = [],
    seg = 5;
  for (let k = 0; k <= seg; k++) arc.push(onStair(REACH, a + (TURN * 1.08 * k) / seg, y));
  const inn = [onStair(7, a + TURN, y), onStair(7, a, y)],
    lit = clamp(0.5 - 0.5 * Math.cos(a + TURN / 2 - Math.PI * 0.1));
  const above = y > EYE;
  const topC = mix(
    above ? oklch(0.5, 0.06, 150) : oklch(0.3, 0.045, 160),
    above ? oklch(0.74, 0.07, 110) : oklch(0.4, 0.05, 150),
    lit,
  );
  const o: string[] = [];
  o.push(
    path(polygon(arc.concat(inn)), jitter(topC, S.rng, 0.02, 5)),
    path(
      polygon(
        arc.concat(
          arc
            .slice()
            .reverse()
            .map(([x, yy]): Point => [x, yy + th]),
        ),
      ),
      mix(P.ink, P.sageD, 0.15 + 0.35 * lit),
    ),
  );
  if (above) o.push(line(polygon(arc, false), P.cream, 1, `opacity="${fix(0.25 + 0.55 * lit)}"`));
  o.push(
    path(
      polygon([
        nth(arc, 0),
        nth(inn, 1),
        [nth(inn, 1)[0], nth(inn, 1)[1] + th],
        [nth(arc, 0)[0], nth(arc, 0)[1] + th],
      ]),
      mix(P.ink, P.moss, 0.3),
      'opacity=".9"',
    ),
  );
  return o.join('');
};
const baluster = (P: StairPaint, s: Step) => {
  const [x, y] = onStair(REACH - 3, s.a + TURN / 2, s.y);
  return line(`M${fix(x)} ${fix(y)}v-44`, mix(P.ink, P.moss, 0.25), 1.5) + ellipse(x, y - 16, 1.9, 3, P.ink);
};
const rail = (P: StairPaint, from: number, to: number) => {
  const p: Point[] = [];
  for (let k = from; k <= to + 0.001; k += 0.25) {
    const y = FOOT - k * RISE,
      a = FIRST_ANGLE + k * TURN + TURN / 2;
    const q = onStair(REACH - 3, a, y);
    p.push([q[0], nth(q, 1) - 44]);
  }
  return p.length > 2
    ? path(smooth(ribbon(p, () => 2.3)), P.ink) +
        line(
          polygon(
            p.map(([x, y]): Point => [x - 0.6, y - 1.6]),
            false,
          ),
          P.mustard,
          0.9,
          'opacity=".7"',
        )
    : '';
};
const byEye = (p: Step, q: Step) => Math.abs(q.y - EYE) - Math.abs(p.y - EYE);

/** `people` are painted behind the near rail; they are told where a tread is, r out from the pillar. */
export function spiralStair(
  S: Easel,
  P: StairPaint,
  people: (at: (tread: number, r: number) => Point) => string,
): string {
  const steps: Step[] = [];
  for (let i = 0; i < TREADS; i++) {
    const y = FOOT - i * RISE,
      a = FIRST_ANGLE + i * TURN;
    steps.push({ i, y, a, z: Math.sin(a + TURN / 2) });
  }
  const runs = (f: (step: Step) => boolean) => {
    const out: Point[] = [];
    let st: number | null = null;
    for (let i = 0; i <= TREADS; i++) {
      const on = i < TREADS && f(nth(steps, i));
      if (on && st == null) st = i;
      if (!on && st != null) {
        out.push([st, i]);
        st = null;
      }
    }
    return out;
  };
  const back = steps.filter((s) => !front(s)).sort(byEye),
    frontS = steps.filter(front).sort(byEye);
  const st: string[] = [];
  st.push(
    runs((s) => !front(s))
      .map(([a, b]) => rail(P, a - 0.5, Math.min(TREADS - 1, b)))
      .join(''),
    back.map((s) => baluster(P, s) + tread(S, P, s)).join(''),
  );
  st.push(
    path(
      smooth(
        ribbon(
          [
            [CX, FOOT + 8],
            [CX + 0.5, 500],
            [CX, 90],
          ],
          () => 7,
        ),
      ),
      S.linearAt([oklch(0.55, 0.06, 130), [0.35, oklch(0.36, 0.05, 155)], P.ink], CX - 7, 0, CX + 7, 0),
    ),
  );
  const frontM =
    frontS.map((s) => tread(S, P, s)).join('') +
    people((tread, r) => {
      const { y, a } = nth(steps, tread);
      return onStair(r, a + TURN / 2, y);
    }) +
    frontS.map((s) => baluster(P, s)).join('') +
    runs(front)
      .map(([a, b]) => rail(P, a - 0.5, Math.min(TREADS - 1, b)))
      .join('');
  return flat([st, frontM]);
}
