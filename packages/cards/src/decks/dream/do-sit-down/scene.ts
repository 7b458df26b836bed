/** D69: in a genteel parlour the green buttoned sofa is a crocodile, and a pair of slippers is left on the rug. */
import { card } from '../../../finishes/finish.ts';
import { boards, curtain, stageFlat, theatre } from '../../../finishes/theatre.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { crocodileLady, crocodileSofa } from '../../../motifs/crocodile-sofa.ts';

const rose = '#c4667a';
const walnut = '#5b3422';
const pearl = '#f6ece0';
const gilt = '#cf9c48';

const polished = (S: Easel, size: number): string =>
  `filter="${form(S, { angle: -28, size, shade: '#1c0a10', shadeOpacity: 0.75, light: '#ffe6b4', lightOpacity: 0.7, lightSize: 4, rough: 1.6 })}"`;

/** One damask motif: a pomegranate between leaves. */
const damask = (x: number, y: number, k: number): string =>
  [
    '0,-46 13,-22 18,2 10,24 0,34 -10,24 -18,2 -13,-22',
    '20,30 44,14 50,-16 40,-30 34,-4 22,14 8,44',
    '-20,30 -44,14 -50,-16 -40,-30 -34,-4 -22,14 -8,44',
    '0,44 12,62 0,84 -12,62',
  ]
    .map((p) => smooth(trace(p).map(([u, v]): Point => [x + u * k, y + v * k])))
    .join('');

function room(scene: Scene): void {
  const S = scene.element('wall');
  const wall = trace('34,96 250,84 540,84 766,96 770,800 30,800');
  scene.add(
    stageFlat(S, wall, rose, {
      gap: 6,
      brushed: 60,
      painted: [
        path(
          times(30, (i) =>
            damask(70 + (i % 6) * 132 + (Math.floor(i / 6) % 2) * 66, 150 + Math.floor(i / 6) * 124, 0.92),
          ).join(''),
          '#a84a62',
          'opacity=".85"',
        ),
        path(polygon(wall), S.linearAt(fading('#2a0a1c', 0.78, [0.55, 0.22], 0), 30, 0, 680, 0)),
        path(polygon(trace('30,84 770,84 770,118 30,118')), '#7a4a2e'),
        path(polygon(trace('30,112 770,112 770,119 30,119')), gilt),
        path(polygon(trace('30,706 770,706 770,800 30,800')), walnut),
        path(polygon(trace('30,700 770,700 770,712 30,712')), '#8a5a38'),
      ],
    }),
  );
  scene.add(boards(scene.element('floor'), { y0: 796, colour: '#6f4329', n: 13 }));
  // the lamp's warmth on the wall
  scene.add(glow(S, 664, 330, 430, '#ffc477', 0.62, 0.45));
  const drape = scene.element('drape');
  scene.add(
    curtain(drape, {
      x0: -40,
      x1: 176,
      top: 60,
      bottom: 850,
      colour: '#5a3a28',
      folds: 6,
      pull: 0.5,
      side: -1,
    }),
    path(smooth(ribbon(traceCurve('-20,560 20,574 56,572 80,556'), (t) => 9 - t * 5)), '#a87838'),
    path(polygon(trace('-20,-20 820,-20 820,70 -20,80')), '#120610'),
    path(wobblyPolygon(drape, trace('-20,64 820,56 820,76 -20,86')), '#3a1a1c'),
  );
}

