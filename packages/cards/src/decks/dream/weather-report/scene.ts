/** A woman sits and combs her hair: what is not combed yet is a storm at sea, with a ship in it. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { along, closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { lerp, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { profile, ribbon } from '../../../kit/shapes.ts';
import { sinkingShip } from '../../../motifs/sinking-ship.ts';
import { breaker, stormHair } from '../../../motifs/storm-hair.ts';

const P = {
  wall: oklch(0.72, 0.1, 40),
  wallDark: oklch(0.56, 0.11, 32),
  floor: oklch(0.36, 0.08, 25),
  deep: oklch(0.2, 0.05, 255),
  foam: oklch(0.95, 0.025, 200),
  skin: oklch(0.82, 0.07, 60),
  gown: oklch(0.93, 0.025, 85),
  comb: oklch(0.62, 0.13, 65),
};
const SEA = [
  oklch(0.2, 0.06, 262),
  oklch(0.3, 0.08, 250),
  oklch(0.44, 0.09, 235),
  oklch(0.62, 0.08, 215),
  oklch(0.86, 0.04, 200),
];
/** From the nape over the ceiling and down to the comb and the floor. */
const SPINE = trace(
  '650,728 690,650 712,550 692,414 606,306 462,254 302,266 196,350 160,484 190,622 250,752 284,862 290,980 276,1080 226,1146 120,1180 -20,1186',
);
const half = profile(trace('0,40 0.08,58 0.18,88 0.36,118 0.5,112 0.62,90 0.72,70 0.8,66 0.9,60 1,46'));
const rough = profile(trace('0,0.2 0.06,0.5 0.16,1 0.58,1 0.66,0.55 0.72,0 1,0'));
const colours = ramp(SEA);

function paint(): Scene {
  const scene = new Scene({ seed: 9191, background: P.wall });
  room(scene);
  const S = scene.element('hair');
  const hair = { sea: SEA, foam: P.foam };
  scene.add(
    breaker(S.element('b1'), '712,560 770,470 790,380 760,322 720,330', 50, hair),
    breaker(S.element('b2'), '640,420 680,290 660,180 596,134 560,158', 66, hair),
    sinkingShip(S.element('ship'), {
      x: 412,
      y: 138,
      s: 0.98,
      tilt: -14,
      angle: -150,
      c: {
        hull: oklch(0.4, 0.12, 30),
        sail: oklch(0.93, 0.03, 85),
        rope: oklch(0.25, 0.04, 50),
        lamp: oklch(0.88, 0.14, 85),
        shade: P.deep,
        light: '#fff3d8',
      },
    }),
    stormHair(S, { spine: SPINE, half, rough, ...hair }).svg,
    breaker(S.element('b3'), '440,330 340,210 230,150 140,170 116,232', 64, hair),
    breaker(S.element('b4'), '250,520 150,400 84,376 44,414 58,456', 50, hair),
    breaker(S.element('b6'), '190,700 270,630 340,620 372,656 352,686', 36, hair),
  );
  scene.add(boat(scene.element('boat')), woman(scene.element('woman')));
  return scene;
}

function room(scene: Scene): void {
  const S = scene.element('room');
  scene.add(
    `<rect x="-10" y="-10" width="820" height="1220" fill="${P.wall}"/>`,
    strokes(S, {
      region: [-20, -20, 840, 1160],
      n: 1100,
      length: 80,
      width: 12,
      angle: 1.5,
      colour: (x, y) =>
        mix(P.wall, P.wallDark, clamp((x - 250) / 700 + y / 2600 + 0.3 * S.noise.fbm(x / 200, y / 200, 2))),
      opacity: [0.06, 0.18],
    }),
    path(
      polygon(trace('-20,1120 820,1120 820,1220 -20,1220')),
      S.linear([P.floor, mix(P.floor, P.deep, 0.4)]),
    ),
    brushLine(S, trace('-20,1120 400,1118 820,1121'), 3, mix(P.wall, '#ffffff', 0.2), {
      opacity: 0.5,
      attack: 0.01,
      decay: 0.01,
    }),
    softShadow(S, 560, 1190, 380, 50, P.deep, 0.7),
  );
}

/** Somebody has got through, and rows on over the smooth part. */
function boat(S: Easel): Mark {
  return [
    path(
      smooth(trace('92,1148 110,1152 148,1153 172,1146 162,1166 140,1172 112,1170')),
      oklch(0.45, 0.12, 30),
    ),
    brushLine(S, trace('92,1148 130,1154 172,1146'), 1.8, P.gown, {
      opacity: 0.9,
      attack: 0.02,
      decay: 0.02,
    }),
    path(smooth(trace('126,1150 124,1132 130,1122 138,1124 142,1136 142,1151')), P.deep),
    ellipse(133, 1116, 6, 7, P.skin),
    line('M136 1134L160 1160L176 1176', oklch(0.85, 0.06, 75), 2.2),
  ];
}

