/** D51: old skies are stored in an attic, rolled like carpets; one has come unrolled and floods the boards with sunset. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cumulus } from '../../../kit/clouds.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { between, times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { stars } from '../../../kit/sky.ts';
import { atticFloor, atticRoof } from '../../../motifs/attic.ts';
import { childBack } from '../../../motifs/child.ts';
import { rollEnd, standingRoll } from '../../../motifs/rolled-sky.ts';
import { restOfTheRoll, unrolledSky } from '../../../motifs/unrolled-sky.ts';

const P = {
  soot: oklch(0.15, 0.025, 50),
  dust: oklch(0.36, 0.05, 55),
  dustL: oklch(0.55, 0.07, 60),
  slate: oklch(0.34, 0.035, 270),
  lavender: oklch(0.62, 0.09, 300),
  plum: oklch(0.36, 0.09, 315),
  orange: oklch(0.74, 0.17, 52),
  peach: oklch(0.86, 0.11, 62),
  sun: oklch(0.96, 0.09, 85),
};

function paint(): Scene {
  const scene = new Scene({ seed: 5151, background: P.soot });
  attic(scene);
  pile(scene);
  scene.add(unrolledSky(scene.element('sky'), P));
  scene.add(restOfTheRoll(scene.element('roll'), P));
  clouds(scene);
  stormRolls(scene);
  nightRolls(scene);
  childOnTheStairs(scene);
  stair(scene);
  return scene;
}

function attic(scene: Scene): void {
  scene.add(atticRoof(scene.element('shell'), [scene.element('grain -1'), scene.element('grain 1')], P));
  scene.add(atticFloor(scene.element('floor'), P));
}

/** Rolls lying along the left wall, ends towards us. */
function pile(scene: Scene): void {
  const S = scene.element('pile');
  const lying: readonly (readonly [number, number, number, Colour, Colour])[] = [
    [196, 640, 30, oklch(0.6, 0.08, 230), oklch(0.85, 0.04, 220)],
    [150, 668, 38, P.plum, P.lavender],
    [168, 590, 32, oklch(0.55, 0.07, 200), oklch(0.8, 0.06, 190)],
    [84, 720, 52, oklch(0.45, 0.05, 250), oklch(0.75, 0.04, 240)],
    [100, 618, 44, oklch(0.66, 0.1, 20), oklch(0.88, 0.06, 40)],
    [-2, 808, 74, P.slate, oklch(0.62, 0.04, 270)],
    [20, 676, 58, oklch(0.5, 0.1, 300), oklch(0.8, 0.07, 310)],
  ];
  for (const [x, y, r, a, b] of lying) {
    const far = between([x, y], [300, 560], 0.62);
    scene.add(
      path(
        polygon([
          [x - r * 0.7, y - r * 0.72],
          [far[0] - r * 0.16, far[1] - r * 0.4],
          [far[0] + r * 0.2, far[1] - r * 0.3],
          [far[0] + r * 0.32, far[1] + r * 0.1],
          [far[0] + r * 0.2, far[1] + r * 0.34],
          [x + r * 0.72, y + r * 0.62],
        ]),
        mix(a, P.soot, 0.25),
        `filter="${form(S, { angle: 20, size: r * 0.5, shade: P.soot, light: P.peach, lightOpacity: 0.7, lightSize: 3, rough: 3 })}"`,
      ),
      rollEnd(S, { x, y, r, edge: mix(a, P.dust, 0.2), inner: b, dark: mix(a, P.soot, 0.6), c: P }),
    );
  }
}

