/** A door in the desert opens on a moonlit sea, and the sea runs out as a river with goldfish over it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cumulus } from '../../../kit/clouds.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { smooth, soften } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { fix, lerp, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { crest, dune, nearDune, wetEdge } from '../../../motifs/dunes.ts';
import { fishOnAThread } from '../../../motifs/fish-on-a-thread.ts';
import { paperBoat } from '../../../motifs/paper-boat.ts';
import { seaDoor } from '../../../motifs/sea-door.ts';
import { onTheRiver, spilledRiver } from '../../../motifs/spilled-river.ts';
import { leftByTheTide } from '../../../motifs/tide-line.ts';
import { traveller } from '../../../motifs/traveller.ts';

const P = {
  skyT: oklch(0.66, 0.065, 222),
  skyM: oklch(0.82, 0.045, 200),
  cream: oklch(0.95, 0.045, 88),
  peach: oklch(0.87, 0.08, 62),
  apricot: oklch(0.79, 0.115, 58),
  coral: oklch(0.68, 0.13, 42),
  mauve: oklch(0.52, 0.085, 350),
  plum: oklch(0.38, 0.085, 335),
  deep: oklch(0.27, 0.07, 320),
  sea: oklch(0.56, 0.1, 205),
  seaL: oklch(0.76, 0.1, 190),
  seaD: oklch(0.36, 0.085, 232),
  night: oklch(0.24, 0.07, 262),
  foam: oklch(0.97, 0.018, 190),
  red: oklch(0.5, 0.16, 26),
  ivory: oklch(0.91, 0.035, 82),
  fish: oklch(0.62, 0.19, 38),
};

function paint(): Scene {
  const scene = new Scene({ seed: 93, background: oklch(0.85, 0.06, 60) });
  heat(scene);
  farDunes(scene);
  caravan(scene);
  doorShadow(scene);
  scene.add(spilledRiver(scene.element('water spilling out'), P));
  scene.add(seaDoor(scene, P));
  scene.add(nearDune(scene.element('near-left dune with the trav'), P));
  scene.add(wetEdge(scene.element('wet edge + foam where the ba'), P));
  travellerAndShadow(scene);
  scene.add(paperBoat(scene.element('paper boat'), onTheRiver(0.66, 0.56), P));
  sandRipples(scene);
  footprints(scene);
  scene.add(leftByTheTide(scene.element('starfish + shells left by th'), P));
  scene.add(fishOnAThread(scene.element('fish leaving through the air'), P));
  return scene;
}

function heat(scene: Scene): void {
  const sun: Point = [168, 214];
  scene.add(
    sky(scene, [P.skyT, [0.22, P.skyM], [0.4, P.cream], [0.55, P.peach], P.apricot], {
      n: 1000,
      angle: -0.1,
      meander: 0.5,
      length: 130,
      width: 12,
    }),
  );
  scene.add(
    glow(scene, sun[0], sun[1], 420, P.cream, 0.9, 0.5),
    path(smooth(blob(sun[0], sun[1], 62, 62, scene.noise, 0.02)), oklch(0.985, 0.03, 95)),
  );
  for (const [x, y, w, h, sd, opacity] of [
    [690, 560, 420, 150, 4, 0.75],
    [60, 590, 340, 110, 5, 0.75],
    [330, 586, 260, 60, 6, 0.6],
  ] as const)
    scene.add(
      cumulus(scene, {
        x,
        y,
        w,
        h,
        base: mix(P.cream, P.peach, 0.55),
        lit: oklch(0.985, 0.025, 90),
        shade: mix(P.peach, P.mauve, 0.25),
        angle: 215,
        puffs: 34,
        seed: sd,
        opacity,
      }),
    );
}

function farDunes(scene: Scene): void {
  const S = scene.element('far dunes');
  const far = (line: string, lit: Colour, dark: Colour, shadow: string, n: number): Scene =>
    scene.add(dune(S, { crest: crest(trace(line)), lit, dark, shadow: trace(shadow), n, P }));
  far(
    '-20,640 120,610 230,632 360,596 470,628 620,604 820,640',
    mix(P.peach, P.cream, 0.3),
    mix(P.apricot, P.mauve, 0.2),
    '360,596 400,622 430,650 520,680 560,650 470,628',
    140,
  );
  scene.add(mist(S, { y: 650, h: 80, colour: P.cream, opacity: 0.7 }));
  far(
    '-20,716 110,690 236,640 310,622 400,660 540,700 690,690 820,716',
    mix(P.apricot, P.peach, 0.5),
    mix(P.coral, P.apricot, 0.4),
    '310,622 330,660 372,700 380,760 440,830 700,800 640,700 540,700 400,660',
    220,
  );
  scene.add(mist(S, { y: 752, h: 70, colour: P.peach, opacity: 0.6, seed: 4 }));
  far(
    '-20,812 120,800 280,782 430,756 560,748 680,762 820,806',
    P.apricot,
    P.coral,
    '640,756 660,800 700,850 690,920 760,1000 840,1040 840,800 760,786',
    420,
  );
}

/** A caravan, far off, to give the dunes their size. */
function caravan(scene: Scene): void {
  const camel = (x: number, y: number, s: number, rider: boolean) =>
    scene.add(
      group(
        { transform: `translate(${fix(x)} ${fix(y)}) scale(${s})` },
        path(
          'M-13 0L-12 -11C-15 -13 -16 -16 -14 -19C-11 -23 -8 -21 -6 -24C-4 -28 1 -28 3 -24C5 -20 9 -20 12 -17C16 -14 18 -18 20 -24C20 -28 23 -30 27 -29C30 -28 30 -26 27 -25C25 -25 24 -24 24 -21C23 -14 19 -8 13 -9L14 0L12 0L10 -9C5 -7 -3 -7 -8 -9L-9 0L-11 0L-10 -8Z',
          mix(P.plum, P.coral, 0.3),
        ),
        rider
          ? path('M-4 -25C-5 -32 -3 -38 0 -39C3 -38 5 -32 4 -25Z', P.red)
          : path('M-9 -20C-4 -27 4 -27 9 -19C4 -15 -4 -15 -9 -20Z', P.red),
        path(soften('12,0 40,6 52,11 30,9 -8,2'), P.mauve, 'opacity=".45"'),
      ),
    );
  camel(58, 702, 0.72, true);
  camel(104, 694, 0.7, false);
  camel(146, 681, 0.66, true);
  camel(186, 665, 0.62, false);
}

