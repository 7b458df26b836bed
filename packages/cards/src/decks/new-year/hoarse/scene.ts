/** N39: the cock has lost its voice, so the morning cannot begin; the sun waits behind the hill, and somebody brings honey. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { flat, group, path } from '../../../kit/markup.ts';
import { lerp, nth, place, times, trace, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, ribbon, wobble } from '../../../kit/shapes.ts';
import { COCK, hoarseCock, waitingHen } from '../../../motifs/woodblock-cock.ts';

const [SNOW, SHADE, DUSK, ROSE, SUN] = ['#ffffff', '#c9d6e6', '#94a9c9', '#f0b49c', '#e4623a'] as const;
const keyOn = keyBlock(COCK.key, { width: 4, step: 7, off: [1.5, -1] });

function paint(): Scene {
  const scene = new Scene({ seed: 3939, background: SNOW });
  sky(scene);
  sun(scene);
  hills(scene);
  roof(scene);
  scene.add(flat(hoarseCock(scene.element('cock'), keyOn(scene.element('cock key')))));
  helper(scene);
  hens(scene);
  return scene;
}

function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    path(polygon(trace('-10,-10 810,-10 810,1210 -10,1210')), '#fbecd6'),
    bokashi(S, [-10, -10, 820, 620], '#8fb6c6', 0.95, 0, 3),
    path(smooth(closedCurve('96,60 118,72 130,98 124,126 104,144 76,148 96,132 104,108 100,82')), '#fdf6e6'),
    bokashi(S.element('low'), [-10, 500, 820, 420], ROSE, 0, 1, 5),
  );
}

/** Up to the eyes. */
function sun(scene: Scene): void {
  const S = scene.element('sun');
  const key = keyOn(S);
  const disc = blob(664, 900, 164, 164, S.noise, 0.015, 1, 60);
  const eye = (x: number, y: number, s: number): string => {
    const at = (list: string): Points => place(closedCurve(list), { x, y, s });
    return [
      path(smooth(at('-34,6 -14,-16 12,-18 34,0 18,16 -14,18')), SNOW),
      path(smooth(at('-22,-10 -6,-17 4,-4 -2,11 -16,10 -26,0')), COCK.key),
      path(smooth(at('-16,-9 -10,-9 -10,-3 -16,-3')), SNOW),
      path(smooth(at('-38,6 -16,-20 14,-24 38,0 14,-10 -14,-8')), '#b8401f'),
      key(place(traceCurve('-38,6 -14,-9 14,-11 38,2'), { x, y, s }), 4),
      key(place(traceCurve('-28,22 0,26 26,20'), { x, y, s }), 2),
    ].join('');
  };
  scene.add(
    path(smooth(disc), SUN),
    key([...disc, nth(disc, 0)], 4),
    eye(606, 842, 1),
    eye(712, 846, 1.05),
    key(traceCurve('568,800 600,784 634,794'), 3.6),
    key(traceCurve('684,796 716,786 748,804'), 3.6),
    key(traceCurve('654,838 640,868 646,884 662,886'), 3),
  );
}

function hills(scene: Scene): void {
  const S = scene.element('hills');
  const key = keyOn(S);
  const slope = (list: string, ink: string): string => {
    const line = handLine(S, traceCurve(list), 3, 0.02, 8);
    return path(polygon([...line, [830, 1230], [-30, 1230]]), ink) + key(line, 3.6);
  };
  const fir = (x: number, y: number, s: number): string =>
    path(
      polygon(
        place(
          wobble(
            trace('0,-52 10,-32 5,-32 17,-14 9,-14 22,4 0,8 -22,4 -9,-14 -17,-14 -5,-32 -10,-32'),
            S.noise,
            1.4,
            0.1,
          ),
          { x, y, s },
        ),
      ),
      '#3b6a66',
    );
  scene.add(
    slope('-30,870 100,850 240,880 400,870 560,884 700,890 830,868', SHADE),
    [
      [778, 884, 0.9],
      [806, 880, 1.2],
      [298, 884, 0.7],
      [28, 862, 1],
      [62, 862, 0.7],
    ]
      .map(([x, y, s]) => fir(x ?? 0, y ?? 0, s ?? 1))
      .join(''),
    slope('-30,950 80,930 200,960 330,990 560,1000 830,930', SNOW),
    bokashi(S, [-10, 930, 820, 160], DUSK, 0.5, 0, 4),
  );
}