/** Clouds escaping upwards, swallows in the light. */
function clouds(scene: Scene): void {
  const S = scene.element('clouds');
  scene.add(
    cumulus(S, {
      x: 270,
      y: 860,
      w: 210,
      h: 90,
      base: oklch(0.72, 0.11, 20),
      lit: P.sun,
      shade: P.plum,
      angle: -40,
      puffs: 18,
      opacity: 0.95,
    }),
    cumulus(scene.element('cloud 2'), {
      x: 566,
      y: 800,
      w: 170,
      h: 76,
      base: oklch(0.74, 0.12, 30),
      lit: P.sun,
      shade: P.plum,
      angle: -140,
      puffs: 16,
      opacity: 0.95,
    }),
    cumulus(scene.element('cloud 3'), {
      x: 500,
      y: 470,
      w: 120,
      h: 50,
      base: oklch(0.68, 0.1, 25),
      lit: P.peach,
      shade: P.plum,
      angle: 90,
      puffs: 12,
      opacity: 0.8,
    }),
    cumulus(scene.element('cloud 4'), {
      x: 340,
      y: 420,
      w: 90,
      h: 36,
      base: oklch(0.6, 0.08, 10),
      lit: P.orange,
      shade: P.plum,
      angle: 90,
      puffs: 10,
      opacity: 0.7,
    }),
    (
      [
        [400, 720, 1.1, 0.3],
        [350, 700, 0.8, -0.2],
        [478, 690, 0.9, 0.1],
        [430, 656, 0.6, 0.4],
        [520, 640, 0.7, -0.3],
      ] as const
    ).map(([x, y, s, a]) => path(farBird(x, y, s, 0.7, a), P.plum)),
    // shafts from the P.sun up into the rafters
    times(9, (i) => {
      const a = -2.5 + i * 0.23;
      return path(
        polygon([
          [446, 606],
          [446 + Math.cos(a - 0.045) * 800, 606 + Math.sin(a - 0.045) * 800],
          [446 + Math.cos(a + 0.045) * 800, 606 + Math.sin(a + 0.045) * 800],
        ]),
        S.radialAt(
          [
            [0, P.sun, 0.5],
            [0.5, P.orange, 0.16],
            [1, P.orange, 0],
          ],
          446,
          606,
          640,
        ),
        `style="mix-blend-mode:screen" filter="${blur(S, 5)}"`,
      );
    }),
    glow(S, 446, 600, 380, P.sun, 0.7, 0.4),
  );
  // motes
  scene.add(
    times(70, () => {
      const r = S.rng.range(0.8, 2.2);
      return ellipse(
        S.rng.range(150, 720),
        S.rng.range(150, 900),
        r,
        r,
        P.sun,
        `opacity="${S.rng.range(0.25, 0.8)}"`,
      );
    }),
  );
}

/** Rolls standing on the right. */
function stormRolls(scene: Scene): void {
  const S = scene.element('storm');
  scene.add(
    standingRoll(scene.element('noon'), {
      foot: [640, 770],
      top: [628, 470],
      w: 34,
      tones: [oklch(0.7, 0.07, 230), oklch(0.62, 0.1, 245), oklch(0.5, 0.11, 255)],
      c: P,
      weather: () =>
        times(5, (i) =>
          path(
            smooth(blob(612 + ((i * 37) % 60), 530 + i * 46, 22, 9, S.noise, 0.4)),
            '#ffffff',
            'opacity=".75"',
          ),
        ).join(''),
    }),
    standingRoll(S, {
      foot: [712, 860],
      top: [704, 440],
      w: 46,
      tones: [oklch(0.4, 0.03, 260), P.slate, oklch(0.24, 0.03, 275)],
      c: P,
      weather: () =>
        times(9, (i) =>
          path(
            smooth(blob(680 + ((i * 41) % 70), 500 + i * 40, 34, 18, S.noise, 0.4)),
            oklch(0.45, 0.03, 265),
            'opacity=".6"',
          ),
        ).join('') +
        line('M676 590L694 630L682 636L706 688L690 692L712 752', '#f4f0ff', 5) +
        line(
          'M676 590L694 630L682 636L706 688L690 692L712 752',
          oklch(0.8, 0.1, 290),
          12,
          `opacity=".5" filter="${blur(S, 4)}"`,
        ),
    }),
    glow(S, 708, 680, 110, oklch(0.8, 0.1, 290), 0.55),
    line(
      'M752 610q14 -8 10 -22M758 650q18 -2 20 -18M664 590q-14 -6 -12 -20M660 640q-16 2 -20 -12',
      oklch(0.88, 0.06, 290),
      2.4,
      'opacity=".6"',
    ),
    line('M700 440L690 410L702 406L694 372M712 440L724 416L716 412L728 390', '#f4f0ff', 3),
  );
}

