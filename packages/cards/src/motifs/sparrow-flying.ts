/** A house sparrow in flight, in ink, facing left: beak about (160, 480), tail lower right, wings up to the top of the card. */
import { INK, hatch, inkLine } from '../finishes/ink.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { along, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const bone = '#efe7d6';
const rust = '#b4501f';
const slate = '#7d8790';

/** One quill from root to tip, bent a little, with its shaft and a few barbs. */
export function quill(
  S: Easel,
  root: Point,
  tip: Point,
  width: number,
  o: { fill: Colour; edge?: Colour; bend?: number; pen?: number },
): string {
  const { bend = 0.08, pen = 4 } = o;
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const at = (t: number, across: number): Point => {
    const sag = Math.sin(t * Math.PI) * bend * length;
    return [root[0] + dx * t + nx * (across + sag), root[1] + dy * t + ny * (across + sag)];
  };
  const blade: Points = [
    at(0, 0),
    at(0.2, width * 0.42),
    at(0.6, width * 0.56),
    at(0.88, width * 0.46),
    at(1, width * 0.08),
    at(0.97, -width * 0.3),
    at(0.7, -width * 0.44),
    at(0.3, -width * 0.34),
  ];
  const barbs = times(Math.round(length / 15), (i) => {
    const t = 0.25 + (i / Math.round(length / 15)) * 0.68 + S.rng.gauss(0, 0.012);
    return inkLine(S, [at(t, 1), at(t + 0.035, width * 0.22), at(t + 0.06, width * 0.44)], 1.7, {
      wobble: 0.4,
    });
  });
  return [
    path(smooth(blade), o.fill),
    o.edge
      ? path(
          smooth([
            at(0.1, -2),
            at(0.3, -width * 0.32),
            at(0.7, -width * 0.42),
            at(0.97, -width * 0.28),
            at(0.7, -width * 0.16),
            at(0.3, -width * 0.1),
          ]),
          o.edge,
        )
      : '',
    barbs,
    inkLine(S, [at(0.04, 0), at(0.4, 0), at(0.96, 0)], pen * 0.6),
    inkLine(S, blade, pen),
  ]
    .flat()
    .join('');
}

/** Quills fanned from points along an arm to points along an edge, the last laid on top. */
function fan(
  S: Easel,
  arm: Points,
  edge: Points,
  n: number,
  o: {
    width: (t: number) => number;
    fill: (t: number) => Colour;
    edge?: Colour;
    bend?: number;
    pen?: number;
  },
): string {
  const [a, e] = [spline(arm, false, 14), spline(edge, false, 14)];
  return times(n, (i) => {
    const t = i / (n - 1);
    const [r, q] = [along(a, t), along(e, t)];
    return quill(S, [r.x, r.y], [q.x + S.rng.gauss(0, 3), q.y + S.rng.gauss(0, 3)], o.width(t), {
      fill: o.fill(t),
      ...(o.edge ? { edge: o.edge } : {}),
      ...(o.bend === undefined ? {} : { bend: o.bend }),
      ...(o.pen === undefined ? {} : { pen: o.pen }),
    });
  }).join('');
}

const BODY =
  'M196 470C192 420 226 384 280 384C330 384 360 402 396 424C470 462 560 530 622 600C640 624 636 650 610 660C560 700 470 744 390 738C310 730 246 670 226 600C214 560 204 530 200 508Z';

