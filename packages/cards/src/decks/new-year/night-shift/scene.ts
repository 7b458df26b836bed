/** N41: before the town is up a snowplough clears the night away; it lies heaped with its stars, its moon and one sleeper. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, running, sew } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, traceCurve } from '../../../kit/curves.ts';
import { times, trace, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { feltPlough } from '../../../motifs/felt-plough.ts';
import { nightHeap } from '../../../motifs/felt-night-heap.ts';

const [DAWN, LIGHT, SNOW, ROOF] = ['#eeb59c', '#f8dcb4', '#f5f1ea', '#fbf8f2'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 4141, background: DAWN });
  dawn(scene);
  town(scene);
  ground(scene);
  scene.add(nightHeap(scene.element('heap')), feltPlough(scene.element('plough')));
  leavings(scene);
  return scene;
}

function dawn(scene: Scene): void {
  const S = scene.element('dawn');
  scene.add(
    felt(S, closedCurve('300,640 420,600 560,616 700,580 860,600 860,1100 300,1100'), LIGHT, { height: 0.4 }),
    wool(S.element('glow'), closedCurve('400,470 560,440 840,420 840,640 560,640 400,650'), '#f9cfa8', {
      n: 700,
      length: 46,
      opacity: 0.35,
    }),
    sew(
      S.element('birds'),
      [
        traceCurve('708,510 718,502 726,512', 5),
        traceCurve('726,512 736,502 746,508', 5),
        traceCurve('648,556 656,550 662,558', 5),
        traceCurve('662,558 670,550 678,555', 5),
      ],
      '#5b4a5e',
      { width: 3 },
    ),
  );
}

/** Houses with their shutters closed; in one somebody is up. */
function town(scene: Scene): void {
  const house = (x: number, w: number, h: number, wall: string, lit: boolean): void => {
    const S = scene.element(`house ${x}`);
    const [t, m] = [880 - h, x + w / 2];
    scene.add(
      felt(S, trace(`${x},900 ${x},${t} ${m},${t - w * 0.5} ${x + w},${t} ${x + w},900`), wall, {
        height: 1.2,
      }),
      felt(
        S.element('roof'),
        closedCurve(
          `${x - 8},${t + 8} ${m - w * 0.22},${t - w * 0.36} ${m},${t - w * 0.56} ${m + w * 0.24},${t - w * 0.34} ${x + w + 8},${t + 8} ${x + w * 0.8},${t + 2} ${m},${t - w * 0.36} ${x + w * 0.2},${t + 2}`,
          6,
        ),
        ROOF,
        { height: 1.4 },
      ),
      felt(
        S.element('pane'),
        trace(`${m - 10},${t + 16} ${m + 9},${t + 15} ${m + 9},${t + 42} ${m - 10},${t + 42}`),
        lit ? '#f6cf6a' : '#7d6470',
        { height: 0.3 },
      ),
      sew(
        S,
        lit
          ? [
              [
                [m, t + 17],
                [m, t + 41],
              ],
            ]
          : [
              [
                [m - 8, t + 24],
                [m + 7, t + 24],
              ],
              [
                [m - 8, t + 33],
                [m + 7, t + 33],
              ],
            ],
        adjust(wall, { dL: -0.12 }),
        { width: 2.4 },
      ),
    );
  };
  house(452, 66, 128, '#b9707a', false);
  house(530, 74, 176, '#9c86a0', true);
  house(606, 60, 150, '#c98f76', false);
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  scene.add(
    felt(S, closedCurve('-60,1000 200,960 460,880 640,866 860,880 860,1260 -60,1260'), SNOW, { height: 1.6 }),
    sew(S, running(S, traceCurve('500,1120 640,1112 820,1118'), 15, 10), '#b9c2d6', { width: 4 }),
    sew(
      S.element('second'),
      running(S.element('second'), traceCurve('440,1168 620,1156 820,1164'), 15, 10),
      '#b9c2d6',
      { width: 4 },
    ),
  );
}

/** What the blade missed. */
function leavings(scene: Scene): void {
  const S = scene.element('leavings');
  const foot = '-60,1090 60,1070 180,1090 300,1076 400,1090 440,1110 450,1140 420,1180 480,1260 -60,1290';
  const four = (x: number, y: number, r: number): Points[] =>
    times(4, (i): Points => {
      const a = 0.2 + (i / 4) * Math.PI;
      return [
        [x - Math.cos(a) * r, y - Math.sin(a) * r],
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
      ];
    });
  scene.add(
    felt(S, closedCurve(foot), SNOW, { height: 2.2 }),
    felt(
      S.element('crumbs'),
      [
        '520,1150 534,1144 540,1156 530,1164',
        '610,1182 622,1178 628,1188 616,1194',
        '470,1118 480,1114 486,1122 478,1128',
        '700,1140 708,1136 714,1143 706,1148',
      ].map((l) => closedCurve(l, 5)),
      '#2f4180',
      { height: 1 },
    ),
    four(664, 1170, 13)
      .map((one, i) => sew(S.element(`star ${i}`), [one], '#e3a93a', { width: 4 }))
      .join(''),
    sew(
      S.element('edge'),
      backStitch(S.element('edge'), traceCurve('60,1112 180,1116 300,1104 390,1112'), 9),
      '#b9c2d6',
      { width: 3.6 },
    ),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.14, seed: 41, lamp: { at: [680, 720], reach: 360, gain: 0.12 } },
  paint,
});
