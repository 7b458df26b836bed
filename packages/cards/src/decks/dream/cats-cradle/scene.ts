/** An iron hand and a bare hand play cat's cradle; the string between them is a guarded border. */
import { card } from '../../../finishes/finish.ts';
import { gouge, linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat, type FlatPaint } from '../../../kit/clay/flat.ts';
import { standing, together } from '../../../kit/clay/model.ts';
import { between3, laid, outward, plus, times3, type Frame, type Vec } from '../../../kit/clay/space.ts';
import { along, smooth } from '../../../kit/curves.ts';
import { line as outlined, path } from '../../../kit/markup.ts';
import { between, last, lerp, nth, TAU, times, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, wobble } from '../../../kit/shapes.ts';
import { gauntlet } from '../../../motifs/armour/gauntlet.ts';
import { sentry, sentryBox, watchtower, type GuardInks } from '../../../motifs/border-guard.ts';
import { handBones, measures, type HandPose } from '../../../motifs/hands/bones.ts';
import { hand } from '../../../motifs/hands/hand.ts';
import { carved } from '../../../motifs/lino-people.ts';

const [PAPER, BLUE, RED, KEY] = ['#f1e7d2', '#9db9b6', '#cf4a2e', '#172238'] as const;

const CRADLE: HandPose = {
  fingers: [
    [-10, 10, 16, 8],
    [-2, 16, 20, 10],
    [6, 20, 24, 12],
    [16, 16, 22, 12],
  ],
  thumb: [44, 30, 40, -6, 0],
  cup: 0.2,
};

const INKS: GuardInks = { dark: KEY, pale: PAPER, accent: RED };
const IRON: Frame = { at: [86, 752, 0], turn: laid([0.1, -1, 0.04], [-0.62, 0.06, 0.78]), scale: 5 };
const BARE: Frame = { at: [722, 806, 0], turn: laid([-0.08, -1, 0.04], [0.62, 0.06, 0.78]), scale: 4.5 };
const SUN: Point = [428, 366];

function paint(): Scene {
  const scene = new Scene({ seed: 411, background: BLUE });
  air(scene);
  guards(scene);
  string(scene);
  wire(scene);
  hands(scene);
  windings(scene);
  return scene;
}

/** Where the string goes round a hand: bone of a finger, and how far along it. */
const ROUND = [
  { finger: 0, bone: 2, t: 0.05 },
  { finger: 1, bone: 0, t: 0.62 },
  { finger: 1, bone: 1, t: 0.75 },
] as const;
/** The iron hand is a left one, the right one's mirror image. */
const HANDS = [
  { frame: IRON, side: -1, thick: 1.42 },
  { frame: BARE, side: 1, thick: 1.14 },
] as const;

/** Round each finger, from edge to edge; the middle of it is where the strand leaves. */
const loops = HANDS.map(({ frame, side, thick }) =>
  ROUND.map(({ finger, bone, t }): Point[] => {
    const { from, to, r0, r1, palm, across } = nth(
      nth(handBones(CRADLE, measures.grown).fingers, finger).bones,
      bone,
    );
    const [at, r] = [between3(from, to, t), lerp(r0, r1, t) * thick];
    const off = (a: number): Vec => plus(times3(across, Math.sin(a) * r), times3(palm, -Math.cos(a) * r));
    const seen = ([x, y, z]: Vec): Vec => outward(frame, [x * side, y, z]);
    // The half of the ring that looks at the viewer.
    const nearest = times(36, (i) => (i / 36) * TAU).reduce((a, b) =>
      seen(off(b))[2] > seen(off(a))[2] ? b : a,
    );
    return times(9, (i): Point => {
      const [u, v] = seen(plus(at, off(nearest + (i / 8 - 0.5) * Math.PI)));
      return [u, v];
    });
  }),
);
const knot = (hand: number, spot: number): Point => {
  const loop = nth(nth(loops, hand), spot);
  return between(nth(loop, 0), nth(loop, 8), 0.5);
};

/** A strand from a finger of the iron hand to one of the bare hand; it sags a little. */
const strand = (from: number, to: number, sag: number): Point[] => {
  const [a, b] = [knot(0, from), knot(1, to)];
  return times(25, (i): Point => {
    const t = i / 24;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sag * 4 * t * (1 - t)];
  });
};
const BORDER = strand(2, 2, 12);
const STRANDS = [
  strand(1, 0, 4),
  strand(0, 1, 4),
  strand(2, 1, 5),
  strand(1, 2, 5),
  strand(0, 0, 10),
  BORDER,
];

