/** Melt: bare hands hold up a lump of ice; a fish in it has begun to move, and somebody still skates on top. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { together } from '../../../kit/clay/model.ts';
import type { Vec } from '../../../kit/clay/space.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { line as outlined, moved, path } from '../../../kit/markup.ts';
import { place, times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handLine } from '../../../kit/shapes.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { iceLump, type IceInks } from '../../../motifs/lino-ice-fish.ts';
import { carved } from '../../../motifs/lino-people.ts';

const C: IceInks = {
  cream: '#f8eedb',
  pale: '#bcd8de',
  rose: '#f0b7a2',
  orange: '#e8702a',
  blue: '#4a8ba6',
  key: '#16223a',
};

function paint(): Scene {
  const scene = new Scene({ seed: 5050, background: C.rose });
  air(scene);
  scene.add(moved({ x: -24, y: -92, s: 1.05 }, iceLump(scene.element('ice'), C)));
  hands(scene);
  drops(scene);
  return scene;
}

/** A cold bright morning: snow below, long cuts of light above. */
function air(scene: Scene): void {
  const S = scene.element('air');
  const drift = handLine(S, traceCurve('-20,1010 160,960 340,986 520,972 680,940 820,970'), 3, 0.02, 7);
  scene.add(
    rows(S, {
      x0: -30,
      x1: 830,
      y0: 10,
      y1: 1000,
      colour: C.cream,
      gap: 19,
      length: 74,
      width: 2.6,
      density: (x, y) => 0.15 + 0.75 * Math.max(0, 1 - Math.hypot(x - 130, y - 150) / 620),
      flow: (x, y) => 0.2 * Math.sin((x + y) / 260),
    }),
    path(polygon([...drift, [830, 1230], [-30, 1230]]), C.cream),
    rows(S.element('snow'), {
      x0: -20,
      x1: 820,
      y0: 1000,
      y1: 1200,
      colour: C.pale,
      gap: 18,
      length: 60,
      width: 3,
      density: () => 0.6,
      flow: () => -0.05,
    }),
  );
}

function hands(scene: Scene): void {
  const S = scene.element('hands');
  const one = (
    side: 'left' | 'right',
    x: number,
    fingers: Vec,
    back: Vec,
    y: number,
  ): ReturnType<typeof placedHand> =>
    placedHand({
      x,
      y,
      z: 200,
      size: 400,
      side,
      pose: 'scoop',
      fingers,
      back,
      arm: 120,
      sleeve: { kind: 'knit', from: 16 },
    });
  const drawing = new Drawing(
    together(
      one('right', 112, [0.74, -0.62, 0.26], [-0.42, -0.2, 0.88], 1040),
      one('left', 698, [-0.78, -0.56, 0.26], [0.4, -0.16, 0.9], 1014),
    ),
    { light: { angle: -120, before: 32 }, size: 400, noise: S.noise, box: [-20, 560, 840, 680] },
  );
  const skin: FlatPaint = {
    inks: [C.orange, C.rose, C.cream],
    levels: [0.2, 0.44],
    line: C.key,
    contour: 4,
    marks: { wrinkle: C.key, nail: C.key },
  };
  scene.add(
    outlined(drawing.outline(), C.key, 9),
    paintFlat(S, drawing, {
      skin,
      sleeve: { inks: [C.key, C.blue], levels: [0.4], line: C.key, contour: 4 },
    }),
    carved(drawing, { part: 'skin', below: 0.34, gap: 9 }, C.key, 1.6),
    carved(drawing, { part: 'sleeve', below: 0.8, gap: 11 }, C.pale, 1.8),
  );
}

/** What runs out between the fingers. */
function drops(scene: Scene): void {
  const drop = (x: number, y: number, s: number): string => {
    const d = smooth(place(closedCurve('0,-20 9,-2 10,10 0,18 -10,10 -9,-2'), { x, y, s }));
    return (
      outlined(d, C.key, 5) +
      path(d, C.pale) +
      path(gouge(place(trace('-4,2 -4,8 -1,12'), { x, y, s }), 1.6), C.cream)
    );
  };
  const S = scene.element('drops');
  scene.add(
    drop(398, 992, 1.1),
    drop(388, 1066, 1.35),
    drop(318, 1000, 0.75),
    drop(462, 1030, 0.9),
    drop(424, 1128, 0.8),
    drop(396, 1166, 1),
    path(
      times(12, () =>
        cut(S.rng.range(360, 440), S.rng.range(1186, 1200), 0, S.rng.range(14, 40), 2.4, S.rng),
      ).join(''),
      C.blue,
    ),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [C.cream, C.pale, C.rose, C.orange, C.blue, C.key] },
  paint,
});
