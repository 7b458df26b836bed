/** N05: the strokes of midnight have stayed in the air, eleven of them, and the whole square waits. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { lerp, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { flowAlong, Tone } from '../../../kit/tone.ts';
import { figure } from '../../../motifs/figure/figure.ts';

const P = {
  night: oklch(0.22, 0.06, 275),
  blue: oklch(0.36, 0.075, 268),
  haze: oklch(0.6, 0.07, 270),
  snow: oklch(0.86, 0.035, 255),
  lit: oklch(0.96, 0.03, 85),
  stone: oklch(0.33, 0.05, 280),
  deep: oklch(0.15, 0.04, 280),
  lamp: oklch(0.86, 0.13, 80),
  ruby: oklch(0.55, 0.2, 22),
};
const BRONZE = [
  oklch(0.2, 0.045, 40),
  oklch(0.36, 0.075, 55),
  oklch(0.54, 0.1, 68),
  oklch(0.72, 0.115, 80),
  oklch(0.87, 0.095, 90),
  oklch(0.97, 0.05, 95),
];
/** The bell they come from; the latest is nearest to it. */
const BELL: Point = [404, 742];

interface Ring {
  x: number;
  y: number;
  rx: number;
  ry: number;
  thick: number;
}

/** The first stroke is the highest and widest by now. */
const ring = (k: number): Ring => {
  const t = (11 - k) / 10;
  return {
    x: BELL[0] + 46 * Math.sin(t * 5.4) * t,
    y: lerp(BELL[1] - 10, 96, t ** 0.94),
    rx: lerp(92, 352, t ** 1.1),
    ry: lerp(21, 92, t ** 1.1),
    thick: lerp(7.5, 21, t),
  };
};

function paint(): Scene {
  const scene = new Scene({ seed: 505, background: P.night });
  night(scene);
  square(scene);
  const strokesSoFar = times(11, (i) => ring(11 - i));
  const low = strokesSoFar.slice(0, 3);
  scene.add(low.map((r, i) => arc(scene.element('back' + i), r, true)));
  tower(scene);
  scene.add(low.map((r, i) => arc(scene.element('front' + i), r, false)));
  strokesSoFar.slice(3).forEach((r, i) => {
    scene.add(arc(scene.element('far' + i), r, true), arc(scene.element('near' + i), r, false));
  });
  guests(scene);
  crowdBelow(scene);
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  scene.add(
    sky(S, [P.night, [0.4, P.blue], [0.68, P.haze], P.haze], { n: 900, angle: -0.1 }),
    stars(S, { n: 90, box: [0, 0, 800, 520], big: 0 }),
    glow(S, 720, 60, 460, oklch(0.8, 0.06, 90), 0.45, 0.4),
    glow(S, BELL[0], BELL[1], 300, P.lamp, 0.5, 0.4),
  );
}

/** Half of one stroke, a round bar; the second half lies over the first. */
function arc(S: Easel, r: Ring, back: boolean): Mark {
  const spine = times(60, (i): Point => {
    const a = (back ? Math.PI : 0) - 0.16 + (i / 59) * (Math.PI + 0.32);
    return [r.x + Math.cos(a) * r.rx, r.y + Math.sin(a) * r.ry];
  });
  const breadth = (t: number): number => r.thick * (0.84 + (back ? -0.12 : 0.2) * Math.sin(t * Math.PI));
  const outline = ribbon(spine, breadth);
  const shine = spine.map(([x, y]): Point => [x, y - r.thick * 0.3]);
  const beside = (k: number): Point[] =>
    spine.map(([x, y]): Point => [x + r.thick * k * 0.4, y - r.thick * k]);
  const tone = new Tone(back ? 0.24 : 0.36)
    .line(beside(-0.72), r.thick * 0.56, 0, { soft: r.thick * 0.36, amount: 1 })
    .line(beside(0.4), r.thick * 0.3, back ? 0.66 : 0.96, { soft: r.thick * 0.3, amount: 0.95 })
    .glow(r.x + r.rx * 0.72, r.y - r.ry * 0.5, r.rx * 0.42, 0.34, r.ry * 1.2, outline)
    .glow(BELL[0], BELL[1], 190, 0.22, 190, outline);
  return [
    modelled(S, outline, {
      tone,
      colours: BRONZE,
      flow: flowAlong([spine]),
      length: 24,
      width: 2.6,
      uneven: 0.06,
    }),
    brushLine(S, back ? shine.slice(30, 52) : shine.slice(4, 22), r.thick * 0.13, BRONZE[5] ?? '', {
      curved: false,
      opacity: 0.8,
    }),
  ];
}

