/** A goat trots off with a thread and the knitted mountain behind it unravels down to plain sky. Light from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { brushLine } from '../../../kit/brush.ts';
import { mackerel } from '../../../kit/clouds.ts';
import { clamp, jitter, mix, type Colour } from '../../../kit/colour.ts';
import { polygon, resample, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { fix, inside, lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, ribbon } from '../../../kit/shapes.ts';
import { cloudLumps, cloudySky } from '../../../motifs/cloudy-sky.ts';
import { goat, goatMouth } from '../../../motifs/goat.ts';
import { littleHouse } from '../../../motifs/little-house.ts';
import { smallPerson } from '../../../motifs/small-person.ts';
import { layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { MULTIPLY, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 195;
const shaded = shadedFrom(FROM);
const MUSTARD = '#dfa41f';
const GOAT = { x: 250, y: 1112, s: 1.12 } as const;

/** The mountain with the bite already pulled out of its left flank. */
const OUTLINE = trace(
  '-40,1010 20,960 70,880 120,800 170,716 206,650 270,646 340,652 420,640 500,634 566,622 604,588 600,552 562,528 500,514 440,510 388,498 340,486 372,420 408,352 446,280 484,212 512,164 540,138 566,166 594,222 640,286 676,350 724,430 776,520 850,640 850,1010',
);

function paint(): Scene {
  const scene = new Scene({ seed: 7, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#7db8dc',
      bottom: '#f3ecdc',
      y: 1010,
      clouds: [[168, 250, 300, 110]],
      shadow: '#a9a6c6',
      from: FROM,
      min: 0.5,
    }),
    mackerel(scene.element('mackerel'), {
      horizon: 900,
      lit: '#ffffff',
      shade: '#a49cc6',
      lean: 0.5,
      cell: 76,
      cover: 0.58,
    }),
  );
  const R = scene.element('far ridges');
  scene.add(
    wash(
      R,
      soften('-40,800 30,742 80,770 150,700 220,760 300,720 380,800 380,1010 -40,1010', 0.6),
      '#a9b9d3',
      { min: 0.5, rough: 8, region: [-60, 660, 480, 380] },
    ),
    wash(R, soften('-40,880 40,826 110,862 190,812 280,860 300,1010 -40,1010', 0.6), '#5f7296', {
      min: 0.6,
      rough: 8,
      region: [-60, 780, 420, 260],
    }),
  );
  needles(scene);
  mountain(scene);
  village(scene);
  pass(scene);
  const G = scene.element('goat');
  scene.add(
    soft(G, 'M90 1116C170 1098 340 1098 420 1114C360 1136 160 1138 90 1116Z', '#2e2838', 8, 0.75),
    goat(G, { ...GOAT, from: FROM }),
  );
  thread(scene);
  return scene;
}

const rowY = (row: number, x: number): number =>
  140 + row * 13.4 + ((x - 520) / 300) ** 2 * 16 + 5 * Math.sin(x / 70 + row / 6);

/** Colours of the pattern: snow, heather, slate, one mustard stripe and its diamonds. */
function yarn(x: number, y: number, row: number, col: number): Colour {
  const snow = 318 + 34 * Math.sin(x / 31) + 14 * Math.sin(x / 13);
  if (y < snow) return '#fbf8f4';
  const band = (row + 400) % 23;
  if (row === 39 || row === 40) return MUSTARD;
  if (row === 24) return '#cdbddb';
  if (row > 40 && row < 48) {
    const k = Math.abs(((col + 600) % 12) - 6);
    return k + Math.abs(row - 44) < 4 ? '#e6dcea' : '#7f6c9c';
  }
  if (band === 18) return '#d9c2dc';
  if (band > 9 && band < 16) return '#9d86b4';
  return y < 560 ? '#8b93ac' : row > 54 ? '#566382' : '#6f7a99';
}

