/** A wolf sits facing us and does not like what it sees over its head: 560 px wide, the middle of its eyes at (318, 632); one paw on a table at y 1030, one held up, its toes at (588, 742). Lit by a candle from the lower right. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { clamp, mix, ramp } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, flat, path, type Mark } from '../kit/markup.ts';
import { place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

const INK = '#15131b';
const GREY = ramp(['#14151f', '#2f3340', '#5c5d66', '#a98d76', '#f0b878', '#ffdca0']);
const PALE = ramp(['#2d2b36', '#63606a', '#a79a90', '#e6cda8', '#fff0cf', '#fff8e2']);

const X = 318;
const Y = 632;
const at = (list: string): Point[] => closedCurve(list).map(([x, y]): Point => [x + X, y + Y]);
const sides = (list: string): Point[][] =>
  [1, -1].map((k) => closedCurve(list).map(([x, y]): Point => [x * k + X, y + Y]));

interface Coat {
  tone: Tone;
  /** 0 grey, 1 pale. */
  pale: Tone;
}

const inCoat =
  ({ tone, pale }: Coat) =>
  (x: number, y: number): string =>
    mix(GREY(clamp(tone.at(x, y))), PALE(clamp(tone.at(x, y))), clamp(pale.at(x, y)));

/** A part of it: colour under, hair over, the farthest from `root` first, and hair over the edge. */
function pelt(
  S: Easel,
  outline: Points,
  coat: Coat,
  o: {
    n: number;
    flow: (x: number, y: number) => number;
    length?: number;
    width?: number;
    root?: Point;
    out?: number;
  },
): Mark {
  const colour = inCoat(coat);
  const { root = [X, Y + 150], length = 26, width = 2.6 } = o;
  const edge = { length: length * 0.95, width: width * 0.9, colour, flow: o.flow };
  return [
    path(smooth(outline), '#2a2c38'),
    fringe(S, outline, { ...edge, n: Math.round(o.n * 0.3), out: o.out ?? 0.35 }),
    fur(S, {
      region: outline,
      n: o.n,
      length,
      width,
      flow: o.flow,
      colour,
      order: ([x, y]) => -Math.hypot(x - root[0], y - root[1]),
    }),
  ];
}

const lit = (outline: Points, size: number, dark = 0.05): Coat => ({
  tone: new Tone().round(outline, { from: 18, before: 24, size, light: 0.95, dark }),
  pale: new Tone(),
});

export function wolfBody(S: Easel): string {
  const body = closedCurve(
    '20,1080 22,960 52,860 110,780 200,740 330,728 440,760 520,820 566,910 580,1000 580,1080',
  );
  const coat = lit(body, 150);
  coat.tone.fill(closedCurve('100,760 330,900 540,800 520,720 330,700 140,720'), 0.05, {
    soft: 40,
    within: body,
  });
  coat.pale.fill(closedCurve('190,820 330,840 450,820 430,930 380,1010 330,1060 270,1010 210,930'), 0.9, {
    soft: 40,
  });
  return [
    pelt(S, body, coat, {
      n: 2600,
      length: 40,
      width: 3,
      root: [X, 640],
      flow: (x, y) => Math.atan2(y - 520, (x - X) * 0.8),
    }),
  ]
    .flat(4)
    .join('');
}

