/** A bear that is only light: nothing of it but dust, thick where a bear would be lit and thin where it would be dark. Stands on all fours, head down to the right. */
import { Drawing } from '../kit/clay/drawing.ts';
import { here, type Model, type Piece } from '../kit/clay/model.ts';
import { bone, egg, pressed, type Clay } from '../kit/clay/solids.ts';
import { about, type Vec } from '../kit/clay/space.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

const near = 60;
const tilt = (degrees: number): ReturnType<typeof about> => about([0, 0, 1], degrees);

/** A leg from hip to paw through its joints. */
const leg = (z: number, thick: readonly [number, number, number], joints: readonly Point[]): Clay => {
  const [a, b, c, d] = joints.map(([x, y]): Vec => [x, y, z]);
  if (!a || !b || !c || !d) throw new Error('a leg has four joints');
  return pressed(
    26,
    bone(a, b, thick[0], thick[1]),
    bone(b, c, thick[1], thick[2]),
    egg([(c[0] + d[0]) / 2 + 6, c[1] + 14, z], [44, 20, 30]),
  );
};

function bear(): Model {
  const body = pressed(
    60,
    egg([80, 630, 0], [160, 156, 120]),
    egg([210, 630, 0], [160, 136, 112]),
    egg([318, 576, 0], [108, 126, 96]),
    bone([344, 600, 0], [460, 664, 10], 92, 62),
  );
  const head = pressed(
    22,
    egg([496, 664, 14], [76, 66, 62], tilt(-30)),
    bone([520, 690, 16], [574, 742, 16], 40, 27),
    egg([584, 748, 18], [22, 18, 20]),
  );
  const ears = pressed(4, egg([446, 586, 50], [32, 36, 16]), egg([530, 584, -20], [27, 33, 14]));
  const legs = pressed(
    20,
    leg(near, [110, 72, 50], trace('70,680 100,800 68,960 130,970')),
    leg(-near, [90, 60, 46], trace('150,690 206,800 190,930 240,940')),
    leg(near, [84, 64, 52], trace('330,640 322,790 336,976 390,984')),
    leg(-near, [70, 54, 44], trace('372,640 400,780 418,940 466,946')),
  );
  const piece = (part: string, clay: Clay): Piece => ({
    part,
    clay,
    frame: here,
    centre: [300, 690, 0],
    reach: 460,
  });
  return { pieces: [piece('bear', pressed(40, body, head, legs)), piece('bear', ears)], marks: [] };
}

/** Nose, ears, shoulder, hips, paws: where the great stars sit. */
const STARS = trace('584,746 504,640 336,470 206,512 40,560 340,950 84,944');

export function bearOfLight(S: Easel, c: { light: Colour; warm: Colour; deep: Colour }): string {
  const drawing = new Drawing(bear(), {
    light: { angle: -58, before: 36, ambient: 0.12, thrown: 0.5 },
    size: 560,
    noise: S.noise,
    box: [0, 400, 640, 1030],
  });
  const { survey: s, lit } = drawing;
  const rng = S.rng.fork();
  /** Light gathers where the form turns away, so that limb stands clear of limb. */
  const toneAt = (x: number, y: number): number => {
    const [i, j] = [Math.round((x - s.x0) / s.cell), Math.round((y - s.y0) / s.cell)];
    if (i < 0 || j < 0 || i >= s.w || j >= s.h) return 0;
    const k = j * s.w + i;
    if ((s.piece[k] ?? -1) < 0) return 0;
    const turned = (1 - (s.nz[k] ?? 1)) ** 1.6;
    return Math.min(1, 0.1 + 0.8 * (lit.tone[k] ?? 0) ** 1.5 + 0.5 * turned);
  };
  const haze = (blurred: number, level: number, colour: Colour, opacity: number): string =>
    group(
      { filter: blur(S, blurred), opacity, style: 'mix-blend-mode:screen' },
      path(level > 0 ? drawing.brighter('bear', level) : drawing.outline('bear'), colour),
    );
  const dust = times(44000, () => {
    const [x, y] = [rng.range(-10, 640), rng.range(420, 1020)];
    const tone = toneAt(x, y);
    if (rng.f() > tone ** 1.5 * 1.2) return '';
    // Blown about a little: no edge is kept.
    const blown = (): number => rng.gauss(0, 0.8 + 12 * rng.f() ** 8);
    const r = 0.5 + 1.5 * rng.f() ** 4 * (0.4 + tone);
    const colour = mix(c.warm, c.light, rng.f());
    return ellipse(x + blown(), y + blown(), r, r, colour, `opacity="${(0.4 + 0.6 * tone).toFixed(2)}"`);
  });
  const stars = STARS.map(([x, y], i) => {
    const r = i === 0 ? 9 : 6 + (i % 3) * 1.6;
    return glow(S, x, y, r * 8, c.light, 0.7, 0.2) + path(smooth(blob(x, y, r, r, S.noise, 0.15)), '#fffdf0');
  });
  return [
    glow(S, 300, 700, 420, c.deep, 0.22, 0.5, 0.8),
    haze(3, 0, c.deep, 0.3),
    haze(8, 0.5, c.deep, 0.32),
    haze(9, 0.72, c.warm, 0.28),
    ...dust,
    ...stars,
  ].join('');
}
