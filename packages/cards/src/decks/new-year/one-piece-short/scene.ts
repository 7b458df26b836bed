/** N42: the frozen lake is a jigsaw. The last piece is being carried in, and somebody lives where it belongs. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { bounds, last, nth, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handPath, ribbon } from '../../../kit/shapes.ts';
import { drawnIn, jigsawPiece, seenFrom } from '../../../motifs/jigsaw.ts';
import { paperFigure } from '../../../motifs/paper-figure.ts';

const ICE = ['#b9dfec', '#a7d3e6', '#cbe8f0', '#99c8de', '#c2e3e6'] as const;
const [SKY, SNOW, GAP, WATER, YELLOW, NAVY] = [
  '#fbeecb',
  '#f3f1f6',
  '#4f93b4',
  '#103f58',
  '#f6b71d',
  '#243a63',
] as const;
const NOON: SheetOptions = { dx: 2, dy: 5, shadow: '#123a55', shadowOpacity: 0.4 };
const onCard = seenFrom({ horizon: -560, middle: 400, distance: 4.7, across: 1640, down: 8420 });
/** Column and row of the one that is missing. */
const HOLE = [0, 2] as const;
/** The one that was forced in from another box. */
const WRONG = [-2, 3] as const;

const seen = (outline: Points): Point[] => outline.map(onCard);

function paint(): Scene {
  const scene = new Scene({ seed: 4242, background: SKY });
  lake(scene);
  tracks(scene);
  shore(scene);
  seal(scene);
  carriers(scene);
  spokesman(scene);
  return scene;
}

/** Every piece but one. */
function lake(scene: Scene): void {
  const S = scene.element('lake');
  scene.add(path('M-10 300H810V1210H-10Z', GAP));
  for (let j = 6; j >= -1; j--)
    for (let i = -4; i <= 3; i++) {
      if (i === HOLE[0] && j === HOLE[1]) continue;
      const outline = drawnIn(seen(jigsawPiece(i, j)), 1.6);
      const wrong = i === WRONG[0] && j === WRONG[1];
      scene.add(
        sheet(S.element(`${i} ${j}`), polygon(outline), wrong ? YELLOW : nth(ICE, (i * 3 + j * 7 + 70) % 5), {
          ...NOON,
          lift: wrong ? 1.3 : 0.3,
          rough: 1,
        }),
      );
      if (wrong) scene.add(dunes(S, outline));
    }
  scene.add(
    sheet(S, polygon(drawnIn(seen(jigsawPiece(...HOLE)), -1)), WATER, { ...NOON, lift: 0, shadowOpacity: 0 }),
  );
}

/** What its own picture was. */
function dunes(S: Easel, outline: Points): string {
  const clip = S.clip(polygon(outline));
  const [left, top, right, bottom] = bounds(outline);
  const at = (u: number, v: number): Point => [left + (right - left) * u, top + (bottom - top) * v];
  const waves = [
    [at(0, 0.5), at(0.25, 0.36), at(0.5, 0.46), at(0.75, 0.34), at(1, 0.42)],
    [at(0, 0.86), at(0.3, 0.68), at(0.6, 0.8), at(1, 0.66)],
  ];
  return group(
    { 'clip-path': clip },
    waves.map((wave) => {
      const line = resample(spline(wave, false, 10), 6);
      return path(polygon(ribbon(line, (t) => 3 + 4 * Math.sin(Math.PI * t))), '#d98f0c');
    }),
  );
}

/** Skates have gone over all of it without minding the joins. */
function tracks(scene: Scene): void {
  const S = scene.element('tracks');
  const ways = [
    '-1.9,0.1 -1.2,0.9 -0.6,2.2 -1.2,3.4 -0.2,4.6 0.9,4.2 1.1,3.2 1.9,2.6',
    '-2.2,2.4 -1.4,2.0 -0.9,2.8 -1.7,3.5 -2.6,3.0',
    '0.2,4.8 0.9,5.4 1.8,4.6 2.6,5.0',
    '0.4,-0.1 0.9,0.5 1.8,0.4 2.3,0.9',
  ];
  const hole = drawnIn(seen(jigsawPiece(...HOLE)), -2);
  const mask = S.mask(path('M-50 -50H850V1250H-50Z', '#fff'), path(polygon(hole), '#000'));
  scene.add(
    group(
      { mask },
      ways.map((way) => {
        const line = resample(seen(traceCurve(way)), 6);
        return path(
          polygon(ribbon(line, (t) => 1.1 + 1.1 * Math.sin(t * 40) ** 2)),
          '#f4fbfd',
          'opacity=".85"',
        );
      }),
    ),
  );
}

