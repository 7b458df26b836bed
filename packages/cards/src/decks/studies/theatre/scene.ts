/** A study of the theatre set: a paper moon between painted hills. */
import { card } from '../../../finishes/finish.ts';
import { boards, curtain, footlights, spotlight, stageFlat, theatre } from '../../../finishes/theatre.ts';
import { closedBelow, ridge } from '../../../kit/land.ts';
import { line, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 6, background: '#0c0a14' });
  const drop = scene.element('backdrop');
  scene.add(
    stageFlat(drop, trace('60,120 740,120 740,860 60,860'), '#3d5a86', {
      gap: 4,
      painted: times(40, () =>
        path(
          `M${drop.rng.range(70, 730)} ${drop.rng.range(140, 600)}l3 -9 3 9 9 3 -9 3 -3 9 -3 -9 -9 -3Z`,
          '#e8d9a0',
          'opacity=".7"',
        ),
      ),
    }),
  );
  const moon = scene.element('moon');
  const disc = times(40, (i): Point => [
    470 + Math.cos((i / 40) * TAU) * 110,
    330 + Math.sin((i / 40) * TAU) * 110,
  ]);
  scene.add(
    line('M440 100L440 240M500 100L500 240', '#1a1420', 2.4),
    stageFlat(moon, disc, '#efdca6', { gap: 26, edge: [7, -4] }),
  );
  for (const [name, y, amplitude, colour, offset] of [
    ['far', 620, 130, '#4f7a78', 1],
    ['middle', 720, 90, '#3f6a52', 5],
    ['near', 810, 60, '#6d7a3a', 9],
  ] as const) {
    const S = scene.element(name);
    scene.add(
      stageFlat(
        S,
        closedBelow(S, ridge(S, { y, amplitude, x0: 40, x1: 760, offset, frequency: 0.006 }), 900),
        colour,
        { gap: 20 },
      ),
    );
  }
  scene.add(boards(scene.element('boards'), { y0: 880, colour: '#7a5436' }));
  scene.add(
    spotlight(scene.element('spot'), [640, 60], { x: 330, y: 960, rx: 170, ry: 46 }, '#fff0c8', 0.45),
  );
  const left = scene.element('left curtain');
  scene.add(
    curtain(left, { x0: -20, x1: 300, top: -10, bottom: 1010, colour: '#8e1f2c', pull: 0.62, side: -1 }),
  );
  scene.add(
    curtain(scene.element('right curtain'), {
      x0: 500,
      x1: 820,
      top: -10,
      bottom: 1010,
      colour: '#8e1f2c',
      pull: 0.62,
      side: 1,
    }),
  );
  scene.add(
    curtain(scene.element('valance'), {
      x0: -20,
      x1: 820,
      top: -20,
      bottom: 130,
      colour: '#7c1825',
      folds: 13,
    }),
  );
  scene.add(footlights(scene.element('footlights'), { y: 1120, colour: '#ffcf7a' }));
  return scene;
}

export default card({ finish: theatre, paint });
