/** A great pike in profile to the left, mouth open in wonder, a paper crown on its head: snout at (0, 0), about 700 long at s = 1. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { fix, place, times, trace, type Placement, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

export interface PikePaint {
  /** Darkest to lightest. */
  skin: readonly Colour[];
  belly: readonly Colour[];
  spot: Colour;
  fin: readonly Colour[];
  crown: Colour;
  crownShade: Colour;
  line: Colour;
  iris: Colour;
  /** Where light comes from, degrees. */
  from: number;
}

const BODY =
  '-6,-14 20,-28 66,-36 116,-42 156,-58 186,-80 216,-88 262,-96 340,-116 440,-130 560,-130 680,-116 820,-96 980,-80 980,110 820,118 680,124 560,128 450,126 360,116 290,102 230,84 176,58 150,34 120,20 70,8 22,2 -2,-2';
const JAW = '2,64 -8,54 2,42 30,44 80,44 120,36 152,28 196,44 250,88 230,98 180,96 120,92 70,88 30,80';
const GAPE = '0,-6 60,4 120,16 160,30 176,50 120,54 60,58 8,58 12,40 20,14';
const BELLY =
  '190,70 260,76 340,84 440,84 560,80 680,74 820,70 980,66 980,130 820,130 680,130 560,132 450,130 360,120 290,106 230,88';
const PECTORAL =
  '292,66 316,58 352,66 410,84 456,110 470,132 452,140 446,156 424,158 412,172 388,168 372,176 346,154 314,122 294,92';
const PELVIC = '600,108 640,108 690,146 716,196 700,208 664,190 626,152';
const CROWN =
  'M176 -80L150 -182L190 -136L206 -206L238 -142L282 -198L276 -136L322 -160L296 -92C262 -78 214 -72 176 -80Z';

