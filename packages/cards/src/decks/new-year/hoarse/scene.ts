/** N39: the great bell has lost its voice; it lies in the square in a scarf, and the silent town brings it tea. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { smoke } from '../../../kit/air.ts';
import { brushLine } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { mix, oklch, type Colour } from '../../../kit/colour.ts';
import { closedCurve, polygon } from '../../../kit/curves.ts';
import { softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { bounds, fix, rectangle, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { beast } from '../../../motifs/animals/quadruped.ts';
import { sickBell, type BellPaint } from '../../../motifs/sick-bell.ts';

const FROM = -140;
const SNOW = [
  oklch(0.66, 0.06, 262),
  oklch(0.8, 0.045, 258),
  oklch(0.92, 0.025, 250),
  oklch(0.985, 0.015, 90),
];
const SHADE = oklch(0.6, 0.07, 265);
const BELL: BellPaint = {
  bronze: [
    oklch(0.24, 0.05, 30),
    oklch(0.36, 0.07, 48),
    oklch(0.5, 0.095, 62),
    oklch(0.65, 0.115, 74),
    oklch(0.82, 0.12, 85),
    oklch(0.95, 0.08, 95),
  ],
  inside: [oklch(0.15, 0.03, 20), oklch(0.24, 0.05, 30), oklch(0.4, 0.09, 40), oklch(0.58, 0.11, 58)],
  scarf: [oklch(0.44, 0.08, 172), oklch(0.62, 0.1, 168), oklch(0.78, 0.105, 165), oklch(0.93, 0.07, 163)],
  mitten: [oklch(0.36, 0.12, 25), oklch(0.5, 0.16, 27), oklch(0.6, 0.17, 29), oklch(0.8, 0.1, 40)],
  line: oklch(0.2, 0.04, 30),
  from: FROM,
};

function paint(): Scene {
  const scene = new Scene({ seed: 3939, background: SNOW[2] ?? '#ffffff' });
  scene.add(
    sky(scene.element('sky'), [oklch(0.8, 0.06, 235), oklch(0.89, 0.04, 225), oklch(0.96, 0.03, 85)], {
      y1: 640,
      n: 600,
    }),
  );
  town(scene);
  belfry(scene);
  square(scene);
  pillows(scene);
  scene.add(sickBell(scene.element('bell'), BELL));
  horse(scene);
  callers(scene);
  return scene;
}

/** Shutters closed, chimneys quiet; everyone is out. */
function town(scene: Scene): void {
  const walls = [
    oklch(0.84, 0.05, 60),
    oklch(0.8, 0.06, 35),
    oklch(0.86, 0.045, 95),
    oklch(0.78, 0.045, 250),
    oklch(0.82, 0.05, 20),
  ];
  const house = (x: number, w: number, h: number, i: number): Mark => {
    const wall = mix(walls[i % walls.length] ?? '', oklch(0.9, 0.03, 235), 0.3);
    const top = 610 - h;
    return [
      path(polygon(rectangle(x, top, x + w, 640)), wall),
      path(polygon(rectangle(x + w * 0.7, top, x + w, 640)), oklch(0.6, 0.06, 265), 'opacity=".28"'),
      path(
        polygon(
          trace(`${x - 8},${top + 4} ${fix(x + w / 2)},${fix(top - w * 0.52)} ${x + w + 8},${top + 4}`),
        ),
        mix(wall, oklch(0.5, 0.06, 30), 0.55),
      ),
      path(
        polygon(
          trace(
            `${x - 10},${top + 6} ${fix(x + w / 2)},${fix(top - w * 0.56)} ${x + w + 10},${top + 6} ${fix(x + w / 2 + 2)},${fix(top - w * 0.36)}`,
          ),
        ),
        '#ffffff',
      ),
      times(2, (k) =>
        path(
          polygon(rectangle(x + w * (0.16 + k * 0.42), top + 22, x + w * (0.4 + k * 0.42), top + 54)),
          oklch(0.5, 0.07, 170),
          'opacity=".75"',
        ),
      ),
    ];
  };
  scene.add(
    [
      [-30, 96, 110],
      [70, 84, 84],
      [150, 100, 130],
      [390, 90, 96],
      [470, 84, 130],
      [700, 110, 120],
    ].map(([x = 0, w = 0, h = 0], i) => house(x, w, h, i)),
  );
}

