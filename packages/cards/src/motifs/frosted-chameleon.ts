/** A chameleon that shows what it sits on: green at the head, hoarfrost by the tail. Profile to the right, 700 px long; its eye is at (588, 372). Gouache. */
import { brushLine } from '../kit/brush.ts';
import { clamp, mix, ramp } from '../kit/colour.ts';
import { closedCurve, normals, resample, smooth, spline, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { bounds, inside, nth, place, times, trace, TAU, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

type Shading = (x: number, y: number) => readonly [string, string, string];

const INK = '#10262b';
const FOREST = ['#0c3a3a', '#1c8a5c', '#a6dc62'] as const;
const SEA = ['#0a2f4a', '#13768c', '#6fd6c4'] as const;
const SUN = ['#7c2c14', '#ee8426', '#ffd675'] as const;
const RIME = ['#5f8fb6', '#c3dcea', '#ffffff'] as const;
const COLD = ['#3f74a4', '#86b2d2', '#dcecf4'] as const;

/** How much of a place has become frost. */
const frozen = (x: number, y: number): number => clamp((330 - x + (y - 560) * 0.32) / 210);

const blended = (a: Readonly<ReturnType<Shading>>, b: Readonly<ReturnType<Shading>>, t: number) =>
  [0, 1, 2].map((i) => mix(nth(a, i), nth(b, i), t)) as unknown as ReturnType<Shading>;

const coat = (S: Easel): Shading => {
  const waver = (x: number, y: number): number => 16 * S.noise.fbm(x * 0.012, y * 0.012, 2);
  return (x, y) => {
    const k = clamp(frozen(x, y) + S.noise.n2(x * 0.05, y * 0.05) * 0.35);
    const bar = clamp(Math.sin((x + (y - 400) * 0.3 + waver(x, y)) / 15.5) * 1.6 + 0.1);
    const ridge = 452 + 0.0016 * (x - 330) ** 2 + waver(y, x) * 0.5;
    const side = x < 500 && Math.abs(y - ridge) < 15 ? 1 : 0;
    const green = side ? SUN : blended(FOREST, SEA, bar);
    return blended(green, side ? RIME : blended(RIME, COLD, bar), k);
  };
};

/** A hide of small round scales, each lit; they stand in rows. */
function hide(S: Easel, outline: Points, tone: Tone, paint: Shading, size = 10.5): Mark {
  const rng = S.rng.fork();
  const [left, top, right, bottom] = bounds(outline);
  const [beads, glints]: [string[], string[]] = [[], []];
  let row = 0;
  for (let y = top; y < bottom + size; y += size * 0.84, row++)
    for (let x = left - (row % 2) * size * 0.5; x < right + size; x += size) {
      const [u, v] = [x + rng.gauss(0, 0.9), y + rng.gauss(0, 0.9) + 5 * Math.sin(x * 0.018)];
      if (!inside(outline, u, v)) continue;
      const light = clamp(tone.at(u, v) + rng.gauss(0, 0.06));
      const r = size * rng.range(0.4, 0.56);
      const tint = ramp([...paint(u, v)]);
      beads.push(ellipse(u, v, r, r * 0.94, tint(light)));
      if (light > 0.3)
        glints.push(
          ellipse(u - r * 0.25, v - r * 0.35, r * 0.4, r * 0.3, tint(clamp(light + 0.35)), 'opacity=".85"'),
        );
    }
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  return [
    path(smooth(outline), mix(nth(paint(cx, cy), 0), INK, 0.45)),
    group({ 'clip-path': S.clip(smooth(outline)) }, beads, glints),
  ];
}

const lit = (outline: Points, size: number, dark = 0.06): Tone => {
  const tone = new Tone();
  tone.round(outline, { from: -62, before: 34, size, light: 1, dark });
  return tone;
};

const TRUNK = traceCurve(
  '76,620 92,524 138,430 206,354 290,304 380,288 456,306 520,356 552,430 556,500 532,566 480,614 410,640 330,650 250,652 196,668 180,706',
);
const HEAD = closedCurve(
  '500,546 462,500 440,440 432,370 438,296 452,236 474,196 502,184 532,204 578,250 632,290 692,326 738,358 762,388 762,414 742,432 700,446 660,464 630,494 600,530 556,552',
);
/** Round and round, inwards: the last of it is ice. */
const HUB: Point = [234, 886];
const COIL: Point[] = times(70, (i): Point => {
  const t = i / 69;
  const a = -2.3 - t * TAU * 1.68;
  const r = 156 * (1 - t) ** 0.82 + 8;
  return [HUB[0] + Math.cos(a) * r, HUB[1] + Math.sin(a) * r * 1.02];
});
const TAIL = spline([[127, 660], ...COIL.filter((_, i) => i > 0 && i % 3 === 0)], false, 6);
const TAIL_EDGES = ribbon(TAIL, profile(trace('0,54 0.1,43 0.3,33 0.6,20 0.85,12 1,6')));
/** Trunk and tail are one animal. */
const BODY: Point[] = [...TRUNK, ...oneSide(1), ...oneSide(-1).reverse()];

function oneSide(side: 1 | -1): Point[] {
  const half = TAIL_EDGES.length / 2;
  const [a, b] = [TAIL_EDGES.slice(0, half), TAIL_EDGES.slice(half).reverse()];
  const inner = nth(a, 0)[0] > nth(b, 0)[0] ? a : b;
  return [...(side > 0 ? inner : inner === a ? b : a)].slice(4);
}

export const chameleonEye: Point = [588, 372];

/** What is behind the branch: the far legs, the tail where it leaves. */
export function chameleonBehind(S: Easel): string {
  const far = (name: string, list: string): Mark => {
    const shape = ribbon(traceCurve(list), profile(trace('0,40 0.4,28 0.75,22 1,24')));
    return hide(S.element(name), shape, lit(shape, 30, 0), (x, y) =>
      blended(coat(S)(x, y), [INK, '#0f3d48', '#2a7468'], 0.55),
    );
  };
  return [far('front', '500,540 566,590 590,650 566,690'), far('hind', '250,600 322,640 336,690 318,730')]
    .flat(4)
    .join('');
}

export function chameleon(S: Easel): string {
  const paint = coat(S.element('coat'));
  const hind = ribbon(
    traceCurve('196,590 262,600 262,668 214,722'),
    profile(trace('0,62 0.35,42 0.7,24 1,26')),
  );
  const front = ribbon(
    traceCurve('452,560 514,600 506,664 452,698'),
    profile(trace('0,54 0.35,36 0.7,22 1,25')),
  );
  const body = lit(BODY, 120, 0.1);
  body.fill(closedCurve('430,330 456,480 520,580 560,540 540,400 480,320'), 0.12, { soft: 22, within: BODY });
  const leg = (name: string, outline: Points): Mark =>
    hide(S.element(name), outline, lit(outline, 34, 0.16), paint, 9.5);
  return [
    crest(S.element('crest'), TRUNK, paint),
    hide(
      S.element('body'),
      BODY,
      body,
      (x, y) =>
        y < 650 || x > 420
          ? paint(x, y)
          : blended(
              paint(x, y),
              blended(RIME, COLD, clamp(Math.sin(Math.atan2(y - HUB[1], x - HUB[0]) * 9))),
              clamp((y - 650) / 70),
            ),
      10,
    ),
    leg('hind', hind),
    leg('front', front),
    grip(S.element('grip hind'), 206, 726, paint),
    grip(S.element('grip front'), 446, 702, paint),
    head(S.element('head')),
  ]
    .flat(6)
    .join('');
}

/** Teeth along the back. */
function crest(S: Easel, outline: Points, paint: Shading): Mark {
  const edge = resample(outline, 15);
  const sides = normals(edge, false);
  return edge.map(([x, y], i) => {
    const [mx, my] = nth(sides, i);
    const k = mx * (x - 330) + my * (y - 520) > 0 ? 1 : -1;
    const [nx, ny] = [mx * k, my * k];
    if (y > 600 || x > 466 || (y > 500 && x > 200)) return '';
    const l = 17 + 8 * Math.sin(i * 2.1) + S.rng.gauss(0, 2);
    const tint = paint(x, y + 10);
    return path(
      smooth(
        [
          [x - ny * 8, y + nx * 8],
          [x + nx * l - 5, y + ny * l],
          [x + ny * 8, y - nx * 8],
          [x - nx * 12, y - ny * 12],
        ],
        true,
        0.5,
      ),
      mix(nth(tint, 1), nth(tint, 2), 0.5),
    );
  });
}

/** Mitten feet: two toes before the branch, three claws a foot. */
function grip(S: Easel, x: number, y: number, paint: Shading): Mark {
  const toe = (list: string, name: string): Mark => {
    const shape = place(closedCurve(list), { x, y });
    const tip = nth(place([nth(trace(list), 4)], { x, y }), 0);
    return [
      [-9, 0, 9].map((d) =>
        path(
          smooth(
            [
              [tip[0] + d - 4, tip[1] - 8],
              [tip[0] + d + 4, tip[1] - 8],
              [tip[0] + d + 1, tip[1] + 13],
            ],
            true,
            0.5,
          ),
          '#d9c48f',
        ),
      ),
      hide(S.element(name), shape, lit(shape, 22, 0.2), paint, 8.5),
    ];
  };
  return [
    toe('10,-26 34,-20 46,10 42,40 28,60 12,44 6,14', 'outer'),
    toe('4,-30 -22,-26 -38,4 -36,38 -20,62 -6,44 0,14', 'inner'),
  ];
}

function head(S: Easel): Mark {
  const tone = lit(HEAD, 110, 0.1);
  tone.fill(closedCurve('600,450 680,440 750,424 720,446 650,470 600,520 560,546 560,500'), 0.2, {
    soft: 16,
    within: HEAD,
  });
  const rays = (x: number, y: number): ReturnType<Shading> => {
    const [dx, dy] = [x - chameleonEye[0], y - chameleonEye[1]];
    const a = Math.atan2(dy, dx);
    const ray = clamp(Math.sin(a * 9 + 0.5) * 2.4 - 1);
    if (y > 432 + (740 - x) * 0.06 && y > 420) return ['#1f6c7e', '#8ed3c4', '#fdf6d2'];
    return ray > 0.35 && Math.hypot(dx, dy) > 84 && y < 440
      ? SUN
      : blended(FOREST, SEA, clamp((500 - x) / 60) * 0.8);
  };
  const rim = traceCurve(
    '506,540 466,488 446,430 440,366 446,296 460,236 482,198 504,192 532,212 576,256 630,296 690,332 736,366 756,394',
  );
  return [
    hide(S.element('hide'), HEAD, tone, rays, 9.5),
    [0, 1].map((k) =>
      resample(rim, 15 - k).map(([x, y], i) =>
        ellipse(
          x + (x < 490 ? 4 + k * 13 : -3 - k * 9),
          y + (x < 490 ? 0 : 5 + k * 13),
          6.6 - k * 1.5,
          6 - k * 1.5,
          k ? '#ffd675' : i % 3 ? '#f49a35' : '#ffe39a',
        ),
      ),
    ),
    brushLine(S, traceCurve('762,408 706,420 640,426 590,440 552,430 538,410'), 4.6, INK, {
      attack: 0.05,
      decay: 0.3,
    }),
    brushLine(S, traceCurve('744,424 700,432 640,436 596,448'), 2.4, '#ffe9b0', { opacity: 0.7 }),
    ellipse(724, 384, 5, 3.6, INK),
    turret(S.element('turret')),
  ];
}

/** A cone of rings, and at the end of it an eye that has found something. */
function turret(S: Easel): Mark {
  const [cx, cy] = chameleonEye;
  const R = 84;
  const look: Point = [13, 21];
  const rings = [1, 0.86, 0.72, 0.59, 0.47].map((k, i) => {
    const r = R * k;
    const [x, y] = [cx + look[0] * (1 - k), cy + look[1] * (1 - k)];
    const tints = [
      ramp([...SEA]),
      ramp([...FOREST]),
      ramp(['#a85418', '#f7b13c', '#fff0b0']),
      ramp([...FOREST]),
      ramp([...SUN]),
    ];
    const n = Math.round((r * TAU) / 12.5);
    return [
      ellipse(x, y, r + 3, r + 1, nth(tints, i)(0.1)),
      times(n, (j) => {
        const a = (j / n) * TAU + i * 0.13;
        const light = clamp(0.5 - 0.5 * Math.sin(a + 0.45) + S.rng.gauss(0, 0.05));
        const [u, v] = [x + Math.cos(a) * (r - 5), y + Math.sin(a) * (r - 6)];
        return (
          ellipse(u, v, 6.2, 5.8, nth(tints, i)(light)) +
          ellipse(u - 1.6, v - 2, 2.2, 1.8, nth(tints, i)(clamp(light + 0.35)), 'opacity=".9"')
        );
      }),
    ];
  });
  const [ex, ey] = [cx + look[0] * 0.62, cy + look[1] * 0.62];
  return [
    ellipse(cx + 2, cy + 7, R + 9, R + 6, INK, 'opacity=".42"'),
    rings,
    ellipse(ex, ey, 35, 34, INK),
    ellipse(ex, ey, 31, 30, S.radialAt(['#fff3a8', [0.5, '#ffc02e'], '#c2620f'], ex - 4, ey - 4, 34)),
    ellipse(ex + 6, ey + 9, 17, 18, '#0d1416'),
    ellipse(ex - 3, ey - 5, 6.5, 6, '#ffffff'),
    ellipse(ex + 13, ey + 17, 3.4, 2.8, '#dff2ff', 'opacity=".9"'),
    path(
      smooth(
        closedCurve(
          `${ex - 38},${ey - 6} ${ex - 24},${ey - 32} ${ex + 4},${ey - 39} ${ex + 30},${ey - 26} ${ex + 37},${ey - 6} ${ex + 18},${ey - 20} ${ex - 6},${ey - 22} ${ex - 26},${ey - 14}`,
        ),
      ),
      '#1c7a55',
    ),
    brushLine(
      S,
      trace(
        `${ex - 38},${ey - 4} ${ex - 24},${ey - 15} ${ex - 4},${ey - 22} ${ex + 18},${ey - 20} ${ex + 38},${ey - 4}`,
      ),
      3,
      INK,
    ),
  ];
}
