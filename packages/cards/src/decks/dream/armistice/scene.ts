/** Two helmets lean brow to brow, visors up; there is no face in either, and between them one meadow. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { closedCurve, smooth, spline } from '../../../kit/curves.ts';
import { group } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, taper, wobblyPolygon } from '../../../kit/shapes.ts';
import { paperGauntlet } from '../../../motifs/paper-gauntlet.ts';

const LIGHT: SheetOptions = { dx: 3, dy: 6, shadow: '#150d22' };
const [NIGHT, PANE] = ['#453857', '#7d6078'] as const;
/** From shade to light. */
const STEEL = ['#263549', '#43586f', '#6f8aa0', '#b3c6cf'] as const;
const BRONZE = ['#4a2a1c', '#84512c', '#bf8546', '#ecc98c'] as const;
/** Their hands catch more of the dawn. */
const STEEL_HAND = ['#2f4660', '#5c7890', '#93adbe', '#dbe8ec'] as const;
const BRONZE_HAND = ['#56301d', '#a46d37', '#dba75f', '#f8e2b3'] as const;
type Metal = readonly [string, string, string, string];

/** Both openings together. */
const OPENING = closedCurve(
  '400,372 452,392 494,424 508,486 502,556 474,612 430,656 400,668 370,656 326,612 298,556 292,486 306,424 348,392',
);

function paint(): Scene {
  const scene = new Scene({ seed: 512, background: NIGHT });
  const [left, right] = [scene.element('left'), scene.element('right')];
  dawn(scene);
  scene.add(
    // The larger one gives way.
    group(
      { transform: 'rotate(-8 400 560) translate(6 46)' },
      plume(right),
      trunk(left, STEEL, 1),
      trunk(right, BRONZE, -1),
      meadow(scene),
      helmet(left, STEEL, 1),
      helmet(right, BRONZE, -1),
      stalks(scene),
    ),
  );
  hands(scene);
  return scene;
}

function dawn(scene: Scene): void {
  const S = scene.element('dawn');
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const [x, y] = [520 + column * 132, -90 + row * 186 + column * 50];
      return wobblyPolygon(
        S,
        [
          [x, y],
          [x + 116, y + 44],
          [x + 116, y + 208],
          [x, y + 164],
        ],
        2,
      );
    }),
  );
  // the same panes again, thrown on the wall
  const thrown = trace('52,150 52,316 196,96 196,262').map(([x, y]) =>
    wobblyPolygon(S, trace(`${x},${y} ${x + 122},${y - 46} ${x + 122},${y + 96} ${x},${y + 142}`), 2),
  );
  scene.add(
    sheet(S, thrown, '#55456a', { ...LIGHT, lift: 0.1, shadowOpacity: 0.15, rim: 0.15 }),
    sheet(S, panes, PANE, { ...LIGHT, lift: 0.3 }),
  );
}

/** Shapes are drawn for the one on the left, who looks to the right; the other is smaller. */
const seat = ([x, y]: Point, side: 1 | -1): Point =>
  side > 0 ? [x, y] : [400 + (400 - x) * 0.93, 504 + (y - 500) * 0.93];
const stud = (S: Easel, at: Point, side: 1 | -1, r: number): string =>
  smooth(blob(...seat(at, side), r, r, S.noise, 0.05, 2, 18));

const turned = (list: string, side: 1 | -1): Point[] => closedCurve(list).map((p) => seat(p, side));