function mountain(scene: Scene): void {
  const K = scene.element('knit');
  const edge = polygon(handOutline(K, OUTLINE, 4, 0.05, 6));
  const inks = new Map<Colour, string[]>();
  const leafAt = (x: number, y: number, side: number): string => {
    const [w, h] = [8.2, 14.5];
    const [x1, y1] = [x + side * w, y - h * 0.62];
    return `M${fix(x)} ${fix(y + h * 0.4)}C${fix(x + side * 0.5)} ${fix(y - 3)} ${fix(x1 - side * 5)} ${fix(y1 - 1)} ${fix(x1)} ${fix(y1)}C${fix(x1 + side * 1.6)} ${fix(y1 + 7)} ${fix(x + side * 5)} ${fix(y + h * 0.2)} ${fix(x)} ${fix(y + h * 0.4)}Z`;
  };
  for (let row = -1; row < 68; row++)
    for (let col = -34; col < 22; col++) {
      const x = 520 + col * 16.6 + K.rng.gauss(0, 0.7);
      const y = rowY(row, x) + K.rng.gauss(0, 0.6);
      if (!inside(OUTLINE, x, y)) continue;
      // the dropped stitch: a ladder without Vs
      if (col === 6 && row > 12 && row < 32) continue;
      const base = yarn(x, y, row, col);
      for (const side of [-1, 1]) {
        const tone = Math.round(clamp(K.rng.gauss(side < 0 ? 0.4 : 0.6, 0.2)) * 3) / 3;
        const snow = base === '#fbf8f4' ? 0.08 : 0.2;
        const sun = 0.16 + 0.4 * clamp((470 - x + (y - 300) * -0.3) / 420);
        const colour = mix(mix(base, '#fff3dc', Math.round(sun * 8) / 8), mix(base, '#2a2f4c', snow), tone);
        const list = inks.get(colour) ?? [];
        list.push(leafAt(x, y, side));
        inks.set(colour, list);
      }
    }
  const stitches = [...inks].map(([colour, list]) => path(list.join(''), colour));
  const ladder = times(19, (i) => {
    const y = rowY(13 + i, 620);
    return `M610 ${y}C616 ${y + 4} 624 ${y + 4} 630 ${y - 1}`;
  });
  scene.add(
    layer(
      K,
      [
        path(edge, '#4a5074'),
        group(
          { 'clip-path': K.clip(edge) },
          path(
            soften('360,420 440,280 520,130 560,130 640,290 690,350 640,300 560,340 480,310 420,360'),
            '#d5d8e4',
          ),
          stitches,
        ),
        group(
          { 'clip-path': K.clip(edge) },
          // form: the right flank and the gullies are in shade
          soft(
            K,
            soften(
              '540,140 566,166 640,286 724,430 850,640 850,1010 620,1010 660,860 600,760 640,640 606,520 580,420 600,330 552,240',
            ),
            '#4f5590',
            20,
            0.4,
          ),
          soft(
            K,
            [
              smooth(
                ribbon(traceCurve('470,300 440,360 470,430 440,500'), (t) => 20 * Math.sin(Math.PI * t) + 2),
              ),
              smooth(ribbon(traceCurve('420,660 360,740 390,830 320,960'), (t) => 16 + 34 * t)),
              smooth(ribbon(traceCurve('200,700 170,780 200,860 150,980'), (t) => 10 + 24 * t)),
            ],
            '#454a7c',
            13,
            0.42,
          ),
          soft(K, 'M340 488C440 520 560 520 604 570L600 500C520 480 420 470 350 460Z', '#2b2f58', 8, 0.6),
          soft(K, 'M-40 900H850V1010H-40Z', '#2b2f50', 40, 0.3),
          lifted(
            K,
            [
              smooth(ribbon(traceCurve('530,150 500,220 470,300'), () => 9)),
              smooth(ribbon(traceCurve('210,660 150,780 90,900'), () => 10)),
              smooth(ribbon(traceCurve('500,650 470,740 500,820'), (t) => 12 * Math.sin(Math.PI * t))),
            ],
            0.3,
            9,
          ),
          group(
            {},
            ladder.map(
              (d) =>
                `<path d="${d}" fill="none" stroke="#dcd8e6" stroke-width="2.6" stroke-linecap="round"/>`,
            ),
          ),
        ),
      ],
      { min: 0.8, pool: 0.006, rough: 4, region: [-60, 110, 930, 930] },
    ),
  );
  loops(scene);
  // climbers on the dropped stitch
  const C = scene.element('climbers');
  scene.add(
    ink(C, 'M622 352C636 384 606 404 620 438', 1.8, '#5a1f2a', 0.9),
    smallPerson(C, {
      x: 620,
      y: 372,
      h: 44,
      coat: '#c5483c',
      hat: 'cap',
      hatColour: '#7a2a2a',
      legs: '#33304a',
      arms: ['-6,-8 -5,-22', '6,-6 7,-18'],
      stride: ['-4,20 -4,38', '7,12 5,30'],
    }),
    smallPerson(C, {
      x: 622,
      y: 470,
      h: 44,
      coat: '#3f7f6a',
      hat: 'brim',
      legs: '#33304a',
      arms: ['-6,-8 -5,-22', '6,-10 4,-26'],
      stride: ['-6,14 -5,32', '5,20 4,42'],
    }),
  );
}

