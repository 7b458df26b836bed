/** A line of people before an engine built like a cathedral. Its horn draws their shadows off them; in its portal lies one egg. Four inks. */
import { card } from '../../../finishes/finish.ts';
import { cut, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { resample, smooth, spline } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { placedPerson, type PlacedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { HORN, cathedralEngine } from '../../../motifs/cathedral-engine.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { pulledShadow } from '../../../motifs/pulled-shadow.ts';

const [PAPER, MIST, BRASS, RUST, KEY] = ['#f3ead4', '#bfc7b8', '#d99a2e', '#93402a', '#1b1922'] as const;
const ENGINE: Point = [590, 1090];
const GROUND = 1096;
const MOUTH: Point = [ENGINE[0] + HORN[0], ENGINE[1] + HORN[1]];
const HEAD = 58;

function paint(): Scene {
  const scene = new Scene({ seed: 616, background: MIST });
  air(scene);
  ground(scene);
  scene.add(
    moved(
      { x: ENGINE[0], y: ENGINE[1] },
      cathedralEngine(scene.element('engine'), { paper: PAPER, brass: BRASS, rust: RUST, key: KEY }),
    ),
  );
  egg(scene);
  shadows(scene);
  queue(scene);
  return scene;
}

/** Even the air is drawn towards the horn. */
function air(scene: Scene): void {
  const S = scene.element('air');
  const way = (x: number, y: number): number => Math.atan2(MOUTH[1] - y, MOUTH[0] - x);
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: -20,
      y1: GROUND,
      colour: PAPER,
      gap: 15,
      length: 70,
      width: 3.4,
      flow: way,
      density: (x, y) => Math.min(0.95, 0.25 + 190 / Math.max(80, Math.hypot(x - MOUTH[0], y - MOUTH[1]))),
    }),
  );
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  scene.add(
    path(wobblyPolygon(S, rectangle(-20, GROUND - 8, 820, 1220)), RUST),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: GROUND + 4,
      y1: 1200,
      colour: KEY,
      gap: 13,
      length: 90,
      width: 3,
      density: (_x, y) => 0.3 + (y - GROUND) / 160,
    }),
  );
}

function egg(scene: Scene): void {
  const S = scene.element('egg');
  const [x, y] = [ENGINE[0], ENGINE[1] - 62];
  const straw = times(26, () => {
    const a = S.rng.range(-1, 1);
    return cut(x + a * 66, y + 50 + S.rng.range(-4, 14), a * 0.5 + S.rng.gauss(0, 0.3), 40, 3, S.rng);
  });
  scene.add(
    path(
      smooth(
        trace(
          `${x},${y - 60} ${x + 27},${y - 37} ${x + 44},${y + 6} ${x + 35},${y + 44} ${x},${y + 58} ${x - 35},${y + 44} ${x - 44},${y + 6} ${x - 27},${y - 37}`,
        ),
      ),
      PAPER,
    ),
    path(
      smooth(
        trace(
          `${x + 40},${y + 4} ${x + 33},${y + 40} ${x},${y + 54} ${x - 22},${y + 50} ${x + 8},${y + 40} ${x + 26},${y + 20}`,
        ),
      ),
      MIST,
    ),
    path(
      smooth(
        trace(
          `${x - 74},${y + 44} ${x - 44},${y + 40} ${x},${y + 50} ${x + 44},${y + 40} ${x + 74},${y + 44} ${x + 50},${y + 66} ${x - 50},${y + 66}`,
        ),
      ),
      KEY,
    ),
    path(straw.join(''), BRASS),
  );
}

const stand = bodyPoses.stand;
const up = (
  side: -1 | 1,
): { upper: [number, number, number]; lower: [number, number, number]; hand: 'reach' } => ({
  upper: [side * 0.25, -0.5, 0.9],
  lower: [side * 0.05, -1, 0.5],
  hand: 'reach',
});

/** Both hands held out: give it back, or take it. */
const bidding = (side: -1 | 1): (typeof stand.arms)[0] => ({
  upper: [side * 0.3, 0.75, 0.75],
  lower: [side * 0.05, -0.35 - side * 0.12, 1],
  hand: 'ease',
});

