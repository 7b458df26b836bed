/** The Tip: a small ice peak pokes out of the top-floor bath, and its vast underside fills every flat below. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { leaf } from '../../../kit/brush.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { nth, rectangle, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, handPath, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { paperFigure } from '../../../motifs/paper-figure.ts';

const SHADE = '#150f28';
const soft = (k = 1): SheetOptions => ({ dx: 1.5 * k, dy: 5 * k, shadow: SHADE, shadowOpacity: 0.42 });
/** Ceilings of the storeys, top down; the last is the cellar floor. */
const LEVELS = [168, 398, 598, 800, 1000, 1150] as const;
const [LEFT, RIGHT] = [84, 628] as const;

function night(S: Easel): string {
  const roofs = (d: string, colour: string): string =>
    sheet(S, handPath(S, d, 2, 0.04, 6), colour, { ...soft(0.8), dy: -3 });
  return [
    path('M0 0H800V1200H0Z', '#352c50'),
    sheet(
      S,
      handPath(S, 'M-60 -60H860V170C700 220 520 150 360 190C200 230 80 170 -60 210Z', 10, 0.01, 12),
      '#272041',
      soft(0.8),
    ),
    sheet(
      S,
      times(22, (i) =>
        smooth(
          blob(
            i % 2 ? S.rng.range(0, 800) : S.rng.pick([S.rng.range(4, 50), S.rng.range(756, 796)]),
            i % 2 ? S.rng.range(6, 60) : S.rng.range(40, 320),
            1.4 + (i % 3) * 0.9,
            1.4 + (i % 3) * 0.9,
            S.noise,
            0.2,
          ),
        ),
      ),
      '#f4e7c0',
      { lift: 0.2, small: 0.05 },
    ),
    roofs('M-40 420L-10 360L30 366L44 330L60 330L62 372L120 400L140 1240L-40 1240Z', '#221b38'),
    roofs('M860 360L800 316L770 322L764 290L748 290L744 336L700 372L690 1240L860 1240Z', '#221b38'),
    sheet(
      S,
      [
        rectangle(14, 470, 38, 506),
        rectangle(16, 640, 40, 676),
        rectangle(762, 430, 786, 470),
        rectangle(764, 610, 786, 650),
        rectangle(12, 860, 36, 898),
      ].map((b) => wobblyPolygon(S, b, 1)),
      '#d9a441',
      { lift: 0.2, small: 0.1 },
    ),
  ].join('');
}

/** The back walls, each flat with its own paper, and what stands against them. */
function rooms(S: Easel): string {
  const papers = ['#9fc2b4', '#d8a53c', '#b9694f', '#7f9a7a', '#6d5a5c'] as const;
  const dark = ['#8bb0a3', '#c6922c', '#a65a43', '#708b6c', '#5e4c4f'] as const;
  const flat: SheetOptions = { ...soft(0.2), lift: 0.2, rim: 0.2, shadowOpacity: 0.2 };
  const wall = papers
    .map((c, i) =>
      path(wobblyPolygon(S, rectangle(LEFT - 6, nth(LEVELS, i), RIGHT + 4, nth(LEVELS, i + 1)), 1), c),
    )
    .join('');
  const tiles = times(9, (i) =>
    wobblyPolygon(S, rectangle(LEFT, 192 + i * 23, RIGHT, 194 + i * 23), 0.4),
  ).concat(times(22, (i) => wobblyPolygon(S, rectangle(98 + i * 25, 172, 100 + i * 25, 396), 0.3)));
  const stripes = times(16, (i) =>
    wobblyPolygon(S, rectangle(LEFT + 6 + i * 36, 400, LEFT + 20 + i * 36, 598), 0.6),
  );
  const dots = times(66, (i) => {
    const [x, y] = [LEFT + 20 + (i % 11) * 51 + ((i / 11) & 1) * 25, 622 + Math.floor(i / 11) * 31];
    return times(4, (k) => leaf(x, y, k * 1.57 + 0.4, 10, 3)).join('');
  });
  const diamonds = times(60, (i) => {
    const [x, y] = [LEFT + 18 + (i % 12) * 46 + ((i / 12) & 1) * 23, 826 + Math.floor(i / 12) * 38];
    return polygon([
      [x, y - 10],
      [x + 7, y],
      [x, y + 10],
      [x - 7, y],
    ]);
  });
  const bricks = times(48, (i) => {
    const [x, y] = [LEFT + (i % 8) * 70 + ((i / 8) & 1) * 35, 1006 + Math.floor(i / 8) * 24];
    return wobblyPolygon(S, rectangle(x + 2, y + 2, x + 66, y + 21), 0.8);
  });
  return (
    wall +
    sheet(S, tiles, nth(dark, 0), flat) +
    sheet(S, stripes, nth(dark, 1), flat) +
    sheet(S, dots, nth(dark, 2), flat) +
    sheet(S, diamonds, nth(dark, 3), flat) +
    sheet(S, bricks, nth(dark, 4), flat)
  );
}

