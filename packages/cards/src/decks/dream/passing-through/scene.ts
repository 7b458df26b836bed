/** Red threads on black, and a hand that comes through them and is made of nothing else. Linocut, four inks. */
import { card } from '../../../finishes/finish.ts';
import { linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { clamp } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { drapedThreads } from '../../../motifs/draped-threads.ts';
import type { HandPose } from '../../../motifs/hands/bones.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';

const REST = 0.1;
const [PAPER, CORAL, RED, BLACK] = ['#f7ead0', '#ee7a50', '#b5281f', '#150f14'] as const;

/** Fingers apart and a little bent, as when feeling one's way. */
const REACHING: HandPose = {
  fingers: [
    [-9, 4, 16, 10],
    [-2, 10, 20, 12],
    [5, 8, 24, 14],
    [14, 4, 20, 12],
  ],
  thumb: [50, 16, 16, -4, 4],
  cup: 0.12,
};
/** Towards the wrist it is lost among the threads again. */
const nearness = (y: number): number => clamp((1170 - y) / 360) ** 0.8;

function paint(): Scene {
  const scene = new Scene({ seed: 1212, background: BLACK });
  const S = scene.element('threads');
  const hand = placedHand({
    x: 214,
    y: 972,
    size: 740,
    pose: REACHING,
    side: 'right',
    fingers: [0.24, -1, 0.14],
    back: [-0.14, 0.1, -1],
    arm: 120,
  });
  const drawing = new Drawing(hand, {
    light: { angle: -150, before: 44 },
    size: 720,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  const threads = drapedThreads(drawing, { w: 800, h: 1200, threads: 70, aside: 0.4, rest: REST });
  scene.add(
    threads.map(({ line, light: full }) => {
      const light = full.map((v, i) => REST + (v - REST) * nearness(line[i]?.[1] ?? 0));
      const wide = (t: number): number => 1 + 4.8 * (light[Math.round(t * (light.length - 1))] ?? 0);
      return (
        path(polygon(ribbon(line, wide)), RED) + lit(line, light, 0.42, CORAL) + lit(line, light, 0.7, PAPER)
      );
    }),
  );
  return scene;
}

/** The stretches of a thread on which more light falls than that. */
function lit(line: readonly Point[], light: readonly number[], level: number, ink: string): string {
  const pieces: number[][] = [[]];
  light.forEach((v, i) => {
    if (v > level) pieces[pieces.length - 1]?.push(i);
    else if (pieces[pieces.length - 1]?.length) pieces.push([]);
  });
  return pieces
    .filter((piece) => piece.length > 3)
    .map((piece) => {
      const run = piece.map((i): Point => line[i] ?? [0, 0]);
      const wide = (t: number): number => {
        const v = light[piece[Math.round(t * (piece.length - 1))] ?? 0] ?? 0;
        return (0.5 + 4.8 * v) * Math.min(1, t * 6, (1 - t) * 6) ** 0.6;
      };
      return path(polygon(ribbon(run, wide)), ink);
    })
    .join('');
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, CORAL, RED, BLACK], salt: 0.3, shift: trace('0,0 1,-1 -1,1 0,0') },
  paint,
});