export function wolfHead(S: Easel): string {
  const head = at(
    '0,-122 56,-132 108,-112 146,-70 170,-16 182,30 226,62 218,84 250,112 214,128 226,168 182,172 180,212 134,206 118,240 76,236 52,268 0,280 -52,268 -76,236 -118,240 -134,206 -180,212 -182,172 -226,168 -214,128 -250,112 -218,84 -226,62 -182,30 -170,-16 -146,-70 -108,-112 -56,-132',
  );
  const coat = lit(head, 130, 0.12);
  const { tone, pale } = coat;
  const muzzle = at('0,34 34,40 54,84 66,134 66,186 44,226 0,240 -44,226 -66,186 -66,134 -54,84 -34,40');
  tone.round(muzzle, { from: 14, before: 36, size: 64, light: 1, dark: 0.2 });
  for (const cheek of sides('64,56 120,40 180,70 236,110 200,180 140,216 84,220 74,150'))
    pale.fill(cheek, 0.95, { soft: 22 });
  for (const brow of sides('22,-84 40,-104 70,-94 106,-70 128,-44 98,-56 62,-62 36,-66')) {
    pale.fill(brow, 1, { soft: 8 });
    tone.fill(brow, (x) => 0.52 + (x - X) / 500, { soft: 8 });
  }
  for (const flank of sides('30,120 62,120 70,180 48,226 0,240 8,200')) pale.fill(flank, 1, { soft: 12 });
  pale.fill(at('-70,214 70,214 52,268 0,282 -52,268'), 1, { soft: 12 });
  for (const socket of sides('24,-6 52,-48 104,-50 136,-18 118,26 66,34 34,26'))
    tone.fill(socket, 0.1, { soft: 14, amount: 0.8 });
  tone.fill(at('-16,-110 16,-110 22,-40 28,40 -28,40 -22,-40'), 0.16, { soft: 14, amount: 0.6 });
  for (const side of sides('40,60 58,110 64,150 84,140 78,90 62,50'))
    tone.fill(side, 0.12, { soft: 12, amount: 0.6 });
  const away = (x: number, y: number): number => Math.atan2(y - (Y + 128), (x - X) * 1.15);
  return [
    ear(
      S.element('ear left'),
      '-60,-96 -112,-150 -168,-216 -214,-248 -222,-196 -206,-120 -164,-46',
      -2.1,
      '-96,-104 -140,-152 -192,-208 -196,-160 -176,-92 -150,-66',
    ),
    ear(
      S.element('ear right'),
      '58,-100 80,-170 116,-232 152,-268 180,-222 188,-140 166,-46',
      -1.2,
      '92,-108 112,-170 146,-226 162,-180 162,-110 146,-70',
    ),
    pelt(S.element('hide'), head, coat, { n: 4200, length: 25, width: 2.3, flow: away, out: 0.2 }),
    mouth(S),
    eye(S.element('eye left'), -1),
    eye(S.element('eye right'), 1),
    whiskers(S),
  ]
    .flat(5)
    .join('');
}

function ear(S: Easel, list: string, lean: number, hollow: string): Mark {
  const outline = at(list);
  const coat = lit(outline, 40, 0.1);
  return [
    pelt(S, outline, coat, { n: 620, length: 22, width: 2.2, flow: () => lean, root: [X, Y - 300] }),
    path(smooth(at(hollow)), '#241a22'),
    fur(S.element('in'), {
      region: at(hollow),
      n: 190,
      length: 46,
      width: 2.1,
      flow: (x, y) => lean + (x - X) / 500 + (y - Y) / 900,
      colour: () => mix('#8c6f60', '#e7c79a', S.rng.f()),
    }),
  ];
}

/** Wide open, and turned to the wall above. */
function eye(S: Easel, k: 1 | -1): Mark {
  const put = (list: string): Point[] => closedCurve(list).map(([x, y]): Point => [x * k + X, y + Y]);
  const open = (list: string): Point[] => trace(list).map(([x, y]): Point => [x * k + X, y + Y]);
  const [cx, cy] = [80 * k + X, Y - 4];
  const white = put('36,20 46,-14 72,-36 102,-34 122,-10 118,12 94,26 62,28');
  const [ix, iy] = [cx + 4, cy - 12];
  return [
    path(smooth(put('28,27 41,-16 71,-41 105,-40 129,-13 124,15 97,31 59,33')), INK),
    path(smooth(white), '#f7e6c4'),
    group(
      { 'clip-path': S.clip(smooth(white)) },
      ellipse(ix, iy, 29, 29, '#7b3b0c'),
      ellipse(ix, iy, 27, 27, S.radialAt(['#fff09a', [0.5, '#f7b62c'], '#b2600f'], ix + 6, iy + 8, 30)),
      times(22, (i) => {
        const a = (i / 22) * Math.PI * 2;
        return brushLine(
          S,
          [
            [ix + Math.cos(a) * 12, iy + Math.sin(a) * 12],
            [ix + Math.cos(a) * 25, iy + Math.sin(a) * 25],
          ],
          1.1,
          i % 2 ? '#a8590f' : '#fff0a8',
          { opacity: 0.55 },
        );
      }),
      ellipse(ix + 1, iy - 4, 11.5, 12.5, '#0d0b10'),
      ellipse(ix + 10, iy + 3, 5, 4.6, '#fffdf2'),
      ellipse(ix - 9, iy - 9, 2.6, 2.2, '#ffe9b8', 'opacity=".8"'),
      path(
        smooth(put('30,4 46,-24 72,-44 104,-42 128,-10 116,-20 96,-28 70,-30 50,-14')),
        INK,
        'opacity=".55"',
      ),
    ),
    brushLine(S, open('26,30 42,-16 71,-40 105,-39 128,-12 140,6'), 4.4, INK, { attack: 0.15, decay: 0.3 }),
    brushLine(S, open('28,28 60,33 96,30 122,14'), 3, INK),
  ];
}

