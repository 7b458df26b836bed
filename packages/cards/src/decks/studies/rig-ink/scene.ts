/** The rig in pen and wash: lines of the form and hatching that runs round it. */
import { card } from '../../../finishes/finish.ts';
import { INK, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { hatching } from '../../../kit/clay/hatching.ts';
import { together } from '../../../kit/clay/model.ts';
import { Scene } from '../../../kit/scene.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';

const WASHES: Record<string, string> = {
  skin: '#f2d9bf',
  hair: '#c9a06a',
  cloth: '#a9c0bc',
  sleeve: '#e4d6b4',
};

function paint(): Scene {
  const scene = new Scene({ seed: 73, background: '#ffffff' });
  const S = scene.element('girl');
  const girl = portraitModel({
    x: 380,
    y: 430,
    size: 560,
    yaw: 34,
    pitch: 14,
    roll: 6,
    age: 'child',
    people: 'northern',
    hair: 'plaits',
    bust: 'round',
    feeling: 'tenderness',
    looksAt: [560, 1000],
    colours: { skin: complexion(0.1) },
  });
  const hand = placedHand({
    x: 330,
    y: 1150,
    z: 300,
    size: 420,
    age: 'child',
    pose: 'offer',
    fingers: [0.86, -0.45, 0.4],
    back: [0.1, 0.85, -0.6],
    arm: 60,
    sleeve: { kind: 'wide', from: 26 },
  });
  const drawing = new Drawing(together(girl, hand), {
    light: { angle: -130, before: 40 },
    size: 560,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  const line: FlatPaint = { inks: [], line: INK, contour: 1.7 };
  scene.add(
    drawing.parts.map((part) =>
      inkWash(S, drawing.outline(part), WASHES[part] ?? '#dddddd', { opacity: 0.85 }),
    ),
    inkWash(S, drawing.stain('skin', 'blush', 0.3), '#e8a890', { opacity: 0.6, bleed: 9 }),
    inkWash(S, drawing.stain('skin', 'lips'), '#d8806a', { opacity: 0.7, rough: 3 }),
    paintFlat(S, drawing, {
      skin: {
        ...line,
        stains: [['iris', INK]],
        marks: {
          lash: INK,
          brow: '#3a2a1c',
          mouth: INK,
          wrinkle: INK,
          crease: INK,
          'lower lid': INK,
          nail: INK,
        },
      },
      hair: { ...line, contour: 1.3 },
      cloth: line,
      sleeve: line,
    }),
  );
  for (const part of drawing.parts) {
    const pen = (below: number, gap: number, across: readonly [number, number, number]): string[] =>
      hatching(drawing, { part, below, gap, across }).map((run) =>
        inkLine(
          S,
          run.filter((_, i) => i % 3 === 0),
          1.2,
        ),
      );
    scene.add(pen(0.4, 9, [0.35, 1, -0.6]), pen(0.19, 9, [0.9, 0.4, -0.4]));
  }
  return scene;
}

export default card({ finish: ink, grade: {}, paint });
