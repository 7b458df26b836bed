/** Shortcut: a flute player coaxes the asphalt road out of a basket like a cobra, cars still clinging to it. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import {
  along,
  normals,
  polygon,
  resample,
  smooth,
  soften,
  spline,
  traceCurve,
} from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, handPath, profile, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';

const SHADE = '#3a2238';
/** Noon sun from the upper right: shadows fall to the lower left. */
const away = (k: number): SheetOptions => ({ dx: -4 * k, dy: 5 * k, shadow: SHADE, shadowOpacity: 0.4 });

function sky(S: Easel): string {
  const band = (d: string, colour: string): string =>
    sheet(S, handPath(S, d, 9, 0.01, 12), colour, {
      dx: -1,
      dy: 5,
      lift: 0.9,
      shadow: '#2c5a70',
      shadowOpacity: 0.28,
      rim: 0.4,
    });
  return [
    path('M0 0H800V1200H0Z', '#f3ead0'),
    band('M-60 -60H860V560C700 540 560 590 400 560C240 540 100 600 -60 566Z', '#d5e6d9'),
    band('M-60 -60H860V392C720 430 600 380 440 420C260 460 120 400 -60 440Z', '#b4dbdb'),
    band('M-60 -60H860V238C740 250 640 300 470 268C300 240 130 300 -60 262Z', '#8fc9d6'),
    band('M-60 -60H560C520 60 380 110 240 96C120 84 40 130 -60 120Z', '#6fb4cb'),
  ].join('');
}

function sun(S: Easel): string {
  const disc = (r: number, colour: string, lift: number): string =>
    sheet(S, smooth(wobble(blob(690, 112, r, r, S.noise, 0.05, 1.2, 60), S.noise, r * 0.05)), colour, {
      ...away(0.7),
      lift,
      shadow: '#4f7f86',
      shadowOpacity: 0.28,
      small: 0.15,
    });
  return disc(168, '#a9d8da', 0.7) + disc(116, '#dcebd2', 0.8) + disc(72, '#fff6d8', 1.1);
}

function land(S: Easel): string {
  const dune = (d: string, colour: string, lift = 0.8): string =>
    sheet(S, handPath(S, d, 6, 0.012, 12), colour, {
      dx: -1,
      dy: -4,
      lift,
      shadow: '#7a4a3a',
      shadowOpacity: 0.26,
      rim: 0.5,
    });
  const mesa = (d: string, colour: string): string =>
    sheet(S, handPath(S, d, 3, 0.03, 7), colour, {
      ...away(0.8),
      shadow: '#7a4a4a',
      shadowOpacity: 0.25,
      small: 0.2,
    });
  return [
    mesa('M520 690L540 628L566 618L572 596L660 590L668 612L700 616L712 640L760 644L780 700Z', '#d9a58c'),
    mesa('M690 700L700 650L722 646L726 622L800 618L860 640L860 710Z', '#cc917c'),
    mesa('M-40 690L-30 640L10 634L18 612L78 618L84 644L120 654L140 690Z', '#d9a58c'),
    dune(
      'M-60 690C60 660 180 672 300 690C420 668 560 664 680 684C740 690 800 680 860 676V1260H-60Z',
      '#e6c08d',
    ),
    dune('M-60 742C80 716 200 726 330 750C480 720 640 726 860 752V1260H-60Z', '#efd3a0'),
  ].join('');
}

