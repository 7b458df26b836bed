/** An emperor penguin bent over what stands on its feet, and a snow globe; scratched. It faces left, 860 px tall, its feet at (x, y). */
import { ICE, hairs, needle, scratches } from '../finishes/frost.ts';
import type { Colour } from '../kit/colour.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { TAU, place, times, trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const NIGHT = '#060b1a';

const BODY =
  '40,-838 -2,-836 -40,-820 -66,-792 -76,-756 -66,-720 -54,-690 -54,-650 -72,-590 -100,-520 -138,-420 -152,-310 -146,-210 -120,-130 -84,-84 -30,-60 60,-40 130,-26 170,-6 214,8 208,-20 196,-70 216,-150 236,-270 236,-390 214,-520 178,-630 146,-720 112,-790 78,-826';
const BEAK = '-30,-812 -62,-800 -88,-778 -110,-748 -126,-712 -134,-682 -114,-704 -90,-724 -66,-736 -30,-746';
const BELLY =
  '-54,-664 -74,-586 -102,-516 -140,-418 -154,-310 -148,-210 -122,-132 -86,-86 -30,-62 50,-46 96,-80 92,-180 70,-300 44,-420 40,-520 30,-600 6,-650';
const FLIPPER = '76,-622 110,-598 132,-520 136,-420 122,-310 96,-216 76,-190 64,-220 60,-320 58,-430 54,-540';
const PATCH = '34,-766 6,-752 -6,-716 10,-680 40,-664 62,-690 66,-734 52,-760';
const FEET = [
  '-150,0 -166,-18 -130,-40 -80,-44 -40,-30 -30,-6 -80,4',
  '-20,2 -40,-16 0,-44 60,-48 104,-30 100,-2 40,8',
];

export interface Penguin extends Standing {
  /** Light on the belly, 0..1. */
  belly: number;
  /** Light along the back, 0..1. */
  rim: number;
  /** How far off it stands, 0..1: paler darks. */
  far?: Colour;
  /** Feet are drawn elsewhere. */
  footless?: boolean;
}

export function frostPenguin(S: Easel, o: Penguin): string {
  const { s = 1, flip = 1 } = o;
  const at = (list: string): Point[] => place(trace(list), { x: o.x, y: o.y, sx: s * flip, sy: s });
  const shape = (list: string): Point[] =>
    closedCurve(
      at(list)
        .map((p) => p.join(','))
        .join(' '),
    );
  const open = (list: string): Point[] => spline(at(list), false, 8);
  const dark = o.far ?? NIGHT;
  const [body, belly, flipper, patch, beak] = [
    shape(BODY),
    shape(BELLY),
    shape(FLIPPER),
    shape(PATCH),
    shape(BEAK),
  ];
  const tone = new Tone();
  tone.round(body, { from: flip > 0 ? -20 : 200, before: 6, size: 70 * s, light: o.rim, dark: 0.02 });
  tone.round(belly, {
    from: flip > 0 ? 130 : 50,
    before: 34,
    size: 120 * s,
    light: o.belly,
    dark: o.belly * 0.42,
  });
  tone.fill(patch, Math.min(1, o.belly * 1.1), { soft: 10 * s });
  const flow = flowAlong([
    open('-30,-640 -90,-500 -130,-320 -100,-140'),
    open('20,-620 20,-440 50,-260 60,-80'),
    open('100,-780 170,-600 220,-380 200,-100'),
    open('0,-820 60,-790 110,-700'),
    open('-60,-780 -20,-770 40,-720 60,-640'),
  ]);
  const wing = new Tone();
  wing.round(flipper, {
    from: flip > 0 ? -10 : 190,
    before: 8,
    size: 30 * s,
    light: o.rim * 0.95,
    dark: 0.02,
  });
  const g = Math.max(0.75, s);
  const field = {
    gap: [2.8 * g, 8 * g] as const,
    length: [8 * g, 34 * g] as const,
    width: 1.35 * g,
    decay: 0.8,
    attack: 0.12,
    stray: 0.08,
    floor: 0.05,
  };
  return [
    o.footless ? '' : FEET.map((foot) => path(smooth(shape(foot)), dark)),
    path(smooth(beak), dark),
    path(smooth(body), dark),
    path(
      smooth(belly),
      S.linearAt(['#1c3d70', '#3f74ac', '#6b9cc8'], o.x, o.y - 640 * s, o.x, o.y - 40 * s),
      `opacity="${o.belly}"`,
    ),
    scratches(S, { tone, flow, region: body, ...field }),
    path(smooth(flipper), dark),
    scratches(S, { tone: wing, flow, region: flipper, ...field }),
    hairs(S, body, {
      gap: 4 * g,
      length: 8 * s,
      width: 0.8 * g,
      out: 0.5,
      light: (x) => ((x - o.x) * flip > 60 * s ? o.rim : 0.06),
    }),
    path(
      needle(open('-60,-766 -86,-744 -108,-716 -128,-690'), 1.8 * s, { curved: false }) +
        needle(open('-78,-782 -98,-756 -114,-726'), 1.1 * s, { curved: false }),
      ICE[3],
    ),
    path(needle(open('-34,-776 -22,-770 -8,-776'), 2.4 * s, { curved: false }), ICE[3]),
    o.footless
      ? ''
      : path(
          [
            '-150,-4 -146,-18 -132,-26',
            '-124,0 -118,-18 -104,-28',
            '-96,2 -88,-16 -74,-24',
            '-24,0 -16,-18 0,-28',
            '6,4 14,-16 28,-26',
            '38,4 46,-14 58,-24',
          ]
            .map((list) => needle(open(list), 2 * s, { curved: false }))
            .join(''),
          ICE[2],
        ),
  ]
    .flat()
    .join('');
}

export interface Globe {
  x: number;
  y: number;
  r: number;
  /** What is inside, in a circle of radius 100 about (0, 0). */
  inside: string;
  glass: Colour;
}

/** A ball of glass with something in it; a ring of arcs is scratched round its rim. */
export function snowGlobe(S: Easel, o: Globe): string {
  const round = times(40, (i): Point => [Math.cos((i / 40) * TAU) * 100, Math.sin((i / 40) * TAU) * 100]);
  const arc = (r: number, a0: number, a1: number, w: number): string =>
    needle(
      times(14, (i): Point => [
        Math.cos(a0 + ((a1 - a0) * i) / 13) * r,
        Math.sin(a0 + ((a1 - a0) * i) / 13) * r,
      ]),
      w,
      { attack: 0.5, decay: 0.5, curved: false },
    );
  const arcs = times(34, () => {
    const a = S.rng.range(0, TAU);
    return arc(S.rng.range(84, 99), a, a + S.rng.range(0.3, 1), S.rng.range(0.6, 1.5));
  });
  return group(
    { transform: `translate(${o.x} ${o.y}) scale(${o.r / 100})` },
    path(smooth(round), o.glass),
    group({ 'clip-path': S.clip(smooth(round)) }, o.inside),
    path(arcs.join(''), ICE[2]),
    path(arc(98, 0, 6.2, 1.6) + arc(98, 3, 9, 1.4), ICE[3]),
    path(arc(80, 3.5, 4.5, 5) + arc(68, 3.7, 4.2, 3), ICE[4]),
  );
}
