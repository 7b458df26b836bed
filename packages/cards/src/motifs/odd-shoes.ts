/** Shoes of guests one would rather not meet: roots, flippers, horseshoes, button boots, stilts, a sandal. Soles at (0, 0). */
import { brushLine, leaf, strokes } from '../kit/brush.ts';
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { pathPoints, smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { line, moved, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { times, trace, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob, ribbon, taper } from '../kit/shapes.ts';

const lit = (S: Easel, size: number, light = '#ffe9bd'): string =>
  `filter="${form(S, { angle: -78, size, shade: '#1f0a12', shadeOpacity: 0.72, light, lightOpacity: 0.75, lightSize: 5, rough: 2 })}"`;

const shadowAt = (S: Easel, rx: number, ry: number, x = 0, y = 0): string =>
  path(smooth(blob(x, y, rx, ry, S.noise, 0.06)), S.radial(fading('#1a0610', 0.85, [0.6, 0.5], 0)));

/** One root a tree has stepped out of: hollow at the ankle, toes gripping the floor. About 190 wide, 250 tall. */
function rootShoe(S: Easel): string {
  const bark = '#6d452b';
  const toe = (d: string, w: number): string => {
    const spine = traceCurve(d, 10);
    return smooth(ribbon(spine, (t) => w * (1 - t) ** 0.75 + 2.2, S.noise, 3));
  };
  const toes = [
    toe('-20,-60 -60,-30 -84,-8 -112,2', 24),
    toe('-6,-50 -26,-8 -40,12 -66,26', 24),
    toe('8,-50 12,-4 4,24 16,42', 25),
    toe('22,-54 52,-18 66,14 96,22', 25),
    toe('30,-70 66,-44 96,-20 116,-22', 20),
  ];
  const trunk: Points = pathPoints(
    'M-58 -236C-66 -190 -44 -150 -46 -110C-48 -70 -66 -40 -60 -20C-30 6 40 8 66 -18C66 -44 50 -78 50 -114C50 -150 66 -196 62 -240C30 -222 -26 -220 -58 -236Z',
    8,
  );
  const grooves = times(9, (i) => {
    const x = -44 + i * 11.5;
    return brushLine(
      S,
      [
        [x * 1.05, -222 + Math.abs(x) * 0.1],
        [x * 0.82 + S.rng.gauss(0, 3), -150],
        [x * 0.86 + S.rng.gauss(0, 3), -90],
        [x * 1.3, -20],
      ],
      2.6,
      '#2e1713',
      { opacity: 0.75 },
    );
  });
  return [
    shadowAt(S, 150, 34, 0, 14),
    path(toes.join(''), adjust(bark, { dL: -0.03 }), lit(S, 9)),
    path(smooth(trunk), bark, lit(S, 22)),
    strokes(S, {
      region: trunk,
      n: 130,
      length: 34,
      width: 3,
      angle: 1.57,
      colour: (x) => mix('#9a6a3e', '#4a2a1e', (x + 60) / 120),
      dL: 0.05,
      opacity: [0.35, 0.8],
    }),
    grooves.join(''),
    times(5, (i) =>
      brushLine(
        S,
        trace(
          [
            '-30,-50 -64,-22 -100,-2',
            '-8,-40 -28,2 -58,22',
            '8,-40 12,8 12,34',
            '24,-46 54,-6 88,18',
            '32,-64 68,-36 104,-22',
          ][i] ?? '',
        ),
        2.4,
        '#b98a55',
        { opacity: 0.8 },
      ),
    ).join(''),
    // rim of the hollow, and the dark inside
    path(smooth(blob(2, -238, 63, 19, S.noise, 0.07)), '#c39a62'),
    path(smooth(blob(2, -236, 50, 13, S.noise, 0.07)), '#1c0b0d'),
    line('M-46 -238C-24 -228 26 -227 50 -238', '#7a5232', 3),
  ].join('');
}

/** The pair, heels together, laced like shoes with ivy. */
export const roots = (S: Easel, at: { x: number; y: number; s: number }): string => {
  const lace = (x: number): string =>
    line(
      `M${x - 44} -178C${x - 14} -164 ${x + 20} -166 ${x + 46} -180M${x - 40} -146C${x - 12} -132 ${x + 16} -134 ${x + 42} -148`,
      '#e6d3a0',
      5,
    ) +
    line(
      `M${x + 2} -166C${x - 22} -206 ${x - 34} -160 ${x + 2} -166C${x + 34} -160 ${x + 26} -204 ${x + 2} -166C${x - 6} -150 ${x - 16} -140 ${x - 20} -128M${x + 2} -166C${x + 12} -150 ${x + 20} -142 ${x + 18} -126`,
      '#f4e6bd',
      4.4,
    );
  return moved(
    at,
    moved({ x: -92, y: -20, s: 0.98, r: -2 }, rootShoe(S)),
    moved({ x: 98, y: 0, flip: -1, r: 3 }, rootShoe(S)),
    moved({ x: -92, y: -20, s: 0.98 }, lace(0)),
    moved({ x: 98, y: 0, flip: -1 }, lace(-2)),
    brushLine(S, trace('104,-246 108,-276 122,-296'), 3, '#6f8a3c'),
    path(leaf(121, -294, -0.4, 34, 13), '#8fae4a') + path(leaf(112, -280, -2.3, 30, 12), '#7a9a40'),
  );
};

/** Rubber flippers side by side on the floor, blades towards us. About 300 wide, 170 deep. */
export function flippers(S: Easel, at: { x: number; y: number; s: number; colour: Colour }): string {
  const { colour } = at;
  const blade: Points = trace(
    '-34,-112 -48,-70 -72,-14 -98,36 -100,48 -88,53 -52,50 -28,43 -4,40 22,44 48,51 82,54 93,49 92,36 66,-16 46,-72 32,-112',
  );
  const one = (flip: number, r: number, x: number): string =>
    moved(
      { x, y: 0, flip, r },
      shadowAt(S, 124, 30, 0, 40),
      path(smooth(blade), adjust(colour, { dL: -0.2 }), 'transform="translate(0 8)"'),
      path(smooth(blade), colour, lit(S, 12, '#d6ffd8')),
      times(5, (i) =>
        path(
          smooth(
            ribbon(
              spline([
                [-20 + i * 10, -96],
                [-36 + i * 18, -34],
                [-74 + i * 37, 40],
              ]),
              taper(5.4, 0.2, 0.3),
            ),
          ),
          i % 2 ? adjust(colour, { dL: -0.12 }) : adjust(colour, { dL: 0.13 }),
          'opacity=".85"',
        ),
      ),
      ['-30,-104 -48,-66 -72,-12 -96,42', '30,-104 46,-68 66,-14 89,42'].map((rail) =>
        path(
          smooth(ribbon(traceCurve(rail), (t) => 5 + t * 3)),
          adjust(colour, { dL: 0.07 }),
          lit(S, 5, '#d6ffd8'),
        ),
      ),
      // foot pocket rising behind, its mouth, the heel strap
      path(
        soften(
          '-38,-98 -44,-132 -40,-166 -22,-184 0,-188 22,-184 40,-166 44,-132 38,-98 20,-84 0,-80 -20,-84',
        ),
        adjust(colour, { dL: -0.05 }),
        lit(S, 16, '#d6ffd8'),
      ),
      path(soften('-29,-140 -33,-164 -20,-180 0,-184 20,-180 33,-164 29,-140 0,-126'), '#0a1712'),
      line('M-29 -141C-12 -126 12 -126 29 -141', adjust(colour, { dL: 0.16 }), 4),
      path(
        smooth(ribbon(traceCurve('-40,-160 -34,-186 0,-200 34,-186 40,-160'), () => 5.4)),
        adjust(colour, { dL: -0.12 }),
      ),
    );
  return moved({ x: at.x, y: at.y, s: at.s }, one(1, 4, -98), one(-1, -5, 97));
}

/** A worn iron shoe lying flat, open end away. */
export function horseshoe(S: Easel, at: { x: number; y: number; s: number; r: number }): string {
  const arc = traceCurve('-30,-46 -44,-14 -40,22 -18,44 0,48 18,44 40,22 44,-14 30,-46');
  const shoe = smooth(ribbon(arc, (t) => 11 + Math.sin(t * Math.PI) * 4, S.noise, 1));
  const holes = [0.14, 0.26, 0.37, 0.63, 0.74, 0.86].map((t) => {
    const [x, y] = arc[Math.round(t * (arc.length - 1))] ?? [0, 0];
    return smooth(blob(x, y, 3, 3.6, S.noise, 0.1, 1, 8));
  });
  const flatten = (dy: number, mark: string): string =>
    `<g transform="translate(0 ${dy}) scale(1 .5) rotate(${at.r})">${mark}</g>`;
  return moved(
    { x: at.x, y: at.y, s: at.s },
    flatten(11, path(shoe, '#180810', 'opacity=".6" transform="translate(6 6)"')),
    flatten(7, path(shoe, '#2c2a33')),
    flatten(
      0,
      path(shoe, '#8d8a95') +
        path(holes.join(''), '#1a1820') +
        line('M-40 -12C-44 14 -30 38 -8 44', '#e9e4e0', 4, 'opacity=".8"'),
    ),
  );
}

/** A tiny button boot in profile, toe to the left; about 40 wide, 62 tall. */
export const tinyBoot = (
  S: Easel,
  at: { x: number; y: number; s: number; flip?: number },
  leather: Colour,
): string =>
  moved(
    at,
    shadowAt(S, 30, 6, -2, 1),
    path(
      soften('-4,-60 18,-60 17,-36 19,-12 18,0 8,0 7,-6 -6,0 -24,0 -28,-8 -20,-18 -6,-24 -3,-40', 0.8),
      leather,
      lit(S, 5, '#ffffff'),
    ),
    path(soften('-28,-3 -6,-2 7,-6 8,2 -6,3 -27,2'), '#140a0c'),
    times(4, (i) =>
      path(smooth(blob(2 + (i === 3 ? -3 : 0), -52 + i * 10, 1.8, 1.8, S.noise, 0.1, 1, 7)), '#f0cf7a'),
    ).join(''),
    line('M-22 -12C-16 -17 -10 -19 -6 -20', '#ffffff', 2.2, 'opacity=".8"'),
    path(soften('-4,-62 18,-62 18,-57 -4,-57'), mix(leather, '#f0cf7a', 0.55)),
  );

/** One sandal brimming with sand. */
export const sandal = (S: Easel, at: { x: number; y: number; s: number }): string =>
  moved(
    at,
    shadowAt(S, 62, 12, 0, 4),
    path(soften('-58,2 -40,-8 0,-8 44,-12 58,-4 48,6 0,9 -44,9'), '#7a4a2a'),
    path(soften('-48,-4 -30,-20 -8,-30 14,-22 40,-14 48,-6 10,-2 -30,0'), '#e8c98a'),
    strokes(S, {
      region: trace('-44,-4 -8,-26 40,-8'),
      n: 30,
      length: 6,
      width: 1.2,
      angle: 0.3,
      colour: '#b98f54',
      opacity: [0.5, 0.9],
    }),
    path(smooth(ribbon(traceCurve('-40,2 -26,-26 -4,-6'), () => 4)), '#9a5c30'),
    path(smooth(ribbon(traceCurve('12,2 26,-30 42,-2'), () => 4)), '#9a5c30'),
    path(soften('48,4 64,2 78,8 60,11') + soften('-60,8 -72,10 -58,13'), '#dcb878'),
  );

/** A plain pair of gentleman's shoes, for comparison. */
export const brogues = (S: Easel, at: { x: number; y: number; s: number }): string =>
  moved(
    at,
    shadowAt(S, 46, 9, 0, 0),
    [-20, 20].map(
      (x) =>
        path(
          smooth(trace('-14,-30 14,-30 16,-12 14,2 0,6 -14,2 -16,-12').map(([u, v]) => [u + x, v] as const)),
          '#3a1f1a',
          lit(S, 5),
        ) + path(smooth(blob(x, -30, 11, 4, S.noise, 0.05)), '#120708'),
    ),
  );