/** Banks all round; beyond them spruces, row behind row. */
function shore(scene: Scene): void {
  const S = scene.element('shore');
  const spruce = (x: number, y: number, h: number): string[] =>
    times(4, (i) => {
      const [top, low, half] = [y - h + i * h * 0.2, y - h + (i + 1.8) * h * 0.215, h * (0.1 + i * 0.045)];
      return polygon([
        [x, top],
        [x + half, low],
        [x + half * 0.3, low - 4],
        [x - half, low + 2],
      ]);
    });
  const row = (y: number, n: number, h: number, colour: string, lift: number): string =>
    sheet(
      S,
      times(n, (i) =>
        spruce(
          (i + S.rng.range(0.1, 0.9)) * (860 / n) - 30,
          y + S.rng.range(-4, 6),
          h * S.rng.range(0.62, 1.2),
        ).join(''),
      ),
      colour,
      { ...NOON, lift },
    );
  scene.add(
    path('M-10 -10H810V262H-10Z', SKY),
    sheet(
      S,
      handPath(S, 'M-40 150C120 96 240 130 380 108C540 84 660 126 840 96L840 252L-40 252Z', 3),
      '#bfd8cc',
      {
        ...NOON,
        lift: 0.4,
      },
    ),
    row(212, 26, 104, '#7fb0a0', 0.4),
    row(232, 21, 138, '#4a8674', 0.6),
    row(250, 13, 176, '#245c4e', 0.9),
    sheet(
      S,
      handPath(
        S,
        'M-40 238C100 226 220 246 380 236C560 226 700 246 840 232L840 268C700 284 560 262 400 274C240 284 100 262 -40 280Z',
        3,
      ),
      SNOW,
      NOON,
    ),
    sheet(
      S,
      handPath(S, 'M-60 230L14 262C50 330 -4 420 40 520C62 590 4 640 18 720C28 790 -20 800 -60 820Z', 3),
      '#e4e4f1',
      NOON,
    ),
    sheet(
      S,
      handPath(
        S,
        'M860 220L788 256C748 330 800 430 764 520C738 610 796 690 780 790C768 860 820 900 860 960Z',
        3,
      ),
      SNOW,
      { ...NOON, lift: 1.3 },
    ),
  );
}

const soft = (list: string): string => smooth(closedCurve(list));

/** Up to the shoulders; wet; attentive. */
function seal(scene: Scene): void {
  const S = scene.element('seal');
  const [fur, dark, pale, nose] = ['#6a7a8c', '#4a586c', '#a9b3b8', '#161c28'] as const;
  const body =
    '352,742 346,690 350,630 362,560 378,500 400,456 436,432 478,428 518,444 546,478 560,524 570,590 586,656 592,720 580,748 520,766 430,770';
  const glued: SheetOptions = { ...NOON, lift: 0.35, rough: 1 };
  const spots = trace('540,560 556,620 530,600 562,676 546,724 520,668 368,640 372,700 390,730');
  const whiskers = [
    '420,600 380,606 338,624 312,650',
    '418,610 384,624 350,652 330,684',
    '422,592 384,588 342,594 306,608',
    '494,604 532,614 566,636 588,664',
    '492,614 524,632 548,660 560,690',
    '496,596 534,596 574,606 602,626',
  ];
  const hole = seen(jigsawPiece(...HOLE));
  const near = hole.slice(0, hole.length / 4);
  const [left, right] = [nth(near, 0), last(near)];
  // It stands in the gap: the near edge of the ice is before it.
  const visible = polygon([
    ...near,
    [right[0] + 60, right[1]],
    [right[0] + 60, 200],
    [left[0] - 60, 200],
    [left[0] - 60, left[1]],
  ]);
  const deep = hole.map(([x, y]): Point => [x, y + 15]);
  const water = group(
    { 'clip-path': S.clip(polygon(drawnIn(hole, -1))) },
    path(polygon(drawnIn(hole, -2)), '#6fb4cf'),
    path(polygon(deep), WATER),
    [
      '376,640 420,610 500,600 600,606 650,640 640,690 560,716 440,712',
      '400,650 440,628 510,620 590,626 626,650 610,690 540,700 440,698',
    ].map((d, i) => path(soft(d), i ? '#1f6184' : '#17506f')),
  );
  const painted = [
    sheet(S, soft(body), fur, { ...NOON, lift: 1.2 }),
    group(
      { 'clip-path': S.clip(soft(body)) },
      sheet(S, soft('540,470 580,540 610,740 560,790 524,770 548,700 552,600 540,520'), dark, glued),
      sheet(S, soft('384,650 420,672 470,680 510,664 528,700 520,780 400,780 376,720'), pale, glued),
      spots.map(([x, y], i) =>
        path(smooth(place(trace('-8,0 -2,-7 7,-4 9,4 0,7'), { x, y, s: 0.7 + (i % 3) * 0.25 })), dark),
      ),
    ),
    // Muzzle: two pads and a chin, low on the left, where the company stands.
    sheet(S, soft('428,634 452,640 482,636 478,662 454,672 432,660'), '#8d99a2', glued),
    sheet(S, soft('396,600 402,570 428,560 452,572 458,604 446,634 418,642 400,626'), pale, glued),
    sheet(S, soft('458,604 464,572 490,562 514,574 518,604 504,630 478,638 462,626'), pale, glued),
    sheet(S, soft('430,556 446,546 470,546 484,558 474,578 458,590 442,578'), nose, glued),
    path(soft('440,556 450,552 456,558 446,562'), '#5b6880'),
    eye(S, 404, 524, 25),
    eye(S, 504, 528, 25),
    sheet(S, soft('386,484 400,474 418,478 408,488'), pale, glued),
    sheet(S, soft('494,480 512,478 524,490 508,492'), pale, glued),
    whiskers.map((way) => {
      const line = resample(traceCurve(way), 4);
      return sheet(S, polygon(ribbon(line, (t) => 2.1 * (1 - t) + 0.5)), '#f6f4ee', {
        ...NOON,
        lift: 0.8,
        rough: 0.6,
      });
    }),
    path(
      smooth(
        ribbon(resample(traceCurve('414,452 444,440 484,442 516,458'), 4), (t) => 5 * Math.sin(Math.PI * t)),
      ),
      '#c6d3dc',
    ),
  ];
  scene.add(
    water,
    group({ 'clip-path': S.clip(visible) }, group({ transform: 'translate(92 14) scale(0.9)' }, painted)),
  );
}

