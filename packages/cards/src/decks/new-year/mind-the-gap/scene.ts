/** N02: a crowd has walked up the minute hand in low winter sun; between its tip and the top mark there is nothing. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { blur } from '../../../kit/materials.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { fix, lerp, times, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { cumulus, sky } from '../../../kit/sky.ts';
import { bear, cat, sleeper } from '../../../motifs/clock-bystanders.ts';
import { numeral, onHand, ring, rings, seen } from '../../../motifs/clock-dial.ts';
import {
  homegoer,
  leaper,
  suitcase,
  traveller,
  travellerShape,
  type Hat,
  type Load,
} from '../../../motifs/clock-travellers.ts';

const ENAMEL = oklch(0.93, 0.035, 85);
const WARM = oklch(0.97, 0.04, 88);
const SHADOW = oklch(0.55, 0.08, 275);
const BRONZE = oklch(0.5, 0.085, 65);
const BRONZE_LIGHT = oklch(0.72, 0.11, 78);
const BRONZE_DARK = oklch(0.27, 0.05, 40);
const CLOUD = { base: oklch(0.88, 0.035, 250), lit: '#fff8ea', shade: oklch(0.78, 0.05, 260), angle: -150 };
const INK = oklch(0.34, 0.06, 270);
const GREEN = oklch(0.6, 0.15, 150);

const MINUTE = -14;
const HOUR = 4;
const DECK = 0.045;
const TIP = 0.56;
/** Where the enamel ends, and where the ring of hours begins. */
const INNER = 0.5;
const OUTER = 0.85;
/** The low sun throws everything to the right, and on. */
const THROWN: Point = [1.5, 0.62];

function paint(): Scene {
  const scene = new Scene({ seed: 202, background: oklch(0.8, 0.06, 235) });
  air(scene);
  dial(scene);
  numerals(scene);
  leftBehind(scene);
  hands(scene);
  crowd(scene);
  across(scene);
  return scene;
}

function air(scene: Scene): void {
  const S = scene.element('air');
  scene.add(
    sky(S, [oklch(0.7, 0.085, 235), oklch(0.86, 0.05, 215), oklch(0.95, 0.05, 75)], { y1: 420, n: 500 }),
    cumulus(scene.element('cloud'), { x: 660, y: 230, w: 330, h: 130, ...CLOUD }),
    cumulus(scene.element('cloud2'), { x: 60, y: 300, w: 240, h: 90, ...CLOUD }),
  );
}

/** Enamel, then a round ditch of open air, then the ring of hours. */
function dial(scene: Scene): void {
  const S = scene.element('dial');
  const ditch = scene.element('ditch');
  const arcs = (x: number, y: number): number => Math.atan2(y - 905, x - 430) + Math.PI / 2;
  const textured = (d: string, colours: readonly Colour[], n: number): Mark =>
    group(
      { 'clip-path': S.clip(d) },
      strokes(S, {
        region: [0, 230, 800, 980],
        n,
        length: 60,
        width: 7,
        angle: arcs,
        colour: () => S.rng.pick(colours),
        opacity: [0.2, 0.4],
      }),
    );
  const ringBand = rings(1.06, OUTER);
  scene.add(
    path(polygon(ring(1.12, -0.05)), BRONZE_DARK),
    path(polygon(ring(1.12)), BRONZE),
    path(rings(1.12, 1.1), BRONZE_LIGHT),
    path(polygon(ring(1.06)), ENAMEL),
    textured(ringBand, [WARM, ENAMEL, oklch(0.88, 0.04, 80)], 500),
    // The ditch: its far wall, and a long way down.
    path(polygon(ring(OUTER)), BRONZE_DARK),
    path(polygon(ring(OUTER, -0.012)), BRONZE),
    path(
      polygon(ring(OUTER, -0.05)),
      S.linearAt([oklch(0.4, 0.085, 255), oklch(0.56, 0.08, 245), oklch(0.7, 0.06, 235)], 0, 400, 0, 760),
    ),
    group({ 'clip-path': S.clip(polygon(ring(OUTER, -0.05))) }, town(ditch)),
    // The wide shadow the dial keeps over the depth, then the dial.
    path(polygon(ring(INNER)), S.linearAt([WARM, ENAMEL, oklch(0.87, 0.045, 70)], 0, 480, 800, 1200)),
    textured(polygon(ring(INNER)), [WARM, ENAMEL, oklch(0.9, 0.04, 75)], 900),
    [0.475, 0.462, 0.25].map((r) =>
      line(polygon(ring(r)), mix(ENAMEL, INK, 0.4), r === 0.462 ? 1.4 : 3, 'opacity=".6"'),
    ),
    line(polygon(ring(INNER - 0.003)), '#ffffff', 4),
    line(polygon(ring(OUTER + 0.002)), '#ffffff', 3),
  );
}

