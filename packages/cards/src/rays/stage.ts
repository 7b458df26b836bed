/** A stage: things, lamps, sky, air and the eye that looks at them. Scenes build one; the tracer only reads it. */
import type { Colour } from '../kit/colour.ts';
import type { Point } from '../kit/points.ts';
import type { Solid } from './solids.ts';
import { linear, type Paint } from './surface.ts';
import { added, cross, dot, unit, type Vec } from './vectors.ts';

export interface Thing {
  readonly solid: Solid;
  readonly paint: Paint;
  /** Does not keep light from others: flames, panes, what glows. */
  readonly castsNone: boolean;
}

/** Writes red, green and blue of what lies in a direction into `out`. */
export type Sky = (out: Float64Array, dx: number, dy: number, dz: number) => void;

export interface Lamp {
  readonly at: Vec;
  readonly light: Vec;
  /** Its strongest part. */
  readonly most: number;
  readonly radius: number;
  /** Light caught by the air round it. */
  readonly haze: number;
}

export interface Sun {
  readonly from: Vec;
  readonly light: Vec;
  /** Softness of its shadows, radians. */
  readonly spread: number;
}

export interface Air {
  readonly colour: Vec;
  readonly density: number;
  /** Where it begins. */
  readonly start: number;
}

const [CARD_WIDTH, CARD_HEIGHT] = [800, 1200];
const scaled = (colour: Colour, power: number): Vec => {
  const [r, g, b] = linear(colour);
  return [r * power, g * power, b * power];
};

export class Stage {
  readonly things: Thing[] = [];
  readonly lamps: Lamp[] = [];
  sun: Sun | undefined;
  air: Air | undefined;
  sky: Sky = (out) => out.fill(0.4);
  /** What the eye sees behind everything, if it is not the sky that lights the stage. */
  backdrop: Sky | undefined;
  exposure = 1;
  /** Light that spills from what is very bright. */
  bloom = 0.12;
  /** Pencil at the edges of forms. */
  contour = 0.35;
  /** How far a form gathers light and colour from others. */
  reach = 40;

  readonly eye: Vec;
  readonly forward: Vec;
  readonly right: Vec;
  readonly up: Vec;
  /** Half the picture's height at distance 1. */
  readonly tall: number;
  readonly shift: number;

  /** lens: degrees from the lower to the upper edge; shift: moves the picture up (a fraction of half its height) without tilting. */
  constructor({
    eye,
    at,
    lens,
    shift = 0,
    up = [0, 1, 0],
  }: {
    eye: Vec;
    at: Vec;
    lens: number;
    shift?: number;
    up?: Vec;
  }) {
    this.eye = eye;
    this.forward = unit(added(at, eye, -1));
    this.right = unit(cross(this.forward, up));
    this.up = cross(this.right, this.forward);
    this.tall = Math.tan((lens * Math.PI) / 360);
    this.shift = shift;
  }

  add(solid: Solid, paint: Paint, { castsNone = false } = {}): this {
    this.things.push({ solid, paint, castsNone });
    return this;
  }

  lamp(at: Vec, colour: Colour, power: number, { radius = 0.2, haze = 0 } = {}): this {
    const light = scaled(colour, power);
    this.lamps.push({ at, light, most: Math.max(...light), radius, haze });
    return this;
  }

  sunlight(from: Vec, colour: Colour, power: number, spread = 0.05): this {
    this.sun = { from: unit(from), light: scaled(colour, power), spread };
    return this;
  }

  haze(colour: Colour, density: number, start = 0, power = 1): this {
    this.air = { colour: scaled(colour, power), density, start };
    return this;
  }

  /** Sky by height, from straight down to straight up, at even steps. */
  heavens(power: number, ...colours: readonly Colour[]): Sky {
    const stops = colours.map((c) => scaled(c, power));
    return (out, _dx, dy) => {
      const t = (dy * 0.5 + 0.5) * (stops.length - 1);
      const i = Math.min(stops.length - 2, Math.floor(t));
      const [a, b] = [stops[i], stops[i + 1]];
      if (a && b) for (const k of [0, 1, 2] as const) out[k] = a[k] + (b[k] - a[k]) * (t - i);
    };
  }

  /** Where a place of the stage is on the card. */
  project(p: Vec): Point {
    const d = added(p, this.eye, -1);
    const far = dot(d, this.forward);
    const [u, v] = [dot(d, this.right) / far / this.tall, dot(d, this.up) / far / this.tall - this.shift];
    return [CARD_WIDTH / 2 + (u * CARD_HEIGHT) / 2, (CARD_HEIGHT / 2) * (1 - v)];
  }

  /** How many px of the card a length of 1 takes at a place. */
  scaleAt(p: Vec): number {
    return CARD_HEIGHT / 2 / this.tall / dot(added(p, this.eye, -1), this.forward);
  }
}
