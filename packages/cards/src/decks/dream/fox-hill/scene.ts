/** A village stands on a fox asleep in the snow; a walker comes home with a lantern. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { stratus } from '../../../kit/clouds.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { fix, last, lerp, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon, taper } from '../../../kit/shapes.ts';
import { moon, sky, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { foxBody, foxTail, snowOnTheBack } from '../../../motifs/fox-asleep.ts';
import { foxFace, foxHead } from '../../../motifs/fox-head-asleep.ts';
import { lanternWalker } from '../../../motifs/lantern-walker.ts';
import { snowyVillage } from '../../../motifs/snowy-village.ts';

const P = {
  deep: oklch(0.22, 0.055, 262),
  night: oklch(0.3, 0.07, 255),
  blue: oklch(0.45, 0.085, 248),
  haze: oklch(0.66, 0.06, 240),
  ice: oklch(0.86, 0.03, 235),
  snow: oklch(0.95, 0.015, 230),
  lav: oklch(0.6, 0.06, 280),
  fox: oklch(0.63, 0.145, 48),
  foxL: oklch(0.82, 0.09, 68),
  foxD: oklch(0.44, 0.12, 34),
  foxX: oklch(0.27, 0.07, 345),
  gold: oklch(0.86, 0.14, 78),
  cream: oklch(0.94, 0.05, 85),
};
const TRAIL = resample(traceCurve('640,1210 560,1160 452,1128 352,1118 266,1100', 20), 17);
const WALKER: Point = [last(TRAIL)[0] - 6, last(TRAIL)[1] - 1];

function paint(): Scene {
  const scene = new Scene({ seed: 42, background: oklch(0.25, 0.05, 250) });
  evening(scene);
  mountains(scene);
  farPines(scene);
  snowPlain(scene);
  foxAndVillage(scene);
  foregroundSnow(scene);
  driftShadows(scene);
  footprints(scene);
  framingPines(scene);
  fallingSnow(scene);
  return scene;
}

function evening(scene: Scene): void {
  const M: Point = [205, 235];
  scene.add(
    sky(scene, [P.deep, P.night, [0.45, P.blue], [0.62, P.haze], P.haze], {
      n: 1000,
      angle: 0.05,
      meander: 0.4,
    }),
  );
  scene.add(
    stars(scene, {
      n: 260,
      box: [0, 0, 800, 520],
      colour: P.cream,
      big: 5,
      keep: (x, y) => Math.hypot(x - M[0], y - M[1]) > 130,
    }),
  );
  scene.add(
    moon(scene, M[0], M[1], 84, {
      colour: oklch(0.95, 0.04, 92),
      dark: oklch(0.78, 0.06, 85),
      halo: oklch(0.85, 0.06, 220),
      haloOpacity: 0.55,
      haloSize: 5,
    }),
  );
  scene.add(
    stratus(scene, {
      y: 300,
      h: 26,
      colour: P.blue,
      lit: P.haze,
      under: false,
      opacity: 0.7,
      x0: -80,
      x1: 420,
    }),
    stratus(scene, {
      y: 372,
      h: 30,
      colour: mix(P.blue, P.haze, 0.3),
      lit: P.ice,
      under: false,
      opacity: 0.55,
      x0: 300,
      x1: 900,
    }),
  );
}

function mountains(scene: Scene): void {
  const S = scene.element('mountains');
  for (const [y, amp, f, a, b, off] of [
    [600, 210, 0.0042, mix(P.blue, P.haze, 0.55), P.haze, 3],
    [660, 150, 0.006, mix(P.blue, P.haze, 0.3), mix(P.haze, P.ice, 0.3), 9],
  ] as const) {
    const r = ridge(S, { y, amplitude: amp, frequency: f, offset: off, octaves: 6 });
    scene.add(
      hill(S, r, {
        top: a,
        bottom: b,
        y1: y + 120,
        lit: P.ice,
        litWidth: 3,
        strokes: 260,
        flow: () => 1.0,
        length: 50,
        width: 4,
      }),
    );
  }
  scene.add(mist(S, { y: 720, h: 220, colour: P.ice, opacity: 0.75 }));
}

function farPines(scene: Scene): void {
  const S = scene.element('far pines');
  {
    const far: (readonly [number, number, number])[] = [];
    for (let i = 0; i < 60; i++) {
      const x = S.rng.range(-10, 810),
        y = 770 + S.rng.gauss(0, 8);
      far.push([y, x, S.rng.range(30, 80)]);
    }
    far.sort((a, b) => a[0] - b[0]);
    scene.add(
      far.map(([y, x, h]) =>
        pine(S, x, y, h, { dark: mix(P.blue, P.haze, 0.25), light: mix(P.haze, P.ice, 0.3), lightSide: -1 }),
      ),
    );
  }
  scene.add(mist(S, { y: 770, h: 120, colour: P.ice, opacity: 0.8, seed: 3 }));
}

function snowPlain(scene: Scene): void {
  const S = scene.element('snow plain');
  const plain = ridge(S, { y: 800, amplitude: 26, frequency: 0.005, offset: 21 });
  scene.add(
    hill(S, plain, {
      top: mix(P.ice, P.haze, 0.35),
      bottom: mix(P.snow, P.ice, 0.3),
      y1: 1100,
      lit: P.snow,
      litWidth: 4,
      strokes: 500,
      length: 90,
      width: 6,
      opacity: [0.15, 0.4],
    }),
  );
}

/** The village stands on the back, so the head is laid over it. */
function foxAndVillage(scene: Scene): void {
  const body = foxBody(scene.element('the fox'), P);
  scene.add(body.svg);
  const back = snowOnTheBack(scene.element('snow lying on the back'), body.outline, P);
  scene.add(back.svg);
  scene.add(snowyVillage(scene.element('village'), back.upY, P));
  scene.add(foxHead(scene.element('head'), P));
  scene.add(foxFace(scene.element('face'), P));
  scene.add(foxTail(scene.element('tail'), P));
}