function mouth(S: Easel): Mark {
  const nose = at('-46,132 -30,116 0,110 30,116 46,132 40,156 20,174 0,180 -20,174 -40,156');
  return [
    brushLine(
      S,
      trace('0,176 1,190 0,204').map(([x, y]): Point => [x + X, y + Y]),
      4,
      INK,
      { decay: 0.1 },
    ),
    [1, -1].map((k) =>
      brushLine(
        S,
        trace('0,203 20,214 44,214 66,222 82,240').map(([x, y]): Point => [
          x * k + X,
          y + Y + (k > 0 ? 2 : 0),
        ]),
        3.4,
        INK,
        { attack: 0.05, decay: 0.6 },
      ),
    ),
    path(smooth(at('36,213 47,214 43,238')), '#fff6e0'),
    path(smooth(nose), '#17141c'),
    path(smooth(at('4,120 26,122 38,132 30,138 14,130')), '#d9a06a', 'opacity=".85"'),
    path(smooth(at('-28,128 -14,122 -4,124 -16,130')), '#6a6670', 'opacity=".8"'),
    [1, -1].map((k) =>
      path(smooth(place(closedCurve('10,150 24,142 32,150 24,160'), { x: X, y: Y, sx: k })), '#050408'),
    ),
  ];
}

const whiskers = (S: Easel): Mark =>
  ['44,176 110,160 170,180', '48,188 116,190 176,220', '40,200 100,222 150,256'].flatMap((list) =>
    [1, -1].map((k) =>
      brushLine(
        S,
        trace(list).map(([x, y]): Point => [x * k + X, y + Y]),
        1.3,
        '#fff0d2',
        { attack: 0.05, decay: 0.9, opacity: 0.85 },
      ),
    ),
  );

/** One on the table; one up by the light, toes spread: something may stand on them. */
export function wolfPaws(S: Easel, which: 'up' | 'down'): string {
  const foreleg = (
    name: string,
    spine: string,
    paw: string,
    toes: readonly (readonly [number, number, number])[],
    flow: number,
  ): Mark => {
    const leg = ribbon(traceCurve(spine), profile(trace(flow > 0 ? '0,44 0.4,46 1,40' : '0,66 0.5,48 1,40')));
    const foot = closedCurve(paw);
    const [a, b] = [lit(leg, 60), lit(foot, 44, 0.15)];
    b.pale.fill(foot, 0.7, { soft: 6 });
    a.pale.fill(foot, 0.7, { soft: 40 });
    return [
      pelt(S.element(`leg ${name}`), leg, a, {
        n: 700,
        length: 28,
        width: 2.6,
        flow: () => flow,
        root: [400, flow > 0 ? 2000 : 0],
      }),
      toes.map(([x, y, r]) => {
        const claw = place(
          closedCurve(flow > 0 ? '-7,14 7,14 5,34 0,46 -4,34' : '-7,-20 7,-20 4,-40 -2,-52 -5,-38'),
          { x, y, r },
        );
        return path(smooth(claw), '#211b20');
      }),
      pelt(S.element(`paw ${name}`), foot, b, {
        n: 360,
        length: 18,
        width: 2.4,
        flow: () => flow,
        root: [400, flow > 0 ? 2000 : 0],
      }),
      toes.map(([x, y, r], i) => {
        const toe = place(closedCurve('-19,16 -21,-6 -12,-24 4,-27 18,-16 20,8 12,22 -8,24'), { x, y, r });
        const c = lit(toe, 22, 0.22);
        c.pale.fill(toe, 0.75);
        return pelt(S.element(`toe ${name} ${i}`), toe, c, {
          n: 110,
          length: 13,
          width: 2.1,
          flow: () => flow,
          out: 0.1,
        });
      }),
    ];
  };
  const wrist = closedCurve('542,816 590,830 640,812 640,850 626,880 560,880 544,850');
  return which === 'down'
    ? flat(
        foreleg(
          'down',
          '292,992 292,1002 292,1016',
          '230,1036 236,1000 272,980 318,984 348,1006 352,1040 312,1060 262,1058',
          [
            [248, 1040, 0.1],
            [280, 1052, 0],
            [314, 1052, 0],
            [342, 1036, -0.15],
          ],
          1.45,
        ),
      )
    : flat([
        foreleg(
          'up',
          '480,1080 560,970 584,850',
          '528,812 530,776 556,756 592,752 628,762 646,790 636,826 596,846 552,840',
          [
            [534, 772, -0.5],
            [568, 750, -0.15],
            [606, 750, 0.15],
            [640, 774, 0.5],
          ],
          -1.4,
        ),
        fur(S.element('wrist'), {
          region: wrist,
          n: 240,
          length: 26,
          width: 2.5,
          flow: () => -1.4,
          colour: inCoat(lit(wrist, 50, 0.2)),
          order: ([, y]) => y,
        }),
      ]);
}
