/** D09: fleeces hang in an opera cloakroom, and last on the rail a wolfskin coat, open on its scarlet lining, is still swinging. */
import { card } from '../../../finishes/finish.ts';
import { boards, curtain, spotlight, stageFlat, theatre } from '../../../finishes/theatre.ts';
import { adjust, mix } from '../../../kit/colour.ts';
import { polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { line, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { TAU, fix, lerp, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { fleeceCoat, wolfCoat } from '../../../motifs/hung-skins.ts';

const burgundy = '#6d1f2e';
const cream = '#e9dcc0';
const walnut = '#5a3824';
const brass = '#d9a441';

const ring = (x: number, y: number, rx: number, ry: number, n = 14): Point[] =>
  times(n, (i): Point => [x + Math.cos((i / n) * TAU) * rx, y + Math.sin((i / n) * TAU) * ry]);

/** Place on the rail, scale, lean, how far into the dark. */
const FLEECES: readonly (readonly [number, number, number, number])[] = [
  [26, 0.96, 1, 0.42],
  [316, 0.98, 2, 0.12],
  [168, 1.08, -1.5, 0],
];

function paint(): Scene {
  const scene = new Scene({ seed: 909, background: '#12070b' });
  wardrobeWall(scene);
  doors(scene);
  rail(scene);
  lamp(scene);
  prints(scene);
  desk(scene);
  return scene;
}

function wardrobeWall(scene: Scene): void {
  const S = scene.element('wall');
  scene.add(
    stageFlat(S, trace('20,40 780,40 780,900 20,900'), burgundy, {
      gap: 4,
      painted: [
        times(17, (i) =>
          path(
            polygon(rectangle(30 + i * 46, 40, 44 + i * 46, 900)),
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
}

/** Ballroom doors ajar, light and the prints. */
function doors(scene: Scene): void {
  const S = scene.element('doors');
  scene.add(
    '<g transform="translate(812 0) scale(-1 1)">',
    stageFlat(S, trace('34,470 214,470 214,900 34,900'), walnut, { gap: 8 }),
    path(polygon(trace('62,502 190,502 190,896 62,896')), '#ffdf96'),
    glow(S, 126, 700, 260, '#ffcf7a', 0.8),
    path(
      polygon(trace('62,896 190,896 330,1120 40,1120')),
      '#ffcf7a',
      `opacity=".35" filter="${blur(S, 9)}" style="mix-blend-mode:screen"`,
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
          smooth(ribbon(traceCurve('-4,-95 -13,-100 -13,-90'), () => 2)) +
            smooth(ribbon(traceCurve('4,-95 13,-100 13,-90'), () => 2)),
          '#a86a30',
          'opacity=".75"',
        ),
      ),
    ),
    stageFlat(S, trace('56,498 104,516 104,910 56,896'), '#7a4d30', {
      gap: 8,
      edge: [3, -2],
      painted: times(3, (i) =>
        path(
          polygon(trace('66,530 96,540 96,640 66,634').map(([x, y]): Point => [x, y + i * 122])),
          '#5c3722',
        ),
      ),
    }),
    stageFlat(S, trace('190,498 160,514 160,908 190,896'), '#6a4028', { gap: 8, edge: [3, -2] }),
    path(smooth(ring(98, 706, 5, 7, 8)), brass),
    '</g>',
  );
}

/** One rail, and what hangs on it. */
function rail(scene: Scene): void {
  const S = scene.element('rail');
  scene.add(
    path(smooth(ribbon(trace('20,232 300,226 640,230'), () => 9)), '#8d6420'),
    path(smooth(ribbon(trace('20,229 300,223 640,227'), () => 5)), brass),
    path(smooth(ribbon(trace('20,227 300,221 640,225'), () => 1.6)), '#fff0bd'),
    path(smooth(ring(644, 228, 17, 17)), '#8d6420'),
    path(smooth(ring(642, 225, 13, 13)), '#f2cd78'),
    FLEECES.map(([x, s, r, dim], i) =>
      fleeceCoat(S.element('fleece ' + i), {
        x,
        y: 238,
        s,
        r,
        tone: mix(adjust(cream, { dL: 0.04 - i * 0.012 }), '#4a2430', dim),
      }),
    ),
  );
}

/** The lamp and its cone. */
function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  scene.add(
    spotlight(S, [480, 116], { x: 470, y: 1010, rx: 250, ry: 44 }, '#ffe6b0', 0.5),
    line('M480 0L480 96', '#2a1810', 5),
    '<g transform="translate(-60 26)">',
    path('M486 112C490 84 514 68 540 66C566 68 590 84 594 112C570 120 510 120 486 112Z', brass),
    path('M486 112C490 84 514 68 530 66C512 80 504 96 504 116Z', '#f6d98e'),
    path(smooth(ring(540, 116, 50, 8)), '#fff6d8'),
    glow(S, 540, 120, 120, '#fff0c4', 0.8),
    '</g>',
  );
}

/** Hoofprints to the doors. */
function prints(scene: Scene): void {
  const S = scene.element('prints');
  scene.add(
    times(9, (i) => {
      const t = i / 8;
      const [x, y, s] = [
        lerp(404, 660, t) + (i % 2 ? 16 : -16),
        lerp(1042, 914, t) + (i % 2 ? 8 : 0),
        lerp(1.2, 0.5, t),
      ];
      return moved(
        { x, y, s, r: 52 },
        path(
          'M-3 -13C-11 -10 -13 4 -9 12C-5 13 -2 8 -2 0ZM3 -13C11 -10 13 4 9 12C5 13 2 8 2 0Z',
          '#f4dfae',
          'opacity=".75"',
        ),
      );
    }),
    path(smooth(ring(470, 990, 150, 18)), '#0a0406', `opacity=".55" filter="${blur(S, 9)}"`),
  );

  // the last of the rail, still swinging
  scene.add(wolfCoat(scene.element('wolf'), { x: 474, y: 236, s: 0.98, r: -5 }));
}

/** The counter: bell with a tooth mark, a chewed ticket. */
function desk(scene: Scene): void {
  const S = scene.element('desk');
  scene.add(
    stageFlat(S, trace('-20,1076 820,1066 820,1220 -20,1220'), walnut, {
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
    `<rect width="800" height="1200" fill="${S.radialAt(
      [
        [0, '#000', 0],
        [0.7, '#000', 0],
        [1, '#0a0308', Number(fix(0.4))],
      ],
      430,
      560,
      820,
    )}"/>`,
  );
}

export default card({ finish: theatre, grade: { centre: [0.55, 0.46], house: 0.42, haze: 0.24 }, paint });
