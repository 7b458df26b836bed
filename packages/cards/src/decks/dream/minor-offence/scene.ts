/** A bear made of nothing but light drinks from a rain barrel; the astronomer who waited for it sleeps beside it. The sky above is empty. Light from the bear. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { blade } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { bearOfLight } from '../../../motifs/bear-of-light.ts';
import { paintedPeople } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const [NIGHT, DUSK, EARTH] = ['#0c1a20', '#1f3a40', '#14201c'] as const;
const BEAR = { light: '#fffbe2', warm: '#ffe19a', deep: '#4f8f86' };
const GROUND = 900;
/** Middle of the barrel's mouth, its half breadth and its half depth. */
const MOUTH = { x: 606, y: 768, rx: 92, ry: 25 } as const;
const FOOT = 1086;

/** How much of the bear's light comes to a spot. */
const litAt = (x: number, y: number): number => Math.exp(-(((x - 280) / 360) ** 2 + ((y - 680) / 380) ** 2));

const bar = (points: Points, halfWidth: (t: number) => number, colour: Colour): string =>
  path(polygon(ribbon(points, halfWidth)), colour);

function paint(): Scene {
  const scene = new Scene({ seed: 718, background: NIGHT });
  sky(scene);
  wall(scene);
  ground(scene);
  telescope(scene);
  barrelInside(scene);
  scene.add(bearOfLight(scene.element('bear'), BEAR));
  barrel(scene);
  grasses(scene);
  astronomer(scene);
  return scene;
}

/** Not one star. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    path(
      polygon(rectangle(-20, -20, 820, 1220)),
      S.linearAt([NIGHT, '#10242a', '#16302f', DUSK], 0, 0, 0, 820),
    ),
    strokes(S, {
      region: [-40, -20, 880, 860],
      n: 700,
      length: 190,
      width: 13,
      angle: (x, y) => -0.12 + 0.25 * S.noise.n2(x * 0.003, y * 0.005),
      colour: (x, y) => mix(mix('#0f2228', '#284a46', y / 900), '#86a080', 0.2 * litAt(x, y)),
      opacity: [0.12, 0.34],
    }),
  );
}

/** A low garden wall that has seen worse. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  const stones = [0, 1, 2, 3].flatMap((row) =>
    times(10, (i) => {
      const x = -60 + i * 96 + (row % 2) * 46 + S.rng.range(-12, 12);
      const y = 742 + row * 42;
      const block = rectangle(x, y, x + S.rng.range(78, 92), y + 37);
      const tone = mix(mix('#15262a', '#2a3c38', S.rng.f()), '#c2b27c', 0.34 * litAt(x + 40, y));
      return path(wobblyPolygon(S, block, 3.5, 0.03), tone);
    }),
  );
  scene.add(path(wobblyPolygon(S, rectangle(-20, 738, 820, GROUND + 20), 4, 0.02), '#0b1518'), stones);
}

function ground(scene: Scene): void {
  const S = scene.element('ground');
  scene.add(
    path(
      wobblyPolygon(S, rectangle(-20, GROUND, 820, 1220), 5, 0.01),
      S.linearAt(['#20302a', EARTH, '#0a1010'], 0, GROUND, 0, 1200),
    ),
    strokes(S, {
      region: [-20, GROUND, 840, 320],
      n: 620,
      length: 70,
      width: 6,
      angle: 0.02,
      colour: (x, y) =>
        mix(
          mix('#1c2c24', '#0c1414', (y - GROUND) / 300),
          '#cdbb76',
          0.6 * Math.exp(-(((x - 300) / 300) ** 2 + ((y - 965) / 70) ** 2)),
        ),
      opacity: [0.25, 0.6],
    }),
    glow(S, 290, 970, 330, '#ffe7a8', 0.34, 0.4, 0.26),
  );
}

/** It still points at where the bear used to be. */
function telescope(scene: Scene): void {
  const legs = ['700,420 650,860', '704,420 712,880', '708,420 790,850'];
  scene.add(
    legs.map((list) => bar(trace(list), () => 6, '#0a1416')),
    bar(trace('650,510 710,390 774,250'), (t) => 15 + 11 * t, '#0b1618'),
    bar(trace('642,504 702,384 762,250'), (t) => 2 + 2 * t, '#8a8a62'),
    bar(trace('640,534 656,500'), () => 10, '#0c1a1c'),
    bar(trace('762,274 782,284'), () => 6, '#7a7c5a'),
  );
}

const rim = (grow = 0): string =>
  smooth(
    times(28, (i): Point => [
      MOUTH.x + (MOUTH.rx + grow) * Math.cos((i * Math.PI) / 14),
      MOUTH.y + (MOUTH.ry + grow * 0.4) * Math.sin((i * Math.PI) / 14),
    ]),
  );

