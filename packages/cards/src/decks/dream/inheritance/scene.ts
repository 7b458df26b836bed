/** An old cheek is ploughland. A man and a horse go up it, furrow by furrow, and the eye looks down at them. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { gouge, linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { hatching } from '../../../kit/clay/hatching.ts';
import { closedCurve, smooth, spline } from '../../../kit/curves.ts';
import { group, line as drawn, moved, path } from '../../../kit/markup.ts';
import { inside, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { flatBeast } from '../../../motifs/animals/quadruped.ts';
import type { Feeling } from '../../../motifs/face/feelings.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [CREAM, PALE, OCHRE, RUST, TEAL, KEY] = [
  '#f7ead0',
  '#c3d6cd',
  '#e0a75f',
  '#a5552e',
  '#2d6a70',
  '#1c1620',
] as const;

/** What has been turned over so far. */
const PLOUGHED = closedCurve(
  '270,800 320,752 400,726 480,700 560,664 630,616 680,600 700,700 690,860 640,950 560,1010 470,1062 390,1090 330,1080 330,1020 352,960 340,890 290,850',
);
const TEAM: Point = [470, 716];
/** A man who leans into it, about the place where the share enters. */
const PLOUGHMAN =
  '-58,-56 -48,-56 -44,-48 -48,-34 -54,-24 -50,-14 -52,-2 -44,2 -58,5 -61,-10 -66,-18 -74,-8 -78,2 -72,6 -88,6 -84,-8 -76,-24 -70,-38 -66,-50';
const KIND: Feeling = {
  brows: { inner: 1, arch: 1.4, outer: 0, knit: 0 },
  lids: { upper: 0.86, lower: 0.2 },
  play: { cornerOut: 1, cornerUp: 1.8, open: 0, cheeksUp: 0.3, pressedLips: 0 },
};

function paint(): Scene {
  const scene = new Scene({ seed: 205, background: PALE });
  const head = face(scene);
  kerchief(scene, head);
  furrows(scene, head);
  team(scene);
  return scene;
}

function face(scene: Scene): Drawing {
  const S = scene.element('face');
  const head = new Drawing(
    portraitModel({
      x: 400,
      y: 560,
      size: 1150,
      yaw: -34,
      pitch: 6,
      roll: 8,
      age: 'old',
      sex: 'woman',
      people: 'northern',
      hair: 'none',
      wrap: 'kerchief',
      feeling: KIND,
      looksAt: [760, 1060],
      colours: { skin: complexion(0.3) },
    }),
    {
      light: { angle: -130, before: 40 },
      size: 1150,
      noise: S.noise,
      coarse: 0.5,
      box: [-20, -20, 840, 1240],
    },
  );
  const lino = linoSkin(KEY, {
    inks: [RUST, OCHRE, CREAM],
    levels: [0.2, 0.44],
    white: CREAM,
    lips: RUST,
    contour: 5,
  });
  const skin = { ...lino, marks: { ...lino.marks, brow: RUST } };
  scene.add(
    drawn(head.outline(), KEY, 12),
    paintFlat(S, head, { skin, scarf: { inks: [TEAL], line: KEY, contour: 5 } }),
    drawn(head.outline('scarf'), KEY, 9),
    carved(head, { part: 'skin', below: 0.2, gap: 14 }, KEY, 2),
    path(smooth(closedCurve('356,578 366,574 370,582 360,587')), CREAM),
    // What the years drew on the forehead, before there was a plough.
    path(
      ['60,330 150,314 250,322 340,352', '90,372 170,360 250,370 310,390', '140,278 230,274 320,292 400,330']
        .map((w) => gouge(spline(trace(w), false, 4), 3))
        .join(''),
      RUST,
    ),
  );
  return head;
}

/** Ears of corn are printed on it, in rows that go over the head. */
function kerchief(scene: Scene, head: Drawing): void {
  const S = scene.element('kerchief');
  const ears = times(9, (row) =>
    times(8, (i) => {
      const [x, y] = [-30 + i * 128 + (row % 2) * 64, -60 + row * 82 + i * i * 5];
      return ear([x, y], -1.9 + i * 0.16 + S.rng.gauss(0, 0.06));
    }).join(''),
  );
  scene.add(
    group(
      { 'clip-path': S.clip(head.outline('scarf')) },
      path(ears.filter((_, i) => i % 2 === 0).join(''), OCHRE),
      path(ears.filter((_, i) => i % 2 === 1).join(''), PALE),
    ),
  );
}