export function sparrowFlying(S: Easel): string {
  const pen = (list: string, width: number, dry = 0): string => inkLine(S, trace(list), width, { dry });
  const far = S.element('far wing');
  const near = S.element('near wing');
  const tail = S.element('tail');
  const plume = S.element('plume');
  return group(
    {},
    // far wing
    path(
      'M360 450C330 400 296 320 322 214C340 150 366 80 390 40C420 60 440 120 420 200C400 290 380 380 360 450Z',
      '#8d8b88',
    ),
    fan(far, trace('352,442 330,380 300,300 322,220'), trace('468,330 470,220 452,120 388,44'), 8, {
      width: (t) => lerp(58, 46, t),
      fill: (t) => mix('#8d8b88', '#b3aea6', t),
      pen: 4,
    }),
    pen('352,442 322,380 298,300 320,214 388,44', 9),
    // tail
    fan(tail, trace('604,610 600,640 586,664'), trace('790,730 752,794 690,838'), 6, {
      width: () => 48,
      fill: (t) => mix('#8c7a68', '#c9bca6', t),
      edge: bone,
      pen: 5,
    }),
    path(BODY, bone),
    // belly in shade, light comes from the upper left
    path(
      'M250 640C330 720 470 740 610 660C560 640 520 656 470 672C400 694 310 690 250 640Z',
      '#a9adb0',
      'opacity=".8"',
    ),
    hatch(plume, trace('280,668 340,716 420,736 520,712 606,664 560,652 460,690 360,690'), {
      angle: -0.5,
      gap: 8,
      width: 2.2,
    }),
    // rust back
    path('M300 396C360 396 470 462 560 536C540 580 470 590 400 560C350 540 318 470 300 396Z', rust),
    path(
      'M300 390C330 386 372 408 396 424C470 462 560 530 622 600C560 590 470 540 400 490C350 460 318 430 300 390Z',
      mix(rust, '#6b2c12', 0.45),
    ),
    times(26, (i) => {
      const t = i / 25;
      const [x, y] = [lerp(330, 600, t), lerp(424, 596, t) + plume.rng.range(-14, 34)];
      return inkLine(
        plume,
        [
          [x, y],
          [x + 22, y + 13],
          [x + 42, y + 30],
        ],
        7,
        { pressure: (k) => 1 - k * 0.6 },
      );
    }),
    // breast feathers: rows of small lips
    times(74, () => {
      const [x, y] = [plume.rng.range(230, 520), plume.rng.range(560, 716)];
      const inBelly = y > 560 + (x - 230) * 0.1 && y < 720 - Math.abs(x - 400) * 0.25;
      return inBelly
        ? inkLine(
            plume,
            [
              [x - 8, y - 7],
              [x, y + 1],
              [x + 11, y - 4],
            ],
            2,
            { colour: '#5d5a58', dry: 0.2 },
          )
        : '';
    }),
    // near wing: long quills, then coverts in rust with the pale bar
    path(
      'M430 540C376 480 372 400 410 310C440 250 560 120 692 64C700 90 640 160 600 220C560 300 520 420 500 540Z',
      '#77797c',
    ),
    fan(
      near,
      trace('560,586 470,560 400,500 410,400 440,300 470,240'),
      trace('640,660 716,560 752,440 770,310 764,190 690,70'),
      15,
      {
        width: (t) => lerp(66, 50, t),
        fill: (t) => mix('#a89a88', '#77797c', t),
        edge: '#d8c8a8',
        bend: 0.06,
        pen: 6,
      },
    ),
    fan(
      near,
      trace('520,560 450,530 392,480 396,400 424,310 452,250'),
      trace('590,584 616,500 604,420 590,340 582,270 560,200'),
      13,
      { width: () => 46, fill: (t) => mix(rust, '#8a5030', t * 0.6), bend: 0.05, pen: 4.5 },
    ),
    fan(
      near,
      trace('470,540 420,500 384,450 394,380 420,310 444,262'),
      trace('520,540 522,480 504,420 504,360 508,310 504,256'),
      12,
      { width: () => 36, fill: () => '#f4eee0', bend: 0.05, pen: 4 },
    ),
    fan(
      near,
      trace('440,530 400,490 370,440 384,380 410,314 436,270'),
      trace('474,530 470,480 450,430 454,376 462,326 470,274'),
      11,
      { width: () => 32, fill: (t) => mix('#8e3c16', rust, t), bend: 0.04, pen: 4 },
    ),
    pen('430,540 374,470 378,390 412,310 456,244 556,150 690,64', 12),
    // head: grey cap, rust nape, pale cheek, black bib
    path(
      'M206 476C198 420 230 386 284 386C316 386 342 398 362 410C372 450 370 500 352 540C320 576 260 584 226 570C212 540 206 506 206 476Z',
      bone,
    ),
    path(
      'M206 470C204 424 232 388 284 386C310 386 330 392 346 402C330 420 300 428 270 430C244 434 222 448 206 470Z',
      slate,
    ),
    path(
      'M346 400C366 410 384 420 396 440C400 490 384 540 350 566C340 540 348 500 336 466C326 440 326 416 346 400Z',
      mix(rust, '#7a3414', 0.25),
    ),
    path(
      'M262 434C296 424 330 420 346 402C340 424 334 440 338 460C316 446 286 440 262 434Z',
      mix(rust, '#7a3414', 0.25),
    ),
    hatch(plume, trace('206,470 210,430 240,398 290,388 340,398 300,424 250,434'), {
      angle: 0.5,
      gap: 7,
      width: 2,
    }),
    path(
      'M204 500C214 520 222 540 230 560C250 600 290 622 318 610C330 580 316 552 290 540C262 530 240 520 226 500C220 486 210 486 204 500Z',
      INK,
    ),
    path('M206 474C222 466 240 458 262 456C256 470 240 482 222 490Z', INK),
    times(9, (i) =>
      pen(
        `${262 + i * 8},${590 + (i % 3) * 8} ${270 + i * 8},${610 + (i % 2) * 10} ${282 + i * 8},${626 + (i % 3) * 8}`,
        5,
      ),
    ),
    times(13, (i) => {
      const [x, y] = [352 + (i % 4) * 9 - i * 0.4, 420 + i * 10];
      return pen(`${x},${y} ${x + 5},${y + 12} ${x + 4},${y + 26}`, 4.5);
    }),
    pen('336,462 346,500 342,540 350,566', 4, 0.15),
    pen('262,434 300,444 338,462', 3, 0.2),
    // eye
    path(
      smooth(times(12, (i): Point => [252 + Math.cos(i * 0.5236) * 17, 456 + Math.sin(i * 0.5236) * 16])),
      INK,
    ),
    path(
      smooth(times(8, (i): Point => [246 + Math.cos(i * 0.785) * 4.6, 450 + Math.sin(i * 0.785) * 4.6])),
      '#ffffff',
    ),
    pen('232,446 250,434 274,440', 3),
    // beak: stout cone, open a crack
    path('M206 462C186 462 160 474 140 494C164 500 190 500 212 496Z', '#6d6a66'),
    path('M212 498C192 502 168 502 152 500C166 516 190 524 214 516Z', '#55524e'),
    path('M200 468C184 470 168 478 156 488C176 484 192 480 204 478Z', '#c9c2b4'),
    pen('206,462 184,463 158,476 138,495', 7),
    pen('138,495 164,501 190,500 214,496', 5),
    pen('152,501 166,516 190,524 216,517', 5),
    pen('190,474 196,478 200,482', 3),
    // contours with the weight of the brush
    pen('206,462 204,430 228,398 274,384 330,392 396,424', 8),
    pen('216,517 226,600 258,664 320,716 390,738 470,730 550,700 610,662', 11),
    pen('352,560 330,610 322,650', 4, 0.3),
    // feet drawn up
    [0, 1].map((i) =>
      [
        pen(
          `${420 + i * 66},${728 - i * 10} ${410 + i * 66},${764 - i * 10} ${380 + i * 66},${778 - i * 10}`,
          9,
        ),
        pen(
          `${384 + i * 66},${776 - i * 10} ${364 + i * 66},${772 - i * 10} ${352 + i * 66},${786 - i * 10}`,
          6,
        ),
        pen(
          `${384 + i * 66},${776 - i * 10} ${368 + i * 66},${788 - i * 10} ${366 + i * 66},${802 - i * 10}`,
          6,
        ),
        pen(
          `${386 + i * 66},${776 - i * 10} ${384 + i * 66},${792 - i * 10} ${390 + i * 66},${802 - i * 10}`,
          6,
        ),
      ].join(''),
    ),
  );
}
