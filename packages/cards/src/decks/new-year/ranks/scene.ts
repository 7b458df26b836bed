/** Ranks (for N45): two armies of snowmen have met over the first flower; carrot against carrot, one halts his own, one takes off his bucket. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, lerp, nth, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { PAPER, snowGeneral, twigArm } from '../../../motifs/paper-snow-general.ts';

const SKY = '#4fa3a0';
const MORNING: SheetOptions = { dx: 4, dy: 5, shadow: '#16304a', shadowOpacity: 0.36 };

function paint(): Scene {
  const scene = new Scene({ seed: 4545, background: SKY });
  scene.add(
    sheet(scene.element('sun'), smooth(blob(402, 236, 112, 112, scene.noise, 0.02, 1, 60)), '#f7e2a0', {
      ...MORNING,
      lift: 0.8,
    }),
  );
  army(scene, 1);
  army(scene, -1);
  valley(scene);
  leftGeneral(scene);
  rightGeneral(scene);
  flower(scene);
  return scene;
}

const cut = (list: string): string => smooth(closedCurve(list));

const POTS = [
  ['-100,-50 -86,-170 86,-170 100,-50 0,-36', '#2c3f63'],
  ['-112,-56 -96,-120 0,-140 96,-120 112,-56 0,-40', '#8a3a34'],
  ['-110,-46 -84,-130 0,-170 84,-130 110,-46 0,-34', '#2c3f63'],
  ['-88,-60 -106,-160 106,-160 88,-60 0,-48', '#b9c0bd'],
] as const;
const SOLDIER =
  '0,-100 70,-72 100,0 74,70 130,120 160,220 140,340 -140,340 -160,220 -130,120 -74,70 -100,0 -70,-72';

/** Both slopes are full; every nose points the same way. */
function army(scene: Scene, side: 1 | -1): void {
  const S = scene.element(`army ${side}`);
  const at = (x: number, y: number): Point => [side > 0 ? x : 800 - x, y];
  const slope = trace('-40,60 60,90 160,160 250,260 320,380 384,520 420,700 -40,700').map(([x, y]) =>
    at(x, y),
  );
  scene.add(sheet(S, smooth(spline(slope, true, 8)), '#a9c2d4', { ...MORNING, lift: 1 }));
  times(4, (row) => {
    const E = S.element(`row ${row}`);
    const n = 8 - row;
    const one = times(n, (i) => {
      const t = (i + 0.5 * (row % 2)) / (n - 0.5);
      const r = lerp(19, 40, row / 3) * E.rng.range(0.94, 1.06);
      const [x, y] = [lerp(-6, 320 - row * 30, t) + E.rng.gauss(0, 3), lerp(64, 330, t ** 1.35) + row * 64];
      const put = (list: string): string =>
        smooth(
          spline(
            trace(list).map(([u, v]) => at(x + (u * r) / 100, y + (v * r) / 100)),
            true,
            5,
          ),
        );
      const tip = E.rng.range(-20, 36);
      return {
        snow: put(SOLDIER),
        shade: put(
          '-160,220 -130,120 -74,70 -100,0 -80,-50 -60,40 0,84 64,80 -40,126 -80,220 -70,340 -140,340',
        ),
        nose: put(`60,-16 100,-18 280,${tip} 100,34 60,28`),
        eye: put('24,-44 48,-50 58,-20 34,-14') + put('30,54 70,40 74,50 36,66'),
        pot: i % 5 === 3 ? -1 : Math.floor(E.rng.range(0, 4)),
        hat: (k: number) => put(nth(POTS, k)[0]),
        pole: E.rng.f() < 0.55 ? pole(E, at(x - r * 1.35, y + r * 1.6), r, side) : '',
      };
    });
    const poles = one.map(({ pole: p }) => p).filter(Boolean);
    scene.add(
      poles.length ? sheet(E, poles, '#5b3b2c', { ...MORNING, lift: 0.4, rough: 1 }) : '',
      sheet(
        E,
        one.map(({ snow }) => snow),
        nth(['#cfdde6', '#dbe6ec', '#e6edf0', '#eff2f2'], row),
        {
          ...MORNING,
          lift: 0.6,
        },
      ),
      path(one.map(({ shade }) => shade).join(''), nth(['#aac3d4', '#b4cad9', '#bfd2df', '#c6d7e3'], row)),
      path(one.map(({ eye }) => eye).join(''), PAPER.coal),
      sheet(
        E,
        one.map(({ nose }) => nose),
        PAPER.carrot,
        { ...MORNING, lift: 0.5, rough: 1 },
      ),
      POTS.map(([, colour], k) => {
        const worn = one.filter(({ pot }) => pot === k);
        return worn.length
          ? sheet(
              E,
              worn.map(({ hat }) => hat(k)),
              colour,
              { ...MORNING, lift: 0.5, rough: 1.4 },
            )
          : '';
      }),
    );
  });
}

