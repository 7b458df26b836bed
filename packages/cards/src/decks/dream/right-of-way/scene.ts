/** A very long dachshund sleeps from roof to roof across a street, and people stroll over it. Afternoon, from the left. */
import { card } from '../../../finishes/finish.ts';
import { wash, watercolour } from '../../../finishes/watercolour.ts';
import { jitter, mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { fix, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, profile, ribbon, tube, wobble } from '../../../kit/shapes.ts';
import { cloudySky } from '../../../motifs/cloudy-sky.ts';
import { WALK, smallPerson, type SmallPersonOptions } from '../../../motifs/small-person.ts';
import { layer, shadedFrom } from '../../../motifs/watercolour-layers.ts';
import { glaze, ink, lifted, soft, stain } from '../../../motifs/watercolour-marks.ts';

const FROM = 205;
const shaded = shadedFrom(FROM);
const COAT = '#a2522a';
const DEEP = '#3c1a1e';
const TAN = '#e2ab6a';
const TRAM = '#1f8a62';

/** A street wall: u runs from the near edge (0) to the far one (1), v from the eaves (0) to the pavement (1). */
interface Wall {
  near: number;
  far: number;
  nearTop: number;
  nearFoot: number;
  farTop: number;
  farFoot: number;
}
const LEFT: Wall = { near: -30, far: 318, nearTop: 330, nearFoot: 1260, farTop: 800, farFoot: 1012 };
const RIGHT: Wall = { near: 830, far: 500, nearTop: 360, nearFoot: 1260, farTop: 806, farFoot: 1012 };
const at = (w: Wall, u: number, v: number): Point => {
  const k = (u * 2.6) / (1 + u * 1.6); // nearer bays are wider
  return [lerp(w.near, w.far, k), lerp(lerp(w.nearTop, w.farTop, k), lerp(w.nearFoot, w.farFoot, k), v)];
};
const cell = (S: Easel, w: Wall, u0: number, u1: number, v0: number, v1: number, amp = 1.2): string => {
  const ring: Point[] = [];
  const side = (a: readonly [number, number], b: readonly [number, number]): void => {
    for (let i = 0; i < 8; i++) ring.push(at(w, lerp(a[0], b[0], i / 8), lerp(a[1], b[1], i / 8)));
  };
  side([u0, v0], [u1, v0]);
  side([u1, v0], [u1, v1]);
  side([u1, v1], [u0, v1]);
  side([u0, v1], [u0, v0]);
  return polygon(wobble(ring, S.noise, amp, 0.05));
};

function paint(): Scene {
  const scene = new Scene({ seed: 29, background: '#ffffff' });
  scene.add(
    cloudySky(scene.element('sky'), {
      top: '#3f93d0',
      bottom: '#fdeed2',
      y: 900,
      clouds: [
        [560, 150, 340, 110],
        [150, 230, 240, 80],
        [400, 640, 260, 70],
      ],
      shadow: '#a3a8cc',
      from: FROM,
      min: 0.55,
    }),
  );
  farEnd(scene);
  street(scene);
  walls(scene);
  tram(scene);
  dog(scene);
  strollers(scene);
  return scene;
}

function farEnd(scene: Scene): void {
  const F = scene.element('far');
  scene.add(
    wash(
      F,
      'M290 1014V860L320 850V820L350 816V862L372 858V776L392 720L412 776V856L440 850V826L470 822V850L520 846V1014Z',
      '#b6b4cc',
      { min: 0.55, rough: 6, region: [270, 690, 270, 340] },
    ),
    glaze(
      F,
      times(16, () => {
        const [x, y] = [F.rng.range(310, 490), F.rng.range(880, 980)];
        return `M${x} ${y}h6v10h-6Z`;
      }),
      '#8a88ac',
      { opacity: 0.7 },
    ),
    glaze(F, 'M392 724V776M384 790H402V812H384Z', '#8a88ac'),
  );
}

function street(scene: Scene): void {
  const G = scene.element('street');
  scene.add(
    layer(G, path('M-40 1260L310 1006H508L850 1260Z', G.linearAt(['#cfc0bd', '#a795a0'], 0, 1006, 0, 1200)), {
      min: 0.7,
      region: [-60, 980, 920, 280],
    }),
    layer(
      G,
      times(170, () => {
        const t = G.rng.f() ** 0.6;
        const y = lerp(1016, 1200, t);
        const x = 404 + G.rng.range(-1, 1) * lerp(96, 400, t);
        const r = lerp(2, 9, t);
        return path(smooth(blob(x, y, r * 1.9, r * 0.6, G.noise, 0.2)), jitter('#b3a0a4', G.rng, 0.05, 12));
      }),
      { rough: 2, rim: 1.2, min: 0.5, region: [-30, 1000, 860, 210] },
    ),
    // the shadow of the bridge crosses the street
    soft(G, 'M150 1130C300 1100 520 1100 700 1140L760 1180C560 1150 300 1150 120 1180Z', '#4c3f60', 10, 0.6),
    ink(G, 'M378 1012L300 1210M388 1012L344 1210M422 1012L458 1210M432 1012L506 1210', 4, '#5a5068', 0.75),
    lifted(G, 'M376 1012L296 1210L300 1210L378 1012ZM421 1012L454 1210L457 1210L423 1012Z', 0.6, 0.5),
  );
}

function walls(scene: Scene): void {
  const W = scene.element('walls');
  const bays: readonly (readonly [number, number, number, Colour])[] = [
    [0, 0.36, -0.02, '#f0b98e'],
    [0.36, 0.62, 0.05, '#f7e2b8'],
    [0.62, 0.82, -0.06, '#e8a595'],
    [0.82, 1, 0.03, '#f3d9a8'],
  ];
  for (const [wall, lit] of [
    [LEFT, false],
    [RIGHT, true],
  ] as const) {
    const E = W.element(lit ? 'right' : 'left');
    const tone = (c: Colour, k = 1): Colour =>
      lit ? mix(c, '#fff3d6', 0.12 * k) : mix(c, '#5f5f92', 0.42 * k);
    bays.forEach(([u0, u1, lift, base], i) => {
      const colour = tone(lit ? base : (['#e9c79a', '#d9b0a0', '#f0dab0', '#dba58c'][i] ?? base));
      const d = cell(E, wall, u0, u1, lift, 1);
      scene.add(
        shaded(
          E,
          d,
          {
            fill: colour,
            shade: lit ? '#b5766a' : '#3f3f70',
            from: lit ? 180 : 0,
            depth: 16,
            wet: 0.4,
            crisp: 0.2,
            min: 0.72,
            hand: 0,
            pool: 0.01,
          },
          stain(E, {
            region: [Math.min(wall.near, wall.far), 340, 360, 860],
            n: 50,
            length: 50,
            width: 5,
            angle: 1.5,
            colour: tone('#c98a6a'),
            opacity: [0.08, 0.25],
          }),
        ),
        // cornice and eaves
        shaded(E, cell(E, wall, u0, u1 + 0.005, lift - 0.03, lift + 0.015), {
          fill: tone('#fbf0d8'),
          shade: '#6a5a80',
          from: -90,
          depth: 7,
          hand: 0,
        }),
      );
      // windows in rows, shutters, flower boxes
      const rows = 5;
      const cols = i === 0 ? 3 : 2;
      for (let r = 0; r < rows; r++)
        for (let c = 0; c < cols; c++) {
          const uw = (u1 - u0) / cols;
          const a = u0 + uw * (c + 0.28);
          const b = u0 + uw * (c + 0.72);
          const v0 = lift + 0.07 + r * 0.185;
          const v1 = v0 + (r === 4 ? 0.16 : 0.115);
          if (v1 > 0.99) continue;
          const shutter = E.rng.pick(['#4f8f86', '#7a9a6a', '#5f7fa0', '#a8685a']);
          scene.add(
            layer(
              E,
              [
                path(cell(E, wall, a - uw * 0.2, b + uw * 0.2, v0, v1, 0.8), tone(shutter)),
                path(
                  cell(E, wall, a - uw * 0.03, b + uw * 0.03, v0 - 0.008, v1 + 0.008, 0.6),
                  tone('#fbf0d8'),
                ),
                path(cell(E, wall, a, b, v0, v1, 0.6), lit ? '#5a7a98' : '#2f3a5c'),
                path(
                  cell(E, wall, a, (a + b) / 2, v0, (v0 + v1) / 2, 0.4),
                  lit ? '#bcd6e2' : '#5a6a94',
                  'opacity=".8"',
                ),
                path(
                  cell(E, wall, (a + b) / 2 - uw * 0.02, (a + b) / 2 + uw * 0.02, v0, v1, 0.3),
                  tone('#fbf0d8'),
                ),
                E.rng.chance(0.3)
                  ? path(cell(E, wall, a - uw * 0.05, b + uw * 0.05, v1, v1 + 0.03), tone('#5f8a4a'))
                  : '',
              ],
              { rough: 1.4, rim: 1, min: 0.7, region: 0.3, pool: 0.03 },
            ),
          );
        }
    });
    // roofs above the near bays
    scene.add(roof(E, wall, lit));
  }
  // awnings at street level on the right
  const A = scene.element('awnings');
  for (const [u0, u1, c] of [
    [0.16, 0.32, TRAM],
    [0.42, 0.56, '#d9a24a'],
  ] as const)
    for (let k = 0; k < 5; k++)
      scene.add(
        layer(
          A,
          path(
            cell(A, RIGHT, lerp(u0, u1, k / 5), lerp(u0, u1, (k + 1) / 5), 0.79, 0.85),
            k % 2 ? '#fbf0d8' : c,
          ),
          { rough: 1.5, rim: 1, region: 0.4 },
        ),
      );
  // the dog's shadow on the sunlit wall
  scene.add(
    group(
      { 'clip-path': A.clip(cell(A, RIGHT, 0, 1, 0.02, 1)) },
      soft(A, soften('540,690 640,640 740,610 850,600 850,720 740,720 640,750 560,780'), '#5a3a5c', 9, 0.5),
    ),
  );
}

/** Tiled roof of the near house, where the dog lies. */
function roof(S: Easel, w: Wall, lit: boolean): string {
  const dir = lit ? 1 : -1;
  const [x0, y0] = at(w, 0, -0.02);
  const [x1, y1] = at(w, 0.36, -0.02);
  const peakY = y0 - 70;
  const d = `M${fix(x0 + dir * 20)} ${fix(y0 + 4)}L${fix(x1)} ${fix(y1 + 2)}L${fix(lerp(x1, x0, 0.42))} ${fix(lerp(y1, y0, 0.7) - 96)}L${fix(x0 + dir * 20)} ${fix(peakY)}Z`;
  return shaded(
    S,
    d,
    { fill: lit ? '#c9694a' : '#8a4a4e', shade: '#4a2438', from: lit ? 200 : 0, depth: 20 },
    stain(S, {
      region: [Math.min(x0, x1) - 30, peakY - 20, 260, 320],
      n: 160,
      length: 16,
      width: 2.4,
      angle: lit ? 0.5 : -0.5,
      colour: '#5a2430',
      opacity: [0.25, 0.7],
    }),
  );
}

function tram(scene: Scene): void {
  const T = scene.element('tram');
  scene.add(
    ink(T, 'M404 1010C404 960 402 900 404 860M200 880C300 872 500 872 610 884', 1.5, '#4a4660', 0.7),
    soft(T, 'M340 1116C380 1104 440 1104 476 1116C440 1124 380 1124 340 1116Z', '#2c2438', 6, 0.8),
    shaded(
      T,
      'M346 1110L348 1006C350 984 368 978 408 978C448 978 464 984 466 1006L470 1110Z',
      { fill: TRAM, shade: '#0c3a34', depth: 18, min: 0.8 },
      path('M345 1052H471V1062H345Z', '#f3e6c4'),
      path(
        'M356 1046V1004C358 996 366 994 376 994L378 1046ZM384 1046V992H430V1046ZM438 1046V994C450 994 458 996 460 1004V1046Z',
        '#2c4a66',
      ),
      path('M386 1044V994H404L390 1044Z', '#a8cfe0', 'opacity=".7"'),
      path(smooth(blob(407, 1084, 9, 9, T.noise, 0.05)), '#fbe9a8'),
    ),
    path('M342 1106H474V1116H342Z', '#33304a'),
    ink(T, 'M408 978V950M394 950H424', 2.4, '#33304a', 1),
    smallPerson(T.element('driver'), {
      x: 407,
      y: 1066,
      h: 52,
      coat: '#22314e',
      hat: 'cap',
      skin: '#c98d68',
    }),
    path('M345 1050H471V1064H345Z', '#f3e6c4'),
    path('M348 1064H470L470 1104H347Z', TRAM, 'opacity=".96"'),
    path(smooth(blob(407, 1084, 9, 9, T.noise, 0.05)), '#fbe9a8'),
    ink(T, 'M362 1070V1100M384 1068V1102M432 1068V1102M454 1070V1100', 1.8, '#0c3a34', 0.7),
  );
  // people below, hats and shadows
  const P = scene.element('passers');
  const folk: readonly (readonly [number, number, number, Colour, SmallPersonOptions['hat'], number])[] = [
    [250, 1120, 86, '#6a5a8c', 'brim', 1],
    [284, 1074, 60, '#b5604a', 'straw', -1],
    [560, 1110, 80, '#3f5f86', 'top', -1],
    [594, 1160, 104, '#8a4a5c', 'brim', 1],
    [334, 1042, 42, '#5f6a5a', 'cap', 1],
    [510, 1060, 52, '#a8743c', 'straw', -1],
  ];
  folk.forEach(([x, y, h, coat, hat, flip], i) =>
    scene.add(
      soft(
        P,
        `M${x - h * 0.2} ${y}C${x} ${y - 4} ${x + h * 0.3} ${y - 3} ${x + h * 0.6} ${y + 4}C${x + h * 0.2} ${y + 8} ${x} ${y + 6} ${x - h * 0.2} ${y}Z`,
        '#33284a',
        2.5,
        0.7,
      ),
      smallPerson(P.element('p' + i), {
        x,
        y,
        h,
        coat,
        hat: hat ?? 'brim',
        flip,
        dress: i % 2 ? 'coat' : 'jacket',
        stride: WALK,
      }),
    ),
  );
}

const BODY = tube(
  trace('46,340 150,352 270,408 390,444 500,430 590,384 650,340'),
  profile(trace('0,6 0.03,56 0.1,92 0.3,84 0.6,80 0.85,84 1,60')),
  profile(trace('0,6 0.03,50 0.1,96 0.35,92 0.6,92 0.85,108 1,70')),
);

function dog(scene: Scene): void {
  const D = scene.element('dog');
  const coat = (
    region: readonly Point[],
    n: number,
    angle: number | ((x: number, y: number) => number),
    colour = '#5a2418',
    length = 20,
  ): string =>
    stain(D, { region, n, length, width: 1.6, angle, colour, opacity: [0.12, 0.42], spread: 0.22 });
  // tail hanging down the left wall, hind leg
  scene.add(
    shaded(D, smooth(ribbon(traceCurve('60,380 44,450 56,520 48,590 64,640', 10), (t) => 20 * (1 - t) + 5)), {
      fill: COAT,
      shade: DEEP,
      depth: 14,
    }),
    shaded(
      D,
      soften(
        '110,400 170,392 214,430 214,490 190,530 184,570 196,590 160,600 128,588 136,548 122,500 100,450',
      ),
      { fill: COAT, shade: DEEP, depth: 30 },
      coat(trace('110,400 214,430 190,540 130,590'), 90, 1.4),
      path(soften('136,560 188,560 198,592 160,602 126,590'), TAN),
      ink(D, 'M146 584C146 592 148 598 150 600M164 584C164 592 166 598 168 600', 2, DEEP),
    ),
  );
  // far front leg dangling beyond
  scene.add(
    shaded(
      D,
      soften('560,440 612,436 622,490 606,540 612,580 590,596 560,588 566,540 552,490'),
      { fill: '#7a3a24', shade: DEEP, depth: 22 },
      path(soften('560,552 610,552 614,582 588,598 558,588'), '#b5824c'),
    ),
  );
  const outline = smooth(BODY.outline.filter((_, i) => i % 3 === 0));
  scene.add(
    shaded(
      D,
      outline,
      {
        fill: D.linearAt(['#d98a4e', [0.35, '#b0602f'], [0.7, '#8a4226'], '#5f2a22'], 360, 340, 350, 560),
        shade: DEEP,
        from: 240,
        depth: 50,
        min: 0.8,
        wet: 0.7,
        hand: 1.5,
      },
      coat(BODY.outline, 620, (x) => (x < 380 ? 0.3 : -0.25)),
      // ribs, belly, and the sheen along the back
      times(9, (i) =>
        soft(
          D,
          smooth(
            ribbon(
              times(8, (k) => BODY.at(0.42 + i * 0.05, -0.3 + k * 0.15)),
              (t) => 3.4 * Math.sin(Math.PI * t),
            ),
          ),
          DEEP,
          4,
          0.4,
        ),
      ),
      soft(
        D,
        smooth(
          ribbon(
            times(20, (k) => BODY.at(0.12 + k * 0.04, 0.86)),
            () => 12,
          ),
        ),
        '#e0a878',
        6,
        0,
      ),
      lifted(
        D,
        smooth(
          ribbon(
            times(20, (k) => BODY.at(0.08 + k * 0.043, -0.74)),
            (t) => 8 * Math.sin(Math.PI * t),
          ),
        ),
        0.42,
        6,
      ),
    ),
  );
  scene.add('<g transform="translate(-22 6)">');
  head(scene);
  scene.add('</g>');
}

function head(scene: Scene): void {
  const H = scene.element('head');
  // parapet the chin rests on
  scene.add(
    shaded(
      H,
      soften('590,440 640,420 690,440 700,500 690,560 700,596 660,606 628,594 636,550 610,500'),
      { fill: COAT, shade: DEEP, depth: 26 },
      path(soften('630,566 694,566 704,598 664,610 624,596'), TAN),
      ink(H, 'M644 588C644 598 648 604 650 606M664 588C664 598 668 604 670 606', 2, DEEP),
    ),
  );
  const skull =
    '560,330 588,286 636,262 684,272 714,300 742,340 766,380 776,412 764,436 726,446 676,448 620,446 570,420';
  scene.add(
    soft(H, soften('560,420 660,460 770,450 780,470 660,490 560,460'), DEEP, 8, 0.6),
    shaded(
      H,
      soften(skull),
      {
        fill: H.linearAt(['#d58a50', '#a9572c', '#6d3022'], 620, 270, 660, 450),
        shade: DEEP,
        from: 235,
        depth: 34,
        min: 0.8,
      },
      stain(H, {
        region: spline(trace(skull), true, 6),
        n: 200,
        length: 15,
        width: 1.5,
        angle: 0.7,
        colour: '#5a2418',
        opacity: [0.12, 0.42],
        spread: 0.25,
      }),
      path(soften('640,448 690,420 744,408 776,412 770,438 720,450'), TAN, 'opacity=".9"'),
      soft(H, soften('640,430 690,406 750,396 740,412 690,424'), '#8a4a26', 6, 0.6),
      path(soften('674,312 688,302 700,310 690,320'), TAN, 'opacity=".9"'),
    ),
    shaded(H, soften('752,392 768,380 784,392 784,410 768,418 754,408'), {
      fill: '#33202a',
      shade: '#0e0810',
      depth: 7,
    }),
    lifted(H, 'M762 390C768 385 774 387 776 391C771 392 766 393 762 390Z', 0.7, 0.8),
    ink(H, 'M770 418C768 430 758 436 740 436C716 438 690 436 668 428', 3, '#33141a', 0.9),
    ink(H, 'M672 338C684 350 704 350 716 336', 5, '#26101a', 0.95),
    ink(H, 'M668 328C680 316 698 316 710 324', 2.4, '#5a2418', 0.7),
    path(
      times(8, () => smooth(blob(H.rng.range(716, 752), H.rng.range(410, 428), 1.8, 1.6, H.noise, 0.2))).join(
        '',
      ),
      '#5a2418',
    ),
  );
  // the ear, heavy as a curtain, with a line of washing
  const ear = '586,296 622,290 648,316 650,372 638,430 626,484 600,506 570,492 556,446 556,386 564,334';
  const L = scene.element('line');
  scene.add(
    soft(H, soften('600,320 664,330 668,420 640,510 600,520'), DEEP, 10, 0.6),
    shaded(
      H,
      soften(ear),
      { fill: '#84401f', shade: '#2c1218', depth: 34, min: 0.82 },
      stain(H, {
        region: spline(trace(ear), true, 6),
        n: 150,
        length: 22,
        width: 1.7,
        angle: 1.5,
        colour: '#33141a',
        opacity: [0.15, 0.5],
      }),
      lifted(H, soften('576,340 590,320 596,360 586,420 572,400'), 0.3, 7),
    ),
    ink(L, 'M604 498C640 560 700 580 792 560', 2.2, '#4a4050', 0.95),
  );
  const peg = (x: number, y: number): string => path(`M${x - 3} ${y - 9}h6v18h-6Z`, '#d9a24a');
  const cloth = (d: string, fill: Colour): string =>
    shaded(L, d, { fill, shade: '#6f6a94', depth: 9, min: 0.88 });
  scene.add(
    cloth('M628 534L664 552L660 604L644 600L626 590Z', '#fdf8ee'),
    cloth('M676 556L690 560L694 578L704 562L716 564L712 616L682 612Z', '#f0c9b0'),
    cloth('M730 566L764 566L764 606C756 600 752 606 748 614C742 604 736 608 728 606Z', '#a9d0dc'),
    peg(606, 500),
    peg(632, 536),
    peg(660, 552),
    peg(680, 558),
    peg(712, 564),
    peg(734, 566),
    peg(760, 566),
  );
}

function strollers(scene: Scene): void {
  const P = scene.element('strollers');
  const back = (t: number): Point => BODY.at(t, -0.99);
  const person = (
    name: string,
    t: number,
    h: number,
    o: Partial<SmallPersonOptions> & { coat: Colour },
  ): void => {
    const E = P.element(name);
    const [x, y] = back(t);
    scene.add(
      soft(
        E,
        `M${fix(x - 12)} ${fix(y + 4)}C${fix(x)} ${fix(y)} ${fix(x + 22)} ${fix(y + 4)} ${fix(x + 36)} ${fix(y + 12)}C${fix(x + 18)} ${fix(y + 14)} ${fix(x)} ${fix(y + 10)} ${fix(x - 12)} ${fix(y + 4)}Z`,
        DEEP,
        2.5,
        0.7,
      ),
      smallPerson(E, { x, y: y + 6, h, stride: WALK, ...o }),
    );
  };
  const parasol = (c: Colour): Mark => [
    `<path d="M8 -66L10 -126" stroke="#5a4636" stroke-width="2" fill="none"/>`,
    path(
      'M-22 -112C-18 -140 36 -142 42 -114C34 -120 28 -118 22 -113C16 -120 6 -120 0 -112C-6 -118 -14 -118 -22 -112Z',
      c,
    ),
    path('M10 -134C24 -134 38 -128 42 -114C34 -120 28 -118 22 -113Z', mix(c, '#33284a', 0.35)),
  ];
  const carry = ['-5,16 -6,32', '6,10 2,12'] as const;
  person('a', 0.27, 92, {
    coat: '#5f7fb0',
    dress: 'skirt',
    hat: 'brim',
    flip: -1,
    arms: carry,
    holding: parasol('#f3e0b0'),
  });
  person('b', 0.34, 98, { coat: '#3c3a54', dress: 'coat', hat: 'top', flip: -1 });
  person('child', 0.395, 56, {
    coat: TRAM,
    hat: 'straw',
    flip: -1,
    arms: ['-6,12 -10,24', '4,-8 6,-22'],
    holding: [
      `<path d="M14 -100C30 -130 22 -160 40 -190" stroke="#5a4636" stroke-width="1.6" fill="none"/>`,
      path('M40 -190C22 -204 24 -236 44 -236C64 -236 64 -202 40 -190Z', TRAM),
    ],
  });
  person('c', 0.52, 90, { coat: '#a8503f', dress: 'jacket', hat: 'cap', flip: 1, legs: '#4a4658' });
  person('d', 0.6, 94, {
    coat: '#efe3cc',
    dress: 'skirt',
    hat: 'kerchief',
    hatColour: '#c9705a',
    flip: 1,
    arms: ['-5,16 -6,30', '8,14 10,28'],
    holding: [
      path('M10 -52C8 -40 24 -38 30 -44L30 -54Z', '#b58248'),
      path('M12 -55C14 -68 28 -68 30 -56', 'none', 'stroke="#8a5c30" stroke-width="2"'),
    ],
  });
  person('e', 0.72, 90, { coat: '#4f6a4c', dress: 'coat', hat: 'brim', flip: -1 });
  // pigeons warming themselves
  const B = scene.element('pigeons');
  for (const [t, flip] of [
    [0.44, 1],
    [0.465, -1],
    [0.655, 1],
    [0.79, -1],
    [0.815, 1],
    [0.2, 1],
  ] as const) {
    const [x, y] = back(t);
    scene.add(
      group(
        { transform: `translate(${fix(x)} ${fix(y + 3)}) scale(${flip * 0.95} .95)` },
        shaded(B, soften('-22,-4 -12,-10 0,-14 8,-20 14,-20 17,-15 14,-9 10,-1 0,2 -14,1'), {
          fill: '#b3bccd',
          shade: '#4a5068',
          depth: 6,
        }),
        path('M16 -16l6 2l-6 1Z', '#d9925a'),
      ),
    );
  }
  // toll mouse by the tail, with its pole and a saucer of coins
  const M = scene.element('mouse');
  scene.add(
    group(
      { transform: 'translate(150 262)' },
      ink(M, 'M22 0L22 -46M-46 -52L64 -36', 3.6, '#7a5230', 1),
      times(5, (i) =>
        path(`M${-40 + i * 22} ${-51 + i * 3.2}l10 1.6l-1 5l-10 -1.6Z`, i % 2 ? '#fbf0d8' : '#c23a28'),
      ),
      shaded(M, soften('-16,0 -20,-16 -12,-32 2,-36 10,-26 12,-10 8,2'), {
        fill: '#a39a9c',
        shade: '#4a424e',
        depth: 9,
      }),
      shaded(M, soften('-10,-34 -8,-46 6,-50 18,-42 22,-36 10,-32'), {
        fill: '#b3a9aa',
        shade: '#4a424e',
        depth: 6,
      }),
      path(soften('-12,-44 -14,-54 -4,-56 0,-47'), '#c9a0a0'),
      path('M-12 -48C-10 -60 10 -60 12 -50L18 -47L-12 -46Z', TRAM),
      path(smooth(blob(12, -41, 1.5, 1.5, M.noise, 0.1)), '#15101a'),
      ink(M, 'M-16 -2C-32 0 -36 -12 -46 -8', 2, '#b08a8a', 1),
      path('M-2 -18C6 -16 12 -18 18 -22L20 -18C14 -12 6 -10 -2 -12Z', '#b3a9aa'),
    ),
    group(
      { transform: 'translate(112 268)' },
      shaded(M, 'M-14 -6C-6 -2 8 -2 16 -6L10 2H-8Z', { fill: '#f3e6cc', shade: '#8f86a0', depth: 4 }),
      path('M-8 -7h8v-3h-8ZM0 -8h8v-3h-8Z', '#e2b23a'),
    ),
  );
}

export default card({ finish: watercolour, grade: { seed: 71 }, paint });
