/** A fox asleep, as large as a hill: body, snow on its back, tail; from (-70, 560) to (790, 1080), nose to the left, moonlit from the left. Gouache. */
import { flowField, fringe, fur, strokes } from '../kit/brush.ts';
import { clamp, mix, type Colour, type Palette } from '../kit/colour.ts';
import { pathPoints, smooth, traceCurve } from '../kit/curves.ts';
import { heightAt } from '../kit/land.ts';
import { softShadow } from '../kit/light.ts';
import { Layers, flat, group, path } from '../kit/markup.ts';
import { blur, edge } from '../kit/materials.ts';
import { lerp, nth, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon, wobble } from '../kit/shapes.ts';

/** foxL, foxD and foxX: the coat in light, in shade, in the dark. */
export type FoxPaint = Palette<
  'fox' | 'foxL' | 'foxD' | 'foxX' | 'deep' | 'ice' | 'snow' | 'haze' | 'lav' | 'cream'
>;

const BODY =
  'M14 940C-20 880 -10 786 50 710C108 638 206 590 300 572C392 556 470 560 548 580C644 604 724 660 760 740C790 808 790 876 764 930C700 962 560 968 400 968C240 968 76 970 14 940Z';
const bodyFlow = flowField([
  [730, 700, 222],
  [600, 605, 198],
  [430, 562, 181],
  [270, 590, 160],
  [130, 680, 128],
  [50, 800, 96],
  [650, 780, 205],
  [480, 680, 184],
  [330, 690, 165],
  [200, 770, 130],
  [120, 880, 82],
  [420, 800, 168],
  [300, 860, 140],
  [760, 820, 150],
  [620, 900, 190],
]);
/** How light the coat is: two lit humps and the crease between them. */
const lightOn = (S: Easel, x: number, y: number): number => {
  const wl = clamp((380 - x) / 160 + 0.5),
    n1x = (x - 210) / 230,
    n1y = (y - 810) / 230,
    n2x = (x - 560) / 260,
    n2y = (y - 800) / 230;
  const nx = lerp(n2x, n1x, wl),
    ny = lerp(n2y, n1y, wl);
  const crease = Math.exp(-(((x - 372 + (y - 700) * 0.25) / 34) ** 2)) * clamp((y - 640) / 120) * 0.35;
  return clamp(
    0.46 -
      0.3 * nx -
      0.46 * ny +
      0.2 * S.noise.fbm(x / 40, y / 60, 3) -
      0.22 * clamp((y - 820) / 140) -
      crease -
      0.5 * Math.exp(-(Math.max(0, Math.hypot((x - 560) / 190, (y - 835) / 120) - 0.75) ** 2) / 0.08),
  );
};
/** The colour of a hair of the body; frost lies on those of the back. */
const furColour =
  (S: Easel, c: FoxPaint) =>
  (x: number, y: number): Colour => {
    const k = lightOn(S, x, y);
    const ty = 566 + ((x - 390) / 350) ** 2 * 170,
      fr = clamp(1.1 - (y - ty) / (90 + Math.max(0, 120 - x))) * clamp((640 - x) / 300 + 0.2);
    if (fr > 0.25 + 0.5 * (0.5 + S.noise.fbm(x / 18, y / 26, 3))) return mix(c.foxL, c.ice, 0.55);
    return k > 0.6
      ? mix(c.fox, c.foxL, clamp((k - 0.6) / 0.4))
      : k > 0.3
        ? mix(c.foxD, c.fox, (k - 0.3) / 0.3)
        : mix(c.foxX, c.foxD, clamp(k / 0.3));
  };

export function foxBody(S: Easel, c: FoxPaint): { svg: string; outline: Point[] } {
  const laid = new Layers();
  const bodyP = wobble(pathPoints(BODY, 5), S.noise, 8, 0.012);
  laid.add(softShadow(S, 420, 962, 440, 62, c.deep, 0.7));
  laid.add(path(smooth(bodyP), S.linearAt([c.fox, [0.6, c.foxD], c.foxX], 200, 560, 420, 960)));
  laid.add(
    group(
      {},
      fringe(S, bodyP, {
        n: 700,
        length: 22,
        width: 2.6,
        colour: furColour(S, c),
        flow: bodyFlow,
        out: 0.35,
      }),
      fringe(
        S,
        bodyP.filter(([x]) => x > 690),
        { n: 160, length: 20, width: 2.4, colour: furColour(S, c), flow: 1.2, out: 0.75 },
      ),
      fur(S, {
        region: bodyP,
        n: 6500,
        length: 36,
        width: 2.3,
        flow: bodyFlow,
        colour: furColour(S, c),
        opacity: [0.45, 0.95],
        order: ([x, y]) => x + y * 0.2,
        curl: 0.35,
      }),
    ),
  );
  return { svg: laid.svg(), outline: bodyP };
}

