/** A cat as large as the night, seen from the front, scratched: its middle is between the eyes, at s 1 it is 780 px wide. */
import { ICE, hairs, needle, scratches } from '../finishes/frost.ts';
import { mix } from '../kit/colour.ts';
import { closedCurve, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { TAU, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const NIGHT = '#060b1a';

const HALF =
  '0,-196 60,-202 112,-206 150,-262 196,-336 232,-384 246,-392 256,-380 288,-292 312,-200 334,-120 362,-30 388,60 402,130 380,200 330,262 270,306 190,346 90,366 0,370';
const EYE = '58,30 84,-26 130,-62 182,-66 228,-44 250,-12 216,34 160,56 104,50';

const both = (list: string): Point[][] => {
  const right = trace(list);
  return [right, right.map(([x, y]): Point => [-x, y])];
};

export interface NightCat {
  x: number;
  y: number;
  s: number;
  r: number;
  eye: string;
  /** Where it looks, from the middle of an eye, px. */
  gaze: Point;
}

export function nightCat(S: Easel, o: NightCat): string {
  const at = (points: Points): Point[] => place(points, o);
  const curve = (points: Points): Point[] =>
    closedCurve(
      at(points)
        .map((p) => p.join(','))
        .join(' '),
    );
  const open = (list: string): Point[] => spline(at(trace(list)), false, 8);
  const pair = (list: string): Point[][] => both(list).map((half) => spline(at(half), false, 8));
  const right = trace(HALF);
  const outline = curve([
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ]);
  const eyes = both(EYE).map(curve);
  const tone = new Tone();
  tone.round(outline, { from: -90, before: 4, size: 150, light: 0.72, dark: 0.05 });
  tone.change((v) => v * 0.9, outline);
  for (const ear of both('150,-210 190,-290 232,-350 250,-330 270,-260 284,-200 240,-180 190,-186').map(
    curve,
  ))
    tone.fill(ear, 0.02, { soft: 10 });
  for (const pad of both('6,196 60,186 120,204 140,244 112,284 56,292 10,268').map(curve))
    tone.round(pad, { from: -80, before: 30, size: 60, light: 0.75, dark: 0.08 });
  tone.fill(curve(trace('-34,-150 34,-150 44,-20 50,120 30,150 -30,150 -50,120 -44,-20')), 0.34, {
    soft: 26,
  });
  for (const brow of both('60,-50 110,-90 180,-100 250,-70 210,-84 140,-84').map(curve))
    tone.fill(brow, 0.75, { soft: 10 });
  for (const cheek of both('90,70 160,76 230,60 250,90 170,120 100,110').map(curve))
    tone.fill(cheek, 0.45, { soft: 18 });
  for (const stripe of [
    ...pair('0,-190 20,-150 14,-110'),
    ...pair('60,-196 54,-150 40,-120'),
    ...pair('110,-190 96,-150 70,-130'),
    ...pair('396,130 330,140 280,128'),
    ...pair('370,210 310,200 270,180'),
  ])
    tone.line(stripe, (t) => 12 * (1 - t) ** 0.6, 0.02, { soft: 5 });
  tone.fill(curve(trace('-120,296 -50,300 0,280 50,300 120,296 90,320 0,322 -90,320')), 0, { soft: 8 });
  eyes.forEach((eye) => tone.fill(eye, 0, { soft: 12 }));
  const fur = flowAlong(
    [
      ...pair('20,130 24,0 30,-100 60,-200'),
      ...pair('60,100 160,100 260,90 380,100'),
      ...pair('80,-80 160,-130 260,-170 310,-200'),
      ...pair('130,-200 180,-280 236,-370'),
      ...pair('310,-200 280,-290 250,-370'),
      ...pair('60,210 110,230 170,290 200,340'),
      ...pair('280,0 330,40 390,120'),
      ...pair('230,180 280,220 330,262'),
      ...pair('30,300 40,330 50,366'),
    ],
    3,
  );
  return [
    path(smooth(outline), S.radialAt(['#12264c', '#0a1530', NIGHT], o.x, o.y + 60, 420)),
    scratches(S, {
      tone,
      flow: fur,
      gap: [3, 9],
      length: [10, 44],
      width: 1.35,
      floor: 0.04,
      attack: 0.15,
      decay: 0.8,
      stray: 0.09,
    }),
    hairs(S, outline, {
      gap: 3,
      length: 24,
      width: 1.1,
      out: 0.7,
      light: (_x, y) => (y < o.y + 120 ? 0.85 : 0.4),
    }),
    eyes.map((eye, i) => eyeOf(S, eye, at([[i ? -152 : 152, -8]])[0] ?? [0, 0], o)),
    face(open, curve),
    path(
      [
        '70,220 190,196 330,214 470,280',
        '74,236 190,232 320,270 430,352',
        '64,208 180,160 320,140 460,160',
        '70,250 170,266 270,320 340,400',
      ]
        .flatMap((list) =>
          pair(list).map((line) => needle(line, 1.9, { attack: 0.03, decay: 0.97, curved: false })),
        )
        .join(''),
      ICE[4],
    ),
    path(
      ['110,-70 150,-150 220,-220', '128,-74 180,-140 260,-180']
        .flatMap((list) =>
          pair(list).map((line) => needle(line, 1.4, { attack: 0.03, decay: 0.97, curved: false })),
        )
        .join(''),
      ICE[3],
    ),
  ]
    .flat()
    .join('');
}

/** The iris is scratched outwards from the pupil; the clothesline is in it. */
function eyeOf(S: Easel, eye: Points, [cx, cy]: Point, o: NightCat): string {
  const [x, y] = [cx + o.gaze[0], cy + o.gaze[1]];
  const pupil = times(24, (i): Point => [
    x + Math.cos((i / 24) * TAU) * 35,
    y + Math.sin((i / 24) * TAU) * 44,
  ]);
  const rays = times(150, (i) => {
    const a = (i / 150) * TAU + S.rng.gauss(0, 0.02);
    const [r0, r1] = [S.rng.range(38, 48), S.rng.range(62, 100)];
    const line = times(5, (k): Point => [
      x + Math.cos(a) * (r0 + ((r1 - r0) * k) / 4),
      y + Math.sin(a) * (r0 + ((r1 - r0) * k) / 4),
    ]);
    return needle(line, S.rng.range(0.8, 1.7), { attack: 0.2, decay: 0.6, curved: false });
  });
  const caught = traceCurve(`${x - 22},${y + 6} ${x - 6},${y + 13} ${x + 10},${y + 12} ${x + 24},${y + 3}`);
  const socks = [-15, -6, 4, 13].map((dx, i) =>
    needle(
      [
        [x + dx, y + 10],
        [x + dx, y + 17],
        [x + dx + 4, y + 21 + (i % 2)],
      ],
      2,
      { attack: 0.05, decay: 0.2 },
    ),
  );
  const lid = eye.filter(([, v]) => v < cy + 4);
  return (
    path(smooth(eye), NIGHT) +
    group(
      { 'clip-path': S.clip(smooth(eye)) },
      path(smooth(eye), mix(o.eye, '#16284c', 0.55)),
      path(rays.join(''), o.eye),
      path(rays.filter((_, i) => i % 3 === 0).join(''), mix(o.eye, '#ffffff', 0.6)),
      path(smooth(pupil), NIGHT),
      path(needle(caught, 0.7, { attack: 0.05, decay: 0.05, curved: false }), ICE[1]),
      path(socks.join(''), o.eye),
      path(
        smooth(closedCurve(`${x + 8},${y - 24} ${x + 17},${y - 34} ${x + 26},${y - 24} ${x + 17},${y - 15}`)),
        ICE[4],
      ),
      path(needle(lid, 0, {}), NIGHT),
    ) +
    `<path d="${smooth(eye)}" fill="none" stroke="${NIGHT}" stroke-width="9"/>`
  );
}

function face(open: (list: string) => Point[], curve: (p: Points) => Point[]): string {
  const leather = curve(trace('-44,146 -20,136 0,140 20,136 44,146 34,168 14,184 0,190 -14,184 -34,168'));
  const lights = [
    '-34,148 -16,142 -2,146',
    '6,146 20,141 34,149',
    '-22,156 -8,152 6,154',
    '-12,164 0,162 12,164',
  ].map((list) => needle(open(list), 1.7, { curved: false }));
  const mouth = ['0,190 2,214 0,232', '0,232 -30,268 -76,280 -112,268', '0,232 30,268 76,280 112,268'].map(
    (list) => needle(open(list), 4.4, { attack: 0.1, curved: false }),
  );
  return path(smooth(leather), '#24477a') + path(lights.join(''), ICE[3]) + path(mouth.join(''), NIGHT);
}

/** A paw set down in the snow, claws in; (x, y) the middle of its toes' line. */
export function nightPaw(S: Easel, x: number, y: number, s: number): string {
  const at = (list: string): Point[] =>
    closedCurve(
      place(trace(list), { x, y, s })
        .map((p) => p.join(','))
        .join(' '),
    );
  const leg = at('-78,-10 -92,-60 -70,-130 -60,-260 70,-260 78,-130 96,-60 84,-8 40,10 -40,12');
  const toes = [
    '-92,-8 -88,-50 -60,-62 -34,-44 -32,2 -50,20 -80,16',
    '-40,8 -42,-48 -6,-64 32,-50 34,8 14,26 -22,26',
    '28,4 30,-46 58,-60 88,-48 96,-8 82,16 48,20',
  ].map(at);
  const tone = new Tone();
  tone.round(leg, { from: -90, before: 10, size: 60, light: 0.4, dark: 0.02 });
  toes.forEach((toe) => tone.round(toe, { from: -90, before: 34, size: 40 * s, light: 1, dark: 0.02 }));
  return (
    path(smooth(leg), NIGHT) +
    toes.map((toe) => path(smooth(toe), '#0b1733')).join('') +
    scratches(S, {
      tone,
      region: [...leg],
      flow: () => Math.PI / 2,
      gap: [3.4, 9],
      length: [8, 30],
      width: 1.2,
      decay: 0.8,
    }) +
    toes
      .map((toe) =>
        scratches(S, {
          tone,
          region: toe,
          flow: (u, v) => Math.PI / 2 + (x - u) * 0.004 + 0.3 * Math.sin(v * 0.2 + u),
          gap: [3, 7],
          length: [8, 30],
          width: 1.3,
          decay: 0.8,
        }),
      )
      .join('')
  );
}
