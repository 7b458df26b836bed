/** D63: on a light box the X-ray of an old teddy bear shows a ship, a key, a letter and a tiny lit house inside. */
import { chalkFill, chalkLine, chalkboard, rubbed } from '../../../finishes/chalk.ts';
import { card } from '../../../finishes/finish.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, resample, smooth, soften } from '../../../kit/curves.ts';
import { line, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { darn, teddyXray, type XrayInks } from '../../../motifs/teddy-xray.ts';

const slate = '#07161c';
const film = '#08242c';
const ray = '#76dbe6';
const bone = '#f6efdd';
const red = '#f0483e';
const inks: XrayInks = { film, ray, bone, thread: red };

const closed = (points: Points): Point[] => [...points, ...points.slice(0, 1)];
const edgeOf = (points: Points, step = 30): Point[] => resample(closed(points), step);

function lightBox(scene: Scene): void {
  const S = scene.element('box');
  const outer = trace('78,52 722,46 728,930 74,936');
  const lamp = trace('98,72 702,66 707,910 95,916');
  const sheet = trace('122,98 680,92 684,888 118,894');
  scene.add(
    path(polygon(outer), ray, `opacity=".5" filter="${blur(S, 46)}"`),
    path(wobblyPolygon(S, outer, 2), mix(slate, ray, 0.14)),
    chalkFill(S, outer, ray, { gap: 7, opacity: 0.3, ground: 0.1, angle: 1.5 }),
    path(wobblyPolygon(S, lamp, 2), '#d9fbff'),
    chalkLine(S, edgeOf(outer), 6, ray),
    path(wobblyPolygon(S, sheet, 1.6), film),
    // the lamp behind the film, uneven
    rubbed(S, smooth(blob(400, 540, 230, 300, S.noise, 0.2)), ray, 0.1),
    chalkLine(S, edgeOf(sheet), 3, slate, { opacity: 0.6 }),
  );
  for (const x of [236, 562])
    scene.add(
      path(
        wobblyPolygon(
          S,
          trace('-26,-30 26,-30 22,30 -22,30').map(([u, v]): Point => [x + u, 90 + v]),
        ),
        slate,
      ),
      chalkFill(
        S,
        trace('-24,-28 24,-28 20,28 -20,28').map(([u, v]): Point => [x + u, 90 + v]),
        bone,
        { gap: 4, opacity: 0.7, ground: 0.3, angle: 0 },
      ),
      chalkLine(
        S,
        edgeOf(
          trace('-26,-30 26,-30 22,30 -22,30').map(([u, v]): Point => [x + u, 90 + v]),
          14,
        ),
        3,
        bone,
      ),
    );
}

/** It came to the light and was seen through. */
function moth(S: Easel): string {
  const wing = (flip: number): string => {
    const upper = pathPoints('M4 -8C20 -34 48 -44 66 -34C62 -12 40 2 6 2Z', 4).map(([x, y]): Point => [
      x * flip,
      y,
    ]);
    const lower = pathPoints('M4 4C24 4 44 12 48 28C34 38 14 28 4 12Z', 4).map(([x, y]): Point => [
      x * flip,
      y,
    ]);
    return (
      path(smooth(upper) + smooth(lower), ray, 'opacity=".42"') +
      chalkLine(S, edgeOf(upper, 10), 2.8, bone, { again: false }) +
      chalkLine(S, edgeOf(lower, 10), 2.8, bone, { again: false }) +
      ['6,-2 30,-16 58,-32', '6,0 34,-6 56,-18', '6,6 26,12 42,26']
        .map((p) =>
          chalkLine(
            S,
            trace(p).map(([x, y]): Point => [x * flip, y]),
            2,
            bone,
            { again: false, opacity: 0.8 },
          ),
        )
        .join('')
    );
  };
  return moved(
    { x: 616, y: 186, r: 24, s: 0.82 },
    wing(1),
    wing(-1),
    chalkLine(S, trace('0,-14 1,8 0,34'), 4, bone, { again: false }),
    times(6, (i) =>
      chalkLine(
        S,
        [
          [-8 + i * 0.8, -4 + i * 6],
          [0, -1 + i * 6],
          [8 - i * 0.8, -4 + i * 6],
        ],
        2.4,
        bone,
        { again: false },
      ),
    ),
    path(smooth(blob(0, -19, 6, 6, S.noise, 0.05)), bone),
    chalkLine(S, trace('-2,-24 -10,-36 -18,-38'), 2, bone, { again: false }),
    chalkLine(S, trace('2,-24 10,-36 18,-38'), 2, bone, { again: false }),
  );
}

/** The patient on his stool, back to us, mended with whatever was at hand. */
function patient(S: Easel): string {
  const rim = (points: Points, w = 5): string => chalkLine(S, points, w, ray, { wobble: 1 });
  const shape = (d: string): string =>
    path(smooth(pathPoints(d, 4)), slate, `stroke="${slate}" stroke-width="8"`);
  const body = 'M-58 0C-70 -40 -62 -92 -30 -106C-10 -112 10 -112 30 -106C62 -92 70 -40 58 0Z';
  const head =
    'M-54 -150C-54 -186 -28 -206 0 -206C28 -206 54 -186 54 -150C54 -118 28 -100 0 -100C-28 -100 -54 -118 -54 -150Z';
  return moved(
    { x: 574, y: 1064, s: 1.06 },
    // stool
    shape('M-82 2C-60 -10 60 -10 82 2C84 18 60 26 0 27C-60 26 -84 18 -82 2Z'),
    chalkFill(S, pathPoints('M-80 4C-60 -8 60 -8 80 4C82 16 60 24 0 25C-60 24 -82 16 -80 4Z', 5), ray, {
      gap: 5,
      opacity: 0.6,
      ground: 0.16,
      angle: 0.05,
    }),
    rim(trace('-82,4 -50,-8 0,-10 50,-8 82,4')),
    ['-10,26 -12,60 -10,92', '10,26 12,60 10,92', '-10,80 -40,92 -58,108', '10,80 40,92 58,108'].map((p) =>
      chalkLine(S, trace(p), 8, mix(slate, ray, 0.92)),
    ),
    // ears, arms, body, head
    shape('M-62 -188C-70 -214 -44 -226 -30 -208L-44 -176Z'),
    shape('M62 -188C70 -214 44 -226 30 -208L44 -176Z'),
    rim(trace('-56,-172 -68,-192 -62,-212 -44,-218 -28,-206')),
    rim(trace('56,-172 68,-192 62,-212 44,-218 28,-206')),
    shape('M-50 -92C-84 -84 -96 -50 -88 -26C-80 -12 -62 -16 -58 -34Z'),
    shape('M50 -92C84 -84 96 -50 88 -26C80 -12 62 -16 58 -34Z'),
    [-1, 1].map((k) =>
      chalkFill(
        S,
        pathPoints('M50 -92C84 -84 96 -50 88 -26C80 -12 62 -16 58 -34Z', 4).map(([x, y]): Point => [
          x * k,
          y,
        ]),
        ray,
        { gap: 7, opacity: 0.5, ground: 0.14, angle: 1.2 },
      ),
    ),
    [-1, 1].map((k) =>
      chalkFill(
        S,
        pathPoints('M62 -188C70 -214 44 -226 30 -208L44 -176Z', 4).map(([x, y]): Point => [x * k, y]),
        ray,
        { gap: 6, opacity: 0.5, ground: 0.14, angle: 1.2 },
      ),
    ),
    shape(body),
    shape(head),
    rim(trace('-50,-94 -82,-80 -94,-50 -88,-26 -74,-16')),
    rim(trace('50,-94 82,-80 94,-50 88,-26 74,-16')),
    rim(trace('-52,-134 -54,-158 -44,-186 -20,-204 0,-207 20,-204 44,-186 54,-158 52,-134'), 6),
    rim(trace('-62,-20 -64,-60 -50,-92'), 4),
    rim(trace('62,-20 64,-60 50,-92'), 4),
    chalkFill(S, pathPoints(head, 5), ray, { gap: 8, opacity: 0.5, ground: 0.14, angle: 1.4 }),
    chalkFill(S, pathPoints(body, 5), ray, { gap: 8, opacity: 0.48, ground: 0.13, angle: 1.4 }),
    // a patch that is not his, and the mending
    chalkFill(S, trace('16,-74 46,-78 48,-46 20,-42'), bone, {
      gap: 5,
      opacity: 0.7,
      ground: 0.2,
      angle: 0.6,
    }),
    darn(S, trace('-2,-100 -6,-66 -2,-30 -4,-6'), 10, inks),
    darn(S, trace('-40,-168 -26,-160 -14,-166'), 6, inks),
  );
}

/** Those still waiting: shadows on the frosted glass of the corridor. */
function queue(S: Easel): string {
  const glass = trace('34,972 376,966 378,1124 32,1128');
  const toy = (x: number, s: number, ...d: string[]): string =>
    moved({ x, y: 1124, s }, path(d.join(''), slate));
  const wheel = (x: number): string => smooth(blob(x, -6, 8, 8, S.noise, 0.04, 1, 12));
  return [
    path(wobblyPolygon(S, glass), ray, 'opacity=".5"'),
    chalkFill(S, glass, ray, { gap: 6, opacity: 0.75, ground: 0.3, angle: 1.45 }),
    // rabbit with one ear down, duck on wheels, giraffe, clockwork man, jack-in-the-box
    toy(
      82,
      1,
      soften(
        '-20,0 -24,-34 -14,-54 -20,-74 -12,-90 -14,-128 -4,-128 0,-94 8,-92 26,-112 32,-104 18,-82 14,-58 22,-34 18,0',
      ),
    ),
    toy(
      150,
      0.95,
      soften('-34,-14 -38,-40 -28,-34 -6,-40 -2,-66 12,-76 26,-68 38,-60 24,-56 22,-34 28,-22 22,-12'),
      wheel(-20),
      wheel(12),
    ),
    toy(
      222,
      1,
      soften(
        '-24,0 -24,-50 -14,-62 4,-68 12,-116 20,-134 24,-146 27,-134 42,-124 38,-116 24,-116 20,-64 18,0 10,0 8,-40 -12,-38 -14,0',
      ),
    ),
    toy(
      292,
      0.98,
      polygon(
        trace(
          '-18,0 -18,-26 -22,-26 -22,-70 -12,-70 -12,-78 -18,-78 -18,-110 16,-110 16,-78 10,-78 10,-70 20,-70 20,-26 16,-26 16,0 4,0 4,-22 -4,-22 -4,0',
        ),
      ),
      soften('20,-52 34,-66 44,-54 34,-46 44,-34 32,-28'),
      soften('-3,-110 -2,-126 2,-126 2,-110'),
    ),
    toy(
      350,
      0.9,
      polygon(trace('-22,0 -22,-40 22,-40 22,0')),
      soften('-6,-40 8,-50 -8,-60 8,-70 -6,-80 6,-80 14,-70 0,-60 14,-50 6,-40'),
      smooth(blob(2, -92, 16, 16, S.noise, 0.03)),
      soften('-12,-100 2,-132 16,-100'),
    ),
    chalkLine(S, edgeOf(glass, 24), 5, bone, { opacity: 0.8 }),
    chalkLine(S, trace('204,970 205,985 204,1000'), 4, ray, { again: false, opacity: 0.5 }),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 6363, background: slate });
  const room = scene.element('room');
  scene.add(
    // light spilling on the floor
    rubbed(room, 'M70 940L730 940L800 1200L0 1200Z', ray, 0.22),
    chalkLine(room, trace('-10,1132 200,1130 400,1134 600,1130 810,1133'), 4, ray, { opacity: 0.7 }),
    times(7, (i) =>
      chalkLine(
        room,
        [
          [60 + i * 112, 1134],
          [40 + i * 120, 1166],
          [16 + i * 130, 1210],
        ],
        2.4,
        ray,
        { again: false, opacity: 0.6 },
      ),
    ),
    line('M726 420C770 440 764 700 752 940C748 1000 770 1060 790 1132', mix(slate, ray, 0.45), 5),
  );
  lightBox(scene);
  scene.add(
    teddyXray(scene.element('film'), inks),
    darn(scene.element('scar'), trace('602,520 590,552 598,588'), 11, inks),
    moth(scene.element('moth')),
    queue(scene.element('queue')),
    patient(scene.element('patient')),
  );
  return scene;
}

export default card({ finish: chalkboard, grade: { slate, dry: 0.4, halo: 0.4, smears: 0.3 }, paint });
