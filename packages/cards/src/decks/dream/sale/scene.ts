/** D47: shop mannequins stand in the night street and look at what the shop window shows: a living family at supper, tagged for sale. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { clamp, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { fix, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { mannequinBack, type MannequinOptions } from '../../../motifs/mannequin.ts';
import { supperOnDisplay } from '../../../motifs/supper-on-display.ts';

const black = oklch(0.14, 0.035, 268);
const blue = oklch(0.27, 0.055, 262);
const slate = oklch(0.42, 0.05, 256);
const wax = oklch(0.83, 0.025, 40);
const amber = oklch(0.87, 0.13, 78);
const warm = oklch(0.75, 0.14, 65);
const red = oklch(0.5, 0.17, 25);
const cream = oklch(0.88, 0.04, 85);
const green = oklch(0.31, 0.055, 190);

const [X, Y, W, H] = [58, 176, 540, 550];

function paint(): Scene {
  const scene = new Scene({ seed: 4748, background: black });
  wall(scene);
  const board = shopfront(scene);
  door(scene);
  displayWindow(scene);
  awning(scene);
  street(scene, board);
  return scene;
}

/** The house front, and a strip of night over it. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  const bricks: string[] = [];
  for (let r = 0; r < 44; r++)
    for (let c = -1; c < 17; c++) {
      const [x, y] = [c * 52 + (r % 2) * 26, r * 19];
      const near = clamp(1 - Math.hypot((x - 330) / 460, (y - 420) / 460));
      bricks.push(
        path(
          wobblyPolygon(S, rectangle(x + 1.5, y + 1.5, x + 50, y + 17.5), 0.9),
          mix(
            mix(blue, oklch(0.33, 0.05, 20), 0.4 + 0.3 * S.noise.n2(c * 0.7, r * 0.5)),
            warm,
            near * 0.2 + S.rng.range(0, 0.04),
          ),
        ),
      );
    }
  scene.add(`<rect width="800" height="850" fill="${black}"/>`, bricks);
}

/** The shop front: painted wood, riser, step. */
function shopfront(
  scene: Scene,
): (x: number, y: number, w: number, h: number, colour: Colour, angle?: number) => string {
  const S = scene.element('shop');
  const board = (x: number, y: number, w: number, h: number, colour: Colour, angle = 90): string =>
    path(
      wobblyPolygon(S, rectangle(x, y, x + w, y + h), 1.4),
      colour,
      `filter="${form(S, { angle, size: 8, shade: black, light: amber, lightOpacity: 0.7, lightSize: 3, rough: 1.4, mottle: 0.14 })}"`,
    );
  scene.add(
    glow(S, 330, 440, 560, amber, 0.5, 0.5),
    board(20, 92, 760, 760, green),
    board(X - 16, Y - 16, W + 32, H + 32, mix(green, cream, 0.25), -90),
    board(40, 760, 560, 74, mix(green, black, 0.15)),
    [70, 250, 430].map((x) => board(x, 774, 150, 44, mix(green, slate, 0.3), -90)),
  );
  return board;
}

/** The door stands open; inside only empty stands. */
function door(scene: Scene): void {
  const S = scene.element('door');
  scene.add(
    path(wobblyPolygon(S, trace('640,196 760,196 760,842 640,842')), oklch(0.11, 0.03, 268)),
    [
      [676, 640],
      [722, 610],
    ].map(([x = 0, y = 0]) =>
      line(
        `M${x} ${y - 150}V${y + 40}M${x - 22} ${y + 44}C${x - 10} ${y + 36} ${x + 10} ${y + 36} ${x + 22} ${y + 44}`,
        mix(slate, black, 0.25),
        4,
      ),
    ),
    line(
      'M648 430H752M664 430L654 452H674ZM694 430L684 452H704ZM726 430L716 452H736Z',
      mix(slate, black, 0.25),
      3,
    ),
    path(
      wobblyPolygon(S, trace('640,196 664,222 664,872 640,842')),
      mix(green, cream, 0.12),
      `filter="${form(S, { angle: 180, size: 8, shade: black, light: amber, lightSize: 3 })}"`,
    ),
    ellipse(656, 560, 4, 6, amber),
  );
}

function displayWindow(scene: Scene): void {
  const S = scene.element('window');
  const pane = wobblyPolygon(S, rectangle(X, Y, X + W, Y + H), 1.4, 0.02);
  scene.add(
    group({ 'clip-path': S.clip(pane) }, supperOnDisplay(S, X, Y)),
    // curtains of a display, and the sheen of the glass
    group(
      { 'clip-path': S.clip(pane) },
      [X - 2, X + W + 2].map((x, i) => {
        const k = i ? -1 : 1;
        return (
          path(
            smooth([
              [x - k * 8, Y - 20],
              [x + k * 44, Y - 20],
              [x + k * 36, Y + 180],
              [x + k * 16, Y + 300],
              [x + k * 20, Y + H + 30],
              [x - k * 8, Y + H + 30],
            ]),
            red,
            `filter="${form(S, { angle: i ? 180 : 0, size: 16, shade: black, light: amber, lightSize: 4, rough: 2 })}"`,
          ) +
          brushLine(
            S,
            [
              [x + k * 26, Y + 6],
              [x + k * 22, Y + 160],
              [x + k * 9, Y + 320],
            ],
            3,
            black,
            { opacity: 0.4 },
          )
        );
      }),
    ),
    [
      [150, 60],
      [250, 24],
    ].map(([u = 0, w = 0]) =>
      path(
        polygon([
          [X + u, Y],
          [X + u + w, Y],
          [X + u + w - 170, Y + H],
          [X + u - 170, Y + H],
        ]),
        cream,
        `opacity=".1" clip-path="${S.clip(pane)}"`,
      ),
    ),
  );
}