/** A broom or a fork, upright. */
function pole(S: Easel, [x, y]: Point, r: number, side: 1 | -1): string {
  const top = y - r * S.rng.range(4.6, 5.4);
  const lean = side * S.rng.range(0, 0.2) * r;
  const bar = (from: Point, to: Point, half: number): string => polygon(ribbon([from, to], () => half));
  const head: Point = [x + lean, top];
  return S.rng.f() < 0.5
    ? bar([x, y], head, r * 0.07) +
        [-0.4, 0, 0.4]
          .map((k) => bar([head[0] + k * r, top + r * 0.1], [head[0] + k * r, top - r * 0.8], r * 0.06))
          .join('') +
        bar([head[0] - 0.45 * r, top], [head[0] + 0.45 * r, top], r * 0.06)
    : bar([x, y], head, r * 0.07) +
        polygon([
          [head[0] - 0.16 * r, top + 0.2 * r],
          [head[0] + 0.16 * r, top + 0.2 * r],
          [head[0] + 0.5 * r, top - r],
          [head[0] - 0.5 * r, top - r],
        ]);
}

/** Between the fronts: snow, then a little earth. */
function valley(scene: Scene): void {
  const S = scene.element('valley');
  scene.add(
    sheet(S, cut('-60,640 120,610 300,590 400,600 520,590 700,612 860,640 860,1280 -60,1280'), '#7395b3', {
      ...MORNING,
      lift: 0.8,
    }),
    sheet(S, cut('-60,900 160,860 400,840 640,860 860,900 860,1280 -60,1280'), '#587ca0', {
      ...MORNING,
      lift: 0.6,
    }),
    sheet(
      S,
      cut(
        '200,1096 250,1050 330,1036 420,1030 510,1044 570,1070 610,1110 590,1170 500,1204 400,1212 280,1200 216,1160',
      ),
      '#4b3127',
      { ...MORNING, dx: -2, dy: -4, lift: 0.8 },
    ),
    path(
      times(24, () =>
        smooth(
          blob(
            S.rng.range(250, 560),
            S.rng.range(1064, 1180),
            S.rng.range(4, 11),
            S.rng.range(3, 7),
            S.noise,
            0.3,
            2,
            9,
          ),
        ),
      ).join(''),
      '#6b4736',
    ),
  );
}

/** A body of two balls with its shade. */
function body(S: Easel, balls: readonly (readonly [number, number, number])[], shadeSide: 1 | -1): string {
  return balls
    .map(([x, y, r]) => {
      const d = smooth(blob(x, y, r, r * 0.94, S.noise, 0.03, 1.1, 60));
      return (
        sheet(S, d, PAPER.snow, { ...MORNING, lift: 2 }) +
        group(
          { 'clip-path': S.clip(d) },
          path(
            smooth(blob(x, y, r * 1.2, r * 1.2, S.noise, 0.02)) +
              smooth(
                [...blob(x - shadeSide * r * 0.2, y - r * 0.24, r * 0.98, r * 0.94, S.noise, 0.03)].reverse(),
              ),
            PAPER.shade,
            'fill-rule="evenodd"',
          ),
          path(
            smooth(blob(x, y, r * 1.2, r * 1.2, S.noise, 0.02)) +
              smooth(
                [...blob(x - shadeSide * r * 0.1, y - r * 0.14, r * 1.02, r * 0.98, S.noise, 0.03)].reverse(),
              ),
            PAPER.deep,
            'fill-rule="evenodd"',
          ),
          path(
            times(16, () => {
              const [a, far] = [S.rng.range(0, TAU), r * S.rng.range(0.1, 0.8)];
              return smooth(
                blob(
                  x + Math.cos(a) * far,
                  y + Math.sin(a) * far,
                  S.rng.range(2, 7),
                  S.rng.range(1.6, 3.6),
                  S.noise,
                  0.25,
                  2,
                  10,
                ),
              );
            }).join(''),
            PAPER.shade,
          ),
        )
      );
    })
    .join('');
}

const buttons = (S: Easel, list: string): string =>
  sheet(
    S,
    trace(list).map(([x, y]) => smooth(blob(x, y, 15, 15, S.noise, 0.14))),
    PAPER.coal,
    { ...MORNING, lift: 0.5 },
  );

/** He halts those behind him, and looks down. */
function rightGeneral(scene: Scene): void {
  const S = scene.element('right');
  scene.add(
    twigArm(
      S,
      '812,520 806,380 736,236 604,150',
      [
        '608,154 556,150 516,164',
        '606,152 566,112 534,88',
        '604,152 592,98 594,52',
        '610,156 634,112 662,84',
      ],
      MORNING,
      16,
    ),
    body(
      S,
      [
        [800, 1120, 320],
        [748, 744, 232],
      ],
      -1,
    ),
    buttons(S, '560,700 552,772 566,842'),
    snowGeneral(S, { x: 652, y: 470, s: 1.42, flip: -1, bend: 0.3, mood: 'stern', light: MORNING }),
    pan(S),
    medal(S),
  );
}

