/** Half the Costume: after the last party a tired man takes off his beard; in the mirror a boy in the same coat does so too. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { resample, spline, smooth, traceCurve } from '../../../kit/curves.ts';
import { group } from '../../../kit/markup.ts';
import { lerp, place, times, trace, type Placement, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';

const [WALL, OCHRE, RED, WHITE, SKIN] = ['#26344f', '#d9a24e', '#a92e27', '#efe8da', '#dfae88'] as const;
const GLOW = '#f0cf8e';
const LINE = '#4a2b25';
const GREY = '#8b8a8c';

function paint(): Scene {
  const scene = new Scene({ seed: 3535, background: WALL });
  mirror(scene);
  boy(scene);
  frame(scene);
  table(scene);
  man(scene);
  return scene;
}

const closed = (points: Points): Point[] => resample(spline(points, true, 8), 4);

/** Pieces and stitches of one figure, drawn in its own coordinates and put where it belongs. */
const figure = (S: Easel, at: Placement) => ({
  piece: (list: string, colour: string, height = 1.8, fuzz = 0.8): string =>
    felt(S.element(list.slice(0, 12)), closed(place(trace(list), at)), colour, {
      height,
      fuzz,
      wobble: fuzz < 0.6 ? 0.5 : 1.4,
    }),
  stitch: (lists: readonly string[], width = 3, colour: string = LINE): string =>
    sew(
      S,
      lists.map((list) => spline(place(trace(list), at), false, 6)),
      colour,
      { width, twist: false, dimple: false, shadow: 0.12 },
    ),
  seam: (list: string, colour: string, length = 15, gap = 9, width = 4): string =>
    sew(S, running(S, spline(place(trace(list), at), false, 10), length, gap), colour, { width }),
});

const GLASS =
  '446,846 440,520 446,330 474,230 536,170 606,152 676,172 732,232 756,330 762,520 756,846 690,852 600,854 510,852';
const FRAME =
  '404,884 396,520 402,312 438,198 512,124 606,100 700,126 774,200 800,312 806,520 798,884 700,892 600,894 500,892';

function mirror(scene: Scene): void {
  const S = scene.element('mirror');
  scene.add(
    felt(S.element('frame'), closed(trace(FRAME)), OCHRE, { height: 2.6 }),
    felt(S.element('glass'), closed(trace(GLASS)), GLOW, { height: 0.5, fuzz: 0.5 }),
  );
}

/** Lamps all round, as actors have them. */
function frame(scene: Scene): void {
  const S = scene.element('lamps');
  const rim = closed(trace(GLASS));
  scene.add(
    sew(
      S,
      blanket(S, [...rim].reverse(), { leg: 12, gap: 15, side: 1, edge: true }),
      adjust(OCHRE, { dL: -0.18 }),
      { width: 3.4 },
    ),
    knots(
      S,
      trace('420,640 418,480 424,336 466,226 534,152 606,124 680,152 752,230 780,340 784,484 780,644'),
      '#fff0c2',
      13,
    ),
  );
}

const BEARD =
  '-52,-64 -18,-56 22,-56 56,-66 70,-20 80,30 72,78 80,120 62,164 44,206 18,244 4,272 -12,240 -38,214 -52,166 -74,128 -64,84 -78,36 -66,-14';

/** Of wool, on an elastic. */
function beard(S: Easel, at: Placement): string {
  const s = at.s ?? 1;
  const lock = (u: number, phase: number): Point[] => {
    const long = lerp(280, 150, Math.abs(u) ** 1.3);
    return spline(
      times(9, (k): Point => {
        const t = k / 8;
        const x = u * lerp(50, 88, Math.sin(t * 2)) * (1 - t ** 3 * 0.62) + Math.sin(t * 9 + phase) * 7 * t;
        return [x, -62 + t * long];
      }),
      false,
      4,
    );
  };
  const rows = [0.75, 0.4, 0].map((from, row) =>
    yarn(
      S,
      times(11, (k) => place(lock(-1 + (k * 2 + row * 0.6) / 10.6, k * 1.7 + row), at)).map((one) =>
        one.slice(0, Math.round(one.length * (1 - from * 0.5))),
      ),
      adjust(WHITE, { dL: (row - 1) * 0.03 }),
      { width: 10 * s, every: 0, shadow: 0.3 },
    ),
  );
  const whisker = (side: number): Point[][] =>
    times(4, (k): Point[] =>
      place(
        spline(
          [
            [0, -70 + k * 4],
            [side * 30, -84 + k * 7],
            [side * 62, -74 + k * 7],
            [side * (96 - k * 8), -48 + k * 4],
          ],
          false,
          6,
        ),
        at,
      ),
    );
  return (
    felt(
      S,
      closed(
        place(
          trace(BEARD).map(([x, y]): Point => [x * 0.86, y * 0.84]),
          at,
        ),
      ),
      WHITE,
      { height: 2 },
    ) +
    rows.join('') +
    yarn(S, [...whisker(1), ...whisker(-1)], WHITE, { width: 9 * s, every: 0 })
  );
}

