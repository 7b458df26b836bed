/** Small summer people on the grass and an old man in winter clothes, of a few flat shapes: about 150 px high at s = 1. Gouache, sun from the upper left. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch } from '../kit/colour.ts';
import { ellipse, group, line, moved } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const SKIN = { body: oklch(0.82, 0.07, 58), shade: oklch(0.64, 0.085, 45) };
const INK = '#3a2420';

/** Sits with her legs to one side, facing left, and holds out an apple. */
export function offeringWoman(S: Easel, at: Standing): string {
  const [dress, fold] = [oklch(0.95, 0.02, 95), oklch(0.76, 0.05, 150)];
  const [blouse, deep] = [oklch(0.7, 0.14, 35), oklch(0.54, 0.13, 28)];
  const hair = oklch(0.36, 0.07, 45);
  return moved(
    at,
    cel(S, '-70,-16 -100,-10 -112,-2 -108,6 -84,8 -62,4', SKIN.shade),
    cel(S, '12,-104 26,-94 38,-60 46,-24 58,-6 48,2 36,-6 28,-30 18,-62 6,-84', SKIN.shade),
    cel(
      S,
      '-80,4 -88,-12 -62,-40 -22,-58 16,-54 42,-30 70,-4 54,12 0,16 -48,14',
      dress,
      laid('-90,10 -40,-6 0,-22 30,-40 80,-10 60,24 -40,24', fold, 0.9),
      laid('-60,-40 -20,-30 6,-40 0,-34 -30,-22', fold, 0.6),
    ),
    cel(
      S,
      '-22,-44 -24,-74 -27,-94 -14,-110 10,-112 22,-92 20,-62 16,-42',
      blouse,
      laid('2,-116 30,-110 30,-36 6,-36 12,-76', deep, 0.85),
    ),
    cel(S, '-8,-106 -10,-124 6,-126 8,-108', SKIN.shade),
    cel(
      S,
      'M-24 -120C-29 -122 -30 -127 -29 -130C-31 -132 -31 -134 -30 -136C-34 -138 -36 -141 -35 -143C-32 -147 -30 -150 -30 -154C-29 -168 -14 -176 0 -172C12 -168 16 -156 13 -142C10 -128 2 -118 -8 -117C-14 -116 -20 -118 -24 -120Z',
      SKIN.body,
      laid('-14,-116 0,-130 8,-150 20,-150 14,-110', SKIN.shade, 0.7),
      ellipse(-18, -134, 6, 4, oklch(0.7, 0.16, 30), 'opacity=".5"'),
    ),
    cel(
      S,
      '-31,-152 -28,-170 -8,-182 12,-178 22,-160 20,-140 12,-130 6,-142 -2,-154 -14,-160',
      hair,
      laid('0,-186 28,-170 24,-130 8,-126 14,-152', oklch(0.25, 0.05, 40), 0.8),
    ),
    ellipse(26, -150, 12, 13, hair),
    ellipse(-21, -146, 2.2, 3, INK),
    line('M-26 -153Q-21 -156 -17 -153', hair, 2.2),
    line('M-28 -129Q-24 -126 -20 -129', '#9a4038', 2),
    cel(
      S,
      '-8,-106 10,-100 6,-84 -24,-80 -58,-86 -84,-96 -94,-106 -98,-114 -90,-114 -82,-104 -78,-112 -72,-110 -70,-102 -46,-98 -20,-100',
      SKIN.body,
      laid('-90,-90 -50,-88 -20,-88 10,-94 10,-70 -60,-70', SKIN.shade, 0.7),
    ),
    cel(
      S,
      '-14,-110 10,-112 18,-96 10,-78 -20,-80 -24,-96',
      blouse,
      laid('-20,-84 0,-88 12,-100 24,-100 14,-70', deep, 0.85),
    ),
    ellipse(-92, -119, 10, 9.5, oklch(0.58, 0.2, 27)),
    ellipse(-95, -122, 3, 2.6, oklch(0.82, 0.12, 40)),
    line('M-92 -128Q-90 -133 -87 -134', INK, 1.8),
  );
}

