/** A queen spoons into a palace of cake. In the hole she has eaten sits a smaller queen at a smaller cake, and she looks up. Light from the left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { moved, path } from '../../../kit/markup.ts';
import { rectangle } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { cakePalace, morsel } from '../../../motifs/cake-palace.ts';
import type { Feeling } from '../../../motifs/face/feelings.ts';
import { queen, type QueenOptions } from '../../../motifs/queen.ts';

/** The first dark, the second lamplit, the third dark again. */
const ROOMS = [
  ['#3a6a62', '#1f4146', '#0f242c'],
  ['#ffd98c', '#e39a4a', '#8a4030'],
  ['#3a6a62', '#1f4146', '#0f242c'],
] as const;
const SMALLER = 0.27;

const GREEDY: Feeling = {
  brows: { inner: 1.2, arch: 2.2, outer: 1, knit: 0 },
  lids: { upper: 0.7, lower: 0.16 },
  play: { cornerOut: 0.6, cornerUp: 1.8, open: 0.5, cheeksUp: 0.35, pressedLips: 0 },
};
const NOTICING: Feeling = {
  brows: { inner: 3.2, arch: 2.6, outer: 0.6, knit: 0.15 },
  lids: { upper: 1.1, lower: 0.05 },
  play: { cornerOut: 0, cornerUp: -0.2, open: 1.8, cheeksUp: 0, pressedLips: 0 },
};
const SPOON = [474, 742] as const;
type Look = Omit<QueenOptions, 'spoon' | 'coarse'>;
const LARGE: Look = { feeling: GREEDY, looksAt: [330, 840], pitch: 18, roll: 6 };
const SMALL: Look = { feeling: NOTICING, looksAt: [700, -300], pitch: -4, roll: -6 };

function paint(): Scene {
  const scene = new Scene({ seed: 222, background: ROOMS[0][2] });
  scene.add(atTable(scene.element('table'), 0));
  return scene;
}

/** The whole picture, which stands in itself. */
function atTable(S: Easel, depth: 0 | 1 | 2): string {
  const [far, wall, near] = ROOMS[depth];
  const { body, hand } = queen(S.element('queen'), {
    ...(depth === 1 ? SMALL : LARGE),
    spoon: [...SPOON, 120],
    coarse: 1 + depth,
  });
  const inside =
    depth < 2
      ? moved(
          { x: 338 - 392 * SMALLER, y: 718, s: SMALLER },
          atTable(S.element('smaller'), (depth + 1) as 1 | 2),
        )
      : '';
  return [
    `<rect x="-800" y="-800" width="2400" height="2800" fill="${S.radialAt([far, [0.5, wall], near], 300, 300, 800)}"/>`,
    strokes(S, {
      region: [0, 0, 800, 1200],
      n: 260,
      length: 120,
      width: 22,
      angle: 1.4,
      colour: far,
      opacity: [0.04, 0.14],
    }),
    body,
    cloth(S.element('cloth'), near),
    cakePalace(S.element('cake'), inside),
    hand,
    morsel(S.element('morsel'), ...SPOON),
  ].join('');
}

/** The table, which hides where her gown ends. */
const cloth = (S: Easel, near: Colour): string =>
  path(
    wobblyPolygon(S, rectangle(-20, 1010, 820, 1220)),
    S.linearAt([mix(near, '#7a3040', 0.5), mix(near, '#3a1428', 0.6)], 0, 1010, 500, 1200),
  );

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.25 }, paint });
