/** A study: the smallest complete gouache scene, to copy from. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cumulus } from '../../../kit/clouds.ts';
import { oklch } from '../../../kit/colour.ts';
import { grass, heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { form } from '../../../kit/materials.ts';
import { times } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { moon, sky, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 7, background: oklch(0.2, 0.05, 265) });
  scene.add(
    sky(scene.element('sky'), [oklch(0.2, 0.07, 275), oklch(0.36, 0.09, 270), oklch(0.62, 0.1, 40)], {
      y1: 900,
    }),
  );
  scene.add(stars(scene.element('stars'), { box: [0, 0, 800, 500] }));
  scene.add(moon(scene.element('moon'), 560, 260, 80));
  scene.add(
    cumulus(scene.element('cloud'), {
      x: 220,
      y: 460,
      w: 380,
      h: 120,
      base: '#59527a',
      lit: '#f0d8c0',
      shade: '#2d2a50',
      angle: -30,
    }),
  );
  const far = scene.element('far hills');
  scene.add(
    hill(far, ridge(far, { y: 800, amplitude: 120 }), { top: '#4a4a78', bottom: '#2c3055', lit: '#d8b8a0' }),
  );
  scene.add(mist(scene.element('mist'), { y: 860, h: 160, colour: '#c8a8b0', opacity: 0.4 }));
  const near = scene.element('near hill');
  const crest = ridge(near, { y: 980, amplitude: 80, frequency: 0.003 });
  scene.add(hill(near, crest, { top: '#24304a', bottom: '#0e1424', lit: '#8a90c0' }));
  const wood = scene.element('wood');
  scene.add(
    times(9, (i) =>
      pine(wood, 60 + i * 34, heightAt(crest, 60 + i * 34) + 8, 120 + wood.rng.range(-40, 60), {
        dark: '#101a2a',
        light: '#4a6a80',
        lightSide: 1,
      }),
    ),
  );
  const lantern = scene.element('lantern');
  const [lx, ly] = [560, heightAt(crest, 560) - 60];
  scene.add(
    glow(lantern, lx, ly, 160, '#ffc060', 0.8),
    path(
      `M${lx - 14} ${ly + 18}C${lx - 20} ${ly} ${lx - 12} ${ly - 20} ${lx} ${ly - 22}C${lx + 14} ${ly - 20} ${lx + 18} ${ly} ${lx + 14} ${ly + 18}Z`,
      '#ffd890',
      `filter="${form(lantern, { angle: -60, size: 8, shade: '#8a4a20', light: '#fff4d0', lightSize: 3 })}"`,
    ),
    brushLine(
      lantern,
      [
        [lx, ly + 18],
        [lx - 2, ly + 40],
        [lx, ly + 70],
      ],
      2.4,
      '#2a1a18',
    ),
    ellipse(lx, ly, 5, 7, '#fffbe8'),
  );
  scene.add(grass(scene.element('grass'), crest, { colour: '#2a3a4a', n: 300 }));
  return scene;
}

export default card({ finish: gouache, paint });