function trunk(S: Easel, [dark, deep, plain, bright]: Metal, side: 1 | -1): string {
  // They reach out of the card: the filter must take their own boxes, not the card's.
  const cut = (list: string, paper: string, lift = 1): string =>
    sheet(S, smooth(turned(list, side)), paper, { ...LIGHT, lift, small: 0.05 });
  return [
    cut('-420,1520 -320,960 40,840 170,776 300,770 380,810 410,900 408,1520', deep),
    cut('150,800 250,790 330,800 372,850 384,940 376,1520 300,1520 296,1000 250,880', plain, 0.5),
    cut('-240,1120 -240,980 40,940 150,952 226,1000 214,1050 120,1060 30,1090', dark),
    cut('-240,1050 -240,900 40,866 160,884 244,946 236,1000 130,990 30,1010', deep),
    cut('-240,980 -240,830 20,776 120,760 210,800 256,872 252,934 150,910 30,930', plain),
    cut('-120,900 40,800 120,786 190,814 150,812 60,834 -110,960', bright, 0.3),
    cut('110,780 124,700 220,690 330,706 372,748 360,800 300,820 190,812', dark),
    cut('120,748 130,690 230,676 330,690 364,724 350,764 300,778 190,772', deep, 0.7),
  ].join('');
}

function helmet(S: Easel, [dark, deep, plain, bright]: Metal, side: 1 | -1): string {
  const cut = (list: string, paper: string, lift = 1): string =>
    sheet(S, smooth(turned(list, side)), paper, { ...LIGHT, lift });
  const slits = times(4, (i) =>
    smooth(
      turned(
        `${196 + i * 24},${300 - i * 16} ${206 + i * 24},${292 - i * 16} ${226 + i * 16},${352 - i * 8} ${216 + i * 16},${358 - i * 8}`,
        side,
      ),
    ),
  );
  const rivets = trace('120,660 170,676 230,684 290,690 338,682').map((at) => stud(S, at, side, 7));
  return [
    // The shell, open in front.
    cut(
      '92,700 76,600 78,480 110,372 176,296 262,260 340,270 390,318 401,372 352,392 312,424 298,486 304,556 330,612 366,650 376,690 340,716 250,724 160,716',
      deep,
      1.4,
    ),
    cut(
      '108,640 96,560 100,470 134,384 196,320 268,292 330,302 366,336 376,366 340,378 300,412 282,470 284,540 300,590 250,610 180,610',
      plain,
      0.5,
    ),
    cut('128,520 130,450 164,388 220,342 282,322 240,360 190,408 156,470', bright, 0.3),
    // A rim round the opening.
    cut(
      '401,366 352,386 306,420 288,486 294,560 322,620 362,660 376,648 342,608 316,552 310,486 322,432 358,402 401,386',
      bright,
      0.5,
    ),
    cut('86,716 84,660 160,660 250,668 340,660 376,672 384,704 340,732 250,742 150,734', plain, 0.8),
    sheet(S, rivets, bright, { ...LIGHT, lift: 0.4, rough: 0.6 }),
    // The visor, pushed up.
    cut('246,470 178,410 150,330 168,246 232,190 320,176 392,214 352,240 314,268 290,320 276,400', dark, 1.6),
    cut(
      '242,452 190,400 166,330 182,256 238,206 314,194 364,214 330,238 296,268 274,320 262,396',
      plain,
      0.4,
    ),
    sheet(S, slits, dark, { ...LIGHT, lift: 0.2, rough: 0.8 }),
    sheet(S, stud(S, [246, 448], side, 21), bright, {
      ...LIGHT,
      lift: 0.7,
    }),
    sheet(S, stud(S, [246, 448], side, 8), dark, {
      ...LIGHT,
      lift: 0.2,
    }),
  ].join('');
}

/** The smaller one wears red. */
function plume(S: Easel): string {
  return [
    sheet(
      S,
      smooth(
        closedCurve(
          '560,250 610,190 690,170 760,220 800,320 830,470 800,560 780,470 740,390 690,330 630,300',
        ),
      ),
      '#a8352f',
      LIGHT,
    ),
    sheet(
      S,
      smooth(closedCurve('570,256 620,216 690,206 740,256 780,360 790,450 750,370 700,300 640,280')),
      '#d35b45',
      { ...LIGHT, lift: 0.5 },
    ),
  ].join('');
}