/** The cracked salt pan: six-cornered plates that grow towards us. */
function salt(S: Easel): string {
  const rng = S.rng.fork();
  const rows = 9;
  const depth = (v: number): number => 800 + 430 * (Math.max(0, v) / rows) ** 1.5;
  /** Corner on the line between two rows; u counts half plates. */
  const corner = (u: number, line: number): Point => {
    const gap = depth(line + 1) - depth(line);
    const up = (u + line) % 2 === 0 ? 1 : -1;
    const y = depth(line) + up * gap * 0.17 + S.noise.n2(u * 2.3 + 40, line * 3.3) * gap * 0.16;
    const spread = 44 + ((y - 800) / 430) * 60;
    return [400 + (u - 15) * spread + S.noise.n2(u * 3.1, line * 2.7 + 9) * spread * 0.34, y];
  };
  const plates: string[] = [];
  for (let v = 0; v < rows; v++)
    for (let u = v % 2; u < 30; u += 2) {
      if (rng.chance(0.04)) continue;
      const corners: Points = [
        corner(u, v),
        corner(u + 1, v),
        corner(u + 2, v),
        corner(u + 2, v + 1),
        corner(u + 1, v + 1),
        corner(u, v + 1),
      ];
      const cx = corners.reduce((sum, p) => sum + p[0], 0) / 6;
      const cy = corners.reduce((sum, p) => sum + p[1], 0) / 6;
      const shrunk = corners.map(([x, y]): Point => [cx + (x - cx) * 0.95, cy + (y - cy) * 0.92]);
      plates.push(polygon(handOutline(S, shrunk, 4, 0.04, 7)));
    }
  return (
    path('M-20 806H820V1220H-20Z', '#d3a873') +
    sheet(S, plates, '#f8e9c8', {
      dx: -2,
      dy: 3,
      lift: 0.55,
      shadow: '#8a5a3a',
      shadowOpacity: 0.34,
      rim: 0.6,
    })
  );
}

/** The trench the road was pulled out of, running back to the horizon. */
function trench(S: Easel): string {
  const bed = (k: number): string =>
    smooth(
      ribbon(
        resample(traceCurve('470,694 520,702 500,716 540,734 640,752 760,790 880,850', 10), 6),
        (t) => k * (2 + 26 * t * t),
        S.noise,
        2,
      ),
    );
  return (
    sheet(S, bed(1.3), '#c99b68', { dx: 1, dy: -2, lift: 0.4, small: 0.3, rim: 0.2, shadowOpacity: 0.2 }) +
    sheet(S, bed(1), '#9a6a49', { dx: 1, dy: -2, lift: 0.3, small: 0.3, rim: 0, shadowOpacity: 0.2 })
  );
}

/** Vultures turning under the sun. */
function birds(S: Easel): string {
  const bird = (x: number, y: number, s: number, r: number): string =>
    moved(
      { x, y, s, r },
      path(
        'M-30 -6C-20 -12 -10 -8 0 -1C8 -10 20 -14 32 -8C22 -8 12 -2 5 5L0 9L-5 5C-12 -2 -20 -6 -30 -6Z',
        '#51616c',
      ),
    );
  return sheet(S, [bird(560, 226, 0.7, -8), bird(640, 268, 0.45, 10), bird(604, 312, 0.36, -4)], '#51616c', {
    ...away(0.5),
    lift: 0.8,
    small: 0.4,
  });
}

interface Road {
  spine: Points;
  half: (t: number) => number;
  /** Where along the spine the neck passes a height. */
  tAt: (y: number) => number;
  at: (t: number, across: number) => Point;
}

function road(): Road {
  const spine = resample(
    traceCurve(
      '566,1040 560,940 600,850 664,766 640,684 536,632 410,594 330,526 336,440 368,340 386,250 396,150',
      16,
    ),
    4,
  );
  // the hood is placed by height, so that the coils below can be changed freely
  const tAt = (y: number): number =>
    spine.findIndex((p, i) => i > spine.length / 2 && p[1] < y) / (spine.length - 1);
  const half = profile([
    [0, 62],
    [0.25, 62],
    [tAt(500), 56],
    [tAt(440), 62],
    [tAt(390), 104],
    [tAt(340), 148],
    [tAt(296), 158],
    [tAt(250), 136],
    [tAt(210), 92],
    [tAt(180), 66],
    [1, 50],
  ]);
  const sides = normals(spine, false);
  return {
    spine,
    half,
    tAt,
    at(t, across) {
      const here = along(spine, t);
      const [nx, ny] = nth(sides, Math.min(sides.length - 1, Math.round(t * (sides.length - 1))));
      return [here.x + nx * half(t) * across, here.y + ny * half(t) * across];
    },
  };
}

