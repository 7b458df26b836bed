/** Rain, and the light that comes under it. */
import { strokes } from './brush.ts';
import { mix, type Colour } from './colour.ts';
import { polygon, smooth } from './curves.ts';
import { group, path } from './markup.ts';
import { blur } from './materials.ts';
import { fix, lerp, times, type Point } from './points.ts';
import { fading, type Easel } from './scene.ts';
import { blob } from './shapes.ts';

export interface RainLightOptions {
  /** Where the sky ends. */
  y: number;
  cloud: Colour;
  light: Colour;
  rain: Colour;
  /** Share of the height where the cloud ends and the low light begins. */
  base?: number;
  /** How far the rain is blown sideways for each px it falls. */
  lean?: number;
  /** Middle, width and strength of each curtain at the cloud's base. */
  curtains: readonly (readonly [number, number, number])[];
}

/** A low slanting light under a rain cloud: a torn dark deck, a bright strip, curtains of rain blown across it. */
export function rainLight(S: Easel, o: RainLightOptions): string {
  const { y, cloud, light, rain, base = 0.55, lean = -0.35, curtains } = o;
  const rng = S.rng.fork();
  const floor = y * base;
  const deep = mix(cloud, '#10131f', 0.28);
  const rolls = times(46, (i) => {
    const t = i / 45;
    const r = lerp(150, 54, t) * rng.range(0.7, 1.3);
    const roll = blob(
      rng.range(-60, S.w + 60),
      lerp(-30, floor - 40, t) + rng.gauss(0, 14),
      r * 2,
      r * 0.5,
      S.noise,
      0.4,
      1.5,
      36,
    );
    const colour = rng.chance(0.36) ? mix(cloud, light, 0.42) : mix(cloud, deep, rng.f());
    return path(smooth(roll), colour, `opacity="${fix(rng.range(0.25, 0.6))}"`);
  });
  const ragged = times(61, (i): Point => {
    const x = -60 + (i * (S.w + 120)) / 60;
    return [x, floor + 70 * S.noise.fbm(x / 190, 3, 4) + 14 * S.noise.n2(x / 24, 8)];
  });
  const deck = polygon([[S.w + 60, -60], [-60, -60], ...ragged]);
  const torn = S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".012 .022" numOctaves="5" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="46" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="5"/>`,
    [-80, -80, S.w + 160, y + 160],
  );
  const falls = curtains.map(([x, w, strength]) => {
    const [top, drop] = [floor - 50, y - floor + 50];
    const shape: Point[] = [
      [x - w / 2, top],
      [x + w / 2, top],
      [x + w * 0.62 + lean * drop, y],
      [x - w * 0.62 + lean * drop, y],
    ];
    return (
      path(
        polygon(shape),
        S.linearAt(fading(rain, strength * 0.75, [0.6, strength * 0.5], strength * 0.12), 0, top, 0, y),
        `filter="${blur(S, w * 0.09, 4)}"`,
      ) +
      strokes(S, {
        region: shape,
        n: Math.round(w * 0.7),
        length: drop * 0.4,
        width: 1.5,
        angle: Math.atan2(1, lean),
        colour: () => (rng.chance(0.35) ? light : rain),
        opacity: [0.06, 0.3 * strength + 0.08],
        spread: 0.025,
        bend: 0.02,
      })
    );
  });
  return [
    `<rect x="-20" y="-20" width="${S.w + 40}" height="${y + 20}" fill="${S.linearAt([cloud, [base, mix(cloud, light, 0.75)], [base + 0.2, light], light], 0, 0, 0, y)}"/>`,
    group(
      { filter: torn },
      path(deck, S.linearAt([deep, [0.6, cloud], mix(cloud, deep, 0.4)], 0, 0, 0, floor)),
      rolls,
    ),
    group({ 'clip-path': S.clip(`M-20 -20H${S.w + 20}V${y}H-20Z`) }, falls),
  ].join('');
}
