/** A fox that walks up to a step on the right, head low, a cup by its handle in the jaws; it stands at y 1092 between x 20 and 650. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { mix, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { trace, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

export interface FoxPaint {
  /** Darkest to lightest. */
  coat: readonly Colour[];
  bib: readonly Colour[];
  black: Colour;
  glaze: Colour;
  blue: Colour;
  shade: Colour;
  from: number;
}

const BODY = closedCurve(
  '448,856 400,832 330,826 256,832 196,854 162,896 158,948 184,980 236,976 300,982 360,1000 410,1010 446,990 474,956 486,910 474,876',
);
const HEAD = closedCurve(
  '442,904 446,862 472,836 506,832 534,848 548,878 552,904 570,930 592,952 604,968 600,984 582,988 556,982 530,980 498,978 462,960',
);
const EAR = closedCurve('464,868 446,820 444,782 452,776 478,802 500,842');
const FAR_EAR = closedCurve('500,846 506,800 516,776 526,782 532,820 530,862');
const TAIL = closedCurve(
  '190,862 140,866 86,892 42,940 20,1000 22,1056 46,1092 76,1090 96,1058 112,1010 140,970 180,944 200,900',
);
const TIP = closedCurve('22,1030 26,1064 46,1094 78,1092 92,1064 70,1060 56,1044 42,1050');
const BIB = closedCurve(
  '474,944 506,958 544,964 580,980 590,985 556,984 524,992 500,1012 470,1040 440,1040 424,1012 446,980',
);
const LEGS = {
  farHind: closedCurve(
    '230,950 276,960 280,1000 266,1034 258,1066 274,1088 270,1094 238,1092 238,1050 240,1010',
  ),
  farFore: closedCurve('424,986 458,976 476,1004 482,1030 506,1050 510,1062 496,1068 466,1056 446,1034'),
  hind: closedCurve(
    '164,900 220,908 250,950 240,994 214,1020 206,1056 224,1084 220,1093 182,1092 176,1056 180,1014 160,968',
  ),
  fore: closedCurve(
    '378,960 432,958 440,1010 432,1050 434,1074 450,1088 446,1094 406,1093 402,1050 390,1010',
  ),
};

const FLOW = flowAlong(
  [
    '590,970 540,880 490,846 420,840 320,832 220,850 160,920',
    '560,960 480,940 420,900 300,890 200,910 170,960',
    '450,970 380,980 280,960 200,970',
    '190,880 100,900 40,980 40,1080',
    '190,930 130,960 90,1030 70,1090',
    '400,960 410,1030 420,1090',
    '210,930 220,1000 190,1060',
  ].map((list) => trace(list)),
);

export function foxWithCup(S: Easel, o: FoxPaint): string {
  const light = { from: o.from, before: 32 };
  const tone = new Tone(0.3)
    .round(TAIL, { ...light, size: 50, dark: 0.05 })
    .round(BODY, { ...light, size: 86, dark: 0.04 })
    .round(LEGS.hind, { ...light, size: 36, dark: 0.1 })
    .round(LEGS.fore, { ...light, size: 26, dark: 0.08 })
    .glow(300, 1000, 150, -0.3, 40)
    .round(HEAD, { ...light, size: 48, dark: 0.1 })
    .round(EAR, { ...light, size: 14, dark: 0.15 });
  const far = new Tone(0.16).round(LEGS.farFore, { ...light, size: 16, light: 0.5 });
  const pale = new Tone(0.55)
    .round(BIB, { ...light, size: 36, dark: 0.15 })
    .round(TIP, { ...light, size: 20, dark: 0.3 });
  const coat = ramp(o.coat);
  const part = (name: string, shape: Points, plan = tone): Mark =>
    modelled(S.element(name), shape, { tone: plan, colours: o.coat, flow: FLOW, length: 22, width: 2.8 });
  const edge = (name: string, shape: Points, n: number, length = 13): Mark =>
    fringe(S.element(name), shape, {
      n,
      length,
      width: 1.8,
      flow: (x, y) => FLOW(x, y),
      out: 0.35,
      colour: (x, y) => coat(tone.at(x, y)),
    });
  const stocking = (name: string, shape: Points, y: number): Mark =>
    group(
      { 'clip-path': S.clip(smooth(shape)) },
      path(`M-20 ${y}L820 ${y - 14}V1200H-20Z`, o.black),
      fur(S.element(name), {
        region: shape.filter(([, v]) => v > y - 20 && v < y + 14).length > 2 ? shape : BODY,
        n: 160,
        length: 20,
        width: 1.6,
        flow: 1.5,
        colour: (x, v) =>
          v < y + 8 ? mix(coat(tone.at(x, v)), o.black, Math.max(0, (v - y + 40) / 60)) : o.black,
        opacity: [0.5, 0.9],
      }),
    );
  return group(
    {},
    part('tail', TAIL),
    edge('tail edge', TAIL, 320, 18),
    modelled(S.element('tip'), TIP, { tone: pale, colours: o.bib, flow: FLOW, length: 18, width: 2.4 }),
    fringe(S.element('tip edge'), TIP, {
      n: 110,
      length: 15,
      width: 1.8,
      flow: 1.7,
      out: 0.3,
      colour: o.bib[2] ?? '',
    }),
    part('far hind', LEGS.farHind, far),
    stocking('far hind black', LEGS.farHind, 1030),
    part('far fore', LEGS.farFore, far),
    stocking('far fore black', LEGS.farFore, 1026),
    part('body', BODY),
    edge('body edge', BODY, 300),
    part('hind', LEGS.hind),
    stocking('hind black', LEGS.hind, 1040),
    part('fore', LEGS.fore),
    stocking('fore black', LEGS.fore, 1020),
    modelled(S.element('bib'), BIB, { tone: pale, colours: o.bib, flow: FLOW, length: 18, width: 2.4 }),
    fringe(S.element('bib edge'), BIB, {
      n: 120,
      length: 14,
      width: 1.6,
      flow: 2.2,
      out: 0.4,
      colour: o.bib[2] ?? '',
    }),
    part('far ear', FAR_EAR, new Tone(0.3)),
    cup(S.element('cup'), o),
    part('head', HEAD),
    cheek(S.element('cheek'), o),
    part('ear', EAR),
    path(smooth(closedCurve('466,856 454,818 452,794 470,812 488,842')), mix(o.black, o.coat[1] ?? '', 0.3)),
    path(smooth(closedCurve('446,800 444,778 454,776 468,792 456,796')), o.black),
    face(S.element('face'), o),
  );
}