function eye(S: Easel, x: number, y: number, r: number): string {
  const ball = place(trace('-1,0.1 -0.7,-0.75 0,-1 0.75,-0.7 1,0.1 0.66,0.8 0,1 -0.7,0.8'), { x, y, s: r });
  return (
    sheet(S, smooth(ball), '#10141e', { ...NOON, lift: 0.3, rough: 0.6 }) +
    path(
      smooth(place(trace('-1,0 0,-1 1,0 0,1'), { x: x - r * 0.3, y: y - r * 0.38, s: r * 0.26 })),
      '#ffffff',
    ) +
    path(
      smooth(place(trace('-1,0.2 0,0.6 1,0.2 0,1.1'), { x: x - r * 0.1, y: y + r * 0.3, s: r * 0.5 })),
      '#3d5670',
    )
  );
}

const TEAM = { trousers: NAVY, boots: '#3a2a2a', skin: '#e9b48d', hair: '#5a3a28' };

/** They have it over their heads. They have stopped. */
function carriers(scene: Scene): void {
  const S = scene.element('carriers');
  const plan = jigsawPiece(...HOLE).map(([x, y]): Point => [x - HOLE[0] - 1.1, y - HOLE[1] + 0.36]);
  const onIce = seen(plan);
  const up = onIce.map(([x, y]): Point => [x + 8, y - 150]);
  const thick = up.map(([x, y]): Point => [x, y + 13]);
  const one = (name: string, x: number, y: number, hat: string, lean: number): string =>
    paperFigure(
      S.element(name),
      {
        x,
        y,
        s: 1.2,
        view: 'back',
        pose: {
          lean,
          headTilt: lean * 2,
          arms: [
            { root: 160, bend: 16 },
            { root: 164, bend: 12 },
          ],
          legs: [
            { root: -10, bend: 4 },
            { root: 12, bend: 3 },
          ],
        },
        garment: 'jacket',
        hat: 'bobble',
        colours: { ...TEAM, coat: YELLOW, hat, scarf: hat },
      },
      { ...NOON, lift: 0.5 },
    ).svg;
  scene.add(
    sheet(S, polygon(onIce), '#7db2cc', { lift: 0, shadowOpacity: 0, rough: 2, rim: 0 }),
    one('left', 108, 1118, '#2f6a5b', 3),
    one('middle', 206, 1124, '#c9d6e2', -2),
    one('right', 346, 1114, '#7e93a8', -5),
    sheet(S, polygon(thick), '#a08462', { ...NOON, lift: 2.4, rough: 1 }),
    sheet(S, polygon(up), nth(ICE, 2), { ...NOON, lift: 0.3, rough: 1 }),
  );
}

/** Somebody has to say it. */
function spokesman(scene: Scene): void {
  const S = scene.element('spokesman');
  scene.add(
    path(soft('590,972 640,966 690,976 730,990 680,994 610,986'), '#7db2cc'),
    paperFigure(
      S,
      {
        x: 640,
        y: 976,
        s: 1.36,
        flip: -1,
        view: 'side',
        pose: {
          lean: -6,
          headTilt: -24,
          arms: [
            { root: -8, bend: 20 },
            { root: 96, bend: 34 },
          ],
          legs: [
            { root: -10, bend: 4 },
            { root: 10, bend: 3 },
          ],
        },
        garment: 'coat',
        hair: 'short',
        face: true,
        colours: { ...TEAM, coat: YELLOW, scarf: '#2f6a5b' },
      },
      { ...NOON, lift: 0.5 },
    ).svg,
  );
}

export default card({ finish: cutpaper, paint });
