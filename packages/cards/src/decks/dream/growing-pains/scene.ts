/** A boy has outgrown the house overnight; his cheek is against the ceiling, and his mother brings him his supper all the same. Linocut, five inks. */
import { card } from '../../../finishes/finish.ts';
import { gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, line as drawn, path } from '../../../kit/markup.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handPath, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [CREAM, OCHRE, RED, BLUE, KEY] = ['#f6ead0', '#e3b055', '#c2432f', '#4d7d96', '#1c1d2b'] as const;
const FLOOR = 968;

/** The shoulder under the ceiling, the back along the wall, the knee drawn up. */
const BODY = closedCurve(
  '640,470 690,420 750,372 850,330 850,1240 640,1240 620,1150 560,1060 516,960 520,860 566,790 640,760 690,730 668,660 640,590',
);
const KNEE = ['520,880 600,850 680,880 740,950', '690,730 720,770 730,830', '560,1060 640,1040 720,1070'];
const FOREARM = closedCurve(
  '560,1088 640,1066 740,1080 850,1070 850,1220 720,1216 620,1196 556,1168 544,1126',
);

const BULB = closedCurve('98,624 120,620 142,614 140,638 122,648 106,642');

function paint(): Scene {
  const scene = new Scene({ seed: 2626, background: OCHRE });
  room(scene);
  boy(scene);
  lamp(scene);
  mother(scene);
  return scene;
}

function room(scene: Scene): void {
  const S = scene.element('room');
  const tiles = times(5, (row) =>
    times(12, (i) => {
      if ((row + i) % 2) return '';
      const at = (u: number, v: number): Point => {
        const depth = (v / 5) ** 1.5;
        return [150 + (u - 4) * (74 + depth * 120), FLOOR + depth * 250];
      };
      return wobblyPolygon(S, [at(i, row), at(i + 1, row), at(i + 1, row + 1), at(i, row + 1)], 1.6);
    }).join(''),
  );
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 380,
      y1: FLOOR,
      colour: CREAM,
      gap: 23,
      length: 70,
      width: 2,
      flow: () => Math.PI / 2,
      density: () => 0.2,
    }),
    // As far as the lamp reaches.
    path(handPath(S, `M70 626L186 592L400 ${FLOOR}L-60 ${FLOOR}L-60 800Z`, 3), CREAM),
    // A door he came in by, once.
    path(handPath(S, `M300 ${FLOOR}L302 700C320 670 400 668 420 700L424 ${FLOOR}Z`, 1.6), BLUE),
    drawn(handPath(S, `M300 ${FLOOR}L302 700C320 670 400 668 420 700L424 ${FLOOR}Z`, 1.6), KEY, 6),
    path(gouge(trace('362,700 362,820 362,950'), 3) + gouge(trace('392,826 398,830 392,836'), 5), KEY),
    path(wobblyPolygon(S, trace(`-20,${FLOOR} 820,${FLOOR} 820,1220 -20,1220`), 1.6), CREAM),
    path(tiles.join(''), KEY),
    path(wobblyPolygon(S, trace(`-20,${FLOOR - 12} 820,${FLOOR - 12} 820,${FLOOR} -20,${FLOOR}`), 1), RED),
    // The ceiling gives a little.
    path(handPath(S, 'M-20 -20L820 -20L820 84C700 76 560 52 420 40C280 34 120 66 -20 92Z', 2), RED),
    path(
      [
        '20,30 160,16 320,10',
        '380,8 520,20 700,40',
        '60,62 180,44 300,34',
        '560,44 660,60 780,68',
        '480,24 560,30 640,38',
      ]
        .map((s) => gouge(trace(s), 4))
        .join(''),
      KEY,
    ),
    drawn('M-20 92C120 66 280 34 420 40C560 52 700 76 820 84', KEY, 7),
    path(polygon(ribbon(trace('150,66 136,96 152,120 140,150'), (t) => 4 * (1 - t) + 0.6)), KEY),
  );
}

const skin = linoSkin(KEY, {
  inks: [RED, OCHRE, CREAM],
  levels: [0.16, 0.36],
  white: CREAM,
  lips: RED,
  contour: 4.4,
});