/** On his back, one knee up, a straw hat over his face; feet to the left. */
export function loungingMan(S: Easel, at: Standing): string {
  const [cloth, fold] = [oklch(0.56, 0.06, 250), oklch(0.4, 0.06, 255)];
  const [shirt, crease] = [oklch(0.95, 0.015, 95), oklch(0.76, 0.05, 160)];
  const straw = oklch(0.86, 0.1, 90);
  return moved(
    at,
    cel(S, '-128,4 -130,-14 -120,-18 -112,-6 -112,6', oklch(0.4, 0.06, 45)),
    cel(S, '-116,4 -116,-8 -60,-18 4,-24 4,0 -60,6', fold),
    cel(S, '-84,8 -96,-2 -112,2 -114,10 -92,12', oklch(0.45, 0.07, 45)),
    cel(
      S,
      '8,-28 -20,-48 -42,-82 -58,-86 -68,-68 -78,-34 -94,-2 -84,10 -70,4 -54,-30 -46,-48 -22,-12 6,2',
      cloth,
      laid('-80,14 -60,-24 -48,-56 -20,-20 10,-10 10,14', fold, 0.85),
    ),
    cel(
      S,
      '86,-32 104,-54 130,-62 146,-46 136,-30 118,-40 104,-20',
      shirt,
      laid('100,-20 120,-44 150,-50 140,-20', crease, 0.8),
    ),
    cel(
      S,
      '-4,-30 40,-42 84,-40 104,-28 104,-2 60,6 0,4',
      shirt,
      laid('-10,-4 40,-12 110,-14 110,14 -10,14', crease, 0.9),
    ),
    // Braces, and a hand on his waistband.
    line('M8 -28Q40 -22 92 -34', oklch(0.5, 0.12, 28), 4),
    cel(
      S,
      '84,-32 70,-14 44,-6 22,-12 14,-20 20,-26 44,-20 62,-28 72,-38',
      mix(shirt, crease, 0.35),
      laid('80,-20 50,-2 10,-8 20,-16 60,-18', crease, 0.8),
    ),
    cel(S, '24,-26 10,-28 2,-20 8,-12 24,-12', SKIN.body),
    ellipse(124, -20, 20, 18, SKIN.shade),
    group(
      { transform: 'rotate(18 126 -34)' },
      ellipse(126, -30, 36, 10, mix(straw, INK, 0.25)),
      cel(
        S,
        '104,-32 108,-54 128,-60 146,-52 150,-32 126,-28',
        straw,
        laid('128,-64 160,-60 156,-24 132,-24', oklch(0.68, 0.1, 80), 0.8),
      ),
      line('M105 -38Q127 -32 149 -38', oklch(0.5, 0.12, 28), 5),
    ),
  );
}

/** Seen from behind, a net over the shoulder. */
export function netChild(S: Easel, at: Standing): string {
  const [shirt, deep] = [oklch(0.82, 0.14, 85), oklch(0.64, 0.13, 68)];
  const hair = oklch(0.5, 0.09, 60);
  return moved(
    at,
    line('M26 -58L74 -128', oklch(0.5, 0.07, 60), 3.6),
    ellipse(84, -142, 20, 17, 'none', `stroke="${oklch(0.5, 0.07, 60)}" stroke-width="3"`),
    cel(
      S,
      '66,-136 70,-108 92,-100 102,-134',
      '#ffffff',
      laid('80,-140 110,-140 100,-90 84,-100', oklch(0.8, 0.04, 160), 0.7),
    ),
    cel(S, '-22,-30 -24,-4 -30,2 -8,3 -6,-28', SKIN.body),
    cel(S, '6,-28 8,3 28,2 24,-6 22,-30', SKIN.shade),
    cel(S, '-24,-26 -26,-46 26,-46 26,-24 2,-20', oklch(0.45, 0.08, 255)),
    cel(
      S,
      '-26,-42 -32,-72 -18,-86 18,-86 30,-70 26,-42 0,-38',
      shirt,
      laid('4,-90 40,-80 34,-34 6,-34 12,-60', deep, 0.85),
    ),
    cel(S, '18,-80 32,-74 36,-58 26,-50 18,-58', SKIN.shade),
    cel(S, '-22,-80 -36,-66 -40,-44 -30,-40 -24,-56', SKIN.body),
    cel(
      S,
      '-24,-108 -18,-130 4,-136 22,-126 26,-106 16,-88 -12,-88',
      hair,
      laid('4,-140 32,-130 30,-84 8,-84 14,-108', mix(hair, INK, 0.5), 0.8),
    ),
    ellipse(-25, -104, 5, 6, SKIN.body),
  );
}

