/** D83: on stage the painted plywood waves have sprung a leak, and a real sea pours over the footlights. */
import { card } from '../../../finishes/finish.ts';
import { stageFlat, theatre } from '../../../finishes/theatre.ts';
import { brushLine, flowField, strokes } from '../../../kit/brush.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { flowing, foam } from '../../../motifs/breaking-wave.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { apron, gilded, proscenium, velvet } from '../../../motifs/playhouse.ts';

const sea = '#1c9a86';
const foamWhite = '#f4fff2';

/** One painted wave crest on a flat: hook to the right. */
const crest = (x: number, y: number, w: number, h: number): Point[] =>
  trace(
    '0,0 0.16,-0.12 0.3,-0.42 0.46,-0.8 0.7,-1 0.94,-0.92 1.02,-0.66 0.94,-0.5 0.9,-0.7 0.74,-0.72 0.66,-0.5 0.74,-0.2 0.94,-0.02',
  ).map(([u, v]): Point => [x + u * w, y + v * h]);

/** A row of plywood waves with painted spirals. */
function waveRow(
  S: Easel,
  o: { y: number; w: number; h: number; colour: Colour; from: number; to: number },
): string {
  const n = Math.round((o.to - o.from) / o.w);
  const top = times(n, (i) =>
    spline(crest(o.from + i * o.w, o.y + S.rng.gauss(0, 3), o.w, o.h), false, 5),
  ).flat();
  const light = mix(o.colour, '#f0cfa0', 0.42);
  const curls = times(n, (i) => {
    const [x, y] = [o.from + i * o.w, o.y];
    const at = (p: string): Point[] => trace(p).map(([u, v]): Point => [x + u * o.w, y + v * o.h]);
    return (
      path(
        smooth(
          ribbon(
            spline(at('0.12,0.1 0.36,-0.3 0.52,-0.68 0.72,-0.86 0.9,-0.8')),
            (t) => 1.5 + Math.sin(t * 3.1) * 5,
          ),
        ),
        light,
      ) +
      path(
        smooth(
          ribbon(spline(at('0.3,0.2 0.5,-0.2 0.58,-0.5 0.68,-0.62')), (t) => 1 + Math.sin(t * 3.1) * 3.4),
        ),
        light,
        'opacity=".7"',
      ) +
      path(smooth(ribbon(spline(at('0.02,0.34 0.3,0.28 0.66,0.36 1,0.3')), () => 2.6)), light, 'opacity=".6"')
    );
  });
  return stageFlat(S, [[o.from, o.y + 190], ...top, [o.to, o.y + 190]], o.colour, {
    gap: 22,
    edge: [6, -4],
    brushed: 70,
    painted: curls,
  });
}

function house(scene: Scene): void {
  const S = scene.element('backdrop');
  scene.add(
    stageFlat(S, trace('90,120 710,120 710,800 90,800'), '#6d3a66', {
      gap: 2,
      brushed: 0,
      painted: [
        path(
          polygon(trace('80,110 720,110 720,810 80,810')),
          S.radialAt(['#ffe9b4', [0.22, '#f2b078'], [0.46, '#8a4f96'], '#231547'], 410, 420, 430),
        ),
        times(18, (i) => {
          const a = (i / 18) * Math.PI * 2 + 0.1;
          const ray = (k: number, r: number): Point => [410 + Math.cos(a + k) * r, 420 + Math.sin(a + k) * r];
          return path(
            polygon([ray(-0.05, 150), ray(0.05, 150), ray(0.09, 620), ray(-0.09, 620)]),
            '#ffe0a0',
            'opacity=".16"',
          );
        }),
        strokes(S, {
          region: [90, 120, 620, 500],
          n: 80,
          length: 90,
          width: 6,
          angle: 0,
          spread: 0.06,
          bend: 0.03,
          colour: '#ffd9a0',
          opacity: [0.05, 0.16],
        }),
      ],
    }),
    stageFlat(S, blob(410, 420, 138, 138, S.noise, 0.012, 1.2, 60), '#fff0c4', {
      gap: 8,
      edge: [4, -3],
      brushed: 0,
      painted: [
        path(
          smooth(blob(410, 420, 150, 150, S.noise, 0.01)),
          S.radialAt(['#fffbe6', [0.6, '#ffeeb8'], '#f3b96a'], 400, 440, 150),
        ),
        times(5, (i) =>
          path(
            smooth(blob(340 + i * 34, 350 + ((i * 47) % 70), 18 - i * 2, 14 - i, S.noise, 0.1)),
            '#f0c27a',
            'opacity=".35"',
          ),
        ),
      ],
    }),
    glow(S, 410, 420, 340, '#ffdf9a', 0.7),
  );
}

