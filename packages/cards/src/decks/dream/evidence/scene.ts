/** D42: a fingerprint is an island of hedges, and the glass laid on the map has found somebody running through it. */
import { card } from '../../../finishes/finish.ts';
import { SEPIA, map, mapMargin, sepiaLine } from '../../../finishes/map.ts';
import { polygon, resample, smooth, soften, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, fix, inside, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobble } from '../../../kit/shapes.ts';
import { figureParts, flatFigure, type FigureOptions } from '../../../motifs/figure/figure.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import { printField, ridgePieces, type PrintPlace, type Ridge } from '../../../motifs/fingerprint.ts';
import { magnifier } from '../../../motifs/magnifier.ts';

const loam = '#5b4126';
const hedge = '#6d7440';
const wheat = '#f1dda6';
const water = '#8fcfe0';
const glassBlue = '#7fb9dc';
const thiefBlue = '#2f86c2';
const lamp = '#f2b632';

const print: PrintPlace = { core: [376, 470], rx: 262, ry: 330, ridges: 13, turn: 0.1 };
const lens = { x: 474, y: 816, r: 196, power: 3 } as const;

const coastLine = (S: Easel): Point[] =>
  wobble(
    resample(
      spline(
        trace(
          '372,116 470,130 566,186 628,284 654,410 656,540 640,670 604,800 540,912 450,982 350,998 254,966 182,884 132,766 108,630 102,490 118,352 166,234 254,150',
        ),
        true,
        10,
      ),
      6,
    ),
    S.noise,
    9,
    0.03,
  );

const ring = (x: number, y: number, r: number, squash = 1, n = 40): Point[] =>
  times(n, (i): Point => [x + Math.cos((i / n) * TAU) * r, y + Math.sin((i / n) * TAU) * r * squash]);

const strokesOf = (pieces: readonly Ridge[], dx = 0, dy = 0): string =>
  pieces
    .map(({ from, to }) => `M${fix(from[0] + dx)} ${fix(from[1] + dy)}L${fix(to[0] + dx)} ${fix(to[1] + dy)}`)
    .join('');

const stroked = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fix(width)}" stroke-linecap="round" ${extra}/>`;

function seaAndIsland(scene: Scene, shore: Points): void {
  const S = scene.element('sea');
  scene.add(
    path('M0 0H800V1200H0Z', water, 'opacity=".55"'),
    [44, 30, 17].map((wide, i) =>
      path(smooth(shore), 'none', `stroke="#5f979d" stroke-width="${wide * 2}" opacity="${0.1 + i * 0.08}"`),
    ),
    times(46, () => {
      const [x, y] = [S.rng.range(60, 740), S.rng.range(70, 1140)];
      if (inside(shore, x, y)) return '';
      return sepiaLine(
        S,
        [
          [x - 16, y + 2],
          [x - 8, y - 4],
          [x, y + 1],
          [x + 8, y - 4],
          [x + 16, y + 2],
        ],
        1.3,
        '#4d7f86',
      );
    }),
    path(smooth(shore), '#ffffff'),
    path(smooth(shore), wheat, 'opacity=".85"'),
    path(smooth(shore), 'none', `stroke="${SEPIA}" stroke-width="2.6"`),
  );
}

function ridges(scene: Scene, shore: Points): void {
  const S = scene.element('ridges');
  const field = printField(S.noise, print);
  const inland = place(shore, { x: 376 * 0.05, y: 560 * 0.05, s: 0.95 });
  const pieces = ridgePieces(
    field,
    [90, 100, 580, 920],
    4,
    (x, y) => inside(inland, x, y) && S.noise.fbm(x / 44, y / 44, 2) > -0.42,
  );
  const byWidth = [0, 1, 2, 3].map((k) =>
    pieces.filter(({ from: [x, y] }) => {
      const n = S.noise.n2(x / 30 + 5, y / 30) * 0.5 + 0.5;
      return Math.min(3, Math.floor(n * 4)) === k;
    }),
  );
  scene.add(
    byWidth.map((some, k) => stroked(strokesOf(some, 4, 5), '#b99a62', 7 + k * 1.4, 'opacity=".6"')),
    byWidth.map((some, k) => stroked(strokesOf(some), loam, 8.5 + k * 1.5)),
    byWidth.map((some, k) => stroked(strokesOf(some, -1.2, -1.6), hedge, 3.4 + k * 0.8)),
  );
}