const FACE =
  'M566 690C548 704 538 724 536 744C535 750 533 755 531 760L513 791C510 798 515 803 525 803L528 805C524 808 518 812 517 816C519 820 524 821 529 822C523 824 519 829 520 833C522 838 527 839 528 843C523 851 523 863 532 871C546 881 566 877 584 867C604 857 622 838 628 812C638 780 642 740 622 706C606 688 584 684 566 690Z';

/** She sits upright and is in no hurry. Lit from the upper left. */
function woman(S: Easel): Mark {
  const skin = [oklch(0.46, 0.1, 20), oklch(0.66, 0.085, 22), P.skin, oklch(0.92, 0.045, 75)];
  const gown = { body: P.gown, shade: oklch(0.72, 0.045, 300), deep: oklch(0.52, 0.06, 295) };
  const [shade, dark] = [skin[1] ?? '', skin[0] ?? ''];
  return [
    // the far arm: it holds the hair away
    cel(
      S,
      '580,946 556,964 500,918 424,846 372,806 366,794 384,786 440,830 520,888 580,916',
      P.skin,
      laid('590,960 540,960 480,912 400,832 360,806 380,840 480,940', shade, 0.8),
    ),
    cel(
      S,
      '600,926 578,908 544,906 520,922 516,944 538,966 570,974',
      gown.body,
      laid('520,930 540,950 580,950 600,980 540,980', gown.shade, 0.9),
    ),
    cel(
      S,
      '392,800 384,778 362,764 336,766 318,780 320,796 334,808 352,812 376,818',
      P.skin,
      laid('400,800 380,796 350,800 320,790 330,820 380,830', shade, 0.8),
    ),
    ['319,782 336,778 350,780', '320,792 336,789 350,791', '330,803 342,800 354,801'].map((list) =>
      brushLine(S, trace(list), 1.7, dark, { opacity: 0.8 }),
    ),
    cel(
      S,
      '582,858 592,884 590,908 570,936 600,960 660,944 656,910 646,870 642,820 618,832',
      P.skin,
      laid('560,850 600,846 630,810 650,800 674,950 620,956 608,900 580,880', shade, 0.85),
    ),
    // gown
    cel(
      S,
      '590,918 566,930 550,962 552,1006 566,1050 578,1086 510,1092 436,1098 396,1116 374,1146 366,1240 810,1240 796,1160 766,1092 732,1046 728,996 714,950 686,922 650,912 630,934 606,936',
      gown.body,
      laid('700,900 820,1000 820,1250 640,1250 690,1160 700,1080 680,1010 690,950', gown.shade, 0.9),
      laid(
        '560,1010 600,1040 640,1090 560,1110 420,1140 380,1250 340,1250 380,1130 480,1096 576,1084',
        gown.shade,
        0.5,
      ),
    ),
    [
      '612,1030 604,1070 580,1094',
      '690,1076 640,1140 556,1176',
      '740,1110 690,1180 620,1214',
      '486,1106 470,1150 472,1210',
    ].map((list) => brushLine(S, trace(list), 3.4, gown.deep, { opacity: 0.6 })),
    brushLine(S, trace('588,920 606,938 632,936 652,914'), 3, gown.deep, { opacity: 0.7 }),
    face(S, skin),
    comb(S),
    // the near arm
    cel(
      S,
      '570,1052 540,1054 486,1016 430,962 398,934 410,914 434,926 490,968 548,1008 578,1016',
      P.skin,
      laid('590,1060 540,1040 480,996 420,944 394,936 420,970 500,1050 560,1070', shade, 0.8),
    ),
    cel(
      S,
      '668,936 688,960 680,1006 640,1050 584,1066 556,1056 550,1024 572,996 610,970 632,936',
      gown.body,
      laid('690,940 700,1010 640,1070 550,1070 560,1050 620,1030 656,990', gown.shade, 0.95),
    ),
    ['628,960 606,988 574,1006', '652,990 620,1022 576,1036'].map((list) =>
      brushLine(S, trace(list), 2.6, gown.deep, { opacity: 0.6 }),
    ),
    cel(
      S,
      '412,914 398,896 372,888 350,894 340,908 344,926 360,938 388,940 406,934',
      P.skin,
      laid('420,920 396,924 366,922 342,914 350,946 400,950', shade, 0.8),
    ),
    ['341,908 358,903 374,906', '342,918 360,914 374,916', '348,929 364,925 376,926'].map((list) =>
      brushLine(S, trace(list), 1.8, dark, { opacity: 0.85 }),
    ),
    cel(
      S,
      '396,896 378,884 358,884 352,892 366,898 386,906',
      P.skin,
      laid('350,894 370,896 396,906 380,912', shade, 0.7),
    ),
  ];
}