/** The sea itself: one wave that has come through the boards, over the lamps and down into the house. */
function water(scene: Scene): void {
  const S = scene.element('water');
  const wave = pathPoints(
    'M120 822C190 800 236 742 262 668C288 580 330 500 420 470C510 444 596 474 612 548C616 580 606 604 592 616C592 580 566 556 532 560C488 566 470 606 482 652C498 706 580 748 668 780C690 792 700 808 700 826L700 850L110 850Z',
    7,
  );
  const face = flowField([
    [300, 640, -62],
    [380, 510, -32],
    [480, 470, 4],
    [590, 520, 70],
    [200, 790, -28],
    [420, 640, -70],
    [440, 760, 20],
    [600, 790, 18],
  ]);
  scene.add(
    path(smooth(wave), '#12081a', `opacity=".5" transform="translate(8 14)" filter="${blur(S, 12)}"`),
    path(
      smooth(wave),
      S.linearAt(['#d8f7c8', [0.2, '#7fdcae'], [0.45, sea], [0.8, '#0d5a5c'], '#0c4450'], 480, 450, 400, 850),
    ),
    flowing(S, wave, {
      n: 430,
      angle: face,
      colour: (x, y) =>
        S.noise.n2(x / 22, y / 60) > 0
          ? mix('#d6ffe0', '#4fc7a4', (y - 450) / 330)
          : mix('#1f9a80', '#0a3f4a', (y - 450) / 330),
      width: 3.2,
      length: 84,
    }),
    // the hollow of the curl
    path(
      smooth(
        pathPoints(
          'M592 616C592 580 566 556 532 560C488 566 470 606 482 652C488 676 504 694 526 710C522 676 534 640 592 616Z',
          6,
        ),
      ),
      S.linearAt(['#0b4f50', '#127a70'], 480, 560, 590, 700),
    ),
    times(9, (i) =>
      brushLine(
        S,
        [
          [486 + i * 4, 640 + i * 7],
          [500 + i * 6, 590 + i * 9],
          [534 + i * 5, 574 + i * 7],
          [578, 596 + i * 3],
        ],
        2,
        i % 2 ? '#5fd0ac' : '#0a3f46',
        { opacity: 0.7 },
      ),
    ),
    foam(S, trace('592,616 606,586 608,548 584,506 536,478 480,466 420,474 366,504'), {
      n: 150,
      size: 13,
      spread: 7,
      white: foamWhite,
      shade: '#6fb8a6',
    }),
    foam(S, trace('588,612 578,586 552,566 524,566 498,584'), {
      n: 46,
      size: 8,
      spread: 4,
      white: foamWhite,
      shade: '#6fb8a6',
    }),
    foam(S, trace('366,504 318,568 284,640 258,700 216,764 150,808'), {
      n: 90,
      size: 9,
      spread: 5,
      white: foamWhite,
      shade: '#4fa99a',
    }),
  );
}

/** Splintered plywood round the hole. */
function splinters(S: Easel): string {
  const shard = (p: string, c: Colour): string =>
    stageFlat(S, trace(p), c, { gap: 12, edge: [4, -4], brushed: 12 });
  return (
    shard('108,700 190,664 222,700 206,724 246,742 212,760 238,786 160,816 96,818', '#6a3a6e') +
    shard('700,690 640,672 652,704 614,704 640,734 598,744 650,770 640,800 706,824', '#6a3a6e') +
    moved({ x: 226, y: 640, r: -34 }, shard('-30,-12 34,-18 42,-2 20,4 30,14 -24,12', '#7a4a7a')) +
    moved({ x: 662, y: 622, r: 24 }, shard('-22,-9 20,-14 28,6 -4,4 -18,12', '#7a4a7a'))
  );
}

function ship(S: Easel): string {
  return (
    line('M196 130L204 420M262 130L258 300C256 330 272 340 262 366', '#1c0d1c', 2.2) +
    moved(
      { x: 214, y: 580, s: 1.06, r: -12 },
      stageFlat(S, trace('-66,-34 -40,-22 30,-22 62,-44 54,-10 34,14 -38,14 -56,-6'), '#9a5a34', {
        gap: 8,
        edge: [3, -3],
        brushed: 12,
        painted: [
          line('M-60 -12C-20 -4 30 -6 58 -20M-50 2C-20 8 24 6 48 -4', '#6a3a22', 3),
          times(4, (i) => path(smooth(blob(-30 + i * 20, -10, 3.6, 3.6, S.noise, 0.05, 1, 8)), '#ffdf9a')),
        ],
      }),
      path(wobblyPolygon(S, trace('-4,-150 2,-150 3,-22 -5,-22')), '#6a3a22'),
      stageFlat(S, pathPoints('M6 -146C44 -130 52 -92 42 -60C28 -56 14 -56 4 -60Z', 5), '#f0dcb4', {
        gap: 5,
        edge: [2, -2],
        brushed: 8,
      }),
      stageFlat(S, pathPoints('M-8 -130C-32 -116 -44 -88 -46 -60C-32 -54 -18 -54 -8 -56Z', 5), '#e4c998', {
        gap: 5,
        edge: [2, -2],
        brushed: 8,
      }),
      path('M-1 -150L-24 -160L-1 -168Z', velvet),
    ) +
    foam(S, trace('146,612 190,596 236,592 290,566'), {
      n: 56,
      size: 7,
      spread: 4,
      white: foamWhite,
      shade: '#4fa99a',
    })
  );
}