/** He looks out of the glass at whoever looks in. */
function boy(scene: Scene): void {
  const S = scene.element('boy');
  const f = figure(S.element('head'), { x: 650, y: 508, s: 1.56, r: -0.04 });
  const coat = figure(S.element('coat'), {});
  const dark = '#3a2624';
  const hair = times(30, (k): Point[] => {
    const t = k / 29;
    return place(
      spline(
        [
          [14 + t * 12, -72 + t * 8],
          [lerp(-22, 78, t), lerp(-68, -8, t * 0.8)],
          [lerp(-42, 66, t ** 0.8), lerp(-32, 54, t ** 1.4) + S.rng.gauss(0, 4)],
        ],
        false,
        8,
      ),
      { x: 650, y: 508, s: 1.56, r: -0.04 },
    );
  });
  scene.add(
    group(
      { 'clip-path': S.clip(smooth(closed(trace(GLASS)))) },
      coat.piece(
        '506,900 520,800 556,720 606,672 690,652 752,676 800,760 820,900',
        adjust(RED, { dL: 0.02 }),
        2,
      ),
      f.piece(
        '-30,-54 -46,-36 -51,-18 -50,-6 -57,4 -63,12 -61,18 -53,20 -56,27 -52,31 -54,37 -49,42 -50,52 -42,62 -22,64 0,58 4,100 44,100 52,40 56,0 50,-34 24,-58 -4,-64',
        SKIN,
        2,
        0.4,
      ),
      f.stitch([
        '-46,-6 -40,-9 -32,-7',
        '-52,-22 -42,-27 -29,-24',
        '-54,31 -49,31 -45,33',
        '-54,19 -50,20 -48,16',
      ]),
      knots(S, [[588, 512]], '#2a1a18', 6),
      f.piece(
        '-44,-30 -40,-58 -14,-78 22,-80 54,-60 70,-22 70,22 60,58 42,62 34,40 22,14 6,-6 -14,-16 -30,-18',
        dark,
        1.6,
      ),
      sew(S, hair, adjust(dark, { dL: 0.05 }), { width: 7, dimple: false }),
      f.piece('12,0 24,-6 32,4 28,18 18,24 12,14', SKIN, 1.2, 0.3),
      coat.piece(
        '560,724 590,680 640,656 700,652 742,668 754,700 704,708 650,714 604,734 578,756',
        WHITE,
        2.4,
        1.4,
      ),
      beard(S.element('beard'), { x: 548, y: 730, s: 0.66, r: 0.04 }),
      coat.piece(
        '596,900 590,850 586,800 582,764 606,736 632,736 654,776 672,840 684,900',
        adjust(RED, { dL: 0.05 }),
        2.4,
      ),
      coat.piece('572,756 572,726 592,706 622,712 642,738 628,764 600,774', WHITE, 2.2, 1.4),
      coat.piece('534,714 528,690 538,670 560,660 584,668 594,690 588,712 560,722', SKIN, 1.8, 0.4),
      coat.stitch(['542,674 548,690 546,706', '557,667 563,684 561,704', '573,669 578,686 576,703'], 2.6),
    ),
  );
}

/** What he has put down already. */
function table(scene: Scene): void {
  const S = scene.element('table');
  const f = figure(S, {});
  scene.add(
    felt(
      S,
      closed(trace('300,1050 420,990 560,960 700,950 860,948 880,1000 880,1260 280,1260 290,1150')),
      adjust(OCHRE, { dL: -0.3, kC: 0.7 }),
      { height: 2 },
    ),
    f.seam('400,1060 600,1020 820,1014', adjust(OCHRE, { dL: -0.14 }), 18, 12),
    f.piece('560,1060 580,990 630,950 690,942 738,970 766,1020 774,1070 690,1080 610,1078', RED, 2.4),
    f.seam('668,948 664,1000 668,1056', WHITE, 10, 7, 3),
    f.piece(
      '540,1068 566,1044 640,1056 710,1056 776,1044 796,1070 786,1100 700,1114 620,1114 552,1102',
      WHITE,
      2.6,
      1.6,
    ),
  );
}

