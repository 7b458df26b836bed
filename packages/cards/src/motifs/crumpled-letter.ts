/** A crumpled letter as a massif: a creased mesh lit from the upper left, with handwriting that follows the paper. */
import { hatch, inkLine } from '../finishes/ink.ts';
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

type Vertex = readonly [u: number, v: number, h: number];

export interface Letter {
  svg: string;
  /** Where a point of the sheet, u and v from -1 to 1, lies on the card. */
  on(u: number, v: number): Point;
}

export interface LetterOptions {
  /** Where the middle of the sheet's foot lies. */
  x: number;
  y: number;
  /** Half the sheet across, half of it in depth, height of a peak of 1: card px. */
  across: number;
  deep: number;
  tall: number;
  /** u, v, height, reach. */
  peaks: readonly (readonly [number, number, number, number])[];
  cells: number;
  paper: Colour;
  shade: Colour;
  dusk: Colour;
  line: Colour;
  script: Colour;
}

const TURN = -0.32;

export function crumpledLetter(S: Easel, o: LetterOptions): Letter {
  const height = (u: number, v: number): number => {
    const peaks = o.peaks.map(
      ([pu, pv, h, r]) => h * Math.max(0, 1 - Math.hypot(u - pu, (v - pv) * 1.1) / r) ** 1.15,
    );
    const crease = 1 - Math.abs(S.noise.n2(u * 3.1 + 9, v * 3.1));
    const lift = Math.max(...peaks);
    const edge = clamp((1.02 - Math.max(Math.abs(u), Math.abs(v))) * 5);
    return (lift * (0.8 + 0.2 * crease) + (crease - 0.6) * 0.1 * edge + 0.04) * (0.25 + 0.75 * edge);
  };
  const lay = ([u, v, h]: Vertex): Point => {
    const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
    const [x, z] = [u * c - v * s, u * s + v * c];
    return [o.x + x * o.across * (1 + z * 0.1), o.y + z * o.deep - h * o.tall];
  };
  const n = o.cells;
  const rng = S.rng.fork();
  const grid = times(n + 1, (j) =>
    times(n + 1, (i): Vertex => {
      const rim = i === 0 || j === 0 || i === n || j === n;
      const k = rim ? 0.08 : 0.36;
      const u = (i / n) * 2 - 1 + (rng.f() - 0.5) * k * (2 / n) * 2;
      const v = (j / n) * 2 - 1 + (rng.f() - 0.5) * k * (2 / n) * 2;
      return [u, v, height(u, v) + (rim ? 0 : (rng.f() - 0.5) * 0.035)];
    }),
  );
  const at = (i: number, j: number): Vertex => nth(nth(grid, j), i);
  const facets = times(n, (j) =>
    times(n, (i): (readonly [Vertex, Vertex, Vertex])[] =>
      (i + j) % 2
        ? [
            [at(i, j), at(i + 1, j), at(i, j + 1)],
            [at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)],
          ]
        : [
            [at(i, j), at(i + 1, j), at(i + 1, j + 1)],
            [at(i, j), at(i + 1, j + 1), at(i, j + 1)],
          ],
    ),
  ).flat(2);

  // handwriting: loops without letters
  const rows: Vertex[][] = [];
  for (let row = 0; row < 21; row++) {
    const v0 = -0.88 + row * 0.087;
    let u = -0.84 + (row % 5 === 0 ? 0.16 : 0);
    while (u < (row % 5 === 4 ? 0.2 : 0.8)) {
      const length = 0.1 + rng.f() * 0.2;
      const phase = rng.f() * 6;
      rows.push(
        times(Math.round(length * 420), (k): Vertex => {
          const a = k * 0.7 + phase;
          const here = u + k / 420;
          // on a steep face the same loop is drawn small, or it would stretch with the height
          const climb = Math.abs(height(here, v0 + 0.02) - height(here, v0 - 0.02)) * 25 * (o.tall / o.deep);
          const loop =
            (0.019 / (1 + climb * 0.42)) * (S.noise.n1(k * 0.16 + row * 7 + u * 30) > 0.22 ? 1.9 : 1);
          return [here + Math.cos(a) * 0.006, v0 + Math.sin(a) * loop, 0];
        }),
      );
      u += length + 0.035;
    }
  }
  const light = [-0.72, 0.5, 0.48] as const;
  const faces = facets.map((f) => {
    const [A, B, C] = f;
    const space = ([u, v, h]: Vertex): [number, number, number] => {
      const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
      return [(u * c - v * s) * o.across, h * o.tall, (u * s + v * c) * o.across];
    };
    const [a, b, c] = [space(A), space(B), space(C)];
    const [e, g] = [b.map((q, i) => q - nth(a, i)), c.map((q, i) => q - nth(a, i))];
    const [e0, e1, e2, g0, g1, g2] = [nth(e, 0), nth(e, 1), nth(e, 2), nth(g, 0), nth(g, 1), nth(g, 2)];
    let normal = [e1 * g2 - e2 * g1, e2 * g0 - e0 * g2, e0 * g1 - e1 * g0];
    if (nth(normal, 1) < 0) normal = normal.map((q) => -q);
    const size = Math.hypot(...normal) || 1;
    const lit = (nth(normal, 0) * light[0] + nth(normal, 1) * light[1] + nth(normal, 2) * light[2]) / size;
    return { f, corners: f.map(lay), lit: clamp(lit * 0.9 + 0.2), depth: (a[2] + b[2] + c[2]) / 3 };
  });
  faces.sort((p, q) => p.depth - q.depth);

  const within = ([A, B, C]: readonly [Vertex, Vertex, Vertex], u: number, v: number): number | null => {
    const d = (B[1] - C[1]) * (A[0] - C[0]) + (C[0] - B[0]) * (A[1] - C[1]);
    const s = ((B[1] - C[1]) * (u - C[0]) + (C[0] - B[0]) * (v - C[1])) / d;
    const t = ((C[1] - A[1]) * (u - C[0]) + (A[0] - C[0]) * (v - C[1])) / d;
    if (s < -0.02 || t < -0.02 || s + t > 1.02) return null;
    return A[2] * s + B[2] * t + C[2] * (1 - s - t);
  };
  const tone = (lit: number): Colour =>
    lit > 0.55 ? mix(o.shade, o.paper, clamp((lit - 0.55) / 0.35)) : mix(o.dusk, o.shade, clamp(lit / 0.55));
  const marks = faces.map(({ f, corners, lit }) => {
    const written: Points[] = rows.flatMap((word) => {
      const runs: Point[][] = [[]];
      for (const [u, v] of word) {
        const h = within(f, u, v);
        if (h === null) runs.push([]);
        else nth(runs, runs.length - 1).push(lay([u, v, h]));
      }
      return runs.filter((r) => r.length > 4);
    });
    const script = written.map((run) =>
      inkLine(S, run, 2.5, {
        colour: lit > 0.4 ? o.script : mix(o.script, o.dusk, 0.4),
        straight: true,
        wobble: 0.2,
        pressure: () => 0.8,
      }),
    );
    return [
      `<path d="${polygon(corners)}" fill="${tone(lit)}" stroke="${tone(lit)}" stroke-width="1.2" stroke-linejoin="round"/>`,
      script,
      lit < 0.52
        ? hatch(S, corners, {
            angle: 0.9,
            gap: 5.4,
            width: 1.5,
            colour: o.line,
            density: () => 1 - lit * 0.6,
          })
        : '',
      lit < 0.3 ? hatch(S, corners, { angle: -0.5, gap: 6, width: 1.4, colour: o.line }) : '',
      lit < 0.45 || rng.chance(0.3)
        ? inkLine(S, [nth(corners, 0), nth(corners, 1)], lit < 0.4 ? 2.2 : 1.5, {
            colour: o.line,
            straight: true,
            dry: 0.35,
          })
        : '',
      lit < 0.45 || rng.chance(0.16)
        ? inkLine(S, [nth(corners, 1), nth(corners, 2)], lit < 0.4 ? 2 : 1.3, {
            colour: o.line,
            straight: true,
            dry: 0.5,
          })
        : '',
    ].flat();
  });
  const on = (u: number, v: number): Point => {
    for (const { f } of faces) {
      const h = within(f, u, v);
      if (h !== null) return lay([u, v, h]);
    }
    return lay([u, v, height(u, v)]);
  };
  const rim: Points = [
    ...times(n, (i) => lay(at(i, 0))),
    ...times(n, (j) => lay(at(n, j))),
    ...times(n, (i) => lay(at(n - i, n))),
    ...times(n, (j) => lay(at(0, n - j))),
  ];
  return { svg: path(polygon(rim), o.shade) + marks.flat().join(''), on };
}
