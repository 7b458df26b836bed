/** Ranks (for N45): two armies of snowmen face each other; between them the first flower has come up, and the sun behind them all. */
import { card } from '../../../finishes/finish.ts';
import { GOLD, bare, breath, cobalt, cobaltLine, gzhel, loaded, smear } from '../../../finishes/gzhel.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { snowdrop } from '../../../motifs/gzhel-garden.ts';
import { snowman, type Helmet, type Snowman } from '../../../motifs/gzhel-snowman.ts';

const SUN: Point = [404, 372];
const HORIZON = 440;

function paint(): Scene {
  const scene = new Scene({ seed: 4545, background: '#ffffff' });
  sky(scene);
  field(scene);
  armies(scene);
  flower(scene);
  return scene;
}

/** Clouds like drawn-up curtains, and a small gold sun between them. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(breath(S, closedCurve('-20,-20 820,-20 820,300 640,340 400,250 160,340 -20,300'), 0.55, 90));
  const clouds: readonly (readonly [string, number, number])[] = [
    ['-30,90 120,60 260,110 340,190', 46, 0.8],
    ['830,70 690,50 560,100 470,180', 46, 0.8],
    ['-30,200 90,180 200,220 290,290', 36, 0.6],
    ['830,190 720,170 600,220 520,290', 36, 0.6],
    ['-30,300 60,286 150,310 220,350', 24, 0.45],
    ['830,296 750,280 660,310 590,350', 24, 0.45],
  ];
  scene.add(
    clouds.map(([list, w, load]) =>
      loaded(S, trace(list), w, {
        from: load,
        to: 0.04,
        side: list.startsWith('-') ? 1 : -1,
        thin: 0.05,
        bristle: 0.4,
      }),
    ),
    times(13, (i) => {
      const a = Math.PI + (i / 12) * Math.PI;
      const [r0, r1] = [50, i % 2 ? 76 : 92];
      const at = (r: number): Point => [SUN[0] + Math.cos(a) * r, SUN[1] + Math.sin(a) * r];
      return cobaltLine(S, [at(r0), at((r0 + r1) / 2), at(r1)], 4, { colour: GOLD });
    }),
    path(
      smooth(
        times(22, (i): Point => [
          SUN[0] + Math.cos((i / 22) * 6.283) * 36,
          SUN[1] + Math.sin((i / 22) * 6.283) * 36,
        ]),
      ),
      GOLD,
    ),
    cobaltLine(
      S,
      times(23, (i): Point => [
        SUN[0] + Math.cos((i / 22) * 6.283) * 36,
        SUN[1] + Math.sin((i / 22) * 6.283) * 36,
      ]),
      2.2,
      { straight: true, press: () => 1 },
    ),
  );
}

/** The strip between them, bare. */
function field(scene: Scene): void {
  const S = scene.element('field');
  const land = closedCurve('-20,450 200,436 404,426 600,436 820,448 820,1240 -20,1240');
  scene.add(
    bare(land),
    cobaltLine(S, trace('-20,450 200,436 404,427 600,436 820,448'), 2.2, { load: 0.6 }),
    [
      '250,520 330,512 400,516',
      '560,560 480,548 420,556',
      '210,700 320,680 400,690',
      '600,740 500,716 420,730',
      '160,960 280,930 380,944',
      '660,960 560,934 450,950',
      '240,1120 330,1096 420,1104',
      '600,1130 520,1104 450,1116',
    ].map((list, i) =>
      loaded(S, trace(list), 8 + i * 2, {
        from: 0.3,
        to: 0.02,
        side: list.startsWith('2') || list.startsWith('1') ? 1 : -1,
        thin: 0,
      }),
    ),
  );
}

const HELMETS: readonly Helmet[] = ['bucket', 'pot', 'pan', 'hat', 'bucket', 'pan', 'pot', 'bucket'];
const ARMS = ['broom', 'fork', 'spade', 'broom', 'none', 'fork', 'broom', 'spade'] as const;

/** Row behind row, from the horizon to the edge of the card. */
function armies(scene: Scene): void {
  const S = scene.element('armies');
  const ranks = 8;
  const men: (Snowman & { name: string })[] = [];
  times(ranks, (r) => {
    const t = (r / (ranks - 1)) ** 1.5;
    const s = lerp(0.16, 1.25, t);
    const y = lerp(HORIZON + 40, 1110, t);
    const gap = lerp(92, 214, t);
    for (const flip of [1, -1] as const)
      times(r > 5 ? 2 : 4, (k) => {
        const x = SUN[0] - flip * (gap + k * 190 * s + (flip > 0 ? 0 : 10 * t) + S.rng.gauss(0, 5 * s));
        men.push({
          name: `${r} ${flip} ${k}`,
          x,
          y: y + S.rng.gauss(0, 5 * s) - k * 6 * s,
          s: s * S.rng.range(0.92, 1.06) * (flip > 0 ? 1 : 0.97),
          flip,
          helmet: HELMETS[(r * 3 + k * 2 + (flip > 0 ? 0 : 3)) % HELMETS.length] ?? 'pan',
          arm: ARMS[(r * 2 + k + (flip > 0 ? 0 : 3)) % ARMS.length] ?? 'none',
          far: (1 - t) * 0.8,
          thaw: r === ranks - 1 && k === 0 ? (flip > 0 ? 0.9 : 0.5) : 0,
        });
      });
  });
  men.sort((a, b) => a.y - b.y || Math.abs(b.x - SUN[0]) - Math.abs(a.x - SUN[0]));
  scene.add(
    men
      .filter(({ x }) => x > -120 && x < 920)
      .map((man) => shadow(scene, man) + snowman(S.element(man.name), man)),
  );
}

/** Light comes from behind: each stands in its own blue. */
function shadow(scene: Scene, { x, y, s = 1, name }: Snowman & { name: string }): string {
  const S = scene.element('shadow ' + name);
  return loaded(
    S,
    [
      [x - 90 * s, y - 2],
      [x, y + 10 * s],
      [x + 100 * s, y],
    ],
    16 * s,
    { from: 0.5, to: 0.2, side: -1, thin: 0.1, press: (t) => Math.sin(Math.PI * t) ** 0.6 },
  );
}

/** It has thawed a place for itself. */
function flower(scene: Scene): void {
  const S = scene.element('flower');
  const earth = closedCurve('330,1010 366,990 420,986 468,998 482,1018 440,1036 372,1034');
  scene.add(
    smear(S, earth, { angle: 90, from: 1, to: 0.5, bristle: 0.3 }),
    cobaltLine(S, [...earth, earth[0] ?? [0, 0]], 2.4, { straight: true, press: () => 1 }),
    snowdrop(S, 404, 1014, 176, 28),
    path(smooth(closedCurve('352,1012 360,1006 366,1012 358,1017')), cobalt(0.3)),
  );
}

export default card({ finish: gzhel, paint });
