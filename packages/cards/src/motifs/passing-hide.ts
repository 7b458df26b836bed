/** The hide of something huge that goes by, seen so near that it has no edges: locks that part round one eye, and things caught in them. Woodblock; card coordinates. */
import type { keyBlock } from '../finishes/woodblock.ts';
import { clamp, ramp } from '../kit/colour.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { nth, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper } from '../kit/shapes.ts';

type Keys = ReturnType<typeof keyBlock>;

/** Something in the hair: the locks above it hang a little over its upper edge. */
export interface Caught {
  at: Point;
  r: number;
  svg: string;
}

const [PAPER, INK] = ['#ffffff', '#2a2238'] as const;
const HAIR = ramp(['#5a3f4c', '#7a5650', '#9c7254', '#c2965f', '#dfbd85', '#f3deb4']);
export const EYE: Point = [472, 412];

/** Which way it lies: down and back, and round the eye as water round a stone. */
function flow([x, y]: Point): Point {
  const lean = 0.3 + 0.12 * Math.sin(y * 0.006 + x * 0.004);
  const [dx, dy] = [-Math.sin(lean), Math.cos(lean)];
  const [rx, ry] = [(x - EYE[0]) / 1.45, y - EYE[1]];
  const d2 = Math.max(rx * rx + ry * ry, 3000);
  const k = (118 * 118) / d2;
  const along = (rx * dx + ry * dy) / d2;
  const [u, v] = [(dx - k * (2 * along * rx - dx)) * 1.2, dy - k * (2 * along * ry - dy)];
  const n = Math.hypot(u, v) || 1;
  return [u / n, v / n];
}

function lock(S: Easel, root: Point, long: number): Point[] {
  const points: Point[] = [root];
  let [x, y] = root;
  const phase = x * 0.012 + y * 0.004 + S.rng.gauss(0, 0.7);
  for (let s = 0; s < long; s += 9) {
    const [u, v] = flow([x, y]);
    const sway = 0.3 * Math.sin(phase + s * 0.016);
    x += (u * Math.cos(sway) - v * Math.sin(sway)) * 9;
    y += (u * Math.sin(sway) + v * Math.cos(sway)) * 9;
    points.push([x, y]);
  }
  return points;
}

