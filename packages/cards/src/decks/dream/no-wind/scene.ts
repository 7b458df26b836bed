/** No Wind: somebody keeps it in a jar behind an attic window, and every weathercock in town has turned to look. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { pathPoints, smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, line, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { keeper, keeperHands } from '../../../motifs/jar-keeper.ts';
import { townRow } from '../../../motifs/town.ts';
import { weathercock, type WeathercockOptions } from '../../../motifs/weathercock.ts';
import { windJar } from '../../../motifs/wind-jar.ts';
import { slope, chimney } from '../../../motifs/slate-roof.ts';

const ink = oklch(0.15, 0.04, 285);
const slate = oklch(0.3, 0.045, 278);
const slateLight = oklch(0.44, 0.05, 285);
const mauve = oklch(0.5, 0.08, 320);
const copper = oklch(0.62, 0.12, 48);
const copperLight = oklch(0.84, 0.11, 65);
const yellow = oklch(0.93, 0.13, 92);
const verdigris = oklch(0.6, 0.07, 180);

function evening(scene: Scene): void {
  scene.add(
    sky(
      scene.element('sky'),
      [
        oklch(0.25, 0.06, 280),
        oklch(0.36, 0.075, 298),
        oklch(0.48, 0.09, 325),
        oklch(0.64, 0.11, 15),
        copper,
      ],
      { y1: 560, n: 900, meander: 0.08 },
    ),
    stars(scene.element('stars'), { n: 60, box: [0, 0, 800, 230], big: 3 }),
    glow(scene.element('afterglow'), 400, 560, 520, copperLight, 0.5, 0.5, 0.5),
    townRow(scene.element('far town'), {
      y: 540,
      colours: {
        wall: oklch(0.42, 0.06, 325),
        roof: oklch(0.36, 0.06, 312),
        rim: copperLight,
        win: yellow,
        haze: mauve,
      },
      w: [24, 46],
      h: [24, 76],
      roofHeight: [18, 32],
      detail: 0.35,
      lights: 0,
      spires: 0.16,
      base: 120,
    }),
    mist(scene.element('mist'), { y: 566, h: 70, colour: oklch(0.62, 0.09, 20), opacity: 0.5 }),
  );
  // smoke stands straight up
  const S = scene.element('smoke');
  for (const [x, y, h] of [
    [226, 468, 430],
    [618, 442, 420],
    [54, 500, 300],
    [742, 506, 330],
  ] as const)
    scene.add(
      path(
        smooth(
          ribbon(
            times(14, (i): Point => [x + 2 * S.noise.n1(i * 0.7 + x), y - (i / 13) * h]),
            (t) => 6 + 8 * t,
          ),
        ),
        S.linearAt(
          [
            [0, mauve, 0.05],
            [0.5, mix(mauve, copperLight, 0.4), 0.6],
            [1, mix(slateLight, copperLight, 0.3), 0.95],
          ],
          0,
          y - h,
          0,
          y,
        ),
        `filter="${blur(S, 2)}"`,
      ),
    );
}

const arch = 'M282 852L282 606C284 528 336 488 400 486C464 488 516 528 518 606L518 852Z';

/** The dormer: plastered gable, slated cheeks, the arched window open on a lit room. */
function dormer(scene: Scene): void {
  const roof = scene.element('roof');
  scene.add(slope(roof, trace('-20,596 90,574 400,566 700,572 820,592 820,1220 -20,1220'), 29));
  scene.add(
    times(26, (i) => {
      const x = -14 + i * 33;
      const y = 590 - Math.sin((x / 800) * Math.PI) * 24;
      return path(
        wobblyPolygon(
          roof,
          [
            [x, y - 2],
            [x + 4, y - 17],
            [x + 30, y - 18],
            [x + 33, y - 1],
            [x + 17, y + 6],
          ],
          1.4,
          0.05,
        ),
        mix(oklch(0.3, 0.07, 35), ink, roof.rng.range(0, 0.4)),
      );
    }),
    chimney(scene.element('chimney left'), 226, 590, 58, 96),
    chimney(scene.element('chimney right'), 618, 586, 66, 118),
  );
  const S = scene.element('dormer');
  const wall = wobblyPolygon(S, trace('226,470 400,300 574,470 574,872 226,872'), 2, 0.03);
  const lit = form(S, {
    angle: 90,
    size: 30,
    shade: ink,
    shadeOpacity: 0.5,
    light: copperLight,
    lightOpacity: 0.4,
    lightSize: 4,
    rough: 2,
  });
  const eave = (list: string): string =>
    path(wobblyPolygon(S, trace(list), 1.5, 0.04), oklch(0.26, 0.04, 280), `filter="${lit}"`);
  scene.add(
    path(wall, oklch(0.42, 0.05, 330), `filter="${lit}"`),
    strokes(S, {
      region: trace('230,480 400,312 570,480 570,868 230,868'),
      n: 150,
      length: 44,
      width: 5,
      angle: 1.5,
      colour: (x, y) =>
        mix(oklch(0.42, 0.05, 330), copper, Math.max(0, 0.6 - Math.hypot(x - 400, y - 700) / 420)),
      opacity: [0.2, 0.5],
    }),
    eave('400,262 404,312 206,500 180,478'),
    eave('400,262 396,312 594,500 620,478'),
  );
  // the room
  const room = scene.element('room');
  scene.add(
    path(arch, yellow),
    group(
      { 'clip-path': room.clip(arch) },
      `<rect x="270" y="480" width="260" height="380" fill="${room.radialAt(
        [oklch(0.97, 0.09, 98), [0.45, oklch(0.9, 0.14, 88)], oklch(0.68, 0.15, 62)],
        430,
        700,
        270,
      )}"/>`,
      // rafters and a limp curtain either side
      ['282,560 340,520 400,506', '518,560 460,520 400,506'].map((l) =>
        brushLine(room, trace(l), 6, oklch(0.58, 0.12, 55), { opacity: 0.8 }),
      ),
      [284, 500].map((x, i) =>
        path(
          smooth(
            pathPoints(
              i
                ? `M470 486C${x - 14} 560 ${x - 4} 660 ${x - 8} 760L530 770L530 486Z`
                : `M330 486C${x + 32} 560 ${x + 16} 660 ${x + 22} 760L270 770L270 486Z`,
              16,
            ),
          ),
          oklch(0.55, 0.14, 35),
          `filter="${form(room, { angle: i ? 180 : 0, size: 14, shade: oklch(0.35, 0.1, 25), light: yellow, lightSize: 4 })}"`,
        ),
      ),
      group({ transform: 'translate(0 12)' }, keeper(room.element('keeper'))),
    ),
    line(arch, oklch(0.3, 0.06, 40), 13),
    line(arch, oklch(0.5, 0.1, 50), 5),
  );
  const sill = scene.element('sill');
  scene.add(
    path(
      wobblyPolygon(sill, trace('252,848 548,848 560,884 240,884'), 2, 0.04),
      oklch(0.5, 0.09, 55),
      `filter="${form(sill, { angle: -90, size: 16, shade: ink, shadeOpacity: 0.7, light: yellow, lightOpacity: 1, lightSize: 5 })}"`,
    ),
    windJar(scene.element('jar'), 400, 858, 1.02, {
      wind: oklch(0.85, 0.08, 220),
      deep: oklch(0.42, 0.09, 240),
      lid: oklch(0.55, 0.15, 30),
      dark: oklch(0.24, 0.06, 270),
      leaf: oklch(0.75, 0.16, 60),
    }),
    keeperHands(scene.element('hands')),
    glow(scene.element('light'), 400, 700, 330, yellow, 0.42, 0.4, 1.05),
  );
}

