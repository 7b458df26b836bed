/** Water running out of a door at (540, 756) over sand to the lower edge of the card. Gouache. */
import { mark } from '../kit/brush.ts';
import { clamp, mix, type Palette } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { Layers, group, line, path } from '../kit/markup.ts';
import { blur, chalk } from '../kit/materials.ts';
import { between, fix, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper, wobble } from '../kit/shapes.ts';

type RiverPaint = Palette<'coral' | 'foam' | 'night' | 'plum' | 'sea' | 'seaD' | 'seaL'>;

const LEFT_BANK = traceCurve('462,756 452,800 400,838 318,872 214,926 130,1000 84,1090 70,1220', 14);
const RIGHT_BANK = traceCurve('616,756 632,806 628,850 590,900 540,960 520,1040 560,1130 640,1220', 14);
/** A point on the river: t down the stream, u from bank to bank. */
export const onTheRiver = (t: number, u: number): Point => {
  const i = clamp(t) * (LEFT_BANK.length - 1.001);
  const k = Math.floor(i);
  const onBank = (bank: Points): Point => between(nth(bank, k), nth(bank, k + 1), i - k);
  return between(onBank(LEFT_BANK), onBank(RIGHT_BANK), u);
};

/** Water spilling out. */
export function spilledRiver(S: Easel, P: RiverPaint): string {
  const laid = new Layers();
  const water = wobble(LEFT_BANK.concat(RIGHT_BANK.slice().reverse()), S.noise, 7, 0.03),
    wD = smooth(water.filter((_, i) => i % 2 === 0)),
    wC = S.clip(wD);
  laid.add(
    path(wD, P.plum, `opacity=".35" transform="translate(-3 7)" filter="${blur(S, 5)}"`),
    path(wD, S.linearAt([P.night, [0.16, P.seaD], [0.42, P.sea], P.seaL], 540, 750, 330, 1200)),
  );
  const wo: string[] = [];
  for (let i = 0; i < 330; i++) {
    const t0 = S.rng.f(),
      u = S.rng.range(0.02, 0.98),
      L = S.rng.range(0.05, 0.16),
      p = times(7, (k) => onTheRiver(t0 + (L * k) / 6, u + 0.03 * S.noise.n2(t0 * 9 + k * 0.3, u * 7)));
    const edge = Math.min(u, 1 - u);
    const c = mix(
      mix(P.seaD, P.seaL, clamp(t0 * 1.3 + S.rng.gauss(0, 0.25))),
      P.foam,
      edge < 0.12 ? 0.5 * S.rng.f() : 0.25 * S.rng.f() ** 3,
    );
    wo.push(
      path(
        smooth(ribbon(p, taper(S.rng.range(1.4, 5.5) * (0.5 + t0), 0.3, 0.5))),
        c,
        `opacity="${fix(S.rng.range(0.3, 0.75))}"`,
      ),
    );
  }
  for (let i = 0; i < 120; i++) {
    const t = S.rng.f() ** 0.8,
      u = S.rng.range(0.05, 0.95),
      w = (10 + 46 * t) * S.rng.range(0.4, 1),
      [x, y] = onTheRiver(t, u);
    wo.push(
      path(
        mark(x, y, S.rng.gauss(-0.12, 0.1), w, 0.8 + 1.3 * t, S.rng, 0.12),
        P.foam,
        `opacity="${fix(S.rng.range(0.25, 0.85))}"`,
      ),
    );
  }
  laid.add(
    group(
      { 'clip-path': wC },
      wo,
      line(wD, P.foam, 13, `opacity=".8" filter="${chalk(S, { fx: 0.07, lo: 0.42, hi: 0.6, rough: 10 })}"`),
      line(wD, P.foam, 5, 'opacity=".85"'),
    ),
  );
  laid.add(
    line(wD, mix(P.coral, P.plum, 0.5), 10, `opacity=".28" filter="${blur(S, 4)}"`),
    line(wD, P.foam, 2.4, `opacity=".8" filter="${chalk(S, { fx: 0.09, lo: 0.4, hi: 0.6, rough: 7 })}"`),
  );
  return laid.svg();
}
