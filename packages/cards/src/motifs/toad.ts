/** A toad as big as a hill, in profile to the left, leaning over a desk: head at (430, 540), the near hand at (450, 950). Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { fix, scatter, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

export interface ToadPaint {
  /** Darkest to lightest. */
  skin: readonly Colour[];
  throat: readonly Colour[];
  eye: Colour;
  line: Colour;
  /** Where light comes from, degrees. */
  from: number;
}

const BODY = closedCurve(
  '430,470 470,392 550,340 640,322 730,346 830,430 880,640 880,960 700,960 540,940 450,880 410,760 400,620',
);
const HEAD = closedCurve(
  '226,578 224,548 236,516 262,490 300,468 336,446 352,404 386,372 432,360 480,374 508,410 548,420 592,454 622,506 628,566 606,622 556,656 480,674 400,678 320,664 262,636 236,608',
);
const THROAT = closedCurve(
  '252,622 300,652 380,672 480,672 570,640 640,650 640,760 590,850 500,890 410,880 340,836 290,764 258,690',
);
const LID = closedCurve('352,428 362,394 392,372 432,364 476,378 502,412 508,440 470,420 430,412 390,416');
/** Its front end is the back of the hand and covers the roots of the fingers. */
const FOREARM = closedCurve(
  '880,700 800,720 740,770 690,830 630,858 566,868 516,878 476,900 468,926 490,950 520,962 560,974 610,980 690,972 780,956 880,930',
);
const FINGERS = [
  '520,892 476,888 430,900 392,918 376,938 384,954 404,956 440,944 490,936 522,930',
  '540,906 480,916 430,938 400,964 398,986 416,996 440,984 480,964 540,950',
  '560,930 510,950 476,980 462,1006 472,1024 492,1024 514,1004 550,982 590,966',
  '600,944 566,970 552,1000 552,1026 568,1038 588,1030 600,1006 620,984 650,966',
].map((list) => closedCurve(list));
const FAR_ARM = closedCurve('450,850 400,818 360,800 332,796 314,808 314,834 340,862 400,894 460,906');
const FAR_FINGERS = [
  '352,800 326,780 298,772 274,780 260,798 266,814 282,812 300,802 320,812 344,830',
  '346,832 316,826 292,830 276,842 274,858 288,864 304,856 324,858 348,866',
].map((list) => closedCurve(list));

const FLOW = flowAlong(
  [
    '880,560 780,400 660,330 540,340 440,420',
    '860,800 700,560 600,480 520,430',
    '620,560 560,470 470,380 380,380 330,450 240,530',
    '610,600 480,650 340,640 240,590',
    '280,660 360,800 480,870 600,820',
    '300,640 460,720 620,700',
    '880,780 760,800 640,880 480,930 380,950',
    '880,900 700,940 560,960',
  ].map((list) => traceCurve(list)),
);

/** The warts, each a small dome in the same light. */
function warts(S: Easel, region: Points, n: number, size: number, tone: Tone, o: ToadPaint): Mark {
  const taken: [number, number, number][] = [];
  const colours = ramp(o.skin);
  return scatter(region, n, S.rng).map(([x, y]) => {
    const r = size * S.rng.range(0.35, 1) ** 1.5;
    if (taken.some(([u, v, q]) => Math.hypot(u - x, v - y) < (q + r) * 1.15)) return '';
    taken.push([x, y, r]);
    const lit = tone.at(x, y);
    const [dx, dy] = [Math.cos((o.from * Math.PI) / 180) * r, Math.sin((o.from * Math.PI) / 180) * r];
    return [
      ellipse(x - dx * 0.35, y - dy * 0.35, r * 1.15, r, colours(0), `opacity="${fix(0.25 + 0.3 * lit)}"`),
      path(
        smooth(blob(x, y, r, r * 0.86, S.noise, 0.12)),
        S.radialAt(
          [colours(lit * 1.15 + 0.06), [0.5, colours(lit * 0.95 + 0.03)], colours(lit * 0.6)],
          x + dx * 0.4,
          y + dy * 0.4,
          r * 1.5,
        ),
      ),
    ].join('');
  });
}

/** Gold, with a level pupil, under a heavy lid; it looks down along the snout. */
function eye(S: Easel, o: ToadPaint): Mark {
  const [x, y] = [424, 436];
  const ball = smooth(blob(x, y, 56, 50, S.noise, 0.03));
  return [
    path(smooth(blob(x, y + 4, 66, 60, S.noise, 0.04)), o.skin[0] ?? '', 'opacity=".8"'),
    path(
      ball,
      S.radialAt(
        [
          [0, '#fff0b0'],
          [0.4, o.eye],
          [0.8, mix(o.eye, '#5a2c12', 0.55)],
          [1, '#2a140c'],
        ],
        x - 18,
        y + 14,
        64,
      ),
    ),
    group(
      { 'clip-path': S.clip(ball) },
      times(60, (i) => {
        const a = (i / 60) * Math.PI * 2 + S.rng.gauss(0, 0.04);
        const at = (k: number): Point => [x - 12 + Math.cos(a) * k, y + 12 + Math.sin(a) * k * 0.9];
        return brushLine(
          S,
          [at(16), at(S.rng.range(28, 46))],
          S.rng.range(0.7, 1.6),
          S.rng.chance(0.5) ? '#7a4518' : '#ffe28a',
          { opacity: 0.5 },
        );
      }),
      path(smooth(blob(x - 16, y + 17, 31, 14, S.noise, 0.08, 1.2, 40, -0.16)), '#120c10'),
      path(smooth(blob(x - 30, y + 2, 8, 6, S.noise, 0.1)), '#fffbe6'),
      path(smooth(blob(x, y - 46, 80, 44, S.noise, 0.05)), o.line, `opacity=".55" filter="${blur(S, 6)}"`),
    ),
  ];
}

