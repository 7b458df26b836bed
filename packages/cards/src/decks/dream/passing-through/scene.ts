/** Red threads hang on black. Something that is not seen goes through them from left to right: they bend round it, glow, and tremble behind it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mark } from '../../../kit/brush.ts';
import { clamp, mix, ramp } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { radians, times, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';

const BLACK = '#0b0709';
/** The threads lean a little; u runs across them and v along, from the middle of the card. */
const LEAN = radians(7);
const MIDDLE = [440, 590] as const;
const HEAT = ramp(['#7c0f17', '#b8161c', '#e33423', '#ff6f37', '#ffb06a', '#ffeccb']);

function paint(): Scene {
  const scene = new Scene({ seed: 612, background: BLACK });
  scene.add(dusk(scene));
  scene.add(
    curtain(scene, 'far', { n: 70, near: [0.1, 0.3], breadth: 0.9, tone: 0.36 }),
    curtain(scene, 'middle', { n: 92, near: [0.3, 0.95], breadth: 1.35, tone: 0.72 }),
    curtain(scene, 'near', { n: 66, near: [0.9, 1.08], breadth: 2.5, tone: 1.05 }),
    over(scene),
  );
  return scene;
}

/** The dark is not even: a breath of dull red where it is warm. */
function dusk(scene: Scene): string {
  const S = scene.element('dusk');
  return glow(S, 600, 480, 520, '#4a0b12', 0.42, 0.5, 1.3) + glow(S, 240, 900, 420, '#3a0a12', 0.4, 0.5);
}

const bell = (v: number, at: number, wide: number): number => Math.exp(-(((v - at) / wide) ** 2));

/** How far the thing reaches from its middle line, ahead (right) and behind (left). */
const ahead = (v: number): number =>
  196 * bell(v, -40, 165) + 60 * bell(v, -262, 70) + 96 * bell(v, 262, 120);
const behind = (v: number): number =>
  60 * bell(v, -240, 100) + 92 * bell(v, -30, 110) + 172 * bell(v, 250, 150);
/** It leans into its way. */
const middleLine = (v: number): number => -0.34 * v * bell(v, 0, 520);

interface Thread {
  readonly line: Point[];
  /** The same, swung to the other side: only behind the thing do the two differ. */
  readonly swung: Point[];
  readonly heat: number[];
}

function thread(S: Easel, u0: number, near: number, phase: number): Thread {
  const side = u0 > 0 ? 1 : -1;
  const [line, swung]: [Point[], Point[]] = [[], []];
  const heat: number[] = [];
  const [c, s] = [Math.cos(LEAN), Math.sin(LEAN)];
  const put = (u: number, v: number): Point => [MIDDLE[0] + u * c - v * s, MIDDLE[1] + u * s + v * c];
  for (let v = -760; v <= 760; v += 8) {
    const mid = middleLine(v) * near;
    const reach = (side > 0 ? ahead(v) : behind(v)) * near;
    const off = Math.max(0, side * (u0 - mid));
    const away = Math.sqrt(off * off + reach * reach);
    // Behind it the threads have been let go: they swing, less and less the longer ago it was.
    const ago = side < 0 ? away - reach : 0;
    const swing =
      side < 0
        ? 24 * near * Math.exp(-ago / 210) * bell(v, 60, 520) * clamp(ago / 60) * Math.sin(v / 70 + phase)
        : 0;
    const slack = 4 * S.noise.n2(u0 * 0.02, v * 0.003) + 0.7 * S.noise.n2(u0 * 0.3, v * 0.02);
    const u = mid + side * away + slack;
    line.push(put(u + swing, v));
    swung.push(put(u - swing, v));
    const touch = Math.exp(-(((away - reach) / 20) ** 2)) * clamp(reach / 70);
    const after = side < 0 ? 0.3 * Math.exp(-ago / 120) * bell(v, 120, 330) : 0;
    const uneven = 0.82 + 0.3 * S.noise.n2(u0, v * 0.006);
    heat.push(clamp(near * uneven * (0.55 * touch + ((away - off) / 400) * (side > 0 ? 1 : 0.8) + after)));
  }
  return { line, swung, heat };
}

