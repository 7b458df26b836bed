/** D47: everything has gone from the rail but one overcoat; a dog has found it, and its empty sleeve lies about the dog. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { knots, running, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, normals, polygon, spline, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { leaningBody, leaningHead } from '../../../motifs/felt-leaning-dog.ts';

const [WALL, SUN, FLOOR, CLOTH, LINING, WOOD, CREAM, RED] = [
  '#d3b585',
  '#f3dda3',
  '#6b4636',
  '#28474f',
  '#cf8f3e',
  '#8a5a36',
  '#efe4cb',
  '#b4301f',
] as const;
const DARK = '#16262b';
const CHECK = '#7d8a62';

const COAT = closedCurve(
  '436,214 404,236 374,262 366,330 372,440 366,560 350,700 334,830 322,940 400,962 500,968 600,962 694,938 676,800 656,660 644,540 640,430 642,330 634,262 596,234 560,214 498,226',
);
/** From the shoulder, out and down round the dog. */
const ARM = spline(
  trace('452,262 424,302 372,372 308,464 242,572 190,670 166,770 190,850 246,892'),
  false,
  12,
);
const OTHER_ARM = spline(trace('556,262 588,300 640,386 676,500 698,640 700,748'), false, 12);
const armed = (half: number, end: number) => (t: number) =>
  (half - (half - end) * Math.min(1, t * 1.6)) * Math.min(1, 0.55 + t * 6) ** 0.7;
const SLEEVE = ribbon(ARM, armed(62, 46));
const OTHER = ribbon(OTHER_ARM, armed(58, 44));

function paint(): Scene {
  const scene = new Scene({ seed: 4747, background: WALL });
  wall(scene);
  rail(scene);
  coat(scene);
  scene.add(leaningBody(scene.element('dog')));
  cuff(scene);
  scene.add(leaningHead(scene.element('dog')));
  return scene;
}

/** The late sun comes in through the shop window. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  const panes = [
    '-40,410 100,366 100,566 -40,616',
    '120,360 330,296 330,488 120,558',
    '-40,642 100,592 100,800 -40,856',
    '120,584 330,514 330,716 120,792',
  ].map((list) => trace(list));
  scene.add(
    path(panes.map((pane) => polygon(pane)).join(''), SUN, `filter="${blur(S, 3)}"`),
    panes.map((pane, i) =>
      wool(S.element(`pane ${i}`), pane, '#fff2c8', { n: 260, length: 70, opacity: 0.35, flow: () => -0.35 }),
    ),
    felt(S.element('floor'), trace('-60,1016 860,1010 860,1260 -60,1260'), FLOOR, { height: 1.4 }),
    felt(S.element('skirting'), trace('-60,972 860,966 860,1012 -60,1018'), adjust(WALL, { dL: -0.14 }), {
      height: 1,
    }),
    sew(
      S,
      ['120,1030 20,1200', '300,1030 250,1200', '470,1030 480,1200', '640,1030 700,1200'].flatMap((list) =>
        running(S, trace(list), 18, 11),
      ),
      adjust(FLOOR, { dL: 0.09 }),
      { width: 3.4 },
    ),
  );
}

/** A hanger: its hook over the rail, its shoulders below. */
const hanger = (S: Easel, x: number, turn: number, drop = 62): string =>
  moved(
    { x, y: 96, r: turn },
    yarn(S, [traceCurve(`-14,8 -12,-12 2,-20 14,-10 12,10 2,30 0,${drop}`)], '#77756e', {
      width: 7,
      every: 0,
    }),
    felt(
      S.element('bar'),
      closedCurve('0,54 40,66 92,92 100,108 88,112 40,90 0,80 -40,90 -88,112 -100,108 -92,92 -40,66').map(
        ([u, v]): Point => [u, v + drop - 62],
      ),
      WOOD,
      { height: 1.3, fuzz: 0.4 },
    ),
  );

function rail(scene: Scene): void {
  const S = scene.element('rail');
  scene.add(
    yarn(S, [trace('-30,92 400,88 830,94')], '#8f7c48', { width: 17, every: 0 }),
    hanger(S.element('one'), 126, 9),
    hanger(S.element('two'), 306, -11),
    hanger(S.element('three'), 688, 7),
  );
}

/** A window check, stitched on and cut off at the edge of its piece. */
const checked = (S: Easel, piece: Points, lines: readonly Points[]): string =>
  group(
    { 'clip-path': S.clip(polygon(piece)) },
    lines.map((one) => sew(S, running(S, one, 12, 7), CHECK, { width: 2.4, dimple: false, twist: false })),
  );

function sleeve(S: Easel, piece: Points, spine: Points, colour: string): string {
  const sides = normals(spine, false);
  const across = times(12, (k): Point[] => {
    const i = Math.round((spine.length - 1) * (0.06 + k * 0.085));
    const [[x, y], [nx, ny]] = [
      nth(spine, Math.min(i, spine.length - 1)),
      nth(sides, Math.min(i, spine.length - 1)),
    ];
    return [
      [x - nx * 70, y - ny * 70],
      [x + nx * 70, y + ny * 70],
    ];
  });
  const along = [-20, 24].map((d) =>
    spine.map(([x, y], i): Point => [x + nth(sides, i)[0] * d, y + nth(sides, i)[1] * d]),
  );
  return (
    felt(S.element('cloth'), piece, colour, { height: 2.4, shadowOpacity: 0.55 }) +
    checked(S, piece, [...along, ...across])
  );
}