/** Up there a cuckoo is standing in. */
function belfry(scene: Scene): void {
  const S = scene.element('belfry');
  const tower = rectangle(572, 150, 696, 640);
  const tone = new Tone(0.7).fill(rectangle(650, 100, 720, 660), 0.25, { soft: 20 });
  const stone = [oklch(0.56, 0.05, 285), oklch(0.7, 0.045, 50), oklch(0.86, 0.04, 75), oklch(0.95, 0.03, 85)];
  scene.add(
    modelled(S, tower, { tone, colours: stone, flow: 0, length: 26, width: 5, uneven: 0.16 }),
    path('M590 300V216C592 168 676 168 678 216V300Z', oklch(0.42, 0.06, 270)),
    path('M604 300V220C606 184 662 184 664 220V300Z', oklch(0.74, 0.06, 240)),
    line('M584 302H686', oklch(0.95, 0.02, 85), 9),
    line('M566 152H702', oklch(0.95, 0.02, 85), 12),
    path('M558 148L634 36L710 148Z', oklch(0.5, 0.08, 172)),
    path('M634 36L710 148H660Z', oklch(0.36, 0.07, 178)),
    path('M558 148L634 36L650 60C620 84 600 110 590 148Z', '#ffffff'),
    // The beam it hung from, and a cut rope.
    line('M594 214H674', oklch(0.4, 0.06, 50), 8),
    line('M634 214C632 226 636 234 633 244', oklch(0.6, 0.07, 70), 3),
    moved(
      { x: 634, y: 296, s: 0.92 },
      cel(
        S,
        '-34,-8 -14,-30 2,-46 16,-48 22,-38 18,-20 6,-6 -10,-2 -28,2',
        oklch(0.5, 0.05, 250),
        laid('-10,0 6,-20 20,-30 24,-10 6,6', oklch(0.9, 0.02, 90), 0.95),
      ),
      path('M20 -44L36 -50L22 -38Z', oklch(0.7, 0.15, 70)),
      path('M21 -39L34 -34L20 -36Z', oklch(0.6, 0.14, 60)),
      ellipse(14, -42, 2, 2, '#201820'),
      line('M-2 -2v6M6 -4v8', oklch(0.6, 0.14, 60), 2.4),
    ),
  );
}

function square(scene: Scene): void {
  const S = scene.element('square');
  const tone = new Tone(0.74)
    .fill(closedCurve('240,960 420,930 700,690 790,760 720,900 560,1010 380,1060 230,1020', 8), 0.12, {
      soft: 50,
      amount: 0.9,
    })
    .fill(closedCurve('-20,1080 300,1110 620,1160 820,1120 820,1230 -20,1230'), 0.4, {
      soft: 60,
      amount: 0.8,
    })
    .glow(120, 1000, 200, 0.15, 90);
  scene.add(
    modelled(S, trace('-20,616 200,606 420,616 640,604 820,614 820,1220 -20,1220'), {
      tone,
      colours: SNOW,
      flow: (x, y) => 0.2 * S.noise.fbm(x / 150, y / 90, 2),
      length: 56,
      width: 6,
      uneven: 0.1,
    }),
    times(40, () => {
      const [x, y] = [S.rng.range(360, 800), S.rng.range(960, 1180)];
      return ellipse(x, y, 7, 4, SHADE, 'opacity=".4"');
    }),
  );
}

/** Brought the samovar, on tiptoe. */
function horse(scene: Scene): void {
  const S = scene.element('horse');
  const made = beast(S.element('body'), {
    kind: 'horse',
    x: 176,
    y: 1128,
    s: 1.55,
    pose: 'walk',
    nod: 12,
    colours: { coat: oklch(0.5, 0.08, 50), dark: oklch(0.28, 0.05, 40) },
    angle: FROM,
    shade: oklch(0.3, 0.05, 30),
    light: oklch(0.93, 0.06, 80),
  });
  scene.add(
    softShadow(S, 180, 1136, 130, 16, SHADE, 0.8),
    made.svg,
    trace('100,1120 144,1127 214,1120 268,1129').map(([x, y]) =>
      moved(
        { x, y },
        cel(
          S,
          '-26,2 -21,-12 0,-8 21,-12 26,4 20,15 -20,15',
          '#ffffff',
          laid('0,-16 30,-16 30,20 -18,20 4,6', oklch(0.78, 0.07, 168), 0.85),
        ),
      ),
    ),
  );
}

