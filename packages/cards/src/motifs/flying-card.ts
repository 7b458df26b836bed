import { readFileSync } from 'node:fs';
import { oklch } from '../kit/colour.ts';
import { glow } from '../kit/light.ts';
import { group, path } from '../kit/markup.ts';
import { fix } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath } from '../kit/shapes.ts';

const fire = oklch(0.86, 0.13, 78);
const cream = oklch(0.95, 0.045, 90);

/** A drawn card (`dream/fox-hill`), tilted and turned away a little, with a lit edge. */
export function flyingCard(
  S: Easel,
  picture: string,
  x: number,
  y: number,
  h: number,
  turn: number,
  away: number,
): string {
  const w = (h * 2) / 3;
  const bytes = readFileSync(new URL(`../decks/${picture}/large.webp`, import.meta.url)).toString('base64');
  const box = handPath(
    S,
    `M${fix(-w / 2)} ${fix(-h / 2)}H${fix(w / 2)}V${fix(h / 2)}H${fix(-w / 2)}Z`,
    0.8,
    0.05,
    4,
  );
  const rim = handPath(
    S,
    `M${fix(-w / 2 - 5)} ${fix(-h / 2 - 5)}H${fix(w / 2 + 5)}V${fix(h / 2 + 5)}H${fix(-w / 2 - 5)}Z`,
    0.8,
    0.05,
    4,
  );
  return (
    glow(S, x, y, h * 0.95, fire, 0.42, 0.5) +
    group(
      {
        transform: `translate(${x} ${y}) rotate(${turn}) skewY(${away}) scale(${Math.cos((away * Math.PI) / 60)} 1)`,
      },
      path(rim, cream),
      `<image x="${fix(-w / 2)}" y="${fix(-h / 2)}" width="${fix(w)}" height="${fix(h)}" preserveAspectRatio="none" href="data:image/webp;base64,${bytes}" clip-path="${S.clip(box)}"/>`,
    )
  );
}