interface Curtain {
  readonly n: number;
  /** How far it stands in the way, 0..1. */
  readonly near: readonly [number, number];
  readonly breadth: number;
  readonly tone: number;
}

const drawn = (line: readonly Point[], heat: readonly number[], breadth: (h: number) => number): string =>
  polygon(ribbon(line, (k) => breadth(heat[Math.round(k * (heat.length - 1))] ?? 0)));

function curtain(scene: Scene, name: string, o: Curtain): string {
  const S = scene.element(name);
  const threads = times(o.n, (i) => {
    // Hung by hand: in loose bunches, never evenly.
    const bunch = 30 * S.noise.n2(i * 0.31, 4.2) + S.rng.gauss(0, 6);
    const u0 = -560 + ((i + 0.5) / o.n) * 1120 + bunch;
    return thread(S.element(String(i)), u0, S.rng.range(...o.near), S.rng.range(-0.6, 0.6) + u0 * 0.012);
  });
  const cold = threads.map((t) => {
    const w = o.breadth * S.rng.range(0.45, 1.15) * 0.62;
    const colour = mix(BLACK, '#b3161d', o.tone * S.rng.range(0.5, 1));
    const ghost = path(
      drawn(t.swung, t.heat, () => w * 0.7),
      colour,
      'opacity="0.45"',
    );
    return (
      ghost +
      path(
        drawn(t.line, t.heat, () => w),
        colour,
      )
    );
  });
  const halo = threads.map((t) =>
    path(
      drawn(t.line, t.heat, (h) => 8 * Math.max(0, h - 0.34)),
      '#e8321c',
    ),
  );
  const hot = [0.1, 0.26, 0.44, 0.62, 0.8].map((level) =>
    path(
      threads.map((t) => drawn(t.line, t.heat, (h) => o.breadth * 0.75 * clamp((h - level) / 0.25))).join(''),
      HEAT(level * 1.02 + 0.1),
    ),
  );
  return [
    ...cold,
    group({ filter: blur(S, 8), opacity: 0.42, style: 'mix-blend-mode:screen' }, halo),
    ...hot,
    o.breadth > 1.5 ? ply(S.element('ply'), threads) : '',
  ].join('');
}

/** A few did not slip aside: they are stretched over it, and show how round it is. */
function over(scene: Scene): string {
  const S = scene.element('over');
  const threads = [-0.82, -0.55, -0.22, 0.2, 0.46, 0.66, 0.86].map((k, i) =>
    thread(S.element(String(i)), k * 46, Math.abs(k), 0),
  );
  return [0.04, 0.2, 0.4, 0.6]
    .map((level) =>
      path(
        threads.map((t) => drawn(t.line, t.heat, (h) => 1.1 * clamp((h + 0.08 - level) / 0.2))).join(''),
        HEAT(level * 1.1),
      ),
    )
    .join('');
}

/** What makes a line a thread: the turns of its ply, and fibres that stand off it. */
function ply(S: Easel, threads: readonly Thread[]): string {
  const rng = S.rng.fork();
  const turns = threads.flatMap(({ line, heat }) =>
    line.flatMap(([x, y], i) => {
      const next = line[i + 1];
      if (!next) return [];
      const way = Math.atan2(next[1] - y, next[0] - x);
      const h = heat[i] ?? 0;
      const turn = mark(x, y, way + 0.5, 4.6, 0.5, rng, 0.1);
      const fibre = rng.chance(0.11)
        ? mark(x, y, way + rng.gauss(0, 0.7), rng.range(5, 13), 0.32, rng, 0.6)
        : '';
      return [
        path(turn, mix(HEAT(clamp(h + 0.05)), h > 0.5 ? '#c8301c' : '#2a0508', 0.65), 'opacity="0.75"'),
        fibre ? path(fibre, HEAT(clamp(h * 0.9)), 'opacity="0.6"') : '',
      ];
    }),
  );
  return turns.join('');
}

export default card({
  finish: gouache,
  grade: { radius: 2, brush: 6, vignette: 0.3, paper: 0.05, saturation: 1.05, lift: 2 },
  paint,
});
