/** N52: on a bright morning a log bathhouse goes up over the forest on its own steam. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, leaf } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import {
  fix,
  lerp,
  place,
  times,
  trace,
  type Placement,
  type Point,
  type Points,
} from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { climbingBear } from '../../../motifs/climbing-bear.ts';

const FROM = -42;
const STEAM = [
  oklch(0.62, 0.06, 262),
  oklch(0.76, 0.05, 255),
  oklch(0.89, 0.03, 240),
  oklch(0.97, 0.02, 90),
  '#ffffff',
];
const LOG = [
  oklch(0.26, 0.05, 35),
  oklch(0.38, 0.075, 48),
  oklch(0.52, 0.095, 58),
  oklch(0.68, 0.11, 68),
  oklch(0.86, 0.1, 80),
];
const SNOW = '#fbfdff';
const HOUSE: Placement = { x: 384, y: 400, r: -0.14 };
const SKIN = { body: oklch(0.8, 0.095, 42), shade: oklch(0.63, 0.11, 34) };

function paint(): Scene {
  const scene = new Scene({ seed: 5252, background: oklch(0.78, 0.08, 240) });
  scene.add(
    sky(scene.element('sky'), [oklch(0.62, 0.11, 250), oklch(0.76, 0.085, 238), oklch(0.91, 0.045, 220)], {
      n: 800,
    }),
  );
  forest(scene);
  sheds(scene);
  steam(scene);
  bathhouse(scene);
  ladder(scene);
  return scene;
}

/** The wood from below: tops lean in from both sides. */
function forest(scene: Scene): void {
  const S = scene.element('forest');
  const fir = (x: number, y: number, h: number, lean: number, far: number): Mark => {
    const tint = (c: Colour): Colour => mix(c, oklch(0.8, 0.06, 235), far);
    return group(
      { transform: `translate(${x} ${y}) rotate(${lean})` },
      times(7, (i) => {
        const [t0, w] = [i / 7, h * 0.24 * (0.22 + (i / 7) * 0.9)];
        const top = -h * (1 - t0 * 0.92) - 6;
        const foot = top + h * 0.24;
        return [
          path(
            `M0 ${fix(top)}Q${fix(-w * 0.4)} ${fix(foot - h * 0.05)} ${fix(-w)} ${fix(foot)}Q${fix(-w * 0.4)} ${fix(foot - 8)} 0 ${fix(foot + 4)}Q${fix(w * 0.5)} ${fix(foot - 8)} ${fix(w)} ${fix(foot)}Q${fix(w * 0.4)} ${fix(foot - h * 0.05)} 0 ${fix(top)}Z`,
            tint(oklch(0.36, 0.06, 195)),
          ),
          path(
            `M0 ${fix(top)}Q${fix(w * 0.4)} ${fix(foot - h * 0.06)} ${fix(w)} ${fix(foot - 3)}Q${fix(w * 0.5)} ${fix(foot - 18)} ${fix(w * 0.16)} ${fix(foot - h * 0.06)}Z`,
            tint(SNOW),
          ),
          path(
            `M0 ${fix(top)}Q${fix(-w * 0.4)} ${fix(foot - h * 0.06)} ${fix(-w * 0.8)} ${fix(foot - 6)}Q${fix(-w * 0.4)} ${fix(foot - 22)} ${fix(-w * 0.1)} ${fix(foot - h * 0.09)}Z`,
            tint(oklch(0.8, 0.05, 255)),
          ),
        ];
      }),
    );
  };
  scene.add(
    times(15, (i) =>
      fir(20 + i * 56 + S.rng.gauss(0, 10), 1230, S.rng.range(190, 260), (i - 7) * -0.9, 0.55),
    ),
    fir(70, 1260, 470, 5, 0.2),
    fir(190, 1270, 330, 3, 0.3),
    fir(750, 1260, 520, -6, 0.18),
    fir(640, 1270, 320, -3, 0.3),
    fir(-20, 1290, 620, 8, 0),
    fir(830, 1300, 450, -8, 0),
  );
}