/** What has gone over the edge: sheets of water, the pool it makes in the stalls. */
function cascade(scene: Scene): void {
  const S = scene.element('cascade');
  const sheet = pathPoints(
    'M204 812C270 804 560 800 624 812C634 840 624 872 642 906C662 940 646 984 668 1010C684 1036 720 1046 760 1056L60 1060C110 1046 140 1030 150 1000C160 972 182 950 176 912C174 880 196 850 204 812Z',
    8,
  );
  const strand = (x: number, w: number, long: number): string => {
    const fall = spline([
      [x, 812],
      [x + (x < 400 ? -5 : 5), 850],
      [x + (x < 400 ? -8 : 8), 812 + long],
    ]);
    return (
      path(smooth(ribbon(fall, (t) => w * (0.6 + t * 0.5), S.noise, 2)), '#2aa88e') +
      path(smooth(ribbon(fall, (t) => w * 0.3 * (1 - t * 0.4), S.noise, 1)), '#c9f7e0', 'opacity=".8"')
    );
  };
  scene.add(
    strand(186, 9, 226),
    strand(168, 4, 220),
    strand(640, 10, 226),
    strand(662, 5, 224),
    strand(678, 3, 222),
  );
  const down = (x: number): number => Math.PI / 2 + (410 - x) * 0.0011;
  scene.add(
    path(
      smooth(sheet),
      S.linearAt(['#5fd0b0', [0.14, '#1c9a86'], [0.55, '#127a74'], '#9fe6cc'], 0, 806, 0, 1050),
    ),
    flowing(S, sheet, {
      n: 620,
      angle: down,
      colour: (x, y) =>
        S.noise.n2(x / 9, y / 200) > -0.05
          ? mix('#e6fff0', '#62cdb0', S.rng.f())
          : mix('#0d5f62', '#1a8a7c', S.rng.f()),
      length: 100,
      width: 3,
      opacity: [0.3, 0.8],
    }),
    foam(S, trace('204,812 280,804 360,808 440,802 540,806 624,812'), {
      n: 90,
      size: 8,
      spread: 4,
      white: foamWhite,
      shade: '#59b8a2',
    }),
    [278, 572].map((x, i) =>
      path(
        'M-24 12C-28 -12 -14 -26 0 -28C14 -26 28 -12 24 12Z',
        '#6a4a24',
        `transform="translate(${x} ${806 + i * 3}) rotate(${i ? 38 : -52})" ${gilded(S, 5)}`,
      ),
    ),
  );
  const pool = scene.element('pool');
  const surface = pathPoints(
    'M-20 1034C120 1000 260 1016 410 1012C560 1016 690 1000 820 1032L820 1220L-20 1220Z',
    8,
  );
  scene.add(
    path(smooth(surface), pool.linearAt(['#2aa48e', [0.35, '#0f6a68'], '#0a2c3c'], 0, 1010, 0, 1200)),
    flowing(pool, surface, {
      n: 380,
      angle: (x, y) => (x - 410) * 0.0004 + pool.noise.n2(x / 90, y / 30) * 0.2,
      colour: (x, y) =>
        pool.noise.n2(x / 60, y / 12) > 0
          ? mix('#b8f2d8', '#3fae98', (y - 1010) / 190)
          : mix('#0f5a5c', '#071f30', (y - 1010) / 190),
      length: 90,
      width: 3,
      opacity: [0.25, 0.65],
    }),
    foam(pool, trace('80,1050 180,1036 300,1046 420,1038 540,1046 660,1036 740,1050'), {
      n: 240,
      size: 15,
      spread: 11,
      white: foamWhite,
      shade: '#6fb8a6',
    }),
    foam(pool, trace('40,1096 160,1082 260,1098'), {
      n: 40,
      size: 7,
      spread: 4,
      white: '#d6f5e6',
      shade: '#2f8f84',
    }),
    foam(pool, trace('500,1112 620,1092 760,1100'), {
      n: 46,
      size: 7,
      spread: 4,
      white: '#d6f5e6',
      shade: '#2f8f84',
    }),
    glow(pool, 410, 1060, 360, '#c9ffe0', 0.3, 0.5, 0.3),
  );
}