/** A yarn: a plump, twisted ribbon with light on its upper side. */
function strand(S: Easel, points: Points, width: number, colour: Colour): string {
  const line = resample(points, 4);
  const twist = line.flatMap(([x, y], i) =>
    i % 2
      ? []
      : [`M${fix(x - width * 0.7)} ${fix(y + width * 0.5)}L${fix(x + width * 0.7)} ${fix(y - width * 0.6)}`],
  );
  return layer(
    S,
    [
      path(polygon(ribbon(line, () => width)), colour),
      `<path d="${twist.join('')}" stroke="${mix(colour, '#3a1f10', 0.5)}" stroke-width="${fix(width * 0.3)}" fill="none" opacity=".6"/>`,
    ],
    { rough: 1, rim: 1.4, min: 0.85, region: 0.3 },
  );
}

function loops(scene: Scene): void {
  const L = scene.element('loops');
  // open loops standing on the lower lip, hanging from the upper one
  const lower = traceCurve('206,650 270,646 340,652 420,640 500,634 566,622');
  const upper = traceCurve('340,486 388,498 440,510 500,514 562,528 598,552');
  const ring = ([x, y]: Point, dir: number, k: number): string => {
    const h = k * dir;
    return `M${fix(x - 6)} ${fix(y)}C${fix(x - 9)} ${fix(y - h * 0.7)} ${fix(x - 5)} ${fix(y - h)} ${fix(x)} ${fix(y - h)}C${fix(x + 5)} ${fix(y - h)} ${fix(x + 9)} ${fix(y - h * 0.7)} ${fix(x + 6)} ${fix(y)}`;
  };
  const draw = (line: Points, dir: number, colour: Colour): string =>
    layer(
      L,
      resample(line, 15).map(
        (p) =>
          `<path d="${ring(p, dir, L.rng.range(12, 18))}" fill="none" stroke="${jitter(colour, L.rng, 0.05, 6)}" stroke-width="4.6"/>`,
      ),
      { rough: 1.6, rim: 1.2, min: 0.85, region: [180, 460, 460, 220] },
    );
  scene.add(draw(upper, -1, '#8a8fa8'), draw(lower, 1, '#8d7bab'));
  // freed rows, crinkled, sagging across the gap
  const sag = (x0: number, y0: number, x1: number, y1: number, drop: number, colour: Colour): string =>
    strand(
      L,
      times(80, (i): Point => {
        const t = i / 79;
        return [
          lerp(x0, x1, t) + 3 * Math.sin(t * 60),
          lerp(y0, y1, t) + drop * Math.sin(Math.PI * t) + 5 * Math.sin(t * 66),
        ];
      }),
      2.6,
      colour,
    );
  scene.add(
    sag(352, 492, 596, 566, 40, '#7d8299'),
    sag(300, 648, 600, 584, 10, '#a596bd'),
    sag(420, 512, 590, 590, 44, '#66708c'),
  );
}

