/** A study of heads: ages, peoples, hair, looks and feelings on one page of a sketchbook. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { blur } from '../../../kit/materials.ts';
import { ellipse, group } from '../../../kit/markup.ts';
import { Scene } from '../../../kit/scene.ts';
import { portrait, type PortraitOptions } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const PAPER = '#8b9296';

const HEADS: readonly PortraitOptions[] = [
  {
    x: 168,
    y: 196,
    size: 226,
    yaw: -32,
    pitch: 2,
    roll: -6,
    people: 'west african',
    hair: 'none',
    wrap: 'turban',
    bust: 'deep',
    feeling: 'calm',
    looksAt: [20, 260],
    colours: {
      skin: complexion(0.82, 0.1),
      hair: '#181214',
      cloth: '#7a2f3a',
      scarf: '#d59a2c',
      iris: '#3a2418',
    },
  },
  {
    x: 470,
    y: 150,
    size: 196,
    yaw: 36,
    pitch: -10,
    roll: 5,
    age: 'child',
    people: 'northern',
    hair: 'tousled',
    bust: 'round',
    feeling: 'wonder',
    looksAt: [640, 20],
    colours: { skin: complexion(0.08, -0.2), hair: '#9a5a26', cloth: '#4f6f86', iris: '#5a7a80' },
  },
  {
    x: 682,
    y: 196,
    size: 220,
    yaw: -86,
    pitch: 6,
    roll: 0,
    sex: 'man',
    people: 'mediterranean',
    hair: 'curls',
    bust: 'open collar',
    feeling: 'rage',
    own: { bridge: 1, noseOut: 0.1 },
    colours: { skin: complexion(0.36, 0.4), hair: '#2a1d1a', cloth: '#56684c', iris: '#3a2a1c' },
  },
  {
    x: 150,
    y: 560,
    size: 236,
    yaw: 40,
    pitch: 12,
    roll: 6,
    age: 'old',
    sex: 'man',
    people: 'northern',
    hair: 'receding',
    beard: 'long beard',
    bust: 'high',
    feeling: 'weariness',
    looksAt: [330, 760],
    colours: { skin: complexion(0.18, -0.1), hair: '#cfc8bc', cloth: '#3f4c58', iris: '#6a7a84' },
  },
  {
    x: 420,
    y: 548,
    size: 262,
    yaw: -16,
    pitch: 14,
    roll: -9,
    people: 'east asian',
    hair: 'long',
    bust: 'shawl',
    feeling: 'tenderness',
    looksAt: [330, 860],
    colours: { skin: complexion(0.16, 0.3), hair: '#1c181c', cloth: '#a65a4a', iris: '#2c1e18' },
  },
  {
    x: 676,
    y: 580,
    size: 228,
    yaw: -40,
    pitch: -4,
    roll: 7,
    age: 'old',
    people: 'andean',
    hair: 'plaits',
    bust: 'shawl',
    feeling: 'laughter',
    looksAt: [500, 560],
    colours: { skin: complexion(0.52, 0.3), hair: '#8d877e', cloth: '#b03a50', iris: '#2c1e18' },
  },
  {
    x: 150,
    y: 960,
    size: 236,
    yaw: 34,
    pitch: 16,
    roll: 8,
    people: 'south asian',
    hair: 'bun',
    bust: 'round',
    feeling: 'asleep',
    colours: { skin: complexion(0.48, 0.3), hair: '#171211', cloth: '#d08a4a', iris: '#2c1e18' },
  },
  {
    x: 420,
    y: 968,
    size: 206,
    yaw: 18,
    pitch: 0,
    roll: -4,
    age: 'child',
    people: 'west african',
    hair: 'locs',
    bust: 'round',
    feeling: 'fear',
    looksAt: [760, 900],
    colours: { skin: complexion(0.9, 0.1), hair: '#1b1517', cloth: '#7a8a52', iris: '#2a1a14' },
  },
  {
    x: 672,
    y: 972,
    size: 234,
    yaw: -30,
    pitch: 8,
    roll: -5,
    sex: 'man',
    people: 'east african',
    hair: 'cropped',
    beard: 'short beard',
    bust: 'open collar',
    feeling: 'grief',
    looksAt: [560, 1180],
    colours: { skin: complexion(0.7, 0.2), hair: '#1c1718', cloth: '#5b5470', iris: '#2a1a14' },
  },
];

function paint(): Scene {
  const scene = new Scene({ seed: 31, background: PAPER });
  HEADS.forEach((one, i) => scene.add(vignetted(scene, one, i)));
  return scene;
}

/** A head whose shoulders run out into the paper, as on a page of studies. */
function vignetted(scene: Scene, one: PortraitOptions, i: number): string {
  const S = scene.element('head ' + i);
  const { x, y, size } = one;
  const { svg } = portrait(S, { ...one, box: [x - size * 0.7, y - size * 0.86, size * 1.4, size * 1.74] });
  const fade = ellipse(
    x,
    y - size * 0.08,
    size * 0.55,
    size * 0.8,
    '#fff',
    `filter="${blur(S, size * 0.035)}"`,
  );
  return group({ mask: S.mask(fade) }, svg);
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.12 }, paint });