export function pike(S: Easel, at: Placement, o: PikePaint): Mark {
  const { x = 0, y = 0, s = 1, r = 0 } = at;
  const put = (list: string): Point[] => place(closedCurve(list), at);
  const spot = (u: number, v: number): Point => place([[u, v]], at)[0] ?? [0, 0];
  const [body, jaw, belly] = [put(BODY), put(JAW), put(BELLY)];
  const lit = { from: o.from, before: 24 };
  const tone = new Tone(0.3).round(body, { ...lit, size: 130 * s, light: 0.95, dark: 0.05 });
  const gill = place(traceCurve('268,-70 300,-30 312,10 302,54 272,86'), at);
  const shadow = place(closedCurve('286,-70 322,-30 334,14 326,56 296,90 330,90 366,40 366,-20 330,-80'), at);
  tone.fill(shadow, 0.12, { soft: 26 * s, amount: 0.55 });
  tone
    .glow(...spot(60, -34), 90 * s, 0.3, 22 * s)
    .glow(...spot(250, -90), 60 * s, 0.25, 30 * s)
    .glow(...spot(450, -120), 200 * s, 0.22, 36 * s)
    .glow(...spot(250, 10), 46 * s, 0.12);
  const jawTone = new Tone(0.3).round(jaw, { ...lit, size: 34 * s, light: 0.85, dark: 0.08 });
  const flow = flowAlong(
    ['0,-10 150,-50 350,-100 600,-120 980,-90', '0,70 150,90 350,110 980,100', '160,10 400,0 980,0'].map(
      (l) => place(traceCurve(l), at),
    ),
  );
  const coat = { flow, length: 26 * s, width: 3.4 * s };
  return group(
    {},
    fin(PELVIC, 'pelvic'),
    path(smooth(put(GAPE)), o.line),
    path(smooth(put('40,16 100,24 158,40 150,52 90,54 40,56')), mix(o.line, '#a03a5c', 0.5)),
    modelled(S.element('jaw'), jaw, { ...coat, tone: jawTone, colours: o.belly }),
    modelled(S.element('body'), body, {
      ...coat,
      tone,
      colours: o.skin,
      over: [
        path(
          smooth(belly),
          mix(o.belly[2] ?? '', o.belly[1] ?? '', 0.55),
          `opacity=".5" filter="${blur(S, 12 * s)}"`,
        ),
        spots(S.element('spots')),
      ],
    }),
    teeth(),
    lines(),
    fin(PECTORAL, 'pectoral'),
    group(
      { transform: `translate(${fix(x)} ${fix(y)}) rotate(${fix((r * 180) / Math.PI)}) scale(${s})` },
      eye(),
      crown(),
    ),
    brushLine(S, gill, 4 * s, o.line, { opacity: 0.8 }),
  );

  function fin(list: string, name: string): Mark {
    const F = S.element(name);
    const shape = put(list);
    const finTone = new Tone(0.4).round(shape, { ...lit, size: 40 * s, light: 0.9, dark: 0.1 });
    const root: Point = name === 'pectoral' ? [300, 76] : [610, 112];
    const tips: Points =
      name === 'pectoral'
        ? trace('430,98 462,128 440,150 408,164 374,168 340,146')
        : trace('700,160 714,190 704,204 680,196');
    return [
      modelled(F, shape, { tone: finTone, colours: o.fin, flow: 0.3 + r, length: 20 * s, width: 3 * s }),
      tips.map((tip) =>
        brushLine(F, [spot(...root), spot(...tip)], 1.8 * s, o.line, { opacity: 0.8, curved: false }),
      ),
    ];
  }

  /** Pale beans in crooked rows, smaller towards the head. */
  function spots(F: Easel): Mark {
    const colours = ramp([mix(o.spot, o.skin[1] ?? '', 0.55), o.spot]);
    return times(8, (row) =>
      times(17, (i) => {
        const u = 340 + i * 40 + (row % 2) * 20 + F.rng.gauss(0, 7);
        const v = -104 + row * 27 + F.rng.gauss(0, 5) - 20 * Math.sin((u - 300) / 260) * (row < 4 ? 1 : 0);
        const [px, py] = spot(u, v);
        const size = (7 + 6 * Math.min(1, (u - 330) / 200)) * s * F.rng.range(0.7, 1.15);
        return path(
          smooth(blob(px, py, size * 1.5, size * 0.62, F.noise, 0.14, 1.2, 16, r)),
          colours(tone.at(px, py) * 1.3),
          `opacity="${fix(0.35 + 0.6 * tone.at(px, py))}"`,
        );
      }),
    );
  }

  function teeth(): Mark {
    const tooth = (u: number, v: number, h: number): string => {
      const [a, b, c] = place(
        [
          [u - 5, v],
          [u + 5, v],
          [u + 2, v + h],
        ],
        at,
      );
      return a && b && c
        ? `M${fix(a[0])} ${fix(a[1])}L${fix(b[0])} ${fix(b[1])}L${fix(c[0])} ${fix(c[1])}Z`
        : '';
    };
    return [
      path([18, 38, 60, 84, 108].map((u, i) => tooth(u, 1 + u * 0.1, i % 2 ? 15 : 11)).join(''), '#f4f6e4'),
      path(
        [14, 34, 56, 80, 104].map((u, i) => tooth(u, 46 - u * 0.02, i % 2 ? -11 : -17)).join(''),
        '#e4ecd0',
      ),
    ];
  }

  function lines(): Mark {
    const draw = (list: string, w: number, opacity = 0.75): string =>
      brushLine(S, place(trace(list), at), w * s, o.line, { opacity });
    return [
      draw('-4,-2 60,6 124,20 160,34', 3),
      draw('26,-24 40,-30 52,-26', 3),
      draw('150,36 186,62 216,72 260,70', 2.4, 0.5),
      draw('230,-30 250,10 244,44 222,64', 2, 0.4),
      draw('30,70 90,80 160,84', 1.8, 0.45),
    ];
  }

  /** Looks up the way the snout points. */
  function eye(): Mark {
    return [
      ellipse(190, -50, 37, 33, o.skin[0] ?? '', 'opacity=".85"'),
      ellipse(
        188,
        -52,
        31,
        28,
        S.radialAt(['#fffbe0', [0.45, o.iris], mix(o.iris, '#2a1a10', 0.6)], 180, -60, 36),
      ),
      ellipse(180, -60, 15, 15.5, '#0c0a18'),
      ellipse(173, -67, 5.4, 5.4, '#fdffe8'),
      ellipse(187, -54, 2.4, 2.4, '#d8f27a'),
      line('M156 -66Q178 -88 212 -76', o.line, 6),
    ];
  }

  /** From a cracker, on an elastic. */
  function crown(): Mark {
    return [
      line('M292 -96C300 -30 300 40 262 100', '#e9f0c8', 2, 'opacity=".8"'),
      path('M182 -92L196 -150L230 -120L262 -160L290 -104Z', mix(o.crownShade, o.line, 0.5)),
      path(CROWN, o.crown),
      group(
        { 'clip-path': S.clip(CROWN) },
        path('M232 -70L238 -142L282 -198L276 -136L330 -170L310 -70Z', o.crownShade, 'opacity=".75"'),
        line('M172 -96C214 -86 262 -90 304 -108', mix(o.crown, '#ffffff', 0.6), 5, 'opacity=".85"'),
      ),
    ];
  }
}
