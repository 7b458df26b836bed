/** Crowds: rows of flat figures, no two alike, far ones paler; and heads seen from above. */
import { adjust, jitter, mix, type Colour } from '../../kit/colour.ts';
import { smooth } from '../../kit/curves.ts';
import { group, path } from '../../kit/markup.ts';
import { lerp, times, type Point } from '../../kit/points.ts';
import type { Rng } from '../../kit/random.ts';
import type { Easel } from '../../kit/scene.ts';
import { blob } from '../../kit/shapes.ts';
import { flatFigure, type FigureOptions, type FigurePart } from './figure.ts';
import type { Hair, Hat } from './head.ts';
import type { PoseName } from './skeleton.ts';

export interface CrowdOptions {
  /** Feet of the back row and of the front row. */
  y0: number;
  y1: number;
  x0?: number;
  x1?: number;
  rows?: number;
  /** Figures in a row. */
  n?: number;
  /** Scale of the back row and of the front row. */
  s0?: number;
  s1?: number;
  coats: readonly Colour[];
  hats?: readonly Hat[];
  poses?: readonly PoseName[];
  view?: FigureOptions['view'];
  /** Air between us and the back row. */
  haze?: Colour;
  /** Keep the way free. */
  keep?: (x: number, y: number) => boolean;
  /** Changes one figure: the one that turns round, the one in yellow. */
  change?: (i: number, figure: FigureOptions) => FigureOptions;
  recolour?: (part: FigurePart) => Colour | null;
}

const hairs: readonly Hair[] = ['short', 'bun', 'long', 'curly', 'bald'];

export function crowd(S: Easel, o: CrowdOptions): string {
  const {
    x0 = 20,
    x1 = S.w - 20,
    rows = 4,
    n = 10,
    s0 = 0.5,
    s1 = 0.9,
    hats = ['bowler', 'cap', 'brim', 'headscarf', 'none'],
    poses = ['stand'],
  } = o;
  const rng = S.rng.fork();
  let count = 0;
  return group(
    {},
    times(rows, (r) => {
      const t = rows > 1 ? r / (rows - 1) : 1;
      return times(n, (i) => {
        const x = lerp(x0, x1, (i + 0.5 + rng.gauss(0, 0.16) + (r % 2 ? 0.25 : -0.25)) / n);
        const y = lerp(o.y0, o.y1, t) + rng.gauss(0, 2 + t * 3);
        const one = person(rng, {
          x,
          y,
          s: lerp(s0, s1, t) * rng.range(0.92, 1.1),
          coat: rng.pick(o.coats),
          hat: rng.pick(hats),
          pose: rng.pick(poses),
          view: o.view ?? 'back',
        });
        if (o.keep && !o.keep(x, y)) return '';
        const figure = o.change?.(count++, one) ?? one;
        const { haze } = o;
        const air = (part: FigurePart): Colour | null => {
          const colour = o.recolour ? o.recolour(part) : part.colour;
          return colour && haze && !o.recolour ? mix(colour, haze, (1 - t) * 0.6) : colour;
        };
        return flatFigure(figure, air);
      });
    }),
  );
}

function person(
  rng: Rng,
  p: {
    x: number;
    y: number;
    s: number;
    coat: Colour;
    hat: Hat;
    pose: PoseName;
    view: NonNullable<FigureOptions['view']>;
  },
): FigureOptions {
  const build = rng.chance(0.15) ? 'stout' : rng.chance(0.15) ? 'thin' : 'adult';
  const coat = jitter(p.coat, rng, 0.03, 6);
  return {
    x: p.x,
    y: p.y,
    s: p.s,
    flip: rng.sign(),
    view: p.view,
    pose: p.pose,
    build,
    garment: rng.pick(['coat', 'long coat', 'jacket', 'skirt'] as const),
    hat: p.hat,
    hair: rng.pick(hairs),
    colours: { coat, hat: adjust(coat, { dL: -0.08 }), trousers: adjust(coat, { dL: -0.12, kC: 0.6 }) },
  };
}

/** A person seen from straight above: hat or hair, shoulders, the toes of a step. facing in radians. */
export function fromAbove(
  S: Easel,
  o: {
    x: number;
    y: number;
    s?: number;
    facing?: number;
    coat: Colour;
    hat?: Colour;
    hair?: Colour;
    brim?: number;
    step?: boolean;
  },
): string {
  const { x, y, s = 1, facing = 0, brim = 0 } = o;
  const P = (u: number, v: number): Point => [
    x + (u * Math.cos(facing) - v * Math.sin(facing)) * s,
    y + (u * Math.sin(facing) + v * Math.cos(facing)) * s,
  ];
  const head = (r: number, colour: Colour): string =>
    path(smooth(blob(...P(2, 0), r * s, r * s, S.noise, 0.06, 1, 16)), colour);
  const boots =
    o.step === false
      ? ''
      : path(
          smooth([P(6, -9), P(20, -9), P(22, -5), P(6, -3)]) +
            smooth([P(-18, 3), P(-4, 3), P(-4, 9), P(-18, 9)]),
          adjust(o.coat, { dL: -0.2 }),
        );
  const shoulders = smooth([
    P(6, -22),
    P(11, -12),
    P(9, 0),
    P(11, 12),
    P(6, 22),
    P(-5, 23),
    P(-10, 12),
    P(-11, 0),
    P(-10, -12),
    P(-5, -23),
  ]);
  return group(
    {},
    boots,
    path(shoulders, o.coat),
    brim ? head(brim, o.hat ?? o.coat) : '',
    head(9, o.hat ? adjust(o.hat, { dL: brim ? 0.05 : 0 }) : (o.hair ?? '#4a3226')),
  );
}