/** Every household gave one. */
function pillows(scene: Scene): void {
  const S = scene.element('pillows');
  const pillow = (list: string, stripe: Colour, name: string): Mark => {
    const shape = closedCurve(list);
    return modelled(S.element(name), shape, {
      tone: new Tone(0.4).round(shape, { from: FROM, before: 34, size: 46, light: 1, dark: 0.15 }),
      colours: [oklch(0.6, 0.06, 275), oklch(0.78, 0.04, 265), oklch(0.93, 0.02, 90), '#ffffff'],
      flow: 0.3,
      length: 26,
      width: 5,
      over: times(7, (i) => {
        const [x0, y0, x1, y1] = bounds(shape);
        const x = x0 + ((x1 - x0) * (i + 0.5)) / 7;
        const bow = (i - 3) * 12;
        return brushLine(
          S,
          trace(
            `${fix(x - bow * 0.4)},${y0} ${fix(x + bow)},${fix((y0 + y1) / 2)} ${fix(x - bow * 0.4)},${y1}`,
          ),
          3,
          stripe,
          { opacity: 0.55, attack: 0.02, decay: 0.02 },
        );
      }),
    });
  };
  scene.add(
    softShadow(S, 200, 980, 260, 34, SHADE, 0.8),
    pillow(
      '-34,516 -10,520 60,540 140,532 206,504 222,512 208,580 210,660 236,740 222,752 140,738 50,744 -30,760 -40,640',
      oklch(0.7, 0.08, 250),
      'a',
    ),
    pillow(
      '-6,700 8,690 90,716 190,710 286,700 296,712 286,780 296,860 316,918 304,930 200,914 100,918 10,932 -4,920 12,860 10,780',
      oklch(0.68, 0.12, 25),
      'b',
    ),
    pillow(
      '30,872 44,862 130,884 240,878 350,868 364,880 350,930 366,996 352,1010 250,998 140,1000 44,1014 32,1002 48,940',
      oklch(0.7, 0.09, 165),
      'c',
    ),
  );
}

interface Caller {
  x: number;
  y: number;
  s: number;
  flip?: number;
  coat: Colour;
  hat: Colour;
  kind: 'kerchief' | 'cap' | 'bobble';
}

