/** A red scarf wound twice round a neck, one end hanging; from (264, 724) to (538, 1134), lit from above. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { oklch, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { Layers, group, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { nth, trace, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export function knittedScarf(S: Easel, c: Palette<'red' | 'redD' | 'redL'>): string {
  const laid = new Layers();
  const sf = (o = {}) =>
    form(S, {
      angle: -90,
      size: 16,
      soft: 12,
      shade: c.redD,
      shadeOpacity: 0.8,
      light: oklch(0.85, 0.13, 60),
      lightOpacity: 0.8,
      lightSize: 4,
      rough: 3,
      roughFrequency: 0.03,
      grain: 0.6,
      mottle: 0.25,
      mottleFrequency: 0.02,
      ...o,
    });
  const knit = (p: Points, w: number) => {
    const q = spline(p, false, 12),
      o: string[] = [];
    for (let i = 2; i < q.length - 2; i += 2) {
      const a =
        Math.atan2(nth(q, i + 1)[1] - nth(q, i - 1)[1], nth(q, i + 1)[0] - nth(q, i - 1)[0]) + Math.PI / 2;
      o.push(
        brushLine(
          S,
          [
            [nth(q, i)[0] - Math.cos(a) * w, nth(q, i)[1] - Math.sin(a) * w],
            [nth(q, i)[0] + 3, nth(q, i)[1]],
            [nth(q, i)[0] + Math.cos(a) * w, nth(q, i)[1] + Math.sin(a) * w],
          ],
          0.9,
          c.redD,
          { opacity: 0.4 },
        ),
      );
    }
    return o.join('');
  };
  const wrap = (p: Points, w: number, c1: Colour) => {
    const sh = ribbon(spline(p), (t) => w * (0.8 + 0.35 * Math.sin(Math.PI * t)));
    laid.add(path(smooth(sh.filter((_, i) => i % 2 === 0)), c1, `filter="${sf()}"`), knit(p, w * 0.85));
  };
  wrap(trace('330,836 336,920 312,1010 322,1096'), 30, c.red);
  for (let i = 0; i < 9; i++)
    laid.add(
      brushLine(
        S,
        [
          [294 + i * 7, 1092],
          [292 + i * 7.4 + S.rng.gauss(0, 2), 1112],
          [290 + i * 8 + S.rng.gauss(0, 3), 1134],
        ],
        2.2,
        i % 2 ? c.red : c.redL,
        { decay: 0.2 },
      ),
    );
  const roll = (d: Colour, c1: Colour, yc: number, h: number) => {
    laid.add(
      path(d, c.redD, `opacity=".7" transform="translate(0 9)" filter="${blur(S, 6)}"`),
      path(d, c1, `filter="${sf({ size: 20, soft: 15 })}"`),
    );
    const o: string[] = [];
    for (let i = 0; i < 30; i++) {
      const u = (i + 0.5) / 30,
        x = 278 + u * 244,
        e = Math.sin(Math.PI * u),
        y = yc + 26 * e,
        b2 = (u - 0.5) * 34;
      o.push(
        brushLine(
          S,
          [
            [x - b2 * 0.2, y - h],
            [x + b2 * 0.25, y],
            [x - b2 * 0.1, y + h],
          ],
          1.1,
          i % 3 ? c.redD : c.redL,
          { opacity: i % 3 ? 0.42 : 0.3 },
        ),
      );
    }
    laid.add(group({ 'clip-path': S.clip(d) }, o));
  };
  roll(
    'M270 806C260 790 272 776 288 784C340 822 464 820 512 780C526 774 538 790 530 806C538 832 526 852 510 862C452 896 350 898 290 862C272 850 264 828 270 806Z',
    c.red,
    824,
    40,
  );
  roll(
    'M278 752C270 738 280 724 296 728C336 752 462 754 506 726C520 724 530 740 522 756C528 776 520 792 506 800C450 832 352 834 296 802C280 794 272 774 278 752Z',
    oklch(0.53, 0.18, 27),
    768,
    38,
  );
  return laid.svg();
}