/** What the glass shows: the same hedges three times as large, and the one who is running. */
function underGlass(scene: Scene): void {
  const S = scene.element('glass');
  const R = scene.element('ridges');
  const field = printField(R.noise, print);
  const { x, y, r, power } = lens;
  const near = (px: number, py: number): number => field(x + (px - x) / power, y + (py - y) / power);
  const pieces = ridgePieces(
    near,
    [x - r - 20, y - r - 20, r * 2 + 40, r * 2 + 40],
    7,
    (px, py) => Math.hypot(px - x, py - y) < r + 14,
  );
  const circle = smooth(ring(x, y, r));
  const tufts = pieces
    .filter((_, i) => i % 2 === 0)
    .map(({ from: [px, py] }) => {
      const [ox, oy] = [S.rng.gauss(0, 7), S.rng.gauss(-3, 6)];
      return smooth(ring(px + ox, py + oy, S.rng.range(5, 10), 0.85, 8));
    });
  scene.add(
    group(
      { 'clip-path': S.clip(circle) },
      path(circle, '#ffffff'),
      path(circle, '#fbefc4', 'opacity=".9"'),
      stroked(strokesOf(pieces, 8, 12), '#c9ad70', 26, 'opacity=".75"'),
      stroked(strokesOf(pieces), loam, 27),
      stroked(strokesOf(pieces, -2, -4), hedge, 20),
      path(tufts.filter((_, i) => i % 3 === 0).join(''), '#4f5730'),
      path(tufts.filter((_, i) => i % 3 === 1).join(''), '#8d9652'),
      path(tufts.filter((_, i) => i % 3 === 2).join(''), '#aab069', 'opacity=".8"'),
      chase(S),
      path(
        circle,
        S.radial([
          [0, glassBlue, 0],
          [0.74, glassBlue, 0.04],
          [0.92, glassBlue, 0.36],
          [1, '#4f8cb4', 0.75],
        ]),
      ),
    ),
  );
}

function chase(S: Easel): string {
  const { x, y } = lens;
  const at = { x: x + 22, y: y + 92, s: 1.62 };
  const thief: FigureOptions = {
    ...at,
    view: 'side',
    pose: {
      ...poses.run,
      arms: [
        { root: 62, bend: 40 },
        { root: 34, bend: 118 },
      ],
    },
    garment: 'jacket',
    hat: 'cap',
    colours: { coat: thiefBlue, trousers: '#1d1b1c', boots: '#161313', hat: '#1b1a1d', skin: '#e2b48c' },
  };
  const sack = place(
    trace('16,-116 -4,-130 -34,-150 -70,-150 -98,-126 -108,-92 -96,-62 -66,-52 -36,-66 -18,-96 4,-104'),
    { x: at.x - 2, y: at.y - 18 },
  );
  return [
    path(smooth(ring(at.x, at.y + 2, 70, 0.12)), '#8f7442', 'opacity=".6"'),
    path(smooth(sack), '#cfae7c', `stroke="${SEPIA}" stroke-width="3"`),
    [
      trace('-92,-128 -74,-112 -66,-88'),
      trace('-102,-90 -86,-82 -76,-70'),
      trace('-40,-138 -44,-116 -38,-98'),
    ].map((fold) => sepiaLine(S, place(fold, { x: at.x - 2, y: at.y - 18 }), 2.4)),
    flatFigure(thief),
    // what falls out as he runs
    trace('-104,-30 -122,-8 -148,-18 -160,4 -134,10').map(([u, v]) =>
      path(smooth(ring(at.x + u, at.y + v, 8, 0.72, 12)), lamp, `stroke="${SEPIA}" stroke-width="2"`),
    ),
  ].join('');
}