function tower(scene: Scene): void {
  const S = scene.element('tower');
  const wall = rectangle(338, 800, 470, 1090);
  const belfry = rectangle(350, 690, 458, 800);
  const tone = new Tone(0.4)
    .fill(rectangle(430, 680, 480, 1100), 0.75, { soft: 18 })
    .fill(rectangle(330, 680, 366, 1100), 0.15, { soft: 14 });
  const stone = [P.deep, P.stone, mix(P.stone, P.haze, 0.5), mix(P.haze, P.lit, 0.35)];
  const rough = { tone, colours: stone, flow: 1.5, length: 26, width: 4 };
  const bell = 'M386 778C390 764 390 738 394 728C398 718 410 718 414 728C418 738 418 764 422 778Z';
  scene.add(
    modelled(S.element('wall'), wall, rough),
    modelled(S.element('belfry'), belfry, rough),
    path('M368 800V740C368 712 440 712 440 740V800Z', P.lamp),
    path(bell, BRONZE[2] ?? ''),
    group(
      { 'clip-path': S.clip(bell) },
      path('M380 716H398C402 740 400 764 396 782H380Z', BRONZE[0] ?? '', 'opacity=".6"'),
    ),
    ellipse(404, 782, 5, 6, BRONZE[0] ?? ''),
    path('M330 690L404 572L478 690Z', mix(P.stone, P.deep, 0.4)),
    path('M404 572L478 690H420Z', mix(P.stone, P.haze, 0.35)),
    cel(S, '404,570 424,606 420,622 408,610 396,626 386,612', P.snow),
    line('M404 572V544', BRONZE[3] ?? '', 4),
    path('M326 688H482V702H326Z', P.snow),
    path('M330 796H478V808H330Z', P.snow),
    ellipse(404, 876, 42, 42, P.lit),
    ellipse(404, 876, 42, 42, 'none', `stroke="${BRONZE[2]}" stroke-width="5"`),
    times(12, (i) => {
      const a = (i / 12) * Math.PI * 2;
      return line(
        `M${404 + Math.cos(a) * 31} ${876 + Math.sin(a) * 31}L${404 + Math.cos(a) * 36} ${876 + Math.sin(a) * 36}`,
        P.deep,
        2.4,
      );
    }),
    line('M404 882V846', P.deep, 3.4),
    line('M404 880L402 852', P.deep, 5),
  );
}