/** His has gone from his head into his hand. */
function leftGeneral(scene: Scene): void {
  const S = scene.element('left');
  scene.add(
    body(
      S,
      [
        [10, 1140, 320],
        [50, 770, 228],
      ],
      1,
    ),
    buttons(S, '232,720 244,790 236,862'),
    snowGeneral(S, { x: 152, y: 500, s: 1.36, flip: 1, bend: 0.36, mood: 'smitten', light: MORNING }),
    bucket(S),
  );
  scene.add(
    twigArm(
      S,
      '20,760 90,820 170,880 236,916',
      ['232,914 268,912 300,898', '234,914 270,930 300,940', '230,912 252,944 268,974'],
      MORNING,
    ),
    twigArm(
      S,
      '-20,640 -2,520 20,420 62,352',
      ['62,354 96,330 124,330', '60,352 78,316 104,298', '62,356 98,350 120,360'],
      MORNING,
    ),
  );
}

/** A saucepan, down over the brow. */
const pan = (S: Easel): string => {
  const worn = (list: string): Point[] => place(trace(list), { x: 640, y: 366, r: -0.3 });
  return (
    sheet(S, polygon(ribbon(spline(worn('118,-30 190,-46 270,-50'), false, 6), () => 12)), '#1f2d4a', {
      ...MORNING,
      lift: 1,
    }) +
    sheet(
      S,
      smooth(spline(worn('-128,22 -124,-70 -104,-112 -60,-124 60,-124 106,-112 124,-70 128,22'), true, 6)),
      '#2c3f63',
      { ...MORNING, lift: 1.8 },
    ) +
    path(smooth(spline(worn('56,20 64,-60 52,-122 100,-114 122,-70 126,20'), true, 6)), '#1f2d4a') +
    sheet(S, polygon(worn('-138,8 -136,34 138,34 136,8')), '#3d5480', { ...MORNING, lift: 0.6 })
  );
};

/** For something, once. */
const medal = (S: Easel): string =>
  sheet(S, polygon(trace('640,668 684,664 682,730 664,716 646,732')), '#b8352b', { ...MORNING, lift: 0.6 }) +
  sheet(S, smooth(blob(665, 758, 34, 34, S.noise, 0.16, 4, 50)), '#e8b23c', { ...MORNING, lift: 0.8 }) +
  path(smooth(blob(665, 758, 22, 22, S.noise, 0.03)), '#c98f24');

/** Upside down, as it was worn, and a little aslant; its handle swings. */
const bucket = (S: Easel): string => {
  const tilted = (list: string): Point[] => place(trace(list), { x: 150, y: 262, r: -0.2 });
  return (
    sheet(
      S,
      polygon(ribbon(spline(tilted('-92,66 -60,112 10,126 74,104 98,66'), false, 10), () => 4)),
      '#2a2f3a',
      { ...MORNING, lift: 1 },
    ) +
    sheet(S, polygon(tilted('-98,70 -74,-84 76,-84 100,70')), '#b8352b', { ...MORNING, lift: 1.8 }) +
    path(polygon(tilted('40,68 34,-82 76,-84 100,70')), '#8f241f') +
    sheet(S, polygon(tilted('-104,56 -102,78 104,78 102,56')), '#c9473a', { ...MORNING, lift: 0.5 })
  );
};

function flower(scene: Scene): void {
  const S = scene.element('flower');
  const blade = (list: string, half: number): string =>
    polygon(
      ribbon(spline(trace(list), false, 12), (t) => half * Math.sin(Math.PI * (0.12 + t * 0.88)) ** 0.7 + 1),
    );
  scene.add(
    sheet(
      S,
      [blade('396,1120 372,1040 352,960 330,900', 17), blade('420,1122 452,1050 474,990 498,950', 16)],
      '#4f8f3c',
      { ...MORNING, lift: 1.4 },
    ),
    sheet(
      S,
      polygon(
        ribbon(
          spline(trace('408,1124 404,1020 396,920 398,830 418,770 448,756 462,780'), false, 12),
          (t) => 7 - 3 * t,
        ),
      ),
      '#6fae4c',
      { ...MORNING, lift: 1.6 },
    ),
    sheet(S, cut('462,772 478,784 482,806 466,816 448,808 448,786'), '#4f8f3c', { ...MORNING, lift: 1.4 }),
    sheet(S, [cut('462,806 500,830 522,880 516,928 496,900 474,860')], '#dfe9ee', { ...MORNING, lift: 1.6 }),
    sheet(S, [cut('460,806 426,834 412,884 420,930 440,900 456,862')], '#eef2f2', { ...MORNING, lift: 1.6 }),
    sheet(S, cut('463,804 492,850 494,906 470,948 446,908 442,852'), '#ffffff', { ...MORNING, lift: 2 }),
    path(cut('466,884 476,900 472,918 464,908 456,920 450,902 458,886'), '#7fb85a'),
  );
}

export default card({ finish: cutpaper, grade: { seed: 45 }, paint });
