/** D54: a dragon sleeps on a hoard of single socks, one pulled over every horn and claw. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { clamp, oklch } from '../../../kit/colour.ts';
import { smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { fix, lerp, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import {
  CLAWS,
  dragonArm,
  dragonBack,
  dragonHead,
  dragonPaw,
  dragonTail,
} from '../../../motifs/sock-dragon.ts';
import { sock } from '../../../motifs/sock.ts';
import {
  cave,
  cream,
  framedPair,
  ink,
  ironSock,
  ledge,
  patterns,
  tealD,
  washerDoor,
  yarn,
} from '../../../motifs/sock-cave.ts';

const orange = oklch(0.7, 0.17, 52);

function paint(): Scene {
  const scene = new Scene({ seed: 5454, background: tealD });
  cave(scene);
  framedPair(scene);
  washerDoor(scene);
  ledge(scene);
  scene.add(dragonBack(scene.element('back')));
  heap(scene, 730, 900, 0, 1.1);
  scene.add(dragonArm(scene.element('arm')), dragonHead(scene.element('head')));
  dressedHorns(scene);
  heap(scene, 880, 1210, 1, 1.5);
  scene.add(dragonTail(scene.element('tail')));
  scene.add(
    sock(scene.element('tail sock'), {
      x: 412,
      y: 858,
      s: 1.05,
      r: 166,
      flip: -1,
      angle: -75,
      pattern: 'zigzag',
      c: yarn(2, 0),
    }),
  );
  heap(scene, 1010, 1210, 2, 1.7);
  ironSock(scene);
  scene.add(dragonPaw(scene.element('paw')));
  burglar(scene);
  lastLight(scene);
  return scene;
}

/** The slope of the hoard: left edge of the socks at a height, the right runs off the card. */
const slope = (x: number): number =>
  x < 330 ? 880 + (330 - x) * 1.55 : 864 - Math.min(1, (x - 330) / 400) * 120;

/** Socks large enough to be counted, thrown on a loose lattice between two heights. */
function heap(scene: Scene, y0: number, y1: number, bank: number, s: number): void {
  const S = scene.element('heap ' + bank);
  const spots: Point[] = [];
  for (let y = y0; y < y1; y += 40 * s)
    for (let x = 190 + (Math.round(y / 46) % 2) * 34 * s; x < 850; x += 60 * s) {
      const [u, v] = [x + S.rng.gauss(0, 9), y + S.rng.gauss(0, 8)];
      if (v > slope(u) && Math.hypot((u - 120) / 150, (v - 1060) / 120) > 1) spots.push([u, v]);
    }
  scene.add(
    bank
      ? ''
      : path(soften('180,1210 250,1040 330,890 460,830 640,790 840,760 840,1220'), oklch(0.24, 0.05, 240)),
    spots.map(([x, y], i) => {
      const E = S.element('sock ' + i);
      const lit = clamp(1.2 - Math.hypot((x - 360) / 560, (y - 860) / 430));
      return (
        path(
          smooth(blob(x, y + 16, 44 * s * 0.8, 26 * s, E.noise, 0.2)),
          ink,
          `opacity=".55" filter="${blur(E, 6)}"`,
        ) +
        sock(E, {
          x,
          y,
          s: s * E.rng.range(0.86, 1.06),
          r: E.rng.pick([-70, -30, 20, 60, 110, 160, 200, 250]) + E.rng.range(-14, 14),
          flip: E.rng.sign(),
          flat: true,
          pattern: nth(patterns, (i * 5 + bank) % patterns.length),
          c: yarn(i * 3 + bank, 0.34 - 0.34 * lit),
        })
      );
    }),
  );
}

/** A horn, with a sock pulled over it like a nightcap. */
function dressedHorns(scene: Scene): void {
  const S = scene.element('horns');
  const horn = (list: string): string =>
    path(
      smooth(ribbon(traceCurve(list, 8), (t) => lerp(22, 6, t))),
      oklch(0.88, 0.05, 85),
      `filter="${form(S, { angle: -75, size: 12, shade: ink, light: '#ffffff', lightSize: 3, rough: 1.4 })}"`,
    );
  scene.add(
    horn('372,610 392,560 420,520'),
    sock(S.element('far'), {
      x: 442,
      y: 494,
      s: 1.5,
      r: 214,
      flip: -1,
      angle: -75,
      pattern: 'dots',
      c: yarn(1, 0),
    }),
    horn('344,606 340,550 350,500'),
    sock(S.element('near'), {
      x: 350,
      y: 476,
      s: 1.75,
      r: 186,
      flip: 1,
      angle: -75,
      pattern: 'stripes',
      c: yarn(6, 0),
    }),
    smoke(S, trace('146,682 120,640 136,590 104,530'), { w0: 5, w1: 26, colour: cream, opacity: 0.45 }),
  );
}