/** A hanging lamp and its stacked light. */
function lamp(S: Easel, x: number, y: number, drop: number, k: number): string {
  const ly = y + drop;
  const halo = (r: number, c: string): string =>
    sheet(S, smooth(wobble(blob(x, ly + 8, r, r * 0.9, S.noise, 0.05, 1.1, 40), S.noise, r * 0.07)), c, {
      lift: 0.3,
      dx: 0,
      dy: 2,
      shadow: '#6a4a20',
      shadowOpacity: 0.2,
      small: 0.15,
      rim: 0.1,
    });
  return (
    halo(92 * k, '#e6bb5c') +
    halo(60 * k, '#f2d584') +
    halo(30 * k, '#fff3c8') +
    sheet(
      S,
      polygon(
        ribbon(
          [
            [x, y],
            [x + 0.6, ly - 8],
          ],
          () => 1.5,
        ),
      ),
      '#2a1e26',
      { ...soft(0.3), small: 0.3 },
    ) +
    sheet(
      S,
      moved(
        { x, y: ly, s: k },
        path(
          handPath(S, 'M-30 6C-26 -14 -10 -20 0 -20C10 -20 26 -14 30 6C12 10 -12 10 -30 6Z', 0.8, 0.05, 4),
          '#4c6a5c',
        ),
      ),
      '#4c6a5c',
      { ...soft(0.6), small: 0.4 },
    )
  );
}

const ICE = {
  body: '332,190 362,232 388,258 398,300 404,398 452,430 506,470 556,536 594,600 606,668 586,736 604,800 612,862 580,930 548,1000 500,1060 452,1110 396,1144 348,1128 300,1074 246,1030 208,1000 158,932 124,872 128,800 104,740 118,664 150,600 176,538 206,488 240,440 262,398 268,316 286,280 300,236',
};

/** The iceberg: facets, dark below and light above, one mass from bath to cellar. */
function iceberg(S: Easel): string {
  const body = trace(ICE.body);
  const d = polygon(handOutline(S, body, 3, 0.04, 9));
  const facet = (points: string, colour: string, lift = 0.45): string =>
    sheet(S, polygon(handOutline(S, trace(points), 3, 0.05, 9)), colour, {
      ...soft(0.4),
      shadow: '#0f2a4a',
      lift,
      small: 0.15,
      rim: 0.7,
    });
  const clip = S.clip(d);
  return [
    sheet(S, d, '#5f9cc0', { dx: 2, dy: 9, lift: 1.8, shadow: SHADE, shadowOpacity: 0.45 }),
    `<g clip-path="${clip}">`,
    facet('100,860 240,836 330,930 300,1080 100,1080', '#336f9e'),
    facet('330,930 480,880 640,900 520,1080 396,1150 300,1080', '#2a6090'),
    facet('300,1000 420,980 440,1080 396,1150 330,1120', '#245584'),
    facet('90,660 220,640 300,720 240,840 120,880', '#4e8fb8'),
    facet('220,640 350,596 430,700 330,780 300,720', '#74b2d0'),
    facet('430,700 520,580 640,640 620,740 500,800', '#4587b4'),
    facet('300,720 430,700 500,800 480,880 330,930 240,840', '#3f80ae'),
    facet('150,600 230,470 330,520 350,596 220,640 110,680', '#86c0d8'),
    facet('330,520 440,430 560,540 520,580 430,700 350,596', '#6aaacb'),
    facet('262,398 330,380 420,398 460,430 330,520 230,470', '#a9d8e4'),
    facet('262,396 286,280 332,188 344,300 330,396', '#eefaf8', 0.3),
    facet('332,188 344,300 330,396 410,396 398,296 366,236', '#bfe3ea', 0.3),
    facet('300,290 326,262 330,330 306,360', '#ffffff', 0.2),
    '</g>',
  ].join('');
}

