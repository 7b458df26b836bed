/** D53: the tram is an eraser. It comes through the café, and has begun on the man at the table. Ink and flat tints. */
import { card } from '../../../finishes/finish.ts';
import { INK, ink, inkLine } from '../../../finishes/ink.ts';
import { pathPoints, smooth } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, wobblyPolygon } from '../../../kit/shapes.ts';
import { cafeTable, heldHands, hisArm, man, woman } from '../../../motifs/cafe-couple.ts';
import { tramEraser } from '../../../motifs/tram-eraser.ts';

const [PAPER, ROSE, MIST, BLUE, TEAL, GHOST, SKIN, SAND, STONE] = [
  '#ffffff',
  '#d8827c',
  '#e3eae9',
  '#b6cad0',
  '#7fa3ad',
  '#a8a196',
  '#f8e3d2',
  '#f6e7c6',
  '#ead3a6',
] as const;

/** Where the drawing still stands: the edge of what has been rubbed out, from the top down. */
const EDGE =
  '860,236 790,262 740,240 690,300 640,276 600,340 552,330 520,400 486,410 494,470 452,500 476,560 436,610 458,660 424,706 446,760 420,810 444,860 426,916 452,970 430,1020 452,1070 424,1110 470,1150 440,1190 500,1260';
/** The couple is drawn large, at a table 800 wide, and set into the street by this. */
const SEATED = 'translate(24 338) scale(.6)';

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: PAPER });
  const S = scene.element('drawn');
  const wiped = S.mask(
    `<rect x="-100" y="-100" width="1000" height="1400" fill="#fff"/>`,
    path(smooth([...trace(EDGE), [900, 1260], [900, 236]], true, 0.7), '#000'),
    rubs(scene.element('rubs')),
  );
  scene.add(
    group({ mask: wiped }, street(scene.element('street')), girlWithPencil(scene.element('girl'))),
    remembered(scene.element('remembered')),
    group({ mask: wiped }, group({ transform: SEATED }, man(scene.element('man')))),
    group({ transform: SEATED }, woman(scene.element('woman'))),
    group(
      { mask: wiped },
      group({ transform: SEATED }, cafeTable(scene.element('table')), hisArm(scene.element('arm'))),
    ),
    group({ transform: SEATED }, heldHands(scene.element('hands'))),
    group({ transform: 'translate(-42 0)' }, tramEraser(scene.element('tram'))),
    crumbs(scene.element('crumbs')),
  );
  return scene;
}

/** Strokes of rubber beyond the edge: nothing stops clean. */
function rubs(S: Easel): Mark {
  const rub = ([x, y]: Point): Mark => {
    const [dx, dy] = [S.rng.range(24, 50), S.rng.range(10, 24)];
    return inkLine(
      S,
      [
        [x - dx, y + dy],
        [x, y],
        [x + dx, y - dy],
      ],
      S.rng.range(9, 20),
      {
        colour: '#000',
        pressure: () => 1,
        wobble: 3,
      },
    );
  };
  return trace(EDGE).map(([x, y]) => [rub([x, y]), rub([x + S.rng.range(-8, 16), y + 20])]);
}

const pen = (S: Easel, list: string, width = 3, colour: string = INK): Mark =>
  inkLine(S, trace(list), width, { colour });
const ruled = (S: Easel, list: string, width = 3, colour: string = INK): Mark =>
  inkLine(S, trace(list), width, { straight: true, wobble: 1.2, colour });

/** One house front, flat to us: two floors of windows, an awning, the café under it. */
function street(S: Easel): Mark {
  return [
    path(handPath(S, 'M-20 -20L820 -20L820 1100L-20 1100Z', 1), SAND),
    path(handPath(S, 'M-20 -20L40 -20L36 470L-20 470Z', 1), STONE),
    [96, 312, 528, 744].map((x, i) => window(S.element('window' + i), x, i === 0)),
    // cornice
    path(handPath(S, 'M-20 452L820 440L820 470L-20 484Z', 1), STONE),
    ruled(S, '-20,452 400,446 820,440', 4),
    ruled(S, '-20,486 400,478 820,470', 3),
    // the café
    path(handPath(S, 'M-20 600L560 600L560 960L-20 960Z', 1), TEAL),
    path(handPath(S, 'M20 620L250 620L250 900L20 900ZM276 620L520 620L520 900L276 900Z', 1), MIST),
    ruled(S, '20,620 20,900', 3),
    ruled(S, '250,620 250,900', 3),
    ruled(S, '276,620 276,900', 3),
    awning(S),
    // pavement, rails
    path(handPath(S, 'M-20 956L820 956L820 1220L-20 1220Z', 1), BLUE),
    ruled(S, '-20,958 400,956 820,958', 4),
    cobbles(S.element('cobbles')),
    ruled(S, '-20,1096 300,1098 600,1096', 6),
    ruled(S, '-20,1116 300,1118 600,1116', 3.4),
  ];
}

