/** A fox sits facing us and holds something round, 330 in radius, before its face: middle of it (400, 470). What is behind, then its paws on the rim. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { clamp, mix, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { place, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon } from '../kit/shapes.ts';
import { trace } from '../kit/points.ts';

const [COAT, LIGHT, DARK, CREAM, BLACK, AMBER] = [
  '#c2522a',
  '#ea8a46',
  '#6f2618',
  '#f8ead2',
  '#231a20',
  '#f2b23a',
] as const;
const coat = ramp([DARK, COAT, LIGHT]);

const down = (): number => Math.PI / 2;

function pelt(
  S: Easel,
  outline: Points,
  n: number,
  o: {
    flow?: (x: number, y: number) => number;
    tone?: (x: number, y: number) => number;
    length?: number;
    width?: number;
    pale?: boolean;
  } = {},
): Mark {
  const { flow = down, tone = () => 0.5, length = 26, width = 2.4, pale = false } = o;
  const colour = (x: number, y: number): string =>
    pale ? mix('#cdb79a', CREAM, clamp(tone(x, y))) : coat(clamp(tone(x, y)));
  return [
    path(smooth(outline), pale ? '#e6d6bc' : COAT),
    fur(S, { region: outline, n, length, width, flow, colour }),
    fringe(S, outline, {
      n: Math.round(n * 0.25),
      length: length * 0.9,
      width: width * 0.9,
      colour,
      flow,
      out: 0.4,
    }),
  ];
}

export function foxBehind(S: Easel): string {
  const tone = (x: number, y: number): number => 0.62 - (x - 300) / 900 - (y - 700) / 2600;
  const tail = ribbon(
    traceCurve('560,1120 690,1130 770,1060 776,930 730,820'),
    profile(trace('0,56 0.3,84 0.6,96 0.85,66 1,6')),
  );
  const tip = closedCurve(
    '696,900 716,930 730,912 748,956 764,920 784,950 800,914 826,900 822,850 780,800 726,770 706,820 696,860',
  );
  const body = closedCurve(
    '210,1200 190,1080 214,960 250,860 290,760 400,720 510,760 556,860 592,970 606,1090 590,1200',
  );
  const chest = closedCurve(
    '316,800 400,770 486,800 500,880 470,960 440,1020 400,1060 366,1016 330,960 304,880',
  );
  const ear = (side: 1 | -1): Mark => {
    const at = (list: string): Point[] =>
      closedCurve(list).map(([x, y]): Point => [400 + side * (x - 400), y]);
    const lean = side > 0 ? -1.25 : -1.9;
    return [
      pelt(
        S.element(`ear ${side}`),
        at('470,240 480,150 520,60 566,16 590,60 612,150 610,240 560,280'),
        380,
        {
          flow: () => lean,
          tone: (x, y) => 0.7 - (x - 300) / 900 + (y - 100) / 700,
        },
      ),
      fur(S.element(`tip ${side}`), {
        region: at('520,70 566,16 598,90 580,110 546,84'),
        n: 260,
        length: 24,
        width: 2.4,
        flow: () => lean,
        colour: () => mix(BLACK, DARK, 0.25),
      }),
      path(smooth(at('508,230 514,150 540,96 562,80 576,130 576,200 560,240')), '#3a1c1a'),
      fur(S.element(`in ${side}`), {
        region: at('506,236 512,170 534,120 548,170 562,240'),
        n: 120,
        length: 46,
        width: 2.2,
        flow: () => lean,
        colour: () => mix(CREAM, '#c9a27c', 0.3),
      }),
    ];
  };
  return [
    pelt(S.element('tail'), tail, 900, { flow: (_, y) => (y > 1080 ? -0.1 : -1.35), tone, length: 34 }),
    pelt(S.element('tail tip'), tip, 240, {
      flow: () => -1.4,
      tone: (x) => 1 - (x - 690) / 260,
      pale: true,
      length: 40,
    }),
    fur(S.element('tail root'), {
      region: closedCurve('694,890 720,880 800,880 824,900 800,936 730,940'),
      n: 110,
      length: 46,
      width: 2.6,
      flow: () => -1.5,
      colour: () => mix(COAT, DARK, 0.35),
    }),
    pelt(S.element('body'), body, 1500, { tone }),
    pelt(S.element('chest'), chest, 460, {
      tone: (x, y) => 1.1 - (y - 760) / 420 - Math.abs(x - 390) / 400,
      pale: true,
      length: 40,
    }),
    ear(-1),
    ear(1),
    // the top of the head, and all that shows through a hole
    pelt(
      S.element('head'),
      closedCurve('180,420 200,280 290,196 400,176 510,196 600,280 622,420 560,560 400,620 240,560'),
      1700,
      {
        flow: (x, y) => (y < 300 ? -1.57 + (x - 400) / 300 : Math.atan2(y - 460, (x - 400) * 1.4)),
        tone: (x, y) => 0.72 - (x - 400) / 1100 - (y - 300) / 1300,
        length: 20,
      },
    ),
  ]
    .flat(4)
    .join('');
}

/** Its hind feet, among what lies there. */
export function foxFeet(S: Easel): string {
  const foot = (x: number, y: number, r: number): Mark => {
    const at = (list: string): Point[] => place(closedCurve(list), { x, y, r });
    return [
      pelt(S.element(`foot ${x}`), at('-78,10 -70,-30 -30,-50 20,-46 62,-28 78,6 50,26 -40,28'), 120, {
        flow: () => 1.3,
        length: 16,
        tone: () => 0.4,
      }),
      path(smooth(at('-76,8 -60,-18 -20,-28 30,-26 66,-12 78,8 52,28 -44,30')), BLACK),
      [-46, -14, 20, 52].map((u, i) =>
        path(
          smooth(at(`${u - 8},${10 + (i % 3)} ${u},${-8} ${u + 7},${8} ${u},${14}`)),
          '#5d5560',
          'opacity=".6"',
        ),
      ),
    ];
  };
  return [foot(286, 1112, 0.06), foot(508, 1122, -0.08)].flat(4).join('');
}