/** Snowy roofs, far below, in two drifts of mist. */
function town(S: Easel): Mark {
  const house = (x: number, y: number, s: number, lit: boolean): Mark =>
    moved(
      { x, y, s },
      path('M-6 0H6V7H-6Z', oklch(0.5, 0.07, 255)),
      path('M6 0H9V6L6 7Z', oklch(0.36, 0.07, 260)),
      path('M-8 0L-1 -7L8 0Z', '#eef4ff'),
      path('M-1 -7L5 -7L11 0L8 0Z', oklch(0.78, 0.05, 255)),
      lit ? ellipse(0, 3.5, 1.5, 1.7, oklch(0.88, 0.14, 85)) : '',
    );
  const field = (x: number, y: number, w: number): Mark =>
    path(
      smooth(blob(x, y, w, w * 0.24, S.noise, 0.3)),
      oklch(0.84, 0.03, 245),
      `opacity=".8" filter="${blur(S, 5)}"`,
    );
  const cloud = (name: string, x: number, y: number, w: number): Mark =>
    cumulus(S.element(name), { x, y, w, h: w * 0.42, ...CLOUD });
  const village = (x: number, y: number, n: number): Mark =>
    times(n, () => [x + S.rng.gauss(0, 54), y + S.rng.gauss(0, 14)] as const)
      .toSorted((p, q) => p[1] - q[1])
      .map(([u, v], i) => house(u, v, S.rng.range(0.75, 1.05), i % 3 === 0));
  return [
    field(120, 540, 190),
    field(720, 530, 170),
    village(120, 536, 26),
    village(716, 520, 22),
    cloud('left', 214, 590, 190),
    cloud('right', 600, 560, 180),
    cloud('far', 90, 478, 110),
    cloud('east', 770, 600, 150),
  ];
}

/** Painted hours; only the top one is green. */
function numerals(scene: Scene): void {
  const S = scene.element('numerals');
  scene.add(
    [-3, -2, -1, 1, 2, 3].map((hour) =>
      numeral(hour, ['IX', 'X', 'XI', 'XII', 'I', 'II', 'III'][hour + 3] ?? '', INK),
    ),
    numeral(0, 'XII', GREEN),
    times(60, (i) => {
      const [x, y] = seen(...onHand(i * 6, 1.042, 0));
      return ellipse(x, y, i % 5 ? 2 : 4.5, i % 5 ? 1.6 : 3.4, INK);
    }),
    brushLine(S, [seen(-0.3, 1.09), seen(-0.1, 1.115), seen(0.06, 1.113)], 8, '#fbfdff'),
    brushLine(S, [seen(0.2, 1.1), seen(0.4, 1.04), seen(0.5, 1)], 7, '#fbfdff'),
  );
}

const thrown = (at: Point, s: number, shape: Mark): Mark => {
  const [x0, y0] = seen(at[0], at[1]);
  const [x1, y1] = seen(at[0] + THROWN[0] * 0.1, at[1] + THROWN[1] * 0.1);
  return group(
    {
      transform: `matrix(${fix(0.34 * s)} ${fix(0.62 * s)} ${fix((-(x1 - x0) / 100) * s * 1.05)} ${fix((-(y1 - y0) / 100) * s * 1.05)} ${fix(x0)} ${fix(y0)})`,
    },
    shape,
  );
};
/** All shadows of a place in one tone, however they overlap. */
const shade = (S: Easel, marks: Mark, clip: string, opacity = 0.62): Mark =>
  group(
    { 'clip-path': S.clip(clip), style: 'mix-blend-mode:multiply' },
    group(
      {
        opacity,
        filter: S.filter(
          `<feFlood flood-color="${SHADOW}"/><feComposite in2="SourceAlpha" operator="in"/>`,
          [0, 0, 800, 1200],
        ),
      },
      marks,
    ),
  );

/** What did not fit on: it looks after them. */
function leftBehind(scene: Scene): void {
  const S = scene.element('left');
  const [x, y] = [120, 800];
  scene.add(
    shade(
      S,
      path(
        `M${x - 30} ${y}L${x + 90} ${y - 62}L${x + 184} ${y - 66}L${x + 170} ${y - 34}L${x + 44} ${y}Z`,
        SHADOW,
      ),
      polygon(ring(INNER)),
    ),
    suitcase(S, [x + 40, y + 4], 1.25, oklch(0.5, 0.12, 25)),
    suitcase(S, [x - 4, y], 2, oklch(0.58, 0.1, 60)),
    bear(S, x - 8, y - 50),
  );
}