/** A constable with a lantern, outlined in field colour so that he stands clear of the hedges. */
function constable(S: Easel, x: number, y: number, flip: 1 | -1): string {
  const man: FigureOptions = {
    x,
    y,
    s: 0.5,
    flip,
    view: 'side',
    pose: {
      ...poses.walk,
      arms: [
        { root: 10, bend: 10 },
        { root: 70, bend: 6 },
      ],
    },
    garment: 'coat',
    hat: 'bowler',
    colours: { coat: '#22303c', hat: '#1a2029' },
  };
  const { hands } = figureParts(man);
  const [hx, hy] = hands[1];
  return [
    path(smooth(wobble(ring(x + flip * 6, y - 26, 40, 0.92), S.noise, 8, 0.05)), wheat),
    path(smooth(ring(hx, hy + 8, 26)), '#f7d36a', 'opacity=".75"'),
    flatFigure(man),
    path(
      polygon([
        [hx - 5, hy + 2],
        [hx + 5, hy + 2],
        [hx + 6, hy + 15],
        [hx - 6, hy + 15],
      ]),
      lamp,
      `stroke="${SEPIA}" stroke-width="1.6"`,
    ),
  ].join('');
}

function life(scene: Scene): void {
  const S = scene.element('life');
  const cottage = (x: number, y: number, k: number): string =>
    path(
      polygon(place(trace('-11,0 -11,-11 11,-11 11,0'), { x, y, s: k })),
      '#fbf3df',
      `stroke="${SEPIA}" stroke-width="1.6"`,
    ) +
    path(
      polygon(place(trace('-14,-10 -7,-20 8,-20 14,-10'), { x, y, s: k })),
      '#b4552f',
      `stroke="${SEPIA}" stroke-width="1.6"`,
    ) +
    path(polygon(place(trace('-3,0 -3,-7 3,-7 3,0'), { x, y, s: k })), SEPIA);
  // the getaway boat
  const hull = soften('112,1064 140,1070 196,1070 226,1060 214,1088 186,1098 146,1098 122,1088');
  scene.add(
    trace('248,640 266,650 232,656 176,872 560,232 600,560 350,176').map(([x, y], i) =>
      cottage(x, y, 0.9 + (i % 3) * 0.12),
    ),
    constable(S, 270, 246, 1),
    constable(S, 200, 590, 1),
    constable(S, 572, 420, -1),
    flatFigure({
      x: 170,
      y: 1082,
      s: 0.56,
      view: 'side',
      pose: 'sit',
      garment: 'jacket',
      hat: 'brim',
      colours: { coat: '#3d3a44', hat: '#27232a' },
    }),
    path(hull, '#7a4a2a', `stroke="${SEPIA}" stroke-width="2.4"`),
    sepiaLine(S, trace('118,1074 150,1080 190,1080 220,1072'), 1.8),
    sepiaLine(S, trace('186,1060 216,1084 250,1112'), 3.4),
    times(3, (i) =>
      sepiaLine(
        S,
        [
          [104 + i * 40, 1108],
          [120 + i * 40, 1103],
          [138 + i * 40, 1108],
        ],
        1.6,
        '#4d7f86',
      ),
    ),
  );
  // another print, smudged, on an islet next door
  const islet = wobble(ring(684, 176, 50, 1.35), S.noise, 7, 0.05);
  const field = printField(S.noise, { core: [684, 166], rx: 50, ry: 64, ridges: 5, turn: -0.4 });
  const pieces = ridgePieces(
    field,
    [620, 100, 130, 150],
    4,
    (x, y) => Math.hypot((x - 684) / 42, (y - 176) / 58) < 1 && x - y * 0.4 < 640,
  );
  scene.add(
    path(smooth(islet), 'none', 'stroke="#5f979d" stroke-width="22" opacity=".3"'),
    path(smooth(islet), '#ffffff'),
    path(smooth(islet), wheat, `opacity=".8"`),
    path(smooth(islet), 'none', `stroke="${SEPIA}" stroke-width="2"`),
    stroked(strokesOf(pieces), loam, 5, 'opacity=".75"'),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 4242, background: '#ffffff' });
  const shore = coastLine(scene.element('coast'));
  seaAndIsland(scene, shore);
  ridges(scene, shore);
  life(scene);
  scene.add(mapMargin(scene.element('margin'), { inset: 26, width: 14 }));
  scene.add(path(smooth(ring(lens.x + 16, lens.y + 20, lens.r + 22)), '#6b5a3a', 'opacity=".45"'));
  underGlass(scene);
  scene.add(magnifier(lens));
  return scene;
}

export default card({
  finish: map,
  grade: { foldsX: [0.5], foldsY: [0.34, 0.67], stains: 0.4, age: 0.5 },
  paint,
});