type Vane = WeathercockOptions['vane'];

function cocks(scene: Scene): void {
  const cock = (
    name: string,
    x: number,
    y: number,
    s: number,
    pole: number,
    haze: number,
    vane: Vane,
  ): void => {
    const air: Colour = oklch(0.42, 0.07, 320);
    const left = x < 400;
    scene.add(
      weathercock(scene.element('cock ' + name), {
        x,
        y,
        s,
        pole,
        vane,
        flip: left ? 1 : -1,
        angle: (Math.atan2(720 - (y - 80 * s), 400 - x) * 180) / Math.PI,
        c: {
          metal: mix(oklch(0.34, 0.07, 45), air, haze),
          patina: mix(verdigris, air, haze),
          shade: mix(ink, air, haze * 0.6),
          light: mix(oklch(0.88, 0.13, 80), air, haze * 0.4),
        },
      }),
    );
  };
  cock('far left', 34, 486, 0.22, 60, 0.55, 'ship');
  cock('far left 2', 160, 478, 0.17, 60, 0.6, 'cock');
  cock('far right', 700, 470, 0.18, 60, 0.6, 'fish');
  cock('far right 2', 776, 486, 0.2, 60, 0.55, 'cock');
}

function nearCocks(scene: Scene): void {
  const at = (vane: Vane, x: number, y: number, s: number, pole: number, peer: number): void =>
    void scene.add(
      weathercock(scene.element('near ' + vane), {
        x,
        y,
        s,
        pole,
        peer,
        vane,
        flip: x < 400 ? 1 : -1,
        angle: (Math.atan2(720 - (y - 80 * s), 400 - x) * 180) / Math.PI,
        c: { metal: oklch(0.47, 0.1, 48), patina: verdigris, shade: ink, light: oklch(0.9, 0.13, 82) },
      }),
    );
  at('fox', 122, 440, 0.66, 150, 0);
  at('ship', 706, 392, 0.56, 210, 0);
  at('cat', 706, 742, 0.66, 120, 0);
  at('cock', 158, 960, 1.2, 400, -6);
  at('fish', 650, 1044, 0.94, 400, 0);
}

function paint(): Scene {
  const scene = new Scene({ seed: 7878, background: slate });
  evening(scene);
  cocks(scene);
  dormer(scene);
  nearCocks(scene);
  return scene;
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.34, contrast: 0.08 }, paint });
