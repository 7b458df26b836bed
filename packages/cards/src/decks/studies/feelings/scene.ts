/** One woman, eight feelings: brows and lids speak first, the mouth says the rest. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { ellipse, group } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { Scene } from '../../../kit/scene.ts';
import type { FeelingName } from '../../../motifs/face/feelings.ts';
import { portrait } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const PAPER = '#6f777c';

/** Feeling, yaw, pitch, roll, and where she looks (of the head's size). */
const FACES: readonly (readonly [FeelingName, number, number, number, number, number])[] = [
  ['calm', -22, 0, 0, -0.2, 0],
  ['grief', 24, 14, 8, 0.3, 1.6],
  ['rage', -8, 10, 0, 0, -0.2],
  ['tenderness', 32, 10, -10, 0.8, 0.8],
  ['fear', -34, -4, 4, 1.4, 0.2],
  ['laughter', 20, -8, -8, 0.2, 0],
  ['wonder', -26, -14, -4, -0.7, -1.6],
  ['weariness', 14, 8, 10, 0.4, 1],
];

function paint(): Scene {
  const scene = new Scene({ seed: 61, background: PAPER });
  FACES.forEach(([feeling, yaw, pitch, roll, lookX, lookY], i) => {
    const S = scene.element(feeling);
    const [x, y, size] = [212 + (i % 2) * 376, 160 + Math.floor(i / 2) * 292, 224];
    const { svg } = portrait(S, {
      x,
      y,
      size,
      yaw,
      pitch,
      roll,
      feeling,
      people: 'mediterranean',
      own: { bridge: -0.6, eyeWide: 0.3, eyeOpen: 0.1, chinWidth: -0.4 },
      hair: 'wavy',
      bust: 'deep',
      looksAt: [x + lookX * size, y + lookY * size],
      colours: { skin: complexion(0.2, 0.2), hair: '#6b3420', iris: '#566a4e', cloth: '#8a3d42' },
      light: { angle: -130, before: 36 },
      box: [x - size * 0.7, y - size * 0.66, size * 1.4, size * 1.3],
    });
    const fade = ellipse(
      x,
      y - size * 0.04,
      size * 0.62,
      size * 0.66,
      '#fff',
      `filter="${blur(S, size * 0.035)}"`,
    );
    scene.add(group({ mask: S.mask(fade) }, svg));
  });
  return scene;
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.14 }, paint });