const nearSleeve = (scene: Scene): string =>
  sleeve(scene.element('near sleeve'), SLEEVE, ARM, adjust(CLOTH, { dL: 0.01 }));

function coat(scene: Scene): void {
  const S = scene.element('coat');
  const lapels = [
    closedCurve('440,212 408,230 400,300 422,330 408,346 440,420 492,500 500,440 474,330 458,250'),
    closedCurve('558,212 592,230 598,300 576,330 590,346 562,420 512,500 502,440 526,330 542,250'),
  ];
  const inside = closedCurve('446,204 498,196 552,204 542,290 504,440 496,440 458,290');
  scene.add(
    sleeve(S.element('other sleeve'), OTHER, OTHER_ARM, adjust(CLOTH, { dL: -0.03 })),
    nearSleeve(scene),
    felt(
      S.element('collar'),
      closedCurve('430,226 452,186 498,174 546,186 568,226 498,250'),
      adjust(CLOTH, { dL: -0.02 }),
    ),
    felt(S.element('body'), COAT, CLOTH, { height: 2.6 }),
    checked(S, COAT, [
      ...times(6, (i): Point[] => [
        [360 + i * 56, 200],
        [344 + i * 63, 980],
      ]),
      ...times(9, (i): Point[] => traceCurve(`310,${300 + i * 78} 500,${312 + i * 78} 710,${298 + i * 78}`)),
    ]),
    felt(S.element('nobody'), inside, DARK, { height: 0.3, fuzz: 0.4, shadowOpacity: 0 }),
    group({ 'clip-path': S.clip('M444 60H552V300H444Z') }, hanger(S.element('its own'), 498, 0, 108)),
    sew(S, running(S, trace('506,500 512,700 516,960'), 14, 5), DARK, { width: 4 }),
    felt(S.element('lapels'), lapels, adjust(CLOTH, { dL: 0.035 }), { height: 1.8 }),
    sew(
      S,
      [
        ...running(S, traceCurve('416,330 446,414 488,484'), 10, 7),
        ...running(S, traceCurve('584,330 556,414 518,484'), 10, 7),
      ],
      adjust(CLOTH, { dL: 0.14 }),
      { width: 2.6 },
    ),
    knots(S, trace('478,548 478,650 478,752 548,548 548,650 548,752'), WOOD, 13),
  );
  pocket(scene);
}

/** What a dog would know it by. */
function pocket(scene: Scene): void {
  const S = scene.element('pocket');
  scene.add(
    yarn(S, [traceCurve('566,716 562,760 546,820 552,872 580,890 608,870 614,820 602,770 592,716')], RED, {
      width: 11,
      every: 0,
    }),
    felt(S, closedCurve('538,690 622,678 632,722 588,732 542,736', 4), adjust(CLOTH, { dL: 0.02 }), {
      height: 1.5,
    }),
    sew(S, running(S, trace('548,722 624,711'), 9, 6), adjust(CLOTH, { dL: 0.14 }), { width: 2.6 }),
  );
}

/** Over the dog's back lies the end of the sleeve, with the tag. */
function cuff(scene: Scene): void {
  const S = scene.element('cuff');
  const [x, y] = [246, 892];
  const rim = (rx: number, ry: number): Point[] =>
    times(20, (i): Point => {
      const a = (i / 20) * 2 * Math.PI;
      const [u, v] = [rx * Math.cos(a), ry * Math.sin(a)];
      return [x + u * 0.76 - v * 0.65, y + u * 0.65 + v * 0.76];
    });
  scene.add(
    group(
      {
        mask: S.mask(
          path('M0 730H400V1200H0Z', S.linearAt(['#000000', [0.16, '#ffffff'], '#ffffff'], 0, 730, 0, 1200)),
        ),
      },
      nearSleeve(scene),
    ),
    felt(S.element('lining'), rim(24, 52), LINING, { height: 1, fuzz: 0.6 }),
    felt(S.element('nobody'), rim(15, 40), DARK, { height: 0.2, fuzz: 0.3, shadowOpacity: 0 }),
    sew(S, running(S, traceCurve('246,810 214,836 186,878'), 9, 6), adjust(CLOTH, { dL: 0.13 }), {
      width: 2.8,
    }),
    knots(S, trace('206,816 186,838'), WOOD, 8),
    yarn(S, [traceCurve('222,922 206,946 218,966 212,990')], RED, { width: 4.5, every: 0 }),
    felt(S.element('tag'), trace('198,984 214,972 236,980 262,1058 212,1076 188,1000'), CREAM, {
      height: 1.2,
    }),
    knots(S, [[215, 992]], RED, 6),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.22, lamp: { at: [190, 560], reach: 420, gain: 0.12 } },
  paint,
});