/** Snow lying on the back, and how high the back is under it. */
export function snowOnTheBack(
  S: Easel,
  outline: Point[],
  c: FoxPaint,
): { svg: string; upY: (x: number) => number } {
  const laid = new Layers();
  const top = outline
    .filter(([_x, y]) => y < 800)
    .sort((p, q) => p[0] - q[0])
    .filter(([x]) => x > 120 && x < 690);
  const upY = (x: number) => heightAt(top, x);
  const capT: Point[] = [],
    capB: Point[] = [];
  for (let x = 130; x <= 690; x += 6) {
    const t = (x - 130) / 560,
      y = upY(x);
    capT.push([x, y - 12 * Math.sin(Math.PI * t) ** 0.5 + 3 * S.noise.n1(x * 0.03)]);
    capB.push([
      x - 20,
      y +
        (34 + 62 * (0.5 + S.noise.fbm(x * 0.01 + 4, 5.7, 4)) + 26 * S.noise.n1(x * 0.07)) *
          Math.sin(Math.PI * t) ** 0.6,
    ]);
  }
  const cap = capT.concat(capB.slice().reverse()),
    capD = smooth(cap);
  const snowC = (x: number, y: number) =>
    mix(c.snow, mix(c.haze, c.lav, 0.4), clamp((y - upY(clamp(x, 130, 690))) / 70 + clamp((x - 420) / 600)));
  laid.add(
    group(
      { filter: edge(S, 8, 0.06, 6) },
      path(capD, mix(c.ice, c.lav, 0.35), 'transform="translate(2 7)" opacity=".8"'),
      path(capD, c.ice),
    ),
    group(
      { 'clip-path': S.clip(capD) },
      strokes(S, {
        region: cap,
        n: 420,
        length: 40,
        width: 4.5,
        angle: (x, y) => bodyFlow(x, y) + Math.PI,
        colour: snowC,
        opacity: [0.3, 0.7],
        dL: 0.015,
      }),
    ),
  );
  laid.add(
    fur(S, {
      region: capB
        .map(([x, y]): Point => [x, y - 3])
        .concat(
          capB
            .slice()
            .reverse()
            .map(([x, y]): Point => [x, y + 14]),
        ),
      n: 420,
      length: 26,
      width: 2,
      flow: bodyFlow,
      colour: (x, y) => mix(furColour(S, c)(x, y), c.ice, 0.35),
      opacity: [0.5, 0.9],
    }),
  );
  return { svg: laid.svg(), upY };
}

/** Tail, sweeping round the front to the nose. */
export function foxTail(S: Easel, c: FoxPaint): string {
  const tc = traceCurve('-70,880 -10,948 90,992 220,1010 350,1004 470,984 560,966 640,972', 14),
    tw = profile(trace('0,50 0.2,66 0.45,72 0.7,64 0.88,40 1,4'));
  const tail = wobble(ribbon(tc, tw), S.noise, 8, 0.02);
  const tn = tc.length - 1,
    near = (x: number, y: number): readonly [number, number, number] => {
      let b = 1e9,
        j = 0;
      tc.forEach((q, i) => {
        const d = (q[0] - x) ** 2 + (q[1] - y) ** 2;
        if (d < b) {
          b = d;
          j = i;
        }
      });
      const q = nth(tc, j),
        q2 = nth(tc, Math.min(tn, j + 1)),
        q0 = nth(tc, Math.max(0, j - 1)),
        a = Math.atan2(q2[1] - q0[1], q2[0] - q0[0]);
      const side = ((x - q[0]) * -Math.sin(a) + (y - q[1]) * Math.cos(a)) / tw(j / tn);
      return [j / tn, side, a];
    };
  const tFlow = (x: number, y: number) => {
    const [, s, a] = near(x, y);
    return a + s * 0.35;
  };
  const tailC = (x: number, y: number) => {
    const [t, s] = near(x, y),
      n = S.noise.fbm(x / 24, y / 24, 3),
      w = t + 0.05 * n;
    const k = clamp(0.66 - 0.55 * s + 0.25 * n);
    if (w > 0.72)
      return k > 0.5 ? mix(c.ice, c.snow, (k - 0.5) * 2) : mix(mix(c.lav, c.foxX, 0.25), c.ice, k * 2);
    return k > 0.55
      ? mix(c.fox, c.foxL, clamp((k - 0.55) / 0.4))
      : k > 0.28
        ? mix(c.foxD, c.fox, (k - 0.28) / 0.27)
        : mix(c.foxX, c.foxD, k / 0.28);
  };
  return flat([
    path(smooth(tail.map(([x, y]): Point => [x + 6, y - 8])), c.foxX, `opacity=".6" filter="${blur(S, 10)}"`),
    path(
      smooth(tail),
      S.linearAt(
        [c.foxD, [0.66, c.foxD], [0.78, mix(c.ice, c.lav, 0.45)], mix(c.ice, c.lav, 0.3)],
        -70,
        0,
        640,
        0,
      ),
    ),
    fringe(S, tail, { n: 520, length: 24, width: 2.4, colour: tailC, flow: tFlow, out: 0.3 }),
    fur(S, {
      region: tail,
      n: 2600,
      length: 34,
      width: 2.2,
      flow: tFlow,
      colour: tailC,
      opacity: [0.5, 0.95],
      order: ([x, y]) => -near(x, y)[0],
    }),
  ]);
}