function meadow(scene: Scene): string {
  const S = scene.element('meadow');
  const flat: SheetOptions = { ...LIGHT, lift: 0.6 };
  return group(
    { 'clip-path': S.clip(smooth(OPENING)) },
    sheet(S, smooth(OPENING), '#fbedbd', { ...flat, lift: 0.1 }),
    sheet(S, smooth(blob(430, 452, 34, 34, S.noise, 0.02, 2, 40)), '#fff9e2', flat),
    sheet(S, smooth(closedCurve('260,520 330,496 400,510 470,488 540,506 540,700 260,700')), '#b8cf78', flat),
    sheet(S, smooth(closedCurve('260,570 330,552 400,566 460,540 540,556 540,720 260,720')), '#7fae54', flat),
    sheet(S, smooth(closedCurve('260,620 350,600 420,618 540,596 540,740 260,740')), '#4c8545', flat),
  );
}

/** They have grown out over the rims, from one into the other. */
function stalks(scene: Scene): string {
  const S = scene.element('stalks');
  const stalk = (list: string): string =>
    smooth(ribbon(spline(trace(list), false, 10), (t) => 4 * taper(1, 0.05, 1.2)(t) + 1.2));
  const small: SheetOptions = { ...LIGHT, lift: 0.6, rough: 1 };
  const poppy = (x: number, y: number, r: number): string =>
    sheet(S, smooth(blob(x, y, r * 1.15, r, S.noise, 0.35, 1.6, 18)), '#e0492f', small) +
    sheet(S, smooth(blob(x, y + r * 0.2, r * 0.36, r * 0.3, S.noise, 0.1, 1.6, 12)), '#2a1a22', {
      ...small,
      lift: 0.2,
    });
  const daisy = (x: number, y: number, r: number): string =>
    sheet(
      S,
      times(8, (i) => {
        const a = (i / 8) * Math.PI * 2;
        return smooth(
          blob(
            x + Math.cos(a) * r * 0.62,
            y + Math.sin(a) * r * 0.62,
            r * 0.42,
            r * 0.24,
            S.noise,
            0.05,
            2,
            12,
            a,
          ),
        );
      }),
      '#fffaf0',
      { ...small, lift: 0.4 },
    ) +
    sheet(S, smooth(blob(x, y, r * 0.34, r * 0.34, S.noise, 0.05, 2, 12)), '#f2b632', {
      ...small,
      lift: 0.3,
    });
  return [
    sheet(
      S,
      [
        '350,650 340,590 356,530 342,484',
        '400,662 404,600 392,540 404,500',
        '446,648 462,580 450,520 470,470',
        '376,660 366,610 380,570',
        '424,656 430,610 418,574',
        '330,610 300,590 262,596 230,572',
        '470,616 510,590 540,604 572,584',
      ].map(stalk),
      '#2f6b3a',
      small,
    ),
    poppy(344, 470, 33),
    poppy(462, 474, 20),
    daisy(404, 502, 22),
    daisy(380, 564, 19),
    poppy(418, 566, 16),
    daisy(226, 566, 24),
    poppy(578, 578, 23),
  ].join('');
}

/** Hers lies in his: his fingers come out above it, and his thumb closes over. */
function hands(scene: Scene): void {
  const his = paperGauntlet(scene.element('his hand'), {
    x: 254,
    y: 1030,
    s: 1.16,
    flip: 1,
    turn: -10,
    metal: STEEL_HAND,
    light: LIGHT,
  });
  const hers = paperGauntlet(scene.element('her hand'), {
    x: 600,
    y: 1082,
    s: 1.02,
    flip: -1,
    turn: 8,
    metal: BRONZE_HAND,
    light: LIGHT,
  });
  scene.add(hers.thumb, his.hand, hers.hand, his.thumb);
}

export default card({ finish: cutpaper, grade: {}, paint });