/** Something dark, frozen in at floor two: long, patient, with one flipper or hand. */
function frozen(S: Easel): string {
  const shape = (k: number): string =>
    moved(
      { x: 360, y: 700, s: k, r: -12 },
      path(
        handPath(
          S,
          'M-150 6C-120 -40 -40 -58 30 -46C78 -40 118 -18 140 -34C150 -44 166 -50 174 -44C166 -32 160 -20 162 -6C168 8 164 22 156 28C142 18 128 10 112 14C60 40 -20 46 -70 36C-64 52 -74 70 -92 76C-94 60 -102 46 -108 34C-128 30 -146 22 -150 6Z',
          2,
          0.03,
          6,
        ),
        '#2f6d98',
      ),
    );
  return (
    sheet(S, shape(1.1), '#3d7ca8', {
      lift: 0.2,
      dx: 0,
      dy: 2,
      shadow: '#12324e',
      shadowOpacity: 0.25,
      small: 0.2,
      rim: 0.1,
    }) +
    sheet(
      S,
      moved(
        { x: 360, y: 700, s: 0.92, r: -12 },
        path(
          handPath(
            S,
            'M-150 6C-120 -40 -40 -58 30 -46C78 -40 118 -18 140 -34C150 -44 166 -50 174 -44C166 -32 160 -20 162 -6C168 8 164 22 156 28C142 18 128 10 112 14C60 40 -20 46 -70 36C-64 52 -74 70 -92 76C-94 60 -102 46 -108 34C-128 30 -146 22 -150 6Z',
            2,
            0.03,
            6,
          ),
          '#1d4468',
        ),
      ),
      '#1d4468',
      { lift: 0.3, dx: 0, dy: 2, shadow: '#0a1e34', shadowOpacity: 0.4, small: 0.2, rim: 0 },
    ) +
    // cracks of light over it, so that it lies inside
    sheet(
      S,
      [
        polygon(ribbon(trace('250,664 300,690 320,730 372,744'), (t) => 2 * (1 - t) + 0.4)),
        polygon(ribbon(trace('440,650 420,690 452,716'), (t) => 2 * (1 - t) + 0.4)),
      ],
      '#a9d8e4',
      { lift: 0.1, small: 0.2, rim: 0 },
    )
  );
}

/** What holds the house up: slabs, walls, roof. They are cut, so they are drawn over everything in the flats. */
function shell(S: Easel): string {
  const slabs = LEVELS.slice(1, 5).map((y) => wobblyPolygon(S, rectangle(58, y - 9, 748, y + 11), 1.6, 0.03));
  const brick = (x0: number, x1: number): string[] =>
    times(42, (row) => {
      const y = 160 + row * 24;
      const shift = row % 2 ? (x1 - x0) * 0.45 : 0;
      return [
        wobblyPolygon(S, rectangle(x0 + 2, y + 2, x0 + 2 + (shift || x1 - x0 - 4) * 0.96, y + 21), 0.8),
        shift ? wobblyPolygon(S, rectangle(x0 + shift + 2, y + 2, x1 - 2, y + 21), 0.8) : '',
      ].join('');
    });
  const roof = 'M30 172L118 78C200 60 300 50 400 52C500 50 610 60 690 78L772 172Z';
  const tiles = (row: number): string[] =>
    times(19 - row, (i) => {
      const [x, y] = [62 + row * 18 + i * 37.5 + (row % 2) * 4, 152 - row * 25];
      return smooth(
        wobble(
          [
            [x - 19, y - 22],
            [x + 19, y - 22],
            [x + 19, y],
            [x + 10, y + 12],
            [x, y + 15],
            [x - 10, y + 12],
            [x - 19, y],
          ],
          S.noise,
          1.5,
        ),
        true,
        0.7,
      );
    });
  return [
    sheet(
      S,
      [
        wobblyPolygon(S, rectangle(56, 158, 92, 1176), 1.6),
        wobblyPolygon(S, rectangle(618, 158, 646, 1176), 1.6),
        wobblyPolygon(S, rectangle(718, 158, 750, 1176), 1.6),
      ],
      '#6b2f2a',
      soft(1),
    ),
    sheet(S, [...brick(56, 92), ...brick(718, 750)], '#a9503f', { ...soft(0.2), lift: 0.25, rim: 0.4 }),
    sheet(S, slabs, '#5a3a34', soft(1.1)),
    sheet(
      S,
      LEVELS.slice(1, 5).map((y) => wobblyPolygon(S, rectangle(92, y - 9, 616, y - 3), 0.6)),
      '#c98f4f',
      { ...soft(0.2), lift: 0.2 },
    ),
    // chimneys, roof
    sheet(
      S,
      [
        wobblyPolygon(S, rectangle(150, 26, 196, 110), 1.2),
        wobblyPolygon(S, rectangle(560, 34, 602, 110), 1.2),
      ],
      '#a9503f',
      soft(1),
    ),
    sheet(
      S,
      [wobblyPolygon(S, rectangle(144, 18, 202, 34), 1), wobblyPolygon(S, rectangle(554, 26, 608, 42), 1)],
      '#6b2f2a',
      soft(0.6),
    ),
    sheet(S, handPath(S, roof, 3, 0.02, 9), '#2c2f4a', soft(1.4)),
    sheet(S, tiles(0), '#454b70', { ...soft(0.5), lift: 0.5 }),
    sheet(S, tiles(1), '#3d4266', { ...soft(0.5), lift: 0.5 }),
    sheet(S, tiles(2), '#454b70', { ...soft(0.5), lift: 0.5 }),
    sheet(S, tiles(3).slice(1, -1), '#3d4266', { ...soft(0.5), lift: 0.5 }),
    sheet(S, handPath(S, 'M40 176L764 170L766 182L40 190Z', 1.2, 0.02, 9), '#8a5a3c', soft(0.8)),
    // the street
    sheet(S, handPath(S, 'M-60 1152C200 1142 600 1146 860 1150V1260H-60Z', 2, 0.02, 9), '#3b2b36', {
      ...soft(1),
      dy: -4,
    }),
    sheet(
      S,
      times(26, (i) =>
        smooth(blob(8 + i * 32 + S.rng.range(-4, 4), 1166 + (i % 2) * 20, 17, 8, S.noise, 0.15, 1.2, 16)),
      ),
      '#513d48',
      { ...soft(0.3), lift: 0.3 },
    ),
  ].join('');
}

