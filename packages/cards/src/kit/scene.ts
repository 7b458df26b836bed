/** A scene is one SVG of 800x1200. Each element of it is drawn on its own easel: own randomness, shared defs. */
import type { Colour } from './colour.ts';
import { flat, type Mark } from './markup.ts';
import { noiseFrom, type Noise } from './noise.ts';
import type { Box } from './points.ts';

import { namedSeed, rngFrom, type Rng } from './random.ts';

/** A colour at its even share of the way, or offset 0..1, colour, opacity. */
export type Stop = Colour | readonly [number, Colour, number?];

/** Stops of one colour that comes or goes: opacities at their even share of the way, or [offset, opacity]. */
export const fading = (colour: Colour, ...opacities: (number | readonly [number, number])[]): Stop[] =>
  opacities.map((opacity, i) =>
    typeof opacity === 'number'
      ? [i / (opacities.length - 1), colour, opacity]
      : [opacity[0], colour, opacity[1]],
  );

const round = (n: number): number => Math.round(n * 1000) / 1000;

class Defs {
  readonly markup: string[] = [];
  private readonly known = new Map<string, string>();
  private count = 0;

  /** Adds a definition once per key and returns url(#id). */
  url(key: string, make: (id: string) => string): string {
    const found = this.known.get(key);
    if (found) return found;
    const id = 'd' + this.count++;
    this.markup.push(make(id));
    const url = `url(#${id})`;
    this.known.set(key, url);
    return url;
  }

  fresh(make: (id: string) => string): string {
    return this.url('fresh' + this.count, make);
  }
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map((stop, i) => (typeof stop === 'string' ? ([i / (stops.length - 1), stop] as const) : stop))
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${round(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`,
    )
    .join('');

export class Easel {
  readonly w: number;
  readonly h: number;
  /** This element's own generator; painters fork from it. */
  readonly rng: Rng;
  /** This element's own noise. */
  readonly noise: Noise;
  protected readonly seed: number;
  protected readonly name: string;
  protected readonly defs: Defs;
  private serials = 0;

  constructor(defs: Defs, seed: number, name: string, w: number, h: number) {
    this.defs = defs;
    this.seed = seed;
    this.name = name;
    this.w = w;
    this.h = h;
    this.rng = rngFrom(namedSeed(seed, name));
    this.noise = noiseFrom(namedSeed(seed, name + '~noise'));
  }

  /** An easel for one named element: editing it re-rolls nothing outside it. */
  element(name: string): Easel {
    return new Easel(this.defs, this.seed, this.name ? `${this.name}/${name}` : name, this.w, this.h);
  }

  /** A generator for one named element. */
  stream(name: string): Rng {
    return rngFrom(namedSeed(this.seed, `${this.name}/${name}`));
  }

  /** 1, 2, 3… within this element: a default seed for filters that should differ from each other. */
  serial(): number {
    return ++this.serials;
  }

  /** Gradient across the shape's own box; default top to bottom. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.gradient('linearGradient', 'objectBoundingBox', stops, { x1, y1, x2, y2 });
  }

  /** Gradient in card coordinates. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.gradient('linearGradient', 'userSpaceOnUse', stops, { x1, y1, x2, y2 });
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.gradient('radialGradient', 'objectBoundingBox', stops, { cx, cy, r });
  }

  radialAt(stops: readonly Stop[], cx: number, cy: number, r: number, gradientTransform?: string): string {
    return this.gradient('radialGradient', 'userSpaceOnUse', stops, { cx, cy, r }, gradientTransform);
  }

  private gradient(
    tag: string,
    units: string,
    stops: readonly Stop[],
    at: Record<string, number>,
    transform?: string,
  ): string {
    const attributes = Object.entries(at)
      .map(([key, value]) => `${key}="${round(value)}"`)
      .join(' ');
    const moved = transform ? ` gradientTransform="${transform}"` : '';
    const inner = `gradientUnits="${units}" ${attributes}${moved}>${stopMarkup(stops)}</${tag}>`;
    return this.defs.url(tag + inner, (id) => `<${tag} id="${id}" ${inner}`);
  }

  /** For clip-path=. */
  clip(d: string): string {
    return this.defs.url('clip' + d, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** For mask=: white shows, black hides. */
  mask(...markup: Mark[]): string {
    const box = `maskUnits="userSpaceOnUse" x="-100" y="-100" width="${this.w + 200}" height="${this.h + 200}"`;
    return this.defs.fresh((id) => `<mask id="${id}" ${box}>${flat(markup)}</mask>`);
  }

  /**
   * For filter=. Region: a fraction of padding around the shape's own box, or a Box in card px.
   * Keep regions small: one full-card filter costs seconds.
   */
  filter(inner: string, region: number | Box = 0.2): string {
    const area =
      typeof region === 'number'
        ? `x="${-region}" y="${-region}" width="${1 + 2 * region}" height="${1 + 2 * region}"`
        : `filterUnits="userSpaceOnUse" x="${region[0]}" y="${region[1]}" width="${region[2]}" height="${region[3]}"`;
    return this.defs.url(
      area + inner,
      (id) => `<filter id="${id}" ${area} color-interpolation-filters="sRGB">${inner}</filter>`,
    );
  }
}

export class Scene extends Easel {
  readonly background: Colour;
  private readonly body: string[] = [];

  constructor({
    seed,
    background = '#000',
    w = 800,
    h = 1200,
  }: {
    seed: number;
    background?: Colour;
    w?: number;
    h?: number;
  }) {
    super(new Defs(), seed, '', w, h);
    this.background = background;
  }

  /** Adds marks on top of what is there. */
  add(...marks: Mark[]): this {
    this.body.push(flat(marks));
    return this;
  }

  /** under: markup to lay below everything. */
  svg(under = ''): string {
    const { w, h } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${this.defs.markup.join('\n')}</defs><rect width="${w}" height="${h}" fill="${this.background}"/>${under}${this.body.join('\n')}</svg>`;
  }
}
