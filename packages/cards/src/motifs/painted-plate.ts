/** A great blue-and-white plate from in front, glued with gold, one piece missing: middle (0, 0), 330 in radius. A street is painted on it. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Palette } from '../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, moved, path, type Mark } from '../kit/markup.ts';
import { nth, place, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handLine, wobble } from '../kit/shapes.ts';

export type PlatePaint = Palette<'white' | 'shade' | 'pale' | 'blue' | 'deep' | 'gold' | 'glint'>;

/** What is missing. */
export const HOLE: Points = trace('26,-168 92,-186 168,-150 214,-84 196,-14 120,30 52,8 -4,-52 -16,-118');
/** Where it was glued: from the hole to the rim, and across. */
const SEAMS = [
  '26,-168 10,-220 34,-262 20,-330',
  '214,-84 258,-96 290,-70 332,-82',
  '120,30 148,92 132,150 190,206 214,262',
  '-4,-52 -70,-36 -120,-70 -190,-48 -250,-76 -330,-52',
  '-120,-70 -150,-150 -210,-190 -232,-240',
  '132,150 40,170 -30,156 -90,200 -100,260 -124,312',
];

const round = (S: Easel, r: number): string =>
  smooth(wobble(blob(0, 0, r, r, S.noise, 0.008, 1, 70), S.noise, 1, 0.02));

/** At (x, y), turned by r degrees. */
export function paintedPlate(S: Easel, c: PlatePaint, at: { x: number; y: number; r: number }): string {
  const keep = S.mask(moved(at, path(round(S, 332), '#fff'), path(polygon(HOLE), '#000')));
  const plate = moved(
    at,
    path(round(S, 330), S.linearAt([c.white, c.white, c.shade], -240, -260, 260, 300)),
    ellipse(0, 0, 250, 250, 'none', `stroke="${c.shade}" stroke-width="7"`),
    ellipse(-1.5, -2, 247, 247, 'none', `stroke="${c.white}" stroke-width="4"`),
    border(S.element('border'), c),
    group({ 'clip-path': S.clip(round(S, 236)) }, street(S.element('street'), c)),
    ellipse(0, 0, 240, 240, 'none', `stroke="${c.blue}" stroke-width="4.5"`),
    ellipse(0, 0, 230, 230, 'none', `stroke="${c.blue}" stroke-width="1.8"`),
    seams(S.element('seams'), c),
  );
  const edge = [...HOLE, nth(HOLE, 0)];
  // the broken edge has a thickness, lit below
  const rim = moved(
    at,
    brushLine(S, handLine(S, edge.slice(3, 8), 1, 0.04, 5), 5, c.white, {
      curved: false,
      attack: 0.05,
      decay: 0.1,
    }),
    brushLine(S, handLine(S, edge.slice(0, 4), 1, 0.04, 5), 3, c.deep, { curved: false, opacity: 0.7 }),
    brushLine(S, handLine(S, edge.slice(7), 1, 0.04, 5), 3, c.deep, { curved: false, opacity: 0.6 }),
  );
  return group({ mask: keep }, plate) + rim;
}

function seams(S: Easel, c: PlatePaint): Mark {
  return SEAMS.map((list) => {
    const way = handLine(S, trace(list), 2.5, 0.05, 6);
    const flat = { curved: false, attack: 0.02, decay: 0.04 };
    return [
      brushLine(
        S,
        way.map(([x, y]): Point => [x + 1.5, y + 2.5]),
        4.6,
        mix(c.deep, c.gold, 0.3),
        { ...flat, opacity: 0.5 },
      ),
      brushLine(S, way, 4.4, c.gold, flat),
      brushLine(
        S,
        way.map(([x, y]): Point => [x - 1, y - 1.4]),
        1.5,
        c.glint,
        flat,
      ),
    ];
  });
}

