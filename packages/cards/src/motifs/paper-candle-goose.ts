/** Cut paper: a great white goose from the side who bows her crown of candles to the right, her breast at the foot of the card; small ones far off; their candles. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

const [WHITE, PALE, BLUE, DEEP] = ['#f7f3e8', '#dfe3e2', '#b4c6cf', '#86a0ae'] as const;
const [BILL, BILL_SHADE, EYE, WREATH, BERRY] = [
  '#e8893a',
  '#b85c2a',
  '#20242c',
  '#2f6a4c',
  '#b8352c',
] as const;
const LIT: SheetOptions = { dx: -4, dy: 5, shadow: '#0a1722' };

/** The foot of a candle, which way it leans (degrees; the flame goes up all the same), its length. */
interface CandleOptions {
  x: number;
  y: number;
  r: number;
  long: number;
  /** Size of its flame; 0 is out. */
  flame: number;
}

export function candle(S: Easel, { x, y, r, long, flame }: CandleOptions): string {
  const a = ((r - 90) / 180) * Math.PI;
  const tip: Point = [x + Math.cos(a) * long, y + Math.sin(a) * long];
  const on = (list: string): Point[] => place(trace(list), { x, y, r: (r / 180) * Math.PI });
  const w = Math.min(11, long * 0.13);
  const wax = smooth(
    on(`${-w},6 ${-w},${-long * 0.5} ${-w},${-long} ${w},${-long - 2} ${w},${-long * 0.5} ${w},6`),
    true,
    0.3,
  );
  const runs = [
    smooth(
      ribbon(
        spline(on(`${-w * 0.5},${-long + 2} ${-w * 0.9},${-long * 0.8} ${-w},${-long * 0.52}`), false, 6),
        (t) => 2.6 + t * 2.4,
      ),
    ),
  ];
  const small: SheetOptions = { ...LIT, rough: 0.8 };
  return [
    sheet(S, wax, '#f3dfb4', { ...small, lift: 0.4 }),
    long > 50 ? sheet(S, runs, '#fff2d2', { ...small, lift: 0.3 }) : '',
    flame ? flames(S, tip, flame) : '',
  ].join('');
}

/** Flames go up whatever they stand on. */
export function flames(S: Easel, [x, y]: Point, s: number): string {
  const lean = S.rng.range(-5, 5);
  const drop = (k: number, dy: number): string =>
    smooth(
      place(closedCurve(`0,6 ${-9},-2 ${-11},-16 ${-5},-32 ${lean},-54 6,-30 11,-14 9,-2`), {
        x,
        y: y + dy,
        s: s * k,
      }),
    );
  return [
    sheet(S, drop(1, 0), '#f4a52c', { lift: 0.2, rough: 0.8, rim: 0.3, shadowOpacity: 0.2 }),
    sheet(S, drop(0.62, 1), '#fff0b0', { lift: 0.1, rough: 0.6, rim: 0, shadowOpacity: 0.1 }),
  ].join('');
}

const BODY =
  '460,240 350,262 266,338 226,460 232,570 270,680 340,784 420,884 482,984 508,1100 490,1260 -80,1260 -80,900 0,836 62,776 78,640 84,480 122,322 210,204 330,146 430,134 520,160';
const LEAN: readonly CandleOptions[] = [
  { x: 462, y: 166, r: -16, long: 66, flame: 1.1 },
  { x: 504, y: 168, r: 8, long: 74, flame: 1.25 },
  { x: 548, y: 190, r: 32, long: 84, flame: 1.15 },
  { x: 576, y: 228, r: 58, long: 90, flame: 1.05 },
  { x: 586, y: 302, r: 80, long: 84, flame: 0 },
];

export function paperGoose(S: Easel): string {
  const cut = (list: string, colour: string, lift = 1, more: SheetOptions = {}): string =>
    sheet(S, smooth(closedCurve(list)), colour, { ...LIT, lift, small: 0.06, ...more });
  return [
    cut(BODY, WHITE, 1.3),
    cut(
      '40,960 70,820 86,700 84,560 104,430 150,336 226,252 190,330 150,430 130,540 134,680 150,800 170,940 110,1000',
      PALE,
      0.3,
      { shadowOpacity: 0.1, rim: 0 },
    ),
    down(S),
    feathers(S),
    head(S),
  ].join('');
}

