/** SVG markup. A Mark is a ready string; nested lists are flattened, so painters can return either. */
import type { Colour } from './colour.ts';
import { fix } from './points.ts';

export type Mark = string | readonly Mark[];

export const flat = (marks: Mark): string => (typeof marks === 'string' ? marks : marks.map(flat).join(''));

/** Marks laid one over another, each layer on a line of its own: what a motif of several layers is made on. */
export class Layers {
  private readonly laid: string[] = [];

  /** Adds marks on top of what is there. */
  add(...marks: Mark[]): this {
    this.laid.push(flat(marks));
    return this;
  }

  svg(): string {
    return this.laid.join('\n');
  }
}

type Attributes = Readonly<Record<string, string | number | null | undefined>>;

export const group = (attributes: Attributes, ...kids: Mark[]): string =>
  `<g${Object.entries(attributes)
    .map(([key, value]) => (value == null ? '' : ` ${key}="${value}"`))
    .join('')}>${flat(kids)}</g>`;

/** A filled path; extra is raw attributes, e.g. 'opacity=".5"'. */
export const path = (d: string, fill: Colour, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, colour: Colour, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fix(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: Colour, extra = ''): string =>
  `<ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}" ${extra}/>`;

/** translate + rotate (degrees) + scale; flip -1 mirrors left-right. */
export const moved = (
  at: { x?: number; y?: number; s?: number; r?: number; flip?: number },
  ...kids: Mark[]
): string =>
  group(
    {
      transform: `translate(${fix(at.x ?? 0)} ${fix(at.y ?? 0)}) rotate(${fix(at.r ?? 0)}) scale(${(at.s ?? 1) * (at.flip ?? 1)} ${at.s ?? 1})`,
    },
    kids,
  );