/** Leaves and flowers run round the rim; no two turns of the brush are alike. */
function border(S: Easel, c: PlatePaint): Mark {
  const at = (a: number, r: number): Point => [Math.cos(a) * r, Math.sin(a) * r];
  const stem = times(121, (i): Point => at((i / 120) * TAU, 288 + 17 * Math.sin((i / 120) * TAU * 9)));
  const leafy = times(46, (i) => {
    const a = (i / 46) * TAU + S.rng.gauss(0, 0.015);
    const r = 288 + 17 * Math.sin(a * 9);
    const side = i % 2 ? 1 : -1;
    const tip = at(a + 0.07 + S.rng.range(0, 0.03), r + side * S.rng.range(15, 25));
    return brushLine(
      S,
      [at(a, r), at(a + 0.03, r + side * 11), tip],
      S.rng.range(4, 6.4),
      mix(c.blue, c.pale, S.rng.range(0, 0.4)),
      { attack: 0.4, decay: 0.5 },
    );
  });
  const flowers = times(9, (i) => {
    const a = ((i + 0.25) / 9) * TAU;
    const [x, y] = at(a, 285);
    const petals = 5 + (i % 3);
    const s = S.rng.range(0.85, 1.2);
    return [
      times(petals, (k) => {
        const b = (k / petals) * TAU + a + S.rng.gauss(0, 0.08);
        return path(
          smooth(place(closedCurve('4,0 14,-8 24,-6 27,0 24,6 14,8'), { x, y, r: b, s })),
          mix(c.blue, c.pale, k % 2 ? 0.15 : 0.45),
        );
      }),
      path(smooth(blob(x, y, 7 * s, 7 * s, S.noise, 0.1, 2, 14)), c.deep),
      path(smooth(blob(x - 1, y - 1, 2.6, 2.6, S.noise, 0.1, 2, 10)), c.white),
    ];
  });
  return [
    ellipse(0, 0, 321, 321, 'none', `stroke="${c.blue}" stroke-width="9"`),
    ellipse(0, 0, 310, 310, 'none', `stroke="${c.blue}" stroke-width="1.8"`),
    ellipse(0, 0, 256, 256, 'none', `stroke="${c.pale}" stroke-width="2"`),
    brushLine(S, stem, 2.2, c.blue, { curved: false, attack: 0.01, decay: 0.01 }),
    leafy,
    flowers,
  ];
}

interface House {
  x: number;
  w: number;
  h: number;
  gable: 'steps' | 'bell' | 'point' | 'flat';
  wash: number;
  windows: readonly (readonly [number, number])[];
}
const GROUND = 118;
const HOUSES: readonly House[] = [
  {
    x: -226,
    w: 64,
    h: 130,
    gable: 'point',
    wash: 0.75,
    windows: [
      [0.3, 0.35],
      [0.7, 0.35],
      [0.5, 0.68],
    ],
  },
  {
    x: -160,
    w: 72,
    h: 186,
    gable: 'steps',
    wash: 0.35,
    windows: [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.56],
      [0.7, 0.56],
      [0.5, 0.8],
    ],
  },
  {
    x: -84,
    w: 84,
    h: 142,
    gable: 'bell',
    wash: 0.62,
    windows: [
      [0.74, 0.3],
      [0.28, 0.62],
      [0.72, 0.62],
    ],
  },
  {
    x: 2,
    w: 70,
    h: 104,
    gable: 'flat',
    wash: 0.2,
    windows: [
      [0.3, 0.4],
      [0.7, 0.4],
    ],
  },
  { x: 76, w: 66, h: 96, gable: 'point', wash: 0.7, windows: [[0.5, 0.45]] },
  {
    x: 146,
    w: 74,
    h: 140,
    gable: 'steps',
    wash: 0.45,
    windows: [
      [0.3, 0.3],
      [0.7, 0.34],
      [0.3, 0.6],
    ],
  },
];

/** A quay in winter: gables, a canal, and a woman at a door who holds up a cup. */
function street(S: Easel, c: PlatePaint): Mark {
  return [
    path(
      smooth(closedCurve('-260,-120 -160,-140 -60,-120 -20,-150 -100,-176 -220,-170')),
      c.pale,
      'opacity=".4"',
    ),
    path(smooth(closedCurve('-120,-190 -30,-204 10,-190 -40,-180 -110,-178')), c.pale, 'opacity=".35"'),
    birds(S, c),
    HOUSES.map((one, i) => house(S.element(`house ${i}`), one, c)),
    // the quay, the water
    path(smooth(closedCurve('-260,112 -120,118 40,114 260,118 260,142 60,138 -120,142 -260,138')), c.white),
    brushLine(S, traceCurve('-250,120 -100,117 60,119 250,116'), 2.4, c.deep),
    brushLine(S, traceCurve('-250,142 -90,138 60,142 250,138'), 3.4, c.blue),
    times(15, (i) => {
      const [x, y] = [-190 + ((i * 83) % 380), 156 + i * 5.2];
      return brushLine(
        S,
        [
          [x - S.rng.range(18, 46), y],
          [x, y + S.rng.range(-3, 3)],
          [x + S.rng.range(18, 46), y + 1],
        ],
        S.rng.range(1.4, 4),
        mix(c.blue, c.pale, S.rng.range(0.1, 0.8)),
      );
    }),
    boat(S, c),
    lady(S, c),
  ];
}

const birds = (S: Easel, c: PlatePaint): Mark =>
  ['-196,-112', '-168,-126', '-150,-108', '-124,-132'].map((at, i) => {
    const [x, y] = nth(trace(at), 0);
    const s = 0.8 + i * 0.12;
    return brushLine(S, place(trace('-12,-5 -5,-7 0,0 6,-8 13,-4'), { x, y, s }), 1.8, c.blue);
  });