function boy(scene: Scene): void {
  const S = scene.element('boy');
  const him = portraitModel({
    x: 366,
    y: 268,
    size: 520,
    yaw: 16,
    pitch: 12,
    roll: -78,
    age: 'child',
    sex: 'man',
    people: 'mediterranean',
    hair: 'tousled',
    feeling: {
      brows: { inner: 3, arch: 1.4, outer: -0.4, knit: 0.2 },
      lids: { upper: 0.8, lower: 0.15 },
      play: { cornerOut: 0.2, cornerUp: 0.6, open: 0, cheeksUp: 0.1, pressedLips: 0.3 },
    },
    looksAt: [230, 1000],
    colours: { skin: complexion(0.3) },
  });
  const palm = placedHand({
    x: 566,
    y: 1130,
    z: 100,
    size: 330,
    pose: 'offer',
    side: 'right',
    age: 'child',
    fingers: [-1, 0.04, 0.2],
    back: [0, 0.86, -0.5],
    arm: 30,
  });
  const head = new Drawing(him, {
    light: { angle: 120, before: 40 },
    size: 520,
    noise: S.noise,
    box: [0, 0, 800, 640],
  });
  const hand = new Drawing(palm, { light: { angle: -140, before: 40 }, size: 330, noise: S.noise });
  scene.add(
    drawn(head.outline(), KEY, 9),
    paintFlat(S, head, { skin, hair: { inks: [KEY, KEY], levels: [0.5], line: KEY, contour: 3 } }),
    carved(head, { part: 'skin', below: 0.24, gap: 11 }, KEY, 1.6),
    carved(head, { part: 'hair', below: 1.2, above: 0.3, gap: 12, across: [0.3, 1, -0.3] }, BLUE, 2),
    striped(
      scene,
      'back',
      BODY,
      times(13, (i) =>
        spline(
          trace(
            `${430 + i * 10},${480 + i * 60} ${600 + i * 4},${430 + i * 62} ${720},${460 + i * 58} 860,${420 + i * 66}`,
          ),
        ),
      ),
    ),
    path(KNEE.map((fold) => gouge(trace(fold), 6)).join(''), KEY),
    path(hand.outline(), KEY),
    drawn(hand.outline(), KEY, 8),
    paintFlat(S, hand, { skin }),
    carved(hand, { part: 'skin', below: 0.24, gap: 10 }, KEY, 1.5),
    striped(
      scene,
      'sleeve',
      FOREARM,
      times(8, (i) => spline(trace(`${580 + i * 40},1040 ${566 + i * 40},1120 ${586 + i * 40},1240`))),
    ),
    path(gouge(trace('560,1092 584,1130 566,1166'), 4), KEY),
  );
}

function striped(scene: Scene, name: string, shape: Points, stripes: readonly Points[]): string {
  const S = scene.element(name);
  return [
    path(smooth(shape), CREAM),
    group(
      { 'clip-path': S.clip(smooth(shape)) },
      path(stripes.map((line) => polygon(ribbon(line, () => 11))).join(''), BLUE),
    ),
    drawn(smooth(shape), KEY, 7),
  ].join('');
}

/** Pushed aside by his hair, still burning. */
function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  scene.add(
    path(polygon(ribbon(spline(trace('60,90 66,260 84,420 120,528')), () => 2.6)), KEY),
    path(handPath(S, 'M104 520L138 514L186 592C150 624 96 634 60 622Z', 1.4), RED),
    drawn(handPath(S, 'M104 520L138 514L186 592C150 624 96 634 60 622Z', 1.4), KEY, 5),
    path(smooth(BULB), CREAM),
    drawn(smooth(BULB), KEY, 4),
  );
}

/** As tall as his finger is long, on her toes. */
function mother(scene: Scene): void {
  const shape = (list: string, ink: string, width = 5): string => {
    const d = smooth(closedCurve(list));
    return path(d, ink) + drawn(d, KEY, width);
  };
  scene.add(
    path(smooth(closedCurve('60,1092 130,1082 230,1090 250,1102 160,1112 70,1106')), KEY),
    shape('116,1092 124,1040 146,1040 144,1090 160,1098 114,1098', CREAM, 4),
    shape('156,1090 158,1036 178,1036 178,1084 196,1094 154,1098', CREAM, 4),
    // Dress and apron.
    shape(
      '130,846 156,836 180,846 190,880 186,920 204,984 220,1050 160,1064 92,1054 108,984 122,926 118,880',
      RED,
    ),
    shape('176,880 190,920 200,980 212,1040 176,1050 168,980 166,920', CREAM, 4),
    // The arm and the bowl.
    shape('150,862 176,866 204,906 236,920 262,914 268,928 240,944 200,936 162,904', RED, 4.5),
    shape('258,908 280,902 288,914 276,926 262,928', CREAM, 3.5),
    shape('246,896 322,890 316,916 296,932 272,932 254,918', OCHRE, 5),
    path(gouge(trace('248,896 284,902 320,892'), 4), CREAM),
    path(gouge(trace('276,884 266,860 284,836 276,808'), 5), KEY),
    // Head turned up to him.
    group(
      { transform: 'rotate(-24 160 840)' },
      shape(
        '146,842 148,822 142,806 148,784 166,772 186,774 196,786 204,796 198,804 198,814 190,822 178,824 176,842',
        CREAM,
        4.5,
      ),
      path(
        smooth(
          closedCurve('144,826 130,808 132,780 152,762 178,762 190,776 172,784 166,800 158,806 158,822'),
        ),
        KEY,
      ),
      path(smooth(closedCurve('122,792 108,784 108,764 124,756 138,764 138,784')), KEY),
      path(gouge(trace('184,792 190,790 194,792'), 3) + gouge(trace('190,812 196,811 198,810'), 2.4), KEY),
    ),
    path(gouge(trace('150,900 146,960 130,1040'), 4) + gouge(trace('126,930 120,980 108,1040'), 3.4), KEY),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [CREAM, OCHRE, RED, BLUE, KEY], shift: trace('0,0 2,-1 -2,2 1,1 0,0') },
  paint,
});