function window(S: Easel, x: number, shut: boolean): Mark {
  const shutter = (side: number): Mark => {
    const [a, b] = shut
      ? [x + Math.min(0, side) * 40, x + Math.max(0, side) * 40]
      : side < 0
        ? [x - 78, x - 46]
        : [x + 46, x + 78];
    return [
      path(wobblyPolygon(S, rectangle(a, 96, b, 330)), BLUE),
      times(11, (i) => ruled(S, `${a + 5},${112 + i * 20} ${b - 5},${112 + i * 20}`, 1.8)),
      ruled(S, `${a},96 ${b},96 ${b},330 ${a},330 ${a},96`, 2.8),
    ];
  };
  return [
    path(wobblyPolygon(S, rectangle(x - 42, 92, x + 42, 334)), TEAL),
    path(wobblyPolygon(S, rectangle(x - 34, 102, x + 34, 330)), MIST),
    path(handPath(S, `M${x - 34} 102L${x + 10} 102C${x - 6} 170 ${x - 20} 220 ${x - 34} 240Z`, 1), PAPER),
    ruled(S, `${x - 42},334 ${x - 42},92 ${x + 42},92 ${x + 42},334`, 3.4),
    ruled(S, `${x},102 ${x},330`, 2.6),
    ruled(S, `${x - 34},190 ${x + 34},190`, 2.4),
    shutter(-1),
    shutter(1),
    ruled(S, `${x - 60},340 ${x + 60},338`, 6),
    // a row of pots
    times(4, (i) => {
      const u = x - 42 + i * 28;
      return [
        path(handPath(S, `M${u - 10} 314L${u + 10} 314L${u + 7} 338L${u - 7} 338Z`, 0.6), '#e0a184'),
        inkLine(S, pathPoints(`M${u - 10} 314L${u + 10} 314L${u + 7} 338L${u - 7} 338Z`, 4), 1.8, {
          straight: true,
        }),
        times(3, (k) => pen(S, `${u},314 ${u + (k - 1) * 5},302 ${u + (k - 1) * 10},294`, 2)),
        path(smooth(blob(u + (i % 2) * 6 - 3, 293, 6, 5, S.noise, 0.2)), ROSE),
      ];
    }),
  ];
}

function awning(S: Easel): Mark {
  const scallop = (i: number): string => {
    const [a, b] = [-10 + i * 58, 48 + i * 58];
    return `M${20 + i * 55} 512L${75 + i * 55} 512L${b} 612C${b - 6} 640 ${a + 6} 640 ${a} 612Z`;
  };
  return times(10, (i) => [
    path(handPath(S, scallop(i), 1), i % 2 ? '#f7efe0' : '#e79a8e'),
    inkLine(S, pathPoints(scallop(i), 6), 2.4, { straight: true, wobble: 0.8 }),
  ]);
}

function cobbles(S: Easel): Mark {
  return times(7, (row) => {
    const [y, size] = [986 + row * 30 + row * row * 1.5, 13 + row * 2];
    return times(Math.ceil(840 / (size * 2.4)), (i) => {
      const x = -10 + (i + (row % 2) / 2) * size * 2.4 + S.rng.gauss(0, 2);
      if (S.rng.chance(0.3) || Math.abs(y - 1106) < 18) return '';
      return inkLine(
        S,
        times(6, (k): Point => [x + size * (k / 2.5 - 1), y - size * 0.3 * Math.sin((Math.PI * k) / 5)]),
        2,
        { straight: true },
      );
    });
  });
}