/** A low white sun behind the guards, the sky cut in level strokes that thin out towards it. */
function air(scene: Scene): void {
  const S = scene.element('air');
  const disc = times(40, (i): Point => {
    const a = (i / 40) * TAU;
    return [SUN[0] + Math.cos(a) * 204, SUN[1] + Math.sin(a) * 204];
  });
  const cuts = times(74, (row) =>
    times(9, () => {
      const y = 16 + row * 16 + S.rng.gauss(0, 2.5);
      const x = S.rng.range(-80, 840);
      const off = Math.hypot(x - SUN[0], (y - SUN[1]) * 1.2);
      if (off < 262 || S.rng.f() > 0.2 + 0.5 * Math.min(1, (off - 262) / 420)) return '';
      const long = S.rng.range(30, 120);
      return gouge(
        [
          [x - long, y],
          [x, y + S.rng.gauss(0, 1.5)],
          [x + long, y],
        ],
        S.rng.range(1, 2.6),
      );
    }).join(''),
  );
  scene.add(path(cuts.join(''), PAPER), path(smooth(wobble(disc, S.noise, 2.5, 0.02)), PAPER));
}

function guards(scene: Scene): void {
  const [a, b] = [nth(BORDER, 0), last(BORDER)];
  const falls = (b[1] - a[1]) / (b[0] - a[0]);
  const at = (t: number): { x: number; y: number } => {
    const { x, y } = along(BORDER, t);
    return { x, y: y - 4 };
  };
  scene.add(
    sentryBox({ ...at(0.25), s: 1.3, falls }, INKS),
    watchtower({ ...at(0.56), s: 1.75, falls }, INKS),
    sentry({ ...at(0.39), s: 1.4 }, INKS),
    sentry({ ...at(0.77), s: 1.4, flip: -1 }, INKS),
  );
}

function string(scene: Scene): void {
  const S = scene.element('string');
  const drawn = (points: readonly Point[], width: number): string =>
    smooth(ribbon(wobble(points, S.noise, 1, 0.05, false), () => width));
  scene.add(STRANDS.map((points) => path(drawn(points, 5.6), KEY) + path(drawn(points, 3.6), RED)));
}

function windings(scene: Scene): void {
  const drawn = (points: readonly Point[], width: number): string => smooth(ribbon(points, () => width));
  scene.add(loops.flat().map((points) => path(drawn(points, 6.2), KEY) + path(drawn(points, 3.8), RED)));
}

/** Wire wound round the guarded strand, with its barbs. */
function wire(scene: Scene): void {
  const S = scene.element('wire');
  const barbs = times(15, (i) => {
    const { x, y } = along(BORDER, 0.1 + i * 0.057);
    const spike = (dx: number, dy: number): string =>
      gouge(
        [
          [x - dx, y - dy],
          [x, y],
          [x + dx, y + dy],
        ],
        1.5,
        0.5,
      );
    return spike(S.rng.range(4, 7), 9) + spike(-S.rng.range(4, 7), 9);
  });
  scene.add(path(barbs.join(''), KEY));
}

const line = { line: KEY, contour: 4 };

function hands(scene: Scene): void {
  const S = scene.element('hands');
  const iron = standing(gauntlet({ pose: CRADLE, side: 'left', arm: 120 }), IRON);
  const bare = standing(hand({ pose: CRADLE, side: 'right', arm: 140 }), BARE);
  const drawing = new Drawing(together(iron, bare), {
    light: { angle: -120, before: 30 },
    size: 440,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  const skin: FlatPaint = {
    ...line,
    inks: [KEY, BLUE, PAPER],
    levels: [0.12, 0.34],
    marks: { wrinkle: KEY, nail: KEY },
  };
  const cuts = (part: string, below: number, above: number, gap: number, ink: string): string =>
    carved(drawing, { part, below, above, gap }, ink, 1.4);
  scene.add(
    outlined(drawing.outline(), KEY, 8),
    paintFlat(S, drawing, { skin, iron: { ...line, inks: [KEY, BLUE, PAPER], levels: [0.6, 0.84] } }),
    cuts('iron', 0.58, 0.2, 8, BLUE),
    cuts('skin', 0.42, 0.2, 9, KEY),
  );
}

export default card({ finish: linocut, grade: { inks: [PAPER, BLUE, RED, KEY] }, paint });
