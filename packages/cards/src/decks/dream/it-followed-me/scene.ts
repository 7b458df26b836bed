/** D30: a child looks back; a house stands quite still in the stubble, at the end of a fresh furrow. Linocut, five inks. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { line as drawn, path } from '../../../kit/markup.ts';
import { inside, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handLine, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';
import { stalkingHouse } from '../../../motifs/stalking-house.ts';

const [PAPER, STRAW, RED, BLUE, KEY] = ['#f5ead2', '#e2ad48', '#b8372a', '#4a6d86', '#1f1e2a'] as const;
const HORIZON = 168;

/** The way it came. */
const TRAIL = resample(
  spline(
    trace(
      '196,178 262,200 370,222 452,252 470,290 400,326 270,356 184,404 178,466 250,528 370,574 520,620 640,650',
    ),
    false,
    14,
  ),
  5,
);
const COAT = closedCurve('-40,1090 20,1054 90,1044 170,1062 250,1070 330,1082 396,1124 440,1240 -40,1240');

const SCARF = closedCurve(
  '66,1030 100,996 150,1010 220,1032 290,1040 330,1036 342,1064 320,1096 250,1108 170,1100 100,1080',
);
const WOOL = [
  '96,1020 150,1046 230,1066',
  '120,1060 190,1082 270,1086',
  '300,1050 312,1066 308,1086',
  '270,1048 282,1066 276,1096',
];
const FOLDS = ['40,1090 60,1140 56,1210', '356,1120 370,1160 372,1220', '180,1130 196,1170 196,1230'];

function paint(): Scene {
  const scene = new Scene({ seed: 3030, background: STRAW });
  field(scene);
  trail(scene);
  shadow(scene);
  scene.add(stalkingHouse(scene.element('house'), { light: PAPER, wall: RED, shade: BLUE, dark: KEY }));
  child(scene);
  return scene;
}

/** Stubble in rows that run together at the horizon. */
function field(scene: Scene): void {
  const S = scene.element('field');
  const furrow = ribbon(TRAIL, (t) => lerp(10, 120, t));
  const rows = times(64, (i) => {
    const y = HORIZON + 8 + (i / 64) ** 1.7 * 1040;
    const size = lerp(0.25, 1.25, (y - HORIZON) / 1040);
    return times(46, () => {
      const x = S.rng.range(-20, 820);
      if (inside(furrow, x, y)) return '';
      const lean = -1.5 + (x - 400) * 0.0006 + S.rng.gauss(0, 0.16);
      return S.rng.chance(0.62)
        ? cut(x, y + S.rng.gauss(0, 3), lean, 26 * size * S.rng.range(0.6, 1.3), 2.6 * size, S.rng)
        : '';
    }).join('');
  });
  const sky = [
    ...handLine(
      S,
      [
        [-20, HORIZON + 6],
        [300, HORIZON - 4],
        [820, HORIZON + 10],
      ],
      3,
      0.01,
      8,
    ),
    [820, -20] as Point,
    [-20, -20] as Point,
  ];
  scene.add(path(rows.join(''), RED), path(polygon(sky), PAPER));
}

/** Torn earth with clods on either side. */
function trail(scene: Scene): void {
  const S = scene.element('trail');
  const bed = ribbon(TRAIL, (t) => lerp(6, 92, t ** 1.2));
  const clods = times(420, () => {
    const t = S.rng.f() ** 0.7 * 0.86;
    const [x, y] = TRAIL[Math.floor(t * (TRAIL.length - 1))] ?? [0, 0];
    const wide = lerp(7, 100, t ** 1.2);
    const off = S.rng.gauss(0, 0.62);
    const r = lerp(1.5, 11, t) * S.rng.range(0.4, 1.2);
    return smooth(
      times(6, (i): Point => [
        x + off * wide * 0.4 + Math.cos(i) * r * 1.2,
        y + off * wide * 0.9 + Math.sin(i) * r * S.rng.range(0.5, 0.9),
      ]),
    );
  });
  const share = times(150, () => {
    const t = S.rng.range(0.04, 0.84);
    const at = Math.floor(t * (TRAIL.length - 1));
    const off = S.rng.range(-0.8, 0.8) * lerp(6, 84, t ** 1.2);
    const run = TRAIL.slice(at, at + S.rng.int(5, 14)).map(([x, y]): Point => [x + off * 0.3, y + off * 0.8]);
    return run.length > 3 ? gouge(run, lerp(0.6, 3, t) * S.rng.range(0.6, 1.2)) : '';
  });
  scene.add(
    path(smooth(wobble(bed, S.noise, 10, 0.03).filter((_, i) => i % 2 === 0)), KEY),
    path(clods.join(''), KEY),
    path(share.join(''), RED),
    // Where it used to stand.
    path(polygon(trace('150,180 168,166 206,164 214,176 196,190 160,192')), KEY),
    path(polygon(trace('164,180 174,171 202,170 206,176 194,184 168,186')), PAPER),
  );
}

/** The light falls from the left; the corner that is off the ground has none of it below. */
function shadow(scene: Scene): void {
  const S = scene.element('shadow');
  scene.add(
    path(
      wobblyPolygon(
        S,
        trace('424,796 490,802 562,788 650,752 724,718 830,696 830,830 700,858 560,856 480,830'),
        3,
      ),
      KEY,
    ),
    path(gouge(trace('640,238 652,204 692,176 706,140 682,108 656,80 668,44 712,30 752,48'), 12, 0.3), BLUE),
  );
}

const skin = linoSkin(KEY, {
  inks: [RED, STRAW, PAPER],
  levels: [0.2, 0.34],
  white: PAPER,
  lips: RED,
  contour: 3.6,
});

function child(scene: Scene): void {
  const S = scene.element('child');
  const model = portraitModel({
    x: 206,
    y: 868,
    size: 350,
    yaw: 44,
    pitch: -2,
    roll: 9,
    age: 'child',
    sex: 'woman',
    people: 'east asian',
    hair: 'bob',
    feeling: {
      brows: { inner: 1, arch: 2.2, outer: 0.6, knit: 0.1 },
      lids: { upper: 1, lower: 0.1 },
      play: { cornerOut: 0.3, cornerUp: 0.8, open: 0, cheeksUp: 0.2, pressedLips: 0.3 },
    },
    looksAt: [800, 430],
    colours: { skin: complexion(0.3) },
  });
  const drawing = new Drawing(model, {
    light: { angle: -50, before: 36 },
    size: 350,
    noise: S.noise,
    box: [0, 640, 520, 560],
  });
  scene.add(
    drawn(drawing.outline(), KEY, 7),
    paintFlat(S, drawing, { skin, hair: { inks: [KEY], line: KEY, contour: 3 } }),
    carved(drawing, { part: 'skin', below: 0.24, gap: 9 }, KEY),
    carved(drawing, { part: 'hair', below: 1, above: 0.5, gap: 13, across: [1, 0.4, -0.3] }, BLUE, 1.6),
    path(smooth(COAT), BLUE),
    drawn(smooth(COAT), KEY, 5),
    path(FOLDS.map((fold) => gouge(trace(fold), 5)).join(''), KEY),
    path(smooth(SCARF), RED),
    drawn(smooth(SCARF), KEY, 4),
    path(WOOL.map((stroke) => gouge(trace(stroke), 3.4)).join(''), KEY),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, STRAW, RED, BLUE, KEY], shift: trace('0,0 2,-2 -2,1 1,1 0,0') },
  paint,
});