/** One ear: a stalk, and grains in pairs along it. */
function ear([x, y]: Point, way: number): string {
  const at = (along: number, across: number): Point => [
    x + Math.cos(way) * along - Math.sin(way) * across,
    y + Math.sin(way) * along + Math.cos(way) * across,
  ];
  const grains = times(4, (k) =>
    [-1, 1]
      .map((side) =>
        gouge([at(30 + k * 9, side * 9), at(22 + k * 9, side * 6), at(15 + k * 9, side)], 3.6, 0.4),
      )
      .join(''),
  );
  return (
    gouge([at(62, 0), at(54, 1), at(46, 0)], 3.4, 0.4) +
    gouge([at(50, 0), at(16, 1), at(-18, 0)], 1.8, 0.4) +
    grains.join('')
  );
}

/** Lines round the form of the cheek: a year each, perhaps. */
function furrows(scene: Scene, head: Drawing): void {
  const S = scene.element('furrows');
  const runs = hatching(head, { part: 'skin', below: 2, gap: 25 }).flatMap((run) => {
    const parts: Point[][] = [];
    let part: Point[] = [];
    for (const p of run) {
      if (inside(PLOUGHED, ...p)) part.push(p);
      else if (part.length) {
        parts.push(part);
        part = [];
      }
    }
    return [...parts, part].filter((one) => one.length > 14);
  });
  const thin = (run: Point[], n: number): Point[] => run.filter((_, i) => i % n === 0);
  scene.add(
    path(runs.map((run) => gouge(thin(run, 4), 6.4, 0.3)).join(''), RUST),
    path(
      runs
        .map((run) =>
          gouge(
            thin(
              run.map(([x, y]): Point => [x + 1, y + 4]),
              4,
            ),
            3,
            0.4,
          ),
        )
        .join(''),
      KEY,
    ),
    path(
      runs
        .flatMap((run) =>
          times(Math.floor(run.length / 26), () => run.slice(S.rng.int(0, run.length - 12)).slice(0, 10)),
        )
        .map((bit) =>
          gouge(
            thin(
              bit.map(([x, y]): Point => [x, y - 6]),
              3,
            ),
            1.8,
          ),
        )
        .join(''),
      CREAM,
    ),
  );
}

/** They go up towards the corner of the eye. */
function team(scene: Scene): void {
  const [x, y] = TEAM;
  const gulls = trace('330,706 296,722 350,682 276,692').map(([u, v], i) => {
    const s = 1 - i * 0.12;
    return (
      gouge(
        [
          [u - 15 * s, v - 8],
          [u - 6 * s, v - 7],
          [u, v],
        ],
        2.4,
        0.4,
      ) +
      gouge(
        [
          [u + 15 * s, v - 6],
          [u + 6 * s, v - 8],
          [u, v],
        ],
        2.4,
        0.4,
      )
    );
  });
  scene.add(
    moved(
      { x, y, r: -20 },
      flatBeast({ kind: 'horse', x: 52, y: 2, s: 0.82, pose: 'walk', colours: { coat: KEY } }, () => KEY),
      path(smooth(closedCurve(PLOUGHMAN, 6)), KEY),
      path(
        smooth(closedCurve('-58,-66 -55,-75 -46,-78 -37,-73 -29,-68 -36,-66 -37,-59 -44,-54 -54,-56', 6)),
        KEY,
      ),
      // Arms and stilts, the share, the beam, the traces.
      path(
        [
          '-53,-50 -46,-42 -32,-37',
          '-38,-40 -26,-20 -10,4',
          '-30,-2 -14,8 2,3',
          '-20,-8 2,-14 22,-16',
          '14,-15 44,-26 76,-40',
        ]
          .map((list, i) => gouge(trace(list).reverse(), [4.4, 2.6, 5, 2.6, 1.8][i] ?? 2, 0.04))
          .join(''),
        KEY,
      ),
    ),
    path(gulls.join(''), KEY),
  );
}

export default card({
  finish: linocut,
  grade: {
    inks: [CREAM, PALE, OCHRE, RUST, TEAL, KEY],
    shift: trace('0,0 2,-1 -2,1 1,2 -1,-1 0,0'),
    salt: 0.35,
  },
  paint,
});
