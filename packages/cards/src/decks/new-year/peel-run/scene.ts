/** N03: a mandarin as big as a hill, its peel a run for sledges; somebody larger also likes winter fruit. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { closedCurve } from '../../../kit/curves.ts';
import { closedBelow, heightAt, hill, ridge } from '../../../kit/land.ts';
import { softShadow } from '../../../kit/light.ts';
import { ellipse, line, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { times } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { pine } from '../../../kit/trees.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { onSlide, peeledMandarin, type MandarinPaint } from '../../../motifs/peeled-mandarin.ts';
import { sledger, type SledgerOptions } from '../../../motifs/sledger.ts';
import { waxwing } from '../../../motifs/waxwing.ts';

const P = {
  high: oklch(0.77, 0.075, 220),
  sky: oklch(0.89, 0.055, 205),
  low: oklch(0.97, 0.03, 95),
  snow: oklch(0.97, 0.012, 220),
  blue: oklch(0.83, 0.045, 250),
  deep: oklch(0.62, 0.085, 272),
  fir: oklch(0.5, 0.06, 190),
};
const FRUIT: MandarinPaint = {
  flesh: [
    oklch(0.45, 0.15, 30),
    oklch(0.58, 0.175, 40),
    oklch(0.69, 0.18, 51),
    oklch(0.78, 0.165, 62),
    oklch(0.87, 0.12, 76),
    oklch(0.96, 0.06, 90),
  ],
  pith: [oklch(0.62, 0.08, 300), oklch(0.78, 0.05, 10), oklch(0.91, 0.045, 78), oklch(0.985, 0.025, 95)],
  rind: [oklch(0.44, 0.15, 30), oklch(0.6, 0.185, 41), oklch(0.72, 0.195, 50), oklch(0.83, 0.16, 66)],
  leaf: [oklch(0.33, 0.07, 155), oklch(0.48, 0.11, 145), oklch(0.64, 0.14, 135), oklch(0.84, 0.11, 120)],
  thread: oklch(0.96, 0.03, 88),
};
const [TEAL, PLUM, MUSTARD, NAVY, RED] = ['#2f7f86', '#7c3f74', '#d9a63a', '#3a4f93', '#c8382e'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 303, background: P.sky });
  land(scene);
  const fruit = peeledMandarin(scene.element('mandarin'), FRUIT);
  scene.add(
    softShadow(scene, 420, 716, 260, 30, P.deep, 0.9),
    fruit.behind,
    fruit.run,
    fruit.fruit,
    drift(scene.element('drift')),
  );
  scene.add(waxwing(scene.element('bird'), { x: 336, y: 262, s: 0.92, hat: RED }));
  riders(scene);
  walker(scene);
  return scene;
}

function land(scene: Scene): void {
  const S = scene.element('land');
  const far = ridge(S, { y: 500, amplitude: 70, frequency: 0.005 });
  const near = ridge(S, { y: 628, amplitude: 34, frequency: 0.004, offset: 7 });
  const field = closedBelow(S, near);
  const light = new Tone(0.82)
    .fill(closedCurve('-40,700 160,690 380,720 560,700 840,640 840,800 600,860 300,800 -40,860'), 0.55, {
      soft: 50,
      amount: 0.7,
    })
    .fill(closedCurve('330,690 520,690 700,660 840,660 840,800 720,812 520,790 380,760'), 0.16, {
      soft: 22,
      amount: 0.85,
    })
    .fill(closedCurve('-40,1010 120,1060 260,1160 300,1240 -40,1240'), 0.42, { soft: 60, amount: 0.8 })
    .fill(closedCurve('420,900 640,880 840,850 840,960 640,1000 500,970'), 0.95, { soft: 40, amount: 0.8 });
  scene.add(
    sky(S, [P.high, [0.22, P.sky], [0.46, P.low], P.low], { n: 900, angle: -0.1 }),
    hill(S, far, { top: mix(P.blue, P.sky, 0.45), bottom: P.snow, y1: 620 }),
    times(26, (i) => {
      const x = (i * 97 + 13) % 800;
      return pine(S, x, heightAt(far, x) + 6 + ((i * 37) % 40), 26 + ((i * 29) % 18), {
        dark: mix(P.fir, P.blue, 0.45),
        light: mix(P.fir, P.sky, 0.6),
        snow: P.snow,
      });
    }),
    modelled(S.element('field'), field, {
      tone: light,
      colours: [P.deep, mix(P.deep, P.blue, 0.6), P.blue, P.snow, oklch(0.99, 0.015, 90)],
      flow: (x, y) => 0.18 * Math.sin(x / 170 + y / 120),
      length: 80,
      width: 8,
      uneven: 0.12,
      spread: 0.1,
    }),
    [
      [36, 664, 74],
      [78, 690, 96],
      [770, 640, 66],
      [18, 720, 60],
    ].map(([x = 0, y = 0, h = 0]) =>
      pine(S, x, y, h, { dark: P.fir, light: mix(P.fir, P.low, 0.4), snow: P.snow }),
    ),
  );
}

/** It stands in it. */
function drift(S: Easel): Mark {
  const snow = closedCurve('286,716 330,700 384,706 440,698 500,706 560,696 580,714 520,728 420,734 330,730');
  return modelled(S, snow, {
    tone: new Tone(0.5).round(snow, { from: -120, before: 40, size: 16, dark: 0.2 }),
    colours: [P.deep, P.blue, P.snow],
    flow: 0,
    length: 26,
    width: 4,
  });
}