/** Cast shadow of the door. */
function doorShadow(scene: Scene): void {
  const S = scene.element('cast shadow of the door');
  scene.add(
    path(
      soften('612,764 700,778 800,800 830,812 830,862 760,836 690,812 596,790', 0.5),
      P.plum,
      `opacity=".5" filter="${blur(S, 4)}"`,
    ),
  );
}

function travellerAndShadow(scene: Scene): void {
  const S = scene.element('his shadow falls down the du');
  scene.add(
    path(
      soften('118,908 150,914 186,938 196,968 180,972 164,944 134,926 112,914'),
      P.plum,
      `opacity=".5" filter="${blur(S, 1.6)}"`,
    ),
    traveller(S, {
      x: 116,
      y: 910,
      s: 1.12,
      c: {
        coat: oklch(0.38, 0.07, 285),
        trousers: oklch(0.3, 0.05, 280),
        shoes: oklch(0.24, 0.04, 40),
        skin: oklch(0.72, 0.09, 50),
        hair: oklch(0.27, 0.05, 40),
        hat: oklch(0.44, 0.06, 60),
        band: P.red,
        case: oklch(0.52, 0.1, 55),
        case2: oklch(0.33, 0.07, 45),
        scarf: oklch(0.66, 0.12, 195),
        shade: oklch(0.24, 0.07, 310),
        light: oklch(0.95, 0.06, 85),
        label: P.ivory,
      },
    }),
  );
}

/** Sand ripples on the near right + left flats. */
function sandRipples(scene: Scene): void {
  const S = scene.element('sand ripples on the near rig');
  for (let i = 0; i < 34; i++) {
    const y = 880 + i * 9.5,
      x0 = lerp(600, 560, i / 34) + (i > 22 ? (i - 22) * 8 : 0),
      x = S.rng.range(x0 + 6, x0 + 120),
      L = S.rng.range(50, 130);
    scene.add(
      brushLine(
        S,
        [
          [x, y],
          [x + L * 0.33, y - 5 + S.rng.gauss(0, 2)],
          [x + L * 0.66, y - 2 + S.rng.gauss(0, 2)],
          [x + L, y - 9 + S.rng.gauss(0, 2)],
        ],
        1.3,
        mix(P.coral, P.mauve, 0.5),
        { opacity: 0.32 },
      ),
      brushLine(
        S,
        [
          [x, y + 2.4],
          [x + L * 0.5, y - 1],
          [x + L, y - 6],
        ],
        0.9,
        P.cream,
        { opacity: 0.3 },
      ),
    );
  }
  for (let i = 0; i < 20; i++) {
    const y = 800 + i * 6 + S.rng.gauss(0, 2),
      x = S.rng.range(150, 330 - i * 4),
      L = S.rng.range(40, 110);
    scene.add(
      brushLine(
        S,
        [
          [x, y],
          [x + L * 0.5, y - 5],
          [x + L, y - 8],
        ],
        1.1,
        mix(P.coral, P.mauve, 0.5),
        { opacity: 0.26 },
      ),
    );
  }
}

/** Footprints coming in from the left edge. */
function footprints(scene: Scene): void {
  const S = scene.element('footprints coming in from th');
  for (let i = 0; i < 6; i++)
    scene.add(
      path(
        smooth(blob(-2 + i * 19, 932 - i * 4 + (i % 2) * 6, 5, 2.6, S.noise, 0.2, 1, 10)),
        P.mauve,
        'opacity=".6"',
      ),
    );
}

export default card({
  finish: gouache,
  grade: {
    seed: 81,
    vignette: 0.14,
    tintShadows: [6, -2, 8],
    tintLights: [4, 1, -4],
    brush: 10,
    radius: 5,
    contrast: 0.1,
  },
  paint,
});