/** A round rug in perspective, its far rim under the sofa. */
function rug(S: Easel): string {
  const oval = (k: number, c: string): string =>
    path(smooth(blob(408, 1000, 380 * k, 164 * k, S.noise, 0.012, 1.2, 70)), c);
  const fringe = times(120, (i) => {
    const a = (i / 120) * Math.PI * 2;
    const [x, y] = [408 + Math.cos(a) * 378, 1000 + Math.sin(a) * 162];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(a) * 14 + S.rng.gauss(0, 2)).toFixed(1)} ${(Math.sin(a) * 11 + 3).toFixed(1)}`;
  }).join('');
  const flowers = times(22, (i) => {
    const a = (i / 22) * Math.PI * 2;
    const [x, y] = [408 + Math.cos(a) * 316, 1000 + Math.sin(a) * 136];
    return (
      path(smooth(blob(x, y, 17, 9, S.noise, 0.2, 2.4, 16)), i % 2 ? '#e6a6a8' : '#3f8a66') +
      path(smooth(blob(x, y, 5, 3, S.noise, 0.1, 1, 8)), pearl)
    );
  });
  return (
    path(smooth(blob(408, 1012, 396, 172, S.noise, 0.01)), '#1a0810', `opacity=".6" filter="${blur(S, 8)}"`) +
    line(fringe, '#d9b98a', 3) +
    oval(1, '#5a1c30') +
    oval(0.955, '#d3a86a') +
    oval(0.93, '#7d2a42') +
    flowers.join('') +
    oval(0.74, '#d3a86a') +
    oval(0.715, '#a84a5c') +
    strokes(S, {
      region: blob(408, 1000, 370, 158, S.noise, 0.01),
      n: 420,
      length: 20,
      width: 2,
      angle: 0,
      colour: (x) => mix('#4a1428', '#e6a080', (x - 30) / 780),
      opacity: [0.12, 0.34],
    })
  );
}

function lamp(S: Easel): string {
  const shade = pathPoints(
    'M592 386C606 330 626 262 640 214C656 206 692 206 706 214C722 262 742 330 756 386C716 400 632 400 592 386Z',
    6,
  );
  return [
    glow(S, 674, 330, 240, '#ffdf9a', 0.75),
    path(wobblyPolygon(S, trace('669,390 679,390 680,820 668,820')), gilt, polished(S, 4)),
    path(smooth(blob(674, 470, 12, 20, S.noise, 0.03)), gilt, polished(S, 5)),
    path(smooth(shade), S.linearAt(['#f7c98a', '#fff0c8', '#f2b07a'], 592, 0, 756, 0)),
    times(7, (i) => {
      const x = lerp(604, 744, i / 6);
      return line(
        `M${lerp(644, 702, i / 6)} 212C${lerp(632, 716, i / 6)} 270 ${lerp(614, 734, i / 6)} 330 ${x} 390`,
        '#d98a6a',
        2.6,
        'opacity=".8"',
      );
    }),
    times(34, (i) => {
      const x = lerp(594, 754, i / 33);
      const y = 388 + Math.sin((i / 33) * Math.PI) * 9;
      return line(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${S.rng.gauss(0, 1).toFixed(1)} 20`,
        i % 2 ? '#b0455a' : '#e8a070',
        3,
      );
    }),
    path(smooth(ribbon(traceCurve('592,386 634,397 674,399 714,397 756,386'), () => 5)), '#9a3a50'),
    path(smooth(ribbon(traceCurve('640,214 674,208 706,214'), () => 5)), '#9a3a50'),
    path(smooth(blob(674, 198, 8, 12, S.noise, 0.03)), gilt),
  ]
    .flat()
    .join('');
}

function motherPortrait(S: Easel): string {
  const oval = (k: number): string => smooth(blob(0, 0, 82 * k, 104 * k, S.noise, 0.01, 1.2, 50));
  return (
    line('M328 104L300 176M328 104L356 176', '#d9b98a', 2.4) +
    moved(
      { x: 328, y: 268, r: -2 },
      path(oval(1.04), '#1a0610', `opacity=".6" transform="translate(-12 12)" filter="${blur(S, 7)}"`),
      path(oval(1), gilt, polished(S, 8)),
      path(oval(0.86), '#8a5a24'),
      path(oval(0.8), '#2c3a3e'),
      group({ 'clip-path': S.clip(oval(0.8)) }, moved({ x: 8, y: 22, s: 0.72 }, crocodileLady(S, '#4a2a44'))),
    )
  );
}

function teaTable(S: Easel): string {
  const cup = (x: number, y: number): string =>
    path(smooth(blob(x, y + 12, 25, 6, S.noise, 0.03)), '#e3d3c6') +
    path(
      `M${x - 16} ${y - 8}C${x - 15} ${y + 8} ${x - 8} ${y + 12} ${x} ${y + 12}C${x + 8} ${y + 12} ${x + 15} ${y + 8} ${x + 16} ${y - 8}Z`,
      pearl,
    ) +
    path(smooth(blob(x, y - 8, 16, 4, S.noise, 0.03)), '#8a4a24') +
    line(`M${x + 15} ${y - 4}C${x + 26} ${y - 6} ${x + 25} ${y + 6} ${x + 12} ${y + 5}`, pearl, 3) +
    line(
      `M${x - 3} ${y - 16}C${x - 10} ${y - 30} ${x + 6} ${y - 38} ${x - 2} ${y - 54}`,
      '#fff3e0',
      3,
      'opacity=".5"',
    );
  return (
    path(smooth(blob(118, 1126, 92, 20, S.noise, 0.04)), '#10050a', `opacity=".6" filter="${blur(S, 7)}"`) +
    path(
      smooth(ribbon(traceCurve('118,1010 114,1060 118,1100'), (t) => 9 + Math.sin(t * 9) * 4)),
      walnut,
      polished(S, 6),
    ) +
    ['118,1090 86,1106 62,1128', '118,1090 150,1106 172,1126', '118,1092 120,1112 116,1134']
      .map((p) => path(smooth(ribbon(traceCurve(p), (t) => 7 - t * 3)), walnut, polished(S, 4)))
      .join('') +
    path(smooth(blob(118, 1014, 104, 25, S.noise, 0.01)), '#3a1e14') +
    path(smooth(blob(118, 1006, 104, 25, S.noise, 0.01)), '#7d4a2e', polished(S, 6)) +
    path(smooth(blob(122, 1004, 82, 18, S.noise, 0.05, 3)), '#5c2438') +
    cup(66, 994) +
    cup(160, 1006) +
    path(
      'M94 996C84 970 92 946 116 944C140 946 148 970 138 996C124 1002 108 1002 94 996Z',
      pearl,
      polished(S, 8),
    ) +
    line('M94 980C78 978 74 960 82 950', pearl, 6) +
    line('M138 974C154 970 152 954 160 948', pearl, 7) +
    path(smooth(blob(116, 942, 14, 5, S.noise, 0.04)), '#e3d3c6') +
    path(smooth(blob(116, 934, 5, 5, S.noise, 0.04)), '#b0455a') +
    path(smooth(blob(114, 972, 9, 7, S.noise, 0.3, 2)), '#c4667a', 'opacity=".8"')
  );
}

