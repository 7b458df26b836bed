/** A storm cloud in the shape of a cow, in profile to the left; she stands on rain. Fills a card from (50, 220) to (790, 880). Gouache. */
import { brushLine } from '../kit/brush.ts';
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { along, closedCurve, normals, resample, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { fix, lerp, nth, scatter, times, trace, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

export interface StormPaint {
  /** Darkest to lightest. */
  cloud: readonly Colour[];
  udder: readonly Colour[];
  nose: readonly Colour[];
  rain: Colour;
  line: Colour;
  /** Where light comes from, degrees. */
  from: number;
}

const COW = closedCurve(
  '206,360 240,330 300,296 360,272 440,290 520,296 600,276 668,268 724,300 756,372 764,470 756,580 746,680 714,752 650,778 600,752 540,760 440,784 350,780 290,740 256,672 236,600 206,520 190,430',
);
const HEAD = closedCurve(
  '262,376 276,440 262,510 226,556 180,572 140,580 100,584 70,570 56,540 62,504 86,470 118,430 142,384 158,344 182,326 216,330',
);
/** The bare skin of the nose. */
const NOSE = closedCurve('74,494 56,512 44,540 48,566 66,578 86,570 96,544 92,514');
const EAR = closedCurve('236,372 262,346 304,338 340,352 344,372 316,396 270,402 242,394');
const UDDER = closedCurve('392,756 420,740 500,736 560,744 568,784 550,826 510,846 460,848 416,830 394,796');
const TEATS = [
  '424,826 446,826 448,856 443,876 434,876 427,856',
  '486,832 508,830 510,860 505,882 495,882 488,860',
].map((list) => closedCurve(list));
const LEGS = [
  { x: 352, foot: 1020, far: true },
  { x: 712, foot: 1026, far: true },
  { x: 280, foot: 1066, far: false },
  { x: 668, foot: 1080, far: false },
];
const LEG_TOP = 690;

/** The edge of a cumulus: round heads of many sizes along an outline. */
function scalloped(S: Easel, outline: Points, size: number): Point[] {
  const even = resample([...outline, nth(outline, 0)], 3);
  const sides = normals(even, true);
  let [phase, span] = [0, size];
  return even.map(([x, y], i) => {
    phase += 3 / span;
    if (phase >= 1) [phase, span] = [0, size * lerp(0.5, 1.9, S.rng.f() ** 1.8)];
    const bulge = Math.sqrt(Math.max(0, 1 - (2 * phase - 1) ** 2)) * span * 0.34;
    const [nx, ny] = nth(sides, i);
    return [x + nx * bulge, y + ny * bulge];
  });
}

/** Every head of the cloud turns its own side to the light, as bright as the place it has on the whole. */
function billows(
  S: Easel,
  outline: Points,
  edge: Points,
  size: number,
  n: readonly [number, number],
  o: StormPaint,
): Tone {
  const lit = { from: o.from, before: 22 };
  const whole = new Tone(0).round(edge, { ...lit, size: size * 4, light: 1, dark: 0 });
  const tone = new Tone(0).round(edge, { ...lit, size: size * 4, light: 0.9, dark: 0 });
  const [cx, cy] = [(Math.min(...outline.map((p) => p[0])) + Math.max(...outline.map((p) => p[0]))) / 2, 500];
  const rim = times(n[0], (i) => along(edge, (i + S.rng.f()) / n[0])).map(
    ({ x, y }) => [x, y, size * S.rng.range(0.4, 0.95)] as const,
  );
  const deep = scatter(outline, n[1], S.rng).map(([x, y]) => [x, y, size * S.rng.range(0.6, 1.6)] as const);
  for (const [x, y, r] of [...deep, ...rim].sort((a, b) => a[1] - b[1])) {
    const k = whole.at(lerp(x, cx, 0.12), lerp(y, cy, 0.12));
    const head = blob(x, y, r * 1.12, r, S.noise, 0.1, 1.3, 26);
    tone.round(head, { ...lit, size: r, light: clamp(k * 1.05 + 0.2), dark: clamp(k * 0.55 - 0.06) });
  }
  return tone;
}

/** A leg is a shower: broad above, narrow at the knee, rings where it stands. */
function rainLeg(S: Easel, { x, foot, far }: (typeof LEGS)[number], o: StormPaint): Mark {
  const half = (t: number): number => (far ? 0.8 : 1) * (62 - 34 * Math.min(1, t * 1.6) + 8 * t);
  const middle = (t: number): number => x - 18 * t;
  const at = (t: number, u: number): Point => [middle(t) + u * half(t), lerp(LEG_TOP, foot, t)];
  const shaft = [...times(9, (i) => at(i / 8, -1)), ...times(9, (i) => at(1 - i / 8, 1))];
  return group(
    { opacity: far ? 0.6 : 1 },
    path(
      smooth(shaft),
      S.linearAt(fading(o.rain, 1, [0.4, 0.85], [0.8, 0.5], 0.25), 0, LEG_TOP, 0, foot),
      `filter="${blur(S, 5)}"`,
    ),
    times(210, () => {
      const u = clamp(S.rng.gauss(0, 0.5), -1.05, 1.05);
      const t = S.rng.f();
      const [a, b] = [at(t, u), at(Math.min(1, t + S.rng.range(0.06, 0.26)), u)];
      const pale = S.rng.chance(0.55);
      return line(
        `M${fix(a[0])} ${fix(a[1])}L${fix(b[0])} ${fix(b[1])}`,
        pale ? mix(o.rain, '#fff6e0', 0.8) : mix(o.rain, o.line, 0.55),
        S.rng.range(0.8, 2),
        `opacity="${fix(S.rng.range(0.3, 0.8))}"`,
      );
    }),
    [1, 1.7].map((k) =>
      ellipse(
        middle(1),
        foot,
        44 * k,
        9 * k,
        'none',
        `stroke="#f3ead2" stroke-width="1.8" opacity="${fix(0.75 / k)}"`,
      ),
    ),
    times(9, () => {
      const u = middle(1) + S.rng.gauss(0, 24);
      return ellipse(u, foot - S.rng.range(2, 16), 1.6, 2.2, '#f3ead2', 'opacity=".8"');
    }),
  );
}

/** A wisp of high cloud: horns, tail. */
const wisp = (list: string, wide: number): string =>
  smooth(ribbon(traceCurve(list, 16), (t) => wide * (1 - t) ** 0.75 + 0.6));

function face(S: Easel, o: StormPaint): Mark {
  return [
    brushLine(S, trace('140,448 152,462 172,466 192,454'), 4, o.line, { attack: 0.3, decay: 0.3 }),
    ['150,462 144,474', '162,467 160,480', '176,466 180,478'].map((list) =>
      brushLine(S, trace(list), 1.6, o.line, { curved: false }),
    ),
    path(smooth(blob(70, 530, 9, 6, S.noise, 0.1, 1.2, 20, 0.5)), o.line, 'opacity=".75"'),
  ];
}

export function stormCow(S: Easel, o: StormPaint): string {
  const edge = scalloped(S.element('edge'), COW, 58);
  const tone = billows(S.element('billows'), COW, edge, 58, [80, 44], o).change(
    (v, _, y) => v * (1.12 - 0.55 * clamp((y - 330) / 420)),
  );
  const headEdge = scalloped(S.element('head edge'), HEAD, 34);
  const headTone = billows(S.element('head billows'), HEAD, headEdge, 30, [46, 12], o).round(NOSE, {
    from: o.from,
    before: 30,
    size: 26,
    light: 0.95,
    dark: 0.2,
  });
  const ear = scalloped(S.element('ear edge'), EAR, 20);
  const earTone = new Tone(0).round(ear, { from: o.from, before: 30, size: 26, light: 0.9, dark: 0.1 });
  const bag = scalloped(S.element('udder edge'), UDDER, 40);
  const bagTone = new Tone(0).round(bag, { from: 100, before: 30, size: 60, light: 0.95, dark: 0.1 });
  for (const teat of TEATS) bagTone.round(teat, { from: 100, before: 30, size: 10, light: 1, dark: 0.35 });
  const drift = (x: number, y: number): number => S.noise.fbm(x / 90, y / 90, 2) * 3;
  const cloud = { colours: o.cloud, flow: drift, uneven: 0.06 };
  const horn = mix(nth(o.cloud, o.cloud.length - 1), nth(o.cloud, 3), 0.15);
  return group(
    {},
    LEGS.filter((leg) => leg.far).map((leg, i) => rainLeg(S.element('far leg' + i), leg, o)),
    LEGS.filter((leg) => !leg.far).map((leg, i) => rainLeg(S.element('leg' + i), leg, o)),
    path(wisp('744,340 778,390 780,480 770,570 778,650 766,706', 17), nth(o.cloud, 1)),
    path(wisp('206,340 214,300 242,270 280,262', 12), horn),
    modelled(S.element('udder'), bag, { tone: bagTone, colours: o.udder, flow: drift, length: 20, width: 4 }),
    TEATS.map((teat, i) =>
      modelled(S.element('teat' + i), teat, {
        tone: bagTone,
        colours: o.udder,
        flow: 1.5,
        length: 10,
        width: 2.5,
      }),
    ),
    modelled(S.element('cow'), edge, { ...cloud, tone, length: 28, width: 5.5 }),
    path(wisp('176,344 146,318 132,276 146,236', 12), horn),
    modelled(S.element('head'), headEdge, { ...cloud, tone: headTone, length: 18, width: 4 }),
    modelled(S.element('nose'), NOSE, {
      tone: headTone,
      colours: o.nose,
      flow: drift,
      length: 14,
      width: 3.4,
    }),
    modelled(S.element('ear'), ear, { ...cloud, tone: earTone, length: 18, width: 4 }),
    face(S.element('face'), o),
  );
}