const PEOPLE: readonly PlacedPerson[] = [
  {
    x: 338,
    y: GROUND + 16,
    size: HEAD,
    pose: { ...stand, head: [0, -22, 0], arms: [bidding(-1), bidding(1)] },
    yaw: 46,
    sex: 'man',
    hair: 'short',
    feeling: 'wonder',
    wears: ['trousers', 'shirt', 'boots'],
    colours: { skin: complexion(0.3) },
  },
  {
    x: 196,
    y: GROUND + 34,
    size: HEAD,
    pose: { ...stand, head: [0, -14, 6], arms: [stand.arms[0], up(1)] },
    yaw: 40,
    sex: 'woman',
    hair: 'bun',
    feeling: 'grief',
    wears: ['dress', 'shoes'],
    colours: { skin: complexion(0.3) },
  },
  {
    x: 62,
    y: GROUND + 20,
    size: HEAD,
    pose: { ...stand, head: [0, 16, 0] },
    yaw: 54,
    sex: 'man',
    age: 'old',
    hair: 'receding',
    beard: 'short beard',
    feeling: 'weariness',
    wears: ['trousers', 'coat', 'boots'],
    colours: { skin: complexion(0.3) },
  },
  {
    x: -62,
    y: GROUND + 40,
    size: HEAD,
    pose: { ...stand, head: [10, 4, 0] },
    yaw: 50,
    sex: 'woman',
    wrap: 'kerchief',
    feeling: 'calm',
    wears: ['skirt', 'jacket', 'shoes'],
    colours: { skin: complexion(0.3) },
  },
];

/** From each foot to where the head has got to. */
const PULLED: readonly string[] = [
  '338,1106 392,960 418,800 384,650 322,540 272,466 244,424',
  '196,1120 168,960 172,800 208,680 252,606 268,560',
  '62,1108 26,960 18,800 40,680 104,606 152,574',
  '-62,1130 -92,980 -96,820 -72,710 -20,650 26,626',
];

function shadows(scene: Scene): void {
  const S = scene.element('shadows');
  PULLED.forEach((list, i) => {
    const arms = [0.9, 0.4, 0.7, 0.2][i] ?? 0.5;
    const model = placedPerson({
      x: 0,
      y: 0,
      size: HEAD,
      pose: {
        ...stand,
        head: [0, 0, i % 2 ? 8 : -6],
        arms: [
          { upper: [-0.8, arms, 0.1], lower: [-0.5, 1, 0.1], hand: 'spread' },
          { upper: [0.8, 1 - arms, 0.1], lower: [0.6, 0.6, 0.1], hand: 'spread' },
        ],
      },
      yaw: 0,
      pitch: 0,
      wears: i % 2 ? ['dress'] : ['trousers', 'shirt', 'boots'],
      colours: { skin: complexion(0.3) },
    });
    const outline = new Drawing(model, {
      light: { angle: -90 },
      size: HEAD * 2,
      noise: S.noise,
      coarse: 1.2,
    }).outline();
    const d = pulledShadow(outline, {
      foot: [0, 0],
      spine: resample(spline(trace(list)), 6),
      broad: [0.9, 1.05],
    });
    scene.add(`<path d="${d}" fill="${KEY}" stroke="${PAPER}" stroke-width="5" paint-order="stroke"/>`);
  });
}

const line = { line: KEY, contour: 1.7 };
const skin: FlatPaint = {
  ...line,
  inks: [RUST, BRASS, PAPER],
  levels: [0.3, 0.6],
  stains: [
    ['eye', PAPER],
    ['iris', KEY],
    ['lips', RUST],
  ],
  marks: { lash: KEY, brow: KEY, mouth: KEY, wrinkle: RUST },
};
const cloth = (...inks: string[]): FlatPaint => ({
  ...line,
  inks,
  levels: inks.length > 2 ? [0.3, 0.62] : [0.4],
});
const dark: FlatPaint = { ...line, inks: [KEY, RUST], levels: [0.66] };
const WORN: readonly Readonly<Record<string, FlatPaint>>[] = [
  { shirt: cloth(KEY, MIST, PAPER), trousers: cloth(KEY, RUST), boots: cloth(KEY, RUST), hair: dark },
  { dress: cloth(KEY, RUST), shoes: cloth(KEY, RUST), hair: dark },
  {
    coat: cloth(KEY, MIST, PAPER),
    trousers: cloth(KEY, RUST),
    boots: cloth(KEY, RUST),
    hair: cloth(MIST, PAPER),
    beard: cloth(MIST, PAPER),
  },
  {
    jacket: cloth(KEY, BRASS, PAPER),
    skirt: cloth(KEY, RUST),
    shoes: cloth(KEY, RUST),
    scarf: cloth(RUST, PAPER),
    hair: cloth(KEY, RUST),
  },
];

function queue(scene: Scene): void {
  [...PEOPLE.keys()].reverse().forEach((i) => {
    const S = scene.element('person ' + i);
    const one = PEOPLE[i];
    if (!one) return;
    const drawing = new Drawing(placedPerson(one), {
      light: { angle: -64, before: 44 },
      size: HEAD * 2,
      noise: S.noise,
      coarse: 0.8,
    });
    scene.add(
      `<path d="${drawing.outline()}" fill="${PAPER}" stroke="${PAPER}" stroke-width="9" stroke-linejoin="round"/>`,
      paintFlat(S, drawing, { skin, ...WORN[i] }),
    );
  });
}

export default card({ finish: linocut, grade: { inks: [PAPER, MIST, BRASS, RUST, KEY], salt: 0.4 }, paint });