/** Houses to left and right, snow on them, nobody at home. */
function square(scene: Scene): void {
  const S = scene.element('square');
  const house = (x: number, w: number, top: number, roof: number, colour: string): Mark => [
    path(`M${x} 1100V${top}L${x + w / 2} ${top - roof}L${x + w} ${top}V1100Z`, colour),
    path(
      `M${x - 8} ${top + 4}L${x + w / 2} ${top - roof - 10}L${x + w + 8} ${top + 4}L${x + w / 2} ${top - roof + 12}Z`,
      P.snow,
    ),
    times(3, (i) =>
      times(4, (j) =>
        path(
          `M${x + w * (0.16 + i * 0.26)} ${top + 18 + j * 40}h${w * 0.13}v22h${-w * 0.13}Z`,
          (i * 2 + j * 3 + w) % 9 === 0 ? P.lamp : mix(colour, P.deep, 0.6),
        ),
      ),
    ),
  ];
  const field = rectangle(-20, 1030, 820, 1220);
  scene.add(
    house(-40, 150, 860, 70, mix(P.stone, P.haze, 0.2)),
    house(104, 120, 900, 60, mix(P.stone, P.haze, 0.32)),
    house(236, 100, 930, 50, mix(P.stone, P.haze, 0.35)),
    house(482, 110, 920, 56, mix(P.stone, P.haze, 0.3)),
    house(586, 124, 880, 66, mix(P.stone, P.haze, 0.3)),
    house(704, 150, 846, 74, mix(P.stone, P.haze, 0.18)),
    modelled(S.element('snow'), field, {
      tone: new Tone(0.6)
        .glow(404, 1060, 240, 0.3, 60)
        .fill(rectangle(-20, 1130, 820, 1220), 0.2, { soft: 40, amount: 0.8 }),
      colours: [P.blue, P.haze, P.snow, P.lit],
      flow: 0.02,
      length: 50,
      width: 5,
    }),
  );
}

/** Crows on the fourth, two boys on the latest, a crack in the seventh. */
function guests(scene: Scene): void {
  const S = scene.element('guests');
  const on = (k: number, degrees: number): Point => {
    const r = ring(k);
    const a = (degrees * Math.PI) / 180;
    return [r.x + Math.cos(a) * r.rx, r.y + Math.sin(a) * r.ry];
  };
  const crow = (degrees: number, flip: 1 | -1): Mark => {
    const [x, y] = on(4, degrees);
    return moved(
      { x, y: y - ring(4).thick + 3, s: 0.9, flip },
      cel(
        S,
        'M-30 -2C-20 -10 -16 -26 0 -32C4 -44 18 -46 24 -38L36 -34L24 -31C22 -16 12 -4 -4 -2L-14 4Z',
        P.deep,
        laid('M4 -34C14 -40 22 -36 24 -30C20 -18 12 -8 0 -4Z', P.blue, 0.6),
      ),
      line('M0 -2V4M8 -4V3', P.deep, 2),
    );
  };
  const boy = (degrees: number, coat: string): Mark => {
    const [x, y] = on(11, degrees);
    return figure(S.element('boy' + degrees), {
      x,
      y: y + 62,
      s: 0.6,
      view: 'back',
      pose: {
        lean: 0,
        headTilt: 0,
        arms: [
          { root: 166, bend: 4 },
          { root: 166, bend: 4 },
        ],
        legs: [
          { root: -10, bend: 8 },
          { root: 14, bend: 6 },
        ],
      },
      build: 'child',
      garment: 'jacket',
      hat: 'bobble',
      colours: { coat, hat: P.snow, trousers: P.deep, boots: P.deep, skin: '#c99a80' },
      angle: -50,
      shade: P.deep,
      light: P.lamp,
    }).svg;
  };
  const [cx, cy] = on(7, 62);
  scene.add(
    crow(196, 1),
    crow(214, 1),
    crow(318, -1),
    boy(150, P.blue),
    boy(34, mix(P.stone, P.haze, 0.4)),
    path(polygon(crack(cx, cy)), P.night),
  );
}

const crack = (x: number, y: number): Points => [
  [x - 3, y - 22],
  [x + 4, y - 8],
  [x - 2, y + 2],
  [x + 6, y + 22],
  [x - 5, y + 22],
  [x - 9, y + 2],
  [x - 3, y - 7],
];