/** The prompter stays at his post, with a snorkel. */
function prompter(S: Easel): string {
  return (
    path(
      smooth(
        pathPoints('M388 838C384 794 404 772 432 770C460 772 480 794 476 838C450 848 414 848 388 838Z', 5),
      ),
      '#a8702e',
      gilded(S, 10),
    ) +
    path(
      smooth(
        pathPoints('M402 836C400 806 412 790 432 789C452 790 464 806 462 836C444 842 420 842 402 836Z', 5),
      ),
      '#180a14',
    ) +
    path(smooth(blob(432, 822, 21, 13, S.noise, 0.04)), '#2a3a44') +
    path(smooth(blob(432, 822, 17, 9, S.noise, 0.04)), '#8fd8d0') +
    line('M424 818C428 815 434 815 438 817', '#ffffff', 2.6) +
    line('M456 830C470 826 474 800 472 754', '#e0a13a', 6) +
    line('M472 768L472 750', velvet, 7) +
    foam(S, trace('384,840 410,848 440,848 480,840'), {
      n: 30,
      size: 7,
      spread: 3,
      white: foamWhite,
      shade: '#59b8a2',
    })
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 8383, background: '#14081a' });
  house(scene);
  scene.add(
    waveRow(scene.element('far row'), { y: 620, w: 98, h: 92, colour: '#9a5a86', from: 80, to: 730 }),
    waveRow(scene.element('middle row'), { y: 702, w: 128, h: 116, colour: '#7a4278', from: 60, to: 750 }),
    path(wobblyPolygon(scene.element('stage'), trace('60,760 740,760 740,830 60,830')), '#4a2830'),
    ship(scene.element('ship')),
  );
  water(scene);
  scene.add(splinters(scene.element('splinters')));
  scene.add(apron(scene.element('apron')));
  cascade(scene);
  scene.add(prompter(scene.element('prompter')));

  // the stagehand does what he can
  const hand = scene.element('stagehand');
  const man = figure(hand, {
    x: 132,
    y: 812,
    s: 1.15,
    view: 'side',
    flip: 1,
    pose: 'sweep',
    garment: 'jacket',
    hat: 'cap',
    colours: { coat: '#2c3350', trousers: '#211a2c', hat: '#5a2030', boots: '#15101a' },
    angle: -20,
    shade: '#12061a',
    light: '#ffd9a0',
  });
  scene.add(
    man.svg,
    line(`M${man.hands[0][0] - 12} ${man.hands[0][1] - 36}L212 806`, '#c9a06a', 4),
    strokes(hand, {
      region: [200, 800, 24, 10],
      n: 26,
      length: 26,
      width: 2.4,
      angle: 0.6,
      spread: 0.5,
      colour: '#e9ddc4',
      opacity: [0.7, 1],
    }),
  );

  proscenium(scene);

  // what the orchestra left behind
  const afloat = scene.element('afloat');
  scene.add(
    moved(
      { x: 664, y: 1124, r: -14, s: 0.9 },
      path(
        soften('-70,0 -60,-24 -34,-28 -20,-16 -6,-16 10,-30 44,-32 62,-10 62,12 40,18 -50,18'),
        '#9a4f22',
        gilded(afloat, 8),
      ),
      path(wobblyPolygon(afloat, trace('60,-10 140,-30 142,-22 62,2')), '#3a1c14'),
      path(smooth(blob(148, -31, 10, 9, afloat.noise, 0.1)), '#7a3f1e'),
      line('M-40 -6L140 -27M-40 -2L140 -24', '#f0dcb4', 1.4),
      line('M-6 -22C-10 -16 -10 -6 -6 0M-20 -22C-16 -16 -16 -4 -20 0', '#2a100c', 2.4),
    ),
    foam(afloat, trace('590,1142 650,1144 720,1130'), {
      n: 26,
      size: 6,
      spread: 3,
      white: '#d6f5e6',
      shade: '#2f8f84',
    }),
    moved(
      { x: 132, y: 1128, r: 8 },
      path(soften('-40,8 -26,2 -24,-22 0,-32 24,-22 26,2 40,8 0,16'), '#1c1420', gilded(afloat, 6)),
      line('M-25 0C-8 6 8 6 25 0', velvet, 5),
    ),
  );
  scene.add(
    group(
      {},
      `<rect width="800" height="1200" fill="${afloat.radialAt(
        fading('#10061a', 0, [0.62, 0], 0.6),
        410,
        640,
        760,
      )}"/>`,
    ),
  );
  return scene;
}

export default card({ finish: theatre, grade: { centre: [0.52, 0.5], house: 0.34, haze: 0.3 }, paint });