/** Stoops a little, facing right; one bare hand half lifted, a sled on a rope behind. */
export function oldManWithSled(S: Easel, at: Standing): string {
  const [coat, deep] = [oklch(0.42, 0.05, 265), oklch(0.29, 0.045, 270)];
  const fur = oklch(0.5, 0.05, 55);
  const wood = oklch(0.6, 0.1, 62);
  return moved(
    at,
    // The sled.
    brushLine(S, trace('-26,-62 -40,-44 -52,-18'), 1.6, INK),
    line('M-124 2Q-84 6 -58 0Q-46 -4 -46 -18', oklch(0.4, 0.06, 50), 5),
    line('M-116 -16Q-82 -12 -62 -16Q-50 -20 -50 -32', oklch(0.4, 0.06, 50), 4),
    [0, 1, 2].map((i) =>
      line(
        `M${-116 + i * 19} -6L${-106 + i * 19} -26`,
        i % 2 ? wood : mix(wood, INK, 0.2),
        11,
        'stroke-linecap="butt"',
      ),
    ),
    // Boots, coat, arm.
    cel(S, '-26,0 -28,-40 -4,-42 -4,-8 8,-2 6,5 -24,5', oklch(0.27, 0.03, 280)),
    cel(S, '4,-2 4,-42 26,-42 26,-12 40,-5 40,3 8,4', oklch(0.32, 0.03, 280)),
    cel(
      S,
      '-38,-24 -38,-90 -30,-128 -6,-148 18,-142 30,-120 34,-76 40,-24 0,-16',
      coat,
      laid('8,-150 50,-130 50,-10 10,-10 16,-70', deep, 0.9),
    ),
    brushLine(S, trace('12,-120 18,-80 18,-22'), 1.8, deep),
    cel(S, '-28,-124 -12,-126 -10,-96 -16,-70 -26,-56 -38,-62 -34,-90', mix(coat, '#ffffff', 0.1)),
    cel(
      S,
      '2,-132 18,-130 34,-108 52,-98 58,-90 50,-82 30,-88 8,-104',
      mix(coat, '#ffffff', 0.06),
      laid('0,-100 30,-92 60,-92 50,-70 10,-80', deep, 0.8),
    ),
    cel(S, '52,-100 64,-106 76,-108 78,-103 70,-100 78,-98 77,-93 62,-88 54,-86', SKIN.body),
    cel(
      S,
      '-22,-140 -16,-152 16,-150 24,-138 16,-128 -10,-128',
      oklch(0.55, 0.13, 28),
      laid('4,-156 30,-150 26,-124 8,-126', oklch(0.42, 0.11, 25), 0.8),
    ),
    cel(
      S,
      'M-14 -168C-16 -186 -4 -194 8 -193C20 -192 25 -184 25 -178C27 -174 31 -170 33 -166C33 -163 30 -162 28 -162C29 -159 28 -157 26 -156C27 -150 22 -145 14 -145C2 -144 -12 -152 -14 -168Z',
      SKIN.body,
      laid('-20,-144 -6,-160 6,-152 24,-150 20,-138 -10,-136', SKIN.shade, 0.7),
    ),
    cel(S, '10,-160 22,-158 27,-154 28,-144 20,-136 6,-138 0,-148 2,-156', oklch(0.93, 0.01, 250)),
    ellipse(20, -172, 2, 2.6, INK),
    line('M15 -179Q20 -181 25 -178', oklch(0.85, 0.01, 250), 3),
    cel(
      S,
      '-22,-176 -20,-198 2,-210 24,-202 28,-186 20,-182 2,-182 -2,-166 -4,-150 -14,-148 -20,-160',
      fur,
      laid('-30,-170 -14,-196 -10,-150 -30,-140', oklch(0.36, 0.045, 48), 0.8),
    ),
  );
}