export function toad(S: Easel, o: ToadPaint): string {
  const lit = { from: o.from, before: 34 };
  const tone = new Tone(0)
    .round(BODY, { ...lit, size: 190, light: 0.82 })
    .round(THROAT, { ...lit, size: 110, light: 0.8 })
    .round(HEAD, { ...lit, size: 120, light: 1 })
    .fill(closedCurve('600,470 640,560 610,660 520,690 420,700 600,760 700,640 680,500'), 0.08, {
      soft: 34,
      amount: 0.75,
    })
    .fill(closedCurve('250,640 330,676 470,690 600,650 600,700 480,730 330,712 270,680'), 0.06, {
      soft: 22,
      amount: 0.8,
    })
    .glow(700, 900, 240, -0.5)
    .glow(640, 720, 90, -0.6);
  const arms = new Tone(0);
  for (const finger of FINGERS) arms.round(finger, { ...lit, size: 20, light: 0.9 });
  arms.round(FOREARM, { ...lit, size: 60, light: 0.86 }).glow(840, 760, 150, -0.4);
  const far = new Tone(0).round(FAR_ARM, { ...lit, size: 30, light: 0.9, dark: 0.1 });
  for (const finger of FAR_FINGERS) far.round(finger, { ...lit, size: 12, light: 1, dark: 0.15 });
  const skin = { colours: o.skin, flow: FLOW };
  return group(
    {},
    modelled(S.element('body'), BODY, { ...skin, tone, length: 46, width: 6 }),
    warts(
      S.element('back warts'),
      closedCurve('520,380 640,340 760,400 830,520 840,700 720,700 660,560 600,440'),
      90,
      22,
      tone,
      o,
    ),
    modelled(S.element('far arm'), FAR_ARM, { ...skin, tone: far, length: 22, width: 3.5 }),
    FAR_FINGERS.map((f, i) =>
      modelled(S.element('far finger' + i), f, { ...skin, tone: far, length: 14, width: 2.5 }),
    ),
    modelled(S.element('throat'), THROAT, { tone, colours: o.throat, flow: FLOW, length: 40, width: 5 }),
    folds(S.element('folds'), o),
    modelled(S.element('head'), HEAD, { ...skin, tone, length: 34, width: 4.4 }),
    warts(
      S.element('warts'),
      closedCurve('520,440 590,470 616,540 600,610 540,640 480,640 520,560'),
      44,
      17,
      tone,
      o,
    ),
    warts(
      S.element('brow warts'),
      closedCurve('250,520 330,470 360,520 420,540 470,570 400,600 300,580'),
      40,
      9,
      tone,
      o,
    ),
    eye(S.element('eye'), o),
    lid(S.element('lid'), tone, o),
    mouth(S.element('mouth'), o),
    [3, 2, 0, 1].map((i) => {
      const finger = FINGERS[i] ?? [];
      return [
        path(smooth(finger), o.line, `opacity=".5" transform="translate(5 5)" filter="${blur(S, 3)}"`),
        modelled(S.element('finger' + i), finger, { ...skin, tone: arms, length: 20, width: 3 }),
      ];
    }),
    modelled(S.element('forearm'), FOREARM, { ...skin, tone: arms, length: 40, width: 5 }),
    warts(
      S.element('arm warts'),
      closedCurve('640,880 720,830 820,800 820,900 700,940 600,940'),
      34,
      15,
      arms,
      o,
    ),
  );
}

function folds(S: Easel, o: ToadPaint): Mark {
  return ['300,700 380,750 480,764 590,730', '330,770 410,812 500,816 590,790'].map((list) =>
    brushLine(S, trace(list), 4, o.throat[0] ?? '', { opacity: 0.3 }),
  );
}

function lid(S: Easel, tone: Tone, o: ToadPaint): Mark {
  const over = tone.round(LID, { from: o.from, before: 40, size: 26, light: 1, dark: 0.15 });
  return [
    modelled(S, LID, { tone: over, colours: o.skin, flow: FLOW, length: 18, width: 3 }),
    brushLine(S, trace('350,430 390,415 430,411 470,419 510,442'), 4, o.line, {
      opacity: 0.85,
      attack: 0.2,
      decay: 0.2,
    }),
    brushLine(S, trace('362,470 400,492 440,494 490,470'), 3, o.line, { opacity: 0.5 }),
  ];
}

function mouth(S: Easel, o: ToadPaint): Mark {
  return [
    brushLine(S, trace('228,584 268,606 340,622 430,628 510,620 562,604 586,592'), 5.5, o.line, {
      attack: 0.06,
      decay: 0.12,
    }),
    brushLine(S, trace('240,600 300,622 390,638 480,634'), 4, o.throat[3] ?? '', { opacity: 0.5 }),
    ellipse(262, 514, 8, 5, o.line, 'transform="rotate(-28 262 514)"'),
  ];
}
