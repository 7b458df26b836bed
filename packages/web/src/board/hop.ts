/** Rabbits hop from cell to cell, one after another, or nearly at once if there are many hops. */
import { play } from '../sound/sound.ts';
import type { Point } from './path.ts';

export interface Mover {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** Where it stands at last. */
  readonly x: number;
  readonly y: number;
}
/** The track it hops on. */
interface Ground {
  readonly place: (cell: number) => Point;
  /** From the drawing's units to the page's. */
  readonly scale: number;
  /** A rabbit's height. */
  readonly high: number;
}

const HOP = 260;
const REST = 70;
const MANY_HOPS = 12;

/** Call the answer to stop; `onlanded` is called when all have come to rest. */
export function hop(
  field: HTMLElement,
  movers: readonly Mover[],
  ground: Ground,
  onlanded: () => void,
): () => void {
  const together = movers.reduce((sum, { from, to }) => sum + (to - from), 0) > MANY_HOPS;
  const animations: Animation[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  let delay = 350;
  let longest = 0;
  for (const mover of movers) {
    const rabbit = field.querySelector(`[data-seat="${mover.seat}"]`);
    if (!rabbit) continue;
    const hops = mover.to - mover.from;
    const beat = (HOP + REST) * (hops > 8 ? 0.6 : 1);
    const duration = hops * beat;
    animations.push(rabbit.animate(leaps(mover, hops, ground), { duration, delay, fill: 'backwards' }));
    rabbit.querySelector('.bounce')?.animate(bounces(hops), { duration, delay });
    for (let i = 1; i <= hops; i += 1) timers.push(setTimeout(() => play('hop'), delay + i * beat - REST));
    longest = Math.max(longest, delay + duration);
    delay += together ? 90 : duration + 180;
  }
  timers.push(setTimeout(onlanded, longest));
  return () => {
    for (const animation of animations) animation.cancel();
    for (const timer of timers) clearTimeout(timer);
  };
}

function leaps({ from, x, y }: Mover, hops: number, { place, scale, high }: Ground): Keyframe[] {
  const off = (i: number): Point => {
    if (i === hops) return [0, 0];
    const [cellX, cellY] = place(from + i);
    return [(cellX - x) * scale, (cellY - y) * scale];
  };
  const frames: Keyframe[] = [];
  for (let i = 0; i < hops; i += 1) {
    const [a, b] = [off(i), off(i + 1)];
    const begin = i / hops;
    const landed = begin + HOP / (HOP + REST) / hops;
    frames.push(
      { offset: begin, transform: `translate(${a[0]}px, ${a[1]}px)`, easing: 'cubic-bezier(.2,.6,.5,1)' },
      {
        offset: (begin + landed) / 2,
        transform: `translate(${(a[0] + b[0]) / 2}px, ${Math.min(a[1], b[1]) - high * scale * 0.55}px)`,
        easing: 'cubic-bezier(.5,0,.8,.4)',
      },
      { offset: landed, transform: `translate(${b[0]}px, ${b[1]}px)` },
    );
  }
  frames.push({ offset: 1, transform: 'translate(0px, 0px)' });
  return frames;
}

const bounces = (hops: number): Keyframe[] =>
  Array.from({ length: hops }, (_, i) => [
    { offset: i / hops, transform: 'scale(1, 1)' },
    { offset: (i + 0.1) / hops, transform: 'scale(.97, 1.04)' },
    { offset: (i + 0.8) / hops, transform: 'scale(1.06, .94)' },
  ])
    .flat()
    .concat({ offset: 1, transform: 'scale(1, 1)' });