function awning(scene: Scene): void {
  const S = scene.element('awning');
  scene.add(
    times(13, (i) => {
      const [x0, x1] = [22 + i * 58.2, 22 + (i + 1) * 58.2];
      const [t0, t1] = [54 + i * 53.4, 54 + (i + 1) * 53.4];
      return path(
        `M${fix(t0)} 34L${fix(t1)} 34L${fix(x1)} 138C${fix(x1)} 172 ${fix(x0)} 172 ${fix(x0)} 138Z`,
        i % 2 ? cream : red,
        `filter="${form(S, { angle: 90, size: 26, shade: oklch(0.2, 0.06, 275), shadeOpacity: 0.75, light: amber, lightSize: 4, rough: 1.6 })}"`,
      );
    }),
  );
}

/** Wet cobbles with the window lying on them. */
function street(
  scene: Scene,
  board: (x: number, y: number, w: number, h: number, colour: Colour, angle?: number) => string,
): void {
  const S = scene.element('street');
  scene.add(
    path('M0 842H800V1210H0Z', mix(black, blue, 0.7)),
    board(0, 836, 800, 16, slate, -90),
    times(19, (r) => {
      const y = 862 + r * r * 0.72 + r * 8;
      const h = 7 + r * 0.9;
      const out: string[] = [];
      for (let x = -20 + S.rng.range(0, 20); x < 820;) {
        const w = (22 + r * 2.6) * S.rng.range(0.8, 1.2);
        const near = clamp(1 - Math.abs(x + w / 2 - 328) / (270 + r * 10)) * clamp(1.2 - r / 24);
        out.push(
          path(
            smooth(blob(x + w / 2, y, w * 0.48, h, S.noise, 0.2, 1.4, 12)),
            mix(mix(blue, slate, S.rng.range(0.15, 0.6)), warm, near * 0.6),
          ),
          brushLine(
            S,
            [
              [x + w * 0.2, y - h * 0.4],
              [x + w * 0.5, y - h * 0.62],
              [x + w * 0.8, y - h * 0.4],
            ],
            1.8,
            mix(slate, amber, clamp(near * 1.6)),
            { opacity: 0.35 + near * 0.6 },
          ),
        );
        x += w + 2;
      }
      return out;
    }),
    path(
      polygon(trace('70,850 590,850 690,1210 -30,1210')),
      S.linearAt(fading(amber, 0.42, 0.04), 0, 850, 0, 1200),
      `filter="${blur(S, 14)}" style="mix-blend-mode:screen"`,
    ),
  );
  // the onlookers: white wax, ringed joints, stands
  const onlookers: (Pick<
    MannequinOptions,
    'x' | 'y' | 'outfit' | 'left' | 'right' | 'head' | 'tag' | 'hat'
  > & { name: string; s: number; cloth: Colour })[] = [
    {
      name: 'child',
      x: 268,
      y: 1010,
      s: 0.66,
      outfit: 'bare',
      cloth: wax,
      left: [-66, -196],
      right: [60, -404],
      head: 0,
    },
    {
      name: 'lady',
      x: 520,
      y: 1090,
      s: 0.94,
      outfit: 'dress',
      cloth: oklch(0.45, 0.1, 255),
      left: [-64, -196],
      right: [72, -190],
      head: -8,
    },
    {
      name: 'tall',
      x: 118,
      y: 1190,
      s: 1.2,
      outfit: 'bare',
      cloth: wax,
      left: [-70, -186],
      right: [64, -200],
      head: 8,
    },
    { name: 'dummy', x: 388, y: 1250, s: 1.02, outfit: 'dummy', cloth: oklch(0.62, 0.06, 60), head: 0 },
    { name: 'coat', x: 680, y: 1270, s: 1.36, outfit: 'bare', cloth: wax, left: [-72, -190], head: -10 },
  ];
  for (const o of onlookers) {
    const e = scene.element('onlooker ' + o.name);
    const toward = (Math.atan2(440 - (o.y - 330 * o.s), 328 - o.x) * 180) / Math.PI;
    const { name: _name, cloth, ...rest } = o;
    scene.add(
      path(
        smooth([
          [o.x - 44 * o.s, o.y],
          [o.x + 44 * o.s, o.y],
          [o.x + (o.x - 328) * 0.3 + 60 * o.s, o.y + 140 * o.s],
          [o.x + (o.x - 328) * 0.3 - 60 * o.s, o.y + 140 * o.s],
        ] as Point[]),
        black,
        `opacity=".55" filter="${blur(e, 7)}"`,
      ),
      softShadow(e, o.x, o.y + 4, 64 * o.s, 15 * o.s, black, 0.9),
      mannequinBack(e, {
        ...rest,
        angle: toward,
        c: {
          wax: mix(wax, oklch(0.5, 0.05, 262), 0.25),
          cloth: mix(cloth, blue, 0.15),
          trim: mix(cloth, amber, 0.3),
          shade: oklch(0.3, 0.06, 266),
          light: oklch(0.95, 0.09, 85),
          metal: oklch(0.45, 0.03, 260),
        },
      }),
    );
  }
  // warm air between them and the glass
  scene.add(glow(scene.element('air'), 330, 740, 400, amber, 0.34, 0.5));
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.22, contrast: 0.1, saturation: 1.06 },
  paint,
});