function snake(S: Easel, { spine, half, at, tAt }: Road): string {
  const head = trace('346,194 336,150 352,112 386,92 428,100 454,134 454,180 434,214 394,226');
  const outline = ribbon(spine, half, S.noise, 3);
  const strip = (t0: number, t1: number, across: number, width: number): string => {
    const n = Math.max(4, Math.round((t1 - t0) * 160));
    const mid = times(n + 1, (i): Point => at(t0 + ((t1 - t0) * i) / n, across));
    return polygon(ribbon(mid, () => width, S.noise, 0.8));
  };
  const dashes = times(15, (i) => strip(0.06 + i * 0.0445, 0.06 + i * 0.0445 + 0.024, 0, 4.6));
  const scar = times(7, (i) =>
    smooth(
      blob(
        ...at(0.13 + i * 0.085, S.rng.range(-0.55, 0.55)),
        S.rng.range(10, 22),
        S.rng.range(6, 12),
        S.noise,
        0.5,
        1.4,
        18,
        S.rng.range(0, 3),
      ),
    ),
  );
  const thick: SheetOptions = { ...away(2.2), lift: 1.5, shadowOpacity: 0.42 };
  // the hood wears a roundabout where a cobra wears its spectacles
  const ring = (cx: number, cy: number, r: number): string => {
    const outer = wobble(blob(cx, cy, r, r * 0.8, S.noise, 0.03, 1, 40, 0.5), S.noise, 2);
    const inner = wobble(blob(cx, cy, r - 9, (r - 9) * 0.78, S.noise, 0.03, 1, 40, 0.5), S.noise, 2);
    return `<path d="${smooth(outer)}${smooth(inner)}" fill="#f6c21c" fill-rule="evenodd"/>`;
  };
  const [c1, c2] = [at(tAt(300), 0.46), at(tAt(300), -0.46)];
  const feeder = (points: Points): string => polygon(ribbon(spline(points, false, 10), () => 4.4));
  return [
    // gravel bed seen as the thickness of the slab
    sheet(
      S,
      [
        smooth(outline.map(([x, y]): Point => [x - 9, y + 12])),
        smooth(head.map(([x, y]): Point => [x - 7, y + 12])),
      ],
      '#a8744c',
      thick,
    ),
    sheet(
      S,
      [
        smooth(outline.map(([x, y]): Point => [x - 4, y + 6])),
        smooth(head.map(([x, y]): Point => [x - 3, y + 6])),
      ],
      '#6d5348',
      { ...away(0.5), lift: 0.5 },
    ),
    sheet(S, [smooth(outline), smooth(head)], '#42454f', { ...away(0.5), lift: 0.6, rim: 0.35 }),
    sheet(S, scar, '#4d515c', { ...away(0.2), lift: 0.3, small: 0.1, rim: 0.1, shadowOpacity: 0.2 }),
    sheet(S, [strip(0.03, tAt(178), 0.87, 3.2), strip(0.03, tAt(178), -0.87, 3.2)], '#efe8d6', {
      ...away(0.3),
      lift: 0.35,
      small: 0.1,
    }),
    sheet(
      S,
      [
        ...dashes,
        ring(c1[0], c1[1], 46),
        ring(c2[0], c2[1], 44),
        feeder([
          at(tAt(452), 0),
          at(tAt(420), 0),
          at(tAt(392), 0.06),
          at(tAt(368), 0.3),
          [c1[0] + 2, c1[1] + 34],
        ]),
        feeder([at(tAt(420), 0), at(tAt(392), -0.06), at(tAt(368), -0.3), [c2[0] - 6, c2[1] + 34]]),
        feeder([[c1[0] + 6, c1[1] - 34], at(tAt(246), 0.36), at(tAt(226), 0.08), at(tAt(208), 0)]),
        feeder([[c2[0] + 2, c2[1] - 34], at(tAt(246), -0.36), at(tAt(226), -0.08), at(tAt(208), 0)]),
      ],
      '#f6c21c',
      { ...away(0.3), lift: 0.35, small: 0.1 },
    ),
    // roundabout islands with a tree each
    sheet(
      S,
      [smooth(blob(...c1, 17, 14, S.noise, 0.2)), smooth(blob(...c2, 16, 13, S.noise, 0.2))],
      '#7fa05c',
      { ...away(0.4), lift: 0.5, small: 0.3 },
    ),
    // head: two reflector studs for eyes, looking down at the player
    sheet(
      S,
      [
        smooth(blob(362, 158, 15, 14, S.noise, 0.06, 1, 20)),
        smooth(blob(430, 160, 15, 14, S.noise, 0.06, 1, 20)),
      ],
      '#2b2d36',
      { ...away(0.3), lift: 0.4, small: 0.4 },
    ),
    sheet(
      S,
      [
        smooth(blob(361, 159, 10, 9.5, S.noise, 0.06, 1, 18)),
        smooth(blob(429, 161, 10, 9.5, S.noise, 0.06, 1, 18)),
      ],
      '#fff2c0',
      { ...away(0.2), lift: 0.35, small: 0.4 },
    ),
    path(
      smooth(blob(357, 164, 4.4, 4.6, S.noise, 0.1)) + smooth(blob(425, 166, 4.4, 4.6, S.noise, 0.1)),
      '#2a2226',
    ),
    path(
      handPath(
        S,
        'M345 160C344 140 380 138 379 160C370 154 356 154 345 160ZM413 162C412 142 448 140 447 162C438 156 424 156 413 162Z',
        0.3,
      ),
      '#565a66',
    ),
    path(
      handPath(S, 'M384 204c3 -3 6 -3 7 0c-2 3 -5 3 -7 0ZM408 204c3 -3 6 -3 7 0c-2 3 -5 3 -7 0Z', 0.3),
      '#2a2c34',
    ),
    path(
      smooth(
        ribbon(
          traceCurve('352,186 376,204 398,208 424,202 442,188', 8),
          (t) => 1 + 1.6 * Math.sin(t * Math.PI),
        ),
      ),
      '#23252d',
    ),
  ].join('');
}