/** All look up; one does not. */
function crowdBelow(scene: Scene): void {
  const S = scene.element('crowd');
  const rng = S.stream('people');
  const coats = [P.deep, P.stone, mix(P.stone, '#3a2430', 0.5), mix(P.blue, P.deep, 0.4), '#3a2f38'];
  const hats = ['bobble', 'bowler', 'headscarf', 'cap', 'brim', 'top hat', 'hood'] as const;
  const row = (y: number, n: number, s: number, shift: number): Mark =>
    times(n, (i) => {
      const x = -10 + ((i + shift) / n) * 830 + rng.gauss(0, 8);
      if (s > 1 && Math.abs(x - 548) < 70) return '';
      return figure(S.element(`p${y}-${i}`), {
        x,
        y: y + rng.gauss(0, 5),
        s: s * rng.range(0.9, 1.12),
        view: 'back',
        pose: 'stand',
        garment: rng.chance(0.5) ? 'long coat' : 'coat',
        hat: rng.pick(hats),
        colours: {
          coat: rng.pick(coats),
          hat: rng.pick(coats),
          scarf: rng.pick([P.haze, P.snow, P.stone]),
          skin: '#a98478',
          boots: P.deep,
        },
        angle: -60,
        shade: P.deep,
        light: mix(P.lamp, P.snow, 0.5),
      }).svg;
    });
  scene.add(
    row(1092, 20, 0.5, 0.3),
    row(1128, 16, 0.72, 0.6),
    row(1196, 11, 1.15, 0.4),
    softShadow(S, 548, 1168, 54, 8, P.deep, 0.8),
    listener(S.element('listener')),
    group(
      { opacity: 0.9 },
      times(60, () =>
        ellipse(rng.range(0, 800), rng.range(0, 1180), rng.range(1, 2.6), rng.range(1, 2.6), P.lit),
      ),
    ),
  );
}

/** A child in red, turned round, mittens on both ears. */
function listener(S: Easel): Mark {
  const dark = oklch(0.36, 0.15, 15);
  const skin = oklch(0.84, 0.06, 55);
  const sleeve = (flip: 1 | -1): Mark =>
    moved(
      { flip },
      brushLine(S, trace('12,-76 34,-74 44,-84 40,-96 27,-106'), 9.5, dark, { attack: 0.02, decay: 0.02 }),
      brushLine(S, trace('12,-79 33,-77 43,-86 39,-97 27,-107'), 7.6, P.ruby, { attack: 0.02, decay: 0.02 }),
      ellipse(24, -109, 9, 10.5, P.lit),
      ellipse(27, -106, 5, 7, P.haze, 'opacity=".6"'),
    );
  return moved(
    { x: 548, y: 1166, s: 0.96 },
    path('M-18 0V-22H-3V0ZM3 0V-22H18V0Z', P.deep),
    cel(
      S,
      'M-34 -16C-30 -54 -20 -84 0 -86C20 -84 30 -54 34 -16C12 -8 -12 -8 -34 -16Z',
      P.ruby,
      laid('M-40 -6C-34 -54 -22 -84 -8 -90C-16 -60 -18 -30 -16 -4Z', dark, 0.8),
    ),
    [-66, -48, -30].map((y) => ellipse(2, y, 2.4, 2.4, P.lit)),
    cel(
      S,
      'M-24 -102C-26 -128 -10 -142 2 -140C18 -138 26 -122 24 -100C20 -86 -18 -84 -24 -102Z',
      P.ruby,
      laid('M-30 -90C-28 -128 -14 -142 -4 -142C-16 -126 -18 -104 -14 -86Z', dark, 0.8),
    ),
    ellipse(0, -85, 16, 7, dark),
    ellipse(0, -106, 15.5, 16.5, dark),
    ellipse(0, -105, 13.5, 14.5, skin),
    line('M-8 -107Q-5 -104 -2 -107M3 -107Q6 -104 9 -107', P.deep, 1.8),
    ellipse(0.5, -97, 2.4, 1.8, '#8c3a34'),
    ellipse(-7, -101, 3.6, 2.6, P.ruby, 'opacity=".4"'),
    ellipse(8, -101, 3.6, 2.6, P.ruby, 'opacity=".4"'),
    sleeve(1),
    sleeve(-1),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.2 }, paint });