/** Half the width of the minute hand where it is r out: a plank, an eye, a spade. */
const wide = (r: number): number => {
  const hub = Math.sqrt(Math.max(0, 0.013 - r * r));
  const plank = lerp(0.08, 0.054, (r + 0.5) / 0.86);
  if (r < 0.36) return Math.max(hub, plank);
  return r < 0.5
    ? 0.054 + 0.026 * Math.sin(((r - 0.36) / 0.14) * (Math.PI / 2))
    : lerp(0.08, 0.05, (r - 0.5) / 0.06);
};

const handOutline = (
  turn: number,
  h: number,
  from: number,
  to: number,
  half: (r: number) => number,
): Point[] => {
  const rs = times(70, (i) => lerp(from, to, i / 69));
  return [
    ...rs.map((r) => seen(...onHand(turn, r, -half(r)), h)),
    ...rs.toReversed().map((r) => seen(...onHand(turn, r, half(r)), h)),
  ];
};
const DECK_TOP = handOutline(MINUTE, DECK, -0.6, TIP, wide);
const slow = (r: number): number =>
  r > 0.34 ? lerp(0.07, 0.01, (r - 0.34) / 0.09) : r > 0.28 ? lerp(0.04, 0.07, (r - 0.28) / 0.06) : 0.04;
const shifted = (points: Points, h: number): Point[] => {
  const [a, b] = [seen(0, 0.3), seen(THROWN[0] * h, 0.3 + THROWN[1] * h)];
  return points.map(([x, y]): Point => [x + b[0] - a[0], y + b[1] - a[1]]);
};

function hands(scene: Scene): void {
  const S = scene.element('hands');
  const low = handOutline(HOUR, 0.016, -0.1, 0.45, slow);
  const lowSide = handOutline(HOUR, 0, -0.1, 0.45, slow);
  const flat = handOutline(MINUTE, 0, -0.6, TIP, wide);
  const under = handOutline(MINUTE, DECK - 0.022, -0.6, TIP, wide);
  const boards = times(46, (i) => lerp(-0.58, TIP - 0.01, i / 45));
  scene.add(
    shade(
      S,
      [
        path(polygon(shifted(lowSide, 0.02)), SHADOW),
        path(polygon(shifted(flat, DECK)), SHADOW),
        shadows(DECK),
      ],
      polygon(ring(INNER)),
    ),
    path(polygon(lowSide), BRONZE_DARK),
    path(polygon(low), oklch(0.62, 0.1, 72)),
    line(polygon(low), BRONZE_LIGHT, 2.4),
    shade(S, path(polygon(shifted(flat, 0.03)), SHADOW), polygon(low)),
    // The short hand is in no hurry.
    sleeper(scene.element('sleeper'), ...seen(...onHand(HOUR, 0.335, 0.015), 0.02)),
    path(polygon(under), BRONZE_DARK),
    path(polygon(DECK_TOP), BRONZE),
    group(
      { 'clip-path': S.clip(polygon(DECK_TOP)) },
      strokes(S, {
        region: [180, 400, 420, 800],
        n: 700,
        length: 46,
        width: 5,
        angle: -Math.PI / 2 - 0.08,
        colour: () => S.rng.pick([BRONZE, BRONZE_LIGHT, oklch(0.58, 0.1, 70), oklch(0.44, 0.08, 55)]),
        opacity: [0.3, 0.6],
      }),
      boards.map((r) =>
        brushLine(
          S,
          [seen(...onHand(MINUTE, r, -0.1), DECK), seen(...onHand(MINUTE, r, 0.1), DECK)],
          1.6,
          oklch(0.33, 0.06, 45),
        ),
      ),
    ),
    line(polygon(DECK_TOP), oklch(0.84, 0.11, 85), 3),
  );
}