/** A forked tongue: a slip road that divides, with a blank signpost at each tip. */
function tongue(S: Easel): string {
  const line = (points: string, w: number): string =>
    polygon(ribbon(traceCurve(points, 10), (t) => w * (1 - t * 0.25), S.noise, 0.6));
  const post = (x: number, y: number, w: number): string =>
    wobblyPolygon(
      S,
      [
        [x - 1.6, y],
        [x - 1.4, y - 34],
        [x + 1.6, y - 34],
        [x + 1.8, y],
      ],
      0.4,
    ) +
    wobblyPolygon(
      S,
      [
        [x - w * 0.4, y - 34],
        [x - w * 0.4, y - 50],
        [x + w * 0.4, y - 50],
        [x + w * 0.7, y - 42],
        [x + w * 0.4, y - 33],
      ],
      0.6,
    );
  return (
    sheet(
      S,
      [
        line('362,196 318,204 280,190', 8),
        line('282,191 246,172 204,178', 5.5),
        line('284,190 262,214 226,226', 5.5),
      ],
      '#c8503c',
      { ...away(0.5), lift: 0.7, small: 0.3 },
    ) +
    sheet(S, [post(206, 181, 30), post(230, 230, -32)], '#fbf4e2', {
      ...away(0.4),
      lift: 0.5,
      small: 0.4,
      rough: 1,
    })
  );
}

interface Car {
  t: number;
  across: number;
  colour: string;
  open?: boolean;
  slide?: number;
  up?: 1 | -1;
}

/** A car from above, wheels gripping the asphalt. */
function car(S: Easel, r: Road, o: Car): string {
  const [x, y] = r.at(o.t, o.across);
  const here = along(r.spine, o.t);
  const turn = (here.angle * 180) / Math.PI + 90 + (o.slide ?? 0) + ((o.up ?? 1) < 0 ? 180 : 0);
  const piece = (d: string, colour: string, lift: number): string =>
    sheet(S, moved({ x, y, r: turn, s: 1.02 }, path(handPath(S, d, 0.5, 0.08, 3), colour)), colour, {
      ...away(0.5),
      lift,
      small: 0.5,
      rough: 1,
    });
  const tyres = 'M-19 -26h7v13h-7ZM12 -26h7v13h-7ZM-19 14h7v13h-7ZM12 14h7v13h-7Z';
  const body =
    'M-14 -37C-8 -42 8 -42 14 -37C18 -30 17 -16 16 -6C17 8 18 24 15 34C10 40 -10 40 -15 34C-18 24 -17 8 -16 -6C-17 -16 -18 -30 -14 -37Z';
  const parts = [piece(tyres, '#20222a', 0.3), piece(body, o.colour, 0.8)];
  if (o.open)
    parts.push(
      piece('M-12 -12C-6 -16 6 -16 12 -12L11 24C6 28 -6 28 -11 24Z', '#5b3c36', 0.2),
      piece('M-12 -14C-5 -19 5 -19 12 -14L11 -10C5 -14 -5 -14 -11 -10Z', '#d9eef0', 0.3),
      piece('M-15 -6L-4 -10L6 -7L17 -11L17 6L7 9L-4 6L-14 9Z', '#fff8e6', 0.5),
      piece('M-9 14C-9 6 9 6 9 14C9 23 -9 23 -9 14Z', '#e9c77a', 0.6),
      piece('M-4 14C-4 10 4 10 4 14C4 18 -4 18 -4 14Z', '#c99b4e', 0.4),
    );
  else
    parts.push(
      piece(
        'M-12 -16C-6 -20 6 -20 12 -16L10 -7C4 -9 -4 -9 -10 -7ZM-10 20C-4 22 4 22 10 20L12 27C6 31 -6 31 -12 27Z',
        '#cfe4ea',
        0.2,
      ),
      piece(
        'M-11 -6C-4 -8 4 -8 11 -6C12 4 12 12 10 19C4 21 -4 21 -10 19C-12 12 -12 4 -11 -6Z',
        o.colour,
        0.5,
      ),
    );
  return parts.join('');
}