/** Foreground snow, path, walker. */
function foregroundSnow(scene: Scene): void {
  const S = scene.element('foreground snow');
  const fg = ridge(S, { y: 1066, amplitude: 26, frequency: 0.004, offset: 51, tilt: -0.04 });
  scene.add(
    hill(S, fg, {
      top: P.snow,
      bottom: mix(P.haze, P.lav, 0.45),
      y1: 1230,
      strokes: 460,
      length: 110,
      width: 7,
      opacity: [0.2, 0.5],
    }),
  );
}

function driftShadows(scene: Scene): void {
  const S = scene.element('drift shadows');
  for (let i = 0; i < 7; i++) {
    const y = 1085 + i * 17,
      x = S.rng.range(40, 700);
    scene.add(
      path(
        smooth(
          ribbon(
            spline([
              [x - 150, y + 6],
              [x - 40, y - 6],
              [x + 60, y + 4],
              [x + 190, y - 8],
            ]),
            taper(8, 0.3, 0.5),
          ),
        ),
        mix(P.haze, P.lav, 0.3),
        `opacity=".4" filter="${blur(S, 3)}"`,
      ),
    );
  }
}

/** Footprints climbing from the corner. */
function footprints(scene: Scene): void {
  const S = scene.element('footprints climbing from the');
  TRAIL.slice(0, -1).forEach(([x, y], i) => {
    const k = lerp(1.2, 0.7, i / TRAIL.length),
      sd = i % 2 ? 5 : -5;
    scene.add(
      path(
        smooth(blob(x + sd * 0.4, y + sd * k, 5.4 * k, 2.9 * k, S.noise, 0.2, 1, 12, -0.3)),
        mix(P.blue, P.lav, 0.4),
        'opacity=".75"',
      ),
      path(
        smooth(blob(x + sd * 0.4 + 1, y + sd * k + 2.6 * k, 5 * k, 1.4 * k, S.noise, 0.2, 1, 10, -0.3)),
        '#fff',
        'opacity=".55"',
      ),
    );
  });
  const [wx, wy] = WALKER;
  scene.add(
    glow(S, wx - 22, wy - 4, 120, P.gold, 0.6, 0.4, 0.36),
    path(
      smooth(
        ribbon(
          [
            [wx + 4, wy],
            [wx + 50, wy + 10],
            [wx + 110, wy + 26],
          ],
          taper(9, 0.05, 0.9),
        ),
      ),
      mix(P.blue, P.lav, 0.3),
      `opacity=".5" filter="${blur(S, 2)}"`,
    ),
  );
  scene.add(lanternWalker(S, { x: wx, y: wy, s: 0.92, c: P }));
}

/** Dark framing pines. */
function framingPines(scene: Scene): void {
  const S = scene.element('dark framing pines');
  for (const [x, y, h, l] of [
    [-6, 1230, 330, 0.01],
    [70, 1240, 220, 0],
    [800, 1236, 420, -0.01],
    [726, 1250, 250, 0],
    [764, 1260, 170, 0],
  ] as const)
    scene.add(
      pine(S, x, y, h, {
        dark: oklch(0.19, 0.05, 255),
        light: oklch(0.33, 0.065, 240),
        snow: mix(P.haze, P.blue, 0.15),
        lightSide: -1,
        lean: l,
        density: 1.15,
      }),
    );
}

function fallingSnow(scene: Scene): void {
  const S = scene.element('falling snow');
  for (let i = 0; i < 230; i++) {
    const r = 0.7 + 2.4 * S.rng.f() ** 3,
      x = S.rng.range(0, 800),
      y = S.rng.range(0, 1200);
    scene.add(
      path(smooth(blob(x, y, r, r, S.noise, 0.3, 1, 8)), P.snow, `opacity="${fix(S.rng.range(0.35, 0.9))}"`),
    );
  }
  for (let i = 0; i < 12; i++) {
    const r = S.rng.range(4, 8),
      x = S.rng.range(0, 800),
      y = S.rng.range(100, 1200);
    scene.add(ellipse(x, y, r, r, P.snow, `opacity=".35" filter="${blur(S, 2.4)}"`));
  }
}

export default card({
  finish: gouache,
  grade: { seed: 31, vignette: 0.22, tintShadows: [-2, 2, 8], tintLights: [4, 2, -2], brush: 9, radius: 4 },
  paint,
});
