/** The rig in flat inks: an old man and his hand as a reduction print of three inks. */
import { card } from '../../../finishes/finish.ts';
import { linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { together } from '../../../kit/clay/model.ts';
import { Scene } from '../../../kit/scene.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [PAPER, CLAY, RUST, KEY] = ['#efe4cc', '#c9805a', '#7a3a34', '#1d1a26'] as const;

const line = { line: KEY, contour: 3 };
const skin = linoSkin(KEY, {
  inks: [KEY, RUST, CLAY, PAPER],
  levels: [0.15, 0.32, 0.56],
  white: PAPER,
  lips: RUST,
  nail: RUST,
  contour: 3,
});

function paint(): Scene {
  const scene = new Scene({ seed: 71, background: PAPER });
  const S = scene.element('man');
  const man = portraitModel({
    x: 420,
    y: 400,
    size: 600,
    yaw: -30,
    pitch: 8,
    roll: -4,
    age: 'old',
    sex: 'man',
    people: 'mediterranean',
    hair: 'short',
    beard: 'long beard',
    bust: 'open collar',
    feeling: 'weariness',
    looksAt: [200, 900],
    colours: { skin: complexion(0.3) },
  });
  const hand = placedHand({
    x: 640,
    y: 1120,
    z: 330,
    size: 520,
    age: 'old',
    pose: 'cover',
    fingers: [-0.72, -0.68, 0.2],
    back: [0.1, -0.1, 1],
    arm: 60,
    sleeve: { kind: 'shirt', from: 18 },
  });
  const drawing = new Drawing(together(man, hand), {
    light: { angle: -40, before: 34 },
    size: 600,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  scene.add(
    paintFlat(S, drawing, {
      skin,
      hair: { ...line, inks: [KEY, RUST, PAPER], levels: [0.26, 0.5] },
      cloth: { ...line, inks: [KEY, RUST], levels: [0.42] },
      sleeve: { ...line, inks: [KEY, CLAY, PAPER], levels: [0.2, 0.5] },
    }),
  );
  const cuts = (part: string, below: number, above: number, gap: number, ink: string): string =>
    carved(drawing, { part, below, above, gap }, ink, 1.7);
  scene.add(
    cuts('skin', 0.46, 0.2, 10, KEY),
    cuts('cloth', 0.4, 0.12, 13, PAPER),
    cuts('sleeve', 0.42, 0.1, 11, KEY),
  );
  return scene;
}

export default card({ finish: linocut, grade: { inks: [PAPER, CLAY, RUST, KEY] }, paint });