function nightRolls(scene: Scene): void {
  const S = scene.element('night');
  scene.add(
    standingRoll(S, {
      foot: [786, 1030],
      top: [770, 470],
      w: 66,
      tones: [oklch(0.3, 0.08, 285), oklch(0.22, 0.07, 272), oklch(0.16, 0.05, 268)],
      c: P,
      weather: () =>
        stars(S, { n: 110, box: [700, 480, 110, 540], fade: false, big: 3 }) +
        `<circle cx="748" cy="600" r="20" fill="${P.sun}"/><circle cx="757" cy="594" r="18" fill="${oklch(0.2, 0.06, 272)}"/>`,
    }),
    // swallows nest in its mouth
    path(
      'M722 470C730 488 760 494 782 486C790 478 792 470 790 464C770 472 742 474 722 470Z',
      oklch(0.4, 0.05, 60),
    ),
    times(16, (i) =>
      brushLine(
        S,
        [
          [722 + i * 4, 474],
          [728 + i * 4, 480],
          [736 + i * 4, 476 + (i % 3) * 4],
        ],
        1.6,
        oklch(0.6, 0.07, 70),
      ),
    ),
    [
      [738, 462],
      [754, 458],
      [768, 462],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 8, 8, oklch(0.22, 0.05, 270)) +
        path(`M${x - 2} ${y - 4}l-12 -7l5 10Z`, oklch(0.75, 0.14, 70)) +
        ellipse(x + 1, y + 3, 4, 3, oklch(0.75, 0.08, 40)),
    ),
    moved(
      { x: 640, y: 396, r: 12 },
      path(
        'M0 0C-14 -14 -34 -20 -54 -18C-40 -12 -26 -2 -16 8C-26 14 -34 20 -40 30C-28 24 -16 20 -4 14C4 26 14 36 28 40C24 28 20 16 16 8C24 6 30 2 34 -4C24 -8 10 -6 0 0Z',
        oklch(0.22, 0.06, 272),
      ),
      path('M14 6C6 12 -2 14 -8 14C-2 6 6 2 14 0Z', oklch(0.85, 0.05, 60)),
      ellipse(30, -2, 3, 3, oklch(0.55, 0.14, 35)),
    ),
  );
  // labels on strings, left blank
  scene.add(
    [
      [660, 726],
      [740, 780],
    ].map(([x = 0, y = 0]) =>
      moved(
        { x, y, r: 12 },
        line('M0 -24V0', oklch(0.6, 0.08, 75), 1.6),
        path('M-9 0L9 0L10 26L-8 27Z', oklch(0.82, 0.05, 85)),
      ),
    ),
  );
}

/** The child at the top of the stairs. */
function childOnTheStairs(scene: Scene): void {
  const S = scene.element('child');
  scene.add(
    path(
      soften('206,1128 256,1128 220,1160 130,1205 60,1210 120,1170'),
      P.soot,
      `opacity=".7" filter="${blur(S, 6)}"`,
    ),
    softShadow(S, 232, 1130, 44, 12, P.soot, 0.9),
    childBack(S, {
      x: 232,
      y: 1130,
      s: 1.55,
      angle: -50,
      c: {
        boots: oklch(0.26, 0.05, 45),
        coat: oklch(0.4, 0.06, 250),
        hat: oklch(0.45, 0.09, 20),
        hair: oklch(0.35, 0.07, 50),
        trousers: oklch(0.28, 0.04, 260),
        scarf: P.lavender,
        shade: oklch(0.18, 0.05, 290),
        skin: oklch(0.7, 0.09, 50),
        light: P.peach,
      },
      arm: trace('12,-70 20,-58 24,-44'),
    }).svg,
    glow(S, 250, 1010, 120, P.peach, 0.12),
  );
}

/** Stair-rail in the near corner. */
function stair(scene: Scene): void {
  const S = scene.element('stair');
  scene.add(
    [
      [-10, 1010],
      [44, 1034],
      [104, 1066],
    ].map(([x = 0, y = 0], i) =>
      path(
        smooth(
          ribbon(
            [
              [x, y],
              [x + 2, y + 90],
              [x, 1230],
            ],
            (t) => 9 + 2 * Math.sin(t * 8 + i),
          ),
        ),
        mix(P.dust, P.soot, 0.4),
        `filter="${form(S, { angle: -20, size: 8, shade: P.soot, light: P.orange, lightSize: 3, rough: 1.5 })}"`,
      ),
    ),
    path(
      smooth(ribbon(trace('-30,996 50,1028 124,1070'), () => 12)),
      mix(P.dust, P.soot, 0.2),
      `filter="${form(S, { angle: -60, size: 9, shade: P.soot, light: P.orange, lightSize: 4, rough: 1.5 })}"`,
    ),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