/** Its eye, and the way the hair grows round it: about (0, 0), looking down to the left. */
export function foxEye(S: Easel, x: number, y: number): string {
  const at = (list: string): Point[] => place(closedCurve(list), { x, y });
  const curve = (list: string): Point[] => place(traceCurve(list), { x, y });
  const iris = S.radialAt(['#ffdf7a', [0.55, AMBER], '#9a4f16'], x - 12, y + 10, 46);
  return [
    path(smooth(at('-86,34 -54,-26 -4,-48 50,-34 82,4 60,40 6,52 -44,48')), '#8a3219', 'opacity=".8"'),
    fur(S, {
      region: at('-90,60 -70,40 -20,56 40,50 80,20 90,50 40,84 -40,84'),
      n: 120,
      length: 24,
      width: 2.2,
      flow: (px) => Math.PI / 2 + (x - px) / 130,
      colour: () => mix(LIGHT, CREAM, 0.35),
    }),
    path(smooth(at('-92,40 -56,-18 -6,-38 44,-26 72,6 52,34 6,44 -46,40')), BLACK),
    path(smooth(at('-66,24 -44,-10 -6,-26 36,-16 58,8 42,26 4,34 -40,32')), '#f4e3bd'),
    group(
      { 'clip-path': S.clip(smooth(at('-66,24 -44,-10 -6,-26 36,-16 58,8 42,26 4,34 -40,32'))) },
      ellipse(x - 12, y + 8, 36, 37, iris),
      times(26, (i) => {
        const a = (i / 26) * Math.PI * 2;
        return brushLine(
          S,
          [
            [x - 12 + Math.cos(a) * 15, y + 8 + Math.sin(a) * 17],
            [x - 12 + Math.cos(a) * 33, y + 8 + Math.sin(a) * 34],
          ],
          1.3,
          i % 2 ? '#b5651d' : '#ffe9a0',
          { opacity: 0.6 },
        );
      }),
      path(smooth(at('-20,-16 -10,-14 -8,12 -16,38 -26,34 -30,10')), BLACK),
      path(
        smooth(at('-70,-10 -40,-20 0,-32 40,-22 64,2 40,-10 0,-20 -44,-6 -66,20')),
        BLACK,
        'opacity=".45"',
      ),
      ellipse(x + 2, y - 8, 7, 6.5, '#fffaf0'),
      ellipse(x - 24, y + 20, 3, 2.6, '#fffaf0', 'opacity=".8"'),
    ),
    brushLine(S, curve('-98,42 -58,-18 -6,-42 46,-30 76,8'), 6, BLACK, { attack: 0.1, decay: 0.2 }),
    brushLine(S, curve('-84,-18 -40,-58 10,-66 60,-48'), 4, DARK, { opacity: 0.7 }),
  ].join('');
}

/** Four toes over the rim each. */
export function foxPaws(S: Easel): string {
  const arm = (side: 1 | -1): Mark => {
    const at = (list: string): Point[] =>
      closedCurve(list).map(([x, y]): Point => [400 + side * (x - 424), y + (side > 0 ? 14 : 0)]);
    const toe = (x: number, y: number, r: number): Mark => {
      const shape = place(closedCurve('-19,34 -22,0 -16,-26 0,-34 16,-26 22,0 19,34 0,40'), {
        x: 400 + side * (x - 424),
        y: y + (side > 0 ? 14 : 0),
        r: side * r,
      });
      return [
        path(smooth(shape), BLACK),
        path(
          smooth(
            place(closedCurve('-10,-6 -8,-20 2,-26 8,-18 0,-10'), {
              x: 400 + side * (x - 424),
              y: y + (side > 0 ? 14 : 0),
              r: side * r,
            }),
          ),
          '#5d5560',
          'opacity=".75"',
        ),
      ];
    };
    return [
      pelt(
        S.element(`arm ${side}`),
        at('500,1010 476,930 500,850 560,776 612,726 664,748 656,810 610,880 572,960 560,1030'),
        420,
        { flow: () => -1 * (side > 0 ? 1 : 2.1), tone: (x) => 0.6 - (x - 400) / 900 },
      ),
      path(
        smooth(at('540,800 590,746 616,722 664,744 660,800 620,866 580,900 548,880 528,850')),
        BLACK,
        'opacity=".92"',
      ),
      fur(S.element(`glove ${side}`), {
        region: at('520,900 528,850 560,810 600,880 570,930'),
        n: 170,
        length: 30,
        width: 2.6,
        flow: () => (side > 0 ? -1 : -2.14),
        colour: () => mix(BLACK, DARK, 0.3),
      }),
      path(smooth(at('566,760 590,716 630,690 668,704 684,740 664,786 620,806 580,800')), BLACK),
      toe(582, 738, -0.75),
      toe(610, 706, -0.55),
      toe(645, 694, -0.3),
      toe(678, 704, 0.02),
    ];
  };
  return [arm(-1), arm(1)].flat(4).join('');
}