/** Small feathers of the breast, cut and bent up. */
function down(S: Easel): string {
  const places = trace(
    '300,860 356,900 270,930 408,950 340,984 440,1016 396,1060 456,1090 240,820 200,720 236,760 306,800',
  );
  const bent = places.map(([x, y], i) =>
    smooth(
      place(closedCurve('-16,-10 -6,2 6,4 18,-6 10,12 -2,16 -12,8'), {
        x,
        y,
        s: S.rng.range(0.8, 1.25),
        r: -0.5 + i * 0.03 + S.rng.range(-0.3, 0.3),
      }),
    ),
  );
  return sheet(S, bent, PALE, { ...LIT, lift: 0.25, rough: 0.8, rim: 0.2 });
}

/** The wing at rest, laid feather on feather from the tail forward. */
function feathers(S: Easel): string {
  const rows = [
    { y: 1190, n: 4, w: 150, h: 62, c: DEEP },
    { y: 1120, n: 5, w: 130, h: 56, c: BLUE },
    { y: 1050, n: 5, w: 112, h: 52, c: PALE },
    { y: 990, n: 4, w: 100, h: 48, c: WHITE },
  ];
  return rows
    .flatMap(({ y, n, w, h, c }, row) =>
      times(n, (i) => {
        const x = 330 - i * w * 0.62 - row * 12 + S.rng.range(-5, 5);
        const at = { x, y: y + i * 10 + S.rng.range(-6, 6), r: S.rng.range(-0.12, 0.06) + 0.18 };
        const feather = place(
          closedCurve(
            `${w * 0.5},-8 ${w * 0.3},${-h * 0.5} ${-w * 0.3},${-h * 0.5} ${-w * 0.7},0 ${-w * 0.3},${h * 0.5} ${w * 0.3},${h * 0.5}`,
          ),
          at,
        );
        return sheet(S, smooth(feather), c, { ...LIT, lift: 0.5 });
      }),
    )
    .join('');
}

/** Bowed: the bill points down, the crown of the head to the right. */
function head(S: Easel): string {
  const cut = (list: string, colour: string, lift = 0.6, more: SheetOptions = {}): string =>
    sheet(S, smooth(closedCurve(list)), colour, { ...LIT, lift, rough: 1.4, ...more });
  return [
    LEAN.map((one, i) => candle(S.element(`candle ${i}`), one)),
    cut('420,150 500,146 566,190 600,260 604,330 580,380 530,404 480,384 452,330 440,250', WHITE, 0.9),
    // bill
    cut('506,384 540,404 590,372 604,400 606,440 596,484 574,512 552,500 530,460', BILL, 0.7),
    cut('528,420 546,450 566,490 574,512 556,506 536,470 516,416', BILL_SHADE, 0.3),
    cut('578,410 586,424 588,444 580,440 576,424', BILL_SHADE, 0.1, { shadowOpacity: 0.1, rim: 0 }),
    wreath(S),
    // eye
    cut('500,312 514,288 542,284 562,302 558,328 534,342 510,334', BILL, 0.3, { rough: 0.8 }),
    cut('508,314 520,296 542,293 554,306 550,324 532,333 514,328', '#f6e7c8', 0.1, { rough: 0.6, rim: 0 }),
    cut('524,318 530,302 546,300 555,310 550,325 536,331', EYE, 0.1, { rough: 0.5, rim: 0 }),
    cut('536,306 543,305 544,312 537,313', WHITE, 0.05, { rough: 0.3, rim: 0, shadowOpacity: 0 }),
    cut('490,316 506,284 542,272 570,292 556,294 536,292 514,302', PALE, 0.35, { rough: 0.8 }),
  ]
    .flat()
    .join('');
}