function house(S: Easel, { x, w, h, gable, wash, windows }: House, c: PlatePaint): Mark {
  const [l, r, t] = [x, x + w, GROUND - h];
  const m = x + w / 2;
  const tops: Record<House['gable'], string> = {
    steps: `${l},${t} ${l + w * 0.16},${t} ${l + w * 0.16},${t - 20} ${l + w * 0.32},${t - 20} ${l + w * 0.32},${t - 40} ${r - w * 0.32},${t - 40} ${r - w * 0.32},${t - 20} ${r - w * 0.16},${t - 20} ${r - w * 0.16},${t} ${r},${t}`,
    bell: `${l},${t} ${l + w * 0.14},${t - 10} ${l + w * 0.22},${t - 34} ${m},${t - 58} ${r - w * 0.22},${t - 34} ${r - w * 0.14},${t - 10} ${r},${t}`,
    point: `${l},${t} ${m},${t - w * 0.62} ${r},${t}`,
    flat: `${l},${t} ${l},${t - 12} ${r},${t - 12} ${r},${t}`,
  };
  const outline = handLine(S, trace(`${l},${GROUND} ${tops[gable]} ${r},${GROUND}`), 1, 0.06, 4);
  const lines = windows.map(([u, v]) => {
    const [px, py] = [x + u * w, t + v * h];
    return [
      path(
        polygon(
          wobble(
            trace(`${px - 8},${py - 12} ${px + 8},${py - 12} ${px + 8},${py + 12} ${px - 8},${py + 12}`),
            S.noise,
            1.4,
            0.1,
          ),
        ),
        c.deep,
      ),
      brushLine(
        S,
        [
          [px, py - 11],
          [px, py + 11],
        ],
        1,
        c.white,
      ),
      brushLine(
        S,
        [
          [px - 8, py - 1],
          [px + 8, py - 1],
        ],
        1,
        c.white,
      ),
    ];
  });
  const door = `${m - 9},${GROUND} ${m - 9},${GROUND - 30} ${m},${GROUND - 36} ${m + 9},${GROUND - 30} ${m + 9},${GROUND}`;
  return [
    path(polygon(outline), mix(c.blue, c.white, 0.3 + wash * 0.6)),
    path(
      polygon(trace(`${l + w * 0.62},${GROUND} ${l + w * 0.62},${t} ${r},${t} ${r},${GROUND}`)),
      mix(c.blue, c.white, 0.1 + wash * 0.6),
      'opacity=".45"',
    ),
    brushLine(S, outline, 2.2, c.deep, { curved: false, attack: 0.02, decay: 0.03 }),
    lines,
    path(polygon(handLine(S, trace(door), 0.8, 0.1, 4)), wash > 0.5 ? c.deep : c.blue),
  ];
}

const boat = (S: Easel, c: PlatePaint): Mark => [
  path(smooth(closedCurve('-150,184 -110,192 -60,190 -34,180 -44,204 -84,212 -130,206')), c.blue),
  brushLine(S, traceCurve('-152,183 -110,192 -60,190 -32,179'), 2.4, c.deep),
  brushLine(S, trace('-96,190 -94,150'), 2, c.deep),
  path(smooth(closedCurve('-92,152 -62,178 -92,182')), mix(c.blue, c.white, 0.5)),
];

/** Taller than her door, and looking up. */
const lady = (S: Easel, c: PlatePaint): Mark => {
  const inked = (list: string, fill: string): Mark => [
    path(smooth(closedCurve(list)), fill),
    brushLine(S, [...closedCurve(list), ...closedCurve(list).slice(0, 2)], 1.7, c.deep, {
      curved: false,
      attack: 0.02,
      decay: 0.02,
    }),
  ];
  return moved(
    { x: 34, y: 141, s: 1.16 },
    inked('-30,0 -22,-22 -10,-42 8,-42 20,-24 30,0 0,3', mix(c.blue, c.white, 0.28)),
    inked('-9,-40 9,-40 14,-2 0,2 -13,-2', c.white),
    inked('-11,-40 -12,-60 -4,-66 8,-65 12,-58 9,-40', c.blue),
    brushLine(S, traceCurve('-9,-58 -18,-48 -10,-40'), 3.2, c.blue, { decay: 0.1 }),
    brushLine(S, traceCurve('9,-60 20,-62 26,-74'), 3.6, c.blue, { decay: 0.1 }),
    inked('-9,-74 -6,-86 4,-88 11,-80 9,-70 0,-66', c.white),
    path(smooth(closedCurve('-13,-66 -13,-80 -6,-91 6,-92 12,-84 3,-84 -3,-78 -4,-66')), c.deep),
    ellipse(5.5, -79, 1.4, 1.6, c.deep),
    brushLine(S, traceCurve('3,-72 6,-71 8,-73'), 0.9, c.deep),
    inked('20,-86 34,-86 32,-76 27,-73 22,-76', c.white),
    brushLine(S, traceCurve('26,-90 23,-96 28,-101 25,-107'), 1.1, c.blue),
  );
};