function face(S: Easel, skin: readonly string[]): Mark {
  return [
    path(FACE, P.skin),
    group(
      { 'clip-path': S.clip(FACE) },
      ellipse(640, 800, 70, 130, skin[1] ?? '', `opacity=".7" filter="${blur(S, 18)}"`),
      ellipse(560, 886, 70, 26, skin[1] ?? '', `opacity=".7" filter="${blur(S, 10)}"`),
      ellipse(558, 806, 20, 13, oklch(0.7, 0.14, 28), `opacity=".4" filter="${blur(S, 6)}"`),
      ellipse(552, 760, 24, 12, skin[1] ?? '', `opacity=".45" filter="${blur(S, 6)}"`),
    ),
    // lowered lid, brow, lips
    brushLine(S, trace('539,766 548,774 560,776 573,769'), 2.6, P.deep, { attack: 0.2, decay: 0.2 }),
    ['544,772 539,779', '551,776 548,784', '559,777 559,785'].map((list) =>
      brushLine(S, trace(list), 1.3, P.deep, { curved: false }),
    ),
    brushLine(S, trace('537,746 550,736 566,735 584,743'), 3.2, SEA[0] ?? '', { attack: 0.3, decay: 0.5 }),
    path(
      'M517 816C521 811 528 812 534 819C541 821 541 822 534 825C528 834 522 834 520 832C518 828 522 824 528 822C523 821 519 820 517 816Z',
      oklch(0.58, 0.15, 25),
    ),
    brushLine(S, trace('524,802 530,800 533,794'), 1.6, skin[0] ?? '', { opacity: 0.7 }),
    // ear
    path(smooth(trace('604,774 618,768 628,778 626,796 616,810 606,806 602,790')), oklch(0.74, 0.1, 45)),
    brushLine(S, trace('608,780 618,776 621,788 613,800'), 1.8, skin[0] ?? '', { opacity: 0.6 }),
    ellipse(611, 818, 4.5, 6, oklch(0.85, 0.13, 85)),
    temples(S),
  ];
}

/** From the hairline everything is drawn up and back, into the swell. */
function temples(S: Easel): Mark {
  const hairline = traceCurve('546,714 566,722 592,744 612,770 634,808 644,830', 6);
  const gathered = traceCurve('658,556 676,540 700,536 722,546 740,570 746,610', 6);
  return [
    path(
      smooth(
        closedCurve(
          '545,714 550,700 570,688 604,676 634,652 652,624 680,612 716,640 720,680 704,734 676,790 646,834 634,808 612,770 592,746 566,724',
        ),
      ),
      SEA[1] ?? '',
    ),
    times(150, (i) => {
      const t = (i * 0.618) % 1;
      const [a, far] = [along(hairline, t), along(gathered, clamp(t + S.rng.gauss(0, 0.03)))];
      const k = S.rng.range(0.7, 1.1);
      const b = { x: lerp(a.x, far.x, k), y: lerp(a.y, far.y, k) };
      const lift = 4 * (1 - t) + S.rng.gauss(0, 3);
      const light = 0.2 + 0.55 * (1 - t) + S.rng.gauss(0, 0.16);
      return brushLine(
        S,
        [
          [a.x, a.y],
          [lerp(a.x, b.x, 0.5) + 14 * (1 - t), lerp(a.y, b.y, 0.3) - lift],
          [lerp(a.x, b.x, 0.86), lerp(a.y, b.y, 0.66) - lift * 0.3],
          [b.x, b.y],
        ],
        S.rng.range(1.6, 3.4),
        colours(clamp(light)),
        { attack: 0.08, decay: 0.6 },
      );
    }),
  ];
}

function comb(S: Easel): Mark {
  const back = smooth(closedCurve('196,888 210,874 300,868 392,876 420,894 414,908 300,900 206,908'));
  return [
    times(19, (i) =>
      path(
        smooth(
          ribbon(
            traceCurve(`${208 + i * 9},898 ${208 + i * 9},930 ${207 + i * 9},958`),
            (t) => 2.6 - 1.4 * t,
          ),
        ),
        mix(P.comb, P.deep, 0.25),
      ),
    ),
    path(back, P.comb),
    brushLine(S, trace('206,882 300,874 390,884'), 2.4, '#fff0c8', { opacity: 0.8 }),
  ];
}

export default card({ finish: gouache, grade: { vignette: 0.2 }, paint });