function needles(scene: Scene): void {
  const N = scene.element('needles');
  const needle = (x0: number, y0: number, x1: number, y1: number): string =>
    shaded(
      N,
      smooth(
        ribbon(
          [
            [x0, y0],
            [lerp(x0, x1, 0.5), lerp(y0, y1, 0.5) + 3],
            [lerp(x0, x1, 0.92), lerp(y0, y1, 0.92)],
            [x1, y1],
          ],
          (t) => (t > 0.95 ? 1 : 9 - 2 * t),
        ),
      ),
      { fill: '#c98d52', shade: '#5f3826', from: -70, depth: 8 },
      lifted(
        N,
        smooth(
          ribbon(
            [
              [x0, y0 - 3],
              [x1, y1 - 3],
            ],
            () => 1.4,
          ),
        ),
        0.6,
        0.8,
      ),
    );
  scene.add(needle(26, 120, 300, 226), needle(300, 74, 86, 262));
  scene.add(
    shaded(N, smooth(blob(30, 120, 15, 14, N.noise, 0.05)), { fill: '#b5542f', shade: '#5f2420', depth: 8 }),
    shaded(N, smooth(blob(304, 72, 15, 14, N.noise, 0.05)), { fill: '#b5542f', shade: '#5f2420', depth: 8 }),
  );
  // a puff of cloud over their points
  const C = scene.element('near cloud');
  scene.add(
    layer(
      C,
      cloudLumps(C, [180, 262, 270, 70]).map((lump) => path(smooth(lump), '#ffffff')),
      { rough: 14, rim: 2, rimStrength: 0.15, region: [0, 150, 400, 200] },
    ),
    soft(C, soften('70,262 150,246 260,250 310,266 260,284 120,286'), '#a9a6c6', 10, 0.6),
  );
}

function village(scene: Scene): void {
  const V = scene.element('village');
  const sock = (x: number, y: number, s: number, turn: number, colours: readonly [Colour, Colour]): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
      shaded(
        V,
        'M-7 -22L7 -22L8 2C12 6 22 8 23 14C22 20 4 20 -4 16C-9 12 -7 0 -7 -22Z',
        { fill: colours[0], shade: '#33304f', depth: 6 },
        path('M-9 -16H9V-11H-9ZM-9 -4H10V0H-9Z', colours[1]),
        path('M12 4L26 8L24 20L14 20Z', colours[1]),
      ),
    );
  const houses: readonly (readonly [number, number, number, string, number])[] = [
    [596, 900, 0.8, '#8a6a5c', 1],
    [660, 916, 0.95, '#6d6480', -1],
    [738, 906, 1.05, '#94604a', 1],
    [690, 958, 1.15, '#5f5a78', 1],
  ];
  houses.forEach(([x, y, s, roof, flip], i) => {
    scene.add(
      littleHouse(V.element('h' + i), {
        x,
        y,
        s,
        flip,
        wall: '#f6ecd9',
        roof,
        length: 36 + i * 4,
        chimney: i % 2 === 1,
      }),
    );
  });
  // socks on chimneys and on a line
  scene.add(sock(601, 852, 0.8, 170, ['#7f6c9c', MUSTARD]), sock(742, 846, 1, 188, ['#66708c', '#e6dcea']));
  scene.add(
    ink(V, 'M560 918C580 934 610 936 640 922', 1.6, '#4c4350', 0.9),
    sock(576, 940, 0.6, 6, ['#4f5a74', '#cdbddb']),
    sock(598, 944, 0.6, -4, ['#7f6c9c', '#e6dcea']),
    sock(618, 942, 0.6, 3, ['#66708c', MUSTARD]),
  );
}

