/** A starling as high as the card, from the right edge, its open bill at (462, 418): head, throat, folded wing and two feet on a branch at y 1000. Linocut. */
import { cut, gouge } from '../finishes/linocut.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, line as drawn, path } from '../kit/markup.ts';
import { inside, lerp, nth, scatter, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { flowAlong } from '../kit/tone.ts';

export interface StarlingInks {
  pale: string;
  green: string;
  horn: string;
  sheen: string;
  key: string;
}

const BODY = closedCurve(
  '574,322 562,276 574,228 610,190 662,172 720,182 768,216 806,268 836,336 880,430 880,1000 760,1010 694,972 642,906 606,820 590,720 592,620 600,540 596,470 588,416 582,372',
);
const WING = closedCurve('880,440 780,470 716,540 690,640 700,760 740,880 800,980 880,1040');
const EYE: Point = [632, 292];

export function linoStarling(S: Easel, ink: StarlingInks): string {
  const { key } = ink;
  return [
    feet(ink),
    drawn(smooth(BODY), ink.pale, 16),
    path(smooth(BODY), key),
    plumage(S.element('plumage'), ink),
    wing(S.element('wing'), ink),
    bill(ink),
    eye(ink),
  ].join('');
}

/** Long pointed feathers on the throat, a pale tip to each lower down, bronze and violet between. */
function plumage(S: Easel, ink: StarlingInks): string {
  const flow = flowAlong(
    [
      traceCurve('580,300 640,210 720,210 790,290 850,430'),
      traceCurve('590,360 640,400 690,470 720,540'),
      traceCurve('600,420 606,520 600,640 604,760 640,880 700,960'),
      traceCurve('660,360 680,480 670,620 680,760 720,900'),
      traceCurve('720,300 780,400 840,520'),
    ],
    3,
  );
  const free = ([x, y]: Point): boolean =>
    inside(BODY, x, y) && !inside(WING, x, y) && Math.hypot(x - EYE[0], y - EYE[1]) > 52;
  const at = scatter(BODY, 900, S.rng.fork(), 8).filter(free);
  const [violet, green, pale]: [string[], string[], string[]] = [[], [], []];
  at.forEach(([x, y], i) => {
    const a = flow(x, y);
    const long = y > 380 && x < 720 ? lerp(26, 46, (y - 380) / 560) : lerp(12, 20, (y - 170) / 260);
    (i % 3 ? violet : green).push(cut(x, y, a, long, i % 3 ? 2.3 : 1.9, S.rng, 0.08));
  });
  // Pale tips stand in rows, larger downwards, none on the crown.
  scatter(BODY, 260, S.rng.fork(), 10)
    .filter(free)
    .filter(([x, y]) => y > 250 || x > 690)
    .forEach(([x, y]) => {
      const a = flow(x, y);
      const s = lerp(5, 15, Math.min(1, Math.max(0, (y - 230) / 560)));
      const [c, d] = [Math.cos(a), Math.sin(a)];
      const to = (u: number, v: number): Point => [x + (u * c - v * d) * s, y + (u * d + v * c) * s];
      pale.push(
        smooth([to(1, 0), to(0.3, 0.42), to(-0.6, 0.55), to(-0.1, 0), to(-0.6, -0.55), to(0.3, -0.42)]),
      );
    });
  return path(violet.join(''), ink.sheen) + path(green.join(''), ink.green) + path(pale.join(''), ink.pale);
}

function wing(S: Easel, ink: StarlingInks): string {
  const quills = times(9, (i) => {
    const t = i / 8;
    return spline(
      [
        [lerp(712, 880, t * 0.5), lerp(560, 470, t)],
        [lerp(702, 880, t), lerp(720, 700, t)],
        [lerp(760, 960, t), lerp(910, 960, t)],
        [lerp(850, 1040, t), lerp(1030, 1100, t)],
      ],
      false,
      10,
    );
  });
  const barbs = quills
    .flatMap((quill) =>
      resample(quill, 9).map(([x, y]) => cut(x + 9, y + 3, 0.95, S.rng.range(12, 22), 1.7, S.rng, 0.05)),
    )
    .join('');
  return (
    path(smooth(WING), ink.key) +
    group(
      { 'clip-path': S.clip(smooth(WING)) },
      path(barbs, ink.sheen),
      path(
        quills
          .map((quill) =>
            gouge(
              quill.filter((_, k) => k % 3 === 0),
              3,
            ),
          )
          .join(''),
        ink.horn,
      ),
    ) +
    path(
      smooth(
        ribbon(resample(traceCurve('880,440 780,470 716,540 690,640 700,760 740,880 800,980'), 5), () => 3),
      ),
      ink.pale,
    )
  );
}

/** Open by the breadth of a grape's skin. */
function bill(ink: StarlingInks): string {
  const upper = closedCurve(
    '598,250 572,276 540,318 500,372 462,418 472,420 512,392 552,362 590,338 604,306',
  );
  const lower = closedCurve('596,334 560,372 520,408 484,434 478,442 490,444 530,424 570,398 600,366');
  return [
    drawn(smooth(upper) + smooth(lower), ink.pale, 12),
    path(polygon(trace('600,300 540,366 506,400 600,352')), ink.key),
    path(smooth(lower), ink.horn),
    path(smooth(upper), ink.horn),
    path(
      gouge(trace('590,270 548,322 506,374 476,408'), 4) + gouge(trace('590,356 550,392 512,416'), 2.6),
      ink.pale,
    ),
    path(gouge(trace('600,330 560,350 520,380 474,417'), 3.4), ink.key),
    path(smooth(closedCurve('566,300 578,288 584,294 574,306')), ink.key),
    drawn(smooth(upper) + smooth(lower), ink.key, 4),
  ].join('');
}

function eye(ink: StarlingInks): string {
  const [x, y] = EYE;
  const disc = (r: number, dx = 0, dy = 0): string =>
    smooth(
      times(12, (i): Point => [x + dx + Math.cos(i * 0.5236) * r, y + dy + Math.sin(i * 0.5236) * r * 0.96]),
    );
  const lids = ['584,306 606,268 640,256 668,270 680,296', '590,312 620,334 652,332 680,300'];
  return [
    path(disc(40), ink.key),
    path(disc(34), ink.pale),
    path(disc(29), ink.horn),
    path(disc(20, -6, 5), ink.key),
    path(disc(6.5, -12, -6), ink.pale),
    lids
      .map((list) =>
        path(smooth(ribbon(resample(traceCurve(list), 4), (t) => 5 * Math.sin(Math.PI * t) + 1)), ink.key),
      )
      .join(''),
    path(gouge(trace('584,262 620,240 660,244 690,270'), 3.2), ink.pale),
  ].join('');
}

/** Three toes before, one behind. */
function feet(ink: StarlingInks): string {
  const legs: Points[] = [trace('668,930 652,970 640,1002'), trace('752,990 742,1010 734,1030')];
  const toes = [
    '640,998 612,992 592,1004 586,1020',
    '642,1000 626,1006 618,1022 620,1036',
    '644,1000 660,1004 668,1020',
    '734,1004 708,1000 690,1012 684,1028',
    '738,1006 724,1014 718,1030',
    '742,1004 760,1008 768,1024',
  ];
  const all = [
    ...legs.map((leg) => ribbon(resample(leg, 4), () => 9)),
    ...toes.map((toe) => ribbon(resample(spline(trace(toe), false, 8), 3), (t) => 9 - 5 * t)),
  ];
  return all
    .map((one) => drawn(smooth(one), ink.key, 6) + path(smooth(one), ink.horn))
    .concat(toes.map((toe) => path(gouge(spline(trace(toe), false, 6), 2), nth([ink.pale], 0))))
    .join('');
}
