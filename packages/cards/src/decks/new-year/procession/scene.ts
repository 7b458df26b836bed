/** N27: white geese in candle crowns file through the darkest wood, and the trees lean in to warm themselves. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import { GROUND, lacquer, rule, type Tones } from '../../../finishes/lacquer.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { drift } from '../../../motifs/lacquer-shapes.ts';
import { bareTree, type BareTree } from '../../../motifs/lacquer-trees.ts';
import { flame, fox, goose, type GooseOptions } from '../../../motifs/lacquer-geese.ts';

const SPRUCE: Tones = ['#0a1a1a', '#12302d', '#2f5f50'];
const NIGHT: Tones = ['#0c1022', '#161e3e', '#34467c'];
const BARK: Tones = ['#1d100b', '#3a2015', '#6d4327'];
const SNOW: Tones = ['#10162e', '#202c58', '#8c9cc4'];
const DIM: Tones = ['#6f6458', '#b0a088', '#d8c8a6'];

function paint(): Scene {
  const scene = new Scene({ seed: 2727, background: GROUND });
  farWood(scene);
  far(scene);
  middle(scene);
  nearWood(scene);
  near(scene);
  frame(scene);
  return scene;
}

function farWood(scene: Scene): void {
  const S = scene.element('far wood');
  const to: Point = [420, 470];
  const trees: readonly BareTree[] = [
    { trunk: '330,600 322,430 352,290 338,180 372,110', width: 22, tones: NIGHT, to, reach: 110, start: 0.3 },
    { trunk: '556,600 560,440 530,320 548,190 520,130', width: 26, tones: NIGHT, to, reach: 120, start: 0.3 },
    { trunk: '232,640 224,470 250,330 226,190 290,80', width: 38, tones: SPRUCE, to, reach: 170 },
    { trunk: '664,670 650,500 680,330 634,200 590,96', width: 42, tones: SPRUCE, to, reach: 190, boughs: 7 },
  ];
  scene.add(trees.map((one, i) => bareTree(S.element(`tree ${i}`), one)));
}

const bird = (S: Easel, name: string, o: GooseOptions): string =>
  warmth(S, o.x + (o.flip ?? 1) * -45 * (o.s ?? 1), o.y - 260 * (o.s ?? 1), 150 * (o.s ?? 1)) +
  goose(S.element(name), o);

/** The air round a flame. */
const warmth = (S: Easel, x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, S.radialAt(fading('#f2a63c', 0.42, [0.35, 0.17], 0), x, y, r));

function far(scene: Scene): void {
  const S = scene.element('far geese');
  scene.add(
    drift(S, trace('-20,600 120,572 250,560 330,548 420,556 520,546 620,562 720,576 840,566'), 260, {
      tones: NIGHT,
      lines: 3,
    }),
    times(4, (i) => flame(S, 560 + i * 15, 548 - i * 4, 0.5 - i * 0.07)),
    bird(S, 'a', { x: 476, y: 560, s: 0.3, neck: 'proud', candles: 3, tones: DIM }),
    bird(S, 'b', { x: 404, y: 572, s: 0.35, neck: 'forward', candles: 3, tones: DIM }),
    bird(S, 'c', { x: 318, y: 590, s: 0.42, neck: 'proud', candles: 3, tones: DIM }),
  );
}

function middle(scene: Scene): void {
  const S = scene.element('middle');
  scene.add(
    drift(S, trace('60,700 200,664 340,690 480,672 640,700 780,676'), 460, { tones: SNOW, lines: 5 }),
    drift(S.element('lower'), trace('-20,800 120,812 260,846 420,838 560,868 700,850 840,872'), 300, {
      tones: ['#10162e', '#1b254c', '#5f72a4'],
      lines: 6,
    }),
    drift(S.element('lowest'), trace('-20,930 140,906 300,928 460,914 620,940 840,914'), 240, {
      tones: ['#10162e', '#1d2852', '#6d80b2'],
      lines: 6,
    }),
    bird(S, 'd', { x: 214, y: 726, s: 0.56, flip: -1, neck: 'proud' }),
    warmth(S, 376, 620, 90),
    fox(S.element('fox'), { x: 322, y: 752, s: 0.84, flip: -1 }),
    bird(S, 'e', { x: 494, y: 762, s: 0.7, flip: -1, neck: 'forward' }),
    bird(S, 'f', { x: 630, y: 800, s: 0.8, flip: -1, neck: 'back' }),
  );
}

/** The ones that stand nearest have bowed lowest. */
function nearWood(scene: Scene): void {
  const S = scene.element('near wood');
  const trees: readonly BareTree[] = [
    {
      trunk: '84,1240 60,1000 96,760 52,520 86,300 180,160 290,150',
      width: 96,
      tones: BARK,
      to: [330, 700],
      reach: 250,
      boughs: 8,
      start: 0.42,
    },
    {
      trunk: '748,1240 770,1010 726,800 764,560 716,330 600,190 480,196',
      width: 104,
      tones: BARK,
      to: [500, 700],
      reach: 240,
      boughs: 8,
      start: 0.46,
    },
  ];
  scene.add(trees.map((one, i) => bareTree(S.element(`tree ${i}`), one)));
}

function near(scene: Scene): void {
  const S = scene.element('near');
  scene.add(
    drift(S, trace('-20,1030 150,1000 320,1032 500,1005 660,980 840,1016'), 360, { tones: SNOW, lines: 8 }),
    bird(S, 'g', { x: 652, y: 1074, s: 0.98, neck: 'bowed', candles: 0 }),
    bird(S, 'h', { x: 478, y: 1114, s: 1.12, neck: 'proud', candles: 5 }),
    bird(S, 'i', { x: 250, y: 1138, s: 1.3, neck: 'forward', candles: 5 }),
    gosling(S),
  );
}

/** All that was left over was a stub. */
function gosling(S: Easel): string {
  return (
    warmth(S, 380, 1036, 60) +
    goose(S.element('gosling'), {
      x: 400,
      y: 1150,
      s: 0.42,
      neck: 'proud',
      candles: 1,
      tones: ['#a06a22', '#dba846', '#f6dc92'],
    })
  );
}

function frame(scene: Scene): void {
  const S = scene.element('frame');
  scene.add(path('M-10 -10H810V1210H-10ZM34 34V1166H766V34Z', GROUND, 'fill-rule="evenodd"'), rule(S, 26));
}

export default card({ finish: lacquer, paint });