/** A woven basket: staggered strips bending round a belly; mouth drawn separately so the road can rise from it. */
function basket(
  S: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: readonly [string, string, string],
): { back: string; front: string } {
  const belly = profile(trace('0,0.8 0.3,0.98 0.6,1 1,0.78'));
  const curve = (v: number, u: number): Point => {
    const half = (w / 2) * belly(v);
    return [x + half * u, y - h + h * v + Math.sqrt(Math.max(0, 1 - u * u)) * w * 0.13];
  };
  const strips: [string[], string[]] = [[], []];
  const rows = 11;
  for (let row = 0; row < rows; row++) {
    const [v0, v1] = [row / rows + 0.004, (row + 1) / rows - 0.012];
    const n = 9;
    for (let i = 0; i < n; i++) {
      const lean = (row % 2) * 0.5;
      const angle = (k: number): number => Math.sin(((k / n) * 2 - 1) * (Math.PI / 2) * 0.999);
      const [k0, k1] = [Math.max(0, i - lean + 0.04), Math.min(n, i + 1 - lean - 0.04)];
      if (k1 <= k0) continue;
      const us = times(6, (j) => angle(k0 + ((k1 - k0) * j) / 5));
      const bulge = (j: number): number => Math.sin((j / 5) * Math.PI) * 0.012;
      const shape = us
        .map((u, j): Point => curve(v0 - bulge(j), u))
        .concat([...us].reverse().map((u, j): Point => curve(v1 + bulge(j), u)));
      strips[(i + row) % 2 ? 1 : 0].push(smooth(wobble(resample(shape, 5), S.noise, 1.2, 0.05), true, 0.7));
    }
  }
  const rim = (k: number, wide: number): Points =>
    times(40, (i): Point => {
      const a = (i / 39) * Math.PI;
      return [x - Math.cos(a) * (w / 2) * 0.84 * wide, y - h + Math.sin(a) * w * 0.13 * k];
    });
  const mouth = [...rim(-1, 1), ...[...rim(1, 1)].reverse()];
  const foot = [...times(30, (i): Point => curve(1, -1 + (2 * i) / 29))];
  const base = [
    ...times(30, (i): Point => curve(i / 29, -1)),
    ...foot,
    ...times(30, (i): Point => curve(1 - i / 29, 1)),
    ...times(30, (i): Point => curve(0, 1 - (2 * i) / 29)),
  ];
  const shadow = { ...away(0.5), small: 0.2 };
  return {
    back:
      sheet(
        S,
        smooth(wobble(rim(-1, 1.02).concat([...rim(-1, 0.9)].reverse()), S.noise, 2)),
        tones[1],
        shadow,
      ) + path(smooth(mouth), '#3b2420'),
    front:
      sheet(S, smooth(wobble(base, S.noise, 2)), '#5d3828', { ...away(2.4), lift: 1.6, small: 0.4 }) +
      sheet(S, strips[0], tones[0], { ...shadow, lift: 0.5, rough: 1.4 }) +
      sheet(S, strips[1], tones[1], { ...shadow, lift: 0.5, rough: 1.4 }) +
      sheet(
        S,
        [
          smooth(ribbon(rim(1, 1.02), () => h * 0.045, S.noise, 2)),
          ...times(16, (i) => {
            const [px, py] = nth(rim(1, 1.02), 2 + Math.round(i * 2.3));
            return wobblyPolygon(
              S,
              [
                [px - 4, py - h * 0.055],
                [px + 5, py - h * 0.05],
                [px + 9, py + h * 0.055],
                [px, py + h * 0.06],
              ],
              0.6,
            );
          }),
        ],
        tones[2],
        { ...away(0.6), lift: 0.6, small: 0.2 },
      ),
  };
}

