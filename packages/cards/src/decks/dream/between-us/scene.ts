/** D38: someone whispers a secret into a hollow oak, and underground its roots hold pens and write it all down. */
import { card } from '../../../finishes/finish.ts';
import { INK, hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import { bark, rootLimb, sheet, writingRoot } from '../../../motifs/writing-roots.ts';

function park(S: Easel): string {
  return [
    inkWash(S, 'M-20 -20H820V440H-20Z', '#b3c0d4', { min: 0.5, rough: 10 }),
    path(
      'M-10 240H810V440H-10Z',
      S.linear([
        [0, '#f6e6c4', 0],
        [0.6, '#f6e6c4', 0.9],
        [1, '#f3d9a8', 1],
      ]),
    ),
    path(smooth(blob(720, 372, 44, 44, S.noise, 0.03, 1, 24)), '#fff6dc'),
    inkLine(S, [...blob(720, 372, 44, 44, S.noise, 0.03, 1, 24), [764, 372]], 3, { colour: '#8a7a5a' }),
    // far trees along the path
    times(13, (i) => {
      const [x, r] = [20 + i * 64 + S.rng.range(-14, 14), S.rng.range(22, 42)];
      return Math.abs(x - 720) < 50
        ? ''
        : path(smooth(blob(x, 404 - r * 0.9, r * 0.8, r, S.noise, 0.2, 1.3, 16)), '#93a2b8', 'opacity=".8"') +
            inkLine(
              S,
              [
                [x, 430],
                [x + 1, 412],
                [x, 396],
              ],
              3,
              { colour: '#6d7a92' },
            );
    }),
    inkLine(S, trace('-10,432 200,426 420,430 640,424 810,430'), 3, { colour: '#6d7a92' }),
  ]
    .flat()
    .join('');
}

function oak(S: Easel): string {
  const trunk =
    'M196 458C246 450 280 424 292 360C300 280 288 200 262 120C250 70 230 20 214 -20L560 -20C540 30 520 90 512 150C500 230 498 300 510 356C520 420 560 446 610 452C560 462 520 462 470 470C400 460 340 474 280 464C250 464 220 462 196 458Z';
  const d = S.clip(trunk);
  const hollow =
    'M462 282C480 276 496 292 498 322C500 352 488 374 472 374C456 372 446 350 446 324C446 300 450 286 462 282Z';
  const lip =
    'M456 268C484 258 506 282 509 322C511 360 494 390 470 388C446 386 432 356 433 324C434 294 440 274 456 268Z';
  return [
    path(trunk, bark),
    group(
      { 'clip-path': d },
      path(
        'M140 480C240 440 280 400 288 340C296 250 270 120 200 -20L380 -20C350 100 340 250 352 380C356 440 330 480 280 490Z',
        '#7a5b40',
        'opacity=".8"',
      ),
      path(
        'M470 -20C460 100 462 250 474 340C486 430 540 460 640 470L640 500L560 500C520 470 500 420 496 350C484 250 500 100 540 -20Z',
        '#e9cca2',
        'opacity=".85"',
      ),
      times(34, (i) => {
        const u = i / 33;
        const x = lerp(280, 506, u) + S.rng.gauss(0, 4);
        const flare = (u - 0.5) * 2;
        const y0 = S.rng.range(-20, 220);
        return inkLine(
          S,
          [
            [x - flare * 18, y0],
            [x + S.rng.gauss(0, 7), lerp(y0, 300, 0.4)],
            [x + S.rng.gauss(0, 7), 300],
            [x + flare * 20, 390],
            [x + flare * 74, 470],
          ],
          S.rng.range(2, 6),
          { dry: 0.42, wobble: 5 },
        );
      }),
      hatch(S, trace('200,-10 340,-10 350,300 330,470 200,470 290,360'), {
        angle: 0.2,
        gap: 9,
        width: 2.2,
        density: () => 0.75,
      }),
    ),
    inkLine(
      S,
      pathPoints('M196 458C246 450 280 424 292 360C300 280 288 200 262 120C250 70 230 20 214 -20', 12),
      11,
    ),
    inkLine(
      S,
      pathPoints('M560 -20C540 30 520 90 512 150C500 230 498 300 510 356C520 420 560 446 610 452', 12),
      6,
    ),
    path(lip, '#d9b486'),
    path(
      'M456 268C440 276 434 294 433 324C432 356 446 386 470 388C456 372 446 350 446 324C446 300 450 286 462 282Z',
      '#7d5c3e',
    ),
    inkLine(S, pathPoints(lip, 8), 4.6, { dry: 0.1 }),
    path(hollow, INK),
    inkLine(S, pathPoints(hollow, 8), 6),
    inkLine(S, trace('452,256 440,262 428,282'), 3, { dry: 0.2 }),
    inkLine(S, trace('424,300 420,340 430,380'), 3, { dry: 0.2 }),
    // a bough and leaves hanging in
    inkLine(S, trace('520,60 600,70 680,50 820,64'), 18, { pressure: (t) => 1 - t * 0.4 }),
    inkLine(S, trace('262,110 180,70 90,80 -20,50'), 22, { pressure: (t) => 1 - t * 0.4 }),
    times(230, () => {
      const left = S.rng.chance(0.5);
      const [x, y] = left
        ? [S.rng.range(-20, 270), S.rng.range(-20, 150)]
        : [S.rng.range(500, 820), S.rng.range(-20, 120)];
      if (S.rng.f() < (y - 60) / 120) return '';
      return oakLeaf(x, y, S.rng.range(0.6, 1.15), S.rng.range(0, 360), mix('#5f7290', '#9fb0c6', S.rng.f()));
    }),
    times(110, () => {
      const left = S.rng.chance(0.5);
      const [x, y] = left
        ? [S.rng.range(-20, 250), S.rng.range(-20, 130)]
        : [S.rng.range(520, 820), S.rng.range(-20, 100)];
      return oakLeaf(x, y, S.rng.range(0.6, 1), S.rng.range(0, 360), INK);
    }),
  ]
    .flat()
    .join('');
}

const oakLeaf = (x: number, y: number, s: number, r: number, colour: string): string =>
  moved(
    { x, y, s, r },
    path(
      'M0 26C-1 20 -2 17 -4 15C-10 17 -11 11 -7 8C-14 7 -13 -1 -7 -1C-12 -5 -9 -12 -4 -9C-5 -16 5 -16 4 -9C9 -12 12 -5 7 -1C13 -1 14 7 7 8C11 11 10 17 4 15C2 17 1 20 0 26Z',
      colour,
    ),
  );

/** Volumes of what has been said before. */
function shelves(S: Easel): string {
  const row = (y: number, x0: number, x1: number): string => {
    const books: string[] = [];
    for (let x = x0; x < x1 - 8;) {
      const [w, h] = [S.rng.range(11, 22), S.rng.range(44, 62)];
      const tone = nth(['#c9a57a', '#93a2b8', '#e6d3a8', '#a98763', '#7d8ba6'], S.rng.int(0, 4));
      const tilt = S.rng.chance(0.12) ? 5 : 0;
      const box = trace(`${x + tilt},${y - h} ${x + w + tilt},${y - h + 1} ${x + w},${y} ${x},${y}`);
      books.push(
        path(polygon(box), tone),
        inkLine(S, [...box, nth(box, 0)], 2.4, { straight: true }),
        inkLine(
          S,
          trace(
            `${x + 3 + tilt * 0.7},${y - h * 0.74} ${x + w / 2},${y - h * 0.72} ${x + w - 3 + tilt * 0.7},${y - h * 0.74}`,
          ),
          2,
        ),
        inkLine(
          S,
          trace(`${x + 3},${y - h * 0.24} ${x + w / 2},${y - h * 0.22} ${x + w - 3},${y - h * 0.24}`),
          2,
        ),
      );
      x += w + 1 + tilt;
    }
    return (
      books.join('') +
      inkLine(
        S,
        [
          [x0 - 12, y + 5],
          [(x0 + x1) / 2, y + 7],
          [x1 + 10, y + 4],
        ],
        12,
        { colour: '#8a6a4c', pressure: () => 1 },
      ) +
      inkLine(
        S,
        [
          [x0 - 12, y + 11],
          [(x0 + x1) / 2, y + 13],
          [x1 + 10, y + 10],
        ],
        3,
        { colour: '#d9b98c', dry: 0.2 },
      )
    );
  };
  return row(1042, 62, 262) + row(1118, 70, 270);
}

/** A clerk of the deep. */
function mole(S: Easel): string {
  return moved(
    { x: 640, y: 1116, s: 1 },
    sheet(S.element('form'), -58, -8, 84, 26, 0, 0.1),
    path('M-14 -4C-20 -44 4 -76 38 -76C74 -74 90 -40 86 -4C60 6 10 6 -14 -4Z', '#5f5a60'),
    path('M38 -76C74 -74 90 -40 86 -4C76 0 66 1 56 1C70 -26 64 -58 38 -76Z', '#8d8790'),
    path('M8 -66C-8 -70 -26 -60 -40 -50C-46 -46 -44 -38 -36 -38C-22 -36 -4 -34 8 -36Z', '#6d676e'),
    times(46, () => {
      const [x, y] = [S.rng.range(-6, 76), S.rng.range(-66, -8)];
      return inkLine(
        S,
        [
          [x, y],
          [x + 3, y + 5],
          [x + 4, y + 11],
        ],
        2,
      );
    }),
    inkLine(S, trace('-14,-2 -16,-30 0,-62 38,-77 72,-66 88,-34 86,-3'), 4.6, { colour: '#d9cdb8' }),
    inkLine(S, trace('4,-66 -16,-66 -40,-51 -44,-42 -30,-37 -6,-36'), 4, { colour: '#d9cdb8' }),
    path(smooth(blob(-43, -45, 6, 5, S.noise, 0.1, 1, 10)), '#e8a8a0'),
    inkLine(S, trace('-14,-54 -8,-51 -3,-53'), 3, { colour: '#f3ead2' }),
    // sleeve guard, stamp
    path('M2 -34C-16 -34 -34 -32 -46 -30L-44 -18C-28 -18 -8 -18 6 -20Z', '#8d8790'),
    inkLine(S, trace('2,-35 -20,-34 -46,-30'), 3, { colour: '#d9cdb8' }),
    path('M-60 -46C-60 -54 -46 -54 -46 -46L-50 -30L-42 -22L-42 -14L-64 -14L-64 -22L-56 -30Z', '#d9a860'),
    inkLine(S, trace('-60,-46 -53,-52 -46,-46 -50,-30 -42,-22 -42,-14 -64,-14 -64,-22 -56,-30 -60,-46'), 2.6),
    // spectacles
    inkLine(
      S,
      times(9, (i): Point => [-22 + Math.cos(i * 0.785) * 7, -54 + Math.sin(i * 0.785) * 7]),
      2.2,
      { colour: '#f3ead2' },
    ),
  );
}

const turf = trace('-20,440 80,432 180,440 236,448 420,446 560,450 660,438 760,444 820,436');

function paint(): Scene {
  const scene = new Scene({ seed: 3800, background: '#ffffff' });
  scene.add(park(scene.element('park')));
  const soil = soilLayers(scene);
  cave(scene);
  fineRoots(scene);
  grown(scene, soil);
  return scene;
}

/** The soil, cut. */
function soilLayers(scene: Scene): Easel {
  const soil = scene.element('soil');
  scene.add(
    path(polygon([...turf, [820, 1220], [-20, 1220]]), '#93724f'),
    inkWash(soil, polygon([...turf, [820, 520], [600, 500], [400, 520], [200, 500], [-20, 516]]), '#8a7458', {
      opacity: 0.7,
    }),
    times(340, () => {
      const [x, y] = [soil.rng.range(-10, 810), soil.rng.range(460, 1200)];
      const l = soil.rng.range(4, 16);
      return inkLine(
        soil,
        [
          [x, y],
          [x + l * 0.5, y + soil.rng.gauss(0, 2)],
          [x + l, y + soil.rng.gauss(0, 3)],
        ],
        soil.rng.range(1.4, 4),
        { dry: 0.1 },
      );
    }),
    times(26, () => {
      const [x, y, r] = [soil.rng.range(0, 800), soil.rng.range(490, 1190), soil.rng.range(6, 18)];
      const stone = blob(x, y, r * 1.3, r, soil.noise, 0.2, 1.3, 14);
      return path(smooth(stone), '#bda988') + inkLine(soil, [...stone, nth(stone, 0)], 2.4);
    }),
  );
  return soil;
}

/** The scriptorium. */
function cave(scene: Scene): void {
  const S = scene.element('cave');
  const hall =
    'M60 740C34 660 74 590 160 572C220 540 290 584 360 560C440 536 500 572 570 552C660 540 744 600 748 680C776 740 738 800 752 860C780 930 752 1000 756 1070C750 1150 660 1140 580 1146C460 1158 330 1136 220 1152C120 1160 40 1140 46 1060C24 990 66 930 50 860C40 820 74 780 60 740Z';
  scene.add(
    path(hall, '#191820'),
    inkLine(S, pathPoints(hall, 14), 12),
    inkLine(
      S,
      pathPoints(hall, 14).map(([x, y]): Point => [lerp(x, 400, 0.02), lerp(y, 850, 0.02)]),
      3,
      { colour: '#8a6f52', dry: 0.5 },
    ),
    // hair roots hanging from the ceiling
    times(30, (i) => {
      const x = 110 + i * 20 + S.rng.range(-6, 6);
      const l = S.rng.range(24, 90);
      return inkLine(
        S,
        [
          [x, 572],
          [x + S.rng.gauss(0, 5), 580 + l * 0.5],
          [x + S.rng.gauss(0, 10), 580 + l],
        ],
        2.2,
        { colour: mix('#8a6f52', '#5f5048', S.rng.f()), dry: 0.2 },
      );
    }),
    hatch(S, pathPoints('M70 1100C200 1080 620 1080 740 1096L730 1136L80 1140Z', 10), {
      angle: 0.05,
      gap: 9,
      width: 2,
      colour: '#6f5a46',
    }),
  );
  scene.add(
    shelves(scene.element('shelves')),
    sheet(scene.element('old 1'), 470, 1060, 150, 60, -4, 0.9, '#e6d6b2'),
    sheet(scene.element('old 2'), 430, 1076, 160, 54, 5, 0.9, '#efe0bd'),
    sheet(scene.element('sheet 1'), 190, 850, 190, 220, -11, 0.5),
    sheet(scene.element('sheet 3'), 614, 848, 190, 220, 10, 0.62),
    sheet(scene.element('sheet 2'), 402, 930, 200, 230, 2, 0.36),
  );
  scene.add(mole(scene.element('mole')));
  scene.add(oak(scene.element('oak')));
}

/** Small roots, and one that cannot keep a secret either. */
function fineRoots(scene: Scene): void {
  const S = scene.element('fine');
  scene.add(
    rootLimb(S.element('note'), trace('500,440 590,474 650,490 706,500'), 13, 4, 4),
    rootLimb(S.element('neighbour'), trace('830,462 800,476 780,500 756,512'), 14, 4, 4),
    path(polygon(trace('700,500 748,488 758,522 710,534')), '#fbf0d6'),
    path(polygon(trace('700,500 748,488 732,514')), '#e2cfa4'),
    inkLine(S, trace('700,500 748,488 758,522 710,534 700,500'), 3, { straight: true }),
    inkLine(S, trace('700,500 732,514 748,488'), 2.4, { straight: true }),
    path(smooth(blob(732, 512, 6, 6, S.noise, 0.1, 1, 10)), '#3f74de'),
    rootLimb(S.element('a'), trace('250,460 170,500 96,520 30,540'), 14, 3, 4),
    rootLimb(S.element('b'), trace('400,470 396,540 410,600 402,640'), 12, 2, 3.4),
    rootLimb(S.element('c'), trace('470,470 560,560 690,580 740,640'), 12, 2, 3.4),
  );
}

function grown(scene: Scene, soil: Easel): void {
  const S = scene.element('grown');
  const out = S.linearAt(['#000', '#fff'], 0, 398, 0, 468);
  scene.add(
    group(
      { mask: S.mask(`<rect x="-20" y="-20" width="840" height="1240" fill="${out}"/>`) },
      writingRoot(
        scene.element('root 1'),
        trace('330,400 296,452 214,524 130,606 116,706 160,776'),
        44,
        13,
        [206, 862],
        0.36,
        170,
      ),
      writingRoot(
        scene.element('root 3'),
        trace('470,404 508,454 596,526 694,600 712,690 668,766'),
        44,
        13,
        [640, 868],
        -0.34,
        170,
      ),
      writingRoot(
        scene.element('root 2'),
        trace('404,390 392,460 350,548 308,640 324,740 360,812'),
        50,
        14,
        [416, 902],
        0.5,
        190,
      ),
    ),
  );
  // turf line
  scene.add(
    inkLine(soil, turf.slice(0, 4), 5),
    inkLine(soil, turf.slice(5), 5),
    times(120, () => {
      const x = soil.rng.range(-10, 810);
      return x > 190 && x < 620
        ? ''
        : inkLine(
            soil,
            [
              [x, 442],
              [x + 2, 434],
              [x + soil.rng.gauss(3, 4), 424],
            ],
            2.4,
          );
    }),
  );
  const man = drawnFigure(scene.element('whisperer'), {
    x: 556,
    y: 450,
    s: 1.16,
    view: 'side',
    flip: -1,
    pose: {
      ...poses.stand,
      lean: 14,
      arms: [
        { root: 52, bend: 14 },
        { root: 34, bend: 124 },
      ],
    },
    garment: 'long coat',
    hat: 'brim',
    colours: {
      coat: '#8fa0bc',
      trousers: '#5f6a80',
      boots: '#1d1a1e',
      hat: '#6d7a92',
      skin: '#e6c4a0',
      hair: '#4b3d34',
      scarf: '#dfe4ea',
    },
    pen: 3.2,
  });
  scene.add(
    man.svg,
    inkWash(soil, 'M560 452C600 446 500 448 470 452C420 460 440 464 520 462Z', '#6d675c', { opacity: 0.6 }),
  );
}

export default card({ finish: ink, grade: { backruns: 0.1, paper: [244, 236, 216] }, paint });