function wreath(S: Easel): string {
  const band = spline(trace('428,158 476,158 528,180 570,220 592,274 596,316'), false, 10);
  const leaves = times(22, (i) => {
    const [x, y] = band[Math.round((i / 21) * (band.length - 1))] ?? [0, 0];
    const side = i % 2 ? 1 : -1;
    return smooth(
      place(closedCurve('0,0 10,-9 26,-8 38,0 26,7 10,8'), {
        x,
        y,
        r: 0.1 + i * 0.07 + side * S.rng.range(0.7, 1.2) + (side < 0 ? -0.3 : 0),
        s: S.rng.range(0.8, 1.15),
      }),
    );
  });
  const berries = [3, 8, 9, 15, 19].map((i) => {
    const [x, y] = band[Math.round((i / 21) * (band.length - 1))] ?? [0, 0];
    return smooth(blob(x + S.rng.range(-6, 6), y + S.rng.range(-6, 6), 7, 7, S.noise, 0.05, 2, 14));
  });
  return (
    sheet(S, leaves, WREATH, { ...LIT, lift: 0.4, rough: 0.8 }) +
    sheet(S, berries, BERRY, { ...LIT, lift: 0.3, rough: 0.6 })
  );
}

/** From the side, walking to the right; feet at (x, y), 330 high at s = 1. */
export function farGoose(
  S: Easel,
  { x, y, s, out, turned }: { x: number; y: number; s: number; out: boolean; turned: boolean },
): string {
  const thin: SheetOptions = { dx: -2, dy: 3, shadow: '#0a1722', lift: 0.4, rough: 1.2 };
  const piece = (list: string, colour: string): string =>
    sheet(S, smooth(place(closedCurve(list), { x, y, s })), colour, thin);
  const side = turned ? -1 : 1;
  return [
    piece('-20,-50 -8,-50 -6,-6 14,0 -24,2', BILL_SHADE),
    piece('30,-50 42,-50 46,-8 64,0 28,2', BILL),
    piece('-150,-96 -120,-140 -30,-160 50,-150 92,-110 70,-60 0,-36 -80,-52', WHITE),
    piece('40,-120 50,-190 44,-260 66,-300 96,-296 100,-240 92,-180 96,-110 70,-80', WHITE),
    piece(
      turned
        ? '100,-296 80,-326 44,-326 28,-300 40,-276 80,-272'
        : '40,-296 60,-326 96,-326 112,-300 100,-276 60,-272',
      WHITE,
    ),
    piece(turned ? '36,-308 4,-296 0,-288 34,-284' : '104,-308 136,-296 140,-288 106,-284', BILL),
    piece('-130,-104 -60,-130 30,-120 10,-84 -70,-70', PALE),
    times(3, (i) =>
      candle(S.element(`c${i}`), {
        x: x + (56 + i * 20) * s,
        y: y - 322 * s,
        r: (i - 1) * 10,
        long: 50 * s,
        flame: out ? 0 : 0.9 * s,
      }),
    ),
    sheet(
      S,
      times(5, (i) =>
        smooth(
          place(closedCurve('0,0 8,-8 22,-7 30,0 20,6 8,6'), {
            x: x + (38 + i * 13) * s,
            y: y + (-318 + (i % 2) * 8) * s,
            s,
            r: (i % 2 ? 0.5 : -0.5) + S.rng.range(-0.2, 0.2),
          }),
        ),
      ),
      WREATH,
      thin,
    ),
    sheet(S, smooth(place(blob(78 + side * 14, -304, 5, 5, S.noise, 0, 1, 12), { x, y, s })), EYE, {
      ...thin,
      lift: 0.1,
    }),
    out ? smoke(S, x + 78 * s, y - 376 * s, s) : '',
  ]
    .flat()
    .join('');
}

const smoke = (S: Easel, x: number, y: number, s: number): string =>
  sheet(
    S,
    smooth(
      ribbon(
        spline(place(trace('0,0 -12,-30 10,-62 -8,-98 14,-136'), { x, y, s }), false, 10),
        (t) => s * (3 + 7 * t * (1 - t) * 4) * (1 - t * 0.7),
      ),
    ),
    '#b9c6c8',
    { lift: 0.2, rough: 1 },
  );