function barrelInside(scene: Scene): void {
  const S = scene.element('inside');
  scene.add(
    path(rim(9), '#3a3224'),
    path(rim(), S.linearAt(['#7c8a62', '#fff3bc', '#e8d890'], MOUTH.x - 80, 0, MOUTH.x + 90, 0)),
    ellipse(MOUTH.x + 8, MOUTH.y + 2, 46, 11, '#fffbe0', 'opacity="0.8"'),
    glow(S, MOUTH.x, MOUTH.y - 10, 190, '#fff0b0', 0.55, 0.3, 0.7),
  );
}

/** Staves and hoops, lit from the left. */
function barrel(scene: Scene): void {
  const S = scene.element('barrel');
  const { x, y, rx, ry } = MOUTH;
  const swell = (t: number): number => rx + 22 * Math.sin(Math.PI * (0.12 + 0.78 * t));
  const down = (a: number, t: number): Point => [
    x + Math.cos(a) * (swell(t) + 6),
    y + (FOOT - y) * t + Math.sin(a) * (ry + 5 + 6 * t),
  ];
  const steps = times(15, (i) => i / 14);
  const stave = (a0: number, a1: number): string =>
    polygon([...steps.map((t) => down(a0, t)), ...[...steps].reverse().map((t) => down(a1, t))]);
  const n = 13;
  const edge = (i: number): number => Math.PI - (Math.PI * i) / n;
  const hoop = (t: number, deep: number): Point[] =>
    times(23, (i) => down(Math.PI - (Math.PI * i) / 22, t + deep));
  scene.add(
    softShadow(S, x + 90, FOOT + 26, 230, 44, '#040808', 0.8),
    times(n, (i) => {
      const a = edge(i + 0.5);
      const side = Math.max(0, -Math.cos(a) * 0.75 + 0.25) * 0.85;
      const wood = mix(mix('#181614', '#5a452c', 0.35 + 0.3 * S.rng.f()), '#e8bf74', side * 0.72);
      return path(
        stave(edge(i), edge(i + 1)),
        S.linearAt(
          [mix(wood, '#ffe6a0', 0.25 * side + 0.08), wood, mix(wood, '#0a0c0c', 0.62)],
          0,
          y,
          0,
          FOOT + 30,
        ),
      );
    }),
    times(n - 1, (i) =>
      bar(
        steps.map((t) => down(edge(i + 1), t)),
        () => 1.3,
        '#0e0d0c',
      ),
    ),
    [0.16, 0.5, 0.85].map((t) =>
      path(
        polygon([...hoop(t, 0), ...hoop(t, 0.05).reverse()]),
        S.linearAt(['#d0b878', '#5c584a', '#16191a', '#0c1012'], x - rx, 0, x + rx, 0),
      ),
    ),
    // The near lip of the mouth, over the muzzle.
    bar(
      times(23, (i): Point => [
        x + (rx + 6) * Math.cos(Math.PI - (Math.PI * i) / 22),
        y + (ry + 3) * Math.sin((Math.PI * i) / 22),
      ]),
      () => 4.5,
      '#f2d896',
    ),
  );
}

function grasses(scene: Scene): void {
  const S = scene.element('grass');
  scene.add(
    times(90, () => {
      const [x, y] = [S.rng.range(-10, 810), S.rng.range(1150, 1225)];
      const green = mix('#0a1412', '#3a4a30', 0.7 * S.rng.f() * Math.max(0.2, 1 - x / 800));
      return path(
        blade(x, y, S.rng.range(20, 60), S.rng.range(-16, 16), (t) => 2.4 * (1 - t)),
        green,
      );
    }),
  );
}

function astronomer(scene: Scene): void {
  const S = scene.element('astronomer');
  const people = paintedPeople(
    S,
    [
      {
        x: 752,
        y: 1150,
        size: 88,
        pose: {
          ...bodyPoses.sit,
          spine: [
            [-0.1, -1, -0.16],
            [-0.18, -1, 0.1],
          ],
          head: [-10, 20, -24],
        },
        yaw: -24,
        age: 'old',
        sex: 'woman',
        people: 'mediterranean',
        hair: 'bun',
        feeling: 'asleep',
        wears: ['dress', 'jacket', 'shoes'],
        colours: {
          skin: complexion(0.3, 0.4, '#2c5450'),
          hair: '#a9a69a',
          dress: '#2f4a50',
          jacket: '#a5482e',
          shoes: '#2a2220',
        },
      },
    ],
    { light: { angle: 188, before: 22, ambient: 0.16, soft: 0.4 }, box: [480, 600, 800, 1200] },
  );
  const crate = rectangle(690, 970, 840, 1136);
  scene.add(
    softShadow(S, 730, 1146, 190, 36, '#040808', 0.8),
    path(wobblyPolygon(S, crate, 2, 0.03), S.linearAt(['#5a4a30', '#1c1c18', '#0c1010'], 690, 0, 820, 0)),
    group(
      { filter: blur(S, 8), opacity: 0.5, transform: 'translate(10 6)' },
      path(people.drawing.outline(), '#060c0c'),
    ),
    people.svg,
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.3 }, paint });
