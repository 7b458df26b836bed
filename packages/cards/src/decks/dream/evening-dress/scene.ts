/** D09: woolly fleeces hang on brass cloakroom hooks, and on the last hook a wolfskin is still swinging. */
import { card } from '../../../finishes/finish.ts';
import { boards, curtain, spotlight, stageFlat, theatre } from '../../../finishes/theatre.ts';
import {
  Scene,
  TAU,
  adjust,
  blur,
  fix,
  glow,
  lerp,
  line,
  mix,
  moved,
  path,
  polygon,
  ribbon,
  smooth,
  spline,
  strokes,
  times,
  trace,
  type Colour,
  type Easel,
  type Point,
} from '../../../kit/index.ts';

const burgundy = '#6d1f2e';
const cream = '#e9dcc0';
const walnut = '#5a3824';
const brass = '#d9a441';

const ring = (x: number, y: number, rx: number, ry: number, n = 14): Point[] =>
  times(n, (i): Point => [x + Math.cos((i / n) * TAU) * rx, y + Math.sin((i / n) * TAU) * ry]);

/** A brass hook on its plate, the loop at (x, y). */
const hook = (x: number, y: number, s: number): string =>
  moved(
    { x, y, s },
    path(smooth(ring(0, -34, 13, 18)), '#8d6420'),
    path(smooth(ring(-2, -36, 11, 16)), brass),
    path(smooth(ribbon(spline(trace('0,-36 12,-22 10,-4 0,2 -9,-4')), () => 4)), '#f2cd78'),
    path(smooth(ring(-9, -6, 5, 5, 8)), '#fff0bd'),
  );

/** A fleece hung by the scruff: a scalloped coat of curls, four short legs. */
function fleece(S: Easel, o: { x: number; y: number; s: number; r: number; tone: Colour }): string {
  const { tone } = o;
  const dark = adjust(tone, { dL: -0.2 });
  const coat = trace(
    '0,0 18,8 34,30 62,48 76,74 62,86 48,92 46,130 54,160 68,190 56,208 40,194 20,206 0,204 -20,206 -40,194 -56,208 -68,190 -54,160 -46,130 -48,92 -62,86 -76,74 -62,48 -34,30 -18,8',
  );
  const dense = spline(coat, true, 4);
  const scallops = dense
    .filter((_, i) => i % 3 === 0)
    .map(([x, y]) => smooth(ring(x, y, S.rng.range(8, 12), S.rng.range(8, 12), 8)));
  const curls = times(84, (i) => {
    const [x, y] = [S.rng.range(-54, 54), 14 + (i / 84) * 184];
    if (Math.abs(x) > 14 + y * 0.9) return '';
    const r = S.rng.range(5, 9);
    const lit = 1 - y / 240 - x / 260;
    return (
      path(smooth(ring(x + 1.5, y + 2.5, r, r, 8)), adjust(tone, { dL: -0.13 })) +
      path(smooth(ring(x, y, r * 0.86, r * 0.8, 8)), adjust(tone, { dL: lit * 0.09 - 0.03 }))
    );
  });
  return moved(
    { x: o.x, y: o.y, s: o.s, r: o.r },
    path(
      scallops.join('') + smooth(coat),
      '#1a0810',
      `opacity=".55" transform="translate(12 16)" filter="${blur(S, 6)}"`,
    ),
    path(scallops.join('') + smooth(coat), dark),
    path(scallops.join('') + smooth(coat), tone, 'transform="translate(-3 -4) scale(.97)"'),
    curls,
    // hooves still on
    [-62, 62].map((x) => path(smooth(ring(x, 206, 9, 7, 8)), '#3a2a26')),
    [-74, 74].map((x) => path(smooth(ring(x, 80, 8, 7, 8)), '#3a2a26')),
    line('M0 6L0 -8', '#4a3420', 4),
  );
}