interface Walker {
  r: number;
  a: number;
  coat: Colour;
  hat: Hat;
  trim: Colour;
  load?: Load;
  lean?: number;
  stout?: number;
  flip?: 1 | -1;
}
const RED = oklch(0.58, 0.19, 28);
const TEAL = oklch(0.52, 0.09, 210);
const PLUM = oklch(0.44, 0.11, 330);
const MUSTARD = oklch(0.76, 0.14, 82);
const NAVY = oklch(0.38, 0.08, 265);
const OLIVE = oklch(0.5, 0.08, 130);
const ROSE = oklch(0.72, 0.12, 15);
const GREY = oklch(0.62, 0.03, 260);
const WALKERS: readonly Walker[] = [
  { r: 0.545, a: -0.02, coat: NAVY, hat: 'bowler', trim: BRONZE_DARK, load: 'suitcase', lean: -8, flip: -1 },
  { r: 0.52, a: 0.034, coat: ROSE, hat: 'kerchief', trim: RED, lean: 5, stout: 1.15 },
  { r: 0.487, a: -0.046, coat: MUSTARD, hat: 'bun', trim: TEAL },
  { r: 0.478, a: 0.008, coat: PLUM, hat: 'earflaps', trim: OLIVE, stout: 1.1 },
  { r: 0.455, a: 0.058, coat: TEAL, hat: 'bobble', trim: MUSTARD, load: 'goose' },
  { r: 0.425, a: -0.04, coat: RED, hat: 'brim', trim: NAVY, load: 'umbrella', flip: -1 },
  { r: 0.415, a: 0.018, coat: GREY, hat: 'bobble', trim: RED, load: 'child' },
  { r: 0.37, a: 0.048, coat: NAVY, hat: 'kerchief', trim: ROSE, load: 'suitcase' },
  { r: 0.36, a: -0.028, coat: ROSE, hat: 'earflaps', trim: GREY, load: 'carpet', stout: 1.1, flip: -1 },
  { r: 0.3, a: 0.034, coat: OLIVE, hat: 'bowler', trim: BRONZE_DARK, load: 'chair' },
  { r: 0.285, a: -0.042, coat: PLUM, hat: 'kerchief', trim: MUSTARD, load: 'suitcase', stout: 1.2, flip: -1 },
  { r: 0.215, a: 0.04, coat: MUSTARD, hat: 'bun', trim: PLUM, load: 'cage' },
  { r: 0.2, a: -0.035, coat: TEAL, hat: 'bobble', trim: RED, load: 'fir', flip: -1 },
  { r: 0.11, a: 0.052, coat: RED, hat: 'earflaps', trim: GREY, load: 'suitcase', stout: 1.12 },
  { r: -0.19, a: 0.04, coat: NAVY, hat: 'kerchief', trim: ROSE, load: 'goose', stout: 1.15 },
  { r: -0.29, a: -0.035, coat: OLIVE, hat: 'brim', trim: BRONZE_DARK, load: 'suitcase', flip: -1 },
];
/** Height of a walker, as a scale; it falls off faster than the dial does, so the hand is long. */
const tall = (v: number): number => lerp(1.16, 0.56, (v + 0.3) / 0.85);
/** What the walkers throw, from feet that stand so high above it. */
function shadows(h: number): Mark {
  return WALKERS.map(({ r, a, load }) => {
    const [u, v] = onHand(MINUTE, r, a);
    return thrown([u + THROWN[0] * h, v + THROWN[1] * h], tall(v) * 0.8, travellerShape(load));
  });
}

function crowd(scene: Scene): void {
  const S = scene.element('crowd');
  const home = onHand(MINUTE, -0.04, -0.03);
  scene.add(
    shade(S, [shadows(0), thrown(home, 0.9, travellerShape())], polygon(DECK_TOP), 0.5),
    WALKERS.filter((w) => w.r > 0).map((w, i) => walker(scene.element('walker' + i), w)),
    homegoer(scene.element('home'), ...seen(...home, DECK), tall(home[1]) * 1.04),
    WALKERS.filter((w) => w.r <= 0).map((w, i) => walker(scene.element('late' + i), w)),
  );
}

function walker(S: Easel, { r, a, ...looks }: Walker): Mark {
  const [u, v] = onHand(MINUTE, r, a);
  const [x, y] = seen(u, v, DECK);
  return traveller(S, { x, y, s: tall(v), ...looks });
}

/** Over there: a cat. On the way: one of them. */
function across(scene: Scene): void {
  const S = scene.element('across');
  const [x, y] = seen(0.29, 0.9);
  scene.add(
    // Shadows are there first.
    shade(
      S,
      group(
        { transform: 'matrix(.62 -.1 -.5 .5 528 356)' },
        leaper(scene.element('landed'), 0, 0, 1, SHADOW),
      ),
      rings(1.06, OUTER),
    ),
    shade(
      S,
      path(`M${x - 14} ${y}L${x + 60} ${y - 30}L${x + 84} ${y - 22}L${x + 14} ${y + 2}Z`, SHADOW),
      rings(1.06, OUTER),
    ),
    cat(S, x, y),
    leaper(scene.element('leaper'), 452, 496, 0.78, MUSTARD),
    // A hat that did not make it.
    moved(
      { x: 506, y: 540, r: 28, s: 0.8 },
      path('M-13 0V-14Q0 -24 13 -14V0Z', RED),
      path('M-24 0Q0 -8 24 0Q0 8 -24 0Z', mix(RED, INK, 0.3)),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.1, saturation: 1.05 }, paint });