export function passingHide(
  S: Easel,
  keys: Keys,
  things: readonly Caught[],
  box: readonly [number, number, number, number],
): string {
  const key = keys(S);
  const [x0, y0, x1, y1] = box;
  const roots: Point[] = [];
  for (let y = y1 + 40; y > y0 - 240; y -= 25)
    for (let x = x0 - 20; x < x1 + 140; x += 36)
      roots.push([x + S.rng.range(-18, 18), y + S.rng.range(-11, 11)]);
  const inEye = ([x, y]: Point, grow = 1): boolean =>
    ((x - EYE[0]) / (158 * grow)) ** 2 + ((y - EYE[1]) / (96 * grow)) ** 2 < 1;
  const drawn = (root: Point, around: readonly Caught[] = things): string => {
    if (inEye(root, 1.2)) return '';
    let way = lock(S, root, S.rng.range(150, 300));
    const stop = way.findIndex(
      (p, i) =>
        i > 1 &&
        (inEye(p, 0.93) ||
          around.some(
            ({ at: [u, v], r }) => Math.hypot(p[0] - u, (p[1] - v) * 1.1) < r * 0.92 && root[1] < v,
          )),
    );
    if (stop >= 0) way = way.slice(0, stop);
    const [tx, ty] = nth(way, way.length - 1);
    if (way.length < 6 || Math.hypot(tx - root[0], ty - root[1]) < way.length * 7) return '';
    const half = S.rng.range(13, 25);
    const line = spline(way, false, 3);
    const shape = ribbon(line, (t) => half * Math.min(1, 0.35 + t * 3) * (1 - t) ** 0.7 + 0.4);
    const [mx, my] = nth(way, way.length >> 1);
    const near = Math.exp(-(((mx - EYE[0]) / 210) ** 2) - ((my - EYE[1] - 10) / 150) ** 2);
    const light = clamp(0.68 - (mx - 300) * 0.0006 - (my - 320) * 0.0008 + S.rng.gauss(0, 0.12) - 0.4 * near);
    const vein = line.slice(Math.floor(line.length * 0.12), Math.floor(line.length * 0.8));
    return (
      path(smooth(shape), HAIR(light)) +
      key(shape.slice(0, Math.floor(shape.length / 2)), 2.6) +
      key(shape.slice(Math.ceil(shape.length / 2)), 2.2) +
      key(vein, 1.5)
    );
  };
  const laid = [...things].sort((a, b) => b.at[1] - a.at[1]);
  const out: string[] = [path(`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, HAIR(0.2))];
  for (const root of roots) {
    while (laid[0] && root[1] < laid[0].at[1] - laid[0].r * 0.7) {
      const thing = laid.shift();
      if (!thing) break;
      const [u, v] = thing.at;
      const under = roots.filter(
        ([x, y]) => Math.abs(x - u) < thing.r * 1.9 && Math.abs(y - v + thing.r * 0.9) < thing.r * 1.5,
      );
      const others = things.filter((one) => one !== thing);
      out.push(...under.map((one) => drawn(one, others)), thing.svg);
    }
    out.push(drawn(root));
  }
  return [...out, ...laid.map(({ svg }) => svg), eye(S.element('eye'), keys)].join('');
}

/** Old, mild and wet; it looks down to the left. */
function eye(S: Easel, keys: Keys): string {
  const key = keys(S);
  const at = (list: string): Point[] => trace(list).map(([x, y]): Point => [EYE[0] + x, EYE[1] + y]);
  const closed = (list: string): Point[] => spline(at(list), true, 10);
  const open = (list: string): Point[] => spline(at(list), false, 10);
  const disc = (x: number, y: number, r: number): Points =>
    times(30, (i): Point => [
      EYE[0] + x + Math.cos((i / 30) * TAU) * r,
      EYE[1] + y + Math.sin((i / 30) * TAU) * r,
    ]);
  const skin = closed('-168,26 -140,-40 -80,-88 0,-104 84,-86 140,-36 164,20 120,74 40,100 -50,98 -124,74');
  const ball = closed('-126,26 -86,-24 -30,-50 30,-50 84,-26 122,16 80,46 20,62 -40,60 -92,46');
  const iris = disc(-34, 16, 57);
  const fold = (list: string, w: number): string => key(open(list), w);
  return [
    path(smooth(skin), '#5f434c'),
    path(
      smooth(closed('-150,30 -110,-20 -40,-64 30,-66 100,-40 146,14 110,60 30,82 -50,80 -110,62')),
      '#835d5e',
    ),
    path(smooth(ball), '#fbf3e6'),
    group(
      { 'clip-path': S.clip(smooth(ball)) },
      path(smooth(iris), '#c47a2c'),
      path(smooth(disc(-34, 16, 45)), '#8a4a1e'),
      times(40, (i) => {
        const a = (i / 40) * TAU + S.rng.gauss(0, 0.04);
        const r = (k: number): Point => [EYE[0] - 34 + Math.cos(a) * k, EYE[1] + 16 + Math.sin(a) * k];
        return path(
          smooth(ribbon([r(24), r(38), r(S.rng.range(46, 55))], taper(1.6, 0.2, 0.6))),
          i % 3 ? '#e8a850' : '#5a2c14',
        );
      }).join(''),
      path(smooth(disc(-40, 22, 26)), INK),
      path(smooth(closed('-72,-8 -50,-12 -50,10 -70,14')), PAPER),
      key(open('-62,-10 -61,12'), 3),
      key(open('-72,2 -50,-1'), 3),
      path(smooth(disc(-6, 42, 6)), PAPER),
      path(smooth(closed('-130,-60 130,-60 130,6 60,-26 0,-36 -60,-30 -130,20')), INK, 'opacity="0.34"'),
    ),
    fold('-132,30 -86,-26 -30,-52 30,-52 86,-28 128,18', 9),
    fold('-126,28 -92,48 -40,62 20,64 82,48 124,18', 4),
    fold('-140,4 -96,-50 -34,-80 34,-80 98,-54 140,-8', 4),
    fold('-128,-28 -80,-76 -20,-98 44,-94 104,-70', 2.6),
    fold('-120,58 -60,80 10,86 76,72', 3),
    fold('-96,74 -40,94 20,98 70,88', 2.4),
    fold('-150,36 -176,44 -196,60', 3),
    fold('134,22 160,34 176,52', 3),
    times(9, (i) => {
      const t = i / 8;
      const [x, y] = [-110 + t * 210, 4 - 56 * Math.sin((0.12 + t * 0.8) * Math.PI)];
      return path(
        smooth(
          ribbon(
            resample(
              open(
                `${x},${y} ${x - 22 + t * 10},${y - 20} ${x - 56 + t * 34},${y - 26 - 10 * Math.sin(t * 3)}`,
              ),
              4,
            ),
            taper(3, 0.1, 0.9),
          ),
        ),
        INK,
      );
    }),
  ]
    .flat()
    .join('');
}