function bath(S: Easel): string {
  const p = (d: string, c: string, k = 0.6): string =>
    sheet(S, handPath(S, d, 1.2, 0.04, 5), c, { ...soft(k), lift: k, small: 0.3 });
  return (
    [
      p(
        'M216 380C210 392 200 394 196 390C200 382 204 376 210 370ZM446 372C452 382 460 388 468 390C466 396 456 394 448 386Z',
        '#b5893f',
        0.4,
      ),
      p('M180 312C188 366 216 384 262 386L404 386C452 384 478 362 486 310Z', '#f6f1e2', 1),
      p('M196 330C208 366 232 374 268 376L330 376C270 366 226 352 214 326Z', '#e2dccb', 0.2),
      p(
        'M170 302C270 296 400 296 496 300C500 308 498 316 492 318C390 312 270 312 176 320C168 316 166 308 170 302Z',
        '#fffdf4',
        0.6,
      ),
      // splashes and little floes over the rim
      p('M198 304C210 296 222 298 230 304ZM420 302C432 292 446 296 456 303Z', '#bfe3ea', 0.3),
      // taps
      p(
        'M492 300C494 272 510 262 524 270L520 280C510 276 504 284 504 300ZM514 262l22 -5l1 6l-22 6Z',
        '#c79a45',
        0.5,
      ),
      // the duck
      p(
        'M430 296C424 284 430 274 442 276C440 264 448 256 458 258C468 260 470 268 468 274L478 276L468 282C466 292 456 300 444 300C438 300 432 299 430 296Z',
        '#f7cf2e',
        0.6,
      ),
      p('M468 273l12 2l-11 5Z', '#e07a2c', 0.2),
    ].join('') + path('M456 266c2 -2 5 -1 5 1c0 2 -4 2 -5 -1Z', '#2a1e26')
  );
}