function pass(scene: Scene): void {
  const P = scene.element('pass');
  const ground = 'M-40 1000C80 968 200 984 330 990C460 986 560 968 640 978C720 986 780 978 850 986V1240H-40Z';
  scene.add(
    layer(P, path(ground, P.linearAt(['#b3a3b0', [0.4, '#98a062'], '#566648'], 0, 970, 0, 1200)), {
      min: 0.78,
      rough: 10,
      region: [-60, 930, 940, 330],
    }),
  );
  const heath = spline(trace('-40,1010 330,996 850,992 850,1230 -40,1230'), true, 8);
  scene.add(
    stain(P, {
      region: heath,
      n: 700,
      length: (_, y) => 8 + (y - 980) * 0.09,
      width: (_, y) => 1.6 + (y - 980) / 110,
      angle: -1.2,
      colour: (x, y) => mix('#6a5577', '#2f3a30', clamp((y - 990) / 220 + P.noise.fbm(x / 80, y / 40) * 0.7)),
      opacity: [0.2, 0.6],
      spread: 0.5,
    }),
  );
  // a pale track the goat follows
  scene.add(
    layer(
      P,
      path(
        soften(
          '-30,1130 120,1112 300,1104 470,1074 590,1030 640,992 676,990 640,1048 520,1106 340,1136 120,1146 -30,1166',
        ),
        '#d3c3a2',
      ),
      { min: 0.6, rough: 8, rim: 1.2, rimStrength: 0.3, region: 0.1 },
    ),
  );
  const flowers = (n: number, colours: readonly Colour[], y0: number, y1: number, r: number): string =>
    layer(
      P,
      times(n, () => {
        const [x, y] = [P.rng.range(20, 780), P.rng.range(y0, y1)];
        return times(5, () =>
          path(
            smooth(blob(x + P.rng.gauss(0, r * 1.6), y + P.rng.gauss(0, r * 1.4), r, r * 0.8, P.noise, 0.3)),
            P.rng.pick(colours),
          ),
        );
      }),
      { rough: 2, rim: 1, min: 0.7, region: [-20, y0 - 30, 840, y1 - y0 + 60] },
    );
  scene.add(
    flowers(34, ['#b08fc2', '#8d6aa8', '#d5bfe0'], 1000, 1080, 2.6),
    flowers(20, ['#a878ba', '#7d5a9c', '#dcc6e6'], 1150, 1190, 5),
  );
  // stones
  for (const [x, y, r] of [
    [520, 1130, 26],
    [566, 1142, 16],
    [690, 1090, 22],
    [40, 1090, 20],
    [760, 1160, 34],
  ] as const)
    scene.add(
      soft(P, smooth(blob(x + 8, y + r * 0.5, r * 1.4, r * 0.4, P.noise, 0.2)), '#23202e', 5, 0.7),
      shaded(P, smooth(blob(x, y, r * 1.2, r * 0.8, P.noise, 0.35, 1.4)), {
        fill: '#c9c4cc',
        shade: '#575672',
        depth: r * 0.6,
      }),
    );
  // grass in front
  const Q = scene.element('blades');
  scene.add(
    layer(
      Q,
      times(110, () => {
        const x = Q.rng.range(-10, 810);
        return brushLine(
          Q,
          [
            [x, 1206],
            [x + Q.rng.gauss(0, 4), 1180],
            [x + Q.rng.gauss(5, 12), 1176 - Q.rng.range(4, 40)],
          ],
          2.4,
          Q.rng.pick(['#5d6a3c', '#838c4e', '#39452f', '#6f5c80']),
          { decay: 0.8 },
        );
      }),
      { rough: 2, rim: 1, region: [-30, 1110, 860, 110] },
    ),
  );
}

function thread(scene: Scene): void {
  const T = scene.element('thread');
  const [mx, my] = goatMouth(GOAT);
  // crinkled near the mountain, pulled straight near the goat; over its back and behind
  const course = spline(
    [
      [206, 650],
      [150, 690],
      [124, 760],
      [210, 812],
      [320, 826],
      [430, 864],
      [480, 930],
      [450, 990],
      [380, 1004],
      [300, 984],
      [210, 968],
      [140, 948],
      [96, 924],
      [mx + 6, my + 4],
    ],
    false,
    30,
  );
  const n = course.length;
  const crinkled = course.map(([x, y], i): Point => {
    const k = 6 * clamp(1 - i / n - 0.1);
    return [x + k * Math.sin(i * 0.85), y + k * Math.cos(i * 0.85)];
  });
  scene.add(
    group(
      { style: MULTIPLY, opacity: 0.4 },
      path(
        polygon(
          ribbon(
            resample(crinkled, 5).map(([x, y]): Point => [x + 5, y + 8]),
            () => 3,
          ),
        ),
        '#2b2f50',
      ),
    ),
  );
  scene.add(strand(T, crinkled, 4, MUSTARD));
  // a tuft held in the teeth
  scene.add(
    layer(
      T,
      times(5, () =>
        brushLine(
          T,
          [
            [mx + 2, my + 2],
            [mx - 8, my + 12],
            [mx - T.rng.range(4, 16), my + T.rng.range(20, 34)],
          ],
          2,
          MUSTARD,
          { decay: 0.6 },
        ),
      ),
      { rough: 1, rim: 1, region: 0.5 },
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 31 }, paint });
