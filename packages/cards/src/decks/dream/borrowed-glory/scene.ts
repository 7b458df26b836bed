/** D72: a peacock in the nave spreads a stained-glass tail, and the rose window behind is a hole full of sky. */
import { card } from '../../../finishes/finish.ts';
import { LEAD, glass, leadLine, pane, shatter } from '../../../finishes/glass.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { TAU, lerp, nth, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline } from '../../../kit/shapes.ts';
import { figureParts } from '../../../motifs/figure/figure.ts';
import { glassFan, glassPeacock, type PeacockGlass } from '../../../motifs/glass-peacock.ts';

const stone = '#4a6486';
const dusk = '#22304c';
const g: PeacockGlass = {
  ruby: '#c81f3c',
  emerald: '#0f9a5e',
  cobalt: '#1b3fb0',
  gold: '#f2b632',
  pale: '#fbe6a4',
};
const rose: Point = [400, 262];
const root: Point = [404, 838];

const hand = (S: Easel, points: Points): Point[] => handOutline(S, points, 1.6, 0.02, 7);
const around = ([x, y]: Point, r: number, from = 0, to = TAU, n = 60): Point[] =>
  times(n + 1, (i): Point => {
    const a = lerp(from, to, i / n);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

/** Stone as the morning finds it: pale round the hole, deep in the corners. */
const stoneAt = (x: number, y: number): Colour =>
  mix(
    mix(stone, '#9fb4c6', 0.35),
    dusk,
    Math.min(1, (Math.hypot(x - rose[0], (y - rose[1]) * 0.8) - 150) / 460),
  );

function nave(scene: Scene): void {
  const S = scene.element('wall');
  scene.add(
    shatter(S, trace('-10,-10 810,-10 810,1000 -10,1000'), 110, stoneAt, {
      stretch: 0.8,
      lead: 4,
      glow: 0.06,
    }),
  );
  // the great pointed arch, stone by stone
  const A = scene.element('arch');
  const side = (k: number): Point[] =>
    spline(
      [
        [400 + k * 300, 640],
        [400 + k * 306, 430],
        [400 + k * 286, 230],
        [400 + k * 196, 70],
        [400 + k * 60, -40],
      ],
      false,
      10,
    );
  for (const k of [-1, 1]) {
    const [inner, outer] = [side(k), side(k).map(([x, y]): Point => [x + k * 62, y - 22])];
    scene.add(
      times(10, (i) => {
        const [a, b] = [i * 4, i * 4 + 4];
        return pane(
          A,
          hand(A, [
            nth(inner, a),
            nth(inner, a + 2),
            nth(inner, b),
            nth(outer, b),
            nth(outer, a + 2),
            nth(outer, a),
          ]),
          mix('#8ea3bc', '#4f678c', (i % 2) * 0.4 + Math.abs(5 - i) * 0.08),
          { lead: 5, glow: 0.07 },
        );
      }),
    );
  }
  // piers of bundled shafts
  const piers = scene.element('piers');
  for (const x of [0, 40, 80, 686, 726, 766])
    scene.add(
      times(5, (i) => {
        const [y0, y1] = [560 + i * 100, 660 + i * 100];
        return pane(
          piers,
          hand(piers, rectangle(x, y0, x + 38, y1)),
          mix('#7f95b4', '#2c3c5c', (x === 40 || x === 726 ? 0 : 0.34) + i * 0.1),
          { lead: 5, glow: 0.07 },
        );
      }),
    );
  for (const x of [-10, 676])
    scene.add(
      pane(
        piers,
        hand(piers, [
          [x, 520],
          [x + 136, 520],
          [x + 124, 566],
          [x + 12, 566],
        ]),
        '#93a6bd',
        { lead: 6 },
      ),
      leadLine(
        piers,
        [
          [x + 6, 540],
          [x + 66, 546],
          [x + 130, 540],
        ],
        4,
      ),
    );
}

/** The rose: its ring of stone, bare stubs of lead, and nothing but weather in it. */
function hole(scene: Scene): void {
  const S = scene.element('rose');
  scene.add(
    times(24, (i) => {
      const [a, b] = [(i / 24) * TAU, ((i + 1) / 24) * TAU];
      return pane(
        S,
        hand(S, [...around(rose, 176, a, b, 5), ...around(rose, 214, b, a, 5)]),
        mix('#b9c6d2', '#5f7799', (i % 2) * 0.35 + (Math.sin(a) + 1) * 0.24),
        { lead: 5, glow: 0.08 },
      );
    }),
    path(smooth(around(rose, 175).slice(0, -1)), LEAD),
  );
  const sky = scene.element('sky');
  const opening = smooth(blob(rose[0], rose[1], 169, 169, sky.noise, 0.01, 1.2, 60));
  const cloud = (d: string, c: Colour, soft: number): string =>
    path(smooth(pathPoints(d, 8)), c, `filter="${blur(sky, soft)}"`);
  scene.add(
    group(
      { 'clip-path': sky.clip(opening) },
      `<rect x="220" y="80" width="360" height="360" fill="${sky.linearAt(
        ['#6fa6d6', [0.45, '#b6d6e6'], [0.72, '#fbe3b8'], '#f7bd8c'],
        0,
        96,
        0,
        430,
      )}"/>`,
      cloud(
        'M216 330C250 300 284 310 300 290C326 262 372 268 384 296C412 288 440 304 446 330C380 350 280 352 216 344Z',
        '#fffaf0',
        2,
      ),
      cloud(
        'M420 250C446 224 480 232 494 214C524 200 560 214 580 232L580 262C520 272 460 268 420 250Z',
        '#fff6e6',
        2,
      ),
      cloud('M250 380C320 362 420 372 560 360L560 430L250 430Z', '#fde0b0', 8),
      // swallows come and go
      [
        'M330 196C340 186 350 188 356 196C362 186 374 184 384 192C372 192 364 198 357 206C350 198 340 194 330 196Z',
        'M446 168C453 161 460 162 464 168C468 161 477 160 483 165C475 166 470 170 465 175C460 170 453 167 446 168Z',
      ].map((d) => path(d, '#2c3c5c')),
    ),
    // what is left of the tracery
    times(12, (i) => {
      const a = (i / 12) * TAU + 0.13;
      const long = [34, 16, 52, 22, 12, 40, 18, 30, 14, 46, 20, 26][i] ?? 20;
      const bend = (i % 2 ? 1 : -1) * 0.09;
      return leadLine(
        sky,
        [0, 0.5, 1].map((t): Point => {
          const r = 172 - long * t;
          return [rose[0] + Math.cos(a + bend * t * t) * r, rose[1] + Math.sin(a + bend * t * t) * r];
        }),
        6,
      );
    }),
    // one splinter the bird missed
    pane(
      sky,
      [
        [rose[0] - 169, rose[1] + 18],
        [rose[0] - 132, rose[1] + 26],
        [rose[0] - 158, rose[1] + 58],
      ],
      g.ruby,
      { lead: 4 },
    ),
  );
}

/** Flagstones, and the tail's own colours walking over them. */
function floor(scene: Scene): void {
  const S = scene.element('floor');
  const eyeLine = 760;
  // the fan again, thrown forward: gold at the feet, then ruby, then emerald
  const thrown = (d: number): Colour =>
    d < 0.4 ? g.gold : d < 0.52 ? g.pale : d < 0.76 ? g.ruby : d < 1.02 ? g.emerald : g.cobalt;
  const rows = [968, 990, 1014, 1042, 1074, 1112, 1156, 1212];
  rows.slice(0, -1).forEach((y0, r) => {
    const y1 = nth(rows, r + 1);
    const n = 21;
    const at = (i: number, y: number): Point => [
      400 + ((i - n / 2 + (r % 2) * 0.5) * 64 * (y - eyeLine)) / 250,
      y,
    ];
    scene.add(
      times(n + 1, (i) => {
        const quad = [at(i, y0), at(i + 1, y0), at(i + 1, y1), at(i, y1)];
        const [mx, my] = [(nth(quad, 0)[0] + nth(quad, 2)[0]) / 2, (y0 + y1) / 2];
        const d = Math.hypot((mx - 404) / 330, (my - 1040) / 128);
        const base = mix('#51698c', dusk, Math.min(1, Math.abs(mx - 400) / 520 + r * 0.04));
        return mx < -80 || mx > 880
          ? ''
          : pane(S, hand(S, quad), mix(base, thrown(d), my < 1016 || d > 1.16 ? 0.06 : 0.74 - d * 0.3), {
              lead: 5,
              glow: 0.07,
            });
      }),
    );
  });
}

/** The glazier's ladder, still against the wall. */
function ladder(S: Easel): string {
  const rail = (x0: number, y0: number, x1: number, y1: number): string =>
    line(`M${x0} ${y0}L${x1} ${y1}`, LEAD, 15) + line(`M${x0} ${y0}L${x1} ${y1}`, '#b98a4e', 7);
  const rungs = times(15, (i) => {
    const t = (i + 0.6) / 15;
    const [ax, ay] = [lerp(716, 566, t), lerp(1072, 372, t)];
    const [bx, by] = [lerp(768, 604, t), lerp(1066, 362, t)];
    return line(`M${ax} ${ay}L${bx} ${by}`, LEAD, 12) + line(`M${ax} ${ay}L${bx} ${by}`, '#cfa365', 5);
  });
  return (
    rungs.join('') +
    rail(716, 1072, 566, 356) +
    rail(768, 1066, 604, 346) +
    leadLine(S, trace('566,356 560,340 566,330'), 4)
  );
}

function sacristan(): string {
  const o = {
    x: 0,
    y: 0,
    view: 'back',
    pose: 'lookUp',
    garment: 'long coat',
    hat: 'beret',
    colours: {
      coat: '#6a3a4c',
      skin: '#e0b08a',
      hair: '#d9d4cc',
      boots: '#4a3a44',
      trousers: '#4a3a44',
      hat: '#8a2f44',
    },
  } as const;
  return moved(
    { x: 112, y: 1124, s: 1.12 },
    figureParts(o).parts.map((part) =>
      path(part.d, part.colour, `stroke="${LEAD}" stroke-width="3.4" stroke-linejoin="round"`),
    ),
    line('M21 -62L34 2', LEAD, 9),
    line('M21 -62L34 2', '#b98a4e', 4),
    path(polygon(trace('25,-2 44,-6 51,16 22,18')), '#d9b27a', `stroke="${LEAD}" stroke-width="4"`),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 7272, background: LEAD });
  nave(scene);
  hole(scene);
  floor(scene);
  scene.add(ladder(scene.element('ladder')));
  scene.add(
    glassFan(scene.element('fan'), root, g, { from: -14, to: 194, sectors: 17, reach: 366 }),
    glassPeacock(scene.element('bird'), [404, 862], g),
  );
  // the last pane, in its beak
  const prize = scene.element('prize');
  scene.add(
    pane(prize, hand(prize, trace('268,676 300,640 334,672 304,712')), '#fff0b0', { lead: 9, glow: 0.1 }),
    pane(prize, blob(301, 676, 14, 15, prize.noise, 0.05, 1, 18), '#5fc8f0', { lead: 5 }),
    sacristan(),
  );
  return scene;
}

export default card({ finish: glass, grade: { glow: 0.36 }, paint });