/** The player from behind, cross-legged on a rug, flute out to the right. */
function player(S: Easel, x: number, y: number): string {
  const piece = (d: string, colour: string, lift = 0.5, amp = 1.4): string =>
    sheet(S, moved({ x, y, s: 1.1 }, path(handPath(S, d, amp, 0.03, 5), colour)), colour, {
      ...away(0.9),
      lift,
      small: 0.35,
      rough: 1.8,
    });
  return [
    piece('M-150 -4L-118 -44L122 -48L166 -8L140 22L-128 26Z', '#8c3f3a', 0.6),
    piece('M-132 -6L-108 -34L112 -38L142 -10L124 10L-116 14Z', '#d99a5b', 0.2),
    piece('M-118 -8L-98 -26L102 -30L124 -12L110 2L-104 4Z', '#8c3f3a', 0.2),
    // knees and robe
    piece(
      'M-112 -14C-120 -40 -92 -58 -58 -62C-20 -70 30 -70 62 -62C98 -56 122 -38 114 -12C80 4 -76 6 -112 -14Z',
      '#2f4b74',
      0.8,
    ),
    piece('M-40 -46C-76 -40 -100 -28 -106 -14C-70 -2 -20 -2 6 -8C20 -24 0 -40 -40 -46Z', '#3d5c88', 0.4),
    // back
    piece(
      'M-58 -32C-66 -86 -60 -140 -38 -166C-20 -180 22 -180 40 -166C62 -140 66 -86 58 -30C22 -22 -22 -22 -58 -32Z',
      '#f1e4cb',
      0.9,
    ),
    piece('M24 -172C50 -160 64 -90 58 -32C50 -29 42 -27 34 -26C44 -80 44 -130 24 -172Z', '#fffaf0', 0.3),
    piece('M-56 -58C-20 -48 24 -48 60 -56L60 -38C24 -30 -22 -30 -58 -40Z', '#c8503c', 0.4),
    piece('M-10 -44C-4 -30 -8 -10 -22 4L-34 0C-24 -14 -22 -28 -24 -44Z', '#c8503c', 0.4),
    // flute, passing in front of the face to the right
    piece('M-4 -196L138 -222L141 -211L-2 -184Z', '#7a4a2c', 0.6, 0.6),
    piece('M126 -221L132 -222L135 -210L129 -209ZM96 -215L100 -216L103 -205L98 -204Z', '#f3d27a', 0.2, 0.3),
    // raised arms
    piece(
      'M34 -160C56 -154 76 -160 92 -178C96 -190 98 -198 98 -208L116 -206C120 -186 112 -164 96 -148C78 -130 56 -126 40 -132Z',
      '#e4d3b4',
      0.6,
    ),
    piece(
      'M-36 -160C-60 -150 -74 -152 -76 -168C-72 -178 -56 -186 -40 -190L-34 -178C-46 -172 -50 -168 -50 -164C-46 -160 -40 -162 -32 -166Z',
      '#e4d3b4',
      0.5,
    ),
    piece('M96 -206C94 -216 100 -224 108 -222C116 -222 120 -214 117 -204Z', '#a8683f', 0.4, 0.6),
    // neck, turban
    piece('M-16 -170L-15 -188L18 -188L18 -170C8 -164 -6 -164 -16 -170Z', '#a8683f', 0.3),
    piece(
      'M-34 -190C-42 -214 -30 -240 0 -244C32 -242 44 -216 36 -190C20 -178 -18 -178 -34 -190Z',
      '#c8503c',
      0.7,
    ),
    piece(
      'M-36 -196C-10 -196 20 -208 37 -222C42 -212 40 -198 36 -190C14 -182 -18 -182 -34 -188Z',
      '#d9694c',
      0.4,
    ),
    piece('M-32 -226C-12 -220 10 -226 26 -238C16 -246 -18 -246 -32 -226Z', '#d9694c', 0.4),
    piece(
      'M-30 -186C-42 -172 -40 -150 -50 -138C-42 -134 -34 -136 -30 -142C-24 -156 -22 -172 -18 -182Z',
      '#c8503c',
      0.4,
    ),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 28, background: '#f3ead0' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    sky(el('sky')),
    sun(el('sun')),
    birds(el('birds')),
    land(el('land')),
    trench(el('trench')),
    salt(el('salt')),
  );
  // the second basket, trembling, with a nose of road under its lid
  const small = el('second basket');
  const second = basket(small, 108, 876, 106, 84, ['#c98f57', '#b1743f', '#dfb27a']);
  scene.add(second.back, second.front);
  scene.add(
    sheet(small, soften('84,806 90,784 112,776 134,786 142,808 126,818 100,816'), '#42454f', {
      ...away(0.4),
      small: 0.4,
    }),
    sheet(small, 'M110 780l5 0l1 12l-5 0ZM111 798l5 0l1 12l-5 0Z', '#f6c21c', {
      ...away(0.2),
      lift: 0.3,
      small: 0.4,
    }),
    sheet(
      small,
      handPath(
        small,
        'M52 786C70 752 132 738 168 758C172 768 166 776 158 778C126 770 84 778 62 798C54 798 50 792 52 786Z',
        1.4,
      ),
      '#dfb27a',
      { ...away(0.8), small: 0.4 },
    ),
    sheet(
      small,
      [
        'M38 816c-8 8 -8 20 -2 30',
        'M26 822c-6 6 -6 14 -2 22',
        'M180 812c8 8 8 20 2 30',
        'M192 818c6 6 6 14 2 22',
      ].map((d) =>
        smooth(
          ribbon(
            resample(
              traceCurve(
                d.startsWith('M38')
                  ? '38,816 32,830 36,846'
                  : d.startsWith('M26')
                    ? '26,822 21,832 24,844'
                    : d.startsWith('M180')
                      ? '180,812 186,826 182,842'
                      : '192,818 197,828 194,840',
                8,
              ),
              3,
            ),
            () => 1.6,
          ),
        ),
      ),
      '#a06a45',
      { lift: 0.2, small: 0.4 },
    ),
  );
  const b = basket(el('basket'), 570, 1150, 330, 230, ['#d39a5c', '#b87a42', '#e8bd80']);
  const r = road();
  scene.add(b.back, snake(el('snake'), r));
  const cars = el('cars');
  const list: Car[] = [
    { t: 0.19, across: 0.45, colour: '#5aa39b' },
    { t: 0.315, across: -0.42, colour: '#e8e0d0', up: -1 },
    { t: 0.43, across: 0.46, colour: '#b9544a', open: true },
    { t: 0.56, across: -0.4, colour: '#e6b7a0', slide: 14, up: -1 },
    { t: 0.655, across: 0.42, colour: '#6f8fb8', slide: -8 },
  ];
  scene.add(list.map((o) => car(cars, r, o)));
  scene.add(tongue(el('tongue')), b.front);
  // its lid, leaning
  const lid = el('lid');
  scene.add(
    sheet(
      lid,
      smooth(wobble(blob(742, 1128, 44, 76, lid.noise, 0.02, 1, 40, 0.16), lid.noise, 2)),
      '#b87a42',
      { ...away(1), small: 0.3 },
    ),
    ...[36, 27, 18, 9].map((k, i) =>
      sheet(
        lid,
        smooth(wobble(blob(740 - i, 1126, k, k * 1.7, lid.noise, 0.02, 1, 36, 0.16), lid.noise, 1.5)),
        i % 2 ? '#b87a42' : '#d39a5c',
        { ...away(0.4), lift: 0.4, small: 0.3 },
      ),
    ),
  );
  scene.add(player(el('player'), 214, 1128));
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 28, light: [0.6, -0.75] }, paint });