/** The slippers, toes to the sofa, side by side, still warm. */
function slippers(S: Easel): string {
  const one = (x: number, r: number): string =>
    moved(
      { x, y: 1024, r, s: 1.2 },
      path(
        soften('-26,46 -32,14 -28,-26 -12,-44 12,-44 28,-26 32,14 26,46 0,54'),
        '#14060c',
        `opacity=".65" transform="translate(-10 7)" filter="${blur(S, 5)}"`,
      ),
      path(soften('-24,46 -30,14 -27,-24 -12,-42 12,-42 27,-24 30,14 24,46 0,53'), '#b99a94', polished(S, 5)),
      path(soften('-18,42 -22,14 -18,-4 18,-4 22,14 18,42 0,46'), '#7a3a4a'),
      path(soften('-30,10 -29,-24 -12,-43 12,-43 29,-24 30,10 14,-4 0,-8 -14,-4'), pearl, polished(S, 4)),
      path(smooth(blob(0, -18, 10, 8, S.noise, 0.2, 3, 24)), '#e58a9a'),
    );
  return one(366, -5) + one(446, 6);
}

/** The footstool has seen something; it is on its way out. */
function footstool(S: Easel): string {
  return (
    line(
      'M574 1088C600 1094 616 1096 632 1098M566 1110C596 1117 610 1118 628 1120M586 1068C604 1072 612 1074 622 1076',
      '#e9c9a0',
      3,
      'opacity=".5"',
    ) +
    moved(
      { x: 692, y: 1106, r: 7 },
      path(smooth(blob(0, 22, 70, 12, S.noise, 0.05)), '#10050a', `opacity=".6" filter="${blur(S, 6)}"`),
      ['-40,-20 -48,0 -58,20', '38,-18 52,-2 50,20', '-12,-16 -18,6 -8,24', '18,-16 26,6 14,26'].map((p) =>
        path(smooth(ribbon(traceCurve(p), (t) => 7 - t * 3)), walnut, polished(S, 4)),
      ),
      path(soften('-58,-20 -56,-46 -30,-60 0,-63 30,-60 56,-46 58,-20 0,-8'), '#b0556a', polished(S, 12)),
      line('M-56 -24C-30 -12 30 -12 56 -24', gilt, 5),
      path(smooth(blob(0, -46, 6, 5, S.noise, 0.04)), gilt),
      brushLine(S, trace('-40,-40 -10,-50 0,-47'), 2, '#7a2a42'),
      brushLine(S, trace('42,-42 12,-50 2,-47'), 2, '#7a2a42'),
    )
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 6969, background: '#120610' });
  room(scene);
  scene.add(motherPortrait(scene.element('mother')), lamp(scene.element('lamp')));
  const under = scene.element('under');
  scene.add(
    rug(scene.element('rug')),
    path(
      smooth(blob(430, 912, 330, 34, under.noise, 0.03)),
      '#0c0408',
      `opacity=".75" filter="${blur(under, 12)}"`,
    ),
    crocodileSofa(scene.element('sofa')),
    slippers(scene.element('slippers')),
    teaTable(scene.element('tea')),
    footstool(scene.element('stool')),
    `<rect width="800" height="1200" fill="${under.linearAt(
      fading('#16061a', 0.24, [0.6, 0], 0),
      0,
      0,
      700,
      0,
    )}"/>`,
  );
  return scene;
}

export default card({ finish: theatre, grade: { centre: [0.6, 0.52], house: 0.46, haze: 0.24 }, paint });