function riders(scene: Scene): void {
  const put = (
    name: string,
    t: number,
    across: number,
    o: Omit<SledgerOptions, 'x' | 'y'>,
    size: number,
  ): void => {
    const { at, scale } = onSlide(t, across);
    scene.add(sledger(scene.element(name), { ...o, x: at[0], y: at[1], s: size * scale }));
  };
  put(
    'first',
    0.245,
    0.5,
    { coat: NAVY, hat: MUSTARD, scarf: '#f3e6cf', arms: 'up', flip: -1, tilt: 2 },
    0.52,
  );
  put(
    'second',
    0.335,
    0.5,
    { coat: PLUM, hat: '#e9dcc6', scarf: MUSTARD, arms: 'hold', flip: -1, tilt: -2 },
    0.5,
  );
  put('third', 0.655, 0.55, { coat: TEAL, hat: PLUM, scarf: '#f3e6cf', arms: 'up', flip: -1, tilt: 3 }, 0.56);
  put('fourth', 1.4, 0.55, { coat: MUSTARD, hat: TEAL, scarf: NAVY, arms: 'hold', flip: -1, tilt: -6 }, 0.62);
  put('hatless', 1.82, 0.5, { coat: NAVY, scarf: RED, arms: 'back', tilt: 21 }, 0.86);
}

/** Somebody walks up again, the sledge on its rope. */
function walker(scene: Scene): void {
  const S = scene.element('walker');
  scene.add(
    ellipse(690, 1010, 34, 5, P.deep, 'opacity=".5"'),
    figure(S, {
      x: 682,
      y: 1008,
      s: 0.74,
      flip: 1,
      view: 'side',
      pose: 'pull',
      build: 'child',
      garment: 'jacket',
      hat: 'bobble',
      colours: {
        coat: PLUM,
        hat: '#efe2cc',
        scarf: TEAL,
        trousers: '#3c4470',
        boots: '#33263a',
        skin: '#f0c19a',
      },
      angle: -130,
      shade: '#2a2252',
      light: '#fff3dc',
    }).svg,
    line('M664 968Q640 990 622 998', '#6a4a3c', 1.6),
    path('M580 1000H624L628 994H580Z', '#9a5c34'),
    line('M584 1008H620', '#33263a', 2.4),
    line('M590 1000V1008M614 1000V1008', '#33263a', 2),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.1 }, paint });