function man(scene: Scene): void {
  const S = scene.element('man');
  const body = figure(S.element('coat'), {});
  const at: Placement = { x: 182, y: 474, s: 1.14, r: 0.24 };
  const f = figure(S.element('head'), at);
  const dark = adjust(RED, { dL: -0.13 });
  const hair = times(15, (k): Point[] =>
    place(
      spline(
        [
          [-40 + (k % 5) * 2, -86 + k * 8],
          [-74 - (k % 3) * 4, -64 + k * 8],
          [-108 + Math.abs(k - 6) * 2.4, -14 + k * 6.2],
        ],
        false,
        8,
      ),
      at,
    ),
  );
  scene.add(
    body.piece(
      '-80,1260 -80,760 -30,690 60,646 150,640 240,668 300,720 336,820 352,960 372,1260',
      adjust(RED, { dL: -0.045 }),
      3,
    ),
    body.seam('60,760 84,900 96,1060 100,1220', dark),
    f.piece(
      '-10,-128 62,-104 84,-62 92,-34 86,-18 104,4 122,26 116,40 94,42 100,54 92,62 98,74 86,84 94,104 78,122 34,114 14,120 20,190 -90,200 -92,70 -118,0 -104,-80 -60,-120',
      SKIN,
      2.2,
      0.4,
    ),
    f.piece(
      '-114,-30 -96,-74 -60,-96 -38,-88 -34,-56 -40,-26 -26,-14 -30,26 -44,44 -58,74 -96,76 -116,20',
      GREY,
      1.6,
    ),
    sew(S, hair, adjust(GREY, { dL: 0.05 }), { width: 6, dimple: false }),
    f.piece('-34,-4 -14,-14 2,2 -2,26 -18,42 -30,30', SKIN, 1.6, 0.3),
    f.stitch(['44,-20 60,-22 78,-15', '36,-44 60,-46 86,-34'], 4.4),
    f.stitch(['92,62 80,64 72,70'], 3.6, '#7e3b31'),
    f.stitch(
      [
        '46,-6 60,0 74,-4',
        '50,6 60,12 70,8',
        '28,-74 54,-78 76,-66',
        '22,-92 46,-96 66,-86',
        '86,46 74,60 72,82',
        '100,30 94,36 90,34',
        '32,-16 22,-22 14,-34',
        '32,-8 20,-8 10,-14',
        '-22,4 -10,6 -12,24',
      ],
      2.6,
      adjust(SKIN, { dL: -0.2, kC: 1.2 }),
    ),
    stubble(S.element('stubble'), at),
    body.piece(
      '-40,752 0,694 70,652 150,634 226,652 282,702 290,748 226,730 150,720 70,730 12,772',
      WHITE,
      3,
      1.6,
    ),
    beard(S.element('beard'), { x: 416, y: 734, s: 1.08, r: -0.06 }),
    yarn(S, [traceCurve('176,488 214,590 280,660 372,676')], WHITE, { width: 3.4, every: 0 }),
    body.piece(
      '106,1260 122,1060 150,930 196,840 250,790 310,748 350,730 376,768 360,806 326,860 306,940 304,1060 316,1260',
      RED,
      3.4,
    ),
    body.seam('284,1230 280,1060 288,930 312,862', dark),
    body.piece('290,770 306,726 338,700 372,704 388,738 382,784 352,812 312,806', WHITE, 3, 1.6),
    body.piece('356,716 352,684 366,652 398,634 432,638 454,662 454,694 436,720 398,732', SKIN, 2.4, 0.4),
    body.stitch(
      ['384,642 392,666 388,696', '406,635 416,662 411,698', '429,639 437,668 431,698'],
      3.2,
      adjust(SKIN, { dL: -0.22, kC: 1.2 }),
    ),
    sew(S, backStitch(S, traceCurve('360,714 376,724 394,730'), 7), adjust(SKIN, { dL: -0.2 }), {
      width: 2.4,
    }),
  );
}

/** A day's growth under the false one. */
const stubble = (S: Easel, at: Placement): string =>
  sew(
    S,
    times(46, (): Point[] => {
      const [x, y] = [S.rng.range(24, 88), S.rng.range(72, 116)];
      return y < 120 - Math.abs(x - 62) * 0.4
        ? place(
            [
              [x, y],
              [x + 1.5, y + 5],
            ],
            at,
          )
        : [];
    }).filter((one) => one.length > 0),
    GREY,
    { width: 1.7, twist: false, dimple: false, shadow: 0.1 },
  );

export default card({
  finish: felted,
  grade: { rake: 0.12, seed: 35, lamp: { at: [560, 460], reach: 320, gain: 0.16 } },
  paint,
});