/** A house under him, and a man who has overslept. */
function roof(scene: Scene): void {
  const S = scene.element('roof');
  const key = keyOn(S);
  const outline = closedCurve(
    '-40,1130 80,1060 220,1004 380,984 560,984 700,1000 800,1040 860,1070 860,1260 -40,1260',
  );
  const line = (list: string, w: number): string => key(handLine(S, traceCurve(list), 1.5, 0.03, 7), w);
  const dormer = closedCurve('480,1230 478,1110 494,1066 540,1036 588,1066 604,1110 604,1230');
  scene.add(
    path(smooth(outline), SNOW),
    group(
      { 'clip-path': S.clip(smooth(outline)) },
      path(
        smooth(closedCurve('-40,1170 120,1120 300,1100 480,1110 640,1140 860,1120 860,1260 -40,1260')),
        SHADE,
      ),
      path(smooth(closedCurve('300,1010 420,990 540,1000 640,1020 560,1040 420,1040')), SHADE),
    ),
    key(outline.slice(2, -14), 4.4),
    line('40,1150 140,1120 260,1104', 2.6),
    line('220,1180 320,1164 400,1168', 2.6),
    path(smooth(dormer), '#f2c25c'),
    key([...dormer, nth(dormer, 0)], 4),
    sleeper(S, 540, 1126),
    path(
      smooth(closedCurve('458,1104 488,1042 540,1008 594,1042 626,1104 600,1084 540,1040 484,1084')),
      SNOW,
    ),
    key(traceCurve('458,1104 488,1042 540,1008 594,1042 626,1104'), 3.6),
    key(traceCurve('484,1086 540,1040 600,1086'), 2.6),
  );
}

/** Nightcap on, one hand at his ear. */
function sleeper(S: Easel, x: number, y: number): string {
  const key = keyOn(S);
  const at = (list: string): Points => place(closedCurve(list), { x, y, s: 1.35 });
  const drawn = (list: string, ink: string, w = 2.6): string =>
    path(smooth(at(list)), ink) + key([...at(list), nth(at(list), 0)], w);
  return [
    drawn('-40,70 -34,36 -10,26 14,28 34,40 42,70', '#e8ecf0'),
    drawn('-20,-8 -16,20 0,32 16,22 20,-6 0,-20', '#f3cfae'),
    drawn('-26,-4 -18,-30 4,-40 26,-34 44,-16 50,4 40,2 28,-12 24,-2 0,-10', '#3f6a9c'),
    drawn('42,0 52,0 54,10 46,14 40,8', SNOW, 2),
    drawn('18,4 30,-4 40,4 38,22 26,30 18,20', '#f3cfae', 2.4),
    key(place(trace('-12,4 -6,1 -2,4'), { x, y, s: 1.35 }), 2.6),
    key(place(trace('5,3 10,0 14,3'), { x, y, s: 1.35 }), 2.6),
    key(place(traceCurve('0,6 -3,12 1,14'), { x, y, s: 1.35 }), 2),
    key(place(traceCurve('-6,21 0,19 6,21'), { x, y, s: 1.35 }), 2.4),
  ].join('');
}

/** They were told to be quiet, too. */
function hens(scene: Scene): void {
  const S = scene.element('hens');
  const key = keyOn(S);
  scene.add(
    waitingHen(S.element('grey'), key, {
      x: 150,
      y: 1122,
      s: 0.82,
      flip: -1,
      coat: '#8f96aa',
      wing: '#6c7490',
      asleep: true,
    }),
    waitingHen(S.element('brown'), key, {
      x: 376,
      y: 1150,
      s: 0.98,
      flip: -1,
      coat: '#c98a4a',
      wing: '#a5652f',
    }),
    waitingHen(S.element('white'), key, { x: 246, y: 1178, s: 1.22, coat: '#fbf3e2', wing: '#d9cbb4' }),
    // somebody has gone off already
    times(7, (i) => {
      const at = {
        x: 640 + i * 25,
        y: 1172 - i * 15 + (i % 2) * 16,
        r: 0.9 + S.rng.range(-0.2, 0.2),
        s: 1 - i * 0.05,
      };
      return ['0,0 0,-17', '0,0 -10,-13', '0,0 10,-13'].map((d) => key(place(trace(d), at), 2.6)).join('');
    }).join(''),
  );
}

