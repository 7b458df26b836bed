/** A study of the other views: a cut house over cut ground, a sea, and a street from above. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { path } from '../../../kit/markup.ts';
import { nth, times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { crowd, fromAbove } from '../../../motifs/figure/crowd.ts';
import { cobbles, roofAbove, treeAbove, umbrellaAbove } from '../../../motifs/places/above.ts';
import { sea } from '../../../motifs/places/sea.ts';
import { cutGround, cutHouse, root } from '../../../motifs/places/section.ts';
import { rowboat } from '../../../motifs/props.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 15, background: '#c8d4d0' });
  const S = (name: string) => scene.element(name);
  scene.add(
    sea(S('sea'), {
      y0: 120,
      y1: 420,
      colours: ['#7fb0b8', '#2f6f8a', '#123a5a'],
      crest: '#e8f4ee',
      glitter: { x: 600, colour: '#fff0c0' },
      rough: 0.6,
    }),
    rowboat(S('boat'), { x: 260, y: 330, colour: '#8a4a2c' }),
  );
  scene.add(
    crowd(S('crowd'), {
      y0: 400,
      y1: 470,
      rows: 3,
      n: 16,
      s0: 0.5,
      s1: 0.8,
      coats: ['#2f3a58', '#5a3a34', '#3a4a3e'],
      haze: '#8fb0b8',
    }),
  );
  const ground = trace('-20,800 140,790 300,804 460,794 620,806 820,796');
  scene.add(
    path('M-20 470H820V820H-20Z', '#d8dccb'),
    cutGround(
      S('ground'),
      ground.map(([x, y]) => [x, y] as const),
      { layers: ['#6a4a34', '#4f3628', '#3a2a24'], turf: '#6d8a4a', bottom: 960 },
    ),
    root(S('root'), [640, 800], { length: 70, width: 10, colour: '#a07a54' }).svg,
  );
  scene.add(
    cutHouse(S('house'), {
      box: [120, 560, 340, 236],
      floors: 3,
      rooms: [2, 3, 2],
      brick: '#a8604a',
      paper: (f, i) => nth(['#d8c48a', '#8fb0a0', '#c88a7a', '#a8a0c0'], (f * 2 + i) % 4),
      floorboard: '#6a4630',
      roof: '#5a4a58',
      roofHeight: 80,
    }).svg,
  );
  scene.add(
    cobbles(S('street'), [0, 960, 800, 240], { colour: '#7d7a86', joint: '#3c3a48', wet: '#c8d0e0' }),
    roofAbove(S('roof'), { x: 110, y: 1080, w: 190, d: 120, colour: '#a8553c', angle: 0.1 }),
    treeAbove(S('tree'), 680, 1080, 70, '#4f7a4a'),
  );
  scene.add(
    times(4, (i) =>
      umbrellaAbove(
        S('u' + i),
        270 + i * 84,
        1040 + (i % 2) * 80,
        34,
        nth(['#c8402e', '#2f4a78', '#35393f', '#e0b23c'], i),
        i,
      ),
    ),
    fromAbove(S('walker'), {
      x: 480,
      y: 1140,
      s: 1.2,
      facing: 0.6,
      coat: '#35405e',
      hat: '#241f2c',
      brim: 15,
    }),
  );
  return scene;
}

export default card({ finish: gouache, grade: { radius: 3 }, paint });
