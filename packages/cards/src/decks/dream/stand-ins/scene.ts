/** On a plinth stand a horse and rider of nothing but birds; below, the bronze ones have got down: the horse grazes, one bird sits on the rider's hand. Four inks. */
import { card } from '../../../finishes/finish.ts';
import { formCuts, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { polygon, soften } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { bounds, rectangle, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { beastParts } from '../../../motifs/animals/quadruped.ts';
import { birdRider } from '../../../motifs/bird-rider.ts';
import { placedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const [PAPER, PEACH, GREEN, KEY] = ['#f5ead3', '#eba56f', '#4e9585', '#1f2230'] as const;
const PLINTH = { left: 150, right: 470, top: 826, foot: 1060 } as const;

function paint(): Scene {
  const scene = new Scene({ seed: 441, background: PAPER });
  sky(scene);
  square(scene);
  plinth(scene);
  birds(scene);
  horse(scene);
  rider(scene);
  return scene;
}

function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 380,
      y1: 960,
      colour: PEACH,
      gap: (y) => 22 - (y - 380) / 48,
      length: 150,
      width: (_x, y) => 2 + (y - 380) / 75,
      density: (_x, y) => Math.min(1, 0.2 + (y - 380) / 380),
    }),
  );
}

/** A row of roofs far off, and paving. */
function square(scene: Scene): void {
  const S = scene.element('square');
  const roofs = trace(
    '-20,960 -20,884 40,884 40,852 74,826 108,852 108,896 170,896 170,870 560,870 560,838 640,838 640,806 664,780 688,806 688,862 752,862 752,836 820,836 820,960',
  );
  scene.add(
    path(wobblyPolygon(S, roofs, 2, 0.03), PEACH),
    path(wobblyPolygon(S, rectangle(-20, 950, 820, 1220), 2, 0.02), PAPER),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 960,
      y1: 1210,
      colour: PEACH,
      gap: (y) => 14 + (y - 960) / 14,
      length: (y) => 60 + (y - 960) / 2,
      width: 3.4,
      density: () => 0.8,
    }),
  );
}

function plinth(scene: Scene): void {
  const S = scene.element('plinth');
  const { left, right, top, foot } = PLINTH;
  const side = right + 46;
  const slab = (front: Points): string => {
    const [x0, y0, x1, y1] = bounds(front);
    const away = trace(`${x1},${y0} ${x1 + 46},${y0 - 12} ${x1 + 46},${y1 - 10} ${x1},${y1}`);
    return (
      path(wobblyPolygon(S, rectangle(x0 - 5, y0 - 5, x1 + 5, y1 + 5), 2, 0.03), KEY) +
      path(wobblyPolygon(S, front, 2, 0.03), PAPER) +
      path(wobblyPolygon(S, away, 2, 0.03), KEY)
    );
  };
  scene.add(
    path(
      polygon(
        trace(`${right},${foot} ${side},${foot - 10} 820,1004 820,1050 700,1080 ${right + 20},${foot + 20}`),
      ),
      PEACH,
    ),
    [
      rectangle(left, top + 26, right, foot - 26),
      rectangle(left - 26, foot - 30, right + 26, foot),
      rectangle(left - 24, top, right + 24, top + 30),
    ].map(slab),
    rows(S, {
      x0: left + 6,
      x1: right - 30,
      y0: top + 60,
      y1: foot - 50,
      colour: PEACH,
      gap: 17,
      length: 60,
      width: 2.6,
      density: (x) => (x - left) / (right - left) - 0.15,
    }),
  );
}

const PERCHED = {
  body: soften('-26,2 -16,-7 -2,-10 8,-14 12,-22 20,-25 26,-20 31,-17 26,-15 25,-6 18,4 4,9 -12,8'),
  tail: soften('-18,-3 -42,4 -46,12 -20,8'),
  wing: [soften('6,-5 -12,-4 -30,6 -12,5 4,3'), soften('22,-18 25,-18 24,-15 22,-16')],
};
const FLYING = {
  body: soften('-26,2 -10,-5 10,-7 20,-11 28,-7 34,-4 26,-1 16,5 -4,7'),
  tail: soften('-16,-2 -40,-4 -44,6 -18,6'),
  wing: [
    soften('10,-4 4,-28 -14,-46 -32,-50 -24,-34 -26,-26 -14,-18 -10,-2'),
    soften('8,2 10,20 0,38 -12,42 -8,24 -8,6'),
  ],
};

