/** A gilt playhouse seen from the stalls: apron with footlights, curtains between columns, valance, chandelier. */
import { curtain } from '../finishes/theatre.ts';
import { brushLine, strokes } from '../kit/brush.ts';
import { adjust } from '../kit/colour.ts';
import { pathPoints, smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { line, moved, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { lerp, rectangle, times, trace, type Point } from '../kit/points.ts';
import type { Easel, Scene } from '../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../kit/shapes.ts';

export const velvet = '#8a1a2a';
const gilt = '#d6a24a';

/** Carved wood under gold leaf, lit from above. */
export const gilded = (S: Easel, size: number): string =>
  `filter="${form(S, { angle: -90, size, shade: '#2a0c14', shadeOpacity: 0.75, light: '#fff0b8', lightOpacity: 0.7, lightSize: 4, rough: 1.6 })}"`;

/** The apron of the stage, its gilt swags, the shells of the footlights. */
export function apron(S: Easel): string {
  const shell = (x: number, y: number, r: number): string =>
    moved(
      { x, y, r },
      glow(S, 0, -10, 60, '#ffd98c', 0.6),
      path('M-24 12C-28 -12 -14 -26 0 -28C14 -26 28 -12 24 12Z', '#8a5a24', gilded(S, 5)),
      [-14, -5, 5, 14].map((u) =>
        line(`M${u} 11C${u * 1.1} -4 ${u * 0.8} -16 ${u * 0.5} -24`, '#f2cf84', 2.4),
      ),
    );
  return [
    path(wobblyPolygon(S, trace('60,806 740,806 748,840 52,840')), '#7a4a2c', gilded(S, 6)),
    path(wobblyPolygon(S, trace('52,838 748,838 752,1030 48,1030')), '#5a1426'),
    times(6, (i) => {
      const x = 108 + i * 118;
      return (
        path(
          smooth(
            ribbon(
              spline([
                [x - 52, 872],
                [x - 20, 914],
                [x + 20, 914],
                [x + 52, 872],
              ]),
              (t) => 5 + Math.sin(t * 3.14) * 9,
            ),
          ),
          gilt,
          gilded(S, 6),
        ) + path(smooth(blob(x - 54, 870, 12, 12, S.noise, 0.08)), gilt, gilded(S, 5))
      );
    }),
    path(wobblyPolygon(S, trace('48,848 752,848 752,858 48,858')), gilt),
    shell(112, 800, -6),
    shell(176, 804, 4),
    shell(636, 806, -4),
    shell(696, 800, 8),
  ]
    .flat()
    .join('');
}

/** The chandelier has been under water before: barnacles, a little weed. */
function chandelier(S: Easel): string {
  const barnacle = (x: number, y: number, r: number): string =>
    path(
      smooth(trace('-9,7 -5,-6 5,-6 9,7 0,10').map(([u, v]): Point => [x + u * r, y + v * r])),
      '#d9d3c0',
    ) + path(smooth(blob(x, y - 6 * r, 4 * r, 2.4 * r, S.noise, 0.1, 1, 9)), '#4a3a44');
  return [
    line('M400 -10L400 44', gilt, 5),
    glow(S, 400, 98, 190, '#ffdf9a', 0.55),
    path(smooth(ribbon(traceCurve('292,92 330,128 400,138 470,128 508,92'), () => 6)), gilt, gilded(S, 4)),
    path(smooth(ribbon(traceCurve('340,84 362,108 400,114 438,108 460,84'), () => 5)), gilt, gilded(S, 4)),
    path(soften('388,40 412,40 418,70 410,120 416,146 400,160 384,146 390,120 382,70'), gilt, gilded(S, 6)),
    [292, 340, 460, 508].map(
      (x, i) =>
        path(
          wobblyPolygon(
            S,
            trace('-5,0 5,0 5,-26 -5,-26').map(([u, v]): Point => [x + u, (i % 3 ? 84 : 92) + v]),
          ),
          '#f6ead0',
        ) +
        path(
          smooth(trace('0,-26 6,-36 0,-52 -5,-36').map(([u, v]): Point => [x + u, (i % 3 ? 84 : 92) + v])),
          '#fff4c8',
        ),
    ),
    (
      [
        [352, 130, 0.9],
        [374, 137, 0.7],
        [428, 138, 1],
        [404, 158, 0.8],
        [448, 134, 0.7],
        [316, 114, 0.8],
        [488, 112, 0.7],
      ] as const
    ).map(([x, y, r]) => barnacle(x, y, r)),
    strokes(S, {
      region: [330, 138, 150, 6],
      n: 12,
      length: 26,
      width: 2,
      angle: 1.57,
      colour: '#2f7a5c',
      opacity: [0.7, 1],
    }),
  ]
    .flat(2)
    .join('');
}

/** What frames the stage, nearest last. */
export function proscenium(scene: Scene): void {
  for (const side of [-1, 1] as const) {
    const c = scene.element('curtain ' + side);
    scene.add(
      side < 0
        ? curtain(c, {
            x0: 20,
            x1: 214,
            top: 90,
            bottom: 812,
            colour: velvet,
            folds: 6,
            pull: 0.62,
            side: -1,
          })
        : curtain(c, {
            x0: 586,
            x1: 780,
            top: 90,
            bottom: 812,
            colour: velvet,
            folds: 6,
            pull: 0.62,
            side: 1,
          }),
    );
    const x = side < 0 ? 22 : 778;
    scene.add(
      path(
        wobblyPolygon(c, [
          [x - 46, 60],
          [x + 42, 60],
          [x + 38, 1046],
          [x - 42, 1046],
        ]),
        '#9a6a2c',
        gilded(c, 10),
      ),
      times(3, (i) =>
        path(
          wobblyPolygon(c, rectangle(x - 26 + i * 20, 120, x - 18 + i * 20, 980)),
          i % 2 ? gilt : '#5c3a1c',
          'opacity=".8"',
        ),
      ),
      times(4, (i) =>
        [0, 1, 2].map((k) =>
          path(
            wobblyPolygon(
              c,
              rectangle(x - 48 + k * 3, 142 + i * 270 + k * 13, x + 44 - k * 3, 152 + i * 270 + k * 13),
            ),
            gilt,
            gilded(c, 4),
          ),
        ),
      ),
    );
  }
  const top = scene.element('valance');
  scene.add(
    times(5, (i) => {
      const x = lerp(80, 720, i / 4);
      const d = pathPoints(
        `M${x - 96} 70L${x + 96} 70C${x + 92} 130 ${x + 50} ${208 - Math.abs(i - 2) * 6} ${x} ${214 - Math.abs(i - 2) * 6}C${x - 50} ${208 - Math.abs(i - 2) * 6} ${x - 92} 130 ${x - 96} 70Z`,
        7,
      );
      return (
        path(smooth(d), '#0c0410', `opacity=".5" transform="translate(6 12)" filter="${blur(top, 8)}"`) +
        path(
          smooth(d),
          adjust(velvet, { dL: -0.03 }),
          `filter="${form(top, { angle: 90, size: 18, shade: '#2a0414', light: '#ffb070', lightOpacity: 0.5, lightSize: 8 })}"`,
        ) +
        times(4, (k) =>
          brushLine(
            top,
            [
              [x - 80 + k * 10, 80],
              [x - 50 + k * 14, 130 + k * 12],
              [x, 150 + k * 16],
              [x + 50 - k * 14, 130 + k * 12],
              [x + 80 - k * 10, 80],
            ],
            2.4,
            '#5a0c1c',
            { opacity: 0.6 },
          ),
        ) +
        path(
          smooth(
            ribbon(
              pathPoints(
                `M${x + 95} 84C${x + 90} 132 ${x + 50} ${206 - Math.abs(i - 2) * 6} ${x} ${212 - Math.abs(i - 2) * 6}C${x - 50} ${206 - Math.abs(i - 2) * 6} ${x - 90} 132 ${x - 95} 84`,
                7,
              ),
              () => 5,
            ),
          ),
          gilt,
          gilded(top, 4),
        ) +
        line(
          times(17, (k) => {
            const t = (k - 8) / 8;
            const y = 212 - Math.abs(i - 2) * 6 - t * t * 62 - t ** 4 * 14;
            return `M${(x + t * 78).toFixed(1)} ${y.toFixed(1)}l0 17`;
          }).join(''),
          '#b98436',
          3.4,
        )
      );
    }).flat(2),
    path(wobblyPolygon(top, trace('-20,-20 820,-20 820,84 -20,84')), '#7a5022', gilded(top, 10)),
    path(wobblyPolygon(top, trace('-20,66 820,66 820,78 -20,78')), gilt),
    chandelier(scene.element('chandelier')),
  );
}