/** Upstairs somebody has a pencil and has begun to put it back. */
function girlWithPencil(S: Easel): Mark {
  return [
    path(handPath(S, 'M500 330C500 288 512 268 532 266C554 268 566 290 566 330Z', 1), ROSE),
    inkLine(S, trace('500,330 504,290 518,270 532,266'), 2.6),
    inkLine(S, trace('532,266 556,274 566,330'), 2.6),
    path(
      handPath(
        S,
        'M514 232C512 208 522 196 538 196C556 198 562 212 560 234C558 254 550 266 538 267C525 266 516 254 514 232Z',
        0.8,
      ),
      SKIN,
    ),
    inkLine(
      S,
      pathPoints(
        'M514 232C512 208 522 196 538 196C556 198 562 212 560 234C558 254 550 266 538 267C525 266 516 254 514 232Z',
        5,
      ),
      2.2,
      { straight: true },
    ),
    path(
      handPath(
        S,
        'M510 240C504 204 520 186 540 187C562 188 570 208 564 226C556 218 548 212 540 212C530 214 520 220 516 230C514 246 516 254 510 240Z',
        0.8,
      ),
      INK,
    ),
    path(handPath(S, 'M508 232C498 236 492 250 496 264C504 262 512 250 514 240Z', 0.6), INK),
    path(
      smooth(blob(535, 240, 2.3, 3.2, S.noise, 0.05)) + smooth(blob(551, 240, 2.3, 3.2, S.noise, 0.05)),
      INK,
    ),
    pen(S, '538,255 544,257 550,254', 2),
  ];
}

/** What the paper remembers: the house, the back of his head, his chair; and one new line. */
function remembered(S: Easel): Mark {
  const grey = (list: string, width = 2): Mark =>
    inkLine(S, trace(list), width, { colour: GHOST, pressure: () => 0.8 });
  return [
    [
      '702,340 786,338',
      '702,332 703,280',
      '560,446 640,444',
      '700,442 800,440',
      '500,478 590,474',
      '520,620 520,560',
      '470,958 440,957',
      '788,958 810,958',
      '430,474 560,470 800,464',
      '556,512 600,512',
    ].map((list) => grey(list, 1.8)),
    // his head and back, from the ear on
    grey('420,702 444,720 457,752 454,790 440,816', 3),
    grey('440,848 484,866 514,892 520,940', 3),
    grey('476,1000 520,990 530,960', 2.4),
    // the pencil, out of the window, at work
    group(
      { transform: 'translate(640 402) rotate(-124)' },
      path(
        'M0 0L26 -9L150 -9L150 9L26 9Z',
        '#f4c25e',
        `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`,
      ),
      path('M0 0L26 -9L26 9Z', '#f8e3c2', `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`),
      path('M0 0L10 -3.500L10 3.500Z', INK),
      path('M138 -9L152 -9L152 9L138 9Z', ROSE),
    ),
    path(
      handPath(
        S,
        'M556 276C570 278 582 288 590 300C596 308 594 318 586 318C578 316 572 308 566 302C558 300 552 298 548 292Z',
        0.6,
      ),
      SKIN,
    ),
    inkLine(S, trace('550,290 562,302 574,312 586,318 594,312 588,298 572,282 556,276'), 2.4),
    ['606,440 646,440 640,472 612,472 606,440', '626,440 622,424 640,402'].map((list) =>
      inkLine(S, trace(list), 2.6, { colour: '#8a8378', straight: true }),
    ),
  ];
}

/** Rolled up grey and pink, they lie where it has been. */
function crumbs(S: Easel): Mark {
  const colours = ['#e79a8e', '#e79a8e', '#b9b2ac', '#8f8a88', ROSE] as const;
  return times(120, (i) => {
    const near = i < 70;
    const [x, y] = near
      ? [S.rng.gauss(450, 66), 1092 + Math.abs(S.rng.gauss(0, 40))]
      : [S.rng.range(440, 800), S.rng.chance(0.5) ? S.rng.range(1100, 1190) : S.rng.range(470, 560)];
    if (y > 1196 || (y < 600 && Math.abs(x - 606) < 70)) return '';
    const [r, a] = [S.rng.range(2.4, 5.4), S.rng.range(0, 3)];
    const curl = [-1, -0.3, 0.4, 1].map((k): Point => [
      x + Math.cos(a + k * 0.6) * r * 2.4 * k,
      y + Math.sin(a + k * 0.6) * r * 1.4 * k,
    ]);
    return inkLine(S, curl, r, { colour: S.rng.pick(colours), pressure: () => 1 });
  });
}

export default card({ finish: ink, grade: { backruns: 0.03, granulation: 0.2 }, paint });