/** Seen from behind, three quarters, carrying a steaming cup before them to the left. */
function caller(S: Easel, o: Caller): Mark {
  const deep = mix(o.coat, oklch(0.2, 0.04, 280), 0.45);
  const skin = oklch(0.82, 0.075, 50);
  const hats = {
    kerchief: [
      cel(
        S,
        '-24,-150 -18,-176 4,-184 24,-172 28,-146 18,-122 -4,-118 -18,-128',
        o.hat,
        laid('6,-190 34,-170 30,-116 8,-114 14,-150', mix(o.hat, '#301820', 0.4), 0.8),
      ),
      cel(S, '10,-124 26,-112 22,-96 8,-108', mix(o.hat, '#301820', 0.3)),
    ],
    cap: [
      cel(
        S,
        '-22,-152 -22,-172 -4,-184 18,-180 26,-160 22,-136 8,-128 2,-148 -10,-154',
        o.hat,
        laid('6,-190 34,-170 28,-126 12,-130 10,-160', mix(o.hat, '#201820', 0.45), 0.8),
      ),
      line('M-26 -154Q-12 -160 2 -154', mix(o.hat, '#ffffff', 0.25), 8),
    ],
    bobble: [
      cel(
        S,
        '-23,-148 -20,-170 -2,-182 18,-176 26,-150 22,-140 0,-146',
        o.hat,
        laid('6,-190 34,-170 30,-130 10,-140', mix(o.hat, '#301820', 0.4), 0.8),
      ),
      ellipse(4, -188, 9, 9, '#ffffff'),
      line('M-23 -147Q0 -154 25 -142', '#ffffff', 7),
    ],
  };
  const { flip = 1 } = o;
  return group(
    { transform: `translate(${o.x} ${o.y}) scale(${o.s * flip} ${o.s})` },
    softShadow(S, 26, 0, 60, 10, SHADE, 0.9),
    cel(S, '-22,2 -24,-26 0,-28 0,-6 -2,3', oklch(0.26, 0.03, 280)),
    cel(S, '6,3 4,-28 28,-26 28,-2 26,4', oklch(0.22, 0.03, 280)),
    cel(S, '-10,-112 -34,-104 -58,-96 -64,-86 -50,-80 -24,-86', deep),
    cel(
      S,
      '-24,-118 -38,-70 -44,-16 -20,-10 20,-10 46,-18 38,-74 24,-118 0,-126',
      o.coat,
      laid('6,-130 60,-110 60,0 0,0 14,-50', deep, 0.85),
    ),
    cel(S, '-14,-138 -14,-116 14,-114 16,-138', mix(o.hat, o.coat, 0.4)),
    cel(
      S,
      'M-22 -130C-26 -133 -27 -138 -26 -141C-30 -143 -31 -146 -29 -149C-27 -152 -26 -158 -24 -162C-14 -176 14 -174 20 -152C22 -136 8 -122 -8 -124C-14 -124 -19 -127 -22 -130Z',
      skin,
      laid('-4,-120 6,-150 24,-160 26,-120', oklch(0.66, 0.08, 40), 0.7),
    ),
    ellipse(-20, -134, 5, 4, oklch(0.68, 0.16, 28), 'opacity=".5"'),
    ellipse(-19, -147, 1.9, 2.6, '#2c1a1c'),
    hats[o.kind],
    // The cup, and the near arm round it.
    smoke(S, trace('-66,-104 -72,-124 -60,-146 -70,-170 -60,-196'), {
      w0: 5,
      w1: 15,
      colour: '#ffffff',
      opacity: 0.95,
    }),
    cel(
      S,
      '-82,-104 -50,-104 -53,-84 -60,-76 -72,-76 -79,-84',
      '#ffffff',
      laid('-64,-108 -44,-108 -50,-70 -66,-70', oklch(0.76, 0.05, 240), 0.8),
    ),
    ellipse(-66, -104, 16, 4.4, oklch(0.5, 0.11, 50)),
    line('M-86 -74Q-66 -68 -46 -74', oklch(0.93, 0.02, 240), 4),
    cel(
      S,
      '0,-116 18,-108 16,-90 -6,-76 -34,-70 -50,-72 -54,-84 -40,-90 -18,-94',
      mix(o.coat, '#ffffff', 0.1),
      laid('18,-110 20,-80 -30,-60 -50,-66 -10,-84', deep, 0.75),
    ),
    cel(S, '-48,-88 -60,-88 -66,-80 -58,-72 -46,-74', oklch(0.58, 0.16, 28)),
  );
}

/** In order of age; the smallest was let through to the front. */
function callers(scene: Scene): void {
  const S = scene.element('callers');
  const people: Caller[] = [
    { x: 752, y: 880, s: 0.8, coat: oklch(0.5, 0.06, 250), hat: oklch(0.42, 0.05, 45), kind: 'cap' },
    { x: 706, y: 962, s: 0.94, coat: oklch(0.55, 0.1, 330), hat: oklch(0.86, 0.1, 88), kind: 'kerchief' },
    { x: 598, y: 1026, s: 0.74, coat: oklch(0.78, 0.14, 80), hat: oklch(0.58, 0.16, 28), kind: 'bobble' },
    { x: 718, y: 1156, s: 1.06, coat: oklch(0.44, 0.07, 165), hat: oklch(0.58, 0.15, 28), kind: 'kerchief' },
  ];
  scene.add(people.map((one, i) => caller(S.element('caller' + i), one)));
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.1, saturation: 1.04 }, paint });