function perched(S: Easel, [x, y]: Point, s: number, flip: 1 | -1, turn: number): string {
  return moved(
    { x, y, s, flip, r: turn },
    `<g stroke="${PAPER}" stroke-width="3.4" paint-order="stroke" stroke-linejoin="round">${path(PERCHED.tail, KEY)}${path(PERCHED.body, KEY)}</g>`,
    path(PERCHED.wing.join(''), S.rng.chance(0.3) ? GREEN : PAPER),
  );
}

const flying = ([x, y]: Point, s: number, flip: 1 | -1, turn: number): string =>
  moved(
    { x, y, s, flip, r: turn },
    `<g stroke="${PAPER}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${path(FLYING.wing.join(''), KEY)}${path(FLYING.tail, KEY)}${path(FLYING.body, KEY)}</g>`,
  );

/** Close together they are a hero; at the cloak and the tail they remember that they are birds. */
function birds(scene: Scene): void {
  const S = scene.element('birds');
  const perches = birdRider(S, { x: 214, y: PLINTH.top - 6, s: 0.84, gap: 14.5 });
  const strays = trace('86,300 36,372 120,226 54,228 30,470 50,620 100,140 720,330 752,262 690,410');
  scene.add(
    strays.map((at, i) => flying(at, 0.62 + 0.12 * (i % 3), i < 7 ? -1 : 1, -20 + 13 * (i % 4))),
    perches.map(({ at, within }) => {
      const flip = at[0] < 300 || S.rng.chance(0.3) ? -1 : 1;
      return within < 0.5 && S.rng.chance(0.45)
        ? flying(at, 0.54, flip, S.rng.range(-40, 20))
        : perched(S, at, S.rng.range(0.54, 0.7), flip, S.rng.gauss(0, 14));
    }),
  );
}

/** The bronze horse, off duty. */
function horse(scene: Scene): void {
  const S = scene.element('horse');
  const place = { x: 96, y: 1160, s: 1.9 };
  const grazing = beastParts({ kind: 'horse', pose: 'graze', ...place, flip: 1, colours: { coat: GREEN } });
  scene.add(
    path(polygon(trace('-20,1140 150,1136 330,1150 250,1172 -20,1178')), PEACH),
    moved(
      { ...place, flip: 1 },
      grazing.parts.map(({ d }) => `<path d="${d}" fill="${KEY}" stroke="${KEY}" stroke-width="2.6"/>`),
      grazing.parts
        .filter(({ role }) => !['far leg', 'dark', 'hoof'].includes(role))
        .map(({ d, role }) => path(d, role === 'eye' || role === 'nose' ? KEY : GREEN)),
    ),
    formCuts(S, grazing.outline, {
      colour: PAPER,
      gap: 8,
      length: 20,
      width: 2.2,
      fade: (t) => (t < 0.4 ? 1 : 0),
    }),
  );
}

const bronze: FlatPaint = { inks: [KEY, GREEN, PAPER], levels: [0.3, 0.95], line: KEY, contour: 1.8 };
const face: FlatPaint = { ...bronze, stains: [['lips', KEY]], marks: { lash: KEY, brow: KEY, mouth: KEY } };

function rider(scene: Scene): void {
  const S = scene.element('rider');
  const drawing = new Drawing(
    placedPerson({
      x: 580,
      y: 1170,
      size: 72,
      yaw: 34,
      pose: {
        ...bodyPoses.sit,
        head: [10, 22, 6],
        arms: [
          bodyPoses.sit.arms[0],
          { upper: [0.2, 0.8, 0.6], lower: [0.1, 0.35, 1], hand: 'offer', back: [0, 1, 0] },
        ],
      },
      sex: 'man',
      hair: 'curls',
      beard: 'short beard',
      feeling: 'tenderness',
      wears: ['trousers', 'coat', 'boots'],
      colours: { skin: complexion(0.3) },
    }),
    { light: { angle: -140, before: 44 }, size: 150, noise: S.noise, coarse: 0.8 },
  );
  const paints = Object.fromEntries(
    ['hair', 'beard', 'coat', 'trousers', 'boots'].map((part) => [part, bronze]),
  );
  scene.add(
    path(wobblyPolygon(S, rectangle(512, 1036, 640, 1150), 2, 0.03), KEY),
    path(wobblyPolygon(S, rectangle(518, 1042, 632, 1144), 2, 0.03), PAPER),
    `<path d="${drawing.outline()}" fill="${KEY}" stroke="${PAPER}" stroke-width="8" stroke-linejoin="round"/>`,
    paintFlat(S, drawing, { skin: face, ...paints }),
    perched(S, [752, 956], 1.05, -1, 4),
  );
}

export default card({ finish: linocut, grade: { inks: [PAPER, PEACH, GREEN, KEY], salt: 0.4 }, paint });