function furniture(S: Easel): string {
  const p = (d: string, c: string, k = 0.5): string =>
    sheet(S, handPath(S, d, 1, 0.05, 5), c, { ...soft(k), lift: k, small: 0.4 });
  const frame = (x: number, y: number, w: number, h: number, r: number): string =>
    sheet(S, moved({ x, y, r }, path(wobblyPolygon(S, rectangle(-w, -h, w, h), 0.8), '#d8a53c')), '#d8a53c', {
      ...soft(0.7),
      small: 0.4,
    }) +
    sheet(
      S,
      moved({ x, y, r }, path(wobblyPolygon(S, rectangle(-w + 6, -h + 6, w - 6, h - 6), 0.6), '#f3ead2')),
      '#f3ead2',
      { ...soft(0.2), lift: 0.2, small: 0.4 },
    ) +
    sheet(
      S,
      moved(
        { x, y, r },
        path(
          `M${-w + 8} ${h - 8}L${-w * 0.2} ${-h * 0.3}L${w * 0.2} ${h * 0.2}L${w * 0.5} ${-h * 0.1}L${w - 8} ${h - 8}Z`,
          '#7fa98c',
        ),
      ),
      '#7fa98c',
      { ...soft(0.2), lift: 0.2, small: 0.4 },
    );
  return [
    // attic bathroom: stool, towel, mat, window
    p('M106 232h62v84h-62Z', '#e9dcc0', 0.5),
    p('M112 238h24v34h-24ZM140 238h22v34h-22ZM112 276h24v34h-24ZM140 276h22v34h-22Z', '#2f2a50', 0.2),
    p('M546 214C560 208 590 208 604 214L602 222L548 222Z', '#8a5a3c', 0.4),
    p('M556 220C554 250 560 280 556 304C568 308 584 308 596 304C592 280 598 248 594 220Z', '#d8a53c', 0.5),
    // floor three: a dresser, a table pushed to the wall, a picture hung on the ice
    p('M94 516L150 512L152 590L94 590Z', '#7a4a34', 0.7),
    p('M100 524h44v14h-44ZM100 544h42v14h-42ZM100 564h42v14h-42Z', '#965f42', 0.2),
    p('M104 512C102 494 112 488 122 490C132 488 140 496 138 512Z', '#4c6a5c', 0.4),
    p('M110 492C104 470 112 460 120 448C128 462 134 474 132 492Z', '#6fa062', 0.4),
    frame(476, 540, 36, 28, -5),
    // floor two: narrow bed left, stove right
    p('M610 724L574 728L576 792L612 792Z', '#3a3238', 0.6),
    p('M584 744h18v24h-18Z', '#e2873a', 0.3),
    p('M588 726L586 640L600 620L600 610L590 610L590 616L578 634L580 728Z', '#2e272d', 0.5),
    // floor one: armchair left, bookcase right
    p('M598 862L614 862L614 992L560 992L566 960L590 950Z', '#7a4a34', 0.6),
    p('M592 958l6 -1v30h-6ZM600 954l8 0v34h-8ZM580 962l8 -2v28h-8Z', '#d8a53c', 0.2),
    // cellar: boiler, coal, wine rack
    p('M520 1146L520 1074C524 1052 590 1050 596 1074L598 1146Z', '#4a5a5e', 0.8),
    p('M538 1088C548 1080 570 1080 580 1088L578 1116L540 1116Z', '#e2873a', 0.3),
    p('M552 1056L550 1012L566 1012L566 1056Z', '#3c494d', 0.5),
    p('M94 1146C100 1118 126 1102 150 1108C182 1104 210 1124 222 1146Z', '#2a2230', 0.6),
    p('M112 1132l16 -14l14 10l-10 12ZM150 1126l14 -10l12 12l-12 10ZM178 1136l12 -8l10 10Z', '#3a3042', 0.3),
  ].join('');
}