/** The others feel it too. */
function sheds(scene: Scene): void {
  const S = scene.element('sheds');
  const shed = (x: number, y: number, s: number, r: number, foot: Point): Mark => [
    line(`M${x} ${y}L${foot[0]} ${foot[1]}`, oklch(0.4, 0.05, 60), 2),
    moved(
      { x, y, s, r },
      path('M-30 0V-36L0 -62L30 -36V0Z', LOG[2] ?? ''),
      path('M8 0V-56L30 -36V0Z', LOG[3] ?? ''),
      [8, 17, 26].map((d) => line(`M-30 ${-d}H30`, LOG[1] ?? '', 1.6)),
      path('M-38 -34L0 -72L38 -34L32 -30L0 -58L-32 -30Z', SNOW),
      path('M-12 0V-22H4V0Z', LOG[0] ?? ''),
      times(3, (i) =>
        path(
          smooth(blob(-16 + i * 16, 10 + (i % 2) * 5, 18, 11, S.noise, 0.2)),
          i % 2 ? (STEAM[2] ?? '') : (STEAM[3] ?? ''),
        ),
      ),
    ),
  ];
  scene.add(shed(186, 886, 1, 9, [176, 1010]), shed(606, 930, 0.86, -10, [616, 1030]));
}

/** A head of steam, round in the sun. */
const puff = (S: Easel, shape: Points, dark: number): string =>
  modelled(S, shape, {
    tone: new Tone(0.4).round(shape, { from: FROM, before: 26, size: 60, light: 1.02, dark }),
    colours: STEAM,
    flow: (u, v) => 3 * S.noise.fbm(u / 80, v / 80, 2),
    length: 22,
    width: 5,
    uneven: 0.05,
  });

/** One great column. */
function steam(scene: Scene): void {
  const S = scene.element('steam');
  const heads: (readonly [number, number, number])[] = [];
  times(34, (i) => {
    const t = i / 33;
    const wide = lerp(190, 54, t ** 0.7);
    heads.push([
      390 + S.rng.range(-1, 1) * wide + 30 * Math.sin(t * 5),
      lerp(640, 1210, t),
      lerp(96, 56, t) * S.rng.range(0.7, 1.15),
    ]);
  });
  const plume = trace(
    '150,640 200,592 560,560 640,610 610,690 560,760 500,860 470,960 440,1080 430,1230 320,1230 320,1080 290,960 250,850 200,760 156,700',
  );
  const puffs = [
    ...heads,
    [176, 640, 62],
    [250, 690, 78],
    [596, 606, 60],
    [548, 690, 76],
    [392, 640, 110],
    [320, 640, 80],
    [470, 620, 84],
  ] as const;
  const shapes = puffs
    .map(([x, y, r]) => [y, blob(x, y, r * 1.1, r, S.noise, 0.1, 1.3, 30)] as const)
    .toSorted((a, b) => b[0] - a[0]);
  scene.add(
    glow(S, 400, 800, 360, '#ffffff', 0.35),
    path(smooth(plume), STEAM[1] ?? ''),
    shapes.map(([y, shape], i) => puff(S.element('puff' + i), shape, y < 700 ? 0.02 : 0.16)),
  );
}

const at = (x: number, y: number): Point => place([[x, y]], HOUSE)[0] ?? [0, 0];
const put = (points: Points): Point[] => place(points, HOUSE);
const WIDE = [-190, 120] as const;

