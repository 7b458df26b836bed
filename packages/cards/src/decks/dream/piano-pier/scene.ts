/** D04: a pier of piano keys at first light, seen from the water; a heron has just put its foot down. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing } from '../../../kit/clay/model.ts';
import { paintSoft } from '../../../kit/clay/paint.ts';
import { noTurn } from '../../../kit/clay/space.ts';
import { clamp, ramp } from '../../../kit/colour.ts';
import { smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, times, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { clayHeron, heronPaints } from '../../../motifs/clay-heron.ts';
import { KeyboardPier } from '../../../motifs/keyboard-pier.ts';

const HORIZON = 770;
const SUN: Point = [694, HORIZON - 34];
const air = ramp(['#5d7d8c', '#8fa9a8', '#c9c7b0', '#f4cfa4', '#ffb98a']);
const PRESSED = 5;
const pier = new KeyboardPier({
  vanish: [1010, HORIZON],
  from: -60,
  back: 30,
  front: 128,
  under: 200,
  water: 262,
  keys: 42,
  pressed: PRESSED,
  dip: 20,
});
const FOOT = pier.at(PRESSED + 0.5, 108);
const SIZE = 570;

function paint(): Scene {
  const scene = new Scene({ seed: 404, background: '#8fa9a8' });
  const bird = heron(scene);
  morning(scene);
  water(scene);
  reflections(scene, bird);
  ripples(scene);
  scene.add(
    pier.paint(scene.element('pier'), false),
    softShadow(scene, FOOT[0] - 10, FOOT[1], 40, 9, '#3a3048', 0.7),
    bird,
  );
  return scene;
}

function heron(scene: Scene): string {
  const S = scene.element('heron');
  const model = standing(clayHeron(), { at: [FOOT[0], FOOT[1], 0], turn: noTurn, scale: SIZE / 106 });
  const drawing = new Drawing(model, {
    light: { angle: -8, before: 26, ambient: 0.22 },
    size: SIZE,
    noise: S.noise,
  });
  return paintSoft(S, drawing, heronPaints(SIZE));
}

function morning(scene: Scene): void {
  const S = scene.element('morning');
  scene.add(
    strokes(S, {
      region: [-40, -40, 880, HORIZON + 60],
      n: 1500,
      length: 150,
      width: 15,
      angle: (x, y) => -0.06 + S.noise.n2(x / 300, y / 120) * 0.12,
      colour: (x, y) => air(clamp(y / HORIZON + (x - 400) / 2600 + S.noise.fbm(x / 260, y / 60, 3) * 0.16)),
      opacity: [0.25, 0.6],
    }),
    glow(S, ...SUN, 420, '#ffd9a0', 0.8),
    path(
      smooth(
        times(28, (i): Point => [
          SUN[0] + Math.cos((i / 28) * TAU) * 34,
          SUN[1] + Math.sin((i / 28) * TAU) * 34,
        ]),
      ),
      '#fff3d4',
    ),
    mist(S, { y: HORIZON, h: 120, colour: '#f6dcc0', opacity: 0.7 }),
  );
}

function water(scene: Scene): void {
  const S = scene.element('water');
  scene.add(
    path(
      `M0 ${HORIZON}H800V1200H0Z`,
      S.linearAt(['#f3c7a0', '#b9b8a8', '#6f8f98', '#3f6272'], 0, HORIZON, 0, 1200),
    ),
    strokes(S, {
      region: [-40, HORIZON + 4, 880, 450],
      n: 700,
      length: (_x, y) => 40 + (y - HORIZON) * 0.3,
      width: (_x, y) => 1.5 + (y - HORIZON) * 0.012,
      angle: 0,
      spread: 0.02,
      bend: 0.03,
      colour: (x, y) =>
        air(clamp(1 - (y - HORIZON) / 430 + (x - 400) / 1600 + S.noise.fbm(x / 200, y / 30, 3) * 0.3)),
      opacity: [0.2, 0.55],
    }),
  );
}

/** Everything once more, upside down, shaken by the water. */
function reflections(scene: Scene, bird: string): void {
  const S = scene.element('reflections');
  const shaken = S.filter(
    '<feTurbulence type="fractalNoise" baseFrequency="0.006 0.07" numOctaves="2" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" xChannelSelector="R" yChannelSelector="G"/>',
    [-40, 760, 880, 460],
  );
  const level = pier.at(PRESSED + 0.5, pier.place.water)[1];
  scene.add(
    group(
      { filter: shaken, opacity: 0.72 },
      group({ transform: `translate(0 ${2 * level}) scale(1 -1)`, opacity: 0.75 }, bird),
      pier.paint(S, true),
    ),
    strokes(S, {
      region: [-40, 960, 880, 250],
      n: 150,
      length: 150,
      width: 3,
      angle: 0,
      spread: 0.02,
      bend: 0.03,
      colour: (x, y) => air(clamp(1 - (y - HORIZON) / 430 + (x - 400) / 1600)),
      opacity: [0.25, 0.6],
    }),
  );
}

/** The note: rings that leave the pile under the pressed key. */
function ripples(scene: Scene): void {
  const S = scene.element('ripples');
  const [x, y] = pier.at(PRESSED + 0.5, pier.place.water);
  scene.add(
    times(5, (i) => {
      const r = 60 + i * 62;
      const ring = times(90, (j): Point => {
        const a = (j / 89) * TAU;
        return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.21 + S.noise.n2(a * 3, i) * 2];
      });
      const band = ribbon(ring, (t) => (1.2 + (1 + Math.sin(t * TAU)) * 1.6) * (1 - i * 0.12));
      return path(smooth(band), '#ffe6ae', `opacity="${(0.85 - i * 0.13).toFixed(2)}"`);
    }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.2 }, paint });