/** The lift: cables, a lit cabin, and the penguin going up. */
function lift(S: Easel): string {
  const p = (d: string, c: string, k = 0.5): string =>
    sheet(S, handPath(S, d, 0.7, 0.06, 4), c, { ...soft(k), lift: k, small: 0.4 });
  return [
    path('M644 160H722V1160H644Z', '#241c30'),
    sheet(
      S,
      times(16, (i) => wobblyPolygon(S, rectangle(648, 190 + i * 62, 718, 194 + i * 62), 0.5)),
      '#352a42',
      { lift: 0.2, small: 0.1 },
    ),
    sheet(
      S,
      [
        polygon(ribbon(trace('676,170 677,640'), () => 1.6)),
        polygon(ribbon(trace('690,170 689,640'), () => 1.6)),
      ],
      '#8a7a6a',
      { ...soft(0.3), small: 0.5 },
    ),
    p('M650 636L716 634L718 782L648 784Z', '#8a5a3c', 1),
    p('M656 644L710 642L711 774L655 776Z', '#f2d584', 0.3),
    p('M660 650C676 646 694 646 706 650L706 690L660 690Z', '#fff3c8', 0.1),
    p(
      'M666 774C656 750 660 716 672 704C670 690 680 682 688 686C696 684 702 694 698 704C710 718 712 750 702 774Z',
      '#22263a',
      0.6,
    ),
    p('M672 770C666 746 670 722 680 712C690 712 698 726 696 770C688 776 680 776 672 770Z', '#fbf6e6', 0.3),
    p('M669 694l-12 4l12 4Z', '#e07a2c', 0.2),
    p('M664 776c4 -6 14 -6 16 0ZM684 776c2 -6 14 -6 18 0Z', '#e07a2c', 0.2),
    path('M677 692c2 -2 4 -1 4 1c0 2 -4 2 -4 -1Z', '#fbf6e6'),
    p('M700 720C710 724 716 738 712 752C706 746 702 736 698 730Z', '#2d3350', 0.3),
    // folding grilles
    sheet(
      S,
      times(5, (i) =>
        polygon(
          ribbon(
            [
              [656 + i * 13, 640],
              [657 + i * 13, 778],
            ],
            () => 0.9,
          ),
        ),
      ),
      '#5a3a28',
      { lift: 0.2, small: 0.2 },
    ),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 19, background: '#352c50' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(night(el('night')), rooms(el('rooms')));
  const lamps = el('lamps');
  scene.add(
    lamp(lamps, 520, 170, 52, 1.05),
    lamp(lamps, 150, 404, 44, 0.8),
    lamp(lamps, 584, 404, 50, 0.62),
    lamp(lamps, 120, 606, 46, 0.56),
    lamp(lamps, 116, 806, 44, 0.5),
    lamp(lamps, 592, 1006, 30, 0.46),
  );
  scene.add(iceberg(el('ice')), frozen(el('frozen')), furniture(el('furniture')));
  const folk = el('folk');
  const person = (o: Parameters<typeof paperFigure>[1]): string => paperFigure(folk, o, { ...soft(0.6) }).svg;
  scene.add(
    // the bather, in a towel, has stopped to look
    person({
      x: 560,
      y: 388,
      s: 1.02,
      flip: -1,
      view: 'side',
      pose: 'stand',
      garment: 'dress',
      hat: 'none',
      hair: 'short',
      colours: { coat: '#f3ead2', boots: '#d9a583', trousers: '#d9a583', hair: '#5a3a28' },
    }),
    // a picture is being straightened
    person({
      x: 556,
      y: 592,
      s: 0.86,
      flip: -1,
      view: 'side',
      pose: 'reachOut',
      garment: 'skirt',
      hair: 'bun',
      colours: { coat: '#3f5f74', hair: '#4a2c22' },
    }),
    // supper in coats
    person({
      x: 178,
      y: 594,
      s: 0.74,
      flip: 1,
      view: 'side',
      pose: 'lookUp',
      garment: 'coat',
      hat: 'bobble',
      colours: { coat: '#8c3f3a', hat: '#e6bb5c' },
    }),
    // floor two: an old man in a hat keeps close to the wall
    person({
      x: 106,
      y: 792,
      s: 0.76,
      flip: 1,
      view: 'side',
      pose: 'stand',
      garment: 'long coat',
      hat: 'brim',
      colours: { coat: '#4a4058', hat: '#33293f', scarf: '#d8a53c' },
    }),
    // floor one: a child with an ear against the ice
    person({
      x: 112,
      y: 992,
      s: 0.66,
      flip: 1,
      view: 'side',
      pose: 'reachOut',
      build: 'child',
      garment: 'jacket',
      hat: 'bobble',
      colours: { coat: '#d8a53c', hat: '#8c3f3a', trousers: '#33415e' },
    }),
  );
  scene.add(lift(el('lift')), shell(el('shell')), bath(el('bath')));
  // icicles from the slabs round the ice
  const ice = el('icicles');
  const spike = (x: number, y: number, l: number): string =>
    polygon([
      [x - 5, y],
      [x + 5, y],
      [x + 1, y + l],
    ]);
  scene.add(
    sheet(
      ice,
      [
        [226, 409, 26],
        [240, 409, 40],
        [416, 409, 34],
        [430, 409, 20],
        [150, 609, 24],
        [136, 609, 14],
        [606, 609, 30],
        [118, 811, 26],
        [600, 811, 24],
        [190, 1011, 30],
        [206, 1011, 18],
        [540, 1011, 34],
        [524, 1011, 20],
      ].map(([x = 0, y = 0, l = 0]) => spike(x, y, l)),
      '#cfeaf0',
      { ...soft(0.5), small: 0.1 },
    ),
  );
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 19, light: [-0.2, -1] }, paint });