/** Seen from below: the front, the right side going off, the underside in shadow. */
function bathhouse(scene: Scene): void {
  const S = scene.element('bathhouse');
  const turn = { x: HOUSE.x ?? 0, y: HOUSE.y ?? 0, r: -8 };
  const side = (v: number): Point[] => [at(120, v), at(232, v - 36 - v * 0.06)];
  const logs = times(9, (i) => 170 - i * 32);
  scene.add(
    // Side wall, then the front, log by log, on the dark of the inside.
    path(polygon(put(trace('-190,-110 150,-110 130,150 -190,180'))), LOG[0] ?? ''),
    logs.map((y, i) => {
      const [[ax, ay], [bx, by]] = [side(y)[0] ?? [0, 0], side(y)[1] ?? [0, 0]];
      const log = closedCurve(
        `${fix(ax)},${fix(ay - 16)} ${fix(bx)},${fix(by - 15)} ${fix(bx + 6)},${fix(by)} ${fix(bx)},${fix(by + 14)} ${fix(ax)},${fix(ay + 16)}`,
        3,
      );
      return modelled(S.element('side' + i), log, {
        tone: new Tone(0.6).round(log, { from: -80, before: 30, size: 15, light: 1, dark: 0.25 }),
        colours: LOG,
        flow: -0.45,
        length: 30,
        width: 2.6,
      });
    }),
    logs.map((y, i) => {
      const log = put(
        closedCurve(
          `${WIDE[0] - 14},${y - 15} -60,${y - 16} ${WIDE[1] + 14},${y - 15} ${WIDE[1] + 20},${y} ${WIDE[1] + 14},${y + 15} -60,${y + 16} ${WIDE[0] - 14},${y + 15} ${WIDE[0] - 20},${y}`,
          5,
        ),
      );
      return modelled(S.element('front' + i), log, {
        tone: new Tone(0.3).round(log, { from: -80, before: 30, size: 15, light: 0.74, dark: 0.04 }),
        colours: LOG,
        flow: -0.14,
        length: 40,
        width: 2.6,
      });
    }),
    moved(
      turn,
      // Gable and roof, with what is left of the snow on it.
      path(polygon(trace('-204,-104 -36,-232 132,-104')), LOG[1] ?? ''),
      times(6, (i) =>
        line(`M${-190 + i * 27} ${-112 - i * 19}H${118 - i * 25}`, LOG[0] ?? '', 3, 'opacity=".7"'),
      ),
      cel(S, 'M-240 -86L-36 -250L172 -96L152 -82L-36 -222L-222 -72Z', LOG[2] ?? ''),
      cel(S, 'M-36 -250L92 -296L286 -146L172 -96Z', LOG[3] ?? ''),
      cel(
        S,
        '-40,-256 -8,-284 94,-308 130,-286 200,-232 262,-178 250,-158 214,-170 190,-150 160,-176 130,-168 90,-206 40,-204 0,-240',
        SNOW,
        laid(
          '-40,-250 0,-262 60,-226 100,-230 140,-196 200,-176 250,-160 200,-130 90,-190 0,-220',
          oklch(0.82, 0.05, 255),
          0.8,
        ),
      ),
      cel(S, '-52,-250 -36,-264 -20,-250 -60,-220 -110,-180 -150,-150 -160,-162 -110,-200', SNOW),
      // Chimney.
      cel(
        S,
        'M70 -262L70 -346L112 -358L116 -276Z',
        oklch(0.56, 0.1, 35),
        laid('M92 -270V-362H120V-260Z', oklch(0.74, 0.1, 45), 0.8),
      ),
      // Door, standing open; window.
      cel(
        S,
        'M-150 186V44H-66V186Z',
        oklch(0.2, 0.04, 35),
        laid('M-150 186V120H-66V186Z', oklch(0.72, 0.14, 65), 0.35),
      ),
      cel(
        S,
        'M-150 190L-150 42L-206 30L-208 184Z',
        LOG[2] ?? '',
        laid('M-182 190L-182 30L-210 24L-212 190Z', LOG[1] ?? '', 0.7),
      ),
      cel(S, 'M10 60V-36H96V60Z', oklch(0.88, 0.14, 85)),
      line('M10 60V-36H96V60Z', oklch(0.93, 0.03, 90), 9),
    ),
    bathers(S, turn),
    times(6, (i) => {
      const [x, y] = at(-176 + i * 66, 196);
      return puff(S.element('foot' + i), blob(x, y + 34, 70, 46, S.noise, 0.14, 1.3, 30), 0.3);
    }),
    [0, 1, 2].map((i) =>
      puff(
        S.element('chimney' + i),
        blob(456 + i * 44, 26 - i * 22, 30 + i * 12, 24 + i * 9, S.noise, 0.14, 1.3, 26),
        0.3,
      ),
    ),
  );
}