function wolfskin(S: Easel): string {
  const pelt = trace(
    '0,-6 30,0 56,30 72,64 110,96 152,150 186,214 196,250 178,262 160,246 138,204 112,178 104,230 110,300 126,360 140,430 156,486 148,506 126,500 108,440 84,404 60,420 36,440 26,500 30,570 20,630 0,664 -16,628 -22,560 -20,500 -34,440 -62,418 -86,402 -108,442 -124,502 -146,508 -156,488 -140,430 -126,360 -112,300 -106,230 -112,180 -138,208 -158,250 -178,266 -196,252 -188,214 -154,150 -112,96 -72,64 -56,30 -30,0',
  );
  const outline = spline(pelt, true, 5);
  const d = smooth(outline);
  const hair = (
    n: number,
    length: number,
    width: number,
    colour: Colour,
    opacity: readonly [number, number],
  ): string =>
    strokes(S, {
      region: outline,
      n,
      length,
      width,
      angle: (x) => Math.PI / 2 - x * 0.0032 + S.noise.n2(x / 30, 3) * 0.3,
      colour,
      dL: 0.05,
      opacity: [opacity[0], opacity[1]],
    });
  const edge = outline
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => {
      const l = S.rng.range(10, 22);
      const out = Math.sign(x) * S.rng.range(2, 9);
      return smooth(
        ribbon(
          [
            [x - out * 0.5, y - l * 0.4],
            [x + out * 0.4, y + l * 0.2],
            [x + out, y + l],
          ],
          (t) => 3.6 * (1 - t) + 0.4,
        ),
      );
    });
  return [
    path(d, '#0a0408', `opacity=".6" transform="translate(40 34)" filter="${blur(S, 12)}"`),
    path(edge.join(''), '#34333b'),
    path(d, '#45444d'),
    hair(420, 34, 5, '#5b5a64', [0.5, 0.9]),
    hair(260, 30, 4, '#2a2930', [0.5, 0.9]),
    // dark saddle down the back, pale flanks catching the lamp
    strokes(S, {
      region: trace('-34,60 34,60 46,380 0,640 -46,380'),
      n: 240,
      length: 34,
      width: 4.5,
      angle: Math.PI / 2,
      colour: '#1d1c22',
      dL: 0.03,
      opacity: [0.5, 0.95],
    }),
    strokes(S, {
      region: trace('-150,150 -112,96 -70,66 -56,110 -96,170 -110,300 -128,300'),
      n: 120,
      length: 26,
      width: 3.4,
      angle: 1.8,
      colour: '#b9b4b0',
      dL: 0.05,
      opacity: [0.5, 0.9],
    }),
    strokes(S, {
      region: trace('-60,20 -20,-2 20,-2 60,30 40,70 -40,70'),
      n: 90,
      length: 22,
      width: 3.4,
      angle: 1.57,
      colour: '#9d9896',
      dL: 0.05,
      opacity: [0.4, 0.8],
    }),
    // the mask: flat ears, shut lids, muzzle hanging
    path(smooth(trace('-58,34 -84,-6 -70,-34 -36,2')), '#2c2b32'),
    path(smooth(trace('58,34 84,-4 72,-32 36,2')), '#2c2b32'),
    path(smooth(trace('-60,26 -76,-4 -68,-20 -44,8')), '#7a5a56'),
    path(smooth(trace('60,26 76,-4 70,-18 44,8')), '#7a5a56'),
    path(smooth(trace('-50,20 0,2 50,20 54,62 30,92 20,138 0,152 -20,138 -30,92 -54,62')), '#55545d'),
    strokes(S, {
      region: trace('-50,20 0,2 50,20 54,62 30,92 20,130 -20,130 -30,92 -54,62'),
      n: 150,
      length: 16,
      width: 3,
      angle: 1.57,
      colour: '#6d6c74',
      dL: 0.06,
      opacity: [0.5, 0.9],
    }),
    strokes(S, {
      region: trace('-46,66 -26,80 -16,132 -28,100'),
      n: 36,
      length: 14,
      width: 3,
      angle: 1.3,
      colour: '#cfc9c0',
      dL: 0.04,
      opacity: [0.6, 0.95],
    }),
    strokes(S, {
      region: trace('46,66 26,80 16,132 28,100'),
      n: 36,
      length: 14,
      width: 3,
      angle: 1.8,
      colour: '#bdb7ae',
      dL: 0.04,
      opacity: [0.6, 0.95],
    }),
    path(
      smooth(ribbon(spline(trace('-36,62 -26,69 -14,66')), (t) => 3 * Math.sin(t * Math.PI) + 0.6)),
      '#101014',
    ),
    path(
      smooth(ribbon(spline(trace('36,62 26,69 14,66')), (t) => 3 * Math.sin(t * Math.PI) + 0.6)),
      '#101014',
    ),
    path(smooth(trace('-14,132 0,126 14,132 10,148 0,154 -10,148')), '#0e0d11'),
    path(smooth(ring(-4, 134, 4, 2.4, 8)), '#8c8a92'),
    // claws
    [-186, 186, -142, 142].map((x, i) =>
      times(3, (k) =>
        path(
          smooth(
            ribbon(
              [
                [x + k * 9 - 9, i < 2 ? 252 : 496],
                [x + k * 10 - 10, i < 2 ? 264 : 508],
                [x + k * 11 - 12, i < 2 ? 272 : 516],
              ],
              (t) => 3 * (1 - t) + 0.4,
            ),
          ),
          '#e8dcc4',
        ),
      ),
    ),
  ]
    .flat(3)
    .join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: '#12070b' });
  // the wall
  const wall = scene.element('wall');
  scene.add(
    stageFlat(wall, trace('20,40 780,40 780,900 20,900'), burgundy, {
      gap: 4,
      painted: [
        times(17, (i) =>
          path(
            polygon([
              [30 + i * 46, 40],
              [44 + i * 46, 40],
              [44 + i * 46, 900],
              [30 + i * 46, 900],
            ]),
            adjust(burgundy, { dL: 0.035 }),
            'opacity=".7"',
          ),
        ),
        times(60, (i) => {
          const [x, y] = [60 + (i % 8) * 92, 90 + Math.floor(i / 8) * 108 + (i % 2) * 54];
          return path(
            smooth([
              [x, y - 14],
              [x + 7, y],
              [x, y + 14],
              [x - 7, y],
            ]),
            mix(burgundy, brass, 0.3),
            'opacity=".6"',
          );
        }),
      ],
    }),
  );
  scene.add(boards(scene.element('floor'), { y0: 880, colour: '#6a4128' }));

  // ballroom doors ajar, light and the prints
  const doors = scene.element('doors');
  scene.add(
    stageFlat(doors, trace('34,470 214,470 214,900 34,900'), walnut, { gap: 8 }),
    path(polygon(trace('62,502 190,502 190,896 62,896')), '#ffdf96'),
    glow(doors, 126, 700, 260, '#ffcf7a', 0.8),
    path(
      polygon(trace('62,896 190,896 330,1120 40,1120')),
      '#ffcf7a',
      `opacity=".35" filter="${blur(doors, 9)}" style="mix-blend-mode:screen"`,
    ),
    // dancers beyond, small and horned
    [92, 126, 158].map((x, i) =>
      moved(
        { x, y: 884, s: 0.9 + (i % 2) * 0.14 },
        path(
          'M-12 0C-16 -40 -10 -66 -4 -74C-10 -84 -6 -96 0 -97C6 -96 10 -84 4 -74C10 -66 18 -40 14 0Z',
          '#a86a30',
          'opacity=".75"',
        ),
        path(
          smooth(ribbon(spline(trace('-4,-95 -13,-100 -13,-90')), () => 2)) +
            smooth(ribbon(spline(trace('4,-95 13,-100 13,-90')), () => 2)),
          '#a86a30',
          'opacity=".75"',
        ),
      ),
    ),
    stageFlat(doors, trace('56,498 104,516 104,910 56,896'), '#7a4d30', {
      gap: 8,
      edge: [3, -2],
      painted: times(3, (i) =>
        path(
          polygon(trace('66,530 96,540 96,640 66,634').map(([x, y]): Point => [x, y + i * 122])),
          '#5c3722',
        ),
      ),
    }),
    stageFlat(doors, trace('190,498 160,514 160,908 190,896'), '#6a4028', { gap: 8, edge: [3, -2] }),
    path(smooth(ring(98, 706, 5, 7, 8)), brass),
  );

  // two rails of fleeces
  const rails = scene.element('rails');
  const rail = (y: number, x0: number, x1: number, s: number): string =>
    path(
      polygon([
        [x0, y - 46 * s],
        [x1, y - 50 * s],
        [x1, y - 20 * s],
        [x0, y - 16 * s],
      ]),
      '#7b5033',
    ) +
    path(
      polygon([
        [x0, y - 46 * s],
        [x1, y - 50 * s],
        [x1, y - 43 * s],
        [x0, y - 39 * s],
      ]),
      '#a2714a',
    );
  const row = (
    y: number,
    x0: number,
    x1: number,
    n: number,
    s: number,
    dim: number,
    skip: (x: number) => boolean,
  ): string =>
    rail(y, x0 - 40, x1 + 40, s) +
    times(n, (i) => {
      const x = lerp(x0, x1, i / (n - 1)) + rails.rng.gauss(0, 3);
      if (skip(x)) return hook(x, y, s);
      const tone = mix(
        adjust(cream, { dL: rails.rng.range(-0.12, 0.03), dh: rails.rng.range(-14, 10) }),
        '#4a2430',
        dim,
      );
      return (
        hook(x, y, s) +
        fleece(rails, { x, y: y + 2, s: s * rails.rng.range(0.94, 1.06), r: rails.rng.gauss(0, 2.2), tone })
      );
    }).join('');
  scene.add(
    row(176, 78, 728, 9, 0.72, 0.42, () => false),
    row(338, 92, 716, 7, 0.86, 0.24, () => false),
    row(546, 300, 734, 4, 1.08, 0.05, (x) => x > 500),
    path(
      polygon(trace('20,40 780,40 780,140 20,140')),
      '#12040a',
      `opacity=".45" filter="${blur(rails, 22)}"`,
    ),
  );

  // the lamp and its cone
  const lamp = scene.element('lamp');
  scene.add(
    spotlight(lamp, [540, 90], { x: 560, y: 1000, rx: 230, ry: 44 }, '#ffe6b0', 0.5),
    line('M540 0L540 70', '#2a1810', 5),
    path('M486 112C490 84 514 68 540 66C566 68 590 84 594 112C570 120 510 120 486 112Z', brass),
    path('M486 112C490 84 514 68 530 66C512 80 504 96 504 116Z', '#f6d98e'),
    path(smooth(ring(540, 116, 50, 8)), '#fff6d8'),
    glow(lamp, 540, 120, 120, '#fff0c4', 0.8),
  );

  // the last hook
  const wolf = scene.element('wolf');
  scene.add(
    hook(574, 356, 1.5),
    moved({ x: 572, y: 362, s: 0.9, r: 9 }, line('M0 0L0 -10', '#2a1a14', 6), wolfskin(wolf)),
  );

  // hoofprints to the doors
  const prints = scene.element('prints');
  scene.add(
    times(9, (i) => {
      const t = i / 8;
      const [x, y, s] = [
        lerp(420, 132, t) + (i % 2 ? 16 : -16),
        lerp(1042, 914, t) + (i % 2 ? 8 : 0),
        lerp(1.2, 0.5, t),
      ];
      return moved(
        { x, y, s, r: -52 },
        path(
          'M-3 -13C-11 -10 -13 4 -9 12C-5 13 -2 8 -2 0ZM3 -13C11 -10 13 4 9 12C5 13 2 8 2 0Z',
          '#f4dfae',
          'opacity=".75"',
        ),
      );
    }),
    path(smooth(ring(566, 960, 120, 18)), '#0a0406', `opacity=".55" filter="${blur(prints, 9)}"`),
  );

  // the counter: bell with a tooth mark, a chewed ticket
  const desk = scene.element('desk');
  scene.add(
    stageFlat(desk, trace('-20,1076 820,1066 820,1220 -20,1220'), walnut, {
      gap: 16,
      painted: times(5, (i) =>
        path(
          polygon(trace('20,1130 150,1128 150,1220 20,1220').map(([x, y]): Point => [x + i * 164, y])),
          '#472a1a',
        ),
      ),
    }),
    path(polygon(trace('-20,1062 820,1052 820,1090 -20,1100')), '#8a5a38'),
    path(polygon(trace('-20,1062 820,1052 820,1060 -20,1070')), '#bb8655'),
    moved(
      { x: 132, y: 1072, s: 1.25 },
      path(smooth(ring(4, 6, 46, 8)), '#1a0c08', 'opacity=".5"'),
      path('M-40 2C-40 -2 40 -2 40 2C40 8 -40 8 -40 2Z', '#5a3a18'),
      path('M-34 0C-34 -30 -18 -40 0 -40C18 -40 34 -30 34 0C14 5 -14 5 -34 0Z', brass),
      path('M-26 -6C-26 -26 -14 -34 -4 -36C-14 -26 -18 -14 -16 -3Z', '#fff0bd'),
      path('M34 0C34 -8 33 -14 31 -19L25 -15L28 -10L22 -8L27 -3L22 2Z', '#3a2010'),
      path(smooth(ring(0, -44, 6, 5, 8)), '#f2cd78'),
    ),
    moved(
      { x: 690, y: 1082, s: 1.1, r: -8 },
      path('M-40 -14L26 -16L20 -9L28 -4L19 2L27 8L22 14L-40 14C-36 6 -36 -6 -40 -14Z', '#efe2c2'),
      path('M-26 -15L-26 14', 'none', 'stroke="#b99a6a" stroke-width="2" stroke-dasharray="3 4"'),
      path(smooth(ring(-4, 0, 9, 8, 10)), '#a23a3a', 'opacity=".7"'),
      path(smooth(ring(40, 6, 3, 2, 6)) + smooth(ring(48, -2, 2, 2, 6)), '#efe2c2'),
    ),
  );
  scene.add(
    curtain(scene.element('drape'), { x0: -30, x1: 830, top: -30, bottom: 84, colour: '#4d1220', folds: 15 }),
    `<rect width="800" height="1200" fill="${desk.radialAt(
      [
        [0, '#000', 0],
        [0.7, '#000', 0],
        [1, '#0a0308', Number(fix(0.4))],
      ],
      440,
      620,
      820,
    )}"/>`,
  );
  return scene;
}

export default card({ finish: theatre, grade: { centre: [0.62, 0.5], house: 0.42, haze: 0.24 }, paint });