/** On a ladder against his breast, with a spoon as long as her arm. */
function helper(scene: Scene): void {
  const S = scene.element('helper');
  const key = keyOn(S);
  const rail = (list: string): string => {
    const shape = ribbon(handLine(S, trace(list), 1.5, 0.03, 8), () => 6);
    return path(smooth(shape), '#a8754a') + key([...shape, nth(shape, 0)], 2.6);
  };
  const rung = (t: number): string => {
    const shape = ribbon(
      handLine(
        S,
        [
          [lerp(28, 186, t), lerp(1056, 590, t)],
          [lerp(94, 236, t), lerp(1070, 600, t)],
        ],
        1,
        0.05,
        6,
      ),
      () => 4.4,
    );
    return path(smooth(shape), '#c08c58') + key([...shape, nth(shape, 0)], 2.2);
  };
  const at = { x: 166, y: 668 };
  const drawn = (list: string, ink: string, w = 3): string => {
    const shape = place(closedCurve(list), at);
    return path(smooth(shape), ink) + key([...shape, nth(shape, 0)], w);
  };
  scene.add(
    times(10, (i) => rung(0.05 + i * 0.1)).join(''),
    rail('24,1066 190,578'),
    rail('96,1080 240,590'),
    // boots, skirt, jacket
    drawn('-36,66 -12,62 -8,84 -34,90 -50,82', '#4a3a4a', 2.6),
    drawn('4,44 28,40 32,62 10,70 -6,62', '#4a3a4a', 2.6),
    drawn('-30,-50 20,-56 40,-10 44,40 0,56 -48,66 -46,10', '#6a4a78'),
    drawn('-34,-116 -4,-128 22,-112 30,-76 26,-44 -32,-40 -40,-80', '#c8912f'),
    drawn('8,-108 30,-112 50,-92 66,-70 56,-58 36,-72 14,-84', '#c8912f', 2.6),
    drawn('54,-72 68,-76 76,-62 66,-52 54,-58', '#f3cfae', 2.4),
    drawn('-22,-102 -4,-116 0,-150 4,-196 18,-196 20,-150 14,-106 -6,-88', '#c8912f', 2.6),
    drawn('4,-194 8,-210 20,-210 22,-196 14,-188', '#f3cfae', 2.4),
    face(S, at.x - 10, at.y - 152),
    // the spoon and what is in it
    drawn('10,-216 16,-216 22,-300 16,-304', '#d8dce2', 2.4),
    drawn('0,-330 10,-346 30,-346 40,-330 30,-312 10,-310', '#d8dce2', 2.8),
    drawn('6,-334 16,-344 28,-342 34,-332 22,-326', '#eea32c', 2),
    path(
      smooth(ribbon(place(traceCurve('18,-312 16,-300 19,-288'), at), (t) => 3.4 * (1 - t * 0.3))),
      '#eea32c',
    ),
  );
}

/** In profile, thrown back; her own mouth open, as one does who feeds another. */
function face(S: Easel, x: number, y: number): string {
  const key = keyOn(S);
  const at = { x, y, r: -0.62, s: 1.22 };
  const on = (list: string): Points => place(closedCurve(list), at);
  const drawn = (list: string, ink: string, w: number): string =>
    path(smooth(on(list)), ink) + key([...on(list), nth(on(list), 0)], w);
  return [
    drawn('-14,-34 6,-34 16,-26 18,-13 30,-4 20,1 20,6 13,11 19,16 15,27 2,31 -12,28 -22,6', '#f3cfae', 2.8),
    path(smooth(on('2,4 10,2 12,10 4,14 -2,10')), '#e8a58c'),
    path(smooth(on('12,9 19,7 20,14 14,16')), '#7a2a2c'),
    drawn('8,-38 15,-28 0,-24 -8,-6 -6,20 6,32 -8,36 -30,26 -36,-2 -26,-32 -8,-42', '#c8372d', 3),
    ['-20,-16', '-24,6', '-14,24', '-10,-30']
      .map((p) =>
        path(
          smooth(
            place(closedCurve('0,-3.4 3,0 0,3.4 -3,0'), { ...at, x: x + turn(p)[0], y: y + turn(p)[1] }),
          ),
          SNOW,
        ),
      )
      .join(''),
    path(smooth(on('5,-15 12,-17 16,-12 9,-10')), SNOW),
    path(smooth(on('10,-16.5 15,-15.5 14,-11 9.5,-11.5')), COCK.key),
    key(place(traceCurve('3,-14 9,-18 17,-14'), at), 2.8),
    key(place(traceCurve('4,-22 10,-25 16,-22'), at), 2.4),
  ].join('');
}

const turn = (p: string): readonly [number, number] => nth(place(trace(p), { r: -0.62, s: 1.22 }), 0);

export default card({ finish: woodblock, grade: { grain: 0.2, knot: [300, 300] }, paint });