/** White under the eye, along the jaw. */
function cheek(S: Easel, o: FoxPaint): Mark {
  const shape = closedCurve(
    '452,966 456,934 478,916 506,922 532,934 552,938 576,958 596,980 574,986 540,980 508,990 478,1000 462,990',
  );
  return [
    modelled(S, shape, {
      tone: new Tone(0.6).round(shape, { from: o.from, before: 40, size: 16, dark: 0.3 }),
      colours: o.bib,
      flow: FLOW,
      length: 14,
      width: 2,
    }),
    fringe(S, shape, { n: 70, length: 10, width: 1.4, flow: 3, out: 0.3, colour: o.bib[2] ?? '' }),
  ];
}

function face(S: Easel, o: FoxPaint): Mark {
  return [
    // the eye, lowered to what it carries
    path('M508 884C518 881 531 889 537 902C526 903 513 897 508 884Z', o.black),
    path('M516 888C523 888 530 894 533 899C526 899 519 895 516 888Z', '#c98a34'),
    path('M524 889C527 891 528 896 527 899C523 897 522 893 524 889Z', o.black),
    path('M505 883C517 876 533 885 539 903C530 896 517 890 505 883Z', o.coat[1] ?? ''),
    brushLine(S, trace('537,902 550,920 562,936'), 2.6, mix(o.coat[0] ?? '', o.black, 0.5), { opacity: 0.7 }),
    brushLine(S, trace('500,876 516,872 530,880'), 3, o.coat[4] ?? '', { opacity: 0.6 }),
    path(smooth(closedCurve('590,956 604,957 611,968 605,978 594,972')), o.black),
    ellipse(601, 962, 3, 2, '#8d8a98'),
    brushLine(S, trace('600,983 582,984 556,972'), 2.2, o.black),
    ['576,962 610,940 632,930', '578,966 616,954 640,952', '574,970 606,972 626,982'].map((l) =>
      brushLine(S, trace(l), 0.9, o.bib[3] ?? '', { opacity: 0.7 }),
    ),
  ];
}

/** Not so much as a chip. */
function cup(S: Easel, o: FoxPaint): Mark {
  const bowl = 'M606 976C606 1010 616 1030 634 1036H668C686 1030 696 1008 696 976Z';
  return [
    line('M612 988C590 978 578 992 588 1006C598 1016 612 1014 618 1010', o.shade, 10),
    line('M612 987C590 977 578 991 588 1005C598 1014 612 1012 618 1008', o.glaze, 6.5),
    path(bowl, o.glaze),
    group(
      { 'clip-path': S.clip(bowl) },
      path('M664 970H700V1040H640C672 1026 676 1000 664 970Z', o.shade, 'opacity=".8"'),
      path('M600 984C630 994 672 994 700 984V992C672 1002 630 1002 600 992Z', o.blue),
      [624, 646, 668].map((x) => [
        ellipse(x, 1012, 4, 4, o.blue),
        [0, 1, 2, 3, 4].map((i) => {
          const a = (i / 5) * Math.PI * 2;
          return ellipse(x + Math.cos(a) * 8, 1012 + Math.sin(a) * 8, 3.4, 3.4, o.blue, 'opacity=".75"');
        }),
      ]),
    ),
    path('M630 1034H672L676 1044H626Z', o.glaze),
    path('M652 1034H672L676 1044H656Z', o.shade),
    ellipse(651, 976, 45, 9, mix(o.glaze, o.shade, 0.35)),
    ellipse(651, 978, 38, 6.5, '#9a5a34'),
    ellipse(651, 976, 45, 9, 'none', `stroke="${o.glaze}" stroke-width="3"`),
  ];
}
