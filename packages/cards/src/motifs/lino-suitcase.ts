/** A suitcase that sits like a dog, as high as the card, with its locks for eyes and a scarf for a tongue; looks down to the left. Linocut. */
import { cut, gouge } from '../finishes/linocut.ts';
import type { Colour } from '../kit/colour.ts';
import { closedCurve, resample, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import {
  bounds,
  inside,
  lerp,
  nth,
  place,
  TAU,
  times,
  trace,
  type Point,
  type Points,
} from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';

export interface Inks {
  paper: Colour;
  blue: Colour;
  brass: Colour;
  hide: Colour;
  key: Colour;
}

/** A flat piece with its line round it. */
export function inked(S: Easel, outline: Points, ink: Colour, key: Colour, w = 4): string {
  const edge = wobble(resample([...outline, nth(outline, 0)], 4), S.noise, 1.4, 0.03);
  return (
    path(smooth(edge), ink) +
    path(smooth(ribbon(edge, (t) => w * (0.6 + 0.4 * Math.abs(Math.sin(t * 9))))), key)
  );
}

const line = (list: string, w: number, end = 0.6): string =>
  smooth(ribbon(traceCurve(list), (t) => w * Math.min(1, end + 3 * t, end + 3 * (1 - t))));

const HEAD =
  '252,196 262,176 290,164 470,146 660,130 690,138 704,160 716,330 724,488 716,510 690,520 480,540 290,560 262,554 250,532 246,380';
const CHEST =
  '262,640 276,622 300,616 500,600 690,584 722,590 734,612 744,780 748,940 738,964 710,976 500,996 290,1006 258,998 246,974 250,800';

export function sittingSuitcase(S: Easel, inks: Inks): string {
  return [
    side(S.element('side'), inks),
    throat(S.element('throat'), inks),
    shell(S.element('chest'), inks, CHEST, 0.6),
    straps(S.element('straps'), inks),
    stickers(S.element('stickers'), inks),
    feet(S.element('feet'), inks),
    tongue(S.element('tongue'), inks),
    shell(S.element('head'), inks, HEAD, 1),
    face(S.element('face'), inks),
    ear(S.element('left ear'), inks, { x: 262, y: 206, r: 0.16 }),
    ear(S.element('right ear'), inks, { x: 700, y: 176, r: -0.3 }),
    handle(S.element('handle'), inks),
  ].join('');
}

/** Worn leather: bare at the edges, scratched where it was thrown on racks. */
function shell(S: Easel, inks: Inks, list: string, lit: number): string {
  const outline = closedCurve(list, 8);
  const [x0, y0, x1, y1] = bounds(outline);
  const seam = outline.map(([x, y]): Point => [lerp(x, (x0 + x1) / 2, 0.07), lerp(y, (y0 + y1) / 2, 0.08)]);
  const stitches = resample([...seam, nth(seam, 0)], 15)
    .slice(0, -1)
    .map(([x, y], i, all) => {
      const [u, v] = nth(all, (i + 1) % all.length);
      return gouge(
        [
          [x, y],
          [lerp(x, u, 0.3), lerp(y, v, 0.3)],
          [lerp(x, u, 0.6), lerp(y, v, 0.6)],
        ],
        2.4,
        0.4,
      );
    });
  const scratches = times(190, () => {
    const [x, y] = [S.rng.range(x0, x1), S.rng.range(y0, y1)];
    const shade = ((x - x0) / (x1 - x0)) * 0.7 + ((y - y0) / (y1 - y0)) * 0.4;
    if (!inside(seam, x, y) || S.rng.f() > shade) return '';
    return cut(x, y, -0.08 + S.rng.gauss(0, 0.12), S.rng.range(18, 70), 2, S.rng, 0.05);
  });
  const light = times(Math.round(70 * lit), () => {
    const [x, y] = [lerp(x0, x1, S.rng.f() ** 2 * 0.7), lerp(y0, y1, S.rng.f() ** 1.6 * 0.8)];
    return inside(seam, x, y)
      ? cut(x, y, -0.08 + S.rng.gauss(0, 0.1), S.rng.range(14, 46), 1.8, S.rng, 0.05)
      : '';
  });
  const corner = (x: number, y: number, sx: number, sy: number): string => {
    const cap = closedCurve(
      place(trace('-8,-8 96,-10 92,24 64,30 40,46 28,70 22,96 -10,98'), { x, y, sx, sy })
        .map((p) => p.join(','))
        .join(' '),
      6,
    );
    return (
      group({ 'clip-path': S.clip(smooth(outline)) }, inked(S, cap, inks.brass, inks.key, 3)) +
      path(
        place(trace('58,12 16,14 12,56'), { x, y, sx, sy })
          .map(([u, v]) =>
            smooth(
              times(7, (i): Point => [u + Math.cos((i / 7) * TAU) * 4.6, v + Math.sin((i / 7) * TAU) * 4.6]),
            ),
          )
          .join(''),
        inks.key,
      )
    );
  };
  return [
    inked(S, outline, inks.hide, inks.key, 6),
    path(scratches.join(''), inks.key),
    path(light.join(''), inks.brass),
    path(stitches.join(''), inks.paper),
    corner(x0 + 4, y0 + 34, 1, 1),
    corner(x1 - 8, y0, -1, 1),
    corner(x0 + 4, y1 - 2, 1, -1),
    corner(x1 - 2, y1 - 32, -1, -1),
  ].join('');
}

const side = (S: Easel, inks: Inks): string => {
  const upper = closedCurve('690,132 740,160 776,200 790,360 796,500 760,520 716,520 712,330', 6);
  const lower = closedCurve('712,590 764,604 806,640 816,800 812,930 780,950 738,972 742,780', 6);
  return [upper, lower]
    .map(
      (outline) =>
        inked(S, outline, inks.key, inks.key, 4) +
        path(
          times(26, () => {
            const [x0, y0, x1, y1] = bounds(outline);
            const [x, y] = [S.rng.range(x0 + 20, x1), S.rng.range(y0, y1)];
            return inside(outline, x, y)
              ? cut(x, y, 1.5 + S.rng.gauss(0, 0.06), S.rng.range(24, 70), 2, S.rng)
              : '';
          }).join(''),
          inks.hide,
        ),
    )
    .join('');
};

/** Not all of it is shut in. */
function throat(S: Easel, inks: Inks): string {
  const gap = closedCurve('262,530 480,520 720,480 790,500 770,640 736,640 500,640 266,660 254,600', 6);
  const sock = closedCurve('640,560 690,556 700,600 704,640 720,668 706,688 680,680 664,650 650,610', 6);
  const shirt = closedCurve('560,566 640,560 650,600 620,628 560,630', 6);
  return [
    path(smooth(gap), inks.key),
    inked(S, shirt, inks.blue, inks.key, 3),
    path(
      times(5, (i) =>
        gouge(
          [
            [566 + i * 16, 572],
            [568 + i * 16, 596],
            [566 + i * 15, 622],
          ],
          2.4,
        ),
      ).join(''),
      inks.paper,
    ),
    inked(S, sock, inks.paper, inks.key, 3),
    path(
      times(4, (i) =>
        line(
          `${656 + i * 8},${586 + i * 22} ${678 + i * 8},${584 + i * 22} ${696 + i * 6},${580 + i * 22}`,
          4,
        ),
      ).join(''),
      inks.hide,
    ),
  ].join('');
}

/** A knitted scarf, that has come out in the excitement. */
function tongue(S: Easel, inks: Inks): string {
  const way = traceCurve('432,560 428,640 436,720 420,800 394,860 404,916', 12);
  const outline = ribbon(resample(way, 4), (t) => 58 - 8 * Math.sin(t * 5) + 6 * t);
  const bands = times(7, (i) => {
    const at = nth(way, Math.round((0.1 + i * 0.13) * (way.length - 1)));
    return line(
      `${at[0] - 70},${at[1] + 4} ${at[0]},${at[1] + 14} ${at[0] + 70},${at[1] - 2}`,
      i % 2 ? 7 : 14,
      1,
    );
  });
  const fringe = times(8, (i) => {
    const x = 346 + i * 17;
    return line(
      `${x},908 ${x - 4 + S.rng.gauss(0, 4)},930 ${x + S.rng.gauss(0, 5)},${956 + S.rng.range(-8, 8)}`,
      5,
      0.8,
    );
  });
  const knit = times(120, (i) => {
    const t = Math.floor(i / 8) / 15;
    const at = nth(way, Math.round(t * (way.length - 1)));
    const x = at[0] - 48 + (i % 8) * 13.5;
    return gouge(
      [
        [x - 4, at[1] - 4],
        [x, at[1] + 4],
        [x + 4, at[1] - 4],
      ],
      1.5,
      0.5,
    );
  });
  return [
    path(fringe.join(''), inks.key),
    inked(S, outline, inks.paper, inks.key, 5),
    group(
      { 'clip-path': S.clip(smooth(outline)) },
      path(bands.join(''), inks.hide),
      path(knit.join(''), inks.key),
      path(line('440,560 440,700 424,800 400,900', 3), inks.key),
    ),
  ].join('');
}

function face(S: Easel, inks: Inks): string {
  return (
    eye(S.element('one'), inks, { x: 370, y: 372, r: -0.07 }) +
    eye(S.element('other'), inks, { x: 604, y: 346, r: -0.07 }) +
    nose(S, inks)
  );
}

/** A lock: the keyhole is its pupil, the hasp its lid. */
function eye(S: Easel, inks: Inks, o: { x: number; y: number; r: number }): string {
  const at = (list: string): Point[] => place(trace(list), o);
  const closed = (list: string): Point[] => spline(at(list), true, 8);
  const disc = (r: number, dx = 0, dy = 0): Point[] =>
    place(
      times(30, (i): Point => [dx + Math.cos((i / 30) * TAU) * r, dy + Math.sin((i / 30) * TAU) * r]),
      o,
    );
  const plate = closed('-84,-70 -70,-84 70,-84 84,-70 86,60 70,76 -70,76 -86,60');
  const lid = closed('-78,-16 -74,-60 -40,-84 40,-84 74,-60 78,-16 50,-30 10,-38 -30,-34 -60,-24');
  const rivets = trace('-70,60 70,60 -70,-68 70,-68').map(([x, y]) => smooth(disc(5, x, y)));
  const [px, py] = [-22, 22];
  const hole = closed(
    `${px - 17},${py - 12} ${px},${py - 26} ${px + 17},${py - 12} ${px + 10},${py + 2} ${px + 16},${py + 30} ${px},${py + 32} ${px - 16},${py + 30} ${px - 10},${py + 2}`,
  );
  return [
    inked(S, plate, inks.brass, inks.key, 4),
    path(rivets.join(''), inks.key),
    inked(S, disc(58, 0, 4), inks.paper, inks.key, 5),
    group(
      { 'clip-path': S.clip(smooth(disc(58, 0, 4))) },
      path(smooth(disc(37, px, py)), inks.blue),
      path(
        times(22, (i) =>
          gouge(
            [
              [Math.cos(i * 0.2856) * 22, Math.sin(i * 0.2856) * 22],
              [Math.cos(i * 0.2856) * 29, Math.sin(i * 0.2856) * 29],
              [Math.cos(i * 0.2856) * 37, Math.sin(i * 0.2856) * 37],
            ].map(([x, y]): Point => nth(place([[(x ?? 0) + px, (y ?? 0) + py]], o), 0)),
            2,
          ),
        ).join(''),
        inks.key,
      ),
      path(smooth(hole), inks.key),
      path(smooth(disc(6, px + 9, py - 16)), inks.paper),
    ),
    inked(S, lid, inks.hide, inks.key, 5),
    path(
      times(9, (i) =>
        gouge(
          at(
            `${-56 + i * 14},${-34 - 8 * Math.sin((i / 8) * 3.1)} ${-52 + i * 13},-54 ${-44 + i * 11},${-72}`,
          ),
          2.4,
        ),
      ).join(''),
      inks.brass,
    ),
    path(
      smooth(ribbon(spline(at('-82,-8 -60,-24 -30,-34 10,-38 50,-30 82,-8'), false, 8), () => 5)),
      inks.key,
    ),
  ].join('');
}

/** The maker's plate. */
const nose = (S: Easel, inks: Inks): string => {
  const outline = closedCurve('440,470 452,444 490,436 530,434 552,456 546,486 514,512 494,518 468,508', 8);
  return (
    inked(S, outline, inks.key, inks.key, 5) +
    path(
      gouge(trace('456,458 484,446 524,446'), 4) + gouge(trace('462,468 478,460 496,458'), 2.4),
      inks.paper,
    ) +
    path(
      smooth(closedCurve('462,484 474,476 484,486 474,496')) +
        smooth(closedCurve('514,480 526,470 536,480 524,490')),
      inks.hide,
    )
  );
};

function ear(S: Easel, inks: Inks, o: { x: number; y: number; r: number }): string {
  const at = (list: string): Point[] => place(trace(list), o);
  const tag = spline(at('-10,14 10,8 40,34 46,70 48,180 40,194 -34,200 -44,188 -44,76 -36,38'), true, 6);
  return [
    path(smooth(ribbon(spline(at('-6,-20 6,0 2,34'), false, 6), () => 4)), inks.key),
    inked(S, tag, inks.brass, inks.key, 5),
    inked(S, spline(at('-10,38 0,28 12,36 8,50 -6,52'), true, 6), inks.paper, inks.key, 3),
    path(
      ['-28,90 0,86 32,84', '-28,112 0,108 30,106', '-28,134 0,130 14,129']
        .map((list) => smooth(ribbon(spline(at(list), false, 6), () => 3.4)))
        .join(''),
      inks.key,
    ),
    path(smooth(ribbon(spline(at('-24,166 -4,150 8,170 28,156'), false, 6), () => 2.6)), inks.hide),
  ].join('');
}

const handle = (S: Easel, inks: Inks): string => {
  const arch = ribbon(
    traceCurve('380,158 384,96 420,70 480,64 540,58 578,76 590,140'),
    (t) => 17 + 7 * Math.sin(t * Math.PI),
  );
  return (
    inked(S, arch, inks.hide, inks.key, 5) +
    path(
      times(11, (i) =>
        gouge(
          [
            [410 + i * 14, 58 - i],
            [412 + i * 14, 70 - i],
            [410 + i * 14, 82 - i],
          ],
          2,
        ),
      ).join(''),
      inks.key,
    ) +
    inked(S, closedCurve('356,146 402,142 408,182 360,186', 6), inks.brass, inks.key, 4) +
    inked(S, closedCurve('566,126 612,122 616,160 572,166', 6), inks.brass, inks.key, 4)
  );
};

/** Two belts; the upper one is the collar. */
function straps(S: Easel, inks: Inks): string {
  const belt = closedCurve('246,676 300,668 500,652 740,634 744,684 500,704 300,720 248,728', 4);
  const buckle = closedCurve('300,650 364,644 370,742 304,748', 3);
  return [
    inked(S, belt, inks.key, inks.key, 3),
    path(
      times(26, (i) =>
        gouge(
          [
            [262 + i * 18.4, 684 - i * 1.6],
            [268 + i * 18.4, 683 - i * 1.6],
            [273 + i * 18.4, 682 - i * 1.6],
          ],
          2,
          0.5,
        ),
      ).join(''),
      inks.brass,
    ),
    path(
      times(26, (i) =>
        gouge(
          [
            [262 + i * 18.4, 718 - i * 1.7],
            [268 + i * 18.4, 717 - i * 1.7],
            [273 + i * 18.4, 716 - i * 1.7],
          ],
          2,
          0.5,
        ),
      ).join(''),
      inks.brass,
    ),
    inked(S, buckle, inks.brass, inks.key, 4),
    inked(S, closedCurve('316,672 350,668 354,722 320,726', 3), inks.key, inks.key, 2),
    path(line('300,700 336,698 366,694', 4, 1), inks.brass),
  ].join('');
}

/** Where it has been. */
function stickers(S: Easel, inks: Inks): string {
  const round = (x: number, y: number, r: number): Point[] =>
    times(24, (i): Point => [x + Math.cos((i / 24) * TAU) * r, y + Math.sin((i / 24) * TAU) * r]);
  return [
    inked(S, round(620, 812, 66), inks.blue, inks.key, 4),
    path(smooth(round(640, 786, 17)), inks.brass),
    path(line('606,860 612,826 602,792', 5, 1), inks.key),
    path(
      [
        '602,792 576,780 556,798',
        '602,792 586,768 562,766',
        '602,792 612,766 636,770',
        '602,792 626,788 640,806',
      ]
        .map((list) => line(list, 5, 0.4))
        .join(''),
      inks.key,
    ),
    path(line('562,856 620,864 678,850', 6, 0.3), inks.paper),
    inked(S, closedCurve('500,880 588,872 594,936 506,944', 3), inks.paper, inks.key, 4),
    path(
      line('530,892 546,910 562,888', 4, 0.8) +
        line('546,908 547,928 546,930', 3, 1) +
        line('532,930 546,931 562,928', 3, 1),
      inks.hide,
    ),
  ].join('');
}

const feet = (S: Easel, inks: Inks): string =>
  (
    [
      [326, 1006],
      [640, 980],
    ] as const
  )
    .map(([x, y], i) => {
      const at = (list: string): Point[] => spline(place(trace(list), { x, y }), true, 8);
      return (
        inked(
          S,
          at('-56,-20 54,-24 58,30 84,60 86,84 60,98 -60,100 -90,86 -86,60 -58,34'),
          inks.hide,
          inks.key,
          6,
        ) +
        path(
          [
            line(`${x - 32},${y + 60} ${x - 36},${y + 78} ${x - 34},${y + 98}`, 4),
            line(`${x + 22},${y + 58} ${x + 26},${y + 76} ${x + 24},${y + 98}`, 4),
          ].join(''),
          inks.key,
        ) +
        path(lightOn(S.element('foot ' + i), at('-50,-10 -50,30 -76,60 -80,84')), inks.brass)
      );
    })
    .join('');

const lightOn = (S: Easel, edge: Points): string =>
  times(9, (i) => {
    const [x, y] = nth(edge, Math.min(edge.length - 1, i * 3));
    return cut(
      x + S.rng.range(6, 30),
      y + S.rng.gauss(0, 8),
      S.rng.gauss(0, 0.1),
      S.rng.range(12, 26),
      2,
      S.rng,
    );
  }).join('');