/** Pink, in towels, and none of them surprised. */
function bathers(S: Easel, turn: { x: number; y: number; r: number }): Mark {
  const head = (x: number, y: number, kind: 'felt' | 'bun' | 'bald', look: 1 | -1): Mark =>
    moved(
      { x, y, flip: look },
      cel(
        S,
        '-20,2 -22,-18 -10,-30 10,-30 20,-18 26,-8 20,-4 18,8 4,16 -12,12',
        SKIN.body,
        laid('-30,20 -24,-30 -8,-34 -10,-6 -2,20', SKIN.shade, 0.75),
        ellipse(10, -1, 6, 4.4, oklch(0.66, 0.17, 26), 'opacity=".6"'),
      ),
      ellipse(12, -12, 2.2, 2.8, '#3a1e1c'),
      line('M12 4Q17 6 20 2', '#8c3a30', 2.2),
      kind === 'felt'
        ? cel(
            S,
            '-26,-16 -20,-40 0,-58 8,-50 20,-36 28,-20 0,-26',
            oklch(0.86, 0.03, 90),
            laid('-30,-10 -22,-44 0,-60 -4,-30', oklch(0.66, 0.04, 80), 0.8),
          )
        : '',
      kind === 'bun'
        ? [
            cel(S, '-24,-2 -26,-24 -8,-38 14,-34 20,-24 0,-22 -10,-8', oklch(0.42, 0.08, 45)),
            ellipse(-16, -40, 11, 10, oklch(0.42, 0.08, 45)),
          ]
        : '',
      kind === 'bald' ? cel(S, '4,6 16,4 22,10 12,24 -2,20 -8,10', oklch(0.9, 0.015, 90)) : '',
    );
  return moved(
    turn,
    // At the window: one waves, one holds a bunch of birch.
    cel(
      S,
      '34,60 30,30 44,18 66,20 76,40 78,60',
      '#ffffff',
      laid('30,64 30,24 46,20 50,64', oklch(0.78, 0.05, 240), 0.8),
    ),
    cel(
      S,
      '70,34 92,18 108,-14 120,-18 122,-6 108,26 82,52',
      SKIN.body,
      laid('80,60 100,34 124,-4 130,10 100,60', SKIN.shade, 0.6),
    ),
    cel(S, '108,-14 106,-30 114,-36 122,-30 126,-18 120,-8', SKIN.body),
    head(54, 4, 'felt', 1),
    // In the door: one leaning out with a broom, one behind.
    cel(
      S,
      '-100,186 -102,134 -92,118 -74,122 -68,140 -66,186',
      '#ffffff',
      laid('-104,190 -104,130 -90,124 -88,190', oklch(0.78, 0.05, 240), 0.8),
    ),
    head(-88, 104, 'bun', 1),
    cel(
      S,
      '-158,188 -156,140 -142,124 -120,128 -112,148 -112,188',
      oklch(0.72, 0.09, 165),
      laid('-160,190 -160,134 -144,128 -140,190', oklch(0.54, 0.08, 170), 0.8),
    ),
    cel(S, '-146,138 -166,142 -190,132 -204,120 -198,112 -178,122 -150,122', SKIN.body),
    line('M-190 134L-214 96', LOG[1] ?? '', 5),
    times(26, () => {
      const [u, v] = [-222 + S.rng.gauss(0, 14), 74 + S.rng.gauss(0, 20)];
      return path(
        leaf(u, v, -2 + S.rng.gauss(0, 0.6), 22, 8),
        S.rng.pick([oklch(0.62, 0.15, 132), oklch(0.72, 0.16, 122), oklch(0.5, 0.12, 140)]),
      );
    }),
    head(-136, 106, 'bald', -1),
  );
}

/** Somebody who had only come for the honey soap. */
function ladder(scene: Scene): void {
  const S = scene.element('ladder');
  const rail = (t: number): Point => [lerp(586, 664, t) + 26 * Math.sin(t * 3), lerp(540, 1010, t)];
  scene.add(
    [-18, 18].map((d) =>
      brushLine(
        S,
        times(9, (i): Point => [rail(i / 8)[0] + d, rail(i / 8)[1]]),
        2.4,
        oklch(0.5, 0.07, 65),
        { attack: 0.01, decay: 0.02 },
      ),
    ),
    times(14, (i) => {
      const [x, y] = rail((i + 0.5) / 14);
      return line(`M${fix(x - 19)} ${fix(y)}L${fix(x + 19)} ${fix(y + 3)}`, oklch(0.6, 0.09, 68), 5);
    }),
    climbingBear(S, { x: 668, y: 890, s: 1.12, r: 6 }),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.1, saturation: 1.05 }, paint });