/** He has one foot bare; its sock is on the dragon, and stretching. */
function burglar(scene: Scene): void {
  const S = scene.element('burglar');
  const who = figure(S, {
    x: 108,
    y: 1124,
    s: 1.8,
    flip: 1,
    view: 'side',
    pose: {
      ...poses.pull,
      arms: [
        { root: 118, bend: 8 },
        { root: 124, bend: 8 },
      ],
    },
    garment: 'jacket',
    hat: 'cap',
    angle: -50,
    shade: oklch(0.34, 0.05, 215),
    light: cream,
    colours: {
      coat: oklch(0.86, 0.04, 90),
      trousers: oklch(0.36, 0.07, 255),
      boots: oklch(0.8, 0.07, 55),
      hat: oklch(0.24, 0.04, 240),
      scarf: oklch(0.36, 0.07, 255),
      skin: oklch(0.8, 0.07, 55),
      hair: oklch(0.3, 0.04, 50),
    },
  });
  const [, hand] = who.hands;
  const [claw] = CLAWS;
  const [cx, cy] = claw ?? [196, 902];
  const [hx, hy] = hand;
  const stretched = spline(
    [
      [cx + 6, cy - 26],
      [cx - 4, cy + 6],
      [lerp(cx, hx, 0.5), lerp(cy, hy, 0.6)],
      [hx, hy],
      [hx - 16, hy + 6],
    ],
    false,
    10,
  );
  const width = (t: number): number => 24 - 26 * Math.min(t, 0.6) + 14 * Math.max(0, t - 0.7);
  const tug = ribbon(stretched, width);
  const stripe = (t0: number, t1: number): string => {
    const cut = stretched.slice(
      Math.round(t0 * (stretched.length - 1)),
      Math.round(t1 * (stretched.length - 1)) + 1,
    );
    return smooth(
      ribbon(cut, (t) => width(lerp(t0, t1, t)) + 2),
      true,
      0.3,
    );
  };
  const sockOn = ([x, y]: Point): string =>
    path(
      smooth(
        trace('-26,-38 -7,-42 4,-14 20,-6 22,2 10,5 -9,4 -14,-8').map(([u, v]): Point => [x + u, y + v]),
      ),
      orange,
      `filter="${form(S, { angle: -50, size: 7, shade: oklch(0.3, 0.08, 30), light: cream, lightSize: 2, rough: 1 })}"`,
    ) +
    path(
      smooth(
        trace('-28,-40 -7,-45 -4,-35 -25,-30').map(([u, v]): Point => [x + u, y + v]),
        true,
        0.4,
      ),
      cream,
    );
  const [, nearFoot] = who.feet;
  scene.add(
    softShadow(S, 112, 1120, 84, 16, ink, 0.9),
    who.svg,
    sockOn(nearFoot),
    group(
      {
        filter: form(S, {
          angle: -60,
          size: 9,
          shade: oklch(0.3, 0.08, 30),
          light: cream,
          lightSize: 3,
          rough: 1,
        }),
      },
      path(smooth(tug), orange),
      group(
        { 'clip-path': S.clip(smooth(tug)) },
        path(stripe(0.02, 0.14), cream),
        [0.3, 0.46, 0.62, 0.78].map((t) => path(stripe(t, t + 0.07), cream)),
      ),
    ),
    CLAWS.slice(1).map(([x, y], i) =>
      sock(S.element('claw ' + i), {
        x: x + 2,
        y: y + 16,
        s: 0.95,
        r: i ? -8 : 8,
        flip: 1,
        angle: -75,
        pattern: i ? 'zigzag' : 'stripes',
        c: yarn(i ? 4 : 3, 0),
      }),
    ),
  );
}

function lastLight(scene: Scene): void {
  const S = scene.element('motes');
  scene.add(
    times(60, () => {
      const t = S.rng.f();
      const r = S.rng.range(0.8, 2);
      return ellipse(
        lerp(432, 380, t) + S.rng.gauss(0, 40 + 130 * t),
        lerp(60, 640, t),
        r,
        r,
        cream,
        `opacity="${fix(S.rng.range(0.25, 0.85))}"`,
      );
    }),
    glow(S, 330, 560, 330, cream, 0.25, 0.5),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.28, contrast: 0.1, saturation: 1.06 },
  paint,
});
