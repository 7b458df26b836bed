/** A snowman under arms, in profile, facing right: three balls, a bucket, a carrot, a broom. Its foot is at (x, y); 300 px tall at s 1. */
import { GOLD, bare, cobalt, cobaltLine, loaded, smear } from '../finishes/gzhel.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { place, times, trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export type Helmet = 'bucket' | 'pan' | 'pot' | 'hat';

export interface Snowman extends Standing {
  helmet: Helmet;
  arm: 'broom' | 'spade' | 'fork' | 'none';
  /** How far it has sunk into itself, 0..1. */
  thaw?: number;
  /** How faint it is, 0..1: distance. */
  far?: number;
  /** The carrot, gilded. */
  gilded?: boolean;
}

const HELMETS: Record<Helmet, string> = {
  bucket: '-40,-262 -30,-318 34,-314 46,-258 4,-252',
  pan: '-50,-266 -44,-290 0,-298 44,-288 52,-262 0,-256',
  pot: '-42,-264 -44,-306 0,-314 44,-304 44,-260 0,-254',
  hat: '-62,-262 -34,-268 -30,-330 30,-328 34,-264 62,-256 0,-250',
};

export function snowman(S: Easel, o: Snowman): string {
  const { s = 1, flip = 1, thaw = 0, far = 0 } = o;
  const drop = (v: number): number => v * (1 - 0.16 * thaw);
  const at = (list: string): Point[] =>
    place(
      trace(list).map(([u, v]): Point => [
        u * (1 + 0.12 * thaw * (v > -120 ? 1 : 0)) + (v < -200 ? 10 * thaw : 0),
        drop(v),
      ]),
      { x: o.x, y: o.y, sx: s * flip, sy: s },
    );
  const shape = (list: string): Point[] => resample(spline(at(list), true, 8), 2);
  const dim = (load: number): number => load * (1 - far * 0.62);
  const w = (width: number): number => Math.max(1.1, width * s);
  const round = (list: string, load: number): string => {
    const outline = shape(list);
    return (
      bare(outline) +
      smear(S, outline, {
        angle: flip > 0 ? -20 : 200,
        from: dim(load),
        to: 0,
        middle: 0.32,
        bristle: 0,
      }) +
      cobaltLine(S, [...outline, outline[0] ?? [0, 0]], w(2.8), {
        straight: true,
        press: () => 1,
        load: dim(0.95),
      })
    );
  };
  const helmet = shape(HELMETS[o.helmet]);
  return [
    tool(S, o, at, dim, w),
    round('-92,-6 -106,-54 -84,-104 -30,-126 34,-124 86,-98 104,-50 92,-4 0,6', 0.62),
    round('-66,-118 -74,-154 -52,-190 -8,-202 42,-192 70,-156 64,-120 0,-108', 0.58),
    round('-44,-204 -50,-232 -34,-262 4,-272 38,-262 50,-234 44,-206 4,-194', 0.5),
    carrot(S, o, at, dim, w),
    path(smooth(shape('15,-243 17,-248 22,-250 27,-247 28,-242 25,-237 20,-236 16,-239')), cobalt(dim(1))),
    cobaltLine(S, at('12,-258 22,-262 34,-256'), w(3.4), { load: dim(1) }),
    cobaltLine(S, at('36,-210 26,-214 12,-209'), w(3), { load: dim(0.95) }),
    [-172, -150].map((v) =>
      path(
        smooth(
          shape(`39,${v} 42,${v - 5} 47,${v - 7} 52,${v - 5} 54,${v} 52,${v + 5} 46,${v + 7} 41,${v + 5}`),
        ),
        cobalt(dim(0.95)),
      ),
    ),
    ['6,-176 44,-160 88,-168', '70,-165 84,-178 96,-182', '74,-164 90,-158 102,-160'].map((list) =>
      cobaltLine(S, at(list), w(5), { load: dim(1) }),
    ),
    bare(helmet),
    smear(S, helmet, { angle: flip > 0 ? -10 : 190, from: dim(1), to: dim(0.35), bristle: 0.04 }),
    cobaltLine(S, [...helmet, helmet[0] ?? [0, 0]], w(2.6), { straight: true, press: () => 1, load: dim(1) }),
    thaw > 0.3
      ? times(5, (i) =>
          loaded(S, at(`${-60 + i * 32},-2 ${-62 + i * 32},14 ${-60 + i * 33},${30 + (i % 2) * 14}`), 6 * s, {
            from: 0.6,
            to: 0.1,
          }),
        )
      : '',
  ]
    .flat()
    .join('');
}

function carrot(
  S: Easel,
  o: Snowman,
  at: (list: string) => Point[],
  dim: (l: number) => number,
  w: (n: number) => number,
): string {
  const nose = at('36,-240 66,-238 106,-228 66,-226 36,-224');
  return (
    path(smooth(nose, true, 0.6), o.gilded ? GOLD : cobalt(dim(0.8))) +
    cobaltLine(S, [...nose, nose[0] ?? [0, 0]], w(2), { straight: true, press: () => 1, load: dim(1) })
  );
}

/** Held upright before it. */
function tool(
  S: Easel,
  o: Snowman,
  at: (list: string) => Point[],
  dim: (l: number) => number,
  w: (n: number) => number,
): string {
  if (o.arm === 'none') return '';
  const spade = resample(spline(at('66,-330 62,-376 84,-406 106,-376 102,-330'), true, 6), 2);
  const pole = cobaltLine(S, at('92,2 88,-160 84,-330'), w(7), { press: () => 1, load: dim(0.95) });
  const top: Record<'broom' | 'spade' | 'fork', string> = {
    broom: times(7, (i) =>
      loaded(S, at(`84,-322 ${70 + i * 5},-360 ${56 + i * 9.5},-402`), 5 * (o.s ?? 1), {
        from: dim(1),
        to: dim(0.4),
      }),
    ).join(''),
    spade:
      bare(spade) +
      smear(S, spade, {
        angle: -90,
        from: dim(1),
        to: dim(0.4),
      }),
    fork: ['84,-330 64,-350 62,-400', '84,-330 84,-360 84,-406', '84,-330 104,-350 106,-400']
      .map((list) => cobaltLine(S, at(list), w(6), { load: dim(1) }))
      .join(''),
  };
  return pole + top[o.arm];
}
